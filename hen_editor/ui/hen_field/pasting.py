"""Pasted text: a HEN for the whole field, or text to insert at the caret."""

from hen_editor.core import hen


def whole_hen(text: str) -> str | None:
    """Return the HEN in a text that has a board size or is a web address, None for any other text.

    >>> whole_hen("https://play.goshawk.cc/playgo/goban.html#_5Gb")
    '_5Gb'
    >>> whole_hen(" .9x9_5Gb"), whole_hen("_5Gb"), whole_hen("b2")
    ('.9x9_5Gb', None, None)
    """
    found = hen.extract(text)
    if found is None:
        return None
    before_it = text.partition(found)[0]
    return found if "/" in before_it or hen.read(found).has_size else None
