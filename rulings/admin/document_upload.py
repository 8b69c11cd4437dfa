"""The form that takes a source text."""

from __future__ import annotations

from django import forms
from django.core.files.uploadedfile import UploadedFile
from django.utils.functional import Promise
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _
from unfold.widgets import UnfoldAdminFileFieldWidget, UnfoldAdminSelectWidget

from rulings.corpus.parsers.base import MAX_BYTES
from rulings.models import Document, DocumentUpload, Game, Language
from rulings.services.document_uploads import UploadDraft

LAYOUT_NAMES: tuple[tuple[str, str | Promise], ...] = (
    ("faq", _("Questions under headings, numbers restart (Q1. R1.)")),
    ("qa-cards", _("Questions under cards (Q1. A1.)")),
    ("qa-set", _("Questions without numbers (Q: A:)")),
    ("qa-dated", _("Questions with number and day")),
    ("rules", _("Rules with nested numbers (8-6-4.)")),
    ("glossary", _("Glossary: a term, below it the explanation")),
)


def layout_choices() -> list[tuple[str, str | Promise]]:
    """Return the layouts, with those of prose that is known by its outline."""
    documents = Document.objects.exclude(outline=[]).exclude(layout="").order_by("layout")
    prose = [(one.layout, gettext("Prose: %(title)s") % {"title": one}) for one in documents]
    return [("", _("Recognise it from the text")), *LAYOUT_NAMES, *dict(prose).items()]


class DocumentUploadForm(forms.Form):
    """A source text and what it is; `upload` names a file that is kept from the step before."""

    upload = forms.UUIDField(required=False, widget=forms.HiddenInput)
    file = forms.FileField(
        label=_("File"),
        required=False,
        help_text=_("Plain text in UTF-8, up to 4 MB."),
        widget=UnfoldAdminFileFieldWidget,
    )
    game = forms.ModelChoiceField(
        label=_("Game"), queryset=Game.objects.all(), to_field_name="code", widget=UnfoldAdminSelectWidget
    )
    language = forms.ChoiceField(
        label=_("Language"), choices=Language.choices, widget=UnfoldAdminSelectWidget
    )
    document = forms.ModelChoiceField(
        label=_("Document"),
        queryset=Document.objects.all(),
        to_field_name="code",
        required=False,
        help_text=_("Leave empty to take the one that fits game, language and layout."),
        widget=UnfoldAdminSelectWidget,
    )
    layout = forms.ChoiceField(
        label=_("Layout"),
        choices=layout_choices,
        required=False,
        help_text=_("Choose one only where it is not recognised, or wrongly."),
        widget=UnfoldAdminSelectWidget,
    )

    def clean_file(self) -> UploadedFile[bytes] | None:
        """Refuse a file that is too large before it is read."""
        file: UploadedFile[bytes] | None = self.cleaned_data["file"]
        if file is not None and (file.size or 0) > MAX_BYTES:
            raise forms.ValidationError(_("The file is larger than 4 MB."), code="too_large")
        return file

    def clean(self) -> dict[str, object]:
        """Ask for a file where none is kept from the step before."""
        values = super().clean() or {}
        if not values.get("file") and not values.get("upload") and "file" not in self.errors:
            self.add_error("file", forms.ValidationError(_("Choose a file."), code="required"))
        return values

    def draft(self, *, earlier: DocumentUpload | None) -> UploadDraft:
        """Return the file, the one kept earlier where no new one was chosen, with what it is said to be."""
        values = self.cleaned_data
        file: UploadedFile[bytes] | None = values["file"]
        if file is not None:
            name, data = str(file.name), bytes(file.read())
        else:
            assert earlier is not None
            name, data = earlier.name, bytes(earlier.data)
        return UploadDraft(
            name=name,
            data=data,
            game=values["game"],
            language=values["language"],
            document=values["document"],
            layout=values["layout"],
        )
