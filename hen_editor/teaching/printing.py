"""Pages with rows of diagrams and paragraphs, laid out for paper of any size, on printers and in PDF files."""

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate, groupby
from typing import NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QFont,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPen,
    QPicture,
    QTextLayout,
    QTextLine,
)

from hen_editor.core.board import Color
from hen_editor.core.progress import Progress, share_of, unreported
from hen_editor.drawing.draw import draw, legible
from hen_editor.drawing.figure import Figure, Sides
from hen_editor.drawing.frame import Frame
from hen_editor.drawing.painter.outlines import color
from hen_editor.drawing.painter.painting import paint
from hen_editor.drawing.painter.paragraphs import begun_layout, cut_line
from hen_editor.drawing.painter.pdf import MARGINS, painted_pdf
from hen_editor.drawing.painter.texts import LIGATURES
from hen_editor.drawing.request import SCREEN
from hen_editor.drawing.style import Style
from hen_editor.styles import STYLES
from hen_editor.teaching.page import Diagram, DiagramRow, Pages

PAPERS = {"A4": QPageSize.PageSizeId.A4, "Letter": QPageSize.PageSizeId.Letter}

_POINT = 10.0
"""How many units are a point, so that fonts have whole sizes. All lengths below and on pages are in these units."""

_INCH = 72 * _POINT
_MM = _INCH / 25.4
_PIXEL = _INCH / SCREEN

_RULE = 7.5 * _MM
"""The distance between the lines to write on."""

_TITLE, _BODY, _SMALL = 12, 10, 8
"""The sizes of fonts, in points."""

_HEADER, _FOOTER = 11 * _MM, 7 * _MM
_GAP = 4 * _MM
"""The gap between rows and between columns."""

_SLACK = _GAP / 2
"""By how much rows may exceed the room there is."""

_SPACE = 1 * _MM
"""The space below a board."""

_CELL = 8.5 * _MM
"""The largest size of stones, so that those of small parts of the board do not become huge."""

_LEAST_BOARD, _LEAST_OF_GROWING = 0.5, 0.75
"""The least share of its row that a board takes if texts and lines need much room; and if the row may grow for them."""

_LEAST_ROOM = 0.7
"""The least share of their height to which rows shrink so that one more fits on a page."""


# Painting


def paint_pages(
    pages: Pages,
    device: QPagedPaintDevice,
    painter: QPainter,
    wanted: Callable[[int], bool] | None = None,
    progress: Progress = unreported,
) -> None:
    """Lay out pages for a device, on which the painter is active, and paint them.

    wanted: whether to paint the page of a number, counted from 1; None: all of them.
    """
    size = printable_size(device)
    made = laid_out(pages, size, share_of(progress, 0.0, 0.5))
    chosen = [number for number in range(len(made)) if wanted is None or wanted(number + 1)]
    for count, number in enumerate(chosen):
        if count:
            device.newPage()
        _paint_to_scale(painter, made, number, size)
        progress(0.5 + 0.5 * (count + 1) / len(chosen))


def printable_size(device: QPagedPaintDevice) -> QSizeF:
    """Return the size of what can be printed on, in points."""
    return QSizeF(device.width(), device.height()) * (72 / device.logicalDpiX())


class PagesPreview(NamedTuple):
    """The first pages as pictures, which any thread may paint: a text that is laid out belongs to the thread it is in.

    total: how many pages there are.
    """

    pictures: Sequence[QPicture] = ()
    total: int = 0

    @classmethod
    def of(cls, pages: Pages, size: QSizeF, most: int, progress: Progress = unreported) -> "PagesPreview":
        """Return a preview of pages. size: what can be printed on, in points. most: how many pages are shown."""
        made, pictures = laid_out(pages, size, progress), list[QPicture]()
        for number in range(min(most, len(made))):
            pictures.append(QPicture())
            with QPainter(pictures[-1]) as painter:
                _paint_to_scale(painter, made, number, size)
        return cls(pictures, len(made))

    def paint(self, device: QPagedPaintDevice, painter: QPainter) -> None:
        """Paint the pages on a device, on which the painter is active."""
        for number, picture in enumerate(self.pictures):
            if number:
                device.newPage()
            painter.drawPicture(0, 0, picture)  # as large as it was recorded, whatever the resolution is


def _paint_to_scale(painter: QPainter, pages: "Sequence[LaidOutPage]", number: int, size: QSizeF) -> None:
    """Paint a page as large as it is on paper. size: of the page, in points."""
    scale = painter.device().logicalDpiX() / _INCH
    painter.save()
    painter.scale(scale, scale)
    paint_page(painter, pages, number, size * _POINT, STYLES["print"])
    painter.restore()


def page_layout(paper: QPageSize) -> QPageLayout:
    """Return the layout of pages on paper of some size."""
    return QPageLayout(paper, QPageLayout.Orientation.Portrait, MARGINS, QPageLayout.Unit.Millimeter)


def pdf(
    pages: Pages, layout: QPageLayout, wanted: Callable[[int], bool] | None = None, progress: Progress = unreported
) -> bytes:
    """Return pages as PDF. wanted: as for `paint_pages`."""

    def paint(device: QPagedPaintDevice, painter: QPainter) -> None:
        paint_pages(pages, device, painter, wanted, progress)

    return painted_pdf(pages.title, layout, paint)


def paint_page(painter: QPainter, pages: "Sequence[LaidOutPage]", number: int, size: QSizeF, style: Style) -> None:
    """Paint a page with its header and footer. size: of the page."""
    page = pages[number]
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    y = _HEADER - _GAP
    painter.setPen(QPen(color(style.text), 0.5 * _POINT))  # no default pen: a preview would take the window's instead
    painter.drawLine(QPointF(0, y), QPointF(size.width(), y))
    for title in text_lines(page.title, _TITLE, size.width(), most=1, bold=True):
        title.paint(painter, QPointF(0, 0), style)
    words = f"{number + 1} / {len(pages)}"
    for footer in text_lines(words, _SMALL, size.width(), most=1, align=Qt.AlignmentFlag.AlignHCenter):
        footer.paint(painter, QPointF(0, size.height() - footer.height), style)
    for place, item in page.items:
        item.paint(painter, place, style)


# Layout: what is on each page, and where


class LaidOutPage(NamedTuple):
    """What is on a page, and where."""

    title: str
    items: list[tuple[QPointF, "PageItem"]]


def laid_out(pages: Pages, size: QSizeF, progress: Progress = unreported) -> list[LaidOutPage]:
    """Return what is on each page of paper. size: what can be printed on, in points."""
    width, height = size.width() * _POINT, size.height() * _POINT - _HEADER - _FOOTER
    made, scales = list[LaidOutPage](), _Scales()
    done, total = 0, sum(len(part.blocks) for part in pages.parts)
    for part in pages.parts:
        sheets = [_Sheet(width, height, scales)]
        for block in part.blocks:
            for piece in [block] if isinstance(block, DiagramRow) else _paragraphs(block, width):
                if not sheets[-1].add(piece):
                    sheets.append(_Sheet(width, height, scales))
                    sheets[-1].add(piece)
            done += 1
            progress(done / total)
        if len(sheets) > 1 and sheets[-2].absorb(sheets[-1]):
            sheets.pop()
        made.extend(LaidOutPage(part.title, sheet.items(is_last=sheet is sheets[-1])) for sheet in sheets)
    return made


class _Piece(NamedTuple):
    """What stays together on a page: its items, its height, and the gap below it."""

    items: list[tuple[QPointF, "PageItem"]]
    height: float
    gap: float


def _paragraphs(text: str, width: float) -> list[_Piece]:
    """Return the lines of some paragraphs, which may be split between pages, but not so that one line is alone."""
    together = list[list[TextLine]]()
    for _, paragraph in groupby(text_lines(text, _BODY, width), key=lambda line: id(line.layout)):
        lines = [*paragraph]
        for number, line in enumerate(lines):
            if number and number in (1, len(lines) - 1):
                together[-1].append(line)
            else:
                together.append([line])
    gaps = [0.0] * (len(together) - 1) + [2.5 * _MM]
    return [_stacked(map(_Placed.of, lines), gap) for lines, gap in zip(together, gaps, strict=True)]


class _Placed(NamedTuple):
    """An item of a stack: its distance from the left, and how far below its top the next one begins."""

    item: "PageItem"
    x: float
    height: float

    @classmethod
    def of(cls, line: "TextLine", x: float = 0.0) -> "_Placed":
        return cls(line, x, line.height)


def _stacked(placed: Iterable[_Placed], gap: float) -> _Piece:
    """Return items that stay together, one below the other."""
    items, y = list[tuple[QPointF, "PageItem"]](), 0.0
    for one in placed:
        items.append((QPointF(one.x, y), one.item))
        y += one.height
    return _Piece(items, y, gap)


class _Sheet:
    """What is on a page, one below the other.

    pieces: what stays together. rows: those of diagrams among them, None for lines of text.
    """

    def __init__(self, width: float, height: float, scales: "_Scales") -> None:
        self._width = width
        self._height = height
        self._scales = scales
        self.pieces: list[_Piece] = []
        self.rows: list[DiagramRow | None] = []

    def add(self, added: "DiagramRow | _Piece") -> bool:
        """Add a row or lines, if the page has room for them or is empty; return whether they were added.

        If necessary, the diagrams of all rows shrink by the same factor, but not for more rows than a page should have.
        """
        if not isinstance(added, DiagramRow):
            return self._add([None], [added])
        rows = [row for row in (*self.rows, added) if _can_shrink(row)]
        may_shrink = _can_shrink(added) and len(rows) * added.share <= 1.0
        return self._add([added], [self._row(added, self._usual_room(added))], may_shrink=may_shrink)

    def absorb(self, other: "_Sheet") -> bool:
        """Add the lines of another page, if the diagrams of this one can be made small enough; not if it has rows."""
        return not any(other.rows) and self._add(other.rows, other.pieces, may_shrink=any(map(_can_shrink, self.rows)))

    def items(self, *, is_last: bool) -> list[tuple[QPointF, "PageItem"]]:
        """Return what is where on the page; unless it is the last one, all rows have as much room below them."""
        flexible = sum(row is not None and not row.is_fixed for row in self.rows)
        left = max(0.0, self._height - _whole_height(self.pieces))
        extra = 0.0 if is_last or not flexible else left / flexible
        items, y, rows = list[tuple[QPointF, PageItem]](), _HEADER, 0
        for row, piece in zip(self.rows, self.pieces, strict=True):
            if row is not None and not row.is_fixed:
                y += extra if rows else 0.0
                rows += 1
            items.extend((place + QPointF(0, y), item) for place, item in piece.items)
            y += piece.height + piece.gap
        return items

    def _add(self, rows: "Sequence[DiagramRow | None]", added: Sequence[_Piece], *, may_shrink: bool = False) -> bool:
        all_rows, pieces = [*self.rows, *rows], [*self.pieces, *added]
        if self.pieces and _whole_height(pieces) > self._height + _SLACK:
            smaller = self._smaller(all_rows, pieces) if may_shrink else None
            if smaller is None:
                return False
            pieces = smaller
        self.rows, self.pieces = all_rows, pieces
        return True

    def _smaller(self, rows: "Sequence[DiagramRow | None]", pieces: Sequence[_Piece]) -> list[_Piece] | None:
        """Return pieces with the diagrams of all rows equally reduced, so that they fit; None if too small then."""
        shrinking = [row for row in rows if row is not None and _can_shrink(row)]
        kept = (piece for row, piece in zip(rows, pieces, strict=True) if not _can_shrink(row))
        room = (self._height + _GAP - sum(piece.height + piece.gap for piece in kept)) / len(shrinking) - _GAP
        if room < _LEAST_ROOM * max(map(self._usual_room, shrinking)):
            return None
        smaller = [
            self._row(row, room) if row is not None and _can_shrink(row) else piece
            for row, piece in zip(rows, pieces, strict=True)
        ]
        return smaller if _whole_height(smaller) <= self._height + _SLACK else None

    def _usual_room(self, row: DiagramRow) -> float:
        return self._height * row.share - _GAP

    def _row(self, row: DiagramRow, room: float) -> _Piece:
        """Return the diagrams of a row, each in its column. room: the height for them."""
        column = (self._width - _GAP * (row.columns - 1)) / row.columns
        place = _Room.of(room, self._height, is_fixed=row.is_fixed)
        return _in_columns(row, column, place, self._scales.of(row, column, place, self._height))


def _can_shrink(row: DiagramRow | None) -> bool:
    """Return whether the diagrams of a row may be smaller than usual: problems and answers keep their common scale."""
    return row is not None and not row.is_fixed and not any(diagram.group for diagram in row.diagrams)


def _whole_height(pieces: Sequence[_Piece]) -> float:
    return sum(piece.height + piece.gap for piece in pieces) - (pieces[-1].gap if pieces else 0.0)


class _Room(NamedTuple):
    """The height of diagrams if the texts need no more; if they do, between the height of the board and of all."""

    height: float
    least_board: float
    most: float

    @classmethod
    def of(cls, room: float, page: float, *, is_fixed: bool) -> "_Room":
        return cls(room, room * (_LEAST_BOARD if is_fixed else _LEAST_OF_GROWING), room if is_fixed else page)


def _in_columns(row: DiagramRow, column: float, room: _Room, scales: "Sequence[_Scale]") -> _Piece:
    """Return diagrams beside each other, each in its column, and as far as there is room their boards side by side."""
    pieces = [_diagram(diagram, column, room, scale) for diagram, scale in zip(row.diagrams, scales, strict=True)]
    titles = [_board_top(piece) for piece in pieces]
    items, height = list[tuple[QPointF, PageItem]](), room.height if row.is_fixed else 0.0
    for number, (piece, top) in enumerate(zip(pieces, titles, strict=True)):
        down = max(titles) - top
        if row.is_fixed:
            down = max(0.0, min(down, height - piece.height))
        items.extend((place + QPointF(number * (column + _GAP), down), item) for place, item in piece.items)
        height = max(height, piece.height + down)
    return _Piece(items, room.height if row.is_fixed else height, _GAP)


def _board_top(piece: _Piece) -> float:
    return next(place.y() for place, item in piece.items if isinstance(item, BoardItem))


class _Parts(NamedTuple):
    """The texts of a diagram, and how many lines to write on."""

    titles: Sequence["TextLine"]
    captions: Sequence["TextLine"]
    texts: Sequence["TextLine"]
    rules: int
    size: float

    @classmethod
    def of(cls, diagram: Diagram, width: float, room: _Room) -> "_Parts":
        """Return the texts of a diagram of some width, as far as there is room for them."""
        figure, size = diagram.figure, _BODY if width > 80 * _MM else _BODY - 1 if width > 50 * _MM else _SMALL
        center = Qt.AlignmentFlag.AlignHCenter
        titles = text_lines(figure.title, size, width, most=2, bold=True, align=center)
        left = room.most - room.least_board - _height(titles) - _SPACE
        captions = text_lines(figure.caption, size, width - 2 * size * _POINT, room=left, align=center)
        texts = text_lines(diagram.text, size, width, room=left - _height(captions))
        rules = max(0, min(diagram.lines, int((left - _height(captions) - _height(texts)) / _RULE)))
        return cls(titles, captions, texts, rules, size)

    def cell(self, figure: Figure, width: float, room: _Room) -> float:
        """Return the largest possible size of the board's cells."""
        others = sum(map(_height, (self.titles, self.captions, self.texts))) + self.rules * _RULE + _SPACE
        box = Frame.of(figure).board
        return min(_CELL, width / box.width, max(room.least_board, room.height - others) / box.height)


class _Scale(NamedTuple):
    """The size of a board's cells, and on which of its sides there are coordinates that can be read at this size."""

    cell: float
    sides: Sides

    @classmethod
    def of(cls, diagrams: Sequence[Diagram], width: float, rooms: Sequence[_Room]) -> "_Scale":
        """Return the scale in which all of these diagrams fit, each into its room."""
        texts = [
            (diagram, _Parts.of(diagram, width, room), room) for diagram, room in zip(diagrams, rooms, strict=True)
        ]

        def cell(sides: Sides) -> float:
            return min(parts.cell(each.figure._replace(sides=sides), width, room) for each, parts, room in texts)

        figure = diagrams[0].figure
        usual = cls(cell(figure.sides), figure.sides)
        is_legible = legible(figure, usual.cell / _PIXEL).sides is figure.sides
        return usual if is_legible else cls(cell(Sides.NONE), Sides.NONE)


class _Scales:
    """The scales of diagrams; that of a problem and its answers is found once for all of them."""

    def __init__(self) -> None:
        self._found: dict[tuple[int, float, float], _Scale] = {}

    def of(self, row: DiagramRow, width: float, room: _Room, page: float) -> list[_Scale]:
        """Return the scale of each diagram of a row; of a group, only the first is in a row of fixed height."""
        return [
            self._of_group(each.group, width, room.height, page) if each.group else _Scale.of([each], width, [room])
            for each in row.diagrams
        ]

    def _of_group(self, group: tuple[Diagram, ...], width: float, height: float, page: float) -> _Scale:
        key = id(group), width, height  # the pages keep the group; as a value, it would be compared with all its boards
        if key not in self._found:
            rooms = [_Room.of(height, page, is_fixed=not number) for number in range(len(group))]
            self._found[key] = _Scale.of(group, width, rooms)
        return self._found[key]


def _diagram(diagram: Diagram, width: float, room: _Room, scale: _Scale) -> _Piece:
    """Return a diagram with its texts, in some scale."""
    figure, parts = diagram.figure._replace(sides=scale.sides), _Parts.of(diagram, width, room)
    box = Frame.of(figure).board
    board = BoardItem(figure, scale.cell * box.width, scale.cell * box.height)
    stack = [*map(_Placed.of, parts.titles), _Placed(board, (width - board.width) / 2, board.height + _SPACE)]
    if parts.captions and figure.turn is not None:
        first = parts.captions[0]
        left_of_text = (width - first.line.naturalTextWidth()) / 2 - 0.9 * first.height
        stack.append(_Placed(StoneItem(figure.turn, first.height), left_of_text, 0.0))
    stack += [_Placed.of(line, parts.size * _POINT) for line in parts.captions]
    stack += (_Placed.of(line, _beside_texts(parts.texts, width)) for line in parts.texts)
    if parts.rules:
        stack.append(_Placed(RuledLines(width, parts.rules), 0.0, parts.rules * _RULE))
    return _stacked(stack, _GAP)


def _beside_texts(lines: Sequence["TextLine"], width: float) -> float:
    """Return how far lines are moved to the right, so that they are in the middle together."""
    taken = [line.line.naturalTextRect() for line in lines]
    return (width - min(each.left() for each in taken) - max(each.right() for each in taken)) / 2


def _height(lines: Sequence["TextLine"]) -> float:
    return sum(line.height for line in lines)


# Items: lines of text, boards, stones, and lines to write on


class PageItem(Protocol):
    """Something on a page."""

    def paint(self, painter: QPainter, place: QPointF, style: Style) -> None:
        """Paint it with its upper left at a place."""


class TextLine(NamedTuple):
    """A line of text. layout: the one it belongs to, which must be kept alive."""

    layout: QTextLayout
    line: QTextLine

    @property
    def height(self) -> float:
        """The height of the line."""
        return self.line.height()

    def paint(self, painter: QPainter, place: QPointF, style: Style) -> None:
        """Paint the text."""
        painter.setPen(color(style.text))
        upper_left = place - QPointF(0, self.line.y())
        is_right_to_left = self.layout.textOption().textDirection() is Qt.LayoutDirection.RightToLeft
        if is_right_to_left and isinstance(painter.device(), QPicture):  # which would play the text from left to right
            for run in self.line.glyphRuns():
                painter.drawGlyphRun(upper_left, run)
        else:
            self.line.draw(painter, upper_left)


class BoardItem(NamedTuple):
    """A board, within a rectangle of this size."""

    figure: Figure
    width: float
    height: float

    def paint(self, painter: QPainter, place: QPointF, style: Style) -> None:
        """Paint the board as large as there is room."""
        bare = self.figure._replace(title="", caption="", turn=None)
        paint(painter, draw(bare, style), QRectF(place, QSizeF(self.width, self.height)))


class StoneItem(NamedTuple):
    """A stone as large as a letter."""

    side: Color
    height: float

    def paint(self, painter: QPainter, place: QPointF, style: Style) -> None:
        """Paint the stone with its outline."""
        painter.setPen(QPen(color(style.text), 0.06 * self.height))
        painter.setBrush(color(style.stone(self.side)))
        radius = 0.32 * self.height
        painter.drawEllipse(place + QPointF(radius, self.height / 2), radius, radius)


class RuledLines(NamedTuple):
    """Lines to write on."""

    width: float
    number: int

    def paint(self, painter: QPainter, place: QPointF, style: Style) -> None:
        """Paint the lines one below the other."""
        painter.setPen(QPen(color(style.text.faint(0.5)), 0.4 * _POINT))
        for rule in range(self.number):
            y = (rule + 1) * _RULE
            painter.drawLine(place + QPointF(0, y), place + QPointF(self.width, y))


def text_lines(
    text: str,
    size: int,
    width: float,
    *,
    room: float | None = None,
    most: int | None = None,
    bold: bool = False,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> list[TextLine]:
    """Break a text into lines. size: of the font, in points. room, most: the height or number of lines to cut it at."""
    font = QFont()
    font.setPixelSize(round(size * _POINT))
    font.setBold(bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setFeature(LIGATURES, 0)
    made = list[TextLine]()
    for paragraph in text.split("\n") if text else ():
        layout, y = begun_layout(paragraph, font, align), 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, y))
            y += line.height()
            made.append(TextLine(layout, line))
        layout.endLayout()
    if room is not None:
        most = sum(bottom <= room for bottom in accumulate(line.height for line in made))
    if most is None or len(made) <= most:
        return made
    shown = made[:most]
    return [*shown[:-1], *map(_cut, shown[-1:])]


def _cut(line: TextLine) -> TextLine:
    """Return a line with an ellipsis, which shows that the text goes on."""
    layout = cut_line(line.layout, line.line, " …")
    return TextLine(layout, layout.lineAt(0))
