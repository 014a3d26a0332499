"""The menu bar and other menus of a window, their entries that change, and the keys while one is open."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QFocusEvent, QStatusTipEvent
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QWidget

from hen_editor.core.texts import QT_TRANSLATE_NOOP
from hen_editor.document.files import readable
from hen_editor.resources import example_paths
from hen_editor.ui.call_soon import call_soon
from hen_editor.ui.session.command import Actions, translate
from hen_editor.ui.session.menus import EXAMPLES, MENU_BAR, RECENT, WINDOW
from hen_editor.ui.session.panes import PanedWindow
from hen_editor.ui.session.session import Session, open_sessions
from hen_editor.ui.settings import recent_files
from hen_editor.ui.widgets.buttons import name_part
from hen_editor.ui.widgets.plain_text import tooltip, without_mnemonic

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


class Menus(QObject):
    """A window's menus. The menu bar has only titles until it is filled; files and windows are listed when shown."""

    def __init__(self, session: Session, bar: QMenuBar) -> None:
        super().__init__(session)
        self._session = session
        self._windows: list[QAction] = []
        name_part(bar, "qt_menubar_ext_button", self.tr("More menus"))
        self._shown = {menu: bar.addMenu(translate("Menus", menu.title)) for menu in MENU_BAR}
        for shown in self._shown.values():
            shown.menuAction().setMenuRole(QAction.MenuRole.NoRole)

    @property
    def recent(self) -> QMenu:
        """The menu of recent files."""
        return self._shown[RECENT]

    @property
    def examples(self) -> QMenu:
        """The menu of the examples."""
        return self._shown[EXAMPLES]

    @property
    def windows(self) -> QMenu:
        """The menu of the open windows."""
        return self._shown[WINDOW]

    def of_bar(self) -> Iterator[QMenu]:
        """Iterate over the menus of the menu bar."""
        return (self._shown[menu] for menu in MENU_BAR)

    def fill_bar(self) -> None:
        """Fill the menus of the menu bar."""
        for menu in MENU_BAR:
            self._shown |= self._session.commands.fill_of_bar(self._shown[menu], menu)
        for path in example_paths():
            title = translate("Examples", _EXAMPLES.get(path.stem, path.stem))
            action = _added(self.examples, title)
            action.setData(str(path))
            action.triggered.connect(partial(self._open_example, path))
        self.windows.addSeparator()
        self.recent.setToolTipsVisible(True)
        self.recent.aboutToShow.connect(self._list_recent)
        self.windows.aboutToShow.connect(self._list_windows)

    def _open_example(self, path: Path, checked: bool = False) -> None:
        self._session.dispatch(lambda: self._session.files.open_example(path))

    def _open_recent(self, path: Path, checked: bool = False) -> None:
        self._session.dispatch(lambda: self._session.files.open_path(path))

    def _list_recent(self) -> None:
        menu = self.recent
        menu.clear()
        metrics, width = menu.fontMetrics(), _RECENT_WIDTH * menu.fontMetrics().averageCharWidth()
        for path in recent_files():
            words = self.tr("{file} in {folder}").format(file=readable(path.name), folder=readable(path.parent))
            shown = metrics.elidedText(words, Qt.TextElideMode.ElideMiddle, width)
            action = _added(menu, without_mnemonic(shown))
            action.setToolTip(tooltip(readable(path)))
            action.triggered.connect(partial(self._open_recent, path))
        if menu.isEmpty():
            _added(menu, self.tr("No recent files")).setEnabled(False)

    def _list_windows(self) -> None:
        for action in self._windows:
            self.windows.removeAction(action)
            action.deleteLater()  # it would remain a child of the menu
        self._windows = [self._listing(number, session) for number, session in enumerate(open_sessions(), 1)]

    def _listing(self, number: int, session: Session) -> QAction:
        mark = "*" if session.state.is_modified else ""
        name = session.title.removesuffix("[*]").replace("[*][*]", "[*]")
        title = without_mnemonic(name + mark)
        action = _added(self.windows, f"&{number} {title}" if number < 10 else title)
        action.setCheckable(True)
        action.setChecked(session is self._session)
        action.setStatusTip(self.tr("Go to this window"))
        action.triggered.connect(lambda checked: session.bring_forward())
        return action


def _added(menu: QMenu, text: str) -> QAction:
    """Add an entry to a menu, and keep macOS from moving it into the application menu because of its text."""
    action = menu.addAction(text)
    action.setMenuRole(QAction.MenuRole.NoRole)
    return action


class PopupWatch(QObject):
    """Suspends the shortcuts of the board and the tree while a menu is open.

    While the menu bar has the focus, all shortcuts are suspended: one that both the board and the tree have would
    otherwise trigger both actions, since their menus belong to the menu bar.
    """

    def __init__(self, actions: Actions, views: tuple[QWidget, ...], bar: QMenuBar, parent: QObject) -> None:
        super().__init__(parent)
        self._actions = actions
        for widget in (*views, bar):
            self.watch(widget)

    def watch(self, widget: QWidget) -> None:
        """Watch the focus of another widget that has shortcuts of the board or the tree."""
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # A menu that is deleted while it is open emits no signal, but then the view gets the focus again.
        if isinstance(event, QFocusEvent) and (event.gotFocus() or event.reason() is Qt.FocusReason.PopupFocusReason):
            self._rest_while_open()
        if isinstance(watched, QMenuBar) and event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().eventFilter(watched, event)

    def _rest_while_open(self) -> None:
        # In a menu bar the next menu opens before the last one closes: then wait for the next one, too.
        popup = QApplication.activePopupWidget()
        is_menu = isinstance(popup, QMenu)
        self._actions.rest(is_menu)
        if isinstance(popup, QMenu):
            popup.aboutToHide.connect(self._look_again, Qt.ConnectionType.SingleShotConnection)

    def _look_again(self) -> None:
        call_soon(self, self._rest_while_open)  # once the menu is hidden: `aboutToHide` comes before


class MenuTips(QObject):
    """Shows in the message line of a window what an entry of a menu does; buttons have tooltips instead.

    It is an event filter: a window that overrides `event` in Python crashes when it deletes itself.
    """

    def __init__(self, window: PanedWindow) -> None:
        super().__init__(window)
        self._window = window
        self._shown = ""
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the tip of an entry; an empty tip removes it, but no other status."""
        if not isinstance(event, QStatusTipEvent):
            return False
        line = self._window.statusBar()
        if event.tip() and isinstance(QApplication.activePopupWidget(), QMenu):
            self._shown = event.tip()
            line.showMessage(self._shown)
        elif not event.tip() and line.currentMessage() == self._shown:
            line.clearMessage()
        return True
