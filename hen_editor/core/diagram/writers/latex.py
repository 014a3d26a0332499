"""Writing diagrams for LaTeX: for the packages igo, eigo and psgo."""

from collections.abc import Iterable, Iterator, Mapping

from hen_editor.core.board import BLACK, WHITE, BoardSize, Color, Point
from hen_editor.core.diagram.dialect import WrittenDiagram
from hen_editor.core.position import Mark, Position

NAMES = {BLACK: "black", WHITE: "white"}
EIGO_NAMES = {**NAMES, Color.RED: "red", Color.BLUE: "blue", Color.GREEN: "green"}
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
    lines = (*_title(diagram), r"\cleargoban", rf"\gobansize{{{position.size.columns}}}", *_igo_stones(position))
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
    return "\n".join((*_title(diagram), r"\cleargoban", *lines, shown))


def _igo_part(diagram: WrittenDiagram) -> str:
    """Return which part of the board is shown: its lower left and its upper right."""
    area, size = diagram.area, diagram.position.size
    lower_left, upper_right = Point(area.columns[0], area.rows[-1]), Point(area.columns[-1], area.rows[0])
    return f"[{_igo_name(lower_left, size)},{_igo_name(upper_right, size)}]"


def _igo_stones(position: Position) -> Iterator[str]:
    size = position.size
    for color, name in NAMES.items():
        for mark, option in ((None, ""), *((mark, f"[{sign}]") for mark, sign in IGO_MARKS.items())):
            points = [
                point
                for point, stone in position.stones.items()
                if stone is color and position.marks.get(point) is mark and point not in position.numbers
            ]
            if points:
                yield rf"\{name}{option}{{{_igo_list(points, size)}}}"
    for first, points in _runs(position.numbers):
        yield rf"\{NAMES[position.stones[points[0]]]}[{first}]{{{_igo_list(points, size)}}}"


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
    return "\n".join((*_title(diagram), *lines))


def _psgo_commands(diagram: WrittenDiagram) -> Iterator[str]:
    position = diagram.position
    size = position.size
    for point, color in position.stones.items():
        if not diagram.area.holds(point):
            continue
        sign = _psgo_sign(position, point)
        yield rf"\stone{f'[{sign}]' if sign else ''}{{{NAMES[color]}}}{_psgo_point(point, size)}"
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


def _title(diagram: WrittenDiagram) -> tuple[str, ...]:
    return (f"% {diagram.title}",) if diagram.title else ()


def is_label_of_igo(text: str, stone: Color | None) -> bool:
    """Return whether a text can be a label in igo: up to three letters and digits on an empty point."""
    return stone is None and _is_word(text)


def is_label_of_psgo(text: str, stone: Color | None) -> bool:
    """Return whether a text can be a label in psgo: up to three letters and digits, on a stone no number."""
    return _is_word(text) and not (stone is not None and text.isdecimal())


def _is_word(text: str) -> bool:
    return text.isascii() and text.isalnum() and len(text) <= 3
