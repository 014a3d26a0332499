"""`hen conformance`: other programs that read HEN, asked about every vector."""

import json
import sys
from pathlib import Path

import pytest

from tests.cli.command import run

OURS = """
    parsed = hen.parse(text)
    print(hen.format(parsed.value) if parsed.ok else f"! {parsed.diagnostics[0].message}")
"""
WITH_JSON = """
    parsed = hen.parse(text)
    print(json.dumps({"ok": parsed.ok, "hen": hen.format(parsed.value)}))
"""
TAKES_ALL = """
    print(hen.format(hen.parse(text).value))
"""
WITH_SIZE = """
    parsed = hen.parse(text)
    print(hen.format(parsed.value, always_size=True) if parsed.ok else "!")
"""
SWAPS_COLOURS = """
    parsed = hen.parse(text)
    print(hen.format(parsed.value).translate(str.maketrans("bw", "wb")) if parsed.ok else "!")
"""
SHELL = """while IFS= read -r text; do case "$text" in *.pw*) %s;; esac; echo '!'; done"""
"""A program that starts at once, refuses all texts, and does something else at White's passes."""


@pytest.fixture
def reader(tmp_path: Path) -> Path:
    return tmp_path / "reader.py"


def asked(reader: Path, body: str, *options: str) -> dict[str, object]:
    reader.write_text(
        "import json, sys\nfrom hen_editor.core import hen\nsys.stdin.reconfigure(encoding='utf-8')\n"
        "sys.stdout.reconfigure(encoding='utf-8')\nfor line in sys.stdin:\n    text = line.removesuffix('\\n')" + body,
        encoding="utf-8",
    )
    done = run("conformance", "--json", *options, sys.executable, str(reader))
    content: dict[str, object] = json.loads(done.stdout)
    assert done.exit_code == (0 if content["agrees"] else 1)
    return content


def differences(content: dict[str, object]) -> set[str]:
    found = content["differences"]
    assert isinstance(found, list)
    return {row["difference"] for row in found}


@pytest.mark.parametrize("body", [OURS, WITH_JSON])
def test_this_library_agrees_with_itself(reader: Path, body: str) -> None:
    content = asked(reader, body)
    assert (content["agrees"], content["differences"], content["left_out"]) == (True, [], 3)


def test_a_lenient_reader_is_asked_what_can_be_read(reader: Path) -> None:
    assert asked(reader, TAKES_ALL, "--lenient")["agrees"]
    assert differences(asked(reader, TAKES_ALL)) == {"accepted"}


def test_what_differs_is_told_apart(reader: Path) -> None:
    assert differences(asked(reader, WITH_SIZE)) == {"other spelling"}
    assert differences(asked(reader, SWAPS_COLOURS)) == {"other position"}
    assert differences(asked(reader, "\n    print('!')\n")) == {"refused"}


def test_an_answer_without_its_first_dot_is_no_hen_by_the_rule_that_it_breaks(reader: Path) -> None:
    content = asked(
        reader,
        """
    parsed = hen.parse(text)
    print(hen.format(parsed.value).removeprefix(".") if parsed.ok else "!")
""",
    )
    found = content["differences"]
    assert isinstance(found, list)
    of_answers = {row["rule"] for row in found if row["answer"].startswith("5x5")}
    assert of_answers == {'<goban-size> ::= "." <number> "x" <number>'}
    assert {row["difference"] for row in found} == {"not hen"}


@pytest.mark.parametrize(
    "what", ["exit 3", "echo; echo", "while :; do :; done"], ids=["dies", "says too much", "hangs"]
)
def test_a_program_that_fails_at_some_texts_is_asked_about_the_others(what: str) -> None:
    done = run("conformance", "--json", "--timeout", "2", "sh", "-c", SHELL % what)
    rows = json.loads(done.stdout)["differences"]
    unanswered = [row["text"] for row in rows if row["difference"] == "no answer"]
    assert len(unanswered) >= 1
    assert all(".pw" in text for text in unanswered)
    assert not any(".pw" in row["text"] for row in rows if row["difference"] != "no answer")


def test_the_report_names_the_vector_and_the_sentence_of_the_specification() -> None:
    done = run("conformance", "sed", "s/^/!/")
    lines = done.stdout.splitlines()
    start = lines.index("column-i: a valid text, refused")
    assert lines[start + 1 : start + 5] == [
        "  text      .5x5_5Abw",
        "  expected  .5x5_5bw",
        "  answered  !.5x5_5Abw",
        "  rule      <column>: uppercase letter, excluding I; without one, an item refers to the next adjacent column.",
    ]
    assert "Agrees on" in lines[-2]


def test_what_cannot_be_run_or_does_not_end_is_said() -> None:
    done = run("conformance", "no-such-program")
    assert (done.exit_code, done.stderr) == (2, "hen: no-such-program: No such file or directory.\n")
    done = run("conformance", "--timeout", "0.1", "sleep", "5")
    assert done.exit_code == 2
    assert "It did not end within a second." in done.stderr


@pytest.mark.parametrize("seconds", ["nan", "inf", "1e300", "0"])
def test_a_time_that_nobody_waits_is_refused(seconds: str) -> None:
    done = run("conformance", "--timeout", seconds, "cat")
    assert done.exit_code == 2
    assert "Invalid value for '--timeout'" in done.stderr
