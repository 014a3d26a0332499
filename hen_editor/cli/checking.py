"""Checking inputs, and writing their positions in canonical form."""

from dataclasses import replace

from hen_editor.cli import codes
from hen_editor.cli.inputs import GameInput, Given, HenInput, PositionInput, Refused
from hen_editor.cli.problems import Checked, PositionEntry, entry_problems, hen_entries, read_entries
from hen_editor.core import hen
from hen_editor.core.diagnostics import Span
from hen_editor.core.hen import entries
from hen_editor.core.hen.entries import Entry


def check(given: PositionInput | GameInput) -> Checked | Refused:
    """Find all problems of an input: of its text, and of its positions or properties."""
    if isinstance(given, GameInput):
        from hen_editor.cli import games

        return games.check(given)
    found = read_entries(given)
    readable = tuple(_written(entry) for entry in found if entry.ok)
    return Checked(given, given.text, entry_problems(found, of_position=True), readable)


def formatted(given: Given, *, fix: bool, always_size: bool, multiline: bool) -> Checked | Refused:
    """Write the positions of a HEN input in canonical form; those with errors are skipped.

    fix: first apply all suggested fixes; the problems are then those of the fixed text.
    """
    if isinstance(given, Refused):
        return given
    if not isinstance(given, HenInput):
        name = "a text diagram" if given.format is None else given.format.name
        return Refused(given.name, codes.NOT_HEN.at(format=name))
    shown = _fixed(given) if fix else given
    found = hen_entries(shown)
    written = tuple(_written(entry, always_size=always_size, multiline=multiline) for entry in found if entry.ok)
    return Checked(given, shown.text, entry_problems(found), written)


def _fixed(given: HenInput) -> HenInput:
    """Return a HEN text with all suggested fixes applied to each of its positions."""
    pieces: list[str] = []
    places: list[Span] = []
    done = length = 0
    for start, end in given.places or entries.places(given.text):
        body = given.text[start:end].rstrip()
        fixed = hen.fixed(body)
        pieces += given.text[done:start], fixed, given.text[start + len(body) : end]
        length += start - done
        places.append(Span(length, length + len(fixed)))
        length += len(fixed) + end - start - len(body)
        done = end
    return replace(given, text="".join(pieces) + given.text[done:], places=tuple(places) if given.places else ())


def _written(entry: PositionEntry, *, always_size: bool = False, multiline: bool = False) -> Entry:
    return Entry(hen.format(entry.position, always_size=always_size, multiline=multiline), entry.title)
