"""From what is chosen of a picture to its figure, its drawing and its size: the one way, for the window and `hen`."""

from collections.abc import Mapping
from enum import Enum
from functools import partial
from math import floor, inf
from typing import NamedTuple

from hen_editor.core.board import Area, Color, Point
from hen_editor.core.game.line import move_number
from hen_editor.core.game.navigate import NextMoves
from hen_editor.core.game.numbering import MoveNumbering, numbered
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.position import Position
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.core.symmetry import Symmetry
from hen_editor.drawing.draw import Drawing, draw, draw_legibly, least_in_pixels
from hen_editor.drawing.figure import Figure, Names, Sides, around, point_name
from hen_editor.drawing.style import Style

INCH = 2.54
"""In centimetres."""

SCREEN = 96
"""Pixels to an inch in SVG, and of pictures that are no larger on paper than on a screen."""


MAX_PIXELS = 120_000_000
"""The most pixels of a PNG."""


class PictureFormat(Enum):
    """The format of a file; the value is its name."""

    PNG = "PNG"
    SVG = "SVG"
    PDF = "PDF"


class Carries(Enum):
    """What can be read back from a picture: its position, the whole game too, or nothing."""

    POSITION = "position"
    GAME = "game"
    NOTHING = "nothing"


class BoardPart(Enum):
    """Which part of a board is shown: all of it, that around the stones, or the view that the game sets."""

    WHOLE = "whole"
    AROUND = "auto"
    VIEW = "view"


class SizeUnit(Enum):
    """How a size is given: by the width in pixels or centimetres, or by the pixels from line to line."""

    PIXELS = "pixels"
    CENTIMETRES = "centimetres"
    CELL = "cell"


class PictureSize(NamedTuple):
    """How large a picture is.

    dpi: the pixels to an inch of one in centimetres. longest: the longest side in pixels, to which it is reduced.
    """

    unit: SizeUnit = SizeUnit.PIXELS
    amount: float = 600
    dpi: float = 300
    longest: float = inf

    def pixels(self, drawing: Drawing) -> int:
        """Return the width in whole pixels; with room for whole cells where these have a size."""
        reduced = self._reduced(drawing)
        is_of_cells = self.unit is SizeUnit.CELL and not self.is_reduced(drawing)
        return floor(reduced) + 1 if is_of_cells else max(1, round(reduced))

    def screen_pixels(self, drawing: Drawing) -> float:
        """Return the width in screen pixels, as SVG counts them."""
        return self.amount / INCH * SCREEN if self.unit is SizeUnit.CENTIMETRES else self._reduced(drawing)

    def centimetres(self, drawing: Drawing) -> float:
        """Return the width on paper."""
        return self.amount if self.unit is SizeUnit.CENTIMETRES else self._reduced(drawing) / SCREEN * INCH

    def is_reduced(self, drawing: Drawing) -> bool:
        """Return whether the picture is smaller than wanted, as one of its sides would be too long."""
        return self._wanted(drawing) > self._widest(drawing)

    def has_too_many_pixels(self, drawing: Drawing) -> bool:
        """Return whether the picture would have over `MAX_PIXELS`."""
        width = self.pixels(drawing)
        return width * width * drawing.height / drawing.width > MAX_PIXELS

    @property
    def printed_dpi(self) -> float | None:
        """The pixels to an inch that a file of pixels is to be printed with; None if that is not chosen."""
        return self.dpi if self.unit is SizeUnit.CENTIMETRES else None

    def _reduced(self, drawing: Drawing) -> float:
        return min(self._wanted(drawing), self._widest(drawing))

    def _wanted(self, drawing: Drawing) -> float:
        if self.unit is SizeUnit.PIXELS:
            return self.amount
        return self.amount / INCH * self.dpi if self.unit is SizeUnit.CENTIMETRES else self.amount * drawing.width

    def _widest(self, drawing: Drawing) -> float:
        return self.longest * min(1.0, drawing.width / drawing.height)


class NumberedMoves(NamedTuple):
    """Which moves on the way to a node have numbers: from the first to the last one, or the latest.

    first, last, latest: counted from 1 at the root; None: all up to the node. start: the number of the first one of
    them; None: its own.
    """

    first: int = 1
    last: int | None = None
    latest: int | None = None
    start: int | None = None

    def at(self, tree: GameTree, node: NodeId) -> MoveNumbering:
        """Return the board at a node with these moves numbered."""
        end = move_number(tree, node)
        first = self.first if self.latest is None else max(1, end - self.latest + 1)
        return numbered(tree, node, first, end if self.last is None else min(self.last, end), self.start)


_NO_OVERLAY = Overlay()

_TO_PLAY = {color: f"{color.title} to play" for color in Color}


class CaptionWords(NamedTuple):
    """The texts below a board, in the user's language."""

    at: str = "{move} at {place}"
    passed: str = "{move} passes"
    to_play: Mapping[Color, str] = _TO_PLAY


class PictureRequest(NamedTuple):
    """What is chosen of a picture.

    part: of the board. numbered: the moves that have numbers; without them `numbers` are shown, those on stones.
    symmetry: how the view is rotated or mirrored. annotations: whether arrows, lines, territory, selected and greyed
    out points are shown. turn: whether a stone below the board shows whose turn it is, and the caption, unless one is
    given, says so. next_moves: which of the moves that follow are shown. outlined: whether letters in SVG are shapes.
    """

    style: Style
    format: PictureFormat = PictureFormat.PNG
    size: PictureSize = PictureSize()
    part: BoardPart | Area = BoardPart.WHOLE
    sides: Sides = Sides.FOUR
    names: Names = Names.LETTERS
    symmetry: Symmetry = Symmetry.IDENTITY
    numbered: NumberedMoves | None = None
    numbers: Mapping[Point, int] = {}
    marks: bool = True
    annotations: bool = True
    labels: bool = True
    last_move: bool = True
    ko: bool = True
    turn: bool = False
    next_moves: NextMoves = NextMoves.NONE
    title: str = ""
    caption: str = ""
    carries: Carries = Carries.POSITION
    outlined: bool = True
    words: CaptionWords = CaptionWords()

    def figure_of(self, position: Position, overlay: Overlay = _NO_OVERLAY) -> Figure:
        """Return the figure of a position without a game. overlay: the markup beside that of the position.

        Raises ValueError for a part that is not on the board.
        """
        return self._figure(MoveNumbering(position, self.numbers), overlay, {})

    def figure_at(self, tree: GameTree, node: NodeId, position: Position | None = None) -> Figure:
        """Return the figure of a game at a node, as `figure_of` does. position: at that node, if it is known."""
        if self.numbered is None:
            shown = MoveNumbering(position or Replay.of(tree, node).position(tree).value, self.numbers)
        else:
            shown = self.numbered.at(tree, node)
        overlay = Overlay.of(tree, node)
        if not self.annotations:
            overlay = Overlay(view=overlay.view)
        moves = self.next_moves.of(tree, node, shown.position.stones)
        return self._figure(shown, overlay, {point: move.color for point, move in moves.items()})

    def drawing(self, figure: Figure) -> Drawing:
        """Draw a figure; on a screen without coordinates too small to be read, while paper shows whatever is small."""
        if self.format is PictureFormat.PDF:
            return draw(figure, self.style)
        if self.format is PictureFormat.PNG:
            return draw_legibly(figure, self.style, self.size.pixels, least_in_pixels(figure))
        return draw_legibly(figure, self.style, self.size.screen_pixels)

    def _figure(self, shown: MoveNumbering, overlay: Overlay, next_moves: Mapping[Point, Color]) -> Figure:
        position, words = shown.position, self.words
        turn = position.mover if self.turn else None
        caption = self.caption or (words.to_play[turn] if turn else "")
        repeated = shown.caption(words.at, words.passed, partial(point_name, names=self.names))
        figure = Figure(
            position,
            overlay,
            numbers=shown.numbers,
            title=self.title,
            caption="\n".join(filter(None, (caption, repeated))),
            sides=self.sides,
            names=self.names,
            symmetry=self.symmetry,
            marks=self.marks,
            labels=self.labels,
            last_move=self.last_move,
            ko=self.ko,
            turn=turn,
            next_moves=next_moves,
            played=shown.played,
        )
        return figure._replace(part=self._part(figure))

    def _part(self, figure: Figure) -> Area | None:
        if isinstance(self.part, Area):
            size = figure.position.size
            if not (all(map(size.holds, self.part)) and self.part.points()):
                raise ValueError(f"{self.part} is not a part of a board of {size}")
            return self.part
        if self.part is BoardPart.AROUND:
            return around(figure)
        return figure.overlay.part if self.part is BoardPart.VIEW else None
