"""Inputs read for their problems, and positions written anew."""

from hen_editor.cli.inputs import Given, HenInput, Refused, SgfInput
from hen_editor.cli.output import Checked
from hen_editor.cli.problems import HenEntry, entry_problems, fixed, read_entries
from hen_editor.core import hen
from hen_editor.core.hen.entries import Entry


def check(given: HenInput | SgfInput) -> Checked:
    """Find all problems of an input: of its text, and of the positions or properties it holds."""
    if isinstance(given, SgfInput):
        return _check_sgf(given)
    found = read_entries(given.text)
    readable = tuple(_written(entry) for entry in found if entry.reading.ok)
    return Checked(given, given.text, entry_problems(found, of_position=True), readable)


def _check_sgf(given: SgfInput) -> Checked:
    from hen_editor.cli import games

    file = games.read(given.data)
    return Checked(given, file.text, (*file.problems, *games.property_problems(file)))


def formatted(given: Given, *, fix: bool, always_size: bool, multiline: bool) -> Checked | Refused:
    """Write the positions of a HEN input in canonical form; those with an error are left out.

    fix: apply all offered fixes before; the problems are then those of the mended text.
    """
    if isinstance(given, SgfInput):
        return Refused(given.name, "It is SGF; hen convert makes HEN of it.")
    if isinstance(given, Refused):
        return given
    text = fixed(given.text) if fix else given.text
    found = read_entries(text)
    written = tuple(
        _written(entry, always_size=always_size, multiline=multiline) for entry in found if entry.reading.ok
    )
    return Checked(given, text, entry_problems(found), written)


def _written(entry: HenEntry, *, always_size: bool = False, multiline: bool = False) -> Entry:
    return Entry(hen.format(entry.reading.position, always_size=always_size, multiline=multiline), entry.title)
