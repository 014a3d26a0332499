"""Problems as values: what was found, what was expected, where, and how to fix it."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import reduce
from math import inf
from typing import Generic, NamedTuple, TypeVar

from hen_editor.core.board import BoardSize, Color, Point

Value_co = TypeVar("Value_co", covariant=True)


class Severity(Enum):
    """How much a problem matters.

    ERROR: against the grammar or out of range. WARNING: readable but contradictory, or repaired.
    NOTE: valid, but other programs may read it differently.
    """

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


class Span(NamedTuple):
    """A span of text: offsets into the text as given, in characters, the end exclusive."""

    start: int
    end: int


class Fix(NamedTuple):
    """A fix of a problem: the replacement of its span, and the English label of its button."""

    label: str
    replacement: str


class Plural(NamedTuple):
    """A text for a field `count`: English for one, and for any other number, which is the text that is translated."""

    one: str
    many: str


class Choice(NamedTuple):
    """A text for each value that a field may have."""

    field: str
    texts: Mapping[object, str | Plural]


CHANGE = "Change to “{meant}”"
REMOVE = "Remove it"
"""The labels of most fixes."""


@dataclass(frozen=True, slots=True)
class DiagnosticKind:
    """A row of a table of problems: its code, severity, message and fix.

    code: a stable slug, the same for one kind in all tables. template: an English sentence with `{fields}` to fill in
    that says what was found and what was expected. fix: the label of the fix that it may offer, with fields too.
    """

    code: str
    severity: Severity
    template: str | Plural | Choice = field(hash=False)
    fix: str = ""

    def at(
        self,
        span: Span | None = None,
        points: Iterable[Point] = (),
        node: int | None = None,
        replacement: str | None = None,
        **fields: object,
    ) -> "Diagnostic":
        """Make a problem of this kind, with the fields of its template."""
        return Diagnostic(self, tuple(fields.items()), span, tuple(points), node, replacement)


def kinds_in(names: Mapping[str, object]) -> tuple[DiagnosticKind, ...]:
    """Return the table of problems that a module holds, given its names."""
    return tuple(kind for kind in names.values() if isinstance(kind, DiagnosticKind))


class Diagnostic(NamedTuple):
    """One problem.

    kind: its row in the table of problems. fields: names and values for its template: texts, numbers, colours, other
    problems, and tuples of these; all hashable. span: where in the text. points: the points concerned. node: the id of
    the node concerned. replacement: the text that would fix the span.
    """

    kind: DiagnosticKind
    fields: tuple[tuple[str, object], ...] = ()
    span: Span | None = None
    points: tuple[Point, ...] = ()
    node: int | None = None
    replacement: str | None = None

    @property
    def code(self) -> str:
        """The stable slug of its kind."""
        return self.kind.code

    @property
    def severity(self) -> Severity:
        """How much it matters."""
        return self.kind.severity

    @property
    def message(self) -> str:
        """What was found and what was expected, as an English sentence."""
        return worded(self)

    @property
    def fix(self) -> Fix | None:
        """An obvious fix of the span, labelled in English."""
        return None if self.replacement is None else Fix(worded_fix(self), self.replacement)

    def to_json(self, size: BoardSize | None = None) -> dict[str, object]:
        """Return it as values of JSON, in the shape of `hen validate --json`: span and fix are null if there is none.

        size: of the board, so that points have names; without it there are none.
        """
        return {
            "code": self.code,
            "severity": self.severity.value,
            "message": self.message,
            "span": None if self.span is None else self.span._asdict(),
            "points": [] if size is None else [point.name(size) for point in self.points],
            "fix": None if self.fix is None else self.fix._asdict(),
        }


class Wording(NamedTuple):
    """A language that problems are worded in.

    translated: translates an English text of a context; the number, if not -1, selects the plural form. grouped: writes
    a number with its digits in groups.
    """

    translated: Callable[[str, str, int], str]
    grouped: Callable[[int], str]

    def color_name(self, color: Color) -> str:
        """Return the name of a colour."""
        return self.translated("Colors", color.title, -1)

    def listed(self, items: Iterable[str]) -> str:
        """Join items; empty for none."""
        words, pair = [*items], self.translated("Lists", "{items}, {next}", -1)
        return reduce(lambda before, item: pair.format(items=before, next=item), words) if words else ""


IN_ENGLISH = Wording(lambda context, text, count: text, "{:,}".format)


def worded(problem: Diagnostic, wording: Wording = IN_ENGLISH) -> str:
    """Return the sentence of a problem.

    >>> two = DiagnosticKind("two", Severity.NOTE, Plural("{color} has one stone.", "{color} has {count:,} stones."))
    >>> worded(two.at(color=Color.RED, count=1)), worded(two.at(color=Color.RED, count=1200))
    ('Red has one stone.', 'Red has 1,200 stones.')
    """
    return filled_in(problem.kind.template, dict(problem.fields), wording)


def worded_fix(problem: Diagnostic, wording: Wording = IN_ENGLISH) -> str:
    """Return the label of the fix that a problem offers."""
    return filled_in(problem.kind.fix, dict(problem.fields), wording)


def filled_in(
    template: str | Plural | Choice,
    fields: Mapping[str, object],
    wording: Wording = IN_ENGLISH,
    context: str = "Problems",
) -> str:
    """Return a template of a context, by default one for problems, with its fields filled in."""
    if isinstance(template, Choice):
        template = template.texts[fields[template.field]]
    count = fields.get("count")
    number = count if isinstance(count, int) else -1
    if isinstance(template, Plural):
        text = wording.translated(context, template.many, number)
        if number == 1 and text == template.many:
            text = template.one
    else:
        text = wording.translated(context, template, number)
    return text.format(**{name: _value(field, wording) for name, field in fields.items()})


class _Number(int):
    """A number whose digits a template may group, `{count:,}`, as a language does."""

    grouped: Callable[[int], str]

    def __format__(self, how: str) -> str:
        return self.grouped(int(self)) if how == "," else format(int(self), how)


def _value(field: object, wording: Wording) -> object:
    """Return a field for a template."""
    if isinstance(field, Diagnostic):
        return worded(field, wording)
    if isinstance(field, Color):
        return wording.color_name(field)
    if type(field) is tuple:
        return wording.listed(str(_value(item, wording)) for item in field)
    if type(field) is int:
        number = _Number(field)
        number.grouped = wording.grouped
        return number
    return field


@dataclass(frozen=True, slots=True)
class Parsed(Generic[Value_co]):
    """The result of parsing user text: a value, as far as the text could be read, and every problem."""

    value: Value_co
    diagnostics: tuple[Diagnostic, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether no problem is an error."""
        return all(diagnostic.severity is not Severity.ERROR for diagnostic in self.diagnostics)


class Report(NamedTuple):
    """The problems of a text by severity, each in the order of the text; `problems` has all of them in that order."""

    errors: tuple[Diagnostic, ...] = ()
    warnings: tuple[Diagnostic, ...] = ()
    notes: tuple[Diagnostic, ...] = ()

    @classmethod
    def of(cls, diagnostics: Iterable[Diagnostic]) -> "Report":
        """Sort problems by their severity."""
        found = tuple(diagnostics)
        errors, warnings, notes = (tuple(d for d in found if d.severity is severity) for severity in Severity)
        return cls(errors, warnings, notes)

    @property
    def problems(self) -> tuple[Diagnostic, ...]:
        """All problems in the order of the text, those of no place last."""
        return tuple(sorted((*self.errors, *self.warnings, *self.notes), key=_start))

    @property
    def ok(self) -> bool:
        """Whether there are no errors."""
        return not self.errors


def _start(problem: Diagnostic) -> float:
    return inf if problem.span is None else problem.span.start


AND_MORE = DiagnosticKind("sgf-and-more", Severity.NOTE, "{count:,} more of this kind: {last}")

ALL = (AND_MORE,)
"""What is reported of problems themselves."""

MAX_PER_KIND = 200
"""How many problems of one kind are listed individually."""


class DiagnosticLog:
    """The problems of one text in order of discovery; only the first ones of each kind are listed."""

    def __init__(self) -> None:
        self._listed: list[Diagnostic] = []
        self._counts: dict[str, int] = {}

    def __len__(self) -> int:
        return sum(self._counts.values())

    def add(self, problem: Diagnostic) -> None:
        """Add a problem."""
        count = self._counts[problem.code] = self._counts.get(problem.code, 0) + 1
        if count <= MAX_PER_KIND:
            self._listed.append(problem)

    def add_at(self, kind: DiagnosticKind, start: int, end: int, node: int | None = None, **fields: object) -> None:
        """Add a problem of this kind between two offsets; it is made only if it is listed."""
        count = self._counts[kind.code] = self._counts.get(kind.code, 0) + 1
        if count <= MAX_PER_KIND:
            self._listed.append(kind.at(Span(start, end), (), node, None, **fields))

    def diagnostics(self) -> tuple[Diagnostic, ...]:
        """Return the problems listed, and for each kind that is cut short how many more there are."""
        last = {problem.code: problem for problem in self._listed}
        more = [
            AND_MORE.at(count=count - MAX_PER_KIND, last=last[code])
            for code, count in self._counts.items()
            if count > MAX_PER_KIND
        ]
        return (*self._listed, *more)


class NotationError(ValueError):
    """A text rejected by strict parsing; `diagnostics` has all problems, `str` the first error."""

    def __init__(self, diagnostics: Iterable[Diagnostic]) -> None:
        self.diagnostics = tuple(diagnostics)
        errors = [diagnostic.message for diagnostic in self.diagnostics if diagnostic.severity is Severity.ERROR]
        super().__init__(errors[0] if errors else "the text could not be read")

    def __reduce__(self) -> "tuple[type[NotationError], tuple[tuple[Diagnostic, ...]]]":
        """Return how to make it again, for instance from another process that raised it."""
        return type(self), (self.diagnostics,)
