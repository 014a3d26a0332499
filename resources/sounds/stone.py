"""Make stone.wav, the sound of a stone on wood: a click, and two tones of the board that die away."""

import random
import struct
import wave
from math import exp, pi, sin
from pathlib import Path

RATE, SECONDS = 22_050, 0.11
TONES = (1.0, 940.0, 70.0), (0.55, 2310.0, 130.0), (0.3, 4870.0, 260.0)
"""Loudness, pitch in hertz, and how quickly each dies away, per second."""
CLICK, CLICK_FADING, VOLUME = 0.5, 900.0, 0.42


def samples() -> list[int]:
    """Return the samples, of 16 bits each."""
    noise = random.Random(19)
    made = []
    for place in range(int(RATE * SECONDS)):
        at = place / RATE
        tones = sum(loud * exp(-fading * at) * sin(2 * pi * pitch * at) for loud, pitch, fading in TONES)
        click = CLICK * exp(-CLICK_FADING * at) * noise.uniform(-1, 1)
        made.append(round(32_767 * VOLUME * max(-1.0, min(1.0, (tones + click) / 2))))
    return made


def write(path: Path) -> None:
    """Write the sound to a file."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(b"".join(struct.pack("<h", sample) for sample in samples()))


if __name__ == "__main__":
    write(Path(__file__).with_name("stone.wav"))
