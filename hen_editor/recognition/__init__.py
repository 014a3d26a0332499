"""A picture of a Go board becomes a position.

The package imports NumPy, which takes 60 ms: import it where a picture is there to be recognised, not before.
"""

from hen_editor.core.board import Edges
from hen_editor.recognition.boards import guessed_corners, read, read_usual, recognise
from hen_editor.recognition.pixels import Pixels
from hen_editor.recognition.recognised import (
    WHOLE,
    Certainty,
    Corners,
    Place,
    Recognised,
    between,
    within,
)

__all__ = [
    "WHOLE",
    "Certainty",
    "Corners",
    "Edges",
    "Pixels",
    "Place",
    "Recognised",
    "between",
    "guessed_corners",
    "read",
    "read_usual",
    "recognise",
    "within",
]
