"""The desktop's own dialog for screenshots, which programs on Wayland ask: org.freedesktop.portal.Screenshot."""

import os
from itertools import count

from PySide6.QtCore import SLOT, QCoreApplication, QObject, QUrl, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCall, QDBusPendingCallWatcher

from hen_editor.document.files import path_of_url
from hen_editor.ui.window.session import Session

translate = QCoreApplication.translate

_SERVICE, _OBJECT = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
_SCREENSHOT, _REQUEST = "org.freedesktop.portal.Screenshot", "org.freedesktop.portal.Request"

_RECEIVE = SLOT("receive(uint,QVariantMap)")
_tokens = count(1)


class ScreenshotPortal(QObject):
    """Asks the desktop for a screenshot, which the user takes in its dialog; it is there until the answer."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._bus = QDBusConnection.sessionBus()

    def ask(self) -> None:
        """Show the dialog of the desktop."""
        token = f"hen_editor_{os.getpid()}_{next(_tokens)}"
        sender = self._bus.baseService().removeprefix(":").replace(".", "_")
        # The answer may come before the call returns: it is awaited first.
        self._request = f"{_OBJECT}/request/{sender}/{token}"
        self._bus.connect(_SERVICE, self._request, _REQUEST, "Response", self, _RECEIVE)  # type: ignore[call-overload]  # PySide wants `str`
        call = QDBusMessage.createMethodCall(_SERVICE, _OBJECT, _SCREENSHOT, "Screenshot")
        call.setArguments(["", {"interactive": True, "handle_token": token}])
        self._watcher = QDBusPendingCallWatcher(self._bus.asyncCall(call), self)
        self._watcher.finished.connect(self._check)

    def _check(self, call: QDBusPendingCall) -> None:
        if call.isError():
            self._session.show_status(translate("Screenshots", "The desktop offers no screenshots to programs."))
            self.deleteLater()

    @Slot("uint", "QVariantMap")
    def receive(self, response: int, results: dict[str, object]) -> None:
        """Open the picture that was taken, unless the user cancelled."""
        address = results.get("uri")
        if response == 0 and isinstance(address, str):
            self._session.picture_file_wanted.emit(path_of_url(QUrl(address)))
        self.deleteLater()
