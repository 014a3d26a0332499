"""Previews of a file in other encodings, to choose from."""

import re
from typing import NamedTuple

from hen_editor.core.sgf.encoding.charsets import replace_undecodable, title
from hen_editor.core.sgf.encoding.decode import decoding
from hen_editor.core.sgf.encoding.detection import CANDIDATES
from hen_editor.core.sgf.parsing.parser import parse
from hen_editor.core.sgf.tree import GameTree
from hen_editor.core.slices import finished

MAX_PREVIEWED = 64 * 1024
"""How many bytes are decoded in each encoding, starting at the first game with non-ASCII text."""

LONGEST_PREVIEW = 300

_OF_BYTES = ("utf-8", *CANDIDATES, "mac-roman")
_OF_ASCII = ("iso2022_jp", "iso2022_kr", "hz")
_NAMES = ("PB", "PW", "EV", "GN")
_TEXTS = ("C", "GC", "N")
_FOREIGN = re.compile(rb"[\x80-\xff]|\x1b\$|~\{")


class EncodingCandidate(NamedTuple):
    """An encoding, and a preview of the file in it.

    codec: its Python name, as for `parse(data, encoding=...)`. title: its display name. names: players and event.
    comment: the first text with non-ASCII characters, else the first text, shortened.
    fits: whether all the bytes examined can be decoded.
    """

    codec: str
    title: str
    names: tuple[str, ...]
    comment: str
    fits: bool


def encoding_candidates(data: bytes, codec: str | None = None) -> list[EncodingCandidate]:
    """Return the encodings a file may be in, with previews: the current one first, then others that fit.

    codec: the Python name of the encoding it was read in; None for the detected one.

    Encodings in which the file looks the same as in an earlier one are left out.

    >>> data = "(;PB[黒番]C[十段戦])".encode("cp932")
    >>> [(found.title, found.names, found.comment) for found in encoding_candidates(data)][0]
    ('Shift_JIS', ('黒番',), '十段戦')
    """
    chosen = codec or finished(decoding(data)).segments[0].codec
    part = _part_with_foreign_text(data)
    possible = () if chosen.startswith("utf-16") else _OF_ASCII if part.isascii() else _OF_BYTES
    first, *others = [_candidate(part, codec) for codec in dict.fromkeys([chosen, *possible])]
    others.sort(key=lambda candidate: not candidate.fits)
    looks = {(candidate.names, candidate.comment): candidate for candidate in reversed([first, *others])}
    return [candidate for candidate in [first, *others] if looks[candidate.names, candidate.comment] is candidate]


def _part_with_foreign_text(data: bytes) -> bytes:
    foreign = _FOREIGN.search(data)
    position = foreign.start() if foreign else 0
    start = 0 if position < MAX_PREVIEWED else max(data.rfind(b"(;", 0, position), 0)
    return data[start : max(start, position) + MAX_PREVIEWED]


def _candidate(part: bytes, codec: str) -> EncodingCandidate:
    read = parse(part, encoding=codec).value
    games = read.games[:20]
    names = [text for tree in games[:1] for text in _texts(tree, tree.root, _NAMES)]
    comments = [text for tree in games for node in tree.walk() for text in _texts(tree, node, _TEXTS)]
    comment = next((text for text in comments if not text.isascii()), "".join(comments[:1]))
    fits = replace_undecodable(read.text) == read.text
    return EncodingCandidate(
        codec, title(codec), tuple(map(replace_undecodable, names)), replace_undecodable(comment), fits
    )


def _texts(tree: GameTree, node: int, names: tuple[str, ...]) -> list[str]:
    values = tree.node(node)
    texts = [values.get(name) for name in names if name in values.raw]
    return [text[:LONGEST_PREVIEW] for text in texts if isinstance(text, str) and text.strip()]
