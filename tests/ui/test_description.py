"""What there is to hear of a position and of a game."""

from collections.abc import Callable, Sequence
from pathlib import Path
from string import Formatter

import pytest
from hypothesis import given

from hen_editor.core import hen, sgf
from hen_editor.core.board import BLACK, WHITE, Point
from hen_editor.core.diagnostics import Plural, Wording
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.position import Position
from hen_editor.core.positions.differences import differences
from hen_editor.core.sgf import GameTree
from hen_editor.ui import description
from hen_editor.ui.description import WORDS, Phrase, said
from tests.strategies import positions

VECTORS = Path(__file__).parents[1] / "vectors" / "speech" / "positions.txt"
LINES = [line.split(" | ") for line in VECTORS.read_text().splitlines() if not line.startswith("#")]


def named(position: Position, name: str) -> Point:
    point = Point.from_name(name, position.size)
    assert point is not None
    return point


ASKED: dict[str, Callable[[Position, str], Sequence[Phrase]]] = {
    "point": lambda position, name: [description.point_here(position, named(position, name))],
    "row": lambda position, name: description.row(position, position.size.rows - int(name)),
    "column": lambda position, name: description.column(position, named(position, f"{name}1").column),
    "chain": lambda position, name: description.chain_here(position, named(position, name)),
    "neighbours": lambda position, name: description.neighbours(position, named(position, name)),
    "near": lambda position, name: description.near(position, named(position, name)),
    "ko": lambda position, name: description.ko(position),
    "last": lambda position, name: description.last_move(position),
    "summary": lambda position, name: description.summary(position),
}


@pytest.mark.parametrize(("text", "asked", "expected"), LINES)
def test_a_position_is_said(text: str, asked: str, expected: str) -> None:
    what, _, name = asked.partition(" ")
    assert said(ASKED[what](hen.parse_strict(text), name)) == expected


@given(positions())
def test_every_stone_is_heard_once_by_rows_and_once_by_columns(position: Position) -> None:
    for phrases, ends in (
        ([description.row(position, row) for row in range(position.size.rows)], lambda a, b: abs(b.column - a.column)),
        ([description.column(position, x) for x in range(position.size.columns)], lambda a, b: abs(b.row - a.row)),
    ):
        heard = 0
        for line in phrases:
            for item in dict(line[0].fields)["items"]:
                fields = dict(item.fields)
                if item.words == "stone":
                    heard += 1
                elif item.words == "stones":
                    heard += 1 + ends(named(position, fields["first"]), named(position, fields["last"]))
        assert heard == len(position.stones)


@given(positions())
def test_whatever_is_shown_can_be_said(position: Position) -> None:
    for point in position.size.points():
        assert str(description.point_here(position, point)).startswith(f"{point.name(position.size)}: ")
        assert said(description.chain_here(position, point))
        assert said(description.neighbours(position, point))
    assert said(description.summary(position))


@given(positions(), positions())
def test_that_nothing_changed_is_said_only_where_it_did_not(before: Position, after: Position) -> None:
    heard = [phrase.words for phrase in description.changes(before, after)]
    found = [each for each in differences(before, after) if each.part.value != "last move"]
    assert (heard == ["no_changes"]) is (not found)


def test_the_nearest_stones_are_heard_first() -> None:
    position = hen.parse_strict("_16QbTb_15Rw_14Pb_10Qw")
    assert said(description.near(position, named(position, "Q16"))) == "Near Q16: R15 White, P14 Black, T16 Black."


def test_what_hen_cannot_hold_is_heard_too() -> None:
    tree = game("(;SZ[9]AB[ee]TB[aa]DD[bb]AR[ee:cc]LN[ee:gg]SL[ee])")
    overlay, position = Overlay.of(tree, tree.root), hen.parse_strict(".9x9_5Eb")
    heard = [str(description.point_here(position, named(position, name), overlay)) for name in ("E5", "C7", "A9", "B8")]
    assert heard == [
        "E5: Black, 4 liberties, selected, arrow to C7, line to G3",
        "C7: empty, star point, arrow from E5",
        "A9: empty, Black territory",
        "B8: empty, greyed out",
    ]


def test_what_captures_is_said_of_each_colour() -> None:
    assert said(description.captures({BLACK: 2, WHITE: 0})) == "Black has captured 2."
    assert said(description.captures({})) == "Nothing has been captured."


# Nodes.


def game(text: str) -> GameTree:
    collection = sgf.parse(text).value
    assert collection is not None
    return collection.games[0]


GAME = "(;SZ[9]C[start](;B[ee];W[dd]C[ hello ]N[joseki])(;B[];PL[B]))"


def test_a_node_says_its_move_its_variation_and_its_comment() -> None:
    tree = game(GAME)
    assert [said(description.node_here(tree, node, number)) for number, node in enumerate(tree.walk())] == [
        "Start of game, 2 variations follow. Comment: start",
        "Move 1: Black E5, variation 1 of 2.",
        "Move 2: White D6, end of line, name joseki. Comment: hello",
        "Move 3: Black passes, variation 2 of 2.",
        "No move, end of line.",
    ]
    assert said(description.node_here(tree, 1, 1, captured=3)) == (
        "Move 1: Black E5, 3 stones captured, variation 1 of 2."
    )


def test_what_follows_is_said() -> None:
    tree = game(GAME)
    heard = [said(description.next_moves(tree, node)) for node in tree.walk()]
    assert heard == ["Next: Black E5, Black passes.", "Next: White D6.", "End of line.", "Next: setup.", "End of line."]


def test_a_comment_is_said_whole_when_it_is_asked_for() -> None:
    text = "long " * 1000
    asked, stepped_to = said(description.comment(text)), said(description.node_here(game(f"(;C[{text}])"), 0, 0))
    assert len(stepped_to) < description.MAX_COMMENT + 50 < len(asked)
    assert said(description.comment("")) == "No comment."


# Words.


def test_phrases_fill_in_every_field_in_every_language() -> None:
    asked: set[str] = set()

    def translated(context: str, text: str, count: int) -> str:
        asked.add(f"{context}: {text}")
        return text

    position = hen.parse_strict("_4QbRb_3Qw.Q4-A")
    words = said(description.chain_here(position, named(position, "Q4")), Wording(translated, str))
    assert words == "Black chain of 2: Q4, R4. 5 liberties: Q5, R5, P4, S4, R3."
    assert {"Speech: {count} liberties: {points}.", "Colors: Black", "Lists: {items}, {next}"} <= asked


def test_only_a_count_has_plural_forms() -> None:
    for text in WORDS.values():
        template = text.many if isinstance(text, Plural) else text
        fields = {name for _, name, _, _ in Formatter().parse(template) if name}
        assert not isinstance(text, Plural) or "count" in fields
