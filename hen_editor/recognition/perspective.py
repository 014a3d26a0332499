"""Boards in perspective: in a photo, the lines of each direction meet in one point, far from the board.

A camera also sees stones beside their points, since they are thick: `raised` says where.

1. `_straight_lines` finds the lines that run more down than across, and the others.
2. `_meetings` says where most lines of a direction meet.
3. `_area` says where lines of both directions cross, as seen from above, and how far they are apart.
4. `flattened` makes a picture of that, in which lines run straight across and down.
"""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from hen_editor.recognition.combs import combs
from hen_editor.recognition.pixels import Pixels, between_all, lightness, reduced, sampled, unreduced
from hen_editor.recognition.recognised import Corners, Place, between, projection
from hen_editor.recognition.ridges import KindOfLines, Mask, Ridges, ridges

Floats = npt.NDArray[np.float64]

_LOOKED_AT = 800
"""The longer side, in pixels, of the reduced picture that is searched."""

_MOST_POINTS = 60_000
_SLOPES = np.tan(np.radians(np.arange(-40, 40.1, 0.5)))
_LEAST_LENGTH = 0.08
"""The least number of pixels of a line, as a share of the height of the picture."""

_BESIDE = 8
"""How far from a line, in pixels, the places are that it is compared with: cloth has as many ridges everywhere."""

_MOST_LINES = 48
_LEAST_LINES, _LEAST_CROSSINGS = 5, 3
"""The lines of one direction that must meet in a point, and the others that each of them crosses."""

_NEAR = np.radians(0.5)
"""How far from its direction a line may pass a point where others meet."""

_PLACES = 1000
"""The places among which lines of one direction are looked for as evenly spaced."""

_MOST_OBLONG = 1.35
"""How many times as long as wide a cell may seem to be: real ones are 1.08 times, and a picture may be cropped."""

_AROUND = 5
"""The cells around the lines seen, among which there may be lines that stones hide."""

_UPRIGHT = 0.02
"""How far the corners of an area that is not turned are from those of a rectangle, as a share of its side."""

_CELL, _LONGEST_SIDE = 48, 1000
"""The most pixels of a cell and of a side when it is flattened."""

_FOCAL_LENGTH = 0.65
"""The focal length of phones, as a share of the diagonal of their pictures."""

_STONE_HEIGHT = 0.14
"""How high above the board stones are looked at, in cells: a little below their middle, so that lines are seen, too."""

_LEAST_DIFFERENCE = 0.01
"""By how much two sides differ that are seen at an angle, as a share of their length."""


class Meeting(NamedTuple):
    """Lines that meet.

    point: where, in homogeneous coordinates. lines: each as three numbers a, b, c of the line a x + b y + c = 0.
    """

    point: Floats
    lines: Floats


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
    up *= _STONE_HEIGHT / np.sqrt(np.linalg.norm(up))

    def seen(place: Floats) -> Place:
        x, y, depth = camera @ (place + up)
        return float(x / depth), float(y / depth)

    return seen(start), seen(start + across), seen(start + across + down), seen(start + down)


class FlatArea(NamedTuple):
    """An area of a picture as it would be seen from above.

    corners: where it is in the picture. cells: how many cells wide and high it is. around: how many of these are on
    each side of the lines. side: the pixels of a cell when it is flattened.
    """

    corners: Corners
    cells: tuple[float, float]
    around: float
    side: float

    @property
    def inside(self) -> Corners:
        """The corners of its lines."""
        ends = [(self.around / cells, 1 - self.around / cells) for cells in self.cells]
        one, two, four, three = (between(self.corners, across, down) for down in ends[1] for across in ends[0])
        return one, two, three, four

    @property
    def size(self) -> tuple[int, int]:
        """How many pixels wide and high it is when it is flattened."""
        return round(self.cells[0] * self.side), round(self.cells[1] * self.side)

    def raised(self, shape: tuple[int, ...]) -> "FlatArea":
        """Return the area in which stones are on their points. shape: that of the picture."""
        return self._replace(corners=raised(self.corners, *self.cells, shape))


def flattened(pixels: Pixels, area: FlatArea) -> Pixels:
    """Return what is within an area as seen from above."""
    width, height = area.size
    shares = np.meshgrid((np.arange(width) + 0.5) / width, (np.arange(height) + 0.5) / height)
    x, y = between_all(area.corners, *shares)
    longest = max(float(np.hypot(*np.subtract(area.corners[index], area.corners[index - 1]))) for index in range(4))
    factor = max(1, int(longest / max(width, height)))
    seen = sampled(reduced(pixels, factor), (x + 0.5) / factor - 0.5, (y + 0.5) / factor - 0.5)
    return np.nan_to_num(seen, nan=128).astype(np.uint8)


def unflattened(area: FlatArea, place: Place) -> Place:
    """Return where a place of a flattened picture is in the picture itself."""
    width, height = area.size
    return between(area.corners, (place[0] + 0.5) / width, (place[1] + 0.5) / height)


def seen_from_above(pixels: Pixels) -> Iterator[FlatArea]:
    """Iterate over areas of a picture that would be rectangles if seen from above, with lines as a board has."""
    factor = max(1, round(max(pixels.shape[:2]) / _LOOKED_AT))
    small = reduced(pixels, factor)
    if min(small.shape[:2]) < 40:
        return
    seen = ridges(lightness(small), KindOfLines())
    height, width = small.shape[:2]
    across = list(_meetings(_straight_lines(seen.across.T)[:, [1, 0, 2]], (height, width)))
    down = list(_meetings(_straight_lines(seen.down), (height, width)))
    for one in across:
        for other in down:
            area = _area(one, other, seen)
            if area is not None and not _is_upright(area.corners):
                yield area._replace(corners=unreduced(area.corners, factor))


def _is_upright(corners: Corners) -> bool:
    """Return whether an area is seen from straight above and not turned: flattening it would bring nothing new."""
    places = np.array(corners)
    (left, top), (right, bottom) = places.min(axis=0), places.max(axis=0)
    off = np.abs(places - [(left, top), (right, top), (right, bottom), (left, bottom)]).max()
    return bool(off < _UPRIGHT * min(right - left, bottom - top))


def _straight_lines(mask: Mask) -> Floats:
    """Return the straight lines of a mask of ridges that run more down than across, the longest first."""
    ys, xs = np.nonzero(mask)
    step = max(1, len(xs) // _MOST_POINTS)
    ys, xs = ys[::step].astype(np.float32), xs[::step].astype(np.float32)
    height, width = mask.shape
    ys -= height / 2
    room = int(height / 2 * _SLOPES[-1]) + 2
    counts = np.zeros((len(_SLOPES), width + 2 * room), np.float32)
    for index, slope in enumerate(_SLOPES):
        places = np.round(xs - np.float32(slope) * ys).astype(np.intp) + room
        counts[index] = np.bincount(places, minlength=counts.shape[1])[: counts.shape[1]]
    sums = np.cumsum(np.pad(counts, ((0, 0), (_BESIDE + 1, _BESIDE)), mode="edge"), axis=1)
    counts -= (sums[:, 2 * _BESIDE + 1 :] - sums[:, : -2 * _BESIDE - 1]) / (2 * _BESIDE + 1)
    lines = []
    for _ in range(_MOST_LINES):
        best = int(counts.argmax())
        index, place = divmod(best, counts.shape[1])
        if counts[index, place] * step < _LEAST_LENGTH * height:
            break
        slope, start = float(_SLOPES[index]), float(place - room)
        for reach in (2.5, 1.5, 1.5):
            off = xs - slope * ys - start
            near = np.abs(off) < reach
            if near.sum() < 10:
                break
            slope_off, start_off = np.polyfit(ys[near], off[near], 1)
            slope, start = slope + float(slope_off), start + float(start_off)
        lines.append((1.0, -slope, -start + slope * height / 2))
        # The same line, with a little of another slope, is not looked at again.
        for other, other_slope in enumerate(_SLOPES):
            reach = 4 + abs(other_slope - _SLOPES[index]) * height * 0.35
            if reach < 40:
                left = int(place - reach)
                counts[other, max(0, left) : int(place + reach) + 1] = 0
    return np.array(lines, float).reshape(-1, 3)


def _meetings(lines: Floats, shape: tuple[int, int]) -> Iterator[Meeting]:
    """Iterate over the points where most lines meet, at most two."""
    for _ in range(2):
        if len(lines) < _LEAST_LINES:
            return
        is_near, point = _meeting_point(lines, shape)
        if is_near.sum() < _LEAST_LINES:
            return
        yield Meeting(point, lines[is_near])
        lines = lines[~is_near]


def _meeting_point(lines: Floats, shape: tuple[int, int]) -> tuple[Mask, Floats]:
    """Return which lines meet where most do, and that point."""
    height, width = shape
    lines = lines / np.hypot(lines[:, 0], lines[:, 1])[:, None]
    middle = np.array([width / 2, height / 2])
    # The place on each line that is nearest to the middle of the picture.
    nearest = middle - (lines[:, :2] @ middle + lines[:, 2])[:, None] * lines[:, :2]
    one, other = np.triu_indices(len(lines), 1)
    points = np.cross(lines[one], lines[other])

    def passing(points: Floats) -> Mask:
        """Return which lines go to which points: points, lines."""
        to = points[:, None, :2] - points[:, None, 2:] * nearest[None]
        length = np.hypot(to[..., 0], to[..., 1]) + 1e-9
        sine = np.abs((to * lines[None, :, :2]).sum(axis=2)) / length
        is_outside = length > np.abs(points[:, 2:]) * 0.5 * max(shape)
        return np.asarray((sine < np.sin(_NEAR)) & is_outside)

    best = int(passing(points).sum(axis=1).argmax())
    near, point = passing(points[best][None])[0], points[best]
    for _ in range(3):
        if near.sum() < 3:
            break
        scale = np.array([1, 1, 1 / max(shape)])
        _, _, rest = np.linalg.svd(lines[near] * scale)
        point = rest[-1] * scale
        near = passing(point[None])[0]
    return near, point


def _area(across: Meeting, down: Meeting, seen: Ridges) -> FlatArea | None:
    """Return the area in which lines of both directions cross; None if they are not evenly spaced."""
    height, width = seen.across.shape
    horizon = np.cross(across.point, down.point)
    middle = np.array([width / 2, height / 2, 1])
    if abs(horizon @ middle) < 1e-12:
        return None
    # Seen from above, the lines through the meeting points are parallel, and the horizon is infinitely far.
    above = np.stack([np.cross(down.point, middle), np.cross(across.point, middle), horizon / (horizon @ middle)])
    above[:2] *= np.where(above[[0, 1], [0, 1]] < 0, -1, 1)[:, None]
    points = np.cross(across.lines[:, None], down.lines[None])
    points = points / np.where(np.abs(points[..., 2:]) < 1e-12, 1e-12, points[..., 2:])
    x, y = np.round(points[..., 0]), np.round(points[..., 1])
    is_in = (x >= 0) & (y >= 0) & (x < width) & (y < height) & (points @ above[2] > 0.2)
    at = np.where(is_in, y, 0).astype(np.intp), np.where(is_in, x, 0).astype(np.intp)
    is_seen = is_in & (seen.across & seen.down)[at]
    points = points @ above.T
    points = np.where(is_seen[..., None], points[..., :2] / points[..., 2:], np.nan)
    spans, pitches = [], []
    for axis in (0, 1):
        counts = is_seen.sum(axis=axis)
        is_line = counts >= _LEAST_CROSSINGS
        if is_line.sum() < _LEAST_LINES:
            return None
        places = np.nanmedian(points[..., axis].compress(is_line, axis=1 - axis), axis=axis)
        low, high = float(places.min()), float(places.max())
        at = np.round((places - low) / (high - low) * _PLACES).astype(np.intp) + 1
        profile = np.bincount(at, counts[is_line], _PLACES + 3).astype(np.float32)
        spans.append((low, high))
        pitches.append(
            [comb._replace(pitch=comb.pitch * (high - low) / _PLACES) for comb in combs(profile, _PLACES / 60)]
        )
    back = np.linalg.inv(above)
    pairs = sorted(product(*pitches), key=lambda pair: -pair[0].score - pair[1].score)
    for pair in pairs:
        (left, right), (top, bottom) = (
            (low - _AROUND * comb.pitch, high + _AROUND * comb.pitch)
            for (low, high), comb in zip(spans, pair, strict=True)
        )
        corners = np.array([(left, top, 1), (right, top, 1), (right, bottom, 1), (left, bottom, 1)]) @ back.T
        if (corners[:, 2] * (corners @ horizon) * (horizon @ middle) <= 0).any():
            continue  # a part of it is behind the camera
        corners = corners[:, :2] / corners[:, 2:]
        cells = (right - left) / pair[0].pitch, (bottom - top) / pair[1].pitch
        area = FlatArea(_corners_of(corners), cells, _AROUND, min(_CELL, _LONGEST_SIDE / max(cells)))
        oblong = SeenBoard.of(area.corners, seen.across.shape).ratio * cells[1] / cells[0]
        if 1 / _MOST_OBLONG < oblong < _MOST_OBLONG:
            return area
    return None


def _corners_of(places: Floats) -> Corners:
    one, two, three, four = ((float(x), float(y)) for x, y in places)
    return one, two, three, four
