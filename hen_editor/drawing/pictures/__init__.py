"""Pictures that carry their position: what PNG, GIF, SVG and PDF files carry as HEN and SGF.

`png.with_contents` and `svg.with_contents` put it in.

Nothing is drawn here, and no pixel is decoded. Files may come from anywhere: what is read of them is limited, and read
in linear time.
"""

from collections.abc import Callable, Iterator, Mapping

from hen_editor.core.progress import Progress, unreported
from hen_editor.core.texts import Data, bytes_of
from hen_editor.drawing.pictures import gif, pdf, png, svg
from hen_editor.drawing.pictures.carried import Carried, CarriedGame, Contents, Event, collect

__all__ = ["Carried", "CarriedGame", "Contents", "read"]

_READERS: Mapping[str, Callable[[bytes], Iterator[Event]]] = {
    "PNG": png.events,
    "GIF": gif.events,
    "SVG": svg.events,
    "PDF": pdf.events,
}


def read(name: str, data: Data, progress: Progress = unreported) -> Carried:
    """Read what a file of a format carries."""
    return collect(_READERS[name](bytes_of(data, "a picture")), progress)
