"""Read SGF: from the bytes of a file to its games, reporting every repair; estimates and previews of that."""

from typing import NamedTuple

from hen_editor.core.diagnostics import Diagnostic, NotationError, Parsed, Report
from hen_editor.core.progress import Progress, share_of, unreported
from hen_editor.core.sgf.checks import check_collection
from hen_editor.core.sgf.collection import Collection
from hen_editor.core.sgf.encoding.charsets import replace_undecodable, title
from hen_editor.core.sgf.encoding.decode import COMMON_CODECS, decode, without_byte_escapes
from hen_editor.core.sgf.node import NodeIds
from hen_editor.core.sgf.parsing.reader import Reader
from hen_editor.core.sgf.source import Source
from hen_editor.core.sgf.tree import GameTree
from hen_editor.core.texts import Data, bytes_of, pattern

GAMES_PER_STEP = 256
"""How many games are created at a time."""

_SHARE_OF_READING = 0.9
"""The share of the progress that reading the text takes."""

_SHARE_OF_READING_AGAIN = 0.95
"""The progress once the text has been read twice, which may be necessary; the rest is creating games."""


def parse(data: Data | str, *, encoding: str | None = None, progress: Progress = unreported) -> Parsed[Collection]:
    """Read an SGF file, or SGF text, however damaged.

    encoding: the name of the encoding to use, whatever the file declares; raises LookupError if it is unknown. The
    diagnostics are those of the encoding and the syntax; `check_collection` finds those of the properties. A text
    without any game gives an empty collection and an error.

    What is tolerated, and kept in the file as it is, each with a diagnostic unless noted:

    - text before, between and after games; a missing ( or ; or ); a ) too many, even within a game; empty variations;
    - property names in lower case; properties without a value, values without a name, words that are neither; without
      a diagnostic, the long names of FF[1] to FF[3] (`White`), and those of some sites in the root (`KO` for komi);
    - an unescaped ] within a text; a value without its ], which ends where it has swallowed the beginning of a move
      (`;B[dd`), or else, if no ] follows at all, with the file. Without a move it goes on to the next ], unnoticed;
    - non-ASCII text without a declared encoding, an unknown encoding, or one that the bytes do not fit; several in a
      file; bytes that fit none; backslashes that an old program put inside characters of two bytes.

    `node[name]` reads values leniently: points off the board are left out, `tt` is a pass on boards up to 19x19, a
    decimal comma is accepted, and words or a fraction with komi; a repeated property has the values of all.
    """
    reader = Reader(decode(data, encoding, progress=share_of(progress, 0, 0)))
    source = reader.read(share_of(progress, 0, _SHARE_OF_READING))
    again = share_of(progress, _SHARE_OF_READING, _SHARE_OF_READING_AGAIN)
    if reader.problems and (meant := without_byte_escapes(reader.decoded, progress=share_of(again, 0, 0))):
        other = Reader(meant)
        other_source = other.read(again)
        if len(other.problems) < len(reader.problems) and len(other.starts) >= len(reader.starts):
            reader, source = other, other_source
    problems = (*reader.decoded.diagnostics, *reader.problems.diagnostics())
    return Parsed(_collection(source, share_of(progress, _SHARE_OF_READING_AGAIN, 1)), problems)


def _collection(source: Source, progress: Progress) -> Collection:
    ids = NodeIds(len(source.starts))
    games: list[GameTree] = []
    before: list[tuple[int, int]] = []
    end = 0
    for span in source.games:
        games.append(GameTree.loaded(source, span, ids))
        before.append((end, span.start))
        end = span.end
        if len(games) % GAMES_PER_STEP == 0:
            progress(len(games) / len(source.games))
    return Collection.of_source(source, tuple(games), tuple(before))


def validate(data: Data | str) -> Report:
    """Return every problem of an SGF text: encoding, syntax and properties."""
    parsed = parse(data)
    return Report.of((*parsed.diagnostics, *_problems_of_properties(parsed.value)))


def parse_strict(data: Data | str) -> Collection:
    """Read an SGF text without errors. Raises NotationError, with all problems, if there are any.

    >>> parse_strict("Dear friend")
    Traceback (most recent call last):
    hen_editor.core.diagnostics.NotationError: No game found: SGF games begin with “(;”.
    """
    parsed = parse(data)
    problems = (*parsed.diagnostics, *_problems_of_properties(parsed.value))
    if Report.of(problems).errors:
        raise NotationError(problems)
    return parsed.value


def _problems_of_properties(collection: Collection) -> tuple[Diagnostic, ...]:
    return tuple([problem for found in check_collection(collection) for problem in found])


# Estimates.

_BYTES_PER_NODE = 18
"""Four 4-byte numbers, and the spare capacity of growing arrays."""

_BYTES_PER_GAME = 600
_BYTES_PER_WIDE_CHARACTER = 2
"""In text beyond Latin-1; with characters beyond the BMP Python takes 4."""


class Estimate(NamedTuple):
    """About how many nodes a file has at most, and how many bytes of memory it takes once read."""

    nodes: int
    memory: int


def estimate(data: Data) -> Estimate:
    """Estimate what it takes to read a file, its own bytes included, by scanning it once.

    >>> estimate(b"(;SZ[9];B[ee];W[])").nodes
    3
    """
    data = bytes_of(data, "a file")
    width = 1 if data.isascii() else _BYTES_PER_WIDE_CHARACTER
    nodes, games = data.count(b";"), data.count(b"SZ[")  # "(;" also begins variations
    return Estimate(nodes, len(data) * (1 + width) + _BYTES_PER_NODE * nodes + _BYTES_PER_GAME * games)


# Previews in other encodings, to choose from.

MAX_PREVIEWED = 16 * 1024
"""How many bytes are decoded in each encoding, starting at the first game with non-ASCII text."""

LONGEST_PREVIEW = 300

_CODECS_OF_BYTES = ("utf-8", *COMMON_CODECS, "mac-roman")
_CODECS_OF_ASCII = ("iso2022_jp", "iso2022_kr", "hz")
_NAME_PROPERTIES = ("PB", "PW", "EV", "GN")
_TEXT_PROPERTIES = ("C", "GC", "N")
_FOREIGN = pattern(rb"[\x80-\xff]|\x1b\$|~\{")


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


def encoding_candidates(data: Data, codec: str | None = None) -> list[EncodingCandidate]:
    """Return the encodings a file may be in, with previews: the current one first, then others that fit.

    codec: the Python name of the encoding it was read in; None for the detected one.

    Encodings in which the file looks the same as in an earlier one are left out.

    >>> data = "(;PB[黒番]C[十段戦])".encode("cp932")
    >>> [(found.title, found.names, found.comment) for found in encoding_candidates(data)][0]
    ('Shift_JIS', ('黒番',), '十段戦')
    """
    data = bytes_of(data, "a file")
    chosen = codec or decode(data).segments[0].codec
    part = _part_with_foreign_text(data)
    possible = () if chosen.startswith("utf-16") else _CODECS_OF_ASCII if part.isascii() else _CODECS_OF_BYTES
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
    names = [text for tree in games[:1] for text in _texts(tree, tree.root, _NAME_PROPERTIES)]
    comments = [text for tree in games for node in tree.walk() for text in _texts(tree, node, _TEXT_PROPERTIES)]
    comment = next((text for text in comments if not text.isascii()), "".join(comments[:1]))
    fits = replace_undecodable(read.text) == read.text
    return EncodingCandidate(
        codec, title(codec), tuple(map(replace_undecodable, names)), replace_undecodable(comment), fits
    )


def _texts(tree: GameTree, node: int, names: tuple[str, ...]) -> list[str]:
    values = tree.node(node)
    texts = [values.get(name) for name in names if name in values.raw]
    return [text[:LONGEST_PREVIEW] for text in texts if isinstance(text, str) and text.strip()]
