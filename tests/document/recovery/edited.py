"""A program that edits a document at random, without end: what it does follows from a seed."""

import os
import random
from collections.abc import Iterator
from hashlib import sha256
from multiprocessing.connection import Connection
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from hen_editor.core import sgf
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.document.document import Document
from hen_editor.document.recovery.recorder import Recorder
from tests.core.editing.all_edits import EDITS, LARGEST_CHOICE, Choices
from tests.core.editing.machine import LONGEST, index, savable
from tests.document.recovery.alike import texts

UNTOUCHED = "0 of 0 steps"
"""How a state begins in which nothing can be undone or redone."""


def state(now: Snapshot, done: int, count: int) -> str:
    """Return what tells a state of a document from others: how many steps are done, and a hash of all else."""
    seen = repr((texts(savable(now.collection)), now.game, index(now), now.hen_text.text)).encode(
        "utf-8", "surrogatepass"
    )
    return f"{done} of {count} steps, {sha256(seen).hexdigest()}"


def states(seed: str, path: Path | None, parent: QObject, *, is_kept: bool) -> Iterator[str]:
    """Open a file and edit it; iterate over what the document is after each step.

    is_kept: whether to keep a journal.
    """
    document = Document(parent)
    if path is not None:
        document.open(path)
    recorder = Recorder(document, parent) if is_kept else None
    chance = random.Random(seed)
    stack = document.undo_stack
    while True:
        way = chance.choice([*EDITS, *["undo"] * 8, *["redo"] * 6, *["type"] * 8])
        if way == "undo":
            stack.undo()
        elif way == "redo":
            stack.redo()
        elif way == "type":
            document.type_comment(chance.choice(("a", "ab", "", "three words", "é")))
        else:
            now = document.snapshot
            after = EDITS[way](now, Choices(chance.randint(0, LARGEST_CHOICE)))
            if after.collection is now.collection and after.hen_text == now.hen_text:
                document.go(after.node, after.game)
            elif len(sgf.format(savable(after.collection))) < LONGEST:
                document.end_burst()
                document.edit(after, way)
        if recorder is not None:
            recorder.flush()
            while recorder.is_busy:
                QGuiApplication.processEvents()
        yield state(document.snapshot, stack.index(), stack.count())


def edit(seed: str, path: Path | None, data_folder: Path, told: Connection) -> None:
    """Edit in a process of its own, and tell each state that was reached."""
    os.environ["XDG_DATA_HOME"] = str(data_folder)
    application = QGuiApplication([])
    application.setApplicationName("killed")
    for reached in states(seed, path, QObject(), is_kept=True):
        told.send_bytes(reached.encode())
