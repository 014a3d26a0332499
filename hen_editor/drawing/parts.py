"""The shapes on a point, around the origin: stones, marks, markers, territory; and arrows between points."""

from colorsys import hsv_to_rgb, rgb_to_hsv
from functools import lru_cache
from math import cos, hypot, pi, radians, sin, sqrt
from random import Random
from typing import NamedTuple

from hen_editor.core.board import BLACK, WHITE, Color
from hen_editor.core.position import Mark
from hen_editor.drawing.shapes import Circle, Ink, Outline, Path, Radial, Rect, Step, Stroke, straight
from hen_editor.drawing.style import Finish, Style, channels

VARIANTS = 7
"""The number of shell textures; the point decides which one a stone gets."""

RADIUS = 0.485
"""The radius of a stone."""

_WHITE_LIGHT = Ink("#ffffff")


def variant(column: int, row: int) -> int:
    """Return the texture of a white stone at a place."""
    return (column * 5 + row * 3 + column * row) % VARIANTS


@lru_cache(maxsize=256)
def stone(color: Color, style: Style, texture: int = 0) -> tuple[Outline, ...]:
    """Return a stone of slate, shell or glass, with its shadow to the right and below only; or a flat one.

    texture: that of a white stone.
    """
    edge = style.edge_of_white if color is WHITE else style.edge
    rim = Stroke(edge, style.edge_width, least=0.7)
    lines = hatching(color, style) if style.is_hatched(color) else ()
    if style.finish is not Finish.ROUND:
        return (Circle(0, 0, RADIUS - style.edge_width / 2, style.ground(color), rim), *lines)
    shell = _shell_lines(Random(texture)) if color is WHITE else ()
    return (
        *_shadow(style.shadow),
        Circle(0, 0, RADIUS, _body(color, style.stone(color))),
        *shell,
        *lines,
        _shine(color),
        Circle(0, 0, RADIUS - style.edge_width / 2, stroke=rim),
    )


def _shadow(ink: Ink) -> tuple[Outline, ...]:
    if not ink.opacity:
        return ()
    away, radius = 0.07 * RADIUS, 1.08 * RADIUS
    stops = ((0.0, ink), (0.82, ink.faint(0.8)), (0.92, ink.faint(0.333)), (1.0, ink.faint(0.0)))
    return (Circle(away, 1.6 * away, radius, Radial(away, 1.6 * away, radius, stops)),)


_SHADES = {
    BLACK: ((0.0, 2.05, 1.0), (0.3, 1.45, 1.0), (0.7, 0.8, 1.0), (1.0, 0.375, 1.0)),
    WHITE: ((0.0, 1.1, 0.0), (0.45, 1.03, 0.7), (0.75, 0.967, 1.6), (1.0, 0.807, 2.8)),
}
"""The shades of a stone from its light to its rim: the share of the way, its brightness and its saturation."""

_GLASS = ((0.0, 1.28, 0.9), (0.35, 1.06, 1.0), (0.75, 0.893, 1.0), (1.0, 0.667, 1.0))


def _body(color: Color, base: Ink) -> Radial:
    hue, saturation, value = rgb_to_hsv(*channels(base))
    stops = tuple(
        (share, _ink(hue, min(1.0, saturation * more), min(1.0, value * bright)))
        for share, bright, more in _SHADES.get(color, _GLASS)
    )
    return Radial(-0.28 * RADIUS, -0.34 * RADIUS, 1.45 * RADIUS, stops)


def _ink(hue: float, saturation: float, value: float) -> Ink:
    red, green, blue = (round(channel * 255) for channel in hsv_to_rgb(hue, saturation, value))
    return Ink(f"#{red:02x}{green:02x}{blue:02x}")


def _shine(color: Color) -> Circle:
    """Return the reflection of a window on the upper left: dull on slate, soft on shell, bright on glass."""
    strength = {BLACK: 0.18, WHITE: 0.588}.get(color, 0.361)
    x, y, radius = 0.42 * RADIUS * cos(-2.2), 0.5 * RADIUS * sin(-2.2), 0.5 * RADIUS
    stops = tuple((share, _WHITE_LIGHT.faint(strength * part)) for share, part in ((0.0, 1.0), (0.5, 0.33), (1.0, 0.0)))
    return Circle(x, y, radius, Radial(x, y, radius, stops))


def _shell_lines(random: Random) -> tuple[Outline, ...]:
    """Return the growth lines of the shell: slightly bent, nearly parallel, closer together towards one side."""
    turn, bend = radians(random.uniform(-70, 70)), random.uniform(0.25, 0.5) * random.choice((-1, 1))
    radius, height = RADIUS * 0.98, -0.92
    steps: list[Step] = []

    def place(across: float, down: float) -> tuple[float, float]:
        return (
            radius * (across * cos(turn) - down * sin(turn)),
            radius * (across * sin(turn) + down * cos(turn)),
        )

    while height < 0.92:
        start, end = -sqrt(1 - height * height), max(-0.97, min(0.97, height + random.uniform(-0.03, 0.03)))
        middle = height + bend * start * start
        steps += (("M", place(start, height)), ("Q", (*place(0, middle), *place(sqrt(1 - end * end), end))))
        height += random.uniform(0.13, 0.24)
    return (Path(tuple(steps), stroke=Stroke(Ink("#786846", 0.078), 0.045 * RADIUS, least=0.8)),)


_ANGLES = {Color.RED: 90, Color.BLUE: 0, Color.GREEN: 45, Color.PURPLE: -45}
"""The angle of the lines that stand for a colour in heraldry; yellow has dots."""


class _Hatching(NamedTuple):
    """How close and thick lines and dots are. reach: how many are on each side of the middle one."""

    reach: int
    distance: float
    width: float
    dot: float


_FINE, _COARSE = _Hatching(2, 0.16, 0.035, 0.032), _Hatching(1, 0.25, 0.07, 0.065)


def hatching(color: Color, style: Style, *, is_small: bool = False) -> tuple[Outline, ...]:
    """Return the lines or dots on a coloured stone that stand for its colour.

    is_small: there are few and thick ones, which can still be told apart on a stone 13 pixels wide.
    """
    radius, ink = RADIUS - style.edge_width, style.on(color)
    reach, distance, width, dot = _COARSE if is_small else _FINE
    numbers = range(-reach, reach + 1)
    if color not in _ANGLES:
        dots = [(x * distance, y * distance) for x in numbers for y in numbers if (x + y) % 2 == 0]
        return tuple(Circle(x, y, dot, ink) for x, y in dots if hypot(x, y) < radius - 0.06)
    across, along = radians(_ANGLES[color]) + pi / 2, radians(_ANGLES[color])
    steps: list[Step] = []
    for line in numbers:
        off = line * distance
        half = sqrt(radius * radius - off * off)
        x, y = off * cos(across), off * sin(across)
        dx, dy = half * cos(along), half * sin(along)
        steps += straight((x - dx, y - dy), (x + dx, y + dy))
    return (Path(tuple(steps), stroke=Stroke(ink, width, least=0.5)),)


@lru_cache(maxsize=64)
def mark(which: Mark, ink: Ink, *, around: bool) -> tuple[Outline, ...]:
    """Return a mark, larger if it goes `around` a text; a cross is then faint, beneath it."""
    grown = 1.4 if around else 1.0
    stroke = Stroke(ink, 0.075)
    if which is Mark.CIRCLE:
        return (Circle(0, 0, 0.27 * grown, stroke=stroke),)
    if which is Mark.SQUARE:
        return (Rect.around(0.23 * grown, stroke=stroke),)
    if which is Mark.TRIANGLE:
        reach = 0.32 * grown
        corners = (0, -reach), (reach * 0.866, reach * 0.5), (-reach * 0.866, reach * 0.5)
        return (Path.through(*corners, closed=True, stroke=stroke),)
    assert which is Mark.CROSS
    reach = 0.22 * grown
    cross = (*straight((-reach, -reach), (reach, reach)), *straight((-reach, reach), (reach, -reach)))
    return (Path(cross, stroke=Stroke(ink.faint(0.45) if around else ink, 0.095, cap="round")),)


def ground(color: Color, style: Style, *, of_text: bool) -> Circle:
    """Return what is beneath a mark, or a text, on a hatched stone."""
    return Circle(0, 0, 0.32 if of_text else 0.36, style.ground(color))


_ROOM = {Mark.CIRCLE: 0.52, Mark.SQUARE: 0.5, Mark.TRIANGLE: 0.34, Mark.CROSS: 0.74}


def room_for_text(which: Mark | None, *, on_stone: bool) -> float:
    """Return the width available to a text on a point, perhaps within a mark."""
    if which is not None:
        return _ROOM[which]
    return 0.74 if on_stone else 0.92


@lru_cache(maxsize=64)
def last_move(ink: Ink, *, alone: bool) -> tuple[Outline, ...]:
    """Return the marker of the last move: a dot, or a ring along the stone's edge if its middle is taken."""
    return (Circle(0, 0, 0.125, ink) if alone else Circle(0, 0, 0.4, stroke=Stroke(ink, 0.05)),)


@lru_cache(maxsize=64)
def ko(ink: Ink) -> tuple[Outline, ...]:
    """Return the ko marker: the four corners of a square, unlike any mark."""
    return (Path(corners(0.34, 0.16), stroke=Stroke(ink, 0.065)),)


def corners(reach: float, arm: float) -> tuple[Step, ...]:
    """Return the four corners of a square around the origin, by half its side and the length of their arms."""
    return tuple(
        step
        for x in (-reach, reach)
        for y in (-reach, reach)
        for step in straight((x - arm * x / reach, y), (x, y), (x, y - arm * y / reach))
    )


@lru_cache(maxsize=64)
def territory(owner: Color, style: Style) -> tuple[Outline, ...]:
    """Return a small square in the owner's colour, with an edge in the opponent's."""
    edge = (style.on_dark if owner is BLACK else style.on_light).faint(0.75)
    return (Rect.around(0.15, style.stone(owner), Stroke(edge, 0.035, least=1.0)),)


@lru_cache(maxsize=64)
def next_move(color: Color, style: Style) -> tuple[Outline, ...]:
    """Return a small stone where a game goes on."""
    return (Circle(0, 0, 0.19, style.stone(color), Stroke(style.on(color).faint(0.5), 0.03, least=1.0)),)


_ROOM_FOR_SIGN, _SHORTEST_ARROW = 0.4, 0.3
"""How far an arrow stays away from a point with a sign, unless less than the second would be left of it."""


def arrow(
    start: tuple[float, float],
    end: tuple[float, float],
    ink: Ink,
    halo: Ink,
    *,
    headed: bool,
    signs: tuple[bool, bool] = (False, False),
) -> tuple[Outline, ...]:
    """Return a line between two places, or with a head an arrow; nothing if they are the same.

    signs: whether there are signs at its start and its end, which it then does not cover.
    """
    (x0, y0), (x1, y1) = start, end
    distance = hypot(x1 - x0, y1 - y0)
    if not distance:
        return ()
    along_x, along_y = (x1 - x0) / distance, (y1 - y0) / distance
    away = min(_ROOM_FOR_SIGN, max(distance - _SHORTEST_ARROW, 0.0) / max(sum(signs), 1))
    x0, y0 = x0 + away * signs[0] * along_x, y0 + away * signs[0] * along_y
    length = distance - away * sum(signs)
    half, head, wing = 0.05, min(0.46, length * 0.8) if headed else 0.0, 0.19

    def place(forward: float, aside: float) -> tuple[float, float]:
        return x0 + forward * along_x - aside * along_y, y0 + forward * along_y + aside * along_x

    neck = length - head
    tip = (place(neck, wing), place(length, 0), place(neck, -wing)) if headed else ()
    outline = straight(place(0, half), place(neck, half), *tip, place(neck, -half), place(0, -half), closed=True)
    return (Path(outline, stroke=Stroke(halo, 0.075, join="round", least=2.0)), Path(outline, ink))
