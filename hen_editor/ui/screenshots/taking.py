"""Pictures of the screen: by the desktop's own dialog on Wayland, elsewhere by a frame over what the screen shows."""

import sys
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QGuiApplication

from hen_editor.ui.screenshots.screen import ScreenDialog
from hen_editor.ui.widgets.transient import run
from hen_editor.ui.window.session import Session

translate = QCoreApplication.translate

HIDING = 400
"""How long the window is given to be gone from the screen, in milliseconds; it stays where that is 0."""


def take_screenshot(session: Session) -> None:
    """Have the user choose what of the screen is looked at for a board."""
    if sys.platform == "linux" and QGuiApplication.platformName().startswith("wayland"):
        from hen_editor.ui.screenshots.portal import ScreenshotPortal

        ScreenshotPortal(session).ask()
    elif HIDING:
        session.window.setWindowState(session.window.windowState() | Qt.WindowState.WindowMinimized)
        QTimer.singleShot(HIDING, session.window, partial(_choose, session))
    else:
        _choose(session)


def _choose(session: Session) -> None:
    window = session.window
    dialog = ScreenDialog(window.screen())
    is_chosen = run(dialog)
    picture = dialog.picture()
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.bring_forward()
    if is_chosen and picture.isNull():
        session.show_status(translate("Screenshots", "The system gives no picture of the screen."))
    elif is_chosen:
        session.picture_wanted.emit(picture)
