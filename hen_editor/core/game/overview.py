"""What a game is recognised by: its name, result and date, its players, and a position."""

from collections.abc import Sequence
from typing import NamedTuple

from hen_editor.core.board import BLACK, WHITE, Area, Color, Stones
from hen_editor.core.game import navigate
from hen_editor.core.game.line import has_move
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.game.problem import initial_node, start, stated
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import GameTree, Node, NodeId
from hen_editor.core.sgf.encoding.charsets import replace_undecodable
from hen_editor.core.sgf.numbers import meant_komi
from hen_editor.core.texts import shortened

OPENING = 50
"""How many nodes into a game record its thumbnail is taken: after the opening."""

MAX_TEXT_LENGTH = 200
"""The most characters of a text in an overview."""

MAX_TITLE_LENGTH = 80
"""About how long the first line of a comment may be as a title, in characters."""


class Facts(NamedTuple):
    """What the root says, empty where absent. name: the title of the game, else its players."""

    name: str = ""
    result: str = ""
    date: str = ""


def facts(tree: GameTree) -> Facts:
    """Return name, result and date of a game.

    >>> from hen_editor.core import sgf
    >>> facts(sgf.parse("(;PB[Ann]PW[Bob]RE[W+0.5])").value.games[0])
    Facts(name='Ann - Bob', result='W+0.5', date='')
    """
    root = tree.node(tree.root)
    black, white = _line(root, "PB"), _line(root, "PW")
    players = f"{black or '?'} - {white or '?'}" if black or white else ""
    return Facts(title(tree) or players, _line(root, "RE"), _line(root, "DT"))


def title(tree: GameTree) -> str:
    r"""Return the title of a game: its name (GN), else that of its root (N), else the first line of the root's comment.

    A long line of a comment is shortened; the title is empty if there is none of these. Lists, pages, worksheets and
    the window all show this one; a user who names a game sets GN.

    >>> from hen_editor.core import sgf
    >>> games = sgf.parse("(;GN[Corner]N[a])(;N[Side]C[b])(;C[Black to play.\nEasy.])(;PB[Ann])").value.games
    >>> [title(game) for game in games]
    ['Corner', 'Side', 'Black to play.', '']
    """
    root = tree.node(tree.root)
    return _line(root, "GN") or _line(root, "N") or shortened(_first_line(root, "C"), MAX_TITLE_LENGTH)


def shared_title(games: Sequence[GameTree]) -> str:
    """Return the name, or else the event, that all of these games share; empty if they share neither.

    >>> from hen_editor.core import sgf
    >>> shared_title(sgf.parse("(;GN[1]EV[Spring test])(;GN[2]EV[Spring test])").value.games)
    'Spring test'
    """
    for name in ("GN", "EV"):
        shared = _line(games[0].node(games[0].root), name)
        if shared and all(_line(game.node(game.root), name) == shared for game in games):
            return shared
    return ""


class Players(NamedTuple):
    """Who plays, and for what, as the root says; empty where absent."""

    black: str = ""
    black_rank: str = ""
    white: str = ""
    white_rank: str = ""
    komi: str = ""
    handicap: str = ""
    result: str = ""
    rules: str = ""


def players(tree: GameTree) -> Players:
    """Return who plays a game, with komi, result and rules.

    >>> from hen_editor.core import sgf
    >>> players(sgf.parse("(;PB[Ann]BR[2d]PW[Bob]KM[6.5])").value.games[0])
    Players(black='Ann', black_rank='2d', white='Bob', white_rank='', komi='6.5', handicap='', result='', rules='')
    """
    root = tree.node(tree.root)
    black, black_rank, white, white_rank, result, rules = (
        _line(root, name) for name in ("PB", "BR", "PW", "WR", "RE", "RU")
    )
    komi, handicap = (next(iter(root.raw.get(name, ())), "")[:MAX_TEXT_LENGTH].strip() for name in ("KM", "HA"))
    if isinstance(number := root.get("KM"), float):
        komi = f"{meant_komi(number):g}"
    return Players(black, black_rank, white, white_rank, komi, "" if handicap == "0" else handicap, result, rules)


def clock(tree: GameTree, node: NodeId, color: Color) -> str:
    """Return the time that a player has left after a move, as its node or the one before says; empty if neither does.

    Behind it, in parentheses, how many moves or periods of overtime are left.

    >>> from hen_editor.core import sgf
    >>> tree = sgf.parse("(;B[ee]BL[589.3]OB[3];W[cc]WL[3671])").value.games[0]
    >>> clock(tree, 1, BLACK), clock(tree, 1, WHITE), clock(tree, 0, WHITE)
    ('9:49 (3)', '1:01:11', '')
    """
    time, moves = _CLOCKS.get(color, ("", ""))
    for step in (node, tree.parent(node)):
        read = None if step is None else tree.node(step)
        left = None if read is None else read.get(time)
        if read is not None and isinstance(left, float):
            overtime = read.get(moves)
            return f"{_clock_time(int(left))} ({overtime})" if isinstance(overtime, int) else _clock_time(int(left))
    return ""


_CLOCKS = {BLACK: ("BL", "OB"), WHITE: ("WL", "OW")}


def _clock_time(seconds: int) -> str:
    minutes, second = divmod(abs(seconds), 60)
    hour, minute = divmod(minutes, 60)
    shown = f"{hour}:{minute:02}:{second:02}" if hour else f"{minute}:{second:02}"
    return f"-{shown}" if seconds < 0 else shown


def thumbnail_node(tree: GameTree) -> NodeId:
    """Return the node whose position distinguishes a game from others.

    For a problem or a single position it is the node that states it. For a game record it is the node after 50 moves,
    or the end.

    >>> from hen_editor.core import sgf
    >>> games = sgf.parse("(;AB[cc]AW[cd];B[dd];W[ee])(;HA[2]AB[dd][pp];W[cc];B[qq])").value.games
    >>> [thumbnail_node(game) for game in games]
    [0, 5]
    """
    shown = initial_node(tree)
    if shown != tree.root:
        return shown
    found = stated(tree)
    return navigate.forward(tree, tree.root, OPENING) if found is None else found


def thumbnail_stones(tree: GameTree) -> Stones:
    """Return the stones at the thumbnail node of a game."""
    return Replay.of(tree, thumbnail_node(tree)).stones


def stones_at_start(tree: GameTree) -> Stones:
    """Return the stones at the start of the problem of a game, or before its first move."""
    begin = start(tree)
    return Stones(tree.size) if begin == tree.root and has_move(tree, begin) else Replay.of(tree, begin).stones


def thumbnail_part(tree: GameTree) -> Area | None:
    """Return the part of the board that a game shows at its thumbnail node, None for all of it."""
    return Overlay.of(tree, thumbnail_node(tree)).part


def _line(root: Node, name: str) -> str:
    return " ".join(_beginning(root, name).split())


def _first_line(root: Node, name: str) -> str:
    lines = _beginning(root, name).splitlines()
    return next((" ".join(line.split()) for line in lines if line.strip()), "")


def _beginning(root: Node, name: str) -> str:
    return replace_undecodable(root.beginning(name, 2 * MAX_TEXT_LENGTH)[:MAX_TEXT_LENGTH])
