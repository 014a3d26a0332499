"""Game info as Nihon Ki-in and Cyberoro write it: TE is the event, RD the date, KO komi, HD the handicap."""

import pytest

from hen_editor.core import sgf
from hen_editor.core.editing.games import with_game_info
from hen_editor.core.game.info import game_info, meant_result, remark
from hen_editor.core.game.overview import facts, players, shared_title
from hen_editor.core.game.record import Game
from hen_editor.teaching.scoring import Terms
from tests.games import opened

NIHON = (
    "(\nTE[第1期 春季杯]\nRD[2025-06-12]\nPC[日本棋院]\nKO[黒6目半出し]\n"
    "RE[257手完, 黒番半目勝]\nPB[黒野]\nBR[九段]\nPW[白山]\nGK[1]\n"
    ";B[pd];W[dp])\n"
)
ORO = "(;TE[2019 춘계배]RD[2019-07-05]KO[6.5]RE[182수 흑불계승]PB[흑]PW[백]HD[2];B[pd];W[dp])"


def read(text: str) -> sgf.GameTree:
    return sgf.parse(text).value.games[0]


def codes(tree: sgf.GameTree) -> list[str]:
    return [problem.code for problem in sgf.check_node(tree, tree.root)]


@pytest.mark.parametrize(
    ("text", "event", "date", "komi", "handicap"),
    [(NIHON, "第1期 春季杯", "2025-06-12", "黒6目半出し", ""), (ORO, "2019 춘계배", "2019-07-05", "6.5", "2")],
    ids=["Nihon Ki-in", "Cyberoro"],
)
def test_they_are_game_info(text: str, event: str, date: str, komi: str, handicap: str) -> None:
    tree = read(text)
    info = game_info(tree)
    assert [info[name] for name in ("EV", "DT", "KM", "HA")] == [event, date, komi, handicap]
    assert shared_title([tree]) == event
    assert facts(tree).date == date
    assert (players(tree).komi, players(tree).handicap) == ("6.5", handicap)
    assert Terms.of(tree, {}).komi == 6.5
    assert sgf.format(sgf.parse(text.encode()).value) == text.encode()


@pytest.mark.parametrize(("komi", "shown", "points"), [("375", "3.75", 7.5), ("650", "6.5", 6.5), ("7.50", "7.5", 7.5)])
def test_komi_in_hundredths_and_in_stones_means_points(komi: str, shown: str, points: float) -> None:
    game = Game.read(f"(;KM[{komi}])")
    assert (game.komi, players(game.tree).komi) == (points, shown)
    assert game.root.properties.raw["KM"] == (komi,)
    is_odd = komi.isdecimal()
    assert codes(game.tree) == ["sgf-komi-in-hundredths"] * is_odd
    assert (remark("KM", komi) is None) is not is_odd


def test_how_they_are_read_is_noted() -> None:
    assert codes(read(ORO)) == ["sgf-name-of-site"] * 4
    problem = sgf.check_node(tree := read(NIHON), tree.root)[0]
    assert problem.message == "TE is read as EV, which it means in the first node of games from some sites."
    assert codes(read(NIHON)).count("sgf-odd-number") == 1


def test_an_edited_one_takes_the_place_of_the_other() -> None:
    shown = opened(ORO)
    after = with_game_info(shown, {**game_info(shown.tree), "EV": "Final", "KM": ""})
    assert sgf.format(after.collection).decode() == ORO.replace("TE[2019 춘계배]", "EV[Final]").replace("KO[6.5]", "")


@pytest.mark.parametrize(
    "text",
    [
        "(;B[dd]TE[1])",
        "(;B[dd]TE[])",
        "(;B[dd]KO[])",
        "(;EV[Final]TE[Other])",
        "(;B[aa];W[bb]TE[Other]KO[6.5])",
        "(;HD[])",
        "(;GM[2]TE[Other])",
    ],
)
def test_what_ff4_defines_stays(text: str) -> None:
    tree = read(text)
    assert "sgf-name-of-site" not in [problem.code for node in tree.walk() for problem in sgf.check_node(tree, node)]
    assert game_info(tree)["EV"] in ("", "Final")
    assert not game_info(tree)["KM"]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("257手完, 黒番半目勝", "B+0.5"),
        ("232手完、黒2目半勝ち", "B+2.5"),
        ("182수 흑불계승", "B+R"),
        ("흑 1.5집 승", "B+1.5"),
        ("白5.5目勝ち!", "W+5.5"),
        ("白時間切れ勝ち！", "W+T"),
        ("黑中盘胜", "B+R"),
        ("White loses on time", "B+T"),
        ("White lost by 3.5 points", "B+3.5"),
        ("白负", "B+"),
        ("黑输2.5目", "W+2.5"),
        ("White wins by 18.5 points! >> White(100):Black(88)", "W+18.5"),
        ("Progressing!", None),
        ("White to play", None),
    ],
)
def test_results_in_words(text: str, meant: str | None) -> None:
    assert meant_result(text) == meant
    problem = remark("RE", text)
    assert problem is not None
    assert problem.replacement == meant
