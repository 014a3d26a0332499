"""Applying all suggested fixes to a text."""

from collections.abc import Iterable, Iterator

from hen_editor.core.diagnostics import Diagnostic, Severity
from hen_editor.core.hen.parser import Reading, read

_ROUNDS = 12
"""The most rounds of fixes: one may reveal what the next one fixes. Real texts need three at most."""

_ALONE = 8
"""The most fixes tried one by one if applying all at once fails."""


def fixed(text: str) -> str:
    """Return a text with every suggested fix applied, and those suggested then; the text itself if there is none.

    A fix that would cause another error is skipped. The text never has more errors than before, and fixing it again
    changes nothing.

    >>> fixed(".9X9_9Ib.K7 w"), fixed("_19?")
    ('.9x9_9Jb.K7w', '_19?')
    """
    reading = read(text)
    for _ in range(_ROUNDS):
        better = next((tried for tried in _attempts(reading) if _problems(tried) < _problems(reading)), None)
        if better is None:
            break
        reading = better
    return reading.text


def _attempts(reading: Reading) -> Iterator[Reading]:
    """Yield readings of the text with all its fixes, then with each of the first few alone."""
    fixable = [diagnostic for diagnostic in reading.diagnostics if diagnostic.replacement is not None]
    if fixable:
        yield read(_with_fixes(reading.text, fixable))
    for diagnostic in fixable[:_ALONE]:
        yield read(_with_fixes(reading.text, [diagnostic]))


def _with_fixes(text: str, diagnostics: Iterable[Diagnostic]) -> str:
    """Apply the fixes of problems in text order; of overlapping ones the first."""
    pieces: list[str] = []
    end = 0
    for diagnostic in diagnostics:
        fix, span = diagnostic.replacement, diagnostic.span
        if fix is not None and span and span.start >= end:
            pieces += text[end : span.start], fix
            end = span.end
    return "".join([*pieces, text[end:]])


def _problems(reading: Reading) -> tuple[int, int]:
    """Count the errors, and all problems."""
    errors = sum(diagnostic.severity is Severity.ERROR for diagnostic in reading.diagnostics)
    return errors, len(reading.diagnostics)
