"""The properties of a node after a transform: points in raw values, colours, and texts."""

import re
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import reduce
from itertools import islice
from operator import is_, or_
from types import MappingProxyType
from typing import NamedTuple

from hen_editor.core.board import SGF_LETTERS, BoardSize, Point
from hen_editor.core.codes import FALLS_OFF, MOVE_FALLS_OFF
from hen_editor.core.convert.hen_property import HEN_PROPERTY as HEN
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.progress import Progress, collected, unreported
from hen_editor.core.sgf import PROPERTIES, NodeId, PropertyType, ValueType, property_type
from hen_editor.core.sgf.numbers import REAL
from hen_editor.core.sgf.text_values import read_text, split_composed
from hen_editor.core.sgf.tokens import (
    SEMICOLON,
    WHITESPACE,
    WORD,
    Piece,
    canonical_name,
    is_unclosed,
    raw_properties,
    value_spans,
)
from hen_editor.core.sgf.values import point_sets, points_in, read, rectangles, write
from hen_editor.core.texts import pattern
from hen_editor.core.transform import codes
from hen_editor.core.transform.texts import (
    Renamed,
    hen_text,
    implies_turn_of_colored_move,
    renamed,
    with_names,
    without_added_turn,
)
from hen_editor.core.transforms import PointMap, Transform

TEXTS = frozenset({"C", "N", "GC", "FG"})
"""The properties whose texts may name points: comments and names, among them that of a figure."""

_LONG_TEXT = 10_000
"""The length of a text in characters above which the names of points in it are looked for with progress."""

_COMMENTS = frozenset({"C", "N", "GC"})


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
        self._renamed: dict[str, list[Renamed]] = {}

    @property
    def problems(self) -> tuple[Diagnostic, ...]:
        """What was left out of the nodes so far, or stays as it is, then the problems of all of them together."""
        unknown = [codes.UNKNOWN_KEPT.at(names=tuple(self._unknown))] if self._unknown else []
        words = [codes.COLOR_WORDS_KEPT.at()] if self._has_comments else []
        return (*self._problems, *unknown, *words)

    def find_names(self, pieces: tuple[Piece, ...], progress: Progress = unreported) -> None:
        """Look for the names of points in the long texts of a node, before `pieces` changes them."""
        texts = (piece for piece in pieces if self._renames and piece.name in TEXTS)
        for _, text in (_flags_and_text(piece.name, raw) for piece in texts for raw in piece.values):
            if len(text) > _LONG_TEXT:
                self._renamed[text] = collected(renamed(text, self.points), progress=progress)

    def pieces(self, node: NodeId, pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
        """Return the pieces of a node's text after the transform; the same tuple if none changes."""
        given = pieces
        if self.transform.swaps_colors:
            self._note_what_stays(node, pieces)
            pieces = _without_overlap(pieces, self.points.source)
        off_board: list[int] = []
        changed: list[Piece | None] = []
        for piece in pieces:
            if piece.name == HEN:
                is_first = all(other is None or other.name != HEN for other in changed)
                changed.append(self._hen(node, piece, pieces) if is_first else None)
            else:
                changed.append(self._piece(node, piece, off_board) if piece.name else piece)
        if bits := reduce(or_, off_board, 0):
            size = self.points.source
            gone = tuple(points_in(bits, size))
            problem = FALLS_OFF.at(points=gone, node=node, count=len(gone), point=gone[0].name(size))
            self._problems.append(problem)
        return given if _is_same(given, changed) else _joined(changed, _trailing_space(given[-1]))

    def note_move_off_board(self, node: NodeId, point: Point) -> None:
        """Record that the move of a node falls off the board."""
        name = point.name(self.points.source)
        self._problems.append(MOVE_FALLS_OFF.at(points=[point], node=node, point=name))

    def _piece(self, node: NodeId, piece: Piece, off_board: list[int]) -> Piece | None:
        """Return a property after the transform, None if nothing is left; add to `off_board` the points that fall off.

        off_board: bit sets of points.
        """
        name, swaps = piece.name, self.transform.swaps_colors
        values: Sequence[str | None] = piece.values
        if (kind := _NAMING_POINTS.get(name)) is not None:
            values = self._moved(node, piece, kind, off_board) if self._moves_points else values
        elif name in TEXTS:
            values = [self._with_names(node, name, raw) for raw in piece.values] if self._renames else values
        elif name in _SWAPPERS:
            values = [_SWAPPERS[name](raw) for raw in piece.values] if swaps else values
        elif self._moves_points and name not in PROPERTIES:
            self._unknown[name] = None
        return _respelled(piece, _SWAPPED_NAMES.get(name, name) if swaps else name, values)

    def _moved(self, node: NodeId, piece: Piece, kind: PropertyType, off_board: list[int]) -> Sequence[str | None]:
        """Return the raw values of a property that names points."""
        given = _letter_by_letter(piece, self.points.source) if piece.name == "L" else piece.values
        values = _plainly_moved(kind.value_type, given, self.points.sgf_names)
        if None not in values:
            return values
        is_area = kind.value_type is ValueType.POINTS_OR_NONE
        gone = list[int]() if is_area else off_board
        values = [
            self._moved_oddly(node, kind, raw, gone) if plain is None else plain
            for raw, plain in zip(given, values, strict=True)
        ]
        if is_area and all(value is None for value in values):
            values[0] = ""  # an empty value: without any, the inherited one would stay in effect
            off_board += gone  # an area of which a part stays is only clipped
        return values

    def _moved_oddly(self, node: NodeId, kind: PropertyType, raw: str, off_board: list[int]) -> str | None:
        """Return a raw value that is not `_plainly_moved`; None if it is left out."""
        there = _moved_value(kind, raw, self.points)
        if there.raw is Lost.NEWLY_ON_BOARD:
            self._problems.append(codes.NEWLY_ON_BOARD.at(node=node, name=kind.name, value=raw))
        if kind.value_type is ValueType.MOVE:
            for point in points_in(there.off_board, self.points.source):
                self.note_move_off_board(node, point)
        else:
            off_board.append(there.off_board)
        return None if isinstance(there.raw, Lost) else there.raw

    def _with_names(self, node: NodeId, name: str, raw: str) -> str:
        """Return a raw text with the names of points changed; a name across an escape is not found."""
        flags, text = _flags_and_text(name, raw)
        found = self._renamed.pop(text, None) or [*renamed(text, self.points)]
        off_board = dict.fromkeys(name.before for name in found if name.after is None)
        self._problems += [codes.NAME_FALLS_OFF.at(node=node, name=name) for name in off_board]
        return f"{flags}{with_names(text, found)}"

    def _hen(self, node: NodeId, piece: Piece, pieces: Sequence[Piece]) -> Piece | None:
        """Return the `HEN[...]` of a node, whose text may be spread over several pieces."""
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
        return _respelled(piece, HEN, write(property_type(HEN), there.value, size) if is_written else raw)

    def _note_what_stays(self, node: NodeId, pieces: Sequence[Piece]) -> None:
        """Record what in a node the swap of colours does not touch."""
        names = {piece.name for piece in pieces}
        self._has_comments |= not names.isdisjoint(_COMMENTS)
        if names.issuperset("BW"):
            self.two_moves.add(node)
            self._problems.append(codes.MOVES_REORDERED.at(node=node))
        for piece in pieces:
            if piece.name == "RE":
                kept = [raw for raw in piece.values if _is_result_of_no_color(raw)]
                self._problems += [codes.RESULT_KEPT.at(node=node, value=raw) for raw in kept]
            elif piece.name in ("HA", "KM") and read(property_type(piece.name), piece.values, self.points.source).value:
                kept_value = codes.HANDICAP_KEPT.at(node=node) if piece.name == "HA" else codes.KOMI_KEPT.at(node=node)
                self._problems.append(kept_value)


def _flags_and_text(name: str, raw: str) -> tuple[str, str]:
    """Return the text of a raw value, and what comes before it: the flags of a figure."""
    flags, colon, text = raw.partition(":") if name == "FG" else ("", "", raw)
    return flags + colon, text


# Values that name points.


class Lost(Enum):
    """Why a value is left out."""

    OFF_BOARD = "falls off the board"
    NEWLY_ON_BOARD = "would be read on a board of the new size"


class Moved(NamedTuple):
    """A raw value after a transform, or why it is left out.

    off_board: the points that fall off the board, as a bit set: a rectangle may have very many. A move that does
    becomes a pass.
    """

    raw: str | Lost
    off_board: int = 0


def _moved_value(kind: PropertyType, raw: str, points: PointMap) -> Moved:
    """Return a raw value of a property of a type in `_MOVERS` after a transform, if `_plainly_moved` does not."""
    found = _MOVERS[kind.value_type](raw, points)
    if found is None:  # it names no points of the board, or cannot be read
        return Moved(Lost.NEWLY_ON_BOARD if _is_newly_on_board(kind, raw, points) else raw)
    return found


def _plainly_moved(kind: ValueType, values: Sequence[str], names: Mapping[str, str]) -> list[str | None]:
    """Return raw values after a transform, None for each in an unusual spelling, or that falls off in part.

    names: where each point goes that stays on the board, by its SGF name.
    """
    if kind is ValueType.LABELS:
        return [names[raw[:2]] + raw[2:] if raw[2:3] == ":" and raw[:2] in names else None for raw in values]
    if kind is ValueType.LINES:
        ends = [raw.partition(":") for raw in values]
        return [f"{names[a]}:{names[b]}" if a in names and b in names else None for a, _, b in ends]
    return [*map(names.get, values)]


def _move(raw: str, points: PointMap) -> Moved | None:
    text = raw.strip()
    point = Point.from_sgf(text)
    if text == "tt" and _has_tt_as_pass(points.source):
        return None if _has_tt_as_pass(points.target) else Moved("")
    if point is None or not points.source.holds(point):
        return None
    there = points.point(point)
    return Moved("", _bit(point, points)) if there is None else Moved(raw.replace(text, there.sgf))


def _has_tt_as_pass(size: BoardSize) -> bool:
    return size.columns <= 19 and size.rows <= 19


def _point(raw: str, points: PointMap) -> Moved | None:
    if (name := points.sgf_names.get(raw)) is not None:
        return Moved(name)
    if ":" in raw:
        return _rectangle(raw, points)
    point = Point.from_sgf(raw.strip())
    if point is None or not points.source.holds(point):
        return None
    there = points.point(point)
    return Moved(Lost.OFF_BOARD, _bit(point, points)) if there is None else Moved(raw.replace(point.sgf, there.sgf))


def _bit(point: Point, points: PointMap) -> int:
    return 1 << points.source.index(point)


def _rectangle(raw: str, points: PointMap) -> Moved | None:
    """Return a compressed list of points: the part of it that stays on the board, the upper left corner first."""
    area = point_sets((raw,), points.source).all
    if not area:
        return None
    off_board = area & points.off_board
    kept = area ^ off_board
    if not kept:
        return Moved(Lost.OFF_BOARD, off_board)
    opposite = [points.source.point(bits.bit_length() - 1) for bits in (kept & -kept, kept)]
    (left, right), (top, bottom) = (sorted(places) for places in zip(*map(points.point, opposite), strict=True))
    ends = Point(left, top).sgf, Point(right, bottom).sgf
    if ends[0] == ends[1] and off_board:
        return Moved(ends[0], off_board)
    spellings = [corner.replace(corner.strip(), end) for corner, end in zip(raw.split(":"), ends, strict=True)]
    return Moved(":".join(spellings), off_board)


def _label(raw: str, points: PointMap) -> Moved | None:
    place, text = split_composed(raw)
    there = None if text is None or ":" in place else _point(place, points)
    return there if there is None or isinstance(there.raw, Lost) else Moved(f"{there.raw}:{text}")


def _line(raw: str, points: PointMap) -> Moved | None:
    start, _, end = raw.partition(":")
    one, other = _point(start, points), None if ":" in end else _point(end, points)
    if one is None or other is None:
        return None
    off_board = one.off_board | other.off_board
    return Moved(Lost.OFF_BOARD, off_board) if off_board else Moved(f"{one.raw}:{other.raw}")


def _is_newly_on_board(kind: PropertyType, raw: str, points: PointMap) -> bool:
    """Return whether a value off the board would be read on the new one: it would appear there out of nothing."""
    if points.source == points.target:
        return False
    before, after = (read(kind, (raw,), size) for size in (points.source, points.target))
    return bool(before.off_board) and not after.off_board


_MOVERS: Mapping[ValueType, Callable[[str, PointMap], Moved | None]] = {
    ValueType.MOVE: _move,
    ValueType.POINTS: _point,
    ValueType.POINTS_OR_NONE: _point,
    ValueType.LABELS: _label,
    ValueType.LINES: _line,
}
"""The value types that name points, each with a function that moves one raw value; None for an unreadable one."""

_PRIVATE: Mapping[str, PropertyType] = {name: PropertyType(name, None, ValueType.POINTS) for name in ("KGSDE", "RG")}
"""Properties outside the table whose type is known: dead stones in files of KGS, and the regions of FF[3]."""

_NAMING_POINTS = {name: kind for name, kind in {**PROPERTIES, **_PRIVATE}.items() if kind.value_type in _MOVERS}
"""The properties whose values name points."""


def _letter_by_letter(piece: Piece, size: BoardSize) -> Sequence[str]:
    """Return the values of `L`, whose letters follow the order of the points, without compressed lists.

    Points after the last letter are left out of such lists.
    """
    if not any(":" in raw for raw in piece.values):
        return piece.values
    points = point_sets(piece.values, size).points(size)
    return [point.sgf for point in islice(points, len(SGF_LETTERS))]


# Names and values of colours.

_PAIRS = "B:W AB:AW TB:TW PB:PW BR:WR BT:WT BL:WL OB:OW GB:GW BS:WS KGSSB:KGSSW"

_SWAPPED_NAMES: Mapping[str, str] = MappingProxyType(
    {name: other for pair in _PAIRS.split() for name, other in (pair.split(":"), pair.split(":")[::-1])}
)
"""The properties of each colour, with those of the other."""

_OPPOSITES = {"b": "w", "w": "b", "black": "white", "white": "black", "1": "2", "2": "1"}
_WINNER = pattern(r"\A(\s*)(black|white|b|w)\b", re.ASCII | re.IGNORECASE)
_NO_WINNER = frozenset({"", "0", "draw", "jigo", "void", "?"})


def _swapped_color(raw: str) -> str:
    """Return a value of PL with the other colour, in the same spelling."""
    word = raw.strip()
    return raw.replace(word, _opposite(word)) if word.lower() in _OPPOSITES else raw


def _swapped_result(raw: str) -> str:
    """Return a result with the other winner, in the same spelling.

    >>> _swapped_result("B+3.5"), _swapped_result("White wins"), _swapped_result("Draw")
    ('W+3.5', 'Black wins', 'Draw')
    """
    return _WINNER.sub(lambda found: found[1] + _opposite(found[2]), raw, count=1)


def _is_result_of_no_color(raw: str) -> bool:
    """Return whether a result seems to name a winner, but in a way that `_swapped_result` cannot swap."""
    return _WINNER.match(raw) is None and raw.strip().lower() not in _NO_WINNER


def _swapped_value(raw: str) -> str:
    """Return a value of a node, which is positive if it is good for Black, for the other colour."""
    number = raw.strip()
    if REAL.fullmatch(number) is None or float(number.replace(",", ".")) == 0:
        return raw
    return raw.replace(number, number[1:] if number[0] == "-" else f"-{number.removeprefix('+')}")


_SWAPPERS: Mapping[str, Callable[[str], str]] = {"PL": _swapped_color, "RE": _swapped_result, "V": _swapped_value}
"""The properties whose values name a colour."""


def _opposite(word: str) -> str:
    opposite = _OPPOSITES[word.lower()]
    return opposite.upper() if word.isupper() else opposite.capitalize() if word[0].isupper() else opposite


def _without_overlap(pieces: tuple[Piece, ...], size: BoardSize) -> tuple[Piece, ...]:
    """Return the pieces of a node with no point both black and white; of the two, White's counts.

    Black's would count after the colours are swapped.
    """
    raw = raw_properties(pieces)
    for black, white in (("AB", "AW"), ("TB", "TW")):
        if black in raw and white in raw:
            both = point_sets(raw[black], size).all & point_sets(raw[white], size).all
            changed = [_without(piece, both, size) if both and piece.name == black else piece for piece in pieces]
            pieces = tuple([piece for piece in changed if piece is not None])
    return pieces


def _without(piece: Piece, unwanted: int, size: BoardSize) -> Piece | None:
    """Return a property without some points, given as a bit set."""
    sets = {raw: point_sets((raw,), size).all for raw in piece.values}
    touched = reduce(or_, (points for points in sets.values() if points & unwanted), 0)
    if not touched:
        return piece
    kept = [raw for raw in piece.values if not sets[raw] & unwanted]
    rest = rectangles(touched & ~unwanted, size)
    return _respelled(piece._replace(text=_trailing_space(piece)), piece.name, [*kept, *rest])


# The pieces of a node.


def _respelled(piece: Piece, name: str, values: Sequence[str | None]) -> Piece | None:
    """Return a property with another name or other raw values, None for each that is left out.

    Returns the piece itself if nothing changes, and None if no value is left. A property with another number of values,
    or one that could be read only by repairs, is written anew.
    """
    kept = tuple([value for value in values if value is not None])
    if name == piece.name and kept == piece.values:
        return piece
    if not kept:
        return None
    plain = Piece.new(piece.name, piece.values).text
    if piece.text.startswith(plain):
        return Piece.new(name, kept, piece.text[len(plain) :])
    # Of an unclosed value each bracket would be looked at as one that opens a value, to the end.
    text, spans = piece.text, [] if is_unclosed(piece) else value_spans(piece.text, 0, len(piece.text))
    if len(values) != len(spans) or tuple([text[start:end] for start, end in spans]) != piece.values:
        return Piece.new(name, kept, _trailing_space(piece))
    position = len(text) - len(text.lstrip(WORD))
    parts = [text[:position] if name == piece.name else _spelled_name(text[:position], name)]
    for (start, end), value in zip(spans, values, strict=True):
        parts += () if value is None else (text[position:start], value, "]")
        position = end + 1
    return Piece(name, kept, "".join([*parts, text[position:]]))


def _spelled_name(spelling: str, name: str) -> str:
    """Return the name of a swapped property in the spelling of the other: `AddWhite` beside `AddBlack`."""
    if spelling.islower():
        return name.lower()
    swapped = spelling.replace("Black", "\0").replace("White", "Black").replace("\0", "White")
    return swapped if canonical_name(swapped) == name else name


def _is_same(given: Sequence[Piece], changed: Sequence[Piece | None]) -> bool:
    return len(given) == len(changed) and all(map(is_, given, changed))


def _trailing_space(piece: Piece) -> str:
    return piece.text[len(piece.text.rstrip(WHITESPACE)) :]


def _joined(pieces: Sequence[Piece | None], space: str) -> tuple[Piece, ...]:
    """Return the pieces that are left of a node, which ended in white space."""
    kept = [piece for piece in pieces if piece is not None]
    if pieces[-1] is None and space and not _trailing_space(kept[-1]):
        kept.append(Piece("", (), space))
    return tuple(kept) if kept and kept[0].text.startswith(";") else (SEMICOLON, *kept)
