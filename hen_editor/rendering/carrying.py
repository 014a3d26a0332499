"""What pictures carry, without Qt."""

from hen_editor.core import hen
from hen_editor.core.drawing.figure import Figure
from hen_editor.core.pictures import Contents, reading
from hen_editor.core.positions.in_words import description
from hen_editor.core.slices import finished


def contents(figure: Figure, sgf: str | None = None) -> Contents | None:
    """Return what a picture of a figure carries: its position as HEN and in words, its title, perhaps the game.

    None for a board that is too wide for HEN.
    """
    held = hen.holdable(figure.carried).value
    return None if held is None else Contents(hen.format(held), figure.title, description(held), sgf)


def carries(name: str, data: bytes, figure: Figure) -> bool:
    """Tell whether a file of a format carries the position of a figure, as far as HEN holds it."""
    held = hen.holdable(figure.carried).value
    return any(hen.read(entry.text).value == held for entry in finished(reading(name, data)).positions)
