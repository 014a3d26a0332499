"""Another window that shows a file or is opening it: the file is shown there."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

from hen_editor.core.progress import Progress


class OtherWindow(Protocol):
    """A window that shows a file or is opening it."""

    @property
    def is_open(self) -> bool:
        """Whether it is still open."""

    def bring_forward(self) -> None:
        """Bring it to the front."""


Other = TypeVar("Other", bound=OtherWindow)


def still_open(found: Other | None) -> Other | None:
    """Return the window that was found, None if it has been closed since."""
    return found if found is not None and found.is_open else None


OtherFinder = Callable[[Path], Callable[[Progress], OtherWindow | None]]
"""Returns a function that finds, in a thread, another window that shows or opens a file; None if there is none."""
