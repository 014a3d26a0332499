"""`hen analyze`: what an engine thinks of positions, or of every move of games."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import NoReturn

import click
from click.shell_completion import CompletionItem

from hen_editor.cli import codes, output, wording
from hen_editor.cli.inputs import (
    DAY,
    At,
    Input,
    NumberRange,
    ReadOptions,
    at_options,
    inputs_argument,
    lines_option,
    read_options,
)
from hen_editor.cli.jobs import jobs_option
from hen_editor.cli.output import Tally, json_option
from hen_editor.cli.positions import positions_at
from hen_editor.cli.results import Item, Problem, Result, map_inputs
from hen_editor.cli.terminal import echo, shown, track
from hen_editor.cli.wording import color_name, listed, message, translated
from hen_editor.core.board import BLACK, WHITE, BoardSize, Point
from hen_editor.core.convert import position_to_game
from hen_editor.core.game.line import move_number
from hen_editor.core.position import TO_PLAY
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.document.codes import FileError
from hen_editor.engine.codes import NO_ANSWER, EngineError
from hen_editor.engine.engine import ONE_MOVE, Engine, SearchLimits
from hen_editor.engine.engines import EngineSpec, engine_named, found_engines
from hen_editor.engine.lines import points_lost
from hen_editor.engine.protocol import Analysis, CandidateMove, vertex

MAX_SHOWN = 10
"""The most moves that are printed of a position, and of the line of each; JSON has all."""

MAX_LOG_LINES = 5
"""The most lines that are printed of what an engine wrote to its error output before it failed."""


@dataclass(frozen=True, slots=True)
class AnalyzedNode:
    """What an engine thinks of a node. game: its number, from 1. move, node: where it is. lost: by the move there."""

    game: int
    move: int
    node: NodeId
    size: BoardSize
    analysis: Analysis
    lost: float | None = None


def _engine(context: click.Context, option: click.Parameter, name: str) -> EngineSpec:
    try:
        return engine_named(name)
    except EngineError as error:
        raise click.UsageError(message(error.problem)) from error


def _names(context: click.Context, option: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Let the shell complete the names of the engines that are found."""
    names = [spec.name for spec in found_engines()]
    return [CompletionItem(name) for name in names if name.lower().startswith(incomplete.lower())]


@click.command("analyze")
@inputs_argument
@click.option(
    "--engine",
    "spec",
    required=True,
    metavar="NAME",
    callback=_engine,
    shell_complete=_names,
    help="The engine: its name, such as gnugo or katago, or a command line that starts one that speaks GTP.",
)
@click.option("--all", "is_all", is_flag=True, help="Analyse every move of the main line.")
@click.option("--visits", type=click.IntRange(1), metavar="N", help="End after so many visits.  [default: 100]")
@click.option("--seconds", type=NumberRange(0.1, DAY), metavar="N", help="End after so many seconds.  [default: 10]")
@json_option
@at_options
@jobs_option
@lines_option
@read_options
def command(
    inputs: tuple[str, ...],
    *,
    spec: EngineSpec,
    is_all: bool,
    visits: int | None,
    seconds: float | None,
    at: At,
    as_json: bool,
    jobs: int | None,
    options: ReadOptions,
) -> NoReturn:
    """Ask an engine which moves are good, and who is ahead.

    Win rates and leads are as Black sees them. Engines without a search of their own, such as GNU Go, name good moves
    with values of their own. With --jobs, each process has an engine.
    """
    if is_all and not at.is_end:
        raise click.UsageError(message(codes.ALL_AND_MOVE.at()))
    limits = SearchLimits(visits, seconds) if visits or seconds else ONE_MOVE
    tally = Tally()
    analyze = partial(_analyzed, at=at, is_all=is_all, spec=spec, limits=limits)
    for result in map_inputs(analyze, inputs, options, jobs or 1):
        tally.add(result)
        if as_json:
            output.print_json(result, analyses=[*map(_as_json, result.items)])
            continue
        output.report(result)
        for one in result.items:
            echo(_summary(result.input.name, one))
            if not is_all:
                echo("".join(f"{_line(one, each)}\n" for each in one.analysis.candidates[:MAX_SHOWN]), nl=False)
    tally.end()


def _analyzed(given: Input, at: At, spec: EngineSpec, limits: SearchLimits, *, is_all: bool) -> Result[AnalyzedNode]:
    """Analyse the positions of an input with an engine that is started for it. Raises FileError."""
    found = positions_at(given, at)
    problems = [*found.problems]
    analyzed: list[AnalyzedNode] = []
    try:
        with Engine(spec) as engine:
            for number, item in enumerate(found.items, at.game or 1):
                for tree, node in track(_nodes(item, is_all=is_all), len(item.game or ()) or 1, "Analysing"):
                    try:
                        notes = engine.put(tree, node)
                        analysis = engine.analyze(limits)
                    except EngineError as error:
                        if error.problem.kind == NO_ANSWER or not engine.is_running:
                            raise
                        problems.append(Problem.on(tree.size, error.problem))
                        break
                    problems += (Problem.on(tree.size, note) for note in notes)
                    if analysis is not None:
                        place = (number, move_number(tree, node), node - tree.root)
                        analyzed.append(_with_loss(AnalyzedNode(*place, tree.size, analysis), analyzed[-1:]))
    except EngineError as error:
        for line in error.log.splitlines()[-MAX_LOG_LINES:]:
            echo(f"  {shown(line)}", err=True)
        raise FileError(error.problem) from error
    return Result(found.input, tuple(analyzed), tuple(dict.fromkeys(problems)))


def _nodes(item: Item, *, is_all: bool) -> Iterator[tuple[GameTree, NodeId]]:
    """Yield the nodes of a position: its own, or all of the main line of its game."""
    tree = item.game or position_to_game(item.position)
    line = [*tree.main_line()]
    node = line[-1] if item.game is None else item.node
    yield from ((tree, each) for each in (line if is_all else [node]))


def _with_loss(one: AnalyzedNode, before: list[AnalyzedNode]) -> AnalyzedNode:
    """Return a node with what its move lost against the node before it, if that was analysed."""
    if not before or (before[0].game, before[0].move) != (one.game, one.move - 1):
        return one
    return replace(one, lost=points_lost(before[0].analysis, one.analysis))


# Output.


def _summary(name: str, one: AnalyzedNode) -> str:
    analysis = one.analysis
    words = [translated(TO_PLAY, color=color_name(analysis.turn))]
    if analysis.score_lead is not None:
        leader = color_name(BLACK if analysis.score_lead >= 0 else WHITE)
        words.append(translated(wording.LEADS, color=leader, points=f"{abs(analysis.score_lead):.1f}"))
    if analysis.win_rate is not None:
        words.append(translated(wording.WINS, color=color_name(BLACK), percent=_percent(analysis.win_rate)))
    if analysis.visits:
        words.append(translated(wording.VISITS, count=analysis.visits))
    if one.lost is not None:
        words.append(translated(wording.LOST, points=f"{max(one.lost, 0.0):.1f}"))
    words.append(translated(wording.BEST, move=vertex(analysis.best.move, one.size)))
    return f"{shown(name)}: game {one.game}, move {one.move}, node {one.node}: {listed(words)}"


def _line(one: AnalyzedNode, each: CandidateMove) -> str:
    figures = (
        f"{each.visits or ''}",
        "" if each.win_rate is None else f"{_percent(each.win_rate)} %",
        "" if each.score_lead is None else f"{each.score_lead:+.1f}",
        "" if each.value is None else f"{each.value:.1f}",
    )
    line = " ".join(vertex(point, one.size) for point in each.line[:MAX_SHOWN])
    aligned = " ".join(figure.rjust(8) for figure in figures if figure)
    return f"  {vertex(each.move, one.size):4} {aligned}  {line}".rstrip()


def _percent(rate: float) -> str:
    return f"{100 * rate:.0f}"


def _as_json(one: AnalyzedNode) -> dict[str, object]:
    analysis = one.analysis
    return {
        "game": one.game,
        "move": one.move,
        "node": one.node,
        "turn": analysis.turn.name.lower(),
        "visits": analysis.visits,
        "win_rate": analysis.win_rate,
        "score_lead": analysis.score_lead,
        "points_lost": one.lost,
        "candidates": [
            {
                "move": _name(each.move, one.size),
                "visits": each.visits,
                "win_rate": each.win_rate,
                "score_lead": each.score_lead,
                "prior": each.prior,
                "value": each.value,
                "line": [_name(point, one.size) for point in each.line],
            }
            for each in analysis.candidates
        ],
    }


def _name(point: Point | None, size: BoardSize) -> str | None:
    return None if point is None else point.name(size)
