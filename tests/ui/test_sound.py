"""The sound of a stone is ours, short, and off until it is asked for."""

import importlib.util
import struct
import wave

from PySide6.QtCore import QSettings

from hen_editor.resources import STONE_SOUND
from hen_editor.ui.settings import SOUND
from hen_editor.ui.sound import is_sound_wanted


def test_the_sound_is_what_its_script_makes() -> None:
    spec = importlib.util.spec_from_file_location("stone", STONE_SOUND.with_suffix(".py"))
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    with wave.open(str(STONE_SOUND), "rb") as file:
        frames = file.readframes(file.getnframes())
        assert file.getnframes() / file.getframerate() < 0.2
    kept = [sample for (sample,) in struct.iter_unpack("<h", frames)]
    made = script.samples()
    assert len(kept) == len(made)
    assert max(abs(one - other) for one, other in zip(kept, made, strict=True)) <= 1
    assert 8_000 < max(map(abs, kept)) < 32_000
    assert max(map(abs, kept[-20:])) < 300


def test_stones_are_silent_until_sound_is_asked_for() -> None:
    assert not is_sound_wanted()
    QSettings().setValue(SOUND, True)
    assert is_sound_wanted()
    QSettings().remove(SOUND)
