"""How a table of texts marks them for translation: the texts stay English here, the window shows them translated."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802 - by this name lupdate finds the texts
    """Return a text as it is; lupdate collects it under a context, in which the window looks it up.

    Both are given as literals, as lupdate reads the source without running it.

    >>> QT_TRANSLATE_NOOP("Fruit", "Apple")
    'Apple'
    """
    del context
    return text
