"""What a text that was written as a diagram says, whatever reads its dialect."""

import html
import re
from dataclasses import replace

from hen_editor import diagrams
from hen_editor.core import sgf
from hen_editor.core.convert import node_to_position
from hen_editor.core.position import Position
from hen_editor.core.sgf import GameTree, NodeId

_SGF = re.compile(r'data-wgo="([^"]*)"|<div class="besogo-diagram"[^>]*>([^<]*)</div>')


def read_back(text: str, dialect: str) -> Position:
    """Return the position of a text, which may be a series of diagrams whose numbers go on."""
    if dialect not in diagrams.read_dialects():
        return node_to_position(*game_in(text))
    found = diagrams.parse(text, dialect).value
    last = found[-1].position
    return replace(last, numbers={point: number for one in found for point, number in one.position.numbers.items()})


def game_in(text: str) -> tuple[GameTree, NodeId]:
    """Return the only game in an element of HTML, and its last node."""
    (found,) = _SGF.finditer(text)
    (game,) = sgf.parse_strict(html.unescape(found[1] or found[2])).games
    *_, end = game.main_line()
    return game, end
