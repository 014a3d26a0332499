"""The board that was read from a picture, with its points in doubt ringed."""

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from hen_editor.core.board import Point
from hen_editor.core.game.overlay import Overlay
from hen_editor.ui.board.view import BoardView
from hen_editor.ui.colors import colors_of
from hen_editor.ui.recognition.draft import BoardDraft
from hen_editor.ui.recognition.picture_view import paint_doubt


class DraftBoard(BoardView):
    """Shows the position that was read; what the picture does not show of the board is greyed out."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._doubts: list[Point] = []

    def show_draft(self, draft: BoardDraft) -> None:
        """Show what was read."""
        position, area = draft.position, draft.area
        beside = frozenset(point for point in position.size.points() if not area.holds(point))
        self._doubts = [draft.on_board(point) for point in draft.doubts]
        self.show_position(position, Overlay(greyed_out=beside))
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._doubts:
            return
        cell = (self.centre_of(Point(1, 0)) - self.centre_of(Point(0, 0))).x()
        painter = QPainter(self.viewport())
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for point in self._doubts:
                paint_doubt(painter, self.centre_of(point), cell, colors_of(self.palette()).warning)
        finally:
            painter.end()
