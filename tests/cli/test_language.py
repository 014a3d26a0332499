"""The language of `hen`: problems are in the user's; JSON, codes and exit statuses are the same in all."""

import json
from collections.abc import Iterator

import pytest

from hen_editor import languages
from hen_editor.cli import wording
from hen_editor.core.diagnostics import Wording
from hen_editor.core.positions.differences import PositionPart
from tests.cli.command import run

WRONG = ".9x9_3Zb"


@pytest.fixture
def pseudo(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A language whose texts are in brackets, and in which digits are grouped by dots."""
    brackets = Wording(lambda context, text, count: f"«{text}»", lambda number: f"{number:,}".replace(",", "."))
    monkeypatch.setattr(wording, "translated_into", lambda code: brackets)
    monkeypatch.setattr(languages, "offered", lambda: ["en", "it"])
    yield
    wording.set_language("en")


@pytest.mark.parametrize("name", ["LANG", "LC_ALL", "LC_MESSAGES"])
def test_problems_are_in_the_language_of_the_terminal(pseudo: None, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    for each in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(each, raising=False)
    english = run("validate", WRONG)
    monkeypatch.setenv(name, "it_IT.UTF-8")
    done = run("validate", WRONG)
    assert "«error»: «Column Z in row 3 is off the board; its last column is J.» [column-off-board]" in done.output
    assert "«1 of 1 not valid: «1 errors».»" in done.output
    assert (english.exit_code, done.exit_code) == (1, 1)


def test_an_option_after_the_command_counts_before_one_that_precedes_it(pseudo: None) -> None:
    assert "«error»" in run("validate", WRONG, "--language", "it").output
    assert "«error»" in run("--language", "it", "validate", WRONG).output
    assert "«error»" not in run("--language", "it", "validate", WRONG, "--language", "en").output


def test_an_option_chooses_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert "Not valid: 1 error." in run("--language", "en", "validate", WRONG).output


def test_digits_are_grouped_as_the_language_does(pseudo: None) -> None:
    wording.set_language("it")
    assert wording.translated(wording.MORE, name="a", count=1200, found="b").startswith("«a: 1.200 more")
    wording.set_language("en")
    assert wording.translated(wording.MORE, name="a", count=1, found="b").startswith("a: 1 more (b)")


def test_what_is_said_of_positions_is_in_the_language_too(pseudo: None) -> None:
    shown = run("--language", "it", "show", ".9x9_5Er~bwr.E5r.A1-a.B2-SQ").output
    for words in ("««Black» to play»", "«last move «Red» E5»", "«order «Black» «White» «Red»»"):
        assert words in shown
    assert shown.splitlines()[-2:] == ["«Labels: A1 a»", "«Squares: B2»"]
    found = run("--language", "it", "diff", ".9x9_5Eb.E5-SQ.b", ".9x9_5Ew.E4b.pw").output
    assert "E5: «Black» -> «White»" in found
    assert "E5 «mark»: «square» -> «none»" in found
    assert "«last move»: «none» -> «White» «pass»" in found
    assert "«empty»" in run("--language", "it", "diff", "_4Db", "_16Db").output
    assert {part.value for part in PositionPart} - {*wording.POSITIONS} == {PositionPart.STONE.value}


def test_json_is_the_same_in_every_language(pseudo: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    english = run("validate", "--json", WRONG)
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert run("validate", "--json", WRONG).output == english.output
    assert '"before": "Black"' in run("diff", "--json", "_4Db", "_16Db").output
    assert not json.loads(english.output)["ok"]
