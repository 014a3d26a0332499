"""The table of dialects of diagrams: what positions are copied as, and what is read.

To add one, write a function in `writers` from a `WrittenDiagram` to its text, a module in `readers` that yields what it
finds in a text, or one of the two; put the row into `DIALECTS`, and its examples into `tests/vectors/diagram/`.
The menu "Copy as" and its tips, `hen show --as` and its help, `parse`, `format` and their tests read the table.
The menu needs the titles at the start, so readers and what needs SGF are imported where they are used.
"""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from hen_editor.core.board import Color
from hen_editor.core.position import PLAIN_ORDER
from hen_editor.diagrams import writers
from hen_editor.diagrams.writers import WrittenDiagram

if TYPE_CHECKING:
    from hen_editor.diagrams.found import Found


def _holds_no_label(text: str, stone: Color | None) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class DialectLimits:
    """What a dialect can hold.

    smallest, largest: the lengths of a side of the board. square: whether they are to be alike. colors: of stones.
    marks, numbers, last_move, arrows (and lines), turn: whether it has them. turn_with_numbers: whether it has a turn
    beside numbers. label: whether it can hold a text on a point with this stone.
    """

    smallest: int = 3
    largest: int = 25
    square: bool = False
    colors: Collection[Color] = PLAIN_ORDER
    marks: bool = False
    numbers: bool = False
    last_move: bool = False
    arrows: bool = False
    turn: bool = True
    turn_with_numbers: bool = False
    label: Callable[[str, Color | None], bool] = _holds_no_label


@dataclass(frozen=True, kw_only=True, slots=True)
class Dialect:
    """A way to write a position as text.

    title, tip: of the command that copies a position so. write: returns the text of what is within the limits; None
    where nothing is written so. read: yields the diagrams of a text, each with the name of its dialect; its spans
    count the characters of the text. is_drawn: whether `parsing` reads it among the lines of a text instead.
    includes: the names of the dialects whose diagrams are ones of it, too; for what `read` yields.
    """

    name: str
    title: str = ""
    tip: str = ""
    limits: DialectLimits = DialectLimits()
    write: Callable[[WrittenDiagram], str] | None = None
    read: "Callable[[str], Iterator[Found]] | None" = None
    is_drawn: bool = False
    includes: tuple[str, ...] = ()


def written_dialects() -> tuple[str, ...]:
    """Return the names of the dialects that are written, in the order of menus."""
    return tuple(name for name, dialect in DIALECTS.items() if dialect.write is not None)


def read_dialects() -> tuple[str, ...]:
    """Return the names of the dialects that are read."""
    return tuple(name for name, dialect in DIALECTS.items() if dialect.is_drawn or dialect.read is not None)


def _read_latex(source: str) -> "Iterator[Found]":
    from hen_editor.diagrams.readers import latex

    return latex.read(source)


def _is_letter(label: str, stone: Color | None) -> bool:
    return stone is None and len(label) == 1 and "a" <= label <= "z"


def _is_printable(label: str, stone: Color | None) -> bool:
    return label.isprintable()


def _is_igo_label(text: str, stone: Color | None) -> bool:
    """Return whether a text can be a label in igo: up to three letters and digits on an empty point."""
    return stone is None and _is_word(text)


def _is_psgo_label(text: str, stone: Color | None) -> bool:
    """Return whether a text can be a label in psgo: up to three letters and digits, on a stone no number."""
    return _is_word(text) and not (stone is not None and text.isdecimal())


def _is_word(text: str) -> bool:
    return text.isascii() and text.isalnum() and len(text) <= 3


_IGO = DialectLimits(largest=19, square=True, marks=True, numbers=True, turn=False, label=_is_igo_label)
_HTML = DialectLimits(
    smallest=1,
    largest=52,
    marks=True,
    numbers=True,
    last_move=True,
    arrows=True,
    turn_with_numbers=True,
    label=_is_printable,
)

DIALECTS: dict[str, Dialect] = {
    row.name: row
    for row in (
        Dialect(
            name="sensei",
            title="&Diagram for Sensei's Library",
            tip="Copy the position as a diagram for Sensei's Library",
            limits=DialectLimits(marks=True, numbers=True, arrows=True, label=_is_letter),
            write=writers.write_sensei,
            is_drawn=True,
        ),
        Dialect(
            name="gtp",
            title="GTP &board",
            tip="Copy the position as the boards of GTP programs are drawn",
            write=writers.write_gtp,
            is_drawn=True,
        ),
        Dialect(
            name="unicode",
            title="&Unicode diagram",
            tip="Copy the position as a diagram of round stones and drawn lines",
            write=writers.write_unicode,
            is_drawn=True,
        ),
        Dialect(
            name="plain",
            title="Plain &text diagram",
            tip="Copy the position as a diagram of X, O and dots",
            write=writers.write_plain,
            is_drawn=True,
        ),
        Dialect(name="matrix", is_drawn=True),
        Dialect(
            name="igo",
            title="LaTeX for &igo",
            tip="Copy the position as a diagram for the LaTeX package igo",
            limits=_IGO,
            write=writers.write_igo,
            read=_read_latex,
        ),
        Dialect(
            name="eigo",
            title="LaTeX for &eigo",
            tip="Copy the position with its colours as a diagram for the LaTeX package eigo",
            limits=DialectLimits(smallest=19, largest=19, colors=writers.EIGO_NAMES, turn=False),
            write=writers.write_eigo,
            read=_read_latex,
            includes=("igo",),  # what eigo adds need not be there
        ),
        Dialect(
            name="psgo",
            title="&LaTeX for psgo",
            tip="Copy the position as a diagram for the LaTeX package psgo",
            limits=replace(_IGO, arrows=True, label=_is_psgo_label),
            write=writers.write_psgo,
            read=_read_latex,
        ),
        Dialect(
            name="wgo",
            title="&HTML for WGo",
            tip="Copy the position as HTML for the player WGo",
            limits=_HTML,
            write=writers.write_wgo,
        ),
        Dialect(
            name="besogo",
            title="HTML for Be&soGo",
            tip="Copy the position as HTML for the player BesoGo",
            limits=_HTML,
            write=writers.write_besogo,
        ),
    )
}
"""All dialects by name, in the order of menus."""
