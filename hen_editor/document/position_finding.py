"""Finding a position in files and folders. No Qt: also used by the command line."""

import os
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from hen_editor.core.diagnostics import Diagnostic, Severity
from hen_editor.core.formats import Format, writable
from hen_editor.core.game.search import Match, PositionSearch
from hen_editor.core.progress import Progress, share_of, unreported
from hen_editor.core.sgf import GameTree
from hen_editor.document import file_bytes
from hen_editor.document.codes import OUT_OF_MEMORY
from hen_editor.document.file_bytes import SizeLimit
from hen_editor.document.position_index import Candidates, candidates

_SHARE_OF_READING = 0.8
"""The share of reading a file in the progress."""


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


class SearchedFile(NamedTuple):
    """A file to search. numbers: the games to search in it, None for all."""

    path: Path
    numbers: Collection[int] | None = None


def find(
    paths: Iterable[Path],
    search: PositionSearch,
    limit: SizeLimit,
    formats: Sequence[Format],
    progress: Progress = unreported,
) -> Iterator[FoundPosition | FileProblem]:
    """Search files, and in folders those in formats that can also be written.

    Files that cannot be read, or are damaged, are reported and do not end the search.
    """
    files, refused = list_files(paths, search, formats, progress)
    yield from refused
    for index, file in enumerate(files):
        share = share_of(progress, index / len(files), (index + 1) / len(files))
        yield from find_in_file(file, search, limit, formats, share)


def list_files(
    paths: Iterable[Path], search: PositionSearch, formats: Sequence[Format], progress: Progress = unreported
) -> tuple[list[SearchedFile], list[FileProblem]]:
    """List the files to search, and the folders that cannot be listed.

    Files in folders come in order of their names; the index of a folder, if there is one, rules some out.
    """
    suffixes = {suffix for row in writable(formats) for suffix in row.suffixes}
    found: list[SearchedFile] = []
    refused: list[OSError] = []
    for path in paths:
        if not os.path.isdir(path):
            found.append(SearchedFile(path))
            continue
        for files in _searched(path, suffixes, candidates(path, search), refused.append):
            found += files
            progress(0.0)
    return found, [FileProblem(Path(error.filename), error) for error in refused]


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


def find_in_file(
    file: SearchedFile,
    search: PositionSearch,
    limit: SizeLimit,
    formats: Sequence[Format],
    progress: Progress = unreported,
) -> Iterator[FoundPosition | FileProblem]:
    """Search a file, or only some of its games."""
    path, numbers = file
    try:
        read = file_bytes.read_file(path, limit, formats, share_of(progress, 0, _SHARE_OF_READING))
    except OSError as error:
        yield FileProblem(path, error)
        return
    except MemoryError:
        yield FileProblem(path, OUT_OF_MEMORY.at())
        return
    if read.refusal is not None:
        yield FileProblem(path, read.refusal)
        return
    assert read.collection is not None
    damage = next((problem for problem in read.diagnostics if problem.severity is not Severity.NOTE), None)
    if damage is not None:
        yield FileProblem(path, damage, is_searched=True)
    games = read.collection.games
    if numbers is not None and not all(number in range(len(games)) for number in numbers):
        numbers = None  # the index does not fit this file
    for match in search.matches(games, numbers, share_of(progress, _SHARE_OF_READING, 1)):
        yield FoundPosition(path, games[match.game], match)
