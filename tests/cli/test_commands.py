"""What each command prints, and its exit status."""

import json
import os
from pathlib import Path

import pytest
from click import Context

from hen_editor import __version__, diagrams
from hen_editor.cli import COMMANDS, show
from hen_editor.cli import hen as hen_command
from hen_editor.core import convert, hen, sgf
from hen_editor.core.hen import entries
from tests.cli.command import run
from tests.diagrams.reading_back import read_back

NUMBERED = hen.EXAMPLES[2]
TWO_GAMES = "(;SZ[9]GN[First];B[ee];W[ec];B[cc])(;SZ[9]GN[Second];B[aa])"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def write(name: str, content: str | bytes) -> str:
    Path(name).write_bytes(content.encode() if isinstance(content, str) else content)
    return name


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_lists_a_command_by_the_first_sentence_of_its_own(name: str) -> None:
    command = hen_command.get_command(Context(hen_command), name)
    assert command is not None
    assert command.name == name
    assert " ".join((command.help or "").split()).startswith(COMMANDS[name])


class TestValidate:
    @pytest.mark.parametrize("text", ["", ".b", *hen.EXAMPLES])
    def test_a_valid_text_is_reported_as_valid(self, text: str) -> None:
        done = run("validate", text)
        assert (done.stdout, done.stderr, done.exit_code) == ("Valid.\n", "", 0)

    def test_an_error_is_shown_where_it_is_with_its_fix(self) -> None:
        done = run("validate", ".9x9_5Gb_4Iw")
        assert done.stdout.splitlines() == [
            "<text>:1:11: error: I is not a column; did you mean J? [column-i]",
            " 1 | .9x9_5Gb_4Iw",
            "   |           ^^",
            "   = fix: Change to “Jw”",
            "Not valid: 1 error.",
        ]
        assert done.exit_code == 1

    def test_a_problem_of_the_position_points_at_its_stone(self) -> None:
        done = run("validate", ".2x1_1wb")
        assert done.stdout.splitlines()[-6:-4] == [" 1 | .2x1_1wb", "   |       ^"]

    def test_warnings_count_only_if_asked(self) -> None:
        assert run("validate", "_19b.b.w").exit_code == 0
        assert run("validate", "--strict", "_19b.b.w").exit_code == 1

    def test_quiet_leaves_the_status_alone(self) -> None:
        done = run("validate", "-q", "_19Ib")
        assert (done.output, done.exit_code) == ("", 1)

    def test_the_lines_of_a_file_of_several_positions_are_those_of_the_file(self, folder: Path) -> None:
        done = run("validate", write("many.hen", "# First\n_19b\n\n# Second\n\n_19Ib\n"))
        assert done.stdout.splitlines()[0].startswith("many.hen:6:4: error:")

    def test_sgf_is_checked_too(self) -> None:
        done = run("validate", "(;SZ[9];B[zz])")
        assert (done.stdout.splitlines()[1:3], done.exit_code) == ([" 1 | (;SZ[9];B[zz])", "   |         ^^^^^"], 1)

    def test_a_hen_property_is_checked_on_the_board_of_its_node(self) -> None:
        done = run("validate", "(;SZ[9];HEN[foo]AB[aa])", "(;SZ[9];B[ee];HEN[.9x9_5Er])")
        lines = done.stdout.splitlines()
        assert [line.rpartition(" ")[2] for line in lines if ": warning: " in line] == [
            "[hen-property-unreadable]",
            "[coloured-stone-left-out]",
        ]
        assert lines[1:3] == [" 1 | (;SZ[9];HEN[foo]AB[aa])", "   |         ^^^^^^^^"]

    def test_standard_input_is_read_where_there_is_no_argument(self) -> None:
        assert run("validate", stdin="_19Ib").stdout.startswith("<stdin>:1:4: error:")
        assert run("validate", "-", stdin="_19b").exit_code == 0

    def test_json_tells_everything(self) -> None:
        done = run("validate", "--json", ".9x9\n_5Gb_4Iw")
        told = json.loads(done.stdout)
        assert (told["input"], told["ok"], told["text"], done.exit_code) == ("<text>", False, ".9x9\n_5Gb_4Iw", 1)
        assert told["problems"] == [
            {
                "code": "column-i",
                "severity": "error",
                "message": "I is not a column; did you mean J?",
                "span": {"start": 11, "end": 13, "line": 2, "column": 7},
                "points": [],
                "fix": {"label": "Change to “Jw”", "replacement": "Jw"},
            }
        ]

    def test_json_names_points_and_positions(self, folder: Path) -> None:
        done = run("validate", "--json", write("a.hen", "# A\n.2x1_1wb\n"))
        told = json.loads(done.stdout)
        assert told["boards"] == [{"title": "A", "hen": ".2x1_1wb"}]
        assert [problem["points"] for problem in told["problems"] if problem["points"]] == [["A1"], ["B1"]]


TWO_HENS = "Hi Ann,\n\nsee .9x9_5Gb.b\nand https://play.goshawk.cc/playgo/goban.html#.9x9_5Gw.w\nbut .9x9_4Iw.\n"


class TestSeveralHensAmongWords:
    """All are read, each with its place in the text."""

    def test_each_is_checked_where_it_is(self, folder: Path) -> None:
        done = run("validate", write("letter.txt", TWO_HENS))
        assert done.stdout.splitlines() == [
            "letter.txt: note: 3 positions were read, although no title lines (# Title) separate them. [no-titles]",
            "letter.txt:5:11: error: I is not a column; did you mean J? [column-i]",
            " 5 | but .9x9_4Iw.",
            "   |           ^^",
            "   = fix: Change to “Jw”",
            "Not valid: 1 error, 1 note.",
        ]

    def test_each_is_written_and_fixed(self) -> None:
        assert run("format", TWO_HENS).stdout == ".9x9_5Gb.b\n.9x9_5Gw.w\n"
        fixed = run("format", "--fix", TWO_HENS)
        assert (fixed.stdout, fixed.exit_code) == (".9x9_5Gb.b\n.9x9_5Gw.w\n.9x9_4Jw\n", 0)

    def test_each_becomes_a_game(self) -> None:
        games = sgf.parse(run("convert", TWO_HENS.replace("Iw", "Jw")).stdout_bytes).value.games
        assert [str(convert.node_to_position(game, game.root).size) for game in games] == ["9x9"] * 3

    def test_one_that_is_percent_encoded_counts_too(self) -> None:
        done = run("format", "a .9x9_5Gb.b and b https://example.org/?hen=%2E9x9%5F5Gw%2Ew")
        assert done.stdout == ".9x9_5Gb.b\n.9x9_5Gw.w\n"

    def test_hundreds_are_read(self) -> None:
        words = [f"see .9x9_{row}{column}b.b" for row in range(1, 10) for column in "ABCDEFGHJ"]
        words += [word.replace(".b", ".w") for word in words]
        assert len(run("format", "\n".join(words)).stdout.splitlines()) == 2 * 81


class TestUnreadable:
    @pytest.mark.parametrize(
        ("name", "content", "sentence"),
        [
            ("missing.hen", None, "No such file or directory."),
            ("no/such/file", None, "No such file or directory."),
            ("games.sgf.gz", None, "No such file or directory."),
            ("notes.txt", None, "No such file or directory."),
            (".", None, "There are no HEN or SGF files in this folder."),
            ("empty.hen", b" \n", "It is empty; HEN, SGF or a diagram was expected."),
            ("latin.hen", b"_19b\n.A1-\xe9", "line 2 has the byte 0xE9."),
        ],
    )
    def test_it_is_reported_in_a_sentence(self, folder: Path, name: str, content: bytes | None, sentence: str) -> None:
        if content is not None:
            write(name, content)
        done = run("validate", name)
        assert done.stderr.startswith(f"hen: {name}: ")
        assert done.stderr.endswith(f"{sentence}\n")
        assert done.exit_code == 2

    def test_the_other_files_are_still_read(self, folder: Path) -> None:
        done = run("validate", "missing.hen", write("bad.hen", "_19Ib"), write("good.hen", "_19b"))
        assert done.stdout.splitlines()[-1] == "1 of 2 not valid: 1 error. 1 could not be read."
        assert done.exit_code == 2

    def test_json_tells_it_too(self, folder: Path) -> None:
        told = json.loads(run("validate", "--json", "missing.hen").stdout)
        refusal = {"problems": [], "refusal": "No such file or directory."}
        assert told == {"input": "missing.hen", "ok": False, "boards": []} | refusal

    def test_empty_standard_input_is_no_position(self) -> None:
        assert run("format", stdin="").exit_code == 2

    def test_an_unknown_option_is_wrong_usage(self) -> None:
        assert run("validate", "--no-such-option").exit_code == 2


class TestFormat:
    @pytest.mark.parametrize(
        ("arguments", "expected"),
        [
            (["_19bb.19x19"], "_19b2\n"),
            ([".19x19"], ".19x19\n"),
            ([""], ".19x19\n"),
            (["--multiline", ".19x19"], ".19x19\n"),
            ([".19x19.b"], ".b\n"),
            (["--always-size", "_19bb"], ".19x19_19b2\n"),
            (["--multiline", ".9x9_5Gb.b"], ".9x9\n_5 Gb\n.b\n"),
            (["--fix", "9X9_D3w_5Ib"], ".9x9_5Jb_3Dw\n"),
            (["https://play.goshawk.cc/playgo/goban.html#.9x9_5Gb"], ".9x9_5Gb\n"),
            (["_19b.b", "_18w.w"], "_19b.b\n_18w.w\n"),
        ],
    )
    def test_the_canonical_text_is_printed(self, arguments: list[str], expected: str) -> None:
        done = run("format", *arguments)
        assert (done.stdout, done.exit_code) == (expected, 0)

    @pytest.mark.parametrize(
        ("texts", "expected"),
        [
            (["_19b", "_18w"], "#\n_19b\n#\n_18w\n"),
            (["_19b.b", "_18w"], "#\n_19b.b\n#\n_18w\n"),
            (["# Corner\n_19b", "_18w"], "# Corner\n_19b\n#\n_18w\n"),
            (["", "_19b"], "#\n.19x19\n#\n_19b\n"),
            (["_19Ib", "_19b", "_18w"], "#\n_19b\n#\n_18w\n"),
        ],
    )
    def test_several_texts_are_read_back_as_several(self, texts: list[str], expected: str) -> None:
        written = run("format", *texts).stdout
        assert written == expected
        assert len(entries.read(written)) == len([text for text in texts if "I" not in text])

    def test_an_empty_position_has_the_same_text_in_every_command(self) -> None:
        texts = [
            json.loads(run(*arguments, "--json").stdout)["boards"][0]["hen"]
            for arguments in (
                ("format", ".19x19"),
                ("validate", ".19x19"),
                ("show", ".19x19"),
                ("convert", "(;SZ[19])"),
                ("transform", ".19x19", "--rotate", "left"),
            )
        ]
        assert texts == [".19x19"] * len(texts)

    def test_a_text_with_an_error_is_explained_instead(self) -> None:
        done = run("format", "_19Ib")
        assert (done.stdout, done.exit_code) == ("", 1)
        assert "did you mean J?" in done.stderr

    def test_titles_stay_and_each_position_is_fixed(self, folder: Path) -> None:
        done = run("format", "--fix", write("many.hen", "# First\n_19Ib\n# Second\n\n_18bb\n"))
        assert (done.stdout, done.exit_code) == ("# First\n_19Jb\n# Second\n_18b2\n", 0)

    def test_sgf_is_left_to_convert(self) -> None:
        done = run("format", "(;B[aa])")
        assert (done.stderr, done.exit_code) == ("hen: <text>: It is SGF; use hen convert to convert it to HEN.\n", 2)


class TestConvert:
    def test_a_game_becomes_the_position_after_a_move(self, folder: Path) -> None:
        game = write("game.sgf", "(;SZ[9]GN[A game];B[ee];W[ec];B[cc])")
        assert run("convert", game, "--move", "1").stdout == ".9x9_5Eb.E5b.w\n"
        assert run("convert", game, "--move", "0").stdout == ".9x9\n"

    @pytest.mark.usefixtures("qapp")
    @pytest.mark.parametrize(
        ("option", "last", "sentence"),
        [
            ("--move", "2", "There is no move 3; the last one of the game is 2."),
            ("--node", "2", "There is no node 3; the last one of the game is 2."),
            ("--game", "1", "There is no number 3; there is only one."),
        ],
    )
    def test_a_number_beyond_the_end_is_an_error_of_every_command(
        self, folder: Path, option: str, last: str, sentence: str
    ) -> None:
        game = write("game.sgf", "(;SZ[9];B[ee];W[])")
        for arguments in (
            ("convert", game),
            ("convert", game, "-o", "there.sgf", "--force"),
            ("show", game),
            ("render", game, "-o", "there.svg", "--force"),
            ("diff", game, game),
            ("find", game, game),
        ):
            done = run(*arguments, option, "3")
            assert (f"game.sgf: error: {sentence}" in done.stderr, done.exit_code) == (True, 1), arguments
            assert not run(*arguments, option, last).stderr

    def test_moves_of_all_colours_are_counted(self, folder: Path) -> None:
        game = write("game.sgf", "(;SZ[9];B[ee];HEN[.9x9_7Er.E7r];W[cc])")
        assert run("convert", game, "--move", "2").stdout == ".9x9_7Er_5Eb.E7r.b\n"

    @pytest.mark.parametrize("text", hen.EXAMPLES)
    def test_a_position_becomes_a_game_and_comes_back(self, text: str) -> None:
        game = run("convert", text).stdout_bytes
        assert game == convert.hen_to_sgf(text).value
        assert run("convert", stdin=game).stdout == hen.format(hen.parse_strict(text).with_implied_turn()) + "\n"

    def test_the_content_decides_whatever_the_name(self, folder: Path) -> None:
        assert run("convert", write("game.txt", "Mail\n(;SZ[9];B[ee])")).stdout == ".9x9_5Eb.E5b.w\n"
        assert run("convert", write("position.sgf", ".9x9_5Eb")).stdout.startswith("(;FF[4]")

    def test_several_games_become_positions_with_titles_and_come_back(self, folder: Path) -> None:
        assert run("convert", TWO_GAMES, "-o", "games.hen").exit_code == 0
        positions = ["# First", ".9x9_7CbEw_5Eb.C7b.w", "# Second", ".9x9_9b.A9b.w"]
        assert Path("games.hen").read_text().splitlines() == positions
        assert run("convert", "games.hen", "-o", "back.sgf").exit_code == 0
        assert run("convert", "back.sgf").stdout.splitlines() == positions
        assert run("convert", "back.sgf", "--game", "2").stdout == ".9x9_9b.A9b.w\n"

    def test_a_file_keeps_the_title_of_its_only_position(self, folder: Path) -> None:
        run("convert", TWO_GAMES, "--game", "1", "-o", "first.hen")
        assert Path("first.hen").read_text().startswith("# First\n")

    def test_a_file_is_not_overwritten_unless_forced(self, folder: Path) -> None:
        write("there.sgf", "mine")
        done = run("convert", "_19b", "-o", "there.sgf")
        assert (done.stderr, done.exit_code) == ("hen: there.sgf: It already exists; use --force to overwrite it.\n", 2)
        assert Path("there.sgf").read_text() == "mine"
        assert run("convert", "_19b", "-o", "there.sgf", "--force").exit_code == 0
        assert Path("there.sgf").read_bytes() == convert.hen_to_sgf("_19b").value
        assert [path.name for path in folder.iterdir()] == ["there.sgf"]

    def test_a_file_is_never_replaced_by_its_own_conversion(self, folder: Path) -> None:
        write("games", TWO_GAMES)
        Path("link").symlink_to("games")
        for target in ("games", "link"):
            done = run("convert", "games", "-o", target, "--force")
            assert done.stderr.endswith(f"The output {target} is the input; choose another name.\n")
            assert done.exit_code == 2
        assert Path("games").read_text() == TWO_GAMES

    @pytest.mark.skipif(os.name == "nt", reason="links need a right there")
    def test_a_link_stays_a_link_be_its_file_there_or_not(self, folder: Path) -> None:
        Path("link.sgf").symlink_to("real.sgf")
        assert run("convert", "_19b", "-o", "link.sgf").exit_code == 2
        for _ in range(2):
            assert run("convert", "_19b", "-o", "link.sgf", "--force").exit_code == 0
            assert Path("link.sgf").is_symlink()
            assert Path("real.sgf").read_bytes() == convert.hen_to_sgf("_19b").value

    def test_a_file_whose_name_is_as_long_as_may_be_is_replaced(self, folder: Path) -> None:
        name = write("n" * 251 + ".sgf", "old")
        assert run("convert", "_19b", "-o", name, "--force").exit_code == 0
        assert [path.name for path in folder.iterdir()] == [name]

    def test_a_text_with_an_error_writes_nothing(self, folder: Path) -> None:
        done = run("convert", "_19Ib", "-o", "new.sgf")
        assert (done.exit_code, list(folder.iterdir())) == (1, [])

    def test_what_hen_cannot_hold_is_reported(self) -> None:
        done = run("convert", "(;SZ[9]C[Hello];B[ee]C[A comment])")
        assert "HEN cannot store the comment" in done.stderr
        assert done.exit_code == 0

    @pytest.mark.parametrize(
        ("arguments", "sentence"),
        [
            (["_19b", "--move", "3"], "Positions have no moves; --move is for games."),
            (["_19b", "-o", ""], "The name of the output file is empty."),
            (["_19b", "-o", "."], "It is a folder; name a file in it."),
            (["_19b", "-o", "..", "--force"], "It is a folder; name a file in it."),
            (["_19b", "-o", "missing/position.sgf"], "There is no folder missing."),
            ([TWO_GAMES, "--move", "1", "--node", "1"], "Only one of --move and --node can be given."),
            (["_19b", TWO_GAMES], "Some inputs become SGF and others HEN; choose with -o FILE, or use --json."),
            (["missing.sgf"], "No such file or directory."),
            (["missing.sgf", "--move", "3"], "No such file or directory."),
        ],
    )
    def test_wrong_usage_is_reported_in_a_sentence(self, folder: Path, arguments: list[str], sentence: str) -> None:
        done = run("convert", *arguments)
        assert done.stderr.endswith(f"{sentence}\n")
        assert done.exit_code == 2

    def test_the_name_of_the_output_decides_even_for_the_format_of_the_input(self, folder: Path) -> None:
        assert run("convert", "_19b", "-o", "position.hen").exit_code == 0
        assert Path("position.hen").read_text(encoding="utf-8") == "_19b\n"
        assert run("convert", TWO_GAMES, "--game", "2", "-o", "second.sgf").exit_code == 0
        assert run("convert", "second.sgf").stdout == run("convert", TWO_GAMES, "--game", "2").stdout

    def test_what_is_no_game_is_an_error(self) -> None:
        done = run("convert", "(")
        assert "No game found" in done.stderr
        assert (done.stdout, done.exit_code) == ("", 1)

    def test_a_game_that_is_not_go_is_reported(self) -> None:
        assert run("convert", "(;GM[7]SZ[9];B[c4])").stderr.count("GM[7] is not Go") == 1
        assert run("convert", "(;GM[7])").stderr.count("GM[7] is not Go") == 1

    def test_a_board_too_wide_for_hen_is_an_error(self) -> None:
        done = run("convert", "(;SZ[26];B[aa])")
        assert "HEN allows at most 25" in done.stderr
        assert (done.stdout, done.exit_code) == ("", 1)


TWO_DIAGRAMS = """Dear Ann, who wins this?

$$Wc9m1 A fight
$$ | . 1 2 . .
$$ | . . X O .
$$ +----------

$$B A corner
$$ -------
$$ | . . X
$$ | . O X
$$ | . . .
"""


@pytest.mark.usefixtures("qapp")
class TestFolders:
    """What takes several inputs takes folders too, with the folders in them."""

    @pytest.fixture
    def games(self, folder: Path) -> Path:
        (folder / "games" / "deep").mkdir(parents=True)
        write("games/b.SGF", "(;SZ[9]GN[B];B[ee];W[ec])")
        write("games/deep/a.hen", ".9x9_5Gb.b")
        write("games/notes.txt", "Nothing.")
        return folder / "games"

    def test_each_file_is_checked_formatted_shown_and_drawn(self, games: Path) -> None:
        told = map(json.loads, run("validate", "--json", "games").stdout.splitlines())
        assert [one["input"] for one in told] == ["games/b.SGF", "games/deep/a.hen"]
        assert run("format", "games/deep").stdout == ".9x9_5Gb.b\n"
        assert run("show", "games", "--plain").stdout.count("\n 9 ") == 2
        assert run("render", "games", "-o", "drawn", "--as", "svg").exit_code == 0
        assert sorted(path.name for path in Path("drawn").iterdir()) == ["a.svg", "b.svg"]

    def test_hidden_files_and_folders_are_left_out_unless_they_are_named(self, games: Path) -> None:
        (games / ".trash").mkdir()
        hidden = [write("games/.trash/a.hen", ".9x9_5Gb"), write("games/.b.sgf", "(;SZ[9];B[gc])")]
        for arguments in (("validate", "games"), ("find", ".9x9_5Gb", "games"), ("index", "games")):
            assert not set(hidden) & set(run(*arguments, "--json").stdout.split('"'))
        assert json.loads(run("index", "games", "--json").stdout)["index"]["files"] == 2
        named = run("validate", "--json", "games/.trash", hidden[1]).stdout.splitlines()
        assert [json.loads(line)["input"] for line in named] == hidden

    def test_their_positions_and_games_become_one_file(self, games: Path) -> None:
        assert run("convert", "games", "-o", "all.sgf").exit_code == 0
        assert len(sgf.parse(Path("all.sgf").read_bytes()).value.games) == 2
        assert run("convert", "games/b.SGF", "all.sgf", "-o", "all.hen").exit_code == 0
        assert Path("all.hen").read_text() == "# B\n.9x9_7Ew_5Eb.E7w.b\n" * 2 + "#\n.9x9_5Gb.b\n"

    def test_positions_of_several_inputs_stay_apart_with_titles_or_without(self, folder: Path) -> None:
        turned = ["transform", "--rotate", "left"]
        inputs = [write("a.hen", "_19b\n"), write("b.hen", "_18w\n"), write("c.hen", "# C\n.9x9_5Eb\n")]
        games = [
            write("a.sgf", "(;SZ[9];B[ee];W[ec])"),
            write("b.sgf", "(;SZ[9]GN[B];B[aa])"),
            write("c.sgf", "(;B[aa])"),
        ]
        for arguments, texts in (
            ([*turned, *inputs[:2]], ["_1b", "_1Bw"]),
            ([*turned, inputs[2], inputs[0]], [".9x9_5Eb", "_1b"]),
            (["convert", *games], [".9x9_7Ew_5Eb.E7w.b", ".9x9_9b.A9b.w", "_19b.A19b.w"]),
            (["convert", games[1], games[0]], [".9x9_9b.A9b.w", ".9x9_7Ew_5Eb.E7w.b"]),
        ):
            assert run(*arguments, "-o", "all.hen", "--force").exit_code == 0
            assert [entry.text for entry in entries.read(Path("all.hen").read_text())] == texts
            assert run(*arguments).stdout == Path("all.hen").read_text()
            assert run("validate", "all.hen").exit_code == 0

    def test_a_game_that_its_file_leaves_open_is_closed_before_the_next(self, folder: Path) -> None:
        games = [write("open.sgf", "(;SZ[9];B[cc](;W[gg]C[Why?"), write("whole.sgf", "(;SZ[9]AB[aa];W[ee])")]
        for arguments in (["convert"], ["transform", "--rotate", "left"]):
            assert run(*arguments, *games, "-o", "all.sgf", "--force").exit_code == 0
            first, second = sgf.parse(Path("all.sgf").read_bytes()).value.games
            assert (len(first), len(second)) == (3, 2)
            assert first.node(first.root + 2)["C"] == "Why?"

    def test_what_cannot_be_read_does_not_end_it(self, games: Path) -> None:
        write("games/c.hen", "_19Ib")
        write("games/d.hen", b"\xff")
        done = run("convert", "games/c.hen", "games/d.hen", "games/deep", "-o", "new.sgf")
        assert len(sgf.parse(Path("new.sgf").read_bytes()).value.games) == 1
        assert ("did you mean J?" in done.stderr, "is neither SGF nor UTF-8" in done.stderr, done.exit_code) == (
            True,
            True,
            2,
        )

    def test_games_are_transformed_into_one_file_in_utf8(self, games: Path) -> None:
        write("games/c.sgf", "(;SZ[9]CA[latin-1]GN[É];B[aa])".encode("latin-1"))
        assert run("transform", "games/b.SGF", "games/c.sgf", "--mirror", "vertical", "-o", "all.sgf").exit_code == 0
        trees = sgf.parse(Path("all.sgf").read_bytes()).value.games
        assert [tree.node(tree.root)["GN"] for tree in trees] == ["B", "É"]
        assert trees[1].node(trees[1].root + 1).raw["B"] == ("ai",)
        done = run("transform", "games", "--mirror", "vertical")
        assert (done.stderr.endswith("transform them one kind at a time.\n"), done.exit_code) == (True, 2)

    def test_two_folders_are_compared_by_the_names_of_their_files(self, games: Path) -> None:
        (games.parent / "later" / "deep").mkdir(parents=True)
        write("later/b.SGF", "(;SZ[9];B[ee];W[cc])")
        write("later/deep/a.hen", ".9x9_5Gb.b")
        write("later/new.hen", ".9x9")
        done = run("diff", "games", "later")
        assert done.stdout.splitlines() == [
            "games/b.SGF:",
            "C7: empty -> White",
            "E7: White -> empty",
            "last move: White E7 -> White C7",
            "later/new.hen:",
            "only in the second",
        ]
        assert done.exit_code == 1
        told = [*map(json.loads, run("diff", "games", "later", "--json").stdout.splitlines())]
        assert [(one["input"], one["same"], one["only_in"]) for one in told] == [
            ("games/b.SGF", False, None),
            ("games/deep/a.hen", True, None),
            ("later/new.hen", False, "second"),
        ]
        assert run("diff", "games", "games").exit_code == 0

    def test_one_file_is_to_be_named_where_there_is_one_input(self, games: Path) -> None:
        for arguments in (["diff", "games", "games/b.SGF"], ["find", "games", "."]):
            done = run(*arguments)
            assert (done.stderr, done.exit_code) == ("hen: games: It is a folder; name a file in it.\n", 2)

    def test_several_are_indexed(self, games: Path) -> None:
        told = [*map(json.loads, run("index", "games", "games/deep", "--json").stdout.splitlines())]
        assert [(one["input"], one["index"]["files"]) for one in told] == [("games", 2), ("games/deep", 1)]


@pytest.mark.usefixtures("qapp")
class TestNodes:
    """The node of a position that is found is what other commands take."""

    FORKED = "(;SZ[9];B[ee](;W[ec];B[cc])(;W[gg];B[gc]))"

    def test_a_found_node_is_converted_shown_drawn_and_compared(self, folder: Path) -> None:
        game = write("game.sgf", TWO_GAMES + self.FORKED)
        hen_there = ".9x9_5Eb_3Gw.G3w.b"
        assert run("find", hen_there, game).stdout == "game.sgf: game 3, move 2, node 4\n"
        at = ["--game", "3", "--node", "4"]
        assert run("convert", game, *at).stdout == f"{hen_there}\n"
        assert run("diff", game, game, *at).exit_code == 0
        assert run("show", game, *at, "--plain").stdout == run("show", hen_there, "--plain").stdout
        assert run("render", game, *at, "-o", "there.svg").exit_code == 0
        assert run("convert", "there.svg").stdout == f"{hen_there}\n"
        assert run("find", game, game, *at).exit_code == 0

    def test_a_node_that_is_found_among_positions_is_taken_too(self, folder: Path) -> None:
        positions = write("positions.hen", "# One\n.9x9_5Eb\n# Two\n.9x9_7Ew_5Eb.E7w.b\n")
        before, after = ".9x9_5Eb.b", ".9x9_7Ew_5Eb.E7w.b"
        places = ["game 1, move 0, node 0", "game 2, move 0, node 0"]
        assert run("find", before, positions).stdout.splitlines() == [f"{positions}: {place}" for place in places]
        assert run("find", after, positions).stdout == f"{positions}: game 2, move 1, node 1\n"
        for node, hen_there in (("0", ".9x9_5Eb.w"), ("1", after)):
            at = ["--game", "2", "--node", node]
            [told] = map(json.loads, run("convert", "--json", positions, *at).stdout.splitlines())
            assert [board["hen"] for board in told["boards"]] == [hen_there]
            assert run("show", positions, *at, "--plain").stdout.endswith(run("show", hen_there, "--plain").stdout)
            assert run("render", positions, *at, "-o", "there.svg", "--force").exit_code == 0
            assert run("convert", "there.svg").stdout == f"{hen_there}\n"
        assert "There is no node 2;" in run("convert", positions, "--game", "2", "--node", "2").stderr

    def test_positions_among_games_are_converted_as_they_are(self, folder: Path) -> None:
        inputs = [write("game.sgf", "(;SZ[9];B[ee];W[ec])"), write("position.hen", ".9x9_5Gb")]
        told = [*map(json.loads, run("convert", "--json", "--move", "1", *inputs).stdout.splitlines())]
        assert [[board["hen"] for board in one["boards"]] for one in told] == [[".9x9_5Eb.E5b.w"], [".9x9_5Gb"]]

    def test_a_game_with_fewer_nodes_is_an_error(self) -> None:
        done = run("convert", self.FORKED, "--node", "6")
        assert (done.stdout, done.exit_code) == ("", 1)
        assert "error: There is no node 6; the last one of the game is 5." in done.stderr


class TestBoardsAsJson:
    @pytest.mark.parametrize("arguments", [["convert"], ["transform", "--rotate", "left"]])
    def test_they_are_written_to_a_file_that_is_named_so(self, folder: Path, arguments: list[str]) -> None:
        inputs = [".9x9_5Gb", ".9x9_4Iw"]
        printed = run(*arguments, *inputs, "--json")
        done = run(*arguments, *inputs, "--json", "-o", "boards.json")
        assert (done.output, done.exit_code) == ("", 1)
        assert Path("boards.json").read_text(encoding="utf-8") == printed.stdout
        assert run(*arguments, *inputs, "--json", "-o", "boards.json").exit_code == 2
        assert run(*arguments, *inputs, "--json", "-o", "boards.json", "--force").exit_code == 1

    def test_a_file_of_another_format_is_written_besides(self, folder: Path) -> None:
        done = run("convert", ".9x9_5Gb", "--json", "-o", "position.sgf")
        assert json.loads(done.stdout)["ok"]
        assert run("convert", "position.sgf").stdout == ".9x9_5Gb\n"

    def test_each_input_is_a_line_with_its_boards(self, folder: Path) -> None:
        letter = write("letter.txt", TWO_DIAGRAMS)
        done = run("convert", "--json", letter, TWO_GAMES, ".9x9_5Gb_4Iw", "missing.hen")
        told = [json.loads(line) for line in done.stdout.splitlines()]
        assert [one["input"] for one in told] == ["letter.txt", "<text>", "<text>", "missing.hen"]
        assert [one["ok"] for one in told] == [True, True, False, False]
        assert told[0]["boards"] == [
            {"title": "A fight", "hen": ".9x9_2B~1~2_1Cbw~wb"},
            {"title": "A corner", "hen": "_19Cb_18Bwb.b"},
        ]
        assert [board["title"] for board in told[1]["boards"]] == ["First", "Second"]
        assert (told[2]["boards"], [one["code"] for one in told[2]["problems"]]) == ([], ["column-i"])
        assert (told[3]["boards"], told[3]["refusal"]) == ([], "No such file or directory.")
        assert (done.stderr, done.exit_code) == ("", 2)

    def test_they_are_hen_whatever_the_input_is(self) -> None:
        [told] = map(json.loads, run("convert", "--json", ".9x9_5Gb.b").stdout.splitlines())
        boards = [{"title": None, "hen": ".9x9_5Gb.b"}]
        assert told == {"input": "<text>", "ok": True, "text": ".9x9_5Gb.b", "boards": boards, "problems": []}


class TestDiagrams:
    def test_diagrams_become_hen_with_their_titles(self, folder: Path) -> None:
        done = run("convert", write("letter.txt", TWO_DIAGRAMS))
        assert done.stdout == "# A fight\n.9x9_2B~1~2_1Cbw~wb\n# A corner\n_19Cb_18Bwb.b\n"
        assert "letter.txt:8:1: note: The size of the board is not shown; 19x19 is assumed." in done.stderr
        assert done.exit_code == 0

    def test_diagrams_become_games_where_the_name_of_the_output_says_so(self, folder: Path) -> None:
        assert run("convert", "-", "-o", "letter.sgf", stdin=TWO_DIAGRAMS).exit_code == 0
        games = sgf.parse(Path("letter.sgf").read_bytes()).value.games
        assert [game.node(game.root)["GN"] for game in games] == ["A fight", "A corner"]

    @pytest.mark.parametrize(
        ("text", "expected"),
        [
            ("B D4 W Q16", "_16Qw_4Db.Q16w.b"),
            ("play b D4", "_4Db.D4b.w"),
            ("AB[dd][pp]AW[dp]", "_16Db_4DwQb"),
            ("- - - - -\n- X O - -\n- - X O -\n- - - - -\n- - - - -", ".5x5_4Bbw_3Cbw"),
        ],
    )
    def test_what_a_paste_reads_is_read(self, text: str, expected: str) -> None:
        assert run("convert", "--", text).stdout == f"{expected}\n"
        assert run("convert", "-", stdin=f"{text}\n").stdout == f"{expected}\n"

    def test_a_single_diagram_is_one_line(self) -> None:
        assert run("convert", ". . X .\n. O X .\n. . . .\n. X . O").stdout == ".4x4_4Cb_3Bwb_1BbDw\n"

    def test_they_are_valid_shown_and_compared(self, folder: Path) -> None:
        letter = write("letter.txt", TWO_DIAGRAMS)
        assert run("validate", letter).stdout.splitlines()[-1] == "Valid, with 1 note."
        assert [one["hen"] for one in json.loads(run("validate", letter, "--json").stdout)["boards"]] == [
            ".9x9_2B~1~2_1Cbw~wb",
            "_19Cb_18Bwb.b",
        ]
        assert run("show", letter, "--game", "2").stdout.startswith("A corner\n")
        assert run("diff", letter, write("same.hen", run("convert", letter).stdout)).exit_code == 0

    def test_hen_among_words_is_not_taken_for_a_diagram(self, folder: Path) -> None:
        letter = write("letter.txt", "Is .9x9_5Gb . . alive?\n")
        assert run("convert", letter).stdout.endswith("SZ[9]AB[ge])\n")

    def test_moves_are_a_game(self, folder: Path) -> None:
        done = run("convert", "1. D4 Q16 2. R4", "--move", "2")
        assert done.stdout == "_16Qw_4Db.Q16w.b\n"
        assert "note: The list names no colours; Black plays first" in done.stderr
        assert run("convert", write("moves.txt", "B E5 W pass"), "-o", "moves.sgf").exit_code == 0
        [game] = sgf.parse(Path("moves.sgf").read_bytes()).value.games
        assert [game.node(node).raw.keys() & {"B", "W"} for node in game.main_line()] == [set(), {"B"}, {"W"}]

    @pytest.mark.parametrize(
        "text", ["https://example.org/?sgf=%28%3BSZ%5B9%5D%3BB%5Bee%5D%29", "see https://example.org/ (;SZ[9];B[ee])"]
    )
    def test_a_game_in_an_address_or_beside_one_is_no_name_of_a_file(self, text: str) -> None:
        assert run("convert", text).stdout == ".9x9_5Eb.E5b.w\n"

    def test_hen_with_an_error_stays_hen(self) -> None:
        assert "I is not a column" in run("convert", ".9x9_5Gb_4Iw").stderr

    def test_a_text_without_either_is_refused(self, folder: Path) -> None:
        assert run("convert", write("letter.txt", "Dear Ann\n")).exit_code == 1

    def test_they_are_left_to_convert_and_have_no_moves(self, folder: Path) -> None:
        letter = write("letter.txt", TWO_DIAGRAMS)
        assert "It is a text diagram; use hen convert" in run("format", letter).stderr
        assert "Positions have no moves" in run("convert", letter, "--move", "1").stderr


class TestTransform:
    def test_the_options_act_in_the_order_given(self) -> None:
        assert run("transform", ".9x9_9Ab", "--shift", "1,0", "--rotate", "right").stdout == ".9x9_8Jb\n"
        assert run("transform", ".9x9_9Ab", "--rotate", "right", "--shift", "-1,0").stdout == ".9x9_9Hb\n"
        twice = ["--rotate", "left", "--mirror", "diagonal", "--rotate", "left"]
        assert run("transform", ".9x9_9Ab_8Ab", *twice).stdout == ".9x9_9b2\n"

    @pytest.mark.parametrize(
        ("option", "value", "point"),
        [
            ("--rotate", "left", "2"),
            ("--rotate", "right", "8J"),
            ("--rotate", "180", "1H"),
            ("--mirror", "horizontal", "9H"),
            ("--mirror", "vertical", "1B"),
            ("--mirror", "diagonal", "8"),
            ("--mirror", "antidiagonal", "2J"),
            ("--shift", "2,-0", "9D"),
            ("--resize", "10x9", "9B"),
        ],
    )
    def test_what_each_option_does(self, option: str, value: str, point: str) -> None:
        size = "10x9" if option == "--resize" else "9x9"
        assert run("transform", option, value, ".9x9_9Bb").stdout == f".{size}_{point}b\n"

    def test_an_empty_board_is_written_with_its_size(self, folder: Path) -> None:
        assert run("transform", "--rotate", "left", ".19x19", "-o", "empty.hen").exit_code == 0
        assert Path("empty.hen").read_text() == ".19x19\n"

    def test_a_colour_swap_of_a_file_of_positions_keeps_its_titles(self, folder: Path) -> None:
        name = write("problems.hen", "# One\n.9x9_5Eb.b\n# Two\n.9x9_5Ew.w\n")
        assert run("transform", name, "--swap-colors", "-o", "swapped.hen").exit_code == 0
        assert Path("swapped.hen").read_text() == "# One\n.9x9_5Ew.w\n# Two\n.9x9_5Eb.b\n"

    def test_games_stay_games_and_keep_their_spelling(self) -> None:
        done = run("transform", "(;SZ[9] C[A9 ok];B[aa]) (;SZ[5:9]AB[aa])", "--mirror", "vertical", "--rotate", "left")
        assert done.stdout == "(;SZ[9] C[A9 ok];B[ii]) (;SZ[9:5]AB[ie])"
        assert run("transform", "(;SZ[9]C[A9];B[aa])", "--rotate", "180", "--comments").stdout == "(;SZ[9]C[J1];B[ii])"

    def test_what_falls_off_is_reported(self) -> None:
        done = run("transform", "(;SZ[9]AB[ab][bb];B[aa])", "--shift=-1,0")
        assert done.stdout == "(;SZ[9]AB[ab];B[])"
        assert done.stderr.splitlines() == [
            "<text>: warning: What is at A8 falls off the board. [falls-off-board]",
            "<text>: warning: The move at A9 falls off the board and becomes a pass. [move-falls-off-board]",
        ]
        assert done.exit_code == 0

    def test_positions_and_problems_as_json(self, folder: Path) -> None:
        found = json.loads(run("transform", ".9x9_5Ab", "--shift", "-1,0", "--json").stdout)
        assert found["boards"] == [{"title": None, "hen": ".9x9"}]
        assert [(problem["code"], problem["points"]) for problem in found["problems"]] == [("falls-off-board", ["A5"])]
        done = run("transform", "(;SZ[9]AB[ab])", "--shift", "-1,0", "--json", "-o", "new.sgf")
        assert json.loads(done.stdout)["ok"]
        assert Path("new.sgf").read_text() == "(;SZ[9])"

    @pytest.mark.parametrize("text", ["_19Ib", "("])
    def test_nothing_is_written_of_an_input_with_errors(self, folder: Path, text: str) -> None:
        done = run("transform", text, "--rotate", "left", "-o", "new")
        assert (done.stdout, done.exit_code, [*folder.iterdir()]) == ("", 1, [])

    def test_a_board_too_wide_for_hen_is_an_error(self) -> None:
        done = run("transform", ".9x9", "--resize", "26x9")
        assert "HEN allows at most 25" in done.stderr
        assert (done.stdout, done.exit_code) == ("", 1)

    @pytest.mark.parametrize(
        ("arguments", "sentence"),
        [
            ([".9x9"], "Nothing to do: specify a transform, such as --rotate left."),
            ([".9x9", "--shift", "3"], "“3” is not a shift by columns and rows, such as 2,-1."),
            ([".9x9", "--resize", "53x1"], "“53x1” is not a size from 1x1 to 52x52, such as 13x13."),
            (["(;B[aa])", "--rotate", "left", "--json"], "JSON has no games; write them to a file with -o."),
            ([".9x9", "--rotate", "left", "-o", "new.sgf"], "The result is HEN; the name new.sgf would be misleading."),
            (["missing.sgf", "--rotate", "left"], "No such file or directory."),
        ],
    )
    def test_wrong_usage_is_reported_in_a_sentence(self, folder: Path, arguments: list[str], sentence: str) -> None:
        done = run("transform", *arguments)
        assert done.stderr.endswith(f"{sentence}\n")
        assert done.exit_code == 2


class TestShow:
    def test_the_board_is_drawn_in_plain_characters_where_there_is_no_terminal(self) -> None:
        done = run("show", ".3x2_2Bb_1Aw.A1w")
        assert done.stdout.splitlines() == [
            "    A B C",
            " 2  . X .  2",
            " 1 (O). .  1",
            "    A B C",
            "3x2, Black to play, last move White A1",
        ]

    def test_games_are_shown_with_their_names_after_a_move(self) -> None:
        said = run("show", TWO_GAMES, "--move", "1").stdout.splitlines()
        assert [line for line in said if line[:1].isalpha()] == ["First", "Second"]
        assert said.count("9x9, White to play, last move Black E5") == 1

    def test_nothing_is_drawn_where_there_is_nothing(self) -> None:
        assert run("show", "_19b", "--game", "2").stdout == ""

    def test_what_can_be_read_of_a_broken_text_is_shown(self) -> None:
        done = run("show", ".3x2_2Bb_1Iw")
        assert done.stdout.splitlines()[1] == " 2  . X .  2"
        assert "error:" in done.stderr
        assert done.exit_code == 1


def test_the_version_and_the_help_are_shown() -> None:
    assert run("--version").stdout == run("-V").stdout == f"hen, version {__version__}\n"
    said = run("--help").stdout
    assert all(
        word in said for word in ("validate", "format", "convert", "transform", "show", "Examples:", "Exit status:")
    )


class TestShowAsDiagram:
    def test_the_dialects_are_those_of_the_library(self) -> None:
        (choice,) = [each.type for each in show.command.params if each.name == "diagram"]
        assert tuple(choice.choices) == diagrams.written_dialects()

    @pytest.mark.parametrize("dialect", diagrams.written_dialects())
    def test_a_position_is_written_and_can_be_read_again(self, dialect: str) -> None:
        text = "_5Eb2w_3Cw" if dialect == "eigo" else ".9x9_5Eb2w_3Cw"
        done = run("show", "--as", dialect, text)
        assert read_back(done.stdout, dialect).stones == hen.parse_strict(text).stones
        assert (done.stderr, done.exit_code) == ("", 0)

    def test_titles_are_kept_and_what_cannot_be_held_is_noted(self) -> None:
        done = run("show", "--as", "sensei", "# One\n.9x9_5Eb\n# Two\n.9x9_5Ew.E5-long")
        assert [line for line in done.stdout.splitlines() if line.startswith("$$c9")] == ["$$c9 One", "$$c9 Two"]
        assert "note: " in done.stderr

    def test_arrows_and_lines_of_a_game_are_drawn_or_noted(self, tmp_path: Path) -> None:
        path = tmp_path / "game.sgf"
        path.write_text("(;SZ[9];B[ee]AR[aa:bb]LN[cc:dd][ee:ff])")
        assert run("show", "--as", "sensei", str(path)).stdout.splitlines()[-3:] == [
            "$$ {AR 1:1 2:2}",
            "$$ {LN 3:3 4:4}",
            "$$ {LN 5:5 6:6}",
        ]
        told = run("show", "--as", "gtp", str(path)).stderr
        assert "One arrow is left out." in told
        assert "2 lines are left out." in told

    @pytest.mark.parametrize("dialect", [name for name in diagrams.written_dialects() if name != "eigo"])
    def test_what_a_node_has_that_is_in_no_diagram_is_noted(self, dialect: str, tmp_path: Path) -> None:
        path = tmp_path / "game.sgf"
        path.write_text("(;SZ[9]AB[cc]DD[aa:bb];B[ee]SL[ff]TB[ii]TW[ia]C[comment]N[name])")
        notes = [
            *("The comment is left out.", "The node name is left out.", "Territory is left out."),
            *("Greying out is left out.", "The selection of points is left out."),
        ]
        told = [line.partition("note: ")[2] for line in run("show", "--as", dialect, str(path)).stderr.splitlines()]
        assert [line.removesuffix(" [node-not-in-diagram]") for line in told if "node-not" in line] == notes

    def test_the_part_of_the_board_in_view_is_written(self, tmp_path: Path) -> None:
        path = tmp_path / "game.sgf"
        path.write_text("(;SZ[9]AB[cc]VW[aa:ee];AW[cd])")
        done = run("show", "--as", "gtp", str(path))
        assert done.stdout.splitlines()[0].split() == ["A", "B", "C", "D", "E"]
        assert (len(done.stdout.splitlines()), done.stderr) == (9, "")

    def test_an_unknown_dialect_is_refused_with_those_there_are(self) -> None:
        done = run("show", "--as", "latex", ".9x9")
        assert (
            "'latex' is not one of 'sensei', 'gtp', 'unicode', 'plain', 'igo', 'eigo', 'psgo', 'wgo', 'besogo'"
            in done.stderr
        )
        assert done.exit_code == 2


class TestDiff:
    def test_differences_are_told_and_the_exit_status_is_1(self) -> None:
        done = run("diff", ".9x9_5Ewb.b", ".9x9_5Eb_4Eb.E5-a.C3-SQ.E4b.w")
        assert done.stdout.splitlines() == [
            "E5: White -> Black",
            "E5 label: none -> a",
            "F5: Black -> empty",
            "E4: empty -> Black",
            "C3 mark: none -> square",
            "last move: none -> Black E4",
            "turn: Black -> White",
        ]
        assert (done.stderr, done.exit_code) == ("", 1)

    def test_positions_that_mean_the_same_do_not_differ(self, folder: Path) -> None:
        game = write("game.sgf", "(;SZ[9];B[ee];W[ec])")
        done = run("diff", game, ".9x9_5Eb.E5b.w", "--move", "1")
        assert (done.stdout, done.exit_code) == ("", 0)

    def test_of_boards_of_two_sizes_only_the_sizes_are_told(self) -> None:
        assert run("diff", ".9x9_5Eb", "_4Dw").stdout == "size: 9x9 -> 19x19\n"

    def test_several_positions_are_compared_in_order(self) -> None:
        done = run("diff", TWO_GAMES, ".9x9_7Ew_5Eb_3Eb.b\n#\n.9x9_9Ab.A9b\n# Third\n.9x9")
        assert "# 1 First" in done.stdout
        assert done.stdout.splitlines()[-2:] == ["# 3 Third", "only in the second"]

    def test_what_cannot_be_read_whole_is_not_the_same(self) -> None:
        done = run("diff", ".9x9_5Ib", ".9x9_5Ib")
        assert done.exit_code == 1
        assert done.stderr.count("error: I is not a column") == 2
        assert run("diff", "x", ".9x9_5Eb").exit_code == 1

    def test_differences_as_json(self) -> None:
        done = run("diff", ".9x9.b", ".9x9_5Eb.b", "--json")
        assert json.loads(done.stdout) == {
            "input": "<text>",
            "ok": True,
            "text": ".9x9.b",
            "other": {"input": "<text>", "ok": True, "text": ".9x9_5Eb.b", "problems": []},
            "only_in": None,
            "same": False,
            "positions": [
                {
                    "same": False,
                    "in_first": True,
                    "in_second": True,
                    "differences": [{"part": "stone", "point": "E5", "before": None, "after": "Black"}],
                }
            ],
            "problems": [],
        }

    def test_what_cannot_be_read_is_not_the_same(self) -> None:
        [told] = map(json.loads, run("diff", "--json", ".9x9", "missing.hen").stdout.splitlines())
        assert (told["same"], told["other"]["refusal"]) == (False, "No such file or directory.")

    def test_what_cannot_be_read_ends_with_2(self) -> None:
        assert run("diff", "missing.sgf", ".9x9").exit_code == 2


class TestFind:
    @pytest.fixture(autouse=True)
    def games(self, folder: Path) -> None:
        (folder / "games" / "old").mkdir(parents=True)
        write("games/first.sgf", "(;SZ[9];B[cc];W[gg](;B[gc])(;B[aa];W[cg]))")
        write("games/old/two.SGF", "(;SZ[9];B[ee])(;SZ[9];W[];B[cc])")
        write("games/position.hen", ".9x9_7Cb")
        write("games/notes.txt", "(;SZ[9];B[cc])")

    def test_each_place_is_a_line_with_file_game_move_and_node(self) -> None:
        done = run("find", ".9x9_7Cb", "games")
        assert done.stdout.splitlines() == [
            "games/first.sgf: game 1, move 1, node 1",
            "games/position.hen: game 1, move 0, node 0",
            "games/old/two.SGF: game 2, move 2, node 2",
        ]
        assert (done.stderr, done.exit_code) == ("", 0)

    def test_a_part_is_found_turned_and_with_colours_swapped_if_asked(self) -> None:
        sought = ("find", ".9x9_7Cb", "games/first.sgf", "--part", "D9:A6")
        assert run(*sought).stdout.splitlines() == ["games/first.sgf: game 1, move 1, node 1"]
        assert run(*sought, "--symmetric").stdout.splitlines() == [
            "games/first.sgf: game 1, move 1, node 1",
            "games/first.sgf: game 1, move 3, node 3, rotate right",
        ]
        assert run(*sought, "--symmetric", "--swapped").stdout.splitlines() == [
            "games/first.sgf: game 1, move 1, node 1",
            "games/first.sgf: game 1, move 2, node 2, rotate 180, colours swapped",
            "games/first.sgf: game 1, move 3, node 3, rotate right",
            "games/first.sgf: game 1, move 4, node 5, rotate left, colours swapped",
        ]

    def test_the_position_may_be_that_of_a_file_after_a_move(self) -> None:
        assert run("find", "games/first.sgf", "games/old", "--move", "1").stdout.startswith("games/old/two.SGF: game 2")

    def test_a_name_that_is_too_long_is_named(self) -> None:
        done = run("find", ".9x9_7Cb", "x" * 300, "games/position.hen")
        assert done.stderr.startswith(f"hen: {'x' * 300}: ")
        assert (done.stdout, done.exit_code) == ("games/position.hen: game 1, move 0, node 0\n", 2)

    def test_nothing_found_ends_with_1(self) -> None:
        done = run("find", ".9x9_7Cw", "games")
        assert (done.output, done.exit_code) == ("", 1)

    def test_places_as_json(self) -> None:
        done = run("find", ".9x9_7Cb", "games/old", "--json")
        place = {"game": 2, "move": 2, "node": 2, "symmetry": "identity", "colors_swapped": False}
        line = {"input": "games/old/two.SGF", "ok": True, "places": [place], "problems": []}
        assert json.loads(done.stdout) == line

    def test_files_that_cannot_be_read_are_reported_and_do_not_end_the_search(self) -> None:
        write("games/broken.sgf", "no game")
        write("games/cut.sgf", "(;SZ[9];B[cc]")
        write("games/empty.sgf", "")
        done = run("find", ".9x9_7Cb", "missing.sgf", "games")
        assert done.stderr.splitlines() == [
            "hen: missing.sgf: No such file or directory.",
            "hen: games/broken.sgf: It contains no SGF game and no HEN.",
            "hen: games/cut.sgf: It is damaged, but was searched: The file ends too early: a ) is missing.",
            "hen: games/empty.sgf: The file is empty.",
        ]
        assert len(done.stdout.splitlines()) == 4
        assert done.exit_code == 2
        assert run("find", ".9x9_7Cb", "games/cut.sgf").exit_code == 0

    @pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may list every folder")
    def test_a_folder_that_cannot_be_listed_is_reported(self) -> None:
        Path("games/old").chmod(0)
        done = run("find", ".9x9_7Cb", "games")
        assert (done.stderr, done.exit_code) == ("hen: games/old: Permission denied.\n", 2)

    @pytest.mark.parametrize("part", ["A1", "A1:K10", "A1:B2:C3", "1-1:2-2"])
    def test_a_part_is_two_corners_on_the_board(self, part: str) -> None:
        done = run("find", ".9x9_7Cb", "games", "--part", part)
        assert f"{part} is not a part of this board, such as A1:J9." in done.stderr
        assert done.exit_code == 2

    def test_a_path_has_a_name(self) -> None:
        done = run("find", ".9x9", "")
        assert ("No such file or directory" in done.stderr, done.exit_code) == (True, 2)

    def test_there_must_be_one_valid_position(self) -> None:
        assert run("find", "games/old/two.SGF", "games").exit_code == 2
        assert run("find", "games/old/two.SGF", "games", "--game", "1").exit_code == 0
        assert run("find", ".9x9_7I", "games").exit_code == 1
