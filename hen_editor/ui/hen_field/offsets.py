"""Places in a text, as Python counts them in characters and as Qt does in UTF-16 units."""

from bisect import bisect_left


class Offsets:
    """The two counts of one text; they differ behind characters that UTF-16 writes as two units.

    >>> offsets = Offsets("a🙂b")
    >>> offsets.units(2), offsets.characters(3)
    (3, 2)
    """

    def __init__(self, text: str) -> None:
        wide = [] if text.isascii() else [at for at, character in enumerate(text) if character > "\uffff"]
        self._wide = wide
        self._wide_units = [at + before for before, at in enumerate(wide)]

    def units(self, characters: int) -> int:
        """Return how many units stand before a place counted in characters."""
        return characters + bisect_left(self._wide, characters)

    def characters(self, units: int) -> int:
        """Return how many characters stand before a place counted in units."""
        return units - bisect_left(self._wide_units, units)
