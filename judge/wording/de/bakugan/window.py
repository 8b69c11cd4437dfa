"""German: Bakugan: the batch and who has priority."""

from __future__ import annotations

WINDOW = {
    "ask:priority_window.enter": "Welche ausgelöste Fähigkeit von {player} kommt als Nächste in den Batch?",
    "ask:priority_window.act": "{player} hat Priorität: spielen, benutzen oder passen?",
    "step:priority_window.enter:enters": "{skill} kommt in den Batch.",
    "step:priority_window.enter:enters:starting": (
        "{skill} kommt zuerst in den Batch: Die Fähigkeiten des Startspielers kommen zuerst hinein und "
        "werden zuletzt abgehandelt."
    ),
    "step:priority_window.enter:enters:starting:several": (
        "{actor} legt als Nächstes {skill:akk} in den Batch; was zuerst hineinkommt, wird zuletzt "
        "abgehandelt."
    ),
    "step:priority_window.enter:enters:second": (
        "{skill} kommt nach den Fähigkeiten des Startspielers in den Batch und wird also vor ihnen "
        "abgehandelt."
    ),
    "step:priority_window.enter:enters:second:several": (
        "{actor} legt als Nächstes {skill:akk} in den Batch; was zuletzt hineinkommt, wird zuerst "
        "abgehandelt."
    ),
    "step:priority_window.enter:condition_not_met": (
        "{skill} kommt nicht in den Batch: Die Bedingung ist nicht erfüllt."
    ),
    "step:priority_window.act:pass": "{actor} passt.",
    "step:priority_window.act:pass:only_option": "{actor} hat nichts zu spielen und passt.",
    "step:priority_window.resolve_last:resolve": (
        "{skill} wird abgehandelt: Das Letzte im Batch kommt zuerst."
    ),
    "step:priority_window.resolve_last:negated": "{skill} ist negiert und bewirkt nichts.",
    "rule:priority_window.opens": (
        "Zuerst hat der Startspieler Priorität; nach einem Flip hat sie dessen Besitzer."
    ),
    "rule:priority_window.enter": (
        "Ausgelöste Fähigkeiten kommen in den Batch, die des Startspielers zuerst, und werden rückwärts "
        "abgehandelt."
    ),
    "rule:priority_window.act": (
        "Wer Priorität hat, spielt, benutzt eine Fähigkeit oder passt; wer handelt, behält sie."
    ),
    "rule:priority_window.resolve_last": (
        "Haben alle gepasst, wird das Letzte im Batch abgehandelt, und nur das."
    ),
    "rule:priority_window.holder_after": "Nach jeder Abhandlung hat wieder der Startspieler Priorität.",
}

WINDOW |= {key.replace("priority_window", "play_step"): text for key, text in WINDOW.items()}
