"""HEN (Hemme Notation): one line of text for one Go position.

>>> from hen_editor.core import hen
>>> position = hen.parse_strict(".9x9_5Gb_3Eb.b")
>>> hen.format(position)
'.9x9_5Gb_3Eb.b'
>>> hen.validate("_19Lb20").errors[0].message
'Row 19 needs 30 columns; the board has 19.'
"""

from typing import TYPE_CHECKING

from hen_editor.core.hen.parser import Reading, parse, parse_strict, read, tokens, validate
from hen_editor.core.hen.tokens import Token, TokenKind, is_label
from hen_editor.core.hen.writer import MAX_COLUMNS, MAX_NUMBER, format, holdable, visible_text, web_text, write
from hen_editor.core.lazy_exports import lazy_exports

if TYPE_CHECKING:
    from hen_editor.core.hen.extraction import extract, extract_all
    from hen_editor.core.hen.fixing import fixed, suggestion

__all__ = [
    "EXAMPLES",
    "MAX_COLUMNS",
    "MAX_NUMBER",
    "Reading",
    "Token",
    "TokenKind",
    "extract",
    "extract_all",
    "fixed",
    "format",
    "holdable",
    "is_label",
    "parse",
    "parse_strict",
    "read",
    "suggestion",
    "tokens",
    "validate",
    "visible_text",
    "web_text",
    "write",
]

EXAMPLES = (
    ".19x19_19bwb2w3_10Kb_8Kbw_7JbwMw_6Kbw_1Cw3bNwb2.L7.K7w.b",
    (
        "_19Kbw2_18DbKbwNwPw2b_17Cw2FbJwb2w2Pwb_16Mb3Rb_15LbQb2_14Qbw2_13Ow3b3_12Pbw3b_11KbNbw2b3_10Nw2bRbw"
        "_9CwPwb2w_8Pwbwb_7NwPwbw2_6CwKbMbwPwb_5GbJwMbwbwbw_4CbEbHbMbw2bRw_3FbwbwLw2b4w2_2GbwKw2Nwb2Rbw"
        "_1JwMwObQbSb.K11b.w.M6-SQ.M5-SQ.M4-SQ.K6-SQ.J5-CR"
    ),
    ".9x9_5Gb_4G~3_3E~1b~2~4_2Fw.H3w.b.E2-a",
)
"""The three examples, verbatim: an arbitrary position, the ear-reddening move, numbered stones."""

# A new board needs nothing of what finds or fixes a HEN.
__getattr__ = lazy_exports(
    __name__, {"extract": "extraction", "extract_all": "extraction", "fixed": "fixing", "suggestion": "fixing"}
)
