"""The random driver of documents, and that it knows all of their verbs."""

import inspect

import pytest
from hypothesis.stateful import run_state_machine_as_test
from PySide6.QtWidgets import QApplication

from hen_editor.document.document import Document
from tests.document.driver import EDITING, QUERIES, RULES, Driver, effort
from tests.effort import is_thorough


@pytest.mark.usefixtures("data_folder")
def test_whatever_is_done_to_a_document_it_stays_one(qapp: QApplication) -> None:
    run_state_machine_as_test(Driver, settings=effort(*((400, 40) if is_thorough() else (12, 20))))


def test_the_driver_knows_every_verb_of_a_document() -> None:
    public = {name for name in vars(Document) if not name.startswith("_")}
    verbs = {name for name in public if inspect.isfunction(vars(Document)[name])}
    assert verbs - QUERIES <= RULES.keys()
    assert RULES.keys() - verbs == {"undo", "redo", "undo_all_and_redo_all"}
    assert {*EDITING} <= verbs
