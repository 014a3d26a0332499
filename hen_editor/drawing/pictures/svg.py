"""SVG: positions in `data-hen` of the root, in elements of a namespace of ours, or else among describing words."""

import re
from collections.abc import Iterator, Mapping
from html import escape
from urllib.parse import quote, unquote
from xml.parsers import expat

from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.hen.entries import Entry
from hen_editor.core.hen.extraction import extract_all
from hen_editor.core.texts import pattern
from hen_editor.drawing.pictures import codes
from hen_editor.drawing.pictures.carried import (
    MAX_TEXT_BYTES,
    SOFTWARE,
    CarriedGame,
    Contents,
    Event,
    encoded,
    position,
)

NAMESPACE = "urn:hen-editor:picture"
"""The namespace of the elements `position` and `game`."""

ATTRIBUTE = "data-hen"

MAX_BYTES_SEARCHED = 2_000_000
"""How many bytes of a file are searched."""

MAX_WORD_CHARACTERS = 20_000
"""How many characters of describing words are searched."""

MAX_DEPTH = 1_000
"""How deep elements may be nested; expat takes 200 bytes for each that is open."""

_ROOT = pattern(r"""<svg\b((?>(?:[^<>"']+|"[^"]*"|'[^']*')*))>""")
_NOT_IN_XML = pattern("[%\x00-\x08\x0b-\x1f\ud800-\udfff\ufffe\uffff]")

_BYTES_PER_STEP = 50_000
"""How many bytes are read between two reports of progress."""

_POSITION, _GAME = f"{NAMESPACE} position", f"{NAMESPACE} game"
_DESCRIBING = ("metadata", "desc")


def events(svg: bytes) -> Iterator[Event]:
    """Go through what an SVG carries."""
    reader = _Reader()
    for start in range(0, min(len(svg), MAX_BYTES_SEARCHED), _BYTES_PER_STEP):
        yield start / len(svg)
        end = start + _BYTES_PER_STEP
        yield from reader.read(svg[start:end], is_last=end >= len(svg))
        if reader.is_over:
            return
    yield codes.TOO_LARGE.at()


def with_contents(svg: str, contents: Contents) -> str:
    """Return an SVG with contents: attributes and first elements of its root.

    Raises ValueError if it has no root element with an end tag, if it carries something already, or if the contents are
    more than is read of a picture.
    """
    contents.require_readable()
    root = _ROOT.search(svg)
    if root is None or root[1].endswith("/") or ATTRIBUTE in root[1] or NAMESPACE in svg:
        raise ValueError("it is not an SVG with something in it, or carries a position already")
    carried = attribute = ""
    if contents.hen is not None:
        hen = escape(encoded(contents.hen))
        carried, attribute = f"<position>{hen}</position>", f' {ATTRIBUTE}="{hen}"'
    if contents.sgf is not None:
        carried += f"<game>{escape(_NOT_IN_XML.sub(lambda found: quote(found[0]), contents.sgf), quote=False)}</game>"
    words = {"title": contents.title, "desc": contents.description}
    elements = [
        f"<{name}>{escape(_NOT_IN_XML.sub(_shown, text), quote=False)}</{name}>" for name, text in words.items() if text
    ]
    elements.append(f'<metadata><carried xmlns="{NAMESPACE}" software="{SOFTWARE}">{carried}</carried></metadata>')
    start = root.start(1)
    return f"{svg[:start]}{attribute}{svg[start : root.end()]}{''.join(elements)}{svg[root.end() :]}"


def _shown(found: re.Match[str]) -> str:
    """Return a percent sign as it is, and a space for a character that XML cannot have."""
    return found[0] if found[0] == "%" else " "


class _StopError(Exception):
    """Raised where reading ends before the end of the file, with the problem."""

    def __init__(self, problem: Diagnostic) -> None:
        super().__init__(problem.message)
        self.problem = problem


class _Reader:
    """Reads an SVG piece by piece."""

    def __init__(self) -> None:
        self.is_over = False
        self._met: list[Event] = []
        self._depth = 0
        self._texts: list[list[str]] = []  # of each open element whose text counts
        self._is_found = False
        self._words: list[str] = []
        self._room = MAX_TEXT_BYTES
        self._parser = expat.ParserCreate(None, " ")
        self._parser.buffer_text = True
        self._parser.EntityDeclHandler = self._refuse_entity
        self._parser.StartElementHandler = self._begin
        self._parser.CharacterDataHandler = self._add
        self._parser.EndElementHandler = self._end

    def read(self, piece: bytes, *, is_last: bool) -> list[Event]:
        """Return what is met in the next piece."""
        self._met = []
        self.is_over = is_last
        try:
            self._parser.Parse(piece, is_last)
        except _StopError as stop:
            self._met.append(stop.problem)
            self.is_over = True
        except (expat.ExpatError, LookupError, ValueError):  # the latter two of an encoding that expat does not know
            self._met.append(codes.CUT_OFF.at())
            self.is_over = True
        if self.is_over and not self._is_found:
            self._met += extract_all("\n\n".join(self._words)[:MAX_WORD_CHARACTERS])
        return self._met

    def _refuse_entity(self, *declaration: object) -> None:
        """Stop: with entities, a small file could become a very large one."""
        raise _StopError(codes.HAS_ENTITIES.at())

    def _begin(self, name: str, attributes: Mapping[str, str]) -> None:
        if not self._depth:
            if _local(name) != "svg":
                raise _StopError(codes.NOT_OF_FORMAT.at(format="SVG"))
            if ATTRIBUTE in attributes:
                self._record(position(attributes[ATTRIBUTE]))
        self._depth += 1
        if self._depth > MAX_DEPTH:
            raise _StopError(codes.TOO_LARGE.at())
        if _is_text(name):
            self._texts.append([])

    def _add(self, text: str) -> None:
        if self._texts:
            self._room -= len(text)
            if self._room < 0:
                raise _StopError(codes.TEXT_TOO_LONG.at())
            self._texts[-1].append(text)

    def _end(self, name: str) -> None:
        self._depth -= 1
        if not _is_text(name):
            return
        text = "".join(self._texts.pop())
        if name == _POSITION:
            self._record(position(text))
        elif name == _GAME:
            self._record(CarriedGame(unquote(text)))
        else:
            self._words.append(text)

    def _record(self, found: Entry | CarriedGame) -> None:
        """Record what is in a place for positions or games alone; words need not be searched then."""
        self._is_found = True
        self._met.append(found)


def _is_text(name: str) -> bool:
    """Return whether the text of an element counts."""
    return name in (_POSITION, _GAME) or _local(name) in _DESCRIBING


def _local(name: str) -> str:
    """Return the name of an element without its namespace."""
    return name.rpartition(" ")[2]
