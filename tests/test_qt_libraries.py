"""What Qt lacks of a system is named with the command that installs it."""

import sys
from pathlib import Path

import pytest
from PySide6 import QtGui

from hen_editor.qt_libraries import how_to_install, missing_libraries

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="libraries of Linux")


def test_libraries_that_qt_misses_are_named_with_the_command_that_installs_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "QtGui.so"
    broken.write_bytes(Path(QtGui.__file__).read_bytes().replace(b"libQt6Gui.so.6\0", b"libQt6Gap.so.6\0"))
    assert "libQt6Gap.so.6" in missing_libraries([broken])

    monkeypatch.setenv("PATH", str(tmp_path))
    (tmp_path / "apt-get").touch(mode=0o755)
    advice = how_to_install(["libxcb-cursor.so.0", "libEGL.so.1"])
    assert advice == "Install them with:\n    sudo apt-get install libegl1 libxcb-cursor0"
    (tmp_path / "apt-get").rename(tmp_path / "dnf")
    assert "sudo dnf install 'libEGL.so.1()(64bit)'" in how_to_install(["libEGL.so.1"])
