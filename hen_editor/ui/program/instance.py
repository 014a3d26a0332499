"""The single running instance: it opens the files that further starts are given, for example by a double click."""

import json
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from hen_editor.document.private_folder import private_folder

ANSWER_TIMEOUT_MS = 1000
"""How long the running instance may take to answer, in milliseconds; after that the new one opens the files itself."""

MAX_BYTES = 1_000_000
"""The longest message that is read, in bytes."""

_ACCEPTED = b"accepted\n"

_MAX_PATH = 100
"""The longest path of a socket that all systems take, in bytes."""


def hand_over(paths: Sequence[Path]) -> bool:
    """Ask the running instance to open files; return whether there is one, and it has accepted."""
    server, socket = server_name(), QLocalSocket()
    if server is None:
        return False
    try:
        absolute = [str(path.absolute()) for path in paths]
    except OSError:  # the working folder was deleted
        return False
    socket.connectToServer(server)
    if not socket.waitForConnected(ANSWER_TIMEOUT_MS):
        return False
    if sys.platform == "win32":
        from hen_editor.ui.program import win32

        win32.let_others_come_forward()
    socket.write(json.dumps(absolute).encode() + b"\n")
    answer = b""
    while not answer.endswith(b"\n") and socket.waitForReadyRead(ANSWER_TIMEOUT_MS):
        answer += bytes(socket.readAll().data())
    return answer == _ACCEPTED


class Instance(QObject):
    """Listens for the files that further starts of the program are given.

    received: the paths of files to open.
    """

    received = Signal(list)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._accept)

    def listen(self) -> bool:
        """Listen unless another instance does; return whether this one listens."""
        name = server_name()
        if name is None or _is_answered(name):
            return False
        QLocalServer.removeServer(name)  # the socket left over by an instance that was killed
        return self._server.listen(name)

    def _accept(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.disconnected.connect(socket.deleteLater)
            socket.readyRead.connect(lambda socket=socket: self._read(socket))
            self._read(socket)

    def _read(self, socket: QLocalSocket) -> None:
        if socket.bytesAvailable() > MAX_BYTES:
            socket.abort()
        if not socket.canReadLine():
            return
        paths = _paths(bytes(socket.readLine().data()))
        if paths:
            socket.write(_ACCEPTED)
            socket.flush()
            # A sender that waited in vain has disconnected, and opens the files itself.
            if socket.state() is QLocalSocket.LocalSocketState.ConnectedState:
                self.received.emit(paths)
        socket.disconnectFromServer()


def server_name() -> str | None:
    """Return the name of the user's server, a socket in the program's private folder; None if that is impossible."""
    if sys.platform == "win32":
        from hen_editor.ui.program import win32

        return f"hen-editor-{Path.home().name}-{win32.session()}"
    with suppress(OSError):
        name = str(private_folder("instance") / "socket")
        return name if len(name.encode(errors="surrogateescape")) <= _MAX_PATH else None
    return None


def _is_answered(name: str) -> bool:
    socket = QLocalSocket()
    socket.connectToServer(name)
    return socket.waitForConnected(ANSWER_TIMEOUT_MS)


def _paths(message: bytes) -> list[Path]:
    """Return the paths of a message, none if it is not one."""
    try:
        found = json.loads(message)
    except (ValueError, RecursionError):
        return []
    is_message = isinstance(found, list) and all(isinstance(path, str) and "\0" not in path for path in found)
    return [Path(path) for path in found] if is_message else []
