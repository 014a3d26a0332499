"""What pages are made of: parts with titles, in them rows of diagrams and texts; and names of files of diagrams."""

import re
from collections.abc import Iterable, Iterator, Sequence
from math import ceil, sqrt
from typing import NamedTuple

from hen_editor.core.game.overview import MAX_TEXT_LENGTH
from hen_editor.core.sgf import Node
from hen_editor.core.sgf.encoding.charsets import replace_undecodable
from hen_editor.core.texts import shortened
from hen_editor.drawing.figure import Figure
from hen_editor.drawing.request import CaptionWords

MAX_DIAGRAMS_ON_PAGE = 24
"""The most diagrams on a page."""

_TALL = 1.4
"""The height of paper, in multiples of its width."""

MAX_NAME_BYTES = 120
"""The most bytes of a name in UTF-8, without its suffix: less than any file system allows."""

_REFUSED = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f\ud800-\udfff\ufffe\uffff]+')
_NUMBER = re.compile(r"^[0-9]+(?:\. | – |$)")


class Diagram(NamedTuple):
    """A figure on a page, with what belongs to it.

    figure: its title, caption and turn are written in the fonts of the page. text: below it, in paragraphs. lines: how
    many empty ones to write on. game: which game of the file it is from, counted from 1. move: the number of moves up
    to it, in the game. group: a problem and its answers, this one among them, which are all drawn in one scale.
    """

    figure: Figure
    text: str = ""
    lines: int = 0
    game: int = 1
    move: int = 0
    group: "tuple[Diagram, ...]" = ()


class DiagramRow(NamedTuple):
    """Diagrams beside each other.

    columns: how many fit beside each other. share: how much of the height of a page a row takes, unless texts need
    more. is_fixed: whether it takes no more even then.
    """

    diagrams: tuple[Diagram, ...]
    columns: int = 1
    share: float = 1.0
    is_fixed: bool = False


class Words(NamedTuple):
    """The texts on pages, in the user's language."""

    captions: CaptionWords = CaptionWords()
    figure: str = "Figure {number}"
    variation: str = "Figure {number}, variation at move {move}"
    answers: str = "Answers"
    wrong: str = "{title} – wrong"


Block = DiagramRow | str
"""A row of diagrams, or a paragraph of text."""


class PagesPart(NamedTuple):
    """A part that begins on a new page. title: above each of its pages."""

    title: str
    blocks: tuple[Block, ...]


class Pages(NamedTuple):
    """Parts, one after the other. title: of the whole."""

    title: str
    parts: tuple[PagesPart, ...]

    def diagrams(self) -> Iterator[Diagram]:
        """Iterate over all diagrams."""
        for part in self.parts:
            for block in part.blocks:
                if isinstance(block, DiagramRow):
                    yield from block.diagrams


def text(node: Node, name: str, most: int | None = None) -> str:
    """Return the text of a property, with U+FFFD for bytes that cannot be decoded; empty if it is absent.

    most: the number of characters after which it is cut.
    """
    if most is None:
        return replace_undecodable(str(node.get(name, ""))).strip()
    return shortened(replace_undecodable(node.beginning(name, 2 * (most + 1))).strip(), most)


def line(node: Node, name: str) -> str:
    """Return the text of a property as one line, if it is not long."""
    return " ".join(text(node, name, MAX_TEXT_LENGTH).split())


def rows(diagrams: Sequence[Diagram], per_page: int, *, is_fixed: bool) -> Iterator[DiagramRow]:
    """Iterate over rows of diagrams, `per_page` on each page, as large as that allows.

    is_fixed: whether the texts must not push any diagram to the next page.
    """
    columns, down = grid(per_page)
    for start in range(0, len(diagrams), per_page):
        page = diagrams[start : start + per_page]
        for at in range(0, len(page), columns):
            yield DiagramRow(tuple(page[at : at + columns]), columns, 1 / down, is_fixed)


def grid(per_page: int) -> tuple[int, int]:
    """Return how many columns and rows hold this many diagrams on a page of paper.

    >>> [grid(number) for number in (1, 2, 4, 6, 12, 24)]
    [(1, 1), (1, 2), (2, 2), (2, 3), (3, 4), (4, 6)]
    """
    columns = max(1, round(sqrt(per_page / _TALL)))
    return columns, ceil(per_page / columns)


def file_names(diagrams: Iterable[Diagram], suffix: str) -> Iterator[str]:
    """Iterate over names of files for diagrams, different even where case does not count: game, move and title.

    Numbers have as many digits as the largest, so that folders are listed in order. The title goes without the number
    that it has on the page.

    >>> from hen_editor.drawing.figure import Figure
    >>> from hen_editor.core.position import Position
    >>> [*file_names([Diagram(Figure(Position(), title="2. Who/what?"), game=2)] * 2, ".png")]
    ['2-0-Who_what_.png', '2-0-Who_what_ (2).png']
    """
    used, named = set[str](), [*diagrams]
    games = len(str(max((diagram.game for diagram in named), default=0)))
    moves = len(str(max((diagram.move for diagram in named), default=0)))
    for diagram in named:
        title = _NUMBER.sub("", " ".join(diagram.figure.title.split()))
        name = stem = file_stem(f"{diagram.game:0{games}}-{diagram.move:0{moves}}-{title}")
        number = 1
        while name.casefold() in used:
            number += 1
            name = f"{stem} ({number})"
        used.add(name.casefold())
        yield f"{name}{suffix}"


def file_stem(title: str) -> str:
    """Return the name of a file for a title, without a suffix; empty if it has nothing that can be in one.

    >>> file_stem(" Week 3:  ladders "), file_stem("...")
    ('Week 3_ ladders', '')
    """
    name = _REFUSED.sub("_", " ".join(title.split()))
    return name.encode(errors="ignore")[:MAX_NAME_BYTES].decode(errors="ignore").strip(" .-")
