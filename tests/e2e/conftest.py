"""A desktop for the tests of real windows in a process, a run of the program for each, a picture of every failure."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest

from tests.e2e.desktop import Desktop, missing_tools
from tests.e2e.editor import Editor

collect_ignore = ["listener.py"]
"""A program for the Python of the system."""

StartEditor = Callable[..., Editor]


@pytest.fixture(scope="session")
def desktop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desktop]:
    missing = missing_tools()
    if missing:
        pytest.skip(f"not installed: {', '.join(missing)}")
    with Desktop(tmp_path_factory.mktemp("desktop"), 1400, 900) as desktop:
        yield desktop


@pytest.fixture
def start_editor(desktop: Desktop, tmp_path: Path) -> Iterator[StartEditor]:
    """Starts the program with arguments; every run of a test has the same home directory."""
    started: list[Editor] = []

    def start(*arguments: str, scale: float = 1) -> Editor:
        started.append(Editor(desktop, tmp_path, *arguments, scale=scale))
        return started[-1]

    yield start
    for editor in started:
        editor.end()


@pytest.fixture
def editor(start_editor: StartEditor) -> Editor:
    """The program just started."""
    return start_editor()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    desktop = item.funcargs.get("desktop") if isinstance(item, pytest.Function) else None
    if report.failed and isinstance(desktop, Desktop):
        report.sections.append(("Picture of the screen", str(desktop.save_picture())))
    return report
