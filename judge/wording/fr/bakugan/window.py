"""French: Bakugan: the batch and who has priority."""

from __future__ import annotations

WINDOW = {
    "ask:priority_window.enter": "Quelle capacité déclenchée {player:de} entre ensuite dans le lot ?",
    "ask:priority_window.act": "{player} a la priorité : jouer, utiliser ou passer ?",
    "step:priority_window.enter:enters": "{skill} entre dans le lot.",
    "step:priority_window.enter:enters:starting": (
        "{skill} entre d'abord dans le lot : les capacités du joueur de départ entrent en premier et se "
        "résolvent en dernier."
    ),
    "step:priority_window.enter:enters:starting:several": (
        "{actor} met ensuite {skill} dans le lot ; ce qui entre en premier se résout en dernier."
    ),
    "step:priority_window.enter:enters:second": (
        "{skill} entre dans le lot après les capacités du joueur de départ et se résout donc avant elles."
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
    "step:priority_window.resolve_last:negated": "{skill} est annulée et ne fait rien.",
    "rule:priority_window.opens": (
        "Le joueur de départ a d'abord la priorité ; après un Saut, c'est son propriétaire."
    ),
    "rule:priority_window.enter": (
        "Les capacités déclenchées entrent dans le lot, celles du joueur de départ d'abord, et se résolvent "
        "à rebours."
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

WINDOW |= {key.replace("priority_window", "play_step"): text for key, text in WINDOW.items()}
