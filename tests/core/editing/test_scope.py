"""The scope of an edit: which node takes the stones that a text, a tool or a paste changes."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core import hen, sgf
from hen_editor.core.board import BLACK, WHITE, Color, Point
from hen_editor.core.convert import node_to_position
from hen_editor.core.editing import hen_text, paint, play, snapshot, variations
from hen_editor.core.editing.apply import applied
from hen_editor.core.editing.snapshot import DraftReason, Scope, Snapshot, with_scope
from hen_editor.core.position import Mark, Position
from tests.core.editing.edits import edits
from tests.drawn import draw
from tests.games import at_move, nodes, opened
from tests.strategies import colors, points

HERE, NEW_CHILD, BEFORE = Scope
A1, B1, E5 = Point(0, 8), Point(1, 8), Point(4, 4)

PROBLEM = "(;SZ[9]AB[aa];AW[bb]C[look];W[ee]C[first];B[gg](;W[hh])(;W[ii]))"
"""A root, a node without a move, and moves after it."""


def typed(base: Snapshot, point: Point, color: Color | None) -> Snapshot:
    """Change a stone in the text of the HEN field."""
    said = hen.parse_strict(base.hen_text.text)
    return hen_text.typed(base, hen.format(replace(said, stones=said.stones.with_stone(point, color))))


def painted(base: Snapshot, point: Point, color: Color | None) -> Snapshot:
    """Change a stone with a tool."""
    return paint.with_stones(base, [point], color)


Edit = Callable[[Snapshot, Point, Color | None], Snapshot]

alike = pytest.mark.parametrize("edit", [typed, painted])

CHOICES = {
    "a setup node": ("(;SZ[9]AB[aa];AW[bb];W[ee])", 1, [HERE, NEW_CHILD, BEFORE]),
    "a node with nothing on it": ("(;SZ[9];B[aa];C[x];W[ee])", 2, [HERE, NEW_CHILD, BEFORE]),
    "a root, before which there is nothing": ("(;SZ[9]AB[aa];AW[bb];W[ee])", 0, [HERE, NEW_CHILD]),
    "a move": (PROBLEM, 3, [NEW_CHILD, BEFORE]),
    "a move in the root": ("(;SZ[9]B[aa];W[bb])", 0, [NEW_CHILD]),
    "the first move after a setup, with which it is one position": ("(;SZ[9]AB[aa];W[ee];B[gg])", 1, [*Scope]),
    "the only move of a bare game": ("(;SZ[9];W[ee])", 1, [*Scope]),
    "the root of a bare game": ("(;SZ[9])", 0, [HERE, NEW_CHILD]),
}


@pytest.mark.parametrize(("text", "move", "choices"), CHOICES.values(), ids=CHOICES)
def test_the_first_choice_is_the_default(text: str, move: int, choices: list[Scope]) -> None:
    base = at_move(opened(text), move)
    assert [*base.scopes] == choices
    assert base.scope is choices[0]
    assert [with_scope(base, scope).scope for scope in choices] == choices


@alike
def test_here_changes_the_node_shown(edit: Edit) -> None:
    base = at_move(opened(PROBLEM), 1)
    after = edit(base, A1, BLACK)
    assert nodes(after)[1] == {"AW": "bb", "C": "look", "AB": "ai"}
    assert (after.node, len(after.tree)) == (base.node, len(base.tree))


@alike
def test_a_new_child_of_a_setup_node_comes_after_its_other_children(edit: Edit) -> None:
    base = with_scope(at_move(opened(PROBLEM), 1), NEW_CHILD)
    after = edit(base, A1, BLACK)
    assert after.tree.children(base.node) == (*base.tree.children(base.node), after.node)
    assert dict(after.tree.node(after.node).raw) == {"AB": ("ai",), "PL": ("W",)}


@alike
def test_the_new_child_takes_what_is_changed_next(edit: Edit) -> None:
    base = with_scope(at_move(opened(PROBLEM), 1), NEW_CHILD)
    first = edit(base, A1, BLACK)
    second = edit(first, B1, WHITE)
    assert first.scope is second.scope is HERE
    assert second.node == first.node
    assert dict(second.tree.node(second.node).raw) == {"AB": ("ai",), "AW": ("bi",), "PL": ("W",)}


@alike
def test_a_setup_node_goes_before_a_move_and_the_cursor_stays_on_the_move(edit: Edit) -> None:
    base = with_scope(at_move(opened(PROBLEM), 3), BEFORE)
    after = edit(base, A1, WHITE)
    assert nodes(after) == [
        {"SZ": "9", "AB": "aa"},
        {"AW": "bb", "C": "look"},
        {"W": "ee", "C": "first"},
        {"AW": "ai"},
        {"B": "gg"},
        {"W": "hh"},
        {"W": "ii"},
    ]
    assert after.node == base.node
    assert after.position.last_move == base.position.last_move


@alike
def test_before_a_move_one_setup_node_takes_one_change_after_the_other(edit: Edit) -> None:
    base = with_scope(at_move(opened(PROBLEM), 3), BEFORE)
    after = edit(edit(base, A1, WHITE), B1, BLACK)
    assert nodes(after)[3] == {"AB": "bi", "AW": "ai"}
    assert len(after.tree) == len(base.tree) + 1


@alike
def test_before_a_move_nothing_is_left_of_a_change_that_is_taken_back(edit: Edit) -> None:
    base = with_scope(at_move(opened(PROBLEM), 3), BEFORE)
    after = edit(edit(base, A1, WHITE), A1, None)
    assert nodes(after) == nodes(base)


def test_before_a_move_another_setup_node_is_put_when_the_cursor_has_been_elsewhere() -> None:
    base = with_scope(at_move(opened(PROBLEM), 3), BEFORE)
    after = painted(base, A1, WHITE)
    again = snapshot.at(snapshot.at(after, 0, after.tree.root), 0, after.node)
    assert len(painted(with_scope(again, BEFORE), B1, WHITE).tree) == len(base.tree) + 2


@alike
def test_before_a_capture_the_stones_are_so_that_the_move_leads_to_those_wanted(edit: Edit) -> None:
    base = with_scope(at_move(opened("(;SZ[3];AB[aa]AW[ba];C[x];W[ab];B[cc])"), 3), BEFORE)
    after = edit(base, Point(2, 2), BLACK)
    assert draw(after.position.stones) == ".w.\nw..\n..b"
    assert nodes(after)[3:5] == [{"AB": "cc"}, {"W": "ab"}]


@alike
def test_what_cannot_stand_before_the_move_is_a_new_child(edit: Edit) -> None:
    base = with_scope(at_move(opened(PROBLEM), 3), BEFORE)
    after = edit(base, Point(6, 6), None)
    assert after.tree.parent(after.node) == base.node
    assert dict(after.tree.node(after.node).raw)["AE"] == ("gg",)
    assert Point(6, 6) not in after.position.stones


@alike
@pytest.mark.parametrize("scope", [HERE, BEFORE])
def test_setup_beside_the_move_itself_is_in_the_way_too(edit: Edit, scope: Scope) -> None:
    base = with_scope(at_move(opened("(;SZ[9]AB[aa];AB[cc]W[ee];B[gg])"), 1), scope)
    after = edit(base, Point(2, 2), None)
    assert Point(2, 2) not in after.position.stones
    assert after.tree.parent(after.node) == base.node


@alike
def test_before_a_setup_node_its_own_setup_gives_way(edit: Edit) -> None:
    base = with_scope(at_move(opened("(;SZ[9];AB[aa]AW[bb]C[x];W[ee])"), 1), BEFORE)
    after = edit(base, Point(0, 0), WHITE)
    assert after.position.stones[Point(0, 0)] is WHITE
    assert len(after.tree) == len(base.tree) + 1
    assert after.node == base.node


def test_before_the_first_move_the_root_stays_as_it_is() -> None:
    base = with_scope(at_move(opened("(;SZ[9]AB[aa];W[ee];B[gg])"), 1), BEFORE)
    assert nodes(painted(base, A1, BLACK)) == [{"SZ": "9", "AB": "aa"}, {"AB": "ai"}, {"W": "ee"}, {"B": "gg"}]


def test_a_coloured_stone_goes_before_a_move() -> None:
    base = with_scope(at_move(opened(PROBLEM), 3), BEFORE)
    after = painted(base, A1, Color.RED)
    assert nodes(after)[3] == {"LB": "ai:R", "HEN": ".9x9_1r"}
    assert after.position.stones[A1] is Color.RED


@pytest.mark.parametrize("scope", [NEW_CHILD, BEFORE])
def test_marks_and_turn_are_the_nodes_own_whatever_the_scope(scope: Scope) -> None:
    base = with_scope(at_move(opened(PROBLEM), 1), scope)
    marked = paint.with_mark(base, [A1], Mark.SQUARE)
    turned = paint.with_turn(marked, BLACK)
    assert nodes(turned)[1] == {"AW": "bb", "C": "look", "SQ": "ai", "PL": "B"}
    assert turned.scope is scope


@alike
def test_a_chosen_scope_holds_in_a_bare_game_too(edit: Edit) -> None:
    base = opened("(;SZ[9]AB[aa];W[ee])")
    assert nodes(edit(with_scope(base, BEFORE), A1, BLACK)) == [{"SZ": "9", "AB": "aa"}, {"AB": "ai"}, {"W": "ee"}]
    assert nodes(edit(with_scope(base, NEW_CHILD), A1, BLACK))[:2] == nodes(base)


def test_a_whole_text_is_pasted_over_a_bare_game_where_the_scope_says() -> None:
    base = with_scope(opened("(;SZ[9]AB[aa])"), NEW_CHILD)
    after = hen_text.typed(base, ".9x9_1b", whole=True)
    assert nodes(after) == [{"SZ": "9", "AB": "aa"}, {"AB": "ai", "AE": "aa"}]
    assert hen_text.typed(base, ".13x13_1b", whole=True).hen_text.draft is DraftReason.OTHER_SIZE


def test_a_whole_text_is_not_pasted_over_a_game_whatever_the_scope() -> None:
    base = with_scope(at_move(opened(PROBLEM), 3), BEFORE)
    assert hen_text.typed(base, ".9x9_1b", whole=True).hen_text.draft is DraftReason.WHOLE


def test_every_text_of_a_burst_takes_the_place_of_the_one_before() -> None:
    base = with_scope(at_move(opened(PROBLEM), 3), BEFORE)
    first = hen_text.typed(base, base.hen_text.text.replace("_1", "") + "_1b")
    second = hen_text.typed(base, base.hen_text.text + "_1bb", now=first)
    assert nodes(second)[3] == {"AB": "aibi"}
    assert len(second.tree) == len(base.tree) + 1


def test_the_scope_stays_while_the_cursor_goes_from_move_to_move() -> None:
    base = with_scope(at_move(opened(PROBLEM), 2), BEFORE)
    assert at_move(base, 3).scope is BEFORE
    assert play.played(base, E5._replace(row=0)).scope is BEFORE


@pytest.mark.parametrize(("chosen_at", "then_at"), [(2, 1), (1, 2), (1, 0)])
def test_the_scope_is_the_default_again_at_a_node_of_the_other_kind_or_without_it(chosen_at: int, then_at: int) -> None:
    base = with_scope(at_move(opened(PROBLEM), chosen_at), BEFORE)
    there = at_move(base, then_at)
    assert there.scope is there.scopes[0]


def test_to_choose_the_default_is_to_choose_nothing() -> None:
    base = at_move(opened(PROBLEM), 3)
    assert with_scope(with_scope(base, BEFORE), NEW_CHILD) == base


@st.composite
def scoped_edits(draw: st.DrawFn) -> tuple[Snapshot, Position]:
    """Any node of any game, any of its scopes, and a position that the node is to show."""
    base, wanted = draw(edits())
    return with_scope(base, draw(st.sampled_from(base.scopes))), wanted


def typed_or_painted(base: Snapshot, wanted: Position, *, as_text: bool) -> Snapshot:
    """Return the snapshot after an edit that was typed, or painted."""
    if not as_text:
        return applied(base, wanted)
    return hen_text.typed(base, hen.format(hen.holdable(wanted).value or Position(), always_size=True))


@given(scoped_edits(), st.booleans())
def test_the_position_is_what_the_edit_says(edit: tuple[Snapshot, Position], as_text: bool) -> None:
    base, wanted = edit
    after = typed_or_painted(base, wanted, as_text=as_text)
    said = hen.parse_strict(after.hen_text.text) if as_text else wanted
    shown = hen.holdable(after.position).value if as_text else after.position
    assert shown is not None
    assert said.agrees_with(shown)
    assert after.position == node_to_position(after.tree, after.node)


@given(scoped_edits(), st.booleans())
def test_no_node_is_lost_and_none_but_the_edited_has_other_bytes(
    edit: tuple[Snapshot, Position], as_text: bool
) -> None:
    base, wanted = edit
    after = typed_or_painted(base, wanted, as_text=as_text)
    if base.is_written_anew:
        return
    takes_setup = base.tree.root if base.scope is HERE else base.node
    for node in base.tree.walk():
        assert node in after.tree
        if node not in {base.node, takes_setup}:
            assert after.tree.pieces(node) == base.tree.pieces(node)
    assert len(after.tree) - len(base.tree) in (0, 1)


@given(scoped_edits(), st.booleans())
def test_the_file_read_again_shows_the_same_position_there(edit: tuple[Snapshot, Position], as_text: bool) -> None:
    base, wanted = edit
    after = typed_or_painted(base, wanted, as_text=as_text)
    place = [*after.tree.walk()].index(after.node)
    (again,) = sgf.parse(sgf.format(after.collection)).value.games
    assert node_to_position(again, [*again.walk()][place]) == after.position


@given(scoped_edits(), st.data())
def test_points_painted_one_by_one_are_the_same_as_all_at_once(
    edit: tuple[Snapshot, Position], data: st.DataObject
) -> None:
    base, _ = edit
    stroke = data.draw(st.lists(points(base.position.size), min_size=1, max_size=4, unique=True))
    color = data.draw(st.none() | colors)
    after = base
    for point in stroke:
        after = paint.with_stones(after, [point], color)
    assert after.position.stones == base.position.stones.with_stones(dict.fromkeys(stroke, color))
    assert base.is_written_anew or len(after.tree) <= len(base.tree) + 2


def test_a_game_started_from_here_remembers_no_node_in_front_of_another_game() -> None:
    base = snapshot.with_scope(at_move(opened("(;SZ[9];B[aa];W[bb])"), 1), Scope.BEFORE)
    edited = paint.with_stones(base, [Point(4, 4)], BLACK)
    assert edited.set_up_in is not None
    assert variations.flattened(edited).set_up_in is None
