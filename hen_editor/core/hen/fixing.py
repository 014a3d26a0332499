"""Mending a HEN text by all the fixes that its problems offer."""

from hen_editor.core.hen.parser import read

_PASSES = 8
"""How often a text is read anew: a fix may bring to light what the problem before it hid."""


def fixed(text: str) -> str:
    """Return a HEN text with every fix that its problems offer applied; problems without a fix stay.

    >>> fixed("9X9_D3w_5Ib")
    '.9x9_3Dw_5Jb'
    """
    for _ in range(_PASSES):
        mended = _with_fixes(text)
        if mended == text:
            break
        text = mended
    return text


def _with_fixes(text: str) -> str:
    """Apply the fixes of one reading; of two on the same stretch the first."""
    fixes = [(d.span, d.fix.replacement) for d in read(text).diagnostics if d.span is not None and d.fix is not None]
    pieces: list[str] = []
    done = 0
    for (start, end), replacement in sorted(fixes):
        if start >= done:
            pieces += text[done:start], replacement
            done = end
    return "".join(pieces) + text[done:]
