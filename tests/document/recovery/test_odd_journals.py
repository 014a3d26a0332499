"""The law of the recovery folder: whatever a file in it is, it is judged alone; the sound ones are offered."""

import contextlib
import os
import sys
import time
from base64 import b64encode
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QObject, QSysInfo

from hen_editor.core import sgf
from hen_editor.document.codes import FileError
from hen_editor.document.document import Document
from hen_editor.document.private_folder import private_folder
from hen_editor.document.recovery import folder
from hen_editor.document.recovery.folder import KeptDocument, Unrecoverable
from hen_editor.document.recovery.journal import format_line, read_lines
from hen_editor.document.recovery.journal_file import JournalFile, recovery_folder
from hen_editor.document.recovery.recorder import Recorder
from hen_editor.document.recovery.recovered import recovered
from hen_editor.document.recovery.state import pack
from tests.document.recovery.sittings import rich_sitting

on_unix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has neither pipes nor links like these")


def sound() -> bytes:
    return rich_sitting()[0]


def sound_records() -> list[dict[str, object]]:
    return [line.record for line in read_lines(sound())]


def written(records: list[object]) -> bytes:
    """Return records as the lines of a journal, with their numbers and the right sums."""
    data = b""
    for number, record in enumerate(records):
        if isinstance(record, dict):
            data += format_line(number, {name: value for name, value in record.items() if name != "n"})
        else:
            data += format_line(number, {})[:-10] + b"\n"
    return data


def put(name: str, data: bytes | None = None) -> Path:
    path = recovery_folder() / f"{name}.journal"
    path.write_bytes(sound() if data is None else data)
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


@settings(suppress_health_check=list(HealthCheck))
@given(st.data())
def test_whatever_a_record_holds_nothing_is_raised_and_what_is_recovered_is_whole(
    qapp: object, data: st.DataObject
) -> None:
    records: list[object] = [*sound_records()]
    for _ in range(data.draw(st.integers(1, 3))):
        number = data.draw(st.integers(0, len(records) - 1))
        record = records[number]
        path = data.draw(st.sampled_from([*places(record)]))
        records[number] = changed(record, path, data.draw(trees))
    found = recovered(written(records))
    if found is not None:
        assert is_whole(found.snapshot)
        assert all(is_whole(shown) for step in found.steps[-3:] for shown in (step.before, step.after))


@settings(suppress_health_check=list(HealthCheck))
@given(st.binary(max_size=300), st.floats(0, 1), st.booleans())
def test_whatever_bytes_a_journal_has_nothing_is_raised(
    qapp: object, data: bytes, share: float, is_inserted: bool
) -> None:
    place = int(share * len(sound()))
    rest = place if is_inserted else place + len(data)
    recovered(sound()[:place] + data + sound()[rest:])
    recovered(data)


def header(**changed: object) -> bytes:
    first = sound_records()[0]
    return written([{**first, "disk": {**first["disk"], **changed}}, *sound_records()[1:]])


def with_end(**changed: object) -> bytes:
    *others, last = sound_records()
    return written([*others, {**last, "end": {**last["end"], **changed}}])


def without_a_file() -> bytes:
    first = {name: value for name, value in sound_records()[0].items() if name != "disk"}
    return written([first, *sound_records()[1:]])


DAMAGED: dict[str, Callable[[], bytes] | bytes] = {
    "without a file": without_a_file,
    "a text as time": lambda: with_end(t="now"),
    "a time far off": lambda: with_end(t=10**25),
    "a nul": lambda: header(path="a\0b"),
    "a nul at the end": lambda: with_end(file="a\0b"),
    "no object": b"[1] 5d1f3a20\n" * 3,
    "deep": b"[" * 100_000,
    "zeros": bytes(100_000),
    "not finite": b'{"n":0,"v":3,"t":Infinity} 00000000\n',
    "many digits": b'{"n":0,"v":' + b"9" * 10_000 + b"} 00000000\n",
    "half of the header": lambda: sound()[:100],
}


@pytest.mark.parametrize("name", DAMAGED)
def test_what_is_damaged_is_listed_so_and_hides_no_other(qapp: object, name: str) -> None:
    put("first")
    made = DAMAGED[name]
    data = made if isinstance(made, bytes) else made()
    put("odd", data)
    put("second")
    found = listed()
    assert [stem for stem, one in found.items() if not one.is_damaged] == ["first", "second"]
    assert (found["odd"].is_damaged, found["odd"].size) == (True, len(data))
    with_a_sound_end = folder.read(found["odd"].path)
    assert with_a_sound_end is None or is_whole(with_a_sound_end.snapshot)
    assert folder.read(found["second"].path) is not None


def of_a_pipe(path: Path) -> None:
    os.mkfifo(path)


def of_a_link(path: Path) -> None:
    target = path.with_suffix(".target")
    target.write_bytes(sound())
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
    if make is of_a_link:
        assert path.with_suffix(".target").read_bytes() == sound()


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
    assert Recorder(document, owner).recover(path)
    assert document.undo_stack.count() == len(recovered(sound()).steps)


def test_a_journal_that_nobody_holds_is_not_locked_to_find_out(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    path = put("sound")
    monkeypatch.setattr(folder, "locked", lambda lock: pytest.fail("another look at the same time would see it held"))
    assert folder.is_free(path)
    assert not listed()["sound"].is_damaged


@on_unix
@pytest.mark.parametrize("make", ODD)
def test_whatever_the_file_of_a_document_is_it_is_recovered(
    qapp: object, owner: QObject, tmp_path: Path, make: Callable[[Path], None]
) -> None:
    make(tmp_path / "game.sgf")
    path = put("sound", header(path=str(tmp_path / "game.sgf")))
    again = Document(owner)
    assert Recorder(again, owner).recover(path)
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
    monkeypatch.setattr("hen_editor.document.private_folder.MAX_PRIVATE_BYTES", len(sound()) - 1)
    with pytest.raises(OSError, match="large"):
        folder.read(path)


def with_a_later_record() -> list[object]:
    end = {"t": 5, "u": 3, "file": None, "title": ""}
    return [*sound_records(), {"done": 700, "games": "in another way", "end": end}]


def test_what_follows_a_record_that_does_not_fit_is_left_in_its_file(qapp: object, owner: QObject) -> None:
    odd = with_a_later_record()
    path = put("odd", written(odd))
    document = Document(owner)
    recorder = Recorder(document, owner)
    assert recorder.recover(path)
    recorder.stop()
    assert path.read_bytes().startswith(written(odd))
    assert document.undo_stack.count() == len(recovered(sound()).steps)


def test_what_was_recovered_in_part_is_not_offered_again_but_kept_for_a_week(qapp: object, owner: QObject) -> None:
    odd = with_a_later_record()
    path = put("odd", written(odd))
    assert not listed()["odd"].is_closed
    for count in range(2):
        document = Document(owner)
        recorder = Recorder(document, owner)
        assert recorder.recover(path)
        assert document.undo_stack.count() == len(recovered(sound()).steps), count
        document.leaving.emit()
        kept = listed()["odd"]
        assert (kept.is_closed, kept.is_damaged, kept.changes, kept.time) == (True, False, 3, 5)
    folder.mark_offered(folder.kept(), time.time())
    for days in (0, 6):
        folder.tidy(folder.kept(), time.time() + days * folder.DAY_SECONDS)
        assert path.exists()
    folder.tidy(folder.kept(), time.time() + 8 * folder.DAY_SECONDS)
    assert not path.exists()


@pytest.mark.parametrize("days", [0, 2])
def test_an_empty_journal_is_removed_after_a_day_unless_it_is_open(qapp: object, days: int) -> None:
    put("empty", b"")
    opened = JournalFile.created()
    assert listed() == {}
    folder.tidy([], time.time() + days * folder.DAY_SECONDS)
    assert {path.stem for path in recovery_folder().glob("*.journal")} == {opened.path.stem} | (
        set() if days else {"empty"}
    )
    opened.remove()


# What is packed into the lines.


@settings(suppress_health_check=list(HealthCheck))
@given(st.binary(max_size=200), st.data())
def test_whatever_file_a_state_has_nothing_is_raised(qapp: object, file: bytes, data: st.DataObject) -> None:
    packed = data.draw(st.sampled_from([pack(file), pack(b"(;SZ[9];B[aa])" + file), b64encode(file).decode(), "é", ""]))
    extra = data.draw(
        st.fixed_dictionaries(
            {},
            optional={
                "codec": values,
                "encoding": values,
                "values": trees,
                "new": values,
                "entries": trees,
                "scope": values,
                "set up in": trees,
                "drafts": trees,
            },
        )
    )
    at = data.draw(st.one_of(trees, st.just([0, 0, []]), st.just([0, 1, []])))
    file = {name: extra.pop(name) for name in ("codec", "encoding", "values", "new", "entries") if name in extra}
    now = {"at": at, "hen": {"text": ""}, **extra}
    found = recovered(written([sound_records()[0], {"done": 0, "file": {"file": packed, **file}, "now": now}]))
    assert found is None or is_whole(found.snapshot)


@pytest.mark.parametrize("path", [[0, 10**30, []], [0, -1, []], [0, 1, [[0, 5]]], [0, 1, [[0, -1]]], [5, 0, []], [0]])
def test_a_cursor_that_is_nowhere_is_damage(qapp: object, path: list[object]) -> None:
    state = {"done": 0, "file": {"file": pack(b"(;SZ[9];B[aa])")}, "now": {"at": path, "hen": {"text": ""}}}
    assert recovered(written([sound_records()[0], state])) is None


def test_a_file_that_would_fill_the_memory_is_damage(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hen_editor.document.recovery.state.MAX_PRIVATE_BYTES", 1_000)
    file = {"file": pack(b"(;C[" + b"x" * 2_000 + b"])")}
    state = {"done": 0, "file": file, "now": {"at": [0, 0, []], "hen": {"text": ""}}}
    assert recovered(written([sound_records()[0], state])) is None


# Journals of other versions.


def of_version(version: int) -> bytes:
    """Return a journal as another version of the program writes it; that of version 2 was written by it."""
    data = Path(__file__).with_name("version_2.journal").read_bytes()
    first, *others = read_lines(data)
    return written([{**first.record, "v": version}, *[line.record for line in others]])


@pytest.mark.parametrize("version", [2, 4])
def test_what_another_version_has_kept_is_listed_with_its_name_and_never_removed_by_itself(
    qapp: object, owner: QObject, version: int
) -> None:
    path = put("other", of_version(version))
    put("sound")
    other = listed()["other"]
    assert (other.name, other.changes) == ("joseki.sgf", 3)
    assert (other.is_of_other_version, other.is_damaged) == (True, False)
    assert not other.can_be_restored
    assert not listed()["sound"].is_of_other_version
    document = Document(owner)
    assert not Recorder(document, owner).recover(path)
    assert document.is_fresh
    assert folder.recover(path) is Unrecoverable.OTHER_VERSION
    folder.mark_offered(folder.kept(), time.time() - 400 * folder.DAY_SECONDS)
    folder.tidy(folder.kept(), time.time())
    assert path.read_bytes() == of_version(version)
    assert "sound" not in listed()


def test_what_the_version_before_has_saved_is_not_listed(qapp: object) -> None:
    saved = of_version(2)
    count = len([*read_lines(saved)])
    put("other", saved + format_line(count, {"t": 1, "u": 0, "d": 0, "saved": True}))
    assert listed() == {}
