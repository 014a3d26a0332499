"""Numbers as users write them: 1-12, 15."""

from hen_editor.core.patterns import pattern

_RANGE = pattern(r"\s*([0-9]{1,7})\s*(?:[-–]\s*([0-9]{1,7})?)?\s*")


def numbers(text: str, most: int) -> list[int] | None:
    """Return the numbers from 1 to the greatest possible one that a text means, in its order; None if it means none.

    >>> numbers("3, 1-2, 9-", 10), numbers("7-5", 10), numbers("x", 10)
    ([3, 1, 2, 9, 10], None, None)
    """
    found: dict[int, None] = {}
    for piece in text.replace(";", ",").strip(" ,").split(","):
        meant = _RANGE.fullmatch(piece)
        if meant is None:
            return None
        first = int(meant[1])
        last = int(meant[2]) if meant[2] else most if "-" in piece or "–" in piece else first
        found.update(dict.fromkeys(range(max(1, first), min(last, most) + 1)))
    return [*found] or None
