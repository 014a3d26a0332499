"""Key presets: the default, and those of other programs."""

from collections.abc import Mapping
from typing import NamedTuple

from hen_editor.core.translatable import QT_TRANSLATE_NOOP


class Preset(NamedTuple):
    """The keys of another program.

    title: shown to the user. keys: by action name, where they differ from the table.
    """

    title: str
    keys: Mapping[str, tuple[str, ...]]


PRESETS = {
    "standard": Preset(QT_TRANSLATE_NOOP("KeyPresets", "Standard"), {}),
    # From `src/menu.js` of Sabaki 0.5: up and down move along the game, left and right between variations. Its stone
    # tool, which its edit mode begins with, is our black one, its label tool our letters. Other keys of ours stay as
    # they are.
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
