"""What a screen reader is told of the controls of a window: a name, a role, and what they are for."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QDockWidget,
    QFileDialog,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QScrollArea,
    QScrollBar,
    QSplitter,
    QTabBar,
    QTabWidget,
    QTextEdit,
    QWidget,
)

COMPOUND = (QAbstractSpinBox, QComboBox, QKeySequenceEdit, QLineEdit, QAbstractScrollArea, QTabBar)
"""Controls whose parts a screen reader does not say one by one."""

FIELDS = (QLineEdit, QComboBox, QAbstractSpinBox, QKeySequenceEdit, QPlainTextEdit, QTextEdit)

WITHOUT_ROLE = {"QGraphicsView", "QKeySequenceEdit"}
"""What Qt has no role for."""

PLACES = (QMenu, QMenuBar, QSplitter, QTabWidget, QDockWidget, QScrollArea, QScrollBar, QHeaderView)
"""What can have the focus, or a button, but is no control by itself."""

Text = QAccessible.Text


def controls(top: QWidget) -> Iterator[QWidget]:
    """Yield what can be operated in a window: what the focus or a click reaches, each once."""
    for widget in top.findChildren(QWidget):
        is_part = isinstance(widget.parentWidget(), COMPOUND) or _is_of_popup(widget, top)
        is_reached = isinstance(widget, QAbstractButton | QAbstractSlider) or bool(
            widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        )
        if (
            is_reached
            and widget.isVisibleTo(top)
            and not is_part
            and not isinstance(widget, PLACES)
            and widget.focusProxy() is None
        ):
            yield widget


def _kind(widget: QWidget) -> str:
    return type(widget).__name__


def _is_of_popup(widget: QWidget, top: QWidget) -> bool:
    """Return whether a widget is in a popup of another one, such as the list of a combo box."""
    return widget.window() is not top and widget.window().windowType() is Qt.WindowType.Popup


def untold(top: QWidget) -> Iterator[str]:
    """Yield the controls of a window of which a screen reader is not told enough."""
    if isinstance(top, QFileDialog):
        return  # that of Qt
    buddies = {label.buddy() for label in top.findChildren(QLabel)}
    for widget in controls(top):
        where = f"{_kind(top)} {_kind(widget)} {widget.objectName() or widget.toolTip()}"
        interface = QAccessible.queryAccessibleInterface(widget)
        name, description = interface.text(Text.Name), interface.text(Text.Description)
        if not name.strip():
            yield f"{where}: no name"
        if "<" in description or "<" in name:
            yield f"{where}: tags are said: {name} {description}"
        if interface.role() in (QAccessible.Role.NoRole, QAccessible.Role.Client) and _kind(widget) not in WITHOUT_ROLE:
            yield f"{where}: no role"
        has_words = isinstance(widget, QAbstractButton) and widget.text()
        if isinstance(widget, QAbstractButton) and not has_words and not description:
            yield f"{where}: no description"
        if isinstance(widget, FIELDS) and widget not in buddies and not widget.accessibleName():
            yield f"{where}: no label"
    for label in top.findChildren(QLabel):
        is_heading = label.text().endswith((":", "：")) and label.textFormat() is not Qt.TextFormat.RichText
        if is_heading and label.buddy() is None:
            yield f"{_kind(top)} label {label.text()}: names no field"
