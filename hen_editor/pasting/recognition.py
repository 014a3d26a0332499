"""Recognising what a pasted text is, lists of moves too: the kinds are tried in order, the first found counts."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import unescape
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import unquote

from hen_editor.core import sgf
from hen_editor.core.board import BLACK, WHITE, BoardSize, Color, Point
from hen_editor.core.convert import hen_file
from hen_editor.core.convert.writing import node_to_position
from hen_editor.core.diagnostics import Diagnostic, Parsed, Span
from hen_editor.core.hen import entries
from hen_editor.core.hen.entries import Entry
from hen_editor.core.hen.extraction import MAX_HENS, extract_readings
from hen_editor.core.position import PLAIN_ORDER, Move, color_after
from hen_editor.core.progress import Progress, share_of, unreported
from hen_editor.core.sgf import GameTree
from hen_editor.core.texts import pattern, repeated, require_text
from hen_editor.pasting import codes
from hen_editor.pasting.pasted import Pasted, PasteKind
from hen_editor.shelves import is_there

if TYPE_CHECKING:
    from hen_editor.diagrams import Found

_USUAL_SIZE = BoardSize()

MAX_TEXT_LENGTH = 100_000
"""The most characters of a text that is searched for anything but SGF."""

MAX_GAME_OFFSET = 1_000_000
"""In how many characters of a text the beginning of SGF is looked for, and then the size of its board."""

_MAX_LINES_NAMED = 5

_GAME = pattern(r"\A[\s\ufeff]*\(\s*;|\(\s*;\s*[A-Za-z]+\s*\[")
_FRAGMENT = pattern(r"\A[\s\ufeff]*(?:\(\s*)?(?:;\s*[A-Za-z]+|A?[BWbw])\s*\[|;\s*A?[BW]\s*\[[A-Za-z]{2}\]")
_GAME_IN_ADDRESS = pattern(r"%28(?:%20|%0[ad])*%3b[^\s&#\"'<>]*", re.IGNORECASE)
"""A game in a web address, as in `?sgf=%28%3BSZ%5B9%5D%29`."""

_TAG = pattern(r"(?:<[A-Za-z][^<>]*>|=[\"'])\s*\Z")
_LONGEST_TAG = 500
_CLOSING = pattern(r"(?:\s*\))*")
_SIZE = pattern(r"\bSZ\s*\[")
_VALUE = pattern(r"\[" + repeated(r"[^\\\]]+|\\.") + r"\]", re.DOTALL)
_POINT = pattern(r"\[([A-Za-z]{2})\]")


def recognise(text: str, size: BoardSize = _USUAL_SIZE) -> Parsed[tuple[Pasted, ...]]:
    r"""Return what was found in a text, the best first; nothing is an error that names what was looked for.

    It is searched for SGF, HEN, text diagrams and a list of moves, in this order. Text that is not SGF is searched
    only if it is not too long. size: the board for moves and partial diagrams that do not give
    theirs.

    >>> [found.kind.value for found in recognise("See .9x9_5Gb.b and .9x9_5Gw.w", BoardSize()).value]
    ['HEN', 'HEN']
    >>> recognise("Dear Sir", BoardSize()).diagnostics[0].message
    'Nothing to paste: no SGF, HEN, text diagram or list of moves was found.'
    """
    require_text(text, "a pasted text")
    found = _games(text, size)
    return recognise_without_sgf(text, size) if found is None else Parsed((found,))


def recognise_without_sgf(text: str, size: BoardSize, progress: Progress = unreported) -> Parsed[tuple[Pasted, ...]]:
    """Return what was found in a text as `recognise` does, where it is known that it is not SGF."""
    if len(text) > MAX_TEXT_LENGTH:
        return Parsed((), (codes.TEXT_TOO_LONG.at(count=MAX_TEXT_LENGTH),))
    found_things = _positions(text, size, progress=progress) or _moves(text, size)
    return Parsed(found_things, () if found_things else (codes.NOTHING_FOUND.at(),))


def game_text(text: str, size: BoardSize) -> str | None:
    """Return a text that looks like SGF as it is to be read, without words before and after it; None for any other.

    In an element or attribute of HTML, its entities are decoded, as is what is encoded in a web address. A fragment
    without a beginning becomes a game on a board of this size, if its points are on it. SGF that begins after the first
    `MAX_GAME_OFFSET` characters is not found.

    >>> game_text("1: ;B[dd];W[pp]", BoardSize()), game_text("; B[dd]", BoardSize(9, 9))
    ('(;SZ[19];B[dd];W[pp])', '(;SZ[9]; B[dd])')
    """
    game, fragment = _GAME.search(text, 0, MAX_GAME_OFFSET), _FRAGMENT.search(text, 0, MAX_GAME_OFFSET)
    is_in_fragment = game and fragment and fragment.start() < game.start() and "[" not in text[: fragment.start()]
    if game is not None and not is_in_fragment:
        start = 0 if "[" in text[: game.start()] else game.start()
        found = text[start : _end(text)]
        return unescape(found) if _TAG.search(text, max(0, start - _LONGEST_TAG), start) else found
    address = _GAME_IN_ADDRESS.search(text)
    if address is not None and (fragment is None or address.start() < fragment.start()):
        return unquote(address[0])
    if fragment is None:
        return None
    nodes = _closed(text[fragment.start() : _end(text)].lstrip("\ufeff \t\r\n("))
    if _SIZE.search(nodes, 0, MAX_GAME_OFFSET):
        return f"({nodes}" if nodes.startswith(";") else f"(;{nodes}"
    points = filter(None, map(Point.from_sgf, {*_POINT.findall(nodes, 0, MAX_GAME_OFFSET)}))
    board = size if all(map(size.holds, points)) else BoardSize()
    return _game(nodes if nodes.startswith(";") else f";{nodes}", board)


def _closed(nodes: str) -> str:
    """Return the nodes of a fragment without the brackets at its end that close what is not in it."""
    if not nodes.rstrip().endswith(")"):
        return nodes
    open_brackets = _VALUE.sub("", nodes, MAX_GAME_OFFSET)
    for _ in range(open_brackets.count(")") - open_brackets.count("(")):
        nodes = nodes.rstrip().removesuffix(")")
    return nodes


def _end(text: str) -> int:
    """Return where the last value of a text ends, with the brackets that close its games; unclosed ones go on."""
    end = text.rfind("]") + 1 or len(text)
    closed = _CLOSING.match(text, end, end + MAX_GAME_OFFSET)
    end = end if closed is None else closed.end()
    return len(text) if "[" in text[end:] else end


def of_games(games: Sequence[GameTree], diagnostics: Iterable[Diagnostic] = ()) -> Pasted:
    """Return the games of an SGF text, at least one, as what was found."""
    return Pasted.of_games(PasteKind.SGF, games, [*diagnostics])


def of_picture(games: Iterable[GameTree], diagnostics: Iterable[Diagnostic] = ()) -> tuple[Pasted, ...]:
    """Return each game that a picture carries; one that is nothing but a position as that."""
    notes = tuple(diagnostics)
    return tuple(_as_position(tree, notes) or Pasted.of_games(PasteKind.SGF, [tree], notes) for tree in games)


def _as_position(tree: GameTree, notes: tuple[Diagnostic, ...]) -> Pasted | None:
    *_, end = tree.main_line()
    found = Pasted(PasteKind.HEN, node_to_position(tree, end), title=hen_file.title(tree) or "", diagnostics=notes)
    return found if _properties(found.as_games()[0]) == _properties(tree) else None


def _properties(tree: GameTree) -> list[Mapping[str, Sequence[str]]]:
    return [tree.node(node).raw for node in tree.walk()]


def _games(text: str, size: BoardSize) -> Pasted | None:
    written = game_text(text, size)
    if written is None:
        return None
    read = sgf.parse(written)
    games = read.value.converted_to_utf8().value.games
    return of_games(games, _placed(read.diagnostics, text.find(written))) if games else None


def _positions(text: str, size: BoardSize, progress: Progress) -> tuple[Pasted, ...]:
    """Return the HENs of a text, and the diagrams that show other positions.

    A HEN with problems may be a diagram that begins like one. One with errors is left out if others have none.
    """
    found = extract_readings(text, MAX_HENS + 1, progress=share_of(progress, 0, 0.5))
    is_sure = found and not any(reading.diagnostics for _, reading in found)
    has_diagrams = not is_sure or len(text.splitlines()) > len(found)
    drawn = _diagrams(text, size, share_of(progress, 0.5, 1)) if has_diagrams else ()
    if drawn and not is_sure:
        return drawn
    listed = found[:MAX_HENS]
    offered = [(entry, each) for entry, each in listed if each.ok] or listed
    notes = [*entries.notes([found[0][0]])] if len(found) == 1 else []
    if len(offered) < len(listed):
        notes.append(_left_out(text, [(entry, each.ok) for entry, each in listed]))
    if len(listed) < len(found):
        notes.append(codes.MORE_POSITIONS.at(count=MAX_HENS))
    written, at = list[Pasted](), 0
    for entry, each in offered:
        at = text.find(entry.text, max(at, 0))
        problems = (*notes, *_placed(each.diagnostics, at))
        title = entry.title or ""
        written.append(Pasted(PasteKind.HEN, each.position, title=title, diagnostics=problems, text=entry.text))
    stones = {each.position.stones for each in written}
    return (*written, *(each for each in drawn if each.position.stones not in stones))


def _placed(problems: Iterable[Diagnostic], at: int) -> Iterator[Diagnostic]:
    """Yield the problems of a part of a text that begins here as those of the text; without places if it is -1.

    What is encoded in a web address, for instance, is not in the text as it was read.
    """
    for problem in problems:
        start, end = problem.span or (0, 0)
        is_placed = problem.span is not None and at >= 0
        yield problem._replace(span=Span(at + start, at + end) if is_placed else None)


def _left_out(text: str, listed: Iterable[tuple[Entry, bool]]) -> Diagnostic:
    """Return what is reported of the entries of a text that are left out: those that are not ok."""
    at, count, lines = 0, 0, list[str]()
    for entry, is_ok in listed:
        first = entry.text.partition("\n")[0]
        at = max(at, text.find(first, at))
        if not is_ok:
            count += 1
            lines.append(f"{len(text[: at + len(first)].splitlines()):,}")  # with it, since quotes may be before it
        at += len(first)
    shown = [*lines[:_MAX_LINES_NAMED], "…"] if count > _MAX_LINES_NAMED else lines
    return codes.LINES_LEFT_OUT.at(count=count, lines=", ".join(shown))


def _diagrams(text: str, size: BoardSize, progress: Progress) -> tuple[Pasted, ...]:
    if not is_there("diagrams"):
        return ()
    from hen_editor import diagrams

    return tuple(Pasted.of_diagram(_sized(each, size)) for each in diagrams.parse(text, progress=progress).value)


def _sized(found: "Found", size: BoardSize) -> "Found":
    """Return a diagram that says nothing of the size of its board on a board of this size, if it fits there."""
    is_guess = found.position.size == BoardSize() and found.is_size_guessed
    anchor = found.usual_anchor(size) if is_guess and size != found.position.size else None
    return found if anchor is None else found.placed(anchor, size)


def _moves(text: str, size: BoardSize) -> tuple[Pasted, ...]:
    found = _move_list(text, size)
    if found is None:
        return ()
    games = sgf.parse(_game(_moves_as_sgf(found.moves), found.size)).value.games
    notes = [] if found.has_colors else [codes.COLORS_ALTERNATE.at()]
    return (Pasted.of_games(PasteKind.MOVES, games, notes),)


def _game(nodes: str, size: BoardSize) -> str:
    sides = f"{size.columns}" if size.columns == size.rows else f"{size.columns}:{size.rows}"
    return f"(;SZ[{sides}]{nodes})"


_MAX_MOVES = 10_000
"""The most moves of a list."""

_WORDS = pattern(r"[^\s,;:.()\[\]–—→-]+")
_NAME = pattern(r"[A-HJ-Z]{1,2}[0-9]{1,2}", re.ASCII | re.IGNORECASE)
_LETTERS = pattern(r"[a-z]{2}")
_COLORS = {"b": BLACK, "black": BLACK, "w": WHITE, "white": WHITE}
_ENGLISH = pattern(r"(?:a[hmnst]|b[ey]|do|go|h[aei]|i[dfnst]|m[ery]|no|o[fhknr]|pm|so|t[ov]|u[knps]|we)")


class _MoveList(NamedTuple):
    """The moves of a list, the board that they are on, and whether the list names their colours."""

    size: BoardSize
    moves: tuple[Move, ...]
    has_colors: bool


def _move_list(text: str, size: BoardSize) -> _MoveList | None:
    """Return the moves of a text that is a list of moves, None for any other text.

    Points are named as on the board or as in SGF, all alike. Without colours there must be two or more, and Black
    begins. size: that of the board if all points are on it, else 19x19.

    >>> _move_list("1. D4 2. Q16", BoardSize()).moves[1]
    Move(color=Color.WHITE, point=Point(column=15, row=3))
    >>> _move_list("We go on", BoardSize())
    """
    entries = _entries(_WORDS.findall(text))
    if entries is None or not any(name for _, name in entries):
        return None
    names = [name for _, name in entries if name]
    has_colors = any(color is not None for color, _ in entries)
    if not has_colors and (len(names) < 2 or all(map(_ENGLISH.fullmatch, names))):
        return None
    for board in dict.fromkeys((size, BoardSize())):
        points = _points(names, board)
        if points is not None:
            return _MoveList(board, tuple(_alternating(entries, points)), has_colors)
    return None


def _moves_as_sgf(moves: Iterable[Move]) -> str:
    """Return moves of Black and White as nodes of SGF.

    >>> _moves_as_sgf([Move(BLACK, Point(3, 3)), Move(WHITE, None)])
    ';B[dd];W[]'
    """
    return "".join(f";{'B' if color is BLACK else 'W'}[{point.sgf if point else ''}]" for color, point in moves)


def _entries(words: list[str]) -> list[tuple[Color | None, str]] | None:
    """Return the colour and the name of each move, an empty one for a pass; None if there is anything else."""
    found: list[tuple[Color | None, str]] = []
    color, number = None, 0
    for word in words:
        lower = word.lower()
        if lower in _COLORS and color is None:
            color = _COLORS[lower]
        elif word.isdecimal() and color is None and len(word) < 6 and int(word) > number:
            number = int(word)
        elif lower == "pass" or _NAME.fullmatch(word) or _LETTERS.fullmatch(word):
            found.append((color, "" if lower == "pass" else word))
            color = None
        elif lower != "play":
            return None
    return None if color is not None or len(found) > _MAX_MOVES else found


def _points(names: list[str], size: BoardSize) -> Iterator[Point] | None:
    """Return the points of names on a board, None unless all are there and named in the same way."""
    are_letters = {name.isalpha() for name in names}
    if len(are_letters) > 1:
        return None
    find = Point.from_sgf if are_letters == {True} else lambda name: Point.from_name(name, size)
    points = [point for name in names if (point := find(name)) is not None and size.holds(point)]
    return iter(points) if len(points) == len(names) else None


def _alternating(entries: Iterable[tuple[Color | None, str]], points: Iterator[Point]) -> Iterator[Move]:
    turn = BLACK
    for color, name in entries:
        played = color or turn
        yield Move(played, next(points) if name else None)
        turn = color_after(played, PLAIN_ORDER)
