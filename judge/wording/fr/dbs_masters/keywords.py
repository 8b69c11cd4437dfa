"""French: Dragon Ball Super Card Game (Masters): keywords that the FAQ does not speak of."""

from __future__ import annotations

KEYWORDS = {
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
    "rule:aegis.pay": (
        "[Égide] coûte des cartes de la main qui montrent les deux couleurs, et ce qui est écrit à côté."
    ),
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
    "step:arrival.pay:declared": "{actor} active {skill}.",
    "step:field.pay:declared": "{actor} active {skill}.",
    "check:overlord": "[Overlord] : une carte [Servant] va sous le deck, et une carte est piochée.",
    "check:heroic": (
        "[Heroic] : quand une autre carte de ce genre est utilisée, une carte est piochée ; puis [Heroic] "
        "est annulé pour le tour."
    ),
    "check:villainous": (
        "[Villainous] : quand une autre carte de ce genre est utilisée, l'adversaire met une carte de sa "
        "main dans la Zone de Dispersion ; puis [Villainous] est annulé pour le tour."
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
    "ask:hidden:colours_of": "De {colour} et {other_colour}, que montre {card} ?",
    "ask:hidden:colours_among": (
        "De {colour} et {other_colour}, que montrent les cartes non décrites {zone_in} {owner:de} ?"
    ),
    "check:alliance": (
        "[Alliance] : quand sa carte attaque, des cartes de Combat actives des deux couleurs peuvent "
        "passer en mode Inertie pour son effet."
    ),
    "decision:aegis": (
        "[Égide] prend une carte de la main qui montre les deux couleurs, ou une par couleur, et pas plus."
    ),
    "decision:alliance": (
        "[Alliance] prend une carte de Combat qui montre les deux couleurs, ou une par couleur, et pas "
        "plus ; sa propre carte si elle est redevenue active."
    ),
    "keyword.alliance": "[Alliance]",
    "timing.alliance": "[Alliance]",
    "reason:colours_not_in_battle": (
        "Il n'y a pas de cartes de Combat actives des deux couleurs à passer en mode Inertie."
    ),
    "step:aegis.pay:declared": "{actor} active {skill}.",
    "option:colours_among:0": "Aucune des deux",
    "option:colours_of:0": "Aucune des deux",
    "option:colours_among:1": "Seulement la première",
    "option:colours_of:1": "Seulement la première",
    "option:colours_among:2": "Seulement la seconde",
    "option:colours_of:2": "Seulement la seconde",
    "option:colours_among:3": "Les deux sur une carte",
    "option:colours_of:3": "Les deux sur une carte",
    "option:colours_among:4": "Les deux, sur deux cartes",
    "assumption:hidden_does_not_matter:colours_of": (
        "Que {card} montre {colour} ou {other_colour} ne change rien."
    ),
    "assumption:hidden_does_not_matter:colours_among": (
        "Que les cartes non décrites {zone_in} {owner:de} montrent {colour} ou {other_colour} ne change rien."
    ),
    "verdict:hidden:colours_of:0": "ni {colour} ni {other_colour} sur {card}",
    "verdict:hidden:colours_of:1": "{colour} sur {card}",
    "verdict:hidden:colours_of:2": "{other_colour} sur {card}",
    "verdict:hidden:colours_of:3": "{colour} et {other_colour} sur {card}",
    "verdict:hidden:colours_among:0": (
        "ni {colour} ni {other_colour} sur les cartes non décrites {zone_in} {owner:de}"
    ),
    "verdict:hidden:colours_among:1": "seulement {colour} sur les cartes non décrites {zone_in} {owner:de}",
    "verdict:hidden:colours_among:2": (
        "seulement {other_colour} sur les cartes non décrites {zone_in} {owner:de}"
    ),
    "verdict:hidden:colours_among:3": (
        "{colour} et {other_colour} sur une carte non décrite {zone_in} {owner:de}"
    ),
    "verdict:hidden:colours_among:4": (
        "{colour} et {other_colour} sur deux cartes non décrites {zone_in} {owner:de}"
    ),
    "colour.red": "rouge",
    "colour.blue": "bleu",
    "colour.green": "vert",
    "colour.yellow": "jaune",
    "colour.black": "noir",
    "reason:keyword_not_there": "La carte n'a pas ce mot-clé, ou l'a perdu.",
    "reason:not_in_drop_yet": (
        "Il faut {needs:carte|cartes} dans la Zone de Dispersion au moment de la déclaration, et il y en "
        "a {has} ; ce que le paiement y met ne compte pas encore."
    ),
    "check:revive": (
        "[Revive] : une carte mise KO peut revenir de la Zone de Dispersion contre des cartes de la main "
        "des deux couleurs ; puis [Revive] est annulé pour le tour."
    ),
    "decision:revive": (
        "[Revive] met dans la Zone de Dispersion une carte de la main des deux couleurs, ou une par "
        "couleur, et ne met sa carte en jeu que depuis la Zone de Dispersion de son joueur."
    ),
    "keyword.revive": "[Revive]",
    "timing.revive": "[Revive]",
    "reason:limit_reached": (
        "Les exemplaires de cette Capacité ont servi ce tour autant de fois que sa [Limit] le dit."
    ),
    "note:limit_reached": (
        "{skill} a servi ce tour autant de fois que sa [Limit] le dit et ne fait plus rien."
    ),
    "step:resolve_auto.still_legal:limit_reached": (
        "{skill} ne fait rien : sa [Limit] est atteinte pour ce tour."
    ),
    "check:limit_of_each": "Une [Limit] compte les utilisations de chaque joueur séparément.",
    "timing.successor": "[Successor]",
    "decision:successor": (
        "[Successor] prend une ou plusieurs cartes de Combat sans autre couleur que vert et jaune, selon "
        "leur coût en ce moment."
    ),
    "reason:costs_do_not_add_up": (
        "Aucune somme de coûts de cartes de Combat vertes ou jaunes ne donne celui de cette carte."
    ),
    "rule:successor.pay": (
        "[Successor] coûte des cartes de Combat vertes et jaunes dont les coûts font ensemble celui de sa "
        "carte."
    ),
    "rule:successor.activated": "Une Capacité activée peut être contrée.",
    "rule:successor.resolved": "Une Capacité résolue peut être contrée.",
    "rule:successor.play_successor": "[Successor] met sa carte en jeu depuis la main.",
    "rule:successor.failed": "Une carte dont la mise en jeu est annulée va dans la Zone de Dispersion.",
    "step:successor.pay:declared": "{actor} active {skill}.",
    "keyword.invoker": "[Invoker]",
    "check:invoked": (
        "[Invoker] paie toute carte Extra rouge et bleue de la main avec une seule source d'énergie "
        "active rouge et bleue, et le coût de sa Capacité est payé aussi."
    ),
    "ask:activate.pay_card": "{player} utilise-t-il [Invoker] au lieu de payer l'énergie ?",
    "ask:field.pay": "{player} utilise-t-il [Invoker] au lieu de payer l'énergie ?",
    "ask:counter_window.pay_card": "{player} utilise-t-il [Invoker] au lieu de payer l'énergie ?",
    "rule:counter_window.pay_card": "L'énergie d'une carte Extra avec [Contre] est payée en premier.",
}
