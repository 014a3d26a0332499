"""The page, and the board itself: of one colour, or of wood."""

from collections.abc import Iterator
from functools import lru_cache
from random import Random

from hen_editor.core.drawing.shapes import Box, Ink, Linear, Outline, Path, Rect, Step, Stroke
from hen_editor.core.drawing.style import Style


def ground(box: Box, board: Box, style: Style) -> Iterator[Outline]:
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
