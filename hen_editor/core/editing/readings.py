"""The texts of the HEN field as they were read last."""

from functools import lru_cache

from hen_editor.core import hen


@lru_cache(maxsize=8)
def reading_of(text: str) -> hen.Reading:
    """Read a HEN text; a keystroke asks several times for the text it makes and for the one it replaces."""
    return hen.read(text)
