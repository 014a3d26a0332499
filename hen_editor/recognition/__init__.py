"""Recognition of Go boards in pictures: from pixels to positions.

The package imports NumPy, which takes 60 ms: import it only once there is a picture to recognise.
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
