"""Positions and games drawn by `hen render`: files, what is in them, and what is refused."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from hen_editor.core import hen
from hen_editor.drawing import pictures
from hen_editor.drawing.painter import texts
from tests.cli.command import run

pytestmark = pytest.mark.usefixtures("qapp")

GAMES = "(;SZ[9]GN[First];B[ee];W[ec];B[cc](;W[gg])(;W[cg]))(;SZ[9];B[aa];W[ba];B[ee];W[ab];B[gg];W[aa])"
POSITION = ".9x9_5Eb.E5b.C3-a"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "games.sgf").write_text(GAMES, encoding="utf-8")
    return tmp_path


def carried(path: str) -> pictures.Carried:
    return pictures.read(Path(path).suffix[1:].upper(), Path(path).read_bytes())


def drawn(*arguments: str) -> str:
    """Draw a position, or an input, as SVG with letters."""
    done = run("render", *arguments, "--letters", "text", "--force", "-o", "out.svg")
    assert done.exit_code == 0, done.output
    return Path("out.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", ["png", "svg", "pdf"])
def test_a_position_is_drawn_into_a_file_that_carries_it(folder: Path, kind: str) -> None:
    done = run("render", POSITION, "-o", f"board.{kind}", "--size", "200")
    assert (done.output, done.exit_code) == ("", 0)
    [entry] = carried(f"board.{kind}").positions
    assert entry.text == POSITION


def test_several_pictures_go_to_a_folder_and_are_numbered(folder: Path) -> None:
    assert run("render", "games.sgf", POSITION, POSITION, "-o", "out", "--as", "svg").exit_code == 0
    assert sorted(path.name for path in Path("out").iterdir()) == [
        "games-1.svg",
        "games-2.svg",
        "position-2.svg",
        "position.svg",
    ]
    done = run("render", "games.sgf", "-o", "games.png")
    assert "There are 2 pictures, which need a folder" in done.output
    assert done.exit_code == 2


def test_a_file_that_is_there_is_replaced_only_if_asked(folder: Path) -> None:
    Path("board.svg").write_text("mine", encoding="utf-8")
    done = run("render", POSITION, "-o", "board.svg")
    assert (done.output, done.exit_code) == (
        "hen: board.svg: It already exists; use --force to overwrite it.\n",
        2,
    )
    assert Path("board.svg").read_text(encoding="utf-8") == "mine"
    assert run("render", POSITION, "-o", "board.svg", "--force").exit_code == 0


def test_a_file_that_is_there_needs_no_suffix(folder: Path) -> None:
    Path("board").write_text("mine", encoding="utf-8")
    done = run("render", POSITION, "-o", "board")
    assert (done.exit_code, done.stderr) == (2, "hen: board: It already exists; use --force to overwrite it.\n")
    assert Path("board").read_text(encoding="utf-8") == "mine"
    assert run("render", POSITION, "-o", "board", "--as", "svg", "--force").exit_code == 0
    assert Path("board").read_text(encoding="utf-8").startswith("<svg")
    assert "There are 2 pictures, which need a folder" in run("render", "games.sgf", "-o", "board", "--force").stderr


def test_a_picture_is_written_to_a_device(folder: Path) -> None:
    assert run("render", POSITION, "-o", os.devnull).exit_code == 0


def test_a_folder_that_cannot_be_made_is_named(folder: Path) -> None:
    Path("board").touch()
    done = run("render", POSITION, "-o", "board/pictures")
    assert done.exit_code == 2
    assert done.stderr.startswith("hen: board")
    assert "pictures: " in done.stderr


def test_what_has_errors_is_not_drawn(folder: Path) -> None:
    done = run("render", "_19Ib", POSITION, "-o", "out", "--as", "svg")
    assert "[column-i]" in done.output
    assert done.exit_code == 1
    assert [path.name for path in Path("out").iterdir()] == ["position.svg"]


@pytest.mark.parametrize(
    ("size", "width"), [(["--size", "321"], 321), (["--cell", "20"], 205), (["--cm", "5", "--dpi", "254"], 500)]
)
def test_a_picture_has_the_width_wanted(folder: Path, size: list[str], width: int) -> None:
    assert run("render", POSITION, "-o", "board.png", *size).exit_code == 0
    assert QImage("board.png").width() == pytest.approx(width, abs=5 if "--cell" in size else 0)


def test_moves_are_numbered_and_the_caption_tells_the_rest(folder: Path) -> None:
    numbered = drawn("games.sgf", "--game", "2", "--numbers", "all")
    assert ">5</text>" in numbered
    assert ">6 at 1</text>" in numbered
    last = drawn("games.sgf", "--game", "2", "--numbers", "4-6", "--names", "1-一")
    assert ">6 at 1-一</text>" in last
    last = drawn("games.sgf", "--game", "1", "--numbers", "last:2", "--start", "1")
    assert [f">{number}</text>" in last for number in (1, 2)] == [True, True]
    assert last.count("xlink:href=") > drawn("games.sgf", "--game", "1", "--move", "2").count("xlink:href=")


def test_captured_stones_that_are_shown_are_not_carried(folder: Path) -> None:
    Path("ko.sgf").write_text("(;SZ[9];B[ba];W[aa];B[ab]LB[ab:last];W[cc]LB[cc:later])", encoding="utf-8")
    for move, numbers in (("3", "all"), ("4", "1-3")):
        assert ">2</text>" in drawn("ko.sgf", "--numbers", numbers, "--move", move)
        [entry] = carried("out.svg").positions
        assert entry.text == ".9x9_9Bb_8b.A8b.w.A8-last"


def test_coordinates_too_small_to_be_read_are_left_out(folder: Path) -> None:
    named = [">T</text>" in drawn("_19Ab", "--coordinates", "two", "--size", size) for size in ("80", "199", "210")]
    assert named == [False, False, True]


@pytest.mark.parametrize("has_font", [True, False])
def test_numbers_are_drawn_where_no_font_has_kanji_numerals_and_that_is_told(
    folder: Path, monkeypatch: pytest.MonkeyPatch, has_font: bool
) -> None:
    monkeypatch.setattr(texts, "has_kanji_numerals", lambda: has_font)
    done = run("render", "_19Ab", "--names", "1-一", "-o", "kanji.svg")
    assert run("render", "_19Ab", "--names", "1-1", "-o", "numbers.svg").exit_code == 0
    assert done.exit_code == 0
    assert ("kanji numerals: numbers are drawn instead." in done.output) is not has_font
    assert (Path("kanji.svg").read_bytes() == Path("numbers.svg").read_bytes()) is not has_font
    text = run("render", "_19Ab", "--names", "1-一", "--letters", "text", "-o", "text.svg")
    assert text.output == ""
    assert "一" in Path("text.svg").read_text(encoding="utf-8")


def test_moves_to_number_beyond_the_end_are_told(folder: Path) -> None:
    done = run("render", "games.sgf", "--game", "1", "--numbers", "50-60", "-o", "out.svg")
    assert "There is no move 60" in done.output


def test_parts_coordinates_marks_and_words_are_as_chosen(folder: Path) -> None:
    whole, part = drawn(POSITION), drawn(POSITION, "--part", "D4:F6", "--coordinates", "two", "--names", "1-1")
    assert ">A</text>" in whole
    assert ">A</text>" not in part
    assert ">a</text>" not in part
    assert ">a</text>" not in drawn(POSITION, "--no-labels")
    assert "last-move" in whole
    assert "last-move" not in drawn(POSITION, "--no-last-move")
    assert ">Problem 1</text>" in drawn(POSITION, "--title", "Problem 1")
    turn = drawn(POSITION, "--turn")
    assert "turn-white" in turn
    assert ">White to play</text>" in turn
    assert "White to play</text>" not in drawn(POSITION, "--turn", "--caption", "What now?")
    assert "一" in drawn(POSITION, "--names", "1-一", "--letters", "text")
    assert "next-white" in drawn("games.sgf", "--game", "1", "--move", "3", "--next-moves")
    assert drawn("_16Db", "--part", "auto") != drawn("_16Db")


def test_a_picture_carries_the_game_or_nothing(folder: Path) -> None:
    drawn("games.sgf", "--game", "1", "--carry", "game")
    [game] = carried("out.svg").games
    assert b"GN[First]" in (game.sgf if isinstance(game.sgf, bytes) else game.sgf.encode())
    assert hen.parse_strict(carried("out.svg").positions[0].text).last_move is not None
    drawn(POSITION, "--carry", "nothing")
    assert carried("out.svg").positions == ()


def test_a_style_of_ones_own_is_a_file(folder: Path) -> None:
    Path("mine.toml").write_text(run("render", "--style", "print", "--print-style").output, encoding="utf-8")
    assert drawn(POSITION, "--style", "mine.toml") == drawn(POSITION, "--style", "print")
    Path("mine.toml").write_text('base = "print"\nline = "#123456"\n', encoding="utf-8")
    assert "#123456" in drawn(POSITION, "--style", "mine.toml")


def test_a_style_of_ones_own_has_a_name_in_its_folder(folder: Path, data_folder: Path) -> None:
    styles = data_folder / "HEN Editor" / "HEN Editor" / "styles"
    styles.mkdir(parents=True)
    (styles / "mine.toml").write_text('line = "#123456"\n', encoding="utf-8")
    (styles / "bad.toml").write_text("line = 3\n", encoding="utf-8")
    assert "#123456" in drawn(POSITION, "--style", "mine")
    assert "#123456" in drawn(POSITION, "--style", "mine.toml")
    assert "bad: “line” is not a color" in run("render", POSITION, "-o", "x.svg", "--style", "bad").output
    assert "wood, bad, mine." in run("render", POSITION, "-o", "x.svg", "--style", "nope").output


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="the system has no such devices")
def test_a_style_that_is_no_file_of_a_style_is_refused_at_once(folder: Path) -> None:
    Path("deep.toml").write_text("a" + ".a" * 100_000 + " = 1", encoding="utf-8")
    os.mkfifo("waiting.toml")
    for name, message in {
        "deep.toml": "It is not a style: it has over 10,000 characters.",
        "waiting.toml": "It is not a regular file.",
        "/dev/zero": "no style",
    }.items():
        done = run("render", POSITION, "-o", "x.svg", "--style", name)
        assert (message in done.output, done.exit_code) == (True, 2)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["-o", "board.gif"], "board.gif is neither a .png, .svg or .pdf file nor a folder."),
        (["-o", "board.png", "--as", "svg"], "The result is SVG; the name board.png would be misleading"),
        ([], "Missing option '-o'"),
        (["-o", ""], "The name of the output file is empty."),
        (["-o", "x.svg", "--cm", "5", "--cell", "20"], "Only one of --cell and --cm can be given."),
        (["-o", "x.svg", "--cell", "nan"], "'nan' is not a valid number."),
        (["-o", "x.svg", "--cm", "NaN"], "'NaN' is not a valid number."),
        (["-o", "x.svg", "--cm", "5", "--dpi", "nan"], "'nan' is not a valid number."),
        (["-o", "x.svg", "--cm", "inf"], "inf is not in the range"),
        (["-o", "x.svg", "--style", "nope"], "There is no style “nope”"),
        (["-o", "x.svg", "--style", "nope.toml"], "nope.toml: "),
        (["-o", "x.svg", "--numbers", "few"], "“few” does not tell which moves"),
        (["-o", "x.svg", "--numbers", "20-10"], "“20-10” does not tell which moves"),
        (["-o", "x.svg", "--part", "A1"], "A1 is not a part of this board"),
    ],
)
def test_what_cannot_be_done_is_refused(folder: Path, arguments: list[str], message: str) -> None:
    done = run("render", POSITION, *arguments)
    assert message in done.output
    assert done.exit_code == 2


def test_a_picture_is_written_to_standard_output(folder: Path) -> None:
    done = run("render", POSITION, "-o", "-")
    assert done.stdout_bytes.startswith(b"\x89PNG")
    assert run("render", POSITION, "-o", "-", "--as", "svg").stdout.startswith("<svg")
    assert run("render", "games.sgf", "-o", "-").exit_code == 2
    assert not Path("-").exists()


def test_an_input_is_not_overwritten(folder: Path) -> None:
    assert run("render", POSITION, "-o", "board.png").exit_code == 0
    done = run("render", "board.png", "-o", "board.png", "--style", "print", "--force")
    assert "The output board.png is the input" in done.output
    assert done.exit_code == 2


def test_a_picture_too_large_is_refused(folder: Path) -> None:
    done = run("render", ".1x52", "-o", "x.png", "--size", "20000")
    assert "It would have over 120 million pixels" in done.output
    assert done.exit_code == 2


def test_a_board_too_wide_for_hen_is_drawn_and_carries_nothing_but_its_game(folder: Path) -> None:
    Path("wide.sgf").write_text("(;SZ[30];B[aa])", encoding="utf-8")
    done = run("render", "wide.sgf", "-o", "wide.png")
    assert done.exit_code == 0
    assert "wide.sgf: note: The board is too large for HEN: the picture does not carry its position." in done.output
    assert carried("wide.png") == pictures.Carried()
    assert run("render", "wide.sgf", "-o", "bare.png", "--carry", "nothing").output == ""
    for name in ("game.png", "game.svg", "game.pdf"):
        done = run("render", "wide.sgf", "-o", name, "--carry", "game")
        assert (done.output, done.exit_code) == ("", 0)
        assert run("convert", name, "-o", "back.sgf", "--force").exit_code == 0
        assert Path("back.sgf").read_text(encoding="utf-8").endswith(";B[aa])\n")


def test_processes_draw_without_a_display(folder: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "QT_QPA_PLATFORM")}
    command = [sys.executable, "-c", "from hen_editor.cli import main; main()", "render"]
    done = subprocess.run(
        [*command, "games.sgf", "-o", "out", "--jobs", "2", "--size", "100"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout, done.stderr, done.returncode) == ("", "", 0)
    assert sorted(path.name for path in Path("out").iterdir()) == ["games-1.png", "games-2.png"]


def test_without_qt_svg_with_letters_is_drawn_and_the_rest_is_refused(folder: Path) -> None:
    program = """
import sys
class NoQt:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {"PySide6", "shiboken6"}:
            raise ImportError(f"{name} is hidden")
sys.meta_path.insert(0, NoQt())
from hen_editor.cli import hen
for arguments in (["-o", "x.svg", "--letters", "text"], ["-o", "x.png"]):
    try:
        hen(["render", ".9x9", *arguments])
    except SystemExit as end:
        print(int(end.code))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["0", "2"]
    assert "PySide6, which draws pictures, cannot be used (PySide6 is hidden)." in " ".join(done.stderr.split())
