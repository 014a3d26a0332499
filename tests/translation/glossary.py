"""The glossary of a language, beside its `.ts` file: the words that players use, and those that stay as they are."""

import re
from pathlib import Path

from hen_editor.resources import TRANSLATIONS

STAY = "## Stay as they are"
"""The heading below which the glossary lists the words of texts that are the same in the language."""


def glossary_path(code: str) -> Path:
    """Return the glossary of a language."""
    return TRANSLATIONS / f"glossary_{code}.md"


def same_words(code: str) -> set[str]:
    """Return the words of English texts that may be in their translations, too, in small letters."""
    path = glossary_path(code)
    if not path.exists():
        return set()
    after = path.read_text(encoding="utf-8").partition(STAY)[2].partition("\n## ")[0]
    return {word.lower() for word in re.findall(r"[A-Za-z]+", after)}
