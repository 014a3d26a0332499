"""How a table of texts marks them for translation: the texts stay English here, the window shows them translated."""


def QT_TRANSLATE_NOOP(context: str, text: str, comment: str = "", count: int = -1) -> str:  # noqa: N802 - lupdate's name
    """Return a text as it is; lupdate collects it under a context, in which the window looks it up.

    All are given as literals, as lupdate reads the source without running it. comment: for the translator. count: any
    number marks a text that has plural forms.

    >>> QT_TRANSLATE_NOOP("Fruit", "Apple")
    'Apple'
    """
    del context, comment, count
    return text
