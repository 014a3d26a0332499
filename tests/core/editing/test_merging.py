"""Another game merged into this one."""

from dataclasses import replace

import pytest
from hypothesis import given

from hen_editor.core import sgf
from hen_editor.core.board import SGF_LETTERS
from hen_editor.core.editing import games, snapshot
from hen_editor.core.position import Position
from hen_editor.core.replay import replays
from hen_editor.core.sgf import Collection, GameTree
from tests import strategies
from tests.core.editing.test_variations import body
from tests.games import opened
from tests.steps import steps


def game(text: str) -> GameTree:
    return sgf.parse(text).value.games[0]


@pytest.mark.parametrize(
    ("other", "expected"),
    [
        ("(;SZ[9];B[cc];W[gg])", "(;;B[cc]C[one];W[gg])"),
        ("(;SZ[9];B[cc];W[gc];B[ee])", "(;;B[cc]C[one](;W[gg])(;W[gc];B[ee]))"),
        ("(;SZ[9];W[cc])", "(;(;B[cc]C[one];W[gg])(;W[cc]))"),
        ("(;SZ[9];B[cc]C[two])", "(;;B[cc]C[one\n\ntwo];W[gg])"),
        ("(;SZ[9];B[cc]C[one])", "(;;B[cc]C[one];W[gg])"),
        ("(;SZ[9](;B[cc]C[two])(;B[cc]C[three]N[n])(;B[cc]C[two]))", "(;;B[cc]C[one\n\ntwo\n\nthree]N[n];W[gg])"),
        ("(;SZ[9];B[cc]TR[dd])", "(;;B[cc]C[one]TR[dd];W[gg])"),
        ("(;SZ[9];B[cc](;W[ee])(;W[ee]C[x]))", "(;;B[cc]C[one](;W[gg])(;W[ee]C[x]))"),
        ("(;SZ[9];W[cc](;B[ee])(;B[ee]C[x]))", "(;(;B[cc]C[one];W[gg])(;W[cc](;B[ee])(;B[ee]C[x])))"),
        ("(;SZ[9]PB[Lee];B[cc])", "(;PB[Lee];B[cc]C[one];W[gg])"),
    ],
)
def test_what_both_have_is_united_and_the_rest_added(other: str, expected: str) -> None:
    assert body(games.merged(opened("(;SZ[9];B[cc]C[one];W[gg])"), game(other)).value) == expected


def test_variations_that_are_many_times_there_take_no_longer_than_others() -> None:
    replies = [f";AB[{one}{other}]" for one in SGF_LETTERS[:9] for other in SGF_LETTERS[:9]] * 3
    others = [game("(;SZ[9]" + "".join(f"({move}{reply})" for reply in replies) + ")") for move in (";B[dd]", "")]
    repeated, once = (steps(lambda other: games.merged(opened("(;SZ[9])"), other), other) for other in others)
    assert repeated < 4 * once


def test_setups_are_the_same_in_any_order_of_points() -> None:
    shown = opened("(;SZ[9];AB[cc][dd];W[ee])")
    assert body(games.merged(shown, game("(;SZ[9];AB[dd][cc];W[ff])")).value) == "(;;AB[cc][dd](;W[ee])(;W[ff]))"


@pytest.mark.parametrize(
    ("other", "message"),
    [("(;SZ[19];B[cc])", "for a 19x19 board"), ("(;SZ[9]AB[aa];W[cc])", "start with different positions")],
)
def test_games_that_do_not_fit_are_refused(other: str, message: str) -> None:
    shown = opened("(;SZ[9];B[cc])")
    refused = games.merged(shown, game(other))
    assert refused.value is shown
    assert message in refused.diagnostics[0].message


RED, BLUE = ".9x9_9Ar.A9r", ".9x9_8Al.A8l"


@pytest.mark.parametrize(
    ("own", "other", "expected"),
    [
        (
            f";HEN[{RED}];HEN[{BLUE}]",
            ";HEN[.9x9_1Jr.J1r];HEN[.9x9_2Jl.J2l]C[mine]",
            f"(;(;HEN[{RED}];HEN[{BLUE}])(;HEN[.9x9_1Jr.J1r];HEN[.9x9_2Jl.J2l]C[mine]))",
        ),
        (f";HEN[{RED}]", ";HEN[.9x9.A9r_9Ar]C[x]", f"(;;HEN[{RED}]C[x])"),
        (";C[x]", f";HEN[{RED}]", f"(;(;C[x])(;HEN[{RED}]))"),
        (";C[x]", ";HEN[.9x9~br]", "(;(;C[x])(;HEN[.9x9~br]))"),
        (";B[aa]", ";B[aa]HEN[.9x9.b]", "(;(;B[aa])(;B[aa]HEN[.9x9.b]))"),
        (";AW[aa]", ";AW[aa]LB[aa:1]", "(;;AW[aa])"),
        ("AB[aa]", "AB[aa]HA[2]KM[5]CA[GBK]PL[W]", "(;AB[aa]KM[5])"),
    ],
)
def test_no_stone_and_no_order_of_play_comes_into_nodes_that_were_there(own: str, other: str, expected: str) -> None:
    shown = opened(f"(;SZ[9]{own})")
    assert body(games.merged(shown, game(f"(;SZ[9]{other})")).value) == expected


def test_games_with_another_order_of_play_are_refused() -> None:
    refused = games.merged(opened("(;SZ[9])"), game("(;SZ[9]HEN[.9x9~br];HEN[.9x9_9Ar.A9r])"))
    assert "start with different positions" in refused.diagnostics[0].message


@given(strategies.games())
def test_a_game_merged_into_itself_stays_as_it_is(tree: GameTree) -> None:
    shown = snapshot.of_collection(Collection.of([tree]))
    assert games.merged(shown, tree).value is shown


def unmarked(position: Position) -> Position:
    return replace(position, labels={}, marks={}, numbers={})


def lines(tree: GameTree) -> set[tuple[Position, ...]]:
    """Return the positions of all lines of a game."""
    shown = {node: unmarked(state.position().value) for node, state in replays(tree)}
    return {tuple(shown[step] for step in tree.path(node)) for node in tree.walk()}


@given(strategies.games(), strategies.games())
def test_no_position_of_a_game_changes_and_every_line_of_both_is_there(tree: GameTree, other: GameTree) -> None:
    shown = snapshot.of_collection(Collection.of([tree]))
    merged = games.merged(shown, other)
    if merged.diagnostics:
        assert merged.value is shown
        return
    after = {node: unmarked(state.position().value) for node, state in replays(merged.value.tree)}
    assert all(after[node] == unmarked(state.position().value) for node, state in replays(tree))
    stones = [{tuple(step.stones for step in line) for line in lines(one)} for one in (tree, other, merged.value.tree)]
    assert stones[0] | stones[1] <= stones[2]
