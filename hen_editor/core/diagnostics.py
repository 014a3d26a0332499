"""Problems as values: what was found, what was expected, where, and how to mend it."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Generic, NamedTuple, TypeVar

from hen_editor.core.board import Point

Value_co = TypeVar("Value_co", covariant=True)


class Severity(Enum):
    """How much a problem matters.

    ERROR: against the grammar or out of range. WARNING: readable but contradictory, or repaired.
    NOTE: right, but some other program will read it differently.
    """

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


class Span(NamedTuple):
    """A stretch of text: offsets into the text as given, in characters, the end exclusive."""

    start: int
    end: int


class Fix(NamedTuple):
    """A mend for a problem: what to write in place of its span, and a label for the button that does it."""

    label: str
    replacement: str


class DiagnosticKind(NamedTuple):
    """A row of a table of problems: its code, severity, and the English message with `{fields}` to fill in.

    code: a stable slug, the same for one kind in all tables. template: a sentence that says what was found and what was
    expected.
    """

    code: str
    severity: Severity
    template: str

    def at(
        self,
        span: Span | None = None,
        points: Iterable[Point] = (),
        node: int | None = None,
        fix: Fix | None = None,
        **fields: object,
    ) -> "Diagnostic":
        """Make a problem of this kind, with the fields that its template asks for."""
        return Diagnostic(self, tuple(fields.items()), span, tuple(points), node, fix)


class Diagnostic(NamedTuple):
    """One problem.

    kind: its row in the table of problems. fields: the names and the values that its template is filled in with; they
    can be hashed, and so can problems. span: where in the text. points: the points concerned. node: the id of the node
    of the game tree concerned. fix: an obvious fix of the span.
    """

    kind: DiagnosticKind
    fields: tuple[tuple[str, object], ...] = ()
    span: Span | None = None
    points: tuple[Point, ...] = ()
    node: int | None = None
    fix: Fix | None = None

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
        return self.kind.template.format(**dict(self.fields))


@dataclass(frozen=True, slots=True)
class Parsed(Generic[Value_co]):
    """What reading user text gives: a value as far as the text could be read, and every problem met."""

    value: Value_co
    diagnostics: tuple[Diagnostic, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether no problem is an error."""
        return all(diagnostic.severity is not Severity.ERROR for diagnostic in self.diagnostics)


class Report(NamedTuple):
    """The problems of a text, by severity, each in the order of the text."""

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
    def ok(self) -> bool:
        """Whether there are no errors."""
        return not self.errors


class NotationError(ValueError):
    """A text that strict reading refuses; `diagnostics` says why, `str` the first error."""

    def __init__(self, diagnostics: Iterable[Diagnostic]) -> None:
        self.diagnostics = tuple(diagnostics)
        errors = [diagnostic.message for diagnostic in self.diagnostics if diagnostic.severity is Severity.ERROR]
        super().__init__(errors[0] if errors else "the text could not be read")
