"""The law of the recovery folder: whatever a file in it is, it is judged alone; the sound ones are offered."""

import contextlib
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QObject, QSysInfo

from hen_editor.core import sgf
from hen_editor.core.slices import finished
from hen_editor.document import files
from hen_editor.document.codes import FileError
from hen_editor.document.document import Document
from hen_editor.document.private_folder import private_folder
from hen_editor.document.recovery import folder
from hen_editor.document.recovery.folder import KeptDocument
from hen_editor.document.recovery.journal import format_line, read_lines
from hen_editor.document.recovery.journal_file import JournalFile, asides, recovery_folder
from hen_editor.document.recovery.recorder import Recorder
from hen_editor.document.recovery.recovered import recovered
from tests.document.recovery.test_journal import rich_sitting
from tests.effort import fewer

on_unix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has neither pipes nor links like these")

SOUND = rich_sitting().data
RECORDS = [line.record for line in read_lines(SOUND)]


def written(records: list[object]) -> bytes:
    """Return records as the lines of a journal, with their numbers and the right sums."""
    data = b""
    for number, record in enumerate(records):
        if isinstance(record, dict):
            data += format_line(number, {name: value for name, value in record.items() if name != "n"})
        else:
            data += format_line(number, {})[:-10] + b"\n"
    return data


def put(name: str, data: bytes = SOUND) -> Path:
    path = recovery_folder() / f"{name}.journal"
    path.write_bytes(data)
    return path


def listed() -> dict[str, KeptDocument]:
    return {one.path.stem: one for one in folder.kept()}


def is_whole(now: object) -> bool:
    """Show and write all of a recovered document: a part that does not fit the others would raise."""
    for tree in now.collection.games:
        for node in tree.walk():
            tree.node(node)
            tree.path(node)
    sgf.format(now.collection.converted_to_utf8().value)
    return repr(now.position) != ""


values = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 6),
    st.sampled_from([10**9, 10**25, -(2**63), 2**31, "", "a", "\0", "\ud800", "nul\0", "hex", [], {}, [[]], [0, 0]]),
    st.text(max_size=3),
)
trees = st.recursive(values, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner))


def places(value: object, path: tuple[object, ...] = ()) -> Iterator[tuple[object, ...]]:
    """Iterate over the places of all values within a JSON value."""
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list | tuple) else ()
    for name, inner in items:
        yield from places(inner, (*path, name))


def changed(value: object, path: tuple[object, ...], new: object) -> object:
    """Return a JSON value with another one in a place."""
    if not path:
        return new
    name, *rest = path
    if isinstance(value, dict):
        return {**value, name: changed(value[name], tuple(rest), new)}
    assert isinstance(value, list | tuple)
    return [changed(one, tuple(rest), new) if index == name else one for index, one in enumerate(value)]


@settings(fewer(300), suppress_health_check=list(HealthCheck))
@given(st.data())
def test_whatever_a_record_holds_nothing_is_raised_and_what_is_recovered_is_whole(data: st.DataObject) -> None:
    records: list[object] = [*RECORDS]
    for _ in range(data.draw(st.integers(1, 3))):
        number = data.draw(st.integers(0, len(records) - 1))
        record = records[number]
        path = data.draw(st.sampled_from([*places(record)]))
        records[number] = changed(record, path, data.draw(trees))
    found = recovered(written(records))
    if found is not None:
        assert is_whole(found.snapshot)
        assert all(is_whole(shown) for step in found.steps[-3:] for shown in (step.before, step.after))


@settings(fewer(100), suppress_health_check=list(HealthCheck))
@given(st.binary(max_size=300), st.integers(0, len(SOUND)), st.booleans())
def test_whatever_bytes_a_journal_has_nothing_is_raised(data: bytes, place: int, is_inserted: bool) -> None:
    rest = place if is_inserted else place + len(data)
    recovered(SOUND[:place] + data + SOUND[rest:])
    recovered(data)


NODE = {"nodes": [[3, 0, [], [["", [], ";"], ["C", ["x"]]]]], "count": 4}


@pytest.mark.parametrize(
    "found",
    [
        {"nodes": [[0, None, [0], None]]},
        {"nodes": [[0, None, [1, 1], None]]},
        {"nodes": [[3, 4, [4], [["", [], ";"]]], [4, 3, [3], [["", [], ";"]]]], "count": 4},
        {"nodes": [[0, 1, [1], None]]},
        {"nodes": [[10**9, 0, [], [["", [], ";"]]], [0, None, [1, 10**9], None]], "count": 10**9},
        {"nodes": [[10**30, 0, [], [["", [], ";"]]]]},
        {"nodes": [[1.5, 0, [], []]]},
        {"gone": [0, 1]},
        {"removed": [[0, 5]]},
        {"count": -1},
        {"parts": [0, 10**9]},
    ],
)
def test_a_game_that_is_no_tree_is_none(found: dict[str, object], tmp_path: Path) -> None:
    records = [*RECORDS[:2], {"state": {"games": [0, 1, [{"of": 0, **found}]], "at": [0, 3]}}]
    assert recovered(written(records)) is None


def test_a_node_with_a_large_id_is_recovered_at_once() -> None:
    large = 2**31 - 1
    game = {"nodes": [[0, None, [1, large], None], [large, 0, [], [["", [], ";"]]]], "count": 3}
    records = [*RECORDS[:2], {"state": {"games": [0, 1, [{"of": 0, **game}]], "at": [0, large]}}]
    found = recovered(written(records))
    assert found is not None
    assert next(found.snapshot.tree.ids) == large + 1


def header(**changed: object) -> bytes:
    return written([{**RECORDS[0], **changed}, *RECORDS[1:]])


DAMAGED = {
    "without a file": written([{name: value for name, value in RECORDS[0].items() if name != "file"}, *RECORDS[1:]]),
    "a text as time": header(t="now"),
    "a time far off": header(t=10**25),
    "a nul": header(file="a\0b"),
    "a later version": header(v=99),
    "no object": b"[1] 5d1f3a20\n" * 3,
    "deep": b"[" * 100_000,
    "zeros": bytes(100_000),
    "not finite": b'{"n":0,"v":2,"t":Infinity} 00000000\n',
    "many digits": b'{"n":0,"v":' + b"9" * 10_000 + b"} 00000000\n",
    "the header alone": SOUND[: SOUND.index(b"\n") + 1],
}


@pytest.mark.parametrize("name", DAMAGED)
def test_what_is_damaged_is_listed_so_and_hides_no_other(qapp: object, name: str) -> None:
    put("first")
    put("odd", DAMAGED[name])
    put("second")
    found = listed()
    assert [stem for stem, one in found.items() if not one.is_damaged] == ["first", "second"]
    assert (found["odd"].is_damaged, found["odd"].size) == (True, len(DAMAGED[name]))
    assert folder.read(found["odd"].path) is None
    assert folder.read(found["second"].path) is not None


def of_a_pipe(path: Path) -> None:
    os.mkfifo(path)


def of_a_link(path: Path) -> None:
    target = path.with_suffix(".target")
    target.write_bytes(SOUND)
    path.symlink_to(target)


def of_a_device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def of_a_hole(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(3_000_000_000)


def of_a_folder(path: Path) -> None:
    path.mkdir()


ODD = [of_a_pipe, of_a_link, of_a_device, of_a_hole, of_a_folder]


@on_unix
@pytest.mark.parametrize("make", ODD)
def test_only_regular_files_of_a_bounded_size_are_journals(qapp: object, make: Callable[[Path], None]) -> None:
    put("sound")
    path = recovery_folder() / "odd.journal"
    make(path)
    assert listed()["odd"].is_damaged
    assert not listed()["sound"].is_damaged
    with contextlib.suppress(OSError):
        assert folder.read(path) is None
    if make is not of_a_hole:
        with pytest.raises(OSError):  # noqa: PT011 - which one depends on the system
            JournalFile.taken_over(path, 0)
    if make is of_a_link:
        assert path.with_suffix(".target").read_bytes() == SOUND


def of_no_process(path: Path) -> None:
    path.write_text(f"{10**11}\npython\n{QSysInfo.machineHostName()}\n")


@on_unix
@pytest.mark.parametrize("make", [*ODD, of_no_process])
def test_whatever_a_lock_is_its_journal_is_recovered(
    qapp: object, owner: QObject, make: Callable[[Path], None]
) -> None:
    path = put("sound")
    make(path.with_suffix(".lock"))
    assert not listed()["sound"].is_damaged
    document = Document(owner)
    assert finished(Recorder(document, owner).recovering(path))
    assert document.undo_stack.count() == len(recovered(SOUND).steps)


@on_unix
@pytest.mark.parametrize("make", ODD)
def test_whatever_a_base_or_the_file_of_a_document_is_it_is_recovered_or_refused(
    qapp: object, owner: QObject, tmp_path: Path, make: Callable[[Path], None]
) -> None:
    large = b"(;SZ[9]C[" + b"x" * 1_100_000 + b"])"
    (tmp_path / "large.sgf").write_bytes(large)
    document = Document(owner)
    recorder = Recorder(document, owner)
    document.open(tmp_path / "large.sgf")
    document.type_comment("y")
    recorder.stop()
    (journal,) = recovery_folder().glob("*.journal")
    journal.with_suffix(".base").unlink(missing_ok=True)
    (tmp_path / "large.sgf").unlink()
    make(journal.with_suffix(".base"))
    make(tmp_path / "large.sgf")
    assert folder.read(journal) is None
    again = Document(owner)
    assert not finished(Recorder(again, owner).recovering(journal))
    path = put("sound", header(file=str(tmp_path / "large.sgf")))
    assert finished(Recorder(again, owner).recovering(path))
    assert again.path is None


@on_unix
def test_a_folder_that_is_a_link_is_not_used(data_folder: Path, tmp_path: Path, qapp: object) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir(mode=0o755)
    place = private_folder("recovery")
    place.rmdir()
    place.symlink_to(elsewhere)
    with pytest.raises(FileError, match="/recovery is a symbolic link"):
        recovery_folder()
    assert elsewhere.stat().st_mode & 0o777 == 0o755


def test_a_journal_is_read_up_to_a_size(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    path = put("sound")
    monkeypatch.setattr("hen_editor.document.private_folder.MAX_PRIVATE_BYTES", len(SOUND) - 1)
    with pytest.raises(OSError, match="large"):
        folder.read(path)


def test_what_follows_a_record_that_does_not_fit_is_left_in_its_file(qapp: object, owner: QObject) -> None:
    odd = [*RECORDS, {"t": 0, "u": 1, "d": 0, "step": "later", "to": {"games": "in another way"}}]
    path = put("odd", written(odd))
    document = Document(owner)
    recorder = Recorder(document, owner)
    assert finished(recorder.recovering(path))
    recorder.stop()
    assert path.read_bytes().startswith(written(odd))
    assert document.undo_stack.count() == len(recovered(SOUND).steps)


def test_what_was_recovered_in_part_is_not_offered_again_but_kept_for_a_week(qapp: object, owner: QObject) -> None:
    odd = [*RECORDS, {"t": 0, "u": 3, "d": 0, "step": "later", "to": {"games": "in another way"}}]
    path = put("odd", written(odd))
    assert not listed()["odd"].is_closed
    for count in range(2):
        document = Document(owner)
        recorder = Recorder(document, owner)
        assert finished(recorder.recovering(path))
        assert document.undo_stack.count() == len(recovered(SOUND).steps), count
        document.leaving.emit()
        kept = listed()["odd"]
        assert (kept.is_closed, kept.is_damaged, kept.changes) == (True, False, 3)
        assert time.time() - kept.time < 60
    folder.mark_offered(folder.kept(), time.time())
    for days in (0, 6):
        finished(folder.tidying(folder.kept(), time.time() + days * folder.DAY))
        assert path.exists()
    finished(folder.tidying(folder.kept(), time.time() + 8 * folder.DAY))
    assert not path.exists()


@pytest.mark.parametrize("days", [0, 2])
def test_an_empty_journal_is_removed_after_a_day_unless_it_is_open(qapp: object, days: int) -> None:
    put("empty", b"")
    opened = JournalFile.created()
    assert listed() == {}
    finished(folder.tidying([], time.time() + days * folder.DAY))
    assert {path.stem for path in recovery_folder().glob("*.journal")} == {opened.path.stem} | (
        set() if days else {"empty"}
    )
    opened.remove()


@on_unix
@pytest.mark.parametrize("make", [*ODD, Path.touch])
def test_whatever_is_beside_a_journal_with_a_number_what_came_before_it_is_recovered(
    qapp: object, owner: QObject, tmp_path: Path, make: Callable[[Path], None]
) -> None:
    path = tmp_path / "game.sgf"
    path.write_bytes(b"(;SZ[9]C[small])")
    document = Document(owner)
    recorder = Recorder(document, owner)
    document.open(path)
    document.type_comment("edited")
    document.end_burst()
    path.write_bytes(b"(;SZ[9]C[" + b"x" * 1_100_000 + b"])")
    document.reload(files.read(path))
    document.type_comment("y")
    recorder.stop()
    (kept,) = folder.kept()
    (aside,) = asides(kept.path).values()
    assert kept.size > 1_100_000
    aside.unlink()
    make(aside)
    found = folder.read(kept.path)
    assert found is not None
    assert (found.is_whole, [step.text for step in found.steps]) == (False, ["Comment"])
