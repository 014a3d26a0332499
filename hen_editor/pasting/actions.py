"""Ways to put what a pasted text has into the document: instead of the game, over the position, beside either."""

from collections.abc import Container, Iterable, Mapping
from dataclasses import replace
from enum import Enum
from typing import NamedTuple, TypeVar

from hen_editor.core.board import Point
from hen_editor.core.convert.hen_file import titled
from hen_editor.core.convert.writing import with_start_said
from hen_editor.core.diagnostics import Diagnostic, Parsed
from hen_editor.core.editing import codes
from hen_editor.core.editing.apply import applied, applied_after, left_out
from hen_editor.core.editing.games import inserted, replaced
from hen_editor.core.editing.snapshot import Snapshot, at, edited, of_collection
from hen_editor.core.editing.variations import grafted
from hen_editor.core.game.navigate import forward
from hen_editor.core.game.overview import OPENING, thumbnail_node
from hen_editor.core.position import Position
from hen_editor.core.sgf import Collection
from hen_editor.core.sgf.edits import BranchNode, as_new
from hen_editor.pasting import Pasted

Value = TypeVar("Value")


class Action(Enum):
    """What can be done with something pasted.

    REPLACE: the current game becomes it; a position in a game that is nothing but a position replaces only that and
    the game's name, and the other game info stays. OVERLAY: its stones, marks and labels are put onto the position.
    VARIATION: it is added after this node. NEW_GAME: it is added after this game.
    """

    REPLACE = "replace"
    OVERLAY = "overlay"
    VARIATION = "variation"
    NEW_GAME = "new game"


class PastePreview(NamedTuple):
    """What an action would show: a snapshot, and the points on which it replaces something."""

    snapshot: Snapshot
    replaced: frozenset[Point] = frozenset()


def pasted(snapshot: Snapshot, found: Pasted, action: Action) -> Parsed[Snapshot]:
    """Return the snapshot after an action; it is unchanged if that is refused."""
    refused = refusal(snapshot, found, action)
    if refused is not None:
        return Parsed(snapshot, (refused,))
    match action:
        case Action.REPLACE:
            return _replaced(snapshot, found)
        case Action.NEW_GAME:
            return Parsed(inserted(snapshot, found.as_games(), snapshot.game + 1))
        case Action.OVERLAY:
            return Parsed(_with_lines(applied(snapshot, overlaid(snapshot.position, found)), found))
        case Action.VARIATION if found.games:
            return grafted(snapshot, found.games)
        case Action.VARIATION:
            after = applied_after(snapshot, found.position)
            named = after.tree.with_property(after.node, "N", found.title) if found.title else after.tree
            return Parsed(_with_lines(edited(after, named), found))


def refusal(snapshot: Snapshot, found: Pasted, action: Action) -> Diagnostic | None:
    """Return why an action is refused, None if it is not, as far as that can be told at once."""
    if action in (Action.REPLACE, Action.NEW_GAME):
        return None
    if not snapshot.tree.is_go:
        return codes.NOT_GO.at()
    if not all(game.is_go for game in (found.games if action is Action.VARIATION else found.games[:1])):
        return codes.OTHER_GAME.at()
    here, there = snapshot.position.size, found.position.size
    return None if here == there else codes.PASTE_OF_OTHER_SIZE.at(here=here, there=there)


def preview(snapshot: Snapshot, found: Pasted, action: Action) -> PastePreview:
    """Return what an action that is not refused would show; of games, the node that distinguishes the first one.

    Adding long games takes seconds: only the first one is shown, alone or, as a variation, as far as that node.
    """
    if action is Action.OVERLAY:
        after = pasted(snapshot, found, action).value
        return PastePreview(after, frozenset(_replaced_points(snapshot.position, after.position)))
    if not found.games:
        return PastePreview(pasted(snapshot, found, action).value)
    game = found.games[0]
    if action is not Action.VARIATION:
        return PastePreview(at(of_collection(Collection.of([game])), 0, thumbnail_node(game)))
    line = game.path(forward(game, game.root, OPENING))
    branch = [BranchNode(place - 1, as_new(game.pieces(node))) for place, node in enumerate(line)]
    tree, first = snapshot.tree.with_branch(snapshot.node, branch)
    return PastePreview(edited(snapshot, tree, forward(tree, first, OPENING)))


def overlaid(position: Position, found: Pasted) -> Position:
    """Return a position with the stones, marks and labels of another of the same size put onto it.

    What is empty there stays as it is, except in the part of the board that a partial diagram covers.
    """
    shown = found.position
    covered = [] if found.area is None else found.area.points()
    stones = position.stones.with_stones({**dict.fromkeys(covered), **shown.stones})
    order = shown.order if shown.numbers and not position.numbers else position.order
    kept = {point for point in position.size.points() if stones.get(point) is position.stones.get(point)}
    new = replace(Position(stones), order=order)
    numbers = {**_only(position.numbers, kept - shown.labels.keys()), **shown.numbers}
    move = position.last_move
    return replace(
        new,
        ko=position.ko if position.ko in kept else None,
        last_move=move if move is None or move.point is None or move.point in kept else None,
        turn=position.turn,
        labels={**_only(position.labels, position.labels.keys() - shown.numbers.keys()), **shown.labels},
        marks={**position.marks, **shown.marks},
        numbers={point: number for point, number in numbers.items() if stones.get(point) is new.number_color(number)},
    )


def _replaced(snapshot: Snapshot, found: Pasted) -> Parsed[Snapshot]:
    if found.games or not (snapshot.is_written_anew and snapshot.tree.is_go):
        return Parsed(replaced(snapshot, found.as_games()))
    after = applied(snapshot, found.position)
    named = edited(after, titled(with_start_said(after.tree, after.node), found.title))
    return Parsed(_with_lines(named, found), left_out(snapshot, after))


def _with_lines(snapshot: Snapshot, found: Pasted) -> Snapshot:
    return edited(snapshot, found.with_lines(snapshot.tree, snapshot.node))


def _only(values: Mapping[Point, Value], points: Container[Point]) -> dict[Point, Value]:
    return {point: value for point, value in values.items() if point in points}


def _replaced_points(before: Position, after: Position) -> set[Point]:
    """Return the points where something was and something else is."""
    parts: Iterable[tuple[Mapping[Point, object], Mapping[Point, object]]] = (
        (before.stones, after.stones),
        (before.numbers, after.numbers),
        (before.labels, after.labels),
        (before.marks, after.marks),
    )
    return {point for old, new in parts for point, value in old.items() if new.get(point) != value}
