"""The user's choices for a picture, stored in the settings, and the picture of a window made with them."""

from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QSettings
from PySide6.QtGui import QImage

from hen_editor.core.board import Area, Color
from hen_editor.core.editing import games
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game.line import Line, move_number
from hen_editor.core.game.navigate import END_OF_LINE, NextMoves
from hen_editor.core.sgf import NodeId
from hen_editor.document import own_styles
from hen_editor.drawing import embedding
from hen_editor.drawing.draw import Drawing
from hen_editor.drawing.figure import Names, Sides
from hen_editor.drawing.painter import pictures
from hen_editor.drawing.painter.painting import image
from hen_editor.drawing.painter.texts import shown_names
from hen_editor.drawing.pictures import Contents
from hen_editor.drawing.pictures.carried import MAX_TEXT_BYTES
from hen_editor.drawing.request import (
    BoardPart,
    CaptionWords,
    Carries,
    NumberedMoves,
    PictureFormat,
    PictureRequest,
    PictureSize,
    SizeUnit,
)
from hen_editor.drawing.style import CLEAR, Style
from hen_editor.styles import STYLES
from hen_editor.ui.settings import chosen, keep
from hen_editor.ui.state import State
from hen_editor.ui.wording import to_play

LONGEST_SIDE = 7000
"""The longest side of a picture in pixels: drawing a square picture of this size takes 250 MB."""

HIGHEST_MOVE = 9999
"""The highest number of a move."""

_GROUP = "picture"


class PicturePart(Enum):
    """Which part of the board is in the picture: what the window shows, all, the part around stones, the selection."""

    SHOWN = "shown"
    WHOLE = "whole"
    AROUND = "around"
    SELECTION = "selection"


class PictureNumbers(Enum):
    """Which moves have numbers: those numbered on the board, none, all, the last ones, or a range of the line."""

    SHOWN = "shown"
    NONE = "none"
    ALL = "all"
    LAST = "last"
    RANGE = "range"


class PictureChoices(NamedTuple):
    """How a picture looks, how large it is and what it carries.

    style: the name of a style, or of a file of the user's own. transparent: whether board and page have no colour.
    cell: the pixels from line to line. last_moves: how many of the last moves are numbered. first, last: the range of
    the line that is numbered; from_one: whether its numbers begin with 1. title, caption: for one picture, not stored.
    """

    format: PictureFormat = PictureFormat.PNG
    style: str = "wood"
    transparent: bool = False
    part: PicturePart = PicturePart.SHOWN
    sides: Sides = Sides.FOUR
    names: Names = Names.LETTERS
    numbers: PictureNumbers = PictureNumbers.SHOWN
    last_moves: int = 10
    first: int = 1
    last: int = 50
    from_one: bool = False
    marks: bool = True
    labels: bool = True
    last_move: bool = True
    ko: bool = True
    next_moves: bool = False
    turn: bool = False
    unit: SizeUnit = SizeUnit.PIXELS
    pixels: int = 800
    centimetres: float = 8.0
    cell: int = 40
    dpi: int = 300
    carries: Carries = Carries.POSITION
    title: str = ""
    caption: str = ""

    @property
    def size(self) -> PictureSize:
        """How large the picture is."""
        amount = {
            SizeUnit.PIXELS: self.pixels,
            SizeUnit.CENTIMETRES: self.centimetres,
            SizeUnit.CELL: self.cell,
        }[self.unit]
        return PictureSize(self.unit, amount, self.dpi, LONGEST_SIDE)

    def request(self, state: State, selected: Area | None) -> PictureRequest:
        """Return these choices for a picture of what a window shows. selected: the selected part of the board."""
        following = NextMoves.CHILDREN if state.next_moves is NextMoves.NONE else state.next_moves
        return PictureRequest(
            style=self._style(),
            format=self.format,
            size=self.size,
            part=self._part(state, selected),
            sides=self.sides,
            names=shown_names(self.names),
            symmetry=state.symmetry,
            numbered=self._numbered(),
            numbers=state.numbers_shown if self.numbers is PictureNumbers.SHOWN else {},
            marks=self.marks,
            annotations=self.marks,
            labels=self.labels,
            last_move=self.last_move,
            ko=self.ko,
            turn=self.turn,
            next_moves=following if self.next_moves else NextMoves.NONE,
            title=self.title,
            caption=self.caption,
            carries=self.carries,
            words=caption_words(),
        )

    def node(self, snapshot: Snapshot) -> NodeId:
        """Return the node shown: the last numbered move, if only some moves of the line are numbered."""
        if self.numbers is not PictureNumbers.RANGE:
            return snapshot.node
        line = Line.through(snapshot.tree, snapshot.node, END_OF_LINE)
        node = line.node(min(self.last, line.last))
        assert node is not None
        return node

    def _numbered(self) -> NumberedMoves | None:
        start = 1 if self.from_one else None
        if self.numbers is PictureNumbers.RANGE:
            return NumberedMoves(self.first, self.last, start=start)
        if self.numbers is PictureNumbers.LAST:
            return NumberedMoves(latest=self.last_moves, start=start)
        return NumberedMoves(start=start) if self.numbers is PictureNumbers.ALL else None

    def _part(self, state: State, selected: Area | None) -> BoardPart | Area:
        if self.part is PicturePart.SELECTION and selected is not None:
            return selected
        if self.part is PicturePart.AROUND:
            return BoardPart.AROUND
        shows_all = self.part is PicturePart.WHOLE or state.shows_whole_board
        return BoardPart.WHOLE if shows_all else BoardPart.VIEW

    def _style(self) -> Style:
        style = own_styles.named(self.style) or STYLES["wood"]
        if not self.transparent:
            return style
        return STYLES["transparent"] if len(style.board) > 1 else style._replace(page=CLEAR, board=())


class BoardPicture(NamedTuple):
    """A picture of what a window shows: the choices for it, its drawing, and the number of the move shown."""

    request: PictureRequest
    drawing: Drawing
    move: int

    @classmethod
    def of(cls, choices: PictureChoices, state: State, selected: Area | None) -> "BoardPicture":
        """Draw what a window shows. selected: the part of the board that is selected."""
        snapshot = state.snapshot
        request, node = choices.request(state, selected), choices.node(snapshot)
        position = snapshot.position if node == snapshot.node else None
        drawing = request.drawing(request.figure_at(snapshot.tree, node, position))
        return cls(request, drawing, move_number(snapshot.tree, node))

    def contents(self, state: State) -> Contents | None:
        """Return the text that the picture carries; a game that is too long is left out."""
        if self.request.carries is Carries.NOTHING:
            return None
        sgf = games.copied(state.snapshot) if self.request.carries is Carries.GAME else None
        fits = sgf is None or len(sgf.encode()) <= MAX_TEXT_BYTES
        return embedding.contents(self.drawing.figure, sgf if fits else None)

    def image(self) -> QImage:
        """Return the picture as pixels."""
        return image(self.drawing, self.request.size.pixels(self.drawing))

    def file(self, contents: Contents | None) -> bytes:
        """Return the picture as a file of the chosen format."""
        return pictures.picture_file(self.drawing, self.request, contents)


def caption_words() -> CaptionWords:
    """Return the texts below a board in the user's language."""
    translate = QCoreApplication.translate
    return CaptionWords(
        translate("Pages", "{move} at {place}"),
        translate("Pages", "{move} passes"),
        {color: to_play(color) for color in Color},
    )


SIZE_LIMITS = {SizeUnit.PIXELS: (50, LONGEST_SIDE), SizeUnit.CENTIMETRES: (1, 100), SizeUnit.CELL: (4, 400)}
"""The smallest and the largest size in each unit."""

DPI_LIMITS = (50, 2400)
"""The lowest and the highest resolution, in dots per inch."""


def kept_choices() -> PictureChoices:
    """Return the choices stored last."""
    usual = PictureChoices()
    kept = PictureChoices(*map(_kept, PictureChoices._fields, usual))  # type: ignore[arg-type]  # each as usual
    limits = {**{unit.value: limits for unit, limits in SIZE_LIMITS.items()}, "dpi": DPI_LIMITS}
    limits |= dict.fromkeys(("last_moves", "first", "last"), (1, HIGHEST_MOVE))
    wrong = {
        name: getattr(usual, name)
        for name, (least, largest) in limits.items()
        if not least <= getattr(kept, name) <= largest
    }
    is_offered = kept.style != "transparent" and own_styles.named(kept.style) is not None
    return kept._replace(**wrong, title="", caption="", style=kept.style if is_offered else usual.style)


def keep_choices(choices: PictureChoices) -> None:
    """Store choices for the next picture."""
    values = {name: value.value if isinstance(value, Enum) else value for name, value in choices._asdict().items()}
    keep({f"{_GROUP}/{name}": value for name, value in values.items() if name not in ("title", "caption")})


def _kept(name: str, usual: object) -> object:
    key = f"{_GROUP}/{name}"
    if isinstance(usual, Enum):
        return chosen(key, usual)
    value = QSettings().value(key, usual, type=type(usual))
    return value if isinstance(value, type(usual)) else usual
