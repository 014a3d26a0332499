"""Descriptions of positions and games for screen readers: phrases that can be spoken in any language."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby
from typing import NamedTuple

from hen_editor.core.board import Color, Point, Stones, column_name
from hen_editor.core.diagnostics import IN_ENGLISH, Plural, Wording, filled_in
from hen_editor.core.game.navigate import NextMove
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.moves import made_moves
from hen_editor.core.position import PLAIN_ORDER, Mark, Position
from hen_editor.core.positions.differences import PositionDifference, PositionPart, differences
from hen_editor.core.rules import chain
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.core.texts import joined

REACH = 3
"""Up to how many lines away a stone counts as near a point."""

MAX_CHANGES = 12
"""The most differences between two positions that are said one by one."""

MAX_COMMENT = 1_000
"""The most characters of a comment that are said with its move."""

Prose = Callable[[NodeId, str], str]
"""Returns the part of a node's comment that is spoken, given the node and the comment."""

WORDS: Mapping[str, str | Plural] = {
    # A point.
    "point": "{point}: {items}",
    "empty": "empty",
    "star": "star point",
    "color": "{color}",
    "chain": "chain of {count}",
    "liberties": Plural("{count} liberty", "{count} liberties"),
    "circle": "circle",
    "square": "square",
    "triangle": "triangle",
    "cross": "cross",
    "label": "label {text}",
    "number": "number {number}",
    "ko": "ko",
    "territory": "{color} territory",
    "dead": "dead",
    "selected": "selected",
    "greyed_out": "greyed out",
    "arrow_to": "arrow to {points}",
    "arrow_from": "arrow from {points}",
    "line_to": "line to {points}",
    "next": "next move for {color}",
    "last_move": "last move",
    # Several points.
    "row": "Row {name}: {items}.",
    "column": "Column {name}: {items}.",
    "stone": "{point} {color}",
    "stones": "{first} to {last} {color}",
    "no_stone": "{point} empty",
    "neighbours": "Next to {point}: {items}.",
    "near": "Near {point}: {items}.",
    "no_near": "No other stones near {point}.",
    "chain_here": "{color} chain of {count}: {points}.",
    "liberties_here": Plural("{count} liberty: {points}.", "{count} liberties: {points}."),
    "no_chain": "No stone at {point}.",
    # The whole position.
    "ko_at": "Ko at {point}.",
    "no_ko": "No ko.",
    "last": "Last move: {color} {point}.",
    "last_pass": "Last move: {color} passed.",
    "no_last": "No last move.",
    "captures": "{color} has captured {count}.",
    "no_captures": "Nothing has been captured.",
    "board": "Board {size}.",
    "stones_of": Plural("{color} has {count} stone.", "{color} has {count} stones."),
    "no_stones": "No stones.",
    "turn": "{color} to play.",
    # A node of a game.
    "move": "Move {number}: {color} {point}",
    "pass": "Move {number}: {color} passes",
    "start": "Start of game",
    "setup": "No move",
    "captured": Plural("{count} stone captured", "{count} stones captured"),
    "variation": "variation {number} of {total}",
    "choices": Plural("{count} variation follows", "{count} variations follow"),
    "end": "end of line",
    "node_name": "name {text}",
    "node": "{items}.",
    "comment": "Comment: {text}",
    "no_comment": "No comment.",
    "next_moves": "Next: {items}.",
    "next_move": "{color} {point}",
    "next_pass": "{color} passes",
    "next_setup": "setup",
    "no_next": "End of line.",
    # What changed.
    "added": "{item} added",
    "removed": "{item} removed",
    "replaced": "{before} replaced by {after}",
    "point_color": "{color} at {point}",
    "point_number": "number {text} at {point}",
    "point_label": "label {text} at {point}",
    "point_mark": "{mark} at {point}",
    "size": "board {size}",
    "ko_changed": "ko at {point}",
    "turn_changed": "{color} to play",
    "order": "order of play {colors}",
    "changes": "Changed: {items}.",
    "many_changes": Plural("{count} change on the board.", "{count} changes on the board."),
    "no_changes": "Nothing changed on the board.",
}
"""The texts of phrases, by what they are about."""


class Phrase(NamedTuple):
    """A text of `WORDS`, and its fields: texts, numbers, colours, other phrases, and tuples of these."""

    words: str
    fields: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        return said((self,))


def said(phrases: Iterable[Phrase], wording: Wording = IN_ENGLISH) -> str:
    """Return sentences.

    >>> from hen_editor.core import hen
    >>> said(column(hen.parse_strict(".3x3_2Bb"), 1))
    'Column B: B2 Black.'
    """
    return " ".join(_said(phrase, wording) for phrase in phrases)


def _said(phrase: Phrase, wording: Wording) -> str:
    fields = {name: _worded(field, wording) for name, field in phrase.fields}
    return filled_in(WORDS[phrase.words], fields, wording, "Speech")


def _worded(field: object, wording: Wording) -> object:
    """Return a field with its phrases as text."""
    if isinstance(field, Phrase):
        return _said(field, wording)
    return tuple(_worded(item, wording) for item in field) if type(field) is tuple else field


def _phrase(words: str, **fields: object) -> Phrase:
    return Phrase(words, tuple(fields.items()))


# A point.


def point_here(
    position: Position,
    point: Point,
    overlay: Overlay | None = None,
    next_moves: Mapping[Point, NextMove] | None = None,
    dead: frozenset[Point] = frozenset(),
) -> Phrase:
    """Describe a point of the board, and everything shown on it.

    >>> from hen_editor.core import hen
    >>> print(point_here(hen.parse_strict("_4PwQb_4Qb.D4w.Q16-TR"), Point(15, 3)))
    Q16: empty, star point, triangle
    """
    size, color = position.size, position.stones.get(point)
    items: list[Phrase] = []
    if color is None:
        items += [_phrase("empty")]
        if point in size.star_points():
            items += [_phrase("star")]
    else:
        stones, liberties = chain(position.stones, point), _liberties(position.stones, point)
        items += [_phrase("color", color=color)]
        if len(stones) > 1:
            items += [_phrase("chain", count=len(stones))]
        items += [_phrase("liberties", count=len(liberties))]
    items += _markup(position, point)
    items += _drawn(overlay or Overlay(), point, position)
    if point in dead:
        items += [_phrase("dead")]
    if next_moves is not None and point in next_moves:
        items += [_phrase("next", color=next_moves[point].color)]
    if position.last_move is not None and position.last_move.point == point:
        items += [_phrase("last_move")]
    return _phrase("point", point=point.name(size), items=tuple(items))


def _markup(position: Position, point: Point) -> Iterator[Phrase]:
    if point in position.numbers:
        yield _phrase("number", number=position.numbers[point])
    if point in position.labels:
        yield _phrase("label", text=position.labels[point])
    if point in position.marks:
        yield _phrase(_MARKS[position.marks[point]])
    if point == position.ko:
        yield _phrase("ko")


def _drawn(overlay: Overlay, point: Point, position: Position) -> Iterator[Phrase]:
    size = position.size
    if point in overlay.territory:
        yield _phrase("territory", color=overlay.territory[point])
    if point in overlay.selected:
        yield _phrase("selected")
    if point in overlay.greyed_out:
        yield _phrase("greyed_out")
    ends = tuple(end.name(size) for start, end in overlay.arrows if start == point)
    starts = tuple(start.name(size) for start, end in overlay.arrows if end == point)
    others = tuple((line[1] if line[0] == point else line[0]).name(size) for line in overlay.lines if point in line)
    for words, points in (("arrow_to", ends), ("arrow_from", starts), ("line_to", others)):
        if points:
            yield _phrase(words, points=points)


_MARKS = {Mark.CIRCLE: "circle", Mark.SQUARE: "square", Mark.TRIANGLE: "triangle", Mark.CROSS: "cross"}


def _liberties(stones: Stones, point: Point) -> list[Point]:
    """Return the liberties of the chain on a point, row by row from the upper left."""
    beside = {each for stone in chain(stones, point) for each in stones.size.neighbours(stone)}
    return sorted((each for each in beside if each not in stones), key=stones.size.index)


# Several points.


def row(position: Position, number: int) -> list[Phrase]:
    """Describe the row of an index from above: its stones, from left to right."""
    points = [Point(column, number) for column in range(position.size.columns)]
    return [_phrase("row", name=position.size.rows - number, items=_runs(position, points))]


def column(position: Position, number: int) -> list[Phrase]:
    """Describe the column of an index from the left: its stones, from top to bottom."""
    points = [Point(number, row) for row in range(position.size.rows)]
    return [_phrase("column", name=column_name(number), items=_runs(position, points))]


def _runs(position: Position, points: Iterable[Point]) -> tuple[Phrase, ...]:
    """Describe the stones on points of a line; neighbours of a colour together."""
    found: list[Phrase] = []
    for color, group in groupby(points, key=position.stones.get):
        names = [point.name(position.size) for point in group]
        if color is not None and len(names) == 1:
            found += [_phrase("stone", point=names[0], color=color)]
        elif color is not None:
            found += [_phrase("stones", first=names[0], last=names[-1], color=color)]
    return tuple(found) or (_phrase("empty"),)


def chain_here(position: Position, point: Point) -> list[Phrase]:
    """Describe the chain on a point: its stones and its liberties."""
    size, stones = position.size, position.stones
    if point not in stones:
        return [_phrase("no_chain", point=point.name(size))]
    members = tuple(each.name(size) for each in sorted(chain(stones, point), key=size.index))
    liberties = tuple(each.name(size) for each in _liberties(stones, point))
    free = _phrase("liberties_here", count=len(liberties), points=liberties)
    if not liberties:
        free = _phrase("node", items=(_phrase("liberties", count=0),))
    return [_phrase("chain_here", color=stones[point], count=len(members), points=members), free]


def neighbours(position: Position, point: Point) -> list[Phrase]:
    """Describe the points beside a point."""
    size = position.size
    beside = tuple(_on(position, each) for each in size.neighbours(point))
    return [_phrase("neighbours", point=point.name(size), items=beside)] if beside else near(position, point)


def _on(position: Position, point: Point) -> Phrase:
    color, name = position.stones.get(point), point.name(position.size)
    return _phrase("no_stone", point=name) if color is None else _phrase("stone", point=name, color=color)


def near(position: Position, point: Point) -> list[Phrase]:
    """Describe the stones at most `REACH` lines away from a point, the nearest first."""
    size = position.size

    def distance(other: Point) -> tuple[int, int, int]:
        across, down = abs(other.column - point.column), abs(other.row - point.row)
        return max(across, down), across + down, size.index(other)

    found = sorted((each for each in position.stones if each != point and distance(each)[0] <= REACH), key=distance)
    name = point.name(size)
    if not found:
        return [_phrase("no_near", point=name)]
    return [_phrase("near", point=name, items=tuple(_on(position, each) for each in found))]


# The whole position.


def ko(position: Position) -> list[Phrase]:
    """Say where a ko is."""
    return [_phrase("no_ko") if position.ko is None else _phrase("ko_at", point=position.ko.name(position.size))]


def last_move(position: Position) -> list[Phrase]:
    """Say what was played last."""
    move = position.last_move
    if move is None:
        return [_phrase("no_last")]
    if move.point is None:
        return [_phrase("last_pass", color=move.color)]
    return [_phrase("last", color=move.color, point=move.point.name(position.size))]


def captures(captured: Mapping[Color, int]) -> list[Phrase]:
    """Say how many stones each colour has captured."""
    found = [_phrase("captures", color=color, count=captured[color]) for color in Color if captured.get(color)]
    return found or [_phrase("no_captures")]


def turn(color: Color) -> list[Phrase]:
    """Say whose turn it is."""
    return [_phrase("turn", color=color)]


def summary(position: Position, mover: Color | None = None) -> list[Phrase]:
    """Describe a position in short: its size, how many stones there are, whose turn it is, ko and last move.

    mover: whose turn it is, if it differs from the position's.
    """
    counts = {color: len(position.stones.points_of([color])) for color in Color}
    stones = [_phrase("stones_of", color=color, count=count) for color, count in counts.items() if count]
    to_play = turn(mover or position.mover)
    last = last_move(position) if position.last_move is not None else []
    present_ko = ko(position) if position.ko is not None else []
    order = [] if position.order == PLAIN_ORDER else [_phrase("node", items=(_order(position.order),))]
    size = f"{position.size.columns} × {position.size.rows}"
    return [_phrase("board", size=size), *(stones or [_phrase("no_stones")]), *to_play, *last, *present_ko, *order]


def _order(colors: object) -> Phrase:
    return _phrase("order", colors=colors)


# A node of a game.


def node_here(
    tree: GameTree,
    node: NodeId,
    number: int,
    captured: int = 0,
    *,
    has_future: bool = True,
    comment: str | None = None,
) -> list[Phrase]:
    """Describe a node: its move, which variation it is, what follows, its name and its comment.

    number: of its move. captured: how many stones the move has captured. has_future: whether to say what follows: not
    if the user is to find it, or if obviously nothing does. comment: if another one is said than that of the node.
    """
    properties, children, parent = tree.node(node), tree.children(node), tree.parent(node)
    moves = made_moves(properties)
    items = [_move(tree, moves[-1].color, moves[-1].point, number)] if moves else []
    if not items:
        items = [_phrase("start" if parent is None else "setup")]
    if captured:
        items += [_phrase("captured", count=captured)]
    siblings = () if parent is None else tree.children(parent)
    if len(siblings) > 1:
        items += [_phrase("variation", number=siblings.index(node) + 1, total=len(siblings))]
    if len(children) > 1 and has_future:
        items += [_phrase("choices", count=len(children))]
    elif not children and parent is not None and has_future:
        items += [_phrase("end")]
    name, text = _text(tree, node, "N"), _text(tree, node, "C") if comment is None else comment
    if name:
        items += [_phrase("node_name", text=name)]
    remark = [_phrase("comment", text=text[:MAX_COMMENT])] if text else []
    return [_phrase("node", items=tuple(items)), *remark]


def _move(tree: GameTree, color: Color, point: Point | None, number: int) -> Phrase:
    if point is None:
        return _phrase("pass", number=number, color=color)
    return _phrase("move", number=number, color=color, point=point.name(tree.size))


def comment_text(tree: GameTree, nodes: Iterable[NodeId], prose: Prose) -> str:
    """Return the comments of nodes without blanks around them, empty if there are none. prose: what is said of each."""
    return joined(prose(node, _text(tree, node, "C")) for node in nodes)


def _text(tree: GameTree, node: NodeId, name: str) -> str:
    text = tree.node(node).get(name)
    return text.strip() if isinstance(text, str) else ""


def comment(text: str) -> list[Phrase]:
    """Say all of a comment."""
    return [_phrase("comment", text=text) if text else _phrase("no_comment")]


def next_moves(tree: GameTree, node: NodeId) -> list[Phrase]:
    """Say how the game goes on after a node: the move of each variation, the main line first."""
    found = tuple(_following(tree, child) for child in tree.children(node)[:MAX_CHANGES])
    return [_phrase("next_moves", items=found) if found else _phrase("no_next")]


def _following(tree: GameTree, node: NodeId) -> Phrase:
    moves = made_moves(tree.node(node))
    if not moves:
        return _phrase("next_setup")
    color, point = moves[-1]
    if point is None:
        return _phrase("next_pass", color=color)
    return _phrase("next_move", color=color, point=point.name(tree.size))


# What changed.


def changes(before: Position, after: Position) -> list[Phrase]:
    """Say what differs between two positions; the last move is said with the node.

    >>> from hen_editor.core import hen
    >>> said(changes(hen.parse_strict(".9x9_5Eb"), hen.parse_strict(".9x9_5EwFb.E5-TR")))
    'Changed: Black at E5 replaced by White at E5, triangle at E5 added, Black at F5 added.'
    """
    found = [each for each in differences(before, after) if each.part is not PositionPart.LAST_MOVE]
    if not found:
        return [_phrase("no_changes")]
    if len(found) > MAX_CHANGES:
        return [_phrase("many_changes", count=len(found))]
    return [_phrase("changes", items=tuple(_change(each, after) for each in found))]


def _change(difference: PositionDifference, position: Position) -> Phrase:
    old, new = (_value(difference, value, position) for value in (difference.before, difference.after))
    if difference.part in (PositionPart.TURN, PositionPart.SIZE, PositionPart.ORDER) and new is not None:
        return new
    if old is not None and new is not None:
        return _phrase("replaced", before=old, after=new)
    return _phrase("added", item=new) if new is not None else _phrase("removed", item=old)


def _value(difference: PositionDifference, value: object, position: Position) -> Phrase | None:
    """Describe the value of a part of a position; None where there is nothing."""
    if value is None:
        return None
    point = "" if difference.point is None else difference.point.name(position.size)
    match difference.part:
        case PositionPart.STONE:
            return _phrase("point_color", color=value, point=point)
        case PositionPart.NUMBER:
            return _phrase("point_number", text=value, point=point)
        case PositionPart.LABEL:
            return _phrase("point_label", text=value, point=point)
        case PositionPart.MARK if isinstance(value, Mark):
            return _phrase("point_mark", mark=_phrase(_MARKS[value]), point=point)
        case PositionPart.KO if isinstance(value, Point):
            return _phrase("ko_changed", point=value.name(position.size))
        case PositionPart.TURN:
            return _phrase("turn_changed", color=value)
        case PositionPart.ORDER:
            return _order(value)
    return _phrase("size", size=value)
