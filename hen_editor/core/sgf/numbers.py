"""The numbers in raw values: whole ones, those with decimal places, and komi."""

import re

from hen_editor.core.texts import pattern

MAX_DIGITS = 15
"""How many digits a whole number may have."""

REAL = pattern(r"[+-]?(?:[0-9]{1,18}(?:[.,][0-9]{0,18})?|[.,][0-9]{1,18})", re.ASCII)
"""A number with or without decimal places."""

_NUMBER = pattern(rf"[+-]?[0-9]{{1,{MAX_DIGITS}}}", re.ASCII)
_ODD_KOMI = pattern(
    r"(?:[^\W\d_]{1,10}\s?)?([+-]?[0-9]{1,4}(?:[.,][0-9]{1,4})?)\s*([¼½¾])?\s*(?:[目집](半|반)?)?\s?(?:[^\W\d_]{1,10}\.?)?"
)
_HUNDREDTHS_OF_KOMI = frozenset({275, 325, 375, 550, 650, 750})
"""The usual komi as some servers write them, in hundredths of a point."""
_FRACTIONS = {"¼": 0.25, "½": 0.5, "¾": 0.75, "半": 0.5, "반": 0.5}


def read_number(raw: str) -> int | None:
    """Return the whole number in a raw value, None if it is something else."""
    text = raw.strip()
    return int(text) if _NUMBER.fullmatch(text) else None


def read_real(raw: str) -> float | None:
    """Return the number in a raw value, perhaps with a decimal comma; None if it is something else."""
    text = raw.strip()
    return float(text.replace(",", ".")) if REAL.fullmatch(text) else None


def komi(raw: str) -> float | None:
    """Return the komi in a raw value: a number, perhaps with words, a fraction or half a point; None if there is none.

    >>> komi("6.5"), komi("6½"), komi("6.5 points"), komi("黒6目半出し"), komi("6집반"), komi("many")
    (6.5, 6.5, 6.5, 6.5, 6.5, None)
    """
    number = read_real(raw)
    if number is not None or (found := _ODD_KOMI.fullmatch(raw.strip())) is None:
        return number
    return float(found[1].replace(",", ".")) + _FRACTIONS.get(found[2] or found[3], 0)


def meant_komi(komi: float) -> float:
    """Return the komi that a number in a file means: some servers write the usual ones in hundredths.

    >>> [meant_komi(komi) for komi in (6.5, 650, 375, 120)]
    [6.5, 6.5, 3.75, 120]
    """
    return komi / 100 if komi in _HUNDREDTHS_OF_KOMI else komi


def komi_in_points(komi: float) -> float:
    """Return the points that a komi means: in China it is also written in stones, each of which is two points.

    >>> [komi_in_points(komi) for komi in (6.5, 650, 3.75, 375)]
    [6.5, 6.5, 7.5, 7.5]
    """
    meant = meant_komi(komi)
    return 2 * meant if meant % 0.5 == 0.25 else meant
