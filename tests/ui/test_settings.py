"""Settings are kept, unless another program holds their file and does not let it go."""

import sys
from pathlib import Path

import pytest
from PySide6 import QtCore
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from hen_editor.ui.settings import chosen, keep
from hen_editor.ui.theme import Scheme


def test_what_is_kept_is_found_again(qapp: QApplication) -> None:
    keep({"theme": "dark", "files/recent": ["a", "b"]})
    assert QSettings().value("theme") == "dark"
    assert QSettings().value("files/recent") == ["a", "b"]


def test_a_group_can_be_kept_again_as_a_whole(qapp: QApplication) -> None:
    keep({"keys/one": "A", "theme": "dark"})
    keep({"keys/two": "B"}, instead_of="keys")
    assert sorted(QSettings().allKeys()) == ["keys/two", "theme"]


@pytest.mark.parametrize(("kept", "expected"), [("dark", Scheme.DARK), ("pink", Scheme.SYSTEM), (None, Scheme.SYSTEM)])
def test_a_choice_is_found_again_unless_it_is_unknown(qapp: QApplication, kept: object, expected: Scheme) -> None:
    keep({"theme": kept})
    assert chosen("theme", Scheme.SYSTEM) is expected


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_settings_that_are_no_file_are_not_locked(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    """Their name is a key of the registry on Windows, beside which there can be no lock."""
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(QtCore, "QLockFile", None)
    keep({"theme": "dark"})
    assert QSettings().value("theme") == "dark"


def test_a_lock_of_another_computer_is_not_waited_for(qapp: QApplication) -> None:
    keep({"theme": "dark"})
    Path(QSettings().fileName() + ".lock").write_text("1\nanother program\nanother computer\n")
    keep({"theme": "light"})
    assert QSettings().value("theme") == "dark"
