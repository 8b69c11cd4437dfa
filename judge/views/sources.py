"""Where a replay page gets its scenario: a demonstration, a kept replay, or a near twin of either."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from django.http import Http404
from django.urls import reverse
from django.utils.translation import gettext as _

from judge.engine.scenario import Twin
from judge.errors import JudgeError
from judge.selectors import saved_replay_by_digest
from judge.services.demonstrations import demonstration_by_name
from judge.services.document_edits import edited
from judge.services.scenarios import read_scenario_text
from rulings.strict_yaml import Value

Where = dict[str, str | int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """A scenario with its address. `title` is empty if nobody gave one; `near` is the number of a twin, from 1."""

    noun: str
    where: Where
    text: str
    title: str

    @property
    def near(self) -> int:
        """Give the number of the near twin, 0 for the scenario itself."""
        return int(self.where.get("near", 0))

    @property
    def page(self) -> str:
        """Give the address of the page."""
        return self._address("near-detail" if self.near else "detail")

    @property
    def answer_page(self) -> str:
        """Give the address that takes answers."""
        return self._address("near-answer" if self.near else "answer")

    @property
    def explore_page(self) -> str:
        """Give the address that hands it to a worker."""
        return self._address("near-explore" if self.near else "explore")

    @property
    def moves_page(self) -> str:
        """Give the address that tells what each player may do."""
        return self._address("near-moves" if self.near else "moves")

    @property
    def download_page(self) -> str:
        """Give the address of the file."""
        return self._address("near-download" if self.near else "download")

    @property
    def parent_page(self) -> str:
        """Give the address of what this is a twin of."""
        return reverse(f"judge:{self.noun}-detail", kwargs=self._own)

    def twin_page(self, number: int) -> str:
        """Give the address of a near twin."""
        return reverse(f"judge:{self.noun}-near-detail", kwargs={**self._own, "near": number})

    @property
    def file_name(self) -> str:
        """Name the file somebody downloads."""
        stem = str(self.where.get("name") or str(self.where.get("digest", ""))[:12])
        return f"{stem}-near-{self.near}.yaml" if self.near else f"{stem}.yaml"

    def _address(self, verb: str) -> str:
        return reverse(f"judge:{self.noun}-{verb}", kwargs=self.where)

    @property
    def _own(self) -> Where:
        return {key: value for key, value in self.where.items() if key != "near"}


def source_at(where: Where) -> Source:
    """Find the scenario of an address, or answer 404."""
    source = _demonstration(where) if "name" in where else _kept(where)
    return _twin(source) if "near" in where else source


def _demonstration(where: Where) -> Source:
    found = demonstration_by_name(game=str(where["game"]), name=str(where["name"]))
    if found is None:
        raise Http404(_("There is no such demonstration."))
    return Source(noun="demonstration", where=where, text=found.text, title=found.title)


def _kept(where: Where) -> Source:
    saved = saved_replay_by_digest(digest=str(where["digest"]))
    if saved is None:
        raise Http404(_("There is no such replay."))
    return Source(noun="replay", where=where, text=saved.document, title=saved.title)


def _twin(source: Source) -> Source:
    try:
        twins = read_scenario_text(text=source.text).twins
    except JudgeError as error:
        raise Http404(error.message) from error
    if not 1 <= source.near <= len(twins):
        raise Http404(_("There is no such near twin."))
    text = twin_text(twins[source.near - 1])
    return Source(noun=source.noun, where=source.where, text=text, title=source.title)


def twin_text(twin: Twin) -> str:
    """Write a near twin as a document of its own."""
    value = cast("Mapping[str, Value]", twin.document)
    return edited(text="", value=value, change=lambda _document: None)
