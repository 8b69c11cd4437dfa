"""French: the words that stand around the sentences, on a page and on a terminal."""

from __future__ import annotations

PAGES = {
    "text:everything": "Quoi que chacun puisse encore faire :",
    "text:over": "Personne ne décide plus rien.",
    "text:may": "{player} peut :",
    "text:nothing": "rien",
    "text:time": "Le temps accordé s'est écoulé ; ce qui suit n'est que ce qui avait été vu.",
    "text:work": "La limite de calcul est atteinte ; ce qui n'a pas été vu reste ouvert.",
    "text:miss": "{about} : attendu {expected}, trouvé {found}.",
    "text:near": "Variante proche {count} : {miss}",
    "text:replay": "Reconstitution",
    "text:replays": "Reconstitutions",
    "text:twin_of": "variante proche de ce plateau",
    "text:disputed": "Un plateau contesté",
    "text:step_through": "Parcourir pas à pas",
    "text:claims": "Affirmations et verdicts",
    "text:shows": "Ce plateau montre",
    "text:moves": "Ce que chaque joueur peut faire",
    "text:back_to_replay": "Retour à la reconstitution",
    "text:over_here": "Personne ne décide plus rien : la partie est finie ici.",
    "text:decides": "décide maintenant",
    "text:may_do": "Peut",
    "text:nothing_now": "Rien à déclarer à ce moment.",
    "text:depends": "Dépend de ce que personne n'a décrit",
    "text:may_not_do": "Ne peut pas",
    "text:board_now": "Le plateau à ce moment",
    "text:as_described": "Le plateau tel qu'il a été décrit.",
    "text:one_step": "un pas",
    "text:moves_link": "Que peut faire chaque joueur maintenant, et pourquoi pas le reste ?",
    "text:walk": "Parcourir la reconstitution",
    "text:first": "Au début",
    "text:back": "Un pas en arrière",
    "text:next": "Un pas en avant",
    "text:last": "À la fin",
    "text:answer": "Répondre",
    "text:board": "Plateau",
    "text:turn": "tour",
    "text:versus": "contre",
    "text:stack": "Se résout d'abord, à partir de la gauche",
    "text:waiting": "En suspens",
    "text:face_down": "face cachée",
    "text:no_text": "sans texte",
    "text:under": "dessous",
    "text:watch_shortest": "Voir la ligne la plus courte",
    "text:true_when": "Vrai quand",
    "text:not_true_when": "Pas vrai quand",
    "text:watch": "Voir cette ligne",
    "text:given": "Supposé :",
    "text:ask_hidden": "Personne ne l'a décrit, et une règle doit le savoir.",
    "text:ask_table": (
        "Personne ne l'a noté. Demandez à la table, puis touchez la réponse ; elle s'écrit dans le scénario."
    ),
    "text:done": "C'est tout",
    "text:ending_complete": "Ici s'arrête le relevé.",
    "text:ending_over": "Ici finit la partie.",
    "text:ending_refused": "À partir d'ici, le relevé ne peut pas être joué.",
    "text:ending_loop": "À partir d'ici tout se répète, et personne ne peut en sortir.",
    "text:ending_budget": "Ici, la limite d'une reconstitution publique a été atteinte.",
    "text:twins": "Variantes proches",
    "text:twins_are": "Le plus petit changement qui retourne un verdict",
    "text:own_page": "Ses verdicts sont sur sa propre page.",
    "text:refused": "REFUSÉ",
    "text:still_refused": "ne peut toujours pas être joué",
    "text:now_refused": "ne peut pas être joué avec ce changement",
    "text:now_played": "peut être joué avec ce changement",
    "text:stays": "reste",
    "text:replay_twin": "Voir la variante",
    "text:no_verdict": (
        "Les affirmations restent sans verdict : ce qui est noté ne s'est pas passé ainsi. Voici jusqu'où "
        "cela va."
    ),
    "text:not_all": "Tout n'a pas été vu",
    "text:public_time": (
        "Le temps d'une reconstitution publique s'est écoulé. Ce qui a été trouvé est acquis ; ce qui est "
        "marqué OUVERT peut encore être tranché."
    ),
    "text:public_work": (
        "La limite de calcul d'une reconstitution publique est atteinte. Ce qui a été trouvé est acquis ; "
        "ce qui est marqué OUVERT peut encore être tranché."
    ),
    "text:whole_search": "La recherche complète a été faite en arrière-plan :",
    "text:write_more": (
        "Notez davantage ce que les joueurs ont fait, retirez les cartes sans importance, ou laissez "
        "chercher plus longtemps :"
    ),
    "text:explore": "Chercher en arrière-plan",
    "text:explore_sign_in": "Se connecter pour chercher en arrière-plan",
    "text:desk": "Sur un ordinateur :",
    "text:holds_for_all": (
        "Ces verdicts valent quoi que chacun puisse encore faire, pas seulement pour ce qui est noté."
    ),
    "text:back_to_written": "Retour à ce qui est noté",
    "text:unexpected": "Pas ce que le scénario attend",
    "text:further": "Aller plus loin",
    "text:anybody": "Tout ce qui est possible",
    "text:download": "Télécharger en YAML",
    "text:anybody_is": (
        "Tout ce qui est possible : les affirmations jugées sur chaque choix légal des deux joueurs "
        "jusqu'à la fin, dans les limites d'une reconstitution publique."
    ),
    "text:change": "Modifier ce plateau",
    "text:scenario": "Le scénario : le copier, ou le modifier et le rejouer",
    "text:replay_changed": "Rejouer le plateau modifié",
    "text:copy": "Copier",
    "text:step_by_step": "Reconstitution, pas à pas",
    "text:shown_line": "Montrée : une ligne de jeu où ceci est",
    "text:true": "vrai",
    "text:not_true": "pas vrai",
    "text:back_to_record": "Retour au relevé",
    "text:steps": "Étapes",
    "text:fold": "Replier les étapes discrètes",
    "text:nothing_played": "Rien n'a été joué : la première action est refusée.",
    "text:texts": "Ce que disent les textes",
    "text:ruling": "Décision",
    "text:passage": "Passage",
    "text:undescribed": "Personne ne l'a décrit",
    "text:by": "{player} :",
    "text:refused_action": "Impossible : action {place}",
    "text:wins": "{winner} gagne",
    "text:turn_of": "Tour {number}, {player}",
    "text:quiet": "{count:étape discrète|étapes discrètes}",
    "text:show_quiet": "Montrer {count:étape discrète|étapes discrètes}",
    "text:and_more": "et {count} de plus",
}
