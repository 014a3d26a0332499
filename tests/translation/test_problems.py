"""The tables of problems of the whole program: every kind, every text, every translation."""

import importlib
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from xml.etree import ElementTree

import pytest

import hen_editor
from hen_editor.core.board import Color
from hen_editor.core.diagnostics import Choice, Diagnostic, DiagnosticKind, Plural, Severity
from tests.translation.findings import ROOT, Findings

PACKAGE = Path(hen_editor.__file__).parent


def modules() -> Iterator[str]:
    """Go through the modules that have a table of problems."""
    for part in ("core", "document", "cli"):
        for path in sorted((PACKAGE / part).rglob("*.py")):
            if re.search(r"^ALL\b.*DiagnosticKind", path.read_text(encoding="utf-8"), re.MULTILINE):
                yield ".".join(("hen_editor", *path.relative_to(PACKAGE).with_suffix("").parts))


TABLES = {name: importlib.import_module(name) for name in modules()}
KINDS: list[DiagnosticKind] = [kind for table in TABLES.values() for kind in table.ALL]


def texts(kind: DiagnosticKind) -> list[str | Plural]:
    """Return the texts that a kind chooses its message from."""
    return [*kind.template.texts.values()] if isinstance(kind.template, Choice) else [kind.template]


def fields(text: str) -> set[str]:
    """Return the names of the fields of a text."""
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_a_code_means_one_kind_in_the_whole_program() -> None:
    codes = Counter(kind.code for kind in KINDS)
    assert len(codes) > 100
    assert [code for code, count in codes.items() if count > 1] == []
    assert all(re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", code) for code in codes)


def test_every_kind_that_a_module_makes_is_in_its_table() -> None:
    for path in PACKAGE.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        if re.search(r"^[A-Z_]+ = DiagnosticKind\(", source, re.MULTILINE):
            name = ".".join(("hen_editor", *path.relative_to(PACKAGE).with_suffix("").parts))
            made = {value for value in vars(TABLES[name]).values() if isinstance(value, DiagnosticKind)}
            assert made <= set(TABLES[name].ALL), name


SENTENCE = DiagnosticKind("sentence", Severity.NOTE, "That is odd.").at()
WITH_A_SENTENCE = {"hen-property-unreadable", "sgf-and-more"}
"""The kinds whose messages end with that of another problem."""


def sample(kind: DiagnosticKind, field: str) -> object:
    """Return a value for a field."""
    return SENTENCE if field in ("reason", "last") and kind.code in WITH_A_SENTENCE else "X9"


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.code)
def test_every_text_of_a_kind_is_a_sentence_once_its_fields_are_filled_in(kind: DiagnosticKind) -> None:
    for text in texts(kind):
        for count in (1, 2):
            template = text.many if isinstance(text, Plural) else text
            filled = {
                name: 3 if how == "," else sample(kind, name) for _, name, how, _ in Formatter().parse(template) if name
            }
            filled["count"] = count
            problem = Diagnostic(DiagnosticKind(kind.code, kind.severity, text), tuple(filled.items()))
            assert re.match(r"“?[A-Z0-9~]", problem.message)
            assert problem.message[-1] in ".?"
            assert "{" not in problem.message
            assert "  " not in problem.message


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.code)
def test_only_a_text_with_a_count_has_a_plural(kind: DiagnosticKind) -> None:
    for text in texts(kind):
        if isinstance(text, Plural):
            assert fields(text.one) <= fields(text.many) | {"count"}


def marked() -> dict[str, bool]:
    """Return the texts that are asked for at run time, and whether they have plural forms."""
    found: dict[str, bool] = {}
    for kind in KINDS:
        if kind.fix:
            found[kind.fix] = False
        for text in texts(kind):
            template = text.many if isinstance(text, Plural) else text
            found[template] = isinstance(text, Plural) or "count" in fields(template)
    return found


def test_lupdate_finds_every_text_of_every_kind(findings: Findings) -> None:
    found = {text.source: text in findings.plurals for text in findings.texts if text.context == "Problems"}
    assert found == marked()


def test_lupdate_finds_the_names_of_all_colours(findings: Findings) -> None:
    assert {text.source for text in findings.texts if text.context == "Colors"} == {color.title for color in Color}


def test_the_english_of_the_window_is_that_of_the_tables() -> None:
    contexts = ElementTree.parse(ROOT / "resources" / "translations" / "hen_editor_en.ts").getroot().iter("context")
    (problems,) = [context for context in contexts if context.findtext("name") == "Problems"]
    forms = {
        message.findtext("source"): [form.text for form in message.iter("numerusform")]
        for message in problems.iter("message")
    }
    plurals = [text for kind in KINDS for text in texts(kind) if isinstance(text, Plural)]
    expected = {text: [text, text] for text, has_plural in marked().items() if has_plural}
    assert forms == expected | {text.many: [text.one, text.many] for text in plurals}
