"""A translation into no language: it shows which texts are translated, and how they are put together."""

import re
from functools import cache

from PySide6.QtCore import QLibraryInfo, QTranslator

from tests.translation.findings import Findings, Text

_FIELDS = re.compile(r"\{\w+(?::[^}]*)?\}|<[^>]+>|%L?n|%\d|&\w+;|\(\*[^)]*\)|[^A-Za-z,;:{<%&(]+|.", re.DOTALL)
"""What stays as it is: fields, tags, numbers, entities and patterns of file names; else letter by letter."""

_FULL_WIDTH = 0xFEE0
"""How far the full-width characters are from those of ASCII."""

_KEYS = re.compile(r"(⟦[^⟦⟧]*⟧\+)+(⟦[^⟦⟧]*⟧|\S)")
"""Keys that are pressed together, as Qt names them."""

_TAG = re.compile(r"<[^>]+>")


@cache
def marked(text: str) -> str:
    """Return a text in brackets, with other letters, commas and colons.

    >>> marked("&Open {file}, please")
    '⟦&Ｏｐｅｎ {file}， ｐｌｅａｓｅ⟧'
    """
    return f"⟦{''.join(map(_other, _FIELDS.findall(text)))}⟧"


def _other(piece: str) -> str:
    return chr(ord(piece) + _FULL_WIDTH) if re.fullmatch("[A-Za-z,;:]", piece) else piece


def is_glued(text: str) -> bool:
    """Return whether a text was put together from translated pieces by the program, not by a translation.

    Sentences and paragraphs may follow each other.

    >>> is_glued("⟦a ⟦b⟧⟧ ⟦c⟧"), is_glued("⟦a⟧ - ⟦b⟧"), is_glued("⟦a⟧⟦b⟧"), is_glued("⟦a ⟦b⟧, ⟦c⟧⟧")
    (False, True, True, True)
    """
    text = _KEYS.sub("", text)
    between = _top_level(text)[1:-1]
    return any(not each or each.strip() for each in between) or re.search(r"⟧(⟦|\s*[,;:])", text) is not None


def _top_level(text: str) -> list[str]:
    """Return what is before, between and after the marked pieces of a text, without tags."""
    pieces, depth = [""], 0
    for character in _TAG.sub(" ", text):
        if character == "⟦":
            depth += 1
            pieces += [""] if depth == 1 else []
        elif character == "⟧":
            depth -= 1
        elif depth == 0:
            pieces[-1] += character
    return pieces


class PseudoTranslator(QTranslator):
    """Answers with marked texts what lupdate finds in the program and what Qt has translations of.

    asked: what the program asked for of what lupdate finds. missing: texts it asked for that lupdate finds nowhere.
    """

    def __init__(self, findings: Findings) -> None:
        super().__init__()
        self._findings = findings
        self._contexts = {text.context for text in findings.texts}
        self._qt = QTranslator()
        assert self._qt.load("qtbase_de", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        self.asked: set[Text] = set()
        self.missing: set[Text] = set()

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        text = Text(context, source)
        if text in self._findings.texts:
            self.asked.add(text)
            return marked(source)
        if self._qt.translate(context, source, disambiguation, n) and source != "+":  # which stands between keys
            return marked(source)
        if context in self._contexts:
            self.missing.add(text)
        return None
