"""The differences between two states of a file."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core import sgf
from hen_editor.core.editing import snapshot
from hen_editor.core.game.difference import GameChange, GameDifference, differences
from hen_editor.core.sgf import Collection, GameTree, Place
from tests.core.editing.all_edits import EDITS, LARGEST_CHOICE, Choices
from tests.core.editing.machine import source

GAME = "(;SZ[9]PB[Ito];B[aa]C[one](;W[bb];B[cc])(;W[dd];B[ee]))"


def read(text: str | bytes) -> Collection:
    collection = sgf.parse(text).value
    assert collection is not None
    return collection


def content(tree: GameTree) -> list[tuple[object, int]]:
    return [(dict(tree.node(node).raw), len(tree.children(node))) for node in tree.walk()]


def contents(collection: Collection) -> list[list[tuple[object, int]]]:
    return [content(tree) for tree in collection.games]


def shown(before: str, after: str) -> list[str]:
    first, second = read(before), read(after)
    return [words(found, first, second) for found in differences(first, second)]


def words(found: GameDifference, before: Collection, after: Collection) -> str:
    places = [
        "-" if place is None else f"{place.game}/{place.node - side.games[place.game].root}"
        for place, side in ((found.before, before), (found.after, after))
    ]
    return " ".join([found.kind.value, *places, *([str(found.nodes)] if found.nodes else []), *found.properties])


@pytest.mark.parametrize(
    ("after", "expected"),
    [
        pytest.param(GAME, [], id="nothing"),
        pytest.param("(;PB[Ito]\nSZ[9];B[aa] C[one](;W[bb];B[cc])\n(;W[dd];B[ee]))", [], id="spelling between nodes"),
        pytest.param(GAME.replace("one", "two"), ["changed 0/1 0/1 C"], id="a comment"),
        pytest.param(GAME.replace("C[one]", ""), ["changed 0/1 0/1 C"], id="a comment removed"),
        pytest.param(GAME.replace("PB[Ito]", "PB[Cho]PW[Ito]"), ["changed 0/0 0/0 PB PW"], id="game info"),
        pytest.param(GAME.replace(";B[ee]", ";B[ee];W[ff];B[gg]"), ["added 0/5 0/6 2"], id="moves at the end"),
        pytest.param(GAME.replace(";B[ee]", ""), ["removed 0/5 0/4 1"], id="the last move"),
        pytest.param(GAME.replace("(;W[dd]", "(;W[ff])(;W[dd]"), ["added 0/1 0/4 1"], id="a variation"),
        pytest.param(GAME.replace("(;W[bb];B[cc])", ""), ["removed 0/2 0/1 2"], id="a variation removed"),
        pytest.param(
            "(;SZ[9]PB[Ito];B[aa]C[one](;W[dd];B[ee])(;W[bb];B[cc]))", ["reordered 0/1 0/1"], id="variations reordered"
        ),
        pytest.param(GAME.replace("B[aa]", "B[ab]"), ["changed 0/1 0/1 B"], id="a move corrected"),
        pytest.param(GAME.replace(";B[aa]", ";AB[ii];B[aa]"), ["added 0/0 0/1 1"], id="a node inserted"),
        pytest.param(GAME.replace(";B[aa]C[one]", ""), ["removed 0/1 0/0 1"], id="a node removed from between"),
        pytest.param(
            GAME.replace("one", "two").replace("(;W[bb];B[cc])(;W[dd];B[ee])", ""),
            ["changed 0/1 0/1 C", "removed 0/2 0/1 2", "removed 0/4 0/1 2"],
            id="a node changed, and its variations removed",
        ),
        pytest.param(f"{GAME}(;SZ[13])", ["added - 1/0 1"], id="a game"),
        pytest.param(f"(;SZ[13]){GAME}", ["added - 0/0 1"], id="a game in front"),
    ],
)
def test_what_was_done_is_told(after: str, expected: list[str]) -> None:
    assert shown(GAME, after) == expected


def test_games_are_recognised_by_their_content_and_then_by_their_info() -> None:
    games = [f"(;SZ[9]PB[{name}];B[{name}{name}])" for name in "abc"]
    first, second, third = games
    changed = third.replace("B[cc]", "B[cd]")
    assert shown("".join(games), changed + first) == [
        "reordered - -",
        "removed 2/1 0/0 1",
        "added 2/0 0/1 1",
        "removed 1/0 - 2",
    ]
    assert shown(first + second, second + first) == ["reordered - -"]


def test_a_collection_has_no_differences_from_itself() -> None:
    collection = read(GAME * 3)
    assert differences(collection, collection) == []


sources = st.integers(0, LARGEST_CHOICE).map(lambda number: source(Choices(number)))


@given(sources, sources)
def test_there_are_differences_if_and_only_if_the_games_differ(before: bytes, after: bytes) -> None:
    first, second = sgf.parse(before).value, sgf.parse(after).value
    if first is None or second is None:
        return
    found = differences(first, second)
    assert (not found) is (contents(first) == contents(second))
    assert growth(found) == nodes(second) - nodes(first)
    for difference in found:
        is_there(difference.before, first)
        is_there(difference.after, second)


@given(st.integers(0, LARGEST_CHOICE), st.sampled_from(sorted(EDITS)), st.integers(0, LARGEST_CHOICE))
def test_every_edit_shows_up(number: int, name: str, choice: int) -> None:
    collection = sgf.parse(source(Choices(number))).value
    if collection is None or not collection.games:
        return
    before = snapshot.of_collection(collection)
    after = EDITS[name](before, Choices(choice)).collection
    found = differences(collection, after)
    assert (not found) is (contents(collection) == contents(after))
    assert growth(found) == nodes(after) - nodes(collection)
    assert growth(differences(after, collection)) == -growth(found)


def growth(found: list[GameDifference]) -> int:
    signs = {GameChange.ADDED: 1, GameChange.REMOVED: -1}
    return sum(signs.get(difference.kind, 0) * difference.nodes for difference in found)


def nodes(collection: Collection) -> int:
    return sum(len(tree) for tree in collection.games)


def is_there(place: Place | None, collection: Collection) -> None:
    assert place is None or place.node in collection.games[place.game]
