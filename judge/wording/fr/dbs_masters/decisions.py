"""French: Dragon Ball Super Card Game (Masters): what we have decided where the sources are silent."""

from __future__ import annotations

DECISIONS = {
    "check:answer_to_a_counter": (
        "Un [Contre : Contre] répond à un contre ; un [Contre : Mise en jeu] seulement si ce contre met lui- "
        "même une carte en jeu."
    ),
    "check:counted_once": (
        "Plusieurs cartes piochées ensemble, ou plusieurs dégâts d'une attaque, comptent pour une seule fois."
    ),
    "check:counter_in_drop": (
        "Une carte Extra avec [Contre] est dans la Zone de Dispersion avant d'être activée."
    ),
    "check:ends_before_beginning": (
        "Ce qui dure jusqu'au début d'un tour prend fin avant que les Capacités du début de ce tour soient en "
        "suspens."
    ),
    "check:leader_revenge": "Un Leader avec [Vengeance] n'en fait rien.",
    "check:lot_before_checkpoint": (
        "Le sort est tiré avant que les Capacités des Leaders placés soient résolues : celles du joueur qui "
        "commence passent d'abord."
    ),
    "check:name_of_unique": (
        "Une carte [Unique] et une autre carte de son nom comptent pour deux, même si l'autre n'est pas "
        "[Unique]."
    ),
    "check:one_field": (
        "Une carte [Terrain] qui arrive dans la Zone de Combat envoie les plus anciennes de ce joueur dans la "
        "Zone de Dispersion."
    ),
    "check:only_counter_counter": "Seul un [Contre : Contre] répond à un contre.",
    "check:on_its_name": (
        "Une carte peut être placée sur une carte de son nom dont une seule peut être en jeu : la pile compte "
        "comme une carte."
    ),
    "check:over_realm_timing": (
        "Quand, dans la phase de Fin, une carte [Espace-temps] va dans la Dimension parallèle : à son point "
        "de contrôle, avant la fin des effets du tour."
    ),
    "check:potara_mode": (
        "Une carte [Union-Potara] arrive en mode Action, sauf si les deux cartes sous elle sont en mode "
        "Inertie."
    ),
    "check:second_blocker": "Un second [Bloqueur] peut servir contre la même attaque ; le dernier défend.",
    "check:ultimate_combo": (
        "Une carte [Ultimate] qui fait un combo depuis la Zone de Combat quitte cette zone et est retirée de "
        "la partie."
    ),
    "check:unique_asked_later": (
        "Le choix de la carte du même nom qui reste se fait au point de contrôle suivant."
    ),
    "event:presumed": "C'est notre décision : aucun texte officiel ne le tranche.",
    "reason:card_pays_for_itself": (
        "Il ne reste que la carte utilisée pour payer, et elle ne paie pas pour elle-même."
    ),
    "reason:name_of_unique_in_play": "Une carte de ce nom est déjà en jeu, et l'une des deux est [Unique].",
    "reason:one_card_one_colour": (
        "Les couleurs sont là, mais chaque carte d'énergie ne paie que pour une couleur."
    ),
}
