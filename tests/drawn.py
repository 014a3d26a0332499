"""Boards drawn as text, for tests: a character a point, `.` or the HEN letter of a stone, rows from the top."""

from hen_editor.core.board import BoardSize, Stones


def board(drawing: str) -> Stones:
    """Read a drawing; spaces and blank lines mean nothing.

    >>> board('''
    ...     . b .
    ...     w . .
    ... ''').cells
    b'.b.w..'
    """
    rows = [line.replace(" ", "") for line in drawing.splitlines() if line.strip()]
    widths = {len(row) for row in rows}
    if len(widths) != 1 or set("".join(rows)) - set(".bwrglyp"):
        raise ValueError(f"this draws no board:\n{drawing}")
    return Stones.from_cells(BoardSize(widths.pop(), len(rows)), "".join(rows).encode())


def draw(stones: Stones) -> str:
    """Draw a board, a line a row, without spaces.

    >>> print(draw(board("b.\\n.w")))
    b.
    .w
    """
    columns, cells = stones.size.columns, stones.cells.decode()
    return "\n".join(cells[start : start + columns] for start in range(0, len(cells), columns))
