"""Typed access to the values of a node, so that type checkers know that `node.get("KM")` is a float.

What the names below stand for is the table in `properties`; other names may have any `Value`.
"""

from abc import abstractmethod
from typing import Literal, TypeAlias, TypeVar, overload

from hen_editor.core.board import Color, Point
from hen_editor.core.sgf.properties import Value
from hen_editor.core.sgf.values import ValueReading

Default = TypeVar("Default")

NumberName: TypeAlias = Literal[
    "FF", "GM", "ST", "HA", "MN", "OB", "OW", "PM", "BS", "WS", "SC", "BM", "TE", "DM", "GB", "GW", "HO", "UC"
]
RealName: TypeAlias = Literal["KM", "TM", "BL", "WL", "V"]
FlagName: TypeAlias = Literal["KO", "DO", "IT"]
TextName: TypeAlias = Literal[
    "C",
    "HEN",
    "GC",
    "CA",
    "GN",
    "EV",
    "RO",
    "DT",
    "PC",
    "PB",
    "BR",
    "BT",
    "PW",
    "WR",
    "WT",
    "RE",
    "RU",
    "OT",
    "ON",
    "SO",
    "US",
    "AN",
    "CP",
    "ID",
    "LC",
    "LT",
    "IP",
    "IY",
    "SU",
    "OM",
    "OV",
    "N",
]
ColorName: TypeAlias = Literal["PL"]
MoveName: TypeAlias = Literal["B", "W"]
PointsName: TypeAlias = Literal["AB", "AW", "AE", "CR", "SQ", "TR", "MA", "SL", "TB", "TW", "L", "M", "DD", "VW"]
LabelsName: TypeAlias = Literal["LB"]
LinesName: TypeAlias = Literal["AR", "LN"]


class TypedValues:
    """Looks up the typed values of a node (see the table in `properties`) by the names of its properties.

    In games other than Go every value is a text, which type checkers are not told.
    """

    __slots__ = ()

    @abstractmethod
    def reading(self, name: str) -> ValueReading:
        """Return the typed value of a property, with those of its raw values that cannot be read."""

    @overload
    def __getitem__(self, name: NumberName) -> int: ...

    @overload
    def __getitem__(self, name: RealName) -> float: ...

    @overload
    def __getitem__(self, name: FlagName) -> bool: ...

    @overload
    def __getitem__(self, name: TextName) -> str: ...

    @overload
    def __getitem__(self, name: ColorName) -> Color: ...

    @overload
    def __getitem__(self, name: MoveName) -> Point | None: ...

    @overload
    def __getitem__(self, name: PointsName) -> tuple[Point, ...]: ...

    @overload
    def __getitem__(self, name: LabelsName) -> tuple[tuple[Point, str], ...]: ...

    @overload
    def __getitem__(self, name: LinesName) -> tuple[tuple[Point, Point], ...]: ...

    @overload
    def __getitem__(self, name: str) -> Value: ...

    def __getitem__(self, name: str) -> Value:
        reading = self.reading(name)
        if not reading.known:
            raise KeyError(name)
        return reading.value

    @overload
    def get(self, name: NumberName) -> int | None: ...

    @overload
    def get(self, name: NumberName, default: Default) -> int | Default: ...

    @overload
    def get(self, name: RealName) -> float | None: ...

    @overload
    def get(self, name: RealName, default: Default) -> float | Default: ...

    @overload
    def get(self, name: FlagName) -> bool | None: ...

    @overload
    def get(self, name: FlagName, default: Default) -> bool | Default: ...

    @overload
    def get(self, name: TextName) -> str | None: ...

    @overload
    def get(self, name: TextName, default: Default) -> str | Default: ...

    @overload
    def get(self, name: ColorName) -> Color | None: ...

    @overload
    def get(self, name: ColorName, default: Default) -> Color | Default: ...

    @overload
    def get(self, name: MoveName) -> Point | None: ...

    @overload
    def get(self, name: MoveName, default: Default) -> Point | Default | None: ...

    @overload
    def get(self, name: PointsName) -> tuple[Point, ...] | None: ...

    @overload
    def get(self, name: PointsName, default: Default) -> tuple[Point, ...] | Default: ...

    @overload
    def get(self, name: LabelsName) -> tuple[tuple[Point, str], ...] | None: ...

    @overload
    def get(self, name: LabelsName, default: Default) -> tuple[tuple[Point, str], ...] | Default: ...

    @overload
    def get(self, name: LinesName) -> tuple[tuple[Point, Point], ...] | None: ...

    @overload
    def get(self, name: LinesName, default: Default) -> tuple[tuple[Point, Point], ...] | Default: ...

    @overload
    def get(self, name: str) -> Value: ...

    @overload
    def get(self, name: str, default: Default) -> Value | Default: ...

    def get(self, name: str, default: object = None) -> object:
        """Return the typed value, or the default if the property is absent or unreadable."""
        reading = self.reading(name)
        return reading.value if reading.known else default

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self.reading(name).known
