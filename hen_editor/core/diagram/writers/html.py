"""Writing positions as SGF within HTML, for the players WGo and BesoGo."""

from html import escape
from typing import TYPE_CHECKING

from hen_editor.core.diagram.dialect import WrittenDiagram

if TYPE_CHECKING:
    from hen_editor.core.sgf import GameTree


def write_wgo(diagram: WrittenDiagram) -> str:
    """Return the element that WGo shows as a board, at the last of its moves."""
    game = _game(diagram)
    size, area = diagram.position.size, diagram.area
    cut = {
        "top": area.rows[0],
        "right": size.columns - 1 - area.columns[-1],
        "bottom": size.rows - 1 - area.rows[-1],
        "left": area.columns[0],
    }
    section = ",".join(f"{side}:{count}" for side, count in cut.items())
    board = "" if diagram.is_whole else f' data-wgo-board="section:{{{section}}}"'
    return f'<div data-wgo="{escape(_text(game))}" data-wgo-move="{_moves(game)}"{board}></div>'


def write_besogo(diagram: WrittenDiagram) -> str:
    """Return the element that BesoGo shows as a diagram, at the last of its moves."""
    game = _game(diagram)
    return f'<div class="besogo-diagram" path="{_moves(game)}">{escape(_text(game), quote=False)}</div>'


def _game(diagram: WrittenDiagram) -> "GameTree":
    from hen_editor.core.convert import position_to_game
    from hen_editor.core.convert.hen_file import titled

    title = diagram.title.encode(errors="replace").decode()
    game = titled(position_to_game(diagram.position), title)
    *_, end = game.main_line()
    for name, pairs in (("AR", diagram.arrows), ("LN", diagram.lines)):
        if pairs:
            game = game.with_property(end, name, pairs)
    if not diagram.is_whole:
        points = tuple(point for point in diagram.position.size.points() if diagram.area.holds(point))
        game = game.with_property(end, "VW", points)
    return game


def _moves(game: "GameTree") -> int:
    return len([*game.main_line()]) - 1


def _text(game: "GameTree") -> str:
    from hen_editor.core import sgf
    from hen_editor.core.sgf import Collection

    return sgf.format(Collection.of([game])).decode().replace("\n", "")
