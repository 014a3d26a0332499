"""The parts of a HEN: its rows of stones, and the parts that begin with a dot or a tilde."""

from typing import NamedTuple

from hen_editor.core.board import EMPTY, BoardSize, Point, column_name
from hen_editor.core.diagnostics import DiagnosticKind, Span
from hen_editor.core.hen import codes
from hen_editor.core.hen.builder import (
    CELLS,
    COLUMNS,
    DIGITS,
    STONES,
    TOO_LARGE,
    PositionBuilder,
    is_number,
    number,
    shortened,
)
from hen_editor.core.hen.tokens import MARKS, Lexemes, Token, TokenKind, decode_label, token
from hen_editor.core.position import Move

_SIZE, _ROW, _COLUMN, _STONE, _COUNT, _NUMBER, _ORDER, _KO, _LAST_MOVE, _TURN, _LABEL, _MARK, _UNREADABLE = TokenKind
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

    An incomplete one does not count, since it may still be being typed.
    """
    found: SizePart | None = None
    for at in [-1, *[index for index, lexeme in enumerate(texts) if lexeme == "."]]:
        part = size_part(texts, at)
        if part is None or part.mistake is codes.SIZE_INCOMPLETE or part.size is None:
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
            return part._replace(mistake=codes.SIZE_WITHOUT_DOT) if _ends_part(texts[at + 4]) else None
        return part if sign == "x" else part._replace(mistake=codes.SIZE_SIGN)
    after = at + 3 if sign in _SIZE_SIGNS else at + 2
    if at >= 0 and _ends_part(texts[after]):
        return SizePart(at, after, columns, columns, codes.SIZE_INCOMPLETE)
    return None


def _ends_part(lexeme: str) -> bool:
    return not lexeme or lexeme[0] in "._~"


def read_size(builder: PositionBuilder, part: SizePart, chosen: SizePart | None) -> int:
    """Read a size part; only the chosen one is the size of the board."""
    span, size = builder.span(max(part.at, 0), part.after), part.size
    builder.add_token(_SIZE, span)
    if size is None:
        builder.report(codes.SIZE_RANGE, span)
    elif part.mistake:
        meant = f".{size}"
        replacement = None if chosen and not chosen.mistake else meant
        builder.report(part.mistake, span, (), replacement, meant=meant)
    elif part != chosen:
        builder.report(codes.REPEATED_PART, span, (), builder.removal(span), part=_SIZE)
    elif part.columns != part.rows:
        builder.report(codes.RECTANGLE, span, columns=part.columns, rows=part.rows)
    if part == chosen:
        builder.record(_SIZE, span)
    return part.after


def begins_dot_part(texts: list[str], at: int) -> bool:
    """Return whether the dot at this lexeme begins a part, even one off the board or incomplete."""
    following = texts[at + 1]
    if following in STONES:
        is_point = texts[at + 2] in COLUMNS and is_number(texts[at + 3])
        return not (is_number(texts[at + 2]) or is_point or _begins_word(texts, at + 1))
    return (following in COLUMNS and is_number(texts[at + 2])) or size_part(texts, at) is not None


def _begins_word(texts: list[str], at: int) -> bool:
    """Return whether small letters that are not all stones stand here, such as `pass`."""
    while texts[at] in STONES:
        at += 1
    return len(texts[at]) == 1 and texts[at].islower()


def read_dot_part(builder: PositionBuilder, at: int, chosen: SizePart | None) -> int:
    """Read the part that begins with the dot at a lexeme for which `begins_dot_part` is true."""
    texts = builder.texts
    following = texts[at + 1]
    if following == "p" and texts[at + 2] in STONES:
        _read_pass(builder, at)
        return at + 3
    if following in STONES:
        span = builder.span(at, at + 2)
        builder.record(_TURN, span)
        builder.turn = STONES[following]
        builder.add_token(_TURN, span)
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
    builder.add_token(_ORDER, span)
    if after - at < 3:
        builder.report(codes.ORDER_SHORT, span)
        return after
    if any(builder.starts[index] != builder.ends[index - 1] for index in range(at + 2, after)):
        _note_space(builder, span, "".join(texts[at:after]), _ORDER)
    builder.record(_ORDER, span)
    builder.order = tuple(STONES[lexeme] for lexeme in texts[at + 1 : after])
    return after


def _read_pass(builder: PositionBuilder, at: int) -> None:
    span = builder.span(at, at + 3)
    color = STONES[builder.texts[at + 2]]
    if builder.starts[at + 2] != builder.ends[at + 1]:
        _note_space(builder, span, f".p{color.value}", None)
    builder.record(_LAST_MOVE, span)
    builder.last_move = Move(color, None)
    builder.add_token(_LAST_MOVE, span)


def _read_point_part(builder: PositionBuilder, at: int) -> int:
    """Read a ko, a last move, a label or a mark."""
    texts = builder.texts
    following = texts[at + 3]
    if following == "-":
        return _read_markup(builder, at)
    if following in STONES:
        span = builder.span(at, at + 4)
        if builder.starts[at + 3] != builder.ends[at + 2]:
            _note_space(builder, span, "".join(texts[at : at + 4]), _LAST_MOVE)
        point = _point(builder, at, span, _LAST_MOVE)
        if point:
            builder.record(_LAST_MOVE, span)
            builder.last_move = Move(STONES[following], point)
        builder.add_token(_LAST_MOVE, span, (point,) if point else ())
        return at + 4
    span = builder.span(at, at + 3)
    point = _point(builder, at, span, _KO)
    if point:
        builder.record(_KO, span)
        builder.ko = point
    builder.add_token(_KO, span, (point,) if point else ())
    return at + 3


def _read_markup(builder: PositionBuilder, at: int) -> int:
    raw = builder.texts[at + 4]
    label = decode_label(raw)
    mark = MARKS.get(label.text)
    kind = _MARK if mark else _LABEL
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
    if not mark and label.text.upper() in MARKS:
        builder.report(codes.LABEL_LIKE_MARK, span, points, label=shortened(label.text), mark=label.text.upper())
    if not mark and "~" in label.text:
        builder.report(codes.LABEL_TILDE, span, points, label=shortened(label.text))
    if point:
        spans = builder.mark_spans if mark else builder.label_spans
        if point in spans:
            _remove_earlier(builder, kind, point, spans[point])
        spans[point] = span
        if mark:
            builder.marks[point] = mark
        else:
            builder.labels[point] = label.text
    return at + 5


def _remove_earlier(builder: PositionBuilder, kind: TokenKind, point: Point, earlier: Span) -> None:
    """Remove an earlier label or mark from a point, with a warning."""
    name = point.name(builder.size)
    builder.report(codes.LABEL_TWICE, earlier, (point,), builder.removal(earlier), point=name, part=kind)
    (builder.marks if kind is _MARK else builder.labels).pop(point)


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


# Rows of stones.

_ROW_ENDS = frozenset([".", "_", ""])


def read_row(builder: PositionBuilder, at: int) -> int:
    """Read the row at a lexeme, which is a plain row or `_` before a number; return where the next part begins.

    The stones of a plain row are placed together, unless one has a problem.
    """
    lexemes = builder.lexemes
    if lexemes.texts[at] == "_":
        return _Row(builder, lexemes, at).read()
    if not builder.place_row(at):
        _Row(builder, lexemes.of_row(at), 0).read()
    return at + 1


class _RunOff(NamedTuple):
    """A part of a row that runs off the board.

    first, after: its lexemes. fitting: the part that fits on the board. reached: the column it would reach.
    """

    first: int
    after: int
    fitting: str
    reached: int


class _Row:
    """One row being read.

    A row off the board is read as well, into cells that are discarded.
    lexemes: those of the text, or of this row alone. at: the lexeme it begins with. base: the index of its first cell.
    column: the next free one. made: the points of its stones so far. zeros: the stones with a count of 0, and whether a
    column letter precedes them.
    """

    __slots__ = (
        "at", "base", "builder", "cells", "column", "columns", "lexemes", "made", "number", "numbers", "on_board",
        "points", "run_off", "texts", "zeros",
    )  # fmt: skip

    def __init__(self, builder: PositionBuilder, lexemes: Lexemes, at: int) -> None:
        self.builder = builder
        self.lexemes, self.texts = lexemes, lexemes.texts
        self.at = at
        self.number = number(lexemes.texts[at + 1])
        self.columns = builder.size.columns
        self.on_board = 1 <= self.number <= builder.size.rows
        if self.on_board:
            self.cells, self.numbers, self.points = builder.cells, builder.numbers, builder.points
            self.base = (builder.size.rows - self.number) * self.columns
        else:
            self.cells, self.numbers, self.points = bytearray(b"." * self.columns), {}, ()
            self.base = 0
        self.column = 0
        self.made: list[Point] = []
        self.zeros: list[tuple[Span, bool]] = []
        self.run_off: _RunOff | None = None

    def read(self) -> int:
        """Read the row to its end."""
        builder, texts = self.builder, self.texts
        row_token = len(builder.tokens)
        beginning = self.lexemes.span(self.at, self.at + 2)
        builder.add_token(_ROW, beginning)
        at = self.at + 2
        while True:
            lexeme = texts[at]
            if lexeme in STONES:
                at = self._read_stones(at, at)
            elif lexeme in COLUMNS and (texts[at + 1] in STONES or self._begins_number(at + 1)):
                if self.run_off:
                    self._report_run_off()
                self.column = COLUMNS[lexeme]
                at = self._read_stones(at, at + 1) if texts[at + 1] in STONES else self._read_number(at, at + 1)
            elif self._ends(at):
                break
            elif self._begins_number(at):
                at = self._read_number(at, at)
            else:
                at = self._read_unreadable(at)
        self._report_run_off()
        builder.tokens[row_token] = Token(_ROW, beginning.start, beginning.end, tuple(self.made))
        self._report_row(beginning, at)
        return at

    def _begins_number(self, at: int) -> bool:
        texts = self.texts
        return texts[at] == "~" and is_number(texts[at + 1])

    def _begins_at_column(self, at: int) -> bool:
        texts = self.texts
        return texts[at] in COLUMNS and (texts[at + 1] in STONES or self._begins_number(at + 1))

    def _ends(self, at: int) -> bool:
        texts = self.texts
        return texts[at][:1] in _ROW_ENDS or (texts[at] == "~" and texts[at + 1] in STONES)

    def _read_stones(self, first: int, at: int) -> int:
        """Read a stone and its count, at a lexeme after the column letter if there is one (then `first` is that)."""
        builder, lexemes = self.builder, self.lexemes
        texts, starts, ends, add = lexemes.texts, lexemes.starts, lexemes.ends, builder.tokens.append
        stone, following = texts[at], texts[at + 1]
        counted = following[:1] in DIGITS
        count = number(following) if counted else 1
        after = at + 2 if counted else at + 1
        column = self.column
        room = self.columns - column
        fitting = count if count <= room else max(room, 0)
        start = self.base + column
        stop = start + fitting
        points = self.points[start:stop]
        if self.cells.count(EMPTY, start, stop) < fitting:
            self._replace_stones(start, stop, lexemes.span(first, after))
        self.cells[start:stop] = CELLS[stone] * fitting
        self.made += points
        self.column = column + fitting
        if fitting < count:
            self._run_over(first, after, count, fitting)
        elif not count:
            self.zeros.append((lexemes.span(at, after), first < at))
        if first < at:
            add(token((_COLUMN, starts[first], ends[first], points)))
        add(token((_STONE, starts[at], ends[at], points)))
        if counted:
            add(token((_COUNT, starts[at + 1], ends[at + 1], points)))
        return after

    def _read_number(self, first: int, at: int) -> int:
        """Read a numbered stone, at its `~`."""
        builder, lexemes = self.builder, self.lexemes
        value = number(lexemes.texts[at + 1])
        points: tuple[Point, ...] = ()
        if self.column >= self.columns:
            self._run_over(first, at + 2, 1, 0)
        else:
            start = self.base + self.column
            points = self.points[start : start + 1]
            if 0 < value < TOO_LARGE:
                if self.cells[start] != EMPTY:
                    self._replace_stones(start, start + 1, lexemes.span(first, at + 2))
                self.cells[start] = PositionBuilder.NUMBERED
                self.numbers[start] = value
                self.made += points
            self.column += 1
        if not 0 < value < TOO_LARGE:
            found = shortened(lexemes.texts[at + 1])
            builder.report(codes.NUMBER_RANGE, lexemes.span(at, at + 2), points, number=found)
        if first < at:
            builder.add_token(_COLUMN, lexemes.span(first, at), points)
        builder.add_token(_NUMBER, lexemes.span(at, at + 2), points)
        return at + 2

    def _replace_stones(self, start: int, stop: int, span: Span) -> None:
        """Report the points of a run that already have a stone, and remove their numbers."""
        twice = [index for index in range(start, stop) if self.cells[index] != EMPTY]
        for index in twice:
            self.numbers.pop(index, None)
        if self.on_board:
            points = [self.points[index] for index in twice]
            names = tuple(point.name(self.builder.size) for point in points)
            self.builder.report(codes.POINT_TWICE, span, points, names=names, count=len(names))

    def _run_over(self, first: int, after: int, count: int, fitting: int) -> None:
        """Record stones of which only some fit on the board, with what follows up to the next column."""
        if self.run_off:
            reached = min(self.run_off.reached + count, TOO_LARGE)
            self.run_off = self.run_off._replace(after=after, reached=reached)
            return
        texts = self.texts
        column = texts[first] if texts[first] in COLUMNS else ""
        stone = texts[first + 1] if column else texts[first]
        written = f"{column}{stone}{fitting if fitting > 1 else ''}" if fitting else ""
        self.run_off = _RunOff(first, after, written, min(self.column - fitting + count, TOO_LARGE))

    def _report_run_off(self) -> None:
        run_off, self.run_off = self.run_off, None
        if run_off is None or not self.on_board:
            return
        builder, row, columns = self.builder, self.number, self.columns
        span, letter = self.lexemes.span(run_off.first, run_off.after), self.texts[run_off.first]
        if not self._has_column(letter):
            self._report_column_off_board(span, letter)
            return
        reached, fitting = run_off.reached, self._cut_off(run_off)
        is_more = reached >= TOO_LARGE
        builder.report(codes.RUN_OFF_BOARD, span, (), fitting, row=row, count=reached, is_more=is_more, columns=columns)

    def _cut_off(self, run_off: _RunOff) -> str | None:
        """Return the part that fits on the board, None where the count may be something else as well as too large."""
        count = run_off.first + (2 if self.texts[run_off.first] in COLUMNS else 1)
        is_doubtful = is_number(self.texts[count]) and len(self.texts[count]) > 1 and count + 1 < run_off.after
        return None if is_doubtful else run_off.fitting

    def _has_column(self, lexeme: str) -> bool:
        """Return whether a lexeme, if it is a column letter, names a column of the board."""
        return COLUMNS.get(lexeme, 0) < self.columns

    def _report_column_off_board(self, span: Span, letter: str) -> None:
        last = column_name(self.columns - 1)
        self.builder.report(codes.COLUMN_OFF_BOARD, span, column=letter, row=self.number, last=last)

    def _read_unreadable(self, at: int) -> int:
        """Skip everything up to a column letter with a stone, or to the end of the row."""
        builder, texts = self.builder, self.texts
        self._report_run_off()
        after = at + 1
        while not self._ends(after) and not self._begins_at_column(after):
            after += 1
        span = self.lexemes.span(at, after)
        row_ends = self._ends(after)
        if row_ends and after == at + 1 and texts[at] in COLUMNS:
            if self._has_column(texts[at]):
                builder.report(codes.STONE_MISSING, span, column=texts[at], row=self.number)
            else:
                self._report_column_off_board(span, texts[at])
            builder.add_token(_COLUMN, span)
        elif row_ends and texts[after - 1] == "~" and (after == at + 1 or (after == at + 2 and texts[at] in COLUMNS)):
            builder.report(codes.NUMBER_MISSING, span, row=self.number)
            builder.add_token(_NUMBER, span)
        else:
            self._report_unreadable(at, span)
            builder.add_token(_UNREADABLE, span)
        return after

    def _report_unreadable(self, at: int, span: Span) -> None:
        builder, texts = self.builder, self.texts
        if is_number(texts[at]) and is_number(texts[at - 1]):
            builder.report_broken_number(self.lexemes, at, span.end)
            return
        found = builder.text[span.start : span.end]
        meant = builder.meaning(found, "_1b" if texts[at - 1] in STONES else "_1")
        if found == "I" and self._has_column("J"):
            builder.report(codes.COLUMN_I, span)  # no fix: J without a stone is an error, too
        elif meant and all(map(self._has_column, meant.meant)):
            builder.report_meaning(meant, span)
        elif found in COLUMNS and texts[at + 1] == found:
            span = self.lexemes.span(at, at + 2)
            builder.report(codes.DOUBLED, span, (), found, meant=found)
        else:
            builder.report(codes.UNREADABLE_STONES, span, row=self.number)

    def _report_row(self, beginning: Span, after: int) -> None:
        """Report what is wrong with the row as a whole."""
        builder = self.builder
        for span, has_column in self.zeros:
            fix = "" if self.made and not has_column else None
            builder.report(codes.COUNT_ZERO, span, (), fix, row=self.number)
        if self.number == 0:
            found = builder.text[beginning.start : beginning.end]
            builder.report(codes.ROW_ZERO, self.lexemes.span(self.at, after), (), "", found=shortened(found))
        elif not self.on_board:
            row = shortened(self.texts[self.at + 1])
            builder.report(codes.ROW_OFF_BOARD, beginning, row=row, rows=builder.size.rows)
        elif after == self.at + 2:
            builder.report(codes.ROW_EMPTY, beginning, (), "", row=self.number)
