"""What engines write, as values."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core.board import BLACK, WHITE, BoardSize, Color, Point
from hen_editor.engine.protocol import (
    MAX_LINE,
    MAX_TEXT,
    Analysis,
    AnalysisLine,
    AnswerReader,
    CandidateMove,
    EndlessError,
    GtpAnswer,
    moves_in,
    parse_analysis,
    vertex,
)

SIZE = BoardSize(9, 9)
E3, C6, D4 = (Point.from_name(name, SIZE) for name in ("E3", "C6", "D4"))

KATA = (
    "info move E3 visits 4 edgeVisits 4 utility 0.1 winrate 0.44 scoreMean -0.2 scoreStdev 9 scoreLead -0.5 "
    "scoreSelfplay -0.3 prior 0.25 lcb 0.4 utilityLcb 0 weight 4 order 1 pv E3 C6 pvVisits 4 1 "
    "info move D4 visits 6 winrate 0.48 scoreLead 0.5 prior 0.5 isSymmetryOf F6 order 0 pv D4 pass "
    "info move C6 visits 0 winrate 0.9 scoreLead 9 prior 0.1 order 2 pv C6 "
    "rootInfo visits 11 winrate 0.45 scoreLead -0.25 rawStWrError -1 "
    f"ownership {' '.join(['0.5'] * 81)} ownershipStdev {' '.join(['0.1'] * 81)}"
)


def test_a_line_of_katago() -> None:
    found = parse_analysis(KATA, SIZE, BLACK, BLACK)
    assert found == Analysis(
        (CandidateMove(D4, 6, 0.48, 0.5, 0.5, (D4, None)), CandidateMove(E3, 4, 0.44, -0.5, 0.25, (E3, C6))),
        BLACK,
        11,
        0.45,
        -0.25,
        (0.5,) * 81,
    )
    assert [found.points_lost(each) for each in found.candidates] == [0, 1]


def test_figures_are_those_of_black_whoever_they_are_given_for() -> None:
    black, white = (parse_analysis(KATA, SIZE, WHITE, color) for color in (BLACK, WHITE))
    assert black is not None
    assert white is not None
    assert white.win_rate == pytest.approx(1 - black.win_rate)
    assert (white.score_lead, set(white.ownership)) == (0.25, {-0.5})
    assert (white.best.score_lead, white.best.win_rate) == (-0.5, pytest.approx(0.52))
    assert [white.points_lost(each) for each in white.candidates] == [0, 1]


def test_a_line_of_leela_zero() -> None:
    line = "info move D4 visits 7 winrate 4800 prior 500 lcb 4700 order 0 pv D4 E3 info move pass visits 1 winrate 100"
    found = parse_analysis(line, SIZE, BLACK, BLACK, 10_000)
    best, last = CandidateMove(D4, 7, 0.48, None, 0.05, (D4, E3)), CandidateMove(None, 1, 0.01)
    assert found == Analysis((best, last), BLACK, 8, 0.48)
    assert found.points_lost(last) is None


@pytest.mark.parametrize(
    "line",
    [
        "",
        "info",
        "info move",
        "info move Z99 visits 3",
        "info move D4 visits nan",
        "info move D4 visits x",
        "ownership 1 2",
    ],
)
def test_a_line_without_a_move_is_none(line: str) -> None:
    assert parse_analysis(line, SIZE, BLACK, BLACK) is None


words = st.sampled_from(KATA.split()) | st.text(max_size=5)


@given(st.lists(words, max_size=60))
def test_whatever_is_written_is_read_or_left_out(found: list[str]) -> None:
    analysis = parse_analysis(" ".join(["info", *found]), SIZE, WHITE, WHITE)
    if analysis is not None:
        assert all(0 <= each.win_rate <= 1 for each in analysis.candidates if each.win_rate is not None)
        assert len(analysis.ownership) in (0, SIZE.count)


answers = st.builds(
    GtpAnswer,
    st.integers(1, 999),
    st.booleans(),
    st.lists(st.text("abc ?=12", min_size=1).filter(str.strip), max_size=3).map(lambda lines: "\n".join(lines).strip()),
).filter(lambda one: not any(line.strip()[:1] in ("=", "?") for line in one.text.split("\n")[1:]))


@given(st.lists(answers, max_size=4), st.sampled_from(["\n", "\r\n"]), st.data())
def test_answers_are_read_however_they_are_cut(written: list[GtpAnswer], end: str, data: st.DataObject) -> None:
    text = "".join(f"{'=' if one.ok else '?'}{one.id} {one.text}\n\n" for one in written).replace("\n", end)
    cuts = sorted(data.draw(st.lists(st.integers(0, len(text)), max_size=5)))
    pieces = [text[start:stop].encode() for start, stop in zip([0, *cuts], [*cuts, len(text)], strict=True)]
    reader = AnswerReader()
    found = [one for piece in pieces for one in reader.feed(piece) if isinstance(one, GtpAnswer)]
    stripped = [one._replace(text="\n".join(map(str.rstrip, one.text.split("\n"))).lstrip()) for one in written]
    assert [one._replace(text=one.text.lstrip()) for one in found] == stripped


def test_lines_of_analysis_come_at_once() -> None:
    reader = AnswerReader()
    assert [*reader.feed(b"=7\ninfo move D4\nin")] == [AnalysisLine(7, "info move D4")]
    assert [*reader.feed(b"fo move E3\n\n")] == [AnalysisLine(7, "info move E3"), GtpAnswer(7, True, "")]


def test_an_answer_ends_where_the_next_one_begins() -> None:
    assert [one.id for one in AnswerReader().feed(b"=1 a\n=2 b\n\n")] == [1, 2]


@pytest.mark.parametrize("data", [b"x" * (MAX_LINE + 1), b"=1 " + b"xxxxxxxxx\n" * (MAX_TEXT // 9 + 2)])
def test_what_has_no_end_is_not_read(data: bytes) -> None:
    with pytest.raises(EndlessError):
        list(AnswerReader().feed(data))


@pytest.mark.parametrize("size", [BoardSize(25, 25), BoardSize(2, 3), BoardSize(1, 1)], ids=str)
def test_points_are_written_as_they_are_read(size: BoardSize) -> None:
    points = [*size.points(), None]
    assert moves_in(" ".join(vertex(point, size) for point in points), size) == points


@pytest.mark.parametrize(("color", "lost"), [(BLACK, 3.0), (WHITE, -3.0)])
def test_points_are_lost_by_the_side_to_move(color: Color, lost: float) -> None:
    first, second = CandidateMove(D4, 1, score_lead=5.0), CandidateMove(E3, 1, score_lead=2.0)
    assert Analysis((first, second), color).points_lost(second) == lost
