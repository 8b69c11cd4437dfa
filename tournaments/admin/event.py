"""Events: create them, change what is said about them, and go to the desk that runs them."""

from __future__ import annotations

from django import forms
from django.contrib import admin, messages
from django.db.models import Model
from django.forms import BaseModelFormSet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import URLPattern, path, reverse
from django.utils import timezone
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _now
from django.utils.translation import gettext_lazy as _
from unfold.decorators import action, display
from unfold.widgets import UnfoldAdminSelectWidget

from accounts.models import Role
from accounts.selectors import people_with
from tournaments.admin.deck_desk import DeckDesk
from tournaments.admin.desk import Desk
from tournaments.admin.rights import OwnEventsAdmin, organizer_of
from tournaments.errors import TournamentError
from tournaments.models import Event
from tournaments.services.events import (
    EventDraft,
    change_event,
    check_changes,
    check_profile,
    create_event,
    set_judges,
)
from tournaments.services.presets import preset_choices, profile_choices

FORMAT = ("game", "profile", "best_of")
JUDGES = "judges"


class EventForm(forms.ModelForm[Event]):
    """What an organizer says about an event."""

    preset = forms.ChoiceField(
        label=_("Rules"),
        choices=preset_choices,
        initial="plain",
        widget=UnfoldAdminSelectWidget,
        help_text=_("Points and tie-breaks. The event keeps its own copy from now on."),
    )
    profile = forms.ChoiceField(
        label=_("Rules of the game"),
        required=False,
        widget=UnfoldAdminSelectWidget,
        help_text=_("Decks are held against them. The rules of the day are those of the day named below."),
    )

    class Meta:
        model = Event
        fields = (
            "name", "game", "profile", "preset", "best_of", "rounds_total", "capacity", "starts_at", "venue",
            "description", "deck_date", "side_deck_max", "decks_due_at", "decks_open", "judges",
        )  # fmt: skip

    def __init__(self, *args: object, **kwargs: object) -> None:
        """Leave the choice of rules out once they are copied."""
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]  # passed through as they came
        if not self.instance._state.adding:
            self.fields.pop("preset", None)
        profile = self.fields.get("profile")
        if isinstance(profile, forms.ChoiceField):
            profile.choices = profile_choices(also=self.instance.profile)
        judges = self.fields.get("judges")
        if isinstance(judges, forms.ModelMultipleChoiceField):
            judges.queryset = people_with(role=Role.JUDGE)

    def clean(self) -> dict[str, object]:
        """Refuse changes that come too late."""
        cleaned: dict[str, object] = super().clean() or self.cleaned_data
        try:
            if self.instance._state.adding:
                check_profile(game=self.cleaned_data.get("game"), profile=str(cleaned.get("profile") or ""))
            else:
                stored = Event.objects.get(pk=self.instance.pk)
                named = (name for name in self.changed_data if name in cleaned and name != JUDGES)
                check_changes(event=stored, changed={name: cleaned[name] for name in named})
        except TournamentError as error:
            self.add_error(error.place or None, f"{error.message} {error.mend}".strip())
        return cleaned


@admin.register(Event)
class EventAdmin(OwnEventsAdmin):
    """Create and describe events; the desk runs them."""

    organizers_path = "organizers"
    form = EventForm
    list_display = ("name", "show_status", "game", "starts_at", "show_desk")
    list_filter = ("status",)
    list_select_related = ("game",)
    search_fields = ("name", "venue")
    actions_detail = ("open_desk",)
    fieldsets = (
        (None, {"fields": ("name", "starts_at", "venue", "description", "capacity")}),
        (_("Format"), {"fields": ("game", "profile", "preset", "best_of", "rounds_total")}),
        (
            _("Deck lists"),
            {"fields": ("deck_date", "side_deck_max", "decks_due_at", "decks_open", JUDGES)},
        ),
    )

    def get_urls(self) -> list[URLPattern]:
        """Put the pages of the desk before those of the form."""
        pages = [
            path(route, self.admin_site.admin_view(view), name=f"tournaments_event_{name}")
            for desk in (Desk(model_admin=self), DeckDesk(model_admin=self))
            for route, view, name in desk.pages()
        ]
        urls: list[URLPattern] = super().get_urls()
        return [*pages, *urls]

    def get_readonly_fields(self, request: HttpRequest, obj: Event | None = None) -> tuple[str, ...]:
        """Keep the rules from the start, and the format once the event runs."""
        if obj is None:
            return ()
        return ("preset",) if obj.is_before_start else ("preset", *FORMAT)

    def save_model(self, request: HttpRequest, obj: Event, form: EventForm, change: bool) -> None:
        """Create or change the event through its services."""
        organizer = organizer_of(request)
        if organizer is None:
            return
        at = timezone.now()
        if change:
            changes = {name: form.cleaned_data[name] for name in form.changed_data if name != JUDGES}
            change_event(event=obj, changes=changes, by=organizer, at=at)
            return
        said = {name: value for name, value in form.cleaned_data.items() if name != JUDGES}
        created = create_event(draft=EventDraft(**said), organizer=organizer, at=at)
        obj.pk = created.pk
        obj.refresh_from_db()

    def save_related(
        self, request: HttpRequest, form: EventForm, formsets: list[BaseModelFormSet[Model]], change: bool
    ) -> None:
        """Name the judges through the service."""
        organizer = organizer_of(request)
        if organizer is not None and JUDGES in form.changed_data:
            judges = form.cleaned_data[JUDGES]
            set_judges(event=form.instance, judges=judges, by=organizer, at=timezone.now())

    def changeform_view(
        self,
        request: HttpRequest,
        object_id: str | None = None,
        form_url: str = "",
        extra_context: dict[str, object] | None = None,
    ) -> HttpResponse:
        """Say what is refused because it changed while the form was open."""
        try:
            answer: HttpResponse = super().changeform_view(request, object_id, form_url, extra_context)
        except TournamentError as error:
            self.message_user(request, f"{error.message} {error.mend}", messages.ERROR)
            return HttpResponseRedirect(request.get_full_path())
        return answer

    def response_add(
        self, request: HttpRequest, obj: Event, post_url_continue: str | None = None
    ) -> HttpResponse:
        """Go on at the desk."""
        if {"_continue", "_addanother", "_popup"} & set(request.POST):
            answer: HttpResponse = super().response_add(request, obj, post_url_continue)
            return answer
        self.message_user(request, _now("“%(name)s” is created.") % {"name": obj}, messages.SUCCESS)
        return HttpResponseRedirect(reverse("admin:tournaments_event_desk", args=[obj.pk]))

    @action(description=_("Run this event"), url_path="run")  # type: ignore[untyped-decorator]  # unfold has no types
    def open_desk(self, request: HttpRequest, object_id: str) -> HttpResponse:
        """Go to the desk."""
        return HttpResponseRedirect(reverse("admin:tournaments_event_desk", args=[object_id]))

    @display(description=_("status"), ordering="status", label=True)  # type: ignore[untyped-decorator]  # unfold has no types
    def show_status(self, event: Event) -> str:
        """Name the status."""
        return event.get_status_display()

    @admin.display(description=_("desk"))
    def show_desk(self, event: Event) -> SafeString:
        """Lead to the desk."""
        return format_html(
            '<a href="{}" class="text-primary-600 dark:text-primary-500">{}</a>',
            reverse("admin:tournaments_event_desk", args=[event.pk]),
            _now("Run"),
        )
