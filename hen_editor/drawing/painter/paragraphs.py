"""Paragraphs broken into lines, in the direction in which their text is read, and cut off with an ellipsis."""

from unicodedata import bidirectional

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF, QTextLayout, QTextLine, QTextOption


def begun_layout(text: str, font: QFont, align: Qt.AlignmentFlag) -> QTextLayout:
    """Return the layout of a paragraph, for its lines to be created.

    align: the side where lines begin; right-to-left text begins on the right instead of the left.
    """
    is_right_to_left = _is_right_to_left(text)
    if is_right_to_left and align & Qt.AlignmentFlag.AlignLeft:
        align = Qt.AlignmentFlag.AlignRight
    option = QTextOption(align)
    option.setTextDirection(Qt.LayoutDirection.RightToLeft if is_right_to_left else Qt.LayoutDirection.LeftToRight)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout = QTextLayout(text, font)
    layout.setTextOption(option)
    layout.beginLayout()
    return layout


def cut_line(layout: QTextLayout, line: QTextLine, ending: str = "") -> QTextLayout:
    """Return the layout of a single line: what a paragraph says from a line on, with an ellipsis if there is more.

    ending: what follows the paragraph.
    """
    text, font = layout.text().encode("utf-16-le", "surrogatepass"), layout.font()
    rest = text[2 * line.textStart() :].decode("utf-16-le", "surrogatepass") + ending  # Qt counts units of UTF-16
    cut = QTextLayout(QFontMetricsF(font).elidedText(rest, Qt.TextElideMode.ElideRight, line.width()), font)
    cut.setTextOption(layout.textOption())
    cut.beginLayout()
    cut.createLine().setLineWidth(line.width())
    cut.endLayout()
    return cut


def _is_right_to_left(text: str) -> bool:
    """Return whether a paragraph is read from right to left, as its first letter is (UAX #9, P2 and P3)."""
    strong = (kind for kind in map(bidirectional, text) if kind in ("L", "R", "AL"))
    return next(strong, "L") != "L"
