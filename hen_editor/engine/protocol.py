"""GTP: what engines answer, as values; pure.

Sources: the draft of GTP 2 (https://www.lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2.pdf), the GTP extensions of KataGo
(https://github.com/lightvector/KataGo/blob/master/docs/GTP_Extensions.md), `lz-analyze` of Leela Zero, and what GNU Go
3.8 answers.
"""

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from math import inf, isfinite
from typing import NamedTuple

from hen_editor.core.board import BLACK, BoardSize, Color, Point
from hen_editor.core.position import Move

MAX_LINE = 1_000_000
"""The most bytes of a line. One of KataGo with the ownership of 361 points has some 10,000."""

MAX_TEXT = 4_000_000
"""The most characters of an answer."""

MAX_ID = 2**31 - 1
"""GNU Go changes larger ones."""

_ANSWER = re.compile(r"([=?])(\d*)(?:\s+(.*))?$")
_SECOND_ANSWER = re.compile(r"[=?]\d+(?:\s|$)")
_VERTEX = re.compile(r"[A-Za-z]\d{1,2}$|pass$", re.IGNORECASE)
_ESTIMATE = re.compile(r"([BW])\+(\d+(?:\.\d+)?)|0\b")


# Answers.


class GtpAnswer(NamedTuple):
    """The answer to the command of this id, or one without id; ok: whether the engine did it. text: without `=1`."""

    id: int | None
    ok: bool
    text: str


class AnalysisLine(NamedTuple):
    """A line of analysis, which comes while the command of this id goes on."""

    id: int | None
    text: str


class EndlessError(Exception):
    """A line or an answer is longer than any that makes sense."""


class AnswerReader:
    r"""Makes answers of the bytes that an engine writes, however they are cut.

    Lines outside an answer are texts. An empty line ends an answer, so what follows one inside it is outside.

    >>> reader = AnswerReader()
    >>> [*reader.feed(b"Error: junk\r\n=7 \r\nE5"), *reader.feed(b": alive\r\n\r\n? what\n\n")]
    ['Error: junk', GtpAnswer(id=7, ok=True, text='E5: alive'), GtpAnswer(id=None, ok=False, text='what')]
    """

    def __init__(self) -> None:
        self._rest = b""
        self._head: GtpAnswer | None = None
        self._lines: list[str] = []
        self._length = 0

    def feed(self, data: bytes) -> Iterator[GtpAnswer | AnalysisLine | str]:
        """Yield what has become complete. Raises EndlessError."""
        if len(self._rest) + len(data) > MAX_LINE and b"\n" not in data:
            raise EndlessError
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            yield from self._line(line.decode("utf-8", "replace").rstrip())

    def _line(self, line: str) -> Iterator[GtpAnswer | AnalysisLine | str]:
        head = self._head
        if head is not None and line and not _SECOND_ANSWER.match(line):
            if line.startswith("info "):
                yield AnalysisLine(head.id, line)
                return
            self._length += len(line)
            if self._length > MAX_TEXT:
                raise EndlessError
            self._lines.append(line)
            return
        if head is not None:
            yield head._replace(text="\n".join(self._lines).strip("\n"))
        self._head = None
        if begun := _ANSWER.match(line):
            id_ = int(begun[2][:10]) if begun[2] else None
            self._head, self._lines, self._length = GtpAnswer(id_, begun[1] == "=", ""), [begun[3] or ""], 0
        elif line:
            yield line


def vertex(point: Point | None, size: BoardSize) -> str:
    """Return a point as GTP writes it, a pass for None."""
    return "pass" if point is None else point.name(size)


def moves_in(text: str, size: BoardSize) -> list[Point | None]:
    """Return the points that are named in a text, None for a pass; all other words are skipped."""
    names = [word for word in text.split() if _VERTEX.match(word)]
    points = [None if name.lower() == "pass" else Point.from_name(name, size) for name in names]
    return [point for name, point in zip(names, points, strict=True) if point is not None or name.lower() == "pass"]


def play_command(move: Move, size: BoardSize) -> str:
    """Return the command that plays a move."""
    return f"play {letter(move.color)} {vertex(move.point, size)}"


def letter(color: Color) -> str:
    """Return how GTP writes Black or White."""
    return "b" if color is BLACK else "w"


# Analysis.


class CandidateMove(NamedTuple):
    """A move that an engine considers, and what it thinks of it.

    move: its point, None for a pass. visits: how often the search tried it; 0 where the engine counts none. win_rate:
    Black's chance to win after it, 0 to 1. score_lead: the points that Black is expected to lead by. prior: how likely
    the network thought it, 0 to 1. value: GNU Go's own measure, in points of no certain meaning. line: the moves that
    follow, with itself; points, None for a pass. Whatever the engine does not give is None.
    """

    move: Point | None
    visits: int = 0
    win_rate: float | None = None
    score_lead: float | None = None
    prior: float | None = None
    line: tuple[Point | None, ...] = ()
    value: float | None = None


@dataclass(frozen=True, slots=True)
class Analysis:
    """What an engine thinks of a position; win rate, score and ownership are as Black sees them.

    candidates: the moves it considers, the best one first; none only where the score alone was asked for. turn: who is
    to move. visits: of the search. win_rate: 0 to 1. score_lead: in points. ownership: -1 (White's) to 1 for each
    point, row by row from the upper left; or empty.
    """

    candidates: tuple[CandidateMove, ...]
    turn: Color
    visits: int = 0
    win_rate: float | None = None
    score_lead: float | None = None
    ownership: tuple[float, ...] = ()

    @property
    def best(self) -> CandidateMove:
        """The move that the engine prefers."""
        return self.candidates[0]

    def points_lost(self, candidate: CandidateMove) -> float | None:
        """Return how many points a move loses against the best one, as the side to move sees it; None if unknown."""
        best = self.best.score_lead
        if best is None or candidate.score_lead is None:
            return None
        return (best - candidate.score_lead) * (1 if self.turn is BLACK else -1)

    def within(self, region: Collection[Point]) -> "Analysis | None":
        """Return it with only the moves in a part of the board; None if there are none."""
        kept = tuple(each for each in self.candidates if each.move in region)
        return replace(self, candidates=kept) if kept else None


def parse_analysis(text: str, size: BoardSize, turn: Color, perspective: Color, unit: float = 1) -> Analysis | None:
    """Return a line of `kata-analyze` or `lz-analyze` as a value; None if it names no move.

    turn: who is to move. perspective: whose win rate, score and ownership they are. unit: what a certain win is; 10000
    of `lz-analyze`. Moves that the search never tried are left out.
    """
    figures = _Figures(perspective, unit)
    parts = re.split(r"\b(info|rootInfo|ownership|ownershipStdev)\s", text)
    found: list[tuple[float, CandidateMove]] = []
    root: dict[str, str] = {}
    ownership: tuple[float, ...] = ()
    for name, part in zip(parts[1::2], parts[2::2], strict=True):
        if name == "ownership":
            ownership = figures.ownership(part, size)
        elif name == "rootInfo":
            root = _pairs(part.split())
        elif name == "info":
            found += figures.candidate(part, size)
    if not found:
        return None
    candidates = tuple(candidate for _, candidate in sorted(found, key=lambda one: one[0]))
    visits = int(_number(root.get("visits")) or sum(one.visits for one in candidates))
    best = candidates[0]
    win_rate, score_lead = best.win_rate, best.score_lead
    if "winrate" in root:
        win_rate, score_lead = figures.win_rate(root["winrate"]), figures.points(root.get("scoreLead"))
    return Analysis(candidates, turn, visits, win_rate, score_lead, ownership)


class _Figures(NamedTuple):
    """Reads figures that are given as one side sees them, as Black does."""

    perspective: Color
    unit: float

    def win_rate(self, text: str | None) -> float | None:
        value = _number(text)
        if value is None:
            return None
        rate = min(max(value / self.unit, 0.0), 1.0)
        return rate if self.perspective is BLACK else 1 - rate

    def points(self, text: str | None) -> float | None:
        value = _number(text)
        return value if value is None or self.perspective is BLACK else -value

    def ownership(self, text: str, size: BoardSize) -> tuple[float, ...]:
        values = [value for word in text.split()[: size.count] if (value := self.points(word)) is not None]
        return tuple(values) if len(values) == size.count else ()

    def candidate(self, text: str, size: BoardSize) -> list[tuple[float, CandidateMove]]:
        """Return the move after an `info`, with its place among the others; none if it was not tried."""
        words = text.split()
        end = words.index("pv") if "pv" in words else len(words)
        pairs = _pairs(words[:end])
        line = takewhile(_VERTEX.match, words[end + 1 :])
        moves, visits = moves_in(pairs.get("move", ""), size), int(_number(pairs.get("visits")) or 0)
        if not moves or visits <= 0:
            return []
        order, prior = _number(pairs.get("order")), _number(pairs.get("prior"))
        candidate = CandidateMove(
            moves[0],
            visits,
            self.win_rate(pairs.get("winrate")),
            self.points(pairs.get("scoreLead")),
            None if prior is None else prior / self.unit,
            tuple(moves_in(" ".join(line), size)),
        )
        return [(inf if order is None else order, candidate)]


def _pairs(words: Sequence[str]) -> dict[str, str]:
    return dict(zip(words[::2], words[1::2], strict=False))


def _number(text: str | None) -> float | None:
    try:
        value = float(text or "")
    except ValueError:
        return None
    return value if isfinite(value) else None


# What GNU Go has instead.


def parse_top_moves(text: str, size: BoardSize) -> tuple[CandidateMove, ...]:
    """Return the answer to `top_moves_black`: points, each with GNU Go's value of it, the best one first.

    >>> [(one.move, one.value) for one in parse_top_moves("C3 75.01 Z9 1 D3 74.01 ", BoardSize(9, 9))]
    [(Point(column=2, row=6), 75.01), (Point(column=3, row=6), 74.01)]
    """
    words = text.split()
    pairs = zip(words[::2], map(_number, words[1::2]), strict=False)
    return tuple(CandidateMove(point, value=value) for name, value in pairs for point in moves_in(name, size))


def parse_estimate(text: str) -> float | None:
    """Return the points that Black leads by in an answer to `estimate_score` or `final_score`; None if it has none.

    >>> parse_estimate("W+16.1 (upper bound: -8.2, lower: -24.0)"), parse_estimate("0"), parse_estimate("?")
    (-16.1, 0.0, None)
    """
    found = _ESTIMATE.match(text.strip())
    if found is None:
        return None
    return float(found[2] or 0) * (-1 if found[1] == "W" else 1)
