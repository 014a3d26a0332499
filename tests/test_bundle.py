"""The folder that starts without Python: it is made, and both programs in it start where there is nothing else."""

import importlib.util
import struct
import subprocess
import sys
from pathlib import Path

import pytest
from PyInstaller.depend.bindepend import PythonLibraryNotFoundError, get_python_library_path
from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QImage, QImageReader

import dev

BOARD = ".9x9_8Gb_7Cwb_5Ebw_3Gw_2Cb"

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="its programs have other names elsewhere")


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    try:
        get_python_library_path()
    except PythonLibraryNotFoundError:
        pytest.skip("this Python is not installed as a library, without which PyInstaller bundles nothing")
    place = tmp_path_factory.mktemp("bundle")
    subprocess.run([sys.executable, *dev.bundling(place, place / "work")], cwd=dev.ROOT, check=True)
    return place / "hen-editor"


def run(place: Path, *command: str) -> str:
    """Run a program of the bundle without any other program in reach."""
    bare = {"PATH": "/nonexistent", "LANG": "C.UTF-8", "HOME": str(place.parent), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run([place / command[0], *command[1:]], env=bare, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.long
def test_the_window_and_the_command_start_without_python(bundle: Path, tmp_path: Path) -> None:
    run(bundle, "hen-editor", "--screenshot", str(tmp_path / "window.png"))
    assert not QImage(str(tmp_path / "window.png")).isNull()
    assert run(bundle, "hen", "format", ".9x9_5Gb") == ".9x9_5Gb\n"
    run(bundle, "hen", "render", BOARD, "-o", str(tmp_path / "board.png"))
    assert QImage(str(tmp_path / "board.png")).save(str(tmp_path / "seen.jpg"), quality=95)
    assert run(bundle, "hen", "convert", str(tmp_path / "seen.jpg")) == f"{BOARD}\n"  # decoded by a process of its own


def test_the_icons_of_windows_and_macos_have_every_size() -> None:
    spec = importlib.util.spec_from_file_location("icons", dev.BUNDLE.with_name("icons.py"))
    assert spec is not None
    assert spec.loader is not None
    icons = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(icons)
    data = QBuffer()
    data.setData(QByteArray(icons.ico()))
    reader = QImageReader(data, b"ico")
    widths = []
    for number in range(reader.imageCount()):
        assert reader.jumpToImage(number)
        widths.append(reader.read().width())
    assert widths == [*icons.ICO_SIZES]
    found, at, icns = {}, 8, icons.icns()
    assert (icns[:4], *struct.unpack(">I", icns[4:8])) == (b"icns", len(icns))
    while at < len(icns):
        kind, size = struct.unpack_from(">4sI", icns, at)
        found[kind] = QImage.fromData(icns[at + 8 : at + size]).width()
        at += size
    assert found == icons.ICNS_TYPES
