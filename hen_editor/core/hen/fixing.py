"""Fixes of mistyped texts: of all mistakes at once, as known habits explain them, or one by one."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from hen_editor.core.diagnostics import Diagnostic, DiagnosticKind, Severity, Span
from hen_editor.core.hen import codes
from hen_editor.core.hen.builder import LONGEST_BY_HAND, shortened
from hen_editor.core.hen.habits import HABITS, Habit
from hen_editor.core.hen.parser import Reading, parse, read
from hen_editor.core.hen.remedies import Edit, distance, edited, is_grammatical
from hen_editor.core.position import Position
from hen_editor.core.texts import require_text

_MAX_ROUNDS = 6
"""The most rounds of fixes: one may reveal what the next one fixes. Real texts need two at most."""

_MAX_HABITS = 2
_MAX_KINDS_ALONE = 4
"""The most kinds of problems whose fixes are tried alone if applying all at once fails."""

_NO_HABITS = frozenset(
    kind.code
    for kind in (
        codes.ROW_OFF_BOARD,
        codes.ROW_ZERO,
        codes.POINT_OFF_BOARD,
        codes.POINT_ROW_ZERO,
        codes.NUMBER_RANGE,
        codes.SIZE_RANGE,
        codes.COUNT_ZERO,
    )
)
"""The errors that no habit explains."""


def fixed(text: str) -> str:
    """Return the valid text nearest to a mistyped one, or one with the suggested fixes that bring no other error.

    The nearest has the fewest warnings, then the fewest changed characters, by one or two habits or by the fixes that
    problems suggest; if two positions are equally near, the text stays as it is. A valid text gets the fixes of its
    warnings. The text never has more errors than before, and fixing it again changes nothing. One that is longer than
    any position written by hand, 8,000 characters, stays as it is.

    >>> fixed(".9X9_9Ib.K7 w"), fixed("E5b, G5w"), fixed("_19?")
    ('.9x9_9Jb.K7w', '_5Eb_5Gw', '_19?')
    """
    require_text(text, "a HEN")
    if len(text) > LONGEST_BY_HAND:
        return text
    reading = read(text)
    for _ in range(_MAX_ROUNDS):
        better = _better(reading)
        if better is None:
            break
        reading = read(better)
    return reading.text


def suggestion(text: str) -> Diagnostic | None:
    """Return one fix for the whole of a text with errors, if one or two habits explain it, or None.

    Its span is the whole text, its `fix` says how that is read, and its message is about the first place changed.

    >>> suggestion("_E5b_G5w").fix.label, suggestion("_E5b_G5w").replacement, suggestion("_5Eb")
    ('Read all rows as number, column, stones', '_5Eb_5Gw', None)
    """
    require_text(text, "a HEN")
    way = _nearest(read(text)) if len(text) <= LONGEST_BY_HAND else None
    if way is None or not way.habits:
        return None
    first = _in_its_part(text, way.edits[0])
    fields = {"found": shortened(first.found), "meant": shortened(first.meant)}
    return way.habits[0].everywhere.at(Span(0, len(text)), (), None, way.text, **fields)


def _in_its_part(text: str, edit: Edit) -> Edit:
    """Return an edit that only adds or only removes characters as one of the part they are in."""
    if edit.found.strip() and edit.meant:
        return edit
    start, end = next(part.span() for part in _PARTS.finditer(text) if part.end() >= edit.end)
    start, end = min(start, edit.start), max(end, edit.end)
    return Edit(start, end, text[start:end], text[start : edit.start] + edit.meant + text[edit.end : end])


_PARTS = re.compile(r"[._]?[^._\s]*")


class _Way(NamedTuple):
    """A text that may have been meant, and the habits and edits that lead to it from the one given."""

    text: str
    habits: tuple[Habit, ...] = ()
    edits: tuple[Edit, ...] = ()


_UNSURE = _Way("")
"""Stands for a text that is ambiguous."""


def _better(reading: Reading) -> str | None:
    """Return the nearest valid text, or one with fewer problems; None if there is none, or two are equally near."""
    way = _nearest(reading)
    if way is not None:
        return None if way is _UNSURE else way.text
    problems = _count_problems(reading)
    return next((text for text in _partly_fixed(reading) if _count_problems(read(text)) < problems), None)


def _nearest(reading: Reading) -> _Way | None:
    if not any(
        problem.severity is Severity.ERROR and problem.code not in _NO_HABITS for problem in reading.diagnostics
    ):
        return None
    best: dict[Position, tuple[tuple[int, int, int], _Way]] = {}
    for way in _ways(reading):
        if way is _UNSURE:
            return way
        parsed = parse(way.text)
        if parsed.ok:
            warnings = sum(problem.severity is Severity.WARNING for problem in parsed.diagnostics)
            cost = (warnings, distance(way.edits), max(len(way.habits), 1))
            if parsed.value not in best or (way.habits and cost < best[parsed.value][0]):
                best[parsed.value] = cost, way
    ranked = sorted(best.values(), key=lambda each: each[0])[:2]
    if len(ranked) == 2 and ranked[0][0] == ranked[1][0]:
        return _UNSURE
    return ranked[0][1] if ranked else None


def _ways(reading: Reading) -> Iterator[_Way]:
    """Yield the text as one or two habits explain it, where that may be valid, and with the fixes of its problems."""
    ways, seen = [_Way(reading.text)], {reading.text}
    for _ in range(_MAX_HABITS):
        after: list[_Way] = []
        for way in ways:
            for habit in _habits_in(way):
                edits = habit.remedy(way.text)
                if edits is None and not way.habits:
                    yield _UNSURE
                text = edited(way.text, edits or ())
                if text not in seen:
                    seen.add(text)
                    after.append(_Way(text, (*way.habits, habit), (*way.edits, *(edits or ()))))
        yield from (way for way in after if is_grammatical(way.text))
        ways = after
    fixes = _fixes(reading)
    if fixes and not any(problem.kind == codes.WRONG_CASE for problem in reading.diagnostics):
        yield _Way(edited(reading.text, fixes), (), fixes)


def _habits_in(way: _Way) -> Iterator[Habit]:
    characters = frozenset(way.text)
    return (habit for habit in HABITS if habit not in way.habits and habit.may_explain(characters))


def _partly_fixed(reading: Reading) -> Iterator[str]:
    """Yield the text with all its fixes, then with those of the first few kinds of problems alone."""
    fixes = _fixes(reading)
    if fixes:
        yield edited(reading.text, fixes)
    kinds = dict.fromkeys(problem.kind for problem in reading.diagnostics if problem.replacement is not None)
    for kind in [*kinds][:_MAX_KINDS_ALONE] if len(kinds) > 1 else ():
        yield edited(reading.text, _fixes(reading, kind))


def _fixes(reading: Reading, kind: DiagnosticKind | None = None) -> tuple[Edit, ...]:
    """Return the fixes that the problems of a text suggest, or those of one kind."""
    return tuple(
        Edit(*problem.span, reading.text[slice(*problem.span)], problem.replacement)
        for problem in reading.diagnostics
        if problem.replacement is not None and problem.span and kind in (None, problem.kind)
    )


def _count_problems(reading: Reading) -> tuple[int, int]:
    """Count the errors, and all problems."""
    errors = sum(diagnostic.severity is Severity.ERROR for diagnostic in reading.diagnostics)
    return errors, len(reading.diagnostics)
