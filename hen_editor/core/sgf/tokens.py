"""The grammar of SGF as regular expressions: values, properties and whole nodes."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import islice
from typing import NamedTuple, Self

from hen_editor.core.diagnostics import Span
from hen_editor.core.sgf.properties import PROPERTIES, Category
from hen_editor.core.texts import pattern, repeated

WHITESPACE = " \t\r\n\f\v"
"""What is allowed between tokens; anything else outside a value is noise."""

WORD = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_"
"""The characters of property names."""

_UNDECODABLE = "".join(map(chr, range(0xDC80, 0xDD00)))
"""Undecodable bytes, as they appear in a text."""

_SPACE = rf"(?>[{WHITESPACE}]*)"
_INSIDE = repeated(r"[^]\\]+|\\.")
# A value that ends in ";B[dd" was never closed: it has swallowed the move after it. Points are tried first: they
# contain no move, and are most of a file. Then values whose first closing bracket has no backslash before it and so
# ends them: that is found seven times as fast as by checking all backslashes. The shortest contain no move either.
_CLOSED = r"(?<!;[BW]\[..)(?<!;[BW]\[)\]"
# The end of a very long value, or of one with very many escapes, is found by `end_of_long_value` instead: a pattern
# is slow at each escape, and would be matched again for every other property of the node.
_SHORT = r"(?>[^]]{0,65536})(?<!\\)"
_FEW_ESCAPES = r"(?>[^]\\]{0,65536}(?:\\.[^]\\]{0,4096}){0,4096})"
_VALUE = rf"\[(?:[^]\\]{{2}}\]|{_SHORT}{_CLOSED}|{_FEW_ESCAPES}{_CLOSED}|(?:[^]\\]?|\\.)\])"
_NAME = r"[A-Z](?>[A-Za-z0-9_]*)"
_VALUES = rf"{_VALUE}{_SPACE}" + repeated(rf"{_VALUE}{_SPACE}")
_PROPERTY = rf"{_NAME}{_SPACE}{_VALUES}"

VALUE = pattern(_VALUE, re.DOTALL)
"""One value with its brackets."""

LOOSE_VALUE = pattern(rf"\[{_INSIDE}\]", re.DOTALL)
"""One value with its brackets, even one that seems to have swallowed a node."""

MOVE_CUT_OFF = pattern(r";[BW]\[(?:..)?\Z", re.DOTALL)
"""A move without its closing bracket at the end of a text."""

_ESCAPE = pattern(r"\\.|\\|\]", re.DOTALL)
_LIKE_MOVE = pattern(r"(?<=;[BW])\[(?=(?:..)?\Z)", re.DOTALL)

VALUES = pattern(_VALUES, re.DOTALL)
"""The values of one property."""

# Progress is reported only between two matches, so the size of a match is limited.
_SOME_GAP = rf"(?>[(){WHITESPACE}]{{0,4096}})"
_SOME_PROPERTIES = rf"(?>(?:{_PROPERTY}){{1,1000}})"

WELL_FORMED = pattern(rf"{_SPACE}(?:{_SOME_PROPERTIES})?", re.DOTALL)
"""Well-formed properties, at most a thousand of them."""

MOVE_LENGTH = len(";B[dd]")
"""The length of a node that is just a move in its shortest spelling."""

_MOVES = r"(?>(?:;[BW]\[[^]\\]{2}\](?=;)){1,4096})"

NODE = pattern(rf"({_SOME_GAP});{_SPACE}{_SOME_PROPERTIES}(?>({_MOVES})?)|", re.DOTALL)
"""Brackets, which are group 1, then a node of well-formed properties; empty if there is none.

Group 2 is the run of nodes after it that are just moves, all of `MOVE_LENGTH`; absent if there are none.
"""

NODES_WITHOUT_VALUES = pattern(r"(?>(?:;(?>[^][;()]{0,16})(?=;)){1,4096})")
"""Nodes with nothing but white space or a few words, each followed by another node."""

_BOARD = ("AB", "AW", "AE", "PL", "HEN", "B", "W")
_MARKUP = tuple([row.name for row in PROPERTIES.values() if row.category is Category.MARKUP])


def _beside_move(left_out: Iterable[str]) -> re.Pattern[str]:
    name = rf"(?!(?:{'|'.join(left_out)})\b)[A-Z](?>[A-Z0-9_]*)"
    return pattern(_SPACE + repeated(rf"{name}{_SPACE}{_VALUES}"), re.DOTALL)


BESIDE_MOVE = _beside_move(_BOARD)
"""Properties that affect neither the stones nor the turn; names with lower-case letters are not examined."""

BESIDE_UNMARKED_MOVE = _beside_move((*_BOARD, *_MARKUP))
"""The same without markup: what remains is not on the board at all."""

LETTER_OF_MOVE = pattern("[BbWwHh]")
"""A letter that every node with a move has in its text: of `B`, `W` or `HEN`; most texts have one, too."""

GAP = pattern(_SOME_GAP)
"""What is allowed between two nodes, at most 4096 characters."""

NOISE = pattern(r"[^][;()]*")
"""Text up to the next character that has a meaning outside a value."""

ODD_NODE = pattern(rf"(?>\w+){_SPACE}\[", re.ASCII)
"""A property without the semicolon that should precede it."""

BRACKET = pattern(r"[][]")
"""The next bracket of a value, of either kind."""

GAME = pattern(rf"\({_SPACE}(?:;|{_NAME}{_SPACE}\[)|;{_SPACE}{_NAME}{_SPACE}\[")
"""Where a game begins: its bracket, or its first node if one of the two characters is missing."""

SIZE_IN_ROOT, GAME_IN_ROOT = (
    pattern(rf";?{_SPACE}" + repeated(rf"(?!{begin}){_PROPERTY}") + rf"{begin}([^]\\]*)\]", re.DOTALL)
    for begin in (rf"S[a-z]*Z[a-z]*{_SPACE}\[", rf"G[a-z]*M[a-z]*{_SPACE}\[")
)
"""A well-formed node up to the first value of its SZ, and of its GM; group 1 is that value."""

_END = pattern(_CLOSED, re.DOTALL)
_REST = pattern(rf"{_INSIDE}\]", re.DOTALL)
_FEW_BRACKETS = 1000

_PROPERTY_PARTS = pattern(rf"({_NAME}){_SPACE}({_VALUES})", re.DOTALL)


class Piece(NamedTuple):
    """A part of a node's text: one property as it is written, or text around the properties.

    name: the identifier in FF[4] form; empty for text that is not a property.
    values: the raw values, still escaped.
    text: all of it, up to the next piece; the texts of a node's pieces make the node's text.
    start: its position in the source text; -1 if it is new.
    """

    name: str
    values: tuple[str, ...]
    text: str
    start: int = -1

    @classmethod
    def new(cls, name: str, values: Iterable[str], space: str = "") -> Self:
        """Make a new property with raw values, and with white space after it."""
        raw = tuple(values)
        return cls(name, raw, f"{name}[{']['.join(raw)}]{space}")

    @property
    def span(self) -> Span | None:
        """Where the property is in the source text, without the white space after it; None if it is new."""
        return Span(self.start, self.start + len(self.text.rstrip())) if self.start >= 0 else None


SEMICOLON = Piece("", (), ";")
"""What a new node begins with."""


def canonical_name(name: str) -> str:
    """Return a property identifier in its FF[4] form.

    FF[1] to FF[3] allow lower-case letters, which are ignored; a name in lower case only is read as upper case.

    >>> canonical_name("AddBlack"), canonical_name("b"), canonical_name("MULTIGOGM")
    ('AB', 'B', 'MULTIGOGM')
    """
    if name.isupper():
        return name
    capitals = "".join(character for character in name if not character.islower())
    return capitals if capitals.strip("_0123456789") else name.upper()


def written_name(piece: Piece) -> str:
    """Return the name with which a property is written, in FF[4] form."""
    return canonical_name(piece.text.partition("[")[0].strip(f";{WHITESPACE}"))


def pieces_of(text: str, start: int, end: int) -> Iterator[Piece]:
    """Split the well-formed node text between two offsets into pieces; the first is what precedes the properties."""
    position = start
    name = ""
    values: tuple[str, ...] = ()
    for found in _PROPERTY_PARTS.finditer(text, start, end):
        beginning = found.start()
        yield Piece(name, values, text[position:beginning], position)
        position, name, values = beginning, canonical_name(found[1]), _values(found[2])
    yield Piece(name, values, text[position:end], position)


def has_more_properties(text: str, start: int, end: int, limit: int) -> bool:
    """Return whether the well-formed node text between two offsets has more properties than this."""
    return next(islice(_PROPERTY_PARTS.finditer(text, start, end), limit, None), None) is not None


def whole(unclosed: str) -> str:
    r"""Return text that ends inside a value without a truncated escape or character at its end.

    >>> print(whole("C[one \\\\"), whole("C[one \\"))
    C[one \\ C[one
    """
    text = unclosed.rstrip(_UNDECODABLE)
    backslashes = len(text) - len(text.rstrip("\\"))
    return text[:-1] if backslashes % 2 else text


def with_move_escaped(raw: str) -> str:
    r"""Return a raw value that can be closed: one that ends like a move would look as if it had swallowed it.

    >>> print(with_move_escaped("better is ;B[dd"), with_move_escaped(";B[dd is better"))
    better is ;B\[dd ;B[dd is better
    """
    return _LIKE_MOVE.sub(r"\\[", raw) if ";" in raw else raw


def escaped(raw: str) -> str:
    r"""Return a raw value with all the escapes that it needs.

    >>> print(escaped("a[3d] \\] x"), escaped("x] ;B[dd"))
    a[3d\] \] x x\] ;B\[dd
    """
    return with_move_escaped(_ESCAPE.sub(lambda found: found[0] if len(found[0]) == 2 else "\\" + found[0], raw))


def closed(unclosed: Piece) -> tuple[str, str]:
    r"""Return how much of a piece that ends inside a value stays as it is, and what to write after that.

    >>> closed(Piece("C", ("one",), "C[one\\")), closed(Piece("C", ("x;B\\[dd",), "C[x;B[dd"))
    (('C[one', ']'), ('C[x;B', '\\[dd]'))
    """
    text = whole(unclosed.text)
    move = _LIKE_MOVE.search(text) if unclosed.values else None
    return (text[: move.start()], f"\\{text[move.start() :]}]") if move else (text, "]")


def is_unclosed(piece: Piece) -> bool:
    """Return whether the last value in a piece of a node has no closing bracket."""
    text = piece.text.rstrip(WHITESPACE)
    if piece.values:
        return not text.endswith(f"{piece.values[-1]}]")
    if "[" not in text:
        return False
    inside = text.removesuffix("]")
    return inside == text or (len(inside) - len(inside.rstrip("\\"))) % 2 == 1


_SHORT_NODE = len(";B[dd]\r\n")
"""The length of a node up to which equal ones, most of them moves, are read once."""


def well_formed_properties(text: str, start: int, end: int) -> Mapping[str, tuple[str, ...]]:
    """Return the raw values of the properties of a well-formed node: as `raw_properties`, in half the time.

    Equal nodes may share the mapping.
    """
    if end - start <= _SHORT_NODE:
        return _properties_of_short_node(text[start:end])
    return _properties(text, start, end)


@lru_cache(maxsize=4096)
def _properties_of_short_node(text: str) -> Mapping[str, tuple[str, ...]]:
    return _properties(text, 0, len(text))


def _properties(text: str, start: int, end: int) -> Mapping[str, tuple[str, ...]]:
    properties: dict[str, tuple[str, ...]] = {}
    for name, values in _PROPERTY_PARTS.findall(text, start, end):
        if name in properties or not name.isupper():
            return raw_properties(pieces_of(text, start, end))
        properties[name] = _values(values)
    return properties


_LONG_LIST = 256
"""The length of the values of a property from which equal ones share memory."""

_STRETCH = 1 << 16
"""How many characters of values without escapes are split at a time."""


def _values(text: str) -> tuple[str, ...]:
    """Return the raw values, without their brackets, of one well-formed property."""
    closing = text.find("]")
    if closing == text.rfind("]"):
        return (text[1:closing],)
    if len(text) < _LONG_LIST and _has_plain_brackets(text):
        return tuple(text[1 : text.rindex("]")].split("]["))
    return tuple(_shared(text))


def _shared(text: str) -> Iterator[str]:
    """Iterate over the raw values of one property; equal ones share one string to save memory."""
    known: dict[str, str] = {}
    if not _has_plain_brackets(text):
        for found in VALUE.finditer(text):
            value = found[0][1:-1]
            yield known.setdefault(value, value)
        return
    start, end = 1, text.rindex("]")
    while start <= end:
        cut = text.find("][", min(start + _STRETCH, end))
        for value in text[start : cut if cut >= 0 else end].split("]["):
            yield known.setdefault(value, value)
        start = cut + 2 if cut >= 0 else end + 1


def _has_plain_brackets(text: str) -> bool:
    """Return whether the values of a property have no escapes and nothing between them, and so can be split."""
    return "\\" not in text and text.count("]") == text.count("][") + 1


def value_spans(text: str, start: int, end: int) -> list[tuple[int, int]]:
    """Return the spans of the raw values of a well-formed property."""
    return [(found.start() + 1, found.end() - 1) for found in VALUE.finditer(text, start, end)]


def end_of(pattern: re.Pattern[str], text: str, position: int) -> int:
    """Return the end of a pattern's match at this position; the position if it does not match."""
    found = pattern.match(text, position)
    return found.end() if found else position


def end_of_long_value(text: str, opening: int) -> int:
    """Return the end of the value whose bracket opens here; -1 if it is unclosed or has swallowed a move.

    Takes few steps however many backslashes the value has. After many escaped brackets a pattern examines each
    character: that is slower for text, and faster for brackets.
    """
    start = opening + 1
    for _ in range(_FEW_BRACKETS):
        closing = text.find("]", start)
        if closing < 0:
            return -1
        before = text[start:closing]
        if (len(before) - len(before.rstrip("\\"))) % 2 == 0:
            return closing + 1 if _END.match(text, closing) else -1
        start = closing + 1
    found = _REST.match(text, start)
    return found.end() if found and _END.match(text, found.end() - 1) else -1


_SITES = {"TE": "EV", "RD": "DT", "KO": "KM", "HD": "HA"}
"""The FF[4] names of what Nihon Ki-in and Cyberoro write into the first node of a game."""

_AS_IN_FF4 = {"TE": ("1", "2", ""), "KO": ("", "1")}
"""The values with which these properties are meant as FF[4] defines them: there none of the four is in a first node."""


def with_names_of_sites(raw: Mapping[str, tuple[str, ...]]) -> Mapping[str, tuple[str, ...]]:
    """Return the properties of a root with the FF[4] names of those that sites write under others.

    >>> with_names_of_sites({"TE": ("Meijin",), "KO": ("6.5",), "EV": ("Other",)})
    {'TE': ('Meijin',), 'KM': ('6.5',), 'EV': ('Other',)}
    """
    meant = _names_of_sites(raw)
    return {meant.get(name, name): values for name, values in raw.items()} if meant else raw


def pieces_with_names_of_sites(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """Return the pieces of a root, named as `with_names_of_sites` does; their texts stay."""
    if _SITES.keys().isdisjoint(piece.name for piece in pieces):
        return pieces
    meant = _names_of_sites(raw_properties(pieces))
    return tuple([piece._replace(name=meant.get(piece.name, piece.name)) for piece in pieces])


def _names_of_sites(raw: Mapping[str, tuple[str, ...]]) -> Mapping[str, str]:
    """Return the FF[4] names of the properties that sites write under others, unless these are used, too."""
    if _SITES.keys().isdisjoint(raw):
        return {}
    return {
        name: meant
        for name, meant in _SITES.items()
        if meant not in raw and any(value.strip() not in _AS_IN_FF4.get(name, ("",)) for value in raw.get(name, ()))
    }


def raw_properties(pieces: Iterable[Piece]) -> dict[str, tuple[str, ...]]:
    """Collect the properties of a node; the values of repeated properties are joined."""
    properties: dict[str, tuple[str, ...]] = {}
    repeated: dict[str, list[str]] = {}
    for piece in pieces:
        if piece.name not in properties:
            if piece.values:
                properties[piece.name] = piece.values
        else:
            repeated.setdefault(piece.name, list(properties[piece.name])).extend(piece.values)
    return properties | {name: tuple(values) for name, values in repeated.items()}
