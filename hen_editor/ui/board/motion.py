"""The short animation of a stone that is placed or captured, which never delays what the user does next."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from PySide6.QtCore import QObject, QSettings, QVariantAnimation, Signal
from PySide6.QtGui import QGuiApplication

from hen_editor.core.board import Color, Point
from hen_editor.ui.board.picture import Picture
from hen_editor.ui.settings import MOTION

COMING_MS, GOING_MS = 80, 120
"""How long a stone takes to come in, and a captured one to fade, in milliseconds."""

_LARGEST, _FAINTEST = 1.06, 0.58
"""The size and the opacity with which a stone comes in: those of the ghost it replaces."""


class MovingStones(NamedTuple):
    """Stones being animated: `coming` are on the board already, `going` no longer. elapsed: in milliseconds."""

    coming: Mapping[Point, Color] = MappingProxyType({})
    going: Mapping[Point, Color] = MappingProxyType({})
    elapsed: int = 0

    @property
    def points(self) -> frozenset[Point]:
        """The points of all animated stones."""
        return frozenset((*self.coming, *self.going))

    @property
    def size(self) -> float:
        """The size of the stones that come in, as a share of the others' size."""
        return _LARGEST - (_LARGEST - 1) * self._share_come

    @property
    def opacity(self) -> float:
        """The opacity of the stones that come in."""
        return _FAINTEST + (1 - _FAINTEST) * self._share_come

    @property
    def rest(self) -> float:
        """The opacity of the stones that fade out."""
        return max(0.0, 1 - self.elapsed / GOING_MS) if GOING_MS else 0.0

    @property
    def _share_come(self) -> float:
        return min(1.0, self.elapsed / COMING_MS) if COMING_MS else 1.0


NOTHING_MOVES = MovingStones()


def by_hand(before: Picture, after: Picture) -> MovingStones:
    """Return the stones that come and go when one takes the place of its ghost; none if none does."""
    stones, there = after.position.stones, before.position.stones
    if before.position.size != after.position.size:
        return NOTHING_MOVES
    ghosts = {ghost.point: ghost.what for ghost in before.preview.ghosts}
    coming = {
        point: color
        for point, color in ghosts.items()
        if isinstance(color, Color) and stones.get(point) is color and there.get(point) is not color
    }
    going = {point: there[point] for point in there.changes_to(stones) if point in there and point not in stones}
    return MovingStones(coming, going) if coming else NOTHING_MOVES


def is_motion_wanted() -> bool:
    """Return whether stones should be animated: neither the preferences nor the system ask for less motion."""
    if QSettings().value(MOTION, True, type=bool) is False:
        return False
    hints = QGuiApplication.styleHints()  # kept, since the object that `accessibility` returns is deleted with it
    if not hasattr(hints, "accessibility"):  # before Qt 6.10
        return True
    system = hints.accessibility()
    return not hasattr(system, "motionPreference") or system.motionPreference().name != "ReducedMotion"  # since 6.12


class StoneMotion(QObject):
    """Moves stones; `stepped` has the points to paint again."""

    stepped = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.moving = NOTHING_MOVES
        self._clock = QVariantAnimation(self, startValue=0)
        self._clock.valueChanged.connect(self._step)
        self._clock.finished.connect(self.end)

    def begin(self, moving: MovingStones) -> None:
        """Move stones, and end what moved before."""
        self.end()
        duration = GOING_MS if moving.going else COMING_MS
        if moving.coming and duration:
            self.moving = moving
            self._clock.setDuration(duration)
            self._clock.setEndValue(duration)
            self._clock.start()

    def end(self) -> None:
        """End the animation: show all stones as they finally are."""
        points, self.moving = self.moving.points, NOTHING_MOVES
        self._clock.stop()
        if points:
            self.stepped.emit(points)

    def _step(self, elapsed: int) -> None:
        if self.moving.coming:
            self.moving = self.moving._replace(elapsed=elapsed)
            self.stepped.emit(self.moving.points)
