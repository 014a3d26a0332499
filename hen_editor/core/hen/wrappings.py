"""What surrounds HEN in pasted text: quotes, mail, Markdown, HTML, web addresses, sentences."""

import re
from collections.abc import Iterator
from itertools import groupby

from hen_editor.core.patterns import pattern

_PAIRS = (
    ("[hen]", "[/hen]"), ("[code]", "[/code]"), ("<code>", "</code>"), ("<pre>", "</pre>"), ("**", "**"), ("||", "||"),
    ('"', '"'), ("'", "'"), ("`", "`"), ("*", "*"), ("<", ">"), ("(", ")"), ("[", "]"), ("“", "”"), ("„", "“"),
    ("‘", "’"), ("«", "»"), ("「", "」"),
)  # fmt: skip
_MOST_WRAPPINGS = 50
"""Quotes and brackets around one another that are stripped."""

_LEADING_NAME = pattern(r"hen(?:[ \t\r\n]*+[:=]|(?![A-Za-z0-9]))[ \t\r\n]*+", re.IGNORECASE)

_IN_QUERY = pattern(r"(?:[?&]|&amp;)hen=([^&#]*+)", re.IGNORECASE)
_IN_PATH = pattern(r"(?<!/)/hen(?=[._~%])([^/?#]++)", re.IGNORECASE)
_PICTURE = pattern(r"\.(?:png|gif)$", re.IGNORECASE)

_FENCE = pattern(r"[ \t]*+(```|~~~)")
_QUOTED = pattern(r"[ \t]*+(?:>[ \t]?)++")
_HEN_LINE = pattern(r"[ \t]*+[._~]")
_PARTING = r"\s<>\"“”„«»「」\[\]{}|`*（）"
_WORD = pattern(
    rf"(?:https?://|www\.)(?:[^{_PARTING}()]|\([^{_PARTING}()]*+\))++|(?:(?!https?://)[^{_PARTING}()])++", re.IGNORECASE
)
"""A word, or a web address, in which a bracket that is opened is closed."""

END_OF_SENTENCE = ".,;:!?'’…。、，；：！？"
_END_OF_ADDRESS = f"{END_OF_SENTENCE}_~\\"
_BRACKETS = (("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("（", "）"))

# The entities of HTML; `&amp;` last, so that `&amp;lt;` is decoded only once.
_ENTITIES = {"&lt;": "<", "&gt;": ">", "&quot;": '"', "&#34;": '"', "&#39;": "'", "&nbsp;": " ", "&amp;": "&"}


def bared(text: str) -> str:
    """Strip what surrounds a HEN or an address: whitespace, quotes, a name.

    >>> bared(" HEN: `.9x9_5b`"), bared("[hen].9x9_5b[/hen]")
    ('.9x9_5b', '.9x9_5b')
    """
    start, end = 0, len(text)
    for _ in range(_MOST_WRAPPINGS):
        start, end = _without_whitespace(text, start, end)
        for opening, closing in _PAIRS:
            inside = start + len(opening), end - len(closing)
            if inside[0] <= inside[1] and text.startswith(opening, start) and text.endswith(closing, start, end):
                start, end = inside
                break
        else:
            name = _LEADING_NAME.match(text, start, end)
            if name is None:
                return text[start:end]
            start = name.end()
    return text[start:end]


def _without_whitespace(text: str, start: int, end: int) -> tuple[int, int]:
    while start < end and (text[start].isspace() or text[start] == "\ufeff"):
        start += 1
    while end > start and text[end - 1].isspace():
        end -= 1
    return start, end


def in_address(address: str) -> Iterator[str]:
    """Yield the parts of a web address that may be a HEN; addresses have no spaces.

    >>> [*in_address("https://example.org/c/hen.9x9_5b/position.png?hen=_19b#_19w")]
    ['_19w', '_19b', '.9x9_5b']
    """
    if len(address.split()) != 1:
        return
    before, _, fragment = address.partition("#")
    yield without_punctuation(bared(fragment).removeprefix("="), _END_OF_ADDRESS)
    for found in _IN_QUERY.finditer(before):
        yield without_punctuation(found[1], _END_OF_ADDRESS)
    for found in _IN_PATH.finditer(before):
        yield _PICTURE.sub("", without_punctuation(found[1], _END_OF_ADDRESS))


def without_punctuation(text: str, ends: str = END_OF_SENTENCE) -> str:
    """Strip signs that end a sentence or a quote, and brackets that are not opened in a text; no label of such signs.

    >>> without_punctuation(".9x9_5b.E5-a),"), without_punctuation("_5b.E5-(a)."), without_punctuation("_5b.E5-?")
    ('.9x9_5b.E5-a', '_5b.E5-(a)', '_5b.E5-?')
    """
    end = len(text)
    surplus = {closing: text.count(closing) - text.count(opening) for opening, closing in _BRACKETS}
    while end > 1 and text[end - 2] != "-":
        last = text[end - 1]
        if last in surplus and surplus[last] > 0:
            surplus[last] -= 1
        elif last not in ends:
            break
        end -= 1
    return text[:end]


def blocks(text: str) -> Iterator[str]:
    r"""Yield the code blocks of Markdown, then the quoted lines of a mail.

    >>> [*blocks("See:\n```hen\n_19b\n```\n> .9x9\n> _5b\n")]
    ['_19b', '.9x9\n_5b']
    """
    lines = text.splitlines()
    fence, block = "", list[str]()
    for line in lines:
        mark = _FENCE.match(line)
        if mark is None or (fence and mark[1] != fence):
            block.append(line)
            continue
        if fence:
            yield bared("\n".join(block))
        fence, block = "" if fence else mark[1], []
    quoted = [line[mark.end() :] for line in lines if (mark := _QUOTED.match(line))]
    if quoted:
        yield bared("\n".join(quoted))


def runs(text: str) -> Iterator[tuple[bool, str]]:
    """Yield the runs of lines that begin like a HEN, and those that do not, with whether they do."""
    for begins_so, lines in groupby(text.splitlines(), lambda line: _HEN_LINE.match(line) is not None):
        yield begins_so, "\n".join(lines).strip()


def without_quotes(text: str) -> str:
    """Remove the signs before quoted lines of a mail."""
    return "\n".join(_QUOTED.sub("", line, count=1) for line in text.splitlines())


def words(text: str) -> list[str]:
    """Return the words of a text, without the quotes and brackets around them."""
    return _WORD.findall(text)


def without_entities(text: str) -> str:
    """Decode HTML entities.

    >>> without_entities("&lt;.9x9_5b&gt;")
    '<.9x9_5b>'
    """
    for entity, character in _ENTITIES.items():
        text = text.replace(entity, character)
    return text
