"""The language of `hen`: problems are in the user's; JSON, codes and exit statuses are the same in all."""

import json

import pytest

from hen_editor import languages
from hen_editor.cli import wording
from hen_editor.core.diagnostics import Wording
from tests.cli.command import run

WRONG = ".9x9_3Zb"


@pytest.fixture
def pseudo(monkeypatch: pytest.MonkeyPatch) -> None:
    """A language whose texts are in brackets, and in which digits are grouped by dots."""
    brackets = Wording(lambda context, text, count: f"«{text}»", lambda number: f"{number:,}".replace(",", "."))
    monkeypatch.setattr(wording, "_translated_into", lambda code: brackets)
    monkeypatch.setattr(languages, "offered", lambda: ["en", "it"])


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


def test_an_option_chooses_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert "Not valid: 1 error." in run("--language", "en", "validate", WRONG).output


def test_digits_are_grouped_as_the_language_does(pseudo: None) -> None:
    wording.speak("it")
    assert wording.said(wording.MORE, name="a", count=1200, found="b").startswith("«a: 1.200 more")
    wording.speak("en")
    assert wording.said(wording.MORE, name="a", count=1, found="b").startswith("a: 1 more (b)")


def test_json_is_the_same_in_every_language(pseudo: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    english = run("validate", "--json", WRONG)
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert run("validate", "--json", WRONG).output == english.output
    assert not json.loads(english.output)["ok"]
