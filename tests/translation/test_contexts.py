"""What the program asks to be translated is what lupdate finds, contexts and all."""

import importlib.util
import re
import sys
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from hen_editor.resources import TRANSLATIONS
from tests.imports import sources
from tests.translation.findings import ROOT, Findings
from tests.translation.requests import Request, requests
from tests.translation.tables import marked

FROM_TABLES = ("hen_editor.ui.wording", "the context is no literal")
"""Where problems are worded: their contexts and texts come from tables, which tests of problems compare."""


@cache
def asked() -> list[Request]:
    """Return the requests of the whole program, which take two seconds to find."""
    return [each for each in requests(sources(ROOT / "hen_editor")) if (each.module, each.wrong) != FROM_TABLES]


def asking(request: Request) -> type:
    """Return the class that asks."""
    found = getattr(importlib.import_module(request.module), request.in_class or "")
    assert isinstance(found, type)
    return found


def test_lupdate_can_follow_every_request() -> None:
    wrong = [request for request in asked() if request.wrong]
    assert not wrong, "\n".join(map(str, wrong))


def test_lupdate_finds_each_text_in_the_context_in_which_it_is_asked_for(findings: Findings) -> None:
    in_tables = marked()
    assert {request.text for request in asked() if request.text is not None} | {*in_tables} == findings.texts
    with_numbers = {text for text, has_plural in in_tables.items() if has_plural}
    assert {request.text for request in asked() if request.has_number} | with_numbers == findings.plurals


def test_no_text_of_a_table_that_knows_its_texts_is_marked_as_well() -> None:
    in_tables = marked()
    assert [str(request) for request in asked() if request.is_mark and request.text in in_tables] == []


def test_texts_from_tables_are_looked_up_where_some_are_marked(findings: Findings) -> None:
    contexts = {text.context for text in findings.texts}
    from_tables = [r for r in asked() if r.text is None and not r.wrong and r.context not in contexts]
    assert from_tables == []


def test_only_classes_of_qt_objects_translate() -> None:
    assert [request for request in asked() if request.in_class and not issubclass(asking(request), QObject)] == []


def test_texts_with_numbers_are_asked_for_by_classes_without_subclasses() -> None:
    # Qt puts the number into the first answer, which in a subclass is that of the wrong context.
    assert [
        request for request in asked() if request.has_number and request.in_class and asking(request).__subclasses__()
    ] == []


def test_every_field_of_a_text_is_a_word() -> None:
    odd = [r for r in asked() if r.text and re.search(r"\{[^}a-z_]*\}", r.text.source)]
    assert odd == []


def test_no_text_is_a_piece_that_is_put_beside_others(findings: Findings) -> None:
    assert [text for text in findings.texts if text.source != text.source.strip(" ,;")] == []


def test_no_text_names_a_class(findings: Findings) -> None:
    """A class that was renamed with a word of a text in its wake."""
    source = "\n".join(sources(ROOT / "hen_editor").values())
    classes = set(re.findall(r"^ *class (\w+)", source, re.MULTILINE))
    compound = {name for name in classes if re.search("[a-z][A-Z]", name)}
    assert [text for text in findings.texts if compound & {*re.findall(r"\w+", text.source)}] == []


def test_the_translations_are_made_of_the_source_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    specification = importlib.util.spec_from_file_location("dev", ROOT / "dev.py")
    assert specification is not None
    assert specification.loader is not None
    dev = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(dev)
    monkeypatch.setattr(dev, "PYTHON", Path(sys.executable))
    for path in TRANSLATIONS.glob("*.ts"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    assert dev.update_translations(sorted(tmp_path.glob("*.ts")))
    for path in TRANSLATIONS.glob("hen_editor_*"):
        assert (tmp_path / path.name).read_bytes() == path.read_bytes(), "dev.py translations"
    assert {path.name for path in tmp_path.iterdir()} == {path.name for path in TRANSLATIONS.glob("hen_editor_*")}


def test_every_plural_has_its_english_forms(findings: Findings) -> None:
    file = Path(ROOT, "resources", "translations", "hen_editor_en.ts").read_text(encoding="utf-8")
    assert "unfinished" not in file
    assert file.count("<source>") == len(findings.plurals)
