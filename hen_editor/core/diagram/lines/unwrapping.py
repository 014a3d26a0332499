"""Unwrapping: a pasted text as plain lines, without quotes, markup, comment signs and escapes."""

import html
import re
from collections.abc import Iterator

from hen_editor.core.diagram.characters import normalised
from hen_editor.core.diagram.text_line import TextLine

_LINE_BREAK = re.compile(r"\r\n|[\r\n]")
_BREAK = re.compile(
    r"</?(?:br|p|pre|div|tr|li|table|blockquote)\b[^<>]{0,200}>|\\r\\n|\\n|(?<![\\$])(?=(?:\\?\$){2}(?!\$))",
    re.IGNORECASE,
)
_COMMENT_SIGNS = re.compile(r"[\s>*/#;%]*[>*/#;%]\s*")
_ANSI = re.compile(r"\x1b\[[0-9;?]{0,20}[A-Za-z]|\\(?:e|033|x1b)\[[0-9;]{0,20}m")
_TAG = re.compile(
    r"</?(?:code|span|b|i|em|strong|font|td|th|tbody|igoban|tt|samp|ul|a|img)\b"
    r"[^<>]{0,200}>|\[/?(?:go|diagram|code|quote|tt|pre|font|size|b)\b[^\[\]]{0,60}\]",
    re.IGNORECASE,
)
_FENCE = re.compile(r"\s*(?:`{3,}|~{3,})\s*[\w{}.=\- ]{0,30}$")
_MARGIN = re.compile(r"^(?:[^|]{0,80}\"\"\")?\s{0,80}\|")
_NAMES_IN_MARGIN = re.compile(r"^\s{0,80}\|\s{1,8}[Aa] [Bb](?: [A-Za-z]){1,30}\s{0,9}$")
"""The names of columns after a bar, where a bar with an edge would have no letters."""
_CLOSING = re.compile(r"[\"'`\s+,;)\\]{0,80}\.?\s*")
_ANSWER = re.compile(r"=\d{0,6}(?=\s|$)")


MOST_BLANK = 60
"""The most blank lines that are kept one below the other: more than a board has that leaves its empty points blank."""


def unwrapped(text: str) -> Iterator[TextLine]:
    """Yield the lines of a text: split where escapes and markup break them, and cleaned of both."""
    has_names = "|" in text and any(_NAMES_IN_MARGIN.match(text[start:end]) for start, end in _lines(text))
    scala = has_names or "stripMargin" in text
    blank = 0
    for first, last in _lines(text):
        blank = blank + 1 if first == last or text[first:last].isspace() else 0
        if blank > MOST_BLANK:
            continue
        for piece, start, end in _pieces(text[first:last], first):
            line = TextLine(_clean(piece), start, end)
            margin = _MARGIN.match(line.text) if scala else None
            yield line.part(margin.end()) if margin else line


def _lines(text: str) -> Iterator[tuple[int, int]]:
    start = 0
    for found in _LINE_BREAK.finditer(text):
        yield start, found.start()
        start = found.end()
    yield start, len(text)


def _pieces(line: str, offset: int) -> Iterator[tuple[str, int, int]]:
    """Split a line where something stands for a line break."""
    start = 0
    if "$" in line or "\\" in line or "<" in line:
        for found in _BREAK.finditer(line):
            before = line[start : found.start()]
            if not found.group() and not start and _COMMENT_SIGNS.fullmatch(before):
                continue
            if found.group() or before.strip():
                yield before, offset + start, offset + found.start()
            start = found.end()
    if start and _CLOSING.fullmatch(line, start):
        return
    yield line[start:], offset + start, offset + len(line)


def _clean(piece: str) -> str:
    if "\x1b" in piece or "\\" in piece:
        piece = _ANSI.sub("", piece).replace('\\"', '"').replace("\\t", "    ").replace("\\$", "$")
    if "<" in piece or "[" in piece:
        piece = _TAG.sub("", piece)
    if "&" in piece:
        piece = html.unescape(piece)
    if _FENCE.match(piece):
        return ""
    piece = normalised(piece)
    return _ANSWER.sub(lambda answer: " " * len(answer.group()), piece, count=1) if piece[:1] == "=" else piece
