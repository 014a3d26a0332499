"""Pictures that carry their position: what PNG, GIF, SVG and PDF files carry as HEN and SGF.

`png.with_contents` and `svg.with_contents` put it in.

Nothing is drawn here, and no pixel is decoded. Files may come from anywhere: what is read of them is limited, and read
in linear time.
"""

from collections.abc import Callable, Generator, Iterator, Mapping

from hen_editor.drawing.pictures import gif, pdf, png, svg
from hen_editor.drawing.pictures.carried import Carried, Contents, Event, Game, collecting

__all__ = ["Carried", "Contents", "Game", "reading"]

_READERS: Mapping[str, Callable[[bytes], Iterator[Event]]] = {
    "PNG": png.reading,
    "GIF": gif.reading,
    "SVG": svg.reading,
    "PDF": pdf.reading,
}


def reading(name: str, data: bytes) -> Generator[float, None, Carried]:
    """Read what a file of a format carries, in slices; yields the progress, from 0 to 1."""
    return collecting(_READERS[name](data))
