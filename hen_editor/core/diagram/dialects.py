"""The table of dialects of diagrams: what positions are copied as, and what is read.

To add one, write a module in `writers` with a function from a `WrittenDiagram` to its text, one in `readers` that
yields what it finds in a text, or one of the two; put the row into `DIALECTS`, and its examples into
`tests/vectors/diagram/`.
The menu "Copy as" and its tips, `hen show --as` and its help, `parse`, `format` and their tests read the table.
The menu needs the titles at the start, so readers and what needs SGF are imported where they are used.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from hen_editor.core.board import Color
from hen_editor.core.diagram.dialect import Dialect, DialectLimits
from hen_editor.core.diagram.writers import html, latex, sensei, text

if TYPE_CHECKING:
    from hen_editor.core.diagram.found import Found


def written_dialects() -> tuple[str, ...]:
    """Return the names of the dialects that are written, in the order of menus."""
    return tuple(name for name, dialect in DIALECTS.items() if dialect.write is not None)


def read_dialects() -> tuple[str, ...]:
    """Return the names of the dialects that are read."""
    return tuple(name for name, dialect in DIALECTS.items() if dialect.is_drawn or dialect.read is not None)


def _read_latex(source: str) -> "Iterator[Found]":
    from hen_editor.core.diagram.readers import latex

    return latex.read(source)


def _is_letter(label: str, stone: Color | None) -> bool:
    return stone is None and len(label) == 1 and "a" <= label <= "z"


def _is_printable(label: str, stone: Color | None) -> bool:
    return label.isprintable()


_IGO = DialectLimits(largest=19, square=True, marks=True, numbers=True, turn=False, label=latex.is_label_of_igo)
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
            write=sensei.write,
            is_drawn=True,
        ),
        Dialect(
            name="gtp",
            title="GTP &board",
            tip="Copy the position as the boards of GTP programs are drawn",
            write=text.write_gtp,
            is_drawn=True,
        ),
        Dialect(
            name="unicode",
            title="&Unicode diagram",
            tip="Copy the position as a diagram of round stones and drawn lines",
            write=text.write_unicode,
            is_drawn=True,
        ),
        Dialect(
            name="plain",
            title="Plain &text diagram",
            tip="Copy the position as a diagram of X, O and dots",
            write=text.write_plain,
            is_drawn=True,
        ),
        Dialect(name="matrix", is_drawn=True),
        Dialect(
            name="igo",
            title="LaTeX for &igo",
            tip="Copy the position as a diagram for the LaTeX package igo",
            limits=_IGO,
            write=latex.write_igo,
            read=_read_latex,
        ),
        Dialect(
            name="eigo",
            title="LaTeX for &eigo",
            tip="Copy the position with its colours as a diagram for the LaTeX package eigo",
            limits=DialectLimits(smallest=19, largest=19, colors=latex.EIGO_NAMES, turn=False),
            write=latex.write_eigo,
            read=_read_latex,
            includes=("igo",),  # what eigo adds need not be there
        ),
        Dialect(
            name="psgo",
            title="&LaTeX for psgo",
            tip="Copy the position as a diagram for the LaTeX package psgo",
            limits=replace(_IGO, arrows=True, label=latex.is_label_of_psgo),
            write=latex.write_psgo,
            read=_read_latex,
        ),
        Dialect(
            name="wgo",
            title="&HTML for WGo",
            tip="Copy the position as HTML for the player WGo",
            limits=_HTML,
            write=html.write_wgo,
        ),
        Dialect(
            name="besogo",
            title="HTML for Be&soGo",
            tip="Copy the position as HTML for the player BesoGo",
            limits=_HTML,
            write=html.write_besogo,
        ),
    )
}
"""All dialects by name, in the order of menus."""
