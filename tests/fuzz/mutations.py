"""Texts made from the vectors of all notations, changed at random places."""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from tests.core.hen import lists
from tests.core.hen import vectors as hen_vectors
from tests.core.sgf import vectors as sgf_vectors
from tests.diagrams import vectors as diagram_vectors
from tests.fuzz.laws import text_of

LONGEST = 100_000
"""The most characters of a text that is repeated."""

_HERE = Path(__file__).parent


def corpus() -> list[str]:
    """Return the inputs of the vectors of HEN, SGF and diagrams, and the lists of HEN."""
    return [
        *(hen_vectors.Vector.read(path).input for path in hen_vectors.VECTORS),
        *(text_of(vector.file) for vector in sgf_vectors.read_vectors()),
        *(vector.text for vector in diagram_vectors.read_vectors()),
        *(text for text, _ in lists.LISTS.values()),
        *lists.SINGLE.values(),
    ]


def words() -> list[str]:
    """Return the words of the dictionaries, and characters that are easily overlooked."""
    lines = [line for name in ("hen.dict", "sgf.dict") for line in (_HERE / name).read_text("utf-8").splitlines()]
    quoted = [line[line.index('"') + 1 : line.rindex('"')] for line in lines if line.startswith('"')]
    return [*(text_of(word.encode().decode("unicode_escape").encode("latin-1")) for word in quoted), *_OVERLOOKED]


_OVERLOOKED = (
    *("\n", "\r\n", "\r", "\t", " ", "\u00a0", "\u3000", "\ufeff", "\u200b", "\u2028", "\x00", "\x1b", "\x85"),
    *(
        "é",
        "黒",
        "👩‍👩‍👧",
        "\udc80",
        "１",
        "Ａ",
        "٣",
        "ß",
        "İ",
        "％",
        "&#95;",
        "&lt;",
        "%5F",
        "%28",
        "%zz",
        "\\",
        "\\\\",
    ),
    *("[aa:ZZ]", "[ss:aa]", "AE[aa:ZZ]", "VW[]", "SZ[52]", "SZ[1:52]", "HEN[_9b]", "LB[aa:1]", "(;", ")", "```", "$$"),
    *("# ", "X O . ", "+---+", "999999999999999999999", "0", "-1"),
)


class Mutator:
    """Makes texts: number n of a seed is always the same one."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._corpus, self._words = corpus(), words()

    def text(self, number: int) -> str:
        """Return a text of the corpus with some changes, one in a hundred of them repeated to a great length."""
        random = Random(f"{self.seed}/{number}")
        text = random.choice(self._corpus)
        for _ in range(random.choice((0, 1, 1, 2, 3, 5, 9))):
            start = random.randint(0, len(text))
            end = min(len(text), start + random.choice((0, 0, 1, 2, 5, 20, 100)))
            text = text[:start] + random.choice(_CHANGES)(self, random, text[start:end]) + text[end:]
        if text and random.randrange(100) == 0:
            start = random.randrange(len(text))
            piece = text[start : start + random.choice((1, 2, 3, 8, 30, 1_000))]
            length = random.choice((LONGEST // 10, LONGEST // 3, LONGEST))
            text = text[:start] + piece * (length // len(piece)) + text[start + len(piece) :]
        return text[:LONGEST]

    def word(self, random: Random, piece: str) -> str:
        return random.choice(self._words)

    def inserted(self, random: Random, piece: str) -> str:
        return random.choice(self._words) + piece

    def spliced(self, random: Random, piece: str) -> str:
        other = random.choice(self._corpus)
        start = random.randint(0, len(other))
        return piece + other[start : start + random.choice((3, 20, 300))]

    def left_out(self, random: Random, piece: str) -> str:
        return ""

    def twice(self, random: Random, piece: str) -> str:
        return piece * random.choice((2, 3, 30))

    def backwards(self, random: Random, piece: str) -> str:
        return piece[::-1]

    def in_other_case(self, random: Random, piece: str) -> str:
        return piece.swapcase()

    def shifted(self, random: Random, piece: str) -> str:
        return "".join(chr(max(0, ord(character) + random.choice((-1, 1, 0x60)))) for character in piece)


_CHANGES: Sequence[Callable[[Mutator, Random, str], str]] = (
    Mutator.word,
    Mutator.inserted,
    Mutator.inserted,
    Mutator.spliced,
    Mutator.left_out,
    Mutator.twice,
    Mutator.backwards,
    Mutator.in_other_case,
    Mutator.shifted,
)
