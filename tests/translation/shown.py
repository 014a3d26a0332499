"""All texts that a widget shows, or would show to who points at it or listens to it."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
    QWidget,
)

NOT_SHOWN = {"objectName", "styleSheet", "windowFilePath", "inputMask", "html", "markdown", "documentTitle"}
"""Properties of Qt's classes that nobody sees, or that hold what another one holds."""

TYPED = {QLineEdit: {"text", "displayText", "selectedText"}, QPlainTextEdit: {"plainText"}, QTextEdit: {"plainText"}}
"""Properties that hold what the user types."""

_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.WhatsThisRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
_MOST_ROWS = 200


class Shown(NamedTuple):
    """A text, and where it is shown."""

    where: str
    text: str


def shown_texts(top: QWidget) -> Iterator[Shown]:
    """Yield the texts of a widget and of all that is in it."""
    for widget in [top, *top.findChildren(QWidget)]:
        where = f"{type(top).__name__} {type(widget).__name__} {widget.objectName()}"
        yield from _properties(where, widget)
        match widget:
            case QTabBar():
                for place in range(widget.count()):
                    yield Shown(where, widget.tabText(place))
                    yield Shown(where, widget.tabToolTip(place))
            case QComboBox():
                yield from _items(where, widget.model(), QModelIndex())
            case QHeaderView():
                continue
            case QAbstractItemView() if widget.model() is not None:
                yield from _headers(where, widget.model())
                yield from _items(where, widget.model(), QModelIndex())
    for action in top.findChildren(QAction):
        yield from action_texts(f"{type(top).__name__} QAction", action)


def action_texts(where: str, action: QAction) -> Iterator[Shown]:
    """Yield the texts of an action."""
    yield from _properties(f"{where} {action.objectName()}", action)


def _properties(where: str, thing: QObject) -> Iterator[Shown]:
    if isinstance(thing.parent(), QAbstractSpinBox):
        return  # the spin box shows the number
    for name in _text_properties(type(thing)):
        value = thing.property(name)
        if value:
            yield Shown(f"{where} {name}", value)


@cache
def _text_properties(kind: type[QObject]) -> list[str]:
    """Return the properties of a class that hold a text to show."""
    skipped = NOT_SHOWN.union(*(names for cls, names in TYPED.items() if issubclass(kind, cls)))
    properties = map(kind.staticMetaObject.property, range(kind.staticMetaObject.propertyCount()))
    return [each.name() for each in properties if each.typeName() == "QString" and each.name() not in skipped]


def _headers(where: str, model: QAbstractItemModel) -> Iterator[Shown]:
    for section in range(_columns(model, QModelIndex())):
        title = model.headerData(section, Qt.Orientation.Horizontal, Qt.ItemDataRole.DisplayRole)
        if isinstance(title, str):
            yield Shown(f"{where} header", title)


def _columns(model: QAbstractItemModel, parent: QModelIndex) -> int:
    return 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)


def _items(where: str, model: QAbstractItemModel, parent: QModelIndex) -> Iterator[Shown]:
    for row in range(min(model.rowCount(parent), _MOST_ROWS)):
        for column in range(_columns(model, parent)):
            index = model.index(row, column, parent)
            for role in _ROLES:
                text = index.data(role)
                if isinstance(text, str) and text:
                    yield Shown(f"{where} column {column}", text)
        yield from _items(where, model, model.index(row, 0, parent))
