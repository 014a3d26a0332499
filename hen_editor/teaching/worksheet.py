"""Problems as a worksheet: a number of diagrams on each page, and pages with the answers at the end."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hen_editor.core.board import Area
from hen_editor.core.convert import node_to_position
from hen_editor.core.game import overview, problem
from hen_editor.core.game.line import move_number
from hen_editor.core.game.numbering import numbered
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.progress import Progress, share_of, unreported
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.core.texts import joined, shortened
from hen_editor.drawing.figure import Figure, Sides, around
from hen_editor.teaching.page import Diagram, Pages, PagesPart, Words, rows, text
from hen_editor.teaching.solution import Solution, find, prose

MAX_COMMENT = 600
"""The most characters of the comment on a problem, and of those on its answer."""

MAX_WRONG_MOVES = 3
"""The most wrong moves of a problem that are shown with their refutations."""


class _Try(NamedTuple):
    """A line of an answer: its moves, from the first one on, and whether one of them is wrong."""

    moves: Sequence[NodeId]
    is_wrong: bool


class Worksheet(NamedTuple):
    """How problems are printed.

    per_page: 1 to 24. lines: to write on, below each diagram. answers: whether there are pages with them. names:
    whether the names of problems are above them, beside their numbers. prompts: whether the comment with which a
    problem begins is below it. wrong_moves: whether answers show wrong moves, too, and what follows them.
    """

    per_page: int = 6
    lines: int = 0
    answers: bool = True
    names: bool = True
    prompts: bool = True
    sides: Sides = Sides.NONE
    wrong_moves: bool = True


def worksheet(
    problems: Sequence[tuple[int, GameTree]],
    choice: Worksheet,
    title: str = "",
    words: Words | None = None,
    progress: Progress = unreported,
) -> Pages:
    """Make a worksheet of problems.

    problems: which game of the file each is, counted from 1, and its tree. It is answered by its
    main line, unless another line is marked as right; other first moves are shown after it.
    """
    words, asked, answered = words or Words(), list[Diagram](), list[Diagram]()
    for count, (game, tree) in enumerate(problems):
        solution = find(tree, progress=share_of(progress, count / len(problems), (count + 1) / len(problems)))
        tries = [] if solution is None else [*_tries(solution)]
        tries = [tried for tried in tries if choice.wrong_moves or not tried.is_wrong]
        question = _problem(tree, f"{count + 1}", choice, words)._replace(game=game)
        answers = [_answer(solution, tried, question, words) for tried in tries] if solution else []
        area = Area.around(corner for shown in answers or [question] for corner in around(shown.figure))
        group = tuple(_of_area(diagram, area) for diagram in (question, *answers))
        first, *others = (diagram._replace(group=group) for diagram in group)
        asked.append(first)
        answered.extend(others)
    parts = [PagesPart(title, tuple(rows(asked, choice.per_page, is_fixed=True)))]
    if choice.answers and answered:
        parts.append(PagesPart(words.answers, tuple(rows(answered, choice.per_page, is_fixed=False))))
    return Pages(title, tuple(parts))


def _tries(solution: Solution) -> Iterator[_Try]:
    """Iterate over the lines of an answer: the solution, other moves that solve the problem, and wrong moves.

    Of wrong moves only the first few: those with which a problem begins, then those marked as bad in the solution. What
    follows a move is shown with it. There is no solution where all moves are marked as bad.
    """
    start, first = solution.start, solution.right(solution.start)
    line = [*solution.rest(start)] if first else []
    if line:
        yield _Try(line, is_wrong=False)
    yield from (_Try([move, *solution.rest(move)], is_wrong=False) for move in first[1:])
    wrong = [[move] for move in solution.moves(start) if move not in first]
    for made in range(1, len(line)):
        marked = (move for move in solution.moves(line[made - 1]) if move in solution.bad and move != line[made])
        wrong.extend([*line[:made], move] for move in marked)
    yield from (_Try([*moves, *solution.rest(moves[-1])], is_wrong=True) for moves in wrong[:MAX_WRONG_MOVES])


def _problem(tree: GameTree, number: str, choice: Worksheet, words: Words) -> Diagram:
    start = problem.start(tree)
    position, read, turn = node_to_position(tree, start), tree.node(start), problem.player(tree, start)
    caption = words.captions.to_play[turn]
    name = overview.title(tree) if choice.names else ""
    if _says(name, caption):
        name = ""
    figure = Figure(
        position,
        Overlay.of(tree, start),
        title=f"{number}. {name}" if name else number,
        caption=caption,
        sides=choice.sides,
        turn=turn,
    )
    prompt = text(read, "C", MAX_COMMENT) if choice.prompts else ""
    first, _, rest = prompt.partition("\n")
    if _says(first, name) or _says(first, caption):
        prompt = rest.strip()
    return Diagram(figure, prompt, choice.lines, move=move_number(tree, start))


def _says(text: str, other: str) -> bool:
    """Return whether a line says no more than another that is printed beside it."""
    return " ".join(text.split()).rstrip(" .!:").casefold() == other.rstrip(" .!:").casefold()


def _answer(solution: Solution, tried: _Try, question: Diagram, words: Words) -> Diagram:
    tree, moves = solution.tree, tried.moves
    last, first = moves[-1], question.move + 1
    heading, dot, name = question.figure.title.partition(". ")
    if tried.is_wrong:  # said before the name, which is cut if it is long
        heading = words.wrong.format(title=heading)
    shown = numbered(tree, last, first, move_number(tree, last), 1)
    figure = question.figure._replace(
        position=shown.position,
        overlay=Overlay.of(tree, last),
        title=f"{heading}{dot}{name}",
        numbers=shown.numbers,
        caption=shown.caption(words.captions.at, words.captions.passed),
        turn=None,
        last_move=False,
        played=shown.played,
    )
    remarks = [(prose(text(tree.node(each), "C", MAX_COMMENT)) for each in solution.remarks(move)) for move in moves]
    comments = enumerate(map(joined, remarks), 1)
    by_move = joined(f"{number}: {comment}" for number, comment in comments if comment)
    return question._replace(figure=figure, text=shortened(by_move, MAX_COMMENT), lines=0, move=move_number(tree, last))


def _of_area(diagram: Diagram, area: Area) -> Diagram:
    """Return a diagram that shows a part of the board, unless the game itself says which."""
    figure = diagram.figure
    return diagram._replace(figure=figure._replace(part=figure.overlay.part or area))
