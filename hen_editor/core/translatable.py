"""Marking texts in tables for translation: they stay English in core, and the window translates them."""


def QT_TRANSLATE_NOOP(context: str, text: str, comment: str = "", count: int = -1) -> str:  # noqa: N802 - lupdate's name
    """Return a text unchanged; lupdate collects it in a context, where the window looks it up.

    All arguments must be literals, since lupdate does not run the source. comment: for translators. count: any number
    marks a text with plural forms.

    >>> QT_TRANSLATE_NOOP("Fruit", "Apple")
    'Apple'
    """
    del context, comment, count
    return text
