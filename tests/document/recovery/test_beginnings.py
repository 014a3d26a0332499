"""The law of recovery: however a document began and whatever is done to it and its file, its journal holds it."""

from collections.abc import Callable, Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, QObject
from shiboken6 import delete

from hen_editor.core import hen, sgf
from hen_editor.core.board import BoardSize
from hen_editor.core.formats import HEN, SGF, Kept
from hen_editor.document import copies, files
from hen_editor.document.document import Document
from hen_editor.document.files import File
from hen_editor.document.recovery import folder
from hen_editor.document.recovery.recorder import LARGE_FILE_BYTES, Recorder
from hen_editor.pasting import recognise
from tests.core.editing.all_edits import EDITS, LARGEST_CHOICE, Choices
from tests.core.editing.machine import SOURCES, savable
from tests.document.recovery.alike import same
from tests.drawing.pictures.made import international_text, png

SEVERAL_ENCODINGS = "(;CA[GBK]SZ[9]C[围棋];B[aa])".encode("gbk") + "(;CA[Shift_JIS]SZ[9]C[表 ソ])".encode("cp932")

TEXTS = (
    "(;SZ[9];B[ee];W[cc](;B[dd])(;B[gg]))",
    "(;SZ[9]C[one])(;SZ[5:4]GN[two];B[aa])",
    "B D4 W Q16",
    "See .9x9_5Gb.b and .9x9_5Gw.w",
    "$$c9 Life?\n$$ ---------\n$$ | . O 1 O .\n",
    "some words (;SZ[9];B[aa]C[x]) and more",
)

GAMES = (*SOURCES, SEVERAL_ENCODINGS)

POSITIONS = (
    b".9x9_5Gb.b",
    b"one\n.9x9_5Gb.b\n\ntwo\n.5x4_1A2\n",
    b"\xef\xbb\xbf.9x9_5Gb\r\n",
    b"\n\n one \r\n.9x9_5Gb.b\r\n\r\n\r\n.5x4_1A2   \r\n",
    b"\xef\xbb\xbf.9x9__5Gb.b\r.9x9_5Gw\r",
)


@dataclass
class Sitting:
    """A document and its recorder in a folder of its own; those before it are no longer followed."""

    folder: Path
    owner: QObject

    def __post_init__(self) -> None:
        self.count = 0
        self.take_another()

    def take_another(self) -> None:
        self.document = Document(self.owner)
        self.recorder = Recorder(self.document, self.owner)

    def path(self, suffix: str = ".sgf") -> Path:
        self.count += 1
        return self.folder / f"{self.count}{suffix}"

    def file(self, data: bytes, suffix: str = ".sgf") -> File:
        path = self.path(suffix)
        path.write_bytes(data)
        return files.read(path)

    def recover(self) -> bool:
        """Recover the document as if the program had stopped; return whether there was something to recover."""
        self.recorder.sync()
        self.recorder.stop()
        lost = [one for one in folder.kept() if not one.is_closed]
        self.take_another()
        for one in lost:
            assert self.recorder.recover(one.path)
        return bool(lost)


def new(sitting: Sitting, choose: Choices) -> None:
    sitting.document.new(hen.parse(".9x9_5Gb").value)


def opened(sitting: Sitting, choose: Choices) -> None:
    file = sitting.file(choose.one_of(GAMES))
    if file.collection is not None:
        sitting.document.begin(file)


def opened_hen(sitting: Sitting, choose: Choices) -> None:
    sitting.document.begin(sitting.file(choose.one_of(POSITIONS), ".hen"))


def reopened_with_encoding(sitting: Sitting, choose: Choices) -> None:
    path, data = sitting.path(), choose.one_of(GAMES)
    path.write_bytes(data)
    file = files.read_games(path, data, encoding=choose.one_of(("GBK", "Shift_JIS", "ISO-8859-1")))
    if file.collection is not None:
        sitting.document.begin(file)


def pasted(sitting: Sitting, choose: Choices) -> None:
    file = files.of_text(choose.one_of(TEXTS[:2]))
    sitting.document.begin(file, saved=False)


def pasted_to_a_new_window(sitting: Sitting, choose: Choices) -> None:
    found = recognise(choose.one_of(TEXTS), BoardSize(9, 9)).value[0]
    sitting.document.begin(File(None, found.as_collection(), found.diagnostics, format=SGF), saved=False)


def of_a_picture(sitting: Sitting, choose: Choices) -> None:
    game, other = (international_text(text, b"SGF") for text in (b"(;SZ[9];B[aa])", b"(;SZ[5]C[x];B[bb];W[cc])"))
    position = international_text(b".9x9_5Gb.b")
    parts = choose.one_of(((game,), (position,), (game, position), (game, other, position)))
    file = sitting.file(png(*parts), ".png")
    if file.collection is not None:
        sitting.document.begin(file, saved=choose.is_so())


def words_with_a_hen(sitting: Sitting, choose: Choices) -> None:
    sitting.document.begin(sitting.file(b"Look at .9x9_5Gb.b here"))


def copy_of_a_version(sitting: Sitting, choose: Choices) -> None:
    file = sitting.file(choose.one_of(GAMES))
    if file.collection is not None:
        sitting.document.begin(file._replace(path=None), saved=False)


BEGINNINGS: Mapping[str, Callable[[Sitting, Choices], object]] = {
    "new": new,
    "opened": opened,
    "opened hen": opened_hen,
    "reopened with encoding": reopened_with_encoding,
    "pasted": pasted,
    "pasted to a new window": pasted_to_a_new_window,
    "of a picture": of_a_picture,
    "words with a hen": words_with_a_hen,
    "copy of a version": copy_of_a_version,
}


def save(sitting: Sitting, choose: Choices) -> None:
    """Save, over what other deeds have written to the file, too."""
    document = sitting.document
    if sgf.format(savable(document.snapshot.collection)):
        document.edit(document.snapshot._replace(collection=savable(document.snapshot.collection)), "Convert")
        is_new = document.path is None or choose.is_so()
        document.save(sitting.path() if is_new or document.path is None else document.path, overwrites=True)


def save_copy(sitting: Sitting, choose: Choices) -> None:
    path = sitting.document.path if choose.is_so() else None
    copy = partial(copies.in_utf8, SGF, sitting.document.snapshot.collection)
    sitting.document.write(sitting.document.prepare_copy(path or sitting.path(), copy, overwrites=True))


def reload(sitting: Sitting, choose: Choices) -> None:
    path = sitting.document.path
    if path is not None and path.suffix in (".sgf", ".hen"):
        path.write_bytes(choose.one_of(GAMES if path.suffix == ".sgf" else POSITIONS))
        file = files.read(path)
        if file.collection is not None:
            sitting.document.reload(file)


def keep(sitting: Sitting, choose: Choices) -> None:
    if sitting.document.path is not None:
        sitting.document.path.write_bytes(b"(;SZ[9]C[another])")
        sitting.document.keep(b"(;SZ[9]C[another])")


def removed(sitting: Sitting, choose: Choices) -> None:
    if sitting.document.path is not None:
        sitting.document.mark_removed(is_removed=choose.is_so())


def restore_version(sitting: Sitting, choose: Choices) -> None:
    path = sitting.document.path
    versions = POSITIONS if path is not None and path.suffix == ".hen" else GAMES
    file = files.read_games(path, choose.one_of(versions), [SGF, HEN])
    if file.collection is not None:
        sitting.document.restore_version(file)


def edit(sitting: Sitting, choose: Choices) -> None:
    document, way = sitting.document, choose.one_of(tuple(EDITS))
    after = EDITS[way](document.snapshot, choose)
    if after.collection is document.snapshot.collection and after.hen_text == document.snapshot.hen_text:
        document.go(after.node, after.game)
    elif len(sgf.format(savable(after.collection))) < 5_000:
        document.end_burst()
        document.edit(after, way)


def type_text(sitting: Sitting, choose: Choices) -> None:
    if choose.is_so():
        sitting.document.type_hen(choose.one_of((".9x9_5Gb", ".9x9_5G", ".5x5_unfinished", "")))
    else:
        sitting.document.type_comment(choose.one_of(("a", "ab", "三", "")))


DEEDS: Mapping[str, Callable[[Sitting, Choices], object]] = {
    "edit": edit,
    "type": type_text,
    "undo": lambda sitting, choose: sitting.document.undo_stack.undo(),
    "redo": lambda sitting, choose: sitting.document.undo_stack.redo(),
    "save": save,
    "save copy": save_copy,
    "reload": reload,
    "keep": keep,
    "detach": lambda sitting, choose: sitting.document.detach(),
    "removed": removed,
    "restore version": restore_version,
    "recover": lambda sitting, choose: sitting.recover(),
    "discard and retry": lambda sitting, choose: sitting.recorder.retry(),
    **BEGINNINGS,
}
OFTEN = (*["edit"] * 12, *["type"] * 6, *["undo"] * 4, *["redo"] * 2, *["save"] * 3, *["recover"] * 3, *DEEDS)

numbers = st.integers(0, LARGEST_CHOICE)


def as_hen(collection: sgf.Collection, kept: Kept) -> bytes | None:
    """Return the bytes of a .hen file with the layout it had, None if games cannot be stored so."""
    try:
        return HEN.write(collection, kept)
    except ValueError:
        return None


def is_recorded(sitting: Sitting) -> bool:
    """Return whether the journal holds all that the document is, if that is not what its file is."""
    document, recorder = sitting.document, sitting.recorder
    recorder.sync()
    while recorder.is_busy:  # the journal is read back
        QCoreApplication.processEvents()
    assert recorder.error is None
    if not document.is_modified and not document.has_draft:
        return True
    assert recorder.path is not None
    found = folder.read(recorder.path)
    assert found is not None
    assert found.is_whole
    assert same(found.snapshot, document.snapshot)
    written = as_hen(document.snapshot.collection, document.file.kept)
    assert as_hen(found.snapshot.collection, found.kept) == written
    stack = document.undo_stack
    assert found.index == stack.index()
    assert [step.text for step in found.steps] == [stack.text(place) for place in range(stack.count())]
    assert found.disk.path == (None if document.path is None else str(document.path))
    if not document.is_removed:
        assert (found.saved is found.snapshot.collection) is (document.saved is document.snapshot.collection)
    return True


sizes = st.sampled_from([LARGE_FILE_BYTES, 30])


@settings(suppress_health_check=list(HealthCheck))
@given(
    st.sampled_from(sorted(BEGINNINGS)),
    numbers,
    st.lists(st.tuples(st.sampled_from(OFTEN), numbers), max_size=10),
    sizes,
)
@example("opened hen", 0, [("edit", 2858)], LARGE_FILE_BYTES)  # a position is copied
@example("opened hen", 127, [("edit", 0), ("edit", 23885)], LARGE_FILE_BYTES)  # one is inserted before an edited one
@example("new", 0, [("of a picture", 18), ("edit", 1990)], LARGE_FILE_BYTES)  # both games of a picture are copied
def test_whatever_is_done_the_journal_holds_it(
    qapp: object, beginning: str, number: int, deeds: list[tuple[str, int]], large: int
) -> None:
    assert is_held(beginning, number, deeds, large)


@settings(suppress_health_check=list(HealthCheck))
@given(
    numbers,
    st.lists(st.tuples(st.sampled_from(["reload", "restore version", "type", "undo"]), numbers), max_size=6),
    sizes,
)
@example(0, [(deed, 0) for deed in ("reload", "restore version", "undo", "reload", "undo")], LARGE_FILE_BYTES)
@example(2, [("restore version", 1), ("reload", 0), ("undo", 0)], LARGE_FILE_BYTES)  # both show the same position
def test_the_layout_of_a_hen_file_that_was_reloaded_is_recovered(
    qapp: object, number: int, deeds: list[tuple[str, int]], large: int
) -> None:
    assert is_held("opened hen", number, [*deeds, ("type", 0)], large)


def is_held(beginning: str, number: int, deeds: list[tuple[str, int]], large: int) -> bool:
    """Begin a document, do all this, and recover it. large: from how many bytes on a thread writes the journal."""
    owner = QObject()
    with TemporaryDirectory() as made, pytest.MonkeyPatch.context() as patched, ExitStack() as end:
        end.callback(delete, owner)  # or its timers would make other tests fail, too
        patched.setenv("XDG_DATA_HOME", f"{made}/data")
        for module in ("recorder", "journal"):
            patched.setattr(f"hen_editor.document.recovery.{module}.LARGE_FILE_BYTES", large)
        sitting = Sitting(Path(made), owner)
        BEGINNINGS[beginning](sitting, Choices(number))
        assert is_recorded(sitting)
        for deed, choice in deeds:
            DEEDS[deed](sitting, Choices(choice))
            assert is_recorded(sitting), deed
        before = sitting.document
        if before.is_modified or before.has_draft:
            assert sitting.recover()
            after = sitting.document
            assert same(after.snapshot, before.snapshot)
            assert after.undo_stack.index() == before.undo_stack.index()
            assert after.is_modified or after.has_draft or before.is_removed
            kept = after.file.kept, before.file.kept
            assert as_hen(after.snapshot.collection, kept[0]) == as_hen(before.snapshot.collection, kept[1])
            assert is_recorded(sitting)
    return True
