"""The tables of problems of the whole program: every kind, every text, every translation."""

import ast
import importlib
import io
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from string import Formatter
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from hen_editor.cli import codes as cli_codes
from hen_editor.cli import wording as cli_wording
from hen_editor.core import hen, sgf
from hen_editor.core.board import Color
from hen_editor.core.diagnostics import Choice, Diagnostic, DiagnosticKind, Plural, Severity, worded_fix
from hen_editor.core.game import legality
from hen_editor.core.game.info import remark
from hen_editor.core.game.legality import Judged, Legality, RefusedMove
from hen_editor.core.replay import Replay
from hen_editor.core.rules import Refusal
from hen_editor.document import codes as document_codes
from hen_editor.document.codes import FileError
from hen_editor.document.file_bytes import SizeLimit, read_stream
from hen_editor.ui import wording
from hen_editor.ui.description import WORDS
from tests.core.hen import vectors as hen_vectors
from tests.core.sgf.vectors import all_problems, read_vectors
from tests.each import holds_for_each
from tests.translation.findings import ROOT, Findings
from tests.translation.pseudo import is_glued
from tests.translation.tables import KINDS, PACKAGE, TABLES, marked, texts


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
WITH_A_SENTENCE = {"damaged", "engine-illegal", "hen-property-unreadable", "sgf-and-more"}
"""The kinds whose messages end with that of another problem."""


def sample(kind: DiagnosticKind, field: str) -> object:
    """Return a value for a field."""
    return SENTENCE if field in ("reason", "last") and kind.code in WITH_A_SENTENCE else "X9"


def code(kind: DiagnosticKind) -> str:
    return kind.code


def test_every_text_of_a_kind_is_a_sentence_once_its_fields_are_filled_in() -> None:
    def are_sentences(kind: DiagnosticKind) -> None:
        for text in texts(kind):
            for count in (1, 2):
                template = text.many if isinstance(text, Plural) else text
                filled = {
                    name: 3 if how == "," else sample(kind, name)
                    for _, name, how, _ in Formatter().parse(template)
                    if name
                }
                filled["count"] = count
                problem = Diagnostic(DiagnosticKind(kind.code, kind.severity, text), tuple(filled.items()))
                assert re.match(r"“?[A-Z0-9~]", problem.message)
                assert problem.message[-1] in ".?"
                assert "{" not in problem.message
                assert "  " not in problem.message

    holds_for_each(KINDS, are_sentences, code)


def test_only_a_text_with_a_count_has_a_plural() -> None:
    def has_count(kind: DiagnosticKind) -> None:
        for text in texts(kind):
            if isinstance(text, Plural):
                assert fields(text.one) <= fields(text.many) | {"count"}

    holds_for_each(KINDS, has_count, code)


def examples(kind: DiagnosticKind) -> Iterator[Diagnostic]:
    """Yield problems of a kind whose fields hold no letters: one for each text, in the singular and the plural."""
    choices = [*kind.template.texts] if isinstance(kind.template, Choice) else [None]
    nested = next(each for each in KINDS if isinstance(each.template, str) and not fields(each.template)).at()
    for choice, text in zip(choices, texts(kind), strict=True):
        forms = [*text] if isinstance(text, Plural) else [text]
        names = set().union(*map(fields, (*forms, kind.fix)))
        filled: dict[str, object] = dict.fromkeys(names, 9)
        if kind.code in WITH_A_SENTENCE:
            filled |= dict.fromkeys({"reason", "last"} & names, nested)
        if isinstance(kind.template, Choice):
            filled[kind.template.field] = choice
        for count in (1, 2):
            yield Diagnostic(kind, tuple({**filled, "count": count}.items()), replacement="9")


@pytest.mark.usefixtures("pseudo")
def test_every_problem_is_shown_translated() -> None:
    def is_translated(kind: DiagnosticKind) -> None:
        for problem in examples(kind):
            for shown in (wording.message(problem), *([wording.fix_label(problem)] if kind.fix else [])):
                assert re.fullmatch(r"⟦[^A-Za-z]*⟧", shown)
                assert not is_glued(shown)

    holds_for_each(KINDS, is_translated, code)


def test_lupdate_finds_the_names_of_all_colours(findings: Findings) -> None:
    assert {text.source for text in findings.texts if text.context == "Colors"} == {color.title for color in Color}


@pytest.mark.parametrize(
    ("name", "texts"),
    [
        ("Problems", [*cli_wording.TEXTS, *(text for kind in KINDS for text in texts(kind))]),
        ("Speech", [*WORDS.values()]),
    ],
)
def test_the_english_of_the_window_is_that_of_the_tables(name: str, texts: list[str | Plural]) -> None:
    contexts = ElementTree.parse(ROOT / "resources" / "translations" / "hen_editor_en.ts").getroot().iter("context")
    (context,) = [context for context in contexts if context.findtext("name") == name]
    forms = {
        message.findtext("source"): [form.text for form in message.iter("numerusform")]
        for message in context.iter("message")
    }
    plurals = [text for text in texts if isinstance(text, Plural)]
    expected = {
        text.source: [text.source] * 2 for text, has_plural in marked().items() if has_plural and text.context == name
    }
    assert forms == expected | {text.many: [text.one, text.many] for text in plurals}


class Use(NamedTuple):
    """A call that makes a problem of a kind, and the fields that it gives."""

    place: str
    kind: DiagnosticKind
    given: set[str]
    offers_fix: bool


@cache
def uses() -> list[Use]:
    """Return the calls of `at` on a row of a table, such as `codes.NO_MOVES.at()`."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        name = ".".join(("hen_editor", *path.relative_to(PACKAGE).with_suffix("").parts)).removesuffix(".__init__")
        source = path.read_text(encoding="utf-8")
        for call in ast.walk(ast.parse(source)) if ".at(" in source else ():
            match call:
                case ast.Call(ast.Attribute(ast.Attribute(ast.Name(table), row), "at")) if row.isupper():
                    kind = getattr(getattr(importlib.import_module(name), table), row)
                case ast.Call(ast.Attribute(ast.Name(row), "at")) if row.isupper():
                    kind = getattr(importlib.import_module(name), row)
                case _:
                    continue
            keywords = {keyword.arg for keyword in call.keywords if keyword.arg}
            found.append(Use(f"{name}:{call.lineno}", kind, keywords, "replacement" in keywords))
    return found


def asked(kind: DiagnosticKind) -> set[str]:
    """Return the fields that the texts of a kind ask for."""
    found = {kind.template.field} if isinstance(kind.template, Choice) else set()
    for text in texts(kind):
        found |= fields(text.many) | {"count"} if isinstance(text, Plural) else fields(text)
    return found


def test_every_field_is_given_where_a_problem_is_made() -> None:
    def is_complete(use: Use) -> None:
        assert asked(use.kind) <= use.given
        if use.offers_fix:
            assert use.kind.fix
            assert fields(use.kind.fix) <= use.given

    holds_for_each(uses(), is_complete, lambda use: f"{use.kind.code} in {use.place}")


def made() -> Iterator[Diagnostic]:
    """Go through problems of kinds that are handed over to what makes the problem."""
    for path in hen_vectors.VECTORS:
        yield from hen.parse(hen_vectors.Vector.read(path).input).diagnostics
    for vector in read_vectors():
        yield from all_problems(sgf.parse(vector.data))
    for name, text in (("DT", "2024/5/3"), ("RE", "who knows"), ("KM", "6,5"), ("TM", "1h"), ("HA", "1")):
        problem = remark(name, text)
        assert problem is not None
        yield problem
    for game in ("(;SZ[9]AB[aa]HEN[.9x9_9r])", "(;SZ[9]HEN[.9x9_5E~1])"):
        tree = sgf.parse(game).value.games[0]
        yield from Replay.of(tree, tree.root).position(tree).diagnostics
    tree = sgf.parse("(;SZ[9];B[aa];W[bb])").value.games[0]
    _, first, second = tree.main_line()
    for kind in (document_codes.TOO_LARGE, cli_codes.TOO_LARGE):
        with pytest.raises(FileError) as refused:
            read_stream(io.BytesIO(b".9x9"), SizeLimit(1, kind))
        yield refused.value.problem
    refused = {first: RefusedMove(1, Refusal.KO), second: RefusedMove(2, Refusal.KO)}
    for lost in (frozenset({first}), frozenset(refused)):
        yield from legality.problems(Judged(tree, Legality(refused, lost)))


def test_every_kind_is_made_somewhere_with_the_fields_that_it_asks_for() -> None:
    found = {use.kind for use in uses()}
    for problem in made():
        assert asked(problem.kind) <= {name for name, _ in problem.fields}, problem.kind.code
        assert problem.replacement is None or worded_fix(problem)
        found.add(problem.kind)
    assert [kind.code for kind in KINDS if kind not in found] == []
