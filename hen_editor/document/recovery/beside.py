"""A board that is not in a document yet, recorded as a document of its own."""

from PySide6.QtCore import QObject

from hen_editor.core.position import Position
from hen_editor.document.document import Burst, Document
from hen_editor.document.recovery.recorder import Recorder
from hen_editor.pasting import Pasted
from hen_editor.pasting.actions import Action, pasted


class BoardRecorder(QObject):
    """Records a board that the user is correcting, so that it can be recovered if the program is killed."""

    def __init__(self, text: str, parent: QObject) -> None:
        """Create the recorder. text: the name of the undo step with which a recovered document gets the board."""
        super().__init__(parent)
        self._text = text
        self._document = Document(self)
        self._recorder = Recorder(self._document, self)
        self._stroke: Burst | None = None

    def record(self, board: Pasted) -> None:
        """Record the board as it is now."""
        self._stroke = self._stroke or self._document.begin_stroke()
        self._document.draw(self._stroke, pasted(self._stroke.base, board, Action.REPLACE).value, self._text)

    def forget(self) -> None:
        """Forget the board, which is in a document now, or not wanted."""
        if self._stroke is not None:
            self._document.resume_stroke(self._stroke)
            self._document.cancel_stroke()
            self._document.new(Position())
