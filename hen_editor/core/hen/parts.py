"""Parsing the parts that begin with a dot, and the order of play."""

from typing import NamedTuple

from hen_editor.core.board import BoardSize, Point, column_name
from hen_editor.core.diagnostics import DiagnosticKind, Span
from hen_editor.core.hen import codes
from hen_editor.core.hen.builder import (
    COLUMNS,
    STONES,
    TOO_LARGE,
    PositionBuilder,
    is_number,
    number,
    shortened,
)
from hen_editor.core.hen.labels import MARKS, decode_label
from hen_editor.core.hen.tokens import TokenKind
from hen_editor.core.position import Move

_PART_ENDS = frozenset([".", "_", "~", ""])
_SIZE_SIGNS = frozenset("xX*×")


class SizePart(NamedTuple):
    """A size part: its position, its two numbers, and the mistake in it, if any.

    at: the lexeme of its dot, -1 for a size that begins the text without one. after: the lexeme after it.
    """

    at: int
    after: int
    columns: int
    rows: int
    mistake: DiagnosticKind | None = None

    @property
    def size(self) -> BoardSize | None:
        """The size, or None where it is out of range."""
        if 1 <= self.columns <= 25 and 1 <= self.rows <= 52:
            return BoardSize(self.columns, self.rows)
        return None


def find_size(texts: list[str]) -> SizePart | None:
    """Return the size part that counts: the last one in range, if possible without a mistake.

    An incomplete one does not count, since it may still be in typing.
    """
    found: SizePart | None = None
    for at in [-1, *(index for index, lexeme in enumerate(texts) if lexeme == ".")]:
        part = size_part(texts, at)
        if part is None or part.size is None or part.mistake is codes.SIZE_INCOMPLETE:
            continue
        if part.mistake is None or found is None or found.mistake:
            found = part
    return found


def size_part(texts: list[str], at: int) -> SizePart | None:
    """Return the size whose dot is this lexeme, even if misspelt, or None."""
    if not is_number(texts[at + 1]):
        return None
    columns = number(texts[at + 1])
    sign = texts[at + 2]
    if sign in _SIZE_SIGNS and is_number(texts[at + 3]):
        part = SizePart(at, at + 4, columns, number(texts[at + 3]))
        if at < 0:
            return part._replace(mistake=codes.SIZE_WITHOUT_DOT) if texts[at + 4] in _PART_ENDS else None
        return part if sign == "x" else part._replace(mistake=codes.SIZE_SIGN)
    after = at + 3 if sign in _SIZE_SIGNS else at + 2
    if at >= 0 and texts[after] in _PART_ENDS:
        return SizePart(at, after, columns, columns, codes.SIZE_INCOMPLETE)
    return None


def read_size(builder: PositionBuilder, part: SizePart, chosen: SizePart | None) -> int:
    """Read a size part; only the chosen one is the size of the board."""
    span = builder.span(max(part.at, 0), part.after)
    builder.add_token(TokenKind.SIZE, span)
    if part.size is None:
        builder.report(codes.SIZE_RANGE, span)
    elif part.mistake and chosen and not chosen.mistake:
        builder.report(part.mistake, span, meant=f".{part.size}")
    elif part.mistake:
        builder.report(part.mistake, span, (), f".{part.size}", meant=f".{part.size}")
    elif part != chosen:
        builder.report(codes.REPEATED_PART, span, (), builder.removal(span), part=TokenKind.SIZE)
    elif part.columns != part.rows:
        builder.report(codes.RECTANGLE, span, columns=part.columns, rows=part.rows)
    if part == chosen:
        builder.record(TokenKind.SIZE, span)
    return part.after


def begins_dot_part(texts: list[str], at: int) -> bool:
    """Tell whether the dot at this lexeme begins a part, even one off the board or incomplete."""
    following = texts[at + 1]
    return (
        following in STONES or (following in COLUMNS and is_number(texts[at + 2])) or size_part(texts, at) is not None
    )


def read_dot_part(builder: PositionBuilder, at: int, chosen: SizePart | None) -> int:
    """Read the part that begins with the dot at a lexeme for which `begins_dot_part` is true."""
    texts = builder.texts
    following = texts[at + 1]
    if following == "p" and texts[at + 2] in STONES:
        _read_pass(builder, at)
        return at + 3
    if following in STONES:
        span = builder.span(at, at + 2)
        builder.record(TokenKind.TURN, span)
        builder.turn = STONES[following]
        builder.add_token(TokenKind.TURN, span)
        return at + 2
    if following in COLUMNS:
        return _read_point_part(builder, at)
    part = size_part(texts, at)
    return at + 1 if part is None else read_size(builder, part, chosen)


def read_order(builder: PositionBuilder, at: int) -> int:
    """Read the order of play that begins with the `~` at a lexeme, before at least one stone."""
    texts = builder.texts
    after = at + 1
    while texts[after] in STONES:
        after += 1
    span = builder.span(at, after)
    builder.add_token(TokenKind.ORDER, span)
    if after - at < 3:
        builder.report(codes.ORDER_SHORT, span)
        return after
    if any(builder.starts[index] != builder.ends[index - 1] for index in range(at + 2, after)):
        _note_space(builder, span, "".join(texts[at:after]), TokenKind.ORDER)
    builder.record(TokenKind.ORDER, span)
    builder.order = tuple(STONES[lexeme] for lexeme in texts[at + 1 : after])
    return after


def _read_pass(builder: PositionBuilder, at: int) -> None:
    span = builder.span(at, at + 3)
    color = STONES[builder.texts[at + 2]]
    if builder.starts[at + 2] != builder.ends[at + 1]:
        _note_space(builder, span, f".p{color.value}", None)
    builder.record(TokenKind.LAST_MOVE, span)
    builder.last_move = Move(color, None)
    builder.add_token(TokenKind.LAST_MOVE, span)


def _read_point_part(builder: PositionBuilder, at: int) -> int:
    """Read a ko, a last move, a label or a mark."""
    texts = builder.texts
    following = texts[at + 3]
    if following == "-":
        return _read_markup(builder, at)
    if following in STONES:
        span = builder.span(at, at + 4)
        if builder.starts[at + 3] != builder.ends[at + 2]:
            _note_space(builder, span, "".join(texts[at : at + 4]), TokenKind.LAST_MOVE)
        point = _point(builder, at, span, TokenKind.LAST_MOVE)
        if point:
            builder.record(TokenKind.LAST_MOVE, span)
            builder.last_move = Move(STONES[following], point)
        builder.add_token(TokenKind.LAST_MOVE, span, (point,) if point else ())
        return at + 4
    span = builder.span(at, at + 3)
    point = _point(builder, at, span, TokenKind.KO)
    if point:
        builder.record(TokenKind.KO, span)
        builder.ko = point
    builder.add_token(TokenKind.KO, span, (point,) if point else ())
    return at + 3


def _read_markup(builder: PositionBuilder, at: int) -> int:
    raw = builder.texts[at + 4]
    label = decode_label(raw)
    mark = MARKS.get(label.text)
    kind = TokenKind.MARK if mark else TokenKind.LABEL
    span = builder.span(at, at + 5)
    point = _point(builder, at, span, kind)
    points = (point,) if point else ()
    builder.add_token(kind, span, points)
    if not raw:
        builder.report(codes.LABEL_MISSING, span, points, point="".join(builder.texts[at + 1 : at + 3]))
        return at + 5
    for left in label.left:
        place = Span(builder.starts[at + 4] + left.start, builder.starts[at + 4] + left.end)
        meant = raw[left.start : left.end].replace("%", "%25")
        builder.report(codes.LABEL_ENCODING, place, points, meant, meant=shortened(meant))
    if not mark and "~" in label.text:
        builder.report(codes.LABEL_TILDE, span, points, label=shortened(label.text))
    if point and (mark or raw):
        _report_earlier(builder, kind, point)
        builder.markup[kind, point] = span
        if mark:
            builder.marks[point] = mark
        else:
            builder.labels[point] = label.text
    return at + 5


def _report_earlier(builder: PositionBuilder, kind: TokenKind, point: Point) -> None:
    """Remove an earlier label or mark from a point, with a warning."""
    earlier = builder.markup.get((kind, point))
    if earlier:
        name = point.name(builder.size)
        builder.report(codes.LABEL_TWICE, earlier, (point,), builder.removal(earlier), point=name, part=kind)
        (builder.marks if kind is TokenKind.MARK else builder.labels).pop(point)


def _point(builder: PositionBuilder, at: int, span: Span, part: TokenKind) -> Point | None:
    """Return the point named after the dot at a lexeme, or report why it is not on the board."""
    column, row = COLUMNS[builder.texts[at + 1]], number(builder.texts[at + 2])
    size = builder.size
    if row == 0:
        builder.report(codes.POINT_ROW_ZERO, span)
        return None
    point = Point(column, size.rows - row)
    if size.holds(point):
        return point
    name = f"{column_name(column)}{row if row < TOO_LARGE else shortened(builder.texts[at + 2])}"
    builder.report(codes.POINT_OFF_BOARD, span, part=part, point=name, columns=size.columns, rows=size.rows)
    return None


def _note_space(builder: PositionBuilder, span: Span, meant: str, part: TokenKind | None) -> None:
    """Add a note about a part with a space in it; None stands for a pass."""
    builder.report(codes.SPACED_PART, span, (), meant, part=part, meant=shortened(meant))
