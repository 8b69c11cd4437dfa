"""Run every benchmark and print its figures, with the time of a fixed loop beside them."""

from __future__ import annotations

from benchmarks import cards, crowded, decks, engine, pairing, phone, rulings
from benchmarks.timing import fixed_loop


def main() -> None:
    """Print all figures."""
    print(
        f"fixed loop (2,000,000 additions): {fixed_loop() * 1000:.0f} ms; compare machines by this figure\n"
    )
    engine.main()
    crowded.main()
    pairing.main()
    cards.main()
    decks.main()
    rulings.main()
    phone.main()


if __name__ == "__main__":
    main()
