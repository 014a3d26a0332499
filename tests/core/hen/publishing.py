"""The vectors of HEN as data for other programs, `resources/vectors/hen.json`, made from tests/vectors/hen.

python -m tests.core.hen.publishing
"""

import json
from pathlib import Path

from hen_editor.core import hen
from hen_editor.core.board import Point
from hen_editor.core.position import Position
from hen_editor.resources import HEN_VECTORS
from tests.core.hen.vectors import VECTORS, Vector
from tests.drawn import draw

_SILENT = "The specification does not say; here: "

RULES = {
    "parts": "Parts A-H are all optional and may appear in any order.",
    "size": '<goban-size> ::= "." <number> "x" <number>',
    "row": '<goban-row> ::= "_" <number> { <stone-seq-item> | <numbered-stone> }+',
    "stones": "<stone-seq-item> ::= [ <column> ] <stone> [ <number> ]",
    "numbered": '<numbered-stone> ::= [ <column> ] "~" <number>',
    "ko": '<ko> ::= "." <column> <number>',
    "last move": '<last-move> ::= "." <column> <number> <stone> | "." "p" <stone>',
    "turn": '<turn> ::= "." <stone>',
    "label": '<label-char>: any printable character except whitespace, ".", "_", and "-"',
    "mark": "When the text after - matches a mark value (CR, SQ, TR, MA), it is interpreted as a symbol, not a label.",
    "order": "<player-order> must contain at least 2 <stone> values; move k takes the color at index (k - 1) mod N.",
    "column": "<column>: uppercase letter, excluding I; without one, an item refers to the next adjacent column.",
    "number": "<number> must represent a positive integer. Leading zeros are allowed.",
    "height": "The row number must be within the board height.",
    "width": "The run must not extend beyond the board width.",
    "whitespace": "Whitespace characters may appear freely between parts (in the examples, inside rows, too).",
    "dot": 'Since multiple part types start with ".", the characters after it determine the part type.',
    "bounds": _SILENT + "boards have 1 to 25 columns, which is how many have letters, and 1 to 52 rows.",
    "repeats": _SILENT + "of what is given twice, the last that can be read counts.",
    "off board": _SILENT + "what is off the board is an error.",
    "contradictions": _SILENT + "a position that cannot come about is a position all the same.",
    "percent": _SILENT + "a text is percent-decoded once, as web addresses need it.",
    "unreadable": _SILENT + "what cannot be read moves no stone: what follows is left out up to the next column.",
}
"""The sentences of the specification that vectors stand for, or what is decided where it says nothing."""

RULE_OF = {
    "byte-order-mark": "whitespace",
    "byte-order-mark-inside": "unreadable",
    "capital": "stones",
    "capital-last-move": "last move",
    "capital-pass": "last move",
    "capital-turn": "turn",
    "column-i": "column",
    "column-off-board": "width",
    "count-zero": "number",
    "cyrillic": "unreadable",
    "digit-of-another-script": "number",
    "doubled": "column",
    "empty": "parts",
    "escaped": "unreadable",
    "example": "parts",
    "full-width": "unreadable",
    "greek": "unreadable",
    "invisible": "whitespace",
    "ko": "ko",
    "ko-occupied": "contradictions",
    "ko-off-board": "off board",
    "ko-row-zero": "number",
    "ko-twice": "repeats",
    "label": "label",
    "label-like-mark": "mark",
    "label-nothing-after-space": "whitespace",
    "label-off-board": "off board",
    "label-then": "dot",
    "label-twice": "repeats",
    "last-move": "last move",
    "last-move-colour": "contradictions",
    "last-move-empty": "contradictions",
    "last-move-off-board": "off board",
    "last-move-twice": "repeats",
    "letter-for-digit": "number",
    "line-ends": "whitespace",
    "lone-dot": "dot",
    "long-problem": "unreadable",
    "mark-off-board": "off board",
    "mark-twice": "repeats",
    "number": "numbered",
    "number-large": "bounds",
    "number-leading-zeros": "number",
    "number-zero": "number",
    "odd-spaces": "whitespace",
    "odd-whitespace": "unreadable",
    "order": "order",
    "order-twice": "repeats",
    "pass": "last move",
    "percent": "percent",
    "point": "dot",
    "row": "row",
    "row-backward": "column",
    "row-counts": "number",
    "row-last": "column",
    "row-number-on-stone": "repeats",
    "row-off-board": "height",
    "row-point-twice": "repeats",
    "row-seven-colours": "stones",
    "row-with": "column",
    "row-zero": "number",
    "run": "width",
    "sign-in-number": "number",
    "size": "size",
    "size-by": "size",
    "size-huge": "bounds",
    "size-last": "repeats",
    "size-leading-zeros": "number",
    "size-many-digits": "bounds",
    "size-tall": "bounds",
    "size-x-first": "size",
    "size-zero": "number",
    "small": "column",
    "small-last-move": "last move",
    "space": "whitespace",
    "stone-missing": "stones",
    "stone-sign": "unreadable",
    "turn": "turn",
    "turn-of-mover": "contradictions",
    "turn-twice": "repeats",
    "unknown-part": "dot",
    "unreadable": "unreadable",
    "wide": "unreadable",
    "word": "dot",
    "wrong-sequence": "last move",
    "wrong-sign": "unreadable",
}
"""The rule that a vector stands for, by how its name begins; the longest such beginning counts."""


def rule_of(name: str) -> str:
    """Return the rule that a vector stands for."""
    return RULE_OF[max((beginning for beginning in RULE_OF if name.startswith(beginning)), key=len)]


def published(path: Path) -> dict[str, object]:
    """Return a vector as JSON-compatible values."""
    vector, claim = Vector.read(path), path.read_text(encoding="utf-8").partition("\n")[0]
    reading = hen.parse(vector.input)
    return {
        "name": path.stem,
        "claim": claim,
        "rule": rule_of(path.stem),
        "text": vector.input,
        "ok": reading.ok,
        "canonical": vector.canonical,
        "position": _position(reading.value),
        "problems": [
            {"kind": found.code, "severity": found.severity.value, "start": found.span.start, "end": found.span.end}
            for found in reading.diagnostics
            if found.span is not None
        ],
    }


def _position(position: Position) -> dict[str, object]:
    def name(point: Point) -> str:
        return point.name(position.size)

    last = position.last_move
    return {
        "columns": position.size.columns,
        "rows": position.size.rows,
        "board": draw(position.stones).splitlines(),
        "numbers": {name(point): number for point, number in position.numbers.items()},
        "order": "".join(color.value for color in position.order),
        "ko": position.ko and name(position.ko),
        "last_move": last and {"color": last.color.value, "point": last.point and name(last.point)},
        "turn": position.turn and position.turn.value,
        "labels": {name(point): label for point, label in position.labels.items()},
        "marks": {name(point): mark.value for point, mark in position.marks.items()},
    }


def document() -> str:
    """Return the whole file."""
    vectors = [published(path) for path in VECTORS]
    return json.dumps({"$schema": "hen.schema.json", "version": 1, "rules": RULES, "vectors": vectors}, indent=1) + "\n"


if __name__ == "__main__":
    HEN_VECTORS.write_text(document(), encoding="ascii")
