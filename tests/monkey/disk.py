"""What the monkey does with files: it opens them, and is other programs that change them, remove them or hold them."""

import subprocess
import sys

from hen_editor.document import locks, worker
from tests.monkey import material
from tests.monkey.turn import Turn

AT_ONCE_MS = 10_000
"""The time in which every file is read and written, however busy the machine is: a replay goes as the sitting went."""

SLOW = 0.15
"""How often an action meets a slow disk: what comes next may happen before a file is read or written."""

MOST_EDITORS = 2

OTHER_PROGRAM = """
import sys
from PySide6.QtCore import QLockFile
lock = QLockFile(sys.argv[1])
lock.setStaleLockTime(0)
lock.tryLock(0)
print(flush=True)
sys.stdin.read()
lock.unlock()
"""
"""Another editor: it holds the lock of a file until its input ends, as it does when the monkey is killed."""


def set_speed(*, is_slow: bool) -> None:
    """Let the disk be fast or slow."""
    worker.AT_ONCE_MS = 0 if is_slow else AT_ONCE_MS


def open_file(turn: Turn) -> None:
    """Open a file."""
    path = turn.any_file()
    turn.did(f"open {path.name!r}")
    turn.window.session.files.open_path(path)


def change_on_disk(turn: Turn) -> None:
    """Be another program that writes, replaces, removes or protects the document's file."""
    path = turn.window.document.path
    if path is None or not path.is_file():
        return
    match turn.lots.randrange(9):
        case 0:
            turn.did("another program adds to the file")
            with path.open("ab") as file:
                file.write(b"\n")
        case 1:
            turn.did("another program writes the file anew")
            path.write_text(turn.lots.choice(material.SGFS), "utf-8", "surrogateescape")
        case 2:
            turn.did("another program replaces the file")
            other = path.with_name("other")
            other.write_bytes(turn.lots.choice(material.PICTURES) if turn.lots.random() < 0.3 else b"(;C[x])")
            other.replace(path)
        case 3:
            turn.did("another program removes the file")
            path.unlink()
        case 4:
            turn.did("another program puts a folder in place of the file")
            path.unlink()
            path.mkdir()
        case 5:
            turn.did("another program makes the file read-only")
            path.chmod(0o444)
        case 6:
            turn.did("another program empties the file")
            path.write_bytes(b"")
        case 7:
            turn.did("another program writes bytes that are no text")
            path.write_bytes(bytes(turn.lots.randrange(256) for _ in range(200)))
        case _:
            turn.did("another program touches the file")
            path.touch()


def open_elsewhere(turn: Turn) -> None:
    """Be another editor that opens a file, which then is read-only here, or one that closes it again."""
    if turn.editors and turn.lots.random() < 0.6:
        turn.did("another editor closes its file")
        turn.editors.pop(0).communicate()
        return
    path = turn.any_file()
    lock = locks.lock_of_file(path)
    if lock is None or len(turn.editors) >= MOST_EDITORS:
        return
    turn.did(f"another editor opens {path.name!r}")
    editor = subprocess.Popen(
        [sys.executable, "-c", OTHER_PROGRAM, lock.fileName()], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert editor.stdout is not None
    editor.stdout.readline()
    turn.editors.append(editor)
