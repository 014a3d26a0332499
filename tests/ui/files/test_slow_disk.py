"""A disk on which everything takes long: the window does not wait for it."""

from pathlib import Path

import pytest

from tests.slow_disk import run_on_slow_disk, slow_disk  # noqa: F401 - a fixture

IN_WINDOW = """
from pathlib import Path
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication
from hen_editor import app
from hen_editor.core.board import Point

folder = Path(sys.argv[1])
application = app.Application()
window = application.open_window()
window.complete()
window.activateWindow()
document, files = window.document, window.session.files

def until(is_so, seconds=30):
    loop, timer, left = QEventLoop(), QTimer(interval=5), QTimer(singleShot=True, interval=1000 * seconds)
    timer.timeout.connect(lambda: is_so() and loop.quit())
    left.timeout.connect(lambda: os._exit(7))
    timer.start()
    left.start()
    loop.exec()

def rest(milliseconds=700):
    waited = []
    QTimer.singleShot(milliseconds, lambda: waited.append(True))
    until(lambda: waited)

def opened(name):
    files.open_path(folder / name)
    until(lambda: document.path == folder / name and not files.opening.reader.is_busy)
    rest()
"""
"""A window, and what waits for it while it lives."""

DONE = {
    "open": "opened('game.sgf')",
    "open a missing file": """
closing = QTimer(interval=50)
closing.timeout.connect(lambda: QApplication.activeModalWidget() and QApplication.activeModalWidget().close())
closing.start()
files.open_path(folder / "none.sgf")
until(lambda: not files.opening.reader.is_busy)
""",
    "open twice, in two windows": """
opened('game.sgf')
other = application.open_window()
other.complete()
other.session.files.open_path(folder / 'game.sgf')
rest()
assert other.document.path is None
""",
    "save": """
opened('game.sgf')
document.play(Point(5, 5))
assert document.is_modified
files.save()
until(lambda: not document.is_modified)
rest()
""",
    "save, and edit meanwhile": """
opened('game.sgf')
document.play(Point(5, 5))
assert document.is_modified
window.commands["save"].trigger()
document.play(Point(4, 4))
until(lambda: not document.is_writing)
rest()
""",
    "save as": """
opened('game.sgf')
files.writer.save(folder / 'new.sgf')
until(lambda: document.path == folder / 'new.sgf')
rest()
""",
    "a change by another program": """
opened('game.sgf')
os.system(f"echo '(;SZ[9]C[other])' > {folder / 'game.sgf'}")
until(lambda: 'other' in str(document.snapshot.tree.node(0).get('C', '')))
""",
    "the file is removed": """
opened('game.sgf')
os.system(f"rm {folder / 'game.sgf'}")
until(lambda: document.is_removed)
""",
    "focus": """
opened('game.sgf')
other = application.open_window()
other.complete()
for one in (other, window, other, window):
    one.activateWindow()
    rest(100)
rest()
""",
    "recent files": """
opened('game.sgf')
window.menus.recent.aboutToShow.emit()
assert len(window.menus.recent.actions()) == 1
""",
    "copy of the original": """
from functools import partial
from hen_editor.document import copies
opened('game.sgf')
files.writer.write_copy(folder / 'copy.sgf', copies.of_data(document.file.data))
rest()
""",
    "earlier versions": """
from hen_editor.document.private_folder import private_folder
opened('game.sgf')
document.play(Point(5, 5))
files.save()
until(lambda: not document.is_modified)
os.environ["SLOW_FOLDER"] = str(private_folder("versions"))
closing = QTimer(interval=500)
closing.timeout.connect(lambda: QApplication.activeModalWidget() and QApplication.activeModalWidget().close())
closing.start()
window.commands["versions"].trigger()
rest()
""",
    "recover": """
from hen_editor.document.recovery import folder as journals
opened('game.sgf')
document.play(Point(5, 5))
window.session.recorder.sync()
window.session.recorder.stop()
(lost,) = journals.kept()
other = application.open_window()
other.complete()
other.session.recovery_wanted.emit([lost])
until(lambda: other.document.path == document.path)
rest()
""",
    "reopen": """
from hen_editor.ui.program.reopening import ShownWindow, store
store([ShownWindow(str(folder / name), 0, [], 1, "", "", False) for name in ("game.sgf", "none.sgf")])
application.begin_reopening(restore=True)
until(lambda: document.path is not None)
rest()
""",
    "own styles": """
from hen_editor.document import own_styles
from hen_editor.ui.commands.view import choose_board_style
own_styles.folder().mkdir(parents=True)
(own_styles.folder() / "mine.toml").write_text('line = "#123456"')
os.environ["SLOW_FOLDER"] = str(own_styles.folder())
closing = QTimer(interval=500)
closing.timeout.connect(lambda: QApplication.activeModalWidget() and QApplication.activeModalWidget().close())
closing.start()
window.commands["preferences"].trigger()
choose_board_style(window.session, "mine.toml")
assert window.session.state.style is not None
""",
    "close": """
opened('game.sgf')
window.close()
""",
}


@pytest.mark.parametrize("done", DONE.values(), ids=DONE)
def test_no_file_of_the_user_is_touched_in_the_thread_of_the_window(
    slow_disk: Path,  # noqa: F811 - the fixture
    tmp_path: Path,
    done: str,
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "game.sgf").write_text("(;SZ[9]C[first];B[dd])")
    assert run_on_slow_disk(slow_disk, f"{IN_WINDOW}\n{done}", folder, tmp_path) == ""
