"""A child process that edits a document at random, until it is killed: `python -m tests.document.recovery.edited`.

It prints a line after each step, with what the document is then: the bytes of its games and the depth of its history.
"""

import random
import sys
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from hen_editor.core import sgf
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.document.document import Document
from hen_editor.document.recovery.keeper import Keeper
from tests.core.editing.all_edits import EDITS, LARGEST_CHOICE, Choices
from tests.core.editing.machine import LONGEST, savable


def digest(now: Snapshot, index: int, count: int) -> str:
    """Return what tells a state of a document from others."""
    data = sgf.format(savable(now.collection))
    return sha256(
        repr((data, now.game, now.node, now.hen_text.text, index, count)).encode("utf-8", "surrogatepass")
    ).hexdigest()


def main(path: str, seed: str) -> None:
    """Open a file and edit it without end."""
    application = QGuiApplication([])
    application.setApplicationName("killed")
    parent = QObject()
    document = Document(parent)
    if path:
        document.open(Path(path))
    keeper = Keeper(document, parent)
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
        keeper.flush()
        sys.stdout.write(digest(document.snapshot, stack.index(), stack.count()) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
