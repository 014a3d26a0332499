"""Reading one row: the stones that lie on it."""

from hen_editor.core.board import EMPTY, Point
from hen_editor.core.diagnostics import Fix, Span
from hen_editor.core.hen import codes
from hen_editor.core.hen.draft import COLUMNS, DIGITS, REMOVE, STONES, TOO_LARGE, Draft, is_number, number, shortened
from hen_editor.core.hen.mends import mend_stones
from hen_editor.core.hen.tokens import Token, TokenKind

_COLUMN, _STONE, _COUNT = TokenKind.COLUMN, TokenKind.STONE, TokenKind.COUNT
_ROW_ENDS = frozenset([".", "_", ""])


def read_row(draft: Draft, at: int) -> int:
    """Read the row that begins at a lexeme `_` with a number after it; return where the next part begins."""
    return _Row(draft, at).read()


class _Row:
    """One row being read.

    A row that is not on the board is read all the same, into cells that are thrown away.
    column: the next free one. readable: whether anything in the row was read. zeros: the stones with a count of 0.
    over_from: the lexeme from which on stones run off the board, up to before `over_to`; `over_mend` is what of them
    fits on the board, `reached` the column they would reach.
    """

    def __init__(self, draft: Draft, at: int) -> None:
        self.draft = draft
        self.at = at
        self.number = number(draft.texts[at + 1])
        self.columns = draft.size.columns
        self.on_board = 1 <= self.number <= draft.size.rows
        self.cells = draft.cells if self.on_board else bytearray(b"." * self.columns)
        self.numbers = draft.numbers if self.on_board else {}
        self.points = draft.points if self.on_board else ()
        self.base = (draft.size.rows - self.number) * self.columns if self.on_board else 0
        self.made: list[Point] = []
        self.column = 0
        self.readable = False
        self.unreadable = False
        self.zeros: list[tuple[Span, bool]] = []
        self.over_from = self.over_to = 0
        self.over_mend = ""
        self.reached = 0

    def read(self) -> int:
        """Read the row to its end."""
        draft, texts = self.draft, self.draft.texts
        row_token = len(draft.tokens)
        draft.add_token(TokenKind.ROW, draft.span(self.at, self.at + 2))
        at = self.at + 2
        while True:
            lexeme = texts[at]
            if lexeme in STONES:
                at = self._read_stones(at, at)
            elif lexeme in COLUMNS and self._begins_stone(at + 1):
                self._report_over()
                self.column = COLUMNS[lexeme]
                at = self._read_number(at, at + 1) if texts[at + 1] == "~" else self._read_stones(at, at + 1)
            elif self._ends(at):
                break
            elif self._begins_stone(at):
                at = self._read_number(at, at)
            else:
                at = self._read_unreadable(at)
        self._report_over()
        draft.tokens[row_token] = Token(TokenKind.ROW, *draft.span(self.at, self.at + 2), tuple(self.made))
        self._report_row(at)
        return at

    def _begins_stone(self, at: int) -> bool:
        texts = self.draft.texts
        return texts[at] in STONES or (texts[at] == "~" and is_number(texts[at + 1]))

    def _ends(self, at: int) -> bool:
        texts = self.draft.texts
        return texts[at] in _ROW_ENDS or (texts[at] == "~" and texts[at + 1] in STONES)

    def _read_stones(self, first: int, at: int) -> int:
        """Read a stone and its count, at a lexeme after the column letter if there is one (then `first` is that)."""
        draft = self.draft
        starts, ends, tokens = draft.starts, draft.ends, draft.tokens
        stone, following = draft.texts[at], draft.texts[at + 1]
        counted = following[:1] in DIGITS
        count = number(following) if counted else 1
        after = at + 2 if counted else at + 1
        fitting = min(count, max(self.columns - self.column, 0))
        start = self.base + self.column
        stop = start + fitting
        points = self.points[start:stop]
        if self.cells.count(EMPTY, start, stop) < fitting:
            self._replace_stones(start, stop, self.draft.span(first, after))
        self.cells[start:stop] = stone.encode() * fitting
        self.made += points
        self.column += fitting
        if fitting < count:
            self._run_over(first, after, count, stone + (str(fitting) if fitting > 1 else ""), fitting)
        if count:
            self.readable = True
        else:
            self.zeros.append((draft.span(at, after), first < at))
        if first < at:
            tokens.append(Token(_COLUMN, starts[first], ends[first], points))
        tokens.append(Token(_STONE, starts[at], ends[at], points))
        if counted:
            tokens.append(Token(_COUNT, starts[at + 1], ends[at + 1], points))
        return after

    def _read_number(self, first: int, at: int) -> int:
        """Read a numbered stone, at its `~`."""
        draft = self.draft
        value = number(draft.texts[at + 1])
        points: tuple[Point, ...] = ()
        if self.column >= self.columns:
            self._run_over(first, at + 2, 1, "", 0)
        else:
            start = self.base + self.column
            points = self.points[start : start + 1]
            if 0 < value < TOO_LARGE:
                if self.cells[start] != EMPTY:
                    self._replace_stones(start, start + 1, draft.span(first, at + 2))
                self.cells[start] = Draft.NUMBERED
                self.numbers[start] = value
                self.made += points
            self.column += 1
        if not 0 < value < TOO_LARGE:
            found = shortened(draft.texts[at + 1])
            draft.report(codes.NUMBER_RANGE, draft.span(at, at + 2), points, number=found)
        self.readable = True
        if first < at:
            draft.add_token(TokenKind.COLUMN, draft.span(first, at), points)
        draft.add_token(TokenKind.NUMBER, draft.span(at, at + 2), points)
        return at + 2

    def _replace_stones(self, start: int, stop: int, span: Span) -> None:
        """Report the points of a run that have a stone already, and take their numbers off."""
        twice = [index for index in range(start, stop) if self.cells[index] != EMPTY]
        for index in twice:
            self.numbers.pop(index, None)
        if self.on_board:
            points = [self.points[index] for index in twice]
            names = ", ".join(point.name(self.draft.size) for point in points)
            places = f"{names} is" if len(points) == 1 else f"{names} are"
            self.draft.report(codes.POINT_TWICE, span, points, places=places)

    def _run_over(self, first: int, after: int, count: int, mend: str, fitting: int) -> None:
        """Take down a stretch that runs off the board, or lengthen the one before it."""
        if not self.over_to:
            self.over_from = first
            column = self.draft.texts[first] if first < after and self.draft.texts[first] in COLUMNS else ""
            self.over_mend = column + mend if fitting else ""
            self.reached = self.column - fitting
        self.over_to = after
        self.reached = min(self.reached + count, TOO_LARGE)

    def _report_over(self) -> None:
        if self.over_to and self.on_board:
            draft, columns = self.draft, self.columns
            span = draft.span(self.over_from, self.over_to)
            letter = draft.texts[self.over_from]
            if COLUMNS.get(letter, 0) >= columns:
                draft.report(codes.COLUMN_OFF_BOARD, span, column=letter, row=self.number, columns=columns)
            else:
                reached = self.reached if self.reached < TOO_LARGE else "10000 or more"
                fix = Fix("Cut off at the edge", self.over_mend)
                draft.report(codes.RUN_OFF_BOARD, span, fix=fix, row=self.number, reached=reached, columns=columns)
        self.over_to = 0

    def _read_unreadable(self, at: int) -> int:
        """Leave out everything up to a column letter with a stone, or to the end of the row."""
        draft, texts = self.draft, self.draft.texts
        self._report_over()
        self.unreadable = True
        after = at + 1
        while not self._ends(after) and not (texts[after] in COLUMNS and self._begins_stone(after + 1)):
            after += 1
        span = draft.span(at, after)
        row_ends = self._ends(after)
        if row_ends and after == at + 1 and texts[at] in COLUMNS:
            draft.report(codes.STONE_MISSING, span, column=texts[at], row=self.number)
            draft.add_token(TokenKind.COLUMN, span)
        elif row_ends and texts[after - 1] == "~" and (after == at + 1 or (after == at + 2 and texts[at] in COLUMNS)):
            draft.report(codes.NUMBER_MISSING, span, row=self.number)
            draft.add_token(TokenKind.NUMBER, span)
        else:
            self._report_unreadable(at, span)
            draft.add_token(TokenKind.UNREADABLE, span)
        return after

    def _report_unreadable(self, at: int, span: Span) -> None:
        draft = self.draft
        if is_number(draft.texts[at]) and is_number(draft.texts[at - 1]):
            draft.report_broken_number(at, span.end)
            return
        mend = mend_stones(draft.text[span.start : span.end], counting=draft.texts[at - 1] in STONES)
        if mend:
            draft.report_mend(mend, span)
        else:
            draft.report(codes.UNREADABLE_STONES, span, row=self.number)

    def _report_row(self, after: int) -> None:
        """Report what is wrong with the row as a whole."""
        draft = self.draft
        beginning = draft.span(self.at, self.at + 2)
        for span, has_column in self.zeros:
            removable = self.readable and not has_column
            draft.report(codes.COUNT_ZERO, span, fix=REMOVE if removable else None, row=self.number)
        if self.number == 0:
            draft.report(codes.ROW_ZERO, draft.span(self.at, after), fix=REMOVE, found=self._text(beginning))
        elif not self.on_board:
            row = shortened(draft.texts[self.at + 1])
            draft.report(codes.ROW_OFF_BOARD, beginning, row=row, rows=draft.size.rows)
        elif not (self.readable or self.unreadable or self.zeros):
            draft.report(codes.ROW_EMPTY, beginning, fix=REMOVE, row=self.number)

    def _text(self, span: Span) -> str:
        return shortened(self.draft.text[span.start : span.end])
