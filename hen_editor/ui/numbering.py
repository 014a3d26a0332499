"""Which move numbers are shown on the board: a view setting that is not saved with the game."""

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QSettings

from hen_editor.core.board import Point
from hen_editor.core.editing.move_numbers import move_numbers
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.sgf import NodeId
from hen_editor.ui.settings import keep

MAX_NUMBERED = 9999


class MovesNumbered(Enum):
    """Which moves are numbered; the value is stored in the settings."""

    ALL = "numbers-all"
    LAST = "numbers-last"


class Numbering(NamedTuple):
    """Which moves show their numbers. are_shown: whether any do. last: how many of the last moves."""

    are_shown: bool = False
    numbered: MovesNumbered = MovesNumbered.ALL
    last: int = 1

    def numbers(self, snapshot: Snapshot, after: NodeId | None = None) -> Mapping[Point, int]:
        """Return the selected move numbers, whether shown or not: if a node is given, from 1 after it."""
        if after is not None:
            return move_numbers(snapshot, after=after)
        return move_numbers(snapshot, last=self.last if self.numbered is MovesNumbered.LAST else None)


def kept_numbering() -> Numbering:
    """Return the stored setting."""
    settings = QSettings()
    last = settings.value("board/numbered-last", 1, type=int)
    return Numbering(
        settings.value("board/move-numbers", False, type=bool) is True,
        MovesNumbered.LAST if settings.value("board/numbered", "") == MovesNumbered.LAST.value else MovesNumbered.ALL,
        last if isinstance(last, int) and 0 < last <= MAX_NUMBERED else 1,
    )


def keep_numbering(numbering: Numbering) -> None:
    """Store the setting."""
    keep(
        {
            "board/move-numbers": numbering.are_shown,
            "board/numbered": numbering.numbered.value,
            "board/numbered-last": numbering.last,
        }
    )
