"""The table of what engines refuse or fail at, and the error that carries one of its rows."""

from hen_editor.core.diagnostics import Diagnostic, DiagnosticKind, Plural, Severity, kinds_in

_ERROR, _NOTE = Severity.ERROR, Severity.NOTE

# The program.
NOT_THERE = DiagnosticKind("engine-not-there", _ERROR, "There is no program {program}.")
NOT_STARTED = DiagnosticKind("engine-not-started", _ERROR, "The engine cannot be started: {reason} ({program}).")
NO_COMMAND = DiagnosticKind("engine-no-command", _ERROR, "“{text}” is not a command line: {reason}.")
NO_LIBRARY = DiagnosticKind("engine-library", _ERROR, "The engine needs {library}, which is not installed.")
NO_NETWORK = DiagnosticKind(
    "engine-no-network", _ERROR, "KataGo is there, but no network for it: put one, a .bin.gz file, into {folder}."
)
ENDED = DiagnosticKind("engine-ended", _ERROR, "The engine ended (exit status {status}).")
ENDED_SAYING = DiagnosticKind("engine-ended-saying", _ERROR, "The engine ended (exit status {status}): “{reason}”.")
CRASHED = DiagnosticKind("engine-crashed", _ERROR, "The engine crashed or was killed ({signal}).")
STOPPED = DiagnosticKind("engine-stopped", _ERROR, "The engine was stopped.")
NO_ANSWER = DiagnosticKind("engine-no-answer", _ERROR, "The engine does not answer “{command}”.")
FLOOD = DiagnosticKind("engine-flood", _ERROR, "The engine writes without end, and was stopped.")
NONSENSE = DiagnosticKind("engine-nonsense", _ERROR, "The engine answers “{command}” with “{answer}”.")
REFUSED = DiagnosticKind("engine-refused", _ERROR, "The engine refuses “{command}”: “{answer}”.")
ILLEGAL = DiagnosticKind("engine-illegal", _ERROR, "The engine's move {point} is illegal: {reason}")

UNFORESEEN = DiagnosticKind("engine-unforeseen", _ERROR, "HEN Editor failed in talking to the engine: {reason}.")

# Positions.
NOT_GO = DiagnosticKind("engine-not-go", _ERROR, "This is not a game of Go.")
COLORED = DiagnosticKind("engine-colors", _ERROR, "Engines know black and white stones only; {point} is {color}.")
TOO_LARGE = DiagnosticKind("engine-too-large", _ERROR, "Engines know boards of up to {most} lines; this one is {size}.")
NOT_SQUARE = DiagnosticKind("engine-not-square", _ERROR, "This engine knows square boards only; this one is {size}.")
NO_LIBERTY = DiagnosticKind("engine-no-liberty", _ERROR, "The stones at {point} have no liberty; engines refuse that.")
DIFFERS = DiagnosticKind(
    "engine-differs",
    _ERROR,
    Plural(
        "The engine's board differs at {point}.",
        "The engine's board differs at {count:,} points, the first is {point}.",
    ),
)
SIZE_DIFFERS = DiagnosticKind("engine-size-differs", _ERROR, "The engine's board has another size.")
KO_DIFFERS = DiagnosticKind("engine-ko-differs", _ERROR, "The engine does not know that {point} is ko.")
KO_NOT_MADE = DiagnosticKind(
    "engine-ko-not-made", _NOTE, "The engine does not know the ko, since no move can have made it."
)
NOT_COMPARED = DiagnosticKind("engine-not-compared", _NOTE, "The engine's board could not be compared with this one.")
KOMI_CORRECTED = DiagnosticKind(
    "engine-komi-corrected", _NOTE, "The engine counts with a komi of {komi}, for the prisoners before this setup."
)
OWN_RULES = DiagnosticKind("engine-own-rules", _NOTE, "The engine counts by rules of its own, not {rules}.")
UNKNOWN_RULES = DiagnosticKind(
    "engine-unknown-rules", _NOTE, "Engines do not know the rules “{rules}”; Japanese ones are used."
)

# What is asked.
NO_ANALYSIS = DiagnosticKind("engine-no-analysis", _ERROR, "This engine can only play: it names no good moves.")
NO_COUNT = DiagnosticKind("engine-no-count", _ERROR, "This engine cannot tell which stones are dead.")
UNKNOWN_ENGINE = DiagnosticKind("engine-unknown", _ERROR, "There is no engine {name}; found: {found}.")
NO_ENGINE = DiagnosticKind(
    "engine-none", _ERROR, "There is no engine {name}, and none was found. GNU Go and KataGo are free ones."
)

ALL = kinds_in(vars())
"""The whole table."""


class EngineError(Exception):
    """What an engine, or we on its behalf, refused or failed at: `problem`; `str` is its message.

    log: the last lines of its error output.
    """

    def __init__(self, problem: Diagnostic, log: str = "") -> None:
        super().__init__(problem.message)
        self.problem = problem
        self.log = log

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the problem, not only its message."""
        return type(self), (self.problem, self.log)
