"""Check the shape of what people type and upload."""

from __future__ import annotations

from django import forms
from django.utils.translation import gettext_lazy as _
from unfold.widgets import (
    UnfoldAdminTextareaWidget,
    UnfoldAdminTextInputWidget,
)

from rulings.errors import RulingsError
from rulings.models import (
    Language,
    Ruling,
    RulingKind,
    RulingReport,
    RulingStatus,
)
from rulings.search.cards.query import MAX_LENGTH as MAX_CARD_LENGTH
from rulings.search.query import MAX_LENGTH
from rulings.services.rulings import RulingDraft, TextDraft, check_draft


class SearchForm(forms.Form):
    """A question and what to keep to; longer questions are cut, not refused."""

    q = forms.CharField(required=False, strip=True)
    game = forms.SlugField(required=False, max_length=40)
    kind = forms.ChoiceField(required=False, choices=RulingKind.choices)
    lang = forms.ChoiceField(required=False, choices=Language.choices)
    status = forms.ChoiceField(required=False, choices=RulingStatus.choices)
    keyword = forms.CharField(required=False, max_length=80)
    has = forms.ChoiceField(required=False, choices=[("demonstration", _("demonstration"))])
    more = forms.ChoiceField(required=False, choices=[("1", _("more"))])

    def clean_q(self) -> str:
        """Cut the question to what search reads."""
        return str(self.cleaned_data.get("q") or "")[:MAX_LENGTH]


class ReportForm(forms.ModelForm[RulingReport]):
    """What is wrong with a ruling, or which question none answers."""

    class Meta:
        model = RulingReport
        fields = ("question", "message")
        labels = {
            "question": _("Your question"),
            "message": _("What is wrong or missing?"),
        }  # Django's own form
        help_texts = {  # Django's own form
            "message": _("A situation, a rule number or a source helps most. At most 2,000 letters.")
        }


class CardSearchForm(forms.Form):
    """Words and filters of a search for cards; more words are cut, not refused."""

    q = forms.CharField(required=False, strip=True)
    game = forms.SlugField(required=False, max_length=40)
    kind = forms.CharField(required=False, max_length=40)
    color = forms.CharField(required=False, max_length=60)
    trait = forms.CharField(required=False, max_length=120)
    keyword = forms.CharField(required=False, max_length=120)

    def clean_q(self) -> str:
        """Cut the words to what search reads."""
        return str(self.cleaned_data.get("q") or "")[:MAX_CARD_LENGTH]


class RulingForm(forms.ModelForm[Ruling]):
    """A ruling of this site with its words, citations and ways to ask."""

    citations = forms.CharField(
        label=_("Rests on"),
        widget=UnfoldAdminTextareaWidget(attrs={"rows": 3}),
        help_text=_("Codes of passages, one on each line."),
    )
    keyword_list = forms.CharField(
        label=_("Keywords"),
        required=False,
        widget=UnfoldAdminTextInputWidget,
        help_text=_("With commas between."),
    )
    card_list = forms.CharField(
        label=_("Card numbers"),
        required=False,
        widget=UnfoldAdminTextInputWidget,
        help_text=_("With commas between."),
    )

    class Meta:
        model = Ruling
        fields = ("game", "code", "kind", "status", "superseded_by", "review", "date", "note")

    def __init__(self, *args: object, **kwargs: object) -> None:
        """Add the fields of each language, filled with what is stored."""
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]  # passed on as Django gave it
        for language in Language.values:
            self.fields[f"title_{language}"] = forms.CharField(
                label=_("Title"), required=False, max_length=200, widget=UnfoldAdminTextInputWidget
            )
            for part, label in (
                ("answer", _("Answer")),
                ("reason", _("Reason")),
                ("asked", _("Ways to ask")),
            ):
                self.fields[f"{part}_{language}"] = forms.CharField(
                    label=label, required=False, widget=UnfoldAdminTextareaWidget(attrs={"rows": 3})
                )
            self.fields[f"asked_{language}"].help_text = _("One on each line.")
        if self.instance.pk:
            self.initial = {**self.initial, **self._stored()}

    def _stored(self) -> dict[str, object]:
        ruling = self.instance
        stored: dict[str, object] = {
            "citations": "\n".join(
                citation.passage.code for citation in ruling.citations.select_related("passage")
            ),
            "keyword_list": ", ".join(ruling.keywords),
            "card_list": ", ".join(ruling.cards),
        }
        for text in ruling.texts.all():
            stored[f"title_{text.language}"] = text.title
            stored[f"answer_{text.language}"] = text.answer
            stored[f"reason_{text.language}"] = text.reason
        for language, forms_ in ruling.asked.items():
            stored[f"asked_{language}"] = "\n".join(forms_)
        return stored

    def clean(self) -> dict[str, object]:
        """Refuse what the service would refuse, while there is still a form to say it in."""
        values = super().clean() or {}
        if (values.get("status") == RulingStatus.SUPERSEDED) != bool(values.get("superseded_by")):
            self.add_error(
                "superseded_by", _("A superseded ruling names the one that holds now, others do not.")
            )
        following: Ruling | None = values.get("superseded_by")
        if following is not None and not Ruling.objects.shown().filter(pk=following.pk).exists():
            self.add_error("superseded_by", _("It has to be a ruling that people can see."))
        if values.get("status") == RulingStatus.DISPUTED and not self.instance.disputed:
            self.add_error("status", _("A disputed ruling comes from a pack, with what the others say."))
        for language in Language.values:
            if bool(values.get(f"title_{language}")) != bool(values.get(f"answer_{language}")):
                self.add_error(f"answer_{language}", _("Title and answer belong together."))
        if not self.errors:
            try:
                check_draft(draft=self.draft())
            except RulingsError as error:
                raise forms.ValidationError(error.message, code=error.code) from error
        return values

    def draft(self) -> RulingDraft:
        """Return what was typed as a draft."""
        values = self.cleaned_data
        following: Ruling | None = values.get("superseded_by")
        return RulingDraft(
            code=values.get("code", self.instance.code),
            kind=values["kind"],
            texts={
                language: self._text(language) for language in Language.values if values[f"title_{language}"]
            },
            citations=_lines(values["citations"]),
            asked={language: _lines(values[f"asked_{language}"]) for language in Language.values},
            keywords=_parts(values["keyword_list"]),
            cards=_parts(values["card_list"]),
            status=values["status"],
            superseded_by=following.code if following else "",
            disputed=self.instance.disputed,
            date=values["date"],
            note=values["note"],
            review=values["review"],
        )

    def _text(self, language: str) -> TextDraft:
        values = self.cleaned_data
        return TextDraft(
            title=values[f"title_{language}"],
            answer=values[f"answer_{language}"],
            reason=values[f"reason_{language}"],
        )


def _lines(text: str) -> list[str]:
    return list(dict.fromkeys(line.strip() for line in text.splitlines() if line.strip()))


def _parts(text: str) -> list[str]:
    return list(dict.fromkeys(part.strip() for part in text.split(",") if part.strip()))
