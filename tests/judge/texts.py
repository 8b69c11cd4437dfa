"""Scenarios as people write them, shared by the tests of services, commands and API."""

from __future__ import annotations

BLOCKER = """\
scenario: 1
game: dbs-masters
profile: masters-2019
title: Attack skills and a blocker
turn: {player: A, number: 4, phase: main, first: B}
players:
  A:
    leader: {id: la, name: Son Goku, power: 10000}
    battle:
      - id: a1
        name: Raider
        power: 20000
        skills:
          - {id: a1.s1, text: "When this card attacks, draw 1 card.",
             reading: {timing: auto, when: {attacks: self}, do: [{draw: 1}]}}
    energy: {active: 3, rested: 1}
    hand: 3
    life: 6
    deck: 30
  B:
    leader: {id: lb, name: Frieza, power: 10000}
    battle:
      - {id: b1, name: Guard, power: 5000, keywords: [Blocker]}
      - {id: b2, name: Second Guard, power: 5000, keywords: [Blocker]}
    energy: 2
    life: 4
    hand: [{id: h1, name: Helper, combo_cost: 0, combo_power: 10000}, 2]
    deck: 30
actions:
  - {player: A, attack: a1, target: lb}
  - {player: B, activate: b1.blocker}
  - {player: B, combo: h1}
claims:
  - {id: c1, by: A, order: [a1.s1, b1.blocker]}
  - {id: c2, by: B, at: end, zone: {b1: drop}}
  - {id: c3, by: B, allowed: {player: B, activate: b2.blocker}, after: 3}
expect:
  c1: ALWAYS
  c2: ALWAYS
  c3: {verdict: NEVER, because: blocker_only_at_declaration}
near:
  - {change: {players.B.battle.0.power: 15000}, expect: {c2: NEVER}}
shows: [dbs-masters/faq/bloqueur/2]
"""

ORDER = """\
# A table in Lyon.
scenario: 1
game: dbs-masters
profile: masters-2019
title: Two skills of one player
players:
  A:
    leader: {id: la, name: Son Goku, power: 10000}
    battle:
      - id: a1
        name: Raider
        power: 20000
        skills:
          - {id: a1.s1, text: "Draw 1 card.", reading: {timing: auto, when: {attacks: self}, do: [{draw: 1}]}}
          - {id: a1.s2, text: "Power up.", reading: {timing: auto, when: {attacks: self}, do: [{power: 5000}]}}
    hand: 3
    life: 6
    deck: 30
    energy: 0
  B:
    leader: {id: lb, name: Frieza, power: 10000}
    battle:
      - {id: b1, name: Guard, power: 5000, keywords: [Blocker]}
    life: 4
    hand: 2
    deck: 30
    energy: 0
actions:
  - {player: A, attack: a1, target: lb}   # the disputed attack
  - {player: B, activate: b1.blocker}
claims:
  - {id: c1, order: [a1.s1, a1.s2]}
  - {id: c2, allowed: {player: B, activate: b1.blocker}, after: 1}
  - {id: c3, at: end, zone: {b1: drop}, after: 2}
"""

REFUSED = BLOCKER.replace("  - {player: B, activate: b1.blocker}\n  - {player: B, combo: h1}\n", "").replace(
    "{player: A, attack: a1, target: lb}", "{player: A, attack: a1, target: b1}"
)
REFUSED = REFUSED[: REFUSED.index("claims:")]
"""An attack on a Battle Card in Active Mode: dbs-masters/faq/combat/1 forbids it."""

UNCOUNTED = """\
scenario: 1
game: dbs-masters
profile: masters-2019
title: A count that nobody wrote down leaves the winner open
turn: {player: A, number: 9, phase: main, first: A}
players:
  A:
    leader: {id: la, name: Captain, power: 10000}
    battle: [{id: a1, name: Twin Blade, power: 20000, keywords: [Double Strike]}]
    life: 2
    deck: 20
  B:
    leader: {id: lb, name: Rival, power: 10000}
    deck: 20
actions:
  - {player: A, attack: a1, target: lb}
claims:
  - {id: wins, by: A, ends: {winner: A}}
  - {id: hit, by: A, happens: {damage: B}}
"""
"""A board on which nobody wrote how many life cards B has: the winner is open."""

UNREAD = """\
scenario: 1
game: dbs-masters
profile: masters-2019
title: A text that was not read is never passed over in silence
turn: {player: A, number: 5, phase: main, first: A}
players:
  A:
    leader: {id: la, name: Captain, power: 10000}
    battle:
      - {id: a1, name: Riddler, power: 20000,
         skills: [{id: a1.s1, text: "[Auto] When this card attacks, something strange happens.",
                   reading: {timing: auto, when: {attacks: self}, do: [{unread: something strange happens}]}}]}
    life: 6
    deck: 30
  B:
    leader: {id: lb, name: Rival, power: 10000}
    battle: [{id: b1, name: Shield Bearer, power: 5000, keywords: [Blocker]}]
    life: 6
    deck: 30
actions:
  - {player: A, attack: a1, target: lb}
  - {player: B, activate: b1.blocker}
claims:
  - {id: order, by: A, order: [a1.s1, b1.blocker]}
  - {id: gone, by: A, at: end, zone: {b1: drop}}
"""
"""A board with a text that nobody has read to its end."""
