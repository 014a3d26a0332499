"""Marks, labels and numbers of nodes, read and written."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from hen_editor.core import markup, sgf
from hen_editor.core.board import BLACK, WHITE, Color, Point, Stones
from hen_editor.core.convert import node_to_position
from hen_editor.core.editing import paint
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.position import PLAIN_ORDER, Mark, Position
from hen_editor.core.sgf import GameTree, Node
from tests.pasting.test_actions import opened
from tests.steps import steps

A9, B9, C9 = Point(0, 0), Point(1, 0), Point(2, 0)
RED = Color.RED


def tree_of(text: str) -> GameTree:
    return sgf.parse(text).value.games[0]


def node(text: str) -> Node:
    """Return the root of a game."""
    tree = tree_of(text)
    return tree.node(tree.root)


def shown(text: str) -> Position:
    tree = tree_of(text)
    return node_to_position(tree, [*tree.main_line()][-1])


NUMBERS = {
    "numbers on stones in order": ("AB[aa]AW[ba]LB[aa:1][ba:2]", {A9: 1, B9: 2}, PLAIN_ORDER),
    "numbers with gaps": ("AB[aa]AW[ba]LB[aa:7][ba:12]", {A9: 7, B9: 12}, PLAIN_ORDER),
    "White first": ("AW[aa]AB[ba]LB[aa:1][ba:2]", {A9: 1, B9: 2}, (WHITE, BLACK)),
    "numbers that fit neither order": ("AB[aa][ba]LB[aa:1][ba:2]", {}, PLAIN_ORDER),
    "a number that repeats": ("AB[aa][ba]LB[aa:1][ba:1]", {}, PLAIN_ORDER),
    "a number on an empty point is a label and ignored": ("AB[aa]LB[aa:1][ba:4]", {A9: 1}, PLAIN_ORDER),
    "letters are ignored": ("AB[aa][ba]LB[aa:1][ba:x]", {A9: 1}, PLAIN_ORDER),
    "0 is not a move number": ("AB[aa]LB[aa:0]", {}, PLAIN_ORDER),
    "a leading zero is a label": ("AB[aa]LB[aa:01]", {}, PLAIN_ORDER),
    "more than 9999 is a label": ("AW[aa]LB[aa:10000]", {}, PLAIN_ORDER),
    "an order that was said": ("AB[aa]LB[aa:3]HEN[.9x9~rwb]", {A9: 3}, (RED, WHITE, BLACK)),
    "an order that was said is the only one": ("AW[aa]LB[aa:1]HEN[.9x9~bw]", {}, PLAIN_ORDER),
}


@pytest.mark.parametrize(("properties", "numbers", "order"), NUMBERS.values(), ids=NUMBERS)
def test_numbers_are_whole_number_labels_on_stones_that_fit_an_order(
    properties: str, numbers: dict[Point, int], order: tuple[Color, ...]
) -> None:
    position = shown(f"(;SZ[9]{properties})")
    assert (position.numbers, position.order) == (numbers, order)


OLD = "(;FF[3]SZ[9]AB[ee]L[ca][aa]M[ee][bb]LB[aa:x])"


def test_letters_and_marks_of_old_files_are_labels_and_crosses() -> None:
    position = shown(OLD)
    assert position.labels == {C9: "a", A9: "x"}
    assert position.marks == {Point(4, 4): Mark.CROSS, Point(1, 1): Mark.CROSS}


@pytest.mark.parametrize(
    ("edit", "written"),
    [
        (lambda now: paint.with_label(now, (B9,), "y"), "(;FF[3]SZ[9]AB[ee]M[ee][bb]LB[ca:a][aa:x][ba:y])"),
        (lambda now: paint.with_label(now, (C9,), None), "(;FF[3]SZ[9]AB[ee]M[ee][bb]LB[aa:x])"),
        (lambda now: paint.with_mark(now, (Point(1, 1),), None), "(;FF[3]SZ[9]AB[ee]L[ca][aa]M[ee]LB[aa:x])"),
        (
            lambda now: paint.with_mark(now, (Point(4, 4),), Mark.CIRCLE),
            "(;FF[3]SZ[9]AB[ee]L[ca][aa]M[bb]LB[aa:x]CR[ee])",
        ),
    ],
)
def test_an_edit_of_one_keeps_the_others(edit: Callable[[Snapshot], Snapshot], written: str) -> None:
    now = opened(OLD)
    assert sgf.format(edit(now).collection).decode() == written


def test_labels_that_are_no_numbers_stay_labels() -> None:
    assert shown("(;SZ[9]AB[aa][ba]LB[aa:1][ba:1][ca:x])").labels == {A9: "1", B9: "1", C9: "x"}


def test_of_two_labels_on_a_point_the_last_is_shown() -> None:
    assert shown("(;SZ[9]LB[aa:x][aa:y])").labels == {A9: "y"}


def test_labels_that_repeat_are_not_looked_at_one_by_one() -> None:
    def cost(count: int) -> int:
        return steps(lambda there: markup.read(there, Stones(there.size), None, None), node(f"(;LB{'[aa:x]' * count})"))

    cost(1)
    assert cost(1_000) == cost(10)


def test_marks_stand_in_the_order_of_the_file_and_the_last_on_a_point_is_shown() -> None:
    marks = shown("(;SZ[9]TR[ba][aa]CR[ca]SQ[aa])").marks
    assert [*marks.items()] == [(B9, Mark.TRIANGLE), (A9, Mark.SQUARE), (C9, Mark.CIRCLE)]


def test_markup_is_that_of_its_node_alone() -> None:
    position = shown("(;SZ[9]TR[aa]LB[ba:x];B[cc])")
    assert (position.marks, position.labels) == ({}, {})


def test_the_letter_of_a_coloured_stone_is_no_label() -> None:
    assert shown("(;SZ[9]LB[aa:R][ba:R]HEN[.9x9_9Ar])").labels == {B9: "R"}


def test_another_letter_on_a_coloured_stone_is_a_label() -> None:
    assert shown("(;SZ[9]LB[aa:G]HEN[.9x9_9Ar])").labels == {A9: "G"}


def test_a_label_that_hen_says_goes_before_the_number_that_lb_reads_as() -> None:
    position = shown("(;SZ[9]AB[aa]LB[aa:1]HEN[.9x9.A9-1])")
    assert (position.labels, position.numbers) == ({A9: "1"}, {})


def test_numbers_that_hen_says_may_repeat() -> None:
    position = shown("(;SZ[9]AB[aa][ba]LB[aa:1][ba:1]HEN[.9x9_9~1~1])")
    assert (position.labels, position.numbers) == ({}, {A9: 1, B9: 1})


def written(text: str, before: Position, after: Position) -> dict[str, object]:
    return markup.changes(node(text), before, after)


def test_only_what_differs_is_written() -> None:
    text = "(;SZ[9]TR[aa]LB[aa:x][ba:two words])"
    before = shown(text)
    assert written(text, before, before) == {}
    after = replace(before, labels={**before.labels, C9: "y"})
    assert written(text, before, after) == {"LB": ((A9, "x"), (B9, "two words"), (C9, "y"))}


def test_what_is_removed_is_an_empty_list() -> None:
    text = "(;SZ[9]TR[aa]LB[aa:x])"
    before = shown(text)
    assert written(text, before, replace(before, labels={}, marks={})) == {"LB": (), "TR": ()}


def test_a_mark_in_place_of_another_is_removed_from_the_others_list() -> None:
    text = "(;SZ[9]TR[aa][ba])"
    before = shown(text)
    after = replace(before, marks={A9: Mark.CROSS, B9: Mark.TRIANGLE})
    assert written(text, before, after) == {"MA": (A9,), "TR": (B9,)}


def test_a_mark_that_hides_another_on_its_point_is_replaced_with_it() -> None:
    text = "(;SZ[9]TR[aa]SQ[aa])"
    before = shown(text)
    assert written(text, before, replace(before, marks={A9: Mark.CIRCLE})) == {"CR": (A9,), "SQ": (), "TR": ()}


def test_a_coloured_stone_is_shown_to_other_programs_unless_it_has_a_label() -> None:
    empty = Position(shown("(;SZ[9])").stones)
    red = replace(empty, stones=empty.stones.with_stones({A9: RED, B9: RED}), labels={B9: "x"})
    assert written("(;SZ[9])", empty, red) == {"LB": ((B9, "x"), (A9, "R"))}


def test_numbers_read_again_keep_the_given_labels() -> None:
    stones = shown("(;SZ[9]AB[aa]AW[ba])").stones
    position = Position(stones, labels={A9: "1", B9: "2", C9: "3"})
    assert markup.renumbered(position, None).numbers == {A9: 1, B9: 2}
    assert markup.renumbered(position, None, {A9}).numbers == {B9: 2}
    assert markup.renumbered(position, (WHITE, BLACK)).numbers == {}


def test_points_off_the_board_are_skipped() -> None:
    assert [*markup.points_of(node("(;SZ[9]TR[zz][aa])"), "TR")] == [A9]
    assert [*markup.label_pairs(node("(;SZ[9]LB[zz:x][aa:y][bb])"))] == [(A9, "y")]


def test_another_game_than_go_has_no_markup() -> None:
    assert [*markup.points_of(node("(;GM[2]TR[aa])"), "TR")] == []
    position = shown("(;GM[2]SZ[9]TR[aa]LB[aa:x])")
    assert (position.marks, position.labels) == ({}, {})
