"""Stones, marks, labels and numbers set by tools."""

import pytest

from hen_editor.core import hen
from hen_editor.core.board import BLACK, WHITE, Color, Point
from hen_editor.core.editing import paint, snapshot
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.position import Mark, Move
from tests.games import at_move, nodes, opened

A9, B9, C9, E5 = Point(0, 0), Point(1, 0), Point(2, 0), Point(4, 4)
GAME = "(;SZ[9]C[a game];B[ee];W[cc];B[gg])"


def showing(text: str) -> Snapshot:
    return snapshot.of_position(hen.parse_strict(text))


def shown(after: Snapshot) -> str:
    return hen.format(after.position)


def test_stones_of_a_stroke_are_placed_together() -> None:
    assert shown(paint.with_stones(showing(".9x9"), [A9, C9], WHITE)) == ".9x9_9wCw"


def test_stones_that_stand_there_already_are_no_edit() -> None:
    base = showing(".9x9_9b")
    assert paint.with_stones(base, [A9], BLACK) is base
    assert paint.with_stones(base, [B9], None) is base
    assert paint.with_stones(base, [], BLACK) is base


def test_a_number_goes_with_its_stone() -> None:
    base = showing(".9x9_9~1~2")
    assert shown(paint.with_stones(base, [B9], None)) == ".9x9_9~1"
    assert shown(paint.with_stones(base, [B9], BLACK)) == ".9x9_9~1b"


def test_a_label_stays_without_its_stone() -> None:
    assert shown(paint.with_stones(showing(".9x9_9b.A9-x"), [A9], None)) == ".9x9.A9-x"


def test_the_last_move_goes_with_its_stone() -> None:
    base = showing(".9x9_9bw.B9w")
    assert paint.with_stones(base, [A9], None).position.last_move == Move(WHITE, B9)
    assert paint.with_stones(base, [B9], None).position.last_move is None


def test_the_last_move_of_a_game_goes_with_its_stone_too() -> None:
    base = at_move(opened(GAME), 1)
    after = paint.with_stones(base, [E5], WHITE)
    assert after.position.last_move is None
    assert after.tree.parent(after.node) == base.node
    assert after.tree.node(base.node).raw == base.tree.node(base.node).raw


def test_a_stone_on_the_ko_point_ends_the_ko() -> None:
    base = showing(".9x9_9Bb.A9")
    assert paint.with_stones(base, [C9], BLACK).position.ko == A9
    assert paint.with_stones(base, [A9], BLACK).position.ko is None


def test_a_stone_does_not_change_the_order_of_play() -> None:
    base = showing(".9x9_9w~wb")
    assert shown(paint.with_stones(base, [B9], BLACK)) == ".9x9_9wb~wb"
    assert shown(paint.with_label(base, [B9], "x")) == ".9x9_9w~wb.B9-x"


def test_a_label_that_the_game_says_is_none_of_the_numbers_stays_one() -> None:
    base = showing(".9x9_9b.A9-1")
    assert paint.with_stones(base, [B9], WHITE).position.labels == {A9: "1"}
    assert paint.with_label(base, [C9], "x").position.labels == {A9: "1", C9: "x"}
    assert paint.with_label(base, [A9], "1").position.numbers == {A9: 1}


def test_four_colours_are_painted_and_kept() -> None:
    base = at_move(opened(GAME), 3)
    for point, color in ((A9, Color.RED), (B9, Color.GREEN), (C9, Color.BLUE)):
        base = paint.with_stones(base, [point], color)
    assert nodes(base)[-1] == {"LB": "aa:Rba:Gca:L", "HEN": ".9x9_9rgl.G3b"}
    assert shown(base) == ".9x9_9rgl_7Cw_5Eb_3Gb.G3b.w"
    assert shown(paint.with_stones(base, [B9], None)) == ".9x9_9rCl_7Cw_5Eb_3Gb.G3b.w"


def test_a_mark_takes_the_place_of_another() -> None:
    base = showing(".9x9.A9-TR.B9-TR")
    assert paint.with_mark(base, [A9], Mark.CIRCLE).position.marks == {A9: Mark.CIRCLE, B9: Mark.TRIANGLE}
    assert paint.with_mark(base, [A9, B9], None).position.marks == {}
    assert paint.with_mark(base, [A9], Mark.TRIANGLE) is base


def test_a_mark_goes_onto_the_move_itself() -> None:
    assert nodes(paint.with_mark(at_move(opened(GAME), 1), [E5], Mark.CROSS))[1] == {"B": "ee", "MA": "ee"}


def test_numbers_that_the_number_tool_counts_up_are_numbers_of_the_stones() -> None:
    after = showing(".9x9_9bwb")
    for point in (A9, B9, C9):
        after = paint.with_label(after, [point], paint.next_number(after.position))
    assert after.position.numbers == {A9: 1, B9: 2, C9: 3}
    assert nodes(after) == [{"SZ": "9", "AB": "aaca", "AW": "ba", "LB": "aa:1ba:2ca:3"}]


def test_numbers_that_fit_no_order_are_labels_until_they_do() -> None:
    base = showing(".9x9_9bb")
    after = paint.with_label(paint.with_label(base, [A9], "1"), [B9], "2")
    assert (after.position.labels, after.position.numbers) == ({A9: "1", B9: "2"}, {})
    assert paint.with_label(after, [B9], "3").position.numbers == {A9: 1, B9: 3}


def test_numbers_of_white_first_are_numbers() -> None:
    after = paint.with_label(paint.with_label(showing(".9x9_9wb"), [A9], "1"), [B9], "2")
    assert shown(after) == ".9x9_9~1~2~wb"


def test_a_number_beside_an_empty_point_is_a_label() -> None:
    assert paint.with_label(showing(".9x9"), [A9], "1").position.labels == {A9: "1"}


def test_a_label_takes_the_place_of_a_number_and_of_a_label() -> None:
    base = showing(".9x9_9~1.B9-x")
    after = paint.with_label(base, [A9, B9], "y")
    assert (after.position.labels, after.position.numbers) == ({A9: "y", B9: "y"}, {})
    assert shown(paint.with_label(base, [A9, B9], None)) == ".9x9_9b"


@pytest.mark.parametrize(("typed", "label"), [("a\nb", "a b"), (" a ", "a"), ("two  words", "two words")])
def test_white_space_in_a_label_becomes_single_spaces(typed: str, label: str) -> None:
    after = paint.with_label(opened(GAME), [A9], typed)
    assert after.position.labels == {A9: label}
    assert nodes(after)[0] == {"SZ": "9", "C": "a game", "LB": f"aa:{label}"}


def test_a_label_of_nothing_is_none() -> None:
    base = showing(".9x9.A9-x")
    assert paint.with_label(base, [A9], "  ").position.labels == {}


def test_the_turn_is_set_in_setup_and_kept_beside_a_move() -> None:
    assert nodes(paint.with_turn(opened(GAME), WHITE))[0] == {"SZ": "9", "C": "a game", "PL": "W"}
    base = at_move(opened(GAME), 1)
    beside = paint.with_turn(base, BLACK)
    assert nodes(beside)[1] == {"B": "ee", "HEN": ".9x9.b"}
    assert nodes(paint.with_turn(beside, WHITE))[1] == {"B": "ee", "HEN": ".9x9.w"}  # it is said, and still is
    assert paint.with_turn(base, WHITE) is base


def test_the_turn_of_another_colour_is_kept() -> None:
    after = paint.with_turn(opened(GAME), Color.RED)
    assert nodes(after)[0] == {"SZ": "9", "C": "a game", "HEN": ".9x9.r"}


def test_the_order_of_play_is_set_and_numbers_that_do_not_fit_become_labels() -> None:
    after = paint.with_order(showing(".9x9_9~1~2"), (BLACK, Color.RED))
    assert shown(after) == ".9x9_9bw~br.A9-1.B9-2"


def test_the_next_letter_and_number_are_the_first_that_are_free() -> None:
    position = hen.parse_strict(".9x9_9~1.B9-A.C9-C.D9-2")
    assert (paint.next_letter(position), paint.next_number(position)) == ("B", "3")


def test_after_all_letters_comes_the_first_again() -> None:
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    columns = "ABCDEFGHJKLMNOPQRST"
    labels = "".join(f".{columns[k % 19]}{k // 19 + 1}-{letter}" for k, letter in enumerate(letters))
    assert paint.next_letter(hen.parse_strict(labels)) == "A"


def test_a_colour_that_the_game_cannot_keep_changes_nothing() -> None:
    base = opened("(;SZ[26:9]AB[aa])")
    assert paint.with_stones(base, [Point(0, 0), Point(1, 1)], Color.RED) is base
    assert dict(paint.with_stones(base, [Point(0, 0)], None).position.stones) == {}
