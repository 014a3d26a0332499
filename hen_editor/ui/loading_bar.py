"""What the status bar shows while a file is read that takes its time: how far it is, and a way out."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QToolButton, QWidget

from hen_editor.document.loading import Loading

_STEPS = 1000
_WIDTH = 220


class LoadingBar(QWidget):
    """Shows how far one file is read; a click on its button calls `cancel`."""

    def __init__(self, loading: Loading, cancel: Callable[[], object], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._progress = QProgressBar(self)
        self._progress.setRange(0, _STEPS)
        self._progress.setFixedWidth(_WIDTH)
        self._progress.setAccessibleName(_tr("How far the file is read"))
        button = QToolButton(self)
        button.setText(_tr("Cancel"))
        button.clicked.connect(cancel)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(QLabel(_tr("Opening {file}").format(file=loading.name), self))
        row.addWidget(self._progress)
        row.addWidget(button)
        loading.progressed.connect(self._show)

    def _show(self, share: float) -> None:
        self._progress.setValue(round(share * _STEPS))


def _tr(text: str) -> str:
    return QCoreApplication.translate("LoadingBar", text)
