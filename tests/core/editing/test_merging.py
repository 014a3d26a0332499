"""Another game merged into this one."""

import pytest
from hypothesis import given

from hen_editor.core import sgf
from hen_editor.core.board import SGF_LETTERS
from hen_editor.core.editing import merging, snapshot
from hen_editor.core.sgf import Collection, GameTree
from tests.core.editing.test_variations import body
from tests.games import opened
from tests.steps import steps
from tests.strategies import games


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
        ("(;SZ[9];W[cc](;B[ee])(;B[ee]C[x]))", "(;(;B[cc]C[one];W[gg])(;W[cc](;B[ee]C[x])(;B[ee]C[x])))"),
        ("(;SZ[9]PB[Lee];B[cc])", "(;PB[Lee];B[cc]C[one];W[gg])"),
    ],
)
def test_what_both_have_is_united_and_the_rest_added(other: str, expected: str) -> None:
    assert body(merging.merged(opened("(;SZ[9];B[cc]C[one];W[gg])"), game(other)).value) == expected


def test_variations_that_are_many_times_there_take_no_longer_than_others() -> None:
    replies = [f";AB[{one}{other}]" for one in SGF_LETTERS[:9] for other in SGF_LETTERS[:9]] * 3
    others = [game("(;SZ[9]" + "".join(f"({move}{reply})" for reply in replies) + ")") for move in (";B[dd]", "")]
    repeated, once = (steps(lambda other: merging.merged(opened("(;SZ[9])"), other), other) for other in others)
    assert repeated < 4 * once


def test_setups_are_the_same_in_any_order_of_points() -> None:
    shown = opened("(;SZ[9];AB[cc][dd];W[ee])")
    assert body(merging.merged(shown, game("(;SZ[9];AB[dd][cc];W[ff])")).value) == "(;;AB[cc][dd](;W[ee])(;W[ff]))"


@pytest.mark.parametrize(
    ("other", "message"),
    [("(;SZ[19];B[cc])", "for a 19x19 board"), ("(;SZ[9]AB[aa];W[cc])", "start with different positions")],
)
def test_games_that_do_not_fit_are_refused(other: str, message: str) -> None:
    shown = opened("(;SZ[9];B[cc])")
    refused = merging.merged(shown, game(other))
    assert refused.value is shown
    assert message in refused.diagnostics[0].message


@given(games())
def test_a_game_merged_into_itself_is_the_same_but_for_variations_that_were_twice_there(tree: GameTree) -> None:
    shown = snapshot.of_collection(Collection.of([tree]))
    once = merging.merged(shown, tree).value
    assert merging.merged(once, tree).value.collection is once.collection
