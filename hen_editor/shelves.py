"""The shelves: folders of the package without which it works, only without what they bring.

Whatever a shelf brings is asked for in three tables: `ui/shelves.py`, `cli/shelves.py`, and `pasting/recognition.py`.
"""

from functools import cache
from importlib.util import find_spec
from typing import Literal

Shelf = Literal["diagrams", "engine", "recognition", "teaching"]


@cache
def is_there(shelf: Shelf) -> bool:
    """Return whether a shelf is there; a folder in which nothing but compiled modules is left is none."""
    spec = find_spec(f"hen_editor.{shelf}")
    return spec is not None and spec.has_location
