"""Check the shape of the scenarios people paste and upload, and of the answers they give."""

from __future__ import annotations

from django import forms
from django.core.files.uploadedfile import UploadedFile
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from judge.errors import JudgeError
from judge.services.replays import PUBLIC
from judge.services.scenarios import decoded

MOST_BYTES = PUBLIC.kilobytes * 1024
MOST_ANSWERS = 40


class ScenarioForm(forms.Form):
    """A scenario, pasted or as a file; the file wins. `scenario` of the cleaned values is its text."""

    text = forms.CharField(
        label=_("Scenario, as YAML or JSON"),
        required=False,
        strip=False,
        widget=forms.Textarea(
            attrs={
                "class": "code-area",
                "rows": 8,
                "spellcheck": "false",
                "autocapitalize": "off",
                "autocomplete": "off",
                "wrap": "off",
            }
        ),
    )
    file = forms.FileField(
        label=_("or a file"),
        required=False,
        widget=forms.FileInput(attrs={"accept": ".yaml,.yml,.json,.txt"}),
    )

    def clean(self) -> dict[str, object]:
        """Take the text from the file or from the box; too large and unreadable ones are refused here."""
        values = super().clean() or {}
        try:
            values["scenario"] = self._text(values)
        except JudgeError as error:
            raise forms.ValidationError(
                error.message, code=error.code, params={"mend": error.mend}
            ) from error
        return values

    def _text(self, values: dict[str, object]) -> str:
        file = values.get("file")
        if isinstance(file, UploadedFile):
            return decoded(content=file.read(MOST_BYTES + 1), most=MOST_BYTES)
        text = str(values.get("text") or "").replace("\r\n", "\n")
        if not text.strip():
            raise JudgeError(
                "empty",
                gettext("There is no scenario here yet."),
                mend=gettext("Paste one, choose a file, or take the example."),
            )
        return decoded(content=text.encode("utf-8", "replace"), most=MOST_BYTES)


class AnswerForm(forms.Form):
    """What was chosen: one option or several, as often as they were taken."""

    def answer(self) -> tuple[str, ...]:
        """Return the options in the order of the page."""
        chosen = self.data.getlist("answer") if hasattr(self.data, "getlist") else []
        return tuple(chosen[:MOST_ANSWERS])
