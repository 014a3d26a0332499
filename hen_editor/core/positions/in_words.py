"""Positions in words: a line for below a diagram, and all stones for those who do not see one."""

from hen_editor.core.board import Color
from hen_editor.core.position import PLAIN_ORDER, Position


def caption(position: Position) -> str:
    """Return a caption with what a diagram does not show: size, turn, last move, ko and order of play.

    >>> from hen_editor.core import hen
    >>> caption(hen.parse_strict(".9x9_5Eb.E5b.w"))
    '9x9, White to play, last move Black E5'
    """
    size, move, turn = position.size, position.last_move, position.turn
    parts = [str(size), f"{(turn or position.implied_turn).title} to play"]
    if move is not None:
        parts.append(f"last move {move.color.title} {move.point.name(size) if move.point else 'pass'}")
    if position.ko is not None:
        parts.append(f"ko {position.ko.name(size)}")
    if position.order != PLAIN_ORDER:
        parts.append(f"order {' '.join(color.title for color in position.order)}")
    return ", ".join(parts)


def description(position: Position) -> str:
    """Return what `caption` tells, and where the stones are.

    >>> from hen_editor.core import hen
    >>> description(hen.parse_strict(".9x9_5Eb_4EwFb.E4w"))
    '9x9, Black to play, last move White E4. Black: E5, F4. White: E4.'
    """
    points: dict[Color, list[str]] = {}
    for point, color in sorted(position.stones.items(), key=lambda stone: stone[0][::-1]):
        points.setdefault(color, []).append(point.name(position.size))
    stones = (f"{color.title}: {', '.join(points[color])}" for color in Color if color in points)
    return ". ".join([caption(position), *stones]) + "."
