"""A command: a row of the table from which menus, palette, keys and tests are made; and the actions of a window."""

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from hen_editor.ui.icons import icon
from hen_editor.ui.session.menus import LISTING, SUBMENUS, ChoiceGroup, KeyScope, Menu, MenuPlace
from hen_editor.ui.session.native_entry import NativeEntry
from hen_editor.ui.state import Hatching, State
from hen_editor.ui.widgets.input import is_for_text

if TYPE_CHECKING:
    from hen_editor.ui.session.session import Session

translate = QCoreApplication.translate

Chosen = TypeVar("Chosen", bound=Enum)

_CONTEXT = Qt.ShortcutContext

Keys = QKeySequence.StandardKey | str


class Command(NamedTuple):
    """Something the user can do: its texts, its positions, when it is enabled, and the function it runs.

    text, tip: the action's text and status tip. keys: the default keys. mac_keys: those on macOS, if they differ.
    short: the label of a button, instead of the text. role: of an entry for which macOS has a place of its own.
    enabled, checked, visible: the present state of the action; it is checkable if `checked` is given. choice: its
    exclusive group. wording: the present text of the action, if it changes. edits: whether it changes the games, and so
    is refused at once if the document is read-only.
    """

    name: str
    text: str
    tip: str
    places: tuple[MenuPlace, ...]
    run: "Callable[[Session], object] | None" = None
    keys: tuple[Keys, ...] = ()
    mac_keys: tuple[Keys, ...] = ()
    scope: KeyScope = KeyScope.WINDOW
    icon: str = ""
    enabled: "Callable[[Session], bool] | None" = None
    checked: "Callable[[Session], bool] | None" = None
    visible: "Callable[[Session], bool] | None" = None
    choice: ChoiceGroup | None = None
    wording: "Callable[[Session], str] | None" = None
    edits: bool = False
    short: str = ""
    role: QAction.MenuRole = QAction.MenuRole.NoRole

    def standard_keys(self) -> list[QKeySequence]:
        """Return the default keys without duplicates: a key given twice is ambiguous."""
        chosen = self.mac_keys if self.mac_keys and sys.platform == "darwin" else self.keys
        keys = (QKeySequence(key) for key in chosen)
        return list(dict.fromkeys(key for key in keys if not key.isEmpty()))


def sections(menu: Menu, commands: Iterable[Command]) -> list[list[Command | Menu]]:
    """Return the sections of a menu: those of these commands, and the submenus with some, that are in it."""
    places = [(place, entry) for entry in commands for place in entry.places]
    filled = {*LISTING, *(place.menu for place, _ in places)}
    found: list[tuple[MenuPlace, Command | Menu]] = [each for each in places if each[0].menu == menu]
    found += [(each.place, each) for each in SUBMENUS if each in filled and each.place and each.place.menu == menu]
    found.sort(key=lambda each: each[0][1:])
    return [[entry for _, entry in each] for _, each in groupby(found, key=lambda each: each[0].section)]


def choosing(
    menu: Menu,
    choice: ChoiceGroup,
    choose: "Callable[[Session, Chosen], object]",
    chosen: "Callable[[Session], Chosen]",
    *,
    section: int = 1,
) -> Callable[[Chosen, str, str, str], Command]:
    """Return a function that makes the command for a value to choose in a menu, given its name, text and tip."""

    def command(value: Chosen, name: str, text: str, tip: str) -> Command:
        return Command(
            name,
            text,
            tip,
            (MenuPlace(menu, section),),
            lambda session: choose(session, value),
            checked=lambda session: chosen(session) is value,
            choice=choice,
        )

    return command


def is_go(session: "Session") -> bool:
    """Return whether the current game is Go: others have no position."""
    return session.document.snapshot.tree.is_go


def has_points(session: "Session") -> bool:
    """Return whether the board shows the position, and not a preview of something else."""
    return is_go(session) and session.state.preview is None


class Actions(QObject):
    """The actions by command name, created on demand.

    Triggered actions go through the session's `dispatch`. commands: those that have actions until `make_all`.

    by_name: the commands.
    """

    def __init__(self, session: "Session", commands: Iterable[Command]) -> None:
        super().__init__(session)
        self._session = session
        self.by_name: Mapping[str, Command] = {command.name: command for command in commands}
        self._actions: dict[str, QAction] = {}
        self._groups: dict[ChoiceGroup, QActionGroup] = {}
        self._shown: dict[Callable[[Session], object], object] = {}
        self._setters: dict[Callable[[Session], object], list[Callable[..., object]]] = {}
        self._views: list[tuple[KeyScope, QWidget]] = []
        self._native_entries: list[NativeEntry] = []
        self._hatching = Hatching.IN_HIGH_CONTRAST

    def __getitem__(self, name: str) -> QAction:
        if name not in self._actions:
            self._make(self.by_name[name])
        return self._actions[name]

    def in_menu(self, menu: Menu) -> list[QAction]:
        """Return the actions of the commands that are in a menu."""
        entries = (entry for section in self.sections(menu) for entry in section)
        return [self[entry.name] for entry in entries if isinstance(entry, Command)]

    def sections(self, menu: Menu) -> list[list[Command | Menu]]:
        """Return the commands and the submenus that are in a menu, in its sections."""
        return sections(menu, self.by_name.values())

    def fill_of_bar(self, into: QMenu, menu: Menu) -> dict[Menu, QMenu]:
        """Fill a menu of the menu bar (the system's on macOS); return all submenus, even nested ones."""
        submenus = self.fill(into, menu)
        if sys.platform == "darwin":
            for filled in (into, *submenus.values()):
                actions = (action for action in filled.actions() if action.objectName() in self.by_name)
                self._native_entries += [NativeEntry(action, filled) for action in actions]
            self._show_keys_in_bar()
        return submenus

    def fill(self, into: QMenu, menu: Menu) -> dict[Menu, QMenu]:
        """Fill a menu with the sections of a menu; return all submenus, even nested ones."""
        submenus: dict[Menu, QMenu] = {}
        for number, section in enumerate(self.sections(menu)):
            if number:
                into.addSeparator()
            for entry in section:
                if isinstance(entry, Command):
                    into.addAction(self[entry.name])
                else:
                    submenus[entry] = into.addMenu(translate("Menus", entry.title))
                    submenus[entry].menuAction().setMenuRole(QAction.MenuRole.NoRole)
                    submenus |= self.fill(submenus[entry], entry)
        return submenus

    def make_all(self, commands: Mapping[str, Command]) -> None:
        """Create the remaining actions, so that their keys work."""
        self.by_name = commands
        for name in commands:
            self[name]

    def show_state(self, state: State) -> None:
        """Update the actions for a state of the window."""
        if state.hatching is not self._hatching:
            self._hatching = state.hatching
            for name, action in self._actions.items():
                self._set_icon(action, self.by_name[name])
        self.refresh()

    def refresh_history(self) -> None:
        """Update undo and redo."""
        for name in ("undo", "redo"):
            command = self.by_name[name]
            for ask in filter(None, (command.enabled, command.wording)):
                self._update(ask)

    def refresh(self) -> None:
        """Update which actions are enabled, checked and visible, and their texts."""
        for ask in self._setters:
            self._update(ask)

    def serve(self, scope: KeyScope, view: QWidget) -> None:
        """Make the keys that work only while the board or the tree has the focus work in another view of it."""
        self._views.append((scope, view))
        for name, action in self._actions.items():
            if action.shortcutContext() is _CONTEXT.WidgetWithChildrenShortcut:
                self._add_to_view(name, scope, view)

    def use_keys(self, changed: Mapping[str, Sequence[QKeySequence]]) -> None:
        """Set the keys of the named actions, and the default keys of all others.

        Keys that type text must stay usable in text fields: an action with such a key works only while the board or the
        tree has the focus.
        """
        for name, action in self._actions.items():
            keys = changed.get(name)
            _set_keys(action, self.by_name[name].standard_keys() if keys is None else keys)
            if self.is_local(name):
                self._make_local(name)
            else:
                action.setShortcutContext(_CONTEXT.WindowShortcut)
        self._show_keys_in_bar()

    def is_local(self, name: str) -> bool:
        """Return whether the keys of an action work only while the board or the tree has the focus."""
        is_of_view = self.by_name[name].scope is not KeyScope.WINDOW
        return is_of_view or any(is_for_text(key) for key in self._actions[name].shortcuts())

    def rest(self, resting: bool) -> None:
        """Suspend the keys of the board and the tree while a menu has the keyboard.

        Qt gives keys to a menu's window before those of other windows, but not before those of the widget in focus.
        """
        context = _CONTEXT.WindowShortcut if resting else _CONTEXT.WidgetWithChildrenShortcut
        for name, action in self._actions.items():
            if self.is_local(name):
                action.setShortcutContext(context)

    def _show_keys_in_bar(self) -> None:
        for entry in self._native_entries:
            entry.stand_in(wanted=self.is_local(entry.objectName()))

    def _make_local(self, name: str) -> None:
        self._actions[name].setShortcutContext(_CONTEXT.WidgetWithChildrenShortcut)
        for scope, view in self._views:
            self._add_to_view(name, scope, view)

    def _add_to_view(self, name: str, scope: KeyScope, view: QWidget) -> None:
        """Make the keys of a local action work in a view, if the action's scope includes that of the view."""
        if self.by_name[name].scope in {scope, KeyScope.BOARD_AND_TREE, KeyScope.WINDOW}:
            view.addAction(self._actions[name])

    def _make(self, command: Command) -> None:
        action = self._actions[command.name] = QAction(self)
        action.setMenuRole(command.role)
        action.setObjectName(command.name)
        action.setText(translate("Commands", command.text))
        if command.short:
            action.setIconText(translate("Commands", command.short))
        action.setStatusTip(translate("Commands", command.tip))
        action.setWhatsThis(action.statusTip())
        self._set_icon(action, command)
        _set_keys(action, command.standard_keys())
        if self.is_local(command.name):
            action.setShortcutContext(_CONTEXT.WidgetWithChildrenShortcut)
        if command.run is not None:
            action.triggered.connect(partial(self._run, command, command.run))
        if command.checked is not None:
            action.setCheckable(True)
        if command.choice is not None:
            self._group(command.choice).addAction(action)
        self._follow(command.enabled, action.setEnabled)
        self._follow(command.checked, action.setChecked)
        self._follow(command.visible, action.setVisible)
        self._follow(command.wording, action.setText)

    def _set_icon(self, action: QAction, command: Command) -> None:
        if command.icon:
            action.setIcon(icon(command.icon, self._hatching))

    def _run(self, command: Command, run: "Callable[[Session], object]", checked: bool = False) -> None:
        document = self._session.document
        is_refused = command.edits and document.is_read_only
        if command.checked is not None:
            self._shown.clear()  # Qt has toggled the action, but nothing is changed yet, and perhaps nothing will be
            self.refresh()
        self._session.dispatch(document.edit_refused.emit if is_refused else partial(run, self._session))
        if command.checked is not None:
            self.refresh()

    def _follow(self, ask: "Callable[[Session], object] | None", set_: Callable[..., object]) -> None:
        """Set a property of an action from now on to what a function of the session returns."""
        if ask is None:
            return
        self._setters.setdefault(ask, []).append(set_)
        if ask in self._shown:
            set_(self._shown[ask])

    def _update(self, ask: Callable[["Session"], object]) -> None:
        """Set the properties that follow a function, if what it returns has changed."""
        shown = ask(self._session)
        if ask not in self._shown or shown != self._shown[ask]:
            self._shown[ask] = shown
            for set_ in self._setters[ask]:
                set_(shown)

    def _group(self, choice: ChoiceGroup) -> QActionGroup:
        if choice not in self._groups:
            self._groups[choice] = QActionGroup(self)
        return self._groups[choice]


def _set_keys(action: QAction, keys: Sequence[QKeySequence]) -> None:
    action.setShortcuts(keys)
    shown = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    with_keys = translate("Commands", "{tip} ({keys})").format(tip=action.statusTip(), keys=shown)
    action.setToolTip(with_keys if shown else action.statusTip())
