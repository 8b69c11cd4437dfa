"""The form that takes files of cards."""

from __future__ import annotations

from django import forms
from django.core.files.uploadedfile import UploadedFile
from django.utils.datastructures import MultiValueDict
from django.utils.translation import gettext_lazy as _
from unfold.widgets import UnfoldAdminFileFieldWidget, UnfoldAdminSelectWidget

from rulings.models import Game

MAX_UPLOAD = 10 * 1024 * 1024
MAX_FILES = 50


class FilesWidget(UnfoldAdminFileFieldWidget):
    """An input that takes several files."""

    allow_multiple_selected = True

    def value_from_datadict(
        self, data: object, files: MultiValueDict[str, UploadedFile[bytes]], name: str
    ) -> list[UploadedFile[bytes]]:
        """Return all files that were chosen."""
        return files.getlist(name)


class FilesField(forms.FileField):
    """Several files."""

    def clean(self, data: list[UploadedFile[bytes]], initial: object = None) -> list[tuple[str, bytes]]:
        """Return names and contents, within what the site takes."""
        if not data:
            raise forms.ValidationError(self.error_messages["required"], code="required")
        files = [super(FilesField, self).clean(file, None) for file in data]
        if len(files) > MAX_FILES:
            raise forms.ValidationError(_("Choose 50 files at most."), code="too_many")
        if sum(file.size or 0 for file in files) > MAX_UPLOAD:
            raise forms.ValidationError(
                _("The files are larger than 10 MB. Import them in parts, or with manage.py import_cards."),
                code="too_large",
            )
        return [(str(file.name), bytes(file.read())) for file in files]


class CardUploadForm(forms.Form):
    """The game, and the files of its cards."""

    game = forms.ModelChoiceField(
        label=_("Game"), queryset=Game.objects.all(), to_field_name="code", widget=UnfoldAdminSelectWidget
    )
    uploads = FilesField(
        label=_("Files"),
        help_text=_("JSON or CSV; several at once. The form is recognised by what is inside."),
        widget=FilesWidget,
    )
