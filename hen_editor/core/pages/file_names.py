"""Names of files that any file system takes."""

import re
from collections.abc import Iterable, Iterator

from hen_editor.core.pages.page import Diagram

LONGEST = 120
"""The most bytes of a name in UTF-8, without its suffix: less than any file system allows."""

_REFUSED = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f\ud800-\udfff\ufffe\uffff]+')


def file_names(diagrams: Iterable[Diagram], suffix: str) -> Iterator[str]:
    """Iterate over names of files for diagrams, different even where case does not count: game, move and title.

    Numbers have as many digits as the largest, so that folders are listed in order.

    >>> from hen_editor.core.drawing.figure import Figure
    >>> from hen_editor.core.position import Position
    >>> [*file_names([Diagram(Figure(Position(), title="2. Who/what?"), game=2)] * 2, ".png")]
    ['2-0-2. Who_what_.png', '2-0-2. Who_what_ (2).png']
    """
    used, named = set[str](), [*diagrams]
    games = len(str(max((diagram.game for diagram in named), default=0)))
    moves = len(str(max((diagram.move for diagram in named), default=0)))
    for diagram in named:
        title = _REFUSED.sub("_", " ".join(diagram.figure.title.split()))
        name = stem = _cut(f"{diagram.game:0{games}}-{diagram.move:0{moves}}-{title}").rstrip(" .-")
        number = 1
        while name.casefold() in used:
            number += 1
            name = f"{stem} ({number})"
        used.add(name.casefold())
        yield f"{name}{suffix}"


def _cut(name: str) -> str:
    return name.encode()[:LONGEST].decode(errors="ignore")
