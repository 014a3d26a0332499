"""Boards as Drago traces them, in cells of four signs: `B...`, `W12.`, `BTR.`, `W<--`."""

import re
from collections.abc import Iterable, Iterator

from hen_editor.core.board import BLACK
from hen_editor.core.diagram.grids.alphabet import SENSEI_STONES
from hen_editor.core.diagram.grids.rows import LONGEST
from hen_editor.core.diagram.text_line import TextLine

_CELL = re.compile(r"([BW.+])(<--|[A-Za-z0-9]{0,3}(?=\.*$))\.*")
_FEWEST = 3
_LENGTH = 4
_STONES = {"B": "X", "W": "O"}
_MARKED = {("B" if color is BLACK else "W") + mark.value: sign for sign, (color, mark) in SENSEI_STONES.items()}
_LAST = "<--"


def with_plain_cells(lines: Iterable[TextLine]) -> Iterator[TextLine]:
    """Yield the lines; those that are rows of such cells with shorter ones, as other programs write them."""
    for line in lines:
        words = line.text.split() if len(line.text) <= LONGEST and "..." in line.text else []
        cells = [cell for word in words if len(word) == _LENGTH and (cell := _CELL.fullmatch(word))]
        is_row = len(cells) == len(words) >= _FEWEST
        yield line._replace(text=" ".join(_plain(*cell.groups()) for cell in cells)) if is_row else line


def _plain(sign: str, more: str) -> str:
    plain = _STONES.get(sign, sign)
    return f"({plain})" if more == _LAST else _MARKED.get(sign + more, plain + more)
