"""What is being read for a window, to be shown when it takes long."""

from PySide6.QtCore import QObject, Signal


class Loading(QObject):
    """A source that is being read. name: its name for the user. progressed: the share that is done, from 0 to 1."""

    progressed = Signal(float)

    def __init__(self, name: str, parent: QObject) -> None:
        super().__init__(parent)
        self.name = name
