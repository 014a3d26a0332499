"""The format HEN: positions, each with or without a title."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from hen_editor.core import codes
from hen_editor.core.diagnostics import Diagnostic, DiagnosticLog
from hen_editor.core.formats.format import NOTHING_KEPT, Holds, Kept, KeptEntry, Read, WritableFormat
from hen_editor.core.hen import entries
from hen_editor.core.hen.entries import Entry
from hen_editor.core.progress import Progress, share_of, unreported
from hen_editor.core.texts import QT_TRANSLATE_NOOP, decoded, line_end

if TYPE_CHECKING:
    from hen_editor.core.sgf import Collection, GameTree


def _read(data: bytes | str, encoding: str | None = None, progress: Progress = unreported) -> Read:
    from hen_editor.core.convert import hen_file
    from hen_editor.core.sgf import Collection

    try:
        text = data if isinstance(data, str) else decoded(data)
    except UnicodeDecodeError:
        return Read(None, refusal=codes.HEN_NOT_UTF8.at())
    found, pieces = entries.read_pieces(text, progress=share_of(progress, 0.0, 0.0))
    if any(len(entry.text) > entries.MAX_POSITION_LENGTH for entry in found):
        return Read(None, refusal=codes.LONG_HEN.at(count=entries.MAX_POSITION_LENGTH))
    problems = DiagnosticLog()
    for note in entries.notes(found):
        problems.add(note)
    kept: dict[GameTree, KeptEntry] = {}
    for entry, piece in zip(found, pieces, strict=True):
        game = hen_file.to_game(entry)
        for problem in game.diagnostics:
            problems.add(problem)
        kept[game.value] = KeptEntry(entry, None if piece == entries.write([entry]) else piece)
        progress(len(kept) / len(found))
    if not hen_file.holds_hen(found):
        return Read(None, problems.diagnostics(), codes.NO_HEN.at())
    collection = Collection.of(kept, progress=share_of(progress, 1.0, 1.0))
    return Read(collection, problems.diagnostics(), kept=kept)


def _write(collection: "Collection", kept: Kept = NOTHING_KEPT) -> bytes:
    """Write unedited entries as they were read, and edited ones in their places, if that reads back as these games."""
    states = {tree.game_key: (tree.edited, each) for tree, each in kept.items()}
    has_others = any(game.game_key not in states for game in collection.games)
    # A copy of a game is another game with the same content, and comes after its original.
    alike = {id(tree.edited): each for tree, each in kept.items()} if has_others else {}
    ending = next((line_end(each.piece) or "\n" for each in kept.values() if each.piece), "\n")
    has_titles = any(each.entry.title is not None for each in kept.values())
    listed: list[Entry] = []
    pieces: list[str] = []
    for game in collection.games:
        nodes, before = states.get(game.game_key, (None, None))
        unedited = before if nodes is game.edited else None
        if has_others and unedited is not None:
            alike[id(game.edited)] = unedited
        entry, piece = _entry(
            game, before, unedited if before else alike.get(id(game.edited)), ending, has_titles=has_titles
        )
        listed.append(entry)
        pieces.append(piece)
    whole = (piece if piece.endswith(("\n", "\r")) else piece + ending for piece in pieces[:-1])
    text = "".join((*whole, *pieces[-1:]))
    if kept and _meaning(entries.read(text)) == _meaning(listed):
        return text.encode()
    read = {id(each): each for each in kept.values()}  # by identity: several states of a game may share one entry
    as_lines = entries.lack_titles([each.entry.title for each in read.values()])
    return entries.write(listed, as_lines=as_lines).encode()


def _entry(
    game: "GameTree", before: KeptEntry | None, same: KeptEntry | None, ending: str, *, has_titles: bool
) -> tuple[Entry, str]:
    """Return the entry of a game and the piece of the file that holds it.

    before: the entry that the game was read from. same: an entry that holds just what the game does. ending: how lines
    end. has_titles: whether a new entry has a title line, at least an empty one.
    """
    from hen_editor.core.convert import hen_file

    if same is not None:
        return same.entry, _piece(same)
    entry = hen_file.of_game(game, before.entry.text if before else "")
    if before is not None:
        return entry, entries.rewritten(_piece(before), before.entry, entry)
    if has_titles:
        entry = entry._replace(title=entry.title or "")
    return entry, entries.write([entry]).replace("\n", ending)


def _piece(kept: KeptEntry) -> str:
    return entries.write([kept.entry]) if kept.piece is None else kept.piece


def _meaning(listed: Iterable[Entry]) -> list[tuple[str, str]]:
    return [(entry.text, entry.title or "") for entry in listed]


def _losses(collection: "Collection") -> tuple[Diagnostic, ...]:
    from hen_editor.core.convert import hen_file

    return tuple(dict.fromkeys(thing for game in collection.games for thing in hen_file.lost(game)))


def _is_same(collection: "Collection", read: "Collection", progress: Progress = unreported) -> bool:
    from hen_editor.core.convert import hen_file

    if len(collection.games) != len(read.games):
        return False
    for count, (game, there) in enumerate(zip(collection.games, read.games, strict=True)):
        if hen_file.held(game) != hen_file.held(there):
            return False
        progress(count / len(read.games))
    return True


HEN = WritableFormat(
    name="HEN",
    title=QT_TRANSLATE_NOOP("Formats", "HEN position"),
    suffixes=(".hen",),
    holds=Holds.POSITIONS,
    read=_read,
    write=_write,
    losses=_losses,
    is_same=_is_same,
)
