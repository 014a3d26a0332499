"""Parsing one row of stones."""

from typing import NamedTuple

from hen_editor.core.board import EMPTY, Point, column_name
from hen_editor.core.diagnostics import Span
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
from hen_editor.core.hen.mistakes import mistake_in_stones
from hen_editor.core.hen.tokens import Token, TokenKind, token

_COLUMN, _STONE, _COUNT = TokenKind.COLUMN, TokenKind.STONE, TokenKind.COUNT
_ROW_ENDS = frozenset([".", "_", ""])


def read_row(builder: PositionBuilder, at: int) -> int:
    """Read the row that begins at a lexeme `_` with a number after it; return where the next part begins."""
    return _Row(builder, at).read()


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
    at: the lexeme it begins with. base: the index of its first cell. column: the next free one. made: the points of its
    stones. zeros: the stones with a count of 0, and whether a column letter precedes them.
    """

    __slots__ = (
        "at",
        "base",
        "builder",
        "cells",
        "column",
        "columns",
        "made",
        "number",
        "numbers",
        "on_board",
        "points",
        "run_off",
        "zeros",
    )  # fmt: skip

    def __init__(self, builder: PositionBuilder, at: int) -> None:
        self.builder = builder
        self.at = at
        self.number = number(builder.texts[at + 1])
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
        builder, texts = self.builder, self.builder.texts
        row_token = len(builder.tokens)
        beginning = builder.span(self.at, self.at + 2)
        builder.add_token(TokenKind.ROW, beginning)
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
        builder.tokens[row_token] = Token(TokenKind.ROW, beginning.start, beginning.end, tuple(self.made))
        self._report_row(beginning, at)
        return at

    def _begins_number(self, at: int) -> bool:
        texts = self.builder.texts
        return texts[at] == "~" and is_number(texts[at + 1])

    def _begins_at_column(self, at: int) -> bool:
        texts = self.builder.texts
        return texts[at] in COLUMNS and (texts[at + 1] in STONES or self._begins_number(at + 1))

    def _ends(self, at: int) -> bool:
        texts = self.builder.texts
        return texts[at] in _ROW_ENDS or (texts[at] == "~" and texts[at + 1] in STONES)

    def _read_stones(self, first: int, at: int) -> int:
        """Read a stone and its count, at a lexeme after the column letter if there is one (then `first` is that)."""
        builder = self.builder
        texts, starts, ends, add = builder.texts, builder.starts, builder.ends, builder.tokens.append
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
            self._replace_stones(start, stop, builder.span(first, after))
        self.cells[start:stop] = CELLS[stone] * fitting
        self.made += points
        self.column = column + fitting
        if fitting < count:
            self._run_over(first, after, count, fitting)
        elif not count:
            self.zeros.append((builder.span(at, after), first < at))
        if first < at:
            add(token((_COLUMN, starts[first], ends[first], points)))
        add(token((_STONE, starts[at], ends[at], points)))
        if counted:
            add(token((_COUNT, starts[at + 1], ends[at + 1], points)))
        return after

    def _read_number(self, first: int, at: int) -> int:
        """Read a numbered stone, at its `~`."""
        builder = self.builder
        value = number(builder.texts[at + 1])
        points: tuple[Point, ...] = ()
        if self.column >= self.columns:
            self._run_over(first, at + 2, 1, 0)
        else:
            start = self.base + self.column
            points = self.points[start : start + 1]
            if 0 < value < TOO_LARGE:
                if self.cells[start] != EMPTY:
                    self._replace_stones(start, start + 1, builder.span(first, at + 2))
                self.cells[start] = PositionBuilder.NUMBERED
                self.numbers[start] = value
                self.made += points
            self.column += 1
        if not 0 < value < TOO_LARGE:
            found = shortened(builder.texts[at + 1])
            builder.report(codes.NUMBER_RANGE, builder.span(at, at + 2), points, number=found)
        if first < at:
            builder.add_token(TokenKind.COLUMN, builder.span(first, at), points)
        builder.add_token(TokenKind.NUMBER, builder.span(at, at + 2), points)
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
        texts = self.builder.texts
        column = texts[first] if texts[first] in COLUMNS else ""
        stone = texts[first + 1] if column else texts[first]
        written = f"{column}{stone}{fitting if fitting > 1 else ''}" if fitting else ""
        self.run_off = _RunOff(first, after, written, min(self.column - fitting + count, TOO_LARGE))

    def _report_run_off(self) -> None:
        run_off, self.run_off = self.run_off, None
        if run_off is None or not self.on_board:
            return
        builder, row, columns = self.builder, self.number, self.columns
        span, letter = builder.span(run_off.first, run_off.after), builder.texts[run_off.first]
        if not self._has_column(letter):
            self._report_column_off_board(span, letter)
            return
        reached, fitting = run_off.reached, run_off.fitting
        is_more = reached >= TOO_LARGE
        builder.report(codes.RUN_OFF_BOARD, span, (), fitting, row=row, count=reached, is_more=is_more, columns=columns)

    def _has_column(self, lexeme: str) -> bool:
        """Tell whether a lexeme, if it is a column letter, names a column of the board."""
        return COLUMNS.get(lexeme, 0) < self.columns

    def _report_column_off_board(self, span: Span, letter: str) -> None:
        last = column_name(self.columns - 1)
        self.builder.report(codes.COLUMN_OFF_BOARD, span, column=letter, row=self.number, last=last)

    def _read_unreadable(self, at: int) -> int:
        """Skip everything up to a column letter with a stone, or to the end of the row."""
        builder, texts = self.builder, self.builder.texts
        self._report_run_off()
        after = at + 1
        while not self._ends(after) and not self._begins_at_column(after):
            after += 1
        span = builder.span(at, after)
        row_ends = self._ends(after)
        if row_ends and after == at + 1 and texts[at] in COLUMNS:
            if self._has_column(texts[at]):
                builder.report(codes.STONE_MISSING, span, column=texts[at], row=self.number)
            else:
                self._report_column_off_board(span, texts[at])
            builder.add_token(TokenKind.COLUMN, span)
        elif row_ends and texts[after - 1] == "~" and (after == at + 1 or (after == at + 2 and texts[at] in COLUMNS)):
            builder.report(codes.NUMBER_MISSING, span, row=self.number)
            builder.add_token(TokenKind.NUMBER, span)
        else:
            self._report_unreadable(at, span)
            builder.add_token(TokenKind.UNREADABLE, span)
        return after

    def _report_unreadable(self, at: int, span: Span) -> None:
        builder = self.builder
        if is_number(builder.texts[at]) and is_number(builder.texts[at - 1]):
            builder.report_broken_number(at, span.end)
            return
        found = builder.text[span.start : span.end]
        mistake = mistake_in_stones(found, counting=builder.texts[at - 1] in STONES)
        if found == "I" and self._has_column("J"):
            builder.report(codes.COLUMN_I, span)  # no fix: J without a stone is an error, too
        elif mistake and all(map(self._has_column, mistake.meant)):
            builder.report_mistake(mistake, span)
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
            builder.report(codes.ROW_ZERO, builder.span(self.at, after), (), "", found=shortened(found))
        elif not self.on_board:
            row = shortened(builder.texts[self.at + 1])
            builder.report(codes.ROW_OFF_BOARD, beginning, row=row, rows=builder.size.rows)
        elif after == self.at + 2:
            builder.report(codes.ROW_EMPTY, beginning, (), "", row=self.number)
