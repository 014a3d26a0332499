"""How well typing mistakes are fixed, kind by kind: made in real positions, and given to `hen.fixed`.

    python -m tests.core.hen.mistakes [EVERY]

prints a table over all positions of tests/vectors/mistakes, or over each EVERYth one: for each kind, made once, twice
or everywhere, the share of texts that are fixed to the position that was meant, to nothing valid, and to another one.
"""

import random
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from hen_editor.core import hen

# ruff: noqa: T201 - it prints a table

DIRECTORY = Path(__file__).parents[2] / "vectors" / "mistakes"
POSITIONS = (DIRECTORY / "positions.txt").read_text(encoding="utf-8").splitlines()
"""Valid texts: the examples of the specification, positions of games and problems, and some with less usual parts."""

Replaced = str | Callable[[re.Match[str]], str]

_ROW = r"_\d+[A-Z\dbwrglyp]+(?:~\d+[A-Z\dbwrglyp]*)*"
_PLAIN_ROW = r"_(\d+)((?:[A-Z]?[bwrglyp]\d*)+)(?=[._]|$)"
_ITEM = re.compile(r"([A-Z]?)([bwrglyp])(\d*)")
_COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
_COLUMN_OF_STONE = r"(?<=[\dbwrglyp])[A-Z](?=[bwrglyp~])"
_COLUMN = r"(?<![-A-Z])[A-Z](?=[bwrglyp~\d])"
_STONE = r"(?<=[A-Z\dbwrglyp~])[bwrglyp]|(?<=\.)[bwrglyp](?=[.bwrglyp]|$)"
_STONE_OF_ROW = r"(?<=[A-Z])[bw](?=[A-Zbw._]|$)"
_IN_NUMBER = r"(?<=[\d])(?=\d)(?<![.-]..)(?<!-.)"


def _each_stone(match: re.Match[str]) -> Iterator[tuple[str, str, str]]:
    """Yield the column, row and stone of each stone of a plain row."""
    column = 0
    for letter, stone, count in _ITEM.findall(match[2]):
        column = _COLUMNS.index(letter) if letter else column
        for _ in range(int(count or 1)):
            yield _COLUMNS[column], match[1], stone
            column += 1


def _each_run(match: re.Match[str]) -> Iterator[tuple[str, str, str]]:
    """Yield the column, stone and count of each run of a plain row."""
    column = 0
    for letter, stone, count in _ITEM.findall(match[2]):
        column = _COLUMNS.index(letter) if letter else column
        yield _COLUMNS[column], stone, count
        column += int(count or 1)


def _mapped(source: str, target: str) -> Callable[[re.Match[str]], str]:
    table = str.maketrans(source, target)
    return lambda match: match[0].translate(table)


_WIDE = str.maketrans({chr(code): chr(code + 0xFEE0) for code in range(0x21, 0x7F)})
_WORDS = {"b": "black", "w": "white", "r": "red", "g": "green", "l": "blue", "y": "yellow", "p": "purple"}


class Mistake(NamedTuple):
    """A mistake: a regular expression for where it is made, and what is written there instead.

    times: how often; 0 stands for everywhere.
    """

    name: str
    where: str
    written: Replaced
    times: tuple[int, ...] = (1, 2, 0)


_EVERYWHERE = (0,)
_ONCE = (1,)

MISTAKES = (
    # Rows.
    Mistake("_E5b_G5w for _5EbGw", _PLAIN_ROW, lambda m: "".join(f"_{c}{r}{s}" for c, r, s in _each_stone(m))),
    Mistake("E5b G5w for _5EbGw", _PLAIN_ROW, lambda m: "".join(f" {c}{r}{s}" for c, r, s in _each_stone(m))),
    Mistake("bE5 wG5 for _5EbGw", _PLAIN_ROW, lambda m: "".join(f" {s}{c}{r}" for c, r, s in _each_stone(m))),
    Mistake("_E5bGw for _5EbGw", r"_(\d+)([A-Z])(?=[bwrglyp])", r"_\2\1"),
    Mistake("E5bGw for _5EbGw", r"_(\d+)([A-Z])(?=[bwrglyp])", r"\2\1"),
    Mistake("_5bEwG for _5EbGw", _PLAIN_ROW, lambda m: f"_{m[1]}" + "".join(s + n + c for c, s, n in _each_run(m))),
    Mistake("2b for b2", r"(?<!_\d)(?<!_\d\d)(?<=[A-Zbw\d])([bw])(\d+)", r"\2\1"),
    Mistake("E:b for Eb", _COLUMN_OF_STONE, r"\g<0>:"),
    Mistake("commas between stones", r"(?<=[bw\d])(?=[A-Z][bw])(?<!_\d)(?<!_\d\d)", ","),
    Mistake("AAb for Ab", _COLUMN_OF_STONE, r"\g<0>\g<0>", (1, 2)),
    # Case.
    Mistake("all upper case", r"(?<!-)[a-z]", lambda m: m[0].upper(), _EVERYWHERE),
    Mistake("rows in upper case", _ROW, lambda m: m[0].upper()),
    Mistake("columns in lower case", _COLUMN, lambda m: m[0].lower()),
    Mistake("points in lower case, .k7w", r"(?<=\.)[A-Z](?=\d)", lambda m: m[0].lower()),
    Mistake(
        "moves and turns in upper case",
        r"(?<=\.)p?[bw](?=\.|$)|(?<=\.[A-Z]\d)[bw]|(?<=\.[A-Z]\d\d)[bw]",
        lambda m: m[0].upper(),
    ),
    # Characters.
    Mistake("full width", r"(?<!-)[^-]", lambda m: m[0].translate(_WIDE)),
    Mistake("full-width signs", r"[._~]", lambda m: m[0].translate(_WIDE)),
    Mistake("Cyrillic letters", r"(?<!-)(?<!-.)[ABCEHKMOPTX]", _mapped("ABCEHKMOPTX", "АВСЕНКМОРТХ")),
    Mistake("Greek letters", r"(?<!-)(?<!-.)[ABEHKMNOPTXZ]", _mapped("ABEHKMNOPTXZ", "ΑΒΕΗΚΜΝΟΡΤΧΖ")),
    Mistake("Arabic digits", r"(?<!-)\d", _mapped("0123456789", "٠١٢٣٤٥٦٧٨٩")),
    Mistake("Devanagari digits", r"(?<!-)\d", _mapped("0123456789", "०१२३४५६७८९")),
    Mistake("zero-width spaces", r"(?<=.)(?<!-)(?=[._A-Zbw\d])", "\u200b"),
    Mistake("soft hyphens", r"(?<=.)(?<!-)(?=[._A-Zbw\d])", "\u00ad"),
    Mistake("direction marks around", r"^.*$", "\u202a\\g<0>\u202c", _EVERYWHERE),
    Mistake("I for J", r"(?<=[\dbw])J(?=[bw])", "I"),
    Mistake("O for 0", r"(?<=[1-9])0(?![bw])(?<=[_x.].0|_.0)", "O"),
    Mistake("l for 1", r"(?<=[_.x])1(?=\d)|(?<=_1)1", "l"),
    # Signs for dots and underscores.
    Mistake(", for .", r"(?<!^)\.", ","),
    Mistake(", with a space for .", r"(?<!^)\.", ", "),
    Mistake("; for .", r"(?<!^)\.", ";"),
    Mistake("/ for .", r"(?<!^)\.", "/"),
    Mistake("| for .", r"(?<!^)\.", "|"),
    Mistake("a line for .", r"(?<!^)\.", "\n"),
    Mistake("commas between parts", r"(?<!^)(?=[._])", ", "),
    Mistake("no . at the start", r"^\.", "", _ONCE),
    Mistake("no .", r"(?<!^)\.", ""),
    Mistake("。 for .", r"\.", "。"),
    Mistake("- for _", r"_", "-"),
    Mistake("– for _", r"_", "–"),
    Mistake(". for _", r"_", "."),
    Mistake("a line for _", r"(?<!^)_", "\n"),
    Mistake("no _", r"_", ""),
    Mistake("__ for _", r"_", "__"),
    Mistake(r"\_ for _", r"_", r"\\_"),
    Mistake("&#95; for _", r"_", "&#95;"),
    Mistake("%5F for _", r"_", "%5F"),
    Mistake("%255F for _", r"_", "%255F"),
    Mistake("a dash by autocorrection in .E5–a", r"-", "–"),
    Mistake("a long dash in .E5—a", r"-", "—"),
    Mistake(".E5:a for .E5-a", r"-", ":"),
    # Around the text.
    Mistake("quotes around", r"^.*$", r'"\g<0>"', _EVERYWHERE),
    Mistake("brackets around", r"^.*$", r"(\g<0>)", _EVERYWHERE),
    Mistake("HEN: before", r"^", "HEN: ", _EVERYWHERE),
    Mistake("a full stop at the end", r"$", ".", _EVERYWHERE),
    Mistake("a comma at the end", r"$", ",", _EVERYWHERE),
    Mistake("a 。 at the end", r"$", "。", _EVERYWHERE),
    # Words.
    Mistake(".black for .b", r"(?<=\.)[bw](?=\.|$)", lambda m: _WORDS[m[0]], _ONCE),
    Mistake(".Black for .b", r"(?<=\.)[bw](?=\.|$)", lambda m: _WORDS[m[0]].capitalize(), _ONCE),
    Mistake("Black to play", r"\.([bw])(?=\.|$)", lambda m: f" {_WORDS[m[1]].capitalize()} to play", _ONCE),
    Mistake(".black to play", r"(?<=\.)[bw](?=\.|$)", lambda m: f"{_WORDS[m[0]]} to play", _ONCE),
    Mistake(".black pass", r"\.p([bw])(?=[.]|$)", lambda m: f".{_WORDS[m[1]]} pass", _ONCE),
    Mistake(".pass with a turn", r"\.p([bw])(?=\.[bw](?:\.|$))", ".pass", _ONCE),
    Mistake("black and white for stones", _STONE_OF_ROW, lambda m: _WORDS[m[0]]),
    Mistake("● and ○", r"(?<=[\dA-Zbw])[bw](?=[\dA-Zbw._~]|$)", _mapped("bw", "●○")),
    Mistake("⚫ and ⚪", r"(?<=[\dA-Zbw])[bw](?=[\dA-Zbw._~]|$)", _mapped("bw", "⚫⚪")),
    Mistake("x and o", r"(?<=[\dA-Zbw])[bw](?=[\dA-Zbw._~]|$)", _mapped("bw", "xo")),
    # Sizes.
    *(
        Mistake(f".9{sign}9 for .9x9", r"(?<=\d)x(?=\d)", sign, _ONCE)
        for sign in ("X", "*", "×", "by", " by ", "-", ":", "х")
    ),
    Mistake(".9 for .9x9", r"(\.(\d+))x\2(?!\d)", r"\1", _ONCE),
    Mistake(".x9 for .9x9", r"\.(\d+)x\1(?!\d)", r".x\1", _ONCE),
    Mistake("size 9x9", r"\.(\d+)x(\d+)", r"size \1x\2 ", _ONCE),
    # Numbers and points.
    Mistake("1,6 for 16", _IN_NUMBER, ",", (1, 2)),
    Mistake("1'6 for 16", _IN_NUMBER, "'", (1, 2)),
    Mistake("1 6 for 16", _IN_NUMBER, " "),
    Mistake(".7Kw for .K7w", r"(?<=\.)([A-Z])(\d+)", r"\2\1"),
    Mistake(".wK7 for .K7w", r"(?<=\.)([A-Z]\d+)([bw])", r"\2\1"),
    Mistake(".bp for .pb", r"(?<=\.)p([bw])", r"\1p", _ONCE),
    Mistake("~b,w for ~bw", r"(?<=~)([a-z])(?=[a-z])", r"\1,", _ONCE),
)
"""All kinds of mistakes."""

TOGETHER = (
    ("all upper case", ", for ."),
    ("E5b G5w for _5EbGw", ", for ."),
    ("_E5b_G5w for _5EbGw", "columns in lower case"),
    ("- for _", "columns in lower case"),
    ("- for _", ", for ."),
    ("Cyrillic letters", "no ."),
    ("● and ○", ". for _"),
    ("a full stop at the end", "no . at the start"),
)
"""Kinds of mistakes that are made together, everywhere."""


def made(mistake: Mistake, text: str, times: int) -> str | None:
    """Return a text with a mistake made as often as that, None if it has not the places for it."""
    places = [*re.finditer(mistake.where, text)]
    if len(places) < max(times, 1):
        return None
    if times:
        places = sorted(random.Random(f"{mistake.name} {text}").sample(places, times), key=lambda place: place.start())
    pieces, end = [], 0
    for place in places:
        written = mistake.written
        pieces += text[end : place.start()], place.expand(written) if isinstance(written, str) else written(place)
        end = place.end()
    return "".join([*pieces, text[end:]])


def _all_kinds() -> Iterator[tuple[str, Callable[[str], str | None]]]:
    for mistake in MISTAKES:
        for times in mistake.times:
            often = {0: "everywhere", 1: "once", 2: "twice"}[times] if len(mistake.times) > 1 else ""
            yield f"{mistake.name}; {often}".rstrip("; "), lambda text, m=mistake, n=times: made(m, text, n)
    named = {mistake.name: mistake for mistake in MISTAKES}
    for first, second in TOGETHER:
        both = named[first], named[second]

        def made_together(text: str, both: tuple[Mistake, Mistake] = both) -> str | None:
            once = made(both[0], text, 0)
            return once and made(both[1], once, 0)

        yield f"{first}, and {second}", made_together


KINDS = dict(_all_kinds())
"""What makes each kind of mistake in a text, as often as its name says."""


class Score(NamedTuple):
    """Of the texts with a mistake: how many are fixed as meant, to nothing valid, to another position; and examples.

    valid: how many more have the mistake and are valid, so that nothing is to be fixed.
    """

    meant: int
    none: int
    another: int
    valid: int
    failed: tuple[tuple[str, str, str], ...]

    @property
    def texts(self) -> int:
        return self.meant + self.none + self.another

    @property
    def percent(self) -> float:
        return 100 * self.meant / self.texts if self.texts else 100.0


def score(kind: str, positions: Iterable[str]) -> Score:
    """Make a kind of mistake in positions, and fix it."""
    counts = {"meant": 0, "none": 0, "another": 0, "valid": 0}
    failed = []
    for text in positions:
        wrong = KINDS[kind](text)
        if wrong is None or wrong == text:
            continue
        if hen.parse(wrong).ok:
            counts["valid"] += 1
            continue
        fixed = hen.fixed(wrong)
        parsed = hen.parse(fixed)
        result = "none" if not parsed.ok else "meant" if parsed.value == hen.parse(text).value else "another"
        counts[result] += 1
        if result != "meant":
            failed.append((result, wrong, fixed))
    return Score(**counts, failed=tuple(failed))


def _print_table(every: int, only: str) -> None:
    total = [0, 0, 0, 0]
    kinds = []
    print(f"{'kind':58} {'texts':>5} {'meant':>6} {'none':>6} {'other':>6} {'valid':>5}")
    for kind in KINDS:
        if only not in kind:
            continue
        found = score(kind, POSITIONS[::every])
        if not found.texts:
            continue
        shares = [100 * count / found.texts for count in found[:3]]
        print(
            f"{kind:58} {found.texts:5} {shares[0]:6.1f} {shares[1]:6.1f} {shares[2]:6.1f} {found.valid:5}", flush=True
        )
        total = [before + count for before, count in zip(total, found[:4], strict=True)]
        kinds.append(shares)
        for result, wrong, fixed in found.failed[:8] if only else ():
            print(f"    {result}: {wrong!r}\n         {fixed!r}")
    texts = sum(total[:3])
    print(f"{'all texts':58} {texts:5} {''.join(f'{100 * count / texts:6.1f} ' for count in total[:3])}{total[3]:5}")
    means = [sum(column) / len(kinds) for column in zip(*kinds, strict=True)]
    print(f"{f'mean of {len(kinds)} kinds':58} {'':5} {''.join(f'{mean:6.1f} ' for mean in means)}")


if __name__ == "__main__":
    _print_table(int(sys.argv[1]) if len(sys.argv) > 1 else 1, sys.argv[2] if len(sys.argv) > 2 else "")
