"""Games compared with those that were read: any difference is found, and nothing else."""

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core import sgf
from hen_editor.core.sgf import Collection, GameTree
from tests.bench.games import large_tree
from tests.steps import reports
from tests.strategies import games


def alike(one: str | bytes, other: str | bytes) -> bool:
    return sgf.is_same_content(sgf.parse(one).value, sgf.parse(other).value)


GAME = "(;SZ[9]C[root];B[aa];W[bb](;B[cc];W[dd])(;B[ee]C[last]))(;SZ[13];B[aa])"

OTHERS = {
    "a value": GAME.replace("last", "lost"),
    "a property": GAME.replace("C[last]", ""),
    "another name of a property": GAME.replace("C[last]", "N[last]"),
    "a node": GAME.replace(";W[dd]", ""),
    "an empty node": GAME.replace(";W[dd]", ";W[dd];"),
    "a variation": GAME.replace("(;B[ee]C[last])", ""),
    "the parent of a variation": "(;SZ[9]C[root];B[aa](;W[bb];B[cc];W[dd])(;B[ee]C[last]))(;SZ[13];B[aa])",
    "the order of variations": "(;SZ[9]C[root];B[aa];W[bb](;B[ee]C[last])(;B[cc];W[dd]))(;SZ[13];B[aa])",
    "a game": GAME.replace("(;SZ[13];B[aa])", ""),
    "the order of games": "(;SZ[13];B[aa])(;SZ[9]C[root];B[aa];W[bb](;B[cc];W[dd])(;B[ee]C[last]))",
}


@pytest.mark.parametrize("other", OTHERS.values(), ids=OTHERS)
def test_a_difference_is_found(other: str) -> None:
    assert alike(GAME, GAME)
    assert not alike(GAME, other)
    assert not alike(other, GAME)


@pytest.mark.parametrize(
    "other",
    [
        "(;C[root]SZ[9];B[aa];W[bb](;B[cc];W[dd])(;B[ee]C[last]))(;SZ[13];B[aa])",
        "( ;SZ [9] C [root]\n;Black[aa];W[bb]\r\n(;B[cc];W[dd]) (;B[ee]C[last]) ) (;SZ[13] ;B[aa])",
    ],
    ids=["order of properties", "layout"],
)
def test_the_spelling_does_not_matter(other: str) -> None:
    assert alike(GAME, other)


def test_the_same_text_may_have_other_properties_if_it_is_damaged() -> None:
    assert alike("(;SZ[9]C[a];B[aa", "(;SZ[9]C[a];B[aa])")
    assert not alike("(;SZ[9]C[a];B[aa", "(;SZ[9]C[a];B[aa]W[bb])")


@given(st.lists(games(), min_size=1, max_size=3), st.data())
def test_games_are_alike_once_written_and_read_and_no_longer_after_an_edit(
    trees: list[GameTree], draw: st.DataObject
) -> None:
    collection = Collection.of(trees).converted_to_utf8().value
    read = sgf.parse(sgf.format(collection)).value
    assert sgf.is_same_content(collection, read)
    index = draw.draw(st.integers(0, len(trees) - 1))
    tree = collection.games[index]
    node = draw.draw(st.sampled_from([*tree.walk()]))
    edits = [tree.with_raw(node, "XX", ["new"]), tree.with_child(node, {})[0], tree.with_child(node, {}, 0)[0]]
    changed = collection.with_game(index, draw.draw(st.sampled_from(edits)))
    assert not sgf.is_same_content(changed, read)
    assert sgf.is_same_content(changed, sgf.parse(sgf.format(changed)).value)


def test_comparing_a_large_tree_reports_its_progress() -> None:
    collection = sgf.parse(large_tree(5_000)).value
    progress = reports(partial(sgf.is_same_content, collection, sgf.parse(large_tree(5_000)).value))
    assert len(progress) > 1
    assert progress == sorted(progress)
    assert 0 <= progress[0] <= progress[-1] <= 1
