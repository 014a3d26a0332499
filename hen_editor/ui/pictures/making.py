"""Pictures of what a window shows, made as the user chose: drawings, files, and what they carry."""

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage

from hen_editor.core.board import Area, Color, Point
from hen_editor.core.drawing.coordinates import point_name
from hen_editor.core.drawing.draw import Drawing, draw_legibly
from hen_editor.core.drawing.figure import Figure, around
from hen_editor.core.drawing.style import CLEAR, Style
from hen_editor.core.editing import games
from hen_editor.core.game.line import Line, move_number
from hen_editor.core.game.navigate import FARTHEST
from hen_editor.core.game.next_moves import NextMoves
from hen_editor.core.game.numbering import Numbered, numbered
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.pictures import Contents
from hen_editor.core.pictures.carried import LONGEST
from hen_editor.core.position import Position
from hen_editor.core.sgf import NodeId
from hen_editor.document import own_styles
from hen_editor.rendering import carrying, pictures
from hen_editor.rendering.painting import image
from hen_editor.styles import STYLES
from hen_editor.ui.pictures.choices import INCH, SCREEN, Carries, Numbers, Part, PictureChoices, PictureFormat, Unit
from hen_editor.ui.state import State
from hen_editor.ui.wording import to_play

translate = QCoreApplication.translate


class MadePicture(NamedTuple):
    """A picture as it was chosen, its drawing, and the number of the move shown."""

    choices: PictureChoices
    drawing: Drawing
    move: int

    @classmethod
    def of(cls, choices: PictureChoices, state: State, selected: Area | None) -> "MadePicture":
        """Draw what a window shows. selected: the part of the board that is selected."""
        snapshot, node = state.snapshot, _node(choices, state)
        shown = _numbered(choices, state, node)
        overlay = Overlay.of(snapshot.tree, node)
        repeated = shown.caption(
            translate("Pictures", "{move} at {place}"),
            translate("Pictures", "{move} passes"),
            partial(point_name, names=choices.names),
        )
        turn = (shown.position.turn or shown.position.implied_turn) if choices.turn else None
        caption = choices.caption or (to_play(turn) if turn else "")
        figure = Figure(
            shown.position,
            overlay if choices.marks else Overlay(view=overlay.view, letters=overlay.letters),
            numbers=shown.numbers,
            title=choices.title,
            caption="\n".join(filter(None, [caption, repeated])),
            sides=choices.sides,
            names=choices.names,
            symmetry=state.symmetry,
            marks=choices.marks,
            labels=choices.labels,
            last_move=choices.last_move,
            ko=choices.ko,
            turn=turn,
            next_moves=_next_moves(state, node, shown.position) if choices.next_moves else {},
            played=snapshot.position if node == snapshot.node else shown.played,
        )
        figure = figure._replace(part=_part(choices, figure, state, selected))
        return cls(choices, draw_legibly(figure, _style(choices), choices.width), move_number(snapshot.tree, node))

    def contents(self, state: State) -> Contents | None:
        """Return what the picture carries; a game that is too long is left out."""
        if self.choices.carries is Carries.NOTHING:
            return None
        sgf = games.copied(state.snapshot) if self.choices.carries is Carries.GAME else None
        fits = sgf is None or len(sgf.encode()) <= LONGEST
        return carrying.contents(self.drawing.figure, sgf if fits else None)

    def image(self) -> QImage:
        """Return the picture as pixels."""
        return image(self.drawing, self.choices.width(self.drawing))

    def png_of(self, made: QImage, contents: Contents | None) -> bytes:
        """Return the image of the picture as PNG."""
        return pictures.png_of(made, contents, dpi=self.choices.dpi if self.choices.unit is Unit.CENTIMETRES else None)

    def data(self, format: PictureFormat, contents: Contents | None) -> bytes:
        """Return the picture as a file."""
        choices, drawing = self.choices, self.drawing
        if format is PictureFormat.PNG:
            return self.png_of(self.image(), contents)
        centimetres = choices.width_in_centimetres(drawing)
        if format is PictureFormat.SVG:
            return pictures.svg(drawing, centimetres / INCH * SCREEN, contents)
        return pictures.pdf(drawing, 10 * centimetres, contents)


def _node(choices: PictureChoices, state: State) -> NodeId:
    """Return the node shown: that of the last move numbered, if certain moves of the line are."""
    snapshot = state.snapshot
    if choices.numbers is not Numbers.RANGE:
        return snapshot.node
    line = Line.through(snapshot.tree, snapshot.node, FARTHEST)
    node = line.node(min(choices.last, line.last))
    assert node is not None
    return node


def _numbered(choices: PictureChoices, state: State, node: NodeId) -> Numbered:
    snapshot = state.snapshot
    if choices.numbers is Numbers.NONE:
        return Numbered(snapshot.position)
    if choices.numbers is Numbers.SHOWN:
        return Numbered(snapshot.position, state.numbers_shown)
    first, last = 1, snapshot.move_number
    if choices.numbers is Numbers.LAST:
        first = last - choices.last_moves + 1
    elif choices.numbers is Numbers.RANGE:
        first, last = choices.first, choices.last
    return numbered(snapshot.tree, node, first, last, 1 if choices.from_one else None)


def _part(choices: PictureChoices, figure: Figure, state: State, selected: Area | None) -> Area | None:
    if choices.part is Part.WHOLE:
        return None
    if choices.part is Part.AROUND:
        return around(figure)
    if choices.part is Part.SELECTION and selected is not None:
        return selected
    view = figure.overlay.view
    return None if view is None or state.shows_whole_board else Area.around(view)


def _style(choices: PictureChoices) -> Style:
    style = own_styles.named(choices.style) or STYLES["wood"]
    if not choices.transparent:
        return style
    return STYLES["transparent"] if len(style.board) > 1 else style._replace(page=CLEAR, board=())


def _next_moves(state: State, node: NodeId, position: Position) -> dict[Point, Color]:
    """Return where the game goes on, as the board shows it or would show it."""
    wanted = NextMoves.CHILDREN if state.next_moves is NextMoves.NONE else state.next_moves
    moves = wanted.of(state.snapshot.tree, node, position.stones)
    return {point: move.color for point, move in moves.items()}
