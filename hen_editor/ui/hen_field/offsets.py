"""Text positions, counted in characters by Python and in UTF-16 units by Qt."""

from bisect import bisect_left


class Offsets:
    """Conversion between the two counts; they differ after characters that UTF-16 encodes as two units.

    >>> offsets = Offsets("a🙂b")
    >>> offsets.units(2), offsets.characters(3)
    (3, 2)
    """

    def __init__(self, text: str) -> None:
        wide = [] if text.isascii() else [at for at, character in enumerate(text) if character > "\uffff"]
        self._wide = wide
        self._wide_units = [at + before for before, at in enumerate(wide)]

    def units(self, characters: int) -> int:
        """Return the position in units of a position in characters."""
        return characters + bisect_left(self._wide, characters)

    def characters(self, units: int) -> int:
        """Return the position in characters of a position in units."""
        return units - bisect_left(self._wide_units, units)
