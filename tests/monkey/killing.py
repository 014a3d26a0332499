"""The program killed at any moment, and what then must be recovered: what the log of the sitting says was open."""

import os
import signal
import sys
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from typing import NamedTuple

from PySide6.QtCore import QObject

from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.sgf import Collection, GameTree, is_read_as_written
from hen_editor.core.sgf.tokens import escaped
from hen_editor.document.private_folder import is_recovery_enabled
from hen_editor.ui.window.main_window import MainWindow

Json = dict[str, object]


class Lost(NamedTuple):
    """A document that was open when the program was killed.

    states: what it was since its last step, the newest last: one of these must be recovered. is_needed: whether one
    must be, because each differs from the file. words: what it was, for people.
    """

    states: tuple[str, ...]
    is_needed: bool
    words: str


class Witness(QObject):
    """Remembers what the document of a window was since the last step that its journal holds for certain."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._document, self._recorder = window.document, window.session.recorder
        self._document.changed.connect(self._note)
        self._document.undo_stack.indexChanged.connect(self._begin_with_last)
        self._document.opened.connect(self._begin)
        self._document.leaving.connect(self._leave)
        self._begin()

    def lost(self) -> Lost:
        """Return what would have to be recovered if the program stopped now."""
        document, seen = self._document, self._seen
        # The journal of a large document is written after a rest.
        is_needed = bool(seen) and not self._recorder.is_behind and is_recovery_enabled()
        for one in seen:
            is_needed &= one.collection is not document.saved or one.hen_text.draft is not None or bool(one.drafts)
        digests: dict[int, str] = {}
        for one in seen:
            if id(one.collection) not in digests:
                digests[id(one.collection)] = digest(one.collection)
        states = dict.fromkeys(_state(one, digests[id(one.collection)]) for one in seen)
        words = f"{document.name}, {len(seen)} snapshots, {self._step[0]} of {self._step[1]} steps, {_words(seen[-1:])}"
        return Lost((*states,), is_needed, words)

    def _note(self, shown: Snapshot) -> None:
        if self._seen:
            self._seen.append(shown)

    def _begin(self) -> None:
        self._seen = [self._document.snapshot]
        self._step = self._stack()

    def _begin_with_last(self) -> None:
        """Forget what is in the journal: each step is written as it is done, unless it is part of the last one."""
        if self._seen and self._stack() != self._step:
            self._step = self._stack()
            del self._seen[:-1]

    def _leave(self) -> None:
        """Take note that the document is closed; what of it was not saved, the user has agreed to discard."""
        self._seen = []

    def _stack(self) -> tuple[int, int]:
        return self._document.undo_stack.index(), self._document.undo_stack.count()


def state(shown: Snapshot) -> str:
    """Return what tells a state of a document from any other: the games, the cursor, the text of the field."""
    return _state(shown, digest(shown.collection))


def _state(shown: Snapshot, games: str) -> str:
    texts = [shown.hen_text.text, *(draft.hen_text.text for draft in shown.drafts)]
    place = next(place for place, node in enumerate(shown.tree.walk()) if node == shown.node)
    return f"{games} {shown.game}/{place} {_hash(repr(texts))}"


def digest(collection: Collection) -> str:
    """Return a hash of all games of a collection, however escaped: in GBK some brackets need no escape.

    If they would not be read again in their encoding, they count as those in UTF-8, in which they may be recovered.
    """
    kept = collection if is_read_as_written(collection) else collection.converted_to_utf8().value
    return _hash(repr([_nodes(tree) for tree in kept.games]))


def _nodes(tree: GameTree) -> list[object]:
    return [
        ([(name, [*map(escaped, raw)]) for name, raw in tree.node(node).raw.items()], len(tree.children(node)))
        for node in tree.walk()
    ]


def _hash(text: str) -> str:
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def _words(seen: Sequence[Snapshot]) -> str:
    return "; ".join(f"{one.hen_text.text[:200]!r} at {one.game}/{one.node}" for one in seen)


def strike(lost: Callable[[], Iterable[Lost]], record: Callable[..., None]) -> None:
    """Kill the process; before that, record what was open."""
    record(killed=[one._asdict() for one in lost()])
    os.kill(os.getpid(), signal.SIGKILL)


def strike_later(calls: int, lost: Callable[[], Iterable[Lost]], record: Callable[..., None]) -> None:
    """Kill the process when it has called so many functions from now on, be it in the middle of an edit or a save."""
    left = calls

    def count(*event: object) -> None:
        nonlocal left
        left -= 1
        if left <= 0:
            sys.setprofile(None)
            strike(lost, record)

    sys.setprofile(count)
