"""Taking a picture of the screen: by the desktop's own dialog on Wayland, elsewhere in a frame over what it shows."""

import sys
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QImage

from hen_editor.ui.screenshots.screen import ScreenDialog
from hen_editor.ui.widgets.transient import run
from hen_editor.ui.window.session import Session

translate = QCoreApplication.translate

HIDING = 300
"""How long the desktop may take to show that the window is gone, in milliseconds; the window stays where that is 0."""

_NEXT_LOOK, _MOST_LOOKS = 50, 40
"""The interval in milliseconds at which to look whether the window is gone, or there again, and how often at most."""

_MINIMIZED = Qt.WindowState.WindowMinimized


def take_screenshot(session: Session) -> None:
    """Have the user choose what of the screen is looked at for a board."""
    window = session.window
    if sys.platform == "linux" and QGuiApplication.platformName().startswith("wayland"):
        from hen_editor.ui.screenshots.portal import ScreenshotPortal

        ScreenshotPortal(session).ask()
    elif HIDING:
        window.setWindowState(window.windowState() | _MINIMIZED)
        choose = partial(QTimer.singleShot, HIDING, window, partial(_choose, session))
        _await(session, choose, is_shown=False)
    else:
        _choose(session)


def _choose(session: Session) -> None:
    window = session.window
    dialog = ScreenDialog(window.screen())
    is_chosen = run(dialog)
    picture = dialog.picture()
    if HIDING:
        window.setWindowState(window.windowState() & ~_MINIMIZED)
        window.bring_forward()
    if is_chosen:
        # A dialog of a window that is not there yet would not be there either.
        _await(session, partial(_look_at, session, picture), is_shown=True)


def _look_at(session: Session, picture: QImage) -> None:
    if picture.isNull():
        session.show_status(translate("Screenshots", "The system gives no picture of the screen."))
    else:
        session.picture_wanted.emit(picture)


def _await(session: Session, do: Callable[[], object], *, is_shown: bool, looks: int = 0) -> None:
    """Go on when the desktop shows the window, or no longer shows it, or after a while in any case."""
    if session.window.windowHandle().isExposed() is is_shown or looks >= _MOST_LOOKS or not HIDING:
        do()
    else:
        again = partial(_await, session, do, is_shown=is_shown, looks=looks + 1)
        QTimer.singleShot(_NEXT_LOOK, session.window, again)
