"""Writing HEN, and what HEN cannot hold."""

import pytest

from hen_editor.core import hen
from hen_editor.core.board import BLACK, WHITE, BoardSize, Color, Point, Stones
from hen_editor.core.position import Mark, Move, Position
from tests.drawn import board

SMALL = BoardSize(5, 5)
CENTRE = Point(2, 2)


def small(**parts: object) -> Position:
    return Position(Stones(SMALL), **parts)  # type: ignore[arg-type]  # the test's own keywords


def test_runs_gaps_and_numbers_are_written_as_short_as_they_can_be() -> None:
    stones = board("""
        b b . w .
        . . . . .
        . b w b b
        . . . . .
        r g l y p
    """)
    position = Position(stones, numbers={Point(3, 2): 3})
    assert hen.format(position) == ".5x5_5b2Dw_3Bbw~3b_1rglyp"


def test_the_parts_stand_in_the_canonical_order() -> None:
    position = small(
        marks={CENTRE: Mark.CROSS},
        labels={CENTRE: "a"},
        turn=Color.PURPLE,
        last_move=Move(WHITE, None),
        ko=Point(0, 0),
        order=(WHITE, BLACK),
    )
    assert hen.format(position) == ".5x5~wb.A5.pw.p.C3-a.C3-MA"


def test_the_size_of_a_full_board_is_written_on_request() -> None:
    assert hen.format(Position()) == ""
    assert hen.format(Position(), always_size=True) == ".19x19"


def test_one_part_a_line_is_how_the_specification_writes_its_first_example() -> None:
    lines = hen.format(hen.parse_strict(hen.EXAMPLES[0]), multiline=True, always_size=True).splitlines()
    assert lines == [
        ".19x19",
        "_19 bwb2w3",
        "_10 Kb",
        "_08 Kbw",
        "_07 JbwMw",
        "_06 Kbw",
        "_01 Cw3bNwb2",
        ".L7",
        ".K7w",
        ".b",
    ]


@pytest.mark.parametrize("label", ["", "a b", "a.b", "a_b", "a-b", "CR", "MA", "\n", "\x85", "\ud800", "\u3000"])
def test_a_label_that_hen_cannot_hold_is_left_out_with_a_note(label: str) -> None:
    held = hen.holdable(small(labels={CENTRE: label}))
    assert held.value == small()
    assert [(note.code, note.points) for note in held.diagnostics] == [("label-left-out", (CENTRE,))]
    assert held.ok


@pytest.mark.parametrize(
    ("number", "stone", "reason"),
    [
        (0, BLACK, "numbers go from 1 to 9999"),
        (10_000, BLACK, "numbers go from 1 to 9999"),
        (1, None, "there is no stone"),
        (2, BLACK, "the stone is Black's, and move 2 is White's"),
    ],
)
def test_a_number_that_hen_cannot_hold_is_left_out_and_its_stone_stays(
    number: int, stone: Color | None, reason: str
) -> None:
    stones = Stones(SMALL).with_stone(CENTRE, stone)
    held = hen.holdable(Position(stones, numbers={CENTRE: number}))
    assert held.value == Position(stones)
    assert [note.message for note in held.diagnostics] == [
        f"HEN cannot store the move number {number} at C3: {reason}."
    ]


def test_a_board_of_more_than_25_columns_has_no_hen() -> None:
    held = hen.holdable(Position(Stones(BoardSize(26, 5))))
    assert held.value is None
    assert [problem.code for problem in held.diagnostics] == ["too-wide"]
    assert not held.ok


def test_writing_what_hen_cannot_hold_is_a_mistake_of_the_program() -> None:
    with pytest.raises(ValueError, match="cannot store the label “a b” at C3"):
        hen.format(small(labels={CENTRE: "a b"}))


def test_a_web_address_carries_the_canonical_text_with_its_percent_signs_left_alone() -> None:
    assert hen.web_text(small(labels={CENTRE: "5%/é~"})) == ".5x5.C3-5%25%2F%C3%A9%7E"


@pytest.mark.parametrize("label", ["\ufeff2", "2\ufeff2", "\u200d😀", "\u00ad\u200bx"])
def test_a_web_address_holds_a_label_with_invisible_characters_in_it(label: str) -> None:
    written = hen.web_text(small(labels={CENTRE: label}))
    assert written.isascii()
    assert hen.parse_strict(written).labels == {CENTRE: label}


def test_what_would_end_in_an_invisible_character_is_not_decoded() -> None:
    assert hen.parse(".5x5.C3-a%EF%BB%BF").value.labels == {CENTRE: "a%EF%BB%BF"}
