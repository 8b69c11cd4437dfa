"""Claims and verdicts as sentences: the answer first, then what it rests on."""

from __future__ import annotations

from collections.abc import Sequence

from judge.engine.assumptions import Assumption
from judge.engine.claims import BOARD_KINDS, END
from judge.engine.record import Written
from judge.engine.refusals import Refusal
from judge.engine.statements import Claim
from judge.engine.trace import Reason
from judge.engine.verdicts import ALWAYS, NEVER, NOT_MODELLED, OPEN, Force, ReadingVerdict, Verdict
from judge.wording.asking import hidden_fields
from judge.wording.fields import subject
from judge.wording.names import Names
from judge.wording.say import NONE, say_reason
from judge.wording.tables import Words, words
from judge.wording.terms import anything, card, is_skill, plain, player, skill, term
from judge.wording.text import Number, Phrase, Several, Word, fill, fill_inside, in_words, joined

_ABOUT = ("event", "winner", "value", "subject")


def say_claim(*, claim: Claim, names: Names, language: str) -> str:
    """Say what somebody at the table claims."""
    known = words(language, names.game)
    content = dict(claim.content)
    kind, about = claim.kind, _about(claim, names)
    of = "player" if content.get("of") in names.players else "card"
    template = known.find(f"claim:{kind}:{about}:{of}", f"claim:{kind}:{about}", f"claim:{kind}")
    is_of_board = claim.kind in BOARD_KINDS
    moment = claim.at if claim.at != END else ""
    after = 0 if claim.at == END and is_of_board else claim.after
    is_inside = bool(claim.forces or after or moment) and known.language != "de"
    told = fill if not is_inside else fill_inside
    said = told(template or in_words(kind), _claim_fields(claim, known, names))
    if claim.forces:
        said = _around(known, "claim:forces", claim=Word(said), player=player(known, names, claim.forces))
    if is_of_board and after and not moment:
        return _around(known, "claim:at_once", claim=Word(said), after=Number(after, known.language))
    return _when(said, moment, after, known, names) if moment or after else said


def _about(claim: Claim, names: Names) -> str:
    """Give the part of a claim that may have a sentence of its own."""
    content = dict(claim.content)
    if claim.kind == "chooser" and is_skill(names, str(content.get("subject"))):
        return "skill"
    return str(next((content[name] for name in _ABOUT if name in content), ""))


def _when(said: str, moment: str, after: int, known: Words, names: Names) -> str:
    """Say at which moment, or after which written action, something is claimed."""
    fields = {"claim": Word(said), "after": Number(after, known.language)}
    if not moment:
        return _around(known, "claim:after", **fields)
    at = say_moment(moment=moment, names=names, language=known.language).rstrip(".")
    key = "claim:at:named" if known.find(f"moment:{moment}") else "claim:at"
    if not after:
        return _around(known, key, moment=Word(at), **fields)
    at = at[:1].lower() + at[1:] if key == "claim:at:named" else at
    return _around(known, f"{key}:after", moment=Word(at), **fields)


def _claim_fields(claim: Claim, known: Words, names: Names) -> dict[str, Word]:
    fields: dict[str, Word] = {}
    for name, value in claim.content:
        if name == "zone" and isinstance(value, str):
            fields["zone_in"] = term(known, "zone", value, "in")
        elif name in ("first", "second", "skill") and isinstance(value, str):
            fields[name] = _any_skill(value, known, names)
        elif name == "subject" and isinstance(value, str):
            fields[name] = subject(value, known, names)
        elif name == "event" and isinstance(value, str):
            fields[name] = Word(in_words(value))
        else:
            fields[name] = plain(known, names, name, value)
    if claim.kind == "looks":
        fields["area"] = _area(claim, known, names)
    if claim.action is not None:
        fields |= _written_fields(claim.action, known, names)
        fields["act"] = Word(fill(_act_template(claim.action, known), fields))
    return fields


def _area(claim: Claim, known: Words, names: Names) -> Word:
    """Name what somebody would look at: an area of a player, or a card with what lies beneath it."""
    content = {name: str(value) for name, value in claim.content}
    if "card" in content:
        return Phrase(fill(known.find("area.card") or "", {"card": card(known, names, content["card"])}))
    fields = {
        "zone": term(known, "zone", content["zone"], "the"),
        "owner": player(known, names, content["owner"]),
    }
    return Phrase(fill(known.find("area.named") or "", fields))


def _any_skill(code: str, known: Words, names: Names) -> Word:
    """Name a skill; the name of a card alone means any skill of it."""
    if is_skill(names, code):
        return skill(known, names, code)
    return Phrase(fill(known.find("skill.any") or "{card}", {"card": card(known, names, code)}))


def _around(known: Words, key: str, **fields: Word) -> str:
    return fill(known.find(key) or "{claim}", fields)


def _written_fields(written: Written, known: Words, names: Names) -> dict[str, Word]:
    values = [anything(known, names, value) for value in written.values]
    return {
        "player": player(known, names, written.player),
        "subject": subject(written.subject, known, names) if written.subject else Word(""),
        "target": anything(known, names, written.target) if written.target else Word(""),
        "chosen": Several(values, known.language),
        "place": Number(written.place, known.language),
    }


def _act_template(written: Written, known: Words) -> str:
    found = known.find(*_verb_keys("act", written))
    return found or f"{in_words(written.verb)} {{subject}} {{target}}"


def _verb_keys(form: str, written: Written) -> tuple[str, ...]:
    """List the keys of a verb: one that names values may name none."""
    key = f"{form}:{written.verb}"
    return (key,) if written.values else (f"{key}:{NONE}", key)


def say_action(*, action: Written, names: Names, language: str) -> str:
    """Say what the record says somebody did."""
    known = words(language, names.game)
    template = known.find(*_verb_keys("did", action)) or f"{{player}}: {_act_template(action, known)}"
    return fill(f"{template}.", _written_fields(action, known, names))


def say_moment(*, moment: str, names: Names, language: str) -> str:
    """Name a moment of the game: `procedure.rule`, a rule or a procedure by its name."""
    known = words(language, names.game)
    found = known.find(f"moment:{moment}", f"rule:{moment}") or _rule_called(moment, known)
    return found or in_words(moment)


def _rule_called(name: str, known: Words) -> str | None:
    """Find a rule by its own name, without the procedure's; a name that means different rules means none."""
    ending = f".{name}"
    found = {text for key, text in known.table.items() if key.startswith("rule:") and key.endswith(ending)}
    return found.pop() if len(found) == 1 else "" if found else None


def say_because(*, code: str, names: Names, language: str, reasons: Sequence[Reason] = ()) -> str:
    """Say what decides a verdict: the code of a reason, a rule, a check or of what a rule found.

    `reasons` are the reasons in full, if there are any. Empty for a code that says nothing by itself: a note about
    the rule that found it, a reason without its values, a name that several rules have.
    """
    for reason in reasons:
        if reason.code == code:
            return say_reason(reason=reason, names=names, language=language)
    known = words(language, names.game)
    whole = (code,) if ":" in code else ()
    found = known.find(*whole, f"reason:{code}", f"check:{code}", f"rule:{code}")
    found = _rule_called(code, known) if found is None else found
    found = known.find(f"note:{code}") if found is None else found
    if found is None:
        return in_words(code)
    return "" if "{" in found else found


# Verdicts.


def say_verdict_word(*, verdict: str, language: str) -> str:
    """Give the one word of a verdict."""
    return words(language).find(f"verdict.{verdict}") or in_words(verdict.lower())


def say_verdict(*, verdict: Verdict, names: Names, language: str) -> str:
    """Answer a claim in one sentence."""
    known = words(language, names.game)
    fields = {"player": player(known, names, verdict.claim.forces)}
    variant = ""
    if verdict.verdict == NEVER and verdict.is_void:
        variant = ":void"
    elif verdict.verdict in (ALWAYS, NEVER) and verdict.claim.forces:
        variant = ":forces"
    elif verdict.verdict == OPEN and verdict.ran_out:
        variant = ":ran_out"
    elif verdict.verdict == NOT_MODELLED and verdict.if_nothing:
        variant = ":if_nothing"
        fields["verdict"] = Word(known.find(f"verdict:{verdict.if_nothing}") or "")
    key = f"verdict:{verdict.verdict}"
    return fill(known.find(f"{key}{variant}", key) or in_words(verdict.verdict), fields)


def say_reading(*, reading: ReadingVerdict, names: Names, language: str) -> str:
    """Say what the verdict would be if the hidden things were as one reading says."""
    known = words(language, names.game)
    parts = [_hidden(key, number, known, names) for key, number in reading.hidden]
    fields = {
        "hidden": Word(joined(parts, known.language)),
        "verdict": Word(known.find(f"verdict:{reading.verdict}") or in_words(reading.verdict)),
    }
    return fill(known.find("verdict:reading") or "{hidden}: {verdict}", fields)


def _hidden(key: str, number: int, known: Words, names: Names) -> str:
    fields = hidden_fields(key, known, names) | {"count": Number(number, known.language)}
    stem = key.partition(".")[0]
    template = known.find(f"verdict:hidden:{stem}:{number}", f"verdict:hidden:{stem}", "verdict:hidden")
    return fill(template or "{count} {zone}", fields)


def say_force(*, force: Force, names: Names, language: str) -> str:
    """Say what one player alone can bring about."""
    known = words(language, names.game)
    if force.can_make_true:
        able = "both" if force.can_make_false else "true"
    else:
        able = "false" if force.can_make_false else "none"
    return fill(known.find(f"force:{able}") or "", {"player": player(known, names, force.player)})


def say_assumption(*, assumption: Assumption, names: Names, language: str) -> str:
    """Say what a verdict takes for granted."""
    known = words(language, names.game)
    about = assumption.about
    key, _, number = about.partition("=")
    fields = hidden_fields(key, known, names) | {
        "profile": Word(about),
        "skill": skill(known, names, about),
        "card": Word(names.cards.get(about, about)),
        "player": player(known, names, about),
        "rule": Word(say_because(code=about, names=names, language=language)),
        "hidden": Word(_hidden(key, int(number), known, names) if number.isdigit() else about),
    }
    base = f"assumption:{assumption.code}"
    template = known.find(f"{base}:{about.partition('.')[0]}", base)
    return fill(template or in_words(assumption.code), fields)


# Refusals, answers and sources.


def say_refusal(*, refusal: Refusal, names: Names, language: str) -> str:
    """Say that a written action cannot be played, and all the reasons why."""
    known = words(language, names.game)
    fields = _written_fields(refusal.action, known, names)
    fields["act"] = Word(fill(_act_template(refusal.action, known), fields))
    reasons = [say_reason(reason=reason, names=names, language=language) for reason in refusal.reasons]
    fields["reasons"] = Word(" ".join(reasons))
    return fill(known.find("refusal") or "{act}. {reasons}", fields)


def say_how(*, how: str, language: str) -> str:
    """Say how an answer came about."""
    return words(language).find(f"how:{how}") or in_words(how)


def say_strength(*, strength: str, language: str) -> str:
    """Say how strong a source is."""
    return words(language).find(f"strength:{strength}") or in_words(strength)
