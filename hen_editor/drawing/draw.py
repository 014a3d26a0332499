"""A figure as shapes. The origin is the upper left point shown, the unit the distance between two lines."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from random import Random
from typing import NamedTuple

from hen_editor.core.board import EMPTY, WHITE, Color, Point
from hen_editor.drawing import parts
from hen_editor.drawing.figure import Figure, Sides
from hen_editor.drawing.frame import COORDINATE, Frame
from hen_editor.drawing.shapes import (
    Box,
    Circle,
    Copy,
    Ink,
    Layer,
    Linear,
    Outline,
    Path,
    Rect,
    Shape,
    Step,
    Stroke,
    Symbol,
    Text,
    straight,
)
from hen_editor.drawing.style import Style
from hen_editor.drawing.words import coordinates, estimated_width, line_names, words_around

_LABEL = 0.56
"""The height of the font of texts on points."""

LEGIBLE_COORDINATE, LEGIBLE_NUMBER = 3.63, 5.0
"""The least legible height of coordinates, in pixels; the second for names of several characters in pixel pictures."""

KO, _ROOM_FOR_KO = "ko", 0.44
"""The text on a ko point without a stone, and the room for it."""

_GREYED_OUT, _HIDDEN = 0.62, 0.9
"""The opacity of the veil over greyed-out points, and over those not in view."""


class Drawing(NamedTuple):
    """A figure as shapes in a style, layer upon layer; the first is the board itself.

    board: the board with its coordinates. box: the whole picture.
    """

    figure: Figure
    style: Style
    board: Box
    box: Box
    layers: tuple[Layer, ...]

    @property
    def width(self) -> float:
        """The width of the picture."""
        return self.box.width

    @property
    def height(self) -> float:
        """The height of the picture."""
        return self.box.height

    def with_rim(self, rim: float) -> "Drawing":
        """Return the drawing with this much more of the board on all sides, in cells."""
        figure, style, frame = self.figure, self.style, Frame.of(self.figure, rim)
        box, words = words_around(figure, frame.board, style)
        changed: dict[str, Iterable[Shape]] = {
            "board": _ground(box, frame.board, style),
            "lines": lines(figure, frame, style, texts_on(figure, frame)),
            "veil": _veils(figure, frame, style),
            "words": words,
        }
        layers = (
            Layer(layer.name, tuple(changed[layer.name])) if layer.name in changed else layer for layer in self.layers
        )
        return Drawing(figure, style, frame.board, box, tuple(layers))


def draw(figure: Figure, style: Style) -> Drawing:
    """Draw a figure."""
    frame = Frame.of(figure)
    texts = texts_on(figure, frame)
    box, words = words_around(figure, frame.board, style)
    layers: dict[str, Iterable[Shape]] = {
        "board": _ground(box, frame.board, style),
        "lines": lines(figure, frame, style, texts),
        "coordinates": coordinates(figure, frame, style),
        **on_points(figure, frame, style, texts),
        "words": words,
    }
    made = (Layer(name, tuple(shapes)) for name, shapes in layers.items())
    return Drawing(
        figure, style, frame.board, box, tuple(layer for layer in made if layer.shapes or layer.name == "board")
    )


def legible(figure: Figure, cell: float, least: float = LEGIBLE_COORDINATE) -> Figure:
    """Return a figure, without coordinates if they are too small to be read.

    cell: the pixels from line to line. least: the least height in pixels at which they are kept.
    """
    return figure if COORDINATE * cell >= least else figure._replace(sides=Sides.NONE)


def least_in_pixels(figure: Figure) -> float:
    """Return the least legible height of coordinates made of pixels: below it, names of two characters smudge."""
    frame = Frame.of(figure)
    names = (name for is_column in (True, False) for _, name in line_names(figure, frame, is_column=is_column))
    return LEGIBLE_NUMBER if any(len(name) > 1 for name in names) else LEGIBLE_COORDINATE


def draw_legibly(
    figure: Figure, style: Style, pixels: Callable[[Drawing], float], least: float = LEGIBLE_COORDINATE
) -> Drawing:
    """Draw a figure for a picture on a screen, without coordinates too small to be read.

    pixels: returns the width in pixels of the picture of a drawing. least: as for `legible`.
    """
    drawing = draw(figure, style)
    shown = legible(figure, pixels(drawing) / drawing.width, least)
    return drawing if shown == figure else draw(shown, style)


def on_points(figure: Figure, frame: Frame, style: Style, texts: Mapping[Point, str]) -> dict[str, Iterable[Shape]]:
    """Return the layers of what is on the points of a frame, perhaps `within` another, and on the lines between them.

    texts: as `texts_on` returns them.
    """
    return {
        "stones": _stones(figure, frame, style),
        "marks": _marks(figure, frame, style, texts),
        "labels": _labels(figure, frame, style, texts),
        "dimmed": _greyed_out(figure, frame, style),
        "arrows": _arrows(figure, frame, style),
        "veil": _veils(figure, frame, style),
    }


def texts_on(figure: Figure, frame: Frame) -> dict[Point, str]:
    """Return the texts that are shown, among them the sign of a ko on a bare point."""
    texts = {point: text for point, text in figure.texts().items() if frame.shows(point)}
    ko = figure.position.ko if figure.ko else None
    if (
        ko is not None
        and frame.shows(ko)
        and not (ko in texts or ko in figure.position.stones or figure.mark(ko) is not None)
    ):
        texts[ko] = KO
    return texts


def gaps(figure: Figure, frame: Frame, texts: Mapping[Point, str]) -> Iterator[Box]:
    """Iterate over the rectangles that lines must not enter, where texts are on the bare board."""
    for point, text in texts.items():
        if point not in figure.position.stones:
            (x, y), (across, down) = frame.place(point), _gap(figure, point, text)
            yield Box(x - across, y - down, 2 * across, 2 * down)


def lines(figure: Figure, frame: Frame, style: Style, texts: Mapping[Point, str]) -> Iterator[Outline]:
    """Draw the lines, broken where a text is on the bare board, and the star points."""
    kept_off = [*gaps(figure, frame, texts)]
    left, top, right, bottom = frame.ends
    goes_on_left, goes_on_above, goes_on_right, goes_on_below = frame.cuts
    inner, border = list[Step](), list[Step]()
    for column in range(frame.columns):
        steps = border if _is_border(column, frame.columns, goes_on_left, goes_on_right) else inner
        breaks = [(gap.y, gap.y + gap.height) for gap in kept_off if abs(gap.x + gap.width / 2 - column) < 0.5]
        for start, end in _pieces(top, bottom, breaks):
            steps += straight((column, start), (column, end))
    for row in range(frame.rows):
        steps = border if _is_border(row, frame.rows, goes_on_above, goes_on_below) else inner
        breaks = [(gap.x, gap.x + gap.width) for gap in kept_off if abs(gap.y + gap.height / 2 - row) < 0.5]
        for start, end in _pieces(left, right, breaks):
            steps += straight((start, row), (end, row))
    if inner:
        yield Path(tuple(inner), stroke=Stroke(style.line, style.line_width, least=1.0, aligned=True))
    if border:
        yield Path(tuple(border), stroke=Stroke(style.line, style.border_width, "square", least=1.0, aligned=True))
    yield from _star_points(figure, frame, style, texts)


def _is_border(line: int, lines: int, goes_on_before: bool, goes_on_after: bool) -> bool:
    """Return whether a line is the first or the last of the board, not only of the part that is shown."""
    return (line == 0 and not goes_on_before) or (line == lines - 1 and not goes_on_after)


def _star_points(figure: Figure, frame: Frame, style: Style, texts: Mapping[Point, str]) -> Iterator[Circle]:
    """Draw the star points; on a board of one line all points, as no other line shows where they are."""
    size = figure.position.size
    points = size.points() if 1 in (size.columns, size.rows) else size.star_points() if figure.stars else ()
    for point in points:
        if frame.shows(point) and point not in texts and point not in figure.position.stones:
            yield Circle(*frame.place(point), style.hoshi_radius, style.line)


def _gap(figure: Figure, point: Point, text: str) -> tuple[float, float]:
    """Return the distance of the lines from the middle of a text, to the sides, and up and down."""
    half = min(estimated_width(text) * _LABEL, _room(figure, point, text)) / 2
    return max(half, 0.25) + 0.06, 0.31


def _room(figure: Figure, point: Point, text: str) -> float:
    if text is KO:
        return _ROOM_FOR_KO
    return parts.room_for_text(figure.mark(point), on_stone=point in figure.position.stones)


def _pieces(start: float, end: float, breaks: list[tuple[float, float]]) -> Iterator[tuple[float, float]]:
    """Iterate over what the breaks leave of a line."""
    for stop, restart in sorted(breaks):
        if stop > start:
            yield start, stop
        start = max(start, restart)
    if start < end:
        yield start, end


def _stones(figure: Figure, frame: Frame, style: Style) -> Iterator[Copy]:
    """Draw the stones from the upper left, so that one covers the shadow of the one before."""
    cells, width = figure.position.stones.cells, figure.position.size.columns
    symbols = dict[tuple[int, int], Symbol]()
    for (column, row), place in frame.places.items():
        cell = cells[row * width + column]
        if cell != EMPTY:
            texture = parts.variant(column, row) if cell == WHITE.cell else 0
            symbol = symbols.get((cell, texture))
            if symbol is None:
                symbol = symbols[cell, texture] = _stone(_COLORS[cell], style, texture)
            yield Copy(symbol, *place)


_COLORS = {color.cell: color for color in Color}


def _stone(color: Color, style: Style, texture: int) -> Symbol:
    name = color.name.lower() + (f"-{texture + 1}" if color is WHITE else "")
    return Symbol(name, parts.stone(color, style, texture))


def _marks(figure: Figure, frame: Frame, style: Style, texts: Mapping[Point, str]) -> Iterator[Shape]:
    position, overlay = figure.position, figure.overlay
    stones = position.stones

    def named(name: str, shapes: tuple[Outline, ...], point: Point) -> Copy:
        color = stones.get(point)
        on = "" if color is None else f"-on-{color.name.lower()}"
        return Copy(Symbol(name + on, shapes), *frame.place(point))

    def shown(points: Iterable[Point]) -> list[Point]:
        return [point for point in points if frame.shows(point)]

    if selected := shown(sorted(overlay.selected)):
        yield Path(_squares(frame, selected), style.selection.faint(0.35))
    for point in shown(figure.next_moves):
        follower = figure.next_moves[point]
        yield Copy(Symbol(f"next-{follower.name.lower()}", parts.next_move(follower, style)), *frame.place(point))
    for point in shown(overlay.territory):
        owner = overlay.territory[point]
        yield Copy(Symbol(f"territory-{owner.name.lower()}", parts.territory(owner, style)), *frame.place(point))
    for point in shown(position.marks):
        mark, color = figure.mark(point), stones.get(point)
        if mark is None:
            continue
        if color is not None and style.is_hatched(color):
            yield named("ground", (parts.ground(color, style, of_text=False),), point)
        shapes = parts.mark(mark, style.on(color), around=point in texts)
        yield named(mark.name.lower() + ("-around" if point in texts else ""), shapes, point)
    if figure.ko and position.ko is not None and frame.shows(position.ko):
        yield named("ko", parts.ko(style.on(stones.get(position.ko))), position.ko)
    last = position.last_move.point if position.last_move and figure.last_move else None
    if last is not None and frame.shows(last):
        alone = last not in texts and figure.mark(last) is None and last not in overlay.territory
        name = "last-move" if alone else "last-move-around"
        yield named(name, parts.last_move(style.on(stones.get(last)), alone=alone), last)


def _labels(figure: Figure, frame: Frame, style: Style, texts: Mapping[Point, str]) -> Iterator[Shape]:
    for point, text in texts.items():
        color = figure.position.stones.get(point)
        x, y = frame.place(point)
        if color is not None and style.is_hatched(color) and figure.mark(point) is None:
            yield parts.ground(color, style, of_text=True)._replace(x=x, y=y)
        yield Text(text, x, y, _LABEL, _room(figure, point, text), style.on(color))


def _arrows(figure: Figure, frame: Frame, style: Style) -> Iterator[Outline]:
    overlay = figure.overlay
    signed = figure.signed_points() if overlay.lines or overlay.arrows else ()
    for lines, headed in ((overlay.lines, False), (overlay.arrows, True)):
        for start, end in lines:
            if frame.shows(start) and frame.shows(end):
                ends, signs = (frame.place(start), frame.place(end)), (start in signed, end in signed)
                yield from parts.arrow(*ends, style.marks, style.halo, headed=headed, signs=signs)


def _greyed_out(figure: Figure, frame: Frame, style: Style) -> Iterator[Outline]:
    points = figure.overlay.greyed_out
    if points and (shown := [point for point in frame.places if point in points]):
        yield Path(_squares(frame, shown), style.veil.faint(_GREYED_OUT))


def _veils(figure: Figure, frame: Frame, style: Style) -> Iterator[Outline]:
    """Draw what fades points that are not in view."""
    view = figure.overlay.view
    if view is not None and (hidden := [point for point in frame.places if point not in view]):
        yield Path(_squares(frame, hidden, to_rim=True), style.veil.faint(_HIDDEN))


def _squares(frame: Frame, points: Collection[Point], *, to_rim: bool = False) -> tuple[Step, ...]:
    """Return the cells of points, on outer lines perhaps extended to the rim of the board."""
    steps: list[Step] = []
    board = frame.board
    for x, y in map(frame.place, points):
        left, top, right, bottom = x - 0.5, y - 0.5, x + 0.5, y + 0.5
        if to_rim:
            left, top = board.x if x == 0 else left, board.y if y == 0 else top
            right = board.x + board.width if x == frame.columns - 1 else right
            bottom = board.y + board.height if y == frame.rows - 1 else bottom
        steps += straight((left, top), (right, top), (right, bottom), (left, bottom), closed=True)
    return tuple(steps)


# The page, and the board itself: of one colour, or of wood.


def _ground(box: Box, board: Box, style: Style) -> Iterator[Outline]:
    """Draw the page where words are beside the board, and the board. box: of both."""
    if style.page.opacity and box != board:
        yield Rect(*box, style.page)
    if len(style.board) == 1:
        yield Rect(*board, style.board[0])
    elif style.board:
        yield from _wood(board, *style.board)


@lru_cache(maxsize=8)
def _wood(board: Box, light: Ink, dark: Ink) -> tuple[Outline, ...]:
    """Draw wood as a gradient, with growth rings that bend together."""
    random = Random(361)
    x, y, width, height = board
    shades = tuple(
        (share, _between(light, dark, way)) for share, way in ((0.0, 0.3), (0.35, 0.46), (0.7, 0.34), (1.0, 0.5))
    )
    plank = Rect(*board, Linear(x, y, x + width, y + height * 0.3, shades))
    rings: list[list[Step]] = [[], [], []]
    across, sway = x, random.uniform(0.25, 0.45)
    while across < x + width:
        lean = sway * min(1.0, (across - x) * 2, (x + width - across) * 2)
        top, bottom = across + lean * 0.3, across - lean * 0.4
        middle = across + lean
        random.choice(rings).extend([("M", (top, y)), ("Q", (middle, y + height * 0.4, bottom, y + height))])
        across += random.uniform(0.16, 0.36)
    looks = zip(rings, (0.5, 0.34, 0.2), (0.03, 0.055, 0.09), strict=True)
    grain = (
        Path(tuple(ring), stroke=Stroke(dark.faint(part), width, least=0.5)) for ring, part, width in looks if ring
    )
    return (plank, *grain)


def _between(one: Ink, other: Ink, share: float) -> Ink:
    numbers = [[int(ink.rgb[at : at + 2], 16) for at in (1, 3, 5)] for ink in (one, other)]
    mixed = (round(a + (b - a) * share) for a, b in zip(*numbers, strict=True))
    return Ink("#" + "".join(f"{channel:02x}" for channel in mixed))
