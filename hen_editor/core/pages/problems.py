"""Problems to solve in a browser: one page of HTML that needs nothing else.

The page shows what is prepared here: for each node of a problem the layers of its picture, which moves go on from it,
and how it is judged.
"""

import json
import re
from collections.abc import Callable, Container, Generator, Mapping, Sequence
from dataclasses import replace
from html import escape
from typing import Any, NamedTuple

from hen_editor.core import codes, hen, rules
from hen_editor.core.board import Area, Color, Point, Stones
from hen_editor.core.convert import node_to_position
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.drawing.draw import draw
from hen_editor.core.drawing.figure import Figure, around
from hen_editor.core.drawing.style import Style
from hen_editor.core.drawing.svg import TEXT_ATTRIBUTES, Sheet, view_box
from hen_editor.core.game import overview, solution
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.game.solution import Solution, Verdict
from hen_editor.core.moves import made_moves
from hen_editor.core.position import Position
from hen_editor.core.replay import allows_suicide
from hen_editor.core.rules import Refusal
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.core.slices import part
from hen_editor.core.translatable import QT_TRANSLATE_NOOP

WORDS = solution.WORDS | {
    "pass": QT_TRANSLATE_NOOP("Solving", "Pass"),
    "copy": QT_TRANSLATE_NOOP("Solving", "Copy"),
    "board": QT_TRANSLATE_NOOP("Solving", "Board: click to play, or use the arrow keys and Enter"),
}
"""The texts of the page; it has the names of the colours besides."""

MAX_PROBLEM_NODES = 2_000
"""The most nodes of a game that is a problem: its page has a picture for each."""


class Page(NamedTuple):
    """A page as HTML, and how many of the games are problems on it: those with a move to find, if not too large."""

    html: str
    problems: int


def making(
    games: Sequence[GameTree],
    template: str,
    style: Style,
    title: str,
    words: Mapping[str, str] = WORDS,
    color_name: Callable[[Color], str] = lambda color: color.title,
    refusal: Callable[[Diagnostic], str] = lambda refused: refused.message,
) -> Generator[float, None, Page]:
    """Make the page of the problems in some games; yields the progress, from 0 to 1.

    template: the page with {{title}}, {{definitions}}, {{text}} and {{data}} where these go.
    words, color_name, refusal: in the user's language; refusal is the sentence on an illegal move.
    """
    sheet, problems = Sheet(), list[Any]()
    for number, tree in enumerate(games):
        start, end = number / len(games), (number + 1) / len(games)
        found = yield from part(solution.finding(tree), start, (start + end) / 2)
        if found is not None and len(tree) <= MAX_PROBLEM_NODES:
            name = overview.facts(tree).name or f"{number + 1}"
            problems.append((yield from part(_problem(found, name, style, sheet), (start + end) / 2, end)))
        yield end
    colors = {color.name.lower(): color_name(color) for color in Color}
    refusals = {reason.value: refusal(codes.ILLEGAL_MOVE.at(reason=reason)) for reason in Refusal}
    shown = {**words, **colors, **refusals}
    data = json.dumps({"words": shown, "problems": problems}, ensure_ascii=False, separators=(",", ":"))
    fields = {
        "title": escape(title),
        "definitions": sheet.definitions(),
        "text": TEXT_ATTRIBUTES,
        "data": data.replace("<", "\\u003c"),
    }
    html = re.sub(r"\{\{(\w+)\}\}", lambda field: fields[field[1]], template)
    return Page(html, len(problems))


def _problem(found: Solution, title: str, style: Style, sheet: Sheet) -> Generator[float, None, Any]:
    """Prepare a problem; yields the progress."""
    nodes = [*found.tree.walk(found.start)]
    numbers = {node: number for number, node in enumerate(nodes)}
    area = _area(found, nodes)
    layers: dict[str, int] = {}
    asked = hen.holdable(replace(node_to_position(found.tree, found.start), turn=found.color)).value
    prepared = []
    for node in nodes:
        prepared.append(_node(found, node, numbers, area, layers, style, sheet))
        yield len(prepared) / (len(nodes) + 1)
    return {
        "title": title,
        "player": found.color.name.lower(),
        "hen": "" if asked is None else hen.format(asked),
        "view": view_box(draw(_figure(found.tree, found.start, area), style)),
        "columns": len(area.columns),
        "rows": len(area.rows),
        "layers": [*layers],
        "nodes": prepared,
    }


def _node(
    found: Solution,
    node: NodeId,
    numbers: Mapping[NodeId, int],
    area: Area,
    layers: dict[str, int],
    style: Style,
    sheet: Sheet,
) -> Any:
    figure = _figure(found.tree, node, area)
    verdict = found.verdict(node)
    moves = found.moves(node) if verdict is Verdict.OPEN else []
    right, answer = found.right(node)[:1] if moves else [], None if moves else found.answer(node)
    points, passing = found.points(moves), found.passing(node)
    return {
        "layers": [layers.setdefault(text, len(layers)) for text in sheet.layers(draw(figure, style))],
        "verdict": verdict.value,
        "comment": found.comment(node),
        "passing": None if passing is None else passing.name.lower(),
        "stones": [_place(point, area) for point in figure.position.stones if area.holds(point)] if moves else [],
        "illegal": _illegal(found, node, area, points) if moves else {},
        "moves": {_place(point, area): numbers[move] for point, move in points.items()},
        "answer": None if answer is None else numbers[answer],
        "pause": found.pause(node),
        "hint": numbers[right[0]] if right else None,
    }


def _illegal(found: Solution, node: NodeId, area: Area, moves: Container[Point | None]) -> dict[str, str]:
    """Return why empty points are illegal for the player; never the moves that the problem has."""
    position = node_to_position(found.tree, node)
    stones, allowed = position.stones, allows_suicide(found.tree.node(found.tree.root))
    illegal = {}
    for point in area.points():
        is_closed = point == position.ko or all(beside in stones for beside in position.size.neighbours(point))
        if is_closed and point not in stones and point not in moves:
            reason = rules.refusal(position, found.color, point, allow_suicide=allowed)
            if reason is not None:
                illegal[_place(point, area)] = reason.value
    return illegal


def _figure(tree: GameTree, node: NodeId, area: Area) -> Figure:
    return Figure(node_to_position(tree, node), Overlay.of(tree, node), area)


def _area(found: Solution, nodes: Sequence[NodeId]) -> Area:
    """Return the part of the board that a problem needs: with all its moves, and all that the game shows."""
    position, view = node_to_position(found.tree, found.start), Overlay.of(found.tree, found.start).view
    moves = {point for node in nodes if (point := _point(found.tree, node)) is not None}
    if view is not None:
        return Area.around(moves | view)
    points = moves | {*position.stones}
    return around(Figure(Position(Stones(position.size, dict.fromkeys(points, found.color)))))


def _point(tree: GameTree, node: NodeId) -> Point | None:
    return next((move.point for move in made_moves(tree.node(node))), None)


def _place(point: Point | None, area: Area) -> str:
    """Return the column and row of a point in the picture; of a pass "pass"."""
    return "pass" if point is None else f"{point.column - area.upper_left.column},{point.row - area.upper_left.row}"
