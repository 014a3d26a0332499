"""The formats PNG, GIF, SVG and PDF: pictures and documents that carry positions or games. They are read only."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from hen_editor.core import codes
from hen_editor.core.diagnostics import Diagnostic, Severity
from hen_editor.core.formats.format import Format, Read
from hen_editor.core.progress import Progress, share_of, unreported
from hen_editor.core.texts import pattern

if TYPE_CHECKING:
    from hen_editor.core.sgf import Collection, GameTree
    from hen_editor.drawing.pictures import Carried

_SHARE_OF_FILE = 0.5
"""The part of the progress that reading the picture takes; the rest is reading the HEN and SGF that it carries."""

_NODES_PER_STEP = 100


def _read(name: str, data: bytes | str, encoding: str | None = None, progress: Progress = unreported) -> Read:
    from hen_editor.drawing import pictures

    file = data if isinstance(data, bytes) else data.encode(errors="replace")
    carried = pictures.read(name, file, progress=share_of(progress, 0, _SHARE_OF_FILE))
    problems = [*carried.diagnostics]
    collection = _collect(carried, problems, progress=share_of(progress, _SHARE_OF_FILE, 1))
    # There is no text to which their spans could refer.
    unplaced = tuple(problem._replace(span=None, replacement=None) for problem in problems)
    if collection is not None:
        return Read(collection, unplaced)
    reason = next((problem for problem in unplaced if problem.severity is not Severity.NOTE), None)
    return Read(None, unplaced, reason or codes.NOTHING_CARRIED.at(format=name))


def _collect(carried: "Carried", problems: list[Diagnostic], progress: Progress) -> "Collection | None":
    """Return the games and positions that are carried, None if there are none; add their problems to a list."""
    from hen_editor.core import sgf
    from hen_editor.core.convert import hen_file

    collection: Collection | None = None
    for game in carried.games:
        read = sgf.parse(game.sgf, progress=share_of(progress, 0, 0))
        if not read.value.games:
            problems.append(codes.CARRIED_NO_SGF.at())
            continue
        converted = read.value.converted_to_utf8()
        problems += (*read.diagnostics, *converted.diagnostics)
        collection = _joined(collection, converted.value)
    games = () if collection is None else collection.games
    for entry in carried.positions:
        progress(1.0)
        if not hen_file.holds_hen([entry]):
            problems.append(codes.CARRIED_NO_HEN.at())
            continue
        shown = hen_file.to_game(entry)
        if not _shows_game(shown.value, games, progress=progress):
            problems += shown.diagnostics
            collection = _joined(collection, sgf.Collection.of([shown.value]))
    return collection


def _joined(first: "Collection | None", second: "Collection") -> "Collection":
    return second if first is None else first.with_games_inserted(len(first.games), second.games)


def _shows_game(shown: "GameTree", games: "Sequence[GameTree]", progress: Progress) -> bool:
    """Return whether the stones of a position occur in games, which then show more than the position."""
    from hen_editor.core.convert import node_to_position
    from hen_editor.core.game.search import PositionSearch

    search = PositionSearch(node_to_position(shown, shown.root).stones)
    return next(search.matches(games, progress=progress), None) is not None


def _row(name: str, magic: bytes) -> Format:
    read = partial(_read, name)
    return Format(name=name, suffixes=(f".{name.lower()}",), read=read, magic=pattern(magic), is_picture=True)


PNG = _row("PNG", rb"\x89PNG\r\n\x1a\n")
GIF = _row("GIF", rb"GIF8[79]a")
SVG = _row("SVG", rb"(?:\xef\xbb\xbf)?\s*(?>(?:<\?[^>]*>\s*|<!--[^-]*(?:-(?!->)[^-]*)*-->\s*|<![^>\[]*>\s*)*)<svg\b")
PDF = _row("PDF", rb"%PDF-")


def _seen_row(name: str, magic: bytes, *suffixes: str) -> Format:
    """Return the row of a format in which nothing is carried: its pictures can only be looked at."""
    return Format(name=name, suffixes=suffixes, read=_read_nothing, magic=pattern(magic), is_picture=True)


def _read_nothing(data: bytes | str, encoding: str | None = None, progress: Progress = unreported) -> Read:
    progress(1.0)
    return Read(None, (), codes.NOTHING_CARRIED.at(format="PNG"))  # the sentence is true of these, too


SEEN_ONLY = (
    _seen_row("JPEG", rb"\xff\xd8\xff", ".jpg", ".jpeg"),
    _seen_row("WebP", rb"(?s)RIFF.{4}WEBP", ".webp"),
    _seen_row("BMP", rb"(?s)BM.{4}\0{4}", ".bmp"),
)
"""Formats of pictures that carry no positions, but may show boards, which `recognition` looks for."""

SEEN = (PNG, GIF, *SEEN_ONLY)
"""All formats of pictures in which boards are looked for."""
