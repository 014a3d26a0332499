"""The state of a window: everything that its views show, and what ends each of its modes."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, Flag, auto
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple, Protocol

from hen_editor.core.board import Area, BoardSize
from hen_editor.core.editing.move_numbers import move_numbers
from hen_editor.core.editing.paint import label_at, with_label
from hen_editor.core.game.navigate import NextMoves, hides_variations
from hen_editor.core.positions.differences import by_point, differences
from hen_editor.core.sgf.encoding.charsets import restore_undecodable
from hen_editor.core.symmetry import Symmetry
from hen_editor.drawing.figure import Names
from hen_editor.ui.hen_typing import HenTyping

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    from hen_editor.core.board import Color, Point
    from hen_editor.core.diagnostics import Diagnostic
    from hen_editor.core.editing.snapshot import NodeKey, Snapshot
    from hen_editor.core.game.search import SamePositions
    from hen_editor.core.position import Position
    from hen_editor.core.positions.differences import PositionDifference
    from hen_editor.core.sgf import GameTree, NodeId
    from hen_editor.document.document import Burst
    from hen_editor.drawing.style import Style
    from hen_editor.pasting.actions import PastePreview
    from hen_editor.teaching.scoring import Counting
    from hen_editor.teaching.solving import Solving
    from hen_editor.ui.colors import ThemeColors
    from hen_editor.ui.loading import Loading
    from hen_editor.ui.problems import ListedProblem, ProblemListing


class TreeDirection(Enum):
    """Where a game goes on in the tree. The value is stored in the settings."""

    RIGHT = "right"
    DOWN = "down"


class Hatching(Enum):
    """When coloured stones are hatched, whatever the board's style. The value is stored in the settings."""

    IN_HIGH_CONTRAST = "high-contrast"
    ALWAYS = "always"
    NEVER = "never"

    def applies(self, theme: ThemeColors) -> bool:
        """Return whether coloured stones are hatched in a theme."""
        return self is Hatching.ALWAYS or (self is Hatching.IN_HIGH_CONTRAST and theme.is_high_contrast)


MAX_NUMBERED = 9999
"""The most of the last moves that can be numbered."""


class MovesNumbered(Enum):
    """Which moves are numbered; the value is stored in the settings."""

    ALL = "numbers-all"
    LAST = "numbers-last"


class Numbering(NamedTuple):
    """Which moves show their numbers. are_shown: whether any do. last: how many of the last moves."""

    are_shown: bool = False
    numbered: MovesNumbered = MovesNumbered.ALL
    last: int = 1

    def numbers(self, snapshot: Snapshot, after: NodeId | None = None) -> Mapping[Point, int]:
        """Return the chosen move numbers, whether shown or not; if a node is given, counted from 1 after it."""
        if after is not None:
            return move_numbers(snapshot, after=after)
        return move_numbers(snapshot, last=self.last if self.numbered is MovesNumbered.LAST else None)


class CandidateFigures(Enum):
    """What an engine's good moves have as a figure. The value is stored in the settings."""

    POINTS_LOST = "points-lost"
    WIN_RATE = "win-rate"


class EngineEffort(Enum):
    """How much an engine thinks about a move. The value is stored in the settings."""

    LEAST = "least"
    LITTLE = "little"
    MEDIUM = "medium"
    MUCH = "much"


class AnalysisMode(NamedTuple):
    """How an engine is beside the board.

    is_on: whether it is. is_paused: whether it does not follow what is shown. figures: of its moves. shows_ownership:
    whether the board shows whose points are. effort: for each move that it plays, or of a game that it analyses.
    """

    is_on: bool = False
    is_paused: bool = False
    figures: CandidateFigures = CandidateFigures.POINTS_LOST
    shows_ownership: bool = False
    effort: EngineEffort = EngineEffort.MEDIUM


class Comparison(NamedTuple):
    """What the board is compared with. title: its name, to be used within a sentence. since: the node it is about."""

    position: Position
    title: str
    since: NodeKey | None = None

    def is_in(self, snapshot: Snapshot) -> bool:
        """Return whether a snapshot has the node."""
        return self.since is None or self.since.is_in(snapshot)

    def on_points(self, position: Position) -> dict[Point, PositionDifference]:
        """Return what differs on each point, as `by_point` does."""
        return by_point(differences(self.position, position), position.stones)


class LabelWriting(NamedTuple):
    """A label being written: its point, the stroke that merges its edits, and the snapshot with the text so far."""

    point: Point
    stroke: Burst
    shown: Snapshot

    @classmethod
    def begun(cls, point: Point, stroke: Burst) -> LabelWriting:
        """Return the start of writing a label on a point."""
        return cls(point, stroke, stroke.base)

    def with_text(self, text: str) -> LabelWriting:
        """Return this with another text; undecodable bytes of the old label are kept."""
        base = self.stroke.base
        label = restore_undecodable(text, label_at(base.position, self.point) or "").strip()
        return self._replace(shown=with_label(base, (self.point,), label or None))

    def is_in(self, snapshot: Snapshot) -> bool:
        """Return whether a snapshot is the latest one of this label."""
        return snapshot == self.shown


class End(Flag):
    """What ends a mode.

    CHANGE: another snapshot is shown, even if only a text differs. EDIT: the game is edited. GONE: the game in which
    the mode began is not shown, or its node is gone; for a label, any other snapshot is shown. TRANSFORM: the game is
    rotated, mirrored or resized, or its colours are swapped. DOCUMENT: another document is opened. TOOL: a tool is
    chosen. PRESS: the board is pressed.
    """

    CHANGE = auto()
    EDIT = auto()
    GONE = auto()
    TRANSFORM = auto()
    DOCUMENT = auto()
    TOOL = auto()
    PRESS = auto()


MODES = {
    "highlighted": End.CHANGE | End.PRESS,
    "label": End.GONE,
    "preview": End.CHANGE | End.PRESS,
    "comparison": End.GONE | End.TRANSFORM,
    "numbered_from": End.GONE,
    "solving": End.EDIT | End.DOCUMENT | End.TOOL,
    "counting": End.CHANGE | End.TOOL,
    "chosen_tool": End.DOCUMENT,
    "shows_whole_board": End.DOCUMENT,
}
"""The modes of a window: fields of its state, and what resets each of them to its default.

Esc also ends a preview, a label, a count, a comparison, solving and a tool, one at a time. A presentation, arranging
the panels, and an analysis go on until the user leaves them, a search until its bar or panel is closed. Whether a
document is read-only, and what is being typed, are not modes but facts of the document.
"""


class State(NamedTuple):
    """What a window shows; only the snapshot is in the undo history.

    path, is_modified, is_removed, is_read_only, is_fresh: those of the document. typing: what is typed in the HEN
    field. file_problems: those found when the file was read. game_problems: those found later in the game, or in an
    earlier state of it. problems: all that are listed, which follow from the rest. loading: what is being read, if
    that takes long. highlighted: the points that the user asked to see, instead of those at the caret. label: the
    label being written. preview: what the board, the players and the comment show while it is offered.
    comparison: what the board is compared with. solving: the problem being solved. counting: the position being
    counted. analysis: how an engine is beside the board. is_arranging: whether panels have titles to drag them by.
    is_presenting: whether only board, comment and players are shown. chosen_tool: the name of the tool in use while no
    problem is solved and nothing is counted. coordinates, names: whether lines are named around the board, and how.
    numbering: which move numbers are shown, or if they are counted from a node, `numbered_from`, will be afterwards.
    same_positions: those of the game, or of an earlier state of it. symmetry: how the view of the board is rotated or
    mirrored. next_moves: which moves to step to are shown on it. shows_whole_board: whether all of the board is shown
    where the game (`VW`) or a problem shows a part. tree_direction: where the game goes on in the tree. style: how the
    board looks, None for that of the theme. hatching: when coloured stones are hatched in any style.
    """

    snapshot: Snapshot
    path: Path | None = None
    is_modified: bool = False
    is_removed: bool = False
    is_read_only: bool = False
    is_fresh: bool = True
    typing: HenTyping = HenTyping()
    file_problems: tuple[Diagnostic, ...] = ()
    game_problems: tuple[Diagnostic, ...] = ()
    problems: tuple[ListedProblem, ...] = ()
    loading: Loading | None = None
    highlighted: frozenset[Point] = frozenset()
    label: LabelWriting | None = None
    preview: PastePreview | None = None
    comparison: Comparison | None = None
    solving: Solving | None = None
    counting: Counting | None = None
    analysis: AnalysisMode = AnalysisMode()
    is_arranging: bool = False
    is_presenting: bool = False
    chosen_tool: str = "play"
    coordinates: bool = True
    names: Names = Names.LETTERS
    numbering: Numbering = Numbering()
    numbered_from: NodeKey | None = None
    same_positions: SamePositions = MappingProxyType({})
    symmetry: Symmetry = Symmetry.IDENTITY
    next_moves: NextMoves = NextMoves.AS_GAME
    shows_whole_board: bool = False
    tree_direction: TreeDirection = TreeDirection.RIGHT
    style: Style | None = None
    hatching: Hatching = Hatching.IN_HIGH_CONTRAST

    @property
    def tool(self) -> str:
        """The name of the tool in use."""
        if self.counting is not None:
            return "count"
        return self.chosen_tool if self.solving is None else "solve"

    @property
    def is_text_on_board(self) -> bool:
        """Whether the text of the HEN field and the board show the same position, or positions of the same size."""
        return self.typing.reading.position.size == self.snapshot.position.size

    @property
    def highlighted_points(self) -> frozenset[Point]:
        """The points to highlight: those asked for, those of a hint, or those of the token at the caret of the HEN."""
        hint = None if self.problem is None else self.problem.hint(self.snapshot)
        if self.highlighted or hint:
            return self.highlighted or hint or frozenset()
        return self.typing.points_at_caret if self.is_text_on_board else frozenset()

    def with_problems(self, listing: ProblemListing) -> State:
        """Return the state with the problems to list, which follow from the rest of it."""
        found = self.typing.problems, self.game_problems, self.file_problems
        return self._replace(problems=listing.of(self.snapshot, *found))

    @property
    def is_solving(self) -> bool:
        """Whether the user is to find moves, so that what follows is not shown."""
        return self.solving is not None

    @property
    def problem(self) -> Solving | None:
        """The problem being solved, if its game is shown: for a moment another may be, the next one to be solved."""
        return self.solving if self.solving is not None and self.solving.tree is self.shown.tree else None

    @property
    def shown(self) -> Snapshot:
        """The snapshot that the board, the players and the comment show: that of what is offered, if anything is."""
        return self.snapshot if self.preview is None else self.preview.snapshot

    @property
    def shows_other_node(self) -> bool:
        """Whether what is offered is at another node, so that the tree and what acts on the node step back."""
        return self.shown.node_key != self.snapshot.node_key

    @property
    def mover(self) -> Color:
        """Whose turn it is: in a problem it is the solver's, whatever the position says."""
        player = None if self.problem is None else self.problem.player(self.shown.node)
        return player or self.shown.position.mover

    @property
    def comment_nodes(self) -> Sequence[NodeId]:
        """The nodes whose comments are shown; while a problem is solved, maybe those on the move that was answered."""
        node = self.shown.node
        return [node] if self.problem is None else self.problem.commented(node)

    def remarks(self, node: NodeId) -> Sequence[NodeId]:
        """Return the nodes whose comments are on a node: while a problem is solved, maybe those after it, too."""
        return [node] if self.problem is None else self.problem.remarks(node)

    def prose(self, node: NodeId, comment: str) -> str:
        """Return the comment of a node as it is shown: while a problem is solved, without words meant for programs."""
        return comment if self.problem is None else self.problem.prose(node, comment)

    def part(self, view: Area | None) -> Area | None:
        """Return the part of the board that is shown, None for all of it. view: the part that the game shows."""
        if self.shows_whole_board or self.tool == "view":
            return None
        return self.cropped(view)

    def cropped(self, view: Area | None) -> Area | None:
        """Return the part of the board that a problem being solved is about, or that the game shows; None for all."""
        part = view if self.problem is None or self.problem.area is None else self.problem.area
        return None if part == Area.whole(self.snapshot.position.size) else part

    @property
    def next_moves_shown(self) -> NextMoves:
        """Which next moves are shown: none while the user is to find them, or counts a position."""
        return NextMoves.NONE if self.is_solving or self.counting is not None else self.next_moves

    @property
    def hides_variations(self) -> bool:
        """Whether the game, rather than the user, hides the variations that there are at the node."""
        is_asked = self.next_moves_shown is NextMoves.AS_GAME
        return is_asked and hides_variations(self.snapshot.tree, self.snapshot.node)

    @property
    def is_user_busy(self) -> bool:
        """Whether the user is in the middle of something that another snapshot would end."""
        return self.label is not None or self.preview is not None

    @property
    def shown_size(self) -> BoardSize:
        """The size of the board that is shown, which may be that of what is offered."""
        return self.shown.position.size

    @property
    def numbers(self) -> Mapping[Point, int]:
        """The selected move numbers, whether they are shown or not."""
        return self.numbering.numbers(self.snapshot, None if self.numbered_from is None else self.numbered_from.node)

    @property
    def numbers_shown(self) -> Mapping[Point, int]:
        """The move numbers that are shown."""
        return self.numbers if self.shows_numbers else {}

    @property
    def shows_numbers(self) -> bool:
        """Whether move numbers are shown."""
        return self.numbering.are_shown or self.numbered_from is not None

    def destination(self, tree: GameTree, node: NodeId) -> NodeId:
        """Return where a step to a node leads: it stops before moves that the user is to find."""
        return node if self.solving is None else self.solving.destination(tree, node)

    def ended(self, ends: End) -> State:
        """Return the state after something that ends modes."""
        return self.without(mode for mode, end in MODES.items() if end & ends)

    def showing(self, snapshot: Snapshot) -> State:
        """Return the state when another snapshot is shown."""
        before, after = self.snapshot.tree, snapshot.tree
        is_same_game = after.is_state_of(before)
        is_edited = is_same_game and after is not before
        state = self.ended(End.CHANGE | End.EDIT if is_edited else End.CHANGE)
        gone = (mode for mode, end in MODES.items() if End.GONE in end and not _is_in(getattr(state, mode), snapshot))
        return state.without(gone)._replace(
            snapshot=snapshot,
            typing=self.typing.showing(snapshot),
            game_problems=_still_found(self.game_problems, before, after),
            same_positions=self.same_positions if is_same_game else MappingProxyType({}),
        )

    def without(self, modes: Iterable[str]) -> State:
        """Return the state without some modes, by the names of their fields."""
        return self._replace(**{mode: State._field_defaults[mode] for mode in modes})


def _still_found(problems: tuple[Diagnostic, ...], before: GameTree, after: GameTree) -> tuple[Diagnostic, ...]:
    """Return the problems that may remain after an edit: those of nodes that are left, on a board of the same size."""
    if after is before:
        return problems
    if not after.is_state_of(before) or after.size != before.size:
        return ()
    return tuple(problem for problem in problems if problem.node is None or problem.node in after)


def _is_in(mode: Comparison | LabelWriting | NodeKey | None, snapshot: Snapshot) -> bool:
    return mode is None or mode.is_in(snapshot)


class View(Protocol):
    """A view of a part of the state."""

    def show_state(self, state: State) -> None:
        """Show a state; unchanged parts stay untouched."""
