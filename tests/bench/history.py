"""The undo history: what very many edits of a large tree take in memory."""

import gc
import tracemalloc

from PySide6.QtCore import QObject
from shiboken6 import delete

from hen_editor.core.game import navigate
from hen_editor.document import files
from hen_editor.document.change import UNDO_MEGABYTES
from hen_editor.document.document import Document
from tests.bench import games
from tests.bench.figures import Figure

EDITS = 10_000
MEGABYTE = 1_000_000


def measured(edits: int = EDITS, nodes: int = games.NODES) -> list[Figure]:
    """Go through a tree and change the comment at each node."""
    owner = QObject()
    document = Document(owner)
    document.begin(files.of_text(games.large_tree(nodes)))
    gc.collect()
    tracemalloc.start()
    for number in range(edits):
        document.go(navigate.forward(document.snapshot.tree, document.snapshot.node))
        document.type_comment(f"{number}")
    gc.collect()
    megabytes = tracemalloc.get_traced_memory()[0] / MEGABYTE
    tracemalloc.stop()
    kept = document.undo_stack.count()
    delete(owner)
    what = f"memory for the undo history of {edits:,} edits, {nodes:,} nodes"
    measured = f"{megabytes:.0f} MB for {kept:,} steps"
    return [Figure(what, measured, f"<= {UNDO_MEGABYTES} MB", megabytes <= UNDO_MEGABYTES)]
