"""Where the game takes a changed position: the rules of an edit, for typed and painted ones alike."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given

from hen_editor.core import hen, sgf
from hen_editor.core.board import BLACK, WHITE, Color, Point
from hen_editor.core.convert import node_to_position
from hen_editor.core.editing import hen_text, paint
from hen_editor.core.editing.apply import applied, applied_after
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.position import Mark, Move, Position
from tests.core.editing.edits import edits
from tests.games import at_move, nodes, opened

A1, J9, E5 = Point(0, 8), Point(8, 0), Point(4, 4)
RED = Color.RED


def typed(base: Snapshot, changes: dict[Point, Color | None]) -> Snapshot:
    """Change stones in the text of the HEN field."""
    said = hen.parse_strict(base.hen_text.text)
    return hen_text.typed(base, hen.format(replace(said, stones=said.stones.with_stones(changes))))


def painted(base: Snapshot, changes: dict[Point, Color | None]) -> Snapshot:
    """Change stones with a tool."""
    ((point, color),) = changes.items()
    return paint.with_stones(base, [point], color)


Edit = Callable[[Snapshot, dict[Point, Color | None]], Snapshot]

alike = pytest.mark.parametrize("edit", [typed, painted])


@alike
def test_rule_1_a_bare_game_is_rewritten(edit: Edit) -> None:
    base = opened("(;SZ[9]PB[Ann]C[root]AB[aa]AR[aa:bb];W[ee]C[move]LN[aa:bb])")
    after = edit(base, {A1: BLACK})
    assert nodes(after) == [
        {"SZ": "9", "PB": "Ann", "C": "root", "AB": "aaai", "AR": "aa:bb"},
        {"W": "ee", "C": "move", "LN": "aa:bb"},
    ]
    assert after.node == base.node


def test_rule_1_a_removed_move_leaves_its_texts_to_the_root() -> None:
    base = opened("(;SZ[9]C[root]N[start]AR[aa:bb];W[ee]C[move]N[tengen]AR[aa:bb][bb:cc]BL[30]TR[aa])")
    after = hen_text.typed(base, ".9x9_1Ab")
    assert nodes(after) == [
        {
            "SZ": "9",
            "C": "root\n\nmove",
            "N": "start tengen",
            "AR": "aa:bbbb:cc",
            "AB": "ai",
            "BL": "30",
        }
    ]


def test_rule_1_a_move_that_comes_is_a_node_of_its_own() -> None:
    after = hen_text.typed(opened("(;SZ[9]C[root]TR[aa])"), ".9x9_5Eb.E5b.A9-TR")
    assert nodes(after) == [{"SZ": "9", "C": "root"}, {"B": "ee", "TR": "aa", "HEN": ".9x9.w"}]


def test_rule_1_setup_beside_the_move_goes_to_the_root() -> None:
    after = hen_text.typed(opened("(;SZ[9];AB[aa]B[bb])"), ".9x9_9b_8BbEw.B8b")
    assert nodes(after) == [{"SZ": "9", "AB": "aa", "AW": "eb"}, {"B": "bb"}]


def test_rule_1_the_roots_own_marks_and_labels_stay() -> None:
    base = opened("(;SZ[9]AB[aa]TR[aa]LB[bb:x][aa:1];B[ee])")
    after = paint.with_mark(base, [A1], Mark.SQUARE)
    assert nodes(after) == [{"SZ": "9", "AB": "aa", "TR": "aa", "LB": "bb:xaa:1"}, {"B": "ee", "SQ": "ai"}]


def test_rule_1_stones_of_other_colours_stand_in_the_root() -> None:
    base = opened("(;SZ[9]HEN[.9x9_9Ar];B[ee])")
    after = paint.with_stones(base, [J9], Color.GREEN)
    assert nodes(after)[0]["HEN"] == ".9x9_9rJg"
    assert after.position.stones[J9] is Color.GREEN


def test_rule_1_another_size() -> None:
    base = opened("(;SZ[9]PB[Ann]AB[aa]TR[bb])")
    after = hen_text.typed(base, ".13x9_9b.A9b")
    assert nodes(after) == [{"SZ": "13:9", "PB": "Ann"}, {"B": "aa", "HEN": ".13x9.w"}]


def test_rule_1_a_left_out_turn_is_the_one_that_the_text_implies() -> None:
    after = hen_text.typed(opened("(;SZ[9]HA[2]AB[cc][gg])"), ".9x9_7Cb")
    assert after.position.turn is BLACK
    assert nodes(after) == [{"SZ": "9", "HA": "2", "AB": "cc", "PL": "B"}]


def test_rule_1_a_handicap_needs_no_word_for_whites_turn() -> None:
    after = paint.with_stones(opened("(;SZ[9]HA[3]AB[cc][gg])"), [E5], BLACK)
    assert nodes(after) == [{"SZ": "9", "HA": "3", "AB": "cceegg"}]
    assert after.position.turn is WHITE


def test_rule_1_a_turn_that_the_root_says_stays() -> None:
    after = paint.with_stones(opened("(;SZ[9]AB[cc]PL[B])"), [E5], BLACK)
    assert nodes(after) == [{"SZ": "9", "AB": "ccee", "PL": "B"}]


@alike
def test_rule_1b_stones_beside_the_first_move_after_setup_change_the_root(edit: Edit) -> None:
    base = at_move(opened("(;SZ[9]AB[aa]LB[aa:1]C[x];W[ee];B[gg])"), 1)
    after = edit(base, {A1: WHITE})
    assert nodes(after) == [{"SZ": "9", "AB": "aa", "LB": "aa:1", "C": "x", "AW": "ai"}, {"W": "ee"}, {"B": "gg"}]
    assert after.node == base.node


@alike
def test_rule_1b_a_number_whose_stone_goes_is_a_label_in_the_root(edit: Edit) -> None:
    base = at_move(opened("(;SZ[9]AB[aa][bb]LB[aa:1];W[ee];B[gg])"), 1)
    assert nodes(edit(base, {Point(0, 0): None}))[0] == {"SZ": "9", "AB": "bb", "LB": "aa:1"}


@alike
def test_rule_1b_a_stone_that_the_move_captured_comes_back_after_it(edit: Edit) -> None:
    base = at_move(opened("(;SZ[9]AB[aa]AW[ba];W[ab];B[gg])"), 1)
    after = edit(base, {Point(0, 0): BLACK})
    assert [nodes(after)[0], nodes(after)[-1]["AB"]] == [{"SZ": "9", "AB": "aa", "AW": "ba"}, "aa"]


@alike
def test_rule_2_a_node_without_a_move_is_changed_in_place(edit: Edit) -> None:
    base = at_move(opened("(;SZ[9];B[aa];AB[bb]AE[aa]C[x]TB[cc];W[dd])"), 2)
    after = edit(base, {A1: WHITE})
    assert nodes(after)[2] == {"AB": "bb", "AE": "aa", "C": "x", "TB": "cc", "AW": "ai"}
    assert after.node == base.node
    assert len(after.tree) == len(base.tree)


@alike
def test_rule_2_a_stone_put_back_needs_no_setup(edit: Edit) -> None:
    base = at_move(opened("(;SZ[9];B[aa];AB[bb]AE[aa];W[dd])"), 2)
    assert nodes(edit(base, {Point(0, 0): BLACK}))[2] == {"AB": "bb"}


@alike
def test_rule_2_a_turn_that_the_node_says_stays(edit: Edit) -> None:
    base = opened("(;SZ[9]HA[2]AB[aa][bb]PL[B];B[cc];W[dd])")
    assert nodes(edit(base, {A1: WHITE}))[0] == {"SZ": "9", "HA": "2", "AB": "aabb", "PL": "B", "AW": "ai"}


@alike
def test_rule_3_stones_beside_a_move_become_a_setup_node_after_it(edit: Edit) -> None:
    base = at_move(opened("(;SZ[9];B[ee]TR[ee]C[x];W[cc];B[gg])"), 1)
    after = edit(base, {A1: WHITE})
    child = after.tree.node(after.node)
    assert child.parent == base.node
    assert after.tree.children(base.node)[-1] == after.node
    assert dict(child.raw) == {"AW": ("ai",), "TR": ("ee",), "HEN": (".9x9.E5b",)}
    assert after.position.last_move == Move(BLACK, E5)
    assert after.tree.node(base.node).raw == base.tree.node(base.node).raw


def test_rule_3_the_rest_goes_onto_the_move_itself() -> None:
    base = at_move(opened("(;SZ[9];B[ee];W[cc];B[gg])"), 1)
    after = hen_text.typed(base, ".9x9_5Eb~bwr.A1.E5b.b.A9-TR.B9-x")
    assert nodes(after)[1] == {"B": "ee", "TR": "aa", "LB": "ba:x", "HEN": ".9x9~bwr.A1.b"}
    assert after.node == base.node


def test_rule_3_on_a_board_too_wide_for_hen_the_setup_has_no_private_property() -> None:
    base = at_move(opened("(;SZ[30];B[aa];W[bb])"), 1)
    assert nodes(paint.with_stones(base, [E5], WHITE))[-1] == {"AW": "ee"}


def test_rule_4_a_game_does_not_change_its_size() -> None:
    base = opened("(;SZ[9];B[ee];W[cc])")
    with pytest.raises(ValueError, match="13x13"):
        applied(base, hen.parse_strict(".13x13"))
    with pytest.raises(ValueError, match="13x13"):
        applied_after(base, hen.parse_strict(".13x13"))


def test_a_position_as_a_variation_is_a_setup_node_after_the_node_shown() -> None:
    base = at_move(opened("(;SZ[9];B[ee]TR[aa];W[cc])"), 1)
    after = applied_after(base, hen.parse_strict(".9x9_9w.A1-x"))
    assert dict(after.tree.node(after.node).raw) == {"AW": ("aa",), "AE": ("ee",), "LB": ("ai:x",)}
    assert after.tree.children(base.node)[-1] == after.node


def test_values_that_cannot_be_read_stay_in_their_lists() -> None:
    after = paint.with_stones(opened("(;SZ[9]AB[aa][zz][?];B[ee];W[ff])"), [A1], BLACK)
    assert after.tree.node(after.tree.root).raw["AB"] == ("aa", "ai", "zz", "?")


def test_a_private_property_that_cannot_be_read_stays_while_none_is_needed() -> None:
    base = opened("(;SZ[9]HEN[from the future];B[ee];W[ff])")
    assert nodes(paint.with_stones(base, [A1], BLACK))[0] == {"SZ": "9", "HEN": "from the future", "AB": "ai"}
    assert nodes(paint.with_stones(base, [A1], RED))[0]["HEN"] == ".9x9_1r"


@given(edits())
def test_the_game_then_shows_the_wanted_position(edit: tuple[Snapshot, Position]) -> None:
    base, wanted = edit
    after = applied(base, wanted)
    assert wanted.agrees_with(after.position)
    assert after.position == node_to_position(after.tree, after.node)
    if base.is_bare:
        assert after.position.with_implied_turn() == wanted.with_implied_turn()


@given(edits())
def test_the_game_then_shows_what_was_typed(edit: tuple[Snapshot, Position]) -> None:
    base, wanted = edit
    text = hen.format(hen.holdable(wanted).value or Position(), always_size=True)
    after = hen_text.typed(base, text)
    assert after.hen_text.text == text
    assert hen.parse(text).value.agrees_with(hen.holdable(after.position).value or Position())


@given(edits())
def test_the_game_then_shows_a_position_added_as_a_variation(edit: tuple[Snapshot, Position]) -> None:
    base, wanted = edit
    after = applied_after(base, wanted)
    assert wanted.agrees_with(after.position)
    assert after.tree.parent(after.node) == base.node


@given(edits())
def test_only_the_edited_nodes_have_other_bytes(edit: tuple[Snapshot, Position]) -> None:
    base, wanted = edit
    after = applied(base, wanted)
    may_differ = {base.node, base.tree.root} if base.position.stones != wanted.stones or base.is_bare else {base.node}
    for node in base.tree.walk():
        if node in after.tree and node not in may_differ:
            assert after.tree.pieces(node) == base.tree.pieces(node)
    if not base.is_bare:
        assert {*base.tree.walk()} | {after.node} == {*after.tree.walk()}


@given(edits())
def test_an_edit_in_place_leaves_the_files_other_bytes_alone(edit: tuple[Snapshot, Position]) -> None:
    base, wanted = edit
    after = applied(base, wanted)
    tree, node = base.tree, base.node
    if after.tree.pieces(tree.root) != tree.pieces(tree.root) or len(after.tree) != len(tree):
        return
    data = sgf.format(base.collection)
    start, end = tree.source.starts[node], tree.source.ends[node]
    text = "".join(piece.text for piece in after.tree.pieces(node))
    assert sgf.format(after.collection).decode() == data.decode()[:start] + text + data.decode()[end:]


@given(edits())
def test_what_shows_the_position_already_is_not_edited(edit: tuple[Snapshot, Position]) -> None:
    base, _ = edit
    if not base.is_bare and not any("HEN" in base.tree.node(node).raw for node in base.tree.walk()):
        assert applied(base, base.position).tree is base.tree
