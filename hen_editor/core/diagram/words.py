"""TextWords in the text around a diagram: of Go, and of other games, puzzles and drawings."""

import re
from functools import cached_property

_GO = re.compile(
    r"\b(?:komi|prisoners?|captured \d{1,3} (?:stones?|pieces?)|stones captured|movenum|parseboard|boardsize"
    r"|goban|tsumego|joseki|baduk|weiqi|atari|handicap|gnugo|katago|liberties|semeai|tenuki|seki|sente|gote"
    r"|game of go|go[ -](?:like|board|game|player|problem|position|stone)s?)\b|hash:|围棋|囲碁|碁盤|路盤|死活|바둑"
)
"""TextWords of Go, and of the programs that play it, in small letters; without regard to case, a search is slow."""

_OTHERS = re.compile(
    r"othello|reversi|go[mb]oku|gobang|renju|connect[ _-]?(?:four|six|[46])|tic[ _-]?tac[ _-]?toe|noughts and crosses"
    r"|bit ?board|\bglyphs?\b"
    r"|battle ?ships?|opponent(?:'s)? board|\b(?:ships|shots)\b|checkers|draughts|chess|sudoku|kakuro|minesweeper"
    r"|crossword|game of life|sprite|\bpent(?:e|ago)\b|\bninuki|\b(?:hnefa)?tafl\b|tablut|ataxx|quoridor|konane"
    r"|lines of action|peg solitaire|(?<![a-z])fen(?![a-z])|\bopen (?:three|four)s?\b"
    r"|オセロ|リバーシ|五目並べ|五子棋|连珠|連珠|黑白棋|成五|活三|冲四|오목|오델로"
)
"""Names of other games and drawings, their notation and shapes, in small letters; no word of Go is part of them."""

_GOAL = re.compile(
    r"\b(?:[3-7kn]|three|four|five|six|seven)(?: [a-z]{4,7})?[ -]in[ -]a[ -](?:row|line)\b|check_?win|forced[_ ]win"
)
_MOVE = re.compile(r"\b[a-k]\d{1,2}[-x][a-k]\d{1,2}(?![a-z\d])")


class TextWords:
    """What a text has words of; each is looked for when it is asked for."""

    def __init__(self, text: str) -> None:
        self._text = text

    @cached_property
    def go(self) -> bool:
        """Whether it has words of Go."""
        return _GO.search(self._small) is not None

    @cached_property
    def others(self) -> bool:
        """Whether it names other games or drawings."""
        return _OTHERS.search(self._small) is not None

    @cached_property
    def goals(self) -> bool:
        """Whether it says what one wins other games by, or how their pieces move."""
        return _GOAL.search(self._small) is not None or _MOVE.search(self._text) is not None

    @cached_property
    def _small(self) -> str:
        return self._text.lower()
