"""The state machine of all edits, and that it knows them all."""

import inspect
import pkgutil
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from hen_editor import pasting
from hen_editor.core import editing, game
from tests.core.editing.all_edits import EDITS, NAVIGATIONS
from tests.core.editing.machine import Machine, run
from tests.each import for_each

PARTS_OF_EDITS = {"snapshot.edited", "snapshot.with_draft_kept"}
"""What all edits are made with."""


def test_whatever_is_edited_undone_and_saved_stays_a_document() -> None:
    effort = settings(stateful_step_count=30, suppress_health_check=list(HealthCheck))
    run_state_machine_as_test(Machine, settings=effort)


def functions(package: ModuleType, module_name: str) -> Iterator[tuple[str, inspect.Signature]]:
    """Go through the public functions of a module of a package."""
    module = import_module(f"{package.__name__}.{module_name}")
    for name, function in inspect.getmembers(module, inspect.isfunction):
        if function.__module__ == module.__name__ and not name.startswith("_"):
            yield f"{module_name}.{name}", inspect.signature(function)


def test_the_machine_knows_every_edit_of_a_snapshot() -> None:
    found = set()
    modules = [(editing, module.name) for module in pkgutil.iter_modules(editing.__path__)]
    for package, module_name in (*modules, (pasting, "actions")):
        for name, signature in functions(package, module_name):
            first = next(iter(signature.parameters.values()))
            if "Snapshot" in str(signature.return_annotation) and "Snapshot" in str(first.annotation):
                found.add(name)
    assert found - PARTS_OF_EDITS == EDITS.keys()


def test_the_machine_knows_every_way_to_another_node() -> None:
    found = {
        name
        for name, signature in functions(game, "navigate")
        if [*signature.parameters][:2] == ["tree", "node"] and signature.return_annotation not in (list[int], bool)
    }
    assert found == NAVIGATIONS.keys()


@for_each([*EDITS, *NAVIGATIONS])
def test_a_row_of_the_machine_calls_the_function_it_is_named_after(name: str) -> None:
    function = {**EDITS, **NAVIGATIONS}[name]
    called = function.__code__.co_names
    assert name.split(".")[1] in called or f"_{name.split('.')[1]}" in called


def test_the_steps_that_were_run_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    done = run(20, seed=1)
    assert done >= 20
    assert f"{done:,} steps" in capsys.readouterr().out
