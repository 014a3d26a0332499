"""A game as figures, as books print them: some moves in each figure, its variations, and comments between."""

from collections.abc import Iterator, Sequence
from enum import Enum
from math import ceil
from typing import NamedTuple

from hen_editor.core.game.line import moves_per_node
from hen_editor.core.game.numbering import number_of, numbered
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.game.overview import facts
from hen_editor.core.moves import made_moves
from hen_editor.core.progress import Progress, unreported
from hen_editor.core.sgf import GameTree, Node, NodeId
from hen_editor.core.sgf.encoding.charsets import replace_undecodable
from hen_editor.drawing.figure import Figure, Sides
from hen_editor.teaching.page import Block, Diagram, DiagramRow, Pages, PagesPart, Words, line, text

NO_COORDINATES, NO_NAME, NO_LIST, KEEPS_CAPTURED, NO_STARS, IGNORED = 1, 2, 4, 256, 512, 32768
"""The flags of `FG`."""

NONE, AS_IT_IS, BELOW_100 = 0, 1, 2
"""How `PM` prints the numbers of moves: not at all, as they are, or lowered so that the first is less than 100."""

_SHARES = {1: 0.72, 2: 0.5, 3: 1 / 3}
"""The height of a figure as a share of the page, by the number of figures on it; a single one has comments below it."""

MAX_FIGURES_ON_PAGE = max(_SHARES)
"""The most figures on a page."""


class Breaks(Enum):
    """Where figures begin: after a number of moves, at nodes with `FG`, after comments, or at chosen moves."""

    MOVES = "moves"
    FIGURES = "figures"
    COMMENTS = "comments"
    CHOSEN = "chosen"


class Figures(NamedTuple):
    """How a game is divided into figures.

    every: the most moves of a figure; the figures of a line have about equally many. chosen: the numbers of the moves
    at which figures begin. per_page: one, two or three.
    """

    breaks: Breaks = Breaks.MOVES
    every: int = 50
    chosen: frozenset[int] = frozenset()
    variations: bool = True
    comments: bool = True
    sides: Sides = Sides.TWO
    per_page: int = 1


class _Step(NamedTuple):
    """A node on a line: how many moves it makes, the number of the last one so far, and the `PM` in effect.

    read: the node; None if there is nothing but moves in it.
    """

    node: NodeId
    moves: int
    number: int
    printing: int
    read: Node | None


class _Stretch(NamedTuple):
    """The steps of a figure.

    before: the number of moves of the game before them. branch: in a variation, the number of the move that it
    replaces. is_last: whether the line ends with it.
    """

    steps: Sequence[_Step]
    before: int
    branch: int | None
    is_last: bool

    @property
    def moves(self) -> int:
        return sum(step.moves for step in self.steps)

    @property
    def introduction(self) -> Sequence[_Step]:
        """The steps before the first move; none if there is no move."""
        return self._beginning[:-1] if self.moves else ()

    @property
    def start(self) -> int:
        """The number of the first move."""
        first = self._beginning[-1]
        return first.number - first.moves + 1

    @property
    def printing(self) -> int:
        """The `PM` in effect at the first move."""
        return self._beginning[-1].printing

    @property
    def lowered(self) -> int:
        """How much lower than their numbers the printed numbers of moves are."""
        return self.start - self.start % 100 if self.printing == BELOW_100 else 0

    @property
    def flags(self) -> int:
        """The flags of `FG`, by default those that books use."""
        flags = self._figure[0] if self._figure else IGNORED
        return KEEPS_CAPTURED if flags & IGNORED else flags

    @property
    def name(self) -> str:
        """The name of the figure, if it is to be printed."""
        return "" if self._figure is None or self.flags & NO_NAME else replace_undecodable(self._figure[1])

    @property
    def _figure(self) -> tuple[int, str] | None:
        for step in reversed(self._beginning):
            match None if step.read is None else step.read.get("FG"):
                case (int(flags), str(name)):
                    return flags, name
        return None

    @property
    def _beginning(self) -> Sequence[_Step]:
        """The steps up to the first move, or all if there is none."""
        first = next((at for at, step in enumerate(self.steps) if step.moves), len(self.steps))
        return self.steps[: first + 1]


def figures(
    tree: GameTree, choice: Figures, words: Words | None = None, game: int = 1, progress: Progress = unreported
) -> Pages:
    """Make figures of a game. game: which one of the file it is, counted from 1."""
    words = words or Words()
    title, *introduction = _introduction(tree)
    blocks = list[Block](introduction)
    waiting = [*_line(tree, [*tree.main_line()], choice)][::-1]
    number = done = 0
    while waiting:
        stretch = waiting.pop()
        if choice.comments:
            blocks.extend(_comments(tree, stretch, stretch.introduction))
        if stretch.moves or (stretch.is_last and stretch.branch is None):
            number += 1
            blocks.append(
                DiagramRow((_diagram(tree, stretch, choice, words, number, game),), 1, _SHARES[choice.per_page])
            )
        if choice.comments:
            blocks.extend(_comments(tree, stretch, stretch.steps[len(stretch.introduction) :]))
        if choice.variations:
            waiting.extend([*_variations(tree, stretch, choice)][::-1])
        done += len(stretch.steps)
        progress(min(1.0, done / len(tree)))
    return Pages(title, (PagesPart(title, tuple(blocks)),))


def _introduction(tree: GameTree) -> list[str]:
    """Return the title, and lines on who plays, where and when, and with which result."""
    root = tree.node(tree.root)
    black, white = (" ".join(line(root, name) for name in names).strip() for names in (("PB", "BR"), ("PW", "WR")))
    sides = f"{black or '?'} – {white or '?'}" if black or white else ""
    event = [text for name in ("EV", "RO", "PC", "DT", "RE") if (text := line(root, name))]
    title, *rest = [text for text in (line(root, "GN"), sides) if text] or [facts(tree).name]
    return [title, *rest, *([", ".join(event)] if event else [])]


def _variations(tree: GameTree, stretch: _Stretch, choice: Figures) -> Iterator[_Stretch]:
    """Iterate over the other lines at the nodes of a figure, each to its end."""
    for step in stretch.steps:
        above = tree.parent(step.node)
        siblings = () if above is None else tree.children(above)
        if siblings and step.node == siblings[0]:
            for other in siblings[1:]:
                yield from _line(tree, [*tree.main_line(other)], choice, step.number - stretch.lowered)


def _line(tree: GameTree, nodes: Sequence[NodeId], choice: Figures, branch: int | None = None) -> Iterator[_Stretch]:
    """Divide a line, to its end, into figures. branch: in a variation, the number of the move that it replaces."""
    above = tree.path(nodes[0])[:-1]
    before = sum(moves_per_node(tree, above))
    inherited = next((value for node in reversed(above) if (value := _printing(tree.node(node))) is not None), AS_IT_IS)
    steps, begin, made = [*_steps(tree, nodes, inherited)], 0, 0
    left = sum(step.moves for step in steps)
    for at, step in enumerate(steps):
        if at > begin and _begins_figure(choice, step, made, left, has_comment=_has_comment(steps[at - 1])):
            yield _Stretch(steps[begin:at], before, branch, is_last=False)
            begin, made, before, left = at, 0, before + made, left - made
        made += step.moves
    yield _Stretch(steps[begin:], before, branch, is_last=True)


def _steps(tree: GameTree, nodes: Sequence[NodeId], printing: int) -> Iterator[_Step]:
    number = 0
    for node, only_moves in zip(nodes, tree.move_only_nodes(nodes), strict=True):
        if only_moves is not None:
            number += len(only_moves)
            yield _Step(node, len(only_moves), number, printing, None)
            continue
        read = tree.node(node)
        own, moves = _printing(read), len(made_moves(read))
        printing = printing if own is None else own
        for _ in range(moves):
            number = number_of(read, number + 1)
        yield _Step(node, moves, number, printing, read)


def _begins_figure(choice: Figures, step: _Step, made: int, left: int, *, has_comment: bool) -> bool:
    """Return whether a figure begins with a step.

    made: the number of moves in the figure before it. left: the moves of that figure and of all that follows.
    has_comment: whether the figure before it ends with a comment.
    """
    match choice.breaks:
        case Breaks.MOVES:
            figures = ceil(left / choice.every)
            return bool(step.moves) and made * figures >= left
        case Breaks.FIGURES:
            return step.read is not None and "FG" in step.read.raw
        case Breaks.COMMENTS:
            return bool(step.moves and made) and has_comment
        case Breaks.CHOSEN:
            return bool(step.moves) and step.number in choice.chosen


def _printing(read: Node) -> int | None:
    """Return the `PM` of a node itself."""
    value = read.get("PM") if "PM" in read.raw else None
    return value if isinstance(value, int) else None


def _has_comment(step: _Step) -> bool:
    return step.read is not None and "C" in step.read.raw


def _diagram(tree: GameTree, stretch: _Stretch, choice: Figures, words: Words, number: int, game: int) -> Diagram:
    last, flags, moves = stretch.steps[-1].node, stretch.flags, stretch.before + stretch.moves
    removes_captured = not flags & KEEPS_CAPTURED
    shown = numbered(tree, last, stretch.before + 1, moves, stretch.start, removes_captured=removes_captured)
    shown = shown.lowered(stretch.lowered)
    overlay = Overlay.of(tree, last)
    has_caption = not flags & NO_LIST and stretch.printing != NONE
    figure = Figure(
        shown.position,
        overlay,
        overlay.part,
        numbers={} if stretch.printing == NONE else shown.numbers,
        title=_title(stretch, words, number),
        caption=shown.caption(words.captions.at, words.captions.passed) if has_caption else "",
        sides=Sides.NONE if flags & NO_COORDINATES else choice.sides,
        last_move=False,
        stars=not flags & NO_STARS,
        played=shown.played,
    )
    return Diagram(figure, game=game, move=moves)


def _title(stretch: _Stretch, words: Words, number: int) -> str:
    template = words.figure if stretch.branch is None else words.variation
    title = template.format(number=number, move=stretch.branch)
    if stretch.moves:
        first, last = stretch.start - stretch.lowered, stretch.steps[-1].number - stretch.lowered
        title += f" ({first})" if first == last else f" ({first}–{last})"
    return f"{title}: {stretch.name}" if stretch.name else title


def _comments(tree: GameTree, stretch: _Stretch, steps: Sequence[_Step]) -> Iterator[str]:
    """Iterate over the comments at some steps of a figure, each with the number of its move."""
    for step in steps:
        comment = "" if step.read is None else text(step.read, "C")
        if comment:
            yield f"{step.number - stretch.lowered}: {comment}" if step.moves else comment
