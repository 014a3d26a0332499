"""The formats GIB, NGF and UGF: games as the servers Tygem, Cyberoro and Pandanet save them. They are read only.

None of them has a specification: this reads what has been seen in such files. A line that is not understood is left
out, and reported. Variations of UGF are left out, too.
"""

import re
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from hen_editor.core import codes
from hen_editor.core.board import BoardSize, Point
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.formats.format import Format, Read
from hen_editor.core.progress import Progress, share_of, unreported
from hen_editor.core.texts import pattern

if TYPE_CHECKING:
    from hen_editor.core.sgf import Value

_LINES_PER_STEP = 1000
_MOVES_PER_LINE = 10
_LONGEST_QUOTE = 40

_SHARE_OF_DECODING, _SHARE_OF_LINES = 0.1, 0.5
"""The shares of what is not reading SGF in the progress."""


class _Record:
    """What was read of a game: its size, handicap, game info, stones before the first move, moves and comments.

    moves: as SGF. comments: their lines, by the number of the move, 0 for the root. expected: how many moves the file
    says it has.
    """

    def __init__(self) -> None:
        self.size = 19
        self.handicap = 0
        self.info: dict[str, Value] = {}
        self.stones: dict[str, list[Point]] = {"B": [], "W": []}
        self.moves: list[str] = []
        self.comments: dict[int, list[str]] = {}
        self.expected = 0
        self.has_variations = False

    def takes(self, line: str) -> bool:
        """Read a line, stripped; return whether it was understood."""
        raise NotImplementedError

    def finish(self) -> None:
        """Find the game info, after the last line."""
        raise NotImplementedError

    def plays(self, color: str, column: int, row: int) -> bool:
        """Add a move; return whether it is on the board."""
        if not (0 <= column < self.size and 0 <= row < self.size):
            return False
        self.moves.append(f";{color}[{Point(column, row).sgf}]")
        return True

    def add_pass(self, color: str | None) -> None:
        """Add a pass of a colour, None for the one whose turn it is."""
        last = self.moves[-1][1] if self.moves else "B" if self.handicap > 1 else "W"
        self.moves.append(f";{color or ('B' if last == 'W' else 'W')}[]")

    def customary_stones(self) -> tuple[Point, ...]:
        """Return where the server places the handicap."""
        return BoardSize(self.size, self.size).handicap_points(self.handicap)

    def sgf(self) -> str:
        """Return the game as SGF."""
        from hen_editor.core.sgf import GameTree
        from hen_editor.core.sgf.text_values import write_text

        comments = {number: "\n".join(lines) for number, lines in self.comments.items()}
        black, white = self.stones["B"] or self.customary_stones(), self.stones["W"]
        handicap = self.handicap if self.handicap > 1 else None
        setup = {"HA": handicap, "AB": tuple(black), "AW": tuple(white), "C": comments.get(0)}
        given = {name: value for name, value in {**self.info, **setup}.items() if value not in (None, "", ())}
        tree = GameTree.new(BoardSize(self.size, self.size), given)
        nodes = [
            f"{move}C[{write_text(comments[number])}]" if number in comments else move
            for number, move in enumerate(self.moves, 1)
        ]
        lines = ["".join(nodes[first : first + _MOVES_PER_LINE]) for first in range(0, len(nodes), _MOVES_PER_LINE)]
        return "\n".join(["(" + "".join(piece.text for piece in tree.pieces(tree.root)), *lines]) + ")\n"


_FIELD = pattern(r"\\\[([A-Z]+)=(.*)\\\]")
_HANDICAP = pattern(r"INI [0-9]+ [0-9]+ ([0-9])(?![0-9])", re.ASCII)
_STONE = pattern(r"STO [0-9]+ [0-9]+ ([12]) ([0-9]{1,2}) ([0-9]{1,2})(?![0-9])", re.ASCII)
_SKIP = pattern(r"SKI [0-9]+ [0-9]+(?: ([12])(?![0-9]))?", re.ASCII)
_BYO_YOMI = pattern(r"([0-9]{1,6})-([0-9]{1,4})-([0-9]{1,3})", re.ASCII)
_RESULTS = {"0": "B+{}", "1": "W+{}", "3": "B+R", "4": "W+R", "7": "B+T", "8": "W+T"}
_FRAME = (r"\HS", r"\HE", r"\GS", r"\GE")


class _Gib(_Record):
    r"""Lines such as `\[GAMENAME=Free\]`, `INI 0 1 3 &4` (the handicap), `STO 0 2 1 16 2` (a move), `SKI 0 3` (a pass).

    Points are counted from 0 at the upper left. `GAMEINFOMAIN` has the numbers.
    """

    def __init__(self) -> None:
        super().__init__()
        self.fields: dict[str, str] = {}

    def takes(self, line: str) -> bool:
        if found := _STONE.match(line):
            return self.plays("BW"[int(found[1]) - 1], int(found[2]), int(found[3]))
        if found := _SKIP.match(line):
            self.add_pass(found[1] and "BW"[int(found[1]) - 1])
        elif found := _HANDICAP.match(line):
            self.handicap = int(found[1])
        elif found := _FIELD.fullmatch(line):
            self.fields[found[1]] = found[2].strip()
        else:
            return not line or line in _FRAME or line[0].isdigit()
        return True

    def customary_stones(self) -> tuple[Point, ...]:
        if self.handicap == 3:
            return Point(3, 15), Point(15, 3), Point(3, 3)
        return super().customary_stones()

    def finish(self) -> None:
        fields = self.fields
        numbers = dict(each.partition(":")[::2] for each in fields.get("GAMEINFOMAIN", "").split(","))
        score = _tenths(numbers.get("ZIPSU", ""))
        result = _RESULTS.get(numbers.get("GRLT", ""), "").format("" if score is None else f"{score:g}")
        self.expected = _number(numbers.get("TCNT", ""))
        self.info = {
            **_player("B", *_split_at_bracket(fields.get("GAMEBLACKNAME", ""))),
            **_player("W", *_split_at_bracket(fields.get("GAMEWHITENAME", ""))),
            "EV": fields.get("GAMENAME"),
            "DT": _date(fields.get("GAMEDATE", "")),
            "PC": fields.get("GAMEPLACE"),
            "RE": result or _result(fields.get("GAMERESULT", "")),
            "KM": _tenths(numbers.get("GONGJE", "")),
            "GC": fields.get("GAMECOMMENT"),
        }
        if found := _BYO_YOMI.fullmatch(numbers.get("GTIME", "")):
            self.info |= {"TM": float(found[1]), "OT": f"{found[3]}x{found[2]} byo-yomi"}


_PLAYED = pattern(r"PM[A-Z]{2}([BW])([A-Z])([A-Z])")
_COMMENTED = pattern(r"ID[BW]\[([0-9]{1,5})\](.*)", re.ASCII)
_HEADER = ("title", "size", "white", "black", "place", "handicap", "", "komi", "date", "minutes", "result", "moves")
_PREFIX = "GI"
_HEADER_WITH_PREFIX = ("title", "white", "black", "", "", "date", "size", "handicap", "", "komi", "moves")


class _Ngf(_Record):
    """A header of twelve lines, then moves such as `PMABBREER`.

    A move is `PM`, two letters that count, the colour, then the column and the row from the upper left, where B is the
    first and AA a pass. In another form, with another order, the lines of the header begin with `GI`.
    """

    def __init__(self) -> None:
        super().__init__()
        self.header: dict[str, str] = {}
        self.names = iter(_HEADER)

    def takes(self, line: str) -> bool:
        if found := _PLAYED.match(line):
            column, row = (ord(letter) - ord("B") for letter in found.groups()[1:])
            if (column, row) != (-1, -1):
                return self.plays(found[1], column, row)
            self.add_pass(found[1])
        elif found := _COMMENTED.match(line):
            self.comments[int(found[1])] = [found[2].removesuffix("[EndTxt]").strip()]
        elif self.moves:
            return not line or line.startswith(_PREFIX)
        else:
            return self._takes_header(line)
        return True

    def _takes_header(self, line: str) -> bool:
        if not self.header and line.startswith(_PREFIX):
            self.names = iter(_HEADER_WITH_PREFIX)
        name = next(self.names, None)
        self.header[name or ""] = line.removeprefix(_PREFIX)
        if name == "size":
            self.size = _board_size(self.header[name])
            return self.header[name].isdecimal()
        return name is not None or not line

    def finish(self) -> None:
        header = {name: text.strip() for name, text in self.header.items()}
        if not (self.moves or header.get("size", "").isdecimal()):
            return
        self.handicap, komi = _number(header.get("handicap", "")), header.get("komi", "")
        self.expected = _number(header.get("moves", ""))
        self.info = {
            **_player("B", *_split_at_space(header.get("black", ""))),
            **_player("W", *_split_at_space(header.get("white", ""))),
            "EV": header.get("title"),
            "DT": _date(header.get("date", "")),
            "PC": header.get("place"),
            "RE": _result(header.get("result", "")),
            # The half point that is not written is only in games without a handicap.
            "KM": _number(komi) + (0 if self.handicap else 0.5) if komi.isdecimal() else _real(komi),
            "TM": 60.0 * _number(header.get("minutes", "")) or None,
        }


_POINT = pattern(r"([A-Z])([A-Z]),(?:([BW])[0-9]?|MK),([0-9]{1,5})(?![0-9])", re.ASCII)
_PASSED = "YZ"
_COMMENT = pattern(r"\.(?:Comment|Text),([0-9]{1,5})(?![0-9])", re.ASCII)
_ENDINGS = {"C": "R", "T": "T", "F": "F"}
_NO_WINNER = {"D": "Draw", "N": "Void", "E": "?"}
_RULES = {"JPN": "Japanese", "CHN": "Chinese"}


class _Ugf(_Record):
    """Sections such as `[Header]`, with `Name=value`, and `[Data]`, with moves such as `QP,B1,1,0`.

    A move is the column, the row, the colour with the number of the player, the number of the move, and seconds. Rows
    are counted from the lower side if CoordinateType is IGS; Y and Z are for passes. The stones of a handicap have the
    number 0, or are the first moves. Comments are in `[Figure]`, or in `[ReviewComment]`, where 1 is the root.
    """

    def __init__(self) -> None:
        super().__init__()
        self.section = ""
        self.fields: dict[str, str] = {}
        self.commented: int | None = None
        self.is_in_variation = False
        self.numbered_stones = 0

    def takes(self, line: str) -> bool:
        if line.startswith("[") and line.endswith("]") and " " not in line:
            self.section, self.commented = line[1:-1].casefold(), None
        elif self.section == "header":
            name, _, value = line.partition("=")
            self.fields[name.strip().casefold()] = value.strip()
            return "=" in line or not line
        elif self.section == "data":
            return self._takes_move(line.upper())
        elif self.section in ("figure", "reviewcomment"):
            self._take_comment(line)
        elif self.section == "reviewnode":
            self.has_variations |= line.startswith("VARIATION")
        else:
            return bool(self.section) or not line or line.startswith("#")
        return True

    def _takes_move(self, line: str) -> bool:
        found = _POINT.match(line)
        if not found:
            return not line or line.startswith(".TEXT")
        if not self.moves and not self.numbered_stones:
            self._read_header()
        letter, color, number = found[1], found[3], int(found[4])
        if letter in _PASSED or color is None:
            self.add_pass(color)
            return True
        column, row = ord(letter) - ord("A"), ord(found[2]) - ord("A")
        if self.fields.get("coordinatetype", "").upper() == "IGS":
            row = self.size - 1 - row
        is_of_handicap = color == "B" and not self.moves and len(self.stones["B"]) < self.handicap
        if number and not is_of_handicap:
            return self.plays(color, column, row)
        if not (0 <= column < self.size and 0 <= row < self.size):
            return False
        self.stones[color].append(Point(column, row))
        self.numbered_stones += number > 0
        return True

    def _take_comment(self, line: str) -> None:
        if line.startswith((".Fig", ".EndFig")):
            self.is_in_variation, self.commented = line.startswith(".Fig"), None
            self.has_variations = True
        elif found := _COMMENT.match(line):
            self.commented = max(int(found[1]) - (self.section == "reviewcomment") - self.numbered_stones, 0)
        elif line.startswith(".EndText"):
            self.commented = None
        elif self.commented is not None and not self.is_in_variation and not line.startswith(".#"):
            self.comments.setdefault(self.commented, []).append(line)

    def _read_header(self) -> None:
        self.size = _board_size(self.fields.get("size", ""))
        self.handicap = _number(self.fields.get("hdcp", "").partition(",")[0])

    def finish(self) -> None:
        self._read_header()
        fields = {name: [part.strip() for part in text.split(",")] for name, text in self.fields.items()}
        winner, *ending = fields.get("winner", [""])
        margin = ending[0] if ending else ""
        main_time = _number((*fields.get("ptime", [""])[0].split(";"), "")[1])
        dates = fields.get("date", [])
        self.info = {
            **_player("B", *(*fields.get("playerb", []), "", "")[:2]),
            **_player("W", *(*fields.get("playerw", []), "", "")[:2]),
            "EV": ", ".join(filter(None, fields.get("title", []))),
            "DT": _date(*dates[0:3:2]),
            "PC": self.fields.get("place"),
            "RE": f"{winner}+{_ENDINGS.get(margin[:1].upper()) or _plain(margin)}"
            if winner in ("B", "W")
            else _NO_WINNER.get(winner[:1], ",".join([winner, *ending])),
            "KM": _real((*fields.get("hdcp", []), "", "")[1]),
            "TM": 60.0 * main_time or None,
            "RU": _RULES.get(self.fields.get("rule", ""), self.fields.get("rule")),
            "AN": self.fields.get("commentator"),
            "CP": self.fields.get("copyright"),
            "GC": self.fields.get("comment"),
        }


# The texts of the fields.

_WHOLE = pattern(r"[0-9]{1,9}", re.ASCII)
_REAL = pattern(r"[+-]?[0-9]{1,9}(?:\.[0-9]{1,9})?", re.ASCII)
_DAY = pattern(r"([0-9]{4})[^0-9]{0,2}([0-9]{1,2})[^0-9]{0,2}([0-9]{1,2})", re.ASCII)
_RANK = pattern(r"([0-9]{1,2})(?:(k|급|級|级)|(?:d|단|段)(p)?)\*?", re.ASCII | re.IGNORECASE)


def _number(text: str) -> int:
    """Return a whole number, 0 for another text."""
    return int(text) if _WHOLE.fullmatch(text.strip()) else 0


def _real(text: str) -> float | None:
    return float(text) if _REAL.fullmatch(text.strip()) else None


def _plain(number: str) -> str:
    """Return a number without redundant zeros, any other text as it is."""
    value = _real(number)
    return number if value is None else f"{value:g}"


def _tenths(text: str) -> float | None:
    """Return a tenth of a whole number; None for 0, which stands for an unknown value, and for any other text."""
    return _number(text) / 10 or None


def _board_size(text: str) -> int:
    number = _number(text)
    return number if 1 <= number <= 52 else 19


def _date(*texts: str) -> str:
    """Return the dates with which texts begin as a value of DT; the first text if there are none."""
    from hen_editor.core.game.info import Day, write_days

    found = [_DAY.match(text.strip()) for text in texts]
    days = [Day(int(each[1]), int(each[2]), int(each[3])) for each in found if each]
    if any(not (1 <= day.month <= 12 and 1 <= day.day <= 31) for day in days):
        days = []
    return write_days(days) if days else "".join(texts[:1]).strip(" /")


def _result(text: str) -> str:
    from hen_editor.core.game.info import meant_result

    return meant_result(text) or text


def _player(color: str, name: str, rank: str) -> dict[str, "Value"]:
    """Return the properties with a player's name and rank; a rank that can be read is written as 3d, 3k or 9p."""
    if found := _RANK.fullmatch(rank):
        rank = f"{found[1]}{'k' if found[2] else 'p' if found[3] else 'd'}"
    return {f"P{color}": name, f"{color}R": rank}


def _split_at_bracket(player: str) -> tuple[str, str]:
    """Split `name (rank)`."""
    name, _, rank = player.removesuffix(")").rpartition("(")
    return (name.strip(), rank.strip()) if name and player.endswith(")") else (player, "")


def _split_at_space(player: str) -> tuple[str, str]:
    """Split `name  rank`: there may be spaces in the name."""
    name, _, rank = player.rpartition(" ")
    return (name.strip(), rank) if name and (rank[:1].isdigit() or rank[-1:] in "단段") else (player, "")


# The rows.


def _read(
    make: type[_Record], name: str, data: bytes | str, encoding: str | None = None, progress: Progress = unreported
) -> Read:
    from hen_editor.core import sgf
    from hen_editor.core.sgf.codes import GUESSED_CHARSET
    from hen_editor.core.sgf.encoding.charsets import replace_undecodable
    from hen_editor.core.sgf.encoding.decode import decode

    decoded = decode(data, encoding, progress=share_of(progress, 0, _SHARE_OF_DECODING))
    text = replace_undecodable(decoded.text).removeprefix("\ufeff")
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    record = make()
    left_out = _left_out(record, lines, progress=share_of(progress, _SHARE_OF_DECODING, _SHARE_OF_LINES))
    record.finish()
    # These formats declare no encoding, so a good guess of UTF-8 is not worth a note. Problems lose their spans, which
    # would be taken for spans of the SGF that is made of the file.
    is_sure = all(segment.codec == "utf-8" for segment in decoded.segments)
    problems = [
        problem._replace(span=None)
        for problem in decoded.diagnostics
        if not (is_sure and problem.kind == GUESSED_CHARSET)
    ]
    if not (record.moves or any(value is not None and value != "" for value in record.info.values())):
        return Read(None, tuple(problems), codes.NO_RECORD.at(format=name))
    problems += _problems(record, name, left_out)
    read = sgf.parse(record.sgf(), progress=share_of(progress, _SHARE_OF_LINES, 1))
    return Read(read.value, (*problems, *read.diagnostics))


def _left_out(record: _Record, lines: list[str], progress: Progress) -> list[tuple[int, str]]:
    """Read lines; return those that are not understood, with their numbers."""
    left_out = []
    for number, line in enumerate(lines, 1):
        if not record.takes(line.strip()):
            left_out.append((number, line.strip()))
        if number % _LINES_PER_STEP == 0:
            progress(number / len(lines))
    return left_out


def _problems(record: _Record, name: str, left_out: list[tuple[int, str]]) -> Iterable[Diagnostic]:
    if left_out:
        line, text = left_out[0]
        yield codes.LINES_NOT_READ.at(count=len(left_out), line=line, text=text[:_LONGEST_QUOTE])
    if len(record.moves) < record.expected:
        yield codes.MOVES_MISSING.at(count=record.expected, found=len(record.moves))
    if record.has_variations:
        yield codes.VARIATIONS_LEFT_OUT.at(format=name)


def _row(make: type[_Record], magic: bytes, *suffixes: str) -> Format:
    name = suffixes[0][1:].upper()
    return Format(
        name=name,
        suffixes=suffixes,
        read=partial(_read, make, name),
        magic=pattern(rb"(?:\xef\xbb\xbf)?\s*" + magic),
        has_encodings=True,
    )


_LINE = rb"[^\r\n]{0,200}(?:\r\n|\r|\n)"
GIB = _row(_Gib, rb"(?:\\HS|\\\[[A-Z]{3,20}=)", ".gib")
NGF = _row(_Ngf, rb"(?:" + _LINE + rb"){10,12}PM[A-Z]{2}[BW][A-Z]{2}", ".ngf")
UGF = _row(_Ugf, rb"(?:#" + _LINE + rb"){0,20}\[Header\]\s{1,9}(?:Ver|Lang|Crypt|Code|Title)=", ".ugf", ".ugi")
