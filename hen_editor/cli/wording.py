"""The language of the command: problems and summaries are in the user's; JSON and point names are the same in all."""

import os
import sys
from collections.abc import Iterable
from contextvars import ContextVar

import click

from hen_editor import languages
from hen_editor.core.board import Color
from hen_editor.core.diagnostics import (
    IN_ENGLISH,
    Diagnostic,
    Plural,
    Severity,
    Wording,
    filled_in,
    worded,
    worded_fix,
)
from hen_editor.core.position import CAPTION, Mark, Position
from hen_editor.core.position import caption as position_caption
from hen_editor.languages import ENGLISH
from hen_editor.resources import TRANSLATIONS

VALID = Plural("Valid.", "All {count:,} valid.")
VALID_WITH = Plural("Valid, with {found}.", "All {count:,} valid, with {found}.")
NOT_VALID = Plural("Not valid: {found}.", "{bad:,} of {count:,} not valid: {found}.")
NOT_READ = Plural("1 could not be read.", "{count:,} could not be read.")
MORE = Plural(
    "{name}: 1 more ({found}); hen validate --json lists all.",
    "{name}: {count:,} more ({found}); hen validate --json lists all.",
)
FIX = "fix: {label}"
SEVERITIES = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "note"}
COUNTS = {
    Severity.ERROR: Plural("1 error", "{count:,} errors"),
    Severity.WARNING: Plural("1 warning", "{count:,} warnings"),
    Severity.NOTE: Plural("1 note", "{count:,} notes"),
}

SURELY = "{place}: {size}, surely a board of Go: {total} points."
LIKELY = "{place}: {size}, likely a board of Go: {total} points."
NO_BOARD = "{place}: {size}, no board of Go: {total} points."
MARKED = "{place}: {size}, marked as a diagram of Go."
NO_GRID = "{name}: nothing in it is a grid of signs."
EXPLANATIONS = (SURELY, LIKELY, NO_BOARD, MARKED, NO_GRID)

OTHER_SPELLING = "the same position, not in canonical form"
OTHER_POSITION = "another position"
REFUSED = "a valid text, refused"
ACCEPTED = "an invalid text, accepted"
NOT_HEN = "an answer that is not valid HEN"
NO_ANSWER = "no answer, or more than one line"
TEXT, EXPECTED, ANSWERED, RULE = "text", "expected", "answered", "rule"
AGREEING = Plural("Agrees on the only text.", "Agrees on {agreeing:,} of {count:,} texts.")
NOT_ASKED = Plural(
    "1 text with a line break or half a character was not asked.",
    "{count:,} texts with line breaks or half characters were not asked.",
)
INDEXED = "Files: {files:,}, games: {games:,}. Read now: {updated:,}, gone or changed: {removed:,}."
UNINDEXED = Plural(
    "1 file has a problem and is always searched.", "{count:,} files have problems and are always searched."
)
COMPARISONS = (
    *(OTHER_SPELLING, OTHER_POSITION, NOT_HEN, REFUSED, ACCEPTED, NO_ANSWER),
    *(TEXT, EXPECTED, ANSWERED, RULE, AGREEING, NOT_ASKED, INDEXED, UNINDEXED),
)

LEADS, WINS = "{color} leads by {points}", "{color} wins {percent} %"
VISITS = Plural("1 visit", "{count:,} visits")
LOST, BEST = "the move lost {points}", "best is {move}"
ANALYSIS = (LEADS, WINS, VISITS, LOST, BEST)

LABELS = "Labels: {points}"
MARKS = {
    Mark.CIRCLE: "Circles: {points}",
    Mark.SQUARE: "Squares: {points}",
    Mark.TRIANGLE: "Triangles: {points}",
    Mark.CROSS: "Crosses: {points}",
}
EMPTY, NONE, PASS = "empty", "none", "pass"
ONLY_IN_FIRST, ONLY_IN_SECOND = "only in the first", "only in the second"
POSITIONS = (
    *(*CAPTION, LABELS, *MARKS.values()),
    *(EMPTY, NONE, PASS, ONLY_IN_FIRST, ONLY_IN_SECOND),
    *(mark.name.lower() for mark in Mark),
    *("number", "label", "mark", "size", "ko", "last move", "turn", "order"),
)
"""The texts about a position: its caption, its legend, and the names of its parts."""

TEXTS = (
    *(VALID, VALID_WITH, NOT_VALID, NOT_READ, MORE, FIX),
    *(*SEVERITIES.values(), *COUNTS.values(), *EXPLANATIONS, *COMPARISONS, *ANALYSIS),
    *POSITIONS,
)
"""All texts to translate, in the context of problems."""

_wording = ContextVar("_wording", default=IN_ENGLISH)


def set_language(code: str) -> None:
    """Set the language of problems, summaries and captions."""
    _wording.set(IN_ENGLISH if code == ENGLISH else translated_into(code))


def translated_into(code: str) -> Wording:
    """Return the wording of a language; English if there is no translation or no Qt to read it."""
    try:
        from PySide6.QtCore import QLocale, QTranslator
    except ImportError:
        return IN_ENGLISH
    translator = QTranslator()
    if not translator.load(languages.file_name(code), str(TRANSLATIONS)):
        return IN_ENGLISH
    locale = QLocale(code)
    return Wording(
        lambda context, text, count: translator.translate(context, text, None, count) or text,
        lambda number: locale.toString(number),
    )


def _choose(context: click.Context, option: click.Parameter, code: str | None) -> None:
    if code is None and context.parent is not None:
        return  # what is said before the command's name counts
    if code:
        wanted = [code]
    elif sys.platform == "linux" or languages.names_language(os.environ):
        wanted = languages.of_environment(os.environ)
    else:
        wanted = _of_system()
    set_language(languages.best(wanted, languages.offered()))


def _of_system() -> list[str]:
    """Return the languages set in Windows or macOS, where the environment of a terminal need not name any."""
    try:
        from PySide6.QtCore import QLocale
    except ImportError:
        return []
    return QLocale.system().uiLanguages()


language_option = click.option(
    "--language",
    type=click.Choice(languages.offered()),
    callback=_choose,
    is_eager=True,
    expose_value=False,
    help="The language of problems and summaries, by default that of the terminal.",
)


def message(problem: Diagnostic) -> str:
    """Return the sentence of a problem."""
    return worded(problem, _wording.get())


def fix_label(problem: Diagnostic) -> str:
    """Return the label of the fix that a problem offers."""
    return worded_fix(problem, _wording.get())


def translated(text: str | Plural, **fields: object) -> str:
    """Return one of the texts above, with its fields filled in."""
    return filled_in(text, fields, _wording.get())


def color_name(color: Color) -> str:
    """Return the name of a colour."""
    return _wording.get().color_name(color)


def caption(position: Position) -> str:
    """Return a caption with what a diagram does not show."""
    return position_caption(position, _wording.get())


def listed(items: Iterable[str]) -> str:
    """Join items; empty for none."""
    return _wording.get().listed(items)
