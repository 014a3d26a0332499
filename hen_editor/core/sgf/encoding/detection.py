"""Guess an encoding if statistics are inconclusive; separate, since importing charset-normalizer takes 20 ms."""

from charset_normalizer import from_bytes

CANDIDATES = ("cp932", "gb18030", "big5hkscs", "cp949", "cp1251", "cp1252", "cp1250", "koi8_r", "euc_jp")
"""The encodings in which game records are found, the most common first."""


def guess(sample: bytes) -> str | None:
    """Return the most likely candidate for these bytes, or None if none fits."""
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
