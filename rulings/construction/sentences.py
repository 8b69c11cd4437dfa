"""The sentences of a deck check, by the code of the finding."""

from __future__ import annotations


def gettext_noop(text: str) -> str:
    """Mark a text for translation and leave it as it is."""
    return text


FAULTS = {
    "too_few_cards": gettext_noop("Too few cards (%(section)s): %(count)s; the size is %(size)s."),
    "too_many_cards": gettext_noop("Too many cards (%(section)s): %(count)s; the size is %(size)s."),
    "list_too_short": gettext_noop("The whole list has only %(count)s cards; its sections need more."),
    "list_too_long": gettext_noop("The whole list has %(count)s cards; its sections hold fewer."),
    "wrong_kind": gettext_noop("%(number)s %(name)s does not belong here (%(section)s); its kind: %(kind)s."),
    "section_not_used": gettext_noop("These rules have no such section: %(section)s."),
    "too_many_copies": gettext_noop(
        "Too many copies of %(number)s %(name)s: %(count)s in all sections together, allowed are %(max)s."
    ),
    "too_many_of_keyword": gettext_noop(
        "Too many cards with [%(keyword)s]: %(count)s in all sections together, allowed are %(max)s."
    ),
    "too_many_of_value": gettext_noop("Too many %(what)s: %(count)s; the number is %(size)s."),
    "too_few_of_value": gettext_noop("Too few %(what)s: %(count)s; the number is %(size)s."),
    "not_one_each": gettext_noop("Here (%(section)s) belongs one card of each grade: %(list)s."),
    "wrong_colors": gettext_noop(
        "%(number)s %(name)s has a color that the %(of)s lacks: it is %(colors)s, the %(of)s is %(allowed)s."
    ),
    "wrong_factions": gettext_noop(
        "%(number)s %(name)s shares no Faction with the %(of)s: it is %(colors)s, the %(of)s is %(allowed)s."
    ),
    "wrong_traits": gettext_noop(
        "%(number)s %(name)s has none of the traits that %(leader)s demands of every card: %(traits)s."
    ),
    "not_different": gettext_noop("The cards here (%(section)s) must all be different."),
    "too_few_pieces": gettext_noop("Too few %(section)s: %(count)s; the number is %(size)s."),
    "too_many_pieces": gettext_noop("Too many %(section)s: %(count)s; the number is %(size)s."),
    "wrong_cores": gettext_noop(
        "The BakuCores do not match the indicators of the Characters; those ask for %(needed)s."
    ),
    "starter_barred": gettext_noop("%(number)s %(name)s may not be the first vanguard."),
    "starter_grade": gettext_noop(
        "The first vanguard must be of grade %(grade)s; %(number)s %(name)s is not."
    ),
    "no_starter": gettext_noop("The deck has no card of grade %(grade)s that may be the first vanguard."),
    "banned_card": gettext_noop(
        "%(number)s %(name)s is banned: “%(list)s”, in force since %(since)s (source: %(source)s)."
    ),
    "restricted_card": gettext_noop(
        "Too many copies of %(number)s %(name)s, a restricted card: %(count)s, allowed are %(max)s "
        "(“%(list)s”, in force since %(since)s, source: %(source)s)."
    ),
}
DOUBTS = {
    "rules_of_another_day": gettext_noop(
        "No deck rules are known for %(day)s: the older ones used here are known to hold until %(until)s. What they "
        "say follows; the organizer may name the rules that hold."
    ),
    "size_unknown": gettext_noop(
        "The number of cards (%(section)s) cannot be checked: not every line could be placed there."
    ),
    "kinds_unknown": gettext_noop(
        "Whether all cards belong here (%(section)s) cannot be checked: some of them are unknown."
    ),
    "kinds_not_ruled": gettext_noop(
        "No source says whether cards of such a kind may be here (%(section)s); that is the organizer's word."
    ),
    "section_not_ruled": gettext_noop(
        "No source of these rules knows such a section (%(section)s); whether it may be there is the organizer's word."
    ),
    "copies_unknown": gettext_noop(
        "The number of copies cannot be checked: some cards are unknown, or no source says that they count together."
    ),
    "printed_limits_unknown": gettext_noop(
        "Texts of unknown cards may change how a deck is built; that cannot be checked."
    ),
    "printed_unread": gettext_noop(
        "%(number)s %(name)s says something about building a deck that this site cannot check: “%(text)s”"
    ),
    "keyword_unknown": gettext_noop(
        "Cards with [%(keyword)s]: %(count)s count for certain, allowed are %(max)s; some cards are unknown, or no "
        "source says that they count."
    ),
    "count_unknown": gettext_noop(
        "The number of %(what)s cannot be checked: %(count)s are known of %(size)s, and some cards are unknown."
    ),
    "count_not_ruled": gettext_noop(
        "The number of %(what)s is %(count)s; our sources are sure of %(size)s alone, so it is the organizer's word."
    ),
    "one_each_unknown": gettext_noop(
        "Whether there is one card of each grade (%(section)s: %(list)s) cannot be checked: some grades are unknown."
    ),
    "colors_unknown": gettext_noop(
        "Whether all cards go with the colors of the %(of)s cannot be checked: some colors are unknown, or no source "
        "says that they must."
    ),
    "factions_unknown": gettext_noop(
        "Whether all cards share a Faction with the %(of)s cannot be checked: some Factions are unknown."
    ),
    "traits_unknown": gettext_noop(
        "%(leader)s demands traits of every card (%(traits)s); of some cards they are unknown, or it may not mean "
        "them."
    ),
    "different_unknown": gettext_noop(
        "Whether the cards here (%(section)s) are all different cannot be checked."
    ),
    "cores_unknown": gettext_noop(
        "Whether the BakuCores match the indicators of the Characters cannot be checked: some are unknown."
    ),
    "starter_unknown": gettext_noop(
        "Whether %(number)s %(name)s is of grade %(grade)s, as the first vanguard must be, is not known."
    ),
    "no_starter_known": gettext_noop(
        "Whether a card of grade %(grade)s may be the first vanguard cannot be checked: some grades are unknown."
    ),
    "restrictions_unknown": gettext_noop(
        "Whether all cards keep to “%(list)s” (since %(since)s) cannot be checked: some have no known number, or "
        "no source says that they count together."
    ),
    "ride_deck_size": gettext_noop(
        "No source says whether the cards of a ride deck count among the fifty; the size of the deck cannot be judged."
    ),
    "ride_deck_missing": gettext_noop(
        "The list names no ride deck; no source says whether a deck may do without one."
    ),
}
WARNINGS = {
    "unknown_card": gettext_noop("%(number)s %(name)s is not in the catalogue; check the number."),
    "unknown_number_of_name": gettext_noop(
        "%(number)s is not in the catalogue, but “%(name)s” is: %(candidates)s. Check the number."
    ),
    "grade_differs": gettext_noop("%(number)s %(name)s is of grade %(printed)s, not %(grade)s as written."),
    "unknown_name": gettext_noop("No card in the catalogue is called “%(name)s”; write its number."),
    "ambiguous_name": gettext_noop(
        "Several cards are called “%(name)s” (%(candidates)s); write the number of yours."
    ),
    "name_differs": gettext_noop("%(number)s is called “%(printed)s”, not “%(name)s”; the number counts."),
    "size_not_ruled": gettext_noop(
        "No rule says how many cards this section holds (%(section)s); ask the organizer."
    ),
    "cores_missing": gettext_noop("The six BakuCores are not in this list; they are not checked."),
    "no_official_list": gettext_noop("No official list of banned cards is known to this site for this day."),
    "list_not_official": gettext_noop("“%(list)s” is used, which is not official."),
}
