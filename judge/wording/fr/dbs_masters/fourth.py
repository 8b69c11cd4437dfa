"""French: Dragon Ball Super Card Game (Masters): what only the rules of the manual 4.00 say."""

from __future__ import annotations

FOURTH = {
    "ask:setup.chooser": "Qui choisit le premier joueur ?",
    "ask:setup.choose_start": "Qui {player} laisse-t-il commencer ?",
    "subject:chooser": "qui choisit le premier joueur",
    "blank.marker": "le marqueur d'énergie",
    "claim:happens:combo_leaves": (
        "{of} est sur le point de passer de la Zone de Combo à la Zone de Dispersion."
    ),
    "claim:never:combo_leaves": (
        "{of} n'est jamais sur le point de passer de la Zone de Combo à la Zone de Dispersion."
    ),
    "claim:happens:damage_step_ends": "L'étape des Dégâts {of:de} se termine.",
    "claim:never:damage_step_ends": "L'étape des Dégâts {of:de} ne se termine pas.",
    "event:combo_leaves": "",
    "event:damage_step_ends": "",
    "keyword.ultimate": "[Ultimate]",
    "rule:activate.pay_card": "L'énergie d'une carte Extra est payée en premier.",
    "rule:activate.card_to_drop": (
        "Une carte Extra est dans la Zone de Dispersion avant que sa Capacité puisse être contrée."
    ),
    "rule:activate.pay_skill": (
        "Le coût de la Capacité est payé une fois la carte dans la Zone de Dispersion."
    ),
    "rule:battle.combo_leaves": (
        "Les Capacités d'une carte de Combo qui va dans la Zone de Dispersion se résolvent avant son "
        "déplacement."
    ),
    "rule:battle.end_checkpoint": "La fin du combat commence par un point de contrôle.",
    "rule:battle.ko_checkpoint": "Les Capacités d'une carte mise KO ont leur propre point de contrôle.",
    "rule:battle.winner_told": (
        "Les Capacités de la carte qui met KO sont en suspens après celles de la carte mise KO."
    ),
    "rule:charge_phase.activate_checkpoint": (
        "Des Capacités se résolvent entre le passage en mode Action et la pioche."
    ),
    "rule:counter_window.extra_to_drop": (
        "Une carte Extra est dans la Zone de Dispersion avant que son contre soit activé."
    ),
    "rule:counter_window.pay_skill": "Le coût de la Capacité du contre est payé ensuite.",
    "rule:setup.place_leaders": "Les deux Leaders sont montrés ; les Capacités liées sont en suspens.",
    "rule:setup.chooser": "Le hasard désigne le joueur qui choisit.",
    "rule:setup.choose_start": "Le joueur désigné par le hasard choisit qui commence.",
    "rule:setup.checkpoint": "Les Capacités des Leaders se résolvent avant que les decks soient mélangés.",
    "rule:setup.whole_hand_back": "Pour repiocher, on remet toute sa main dans le deck.",
    "rule:setup.draw_six": "Six cartes sont piochées de nouveau.",
    "rule:setup.energy_marker": "Le joueur qui ne commence pas reçoit le marqueur d'énergie.",
    "step:activate.pay_card:declared": "{actor} active {skill}.",
    "zone.marker": "Marqueur d'énergie",
    "zone.marker.to": "vers le marqueur d'énergie",
    "zone.marker.from": "du marqueur d'énergie",
    "zone.marker.in": "en marqueur d'énergie",
    "zone.marker.the": "le marqueur d'énergie",
}
