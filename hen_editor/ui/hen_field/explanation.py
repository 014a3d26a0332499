"""What the HEN field explains: a token under the pointer, and what may follow at the caret."""

from PySide6.QtCore import QCoreApplication, QObject

from hen_editor.core.board import Color
from hen_editor.core.hen import Reading, Token, TokenKind
from hen_editor.core.hen.guide import PARTS, expected
from hen_editor.core.position import Mark, Position
from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.ui.wording import color_name, listed

MARK_NAMES = {
    Mark.CIRCLE: QT_TRANSLATE_NOOP("Marks", "Circle"),
    Mark.SQUARE: QT_TRANSLATE_NOOP("Marks", "Square"),
    Mark.TRIANGLE: QT_TRANSLATE_NOOP("Marks", "Triangle"),
    Mark.CROSS: QT_TRANSLATE_NOOP("Marks", "Cross"),
}

_MEANINGS = {part.kind: part.meaning for part in PARTS}
_MAX_POINTS = 4


def next_words(before: str) -> str:
    """Return what may follow a text."""
    return QCoreApplication.translate("HenGuide", expected(before).value)


def meaning(kind: TokenKind) -> str:
    """Return what a kind of token means in general."""
    return QCoreApplication.translate("HenGuide", _MEANINGS[kind]) if kind in _MEANINGS else ""


class Explanations(QObject):
    """Explains tokens."""

    def of(self, reading: Reading, token: Token) -> str:
        """Return what a token says, and below it what its kind means in general."""
        here = self._here(reading.position, reading.text[token.start : token.end], token)
        return "\n".join(filter(None, (here, meaning(token.kind))))

    def _here(self, position: Position, text: str, token: Token) -> str:
        points = self._points(position, token)
        match token.kind:
            case TokenKind.STONE | TokenKind.COUNT | TokenKind.NUMBER | TokenKind.COLUMN if points:
                return self.tr("{text}: {color} at {points}").format(
                    text=text, color=self._color(position, token), points=points
                )
            case TokenKind.ROW if points:
                return self.tr("{text}: stones at {points}").format(text=text, points=points)
            case TokenKind.TURN if position.turn is not None:
                return self.tr("{text}: {color} to play").format(text=text, color=color_name(position.turn))
            case TokenKind.LAST_MOVE if position.last_move is not None:
                color = color_name(position.last_move.color)
                if position.last_move.point is None:
                    return self.tr("{text}: {color} passed").format(text=text, color=color)
                words = self.tr("{text}: {color} played at {points}")
                return words.format(text=text, color=color, points=points)
            case TokenKind.MARK if points and token.points[0] in position.marks:
                name = QCoreApplication.translate("Marks", MARK_NAMES[position.marks[token.points[0]]])
                return self.tr("{text}: {mark} at {points}").format(text=text, mark=name, points=points)
            case TokenKind.ORDER:
                return self.tr("{text}: {colors}").format(text=text, colors=listed(map(color_name, position.order)))
        return text

    def _color(self, position: Position, token: Token) -> str:
        stone: Color | None = position.stones.get(token.points[0])
        return "" if stone is None else color_name(stone)

    def _points(self, position: Position, token: Token) -> str:
        names = [point.name(position.size) for point in token.points[:_MAX_POINTS]]
        return listed(names if len(token.points) <= _MAX_POINTS else [*names, "…"])
