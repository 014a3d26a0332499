"""Writing diagrams: what is given to the writer of each dialect, and the writers."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from hen_editor.core.board import BLACK, WHITE, Area, BoardSize, Color, Point, PointPair, column_name
from hen_editor.core.position import Mark, Position
from hen_editor.diagrams.text import BLACK_CIRCLE, CROSSING, SENSEI_POINTS, SENSEI_STONES, STAR, WHITE_CIRCLE

if TYPE_CHECKING:
    from hen_editor.core.sgf import GameTree


class WrittenDiagram(NamedTuple):
    """What is written: a position, the part of its board that is shown, and what is around and on it."""

    position: Position
    area: Area
    title: str = ""
    arrows: tuple[PointPair, ...] = ()
    lines: tuple[PointPair, ...] = ()

    @property
    def is_whole(self) -> bool:
        """Whether all of the board is shown."""
        return self.area == Area.whole(self.position.size)


# Sensei's Library.

_SENSEI_STONES: dict[tuple[Color, Mark | None], str] = {meant: sign for sign, meant in SENSEI_STONES.items()}
_SENSEI_STONES |= {(BLACK, None): "X", (WHITE, None): "O"}
_SENSEI_POINTS = {mark: sign for sign, mark in SENSEI_POINTS.items()}
_DIGITS = "1234567890"


def write_sensei(diagram: WrittenDiagram) -> str:
    """Return a position as one diagram, or several where more than ten moves are numbered; the last has the arrows."""
    starts: list[int] = []
    for number in sorted(diagram.position.numbers.values()) or [1]:
        if not starts or number >= starts[-1] + len(_DIGITS):
            starts.append(number)
    bare = diagram._replace(arrows=(), lines=())
    diagrams = (*(_sensei_diagram(bare, start) for start in starts[:-1]), _sensei_diagram(diagram, starts[-1]))
    return "\n\n".join(diagrams)


def _sensei_diagram(diagram: WrittenDiagram, start: int) -> str:
    return "\n".join(f"$${line}".rstrip() for line in _sensei_lines(diagram, start))


def _sensei_lines(diagram: WrittenDiagram, start: int) -> Iterator[str]:
    position, area = diagram.position, diagram.area
    size = position.size
    first = position.number_color(start) if position.numbers else position.turn
    letter = first.title[0] if first is not None else ""
    length = str(size.columns) if size.columns == size.rows else ""
    number = f"m{start}" if start > 1 else ""
    yield f"{letter}c{length}{number} {diagram.title}"
    left, right = area.columns[0] == 0, area.columns[-1] == size.columns - 1
    edge = f" {'+' if left else ' '}{'-' * (2 * len(area.columns) + 1)}{'+' if right else ''}"
    if area.rows[0] == 0:
        yield edge
    stars = set(size.star_points())
    for row in area.rows:
        cells = [_sensei_sign(position, Point(column, row), start, stars) for column in area.columns]
        yield f" {'|' if left else ' '} {' '.join(cells)}{' |' if right else ''}"
    if area.rows[-1] == size.rows - 1:
        yield edge
    for kind, pairs in (("AR", diagram.arrows), ("LN", diagram.lines)):
        for start_point, end in pairs:
            yield f" {{{kind} {_sensei_place(start_point, area)} {_sensei_place(end, area)}}}"


def _sensei_place(point: Point, area: Area) -> str:
    """Return the column and row of a point in the diagram, which is right wherever it is placed."""
    return f"{point.column - area.columns[0] + 1}:{point.row - area.rows[0] + 1}"


def _sensei_sign(position: Position, point: Point, start: int, stars: set[Point]) -> str:
    color, mark = position.stones.get(point), position.marks.get(point)
    number = position.numbers.get(point)
    if number is not None and number >= start:
        return _DIGITS[number - start] if number < start + len(_DIGITS) else "."
    if color is not None:
        return _SENSEI_STONES[color, mark]
    if mark is not None:
        return _SENSEI_POINTS[mark]
    return position.labels.get(point, "," if point in stars else ".")


# Boards as engines print them, plain grids, and box-drawing characters.

_PLAIN = {BLACK: "X", WHITE: "O"}
_CIRCLES = {BLACK: BLACK_CIRCLE, WHITE: WHITE_CIRCLE}
_BOX = ("┌┬┐", f"├{CROSSING}┤", "└┴┘")


def write_gtp(diagram: WrittenDiagram) -> str:
    """Return a board as GNU Go prints it, without captures."""
    position, area = diagram.position, diagram.area
    size = position.size
    names = " ".join(column_name(column) for column in area.columns)
    rows = [
        f"{size.rows - row:>2} {' '.join(_signs(diagram, row, _PLAIN, _dot))} {size.rows - row}" for row in area.rows
    ]
    return _page(diagram, [f"   {names}", *rows, f"   {names}"])


def write_plain(diagram: WrittenDiagram) -> str:
    """Return a grid with the edges that the area has."""
    position, area = diagram.position, diagram.area
    size = position.size
    left, right = area.columns[0] == 0, area.columns[-1] == size.columns - 1
    dashes = "-" * (2 * len(area.columns) + 1)
    edge = f"{'+' if left else '-'}{dashes}{'+' if right else ''}"
    rows = [
        f"{'|' if left else ' '} {' '.join(_signs(diagram, row, _PLAIN, _dot))}{' |' if right else ''}"
        for row in area.rows
    ]
    above = [edge] if area.rows[0] == 0 else []
    below = [edge] if area.rows[-1] == size.rows - 1 else []
    return _page(diagram, [*above, *rows, *below])


def write_unicode(diagram: WrittenDiagram) -> str:
    """Return a board of box-diagram characters."""
    rows = ["".join(_signs(diagram, row, _CIRCLES, _box)) for row in diagram.area.rows]
    return _page(diagram, rows)


def _signs(
    diagram: WrittenDiagram, row: int, stones: Mapping[Color, str], empty: Callable[[BoardSize, Point, set[Point]], str]
) -> Iterator[str]:
    position = diagram.position
    stars = set(position.size.star_points())
    for column in diagram.area.columns:
        point = Point(column, row)
        color = position.stones.get(point)
        yield stones[color] if color is not None else empty(position.size, point, stars)


def _dot(size: BoardSize, point: Point, stars: set[Point]) -> str:
    return "+" if point in stars else "."


def _box(size: BoardSize, point: Point, stars: set[Point]) -> str:
    if point in stars:
        return STAR
    return _BOX[_side(point.row, size.rows)][_side(point.column, size.columns)]


def _side(index: int, length: int) -> int:
    return 0 if index == 0 else 2 if index == length - 1 else 1


def _page(diagram: WrittenDiagram, lines: list[str]) -> str:
    """Put the title above, and below the size of the board and who is to play.

    The size, by which any board is known for what it is, is left out where a bare board of 19 lines shows a star point.
    """
    position, title = diagram.position, diagram.title
    shows_star = any(point not in position.stones for point in position.size.star_points())
    is_evident = position.size == BoardSize() and diagram.is_whole and shows_star and not title
    below = [] if is_evident else [str(position.size)]
    if position.turn is not None:
        below.append(f"{position.turn.title} to play")
    return "\n".join([*([title, ""] if title else []), *lines, *(["", ", ".join(below)] if below else [])])


# LaTeX, for the packages igo, eigo and psgo.

IGO_NAMES = {BLACK: "black", WHITE: "white"}
EIGO_NAMES = {**IGO_NAMES, Color.RED: "red", Color.BLUE: "blue", Color.GREEN: "green"}
IGO_MARKS = {mark: rf"\igo{mark.name.lower()}" for mark in Mark}
PSGO_MARKS = {mark: rf"\mark{mark.value.lower()}" for mark in Mark}


def write_igo(diagram: WrittenDiagram) -> str:
    r"""Return the commands of igo: its lists of stones, numbers that alternate, and symbols.

    >>> from hen_editor.core import hen
    >>> from hen_editor.core.board import Area
    >>> position = hen.parse_strict(".5x5_4BbDw_3C~1~2.C4-a.B4-TR")
    >>> print(write_igo(WrittenDiagram(position, Area.whole(position.size))))
    \cleargoban
    \gobansize{5}
    \black[\igotriangle]{b4}
    \white{d4}
    \black[1]{c3,d3}
    \gobansymbol{c4}{a}
    \showgoban
    """
    position = diagram.position
    lines = (*_latex_title(diagram), r"\cleargoban", rf"\gobansize{{{position.size.columns}}}", *_igo_stones(position))
    return "\n".join((*lines, *_igo_symbols(position), rf"\showgoban{'' if diagram.is_whole else _igo_part(diagram)}"))


def write_eigo(diagram: WrittenDiagram) -> str:
    r"""Return the commands of eigo: its lists of stones in five colours.

    >>> from hen_editor.core import hen
    >>> from hen_editor.core.board import Area
    >>> position = hen.parse_strict("_16DbQw_4Dr")
    >>> print(write_eigo(WrittenDiagram(position, Area.whole(position.size))))
    \cleargoban
    \blackstones{d16}
    \whitestones{q16}
    \redstones{d4}
    \showfullgoban
    """
    stones = diagram.position.stones
    lists = {name: [point for point, stone in stones.items() if stone is color] for color, name in EIGO_NAMES.items()}
    lines = (rf"\{name}stones{{{_igo_list(points, stones.size)}}}" for name, points in lists.items() if points)
    shown = r"\showfullgoban" if diagram.is_whole else rf"\showgoban{_igo_part(diagram)}"
    return "\n".join((*_latex_title(diagram), r"\cleargoban", *lines, shown))


def _igo_part(diagram: WrittenDiagram) -> str:
    """Return which part of the board is shown: its lower left and its upper right."""
    area, size = diagram.area, diagram.position.size
    lower_left, upper_right = Point(area.columns[0], area.rows[-1]), Point(area.columns[-1], area.rows[0])
    return f"[{_igo_name(lower_left, size)},{_igo_name(upper_right, size)}]"


def _igo_stones(position: Position) -> Iterator[str]:
    size = position.size
    for color, name in IGO_NAMES.items():
        for mark, option in ((None, ""), *((mark, f"[{sign}]") for mark, sign in IGO_MARKS.items())):
            points = [
                point
                for point, stone in position.stones.items()
                if stone is color and position.marks.get(point) is mark and point not in position.numbers
            ]
            if points:
                yield rf"\{name}{option}{{{_igo_list(points, size)}}}"
    for first, points in _runs(position.numbers):
        yield rf"\{IGO_NAMES[position.stones[points[0]]]}[{first}]{{{_igo_list(points, size)}}}"


def _igo_symbols(position: Position) -> Iterator[str]:
    for point, mark in position.marks.items():
        if point not in position.stones:
            yield rf"\gobansymbol{{{_igo_name(point, position.size)}}}{{{IGO_MARKS[mark]}}}"
    for point, text in position.labels.items():
        yield rf"\gobansymbol{{{_igo_name(point, position.size)}}}{{{text}}}"


def _runs(numbers: Mapping[Point, int]) -> Iterator[tuple[int, list[Point]]]:
    """Yield the points with numbers that follow one another, each time with the first number."""
    by_number = {number: point for point, number in numbers.items()}
    run: list[Point] = []
    for number in sorted(by_number):
        run.append(by_number[number])
        if number + 1 not in by_number:
            yield number - len(run) + 1, run
            run = []


def _igo_list(points: Iterable[Point], size: BoardSize) -> str:
    return ",".join(_igo_name(point, size) for point in points)


def _igo_name(point: Point, size: BoardSize) -> str:
    return point.name(size).lower()


def write_psgo(diagram: WrittenDiagram) -> str:
    r"""Return the environment of psgo: a command for each stone, mark, arrow and line.

    >>> from hen_editor.core import hen
    >>> from hen_editor.core.board import Area
    >>> position = hen.parse_strict(".5x5_4BbDw_3C~1.C4-a.B4-TR")
    >>> print(write_psgo(WrittenDiagram(position, Area.whole(position.size))))
    \begin{psgoboard}[5]
      \stone[\marktr]{black}{b}{4}
      \stone{white}{d}{4}
      \stone[\marklb{1}]{black}{c}{3}
      \markpos{\marklb{a}}{c}{4}
    \end{psgoboard}
    """
    position, area = diagram.position, diagram.area
    size = position.size
    left, right = area.columns[0] + 1, area.columns[-1] + 1
    bottom, top = size.rows - area.rows[-1], size.rows - area.rows[0]
    kind = "psgoboard" if diagram.is_whole else "psgopartialboard"
    part = "" if diagram.is_whole else f"{{({left},{bottom})({right},{top})}}"
    lines = (
        rf"\begin{{{kind}}}[{size.columns}]{part}",
        *(f"  {command}" for command in _psgo_commands(diagram)),
        rf"\end{{{kind}}}",
    )
    return "\n".join((*_latex_title(diagram), *lines))


def _psgo_commands(diagram: WrittenDiagram) -> Iterator[str]:
    position = diagram.position
    size = position.size
    for point, color in position.stones.items():
        if not diagram.area.holds(point):
            continue
        sign = _psgo_sign(position, point)
        yield rf"\stone{f'[{sign}]' if sign else ''}{{{IGO_NAMES[color]}}}{_psgo_point(point, size)}"
    for point in (*position.marks, *position.labels):
        if point not in position.stones and diagram.area.holds(point):
            yield rf"\markpos{{{_psgo_sign(position, point)}}}{_psgo_point(point, size)}"
    for command, pairs in (("goarrow", diagram.arrows), ("goline", diagram.lines)):
        for start, end in pairs:
            yield rf"\{command}{_psgo_point(start, size)}{_psgo_point(end, size)}"


def _psgo_sign(position: Position, point: Point) -> str:
    if (mark := position.marks.get(point)) is not None:
        return PSGO_MARKS[mark]
    text = position.labels.get(point) or str(position.numbers.get(point, ""))
    return rf"\marklb{{{text}}}" if text else ""


def _psgo_point(point: Point, size: BoardSize) -> str:
    name = point.name(size).lower()
    return f"{{{name[0]}}}{{{name[1:]}}}"


def _latex_title(diagram: WrittenDiagram) -> tuple[str, ...]:
    return (f"% {diagram.title}",) if diagram.title else ()


# SGF within HTML, for the players WGo and BesoGo.


def write_wgo(diagram: WrittenDiagram) -> str:
    """Return the element that WGo shows as a board, at the last of its moves."""
    game = _as_game(diagram)
    size, area = diagram.position.size, diagram.area
    cut = {
        "top": area.rows[0],
        "right": size.columns - 1 - area.columns[-1],
        "bottom": size.rows - 1 - area.rows[-1],
        "left": area.columns[0],
    }
    section = ",".join(f"{side}:{count}" for side, count in cut.items())
    board = "" if diagram.is_whole else f' data-wgo-board="section:{{{section}}}"'
    return f'<div data-wgo="{escape(_sgf(game))}" data-wgo-move="{_move_count(game)}"{board}></div>'


def write_besogo(diagram: WrittenDiagram) -> str:
    """Return the element that BesoGo shows as a diagram, at the last of its moves."""
    game = _as_game(diagram)
    return f'<div class="besogo-diagram" path="{_move_count(game)}">{escape(_sgf(game), quote=False)}</div>'


def _as_game(diagram: WrittenDiagram) -> "GameTree":
    from hen_editor.core.convert import position_to_game
    from hen_editor.core.convert.hen_file import titled

    title = diagram.title.encode(errors="replace").decode()
    game = titled(position_to_game(diagram.position), title)
    *_, end = game.main_line()
    for name, pairs in (("AR", diagram.arrows), ("LN", diagram.lines)):
        if pairs:
            game = game.with_property(end, name, pairs)
    if not diagram.is_whole:
        points = tuple(point for point in diagram.position.size.points() if diagram.area.holds(point))
        game = game.with_property(end, "VW", points)
    return game


def _move_count(game: "GameTree") -> int:
    return len([*game.main_line()]) - 1


def _sgf(game: "GameTree") -> str:
    from hen_editor.core import sgf
    from hen_editor.core.sgf import Collection

    return sgf.format(Collection.of([game])).decode().replace("\n", "")
