"""An index of the positions in a folder of games, an SQLite file in it: which games may have what is sought.

It only rules games out. Those that it does not are searched as without it, so that the answer is the same; files that
are new or have changed since are searched whole. No Qt: also used by the command line.
"""

import os
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from functools import partial
from pathlib import Path, PurePath
from typing import NamedTuple, TypeAlias
from urllib.parse import quote

from hen_editor.core.diagnostics import Severity
from hen_editor.core.formats import Format, writable
from hen_editor.core.game.search import PositionSearch, Sightings, sightings
from hen_editor.core.progress import Progress, unreported
from hen_editor.core.sgf import GameTree
from hen_editor.document import file_bytes
from hen_editor.document.codes import NOT_REGULAR
from hen_editor.document.file_bytes import SizeLimit, UnreadableFileError

INDEX_NAME = ".hen-index"
"""The name of the index of a folder."""

_VERSION = 3

_TABLES = f"""
PRAGMA user_version = {_VERSION};
CREATE TABLE files (id INTEGER PRIMARY KEY AUTOINCREMENT, path BLOB UNIQUE, size INTEGER, modified INTEGER);
CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT, file INTEGER, number INTEGER,
    columns INTEGER, rows INTEGER, times BLOB
);
CREATE INDEX games_of_files ON games (file);
CREATE TABLE positions (key INTEGER, game INTEGER, PRIMARY KEY (key, game)) WITHOUT ROWID;
"""

_FILES = "SELECT id, path, size, modified FROM files"

_AT_ONCE = 2_000_000
"""The number of positions that are sorted in one go before they are inserted."""


class Indexed(NamedTuple):
    """What an update of an index did. unread: files that cannot be read without problems, which are always searched."""

    files: int
    games: int
    updated: int
    removed: int
    unread: int


class Candidates(NamedTuple):
    """The games of a file that may have what is sought, by their numbers, if its size and time of change are these."""

    size: int
    modified: int
    numbers: Sequence[int]

    def are_of(self, path: str) -> bool:
        """Return whether the file is as it was indexed. That takes a system call for each file."""
        with suppress(OSError):
            state = os.stat(path)  # noqa: PTH116 - a third of the time of `Path.stat`, for each of very many files
            return (state.st_size, state.st_mtime_ns) == (self.size, self.modified)
        return False


def candidates(folder: Path, search: PositionSearch) -> Mapping[str, Candidates]:
    """Return the games that may have what is sought in each file that was indexed, by its path within the folder.

    A folder without an index, or with one that cannot be read, gives no files.
    """
    if not os.path.isfile(folder / INDEX_NAME):
        return {}
    # A file of that name may be anything: reading what this program did not write raises one of these.
    with suppress(sqlite3.Error, TypeError, ValueError, IndexError), closing(_opened(folder)) as database:
        found: defaultdict[int, list[int]] = defaultdict(list)
        for file, number in _games(database, search):
            found[file].append(number)
        return {
            os.fsdecode(name): Candidates(size, modified, sorted(found[file]) if file in found else ())
            for file, name, size, modified in database.execute(_FILES)
        }
    return {}


def _games(database: sqlite3.Connection, search: PositionSearch) -> Iterator[tuple[int, int]]:
    """Yield the games that may have what is sought: their files, and their numbers there."""
    keys = search.keys
    if keys is not None:
        marks = ", ".join("?" * len(keys))
        yield from database.execute(
            f"SELECT DISTINCT file, number FROM positions JOIN games ON id = game WHERE key IN ({marks})", [*keys]
        )
        return
    for size in search.sizes:
        rows = database.execute(
            "SELECT file, number, times FROM games WHERE columns = ? AND rows = ?", (size.columns, size.rows)
        )
        yield from ((file, number) for file, number, times in rows if search.may_be_seen(size, times))


class _IndexedGame(NamedTuple):
    """What an index holds of a game: the size of its board, and its sightings."""

    columns: int
    rows: int
    seen: Sightings


class _IndexedFile(NamedTuple):
    """What an index holds of a file: its size and time of change before it was read, and its games."""

    size: int
    modified: int
    games: tuple[_IndexedGame, ...]


_Look: TypeAlias = Callable[[Path], _IndexedFile | None]


def update(
    folder: Path,
    limit: SizeLimit,
    formats: Sequence[Format],
    look_at_all: Callable[[_Look, Sequence[Path]], Iterator[_IndexedFile | None]] = map,
    progress: Progress = unreported,
) -> Indexed:
    """Bring the index of a folder up to date, or make it.

    look_at_all: yields what a function makes of each file, as `map` does, perhaps in several processes. Raises OSError
    and sqlite3.Error if it cannot be written. If it is stopped, what was done stays.
    """
    suffixes = {suffix for row in writable(formats) for suffix in row.suffixes}
    refused: list[OSError] = []
    paths = [path for paths in file_bytes.folders_below(folder, suffixes, refused.append) for path in map(Path, paths)]
    if refused:
        raise refused[0]
    with closing(_made(folder)) as database:
        known = {path: number for number, path, _ in _current(database, folder)}
        removed = _remove_others(database, known.values())
        new, unread, rows = [path for path in paths if path not in known], 0, list[tuple[int, int]]()
        looked_at = look_at_all(partial(_look_at, limit=limit, formats=formats), new)
        for count, (path, found) in enumerate(zip(new, looked_at, strict=True)):
            if found is None:
                unread += 1
            else:
                rows += _insert(database, path.relative_to(folder), found)
            if len(rows) >= _AT_ONCE:
                _finish(database, rows)
                rows = []
            progress(count / len(new))
        _finish(database, rows)
        files, all_games = (
            database.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in ("files", "games")
        )
        return Indexed(files, all_games, len(new) - unread, removed, unread)


def _opened(folder: Path) -> sqlite3.Connection:
    """Open the index of a folder to read it. Raises sqlite3.Error if it cannot be read, or is another version's."""
    database = sqlite3.connect(f"{uri_of((folder / INDEX_NAME).absolute())}?mode=ro", uri=True)
    try:
        [version] = database.execute("PRAGMA user_version").fetchone()
        if version != _VERSION:
            raise sqlite3.DatabaseError(f"the index has version {version}")
    except sqlite3.Error:
        database.close()
        raise
    return database


def uri_of(path: PurePath) -> str:
    """Return the URI of an absolute path for SQLite, which accepts no computer of a network path as the authority."""
    return f"file:///{quote(os.fsencode(path.as_posix().removeprefix('/')), safe='/:')}"


def _made(folder: Path) -> sqlite3.Connection:
    """Open the index of a folder to write it; make it if there is none, or none that can be read.

    Raises UnreadableFileError if there is something else of its name, such as a pipe, for which SQLite would wait.
    """
    path = folder / INDEX_NAME
    if path.exists() and not path.is_file():
        raise UnreadableFileError(NOT_REGULAR.at())
    try:
        _opened(folder).close()
    except sqlite3.Error:
        path.unlink(missing_ok=True)
        database = sqlite3.connect(path)
        database.executescript(_TABLES)
        return database
    return sqlite3.connect(path)


def _current(database: sqlite3.Connection, folder: Path) -> Iterator[tuple[int, Path, str]]:
    """Yield the files that are as they were indexed: their numbers, paths and names."""
    for number, name, size, modified in database.execute(_FILES):
        path = folder / os.fsdecode(name)
        with suppress(OSError):
            state = path.stat()
            if (state.st_size, state.st_mtime_ns) == (size, modified):
                yield number, path, name


def _remove_others(database: sqlite3.Connection, kept: Collection[int]) -> int:
    """Remove the files that are not kept, and their games; keys without a game stay, which does no harm."""
    others = {number for (number,) in database.execute("SELECT id FROM files")} - {*kept}
    with database:
        database.executemany("DELETE FROM games WHERE file = ?", [(number,) for number in others])
        database.executemany("DELETE FROM files WHERE id = ?", [(number,) for number in others])
    return len(others)


def _look_at(path: Path, limit: SizeLimit, formats: Sequence[Format]) -> _IndexedFile | None:
    """Return the entry of a file in the index; None if it has a problem that a search must report."""
    try:
        state = path.stat()
        read = file_bytes.read_file(path, limit, formats)
    except (OSError, MemoryError):
        return None
    if read.collection is None or any(problem.severity is not Severity.NOTE for problem in read.diagnostics):
        return None
    if read.refusal is not None:
        return None
    return _IndexedFile(state.st_size, state.st_mtime_ns, tuple(map(_look_at_game, read.collection.games)))


def _look_at_game(tree: GameTree) -> _IndexedGame:
    return _IndexedGame(tree.size.columns, tree.size.rows, sightings(tree))


def _insert(database: sqlite3.Connection, path: Path, found: _IndexedFile) -> Iterator[tuple[int, int]]:
    """Insert a file and its games; yield the keys of its positions with the numbers of the games."""
    values = os.fsencode(path), found.size, found.modified
    file = database.execute("INSERT INTO files (path, size, modified) VALUES (?, ?, ?)", values).lastrowid
    for number, (columns, rows, seen) in enumerate(found.games):
        game = database.execute(
            "INSERT INTO games (file, number, columns, rows, times) VALUES (?, ?, ?, ?, ?)",
            (file, number, columns, rows, seen.times),
        ).lastrowid
        assert game is not None
        yield from ((key, game) for key in seen.keys)


def _finish(database: sqlite3.Connection, rows: list[tuple[int, int]]) -> None:
    """Insert keys in ascending order, which is much faster than any other, and commit."""
    rows.sort()
    with database:
        database.executemany("INSERT OR IGNORE INTO positions VALUES (?, ?)", rows)
