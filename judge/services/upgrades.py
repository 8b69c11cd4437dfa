"""Bring scenario documents of older versions to the newest one."""

from __future__ import annotations

from judge.engine.scenario import VERSION
from judge.errors import JudgeError
from judge.services.document_edits import Change, edited
from judge.services.scenarios import read_document

UPGRADES: dict[int, Change] = {}
"""By version: the change that makes a document of the next version. There is only version 1 so far."""


def upgraded(*, text: str) -> str:
    """Return the text at the newest version; one that is there already comes back as it is."""
    source = read_document(text=text)
    if not isinstance(source.value, dict):
        raise JudgeError("not_a_mapping", "A scenario is a mapping of keys and values.", line=1)
    document = source.value
    version = document.get("scenario")
    if not isinstance(version, int) or isinstance(version, bool) or not 1 <= version <= VERSION:
        raise JudgeError(
            "unknown_version",
            f"{version!r} is no version that is known.",
            path="scenario",
            line=source.line_of(("scenario",)),
            mend=f"The newest is {VERSION}.",
        )
    while version < VERSION:
        text = edited(text=text, value=document, change=UPGRADES[version])
        reread = read_document(text=text).value
        document = reread if isinstance(reread, dict) else document
        version += 1
    return text
