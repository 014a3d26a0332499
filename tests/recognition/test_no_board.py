"""Pictures without a board, and such as break what is careless."""

from itertools import product
from random import Random
from zlib import crc32

import numpy as np
import pytest
from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from hen_editor.drawing.painter.pictures import ready
from hen_editor.recognition import Pixels, codes, recognise
from hen_editor.recognition.decoding.decoder import decoded, pixels_of
from hen_editor.recognition.decoding.process import MOST_PIXELS

pytestmark = pytest.mark.usefixtures("qapp")


def drawn(draw, side: int = 480, color: str = "white") -> Pixels:
    """Return a picture of what a function draws."""
    ready()
    made = QImage(side, side, QImage.Format.Format_RGB32)
    made.fill(QColor(color))
    with QPainter(made) as painter:
        draw(painter)
    return pixels_of(made)


def grid(painter: QPainter, count: int, cell: int, start: int = 40) -> None:
    painter.setPen(QPen(QColor("black"), 2))
    for line in range(count + 1):
        painter.drawLine(start + line * cell, start, start + line * cell, start + count * cell)
        painter.drawLine(start, start + line * cell, start + count * cell, start + line * cell)


def discs(painter: QPainter, count: int, cell: int, share: float, start: int = 40) -> None:
    lot = Random(3)
    for x, y in product(range(count), range(count)):
        if lot.random() < share:
            painter.setBrush(QColor(lot.choice(("black", "white"))))
            painter.drawEllipse(QRectF(start + (x + 0.1) * cell, start + (y + 0.1) * cell, cell * 0.8, cell * 0.8))


def chess(painter: QPainter) -> None:
    for x, y in product(range(8), range(8)):
        painter.fillRect(40 + x * 50, 40 + y * 50, 50, 50, QColor("#f0d9b5" if (x + y) % 2 else "#b58863"))
    discs(painter, 8, 50, 0.4)


def othello(painter: QPainter) -> None:
    grid(painter, 8, 50)
    discs(painter, 8, 50, 0.5)


def begun(painter: QPainter) -> None:
    grid(painter, 8, 47)
    painter.setBrush(QColor("black"))
    painter.drawEllipse(QRectF(374, 280, 38, 38))


def crossword(painter: QPainter) -> None:
    grid(painter, 13, 30)
    lot = Random(2)
    for x, y in product(range(13), range(13)):
        if lot.random() < 0.2:
            painter.fillRect(40 + x * 30, 40 + y * 30, 30, 30, QColor("black"))


def sudoku(painter: QPainter) -> None:
    grid(painter, 9, 44)
    for x, y in product(range(9), range(9)):
        painter.drawText(QRectF(40 + x * 44, 40 + y * 44, 44, 44), Qt.AlignmentFlag.AlignCenter, str((x * y) % 9 + 1))


def table(painter: QPainter) -> None:
    for row in range(20):
        painter.drawLine(0, row * 24, 480, row * 24)
        for column in range(6):
            painter.drawText(QPointF(column * 80 + 6, row * 24 + 17), str(row * 977 + column * 31))
    for column in range(7):
        painter.drawLine(column * 80, 0, column * 80, 480)


def squared_paper(painter: QPainter) -> None:
    grid(painter, 24, 20, 0)


def icons(painter: QPainter) -> None:
    discs(painter, 10, 44, 1)


def bricks(painter: QPainter) -> None:
    for row in range(16):
        for column in range(-1, 12):
            painter.fillRect(column * 44 + row % 2 * 22, row * 30, 41, 27, QColor("#a04030"))


@pytest.mark.parametrize(
    "draw",
    [chess, othello, begun, crossword, sudoku, table, squared_paper, icons, bricks],
    ids=lambda draw: draw.__name__,
)
def test_what_is_no_board_is_not_offered(draw) -> None:
    found = recognise(drawn(draw))
    assert found.value == ()
    assert [problem.kind for problem in found.diagnostics] == [codes.NO_BOARD]


@pytest.mark.parametrize(
    "pixels",
    [
        np.random.default_rng(1).integers(0, 256, (400, 500, 3)).astype(np.uint8),
        np.zeros((0, 0, 3), np.uint8),
        np.zeros((1, 60_000, 3), np.uint8),
        np.zeros((60_000, 1, 3), np.uint8),
        np.full((900, 1200, 3), 255, np.uint8),
        np.tile(np.uint8([[0, 255], [255, 0]]), (300, 300))[..., None].repeat(3, axis=2),
        np.tile(np.uint8([0] + [255] * 7), (600, 75))[..., None].repeat(3, axis=2),
    ],
    ids=["noise", "nothing", "a row", "a column", "white", "chequered", "stripes"],
)
def test_what_has_no_lines_of_a_board_is_no_board(pixels: Pixels) -> None:
    assert recognise(pixels).value == ()


def test_another_array_is_refused() -> None:
    with pytest.raises(ValueError, match="uint8"):
        recognise(np.zeros((9, 9), np.uint8))


def test_a_picture_that_says_it_is_huge_is_refused_by_its_size() -> None:
    ready()
    file = bytearray(picture_file(30))
    at = file.index(b"IHDR")
    file[at + 4 : at + 12] = (30_000).to_bytes(4, "big") * 2
    file[at + 17 : at + 21] = crc32(file[at : at + 17]).to_bytes(4, "big")
    found = decoded(bytes(file))
    assert found.value is None
    assert [problem.kind for problem in found.diagnostics] == [codes.TOO_LARGE]


def test_what_is_no_picture_is_said_to_be_none() -> None:
    ready()
    assert [problem.kind for problem in decoded(b"nothing").diagnostics] == [codes.UNREADABLE]


def picture_file(side: int) -> bytes:
    made = QImage(side, side, QImage.Format.Format_RGB32)
    made.fill(QColor("white"))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    made.save(buffer, "PNG")
    return bytes(buffer.data().data())


def test_a_picture_larger_than_a_screen_is_made_smaller() -> None:
    ready()
    made = QImage(4000, 5000, QImage.Format.Format_RGB32)
    made.fill(QColor("white"))
    assert 0.99 * MOST_PIXELS < pixels_of(made).shape[0] * pixels_of(made).shape[1] <= MOST_PIXELS
