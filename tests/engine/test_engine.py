"""An engine to be asked: by rules of ours, and with the faults that engines have."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread

import pytest

from hen_editor.core import hen, sgf
from hen_editor.core.board import BLACK, WHITE, Color, Point
from hen_editor.core.position import Move, Position
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import GameTree
from hen_editor.engine import sync
from hen_editor.engine.codes import EngineError
from hen_editor.engine.engine import NO_LIMITS, Engine, SearchLimits
from hen_editor.engine.engines import EngineSpec
from hen_editor.engine.protocol import Analysis
from tests.engine.scripts import WITHOUT_SEARCH, spec

PATIENCE = 20.0

BLACK_LEADS, EVEN = hen.parse_strict(".9x9_5Eb.w"), hen.parse_strict(".9x9_5Ebw.b")
KO = "(;SZ[9]AB[ba][ab][bc]AW[ca][db][cc][bb]PL[B];B[cb];W[ii])"


def game(text: str) -> GameTree:
    return sgf.parse_strict(text).games[0]


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    with Engine(spec()) as started:
        yield started


def test_it_says_what_it_is(engine: Engine) -> None:
    assert (engine.name, engine.version, "kata-analyze" in engine.commands) == ("Scripted", "1.0", True)


@pytest.mark.parametrize(
    "faults",
    [
        [],
        ["crlf", "comments", "junk-first"],
        ["byte-by-byte"],
        ["slow=0.002"],
        ["empty-lines-inside", "dies-on-empty-sgf", "tolerates-ko", "forgets-moves"],
    ],
    ids=" ".join,
)
def test_every_node_of_a_game_arrives(faults: list[str]) -> None:
    tree = game("(;SZ[9](;B[ee];W[cc](;B[dd])(;B[ff];AB[aa]AE[ee]PL[W];W[ee]))(;B[];W[];B[ee]))")
    nodes = [*tree.walk()]
    with Engine(spec(*faults)) as engine:
        for node in [*nodes, *reversed(nodes), *nodes[::2]]:
            assert engine.put(tree, node) == ()  # the boards were compared


COMMANDS = "name version list_commands boardsize kata-set-rules komi loadsgf play showboard is_legal undo kata-analyze"


@pytest.mark.parametrize("name", COMMANDS.split())
def test_an_engine_that_dies_is_said_whatever_it_was_asked(name: str) -> None:
    tree = game(KO)

    def work() -> None:
        with Engine(spec(f"dies-at={name}")) as engine:
            for node in [*tree.main_line(), tree.root]:
                engine.put(tree, node)
            engine.analyze(SearchLimits(1))

    with pytest.raises(EngineError, match=r"ended \(exit status 3\): “No such network”"):
        work()


def test_ko_is_known_on_every_way_to_it(engine: Engine) -> None:
    tree = game(KO)
    [root, capture, _] = tree.main_line()
    for node in (capture, root, capture):
        engine.put(tree, node)
    engine.put_position(Replay.of(tree, capture).position(tree).value)
    with Engine(spec("knows-no-ko")) as other, pytest.raises(EngineError, match="does not know that B8 is ko"):
        other.put(tree, capture)


@pytest.mark.parametrize(
    ("faults", "text", "message"),
    [
        (["ignores-white"], "(;SZ[9]AB[aa]AW[bb])", "board differs at B8"),
        (["takes-first-size"], "(;SZ[9:13])", "board has another size"),
        (["lacks=rectangular_boardsize"], "(;SZ[9:13])", "square boards only"),
        (["dies-at=loadsgf"], "(;SZ[9]AB[aa])", r"ended \(exit status 3\): “No such network”"),
        ([], "(;SZ[21])", "refuses “boardsize 21”: “unacceptable size”"),
        ([], "(;SZ[9]KM[6.5]AB[aa];B[aa];W[bb])", ""),
    ],
)
def test_a_position_that_does_not_arrive_is_said(faults: list[str], text: str, message: str) -> None:
    tree = game(text)
    with Engine(spec(*faults)) as engine:
        if message:
            with pytest.raises(EngineError, match=message):
                engine.put(tree, [*tree.main_line()][-1])
        else:
            engine.put(tree, [*tree.main_line()][-1])


def test_what_is_refused_by_us_is_not_sent(tmp_path: Path) -> None:
    record = tmp_path / "record"
    with Engine(spec(f"record={record}")) as engine:
        before = record.read_text(encoding="utf-8")
        with pytest.raises(EngineError, match="black and white stones only"):
            engine.put_position(hen.parse_strict(".9x9_5Er"))
        assert record.read_text(encoding="utf-8") == before
        with pytest.raises(ValueError, match="no position"):
            engine.analyze()


def test_a_ko_retake_that_an_engine_tolerates_is_still_the_position_here() -> None:
    tree = game("(;SZ[9]AB[ba][ab][bc]AW[ca][db][cc][bb]PL[B];B[cb];W[bb])")
    with Engine(spec("tolerates-ko")) as engine:
        assert [engine.put(tree, node) for node in tree.main_line()] == [(), (), ()]


def test_without_files_and_undo_positions_arrive_all_the_same() -> None:
    tree = game("(;SZ[9]AB[aa]AW[bb]PL[W];W[cc];B[dd])")
    for lacks in ("loadsgf", "loadsgf,set_position", "undo", "loadsgf,set_position,undo,is_legal,kata-set-rules"):
        with Engine(spec(f"lacks={lacks}")) as engine:
            for node in [*tree.main_line(), tree.root]:
                assert engine.put(tree, node) == ()


def test_temporary_files_are_private_and_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with Engine(spec("scratch")) as engine:
        engine.put_position(BLACK_LEADS)
        [folder] = tmp_path.iterdir()
        assert (folder / "scratch").read_text(encoding="utf-8") == str(folder)  # what the engine itself writes
        assert (folder.stat().st_mode & 0o777, (folder / "position.sgf").is_file()) == (0o700, True)
    assert [*tmp_path.iterdir()] == []
    with pytest.raises(EngineError, match="There is no program"):
        Engine(EngineSpec("none", "/none/engine"))
    assert [*tmp_path.iterdir()] == []


# Analysis.


@pytest.mark.parametrize("lacks", ["", "kata-analyze"])
@pytest.mark.parametrize("turn", [BLACK, WHITE], ids=str)
def test_figures_are_those_of_black(lacks: str, turn: Color) -> None:
    with Engine(spec(f"lacks={lacks}")) as engine:
        engine.put_position(Position(BLACK_LEADS.stones, turn=turn))
        found = engine.analyze(SearchLimits(visits=5))
        assert found is not None
        assert (found.turn, found.win_rate) == (turn, pytest.approx(0.99, abs=0.01))
        if not lacks:
            assert (found.score_lead, found.ownership[40], sum(found.ownership)) == (10, 1, 1)
            assert found.points_lost(found.candidates[1]) == 1


@pytest.mark.parametrize("view", ["black", "white", "turn"])
def test_the_view_of_a_user_s_own_engine_is_found_out(view: str) -> None:
    with Engine(spec(f"view={view}", is_ours=False)) as engine:
        for turn in (BLACK, WHITE):
            engine.put_position(Position(BLACK_LEADS.stones, turn=turn))
            found = engine.analyze(SearchLimits(visits=3))
            assert found is not None
            assert found.score_lead == 10


def test_an_analysis_ends_at_its_limits(engine: Engine) -> None:
    engine.put_position(EVEN)
    found = engine.analyze(SearchLimits(visits=30))
    assert found is not None
    assert found.visits >= 30
    assert engine.analyze(SearchLimits(seconds=0.1)) is not None


def test_an_analysis_goes_on_until_it_is_stopped(engine: Engine) -> None:
    engine.put_position(EVEN)
    stop, seen = Event(), list[Analysis]()

    def see(found: Analysis) -> None:
        seen.append(found)
        if len(seen) == 3:
            stop.set()

    last = engine.analyze(NO_LIMITS, see, stop=stop)
    assert [one.visits for one in seen] == sorted(one.visits for one in seen)
    assert last == seen[-1]
    assert engine.analyze(SearchLimits(1)) is not None  # it still answers


def test_of_a_pouring_engine_only_what_is_due_and_the_last_is_handed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hen_editor.engine.engine.UPDATE_SECONDS", 1000)
    with Engine(spec("pours")) as engine:
        engine.put_position(EVEN)
        seen = list[Analysis]()
        last = engine.analyze(SearchLimits(seconds=0.3), seen.append)
    assert len(seen) == 2
    assert seen[0].visits < seen[1].visits
    assert seen[1] == last


def test_only_moves_of_the_region_are_considered(engine: Engine) -> None:
    engine.put_position(EVEN)
    region = [Point(column, 8) for column in range(4)]
    found = engine.analyze(SearchLimits(5), region=region)
    assert found is not None
    assert {each.move for each in found.candidates} <= set(region)


def test_an_analysis_that_does_not_stop_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hen_editor.engine.engine.STOP_SECONDS", 0.3)
    with Engine(spec("stops-late=60")) as engine:
        engine.put_position(EVEN)
        with pytest.raises(EngineError, match="does not answer “kata-analyze"):
            engine.analyze(SearchLimits(visits=1))


def test_an_engine_that_dies_while_it_analyses_is_said() -> None:
    with Engine(spec("dies-after=3")) as engine:
        engine.put_position(EVEN)
        with pytest.raises(EngineError, match=r"ended \(exit status 3\)"):
            engine.analyze(NO_LIMITS)


def test_an_analysis_ends_if_the_engine_is_closed() -> None:
    engine, seen = Engine(spec()).open(), Event()
    engine.put_position(EVEN)
    closing = Thread(target=lambda: (seen.wait(PATIENCE), engine.close()))
    closing.start()
    with contextlib.suppress(EngineError):  # if it ends before it has answered
        engine.analyze(NO_LIMITS, lambda _: seen.set())
    closing.join(PATIENCE)
    with pytest.raises(EngineError, match="was stopped"):
        engine.put_position(EVEN)


def test_an_engine_may_be_closed_while_a_position_is_written_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    engine, written = Engine(spec()).open(), sync.sgf
    monkeypatch.setattr(sync, "sgf", lambda wanted: (engine.close(), written(wanted))[1])
    tree = game(KO)
    with pytest.raises(EngineError, match="was stopped"):
        engine.put(tree, tree.root)


def test_an_engine_without_search_names_good_moves_once() -> None:
    with Engine(spec(WITHOUT_SEARCH)) as engine:
        engine.put_position(EVEN)
        seen = list[Analysis]()
        found = engine.analyze(NO_LIMITS, seen.append)
        assert seen == [found]
        assert found is not None
        assert ([each.value for each in found.candidates], found.visits, found.score_lead) == (
            [20, 19, 18, 17, 16],
            0,
            3.5,
        )
        assert (found.win_rate, engine.estimate()) == (None, 3.5)


def test_an_engine_that_can_only_play_says_so() -> None:
    with Engine(spec(f"{WITHOUT_SEARCH},top_moves_black")) as engine:
        engine.put_position(EVEN)
        with pytest.raises(EngineError, match="names no good moves"):
            engine.analyze()
        with pytest.raises(EngineError, match="which stones are dead"):
            engine.dead_stones()


# Play and count.


def test_a_game_is_played_by_both(engine: Engine) -> None:
    tree = game("(;SZ[9])")
    node = tree.root
    for _ in range(4):
        engine.put(tree, node)
        move = engine.genmove(SearchLimits(visits=1))
        assert move is not None
        tree, node = tree.with_child(node, {"B" if move.color is BLACK else "W": move.point})
    assert [tree.node(each).raw for each in tree.main_line()][1:] == [
        {"B": ("aa",)},
        {"W": ("ba",)},
        {"B": ("ca",)},
        {"W": ("da",)},
    ]


@pytest.mark.parametrize("answer", ["E5", "A9", "Z99", ""])
def test_an_illegal_or_senseless_move_is_not_taken(answer: str) -> None:
    position = hen.parse_strict(".9x9_9Bb_8Abw_5Eb.w")
    with Engine(spec(WITHOUT_SEARCH, f"genmove={answer or ' '}")) as engine:
        engine.put_position(position)
        with pytest.raises(EngineError, match=r" is illegal: |answers “genmove”"):
            engine.genmove()


@pytest.mark.parametrize(
    ("answer", "move"), [("resign", None), ("PASS", Move(BLACK, None)), ("c3", Move(BLACK, Point(2, 6)))]
)
def test_a_move_may_be_a_pass_or_the_end(answer: str, move: Move | None) -> None:
    with Engine(spec(WITHOUT_SEARCH, f"genmove={answer}")) as engine:
        engine.put_position(EVEN)
        assert engine.genmove() == move


def test_the_final_status_is_asked_for_only_once_the_game_is_over(tmp_path: Path) -> None:
    record = tmp_path / "record"
    tree = game("(;SZ[9];B[ee];W[];B[])")
    *_, before, last = tree.main_line()
    with Engine(spec(f"record={record}")) as engine:
        engine.put(tree, before)
        assert engine.dead_stones(SearchLimits(1)) == frozenset()
        assert "final_status_list" not in record.read_text(encoding="utf-8")
        engine.put(tree, last)
        assert engine.dead_stones() == {Point(4, 4)}


def test_before_the_owner_of_a_point_says_which_stones_are_dead() -> None:
    with Engine(spec("all-is-white")) as engine:
        engine.put_position(EVEN)
        assert engine.dead_stones(SearchLimits(1)) == {Point(4, 4)}
        assert engine.estimate() == 3.5
