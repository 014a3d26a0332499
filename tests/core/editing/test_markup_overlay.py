"""Arrows, lines, territory, greyed-out points and the view: set and removed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core.board import BLACK, WHITE, Color, Point
from hen_editor.core.editing.markup_overlay import (
    LineKind,
    runs_over,
    with_count,
    with_greyed_out,
    with_line_toggled,
    with_territory,
    with_view,
    without_lines_over,
    without_overlay_at,
)
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game.overlay import Overlay
from tests.games import at_move, nodes, opened
from tests.strategies import points

A9, B9, C9, E5, J1 = Point(0, 0), Point(1, 0), Point(2, 0), Point(4, 4), Point(8, 8)
GAME = "(;SZ[9];B[ee];W[cc];B[gg])"


def said(after: Snapshot) -> dict[str, str]:
    """Return what the second node of the line says besides its move."""
    return {name: value for name, value in nodes(after)[1].items() if name not in ("B", "W")}


@pytest.fixture
def game() -> Snapshot:
    return at_move(opened(GAME), 1)


@pytest.mark.parametrize("kind", LineKind)
def test_an_arrow_or_line_is_drawn_on_the_node_and_a_second_one_takes_it_off(game: Snapshot, kind: LineKind) -> None:
    drawn = with_line_toggled(game, kind, A9, C9)
    assert said(drawn) == {kind.value: "aa:ca"}
    assert nodes(with_line_toggled(drawn, kind, A9, C9)) == nodes(game)


def test_an_arrow_has_a_direction_and_a_line_has_none(game: Snapshot) -> None:
    arrows = with_line_toggled(with_line_toggled(game, LineKind.ARROW, A9, C9), LineKind.ARROW, C9, A9)
    assert said(arrows) == {"AR": "aa:caca:aa"}
    assert said(with_line_toggled(with_line_toggled(game, LineKind.LINE, A9, C9), LineKind.LINE, C9, A9)) == {}


def test_a_line_to_where_it_begins_is_none(game: Snapshot) -> None:
    assert with_line_toggled(game, LineKind.LINE, A9, A9) is game


def test_lines_that_run_over_a_point_are_removed() -> None:
    game = opened("(;SZ[9]AR[aa:ee][ca:ea]LN[aa:ia];B[gg];W[cc])")
    assert nodes(without_lines_over(game, [Point(2, 2)]))[0] == {"SZ": "9", "AR": "ca:ea", "LN": "aa:ia"}
    assert nodes(without_lines_over(game, [Point(3, 0)]))[0] == {"SZ": "9", "AR": "aa:ee"}
    assert without_lines_over(game, [J1]) is game


def test_a_line_runs_over_its_ends_and_not_over_points_beside_it() -> None:
    line = A9, Point(4, 2)
    assert [
        point for point in (A9, B9, Point(1, 1), Point(2, 1), Point(4, 2), Point(5, 2)) if runs_over(line, point)
    ] == [
        A9,
        Point(2, 1),
        Point(4, 2),
    ]


def test_territory_is_of_one_player_at_a_time(game: Snapshot) -> None:
    blacks = with_territory(game, [A9, B9], BLACK)
    assert said(blacks) == {"TB": "aaba"}
    assert said(with_territory(blacks, [B9], WHITE)) == {"TB": "aa", "TW": "ba"}
    assert nodes(with_territory(blacks, [A9, B9], None)) == nodes(game)


def test_there_is_no_territory_of_other_colours(game: Snapshot) -> None:
    with pytest.raises(ValueError, match="RED"):
        with_territory(game, [A9], Color.RED)


def test_points_are_greyed_out_from_a_node_on_and_shown_again_below() -> None:
    game = at_move(with_greyed_out(opened(GAME), [B9, A9], True), 2)
    assert nodes(game)[0]["DD"] == "aaba"
    lit = with_greyed_out(game, [A9], False)
    assert nodes(lit)[2] == {"W": "cc", "DD": "ba"}
    assert nodes(with_greyed_out(lit, [B9], False))[2] == {"W": "cc", "DD": ""}
    assert nodes(with_greyed_out(lit, [A9], True)) == nodes(game)


def test_the_view_is_a_rectangle_from_a_node_on_and_is_reset_below() -> None:
    game = at_move(with_view(opened(GAME), (C9, Point(0, 2))), 2)
    assert nodes(game)[0]["VW"] == "aa:cc"
    assert Overlay.of(game.tree, game.node).view == frozenset(Point(x, y) for x in range(3) for y in range(3))
    whole = with_view(game, None)
    assert nodes(whole)[2] == {"W": "cc", "VW": ""}
    assert Overlay.of(whole.tree, whole.node).view is None
    assert nodes(with_view(whole, (A9, Point(2, 2)))) == nodes(game)


def test_a_view_of_all_points_is_none_at_all(game: Snapshot) -> None:
    assert with_view(game, (A9, J1)) is game


def test_everything_on_a_point_is_removed() -> None:
    game = opened("(;SZ[9]TB[aa][ba]TW[ca]SL[aa]DD[aa][ba]AR[aa:ee];B[gg];W[cc])")
    assert nodes(without_overlay_at(game, [A9]))[0] == {"SZ": "9", "TB": "ba", "TW": "ca", "DD": "ba"}


@given(st.lists(st.tuples(st.integers(0, 3), points(opened(GAME).tree.size), st.booleans()), max_size=12))
def test_each_node_has_the_points_greyed_out_that_were_so_there_last(
    edits: list[tuple[int, Point, bool]],
) -> None:
    base = opened(GAME)
    for number, point, greyed_out in edits:
        before = at_move(base, number)
        base = with_greyed_out(before, [point], greyed_out)
        there = Overlay.of(before.tree, before.node).greyed_out
        assert Overlay.of(base.tree, base.node).greyed_out == (there | {point} if greyed_out else there - {point})
        if number:
            above = before.tree.path(before.node)[-2]
            assert Overlay.of(base.tree, above) == Overlay.of(before.tree, above)


# Counting.


def test_a_count_is_the_only_territory_of_its_node_and_sets_the_result() -> None:
    game = at_move(opened("(;SZ[9]TB[aa]TW[bb]RE[B+R];B[ee])"), 0)
    counted = with_count(game, {A9: WHITE, B9: BLACK, C9: BLACK}, "W+0.5")
    assert nodes(counted)[0] == {"SZ": "9", "TB": "baca", "TW": "aa", "RE": "W+0.5"}
    assert nodes(with_count(game, {}))[0] == {"SZ": "9", "RE": "B+R"}
    assert nodes(with_count(at_move(game, 1), {A9: WHITE}, "0"))[0]["RE"] == "0"


def test_a_count_of_another_game_than_go_changes_nothing() -> None:
    game = opened("(;GM[2]SZ[9])")
    assert with_count(game, {A9: WHITE}, "0") is game
