"""Commands on comments and annotations: found, gone to, put on a node."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from hen_editor.core.editing import nodes
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game import search
from hen_editor.document.document import Document
from hen_editor.ui.commands.actions import ANNOTATIONS, Actions
from hen_editor.ui.panels.comment_box import CommentBox

if TYPE_CHECKING:
    from hen_editor.ui.panels.find_bar import FindBar


class CommentCommands(QObject):
    """Carries out commands on the comments of a document and the annotations of the node shown.

    finish_typing: takes into the document what the user has typed and what still waits for a rest.

    said: a word for the player on what was not found. comment_wanted: the comment of the node is to be seen.
    """

    said = Signal(str)
    comment_wanted = Signal()

    def __init__(
        self, document: Document, finish_typing: Callable[[], None], actions: Actions, box: CommentBox, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._finish_typing = finish_typing
        self._actions = actions
        self._box = box
        self._bar: FindBar | None = None
        self._counted_in: object = None
        document.changed.connect(self._show)
        self._show(document.snapshot)

    def by_name(self) -> Mapping[str, Callable[[], object]]:
        """Return the commands by the names of their actions."""
        return {
            "find": self.open_find_bar,
            "find-next": partial(self.find, 1),
            "find-previous": partial(self.find, -1),
            "comment-back": partial(self._go_to_comment, -1),
            "comment-forward": partial(self._go_to_comment, 1),
            **{spec.name: partial(self._annotate, spec.name) for spec in ANNOTATIONS},
        }

    def open_find_bar(self) -> None:
        """Let a text be written that is sought in the comments of the game."""
        from hen_editor.ui.panels.find_bar import FindBar

        self.comment_wanted.emit()
        if self._bar is None:
            self._bar = FindBar(self._box)
            self._bar.text_changed.connect(self._count)
            self._bar.wanted.connect(self.find)
            self._box.add_bar(self._bar)
        self._bar.open()

    def find(self, offset: int) -> None:
        """Go to the next place (1) or the previous one (-1) where the text stands that is sought."""
        if self._bar is None or not self._bar.text:
            self.open_find_bar()
            return
        self._finish_typing()
        snapshot = self._document.snapshot
        found = search.text(snapshot.tree, snapshot.node, self._bar.text, offset)
        self._count(self._bar.text)
        if found is None:
            self.said.emit(self.tr("No comment of this game holds that text."))
            return
        self._document.go(found)
        self._box.select(self._bar.text)

    def _count(self, text: str) -> None:
        if self._bar is not None:
            tree = self._document.snapshot.tree
            self._bar.show_count(search.count(tree, text))
            self._counted_in = tree

    def _go_to_comment(self, offset: int) -> None:
        self._finish_typing()
        snapshot = self._document.snapshot
        self._document.go(search.comment(snapshot.tree, snapshot.node, offset))

    def _annotate(self, name: str) -> None:
        self._finish_typing()
        after = nodes.with_annotation_toggled(self._document.snapshot, _property(name))
        self._document.edit(after, self.tr("Annotate"))
        self._show(self._document.snapshot)

    def _show(self, snapshot: Snapshot) -> None:
        standing = snapshot.tree.node(snapshot.node).raw
        for spec in ANNOTATIONS:
            self._actions[spec.name].setChecked(_property(spec.name) in standing)
        if self._bar is not None and snapshot.tree is not self._counted_in:
            self._counted_in = None
            self._bar.show_count(None)


def _property(name: str) -> str:
    """Return the property that the action of this name puts on a node."""
    return name.removeprefix("annotate-").upper()
