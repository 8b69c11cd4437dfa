"""The example that anybody can replay with one tap, and change into their own board."""

from __future__ import annotations

EXAMPLE = """\
# A board, what the players did, and what they claim. Change anything and replay it.
scenario: 1
game: dbs-masters
profile: masters-2019
title: Draw first or block first?
turn: {player: Ann, number: 4, phase: main, first: Ben}
players:
  Ann:
    leader: {id: hero, name: Star Captain, power: 10000}
    battle:
      - id: raider
        name: Comet Raider
        power: 20000
        skills:
          - id: raider.draw
            text: "[Auto] When this card attacks, draw 1 card."
            reading: {timing: auto, when: {attacks: self}, do: [{draw: 1}]}
          - id: raider.boost
            text: "[Auto] When this card attacks, it gets +5,000 power for the battle."
            reading: {timing: auto, when: {attacks: self}, do: [{power: 5000, until: battle}]}
    energy: {active: 3, rested: 1}
    hand: 3
    life: 6
    deck: 30
  Ben:
    leader: {id: rival, name: Iron Warden, power: 10000}
    battle:
      - {id: guard, name: Gate Guard, power: 15000, keywords: [Blocker]}
    life: 4
    hand: [{id: helper, name: Loyal Helper, power: 5000, combo_cost: 0, combo_power: 10000}, 2]
    energy: {active: 2}
    deck: 30
actions:
  - {player: Ann, attack: raider, target: rival}
  - {player: Ben, activate: guard.blocker}
claims:
  - {id: draw-first, by: Ann, order: [raider.draw, guard.blocker]}
  - {id: draw-before-boost, by: Ann, order: [raider.draw, raider.boost]}
  - {id: guard-lives, by: Ben, at: end, zone: {guard: battle}}
near:
  - {change: {players.Ben.battle.0.power: 30000}}
"""
