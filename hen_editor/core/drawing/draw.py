"""A figure as shapes. The origin is the upper left point shown, the unit the distance between two lines."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from random import Random
from types import MappingProxyType
from typing import NamedTuple
from unicodedata import east_asian_width

from hen_editor.core.board import Area, BoardSize, Color, Point, column_name
from hen_editor.core.drawing import parts
from hen_editor.core.drawing.figure import Figure, Names, Sides
from hen_editor.core.drawing.shapes import (
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
from hen_editor.core.drawing.style import Style
from hen_editor.core.symmetry import Symmetry

LABEL = 0.56
"""The height of the font of texts on points."""

_COORDINATE, _TITLE, _CAPTION = 0.36, 0.62, 0.52
"""The heights of the fonts of other texts."""

_BOLD = 1.15
"""How much wider bold letters are than others."""

_MARGIN = 0.2
"""What is left free on both sides of title and caption."""

_EDGE = 0.62
"""Board beyond the outer lines, without coordinates: a bit more than half a stone."""

_CUT = 0.5
"""How far lines go on where only a part of the board is shown."""

_BAND = 1.6 * _COORDINATE
"""The width of the band in which coordinates are."""

_LEADING = 1.35
"""The distance of lines of text, in heights of their font."""

_KO, _ROOM_FOR_KO = "ko", 0.44

_DIMMED, _HIDDEN = 0.62, 0.9
"""The opacity of the veil over dimmed points, and over those not in view."""

_DIGITS = "〇一二三四五六七八九"


class Drawing(NamedTuple):
    """A figure as shapes in a style, layer upon layer; the first is the board itself. box: the whole picture."""

    figure: Figure
    style: Style
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
        """Return the drawing with so much more of the board on all sides."""
        figure, style, frame = self.figure, self.style, _Frame.of(self.figure, rim)
        box, words = _words(figure, frame.board, style)
        changed: dict[str, Iterable[Shape]] = {
            "board": _ground(box, frame.board, style),
            "lines": _lines(figure, frame, style, _texts(figure, frame)),
            "veil": _veils(figure, frame, style),
            "words": words,
        }
        layers = (
            Layer(layer.name, tuple(changed[layer.name])) if layer.name in changed else layer for layer in self.layers
        )
        return Drawing(figure, style, box, tuple(layers))


def draw(figure: Figure, style: Style) -> Drawing:
    """Draw a figure."""
    frame = _Frame.of(figure)
    texts = _texts(figure, frame)
    box, words = _words(figure, frame.board, style)
    layers: dict[str, Iterable[Shape]] = {
        "board": _ground(box, frame.board, style),
        "lines": _lines(figure, frame, style, texts),
        "coordinates": _coordinates(figure, frame, style),
        "stones": _stones(figure, frame, style),
        "marks": _marks(figure, frame, style, texts),
        "labels": _labels(figure, frame, style, texts),
        "dimmed": _dimmed(figure, frame, style),
        "arrows": _arrows(figure, frame, style),
        "veil": _veils(figure, frame, style),
        "words": words,
    }
    made = (Layer(name, tuple(shapes)) for name, shapes in layers.items())
    return Drawing(figure, style, box, tuple(layer for layer in made if layer.shapes or layer.name == "board"))


def _texts(figure: Figure, frame: "_Frame") -> dict[Point, str]:
    """Return the texts that are shown, among them that of a ko on a bare point."""
    texts = {point: text for point, text in figure.texts().items() if frame.shows(point)}
    ko = figure.position.ko if figure.ko else None
    if (
        ko is not None
        and frame.shows(ko)
        and not (ko in texts or ko in figure.position.stones or figure.mark(ko) is not None)
    ):
        texts[ko] = _KO
    return texts


class _Frame(NamedTuple):
    """Where points are.

    area: the columns and rows of the view that are shown. size: that of the view. places: those of the points shown,
    from the upper left of the view. rim: how much more of the board there is on all sides.
    """

    figure: Figure
    area: Area
    size: BoardSize
    places: Mapping[Point, tuple[int, int]]
    rim: float

    @classmethod
    def of(cls, figure: Figure, rim: float = 0.0) -> "_Frame":
        board, symmetry = figure.position.size, figure.symmetry
        size, part = symmetry.size(board), figure.part or Area.whole(board)
        area = Area.around(symmetry.point(corner, board) for corner in part)
        return cls(figure, area, size, _places(area, size, symmetry), rim)

    def place(self, point: Point) -> tuple[int, int]:
        return self.places[point]

    def shows(self, point: Point) -> bool:
        return point in self.places

    @property
    def columns(self) -> int:
        return len(self.area.columns)

    @property
    def rows(self) -> int:
        return len(self.area.rows)

    @property
    def cuts(self) -> tuple[bool, bool, bool, bool]:
        """Whether the board goes on to the left, above, to the right and below."""
        (left, top), (right, bottom) = self.area
        return left > 0, top > 0, right < self.size.columns - 1, bottom < self.size.rows - 1

    @property
    def ends(self) -> tuple[float, float, float, float]:
        """Where lines end, on the left, above, on the right and below: at the rim if the board goes on there."""
        left, top, right, bottom = (
            (_CUT + (0 if is_named else self.rim)) * is_cut
            for is_cut, is_named in zip(self.cuts, self.named, strict=True)
        )
        return -left, -top, self.columns - 1 + right, self.rows - 1 + bottom

    @property
    def named(self) -> tuple[bool, bool, bool, bool]:
        """Whether there are coordinates on the left, above, on the right and below."""
        sides = self.figure.sides
        return sides is not Sides.NONE, sides is Sides.FOUR, sides is Sides.FOUR, sides is not Sides.NONE

    @property
    def board(self) -> Box:
        left, top, right, bottom = (
            (_CUT if is_cut else _EDGE) + _BAND * is_named + self.rim
            for is_cut, is_named in zip(self.cuts, self.named, strict=True)
        )
        return Box(-left, -top, left + self.columns - 1 + right, top + self.rows - 1 + bottom)


@lru_cache(maxsize=16)
def _places(area: Area, size: BoardSize, symmetry: Symmetry) -> Mapping[Point, tuple[int, int]]:
    """Return where points are, from the upper left. area: what is shown of a view of this size."""
    shown, (left, top) = area.points(), area.upper_left
    points = shown if symmetry is Symmetry.IDENTITY else [symmetry.inverse.point(place, size) for place in shown]
    return MappingProxyType({point: (x - left, y - top) for point, (x, y) in zip(points, shown, strict=True)})


def _ground(box: Box, board: Box, style: Style) -> Iterator[Outline]:
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


def _lines(figure: Figure, frame: _Frame, style: Style, texts: Mapping[Point, str]) -> Iterator[Outline]:
    """Draw the lines, broken where a text is on the board itself, and the star points."""
    gaps = {
        frame.place(point): _gap(figure, point, text)
        for point, text in texts.items()
        if point not in figure.position.stones
    }
    columns, rows = frame.columns, frame.rows
    left, top, right, bottom = frame.ends
    cut_left, cut_top, cut_right, cut_bottom = frame.cuts
    inner: list[Step] = []
    outer: list[Step] = []
    for column in range(columns):
        is_outer = (column == 0 and not cut_left) or (column == columns - 1 and not cut_right)
        breaks = [(row - half, row + half) for (x, row), (_, half) in gaps.items() if x == column]
        for start, end in _pieces(top, bottom, breaks):
            (outer if is_outer else inner).extend(straight((column, start), (column, end)))
    for row in range(rows):
        is_outer = (row == 0 and not cut_top) or (row == rows - 1 and not cut_bottom)
        breaks = [(column - half, column + half) for (column, y), (half, _) in gaps.items() if y == row]
        for start, end in _pieces(left, right, breaks):
            (outer if is_outer else inner).extend(straight((start, row), (end, row)))
    if inner:
        yield Path(tuple(inner), stroke=Stroke(style.line, style.line_width, least=1.0, aligned=True))
    if outer:
        yield Path(tuple(outer), stroke=Stroke(style.line, style.border_width, "square", least=1.0, aligned=True))
    for star in figure.position.size.star_points() if figure.stars else ():
        if frame.shows(star) and star not in texts and star not in figure.position.stones:
            yield Circle(*frame.place(star), style.hoshi_radius, style.line)


def _gap(figure: Figure, point: Point, text: str) -> tuple[float, float]:
    """Return how far the lines keep off the middle of a text, to the sides and up and down."""
    half = min(estimated_width(text) * LABEL, _room(figure, point, text)) / 2
    return max(half, 0.25) + 0.06, 0.31


def _room(figure: Figure, point: Point, text: str) -> float:
    if text is _KO:
        return _ROOM_FOR_KO
    return parts.room_for_text(figure.mark(point), on_stone=point in figure.position.stones)


def _pieces(start: float, end: float, breaks: list[tuple[float, float]]) -> Iterator[tuple[float, float]]:
    """Iterate over what is left of a line."""
    if start == end and not breaks:  # a board of one line: a dot
        yield start, end
    for stop, restart in sorted(breaks):
        if stop > start:
            yield start, stop
        start = max(start, restart)
    if start < end:
        yield start, end


def _coordinates(figure: Figure, frame: _Frame, style: Style) -> Iterator[Text]:
    """Name the lines where the view has them: a rotated one has numbers above and below."""
    if figure.sides is Sides.NONE:
        return
    back, area = figure.symmetry.inverse, frame.area
    for is_column, lines in ((True, area.columns), (False, area.rows)):
        for at, line in enumerate(lines):
            place = Point(line, area.upper_left.row) if is_column else Point(area.upper_left.column, line)
            point = back.point(place, frame.size)
            name = _name(point, figure, is_column=is_column != figure.symmetry.exchanges_sides)
            for side in (1, 3) if is_column else (0, 2):
                if frame.named[side]:
                    x, y = _beside(frame, side)
                    across, down = (at, y) if is_column else (x, at)
                    yield Text(name, across, down, _COORDINATE, 0.95, style.coordinates, bold=False, level=True)


def _beside(frame: _Frame, side: int) -> tuple[float, float]:
    """Return where the coordinates of a side are: x of those on the left and right, y of those above and below."""
    off = _CUT + _BAND / 2 if frame.cuts[side] else parts.RADIUS + (_EDGE + _BAND - parts.RADIUS) / 2
    return (-off, -off) if side < 2 else (frame.columns - 1 + off, frame.rows - 1 + off)


def _name(point: Point, figure: Figure, *, is_column: bool) -> str:
    if figure.names is Names.LETTERS:
        return column_name(point.column) if is_column else str(figure.position.size.rows - point.row)
    if is_column:
        return str(point.column + 1)
    return str(point.row + 1) if figure.names is Names.NUMBERS else cjk_number(point.row + 1)


def cjk_number(number: int) -> str:
    """Return a number from 1 to 99 in Chinese numerals.

    >>> cjk_number(4), cjk_number(10), cjk_number(19), cjk_number(52)
    ('四', '十', '十九', '五十二')
    """
    tens, ones = divmod(number, 10)
    return (_DIGITS[tens] if tens > 1 else "") + ("十" if tens else "") + (_DIGITS[ones] if ones else "")


def _stones(figure: Figure, frame: _Frame, style: Style) -> Iterator[Copy]:
    """Draw the stones from the upper left, so that one covers the shadow of the one before."""
    stones, symbols = figure.position.stones, dict[tuple[Color, int], Symbol]()
    shown = sorted((frame.place(point)[::-1], point) for point in stones if frame.shows(point))
    for (row, column), point in shown:
        color = stones[point]
        texture = parts.variant(*point) if color is Color.WHITE else 0
        symbol = symbols.get((color, texture))
        if symbol is None:
            name = color.name.lower() + (f"-{texture + 1}" if color is Color.WHITE else "")
            symbol = symbols[color, texture] = Symbol(name, parts.stone(color, style, texture))
        yield Copy(symbol, column, row)


def _marks(figure: Figure, frame: _Frame, style: Style, texts: Mapping[Point, str]) -> Iterator[Shape]:
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
    for point in shown([*position.marks, *(overlay.marked - position.marks.keys())]):
        mark, color = figure.mark(point), stones.get(point)
        if mark is None:
            continue
        if style.is_hatched(color):
            yield named("ground", (Circle(0, 0, 0.36, style.white),), point)
        shapes = parts.mark(mark, style.on(color), around=point in texts)
        yield named(mark.name.lower() + ("-around" if point in texts else ""), shapes, point)
    if figure.ko and position.ko is not None and frame.shows(position.ko):
        yield named("ko", parts.ko(style.on(stones.get(position.ko))), position.ko)
    last = position.last_move.point if position.last_move and figure.last_move else None
    if last is not None and frame.shows(last):
        alone = last not in texts and figure.mark(last) is None and last not in overlay.territory
        name = "last-move" if alone else "last-move-around"
        yield named(name, parts.last_move(style.on(stones.get(last)), alone=alone), last)


def _labels(figure: Figure, frame: _Frame, style: Style, texts: Mapping[Point, str]) -> Iterator[Shape]:
    for point, text in texts.items():
        color = figure.position.stones.get(point)
        place = frame.place(point)
        if style.is_hatched(color) and figure.mark(point) is None:
            yield Circle(*place, 0.32, style.white)
        yield Text(text, *place, LABEL, _room(figure, point, text), style.on(color))


def _arrows(figure: Figure, frame: _Frame, style: Style) -> Iterator[Outline]:
    overlay = figure.overlay
    for lines, headed in ((overlay.lines, False), (overlay.arrows, True)):
        for start, end in lines:
            if frame.shows(start) and frame.shows(end):
                yield from parts.arrow(frame.place(start), frame.place(end), style.marks, style.halo, headed=headed)


def _dimmed(figure: Figure, frame: _Frame, style: Style) -> Iterator[Outline]:
    if dimmed := [point for point in frame.places if point in figure.overlay.dimmed]:
        yield Path(_squares(frame, dimmed), style.veil.faint(_DIMMED))


def _veils(figure: Figure, frame: _Frame, style: Style) -> Iterator[Outline]:
    """Draw what fades points that are not in view."""
    view = figure.overlay.view
    if view is not None and (hidden := [point for point in frame.places if point not in view]):
        yield Path(_squares(frame, hidden, to_rim=True), style.veil.faint(_HIDDEN))


def _squares(frame: _Frame, points: Collection[Point], *, to_rim: bool = False) -> tuple[Step, ...]:
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


def _words(figure: Figure, board: Box, style: Style) -> tuple[Box, list[Shape]]:
    """Return the box of board, title and caption, and these words."""
    middle, room = board.x + board.width / 2, board.width - 2 * _MARGIN
    titles = wrapped(figure.title, room / (_TITLE * _BOLD))
    captions = wrapped(figure.caption, room / _CAPTION - (2 if figure.turn else 0))
    if figure.turn and not captions:
        captions = [""]
    above, below = _height(titles, _TITLE), _height(captions, _CAPTION)
    box = Box(board.x, board.y - above, board.width, above + board.height + below)
    words: list[Shape] = []
    for number, line in enumerate(titles):
        y = box.y + _TITLE * (0.4 + _LEADING * (number + 0.5))
        words.append(Text(line, middle, y, _TITLE, room, style.text, level=True))
    bottom = board.y + board.height
    for number, line in enumerate(captions):
        y = bottom + _CAPTION * (0.4 + _LEADING * (number + 0.5))
        if figure.turn and number == 0:
            aside = min(estimated_width(line) * _CAPTION / 2 + 0.15, room / 2 - 0.25) if line else 0.0
            symbol = Symbol(f"turn-{figure.turn.name.lower()}", _scaled_stone(figure.turn, style))
            words.append(Copy(symbol, middle - aside, y))
            if line:
                words.append(Text(line, middle + 0.35, y, _CAPTION, room, style.text, bold=False, level=True))
            continue
        words.append(Text(line, middle, y, _CAPTION, room, style.text, bold=False, level=True))
    return box, words


def _scaled_stone(color: Color, style: Style) -> tuple[Outline, ...]:
    """Return a stone as small as a letter, flat."""
    edge = style.edge_of_white if color is Color.WHITE else style.edge
    return (Circle(0, 0, 0.21, style.stone(color), Stroke(edge, 0.035, least=1.0)),)


def _height(lines: Sequence[str], font: float) -> float:
    return font * (0.8 + _LEADING * len(lines)) if lines else 0.0


def wrapped(text: str, ems: float) -> list[str]:
    """Break a text into lines of about this many heights of its font; a word too long for one has one of its own.

    >>> wrapped("53 at 80, 60 at 55", 5)
    ['53 at 80,', '60 at 55']
    """
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split():
            longer = f"{line} {word}" if line else word
            if line and estimated_width(longer) > ems:
                lines.append(line)
                line = word
            else:
                line = longer
        if line:
            lines.append(line)
    return lines


def estimated_width(text: str) -> float:
    """Return about how wide a text is, in heights of its font."""
    return sum(1.0 if east_asian_width(letter) in "WF" else 0.3 if letter in _NARROW else 0.58 for letter in text)


_NARROW = " .,:;'!|iIjl"
