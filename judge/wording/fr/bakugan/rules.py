"""French: Bakugan: rules and reasons."""

from __future__ import annotations

RULES = {
    "rule:play.announce": "Une carte jouée va dans le lot et y attend.",
    "rule:play.targets": "Les choix d'une carte se font quand on la joue.",
    "rule:play.pay": "L'énergie d'une carte se paie aussitôt et en entier.",
    "rule:play.on_batch": "La carte est la dernière du lot, donc la prochaine à se résoudre.",
    "rule:activate.targets": "Les choix d'une capacité se font quand on l'utilise.",
    "rule:activate.pay": "Une capacité se paie quand on l'utilise.",
    "rule:activate.on_batch": "Une capacité utilisée attend dans le lot ; sa carte reste où elle est.",
    "rule:enter_batch.targets": "Une capacité déclenchée fait ses choix en entrant dans le lot.",
    "rule:enter_batch.on_batch": "Une capacité déclenchée attend dans le lot comme une carte.",
    "rule:resolve.text": "Le texte s'applique de haut en bas ; l'impossible est sauté.",
    "rule:resolve.turn_up": "Un personnage face cachée est retourné avant de recevoir une Evo.",
    "rule:resolve.on_character": "Une Evo va sur son personnage et garde ce qui était modifié.",
    "rule:resolve.into_play": "Un Héros va dans l'aire de jeu et y reste.",
    "rule:resolve.off_batch": "Ce qui s'est résolu quitte le lot ; Actions et Sauts sont défaussés.",
    "rule:brawl.opening": "Les Bakugan ouverts montrent leur personnage, et leurs capacités se déclenchent.",
    "rule:brawl.power_window": "À l'étape de puissance, chacun peut agir avant la comparaison.",
    "rule:brawl.compare": "Le Bakugan au plus grand B-Power est le Victor.",
    "rule:brawl.tie_break": (
        "À égalité, chacun retourne la première carte de sa pioche ; qui n'en a pas perd."
    ),
    "rule:brawl.tie_compare": "La carte retournée qui coûte le plus gagne l'égalité.",
    "rule:brawl.declare_victor": "Le Victor est déclaré, et les capacités Victor se déclenchent.",
    "rule:brawl.victor_window": "Les capacités Victor entrent dans le lot, puis chacun peut agir.",
    "rule:brawl.team_attack": "Avec ses trois Bakugan ouverts, le gagnant attaque avec toute l'équipe.",
    "rule:brawl.attack": "Le Victor inflige ses dégâts, une attaque d'équipe la somme des trois.",
    "rule:brawl.damage_window": "Après les dégâts, chacun peut agir.",
    "rule:brawl.retract": (
        "Le Victor reste ouvert ; le perdant se ferme, comme les trois d'une attaque d'équipe."
    ),
    "rule:brawl.over": "Le brawl est terminé.",
    "rule:damage.begin": "On fixe combien de cartes les dégâts retournent.",
    "rule:damage.still_left": "Un Stop résolu met fin aux dégâts.",
    "rule:damage.card_missing": "Qui doit retourner une carte pour des dégâts et n'en a plus perd.",
    "rule:damage.turn_card": "Les dégâts retournent les cartes de la pioche une à une dans la défausse.",
    "rule:damage.flip": "Seul son propriétaire agit sur un Saut retourné, avant le reste des dégâts.",
    "rule:damage.flip_window": "Après un Saut, chacun peut agir ; puis les dégâts continuent.",
    "rule:damage.end": "Les dégâts sont terminés.",
    "rule:end_phase.play_step": "L'étape de jeu est la dernière occasion d'agir dans le tour.",
    "rule:end_phase.charge_step": "Chacun recharge toute son énergie.",
    "rule:end_phase.reset_step": "B-Power et dégâts reviennent à la valeur imprimée.",
    "rule:end_phase.hand_limit": "Qui a plus de sept cartes défausse jusqu'à sept.",
    "check:beneath_falls": (
        "Ce qui se trouvait sous une carte qui part va dans la défausse de son propriétaire."
    ),
    "check:destroyed_to_discard": "Ce qui est détruit va dans la défausse de son propriétaire.",
    "check:own_change_of_damage": "Seul le joueur touché peut encore modifier les dégâts d'une attaque.",
    "rule:loop": "Une boucle sans issue donne une partie nulle.",
    "rule:start_phase.draw_step": (
        "Les deux joueurs tirent une carte en même temps ; une pioche vide ne fait pas perdre ici."
    ),
    "rule:start_phase.energize_step": (
        "À l'étape d'Énergisation, chacun peut poser une carte de sa main comme énergie."
    ),
    "rule:start_phase.done": "La phase de départ est terminée.",
}

REASONS = {
    "reason:not_enough_energy": "Cela coûte {needs:énergie|énergies}, et {has:est chargée|sont chargées}.",
    "reason:not_active": "La carte est déjà tournée, le coût ne peut pas être payé.",
    "reason:no_priority": "{holder} a la priorité, l'autre joueur doit attendre.",
    "reason:no_window": "Personne n'a la priorité à ce moment.",
    "reason:damage_not_interrupted": "Des dégâts sont en cours ; seul un Saut retourné les interrompt.",
    "reason:flip_only_from_damage": "Un Saut se joue seulement quand des dégâts viennent de le retourner.",
    "reason:no_damage_now": "Aucun dégât ne retourne de carte à ce moment.",
    "reason:not_a_flip": "La carte n'est pas un Saut.",
    "reason:not_a_deck_card": "Un personnage ne se joue pas ; il est sur la table dès le début.",
    "reason:only_from_hand": "Cela ne marche que depuis sa propre main.",
    "reason:no_fitting_character": "Ce joueur n'a pas de personnage nommé {name} pour cette Evo.",
    "reason:no_legal_target": "{skill} doit choisir quelque chose, et il n'y a rien.",
    "reason:not_activated_by_hand": "Cette capacité ne s'utilise pas à la main ; elle se déclenche seule.",
    "reason:not_waiting": "La capacité ne s'est pas déclenchée, elle ne peut pas entrer dans le lot.",
    "reason:starting_player_enters_first": "Les capacités du joueur de départ entrent d'abord dans le lot.",
    "reason:only_in_energize_step": "On énergise seulement à l'étape d'Énergisation.",
    "reason:one_energy_each": "Chacun énergise une carte par tour, et ce n'est pas le moment pour ce joueur.",
    "reason:entered_earlier": "La capacité est déjà dans le lot ; elle y est entrée plus tôt.",
}
