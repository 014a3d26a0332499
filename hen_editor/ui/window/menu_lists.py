"""Dynamic menu entries: recent files, examples and open windows."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction

from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.document.files import readable
from hen_editor.resources import example_paths
from hen_editor.ui.commands.command import translate
from hen_editor.ui.settings import recent_files
from hen_editor.ui.widgets.plain_text import tooltip, without_mnemonic
from hen_editor.ui.window.menus import Menus
from hen_editor.ui.window.panes import PanedWindow
from hen_editor.ui.window.session import Session, open_sessions

_EXAMPLES = {
    "annotated-game": QT_TRANSLATE_NOOP("Examples", "Annotated game"),
    "ear-reddening": QT_TRANSLATE_NOOP("Examples", "Ear reddening"),
    "ko-after-a-capture": QT_TRANSLATE_NOOP("Examples", "Ko after a capture"),
    "ko-and-captures": QT_TRANSLATE_NOOP("Examples", "Ko and captures"),
    "numbered-moves": QT_TRANSLATE_NOOP("Examples", "Numbered moves"),
}
"""The titles of the examples by the names of their files."""

_RECENT_WIDTH = 80
"""The room for the path of a recent file, in characters of average width."""


class MenuLists(QObject):
    """Fills these menus whenever they are shown."""

    def __init__(self, session: Session, menus: Menus) -> None:
        super().__init__(session.window)
        self._session = session
        self._menus = menus
        self._windows: list[QAction] = []
        for path in example_paths():
            title = translate("Examples", _EXAMPLES.get(path.stem, path.stem))
            action = menus.examples.addAction(title)
            action.triggered.connect(partial(self._open_example, path))
        menus.windows.addSeparator()
        menus.recent.setToolTipsVisible(True)
        menus.recent.aboutToShow.connect(self._list_recent)
        menus.windows.aboutToShow.connect(self._list_windows)

    def _open_example(self, path: Path, checked: bool = False) -> None:
        self._session.dispatch(lambda: self._session.files.open_example(path))

    def _open_recent(self, path: Path, checked: bool = False) -> None:
        self._session.dispatch(lambda: self._session.files.open_path(path))

    def _list_recent(self) -> None:
        menu = self._menus.recent
        menu.clear()
        metrics, width = menu.fontMetrics(), _RECENT_WIDTH * menu.fontMetrics().averageCharWidth()
        for path in recent_files():
            shown = metrics.elidedText(readable(path), Qt.TextElideMode.ElideMiddle, width)
            action = menu.addAction(without_mnemonic(shown))
            action.setToolTip(tooltip(readable(path)))
            action.triggered.connect(partial(self._open_recent, path))
        if menu.isEmpty():
            menu.addAction(self.tr("No recent files")).setEnabled(False)

    def _list_windows(self) -> None:
        for action in self._windows:
            self._menus.windows.removeAction(action)
            action.deleteLater()
        windows = enumerate(open_sessions(), 1)
        self._windows = [self._listing(number, session.window) for number, session in windows]

    def _listing(self, number: int, window: PanedWindow) -> QAction:
        mark = "*" if window.isWindowModified() else ""
        name = window.windowTitle().removesuffix("[*]").replace("[*][*]", "[*]")
        title = without_mnemonic(name + mark)
        action = self._menus.windows.addAction(f"&{number} {title}" if number < 10 else title)
        action.setCheckable(True)
        action.setChecked(window is self._session.window)
        action.setStatusTip(self.tr("Go to this window"))
        action.triggered.connect(lambda checked: window.bring_forward())
        return action
