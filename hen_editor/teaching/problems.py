"""Problems to solve in a browser: one page of HTML that needs nothing else.

The page shows what is prepared here: for each node of a problem the layers of its picture, which moves go on from it,
and how it is judged.
"""

import json
import re
from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import replace
from html import escape
from typing import Any, NamedTuple

from hen_editor.core import codes, hen
from hen_editor.core.board import Area, Color, Point
from hen_editor.core.convert import node_to_position
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.game import overview
from hen_editor.core.game.judgement import Verdict
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.moves import made_moves
from hen_editor.core.position import Move
from hen_editor.core.progress import Progress, share_of, unreported
from hen_editor.core.replay import allows_suicide
from hen_editor.core.rules import Refusal
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.core.texts import QT_TRANSLATE_NOOP
from hen_editor.drawing.draw import Drawing, draw
from hen_editor.drawing.figure import Figure, Names, line_name
from hen_editor.drawing.style import Style
from hen_editor.drawing.svg import TEXT_ATTRIBUTES, Sheet, view_box
from hen_editor.teaching import solution
from hen_editor.teaching.solution import Solution, around_problem

WORDS = solution.WORDS | {
    "pass": QT_TRANSLATE_NOOP("Solving", "Pass"),
    "problems": QT_TRANSLATE_NOOP("Solving", "Problems"),
    "forget": QT_TRANSLATE_NOOP("Solving", "Clear results"),
    "copy": QT_TRANSLATE_NOOP("Solving", "Copy"),
    "board": QT_TRANSLATE_NOOP("Solving", "Board: click to play, or use the arrow keys and Enter"),
    "empty": QT_TRANSLATE_NOOP("Solving", "empty"),
}
"""The texts of the page; it has the names of the colours besides."""

_GROUND = frozenset({"board", "lines", "coordinates"})
"""The layers below what is on points."""

MAX_PROBLEM_NODES = 2_000
"""The most nodes of a game that is a problem: its page has a picture for each."""


class WebPage(NamedTuple):
    """What a page has besides its problems.

    introduction: above the first problem, in paragraphs. names: whether problems have the names of their games; else
    they are numbered. moves: whether the page shows the right move when asked to. is_shuffled: whether the problems are
    in another order each time the page is opened.
    """

    title: str
    introduction: str = ""
    names: bool = True
    moves: bool = True
    is_shuffled: bool = False


class Page(NamedTuple):
    """A page as HTML, and how many of the games are problems on it: those with a move to find, if not too large."""

    html: str
    problems: int


def make(
    games: Sequence[GameTree],
    template: str,
    style: Style,
    page: WebPage,
    words: Mapping[str, str] = WORDS,
    color_name: Callable[[Color], str] = lambda color: color.title,
    refusal: Callable[[Diagnostic], str] = lambda refused: refused.message,
    progress: Progress = unreported,
) -> Page:
    """Make the page of the problems in some games.

    template: the page with {{title}}, {{introduction}}, {{definitions}}, {{text}} and {{data}} where these go.
    words, color_name, refusal: in the user's language; refusal is the sentence on an illegal move.
    """
    sheet, layers, problems = Sheet(), dict[str, int](), list[Any]()
    for number, tree in enumerate(games):
        start, end = number / len(games), (number + 1) / len(games)
        found = solution.find(tree, progress=share_of(progress, start, (start + end) / 2))
        if found is not None and len(tree) <= MAX_PROBLEM_NODES:
            name = (overview.facts(tree).name if page.names else "") or f"{number + 1}"
            problems.append(
                _problem(found, name, layers, style, sheet, progress=share_of(progress, (start + end) / 2, end))
            )
        progress(end)
    colors = {color.name.lower(): color_name(color) for color in Color}
    refusals = {reason.value: refusal(codes.ILLEGAL_MOVE.at(reason=reason)) for reason in Refusal}
    shown = {**words, **colors, **refusals}
    options = {"moves": page.moves, "shuffled": page.is_shuffled}
    prepared = {"words": shown, "layers": [*layers], "problems": problems, "options": options}
    data = json.dumps(prepared, ensure_ascii=False, separators=(",", ":"))
    fields = {
        "title": escape(page.title),
        "introduction": escape(page.introduction),
        "definitions": sheet.definitions(),
        "text": TEXT_ATTRIBUTES,
        "data": data.replace("<", "\\u003c"),
    }
    html = re.sub(r"\{\{(\w+)\}\}", lambda field: fields[field[1]], template)
    return Page(html, len(problems))


def _problem(
    found: Solution, title: str, layers: dict[str, int], style: Style, sheet: Sheet, progress: Progress
) -> Any:
    """Prepare a problem."""
    nodes, size = [*found.tree.walk(found.start)], found.tree.size
    numbers = {node: number for number, node in enumerate(nodes)}
    area = around_problem(found)
    pictures = _Pictures(found.tree, area, layers, style, sheet)
    asked = hen.holdable(replace(node_to_position(found.tree, found.start), turn=found.color)).value
    prepared = []
    for node in nodes:
        prepared.append(_node(found, node, numbers, pictures, area))
        progress(len(prepared) / (len(nodes) + 1))
    return {
        "title": title,
        "player": found.color.name.lower(),
        "stone": style.stone(found.color).rgb,
        "hen": "" if asked is None else hen.format(asked),
        "columns": [line_name(Point(column, 0), size, Names.LETTERS, is_column=True) for column in range(size.columns)],
        "rows": [line_name(Point(0, row), size, Names.LETTERS, is_column=False) for row in range(size.rows)],
        "part": pictures.part,
        "whole": pictures.whole,
        "nodes": prepared,
    }


class _Pictures:
    """Pictures of the nodes of a game, layer upon layer; a part and the whole board share what is on points.

    layers: those of the page as texts, with their numbers. part, whole: what the page is told of each: the first and
    last column and row, and the box of the picture in cells from its first point.
    """

    def __init__(self, tree: GameTree, area: Area, layers: dict[str, int], style: Style, sheet: Sheet) -> None:
        self._layers = layers
        self._tree = tree
        self._style = style
        self._sheet = sheet
        self._areas = (area, Area.whole(tree.size))
        self.part, self.whole = (
            {"area": [*shown.upper_left, *shown.lower_right], "box": view_box(self._draw(tree.root, shown))}
            for shown in self._areas
        )

    def of(self, node: NodeId) -> Any:
        """Return the numbers of the layers of a node: those below what is on points, in each view, and the others."""
        part, whole = (self._numbers(self._draw(node, area)) for area in self._areas)
        return {
            "part": [number for name, number in part if name in _GROUND],
            "whole": [number for name, number in whole if name in _GROUND],
            "layers": [number for name, number in whole if name not in _GROUND],
        }

    def _numbers(self, drawing: Drawing) -> list[tuple[str, int]]:
        texts = zip(drawing.layers, self._sheet.layers(drawing), strict=True)
        return [(layer.name, self._layers.setdefault(text, len(self._layers))) for layer, text in texts]

    def _draw(self, node: NodeId, area: Area) -> Drawing:
        position, overlay = node_to_position(self._tree, node), Overlay.of(self._tree, node)
        return draw(Figure(position, overlay._replace(view=None), area), self._style)


def _node(found: Solution, node: NodeId, numbers: Mapping[NodeId, int], pictures: _Pictures, area: Area) -> Any:
    moves = found.moves(node) if found.verdict(node) is Verdict.OPEN else []
    right, answer = found.right(node)[:1] if moves else [], None if moves else found.answer(node)
    points, passing = found.points(moves), found.passing(node)
    hint, last = found.hint(node, area) if moves else None, next(iter(made_moves(found.tree.node(node))), None)
    stones = dict[str, list[str]]()
    for point, color in node_to_position(found.tree, node).stones.items():
        stones.setdefault(color.name.lower(), []).append(_place(point))
    return pictures.of(node) | {
        "feedback": found.feedback(node),
        "verdict": found.verdict(node).value,
        "comment": found.comment(node),
        "passing": None if passing is None else passing.name.lower(),
        "last": None if last is None or last.point is None else [last.color.name.lower(), *last.point],
        "stones": stones,
        "illegal": _illegal(found, node, points) if moves else {},
        "moves": {_place(point): numbers[move] for point, move in points.items()},
        "answer": None if answer is None else numbers[answer],
        "pause": found.pause(node),
        "move": numbers[right[0]] if right else None,
        "hint": None if hint is None else [*hint.upper_left, *hint.lower_right],
    }


def _illegal(found: Solution, node: NodeId, moves: Container[Point | None]) -> dict[str, str]:
    """Return why empty points are illegal for the player; never the moves that the problem has."""
    position = node_to_position(found.tree, node)
    stones, allowed = position.stones, allows_suicide(found.tree.node(found.tree.root))
    illegal = {}
    for point in position.size.points():
        is_closed = point == position.ko or all(beside in stones for beside in position.size.neighbours(point))
        if is_closed and point not in stones and point not in moves:
            reason = position.refusal(Move(found.color, point), allow_suicide=allowed)
            if reason is not None:
                illegal[_place(point)] = reason.value
    return illegal


def _place(point: Point | None) -> str:
    """Return the column and row of a point; of a pass "pass"."""
    return "pass" if point is None else f"{point.column},{point.row}"
