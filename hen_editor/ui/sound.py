"""The sound of a stone, played by a program of the system if the user has turned it on."""

import shutil
import sys
from functools import cache

from PySide6.QtCore import QProcess, QSettings

from hen_editor.resources import STONE_SOUND
from hen_editor.ui.settings import SOUND

if sys.platform == "win32":
    import winsound

_PLAYERS = ("pw-play", "paplay", "aplay", "afplay")
"""Players of Linux and macOS; Qt's own player would need a package ten times the size of this program."""


def is_sound_wanted() -> bool:
    """Return whether the user wants to hear stones."""
    return QSettings().value(SOUND, False, type=bool) is True


def can_play() -> bool:
    """Return whether there is anything that plays a sound."""
    return sys.platform == "win32" or _player() is not None


def play_stone() -> None:
    """Play the sound of a stone, if it is wanted, and return at once."""
    if not is_sound_wanted():
        return
    if sys.platform == "win32":
        winsound.PlaySound(str(STONE_SOUND), winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT)
    elif player := _player():
        QProcess.startDetached(player, [str(STONE_SOUND)])


@cache
def _player() -> str | None:
    return next((found for name in _PLAYERS if (found := shutil.which(name))), None)
