"""sgfmill as a witness: where it reads a file otherwise than we do, and why.

`python -m tests.core.sgf.witness DIRECTORY` compares all files below a directory and prints every kind of difference
with how often it was met, and the first place.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from sgfmill import boards
from sgfmill import sgf as sgfmill

from hen_editor.core import sgf
from hen_editor.core.board import BLACK, WHITE, BoardSize, Color, Point
from hen_editor.core.replay import Replay

LISTS = {sgf.ValueType.POINTS, sgf.ValueType.POINTS_OR_NONE, sgf.ValueType.LABELS, sgf.ValueType.LINES}


SHOWN = 3
"""How many places of each kind are printed."""

OF_OLD = frozenset({"L", "M", "BS", "WS", "ID", "LC", "LT", "IP", "IY", "SU", "OM", "OV", "SC", "HEN"})
"""Properties that sgfmill reads as text, since FF[4] does not have them."""


class Difference(NamedTuple):
    """What differs, as a kind that has an explanation, and where."""

    kind: str
    where: str


EXPLAINED = {
    "sgfmill refuses the file": "damage sgfmill cannot repair, an unknown encoding, or a size it does not know",
    "sgfmill refuses a value": "a value off the board, empty, or not of its type: ours is none or what is sure of it",
    "more than one game": "sgfmill reads the first game only; that one is compared",
    "a property of FF[3] or a private one": "sgfmill returns the raw bytes of what it does not know; ours is a text",
    "setup without liberties": "sgfmill removes such stones; an editor shows what is there",
    "sgfmill refuses a move": "a move on a stone: FF[4] executes it, sgfmill's board does not",
    "ours is not Go": "another game than Go: all our properties are texts",
    "repeated property": "a property given twice in a node: ours are joined, sgfmill takes the last",
    "our repair": "the file has damage that both read, but in another way",
    "ours has no value": "a value that is not of its type, for which sgfmill takes 1",
}


def differences(data: bytes) -> Iterator[Difference]:
    """Compare the first game of a file: its nodes, their typed values, and the boards after every node."""
    parsed = sgf.parse(data)
    try:
        theirs = sgfmill.Sgf_game.from_bytes(data)
        their_nodes = list(nodes_of(theirs))
    except (ValueError, LookupError) as problem:
        yield Difference("sgfmill refuses the file", str(problem))
        return
    ours = parsed.value.games[0]
    if len(parsed.value.games) > 1:
        yield Difference("more than one game", f"{len(parsed.value.games)} games")
    if not ours.is_go:
        yield Difference("ours is not Go", str(ours.node(ours.root).raw["GM"]))
        return
    if len(ours) != len(their_nodes):
        kind = "our repair" if parsed.diagnostics else "NODES"
        yield Difference(kind, f"{len(ours)} nodes and {len(their_nodes)}")
        return
    for node, their_node in zip(ours.walk(), their_nodes, strict=True):
        yield from _values_of(ours, ours.node(node), their_node, is_damaged=bool(parsed.diagnostics))
    yield from _boards(ours, theirs)


def nodes_of(game: sgfmill.Sgf_game) -> Iterator[sgfmill.Tree_node]:
    """Go through the nodes in the order of the file."""
    stack = [game.get_root()]
    while stack:
        node = stack.pop()
        yield node
        stack.extend(reversed(node))


def _values_of(
    tree: sgf.GameTree, node: sgf.Node, theirs: sgfmill.Tree_node, *, is_damaged: bool
) -> Iterator[Difference]:
    for name in sorted(set(node.raw) | set(theirs.properties())):
        where = f"node {node.id} {name}{list(node.raw.get(name, ()))}"[:100]
        names = [piece.name for piece in tree.pieces(node.id)]
        if names.count(name) > 1:
            yield Difference("repeated property", where)
        elif name not in node.raw or not theirs.has_property(name):
            yield Difference("our repair" if is_damaged else "PROPERTY", where)
        else:
            try:
                value = unordered(theirs.get(name))
            except ValueError:
                yield Difference("sgfmill refuses a value", where)
                continue
            if name not in node:
                yield Difference("ours has no value", f"{where}, theirs {value!r}")
            elif translated(name, node[name], tree.size) != value:
                kind = _kind(name, is_damaged=is_damaged)
                yield Difference(kind, f"{where}: {node[name]!r} and {value!r}")


def _kind(name: str, *, is_damaged: bool) -> str:
    if sgf.property_type(name).category is None or name in OF_OLD:
        return "a property of FF[3] or a private one"
    return "our repair" if is_damaged else "VALUE"


def _boards(tree: sgf.GameTree, theirs: sgfmill.Sgf_game) -> Iterator[Difference]:
    if tree.size.columns != tree.size.rows:
        return
    stack = [(tree.root, theirs.get_root(), Replay(tree.size), boards.Board(tree.size.rows))]
    while stack:
        node, their_node, replay, board = stack.pop()
        try:
            replay.step(tree.node(node))
            if not _step(board, their_node):
                yield Difference("setup without liberties", f"node {node}")
                continue
        except ValueError as problem:
            yield Difference("sgfmill refuses a move", f"node {node}: {problem}")
            continue
        stones = {
            (row_column(point, tree.size), "b" if color is BLACK else "w") for point, color in replay.stones.items()
        }
        if stones != {(point, color) for color, point in board.list_occupied_points()}:
            yield Difference("BOARD", f"node {node}")
        pairs = list(zip(tree.children(node), their_node, strict=True))
        stack += [(child, their_child, replay.copy(), board.copy()) for child, their_child in reversed(pairs)]


def _step(board: boards.Board, node: sgfmill.Tree_node) -> bool:
    """Execute a node; tell whether its setup left every stone a liberty."""
    is_legal = not node.has_setup_stones() or board.apply_setup(*node.get_setup_stones())
    for name, color in (("B", "b"), ("W", "w")):
        if node.has_property(name) and (move := node.get(name)) is not None:
            board.play(*move, color)
    return is_legal


def row_column(point: Point, size: BoardSize) -> tuple[int, int]:
    """Return the row and the column of a point from the lower left, as sgfmill counts them."""
    return size.rows - 1 - point.row, point.column


def translated(name: str, value: sgf.Value, size: BoardSize) -> object:
    """Put one of our values as sgfmill has it: points as (row, column) from below, lists without an order."""
    if isinstance(value, Point):
        return row_column(value, size)
    if isinstance(value, Color):
        return {BLACK: "b", WHITE: "w"}[value]
    if isinstance(value, tuple):
        items = [translated("", item, size) for item in value]
        return frozenset(items) if sgf.property_type(name).value_type in LISTS else tuple(items)
    return value


def unordered(value: object) -> object:
    """Take the order out of sgfmill's lists of points and of pairs."""
    return frozenset(value) if isinstance(value, set | list) else value


def main(directory: Path) -> None:
    """Print the differences of all files below a directory."""
    files = [path for path in sorted(directory.rglob("*")) if path.suffix.lower() == ".sgf"]
    found: dict[str, list[str]] = {}
    clean = 0
    for path in files:
        here = list(differences(path.read_bytes())) if sgf.parse(path.read_bytes()).value.games else []
        clean += not here
        for difference in here:
            found.setdefault(difference.kind, []).append(f"{path.name}: {difference.where}")
    lines = [f"{len(files)} files, {clean} of them read alike in all values and boards"]
    for kind, places in sorted(found.items()):
        count = len({place.split(":")[0] for place in places})
        lines += [f"{kind}: {len(places)} times in {count} files; {EXPLAINED.get(kind, 'NOT EXPLAINED')}"]
        lines += [f"    {place[:200]}" for place in places[:SHOWN]]
    sys.stdout.write("\n".join([*lines, ""]))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
