"""The guide says what is so: its links, its code, its pictures, and what of it is made from tables."""

import doctest
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from hen_editor.cli import COMMANDS
from hen_editor.core import hen
from hen_editor.resources import GUIDE, HEN_VECTORS
from tests.each import for_each
from tests.guide.making import PICTURES, WORDS, Maker
from tests.guide.manual import MANUAL, manual

PAGES = sorted(GUIDE.glob("*/*.md"))
LANGUAGES = sorted(path.name for path in GUIDE.iterdir() if path.name != "pictures")


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def code(path: Path) -> list[str]:
    """Return the lines of code of a page."""
    return re.findall(r"^    (\S.*)$", text_of(path), re.MULTILINE)


def test_each_language_has_all_pages() -> None:
    names = {folder: {path.name for path in (GUIDE / folder).glob("*.md")} for folder in LANGUAGES}
    assert sorted(WORDS) == LANGUAGES
    assert all(found == names["en"] for found in names.values())


@for_each(PAGES)
def test_its_links_lead_somewhere(path: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)[^)]*\)", text_of(path)):
        if not link.startswith("http"):
            assert (path.parent / link).resolve().is_file(), link


@for_each(PAGES)
def test_the_index_leads_to_each_page(path: Path) -> None:
    assert path.name == "index.md" or f"]({path.name})" in text_of(path.with_name("index.md"))


@pytest.mark.usefixtures("qapp")
@for_each(PAGES)
def test_its_examples_run(path: Path) -> None:
    assert doctest.testfile(str(path), module_relative=False).failed == 0


def test_the_library_is_shown_by_examples(qapp: QApplication) -> None:
    assert doctest.testfile(str(GUIDE / "en" / "library.md"), module_relative=False).attempted > 20


@for_each(LANGUAGES)
def test_each_hen_of_the_lesson_is_valid(language: str) -> None:
    lines = code(GUIDE / language / "hen.md")
    texts = [line for line in lines if line.startswith(".") and " " not in line and line != ".9x9"]
    assert len(texts) >= 3
    assert all(hen.validate(text).ok for text in texts)
    block = re.search(r"    \.9x9\n    _5 Gb\n    _4 Fw\n    \.F4w \.b\n", text_of(GUIDE / language / "hen.md"))
    assert block is not None
    assert hen.validate(block[0]).ok


@for_each(LANGUAGES)
def test_each_mistake_of_the_lesson_is_one(language: str) -> None:
    mistakes = re.findall(r"^- `([^`]+)`", text_of(GUIDE / language / "hen.md"), re.MULTILINE)
    assert len(mistakes) == 4
    assert not any(hen.validate(text).ok for text in mistakes)


@for_each(LANGUAGES)
def test_every_command_is_shown_with_options_that_it_has(language: str) -> None:
    shown = [
        shlex.split(line.partition("  #")[0])
        for line in code(GUIDE / language / "command-line.md")
        if line.startswith("hen ")
    ]
    assert {words[1] for words in shown} == {*COMMANDS}
    for _, name, *words in shown:
        command = __import__(f"hen_editor.cli.{name}", fromlist=["command"]).command
        options = {option for parameter in command.params for option in parameter.opts}
        assert {word for word in words if word.startswith("--")} <= options, words


@for_each(LANGUAGES)
def test_the_commands_that_write_json_to_a_file_are_named(language: str) -> None:
    modules = {name: __import__(f"hen_editor.cli.{name}", fromlist=["command"]) for name in COMMANDS}
    writing = [name for name, module in modules.items() if hasattr(module, "output_option")]
    found = re.search(r"[^;。]*`-o boards\.json`", text_of(GUIDE / language / "command-line.md"))
    assert found is not None
    assert re.findall("`(\\w+)`", found[0]) == writing == ["convert", "transform"]


def test_it_names_as_many_vectors_as_there_are() -> None:
    for language in LANGUAGES:
        number = re.search(r"(?<!\d)\d{3}(?!\d)", text_of(GUIDE / language / "implementers.md"))
        assert number is not None
        assert HEN_VECTORS.read_text(encoding="ascii").count('"claim": ') == int(number[0])


def test_each_picture_is_shown_and_each_shown_one_is_made() -> None:
    shown = {name for path in PAGES for name in re.findall(r"pictures/([\w.-]+)", text_of(path))}
    assert shown == {*PICTURES} == {path.name for path in (GUIDE / "pictures").iterdir()}


def test_the_manual_is_made_of_the_help() -> None:
    assert text_of(MANUAL) == manual(), "python -m tests.guide.making"


@pytest.mark.skipif(shutil.which("groff") is None, reason="groff is not installed")
def test_the_manual_has_all_commands_and_no_errors() -> None:
    page = ["groff", "-man", "-Kutf8", "-Tutf8", "-ww", "-P-cbou", str(MANUAL)]
    done = subprocess.run(page, capture_output=True, encoding="utf-8", check=True)
    assert done.stderr == ""
    assert [name for name in COMMANDS if f"hen {name} [OPTIONS]" not in done.stdout] == []
    assert "hen validate '.9x9_5Gb_4Iw'" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_made_pages_are_those_of_the_tables(qapp: QApplication, language: str) -> None:
    for name, text in Maker(language).pages().items():
        assert text_of(GUIDE / language / name) == text, "python -m tests.guide.making"
