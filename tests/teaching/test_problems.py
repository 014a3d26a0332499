"""Problems as a page to solve them in a browser."""

import json
import re
import shutil
import subprocess
from collections.abc import Sequence
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from hen_editor.core import sgf
from hen_editor.resources import page_template
from hen_editor.styles import STYLES
from hen_editor.teaching import problems
from hen_editor.teaching.problems import Page, WebPage

TWO = """
(;SZ[9]GN[Capture]AB[ee]AW[ef]C[Black to play](;B[ff]C[That is it.];W[gf];B[fg])(;B[dd];W[ff]C[White escapes.]))
(;SZ[9]AB[cc])
(;SZ[19]AB[cc]AW[cd]PL[W];W[dc];B[bd])
"""
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


NODE = shutil.which("node")


def page(text: str, has: WebPage = WebPage("Problems")) -> Page:  # noqa: B008 - a value
    games = sgf.parse(text).value.games
    return problems.make(games, page_template("problems"), STYLES["wood"], has)


def data(made: Page) -> Any:
    """Return what the page shows."""
    found = re.search(r'<script id="data"[^>]*>(.*?)</script>', made.html, re.DOTALL)
    assert found is not None
    return json.loads(found[1])


def test_a_page_has_the_games_with_moves_to_find() -> None:
    made = page(TWO)
    assert made.problems == 2
    assert [(one["title"], one["player"], one["hen"]) for one in data(made)["problems"]] == [
        ("Capture", "black", ".9x9_5Eb_4Ew.b"),
        ("3", "white", "_17Cb_16Cw.w"),
    ]


def test_the_page_has_words_for_players_of_every_colour() -> None:
    words = data(page(TWO))["words"]
    assert [words["find"], words["red"]] == ["Find the best move for {color}.", "Red"]


def test_a_comment_without_a_move_is_shown_with_the_move_before_it() -> None:
    [one] = data(page("(;SZ[9]AB[cc]AW[cd]PL[B];B[dd];C[Now White is dead.])"))["problems"]
    assert [node["comment"] for node in one["nodes"]] == ["", "Now White is dead.", "Now White is dead."]


def test_of_a_game_that_shows_a_part_of_the_board_the_page_does_too() -> None:
    [one, other] = data(page("(;SZ[19]VW[aa:jd]AB[cc];W[dd];B[ee])(;SZ[19]VW[aa:jh]AB[cc][pp];W[dd];B[ee])"))[
        "problems"
    ]
    assert [each["part"]["area"] for each in (one, other)] == [[0, 0, 9, 4], [0, 0, 9, 7]]
    assert one["whole"]["area"] == [0, 0, 18, 18]


def test_a_game_of_thousands_of_moves_is_no_problem() -> None:
    assert page(f"(;SZ[9]{';B[aa];W[bb]' * problems.MAX_PROBLEM_NODES})").problems == 0


def test_a_board_too_wide_for_hen_has_none_to_copy() -> None:
    assert data(page("(;SZ[30]AB[cc];W[dd])"))["problems"][0]["hen"] == ""


def test_each_node_knows_its_moves_answer_and_verdict() -> None:
    nodes = data(page(TWO))["problems"][0]["nodes"]
    assert [node["verdict"] for node in nodes] == ["open", "open", "open", "right", "wrong", "wrong"]
    assert [node["answer"] for node in nodes] == [None, 2, None, None, 5, None]
    assert [node["feedback"] for node in nodes] == ["find", "right", "found", "solved", "wrong", "wrong"]
    assert [node["move"] for node in nodes] == [1, None, 3, None, None, None]
    assert [node["last"] for node in nodes][:3] == [None, ["black", 5, 5], ["white", 6, 5]]
    assert nodes[0]["moves"] == {"5,5": 1, "3,3": 4}
    assert nodes[0]["stones"] == {"black": ["4,4"], "white": ["4,5"]}
    assert [node["hint"] is None for node in nodes] == [node["move"] is None for node in nodes]
    left, top, right, bottom = nodes[0]["hint"]
    assert left <= 5 <= right
    assert top <= 5 <= bottom
    assert (right - left + 1) * (bottom - top + 1) == 16
    assert nodes[1]["pause"] > nodes[4]["pause"] - 1 > 0
    assert nodes[1]["comment"] == "That is it."


def test_words_that_mark_a_move_are_not_on_the_page() -> None:
    html = page("(;SZ[9]AB[ee](;B[ff]C[That is it. RIGHT])(;B[dd]C[NOTTHIS]))")
    assert [node["comment"] for node in data(html)["problems"][0]["nodes"]] == ["", "That is it.", ""]


def test_a_wrong_move_with_a_comment_waits_for_the_student() -> None:
    made = data(page("(;SZ[9]AB[ee](;B[ff])(;B[dd]C[Too slow.];W[ff]C[White escapes.]))"))
    assert [node["pause"] for node in made["problems"][0]["nodes"]][2] is None
    assert made["words"]["reply"] == "Wrong. Click the board to see the reply."


def test_ko_and_suicide_are_illegal_but_where_the_problem_has_them() -> None:
    ko = "(;SZ[9]AB[cb][bc][cd][dc]AW[db][ec][dd];B[gg];W[cc];B[{}])"
    suicide = "(;SZ[9]AW[ba][ab][ih][hi](;B[cc])(;B[aa]))"
    made = [one["nodes"] for one in data(page(ko.format("gh") + ko.format("dc") + suicide))["problems"]]
    illegal = [nodes[at]["illegal"] for nodes, at in zip(made, (2, 2, 0), strict=True)]
    assert illegal == [{"3,2": "ko"}, {}, {"8,8": "suicide"}]


def test_ko_is_illegal_at_a_point_with_liberties_too_if_the_position_says_so() -> None:
    (made,) = data(page("(;SZ[9]AB[aa]PL[B]HEN[.9x9.G3];B[cc])"))["problems"]
    assert made["nodes"][0]["illegal"] == {"6,6": "ko"}


def test_a_problem_in_a_corner_shows_only_that() -> None:
    corner = data(page(TWO))["problems"][1]
    assert corner["part"]["area"] == [0, 0, 8, 8]
    assert corner["columns"][:2] + corner["rows"][:2] == ["A", "B", "19", "18"]


def test_pictures_share_their_layers() -> None:
    made = data(page(TWO))
    one = made["problems"][0]
    assert {len({node[view][0] for node in one["nodes"]}) for view in ("part", "whole")} == {1}
    nodes = [node for problem in made["problems"] for node in problem["nodes"]]
    used = [number for node in nodes for view in ("part", "whole", "layers") for number in node[view]]
    assert {*used} == {*range(len(made["layers"]))}
    assert len(made["layers"]) < len(used) / 2


def test_stones_outside_the_part_that_a_game_shows_are_on_the_whole_board() -> None:
    made = data(page("(;SZ[19]VW[aa:jd]AB[cc][pp];W[dd])"))
    [one] = made["problems"]
    on_points = "".join(made["layers"][number] for number in one["nodes"][0]["layers"])
    assert on_points.count('href="#black') == 2
    assert "veil" not in on_points


def test_texts_of_a_game_cannot_break_the_page() -> None:
    hostile = "</script><script>alert(1)</script><!-- {{data}}"
    made = page(f"(;SZ[9]GN[{hostile}]AB[cc]C[{hostile}];B[dd]LB[ee:<b>])", WebPage(hostile, hostile))
    assert made.html.count("<script") == 2
    assert "alert(1)</script>" not in made.html
    assert data(made)["problems"][0]["title"] == hostile


def test_a_page_loads_nothing() -> None:
    made = page(TWO)
    addresses = set(re.findall(r"https?://[^\"'`\s]+", made.html))
    assert addresses == {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
    assert "default-src 'none'" in made.html


def test_the_buttons_are_right_below_a_board_that_leaves_room_for_them() -> None:
    template = page_template("problems")
    assert template.index('<div id="board"') < template.index("<nav>") < template.index('<p id="comment"')
    assert "max-height: max(16rem, calc(100vh - 18rem))" in template


def test_a_page_has_its_title_and_that_of_the_problem_as_headings() -> None:
    made = page(TWO, WebPage("A < B", "For C & D:\nlook twice."))
    assert '<h1>A &lt; B</h1><p id="introduction">For C &amp; D:\nlook twice.</p><h2' in made.html


def test_problems_without_their_names_are_numbered() -> None:
    made = data(page(TWO, WebPage("", names=False)))
    assert [one["title"] for one in made["problems"]] == ["1", "3"]


@pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed")
def test_problems_are_solved_in_a_browser(tmp_path: Path) -> None:
    solved = ["5,5", "5,6"]
    told = solving(tmp_path, [*solved, "next", "A1", "3,2"])
    assert told == [
        ["Find the best move for Black.", "Black to play", ""],
        ["Right! Find the next move for Black.", "That is it.", ""],
        ["Solved!", "", "First try: 1 of 1"],
        ["Find the best move for White.", "", "First try: 1 of 1"],
        ["Find the best move for White.", "", "First try: 1 of 1"],
        ["Solved!", "", "First try: 2 of 2"],
    ]


@pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed")
def test_wrong_moves_and_those_not_there_count(tmp_path: Path) -> None:
    assert solving(tmp_path, ["4,4", "3,3", "again", "pass", "0,0", "ArrowUp", " ", "move"])[1:] == [
        ["There is a stone on that point.", "Black to play", ""],
        ["Wrong. Try again.", "White escapes.", "First try: 0 of 1"],
        ["Find the best move for Black.", "Black to play", "First try: 0 of 1"],
        ["This move is not in the file. Try another one.", "Black to play", "First try: 0 of 1"],
        ["This move is not in the file. Try another one.", "Black to play", "First try: 0 of 1"],
        ["This move is not in the file. Try another one.", "Black to play", "First try: 0 of 1"],
        ["There is a stone on that point.", "Black to play", "First try: 0 of 1"],
        ["Right! Find the next move for Black.", "That is it.", "First try: 0 of 1"],
    ]


@pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed")
def test_hints_and_the_whole_board_and_what_a_screen_reader_hears(tmp_path: Path) -> None:
    told = solving(tmp_path, ["ask", "5,5", "next", "ask", "all", "ArrowUp", "ArrowUp"], ["sentence", "heard"])
    assert told == [
        ["Find the best move for Black.", ""],
        ["One of the marked points, F5 to J2.", ""],
        ["Right! Find the next move for Black.", "White G4"],
        ["Find the best move for White.", ""],
        ["One of the marked points, C17 to F14.", ""],
        ["One of the marked points, C17 to F14.", ""],
        ["One of the marked points, C17 to F14.", "K10, empty"],
        ["One of the marked points, C17 to F14.", "K11, empty"],
    ]


FAKE_BROWSER = """
const elements = {};
class Fake {
  constructor() { this.options = []; this.heard = {}; this.parentElement = {}; }
  addEventListener(name, handle) { this.heard[name] = handle; }
  setAttribute() {}
  replaceChildren(...options) { this.options = options; }
}
class Option { constructor(text) { this.textContent = text; } }
const document = { getElementById: (id) => (elements[id] ??= new Fake()) };
const scrollTo = () => {};
const setTimeout = (call) => call();
"""
"""What the script of the page needs of a browser besides a store, `localStorage`."""


def told(text: str, store: str, steps: str, has: WebPage = WebPage("")) -> Any:  # noqa: B008 - a value
    """Return what a script gives as `told` in a page of problems. store: the `localStorage` of the browser."""
    made = page(text, has)
    elements = f"elements.data = {{ textContent: {json.dumps(json.dumps(data(made)))} }};"
    script = made.html.rpartition("<script>")[2].partition("</script>")[0].replace('"use strict";', "")
    run = f"{FAKE_BROWSER}{store}\n{elements}\n{script}\n{steps}\nconsole.log(JSON.stringify(told()))"
    return json.loads(subprocess.run([str(NODE), "-e", run], capture_output=True, check=True, timeout=60).stdout)


STORE = """
const kept = KEPT;
const localStorage = { getItem: (name) => kept[name] ?? null, setItem: (name, text) => { kept[name] = text; } };
"""
LISTED = "const listed = () => elements.list.options.map((each) => each.textContent);"


@pytest.mark.skipif(NODE is None, reason="Node is not installed")
def test_what_was_solved_is_listed_and_remembered() -> None:
    steps = LISTED + 'attempt("5,5"); attempt("5,6"); open(1); attempt("0,0");'
    store = STORE.replace("KEPT", "{}")
    listed, score, kept = told(TWO, store, steps + "const told = () => [listed(), elements.score.textContent, kept];")
    assert listed == ["1. Capture \N{CHECK MARK}", "3 \N{BALLOT X}"]
    again = STORE.replace("KEPT", json.dumps(kept))
    tell = "const told = () => [listed(), elements.score.textContent];"
    assert told(TWO, again, LISTED + tell) == [listed, score] == [listed, "First try: 1 of 2"]
    later = 'open(1); attempt("3,2"); attempt("1,3");'
    assert told(TWO, again, LISTED + later + tell) == [[listed[0], "3 \N{CHECK MARK}"], score]
    forgotten = "elements.forget.heard.click(); const told = () => [listed(), elements.forget.hidden, kept];"
    assert told(TWO, again, LISTED + forgotten) == [["1. Capture", "3"], True, {"hen-problems": "{}"}]


@pytest.mark.skipif(NODE is None, reason="Node is not installed")
@pytest.mark.parametrize(
    "store",
    [
        "",
        "Object.defineProperty(globalThis, 'localStorage', { get() { throw new Error('denied'); } });",
        STORE.replace("KEPT", '{ "hen-problems": "no JSON" }'),
        STORE.replace("KEPT", '{ "hen-problems": "7" }'),
        "const localStorage = { getItem: () => null, setItem() { throw new Error('full'); } };",
    ],
)
def test_problems_are_solved_where_the_browser_keeps_nothing(store: str) -> None:
    steps = LISTED + 'attempt("5,5"); attempt("5,6");' + "const told = () => [listed(), elements.sentence.textContent];"
    assert told(TWO, store, steps) == [["1. Capture \N{CHECK MARK}", "3"], "Solved!"]


@pytest.mark.skipif(NODE is None, reason="Node is not installed")
def test_the_introduction_is_above_the_first_problem() -> None:
    assert told(TWO, "", "const told = () => elements.introduction.hidden;") is False
    assert told(TWO, "", "open(1); const told = () => elements.introduction.hidden;") is True


@pytest.mark.skipif(NODE is None, reason="Node is not installed")
@pytest.mark.parametrize("moves", [True, False])
def test_right_moves_are_shown_where_the_page_may_show_them(moves: bool) -> None:
    steps = "const told = () => [elements.move.hidden, elements.ask.disabled];"
    assert told(TWO, "", steps, WebPage("", moves=moves)) == [not moves, False]


@pytest.mark.skipif(NODE is None, reason="Node is not installed")
def test_a_reply_is_shown_even_where_right_moves_are_not() -> None:
    slow = "(;SZ[9]AB[ee](;B[ff])(;B[dd]C[Too slow.];W[ff]C[White escapes.]))"
    steps = 'attempt("3,3"); const told = () => [elements.move.hidden, elements.move.disabled];'
    assert told(slow, "", steps, WebPage("", moves=False)) == [False, False]


@pytest.mark.skipif(NODE is None, reason="Node is not installed")
@pytest.mark.parametrize(("is_shuffled", "order"), [(True, ["3", "4", "1"]), (False, ["1", "3", "4"])])
def test_problems_are_shuffled_where_that_is_wanted(is_shuffled: bool, order: list[str]) -> None:
    tell = "const told = () => problems.map((each) => each.title);"
    fixed = "Math.random = () => 0;"
    three = f"{TWO}(;SZ[9]AB[ee];W[dd])"
    assert told(three, fixed, tell, WebPage("", names=False, is_shuffled=is_shuffled)) == order


def solving(
    folder: Path, steps: Sequence[str], told_by: Sequence[str] = ("sentence", "comment", "score")
) -> list[list[str]]:
    """Return what the page says at first, and after each click on a point of the picture or a button, and each key.

    told_by: the elements that say it.

    The page is narrow as on a phone; its board stays in place, so that a second tap meets the same point. One can pass
    until the problem is over.
    """
    script = """
    const told = [], passes = [], tops = new Set();
    function tell() {
      told.push(TOLD_BY.map((id) => element(id).textContent));
      passes.push(!element("pass").disabled);
      tops.add(element("board").getBoundingClientRect().top + scrollY);
    }
    function click(step) {
      if (step.length === 1 || step.startsWith("Arrow"))
        return element("board").dispatchEvent(new KeyboardEvent("keydown", { key: step }));
      if (!step.includes(",")) return element(step)?.click();
      const matrix = document.querySelector("#board svg").getScreenCTM();
      const place = new DOMPoint(...step.split(",").map(Number)).matrixTransform(matrix);
      element("board").dispatchEvent(new MouseEvent("click", { clientX: place.x, clientY: place.y }));
    }
    (async () => {
      tell();
      for (const step of STEPS) { click(step); await new Promise((done) => setTimeout(done, 1000)); tell(); }
      document.body.textContent = JSON.stringify([told, passes, tops.size, innerWidth]);
    })();
    """
    file = folder / "page.html"
    script = script.replace("STEPS", json.dumps(steps)).replace("TOLD_BY", json.dumps(told_by))
    file.write_text(f"{page(TWO).html}<script>{script}</script>", encoding="utf-8")
    options = (
        "--headless",
        "--window-size=375,667",
        "--no-sandbox",
        "--disable-gpu",
        "--virtual-time-budget=20000",
        "--dump-dom",
    )
    unlimited = ["sh", "-c", 'ulimit -S -v "$(ulimit -H -v)"; exec "$@"', "sh"]  # Chromium reserves much memory
    command = [*unlimited, str(CHROMIUM), *options, f"--user-data-dir={folder / 'profile'}", file.as_uri()]
    shown = subprocess.run(command, capture_output=True, check=True, timeout=60).stdout.decode()
    body = re.search(r"<body>(.*?)</body>", shown, re.DOTALL)
    assert body is not None
    told: list[list[str]]
    told, passes, tops, width = json.loads(unescape(body[1]))
    assert passes == [sentence not in {"Solved!", "Wrong. Try again."} for sentence, *_ in told]
    assert tops == 1
    assert width <= 500
    return told
