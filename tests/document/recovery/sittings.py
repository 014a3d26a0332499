"""Sittings at a document: what is done to it, and its journal after each of the deeds."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pytest
from PySide6.QtCore import QObject
from shiboken6 import delete

from hen_editor.core import sgf
from hen_editor.core.board import Point
from hen_editor.core.editing import games, hen_text, nodes, play, snapshot, variations
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.document import files
from hen_editor.document.change import UndoStep
from hen_editor.document.document import Document
from hen_editor.document.files import File
from hen_editor.document.recovery.recorder import Recorder
from hen_editor.document.recovery.recovered import Recovered
from tests.core.editing.all_edits import EDITS, Choices
from tests.core.editing.machine import savable, source
from tests.document.recovery.alike import same

WAYS = (*EDITS, *EDITS, *["undo"] * 8, *["redo"] * 6, *["type"] * 8, *["go"] * 4, "cancel", "convert", "reload")
"""What is done, each as often as it is listed."""


class SittingState(NamedTuple):
    """A document at one moment, and how long its journal is."""

    length: int
    steps: Sequence[UndoStep]
    index: int
    now: Snapshot


class RecordedSitting:
    """A document that is edited, and its journal. states: what it was after each deed, the newest last."""

    def __init__(self, document: Document, recorder: Recorder) -> None:
        self.document = document
        self.recorder = recorder
        self.states: list[SittingState] = []

    @property
    def data(self) -> bytes:
        """The journal."""
        self.recorder.sync()
        return b"" if self.recorder.path is None else self.recorder.path.read_bytes()

    def note(self) -> None:
        """Take note of what the document is now."""
        stack = self.document.undo_stack
        changes = [stack.command(place) for place in range(stack.count())]
        steps = [UndoStep(one.text(), one.before, one.after) for one in changes]
        self.states.append(SittingState(len(self.data), steps, stack.index(), self.document.snapshot))

    def do(self, way: str, choose: Choices) -> None:
        """Do what is named so."""
        document, now = self.document, self.document.snapshot
        if way in ("undo", "redo"):
            getattr(document.undo_stack, way)()
        elif way == "type":
            document.type_comment(choose.one_of(("a", "ab", "", "three words", "é")))
        elif way == "go":
            document.go(choose.one_of([*now.tree.walk()]))
        elif way == "cancel":
            stroke = document.begin_stroke()
            document.draw(stroke, nodes.with_node_name(now, "drawn"), "Label")
            self.note()
            document.resume_stroke(stroke)
            document.cancel_stroke()
        elif way == "convert":
            document.edit(now._replace(collection=now.collection.converted_to_utf8().value), "Convert")
        elif way == "reload":
            read = sgf.parse(source(choose)).value
            if read.games:
                document.restore_version(File(None, read, format=files.format_of(Path("a.sgf"))))
        else:
            after = EDITS[way](now, choose)
            if after.collection is now.collection and after.hen_text == now.hen_text:
                document.go(after.node, after.game)
            elif len(sgf.format(savable(after.collection))) < 3_000:
                document.end_burst()
                document.edit(after, way)


@contextmanager
def kept_apart() -> Iterator[tuple[QObject, Path]]:
    """Give an owner of documents, and a folder of their own, which has their journals, too."""
    owner = QObject()
    try:
        with TemporaryDirectory() as made, pytest.MonkeyPatch.context() as patched:
            patched.setenv("XDG_DATA_HOME", f"{made}/data")
            yield owner, Path(made)
    finally:
        delete(owner)


def sat(data: bytes, ways: Sequence[tuple[str, int]]) -> tuple[bytes, list[SittingState]]:
    """Open a file, or a new document, and do all this; return the journal, and the states of the document."""
    with kept_apart() as (owner, made):
        document = Document(owner)
        path = made / "game.sgf"
        path.write_bytes(data)
        if data:
            document.open(path)
        sitting = RecordedSitting(document, Recorder(document, owner))
        for way, number in ways:
            sitting.do(way, Choices(number))
            sitting.note()
        journal = sitting.data
        sitting.recorder.stop()
    return journal, [state for state in sitting.states if state.length]


@cache
def rich_sitting() -> tuple[bytes, list[SittingState]]:
    """Return a journal with something of all that one holds, and the states of its document."""
    with kept_apart() as (owner, made):
        document = Document(owner)
        sitting = RecordedSitting(document, Recorder(document, owner))
        path = made / "game.hen"
        path.write_bytes(b"# one\n.9x9_5Gb\n\n# two\n.5x4_1A2\n")
        document.open(path)

        def edit(after: Snapshot) -> None:
            document.end_burst()
            document.edit(after, "step")
            sitting.note()

        def do(*ways: str) -> None:
            for way in ways:
                getattr(document.undo_stack, way)()
                sitting.note()

        edit(nodes.with_comment(document.snapshot, "three"))
        for text in ("three words", "three words, 三十"):
            document.type_comment(text)
            sitting.note()
        do("undo", "undo", "redo")
        edit(hen_text.typed(document.snapshot, "_1A?"))
        document.go(0, 1)
        sitting.note()
        edit(hen_text.typed(document.snapshot, ".5x4_1Ab]"))
        edit(games.duplicated(document.snapshot, [1]))
        sitting.do("cancel", Choices(0))
        sitting.note()
        document.save(made / "saved.sgf")
        sitting.note()
        several = "(;CA[GBK]SZ[9]C[围棋];B[aa](;W[bb])(;W[cc]))".encode("gbk") + "(;CA[Shift_JIS]C[表])".encode("cp932")
        document.restore_version(files.read_games(document.path, several))
        sitting.note()
        edit(play.played(document.snapshot, Point(0, 2)))
        edit(nodes.with_node_name(document.snapshot, "é ∀ \udcff"))
        edit(variations.without_node(snapshot.at(document.snapshot, 0, 1)))
        do("undo", "undo", "undo", "redo")
        journal = sitting.data
        sitting.recorder.stop()
    return journal, sitting.states


def is_as(found: Recovered | None, state: SittingState) -> bool:
    """Return whether what was recovered is a document as it was at one moment, with its history."""
    assert found is not None
    assert ([step.text for step in found.steps], found.index) == ([step.text for step in state.steps], state.index)
    for one, other in zip(found.steps, state.steps, strict=True):
        assert same(one.before, other.before)
        assert same(one.after, other.after)
    return same(found.snapshot, state.now)
