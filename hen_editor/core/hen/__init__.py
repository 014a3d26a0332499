"""HEN (Hemme Notation): one line of text for one Go position.

>>> from hen_editor.core import hen
>>> position = hen.parse_strict(".9x9_5Gb_3Eb.b")
>>> hen.format(position)
'.9x9_5Gb_3Eb.b'
>>> hen.validate("_19Lb20").errors[0].message
'Row 19 needs 30 columns; the board has 19.'
"""

from hen_editor.core.hen.examples import EXAMPLES
from hen_editor.core.hen.extract import extract
from hen_editor.core.hen.fixing import fixed
from hen_editor.core.hen.labels import is_label
from hen_editor.core.hen.parser import parse, parse_strict, read, tokens, validate
from hen_editor.core.hen.reading import Reading
from hen_editor.core.hen.tokens import Token, TokenKind
from hen_editor.core.hen.writer import MAX_COLUMNS, MAX_NUMBER, format, holdable, web_text, write

__all__ = [
    "EXAMPLES",
    "MAX_COLUMNS",
    "MAX_NUMBER",
    "Reading",
    "Token",
    "TokenKind",
    "extract",
    "fixed",
    "format",
    "holdable",
    "is_label",
    "parse",
    "parse_strict",
    "read",
    "tokens",
    "validate",
    "web_text",
    "write",
]
