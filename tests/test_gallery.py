"""Each scene of the gallery still comes about."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from hen_editor.ui.theme import Scheme, Theme
from hen_editor.ui.window.main_window import FULL_SIZE, MainWindow
from tests import gallery

DIALOGS = (gallery.export,)


@pytest.mark.parametrize("scene", gallery.SCENES)
def test_a_scene_is_pictured(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scene: Callable[[MainWindow], None]
) -> None:
    monkeypatch.setattr(gallery, "QUIET", 50)
    gallery.picture(scene, Theme(qapp), Scheme.LIGHT, FULL_SIZE, tmp_path / "scene.png")
    assert (QImage(str(tmp_path / "scene.png")).size() == FULL_SIZE) == (scene not in DIALOGS)
