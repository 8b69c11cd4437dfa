"""What a phone in a hall waits for: the first answer to a question, with nothing kept, on a slow network and processor.

The site runs as `make run` serves it, in a folder of its own; the browser does the slowing.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

ROUND_TRIP_MS = 150
BITS_PER_SECOND = 1_600_000
TIMES_SLOWER = 4
RUNS = 5
QUESTIONS = ("block after combo", "deux dégâts vies une par une", "gleichstand wer gewinnt")
SIZE = {"width": 390, "height": 844}

# When the browser drew the first answer, counted from the start of the navigation.
SEEN = """
new Promise((resolve) => {
  const drawn = () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0));
  const isThere = () => document.querySelector("#results article .ruling__answer");
  const look = () => (isThere() ? drawn() : requestAnimationFrame(look));
  look();
})
"""
PAINT = "performance.getEntriesByType('paint').map((one) => one.startTime)"


@dataclass(frozen=True, slots=True, kw_only=True)
class Visit:
    """One cold visit: milliseconds until the answer was drawn, and bytes that crossed the network, by address."""

    milliseconds: float
    bytes_by_address: dict[str, int]

    @property
    def transfer(self) -> int:
        """Return all bytes."""
        return sum(self.bytes_by_address.values())


def main() -> None:
    """Print the time and the transfer of each question, best and middle of several runs."""
    browser_path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if browser_path is None:
        print("phone: Chromium is not there")
        return
    from tests.serving import serve

    with tempfile.TemporaryDirectory() as folder:
        site = serve(Path(folder))
        try:
            for question in QUESTIONS:
                _report(question, [visit(site.base, question, browser_path) for _ in range(RUNS)])
        finally:
            site.stop()
    print()


def _report(question: str, visits: list[Visit]) -> None:
    times = sorted(one.milliseconds for one in visits)
    first = visits[0]
    print(
        f"phone, cold, {question!r}: first answer drawn after {times[len(times) // 2]:.0f} ms "
        f"(best {times[0]:.0f}, worst {times[-1]:.0f}), {first.transfer / 1000:.1f} kB "
        f"in {len(first.bytes_by_address)} files"
    )
    if "--files" in sys.argv:
        for address, size in sorted(first.bytes_by_address.items(), key=lambda row: -row[1]):
            print(f"    {size / 1000:7.1f} kB  {address}")


def visit(base: str, question: str, browser_path: str) -> Visit:
    """Ask a question with a fresh profile on a slow phone."""
    from playwright.sync_api import sync_playwright

    sizes: dict[str, int] = {}
    addresses: dict[str, str] = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=browser_path, args=["--no-sandbox", "--disable-background-networking"]
        )
        page = browser.new_context(viewport=SIZE, has_touch=True, is_mobile=True).new_page()  # type: ignore[arg-type]  # a size
        session = page.context.new_cdp_session(page)
        session.on(
            "Network.requestWillBeSent",
            lambda sent: addresses.update({sent["requestId"]: sent["request"]["url"]}),
        )
        session.on(
            "Network.loadingFinished",
            lambda done: sizes.update(
                {addresses.get(done["requestId"], "?"): int(done["encodedDataLength"])}
            ),
        )
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})
        session.send(
            "Network.emulateNetworkConditions",
            {
                "offline": False,
                "latency": ROUND_TRIP_MS,
                "downloadThroughput": BITS_PER_SECOND / 8,
                "uploadThroughput": BITS_PER_SECOND / 8,
            },
        )
        session.send("Emulation.setCPUThrottlingRate", {"rate": TIMES_SLOWER})
        page.goto(f"{base}/rulings/?q={quote(question)}", wait_until="commit")
        drawn = max([float(page.evaluate(SEEN)), *page.evaluate(PAINT)])
        page.wait_for_load_state("networkidle")
        browser.close()
    return Visit(
        milliseconds=drawn,
        bytes_by_address={address.removeprefix(base): size for address, size in sizes.items()},
    )


if __name__ == "__main__":
    main()
