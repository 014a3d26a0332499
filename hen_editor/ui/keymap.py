"""The keymap: a preset, such as the keys of another program, and the user's changes to it, stored in the settings."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import NamedTuple

from PySide6.QtCore import QSettings
from PySide6.QtGui import QKeySequence

from hen_editor.core.texts import QT_TRANSLATE_NOOP
from hen_editor.ui.session.command import Command, sections, translate
from hen_editor.ui.session.menus import MENU_BAR, Menu
from hen_editor.ui.settings import keep
from hen_editor.ui.wording import without_key

_FIXED = frozenset({"Esc", "Tab", "Shift+Tab", "Shift+Backtab", "Backtab"})
"""Keys that the window itself uses, other than those of its menus."""

_PRESET, _CHANGED = "keys/preset", "keys/changed"


class Preset(NamedTuple):
    """The keys of another program.

    title: shown to the user. keys: by action name, where they differ from the table.
    """

    title: str
    keys: Mapping[str, tuple[str, ...]]


PRESETS = {
    "standard": Preset(QT_TRANSLATE_NOOP("KeyPresets", "Standard"), {}),
    # From `src/menu.js` of Sabaki 0.5: up and down move along the game, left and right between variations. Its stone
    # tool, the first one of its edit mode, is our black stone, its label tool our letters. Other keys are unchanged.
    "sabaki": Preset(
        QT_TRANSLATE_NOOP("KeyPresets", "Sabaki"),
        {
            "back": ("Up",),
            "forward": ("Down",),
            "variation-up": ("Left",),
            "variation-down": ("Right",),
            "main-line": ("Ctrl+Left", "Ctrl+Home"),
            "pass": ("Ctrl+P", "P"),
            "print": (),
            "black": ("Ctrl+1", "Ctrl+E", "2"),
            "export-picture": ("Ctrl+Alt+E",),
            "cross": ("Ctrl+2", "8"),
            "triangle": ("Ctrl+3", "5"),
            "square": ("Ctrl+4", "6"),
            "circle": ("Ctrl+5", "7"),
            "letter": ("Ctrl+8", "9"),
            "number": ("Ctrl+9", "0"),
            "line": ("Ctrl+6",),
            "arrow": ("Ctrl+7",),
            "whole-board": (),
            "annotate-ho": ("Ctrl+B",),
            "new-window": ("Ctrl+Shift+N",),
            "scope-new-child": ("Ctrl+Alt+N",),
            "coordinates": ("Ctrl+Shift+C", "K"),
            "copy-as": ("Ctrl+Alt+Shift+C",),
            "game-panel": ("Ctrl+T",),
            "game-list-panel": ("Ctrl+Shift+M",),
            "view-rotate-left": ("Ctrl+Alt+Left",),
            "view-rotate-right": ("Ctrl+Alt+Right",),
            "view-mirror": ("Ctrl+Alt+Down",),
            "view-upright": ("Ctrl+Alt+0",),
        },
    ),
}
"""The presets by their names in the settings; the first is the default."""


class Keymap(NamedTuple):
    """The keys of all actions, as `QKeySequence.toString` writes them.

    commands: all by name. preset: one of `PRESETS`. changed: the keys of actions that differ from the preset.
    """

    commands: Mapping[str, Command]
    preset: str = next(iter(PRESETS))
    changed: Mapping[str, tuple[str, ...]] = {}

    def keys(self, name: str) -> tuple[str, ...]:
        """Return the keys of an action, the one shown in menus first."""
        return self.changed[name] if name in self.changed else self.preset_keys(name)

    def others_with(self, key: str, name: str) -> list[str]:
        """Return the other actions with this key in the same scope: Qt triggers none of several with one key."""
        return [
            other
            for other, command in self.commands.items()
            if other != name and key in self.keys(other) and self.commands[name].scope.meets(command.scope)
        ]

    def with_keys(self, name: str, keys: Iterable[str]) -> "Keymap":
        """Return the keymap with these keys assigned to an action, and removed from others."""
        changed = {**self.changed, name: tuple(dict.fromkeys(keys))}
        for key in changed[name]:
            for other in self.others_with(key, name):
                kept = changed[other] if other in changed else self.keys(other)
                changed[other] = tuple(each for each in kept if each != key)
        differing = {each: keys for each, keys in changed.items() if keys != self.preset_keys(each)}
        return self._replace(changed=differing)

    def with_reset(self, name: str) -> "Keymap":
        """Return the keymap with an action reset to the keys of the preset."""
        return self.with_keys(name, self.preset_keys(name))

    def sequences(self) -> dict[str, list[QKeySequence]]:
        """Return the keys of all actions."""
        return {name: [QKeySequence(key) for key in self.keys(name)] for name in self.commands}

    def preset_keys(self, name: str) -> tuple[str, ...]:
        """Return the keys of an action in the preset."""
        keys = PRESETS[self.preset].keys.get(name)
        return tuple(key.toString() for key in self.commands[name].standard_keys()) if keys is None else keys


def load(commands: Mapping[str, Command]) -> Keymap:
    """Return the keymap of the settings, ignoring unknown presets and actions."""
    settings = QSettings()
    preset = str(settings.value(_PRESET, ""))
    settings.beginGroup(_CHANGED)
    changed = {
        name: tuple(text for key in QKeySequence.listFromString(str(settings.value(name))) if (text := key.toString()))
        for name in settings.childKeys()
        if name in commands
    }
    settings.endGroup()
    return Keymap(commands, preset, changed) if preset in PRESETS else Keymap(commands, changed=changed)


def save(keymap: Keymap) -> None:
    """Store a keymap in the settings: the preset, and only the keys that differ from it."""
    changed = {
        f"{_CHANGED}/{name}": QKeySequence.listToString([QKeySequence(key) for key in keys])
        for name, keys in keymap.changed.items()
    }
    is_standard = keymap == Keymap(keymap.commands)
    preset = {} if is_standard else {_PRESET: keymap.preset}
    keep({**preset, **changed}, instead_of="keys")


def entries(commands: Mapping[str, Command]) -> dict[str, list[tuple[str, str]]]:
    """Return the names and texts of commands, by menu title."""
    return {_plain(translate("Menus", menu.title)): [*_entries(menu, commands.values())] for menu in MENU_BAR}


def reserved() -> frozenset[str]:
    """Return the keys reserved for the window."""
    titles = [translate("Menus", menu.title) for menu in MENU_BAR]
    return _FIXED | {f"Alt+{title[title.index('&') + 1].upper()}" for title in titles if "&" in title}


def _entries(menu: Menu, commands: Collection[Command]) -> Iterator[tuple[str, str]]:
    for section in sections(menu, commands):
        for entry in section:
            if isinstance(entry, Menu):
                title = _plain(translate("Menus", entry.title))
                in_menu = translate("Menus", "{menu}: {command}")
                for name, words in _entries(entry, commands):
                    yield name, in_menu.format(menu=title, command=words)
            else:
                yield entry.name, _plain(translate("Commands", entry.text))


def _plain(text: str) -> str:
    """Return the text of an action without mnemonic and ellipsis."""
    return without_key(text).removesuffix("...")
