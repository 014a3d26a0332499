"""Hypothesis strategies for boards, positions and games."""

from dataclasses import replace

from hypothesis import strategies as st

from hen_editor.core import hen, sgf
from hen_editor.core.board import BoardSize, Color, Point, Stones
from hen_editor.core.position import PLAIN_ORDER, Mark, Move, Position
from hen_editor.core.sgf import GameTree

colors = st.sampled_from(Color)
common_sizes = st.sampled_from([BoardSize(19, 19), BoardSize(9, 9), BoardSize(13, 13), BoardSize(2, 2)])
hen_sizes = st.one_of(common_sizes, st.builds(BoardSize, st.integers(1, 25), st.integers(1, 52)))
sizes = st.one_of(common_sizes, st.builds(BoardSize, st.integers(1, 52), st.integers(1, 52)))
orders = st.one_of(st.just(PLAIN_ORDER), st.lists(colors, min_size=2, max_size=8).map(tuple))

_tricky_text = st.text(st.sampled_from("%2EeC3A9RSQ~x1"), min_size=1, max_size=12)
hen_labels = st.one_of(
    st.sampled_from(["a", "1", "12", "x", "b", "CRX", "cr", "%", "%25", "👩‍👩‍👧", "~", "é"]),
    _tricky_text,
    st.text(st.characters(exclude_categories=["Cs", "Cc"], exclude_characters="._-"), min_size=1, max_size=8),
).filter(hen.is_label)
"""The texts that HEN can hold as a label."""
labels = st.one_of(hen_labels, st.sampled_from(["", "CR", "MA", "a b", "a.b", "\n", "\ud800"]), st.text(max_size=8))


def points(size: BoardSize) -> st.SearchStrategy[Point]:
    """Any point of the board."""
    return st.builds(Point, st.integers(0, size.columns - 1), st.integers(0, size.rows - 1))


def stones(size: BoardSize) -> st.SearchStrategy[Stones]:
    """Any stones: a few, or a board full of black, white and empty points."""
    few = st.dictionaries(points(size), colors, max_size=20).map(lambda found: Stones(size, found))
    cell_bytes = st.binary(min_size=size.count, max_size=size.count)
    full = cell_bytes.map(lambda data: Stones.from_cells(size, bytes(b".bw"[byte % 3] for byte in data)))
    return st.one_of(few, few, full) if size.count <= 361 else few


def moves(size: BoardSize) -> st.SearchStrategy[Move]:
    """Any move, a pass among them."""
    return st.builds(Move, colors, st.one_of(st.none(), points(size)))


@st.composite
def holdable_positions(draw: st.DrawFn, sizes: st.SearchStrategy[BoardSize] = hen_sizes) -> Position:
    """Any position that HEN can hold: numbers stand on stones of the colour that their order gives."""
    size = draw(sizes)
    order = draw(orders)
    numbers = draw(st.dictionaries(points(size), st.one_of(st.integers(1, 12), st.integers(1, 9999)), max_size=8))
    numbered = {point: order[(number - 1) % len(order)] for point, number in numbers.items()}
    return Position(
        stones=draw(stones(size)).with_stones(numbered),
        ko=draw(st.none() | points(size)),
        last_move=draw(st.none() | moves(size)),
        turn=draw(st.none() | colors),
        labels=draw(st.dictionaries(points(size), hen_labels, max_size=4)),
        marks=draw(st.dictionaries(points(size), st.sampled_from(Mark), max_size=4)),
        numbers=numbers,
        order=order,
    )


@st.composite
def positions(draw: st.DrawFn, sizes: st.SearchStrategy[BoardSize] = sizes) -> Position:
    """Any position, be it beyond what HEN can hold."""
    size = draw(sizes)
    return Position(
        stones=draw(stones(size)),
        ko=draw(st.none() | points(size)),
        last_move=draw(st.none() | moves(size)),
        turn=draw(st.none() | colors),
        labels=draw(st.dictionaries(points(size), labels, max_size=4)),
        marks=draw(st.dictionaries(points(size), st.sampled_from(Mark), max_size=4)),
        numbers=draw(st.dictionaries(points(size), st.integers(-1, 10_001), max_size=4)),
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


@st.composite
def games(draw: st.DrawFn, max_nodes: int = 7) -> GameTree:
    """Any small game, legal or not: setup, moves, markup, turns, comments, `HEN[...]` and variations."""
    size = draw(st.sampled_from([BoardSize(3, 3), BoardSize(5, 4), BoardSize(9, 9)]))
    tree = GameTree.new(size)
    for name, value in draw(_node_properties(size, is_root=True)).items():
        tree = tree.with_property(tree.root, name, value)
    ids = [tree.root]
    for _ in range(draw(st.integers(0, max_nodes - 1))):
        parent = draw(st.sampled_from([ids[-1], *ids]))
        tree, node = tree.with_child(parent, draw(_node_properties(size, is_root=False)))
        ids.append(node)
    return sgf.parse(sgf.format(sgf.Collection.of([tree]))).value.games[0]


@st.composite
def _node_properties(draw: st.DrawFn, size: BoardSize, *, is_root: bool) -> dict[str, object]:
    """Any properties of a node; mostly a move, or setup."""
    point = points(size)
    found: dict[str, object] = {}
    kind = draw(st.sampled_from(["setup", "nothing"] if is_root else ["move", "move", "move", "setup", "nothing"]))
    if kind == "move":
        found[draw(st.sampled_from("BW"))] = draw(st.none() | point)
    if kind == "setup":
        placed = draw(st.dictionaries(point, st.sampled_from(["AB", "AW", "AE"]), max_size=6))
        found |= {
            name: listed for name in ("AB", "AW", "AE") if (listed := tuple(p for p in placed if placed[p] == name))
        }
    if draw(st.booleans()):
        texts = st.sampled_from(["1", "2", "3", "a", "R", "CR", "two words"])
        found["LB"] = tuple(draw(st.dictionaries(point, texts, max_size=4)).items())
        found[draw(st.sampled_from(Mark)).value] = tuple(draw(st.sets(point, max_size=2)))
        found[draw(st.sampled_from(["C", "N", "KGSDE"]))] = "kept"
        found["AR"] = ((Point(0, 0), draw(point)),)
    if draw(st.integers(0, 5)) == 0 and kind != "move":
        found["PL"] = draw(st.sampled_from([Color.BLACK, Color.WHITE]))
    if draw(st.integers(0, 3)) == 0:
        said = draw(holdable_positions(st.just(size)))
        few = dict(list(said.stones.items())[:4])
        said = replace(said, stones=Stones(size, {**few, **{p: said.stones[p] for p in said.numbers}}))
        found["HEN"] = hen.format(said, always_size=True)
    return found
