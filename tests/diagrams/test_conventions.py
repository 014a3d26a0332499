"""One position, written as different people and programs write it, is read to the stone."""

import pytest

from hen_editor import diagrams
from hen_editor.core.board import Area, BoardSize, Color, Point
from hen_editor.core.transform import Anchor
from hen_editor.diagrams import Found, Placement, codes
from hen_editor.pasting import recognise

ROWS = [
    ".........",
    ".........",
    "..X...O..",
    "....XO...",
    "..X.XO...",
    "..XXOO.O.",
    "...XO....",
    "...X.....",
    ".........",
]
LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"


def labelled(rows: list[str], *, twice: bool = False, gap: str = " ") -> list[str]:
    """Return the lines of a board from A1, with the numbers of its rows on the left, and perhaps on the right, too."""
    numbers = range(len(rows), 0, -1)
    names = "   " + gap.join(LETTERS[: len(rows[0])])
    lines = (f"{number:2} {gap.join(row)}{f' {number}' * twice}" for number, row in zip(numbers, rows, strict=True))
    return [names, *lines]


def spaced(rows: list[str]) -> list[str]:
    return [" ".join(row) for row in rows]


def stones_of(rows: list[str], left: int = 0, top: int = 0) -> dict[Point, Color]:
    colors = {"X": Color.BLACK, "O": Color.WHITE}
    return {
        Point(left + column, top + row): colors[sign]
        for row, line in enumerate(rows)
        for column, sign in enumerate(line)
        if sign in colors
    }


def only(text: str) -> Found:
    (found,) = diagrams.parse(text).value
    return found


def assert_is(found: Found, rows: list[str], size: BoardSize) -> None:
    assert found.position.size == size
    assert dict(found.position.stones) == stones_of(rows)
    assert found.area == Area.whole(size)


@pytest.mark.parametrize("board", [labelled(ROWS), spaced(ROWS), ROWS], ids=["labelled", "spaced", "compact"])
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("// // ", ""),
        ("> // ", ""),
        ("> > # ", ""),
        (" * // ", ""),
        ("", " //"),
        ("", " \\"),
        ("", "\\"),
        ("", " \\\\"),
    ],
)
def test_what_is_before_and_after_all_rows_is_left_out(board: list[str], before: str, after: str) -> None:
    text = "\n".join(f"{before}{line}{after}" for line in ["A game of Go:", "", *board, "", "Black to play."])
    assert_is(only(text), ROWS, BoardSize(9, 9))


def padded(length: int) -> list[str]:
    """Return a board of some length with a few stones in its upper left corner."""
    corner = ["X.O", ".XO", ".X."]
    return [row.ljust(length, ".") for row in (*corner, *["."] * (length - 3))]


@pytest.mark.parametrize("length", [*range(3, 20)])
@pytest.mark.parametrize("gap", [" ", "  ", ""], ids=["spaced", "wide", "compact"])
def test_rows_and_columns_from_1_and_A_with_nothing_beyond_are_a_whole_board(length: int, gap: str) -> None:
    rows = padded(length)
    text = "\n".join(["A game of Go.", *labelled(rows, gap=gap)])
    (pasted,) = recognise(text, BoardSize()).value
    assert pasted.diagram is not None
    assert_is(pasted.diagram, rows, BoardSize(length, length))
    assert pasted.diagram.placement is Placement.WHOLE


@pytest.mark.parametrize(("columns", "rows"), [(9, 13), (13, 9), (7, 9), (5, 4)])
def test_what_an_engine_shows_is_a_whole_board(columns: int, rows: int) -> None:
    lines = [row.ljust(columns, ".")[:columns] for row in ["X.O", ".XO", *["."] * (rows - 2)]]
    text = "\n".join(["= MoveNum: 5 HASH: AB", *labelled(lines), "Next player: White", "B stones captured: 0"])
    assert_is(only(text), lines, BoardSize(columns, rows))


@pytest.mark.parametrize("length", [19, 13])
def test_a_part_from_a1_is_in_its_corner_of_the_open_board_or_of_nineteen_lines(length: int) -> None:
    text, size = "\n".join(labelled([f"{row}." for row in ROWS])), BoardSize(length, length)
    (pasted,) = recognise(text, size).value
    assert pasted.position.size == size
    assert dict(pasted.position.stones) == stones_of(ROWS, top=length - 9)
    assert only(text).position.size == BoardSize()


def test_a_part_from_a1_goes_to_its_corner_on_any_board() -> None:
    found = only("\n".join(labelled([f"{row}." for row in ROWS])))
    for size in (BoardSize(), BoardSize(13, 13), BoardSize(10, 9)):
        assert found.anchors(size) == (Anchor.UPPER_LEFT if size == BoardSize(10, 9) else Anchor.LOWER_LEFT,)
    assert only("\n".join(labelled(ROWS)[:6])).anchors() == ()


@pytest.mark.parametrize("stones", ["XO", "X", "O", ""])
def test_the_move_that_katago_is_asked_for_is_no_stone(stones: str) -> None:
    rows = ["".join(sign if sign in stones else "." for sign in row) for row in ROWS]
    asked = [*rows[:7], f"{rows[7][:7]}@{rows[7][8:]}", rows[8]]
    text = "\n".join(["= MoveNum: 9 HASH: AB", *labelled(asked), "Next player: Black"])
    assert_is(only(text), rows, BoardSize(9, 9))
    if stones:
        assert_is(only("\n".join(labelled(asked))), rows, BoardSize(9, 9))


@pytest.mark.parametrize("between", [[], [""], ["..."], ["⋮"], [" : : : :"], [" . . ."], ["[...]"], ["", "...", ""]])
@pytest.mark.parametrize("twice", [False, True])
@pytest.mark.parametrize("cut", [slice(3, 8), slice(4, 6), slice(5, 10)])
def test_rows_that_are_left_out_are_told_and_read_as_empty(between: list[str], twice: bool, cut: slice) -> None:
    rows = ["." * 13, "." * 13, *(f"..{row}.." for row in ROWS), "." * 13, "." * 13]
    names, *lines = labelled(rows, twice=twice)
    found = only("\n".join([names, *lines[: cut.start], *between, *lines[cut.stop :]]))
    shown = [*rows[: cut.start], *["." * 13] * (cut.stop - cut.start), *rows[cut.stop :]]
    assert_is(found, shown, BoardSize(13, 13))
    assert not found.position.numbers
    assert [dict(problem.fields) for problem in found.diagnostics if problem.kind is codes.ROWS_LEFT_OUT] == [
        {"count": cut.stop - cut.start, "first": 13 - cut.stop + 1, "last": 13 - cut.start}
    ]


@pytest.mark.parametrize("length", [7, 9, 11, 13])
@pytest.mark.parametrize("gap", [" ", ""])
@pytest.mark.parametrize("signs", ["X.O", "●·○", "⚫·⚪", "X-O", "●-○", "x-o", "●+○", "B-W", "#.O"])
def test_a_few_stones_on_a_board_without_labels(length: int, gap: str, signs: str) -> None:
    rows = padded(length)
    rows = ["." * length, *(f".{row[:-1]}" for row in rows[:-1])]
    black, empty, white = signs
    drawn = [gap.join(row).translate(str.maketrans({"X": black, ".": empty, "O": white})) for row in rows]
    assert_is(only("\n".join(drawn)), rows, BoardSize(length, length))


def test_letters_may_be_in_the_first_row_of_a_list_of_literals() -> None:
    first = " ".join(f"abcd{ROWS[0][4:]}")
    text = "\n       ".join(f'"{row}|"' for row in [first, *spaced(ROWS[1:])])
    found = only(f"st, moves = parse({text})\nst.current_player = BLACK")
    assert_is(found, ROWS, BoardSize(9, 9))
    assert "".join(found.position.labels.values()) == "abcd"


@pytest.mark.parametrize("rows", [ROWS, [row[::-1] for row in ROWS], ["XXXX-OOOO".replace("-", ".")] * 2 + ROWS[2:]])
def test_spaced_dashes_are_points(rows: list[str]) -> None:
    text = "\n".join(spaced([row.replace(".", "-") for row in rows]))
    assert_is(only(text), rows, BoardSize(9, 9))


@pytest.mark.parametrize("letters", ["abcdefghi", "ABCDEFGHI", "abcdefghj"])
@pytest.mark.parametrize("twice", [False, True])
def test_rows_may_have_letters(letters: str, twice: bool) -> None:
    rows = (f"{letter} {' '.join(row)}{f' {letter}' * twice}" for letter, row in zip(letters, ROWS, strict=True))
    assert_is(only("\n".join([f"  {' '.join(letters)}", *rows])), ROWS, BoardSize(9, 9))


@pytest.mark.parametrize(
    "legend",
    [
        "Black (○), White (●)",
        "three black groups (○) and two white ones (●)",
        "black stones: ○",
        "white player = ●, black player = ○",
    ],
)
def test_a_legend_says_whose_circles_are(legend: str) -> None:
    rows = [row.translate(str.maketrans("XO.", "○●·")) for row in ROWS]
    assert_is(only("\n".join([f"{legend}:", "", *spaced(rows)])), ROWS, BoardSize(9, 9))
