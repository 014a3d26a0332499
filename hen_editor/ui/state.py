"""The state of a window: everything that its views show."""

from __future__ import annotations

from enum import Enum
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple, Protocol

from hen_editor.core.game.next_moves import NextMoves
from hen_editor.core.symmetry import Symmetry
from hen_editor.ui.numbering import Numbering

if TYPE_CHECKING:
    from pathlib import Path

    from hen_editor.core.board import Point
    from hen_editor.core.drawing.style import Style
    from hen_editor.core.editing.pasting import Preview
    from hen_editor.core.editing.snapshot import Snapshot
    from hen_editor.core.game.same_positions import SamePositions
    from hen_editor.document.loading import Loading
    from hen_editor.ui.comparison import Comparison
    from hen_editor.ui.problem_list.problem import ListedProblem


class TreeDirection(Enum):
    """Where a game goes on in the tree. The value is stored in the settings."""

    RIGHT = "right"
    DOWN = "down"


class State(NamedTuple):
    """What a window shows; only the snapshot is in the undo history.

    path, is_modified, is_removed, is_read_only, is_fresh: those of the document. problems: all listed problems.
    preview: what is shown on the board instead of the position, while it is offered.
    loading: the file being read, if that takes long. tool: the name of the active tool. lit: the highlighted points.
    comparison: what the board is compared with. same_positions: those of the game, or of an earlier state of it.
    symmetry: how the view of the board is rotated or mirrored. next_moves: which moves to step to are shown on it.
    shows_whole_board: whether all of the board is shown where the game shows a part of it (`VW`).
    tree_direction: where the game goes on in the tree. style: how the board looks, None for that of the theme.
    """

    snapshot: Snapshot
    path: Path | None = None
    is_modified: bool = False
    is_removed: bool = False
    is_read_only: bool = False
    is_fresh: bool = True
    problems: tuple[ListedProblem, ...] = ()
    loading: Loading | None = None
    tool: str = "play"
    coordinates: bool = True
    numbering: Numbering = Numbering()
    lit: frozenset[Point] = frozenset()
    comparison: Comparison | None = None
    same_positions: SamePositions = MappingProxyType({})
    preview: Preview | None = None
    symmetry: Symmetry = Symmetry.IDENTITY
    next_moves: NextMoves = NextMoves.AS_GAME
    shows_whole_board: bool = False
    tree_direction: TreeDirection = TreeDirection.RIGHT
    style: Style | None = None

    @property
    def is_solving(self) -> bool:
        """Whether the user is to find moves, so that what follows is not shown."""
        return self.tool == "solve"

    @property
    def next_moves_shown(self) -> NextMoves:
        """Which moves to step to are shown: none while the user is to find them."""
        return NextMoves.NONE if self.is_solving else self.next_moves


class View(Protocol):
    """A view, which shows its part of a state."""

    def show_state(self, state: State) -> None:
        """Show a state; unchanged parts stay untouched."""
