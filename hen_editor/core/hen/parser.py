"""The HEN parser: one lenient pass over the lexemes."""

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from hen_editor.core.board import BoardSize, Point, Stones, column_name
from hen_editor.core.diagnostics import Diagnostic, DiagnosticKind, NotationError, Parsed, Report, Span
from hen_editor.core.hen import codes
from hen_editor.core.hen.builder import (
    COLUMNS,
    STONES,
    Meaning,
    PositionBuilder,
    is_number,
    shortened,
)
from hen_editor.core.hen.parts import (
    SizePart,
    begins_dot_part,
    find_size,
    read_dot_part,
    read_order,
    read_row,
    read_size,
    size_part,
)
from hen_editor.core.hen.tokens import Lexemes, Token, TokenKind
from hen_editor.core.pickling import reduced
from hen_editor.core.position import Position, color_after
from hen_editor.core.positions import check
from hen_editor.core.progress import Progress, unreported


@dataclass(frozen=True, slots=True)
class Reading(Parsed[Position]):
    """A parsed HEN text: a `Parsed` position with its tokens and parts.

    value: the position, as far as the text could be read. diagnostics: in the order of the text.
    tokens: the classified spans of the text, in order, without overlaps.
    parts: the spans of the parts that may occur only once (size, order, ko, last move, turn); of repeated ones the one
    that counts, without absent ones. text: the text as given.
    """

    tokens: tuple[Token, ...] = ()
    parts: Mapping[TokenKind, Span] = field(default_factory=lambda: MappingProxyType({}))
    text: str = ""

    def __reduce__(self) -> tuple[object, ...]:
        return reduced(self)

    @property
    def position(self) -> Position:
        """The position, as far as the text could be read."""
        return self.value

    @property
    def has_size(self) -> bool:
        """Whether the text has a board size."""
        return TokenKind.SIZE in self.parts

    @property
    def size_span(self) -> Span | None:
        """The span of the board size, None if the text has none."""
        return self.parts.get(TokenKind.SIZE)

    @property
    def has_order(self) -> bool:
        """Whether the text has an order of play."""
        return TokenKind.ORDER in self.parts

    @property
    def has_turn(self) -> bool:
        """Whether the text has a turn."""
        return TokenKind.TURN in self.parts

    def token_at(self, caret: int) -> Token | None:
        """Return the token that the caret is in or directly after, or else before; None between tokens.

        >>> from hen_editor.core import hen
        >>> token = hen.read("_3Kb2.b").token_at(3)
        >>> token.kind.value, [point.name(hen.read("").position.size) for point in token.points]
        ('column', ['K3', 'L3'])
        """
        after = bisect_right(self.tokens, caret - 1, key=lambda token: token.start)
        for token in self.tokens[max(after - 1, 0) : after + 1]:
            if token.start <= caret <= token.end:
                return token
        return None

    def tokens_at(self, point: Point) -> tuple[Token, ...]:
        """Return the tokens about a point, except its row."""
        return tuple(token for token in self.tokens if point in token.points and token.kind is not TokenKind.ROW)

    def unfinished(self, caret: int) -> Diagnostic | None:
        """Return the problem that exists only because the part before the caret is still incomplete.

        >>> from hen_editor.core import hen
        >>> hen.read("_19K").unfinished(4).code
        'stone-missing'
        """
        for diagnostic in self.diagnostics:
            if diagnostic.code in _UNFINISHED and diagnostic.span is not None and diagnostic.span.end == caret:
                return diagnostic
        return None


_UNFINISHED = frozenset(
    kind.code
    for kind in (
        codes.LONE_DOT,
        codes.LONE_UNDERSCORE,
        codes.POINT_WITHOUT_ROW,
        codes.LABEL_MISSING,
        codes.ORDER_SHORT,
        codes.SIZE_INCOMPLETE,
        codes.ROW_EMPTY,
        codes.STONE_MISSING,
        codes.NUMBER_MISSING,
    )
)


PARTS_PER_STEP = 200
"""The number of parts that are read at once."""


def parse(text: str) -> Parsed[Position]:
    """Parse a HEN text: returns a position, as far as it can be read, and every problem. Never raises.

    >>> parsed = parse(".9x9_5Gb_4Iw")
    >>> len(parsed.value.stones), parsed.ok
    (1, False)
    >>> parsed.diagnostics[0].message
    'I is not a column; did you mean J?'
    """
    position, builder = _parse(text, has_row_tokens=False, progress=unreported)
    return Parsed(position, tuple(builder.diagnostics))


def parse_strict(text: str) -> Position:
    """Return the position of a valid HEN text; raise NotationError, with the problems, for any other.

    >>> parse_strict("_19b.9x9")
    Traceback (most recent call last):
    hen_editor.core.diagnostics.NotationError: There is no row 19 on this board; its top row is 9.
    """
    parsed = parse(text)
    if not parsed.ok:
        raise NotationError(parsed.diagnostics)
    return parsed.value


def validate(text: str) -> Report:
    """Return the problems of a HEN text and of its position, by severity.

    >>> [problem.code for problem in validate(".2x2_2b2_1bw.b").warnings]
    ['no-liberties', 'no-liberties']
    """
    parsed = parse(text)
    return Report.of([*parsed.diagnostics, *check.position(parsed.value)])


def tokens(text: str) -> tuple[Token, ...]:
    """Return the classified tokens of a HEN text, for syntax highlighting.

    >>> [(token.kind.value, *token.span) for token in tokens("_10Kb2.b")]
    [('row', 0, 3), ('column', 3, 4), ('stone', 4, 5), ('count', 5, 6), ('turn', 6, 8)]
    """
    return read(text).tokens


def read(text: str, progress: Progress = unreported) -> Reading:
    """Parse a HEN text as `parse` does, with its tokens and parts, which takes longer.

    >>> reading = read(".9x9_5Gb")
    >>> reading.has_size, reading.has_turn, [token.kind.value for token in reading.tokens]
    (True, False, ['size', 'row', 'column', 'stone'])
    """
    position, builder = _parse(text, has_row_tokens=True, progress=progress)
    parts = MappingProxyType(builder.singles)
    return Reading(position, tuple(builder.diagnostics), tuple(builder.tokens), parts, text)


def _parse(text: str, *, has_row_tokens: bool, progress: Progress) -> tuple[Position, PositionBuilder]:
    """Parse a text; return its position, and the builder with its tokens and problems.

    Without the tokens of plain rows it takes less than half the time.
    """
    lexemes = Lexemes(text, with_rows=True)
    chosen = find_size(lexemes.texts)
    size = (chosen and chosen.size) or BoardSize()
    builder = PositionBuilder(text, lexemes, size, has_row_tokens=has_row_tokens)
    _report_spaces(builder, lexemes)
    _read_parts(builder, chosen, progress=progress)
    position = _position(builder)
    _report_contradictions(builder, position)
    builder.diagnostics.sort(key=_place)
    return position, builder


def _place(diagnostic: Diagnostic) -> tuple[int, ...]:
    return diagnostic.span or ()


def _report_spaces(builder: PositionBuilder, lexemes: Lexemes) -> None:
    if lexemes.has_mark:
        builder.report(codes.BYTE_ORDER_MARK, Span(0, 1), replacement="")
    for span in lexemes.odd_spaces:
        builder.report(codes.ODD_SPACE, span, replacement=" ")
    for span in lexemes.invisible:
        builder.report(codes.INVISIBLE, span, replacement="")


def _read_parts(builder: PositionBuilder, chosen: SizePart | None, progress: Progress) -> None:
    texts, at, end = builder.texts, 0, len(builder.texts) - 1
    pause = PARTS_PER_STEP
    undotted = size_part(texts, -1)
    if undotted:
        at = read_size(builder, undotted, chosen)
    while at < end:
        if not _begins_part(texts, at):
            at = _read_unreadable(builder, at)
        elif texts[at][0] == "_":
            at = read_row(builder, at)
        elif texts[at] == ".":
            at = read_dot_part(builder, at, chosen)
        else:
            at = read_order(builder, at)
        pause -= 1
        if not pause:
            pause = PARTS_PER_STEP
            progress(at / end)


def _begins_part(texts: list[str], at: int) -> bool:
    """Return whether a part begins at a lexeme, even one off the board or incomplete, or the text ends."""
    lexeme = texts[at]
    if lexeme == ".":
        return begins_dot_part(texts, at)
    if lexeme[:1] == "_":
        return len(lexeme) > 1 or is_number(texts[at + 1])
    return texts[at + 1] in STONES if lexeme == "~" else not lexeme


def _read_unreadable(builder: PositionBuilder, at: int) -> int:
    """Skip everything up to the next part, as one problem together with unreadable text directly before it."""
    texts, after = builder.texts, at + 1
    while not _begins_part(texts, after):
        after += 1
    span = builder.span(at, after)
    last = builder.token_before(at)
    if last and last.kind is TokenKind.UNREADABLE and builder.diagnostics[-1].span == last.span:
        builder.tokens.pop()
        builder.diagnostics.pop()
        span = Span(last.start, span.end)
        found = builder.text[slice(*span)]
        _report_unreadable(builder, span, builder.meaning(found, "_1") or builder.meaning(found), codes.UNEXPECTED)
    elif last and last.kind is TokenKind.LABEL and texts[at - 1] and not _is_begun(texts, at, after):
        builder.report(codes.LABEL_BROKEN, span, last.points, "", label=shortened(texts[at - 1]))
    elif at and is_number(texts[at]) and is_number(texts[at - 1]):
        builder.report_broken_number(builder.lexemes, at, span.end)
    elif after == at + 2 and texts[at] == "." and texts[at + 1] in COLUMNS:
        _report_point_without_row(builder, span, texts[at + 1])
    elif after == at + 1 and _is_capital_of_move(builder, at):
        builder.report_meaning(Meaning(codes.WRONG_CASE, texts[at].lower()), span)
    elif after == at + 1 and texts[at] == "\\":
        builder.report(codes.ESCAPED, span, (), "", meant=texts[after][:1])
    elif after == at + 1 and texts[at] in _ALONE:
        builder.report(_ALONE[texts[at]], span)
    else:
        meant = builder.meaning(builder.text[slice(*span)])
        _report_unreadable(builder, span, meant, _UNREADABLE.get(texts[at], codes.UNEXPECTED))
    builder.add_token(TokenKind.UNREADABLE, span)
    return after


def _report_point_without_row(builder: PositionBuilder, span: Span, column: str) -> None:
    size = builder.size
    fix = f".{column.lower()}" if column in "BW" else None
    is_on_board, last = COLUMNS[column] < size.columns, column_name(size.columns - 1)
    if fix and not is_on_board:
        builder.report_meaning(Meaning(codes.WRONG_CASE, fix), span)
        return
    fields = {"column": column, "row": min(4, size.rows), "is_on_board": is_on_board, "last": last, "meant": fix}
    builder.report(codes.POINT_WITHOUT_ROW, span, (), fix, **fields)


def _is_begun(texts: list[str], at: int, after: int) -> bool:
    """Return whether unreadable lexemes are the beginning of a part at the end of the text."""
    is_column = texts[at] == "." and texts[at + 1] in COLUMNS
    return not texts[after] and ((after == at + 1 and texts[at] in _ALONE) or (after == at + 2 and is_column))


def _is_capital_of_move(builder: PositionBuilder, at: int) -> bool:
    """Return whether a lexeme is an upper-case stone after a point or a `.p`, which would make it a move."""
    texts, last = builder.texts, builder.token_before(at)
    follows = last and (last.kind is TokenKind.KO or (last.kind is TokenKind.TURN and texts[at - 1] == "p"))
    return bool(follows) and texts[at].isupper() and texts[at].lower() in STONES


def _report_unreadable(builder: PositionBuilder, span: Span, meant: Meaning | None, otherwise: DiagnosticKind) -> None:
    if meant:
        builder.report_meaning(meant, span)
    else:
        builder.report(otherwise, span)


def _position(builder: PositionBuilder) -> Position:
    order, cells = builder.order, builder.cells
    for index, number in builder.numbers.items():
        cells[index] = order[(number - 1) % len(order)].cell
    return Position(
        stones=Stones.from_cells(builder.size, bytes(cells)),
        ko=builder.ko,
        last_move=builder.last_move,
        turn=builder.turn,
        labels=builder.labels,
        marks=builder.marks,
        numbers={builder.points[index]: number for index, number in builder.numbers.items()},
        order=order,
    )


def _report_contradictions(builder: PositionBuilder, position: Position) -> None:
    """Report contradictions between parts of the text."""
    move, ko, turn = position.last_move, position.ko, position.turn
    if ko is not None and ko in position.stones:
        builder.report(codes.KO_OCCUPIED, builder.singles[TokenKind.KO], (ko,), point=ko.name(position.size))
    if move is None:
        return
    span = builder.singles[TokenKind.LAST_MOVE]
    if move.point is not None:
        stone, point = position.stones.get(move.point), move.point.name(position.size)
        if stone is None:
            builder.report(codes.LAST_MOVE_EMPTY, span, (move.point,), color=move.color, point=point)
        elif stone is not move.color:
            builder.report(codes.LAST_MOVE_COLOR, span, (move.point,), color=move.color, other=stone, point=point)
    if turn is move.color and color_after(move.color, position.order) is not turn:
        builder.report(codes.MOVER_TO_PLAY, builder.singles[TokenKind.TURN], color=turn)


_ALONE = {".": codes.LONE_DOT, "_": codes.LONE_UNDERSCORE, "~": codes.ORDER_SHORT}
_UNREADABLE = {".": codes.UNKNOWN_PART, "_": codes.ROW_WITHOUT_NUMBER}
