"""Ways to nodes by what is written on them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core import sgf
from hen_editor.core.game.search import NODES_PER_STEP, Texts
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.core.slices import finished
from tests.effort import fewer
from tests.steps import steps
from tests.strategies import games

GAME = sgf.parse("(;C[Root];B[aa];W[bb]C[a Cut here](;B[cc]N[cutting];W[dd])(;B[ee]C[the end]))").value.games[0]


def found(texts: Texts, sought: str, node: NodeId, offset: int = 0) -> list[NodeId]:
    """Return all matches in the order in which they are found."""
    return [match for match in texts.matches(sought, node, offset) if match is not None]


def around(tree: GameTree, node: NodeId, offset: int) -> list[NodeId]:
    """Return all nodes in the order in which they are searched."""
    nodes = [*tree.walk()]
    place = nodes.index(node) + (offset > 0)
    return [*nodes[place:], *nodes[:place]] if offset >= 0 else [*nodes[:place][::-1], *nodes[place:][::-1]]


def holds(tree: GameTree, node: NodeId, sought: str) -> bool:
    read = tree.node(node)
    return any(sought.casefold() in str(read[name]).casefold() for name in ("C", "N") if name in read)


@pytest.mark.parametrize(
    ("node", "offset", "sought", "matches"),
    [
        (0, 1, "cut", [2, 3]),
        (2, 1, "CUT", [3, 2]),
        (2, 0, "cut", [2, 3]),
        (3, 1, "cut", [2, 3]),
        (2, -1, "cut", [3, 2]),
        (2, 1, "a cut", [2]),
        (0, 0, "the END", [5]),
        (0, 1, "x", []),
        (0, 1, "", []),
    ],
)
def test_a_text_is_found_around_the_game_whatever_its_case(
    node: int, offset: int, sought: str, matches: list[int]
) -> None:
    assert found(Texts(GAME), sought, node, offset) == matches


@fewer(60)
@given(games(), st.data())
def test_what_is_found_after_any_edits_is_what_is_there(tree: GameTree, data: st.DataObject) -> None:
    texts, first = Texts(tree), tree
    for _ in range(data.draw(st.integers(0, 5))):
        node = data.draw(st.sampled_from([*tree.walk()]))
        match data.draw(st.sampled_from(["comment", "name", "child", "remove", "back", "read"])):
            case "comment":
                tree = tree.with_property(node, "C", data.draw(st.sampled_from(["a", "Ab", ""])))
            case "name":
                tree = tree.with_property(node, "N", "A")
            case "child":
                tree, _ = tree.with_child(node, {"B": None, "C": "aB"})
            case "remove" if node != tree.root:
                tree = tree.without_subtree(node)
            case "back":
                tree = first
            case _:
                finished(texts.reading())
        texts = Texts(tree, texts)
        node, offset = data.draw(st.sampled_from([*tree.walk()])), data.draw(st.sampled_from([-1, 0, 1]))
        for sought in ("a", "ab"):
            expected = [each for each in around(tree, node, offset) if holds(tree, each, sought)]
            assert found(texts, sought, node, offset) == expected


def test_what_no_edit_touched_is_not_read_again() -> None:
    long = sgf.parse("(" + ";B[aa]C[good]" * 2_000 + ")").value.games[0]
    texts = Texts(long)
    reading = steps(lambda texts: finished(texts.reading()), texts)
    edited = Texts(long.with_property(7, "C", "bad"), texts)
    assert 5 * steps(lambda texts: finished(texts.reading()), edited) < reading
    assert found(edited, "bad", 0) == [7]


def test_a_large_game_is_searched_in_slices() -> None:
    long = sgf.parse("(" + ";B[aa]C[good]" * 2_000 + ")").value.games[0]
    pauses = [*Texts(long).matches("bad", 0, 1)]
    assert pauses == [None] * len(pauses)
    assert len(pauses) >= 2 * 2_000 // NODES_PER_STEP
