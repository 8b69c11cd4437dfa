"""Say why a line of a list could not be read."""

from __future__ import annotations


def gettext_noop(text: str) -> str:
    """Mark a text for translation and leave it as it is."""
    return text


SENTENCES = {
    "unreadable_line": gettext_noop(
        "Line %(line)s cannot be read: “%(text)s”. Write it like “4 BT1-001” or “4 Name [BT1-001]”."
    ),
    "count_missing": gettext_noop("Line %(line)s does not say how many: “%(text)s”. Write the count first."),
    "count_out_of_range": gettext_noop("Line %(line)s has an impossible count: “%(text)s”."),
    "line_too_long": gettext_noop("Line %(line)s is too long: “%(text)s”."),
    "unknown_section": gettext_noop(
        "Line %(line)s names a section nobody knows: “%(text)s”. Known are leader, main deck, Z deck and side deck."
    ),
    "list_too_big": gettext_noop("The list is too long to be a deck list."),
    "empty_list": gettext_noop("The list is empty. Paste your deck, one card a line, like “4 BT1-001”."),
}
