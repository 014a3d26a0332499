"""Writing positions as SGF within HTML, for the players WGo and BesoGo."""

from html import escape

from hen_editor.core import sgf
from hen_editor.core.convert import position_to_game
from hen_editor.core.convert.hen_file import titled
from hen_editor.core.diagram.writers.drawing import Drawing
from hen_editor.core.sgf import Collection, GameTree


def write_wgo(drawing: Drawing) -> str:
    """Return the element that WGo shows as a board, at the last of its moves."""
    game = _game(drawing)
    size, area = drawing.position.size, drawing.area
    cut = {
        "top": area.rows[0],
        "right": size.columns - 1 - area.columns[-1],
        "bottom": size.rows - 1 - area.rows[-1],
        "left": area.columns[0],
    }
    section = ",".join(f"{side}:{count}" for side, count in cut.items())
    board = "" if drawing.is_whole else f' data-wgo-board="section:{{{section}}}"'
    return f'<div data-wgo="{escape(_text(game))}" data-wgo-move="{_moves(game)}"{board}></div>'


def write_besogo(drawing: Drawing) -> str:
    """Return the element that BesoGo shows as a diagram, at the last of its moves."""
    game = _game(drawing)
    return f'<div class="besogo-diagram" path="{_moves(game)}">{escape(_text(game), quote=False)}</div>'


def _game(drawing: Drawing) -> GameTree:
    title = drawing.title.encode(errors="replace").decode()
    game = titled(position_to_game(drawing.position), title)
    *_, end = game.main_line()
    for name, pairs in (("AR", drawing.arrows), ("LN", drawing.lines)):
        if pairs:
            game = game.with_property(end, name, pairs)
    if not drawing.is_whole:
        points = tuple(point for point in drawing.position.size.points() if drawing.area.holds(point))
        game = game.with_property(end, "VW", points)
    return game


def _moves(game: GameTree) -> int:
    return len([*game.main_line()]) - 1


def _text(game: GameTree) -> str:
    return sgf.format(Collection.of([game])).decode().replace("\n", "")
