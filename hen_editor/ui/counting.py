"""A position being counted: its dead stones so far, and the game they are counted in."""

from typing import NamedTuple

from hen_editor.teaching.counting import Count
from hen_editor.teaching.scoring import GameScore, Terms


class Counting(NamedTuple):
    """A count, and the terms of the game. is_guess: whether its dead stones are guessed, and not changed since.

    is_guessing: whether a guess is being computed.
    """

    counted: Count
    terms: Terms = Terms()
    is_guess: bool = False
    is_guessing: bool = False

    @property
    def score(self) -> GameScore:
        """The score."""
        return GameScore.of(self.counted, self.terms)
