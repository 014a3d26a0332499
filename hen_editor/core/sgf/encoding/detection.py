"""Guessing an encoding where statistics are not sure; apart, as importing charset-normalizer takes 20 ms."""

from charset_normalizer import from_bytes

CANDIDATES = ("cp932", "gb18030", "big5hkscs", "cp949", "cp1251", "cp1252", "cp1250", "koi8_r", "euc_jp")
"""The encodings in which Go records are found, the commonest first."""


def guess(sample: bytes) -> str | None:
    """Return the candidate in which these bytes are most likely written, or None when none fits."""
    possible = [codec for codec in CANDIDATES if _decodes(sample, codec)]
    best = from_bytes(sample, cp_isolation=possible, preemptive_behaviour=False).best() if possible else None
    if best is not None:
        return best.encoding
    return possible[0] if possible else None


def _decodes(sample: bytes, codec: str) -> bool:
    try:
        sample.decode(codec)
    except UnicodeDecodeError:
        return False
    return True
