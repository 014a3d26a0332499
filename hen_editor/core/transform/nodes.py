"""The properties of a node after a transform."""

from collections.abc import Mapping, Sequence
from operator import is_

from hen_editor.core.board import BoardSize, Point
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.sgf import PROPERTIES, NodeId, PropertyType, ValueType, property_type, raw_values
from hen_editor.core.sgf.texts import read_text
from hen_editor.core.sgf.tokens import WHITESPACE, Piece
from hen_editor.core.sgf.values import read
from hen_editor.core.transform import codes
from hen_editor.core.transform.colors import SWAPPED_NAMES, SWAPPERS, is_result_of_no_color, without_overlap
from hen_editor.core.transform.hen_texts import hen_text, implies_turn_of_colored_move, without_added_turn
from hen_editor.core.transform.names import renamed, with_names
from hen_editor.core.transform.points import MOVERS, Lost, Moved, moved, plainly_moved
from hen_editor.core.transform.spelling import respelled
from hen_editor.core.transform.transforms import Transform

HEN = "HEN"

TEXTS = frozenset({"C", "N", "GC", "FG"})
"""The properties whose texts may name points: comments and names, among them that of a figure."""

_COMMENTS = frozenset({"C", "N", "GC"})

_PRIVATE: Mapping[str, PropertyType] = {name: PropertyType(name, None, ValueType.POINTS) for name in ("KGSDE", "RG")}
"""Properties outside the table whose type is known: dead stones in files of KGS, and the regions of FF[3]."""

_NAMING_POINTS = {name: kind for name, kind in {**PROPERTIES, **_PRIVATE}.items() if kind.value_type in MOVERS}
"""The properties whose values name points."""

_AREA = len("aa:ss")
"""The length of values whose results are cached: files show and dim the same areas again and again."""


class NodeTransform:
    """Transforms the properties of nodes, and collects what is left out.

    with_names: change the names of points in texts too. colored_moves: the nodes so far whose `HEN[...]` has a last
    move of a colour that SGF lacks, and does not say whose turn it is. two_moves: those with moves of both colours.
    """

    def __init__(self, transform: Transform, size: BoardSize, *, with_names: bool) -> None:
        self.transform = transform
        self.points = transform.on(size)
        self.colored_moves: set[NodeId] = set()
        self.two_moves: set[NodeId] = set()
        self._moves_points = not self.points.is_identity
        self._renames = with_names and self._moves_points
        self._problems: list[Diagnostic] = []
        self._unknown: dict[str, None] = {}
        self._has_comments = False
        self._known: dict[tuple[str, str], Moved] = {}  # by the property and the value

    @property
    def problems(self) -> tuple[Diagnostic, ...]:
        """What was left out of the nodes so far or stays as it is, then what concerns all of them."""
        unknown = [codes.UNKNOWN_KEPT.at(names=tuple(self._unknown))] if self._unknown else []
        words = [codes.COLOR_WORDS_KEPT.at()] if self._has_comments else []
        return (*self._problems, *unknown, *words)

    def pieces(self, node: NodeId, pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
        """Return the pieces of a node's text after the transform; the same tuple if none changes."""
        given = pieces
        if self.transform.swaps_colors:
            self._note_what_stays(node, pieces)
            pieces = without_overlap(pieces, self.points.source)
        fallen: dict[Point, None] = {}
        changed: list[Piece | None] = []
        for piece in pieces:
            if piece.name == HEN:
                is_first = all(other is None or other.name != HEN for other in changed)
                changed.append(self._hen(node, piece, pieces) if is_first else None)
            else:
                changed.append(self._piece(node, piece, fallen) if piece.name else piece)
        if fallen:
            gone, size = tuple(fallen), self.points.source
            problem = codes.FALLS_OFF.at(points=gone, node=node, count=len(gone), point=gone[0].name(size))
            self._problems.append(problem)
        return given if _is_same(given, changed) else _joined(changed, _trailing_space(given[-1]))

    def note_fallen_move(self, node: NodeId, point: Point) -> None:
        """Note that the move of a node falls off the board."""
        name = point.name(self.points.source)
        self._problems.append(codes.MOVE_FALLS_OFF.at(points=[point], node=node, point=name))

    def _piece(self, node: NodeId, piece: Piece, fallen: dict[Point, None]) -> Piece | None:
        """Return a property after the transform; None if nothing of it is left."""
        name, swaps = piece.name, self.transform.swaps_colors
        values: Sequence[str | None] = piece.values
        if (kind := _NAMING_POINTS.get(name)) is not None:
            values = self._moved(node, piece, kind, fallen) if self._moves_points else values
        elif name in TEXTS:
            values = [self._with_names(node, name, raw) for raw in piece.values] if self._renames else values
        elif name in SWAPPERS:
            values = [SWAPPERS[name](raw) for raw in piece.values] if swaps else values
        elif self._moves_points and name not in PROPERTIES:
            self._unknown[name] = None
        return respelled(piece, SWAPPED_NAMES.get(name, name) if swaps else name, values)

    def _moved(self, node: NodeId, piece: Piece, kind: PropertyType, fallen: dict[Point, None]) -> Sequence[str | None]:
        """Return the raw values of a property that names points."""
        given = _letter_by_letter(piece, self.points.source) if piece.name == "L" else piece.values
        values = plainly_moved(kind.value_type, given, self.points.sgf_names)
        if None not in values:
            return values
        is_area = kind.value_type is ValueType.POINTS_OR_NONE
        gone = dict[Point, None]() if is_area else fallen
        values = [
            self._moved_oddly(node, kind, raw, gone) if plain is None else plain
            for raw, plain in zip(given, values, strict=True)
        ]
        if is_area and all(value is None for value in values):
            values[0] = ""  # without it, what the nodes before say would go on
            fallen.update(gone)  # an area of which a part stays is only clipped
        return values

    def _moved_oddly(self, node: NodeId, kind: PropertyType, raw: str, fallen: dict[Point, None]) -> str | None:
        """Return a raw value that is not `plainly_moved`; None if it is left out."""
        there = moved(kind, raw, self.points) if len(raw) != _AREA else self._moved_area(kind, raw)
        if there.raw is Lost.REVIVED:
            self._problems.append(codes.REVIVED.at(node=node, name=kind.name, value=raw))
        if kind.value_type is ValueType.MOVE:
            for point in there.fallen:
                self.note_fallen_move(node, point)
        else:
            fallen.update(dict.fromkeys(there.fallen))
        return None if isinstance(there.raw, Lost) else there.raw

    def _moved_area(self, kind: PropertyType, raw: str) -> Moved:
        """Return a value as long as an area: files show or dim the same one in many nodes."""
        key = kind.name, raw
        if key not in self._known:
            self._known[key] = moved(kind, raw, self.points)
        return self._known[key]

    def _with_names(self, node: NodeId, name: str, raw: str) -> str:
        """Return a raw text with the names of points changed; a name across an escape is not found."""
        flags, colon, text = raw.partition(":") if name == "FG" else ("", "", raw)
        found = [*renamed(text, self.points)]
        fallen = (name.before for name in found if name.after is None)
        self._problems += [codes.NAME_FALLS_OFF.at(node=node, name=name) for name in fallen]
        return f"{flags}{colon}{with_names(text, found)}"

    def _hen(self, node: NodeId, piece: Piece, pieces: Sequence[Piece]) -> Piece | None:
        """Return the `HEN[...]` of a node, of which each of its pieces may hold a part."""
        raw = tuple([value for each in pieces if each.name == HEN for value in each.values])
        size, text = self.points.source, "\n".join(map(read_text, raw))
        plain = without_added_turn(text) if self.transform.swaps_colors else text
        there = hen_text(plain, self.transform, size)
        self._problems += [problem._replace(node=node) for problem in there.diagnostics]
        if there.value is None:
            return None
        if self.transform.swaps_colors and implies_turn_of_colored_move(plain):
            self.colored_moves.add(node)
        is_written = there.value != text
        return respelled(piece, HEN, raw_values.write(property_type(HEN), there.value, size) if is_written else raw)

    def _note_what_stays(self, node: NodeId, pieces: Sequence[Piece]) -> None:
        """Note what of a node the swap of colours does not touch."""
        names = {piece.name for piece in pieces}
        self._has_comments |= not names.isdisjoint(_COMMENTS)
        if names.issuperset("BW"):
            self.two_moves.add(node)
            self._problems.append(codes.MOVES_REORDERED.at(node=node))
        for piece in pieces:
            if piece.name == "RE":
                kept = [raw for raw in piece.values if is_result_of_no_color(raw)]
                self._problems += [codes.RESULT_KEPT.at(node=node, value=raw) for raw in kept]
            elif piece.name in ("HA", "KM") and read(property_type(piece.name), piece.values, self.points.source).value:
                kept_value = codes.HANDICAP_KEPT.at(node=node) if piece.name == "HA" else codes.KOMI_KEPT.at(node=node)
                self._problems.append(kept_value)


def _letter_by_letter(piece: Piece, size: BoardSize) -> Sequence[str]:
    """Return the values of `L`, whose letters follow the order of the points, without compressed lists."""
    if not any(":" in raw for raw in piece.values):
        return piece.values
    points = read(property_type(piece.name), piece.values, size).value
    return [point.sgf for point in points if isinstance(point, Point)] if isinstance(points, tuple) else piece.values


def _is_same(given: Sequence[Piece], changed: Sequence[Piece | None]) -> bool:
    return len(given) == len(changed) and all(map(is_, given, changed))


def _trailing_space(piece: Piece) -> str:
    return piece.text[len(piece.text.rstrip(WHITESPACE)) :]


def _joined(pieces: Sequence[Piece | None], space: str) -> tuple[Piece, ...]:
    """Return the pieces that are left of a node, which ended in white space."""
    kept = [piece for piece in pieces if piece is not None]
    if pieces[-1] is None and space and not _trailing_space(kept[-1]):
        kept.append(Piece("", (), space))
    return tuple(kept) if kept and kept[0].text.startswith(";") else (Piece("", (), ";"), *kept)
