"""French: Bakugan."""

from __future__ import annotations

_TERMS = {
    "zone.play": "aire de jeu",
    "zone.play.to": "dans l'aire de jeu",
    "zone.play.from": "de l'aire de jeu",
    "zone.play.in": "dans l'aire de jeu",
    "zone.energy": "énergie",
    "zone.energy.to": "dans l'énergie",
    "zone.energy.from": "de l'énergie",
    "zone.energy.in": "dans l'énergie",
    "zone.hand": "main",
    "zone.hand.to": "dans la main",
    "zone.hand.from": "de la main",
    "zone.hand.in": "dans la main",
    "zone.batch": "lot",
    "zone.batch.to": "dans le lot",
    "zone.batch.from": "du lot",
    "zone.batch.in": "dans le lot",
    "zone.deck": "pioche",
    "zone.deck.to": "dans la pioche",
    "zone.deck.from": "de la pioche",
    "zone.deck.in": "dans la pioche",
    "zone.discard": "défausse",
    "zone.discard.to": "dans la défausse",
    "zone.discard.from": "de la défausse",
    "zone.discard.in": "dans la défausse",
    "value.power": "B-Power",
    "value.rating": "dégâts",
    "value.cost": "coût en énergie",
    "value.frost_strike": "FrostStrike",
    "mode.active": "ouvert",
    "mode.rest": "fermé",
    "timing.auto": "la capacité déclenchée",
    "timing.permanent": "la capacité continue",
    "timing.activated": "la capacité",
    "timing.evo": "l'Evo",
    "timing.action": "le texte",
    "timing.flip": "le texte Saut",
    "timing.none": "la capacité",
    "keyword.doublestrike": "DoubleStrike",
    "keyword.shadowstrike": "ShadowStrike",
    "until.battle": "pour ce brawl",
    "skill.any": "une capacité {card:de}",
    "word.attack": "l'attaque",
    "word.battle": "le brawl",
    "role.brawler": "dans le brawl",
    "role.victor": "Victor",
    "phase.start": "phase de départ",
    "phase.roll": "phase de lancer",
    "phase.brawl": "phase de brawl",
    "phase.end": "phase de fin",
    "mode.active.energy": "chargée",
    "mode.rest.energy": "déchargée",
}

_ACTS = {
    "act:play": "jouer {subject}",
    "act:flip": "jouer le Saut {subject}",
    "act:activate": "utiliser {subject}",
    "act:enter": "mettre {subject} dans le lot",
    "did:play": "{player} joue {subject}",
    "did:flip": "{player} joue le Saut {subject}",
    "did:activate": "{player} utilise {subject}",
    "did:enter": "{player} met {subject} dans le lot",
    "subject:batch": "l'ordre d'entrée des capacités dans le lot",
    "subject:priority": "ce qui est fait de la priorité",
    "subject:flip": "si le Saut est joué",
    "subject:hand_limit": "ce qui est défaussé",
    "option:damage.flip:pass": "Pas de Saut",
    "option:priority_window.act:pass": "Passer",
    "option:play_step.act:pass": "Passer",
    "option:tie_break:1": "La carte du joueur de départ coûte plus",
    "option:tie_break:2": "La carte de l'autre joueur coûte plus",
    "ask:play.targets": "Que choisit {player} pour {subject} ?",
    "ask:activate.targets": "Que choisit {player} pour {subject} ?",
    "ask:enter_batch.targets": "Que choisit {player} pour {subject} ?",
    "ask:resolve.text": "{player} utilise-t-il {subject} ?",
    "ask:damage.flip": "{player} joue-t-il le Saut retourné ?",
    "ask:end_phase.hand_limit": "Quelles cartes défausse {player} ?",
    "ask:program.instruction": "Que choisit {player} pour {subject} ?",
    "ask:program.instruction:may": "{player} fait-il ce que propose {subject} ?",
    "ask:pay.energy": "Quelle énergie {player} décharge-t-il pour payer ?",
    "ask:replacement.decide": "{player} utilise-t-il {subject} à la place de ce qui devait se passer ?",
    "ask:hidden:tie_break": "Laquelle des deux cartes retournées coûte plus ?",
    "verdict:hidden:tie_break": "la carte {count} comme la plus chère des deux",
    "assumption:hidden_does_not_matter:tie_break": "Peu importe laquelle des cartes retournées coûte plus.",
    "act:energize": "énergiser {subject}",
    "did:energize": "{player} énergise {subject}",
    "ask:start_phase.energize_step": "Quelle carte {player} énergise-t-il ?",
    "option:start_phase.energize_step:pass": "Aucune carte",
    "subject:energize": "ce qui est énergisé",
}

_WINDOW = {
    "ask:priority_window.enter": "Quelle capacité déclenchée {player:de} entre ensuite dans le lot ?",
    "ask:priority_window.act": "{player} a la priorité : jouer, utiliser ou passer ?",
    "step:priority_window.enter:enters": "{skill} entre dans le lot.",
    "step:priority_window.enter:enters:starting": (
        "{skill} entre d'abord dans le lot : celles du joueur de départ entrent en premier et se résolvent en dernier."
    ),
    "step:priority_window.enter:enters:starting:several": (
        "{actor} met ensuite {skill} dans le lot ; ce qui entre en premier se résout en dernier."
    ),
    "step:priority_window.enter:enters:second": (
        "{skill} entre dans le lot après celles du joueur de départ et se résout donc avant elles."
    ),
    "step:priority_window.enter:enters:second:several": (
        "{actor} met ensuite {skill} dans le lot ; ce qui entre en dernier se résout en premier."
    ),
    "step:priority_window.enter:condition_not_met": (
        "{skill} n'entre pas dans le lot : sa condition n'est pas remplie."
    ),
    "step:priority_window.act:pass": "{actor} passe.",
    "step:priority_window.act:pass:only_option": "{actor} n'a rien à jouer et passe.",
    "step:priority_window.resolve_last:resolve": "{skill} se résout : le dernier du lot passe en premier.",
    "step:priority_window.resolve_last:negated": "{skill} ne fait rien : annulation.",
    "rule:priority_window.opens": (
        "Le joueur de départ a d'abord la priorité ; après un Saut, c'est son propriétaire."
    ),
    "rule:priority_window.enter": (
        "Les capacités déclenchées entrent dans le lot, celles du joueur de départ d'abord, et se résolvent à rebours."
    ),
    "rule:priority_window.act": (
        "Le joueur prioritaire joue, utilise une capacité ou passe ; agir conserve la priorité."
    ),
    "rule:priority_window.resolve_last": (
        "Quand tous ont passé, le dernier objet du lot se résout, et lui seul."
    ),
    "rule:priority_window.holder_after": (
        "Après chaque résolution, le joueur de départ a de nouveau la priorité."
    ),
}

_STEPS = {
    "step:play.announce:announced": "{card} va dans le lot.",
    "step:play.targets:targets": "{actor} choisit {chosen} pour {subject}.",
    "step:activate.targets:targets": "{actor} choisit {chosen} pour {subject}.",
    "step:enter_batch.targets:targets": "{actor} choisit {chosen} pour {subject}.",
    "step:activate.pay:announced": "{actor} annonce {skill}.",
    "step:resolve.text:declined": "{actor} n'utilise pas {skill}.",
    "step:resolve.text:resolve": "{skill} s'applique.",
    "step:resolve.on_character": "{on_top_card} se place sur {on_top_other} ; ce qui était modifié le reste.",
    "step:resolve.into_play": "{move_card} arrive en jeu.",
    "step:brawl.compare:tie": "{numbers} : égalité, chacun retourne sa première carte.",
    "step:brawl.compare:victor_found": "{numbers} : le plus grand B-Power gagne.",
    "step:brawl.tie_compare:tie": (
        "{first} contre {second} en énergie : encore égalité, on retourne de nouveau."
    ),
    "step:brawl.tie_compare:victor_found": "La plus chère des cartes retournées tranche l'égalité.",
    "step:brawl.declare_victor:victor": "{card} est le Victor.",
    "step:brawl.team_attack:team_attack": "Les trois Bakugan du gagnant sont ouverts : attaque d'équipe.",
    "step:brawl.attack:damage": "L'attaque inflige {count:dégât|dégâts}.",
    "step:damage.still_left:damage_stopped": "Un Stop s'est résolu : le reste des dégâts n'est pas subi.",
    "step:damage.card_missing:card_missing": (
        "{win_player} gagne : l'adversaire doit retourner une carte et n'en a plus."
    ),
    "step:damage.flip:pass": "{actor} ne joue pas de Saut.",
    "step:end_phase.hand_limit": "{actor} défausse jusqu'à sept cartes : {chosen}.",
    "note:enters": "{skill} entre dans le lot.",
    "note:announced": "Annonce faite, cela va dans le lot.",
    "note:targets": "{actor} choisit {chosen}.",
    "note:has_priority": "{player} a la priorité.",
    "note:tie": "Il y a égalité.",
    "note:victor_found": "Le Victor est trouvé.",
    "note:victor": "{card} est le Victor.",
    "note:team_attack": "C'est une attaque d'équipe.",
    "note:damage": "L'attaque inflige {count:dégât|dégâts}.",
    "note:damage_stopped": "Le reste des dégâts n'est pas subi.",
    "note:card_missing": "Il faut retourner une carte, et il n'y en a plus.",
    "step:start_phase.energize_step": "{actor} énergise {energized_card}.",
    "step:start_phase.energize_step:pass": "{actor} n'énergise pas de carte.",
}

_EVENTS = {
    "event:opens": "",
    "event:victor": "{card} est le Victor.",
    "event:enters": "",
    "event:evolved": "",
    "event:played": "",
    "event:damage": "{player} subit {amount:dégât|dégâts}.",
    "event:push": "",
    "event:ko": "{card} : destruction.",
    "event:mode:active": "{card} est chargée.",
    "event:mode:rest": "{card} est déchargée.",
    "event:mode:active@character": "{card} s'ouvre.",
    "event:mode:active@evo": "{card} s'ouvre.",
    "event:mode:rest@character": "{card} se ferme.",
    "event:mode:rest@evo": "{card} se ferme.",
    "event:mode:cost": "{card} est tournée pour payer.",
    "event:mode_blank:active": "{player} charge {amount:énergie|énergies}.",
    "event:mode_blank:cost": "{player} décharge {amount:énergie|énergies} pour payer.",
    "event:move:damage": "{card} passe de la pioche à la défausse.",
    "event:move:brawl.tie_break": "{card} est retournée pour l'égalité.",
    "event:move:hand_limit": "{card} est défaussée.",
    "event:move_blank:deck>discard": "{player} retourne la première carte de sa pioche dans la défausse.",
    "event:move_blank:hand>discard": "{player} défausse une carte.",
    "event:expire:battle": "Ce qui devait durer ce brawl prend fin.",
    "event:role_brawler": "{card} participe maintenant au brawl.",
    "event:role_victor": "{card} est maintenant le Victor.",
    "event:win:damage.card_missing": "{player} gagne : l'adversaire n'a plus de carte à retourner.",
    "event:win:brawl.tie_break": "{player} gagne : l'adversaire n'a pas de carte pour l'égalité.",
    "event:win:brawl.tie_break:draw": "Partie nulle : aucun joueur n'a de carte pour l'égalité.",
    "event:energized": "{player} énergise {card}.",
    "event:move:start_phase.energize_step": "",
}

_RULES = {
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
    "rule:brawl.tie_break": "À égalité, chacun retourne sa première carte ; qui n'en a pas perd.",
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
    "rule:damage.turn_card": "Les dégâts retournent les cartes une à une dans la défausse.",
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
        "Les deux joueurs piochent en même temps ; une pioche vide ne fait pas perdre ici."
    ),
    "rule:start_phase.energize_step": (
        "À l'étape d'Énergisation, chacun peut poser une carte de sa main comme énergie."
    ),
    "rule:start_phase.done": "La phase de départ est terminée.",
}

_REASONS = {
    "reason:not_enough_energy": "Le coût est de {needs:énergie|énergies} ; {has} seulement est chargé.",
    "reason:not_active": "La carte est déjà tournée, le coût ne peut pas être payé.",
    "reason:no_priority": "{holder} a la priorité, l'autre joueur doit attendre.",
    "reason:no_window": "Personne n'a la priorité à ce moment.",
    "reason:damage_not_interrupted": "Des dégâts sont en cours ; seul un Saut retourné les interrompt.",
    "reason:flip_only_from_damage": "Un Saut se joue seulement quand des dégâts viennent de le retourner.",
    "reason:no_damage_now": "Aucun dégât ne retourne de carte à ce moment.",
    "reason:not_a_flip": "La carte n'est pas un Saut.",
    "reason:not_a_deck_card": "Un personnage ne se joue pas ; il est sur la table dès le début.",
    "reason:only_from_hand": "Cela ne marche que depuis sa propre main.",
    "reason:no_fitting_character": "Il n'y a pas de personnage à soi nommé {name} pour cette Evo.",
    "reason:no_legal_target": "{skill} doit choisir quelque chose, et il n'y a rien.",
    "reason:not_activated_by_hand": "Cette capacité ne s'utilise pas à la main ; elle se déclenche seule.",
    "reason:not_waiting": "La capacité ne s'est pas déclenchée, elle ne peut pas entrer dans le lot.",
    "reason:starting_player_enters_first": "Les capacités du joueur de départ entrent d'abord dans le lot.",
    "reason:only_in_energize_step": "On énergise seulement à l'étape d'Énergisation.",
    "reason:one_energy_each": "Chacun énergise une carte par tour, et ce n'est pas le moment pour ce joueur.",
    "reason:entered_earlier": "La capacité est déjà dans le lot ; elle y est entrée plus tôt.",
}

_CLAIMS = {
    "moment:priority_window.act": "Avec la priorité",
    "moment:play_step.act": "À l'étape de jeu",
    "moment:play_step": "Au début de l'étape de jeu",
    "moment:brawl": "Quand les Bakugan s'ouvrent",
    "moment:brawl.compare": "Quand on compare les B-Power",
    "moment:brawl.attack": "Quand le Victor inflige ses dégâts",
    "moment:damage": "Quand les dégâts commencent",
    "moment:damage.turn_card": "Quand les dégâts retournent une carte",
    "moment:damage.flip": "Quand une carte retournée peut se jouer comme Saut",
    "moment:end_phase.reset_step": "À l'étape de remise à zéro",
    "moment:end_phase.hand_limit": "Quand la limite de main s'applique",
    "moment:start_phase.energize_step": "À l'étape d'Énergisation",
    "claim:happens:ko": "{of} : destruction.",
    "claim:never:ko": "{of} : pas de destruction.",
    "claim:happens:opens": "{of} s'ouvre.",
    "claim:never:opens": "{of} ne s'ouvre pas.",
    "claim:happens:victor": "{of} devient le Victor.",
    "claim:never:victor": "{of} ne devient pas le Victor.",
    "claim:happens:enters": "{of} arrive en jeu.",
    "claim:never:enters": "{of} n'arrive pas en jeu.",
    "claim:happens:energized": "{of} devient de l'énergie.",
    "claim:never:energized": "{of} ne devient pas de l'énergie.",
    "claim:happens:energized:player": "{of} énergise une carte.",
    "claim:never:energized:player": "{of} n'énergise pas de carte.",
    "claim:happens:ko:player": "Une carte {of:de} est détruite.",
    "claim:never:ko:player": "Aucune carte {of:de} n'est détruite.",
}

_PLAY_STEP = {key.replace("priority_window", "play_step"): text for key, text in _WINDOW.items()}

BAKUGAN = _TERMS | _ACTS | _WINDOW | _PLAY_STEP | _STEPS | _EVENTS | _RULES | _REASONS | _CLAIMS
