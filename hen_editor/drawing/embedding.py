"""What pictures carry, so that they can be opened again, and drawings as SVG that carries it."""

from hen_editor.core import hen
from hen_editor.core.position import description
from hen_editor.drawing import svg as svg_text
from hen_editor.drawing.draw import Drawing
from hen_editor.drawing.figure import Figure
from hen_editor.drawing.pictures import Contents, read
from hen_editor.drawing.pictures import svg as svg_file


def contents(figure: Figure, sgf: str | None = None) -> Contents | None:
    """Return what a picture of a figure carries: its position as HEN and in words, its title, perhaps the game.

    A board that is too wide for HEN has the game alone; None if there is none.
    """
    held = hen.holdable(figure.carried).value
    if held is None and sgf is None:
        return None
    text = None if held is None else hen.visible_text(held)
    return Contents(text, figure.title, description(figure.carried), sgf)


def carries(name: str, data: bytes, figure: Figure, sgf: str | None = None) -> bool:
    """Return whether a file of a format carries the position of a figure, as far as HEN holds it, and a game."""
    held, found = hen.holdable(figure.carried).value, read(name, data)
    has_position = held is None or any(hen.parse(entry.text).value == held for entry in found.positions)
    return has_position and (sgf is None or any(game.sgf in (sgf, sgf.encode()) for game in found.games))


def svg(
    drawing: Drawing,
    width: float,
    embedded: Contents | None = None,
    *,
    outlines: svg_text.Outlines | None = None,
    prefix: str = "",
) -> bytes:
    """Return a drawing as an SVG file; otherwise as `drawing.svg`."""
    text = svg_text.svg(drawing, width, outlines=outlines, prefix=prefix)
    return (text if embedded is None else svg_file.with_contents(text, embedded)).encode()
