"""Commands on the tree of the game: variations copied, pasted and put in order, nodes put in, things taken off."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6 import QtWidgets
from PySide6.QtCore import QMimeData, QObject, QPoint, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from hen_editor.core.diagnostics import Parsed
from hen_editor.core.editing import merging, variations
from hen_editor.core.editing.clearing import cleared
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.sgf import GameTree
from hen_editor.document import files
from hen_editor.document.document import Document
from hen_editor.ui.clipboard import clipboard_data
from hen_editor.ui.commands.actions import Actions
from hen_editor.ui.dialogs.files import choose_file, folder_for
from hen_editor.ui.dialogs.messages import reason, refuse
from hen_editor.ui.widgets.transient import pop_up, run
from hen_editor.ui.window.menus import SEPARATOR, VARIATIONS
from hen_editor.ui.wording import message

LONGEST_VARIATION = 1_000_000
"""How many characters are pasted as a variation; they are read in half a second."""


class TreeCommands(QObject):
    """Carries out commands on the node shown and what follows it, each as one undo step.

    finish_typing: takes into the document what the user has typed and what still waits for a rest. take_in: takes in
    what is pasted where it is no variation.

    said: a word for the player on what was done or refused.
    """

    said = Signal(str)

    def __init__(
        self,
        document: Document,
        finish_typing: Callable[[], None],
        take_in: Callable[[QMimeData], None],
        actions: Actions,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._finish_typing = finish_typing
        self._take_in = take_in
        self._actions = actions
        self._window = window

    def by_name(self) -> Mapping[str, Callable[[], object]]:
        """Return the commands by the names of their actions."""
        edit = self._edit
        return {
            "copy-variation": self.copy,
            "cut-variation": self.cut,
            "paste-variation": self.paste,
            "delete": partial(edit, variations.without_subtree, self.tr("Delete moves")),
            "delete-node": partial(edit, variations.without_node, self.tr("Delete node")),
            "insert-node-before": partial(edit, variations.with_node_before, self.tr("Insert node")),
            "insert-node-after": partial(edit, variations.with_node_after, self.tr("Insert node")),
            "make-main-line": partial(edit, variations.promoted, self.tr("Make main line")),
            "variation-earlier": partial(edit, partial(variations.shifted, offset=-1), self.tr("Move variation")),
            "variation-later": partial(edit, partial(variations.shifted, offset=1), self.tr("Move variation")),
            "flatten": partial(edit, variations.flattened, self.tr("Flatten to a position")),
            "split-off": partial(edit, variations.split_off, self.tr("Split off as a game")),
            "merge": self.merge,
            "strip": self.strip,
        }

    def copy(self) -> None:
        """Copy the node and all that follows as SGF."""
        self._finish_typing()
        QGuiApplication.clipboard().setText(variations.copied(self._document.snapshot))
        self.said.emit(self.tr("The variation was copied."))

    def cut(self) -> None:
        """Copy the node and all that follows, and delete it."""
        if self._document.snapshot.tree.parent(self._document.snapshot.node) is None:
            self.said.emit(self.tr("The beginning of a game cannot be cut."))
            return
        self.copy()
        self._edit(variations.without_subtree, self.tr("Cut variation"))

    def paste(self) -> None:
        """Add the variations on the clipboard after the node; take in anything else as if it were pasted elsewhere."""
        self._finish_typing()
        data = clipboard_data()
        text = data.text()
        if len(text) > LONGEST_VARIATION:
            words = self.tr("A variation of more than {count} characters is not pasted. Merge it as a file instead.")
            self.said.emit(words.format(count=f"{LONGEST_VARIATION:,}"))
        elif files.of_text(text).collection is not None:
            self._show(variations.pasted(self._document.snapshot, text), self.tr("Paste variation"))
        else:
            self._take_in(data)

    def place(self, seen: GameTree | None, node: int, place: int) -> None:
        """Put the variation that a node begins at a place among its siblings, if the tree is the one it was seen in."""
        self._finish_typing()
        snapshot = self._document.snapshot
        if snapshot.tree is seen:
            self._document.edit(variations.moved_to(snapshot, node, place), self.tr("Move variation"))

    def merge(self) -> None:
        """Ask for a file, and merge the variations of its games into the game shown."""
        self._finish_typing()
        document = self._document
        path = choose_file(self._window, self.tr("Merge a file"), document.formats, folder_for(document.path))
        if path is None:
            return
        sentence = self.tr("{file} could not be merged.").format(file=files.readable(path.name))
        try:
            file = files.read(path, document.formats)
        except OSError as error:
            refuse(self._window, sentence, reason(error))
            return
        if file.collection is None or file.refusal is not None:
            refuse(self._window, sentence, "" if file.refusal is None else message(file.refusal))
            return
        merged = Parsed(self._document.snapshot)
        for game in file.collection.games:
            merged = merging.merged(merged.value, game)
            if not merged.ok:
                refuse(self._window, sentence, message(merged.diagnostics[0]))
                return
        if merged.value.collection is self._document.snapshot.collection:
            self.said.emit(self.tr("The game already has all that is in the file."))
        self._show(merged, self.tr("Merge"))

    def strip(self) -> None:
        """Ask what to take off, and where, and take it off."""
        from hen_editor.ui.dialogs.strip import StripDialog

        self._finish_typing()
        dialog = StripDialog(self._window)
        if run(dialog):
            after = cleared(self._document.snapshot, dialog.kinds(), whole_game=dialog.whole_game())
            if after == self._document.snapshot:
                self.said.emit(self.tr("There was nothing of that kind."))
            self._document.edit(after, self.tr("Take off"))

    def show_menu(self, where: QPoint) -> None:
        """Show the commands in a menu, at a place on the screen."""
        menu = QtWidgets.QMenu(self._window)
        for name in VARIATIONS:
            if name == SEPARATOR:
                menu.addSeparator()
            else:
                menu.addAction(self._actions[name])
        pop_up(menu, where)

    def _edit(self, change: Callable[[Snapshot], Snapshot], text: str) -> None:
        self._finish_typing()
        self._document.edit(change(self._document.snapshot), text)

    def _show(self, changed: Parsed[Snapshot], text: str) -> None:
        for problem in changed.diagnostics[:1]:
            self.said.emit(message(problem))
        self._document.edit(changed.value, text)
