"""Roles of widgets: code that creates a widget gives it a role, not colours, and the style paints it by its role."""

from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QFont, QPalette
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QGraphicsOpacityEffect, QLabel, QWidget

from hen_editor.ui.colors import colors_of

_ROLE = "role"
"""The dynamic property with the name of a role."""

_FAINT_SIZE, _LARGE_SIZE = 0.92, 1.15
"""The size of faint text, and that of names and comments, as multiples of the system font's."""

_BEHIND = 0.45
"""The opacity of what steps back."""

RING = 2
"""The width of the focus ring, in pixels."""


class Role(Enum):
    """The roles that the style paints.

    Buttons. PRIMARY: the main button of its window, filled with the accent. TONAL: the button most used among others,
    lit, with its words in the accent. CELL: without a background until it is
    pointed at, and lit with a bar at its side while it is checked. SAYING: to be read even when it cannot be pressed,
    in the second grey instead of that of disabled buttons. GOOD, BAD: for a right or wrong answer, in its colour while
    it is checked. Frames. PANE: of a view that fills its panel and has no line
    around it. DESK: of the board.
    """

    PRIMARY = "primary"
    TONAL = "tonal"
    CELL = "cell"
    SAYING = "saying"
    GOOD = "good"
    BAD = "bad"
    PANE = "pane"
    DESK = "desk"


def give_role(widget: QWidget, role: Role | None) -> None:
    """Let the style paint a widget in a role; None for no role."""
    if role is not role_of(widget):
        widget.setProperty(_ROLE, role.value if role else None)
        QWidget.update(widget)  # in PySide6 6.8 the `update` of lists and tables accepts only an index


def role_of(widget: QWidget | None) -> Role | None:
    """Return the role of a widget."""
    value = None if widget is None else widget.property(_ROLE)
    return Role(value) if value else None


def make_faint(label: QLabel) -> None:
    """Make a label less prominent: in the second grey, a little smaller."""
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    label.setFont(faint_font(label.font()))


def show_as_text(field: QWidget) -> None:
    """Give a field the background of its panel, so that it looks like plain text until it is edited."""
    palette = field.palette()
    palette.setBrush(QPalette.ColorRole.Base, QBrush(Qt.BrushStyle.NoBrush))
    field.setPalette(palette)


def step_back(widget: QWidget, *, wanted: bool) -> None:
    """Let a widget fade behind others that are now looked at; it can be used as before."""
    effect = None
    if wanted and not colors_of(widget.palette()).is_high_contrast:
        effect = QGraphicsOpacityEffect(widget)
        effect.setOpacity(_BEHIND)
    widget.setGraphicsEffect(effect)  # type: ignore[arg-type]  # None removes it


def make_heading(label: QLabel) -> None:
    """Make the text of a label semibold."""
    label.setFont(semibold(label.font()))


def faint_font(font: QFont) -> QFont:
    """Return a font for faint text."""
    return scaled(font, _FAINT_SIZE)


def large_font(font: QFont) -> QFont:
    """Return a font for what is read first: names and comments. It has whole points, as users choose them."""
    made = scaled(font, _LARGE_SIZE)
    if made.pointSizeF() > 0:
        made.setPointSize(round(made.pointSizeF()))
    return made


def scaled(font: QFont, share: float) -> QFont:
    """Return a font of another size, as a share of its own."""
    made = QFont(font)
    if made.pointSizeF() > 0:
        made.setPointSizeF(made.pointSizeF() * share)
    else:
        made.setPixelSize(round(made.pixelSize() * share))
    return made


def semibold(font: QFont) -> QFont:
    """Return a font for names and headings."""
    made = QFont(font)
    made.setWeight(QFont.Weight.DemiBold)
    return made


def show_focus(view: QAbstractScrollArea, role: Role | None = None) -> None:
    """Give a view a frame wide enough for the focus ring; its viewport would cover half of the ring otherwise."""
    view.setFrameStyle(QFrame.Shape.Panel | QFrame.Shadow.Plain)
    view.setLineWidth(RING)
    if role is not None:
        give_role(view, role)
