"""An index changes nothing but the time of a search."""

import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path, PurePosixPath, PureWindowsPath

import pytest

from hen_editor.core import hen
from hen_editor.core.board import Area, Point, Stones
from hen_editor.core.game.search import PositionSearch
from hen_editor.core.positions.key import UpTo
from hen_editor.document.codes import TOO_LARGE
from hen_editor.document.file_bytes import MEGABYTE, SizeLimit
from hen_editor.document.position_finding import FoundPosition, find
from hen_editor.document.position_index import INDEX_NAME, Indexed, candidates, update, uri_of
from hen_editor.document.worker import Cancelled
from hen_editor.formats import FORMATS

LIMIT = SizeLimit(10 * MEGABYTE, TOO_LARGE)
GAMES = {
    "a.sgf": "(;SZ[9];B[ee];W[gc](;B[gg];W[cc])(;B[cg]))(;SZ[9];B[cc])",
    "b.sgf": "(;SZ[9]AB[gc][ee];W[gg])",
    "c.sgf": "(;SZ[9:13]AB[aa]AW[ia];B[];W[am])",
    "d.hen": "# One\n.9x9_7Gw_5Eb\n",
    "damaged.sgf": "(;SZ[9];B[ee];W[gc]",
    "empty.hen": "",
    "deeper/e.sgf": "(;SZ[9];W[gc];B[ee];AE[gc])",
    "not.sgf": "hello",
    "spaces.sgf": " \n",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in GAMES.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    return tmp_path


def index(folder: Path) -> Indexed:
    return update(folder, LIMIT, FORMATS)


def found(folder: Path, search: PositionSearch) -> list[tuple[object, ...]]:
    """Return what a search finds and reports."""
    events = find([folder], search, LIMIT, FORMATS)
    return [(event.path, event.match) if isinstance(event, FoundPosition) else event for event in events]


def searches() -> Sequence[PositionSearch]:
    whole = hen.parse_strict(".9x9_7Gw_5Eb").stones
    turned = hen.parse_strict(".9x9_7Cw_5Eb").stones
    swapped = hen.parse_strict(".9x9_7Gb_5Ew").stones
    empty, tall = Stones(whole.size), hen.parse_strict(".9x13_13AbJw").stones
    corner = Area(Point(6, 0), Point(8, 2))
    return [
        PositionSearch(stones, part, up_to)
        for stones in (whole, turned, swapped, empty, tall)
        for part in (None, corner)
        for up_to in (UpTo.NOTHING, UpTo.SYMMETRY, UpTo.COLOR, UpTo.SYMMETRY | UpTo.COLOR)
    ]


def test_a_search_finds_the_same_with_an_index(folder: Path) -> None:
    before = [found(folder, search) for search in searches()]
    assert index(folder) == Indexed(files=5, games=6, updated=5, removed=0, unread=4)
    assert [found(folder, search) for search in searches()] == before
    assert sum(map(len, before)) > 100


def test_only_games_that_may_have_it_are_looked_at(folder: Path) -> None:
    index(folder)
    search = PositionSearch(hen.parse_strict(".9x9_7Gw_5Eb").stones)
    named = {Path(name).as_posix(): [*found.numbers] for name, found in candidates(folder, search).items()}
    assert named == {"a.sgf": [0], "b.sgf": [], "c.sgf": [], "d.hen": [0], "deeper/e.sgf": [0]}


def test_files_that_are_new_changed_or_gone_are_searched_as_they_are(folder: Path) -> None:
    index(folder)
    search = PositionSearch(hen.parse_strict(".9x9_5Eb").stones)
    (folder / "a.sgf").write_text("(;SZ[9];B[aa];W[bb];B[cc])")
    (folder / "b.sgf").unlink()
    (folder / "f.sgf").write_text("(;SZ[9];B[ee])")
    now = found(folder, search)
    assert folder / "f.sgf" in {event[0] for event in now}
    assert index(folder) == Indexed(files=5, games=5, updated=2, removed=2, unread=4)
    assert found(folder, search) == now


def test_an_index_that_is_up_to_date_reads_no_file_again(folder: Path) -> None:
    index(folder)
    assert index(folder) == Indexed(files=5, games=6, updated=0, removed=0, unread=4)


def test_an_update_that_is_stopped_leaves_nothing_half_done(folder: Path) -> None:
    reported: list[float] = []

    def cancel_third(share: float) -> None:
        reported.append(share)
        if len(reported) == 3:
            raise Cancelled

    with pytest.raises(Cancelled):
        update(folder, LIMIT, FORMATS, progress=cancel_third)
    search = PositionSearch(hen.parse_strict(".9x9_5Eb").stones)
    assert candidates(folder, search) == {}
    assert index(folder).updated == 5


@pytest.mark.parametrize("content", [b"", b"no database", b"SQLite format 3\0" + bytes(1000)])
def test_a_file_that_is_no_index_is_passed_over_and_replaced(folder: Path, content: bytes) -> None:
    (folder / INDEX_NAME).write_bytes(content)
    search = PositionSearch(hen.parse_strict(".9x9_5Eb").stones)
    assert candidates(folder, search) == {}
    assert index(folder).updated == 5
    assert len(candidates(folder, search)) == 5


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE games SET number = 99",
        "UPDATE games SET number = 'x'",
        "UPDATE games SET number = NULL",
        "UPDATE games SET times = 3",
        "UPDATE games SET times = 'x'",
        "UPDATE games SET times = x'01'",
        "UPDATE files SET path = 5 WHERE id = 1",
        "UPDATE files SET path = CAST(x'0061' AS BLOB) WHERE id = 1",
        "DROP TABLE positions",
    ],
)
@pytest.mark.parametrize("part", [None, Area(Point(0, 0), Point(8, 8))])
def test_an_index_that_somebody_changed_hides_no_file_and_breaks_nothing(
    folder: Path, change: str, part: Area | None
) -> None:
    search = PositionSearch(hen.parse_strict(".9x9_7Gw_5Eb").stones, part)
    before = found(folder, search)
    index(folder)
    database = sqlite3.connect(folder / INDEX_NAME)
    with database:
        database.execute(change)
    database.close()
    assert found(folder, search) == before


def test_the_index_of_another_version_is_replaced(folder: Path) -> None:
    index(folder)
    database = sqlite3.connect(folder / INDEX_NAME)
    database.execute("PRAGMA user_version = 99")
    database.close()
    assert candidates(folder, PositionSearch(hen.parse_strict(".9x9_5Eb").stones)) == {}
    assert index(folder).updated == 5


def test_names_that_are_no_text_are_found_again(tmp_path: Path) -> None:
    path = tmp_path / os.fsdecode(b"\xff\xfe.sgf")
    path.write_text("(;SZ[9];B[ee])")
    index(tmp_path)
    [(name, known)] = candidates(tmp_path, PositionSearch(hen.parse_strict(".9x9_5Eb").stones)).items()
    assert (tmp_path / name, known.numbers) == (path, [0])
    assert known.are_of(str(path))


def test_an_index_is_read_on_a_network_drive_too() -> None:
    assert uri_of(PurePosixPath("/a b/ü?")) == "file:///a%20b/%C3%BC%3F"
    assert uri_of(PureWindowsPath("C:/games")) == "file:///C:/games"
    share = uri_of(PureWindowsPath(r"\\nas\games\index"))
    assert share == "file:////nas/games/index"
    with pytest.raises(sqlite3.OperationalError, match="unable to open database file"):  # not an invalid authority
        sqlite3.connect(f"{share}?mode=ro", uri=True)
