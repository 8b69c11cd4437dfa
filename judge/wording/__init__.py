"""Steps, refusals and verdicts as English, French and German sentences, made from codes and values.

Pure: the standard library, msgspec and the engine's values only.
"""

from judge.wording.around import say_text, say_unknown
from judge.wording.asking import say_option, say_question
from judge.wording.claims import (
    say_action,
    say_assumption,
    say_because,
    say_claim,
    say_force,
    say_how,
    say_moment,
    say_reading,
    say_refusal,
    say_strength,
    say_verdict,
    say_verdict_word,
)
from judge.wording.names import Names, names_of
from judge.wording.say import (
    is_quiet,
    say_event,
    say_events,
    say_reason,
    say_rule,
    say_step,
)
from judge.wording.tables import LANGUAGES

__all__ = [
    "LANGUAGES",
    "Names",
    "is_quiet",
    "names_of",
    "say_action",
    "say_assumption",
    "say_because",
    "say_claim",
    "say_event",
    "say_events",
    "say_force",
    "say_how",
    "say_moment",
    "say_option",
    "say_question",
    "say_reading",
    "say_reason",
    "say_refusal",
    "say_rule",
    "say_step",
    "say_strength",
    "say_text",
    "say_unknown",
    "say_verdict",
    "say_verdict_word",
]
