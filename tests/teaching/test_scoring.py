"""The score of a count: komi, handicap and prisoners, by territory and by area."""

import pytest

from hen_editor.core import sgf
from hen_editor.core.board import BLACK, WHITE, BoardSize, Point, Stones
from hen_editor.teaching.counting import Count
from hen_editor.teaching.scoring import GameScore, Recorded, Terms, result

STONES = Stones(BoardSize(5, 1), {Point(1, 0): BLACK, Point(2, 0): WHITE})
"""Black has two points, one of them territory, White three, two of them territory."""


def terms(info: str) -> Terms:
    tree = sgf.parse(f"(;SZ[5:1]{info})".encode()).value.games[0]
    return Terms.of(tree, {BLACK: 3, WHITE: 1})


def score(info: str) -> GameScore:
    return GameScore.of(Count(STONES), terms(info))


def test_territory_counts_with_prisoners_and_area_with_stones() -> None:
    found = score("KM[0.5]")
    assert found.territory == {BLACK: 1 + 3, WHITE: 2 + 1 + 0.5}
    assert found.area == {BLACK: 2, WHITE: 3 + 0.5}
    assert (result(found.territory), result(found.area)) == ("B+0.5", "W+1.5")


@pytest.mark.parametrize(
    ("komi", "points"), [("3.75", 7.5), ("375", 7.5), ("2.75", 5.5), ("650", 6.5), ("6.3", 6.3), ("120", 120)]
)
def test_komi_in_stones_and_in_hundredths_counts_in_points(komi: str, points: float) -> None:
    assert terms(f"KM[{komi}]").komi == points


def test_dead_stones_are_prisoners() -> None:
    found = GameScore.of(Count(STONES, frozenset({Point(2, 0)})), Terms())
    assert found.territory == {BLACK: 4 + 1, WHITE: 0}
    assert found.area == {BLACK: 5, WHITE: 0}


@pytest.mark.parametrize(
    ("info", "compensation"),
    [
        ("HA[3]RU[Chinese]", 3),
        ("HA[3]RU[AGA]", 2),
        ("HA[3]RU[Japanese]", 0),
        ("HA[3]RU[NZ]", 0),
        ("HA[3]", 0),
        ("RU[Chinese]", 0),
        ("HA[1]RU[AGA]", 0),
        ("HA[x]RU[chinese rules]", 0),
    ],
)
def test_the_rules_say_what_white_gets_for_a_handicap(info: str, compensation: int) -> None:
    assert terms(info).compensation == compensation
    assert score(info).area[WHITE] == 3 + compensation


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        ("Chinese", "W+1"),
        ("AGA", "W+1"),
        ("NZ", "W+1"),
        ("GOE", "W+1"),
        ("Japanese", "B+1"),
        ("Korean", "B+1"),
        ("", "B+1"),
    ],
)
def test_the_rules_say_which_score_is_the_result(rules: str, expected: str) -> None:
    assert score(f"RU[{rules}]").result == expected


@pytest.mark.parametrize(
    ("black", "white", "expected"),
    [(10, 9.5, "B+0.5"), (7, 10.25, "W+3.25"), (5, 5, "0"), (0.3, 0.1 + 0.2, "0"), (100, 0, "B+100")],
)
def test_a_result_is_as_sgf_has_it(black: float, white: float, expected: str) -> None:
    assert result({BLACK: black, WHITE: white}) == expected


@pytest.mark.parametrize("info", ["KM[]", "KM[x]", "HA[-3]", "HA[]RU[]"])
def test_what_cannot_be_read_is_nothing(info: str) -> None:
    assert terms(info)._replace(prisoners={}) == Terms()


def test_stones_in_the_marked_territory_of_the_other_colour_are_dead_with_their_chains() -> None:
    tree = sgf.parse(b"(;SZ[5:1]AB[ba][ca]AW[da]TW[aa:ba]TB[ea])").value.games[0]
    found = Recorded.of(tree, tree.root)
    stones = Stones(BoardSize(5, 1), {Point(1, 0): BLACK, Point(2, 0): BLACK, Point(3, 0): WHITE})
    assert found.dead(stones) == {Point(1, 0), Point(2, 0)}


@pytest.mark.parametrize(
    ("text", "expected"),
    [("W+22.5", "W+22.5"), ("White wins by 2.5 points", "W+2.5"), ("Draw", "0"), ("0", "0"), ("?", ""), ("", "")],
)
def test_the_result_of_a_game_is_compared_by_what_it_means(text: str, expected: str) -> None:
    tree = sgf.parse(f"(;SZ[5]RE[{text}])".encode()).value.games[0]
    assert Recorded.of(tree, tree.root).result == expected
