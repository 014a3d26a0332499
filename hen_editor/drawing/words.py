"""The words around a board: title, caption and coordinates, and how much room a text takes."""

from collections.abc import Iterator, Sequence
from unicodedata import category, east_asian_width

from hen_editor.core.board import Color, Point
from hen_editor.core.game.numbering import NO_BREAK_SPACE
from hen_editor.core.texts import pattern
from hen_editor.drawing import parts
from hen_editor.drawing.figure import Figure, Names, Sides, line_name
from hen_editor.drawing.frame import COORDINATE, CUT, EDGE, GAP, Frame
from hen_editor.drawing.shapes import Box, Circle, Copy, Outline, Shape, Stroke, Symbol, Text
from hen_editor.drawing.style import Style

_TITLE, _CAPTION = 0.62, 0.52
"""The heights of the fonts."""

_BOLD = 1.15
"""How much wider bold letters are than others."""

_MARGIN = 0.2
"""What is left free on both sides."""

_LEADING = 1.35
"""The distance of lines of text, in heights of their font."""

_CAPITALS = 1.7
"""How much room capitals take, in widths that are estimated."""

_WORD = pattern(rf"(?:\S|{NO_BREAK_SPACE})+")

_NARROW = " .,:;'!|iIjl"

_SHORTEST_LINE = 3
"""The fewest heights of its font that a line of text has; on a narrower board, it is shrunk."""

_MOST_SHRUNK = 2
"""How many times as long as a line a word may be that is shrunk; much more, and its end would be cut off."""

_ADDED = {"Mn", "Mc", "Me", "Cf", "Sk"}
"""The categories of characters that belong to the letter before."""

_NEVER_FIRST = {*_ADDED, "Pe", "Pf", "Po", "Pd", "Lm", "Sm", "Zs"}
"""The categories of letters with which no line begins: closing brackets, full stops, dashes, signs of repetition."""

_NEVER_LAST = {"Ps", "Pi", "Pd", "Sm", "Cf", "Zs"}
"""The categories of letters with which no line ends: opening brackets and dashes."""

_SMALL_KANA = "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ"
"""Letters with which no line begins."""

_HANGUL = pattern("[\u1100-\u11ff\uac00-\ud7a3]")


def words_around(figure: Figure, board: Box, style: Style) -> tuple[Box, list[Shape]]:
    """Return the box of board, title and caption, and these words."""
    middle, room = board.x + board.width / 2, board.width - 2 * _MARGIN
    titles = wrapped(figure.title, room / (_TITLE * _BOLD))
    beside = max(room - 2 * _CAPTION, room / 2) if figure.turn else room
    captions = wrapped(figure.caption, beside / _CAPTION)
    if figure.turn and not captions:
        captions = [""]
    above, below = _height(titles, _TITLE), _height(captions, _CAPTION)
    box = Box(board.x, board.y - above, board.width, above + board.height + below)
    words: list[Shape] = []
    for number, line in enumerate(titles):
        y = box.y + _TITLE * (0.4 + _LEADING * (number + 0.5))
        words.append(Text(line, middle, y, _TITLE, room, style.text, level=True))
    bottom = board.y + board.height
    for number, line in enumerate(captions):
        y = bottom + _CAPTION * (0.4 + _LEADING * (number + 0.5))
        if figure.turn and number == 0:
            aside = min(estimated_width(line) * _CAPTION / 2 + 0.15, room / 2 - 0.25) if line else 0.0
            symbol = Symbol(f"turn-{figure.turn.name.lower()}", _scaled_stone(figure.turn, style))
            words.append(Copy(symbol, middle - aside, y))
            if line:
                words.append(Text(line, middle + 0.35, y, _CAPTION, beside, style.text, bold=False, level=True))
            continue
        words.append(Text(line, middle, y, _CAPTION, room, style.text, bold=False, level=True))
    return box, words


def _scaled_stone(color: Color, style: Style) -> tuple[Outline, ...]:
    """Return a stone as small as a letter, flat; its edge is seen on the page as letters are."""
    return (Circle(0, 0, 0.21, style.stone(color), Stroke(style.text, 0.035, least=1.0)),)


def _height(lines: Sequence[str], font: float) -> float:
    return font * (0.8 + _LEADING * len(lines)) if lines else 0.0


def coordinates(figure: Figure, frame: Frame, style: Style) -> Iterator[Text]:
    """Name the lines where the view has them: a rotated one has numbers above and below."""
    if figure.sides is Sides.NONE:
        return
    for is_column in (True, False):
        names = line_names(figure, frame, is_column=is_column)
        step = _step(names, frame.coordinate, is_column=is_column)
        places = [_beside(frame, side) for side in ((1, 3) if is_column else (0, 2)) if frame.named[side]]
        for at, (number, name) in enumerate(names):
            for x, y in places if number % step == 0 else ():
                across, down = (at, y) if is_column else (x, at)
                room = 0.95 * step
                yield Text(name, across, down, frame.coordinate, room, style.coordinates, bold=False, level=True)


def line_names(figure: Figure, frame: Frame, *, is_column: bool) -> list[tuple[int, str]]:
    """Return the names of the columns or rows of the view, each with its number from the first one."""
    back, area, size = figure.symmetry.inverse, frame.area, figure.position.size
    is_named_column = is_column != figure.symmetry.exchanges_sides
    named = list[tuple[int, str]]()
    for line in area.columns if is_column else area.rows:
        place = Point(line, area.upper_left.row) if is_column else Point(area.upper_left.column, line)
        point = back.point(place, frame.size)
        number = point.column if is_named_column else -point.row if figure.names is Names.LETTERS else point.row
        named.append((number, line_name(point, size, figure.names, is_column=is_named_column)))
    first = min(number for number, _ in named)
    return [(number - first, name) for number, name in named]


def _step(names: list[tuple[int, str]], height: float, *, is_column: bool) -> int:
    """Return at which interval lines are named: 1, or more if names are so large that not all have room."""
    if height <= COORDINATE:
        return 1
    length = _CAPITALS * max(estimated_width(name) for _, name in names) if is_column else 1.1
    return next((step for step in (1, 2, 5, 10) if step >= length * height), 26)


def _beside(frame: Frame, side: int) -> tuple[float, float]:
    """Return where the coordinates of a side are: x of those on the left and right, y of those above and below."""
    off = CUT + GAP + frame.band / 2 if frame.cuts[side] else parts.RADIUS + (EDGE + frame.band - parts.RADIUS) / 2
    return (-off, -off) if side < 2 else (frame.columns - 1 + off, frame.rows - 1 + off)


def wrapped(text: str, ems: float) -> list[str]:
    r"""Break a text into lines of about this many heights of its font, between words or Chinese or Japanese letters.

    A word somewhat too long for a line has one of its own, and is to be shrunk.

    >>> wrapped("53 at 80, 60 at 55", 6), wrapped("53\xa0at\xa080, 60\xa0at\xa055", 6)
    (['53 at 80, 60', 'at 55'], ['53 at 80,', '60 at 55'])
    >>> wrapped("黒先。「隅の急所」", 4), wrapped("Donaudampfschiff", 4)
    (['黒先。', '「隅の急', '所」'], ['Donaud', 'ampfsc', 'hiff'])
    """
    ems = max(ems, _SHORTEST_LINE)
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in _WORD.findall(paragraph):
            space = " "
            for piece in _pieces(word.replace(NO_BREAK_SPACE, " "), ems):
                longer = f"{line}{space}{piece}" if line else piece
                space = ""
                if line and estimated_width(longer) > ems:
                    lines.append(line)
                    line = piece
                else:
                    line = longer
        if line:
            lines.append(line)
    return lines


def _pieces(word: str, ems: float) -> Iterator[str]:
    """Iterate over the pieces of a word between which a line may end."""
    start = 0
    for end in range(1, len(word) + 1):
        if end == len(word) or _may_divide(word[end - 1], word[end]):
            yield from _divided(word[start:end], ems)
            start = end


def _may_divide(before: str, after: str) -> bool:
    """Return whether a line may end between two letters of a word: beside a Chinese or Japanese one, as is usual."""
    return (
        (_is_cjk(before) or _is_cjk(after))
        and category(before) not in _NEVER_LAST
        and category(after) not in _NEVER_FIRST
        and after not in _SMALL_KANA
        and not (before.isnumeric() and after.isnumeric())
    )


def _is_cjk(letter: str) -> bool:
    """Return whether a letter is Chinese or Japanese; Korean words are divided by spaces."""
    return east_asian_width(letter) in "WF" and _HANGUL.match(letter) is None


def _divided(piece: str, ems: float) -> Iterator[str]:
    """Iterate over the parts of a piece, divided between any letters, if it would otherwise be shrunk too much."""
    if estimated_width(piece) <= _MOST_SHRUNK * ems:
        yield piece
        return
    part, width = "", 0.0
    for letter in piece:
        width += estimated_width(letter)
        if part and width > ems and category(letter) not in _ADDED:
            yield part
            part, width = "", estimated_width(letter)
        part += letter
    yield part


def estimated_width(text: str) -> float:
    """Return about how wide a text is, in heights of its font."""
    return sum(1.0 if east_asian_width(letter) in "WF" else 0.3 if letter in _NARROW else 0.58 for letter in text)
