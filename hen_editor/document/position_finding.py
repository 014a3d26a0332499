"""Finding a position in files and folders, one file at a time. No Qt: also used by the command line."""

from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeAlias

from hen_editor.core import codes
from hen_editor.core.diagnostics import Diagnostic, Severity
from hen_editor.core.formats import Format, Read, recognised, writable
from hen_editor.core.game.search import Match, PositionSearch
from hen_editor.core.progress import Progress, unreported
from hen_editor.core.sgf import GameTree
from hen_editor.core.slices import part
from hen_editor.document import file_bytes
from hen_editor.document.codes import OUT_OF_MEMORY
from hen_editor.document.file_bytes import SizeLimit
from hen_editor.document.position_index import Candidates, candidates
from hen_editor.document.threads import looked_up, working

STEP = 100
"""The number of nodes searched between two pauses."""


class FoundPosition(NamedTuple):
    """A match in a game. path: the file of the game, None for a document."""

    path: Path | None
    tree: GameTree
    match: Match


class FileProblem(NamedTuple):
    """What is wrong with a file or a folder. is_searched: whether its games were searched all the same."""

    path: Path
    reason: Diagnostic | OSError
    is_searched: bool = False


SearchEvent: TypeAlias = float | FoundPosition | FileProblem
"""What happens during a search; a number is its progress, from 0 to 1."""


class SearchedFile(NamedTuple):
    """A file to search. numbers: the games to search in it, None for all."""

    path: Path
    numbers: Collection[int] | None = None


def finding(
    paths: Iterable[Path], search: PositionSearch, limit: SizeLimit, formats: Sequence[Format]
) -> Iterator[SearchEvent]:
    """Search files, and in folders those of formats that are written, too; pauses with its progress every few ms.

    Files that cannot be read, or are damaged, are reported and do not end the search.
    """
    files = yield from listing(paths, search, formats)
    for index, file in enumerate(files):
        start, end = index / len(files), (index + 1) / len(files)
        reading = working(partial(_read, file.path, limit, formats))
        yield from _in_file(file, part(reading, start, end), search, end)


def found_in(
    file: SearchedFile, search: PositionSearch, limit: SizeLimit, formats: Sequence[Format]
) -> Iterator[FoundPosition | FileProblem]:
    """Search one file as `finding` does, without a pause."""
    events = _in_file(file, _at_once(partial(_read, file.path, limit, formats)), search, 1.0)
    return (event for event in events if not isinstance(event, float))


def listing(
    paths: Iterable[Path], search: PositionSearch, formats: Sequence[Format]
) -> Generator[SearchEvent, None, list[SearchedFile]]:
    """List the files to search, those of folders in order of their names, and as their index says, if there is one.

    Yields 0.0 to pause at, and what could not be listed.
    """
    suffixes = {suffix for row in writable(formats) for suffix in row.suffixes}
    found: list[SearchedFile] = []
    for path in paths:
        if not (yield from looked_up(path.is_dir)):
            found.append(SearchedFile(path))
            continue
        indexed = yield from looked_up(partial(candidates, path, search))
        refused: list[OSError] = []
        folders = _searched(path, suffixes, indexed, refused.append)
        while (files := (yield from looked_up(partial(next, folders, None)))) is not None:
            found += files
            yield 0.0
        yield from (FileProblem(Path(error.filename), error) for error in refused)
    return found


def _searched(
    folder: Path, suffixes: set[str], indexed: Mapping[str, Candidates], refused: Callable[[OSError], object]
) -> Iterator[list[SearchedFile]]:
    """Iterate over a folder and those below it, with the files of each that may have what is sought."""
    start = len(str(folder / "_")) - 1
    for paths in file_bytes.folders_below(folder, suffixes, refused):
        files: list[SearchedFile] = []
        for path in paths:
            known = indexed.get(path[start:])
            if known is None or not known.are_of(path):
                files.append(SearchedFile(Path(path)))
            elif known.numbers:
                files.append(SearchedFile(Path(path), known.numbers))
        yield files


def _in_file(
    file: SearchedFile, reading: Generator[float, None, Read], search: PositionSearch, end: float
) -> Iterator[SearchEvent]:
    """Search a file, or only some of its games. reading: reads it. end: the progress when it has been read."""
    path, numbers = file
    try:
        read = yield from reading
    except OSError as error:
        yield FileProblem(path, error)
        return
    except MemoryError:
        yield FileProblem(path, OUT_OF_MEMORY.at())
        return
    if read.collection is None or read.refusal is not None:
        yield FileProblem(path, read.refusal or codes.EMPTY_FILE.at())
        return
    damage = next((problem for problem in read.diagnostics if problem.severity is not Severity.NOTE), None)
    if damage is not None:
        yield FileProblem(path, damage, is_searched=True)
    games = read.collection.games
    if numbers is not None and not all(number in range(len(games)) for number in numbers):
        numbers = None  # an index that is not of this file
    for event in in_games(path, games, search, numbers):
        yield end if isinstance(event, float) else event


def in_games(
    path: Path | None, games: Sequence[GameTree], search: PositionSearch, numbers: Collection[int] | None = None
) -> Iterator[SearchEvent]:
    """Search games, or some of them, as `finding` does. path: their file, None for a document."""
    chosen = range(len(games)) if numbers is None else numbers
    total, done, pause = sum(len(games[number]) for number in chosen), 0, 0
    for number in chosen:
        tree = games[number]
        for count, match in enumerate(search.matches(games, [number]), done):
            if match is not None:
                yield FoundPosition(path, tree, match)
            elif count >= pause:
                pause = count + STEP
                yield count / total
        done += len(tree)


def _at_once(read: Callable[[Progress], Read]) -> Generator[float, None, Read]:
    """Read here, without a pause."""
    yield from ()
    return read(unreported)


def _read(path: Path, limit: SizeLimit, formats: Sequence[Format], progress: Progress) -> Read:
    data = file_bytes.read(path, limit)
    if not data or data.isspace():
        return Read(None, refusal=codes.EMPTY_FILE.at())
    return file_bytes.read_in(recognised(data, path.suffix, formats), data, progress=progress)
