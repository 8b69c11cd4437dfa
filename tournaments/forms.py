"""The shapes of what players send."""

from __future__ import annotations

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from rulings.models import Game
from rulings.selectors import games
from tournaments.models import Side
from tournaments.records import Score
from tournaments.selectors import DecklistQuery
from tournaments.services.local_rulings import LocalRulingDraft


class ResultForm(forms.Form):
    """The games of a match as the player at one of its sides counts them."""

    games = forms.ChoiceField(
        label=gettext_lazy("Your games first"),
        widget=forms.RadioSelect,
        error_messages={"required": gettext_lazy("Choose how it ended.")},
    )

    def __init__(self, data: QueryDict | None = None, *, best_of: int, side: Side) -> None:
        """Offer what a match of this length can end with."""
        super().__init__(data)
        self._side = side
        field = self.fields["games"]
        assert isinstance(field, forms.ChoiceField)  # it is declared above
        field.choices = _choices(best_of)

    def score(self) -> Score:
        """Return the games from the side of the player who is named first."""
        mine, theirs, drawn = (int(part) for part in self.cleaned_data["games"].split("-"))
        won, lost = (mine, theirs) if self._side == Side.FIRST else (theirs, mine)
        return Score(won=won, lost=lost, drawn=drawn)


def _choices(best_of: int) -> list[tuple[str, str]]:
    """List wins, then the even score, then losses: the clear ones outside, the narrow ones inside."""
    wins = best_of // 2 + 1
    won = [
        (f"{wins}-{lost}-0", _("I won %(won)d–%(lost)d") % {"won": wins, "lost": lost})
        for lost in range(wins)
    ]
    drawn = [(f"{wins - 1}-{wins - 1}-1", _("Drawn"))]
    lost = [
        (f"{own}-{wins}-0", _("I lost %(own)d–%(lost)d") % {"own": own, "lost": wins})
        for own in reversed(range(wins))
    ]
    return [*won, *drawn, *lost]


class LocalRulingForm(forms.Form):
    """A question and how this event answers it."""

    question = forms.CharField(label=gettext_lazy("Question"), max_length=300)
    answer = forms.CharField(
        label=gettext_lazy("Answer"), max_length=2000, widget=forms.Textarea(attrs={"rows": 5})
    )
    about = forms.CharField(
        label=gettext_lazy("Public ruling it is about"),
        max_length=120,
        required=False,
        help_text=gettext_lazy("Its code, as its page shows it."),
    )
    cites = forms.CharField(
        label=gettext_lazy("Rests on"),
        max_length=1300,
        required=False,
        widget=forms.Textarea(attrs={"rows": 3}),
        help_text=gettext_lazy("Codes of passages, one on each line."),
    )

    def draft(self) -> LocalRulingDraft:
        """Return what was typed as the service takes it."""
        data = self.cleaned_data
        return LocalRulingDraft(
            question=data["question"],
            answer=data["answer"],
            about=data["about"],
            cites=data["cites"].split(),
        )


class DecklistForm(forms.Form):
    """A deck list as text; what may stand in it is for the check to say."""

    text = forms.CharField(
        label=gettext_lazy("Your deck list"),
        required=False,
        strip=False,
        widget=forms.Textarea(
            attrs={
                "class": "code-area",
                "rows": 18,
                "spellcheck": "false",
                "autocapitalize": "off",
                "autocomplete": "off",
                "wrap": "off",
            }
        ),
    )

    def written(self) -> str:
        """Return the list with plain line ends, as it came otherwise."""
        return str(self.data.get("text", "")).replace("\r\n", "\n")


def _day() -> forms.DateInput:
    return forms.DateInput(format="%Y-%m-%d", attrs={"type": "date"})


class DecklistSearchForm(forms.Form):
    """What is looked for among deck lists; everything may stay empty."""

    card = forms.CharField(label=gettext_lazy("Card"), required=False, max_length=80)
    leader = forms.CharField(label=gettext_lazy("Leader"), required=False, max_length=80)
    player = forms.CharField(label=gettext_lazy("Player"), required=False, max_length=80)
    event = forms.CharField(label=gettext_lazy("Event"), required=False, max_length=80)
    since = forms.DateField(label=gettext_lazy("From"), required=False, widget=_day())
    until = forms.DateField(label=gettext_lazy("Until"), required=False, widget=_day())
    game = forms.CharField(required=False, max_length=40, widget=forms.HiddenInput)
    legal = forms.ChoiceField(
        required=False,
        choices=[("", ""), ("legal", ""), ("illegal", ""), ("unknown", "")],
        widget=forms.HiddenInput,
    )

    def __init__(self, data: QueryDict) -> None:
        """Know the games there are."""
        super().__init__(data)
        self.games: list[Game] = list(games())

    def clean_game(self) -> str:
        """Refuse a game that is not there."""
        code: str = self.cleaned_data["game"]
        if code and code not in {game.code for game in self.games}:
            raise forms.ValidationError(_("There is no such game."))
        return code

    def query(self) -> DecklistQuery:
        """Return what was understood as a query."""
        read = {name: value for name, value in self.cleaned_data.items() if value}
        game = next((game for game in self.games if game.code == read.get("game")), None)
        return DecklistQuery(**{**read, "game": game})

    def asked(self) -> dict[str, str]:
        """Return what was understood, as an address holds it."""
        return {name: str(value) for name, value in self.cleaned_data.items() if value}
