"""The ways in which players write a card are read alike; a name without a number stays a name."""

from __future__ import annotations

import pytest

from tournaments.decks.formats import read_list

MAIN = "main"
# Each row: what a player types, then section, count, number and name that must come out.
COUNTS = [
    ("4 BT1-001", MAIN, 4, "BT1-001", ""),
    ("4x BT1-001", MAIN, 4, "BT1-001", ""),
    ("4X BT1-001", MAIN, 4, "BT1-001", ""),
    ("4xBT1-001", MAIN, 4, "BT1-001", ""),
    ("4 x BT1-001", MAIN, 4, "BT1-001", ""),
    ("3 x FP-001", MAIN, 3, "FP-001", ""),
    ("4× BT1-001", MAIN, 4, "BT1-001", ""),
    ("4×BT1-001", MAIN, 4, "BT1-001", ""),
    ("4✕ BT1-001", MAIN, 4, "BT1-001", ""),
    ("4* BT1-001", MAIN, 4, "BT1-001", ""),
    ("x4 BT1-001", MAIN, 4, "BT1-001", ""),
    ("x 4 BT1-001", MAIN, 4, "BT1-001", ""),
    ("4BT1-001", MAIN, 4, "BT1-001", ""),
    ("4: BT1-001", MAIN, 4, "BT1-001", ""),
    ("4 - BT1-001", MAIN, 4, "BT1-001", ""),
    ("(4) BT1-001", MAIN, 4, "BT1-001", ""),
    ("[4x] BT1-001", MAIN, 4, "BT1-001", ""),
    ("4 copies of BT1-001", MAIN, 4, "BT1-001", ""),
    ("4 of BT1-001", MAIN, 4, "BT1-001", ""),
    ("4 BT1-001!", MAIN, 4, "BT1-001", ""),
    ("4 Stück BT1-001", MAIN, 4, "BT1-001", ""),
    ("BT1-001 4", MAIN, 4, "BT1-001", ""),
    ("BT1-001 x4", MAIN, 4, "BT1-001", ""),
    ("BT1-001 x 4", MAIN, 4, "BT1-001", ""),
    ("BT1-001x4", MAIN, 4, "BT1-001", ""),
    ("BT1-001 ×4", MAIN, 4, "BT1-001", ""),
    ("BT1-001 4x", MAIN, 4, "BT1-001", ""),
    ("BT1-001 (x4)", MAIN, 4, "BT1-001", ""),
    ("BT1-001 (4)", MAIN, 4, "BT1-001", ""),
    ("BT1-001: 4", MAIN, 4, "BT1-001", ""),
    ("BT1-001 - 4", MAIN, 4, "BT1-001", ""),
    ("BT1-001 ....... 4", MAIN, 4, "BT1-001", ""),
    ("4 BT1-001 x4", MAIN, 4, "BT1-001", ""),
    ("1. 4 BT1-001", MAIN, 4, "BT1-001", ""),
    ("12) 4x BT1-001", MAIN, 4, "BT1-001", ""),
    ("4枚 BT1-001", MAIN, 4, "BT1-001", ""),
]
NAMES = [
    ("4 OV1-004 Tide Runner", MAIN, 4, "OV1-004", "Tide Runner"),
    ("4 OV1-004 - Tide Runner", MAIN, 4, "OV1-004", "Tide Runner"),
    ("4 OV1-004: Tide Runner", MAIN, 4, "OV1-004", "Tide Runner"),
    ("OV1-004 Tide Runner x4", MAIN, 4, "OV1-004", "Tide Runner"),
    ("4 Tide Runner OV1-004", MAIN, 4, "OV1-004", "Tide Runner"),
    ("Tide Runner OV1-004 x4", MAIN, 4, "OV1-004", "Tide Runner"),
    ("Tide Runner OV1-004 4", MAIN, 4, "OV1-004", "Tide Runner"),
    ("4 Tide Runner OV1-004 SR", MAIN, 4, "OV1-004", "Tide Runner"),
    ("4 Tide Runner [OV1-004]", MAIN, 4, "OV1-004", "Tide Runner"),
    ("4 Tide Runner (OV1-004)", MAIN, 4, "OV1-004", "Tide Runner"),
    ("4 Tide Runner {OV1-004}", MAIN, 4, "OV1-004", "Tide Runner"),
    ("4 Tide Runner <OV1-004>", MAIN, 4, "OV1-004", "Tide Runner"),
    ("4 Tide Runner 【OV1-004】", MAIN, 4, "OV1-004", "Tide Runner"),
    ("4 Tide Runner ［ＯＶ１－００４］", MAIN, 4, "OV1-004", "Tide Runner"),
    ("4 Tide Runner[OV1-004]", MAIN, 4, "OV1-004", "Tide Runner"),
    ("4 Tide Runner [ OV1-004 ]", MAIN, 4, "OV1-004", "Tide Runner"),
    ("4 [OV1-004] Tide Runner", MAIN, 4, "OV1-004", "Tide Runner"),
    ("[OV1-004] Tide Runner x4", MAIN, 4, "OV1-004", "Tide Runner"),
    ("Tide Runner [OV1-004] 4", MAIN, 4, "OV1-004", "Tide Runner"),
    ("4 Tide Runner [OV1-004] (Foil)", MAIN, 4, "OV1-004", "Tide Runner"),
    ("4 OV1-004 Tide Runner(2)", MAIN, 4, "OV1-004", "Tide Runner"),
    ('4 "Tide Runner" OV1-004', MAIN, 4, "OV1-004", "Tide Runner"),
    ("4 [Tide Runner](https://cards.example/1) OV1-004", MAIN, 4, "OV1-004", "Tide Runner"),
    ("2 Typing Error [BT29-O86]", MAIN, 2, "BT29-O86", "Typing Error"),
    ("3 Courage_PR [DB2-143]", MAIN, 3, "DB2-143", "Courage_PR"),
    ("2 10x Mighty Wave, Blast [EX23-03]", MAIN, 2, "EX23-03", "10x Mighty Wave, Blast"),
    ("2 3-Man Wave [BT29-028]", MAIN, 2, "BT29-028", "3-Man Wave"),
    ("4 Runner #1 Fan [OV1-004]", MAIN, 4, "OV1-004", "Runner #1 Fan"),
    ("4 C-18, Cold [OV1-004]", MAIN, 4, "OV1-004", "C-18, Cold"),
    ("2 Left/Right [FB01-070]", MAIN, 2, "FB01-070", "Left/Right"),
    ("4 FS01-09 Young One : Adolescence(11)", MAIN, 4, "FS01-09", "Young One : Adolescence"),
    ("4 FB01-004_p1", MAIN, 4, "FB01-004_p1", ""),
    ("4 BT1-001 (SR)", MAIN, 4, "BT1-001", ""),
    ("4 BT1-001 - SPR", MAIN, 4, "BT1-001", ""),
    ("4 BT1-001 [BT1-001_SPR]", MAIN, 4, "BT1-001_SPR", ""),
    ("4 FB01-004★", MAIN, 4, "FB01-004", ""),
    ("4 BT1 001", MAIN, 4, "BT1-001", ""),
    ("4 BT1_001 Tide Runner", MAIN, 4, "BT1-001", "Tide Runner"),
    ("4 OV1-004 Tide Runner $0.50", MAIN, 4, "OV1-004", "Tide Runner"),
    ("4 D-BT01/001EN Gear Rabbit", MAIN, 4, "D-BT01/001EN", "Gear Rabbit"),
]
SIGNS = [
    ("  2\tRosé  Rider\t[P-244]  ", MAIN, 2, "P-244", "Rosé Rider"),
    ("4\u00a0BT1-001\u00a0Tide\u00a0Runner", MAIN, 4, "BT1-001", "Tide Runner"),
    ("4 BT1–001 Tide Runner", MAIN, 4, "BT1-001", "Tide Runner"),
    ("4 BT1\u2011001", MAIN, 4, "BT1-001", ""),
    ("4 BT1 - 001 Tide Runner", MAIN, 4, "BT1-001", "Tide Runner"),
    ("４ｘ ＢＴ１－００１", MAIN, 4, "BT1-001", ""),
    ("4 BT1-001\u200b", MAIN, 4, "BT1-001", ""),
    ("4 OV1-004 Ilse’s Wave", MAIN, 4, "OV1-004", "Ilse's Wave"),
    ("4 “Tide Runner” [OV1-004]", MAIN, 4, "OV1-004", "Tide Runner"),
    ("4 Salt &amp; Storm [OV1-004]", MAIN, 4, "OV1-004", "Salt & Storm"),
    ("<li>4 BT1-001</li>", MAIN, 4, "BT1-001", ""),
    ("★ 4x BT1-001", MAIN, 4, "BT1-001", ""),
    ("• 4x BT1-001", MAIN, 4, "BT1-001", ""),
    ("- 4 BT1-001", MAIN, 4, "BT1-001", ""),
    ("* 4 BT1-001", MAIN, 4, "BT1-001", ""),
    ("- [ ] 4 BT1-001", MAIN, 4, "BT1-001", ""),
    ("> 4 BT1-001", MAIN, 4, "BT1-001", ""),
    ("**4** BT1-001", MAIN, 4, "BT1-001", ""),
    ("`4 BT1-001`", MAIN, 4, "BT1-001", ""),
]
COMMENTS = [
    ("4 BT1-001 # strong", MAIN, 4, "BT1-001", ""),
    ("4 BT1-001 // strong", MAIN, 4, "BT1-001", ""),
    ("4 Tide Runner [BT1-001] // strong", MAIN, 4, "BT1-001", "Tide Runner"),
    ("4 BT1-001 https://cards.example/1", MAIN, 4, "BT1-001", ""),
    ("4 BT1-001 Front // Back", MAIN, 4, "BT1-001", "Front // Back"),
]
TABLES = [
    ("4\tBT1-001\tTide Runner", MAIN, 4, "BT1-001", "Tide Runner"),
    ("BT1-001\tTide Runner\t4", MAIN, 4, "BT1-001", "Tide Runner"),
    ("Tide Runner\tBT1-001\tx4", MAIN, 4, "BT1-001", "Tide Runner"),
    ('4\tBT1-001\t"Tide ""Fast"" Runner"', MAIN, 4, "BT1-001", 'Tide "Fast" Runner'),
    ('4\tBT1-001\tTide 5" Runner\tRare', MAIN, 4, "BT1-001", 'Tide 5" Runner'),
    ("4 BT1-001\t\t", MAIN, 4, "BT1-001", ""),
    ('"4","BT1-001","Tide, Runner"', MAIN, 4, "BT1-001", "Tide, Runner"),
    ("4,BT1-001,Tide, Runner", MAIN, 4, "BT1-001", "Tide, Runner"),
    ("4;BT1-001;Tide Runner", MAIN, 4, "BT1-001", "Tide Runner"),
    ("BT1-001,4", MAIN, 4, "BT1-001", ""),
    ("| 4 | BT1-001 | Tide Runner |", MAIN, 4, "BT1-001", "Tide Runner"),
    ("Side Deck\t2\tBT1-001\tTide Runner", "side", 2, "BT1-001", "Tide Runner"),
    ("4, Tide Runner", MAIN, 4, "", "Tide Runner"),
]
INLINE = [
    ("Leader: BT1-001 Marla", "leader", 1, "BT1-001", "Marla"),
    ("Leader - BT1-001 Marla", "leader", 1, "BT1-001", "Marla"),
    ("1 Marla [OV1-001] (Leader)", "leader", 1, "OV1-001", "Marla"),
    ("SB: 2 BT1-001", "side", 2, "BT1-001", ""),
    ("Z-Deck: 1 BT1-001", "z", 1, "BT1-001", ""),
    ("1 Gear Rabbit (FV)", "leader", 1, "", "Gear Rabbit"),
]
WITHOUT_NUMBER = [
    ("4x Tide Runner", MAIN, 4, "", "Tide Runner"),
    ("Tide Runner x4", MAIN, 4, "", "Tide Runner"),
    ("Tide Runner 4x", MAIN, 4, "", "Tide Runner"),
    ("Tide Runner (x4)", MAIN, 4, "", "Tide Runner"),
    ("Tide Runner: 4", MAIN, 4, "", "Tide Runner"),
    ("4 Tide Runner", MAIN, 4, "", "Tide Runner"),
    ("2 X-Laser", MAIN, 2, "", "X-Laser"),
    ("2 Android 18", MAIN, 2, "", "Android 18"),
    ("4 Android C-18", MAIN, 4, "", "Android C-18"),
    ("2 10x Mighty Wave", MAIN, 2, "", "10x Mighty Wave"),
    ("4 Twin(2)", MAIN, 4, "", "Twin"),
    ("4 Son Gata [Foil]", MAIN, 4, "", "Son Gata"),
    ("4 Fire Bolt (M21) 125", MAIN, 4, "", "Fire Bolt (M21) 125"),
    ("4 Gear Rabbit (G0)", MAIN, 4, "", "Gear Rabbit"),
    ("4 Gear Dragon (G (Stride/G unit))", MAIN, 4, "", "Gear Dragon"),
]
ROWS = [*COUNTS, *NAMES, *SIGNS, *COMMENTS, *TABLES, *INLINE, *WITHOUT_NUMBER]


@pytest.mark.parametrize(("row", "section", "count", "number", "name"), ROWS)
def test_a_card_line(row: str, section: str, count: int, number: str, name: str) -> None:
    read = read_list(f"_____Main Deck_____\n{row}")

    assert read.faults == ()
    assert [(one.section, one.count, one.number, one.name) for one in read.lines] == [
        (section, count, number, name)
    ]


def test_no_row_stands_here_twice() -> None:
    assert len(ROWS) == len({row for row, *_ in ROWS}) > 100


@pytest.mark.parametrize("row", [row for row, *_ in WITHOUT_NUMBER])
@pytest.mark.parametrize("game", ["", "dbs-masters", "fusion-world", "vanguard"])
def test_a_name_without_a_number_never_gets_one(row: str, game: str) -> None:
    assert [line.number for line in read_list(f"Main\n{row}", game).lines] == [""]


@pytest.mark.parametrize(
    ("row", "name", "grade"),
    [
        ("4 Gear Rabbit (G0)", "Gear Rabbit", "0"),
        ("4 Gear Rabbit [Grade 3]", "Gear Rabbit", "3"),
        ("4 Gear Rabbit G2", "Gear Rabbit", "2"),
        ("4 Gear Rabbit - Grade 1", "Gear Rabbit", "1"),
        ("4 Gear Dragon (G (Stride/G unit))", "Gear Dragon", "G"),
        ("4 Gear Rabbit (G0) (Critical)", "Gear Rabbit", "0"),
        ("4 Gear Rabbit", "Gear Rabbit", ""),
    ],
)
def test_a_grade_is_kept_apart_from_the_name(row: str, name: str, grade: str) -> None:
    read = read_list(f"Main\n{row}", "vanguard").lines[0]

    assert (read.name, read.grade) == (name, grade)


@pytest.mark.parametrize(
    ("text", "sections"),
    [
        ("Main\n1 Gear Rabbit*\n4 Gear Dragon", ["leader", "main"]),
        ("Main\n1 Gear Rabbit*\n1 Gear Dragon*", ["main", "main"]),
        ("Main\n4 Gear Rabbit*", ["main"]),
        ("FV: Gear Rabbit\nMain\n4 Gear Dragon", ["leader", "main"]),
    ],
)
def test_one_star_marks_the_first_vanguard(text: str, sections: list[str]) -> None:
    assert [line.section for line in read_list(text, "vanguard").lines] == sections


@pytest.mark.parametrize(
    ("row", "number", "name"),
    [
        ("1 Trox [12]", "12", "Trox"),
        ("1 Trox (12)", "12", "Trox"),
        ("1 #12 Trox", "12", "Trox"),
        ("1 12 Trox", "12", "Trox"),
        ("#12 Trox x1", "12", "Trox"),
        ("1 Trox", "", "Trox"),
    ],
)
def test_cards_of_bakugan_have_plain_numbers(row: str, number: str, name: str) -> None:
    read = read_list(f"Team\n{row}", "bakugan").lines[0]

    assert (read.section, read.count, read.number, read.name) == ("team", 1, number, name)


@pytest.mark.parametrize("row", ["4 BT1-001, 3 BT1-002; 2 BT1-003", "4x BT1-001 / 3x BT1-002 / 2x BT1-003"])
def test_cards_in_one_line_are_told_apart_by_counts_and_numbers(row: str) -> None:
    read = read_list(row)

    assert [(one.line, one.count, one.number) for one in read.lines] == [
        (1, 4, "BT1-001"),
        (1, 3, "BT1-002"),
        (1, 2, "BT1-003"),
    ]
