"""What the status bar shows while a large file is read: progress, and a way to cancel."""

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QSizePolicy, QWidget

from hen_editor.document.loading import Loading
from hen_editor.ui.widgets.buttons import text_button
from hen_editor.ui.widgets.plain_text import label

_STEPS = 1000
_WIDTH = 220


class LoadingBar(QWidget):
    """Shows the progress of reading a file; its button calls `cancel`."""

    def __init__(self, loading: Loading, cancel: Callable[[], object], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._progress = QProgressBar(self)
        self._progress.setRange(0, _STEPS)
        self._progress.setTextVisible(False)
        self._progress.setAccessibleName(self.tr("Loading progress"))
        button = text_button(self.tr("Cancel"), "", self)
        button.clicked.connect(cancel)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)
        text = label(self.tr("Opening {file}").format(file=loading.name), self)
        line = text.sizeHint().height()
        self._progress.setFixedSize(_WIDTH, line - 4)
        button.setFixedHeight(line)  # keeps the height of the status bar
        row.addWidget(text)
        row.addWidget(self._progress)
        row.addWidget(button)
        loading.progressed.connect(self._show)

    def _show(self, share: float) -> None:
        self._progress.setValue(round(share * _STEPS))
