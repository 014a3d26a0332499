"""What every test run agrees on: Hypothesis profiles, Qt without a screen, settings apart, no stray logging, memory."""

import gc
import logging
import os
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QFontInfo, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWhatsThis
from shiboken6 import delete

from hen_editor.languages import ENGLISH
from hen_editor.ui.translation import translate_into
from tests.fonts import install

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Texts are expected in English, with its numbers, whatever the system speaks; tests of languages set their own.
os.environ["LANG"] = "C.UTF-8"
for name in [name for name in os.environ if name == "LANGUAGE" or name.startswith("LC_")]:
    del os.environ[name]

settings.register_profile("default", max_examples=30, deadline=None)
settings.register_profile("ci", max_examples=15, deadline=None, derandomize=True, print_blob=True)
settings.register_profile("thorough", max_examples=10_000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if "CI" in os.environ else "default"))

MEMORY = 8 << 30
"""The address space of each test process in bytes: what asks for more is a fault, and fails alone."""

if sys.platform == "linux":
    import resource

    hard = resource.getrlimit(resource.RLIMIT_AS)[1]
    if hard == resource.RLIM_INFINITY or hard > MEMORY:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, hard))

LETTERS = "".join(map(chr, [*range(0x20, 0x250), *range(0x2010, 0x2040), 0x2190, 0x2192, 0x2588, 0x25CB, 0x25CF]))
"""What any font has: letters of Latin, punctuation, a few arrows, blocks and circles."""

E2E = Path(__file__).parent / "e2e"
E2E_REQUIRED = bool(os.environ.get("HEN_EDITOR_E2E_REQUIRED"))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Have the garbage collector pass over the tests themselves: there are thousands, and they stay to the end."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(E2E):
            item.add_marker("e2e")
    items.sort(key=lambda item: item.get_closest_marker("long") is None)  # none waits for one of them at the end


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let no test of the real window skip where HEN_EDITOR_E2E_REQUIRED is set."""
    report = yield
    if E2E_REQUIRED and report.skipped and item.get_closest_marker("e2e"):
        report.outcome = "failed"
        report.longrepr = f"HEN_EDITOR_E2E_REQUIRED is set, and this test would have skipped: {report.longrepr}"
    return report


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """The application, with its texts as the program shows them, in letters of a usual width if there is no font."""
    if not QFontInfo(qapp.font()).family():
        for bold in (False, True):
            install("Sans", LETTERS, ascent=930, width=600, bold=bold)
    translate_into(qapp, ENGLISH)
    return qapp


@pytest.fixture
def owner(qapp: QApplication) -> Iterator[QObject]:
    """What the documents of a test belong to, as others belong to a window: Qt destroys them with their undo stacks.

    The garbage collector would do so in any order; an undo stack does not outlive the loss of its commands.
    """
    made = QObject()
    yield made
    delete(made)


@pytest.fixture(autouse=True)
def nothing_left_open(request: pytest.FixtureRequest) -> Iterator[None]:
    """End a test with no window and no mouse button pressed: the next one would begin in the middle of something.

    The clipboard would keep data that was made in Python beyond the end of Python, and crash.
    """
    yield
    if "qapp" in request.fixturenames:
        QApplication.clipboard().clear()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # Qt would do so in the next test
        _release_mouse_buttons()
        QWhatsThis.leaveWhatsThisMode()
        assert (QApplication.activeModalWidget(), QApplication.activePopupWidget()) == (None, None)


def _release_mouse_buttons() -> None:
    """Release the buttons that are pressed, as that of a double click still is for Qt: QTest does not release it."""
    window = QWindow(width=9, height=9)
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
        if button in QApplication.mouseButtons():
            QTest.mouseRelease(window, button)
    assert QApplication.mouseButtons() is Qt.MouseButton.NoButton


class _Records(logging.Handler):
    """Keep what reaches the root logger."""

    def __init__(self) -> None:
        super().__init__()
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.messages.append(f"{record.levelname} {record.name}: {record.getMessage()}")


@pytest.fixture(autouse=True)
def no_stray_logging(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that logs, unless it asked for `caplog` and so looks at what is logged."""
    if "caplog" in request.fixturenames:
        yield
        return
    records = _Records()
    logging.getLogger().addHandler(records)
    yield
    logging.getLogger().removeHandler(records)
    if records.messages:
        pytest.fail("stray logging:\n" + "\n".join(records.messages), pytrace=False)


@pytest.fixture
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the local data of programs: one of the test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture(autouse=True)
def settings_apart(request: pytest.FixtureRequest) -> None:
    """Keep the settings and data of a test that uses Qt in a directory of its own, never in the user's."""
    if not {"qtbot", "qapp"} & set(request.fixturenames):
        return
    from PySide6.QtCore import QSettings

    directory: Path = request.getfixturevalue("tmp_path")
    request.getfixturevalue("data_folder")
    for kind in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
        QSettings.setPath(kind, QSettings.Scope.UserScope, str(directory / "settings"))
