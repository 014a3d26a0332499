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

    None for a board that is too wide for HEN.
    """
    held = hen.holdable(figure.carried).value
    return None if held is None else Contents(hen.visible_text(held), figure.title, description(held), sgf)


def carries(name: str, data: bytes, figure: Figure) -> bool:
    """Return whether a file of a format carries the position of a figure, as far as HEN holds it."""
    held = hen.holdable(figure.carried).value
    return any(hen.parse(entry.text).value == held for entry in read(name, data).positions)


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
