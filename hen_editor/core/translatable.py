"""Marking texts in tables for translation: they stay English in core, and the window translates them."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802 - lupdate's name
    """Return a text unchanged; lupdate collects it in a context, where the window looks it up.

    Both arguments must be literals, since lupdate does not run the source.

    >>> QT_TRANSLATE_NOOP("Fruit", "Apple")
    'Apple'
    """
    del context
    return text
