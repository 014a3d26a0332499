"""What an engine thinks, in words, and as what the board shows."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from hen_editor.core.board import BLACK, WHITE, BoardSize, Color, Point
from hen_editor.core.position import PLAIN_ORDER, Position, color_after
from hen_editor.engine.lines import FirstMoves
from hen_editor.engine.protocol import Analysis, CandidateMove, vertex
from hen_editor.ui.board.analysis import AnalysisLayer, CandidateDisc, rounded_ownership
from hen_editor.ui.session.session import MarkedProblem
from hen_editor.ui.state import AnalysisMode, CandidateFigures
from hen_editor.ui.wording import color_name, listed

translate = QCoreApplication.translate

MAX_DISCS = 10

_FAINTER, _FAINTEST = 0.05, 0.65
"""How much fainter each move is than the one before, and the least opacity of a disc."""

_LONGEST_LINE = 15
"""The most moves of a line that the board shows."""

_EVEN = 0.05
"""Below so many points nobody leads."""

THOUSAND = 1000


def lead(analysis: Analysis) -> str:
    """Return who leads, and by how much if the engine says so; empty if it says neither."""
    points, rate = analysis.score_lead, analysis.win_rate
    if points is not None:
        if abs(points) < _EVEN:
            return translate("EngineBar", "Even")
        words = translate("EngineBar", "{color} leads by {points}")
        return words.format(color=color_name(_side(points)), points=decimal(abs(points)))
    if rate is None:
        return ""
    return translate("EngineBar", "{color} is ahead").format(color=color_name(_side(rate - 0.5)))


def leader_rate(analysis: Analysis) -> str:
    """Return how likely the side that `lead` names wins; empty if the engine does not say."""
    if analysis.win_rate is None:
        return ""
    points = analysis.win_rate - 0.5 if analysis.score_lead is None else analysis.score_lead
    return percent(analysis.win_rate if points >= 0 else 1 - analysis.win_rate)


def percent(rate: float) -> str:
    """Return a share, from 0 to 1, in percent."""
    return translate("EngineBar", "{number} %").format(number=round(100 * rate))


def short(number: int) -> str:
    """Return a number of visits, in thousands if there are many."""
    digits = 1 if number < 10 * THOUSAND else 0
    return f"{number}" if number < THOUSAND else f"{number / THOUSAND:.{digits}f}k"


def sentences(analysis: Analysis, size: BoardSize) -> str:
    """Return the best move and who leads, to be heard."""
    best = analysis.best.move
    move = translate("EngineBar", "Best move: {move}").format(move=_name(best, size))
    return ". ".join(filter(None, (move, ", ".join(filter(None, (lead(analysis), leader_rate(analysis)))))))


def _side(lead: float) -> Color:
    return BLACK if lead > 0 else WHITE


def decimal(number: float) -> str:
    """Return a number with one decimal place."""
    return QLocale().toString(number, "f", 1)


# What the board shows.


def layer(analysis: Analysis, mode: AnalysisMode, position: Position) -> AnalysisLayer:
    """Return what the board shows of an analysis of a position."""
    moves = [each for each in analysis.candidates if each.move is not None and each.move not in position.stones]
    discs = {each.move: _disc(analysis, each, mode, rank) for rank, each in enumerate(moves[:MAX_DISCS]) if each.move}
    owned = zip(position.size.points(), analysis.ownership if mode.shows_ownership else (), strict=False)
    ownership = {point: owner for point, value in owned if (owner := rounded_ownership(value))}
    stones = position.stones
    return AnalysisLayer(discs, {each: owner for each, owner in ownership.items() if stones.get(each) != _side(owner)})


def line(analysis: Analysis, candidate: CandidateMove) -> tuple[tuple[Point, Color], ...]:
    """Return the line of a move as the board shows it, up to a pass."""
    color, shown = analysis.turn, list[tuple[Point, Color]]()
    for point in (candidate.line or (candidate.move,))[:_LONGEST_LINE]:
        if point is None:
            break
        shown.append((point, color))
        color = color_after(color, PLAIN_ORDER)
    return tuple(shown)


def _disc(analysis: Analysis, candidate: CandidateMove, mode: AnalysisMode, rank: int) -> CandidateDisc:
    words = _rate(analysis, candidate) if mode.figures is CandidateFigures.WIN_RATE else _loss(analysis, candidate)
    if not words and candidate.value is not None:
        words = decimal(candidate.value)
    note = short(candidate.visits) if candidate.visits else ""
    return CandidateDisc(words, note, max(_FAINTEST, 1 - _FAINTER * rank), candidate is analysis.best)


def _loss(analysis: Analysis, candidate: CandidateMove) -> str:
    """Return the points that a move loses; its win rate where there are none."""
    lost = analysis.points_lost(candidate)
    if lost is None:
        return _rate(analysis, candidate)
    sign = "" if abs(lost) < _EVEN else "\u2212" if lost > 0 else "+"
    return f"{sign}{decimal(abs(lost))}"


def _rate(analysis: Analysis, candidate: CandidateMove) -> str:
    """Return how likely the side to move wins after a move."""
    rate = candidate.win_rate
    return "" if rate is None else percent(rate if analysis.turn is BLACK else 1 - rate)


# What it says of a problem.


def testimony(found: FirstMoves, problem: MarkedProblem) -> str:
    """Return what an engine says of the first moves of a problem, as a witness would."""
    size = problem.tree.size
    unseen = [move for move in problem.right if move not in found.seen]
    preferred = found.preferred
    best, *others = preferred or [None]
    if not preferred:
        sentences = [translate("EngineBar", "Sees no good move.")]
    elif best in problem.right or not problem.right:
        sentences = [translate("EngineBar", "Prefers {move}.").format(move=_name(best, size))]
    else:
        form = translate("EngineBar", "{right} is marked right, but the engine prefers {move}.")
        sentences = [form.format(right=_names(problem.right, size), move=_name(best, size))]
    if others := [move for move in others if move not in problem.right]:
        sentences.append(translate("EngineBar", "Also works: {moves}.").format(moves=_names(others, size)))
    if unseen:
        sentences.append(translate("EngineBar", "Does not see {moves}.").format(moves=_names(unseen, size)))
    return " ".join(sentences)


def _name(move: Point | None, size: BoardSize) -> str:
    return translate("EngineBar", "pass") if move is None else vertex(move, size)


def _names(moves: Sequence[Point | None], size: BoardSize) -> str:
    return listed(_name(move, size) for move in moves)
