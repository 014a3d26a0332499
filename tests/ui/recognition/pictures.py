"""Pictures of boards to be looked at, and the sheet that shows them."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QTimer
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF, QTransform
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from hen_editor.core import hen
from hen_editor.core.board import Area
from hen_editor.drawing.draw import draw
from hen_editor.drawing.figure import Figure, Sides
from hen_editor.drawing.painter.painting import image
from hen_editor.recognition import Corners
from hen_editor.styles import STYLES
from hen_editor.ui.recognition.dialog import RecognitionDialog
from hen_editor.ui.recognition.reader import PictureReader

NINE = ".9x9_8Gb_7Cwb_5Ebw_3Gw_2Cb"
OTHER = ".9x9_9Hwb_6Hw_4Dbwb_1bw"


def picture(text: str, width: int = 480, style: str = "wood", part: Area | None = None) -> QImage:
    """Return a picture of the board of a HEN that carries nothing."""
    figure = Figure(hen.parse_strict(text), part=part, sides=Sides.NONE)
    return image(draw(figure, STYLES[style]), width)


def blank(width: int = 400, height: int = 300) -> QImage:
    """Return a picture of nothing."""
    made = QImage(width, height, QImage.Format.Format_RGB32)
    made.fill(QColor("white"))
    return made


def beside(*pictures: QImage) -> QImage:
    """Return a picture with others beside each other."""
    gap = 60
    made = blank(sum(each.width() + gap for each in pictures) + gap, max(each.height() for each in pictures) + 2 * gap)
    painter, x = QPainter(made), gap
    for each in pictures:
        painter.drawImage(x, gap, each)
        x += each.width() + gap
    painter.end()
    return made


def photographed(board: QImage, corners: Corners, width: int = 700, height: int = 600) -> QImage:
    """Return a picture of a board seen from the side, with its corners in these places."""
    made = blank(width, height)
    made.fill(QColor("#6b7a58"))
    there = QPolygonF([QPointF(*corner) for corner in corners])
    here = QPolygonF([QPointF(*each) for each in rim(board)])
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setTransform(QTransform.quadToQuad(here, there))
    painter.drawImage(0, 0, board)
    painter.end()
    return made


def rim(board: QImage) -> Corners:
    """Return the corners of a picture."""
    width, height = float(board.width()), float(board.height())
    return ((0.0, 0.0), (width, 0.0), (width, height), (0.0, height))


def looked_through(dialog: RecognitionDialog) -> RecognitionDialog:
    """Wait until a sheet has been given what was found, and all that was read again."""
    reader = dialog.findChild(PictureReader)
    while reader.is_looking or reader.is_reading:
        QTest.qWait(5)
    return dialog


def with_sheet(do: Callable[[], object], use: Callable[[RecognitionDialog], object]) -> list[str]:
    """Do what shows a sheet, use it once the picture was looked through, and close it; return the titles of dialogs."""
    shown: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, RecognitionDialog) and not dialog.findChild(PictureReader).is_looking:
            timer.stop()
            shown.append(dialog.windowTitle())
            use(looked_through(dialog))
            if dialog.isVisible():
                dialog.reject()

    timer = QTimer(interval=10)
    timer.timeout.connect(look)
    timer.start()
    do()
    timer.stop()
    return shown


def offered(dialog: RecognitionDialog) -> list[str]:
    """Return what can be done with the board of a sheet."""
    return [button.text() for button in dialog.findChildren(QPushButton) if button.isEnabled() and _is_offer(button)]


def _is_offer(button: QPushButton) -> bool:
    return button.text() in ("Replace", "Overlay", "As variation", "As new game", "New window")
