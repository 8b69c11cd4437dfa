"""Clean the texts of cards: what stands for a word becomes the word, and no name vanishes.

Decisions, the same for every form:

- A picture that stands for words becomes its words in square brackets (`[Auto]`, `[Over Realm 3]`); one that stands
  for a cost becomes its colour or its digits in round ones (`(blue)(blue)(3)`), so that no cost looks like a skill.
- Entities are decoded until nothing changes, twice at most. `<br>` becomes a line break; other marks of HTML go.
- Brackets of names are `<Name>` (also where `＜＞` or `〈〉` are printed) and `《Trait》` (also for `≪≫`).
- A name that was eaten as a tag (`<son goku="">…</son>`) comes back as `<Son Goku>`, written as other texts of the
  same files write it; what they do not write is told.
- Full-width signs around words become plain ones in all languages but Japanese, where only `【】` and `［］` do.
- A skill that follows another without a break gets one.
"""

from __future__ import annotations

import html
import re
from collections.abc import Mapping

from msgspec import Struct

_TAG = re.compile(r"</?[A-Za-z][^<>]*>")
_TAG_NAME = re.compile(r"</?\s*([A-Za-z][\w.'’-]*)")
_MARKUP = frozenset((
    "a", "abbr", "b", "big", "body", "br", "center", "div", "em", "font", "h1", "h2", "h3", "h4", "hr", "html", "i",
    "img", "li", "ol", "p", "s", "script", "small", "span", "strong", "style", "sub", "sup", "table", "tbody", "td",
    "th", "tr", "u", "ul",
))  # fmt: skip
_BREAKING = frozenset({"br", "p", "div", "li", "tr", "hr", "h1", "h2", "h3", "h4"})
_ATTRIBUTE = re.compile(r"""([^\s=/<>"']{1,40})\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))""")
_EATEN = re.compile(r"""\s{0,9}=\s{0,9}(?:""|'')""")
_DIGITS = {word: str(number) for number, word in enumerate((
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
))}  # fmt: skip
_COLOR_BALL = re.compile(r"([a-z]+)_?ball", re.IGNORECASE)
_NAME = re.compile(r"<(?! )([^<>\n]+)>")
_MISTYPED = re.compile(r"\[([A-Za-z][A-Za-z0-9 :/'-]*)\}")
_DOUBLED = re.compile(r"\(\(([a-z]+|\d+)\)\)")
_SKILL = re.compile(r"(?P<end>[.)])[ \t]*(?=\[[^\[\]]+\])")
_AFTER_MARK = re.compile(r"\[[^\[\]]+\](?:\s*[\[(:A-Z]|\s*$)")
_BULLET = re.compile(r"(?<=[.―—–:-])[ \t]*・[ \t]*(?=[A-Z])")
_COST = re.compile(r"\((?:[a-z]+|\d+|[^\x00-\x7f])\)$")
_ABILITY = re.compile(r"(?<=[.)])[ \t]*(?=\[(?:AUTO|CONT|ACT)\]\s*[:(])")
_WIDE = str.maketrans("（）［］【】，！？＋－０１２３４５６７８９‐", "()[][],!?+-0123456789-")
_WIDE_JAPANESE = str.maketrans("［］【】", "[][]")
_ANGLES = str.maketrans("＜＞〈〉≪≫", "<><>《》")
_BLANKS = re.compile(r"[ \t\u00a0\u3000\u200b\ufeff]+")


class Cleaned(Struct, frozen=True):
    """A clean text, and what to tell about it."""

    text: str
    doubts: tuple[str, ...] = ()


def decode(text: str) -> str:
    """Decode entities that were encoded once or twice."""
    once = html.unescape(text)
    return html.unescape(once) if once != text else once


def plain(text: str) -> str:
    """Return a name or trait on one line, with entities decoded and blanks collapsed."""
    return _BLANKS.sub(" ", " ".join(decode(text).split())).strip()


def names_in(text: str) -> list[str]:
    """Return the names that a text writes in angle brackets of any kind."""
    plain_angles = decode(text).translate(_ANGLES)
    return [name for name in _NAME.findall(plain_angles) if name[:1].isupper() and "=" not in name]


def clean(
    text: str, *, language: str = "en", names: Mapping[str, str] | None = None, breaks: bool = True
) -> Cleaned:
    """Return a card text as it is kept; `names` are known names by their folded form."""
    found = _Tags(names or {})
    marked = _join(found.read(decode(text)), language=language)
    if breaks and language != "ja":
        marked = _break_skills(marked)
    lines = (_BLANKS.sub(" ", line).strip() for line in marked.splitlines())
    return Cleaned("\n".join(line for line in lines if line), tuple(found.doubts))


class _Tags:
    """Turn tags into words; remember what cannot be told for certain."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self.doubts: list[str] = []
        self._names = names
        self._open: list[str] = []

    def read(self, text: str) -> str:
        return _TAG.sub(lambda tag: self._word(tag[0]), text)

    def _word(self, tag: str) -> str:
        found = _TAG_NAME.match(tag)
        if found is None:
            return tag
        name = found[1].casefold()
        if _is_markup(found[1], tag[found.end() :].strip("/> ")):
            return self._markup(name, tag)
        if not _EATEN.search(tag) and not tag.startswith("</") and any(sign.isupper() for sign in tag):
            return tag
        return self._name(name, tag)

    def _markup(self, name: str, tag: str) -> str:
        if name == "img":
            return self._picture(tag)
        return "\n" if name in _BREAKING else ""

    def _picture(self, tag: str) -> str:
        values = {
            key.casefold(): double or single or bare for key, double, single, bare in _ATTRIBUTE.findall(tag)
        }
        file = values.get("src", "").rpartition("/")[2].rpartition(".")[0]
        word = " ".join(values.get("alt", "").split())
        ball = _COLOR_BALL.search(file)
        if not word and ball:
            return f"({ball[1].casefold()})"
        word = word or re.sub(r"[_-]+", " ", file).strip()
        if not word:
            self.doubts.append("a picture in the text has no words and no name")
            return "[?]"
        digits = _DIGITS.get(word.casefold(), word if word.isdigit() else "")
        return f"({digits})" if digits else f"[{word}]"

    def _name(self, name: str, tag: str) -> str:
        """Bring a name back that was eaten as a tag; the closing tag says nothing new."""
        if tag.startswith("</") and name in self._open:
            self._open.remove(name)
            return ""
        if not tag.startswith("</"):
            self._open.append(name)
        words = " ".join(_EATEN.sub("", tag.strip("</>")).split())
        known = self._names.get(words.casefold())
        if known is None:
            known = words.title() if words == words.casefold() else words
            self.doubts.append(f"the name <{known}> was broken in the file and is a guess in its spelling")
        return f"<{known}>"


def _is_markup(name: str, rest: str) -> bool:
    """Tell HTML from a name: `<br/>` and `<a href="…">`, not `<Big Badges>` and `<big badges="">`."""
    if name.casefold() not in _MARKUP or not (name.islower() or name.isupper()):
        return False
    return not rest or ("=" in rest and (name.casefold() == "img" or not _EATEN.search(rest)))


def _join(text: str, *, language: str) -> str:
    text = text.translate(_ANGLES)
    if language == "ja":
        return text.translate(_WIDE_JAPANESE)
    text = _NAME.sub(lambda name: f"<{_spaced(name[1])}>", text)
    text = text.replace("，", ", ").replace("：", ": ").translate(_WIDE)
    return _DOUBLED.sub(r"(\1)", _MISTYPED.sub(r"[\1]", text))


def _spaced(name: str) -> str:
    return " ".join(re.sub(r"\s*[：]\s*", " : ", name).split())


def _break_skills(text: str) -> str:
    text = _BULLET.sub("\n・", text)
    if _ABILITY.search(text) or re.match(r"\[(?:AUTO|CONT|ACT)\]", text):
        return _ABILITY.sub("\n", text)
    return "\n".join(_broken(line) for line in text.splitlines())


def _broken(line: str) -> str:
    parts, last = [], 0
    for found in _SKILL.finditer(line):
        head = line[last : found.end("end")]
        if _COST.search(head) or _depth(head) or not _AFTER_MARK.match(line, found.end()):
            continue
        parts.append(head)
        last = found.end()
    return "\n".join([*parts, line[last:]])


def _depth(text: str) -> bool:
    """Say whether a bracket is still open; one that never closes was opened in vain."""
    return text.count("(") > text.count(")")
