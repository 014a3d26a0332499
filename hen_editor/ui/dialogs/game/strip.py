"""The dialog for removing comments and markup."""

from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QGroupBox,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from hen_editor.core.editing.clearing import Kind
from hen_editor.core.translatable import QT_TRANSLATE_NOOP

_NAMES = {
    Kind.COMMENTS: QT_TRANSLATE_NOOP("StripDialog", "&Comments"),
    Kind.NODE_NAMES: QT_TRANSLATE_NOOP("StripDialog", "Node &names"),
    Kind.LABELS: QT_TRANSLATE_NOOP("StripDialog", "&Labels"),
    Kind.MARKS: QT_TRANSLATE_NOOP("StripDialog", "&Marks"),
    Kind.LINES: QT_TRANSLATE_NOOP("StripDialog", "&Arrows and lines"),
    Kind.TERRITORY: QT_TRANSLATE_NOOP("StripDialog", "&Territory"),
    Kind.DIMMED: QT_TRANSLATE_NOOP("StripDialog", "&Greyed-out points"),
    Kind.VIEW: QT_TRANSLATE_NOOP("StripDialog", "Cropped &views"),
    Kind.ANNOTATIONS: QT_TRANSLATE_NOOP("StripDialog", "Annotation&s"),
    Kind.TIMES: QT_TRANSLATE_NOOP("StripDialog", "Remaining t&imes"),
}


class StripDialog(QDialog):
    """Asks for kinds of things, and whether to remove them from this node or the whole game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Remove comments and markup"))
        self._boxes = {kind: QCheckBox(self.tr(name), self) for kind, name in _NAMES.items()}
        grid = QGridLayout()
        for place, box in enumerate(self._boxes.values()):
            grid.addWidget(box, place // 2, place % 2)
            box.toggled.connect(self._allow)
        self._whole_game = QRadioButton(self.tr("&Whole game"), self)
        self._whole_game.setChecked(True)
        group = QGroupBox(self.tr("From"), self)
        inside = QVBoxLayout(group)
        inside.addWidget(self._whole_game)
        inside.addWidget(QRadioButton(self.tr("This n&ode"), self))
        buttons = QDialogButtonBox.StandardButton
        self._buttons = QDialogButtonBox(buttons.Ok | buttons.Cancel, self)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(grid)
        column.addWidget(group)
        column.addWidget(self._buttons)
        self._allow()

    def kinds(self) -> list[Kind]:
        """Return the selected kinds."""
        return [kind for kind, box in self._boxes.items() if box.isChecked()]

    def whole_game(self) -> bool:
        """Tell whether to remove them from the whole game."""
        return self._whole_game.isChecked()

    def _allow(self) -> None:
        self._buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(bool(self.kinds()))
