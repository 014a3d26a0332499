"""The dialog for an uncaught exception."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QPlainTextEdit,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from hen_editor.ui.widgets.long_text import beginning
from hen_editor.ui.widgets.plain_text import label

_WIDTH = 520
_DETAILS_HEIGHT = 240


class ExceptionDialog(QDialog):
    """Says that something went wrong and that the work is still there; the traceback is among the details.

    save_requested: the user wants to save the work under another name.
    """

    save_requested = Signal()

    def __init__(self, details: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Something went wrong"))
        self._details = QPlainTextEdit(self)
        self._details.setReadOnly(True)
        self._details.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._details.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self._details.setPlainText(beginning(details))
        self._details.setMinimumHeight(_DETAILS_HEIGHT)
        self._details.setAccessibleName(self.tr("Details"))
        self._details.hide()
        role = QDialogButtonBox.ButtonRole
        buttons = QDialogButtonBox(self)
        go_on = buttons.addButton(self.tr("&Continue"), role.RejectRole)
        save_as = buttons.addButton(self.tr("Save &as..."), role.ActionRole)
        show_details = buttons.addButton(self.tr("&Details"), role.ActionRole)
        show_details.setCheckable(True)
        self._copy = buttons.addButton(self.tr("C&opy details"), role.ActionRole)
        self._copy.hide()
        for button in (save_as, show_details, self._copy):
            button.setAutoDefault(False)
        go_on.setDefault(True)
        buttons.rejected.connect(self.reject)
        save_as.clicked.connect(self.save_requested)
        show_details.toggled.connect(self._unfold)
        self._copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self._details.toPlainText()))
        column = QVBoxLayout(self)
        column.addLayout(self._words())
        column.addWidget(self._details, 1)
        column.addWidget(buttons)
        self.setMinimumWidth(_WIDTH)

    def add(self, details: str) -> None:
        """Add the details of something that went wrong since."""
        self._details.setPlainText(beginning(f"{self._details.toPlainText()}\n{details}"))

    def _words(self) -> QHBoxLayout:
        sign = label("", self)
        extent = self.style().pixelMetric(QStyle.PixelMetric.PM_MessageBoxIconSize)
        icon = self.style().standardIcon(QStyle.StandardPixmap.SP_MessageBoxWarning)
        sign.setPixmap(icon.pixmap(QSize(extent, extent), self.devicePixelRatioF()))
        what = label(self.tr("HEN Editor could not finish what it was doing."), self)
        font = what.font()
        font.setBold(True)
        what.setFont(font)
        now = label(
            self.tr(
                "This is a bug in the program. Your work is still here: you can continue, or save it under another "
                "name first. If it happens again, please report it with the details."
            ),
            self,
        )
        words = QVBoxLayout()
        for each in (what, now):
            each.setWordWrap(True)
            words.addWidget(each)
        words.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        return row

    def _unfold(self, shown: bool) -> None:
        self._details.setVisible(shown)
        self._copy.setVisible(shown)
        self.adjustSize()
