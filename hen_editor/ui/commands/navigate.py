"""Ways through the game as commands."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject

from hen_editor.core.game import navigate
from hen_editor.core.sgf import GameTree
from hen_editor.document.document import Document


class NavigationCommands(QObject):
    """Moves a document's cursor.

    finish_typing: takes into the document what the user has typed and what still waits for a rest.
    """

    def __init__(self, document: Document, finish_typing: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._finish_typing = finish_typing

    def by_name(self) -> Mapping[str, Callable[[], object]]:
        """Return the commands by the names of their actions."""
        return {
            "first": partial(self._go, navigate.first),
            "back-10": partial(self.step, -10),
            "back": partial(self.step, -1),
            "forward": partial(self.step, 1),
            "forward-10": partial(self.step, 10),
            "last": partial(self._go, navigate.last),
            "variation-up": partial(self.vary, -1),
            "variation-down": partial(self.vary, 1),
            "fork-back": partial(self._go, partial(navigate.fork, offset=-1)),
            "fork-forward": partial(self._go, partial(navigate.fork, offset=1)),
            "main-line": partial(self._go, navigate.main_line),
        }

    def step(self, steps: int) -> None:
        """Go moves forward, or back where `steps` is negative."""
        way = navigate.forward if steps > 0 else navigate.backward
        self._go(partial(way, steps=abs(steps)))

    def vary(self, offset: int) -> None:
        """Go to the next variation (1) or the previous one (-1)."""
        self._go(partial(navigate.sibling, offset=offset))

    def go_to(self, seen: GameTree | None, node: int) -> None:
        """Go to a node that was seen in a tree, if it is still there."""
        self._finish_typing()
        if seen is not None:
            self._document.go_to_seen(seen, node)

    def _go(self, way: navigate.Navigation) -> None:
        self._finish_typing()
        self._document.go(way(self._document.snapshot.tree, self._document.snapshot.node))
