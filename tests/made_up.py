"""A format made up for tests: what one has to write who adds one. A line is a game: the size and the moves by turns."""

import re
from itertools import cycle

from hen_editor.core import codes, sgf
from hen_editor.core.board import BoardSize, Point
from hen_editor.core.diagnostics import Diagnostic, DiagnosticKind, Severity
from hen_editor.core.formats.format import NOTHING_KEPT, Holds, Kept, Read, WritableFormat
from hen_editor.core.progress import Progress, unreported
from hen_editor.core.sgf import Collection, GameTree

MAGIC = "MADE"

NO_MAGIC = DiagnosticKind("made-up", Severity.ERROR, "There is no MADE at the beginning.")
ODD_LINE = DiagnosticKind("odd-line", Severity.WARNING, "The line {line} is left out.")


def _read(data: bytes | str, encoding: str | None = None, progress: Progress = unreported) -> Read:
    text = data if isinstance(data, str) else data.decode("ascii", "replace")
    first, *lines = text.splitlines() or [""]
    if first != MAGIC:
        return Read(None, refusal=NO_MAGIC.at())
    games, problems = [], []
    for number, line in enumerate(lines):
        size, *moves = line.split() or [""]
        if size.isdecimal() and 1 <= int(size) <= 19 and all(len(move) == 2 for move in moves):
            nodes = (f";{color}[{move}]" for color, move in zip(cycle("BW"), moves))
            games += sgf.parse(f"(;SZ[{size}]{''.join(nodes)})").value.games
        else:
            problems.append(ODD_LINE.at(line=repr(line)))
        progress((number + 1) / len(lines))
    return Read(Collection.of(games or [GameTree.new(BoardSize(19, 19))]), tuple(problems))


def _write(collection: Collection, kept: Kept = NOTHING_KEPT) -> bytes:
    return "\n".join([MAGIC, *map(_line, collection.games), ""]).encode()


def _line(game: GameTree) -> str:
    moves = (node.get("B", node.get("W")) for node in map(game.node, game.main_line()))
    return " ".join([str(game.size.columns), *(move.sgf for move in moves if isinstance(move, Point))])


def _losses(collection: Collection) -> tuple[Diagnostic, ...]:
    has_comments = any("C" in game.node(node) for game in collection.games for node in game.walk())
    return (codes.NOT_IN_FORMAT.at(what="comment"),) if has_comments else ()


def _is_same(collection: Collection, read: Collection, progress: Progress = unreported) -> bool:
    return [*map(_line, collection.games)] == [*map(_line, read.games)]


MADE = WritableFormat(
    name="Made",
    title="Made-up game",
    suffixes=(".made", ".md"),
    holds=Holds.GAMES,
    read=_read,
    write=_write,
    losses=_losses,
    is_same=_is_same,
    magic=re.compile(MAGIC.encode()),
)
