"""The panel beside the board, a column of views: the players, the comment, the tree, and the navigation bar."""

from collections.abc import Iterable
from itertools import islice
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSettings, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from hen_editor.core.game import problem
from hen_editor.core.game.overview import players
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.ui.panels.player_cards import PlayerCards
from hen_editor.ui.state import State

if TYPE_CHECKING:
    from hen_editor.ui.panels.comment_box import CommentBox
    from hen_editor.ui.tree.view import TreeView

_MARGIN, _SPACING = 12, 8
"""The distance of the views from the sides of the panel, and from each other, in pixels."""

_SHARE, _LEAST, _MOST = 0.26, 280, 420
"""The share of the window's width that the side panel has by default, and its limits in pixels."""

_NARROW, _NARROW_PANEL = 900, 240
"""The width of a window, in pixels, below which the side panel has another width, and that width."""


PANEL_HAS_SHARE = "window/panel-has-share"
"""The key of whether the side panel had its share of the width when its window was closed."""

COMMENT_HEIGHT = "comment/height"
"""The key of the height that the user has given the comment; 0 for its default height."""

_LEAST_COMMENT = 88
"""The least default height of the comment, in pixels."""

_LINE_LENGTH = 40
"""About how many characters there are in a line of the comment."""

_MEASURED = 4_000
"""How many characters of a comment count for its height, which has at most half of the room."""

_LOOKED_AT = 5_000
"""How many nodes of a game are looked at, at most, for its longest comment."""


def panel_width(width: int) -> int:
    """Return the default width of the panel in a window of a width."""
    return _NARROW_PANEL if width < _NARROW else min(max(_LEAST, round(_SHARE * width)), _MOST)


class GamePanel(QWidget):
    """Holds the views of a game, one below the other.

    The first one is part of the first paint. The others are added later; the comment and the tree are in a splitter.
    When a game is opened, the comment is as high as the longest one of the game needs, and it grows with what is
    written, up to half of the splitter; stepping does not change it. The tree has the rest. Once the user has dragged
    the splitter handle, the comment keeps that height, in later sessions too, until a double click on the handle.

    comment_height: the height that the user has chosen, 0 if none.
    """

    def __init__(self, cards: PlayerCards, parent: QWidget) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, _SPACING, 0, _SPACING)
        self._column.setSpacing(_SPACING)
        self._cards = cards
        self._add_row(cards)
        line = QFrame(self)
        line.setFrameShape(QFrame.Shape.HLine)
        self._column.addWidget(line)
        self.splitter = QSplitter(Qt.Orientation.Vertical, self)
        self.splitter.setChildrenCollapsible(False)
        self._column.addWidget(self.splitter, stretch=1)
        self._tree: TreeView | None = None
        self._comment: CommentBox | None = None
        self._fitted: GameTree | None = None
        self._judged: GameTree | None = None
        self._is_problem = False
        self._longest = ""
        kept = QSettings().value(COMMENT_HEIGHT, 0, type=int)
        self.comment_height = max(kept, 0) if isinstance(kept, int) else 0

    def add_views(self, comment: "CommentBox", tree: "TreeView", navigation: QWidget) -> None:
        """Add the views that the first paint does not show."""
        for stretch, view in enumerate((comment, tree)):
            self.splitter.addWidget(view)
            self.splitter.setStretchFactor(stretch, stretch)
        self._add_row(navigation)
        self._comment, self._tree = comment, tree
        comment.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        comment.show_judging(is_problem=self._is_problem)
        self.splitter.splitterMoved.connect(self._keep_height)
        self.splitter.handle(1).installEventFilter(self)

    def _add_row(self, view: QWidget) -> None:
        """Add a view with room at its sides, which the tree does not need."""
        row = QHBoxLayout()
        row.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        row.addWidget(view)
        self._column.addLayout(row)

    def show_state(self, state: State) -> None:
        """Make the comment as high as another game needs, or higher if a longer one was written in the same game.

        A game that is a problem has what is for problems beside its title and its comment.
        """
        tree = state.snapshot.tree
        if tree is not self._judged and not state.is_solving:
            before, self._judged = self._judged, tree
            if _may_have_become_problem(before, tree):
                self._show_problem(is_problem=_is_problem(tree))
        self._cards.show_solve(wanted=self._is_problem and not state.is_solving)
        before = self._fitted
        if tree is before or state.is_presenting:
            return
        self._fitted = tree
        if before is not None and tree.is_edit_of(before):
            self._longest = longest_comment(tree, tree.edited_since(before), self._longest)
        else:
            self._longest = longest_comment(tree, islice(tree.walk(), _LOOKED_AT))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Reset the comment to its default height with a double click on the splitter handle below it."""
        if event.type() is not QEvent.Type.MouseButtonDblClick:
            return super().eventFilter(watched, event)
        self.comment_height = 0
        self._fit()
        return True

    def _show_problem(self, *, is_problem: bool) -> None:
        self._is_problem = is_problem
        if self._comment is not None:
            self._comment.show_judging(is_problem=is_problem)

    def _fit(self) -> None:
        if self._comment is None or self._tree is None or self._tree.isHidden():
            return
        room = self.splitter.height()
        own = max(_LEAST_COMMENT, min(self._comment.height_for(self._longest), room // 2))
        height = min(self.comment_height or own, room - self.splitter.handleWidth() - self._tree.covered_height())
        self.splitter.setSizes([height, room - height])

    def _keep_height(self) -> None:
        self.comment_height = self.splitter.sizes()[0]


def _may_have_become_problem(before: GameTree | None, tree: GameTree) -> bool:
    """Return whether it is worth the time, a few milliseconds in a long game, to find out anew if a game is a problem.

    It is for another game, where the root was edited, and at the first node.
    """
    if before is None or not tree.is_edit_of(before):
        return True
    return (len(before) > 1) is not (len(tree) > 1) or tree.root in tree.edited_since(before)


def _is_problem(tree: GameTree) -> bool:
    """Return whether a game is a problem with moves, which are right or wrong; a game between players is none."""
    known = players(tree)
    return len(tree) > 1 and not known.black and not known.white and problem.stated(tree) is not None


def longest_comment(tree: GameTree, nodes: Iterable[NodeId], known: str = "") -> str:
    """Return the comment of some nodes of a game that needs the most lines, or one that is known to need more."""
    looked_at = [node for node in nodes if node in tree]
    moves_only = tree.move_only_nodes(looked_at)
    comments = (
        tree.node(node).beginning("C", _MEASURED)
        for node, moves in zip(looked_at, moves_only, strict=True)
        if moves is None
    )
    return max([known, *comments], key=_lines)


def _lines(text: str) -> int:
    """Return about how many lines a text needs."""
    return sum(1 + len(line) // _LINE_LENGTH for line in text.splitlines())
