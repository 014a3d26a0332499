"""The format HEN: positions, each with or without a title."""

from collections.abc import Generator
from typing import TYPE_CHECKING

from hen_editor.core import codes
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.formats.format import NOTHING_KEPT, Holds, Kept, Read, WritableFormat
from hen_editor.core.hen import entries
from hen_editor.core.translatable import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from hen_editor.core.sgf import Collection


def _reading(data: bytes | str, encoding: str | None = None) -> Generator[float, None, Read]:
    from hen_editor.core.convert import hen_file
    from hen_editor.core.sgf import Collection

    try:
        text = data if isinstance(data, str) else data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return Read(None, refusal=codes.HEN_NOT_UTF8.at())
    found = entries.read(text)
    if any(len(entry.text) > entries.LONGEST for entry in found):
        return Read(None, refusal=codes.LONG_HEN.at(count=entries.LONGEST))
    games = []
    for entry in found:
        games.append(hen_file.to_game(entry))
        yield len(games) / len(found)
    notes = (codes.NO_TITLES.at(count=len(found)),) if entries.lack_titles([entry.title for entry in found]) else ()
    problems = (*notes, *(problem for game in games for problem in game.diagnostics))
    if not hen_file.holds_hen(found):
        return Read(None, problems, codes.NO_HEN.at())
    trees = [game.value for game in games]
    return Read(Collection.of(trees), problems, kept=dict(zip(trees, found, strict=True)))


def _write(collection: "Collection", kept: Kept = NOTHING_KEPT) -> bytes:
    from hen_editor.core.convert import hen_file

    as_lines = entries.lack_titles([entry.title for entry in kept.values()])
    listed = [kept.get(game) or hen_file.of_game(game) for game in collection.games]
    return entries.write(listed, as_lines=as_lines).encode()


def _losses(collection: "Collection") -> tuple[Diagnostic, ...]:
    from hen_editor.core.convert import hen_file

    return tuple(dict.fromkeys(thing for game in collection.games for thing in hen_file.lost(game)))


def _comparing(collection: "Collection", read: "Collection") -> Generator[float, None, bool]:
    from hen_editor.core.convert import hen_file

    if len(collection.games) != len(read.games):
        return False
    for count, (game, there) in enumerate(zip(collection.games, read.games, strict=True)):
        if hen_file.held(game) != hen_file.held(there):
            return False
        yield count / len(read.games)
    return True


HEN = WritableFormat(
    name="HEN",
    title=QT_TRANSLATE_NOOP("Formats", "HEN position"),
    suffixes=(".hen",),
    holds=Holds.POSITIONS,
    reading=_reading,
    write=_write,
    losses=_losses,
    comparing=_comparing,
)
