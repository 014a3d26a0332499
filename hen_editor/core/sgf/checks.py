"""Check properties node by node, separately from reading so that files open quickly."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, tee

from hen_editor.core.board import BoardSize, Point
from hen_editor.core.diagnostics import Diagnostic, DiagnosticKind
from hen_editor.core.sgf import codes
from hen_editor.core.sgf.collection import Collection
from hen_editor.core.sgf.node import Node, NodeId
from hen_editor.core.sgf.numbers import REAL, meant_komi
from hen_editor.core.sgf.properties import LISTS, POINT_LISTS, Category, Value, ValueType, property_type
from hen_editor.core.sgf.tokens import Piece, written_name
from hen_editor.core.sgf.tree import GameTree
from hen_editor.core.sgf.values import ValueReading, is_standard_size, point_sets, points_in, write

_TEXTS = frozenset({ValueType.TEXT, ValueType.SIMPLE_TEXT})
_SETUP = ("AB", "AW", "AE")
_PASS_SPELLINGS = frozenset({"``", "--", "pass"})
_MOST_POINTS = 361
"""The most points of a problem: those of a board of the usual size."""

_HIGHEST_KOMI = 200
"""A larger komi is probably in other units, such as hundredths of a point."""


def check_collection(collection: Collection) -> Iterator[tuple[Diagnostic, ...]]:
    """Check every game of a file, as `check` does."""
    for tree in collection.games:
        yield from check(tree)


def check(tree: GameTree) -> Iterator[tuple[Diagnostic, ...]]:
    """Yield the problems of each node in tree order; an empty tuple for a node without any.

    Each step checks one node, so the caller can pause between any two.

    >>> from hen_editor.core import sgf
    >>> games = sgf.parse("(;SZ[9];B[ee]W[pp])").value.games
    >>> [problem.code for problems in check(games[0]) for problem in problems]
    ['sgf-off-board', 'sgf-two-moves']
    """
    walk, ahead = tee(tree.walk())
    for node, only_moves in zip(walk, tree.move_only_nodes(ahead), strict=True):
        yield check_node(tree, node) if only_moves is None else ()


def check_node(tree: GameTree, node: NodeId) -> tuple[Diagnostic, ...]:
    """Return the problems of one node."""
    pieces: dict[str, list[Piece]] = {}
    for piece in tree.pieces(node):
        if piece.name:
            pieces.setdefault(piece.name, []).append(piece)
    return tuple(_NodeCheck(tree, node, pieces).problems()) if pieces else ()


class _NodeCheck:
    """Checks one node, whose properties are in `pieces`."""

    def __init__(self, tree: GameTree, node: NodeId, pieces: Mapping[str, Sequence[Piece]]) -> None:
        self._tree = tree
        self._is_root = node == tree.root
        self._node: Node = tree.node(node)
        self._pieces = pieces

    def problems(self) -> Iterator[Diagnostic]:
        """Yield the problems of single properties, then those of their combinations."""
        if not self._tree.is_go:
            if self._is_root:
                yield self._at(codes.NOT_GO, "GM", value=self._node.raw["GM"][0])
            return
        for name in self._pieces:
            yield from self._of_property(name)
        yield from self._of_setup_and_moves()

    def _at(self, kind: DiagnosticKind, name: str, points: tuple[Point, ...] = (), **fields: object) -> Diagnostic:
        span = self._pieces[name][-1].span
        return kind.at(span, points, self._node.id, None, name=name, **fields)

    def _of_property(self, name: str) -> Iterator[Diagnostic]:
        kind, raw = property_type(name), self._node.raw[name]
        if self._is_root and (written := written_name(self._pieces[name][0])) != name:
            yield self._at(codes.NAME_OF_SITE, name, written=written)
        if len(self._pieces[name]) > 1:
            yield self._at(codes.REPEATED, name)
        elif len(raw) > 1 and kind.category and kind.value_type not in LISTS:
            yield self._at(codes.MANY_VALUES, name)
        if kind.category is Category.ROOT and not self._is_root:
            yield self._at(codes.NOT_IN_ROOT, name)
        if kind.value_type in _TEXTS:
            return  # any text is valid, and reading a long one takes time
        reading = self._reading(name, kind.value_type)
        if name == "SZ" and not reading.known:
            yield self._at(codes.NO_SIZE, name, value=raw[0][:20])
            return
        for value in reading.off_board:
            is_just_off = kind.value_type is ValueType.MOVE and value.strip() == _just_off(self._tree.size)
            problem = codes.PERHAPS_PASS if is_just_off else codes.OFF_BOARD
            found = self._at(problem, name, value=value.strip()[:20], size=self._tree.size)
            yield found._replace(replacement=f"{name}[]") if is_just_off else found
        for value in reading.unreadable:
            if value.strip():
                yield self._at(codes.UNREADABLE, name, value=value[:20], expected=kind.value_type)
        if any(value.strip() != value or not value for value in reading.unreadable):
            yield from (self._at(codes.EMPTY, name) for value in reading.unreadable if not value.strip())
        yield from self._of_odd_spelling(name, kind.value_type, raw[0].strip(), reading.value)

    def _reading(self, name: str, kind: ValueType) -> ValueReading:
        """Read a property; of a list of points only what cannot be read, as rectangles may have very many points."""
        if kind not in POINT_LISTS:
            return self._node.reading(name)
        sets = point_sets(self._node.raw[name], self._tree.size)
        return ValueReading(off_board=sets.off_board, unreadable=sets.unreadable)

    def _of_odd_spelling(self, name: str, kind: ValueType, raw: str, value: Value) -> Iterator[Diagnostic]:
        """Report values in nonstandard spellings, and how they were read."""
        if kind is ValueType.MOVE and raw.lower() in _PASS_SPELLINGS:
            yield self._at(codes.ODD_PASS, name, value=raw)
        elif kind is ValueType.COLOR and value is not None and raw not in ("B", "W"):
            yield self._at(codes.ODD_COLOR, name, value=raw, meant=value)
        elif kind is ValueType.REAL and value is not None and "," in raw:
            yield self._at(codes.COMMA, name, value=raw, meant=value)
        elif name == "KM" and isinstance(value, float) and not REAL.fullmatch(raw):
            yield self._at(codes.ODD_NUMBER, name, value=raw[:20], meant=value)
        elif name == "KM" and isinstance(value, float) and (meant := meant_komi(value)) != value:
            yield self._at(codes.KOMI_IN_HUNDREDTHS, name, value=raw, meant=meant)
        elif name == "KM" and isinstance(value, float) and abs(value) > _HIGHEST_KOMI:
            yield self._at(codes.ODD_KOMI, name, value=raw)
        elif name == "SZ" and self._is_root and not is_standard_size(raw):
            (standard,) = write(property_type(name), value, self._tree.size)
            yield self._at(codes.ODD_SIZE, name, value=raw[:20], meant=self._tree.size, standard=standard)

    def _of_setup_and_moves(self) -> Iterator[Diagnostic]:
        moves = [name for name in ("B", "W") if name in self._pieces]
        setup = [name for name in (*_SETUP, "PL") if name in self._pieces]
        if len(moves) == 2:
            yield self._at(codes.TWO_MOVES, "W")
        if moves and setup:
            yield self._at(codes.SETUP_AND_MOVE, moves[0], setup=setup[0])
        if moves and self._is_root:
            yield self._at(codes.MOVE_IN_ROOT, moves[0])
        size = self._tree.size
        seen: dict[str, int] = {}
        for name in [name for name in setup if name in _SETUP]:
            points = point_sets(self._node.raw[name], size).all
            for other, others in seen.items():
                if clashes := points & others:
                    yield self._at(
                        codes.POINT_TWICE, name, tuple(islice(points_in(clashes, size), _MOST_POINTS)), other=other
                    )
            seen[name] = points


def _just_off(size: BoardSize) -> str:
    """Return how a point just beyond the last column and row would be written."""
    return Point(size.columns, size.rows).sgf if max(size.columns, size.rows) < 52 else ""
