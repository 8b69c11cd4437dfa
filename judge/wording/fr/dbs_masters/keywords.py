"""French: Dragon Ball Super Card Game (Masters): keywords that the FAQ does not speak of."""

from __future__ import annotations

KEYWORDS = {
    "ask:aegis.choose": "Quelles cartes de sa main {player} donne-t-il pour [Égide] ?",
    "ask:aegis.energy_active": "Quelles sources d'énergie passent en mode Action ?",
    "ask:checkpoint.one_of_a_name": "Quelle carte [Unique] reste en jeu ?",
    "check:offering": (
        "[Offering] : l'adversaire met un point de vie dans la Zone de Dispersion, sinon deux cartes sont "
        "piochées."
    ),
    "check:one_of_a_name": "De plusieurs cartes [Unique] du même nom, une seule reste en jeu.",
    "keyword.energy_exhaust": "[Fuite d'énergie]",
    "keyword.field": "[Terrain]",
    "keyword.offering": "[Offering]",
    "keyword.servant": "[Servant]",
    "keyword.unique": "[Unique]",
    "timing.aegis": "[Égide]",
    "timing.arrival": "[Apparition]",
    "timing.field": "[Terrain]",
    "subject:unique": "la carte [Unique] qui reste",
    "reason:aegis_in_defense_step": "[Égide] ne s'utilise qu'à l'étape de Défense du tour adverse.",
    "reason:colours_not_in_combo": "Les cartes de Combo ne montrent pas les deux couleurs.",
    "reason:colours_not_in_hand": "La main n'a pas de cartes des deux couleurs à donner.",
    "reason:unique_in_play": "Une carte [Unique] de ce nom est déjà en jeu.",
    "rule:aegis.choose": "[Égide] demande des cartes de la main qui montrent les deux couleurs.",
    "rule:aegis.drop_cards": "Elles vont dans la Zone de Dispersion en tant que coût.",
    "rule:aegis.pay": "Le reste du coût est payé ensuite.",
    "rule:aegis.energy_active": "[Égide] met jusqu'à deux sources d'énergie en mode Action.",
    "rule:arrival.pay": "[Apparition] ne coûte que ce qui est imprimé à côté, aucune énergie pour la carte.",
    "rule:arrival.play_arriving": "[Apparition] met sa carte en jeu depuis la main pendant un combat.",
    "rule:arrival.failed": "Une carte dont la mise en jeu est annulée va dans la Zone de Dispersion.",
    "rule:checkpoint.one_of_a_name": "De plusieurs cartes [Unique] du même nom, une seule reste en jeu.",
    "rule:field.pay": "L'énergie de la carte [Terrain] est payée, avec le coût de sa Capacité.",
    "rule:field.place": "Une carte [Terrain] est placée dans la Zone de Combat en mode Action.",
    "rule:field.older_to_drop": (
        "Une nouvelle carte [Terrain] envoie les précédentes dans la Zone de Dispersion."
    ),
    "rule:aegis.activated": "Une Capacité activée peut être contrée.",
    "rule:aegis.resolved": "Une Capacité résolue peut être contrée.",
    "rule:arrival.activated": "Une Capacité activée peut être contrée.",
    "rule:arrival.resolved": "Une Capacité résolue peut être contrée.",
    "rule:field.activated": "Une Capacité activée peut être contrée.",
    "rule:field.resolved": "Une Capacité résolue peut être contrée.",
    "step:aegis.choose:declared": "{actor} active {skill}.",
    "step:arrival.pay:declared": "{actor} active {skill}.",
    "step:field.pay:declared": "{actor} active {skill}.",
    "check:overlord": "[Overlord] : une carte [Servant] va sous le deck, et une carte est piochée.",
    "check:heroic": (
        "[Heroic] : quand une autre carte de ce genre est utilisée, une carte est piochée ; puis [Heroic] "
        "est annulé pour le tour."
    ),
    "check:villainous": (
        "[Villainous] : quand une autre carte de ce genre est utilisée, l'adversaire met une carte "
        "de sa main dans la Zone de Dispersion ; puis [Villainous] est annulé pour le tour."
    ),
    "decision:overlord": (
        "[Overlord] s'utilise pendant sa propre phase principale, autant de fois que son coût peut être payé."
    ),
    "decision:heroic": (
        "[Heroic] désigne une autre carte avec [Heroic] : mise en jeu, ou carte Extra de la main activée."
    ),
    "decision:villainous": (
        "[Villainous] désigne une autre carte avec [Villainous] : mise en jeu, ou carte Extra de la main "
        "activée."
    ),
    "keyword.overlord": "[Overlord]",
    "keyword.heroic": "[Heroic]",
    "keyword.villainous": "[Villainous]",
    "event:extra_activated": "",
    "claim:happens:extra_activated": "{of} est activée en tant que carte Extra.",
    "claim:never:extra_activated": "{of} n'est jamais activée en tant que carte Extra.",
}
