"""Hypothesis strategies for boards, positions and games.

Those that depend on a size are made once for each: Hypothesis takes longer to make and check one than to draw from it.
"""

from dataclasses import replace
from functools import cache
from typing import TypeVar

from hypothesis import strategies as st

from hen_editor.core import hen, sgf
from hen_editor.core.board import BoardSize, Color, Point, Stones
from hen_editor.core.position import PLAIN_ORDER, Mark, Move, Position
from hen_editor.core.sgf import GameTree

T = TypeVar("T")

colors = st.sampled_from(Color)
marks = st.sampled_from(Mark)
common_sizes = st.sampled_from([BoardSize(19, 19), BoardSize(9, 9), BoardSize(13, 13), BoardSize(2, 2)])
hen_sizes = st.one_of(common_sizes, st.builds(BoardSize, st.integers(1, 25), st.integers(1, 52)))
sizes = st.one_of(common_sizes, st.builds(BoardSize, st.integers(1, 52), st.integers(1, 52)))
_numbers = st.one_of(st.integers(1, 12), st.integers(1, 9999))
_any_numbers = st.integers(-1, 10_001)
orders = st.one_of(st.just(PLAIN_ORDER), st.lists(colors, min_size=2, max_size=8).map(tuple))

_tricky_text = st.text(st.sampled_from("%2EeC3A9RSQ~x1"), min_size=1, max_size=12)
hen_labels = st.one_of(
    st.sampled_from(["a", "1", "12", "x", "b", "CRX", "cr", "%", "%25", "👩‍👩‍👧", "~", "é"]),
    _tricky_text,
    st.text(st.characters(exclude_categories=["Cs", "Cc"], exclude_characters="._-"), min_size=1, max_size=8),
).filter(hen.is_label)
"""The texts that HEN can hold as a label."""
labels = st.one_of(hen_labels, st.sampled_from(["", "CR", "MA", "a b", "a.b", "\n", "\ud800"]), st.text(max_size=8))


@cache
def maybe(strategy: st.SearchStrategy[T]) -> st.SearchStrategy[T | None]:
    """None, or what the strategy gives."""
    return st.none() | strategy


@cache
def points(size: BoardSize) -> st.SearchStrategy[Point]:
    """Any point of the board."""
    return st.builds(Point, st.integers(0, size.columns - 1), st.integers(0, size.rows - 1))


@cache
def on_points(
    size: BoardSize, values: st.SearchStrategy[T], max_size: int | None = None
) -> st.SearchStrategy[dict[Point, T]]:
    """Values on any points of the board, at most so many."""
    return st.dictionaries(points(size), values, max_size=max_size)


@cache
def stones(size: BoardSize) -> st.SearchStrategy[Stones]:
    """Any stones: a few, or a board full of black, white and empty points."""
    few = on_points(size, colors, 20).map(lambda found: Stones(size, found))
    cell_bytes = st.binary(min_size=size.count, max_size=size.count)
    full = cell_bytes.map(lambda data: Stones.from_cells(size, bytes(b".bw"[byte % 3] for byte in data)))
    return st.one_of(few, few, full) if size.count <= 361 else few


@cache
def moves(size: BoardSize) -> st.SearchStrategy[Move]:
    """Any move, a pass among them."""
    return st.builds(Move, colors, maybe(points(size)))


def holdable_positions(sizes: st.SearchStrategy[BoardSize] = hen_sizes) -> st.SearchStrategy[Position]:
    """Any position that HEN can hold."""
    return sizes.flatmap(holdable_positions_of)


@cache
@st.composite
def holdable_positions_of(draw: st.DrawFn, size: BoardSize) -> Position:
    """Any position of a size that HEN can hold: numbers stand on stones of the colour that their order gives."""
    order = draw(orders)
    numbers = draw(on_points(size, _numbers, 8))
    numbered = {point: order[(number - 1) % len(order)] for point, number in numbers.items()}
    return Position(
        stones=draw(stones(size)).with_stones(numbered),
        ko=draw(maybe(points(size))),
        last_move=draw(maybe(moves(size))),
        turn=draw(maybe(colors)),
        labels=draw(on_points(size, hen_labels, 4)),
        marks=draw(on_points(size, marks, 4)),
        numbers=numbers,
        order=order,
    )


@st.composite
def positions(draw: st.DrawFn, sizes: st.SearchStrategy[BoardSize] = sizes) -> Position:
    """Any position, be it beyond what HEN can hold."""
    size = draw(sizes)
    return Position(
        stones=draw(stones(size)),
        ko=draw(maybe(points(size))),
        last_move=draw(maybe(moves(size))),
        turn=draw(maybe(colors)),
        labels=draw(on_points(size, labels, 4)),
        marks=draw(on_points(size, marks, 4)),
        numbers=draw(on_points(size, _any_numbers, 4)),
        order=draw(orders),
    )


_hen_pieces = st.one_of(
    st.sampled_from(
        [".", "_", "~", "-", "x", " ", "\n", "%", "%2E", "%20", "%7E", "%C3%A9", "\u00a0", "\u3000", "\ufeff"]
    ),
    st.sampled_from([".9x9", ".19x19", ".13x9", "_9", "_19", "~bw", "~1", ".pb", ".b", ".K7", "-CR", "-a", "Ib", "×"]),
    st.sampled_from("ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    st.sampled_from("bwrglyp"),
    st.integers(0, 30).map(str),
)
hen_texts = st.lists(_hen_pieces, max_size=40).map("".join)
"""Texts near to HEN, valid and not."""


_small_sizes = st.sampled_from([BoardSize(3, 3), BoardSize(5, 4), BoardSize(9, 9)])
_kinds_in_root = st.sampled_from(["setup", "nothing"])
_kinds = st.sampled_from(["move", "move", "move", "setup", "nothing"])
_moves = st.sampled_from("BW")
_setup = st.sampled_from(["AB", "AW", "AE"])
_label_texts = st.sampled_from(["1", "2", "3", "a", "R", "CR", "two words"])
_mark_names = marks.map(lambda mark: mark.value)
_text_names = st.sampled_from(["C", "N", "KGSDE"])
_players = st.sampled_from([Color.BLACK, Color.WHITE])


@st.composite
def games(draw: st.DrawFn, max_nodes: int = 7) -> GameTree:
    """Any small game, legal or not: setup, moves, markup, turns, comments, `HEN[...]` and variations."""
    size = draw(_small_sizes)
    tree = GameTree.new(size)
    for name, value in draw(_node_properties(size, is_root=True)).items():
        tree = tree.with_property(tree.root, name, value)
    ids = [tree.root]
    for _ in range(draw(st.integers(0, max_nodes - 1))):
        parent = draw(st.sampled_from([ids[-1], *ids]))
        tree, node = tree.with_child(parent, draw(_node_properties(size, is_root=False)))
        ids.append(node)
    return sgf.parse(sgf.format(sgf.Collection.of([tree]))).value.games[0]


@cache
def _sets_of_points(size: BoardSize) -> st.SearchStrategy[set[Point]]:
    return st.sets(points(size), max_size=2)


@cache
@st.composite
def _node_properties(draw: st.DrawFn, size: BoardSize, *, is_root: bool) -> dict[str, object]:
    """Any properties of a node; mostly a move, or setup."""
    found: dict[str, object] = {}
    kind = draw(_kinds_in_root if is_root else _kinds)
    if kind == "move":
        found[draw(_moves)] = draw(maybe(points(size)))
    if kind == "setup":
        placed = draw(on_points(size, _setup, 6))
        found |= {
            name: listed for name in ("AB", "AW", "AE") if (listed := tuple(p for p in placed if placed[p] == name))
        }
    if draw(st.booleans()):
        found["LB"] = tuple(draw(on_points(size, _label_texts, 4)).items())
        found[draw(_mark_names)] = tuple(draw(_sets_of_points(size)))
        found[draw(_text_names)] = "kept"
        found["AR"] = ((Point(0, 0), draw(points(size))),)
    if draw(st.integers(0, 5)) == 0 and kind != "move":
        found["PL"] = draw(_players)
    if draw(st.integers(0, 3)) == 0:
        said = draw(holdable_positions_of(size))
        few = dict(list(said.stones.items())[:4])
        said = replace(said, stones=Stones(size, {**few, **{p: said.stones[p] for p in said.numbers}}))
        found["HEN"] = hen.format(said, always_size=True)
    return found
