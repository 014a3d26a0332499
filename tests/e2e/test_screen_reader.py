"""What a screen reader is told of the real window, over the bus that screen readers use."""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest

from tests.e2e.desktop import Desktop
from tests.e2e.editor import Editor
from tests.e2e.screen_reader import ScreenReader, missing_parts

SITTING = Path(__file__).parents[1] / "vectors" / "speech" / "blind_sitting.txt"

CONTROLS = {"push button", "check box", "radio button", "combo box", "text", "slider", "list", "table", "canvas"}


@pytest.fixture
def reader(desktop: Desktop) -> Iterator[ScreenReader]:
    missing = missing_parts()
    if missing:
        pytest.skip(f"not installed: {', '.join(missing)}")
    with ScreenReader(desktop) as reader:
        yield reader


@pytest.fixture
def start(reader: ScreenReader, desktop: Desktop, tmp_path: Path) -> Iterator[list[Editor]]:
    """Where a test puts the runs of the program that are to be ended."""
    started: list[Editor] = []
    yield started
    for editor in started:
        editor.process.terminate()
        editor.process.wait()


def test_every_control_of_the_window_has_a_name(
    reader: ScreenReader, desktop: Desktop, tmp_path: Path, start: list[Editor]
) -> None:
    start.append(Editor(desktop, tmp_path, environment=reader.environment))
    editor = start[0]
    editor.press("ctrl+alt+b", "ctrl+alt+l", "ctrl+f")
    reader.hear("Find in comments, text, empty, Find in comments")
    things = reader.things()
    controls = [thing for thing in things if thing.role in CONTROLS]
    assert [thing for thing in controls if not thing.name] == []
    assert {"canvas", "table", "list", "slider", "text", "push button", "check box"} <= {each.role for each in controls}
    assert {"Board", "HEN", "Variation tree", "Comment", "Node name", "Board as a table", "List of moves"} <= {
        thing.name for thing in controls
    }
    assert len(controls) > 40


def test_a_sitting_is_done_from_what_is_heard_alone(
    reader: ScreenReader, desktop: Desktop, tmp_path: Path, start: list[Editor]
) -> None:
    steps = [line.partition(" ") for line in SITTING.read_text(encoding="utf-8").splitlines()]
    files = [words.partition(" ") for kind, _, words in steps if kind == "file"]
    for name, _, text in files[:2]:
        (tmp_path / name).write_text(text, encoding="utf-8")
    start.append(Editor(desktop, tmp_path, environment=reader.environment))
    for kind, alike in groupby(steps, key=lambda step: step[0]):
        given = [words for _, _, words in alike]
        if kind == "press":
            start[0].press(*given[0].split())
            for keys in given[1:]:  # Qt tells the bus of other keys before it handles them, but not of shortcuts
                start[0].rest()
                start[0].press(*keys.split())
        elif kind == "type":
            start[0].type(*given)
        elif kind == "hear":
            reader.hear(*given)
    for name, _, text in files[2:]:
        assert " ".join((tmp_path / name).read_text(encoding="utf-8").split()) == text
