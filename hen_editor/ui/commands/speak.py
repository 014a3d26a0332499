"""Questions to the position and the game, answered in words: a screen reader says them, the message line shows them."""

from collections.abc import Callable, Sequence

from hen_editor.core.board import Point
from hen_editor.core.convert import node_to_position
from hen_editor.core.position import Position
from hen_editor.ui import description
from hen_editor.ui.description import Phrase
from hen_editor.ui.session.command import Command, has_points
from hen_editor.ui.session.menus import SPEAK, KeyScope, MenuPlace
from hen_editor.ui.session.session import Session
from hen_editor.ui.speech import node_here, point_here, spoken


def _answer(session: Session, phrases: Sequence[Phrase]) -> None:
    session.show_status("")  # so that the same answer is announced again
    session.show_status(spoken(phrases))


def _changes(session: Session) -> Sequence[Phrase]:
    """Say what this node has changed, or what differs from the position that the board is compared with."""
    snapshot, comparison = session.state.snapshot, session.state.comparison
    parent = snapshot.tree.parent(snapshot.node)
    if comparison is not None:
        before = comparison.position
    elif parent is None:
        return description.summary(snapshot.position)
    else:
        before = node_to_position(snapshot.tree, parent)
    return description.changes(before, snapshot.position)


def _next_moves(session: Session) -> Sequence[Phrase]:
    """Say which moves follow; while a problem is solved, only whose turn it is."""
    snapshot = session.state.snapshot
    if session.state.is_solving:
        return description.turn(session.state.mover)
    return description.next_moves(snapshot.tree, snapshot.node)


def _comment(session: Session) -> Sequence[Phrase]:
    state = session.state
    return description.comment(description.comment_text(state.snapshot.tree, state.comment_nodes, state.prose))


def _question(
    name: str, text: str, tip: str, key: str, section: int, answer: Callable[[Session], Sequence[Phrase]]
) -> Command:
    return Command(
        f"speak-{name}",
        text,
        tip,
        (MenuPlace(SPEAK, section),),
        lambda session: _answer(session, answer(session)),
        keys=(key,),
        scope=KeyScope.BOARD_AND_TREE,
        enabled=has_points,
    )


def _at_cursor(
    name: str, text: str, tip: str, key: str, answer: Callable[[Position, Point], Sequence[Phrase]]
) -> Command:
    """Return a question about the point of the board's cursor, or where it would appear."""

    def answered(session: Session) -> Sequence[Phrase]:
        return answer(session.state.snapshot.position, session.board_cursor.point)

    return _question(name, text, tip, key, 1, answered)


COMMANDS = (
    _question(
        "point",
        "&Point",
        "Say what is on the point at the cursor",
        "Shift+P",
        1,
        lambda session: [point_here(session.state, session.board_cursor.point)],
    ),
    _at_cursor(
        "row",
        "&Row",
        "Say which stones are in the row of the cursor",
        "Shift+R",
        lambda position, point: description.row(position, point.row),
    ),
    _at_cursor(
        "column",
        "&Column",
        "Say which stones are in the column of the cursor",
        "Shift+C",
        lambda position, point: description.column(position, point.column),
    ),
    _at_cursor(
        "chain",
        "C&hain and liberties",
        "Say the stones and the liberties of the chain at the cursor",
        "Shift+H",
        description.chain_here,
    ),
    _at_cursor(
        "neighbours",
        "&Neighbours",
        "Say what is next to the cursor",
        "Shift+N",
        description.neighbours,
    ),
    _at_cursor(
        "near",
        "&Stones nearby",
        "Say which stones are near the cursor, the nearest first",
        "Shift+S",
        description.near,
    ),
    _question(
        "board",
        "&Board",
        "Say how large the board is, how many stones it has, and whose turn it is",
        "Shift+B",
        2,
        lambda session: description.summary(session.state.snapshot.position, session.state.mover),
    ),
    _question(
        "last-move",
        "&Last move",
        "Say which move was played last",
        "Shift+L",
        2,
        lambda session: description.last_move(session.state.snapshot.position),
    ),
    _question(
        "ko",
        "&Ko",
        "Say where the ko is",
        "Shift+K",
        2,
        lambda session: description.ko(session.state.snapshot.position),
    ),
    _question(
        "captures",
        "C&aptures",
        "Say how many stones each player has captured",
        "Shift+A",
        2,
        lambda session: description.captures(session.state.snapshot.captures),
    ),
    _question(
        "changes",
        "&What changed",
        "Say what this move changed, or what differs from the board it is compared with",
        "Shift+W",
        2,
        _changes,
    ),
    _question(
        "move",
        "&Move",
        "Say which move this is, which variation, and its comment",
        "Shift+M",
        3,
        lambda session: node_here(session.state),
    ),
    _question(
        "next",
        "Ne&xt moves",
        "Say which moves follow, that of the main line first",
        "Shift+X",
        3,
        _next_moves,
    ),
    _question(
        "comment",
        "C&omment",
        "Say the whole comment",
        "Shift+O",
        3,
        _comment,
    ),
)
