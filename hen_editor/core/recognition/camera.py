"""How a camera sees a board: stones are thick, and seen at an angle each is beside its point."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from hen_editor.core.recognition.recognised import Corners, Place, projection

Floats = npt.NDArray[np.float64]

_FOCAL_LENGTH = 0.65
"""That of phones, as a share of the diagonal of their pictures."""

_HEIGHT = 0.14
"""How high above the board stones are looked at, in cells: a little below their middle, so that lines are seen, too."""


_LEAST_DIFFERENCE = 0.01
"""By how much two sides differ that are seen at an angle, as a share of their length."""


class SeenBoard(NamedTuple):
    """A board, or an area of one, as a camera at the origin sees it.

    camera: takes what is in space to the picture. across, down: its sides, from the upper left corner at `start`.
    """

    camera: Floats
    across: Floats
    down: Floats
    start: Floats

    @classmethod
    def of(cls, corners: Corners, shape: tuple[int, ...]) -> "SeenBoard":
        """Return the one with these corners in a picture of this shape, at whose middle the camera looks."""
        height, width = shape[:2]
        focal_length = _FOCAL_LENGTH * float(np.hypot(height, width))
        camera = np.array([[focal_length, 0, width / 2], [0, focal_length, height / 2], [0, 0, 1]])
        board = np.array([*projection(corners), 1]).reshape(3, 3)
        return cls(camera, *np.linalg.solve(camera, board).T)

    @property
    def ratio(self) -> float:
        """How many times as wide as high it is."""
        return float(np.linalg.norm(self.across) / np.linalg.norm(self.down))


def is_at_an_angle(corners: Corners) -> bool:
    """Return whether opposite sides of a board differ in length, as in a photo, but not in a screenshot or a scan."""
    sides = [float(np.hypot(*np.subtract(corners[index], corners[index - 1]))) for index in range(4)]
    return any(abs(sides[index] - sides[index + 2]) > _LEAST_DIFFERENCE * sides[index] for index in (0, 1))


def raised(corners: Corners, columns: float, rows: float, shape: tuple[int, ...]) -> Corners:
    """Return where corners of a board would be seen if it were as high as the middle of its stones.

    columns, rows: the cells between the corners. shape: that of the picture.
    """
    camera, across, down, start = SeenBoard.of(corners, shape)
    up = np.cross(down / rows, across / columns)
    up *= _HEIGHT / np.sqrt(np.linalg.norm(up))

    def seen(place: Floats) -> Place:
        x, y, depth = camera @ (place + up)
        return float(x / depth), float(y / depth)

    return seen(start), seen(start + across), seen(start + across + down), seen(start + down)
