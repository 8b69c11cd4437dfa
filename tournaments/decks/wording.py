"""Say why a line of a list could not be read, and what was read as something else than a card."""

from __future__ import annotations


def gettext_noop(text: str) -> str:
    """Mark a text for translation and leave it as it is."""
    return text


SENTENCES = {
    "unreadable_line": gettext_noop(
        "Line %(line)s cannot be read: “%(text)s”. Write it like “4 BT1-001” or “4 Name [BT1-001]”."
    ),
    "count_missing": gettext_noop("Line %(line)s does not say how many: “%(text)s”. Write the count first."),
    "place_no_count": gettext_noop(
        "Line %(line)s begins with its place in a list, which is no count: “%(text)s”. Write it like “4 BT1-001”."
    ),
    "count_out_of_range": gettext_noop("Line %(line)s has an impossible count: “%(text)s”."),
    "line_too_long": gettext_noop("Line %(line)s is too long: “%(text)s”."),
    "unknown_section": gettext_noop(
        "Line %(line)s names a section nobody knows: “%(text)s”. Write one of your game, like “Main Deck”."
    ),
    "count_unclear": gettext_noop(
        "Line %(line)s holds two counts: “%(text)s”. Write one count, then number and name."
    ),
    "several_cards": gettext_noop("Line %(line)s holds several cards: “%(text)s”. Write one card a line."),
    "title_not_read": gettext_noop(
        "Line %(line)s was read as the title, not as a card: “%(text)s”. A card needs its count in front."
    ),
    "title_or_card": gettext_noop(
        "Line %(line)s may be the title or a card of that name: “%(text)s”. Write a count in front, or leave it out."
    ),
    "about_not_read": gettext_noop("Line %(line)s was read as a remark, not as a card: “%(text)s”."),
    "address_not_read": gettext_noop(
        "Line %(line)s holds an address: “%(text)s”. The site does not follow it; paste the list itself."
    ),
    "line_set_aside": gettext_noop(
        "Line %(line)s stands under a heading for cards outside the deck and was not counted: “%(text)s”."
    ),
    "comment_holds_card": gettext_noop(
        "Line %(line)s is marked as a comment, so its card was not counted: “%(text)s”."
    ),
    "total_differs": gettext_noop(
        "Line %(line)s says %(stated)s cards, but %(counted)s were read: “%(text)s”. Is a line missing?"
    ),
    "list_too_big": gettext_noop("The list is too long to be a deck list."),
    "empty_list": gettext_noop("The list is empty. Paste your deck, one card a line, like “4 BT1-001”."),
}
