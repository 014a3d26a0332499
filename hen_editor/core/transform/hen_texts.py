"""The text of a `HEN[...]` property after a transform."""

from dataclasses import replace

from hen_editor.core import hen
from hen_editor.core.board import BoardSize, Color
from hen_editor.core.convert.hen_property import is_writable, written
from hen_editor.core.diagnostics import Parsed
from hen_editor.core.moves import read_property
from hen_editor.core.position import PLAIN_ORDER
from hen_editor.core.transform import codes
from hen_editor.core.transform.positions import position
from hen_editor.core.transform.transforms import Transform


def hen_text(text: str, transform: Transform, size: BoardSize) -> Parsed[str | None]:
    """Return the text of the `HEN[...]` of a node after a transform; None if it is left out.

    A text that cannot be read, or of another size, means nothing; it stays, but for one that would then be read.
    """
    reading, target = read_property(text), transform.on(size).target
    if not reading.ok or reading.position.size != size:
        if reading.ok and reading.position.size == target:
            return Parsed(None, (codes.HEN_REVIVED.at(),))
        return Parsed(text, (codes.HEN_KEPT.at(),))
    if not is_writable(target):
        return Parsed(None, (codes.HEN_TOO_WIDE.at(),))
    held, moved = reading.position, position(reading.position, transform)
    sets_order = reading.has_order or held.numbers  # for all nodes that follow, too
    order = tuple(map(transform.color, held.order)) if sets_order else PLAIN_ORDER
    shown = replace(moved.value, order=order)
    if shown == held:
        return Parsed(text, moved.diagnostics)
    # Numbers set the order anyway: an order that the swap had to write is left out when it is swapped back.
    with_order = reading.has_order and not (transform.swaps_colors and held.numbers)
    return Parsed(written(hen.holdable(shown).value or shown, with_order=with_order), moved.diagnostics)


def implies_turn_of_colored_move(text: str) -> bool:
    """Return whether the `HEN[...]` of a node has a last move of a colour that SGF lacks, and no turn."""
    held = read_property(text).position
    return held.turn is None and held.last_move is not None and held.last_move.color not in PLAIN_ORDER


def with_added_turn(text: str, turn: Color) -> str:
    """Return the text of a `HEN[...]` that can be read with a turn added before its order of play or last move.

    Hardly anything else writes it there.
    """
    reading = read_property(text)
    unsaid = written(replace(reading.position, turn=None), with_order=reading.has_order)
    size = f".{reading.position.size}"
    return f"{size}.{turn.value}{unsaid.removeprefix(size)}"


def without_added_turn(text: str) -> str:
    """Return the text of a `HEN[...]` without a turn that `with_added_turn` has added; any other stays."""
    reading = read_property(text)
    turn = reading.position.turn
    if turn is None or not reading.ok or text != with_added_turn(text, turn):
        return text
    unsaid = written(replace(reading.position, turn=None), with_order=reading.has_order)
    return text if text == written(reading.position, with_order=reading.has_order) else unsaid
