"""HEN inputs into SGF files, SGF inputs into HEN files: the only part of the command that needs both."""

from typing import NamedTuple

from hen_editor.cli import games
from hen_editor.cli.inputs import HenInput, Refused, SgfInput, chosen
from hen_editor.cli.output import Checked
from hen_editor.cli.problems import entry_problems, read_entries
from hen_editor.cli.progress import counted
from hen_editor.core.hen import entries
from hen_editor.core.hen.entries import Entry


class Converted(NamedTuple):
    """An input in the other notation, None where it has errors, with its problems."""

    data: bytes | None
    checked: Checked


def to_sgf(given: HenInput, game: int | None) -> Converted | Refused:
    """Convert positions, or the one with a number, to a file of games."""
    found = chosen(read_entries(given.text), game, given.name)
    if isinstance(found, Refused):
        return found
    checked = Checked(given, given.text, entry_problems(found))
    return Converted(games.to_sgf(found) if checked.ok else None, checked)


def to_hen(given: SgfInput, game: int | None, move: int | None, *, titled: bool) -> Converted | Refused:
    """Convert the position after a move of each game, or of the one with a number, to a file of positions.

    titled: write the title of a single position too.
    """
    file = games.read(given.data)
    found = chosen(file.games, game, given.name)
    if isinstance(found, Refused):
        return found
    written = [games.to_hen(tree, move) for tree in counted(found, len(found), "Converting")]
    checked = Checked(given, file.text, (*file.problems, *(problem for one in written for problem in one.problems)))
    listed = [one.entry for one in written if one.entry is not None]
    if len(listed) == 1 and not titled:
        listed = [Entry(listed[0].text)]
    return Converted(entries.write(listed).encode() if checked.ok else None, checked)
