"""The table of what the command refuses, or warns about."""

from hen_editor.core.diagnostics import DiagnosticKind, Plural, Severity, kinds_in

_ERROR = Severity.ERROR

# Inputs.
SYSTEM = DiagnosticKind("refused-by-system", _ERROR, "{reason}.")
DIRECTORY = DiagnosticKind("input-directory", _ERROR, "It is a folder; name a file in it.")
EMPTY_FOLDER = DiagnosticKind("input-empty-folder", _ERROR, "There are no HEN or SGF files in this folder.")
CLOSED = DiagnosticKind("input-closed", _ERROR, "It is closed.")
EMPTY = DiagnosticKind("input-empty", _ERROR, "It is empty; HEN, SGF or a diagram was expected.")
TOO_LARGE = DiagnosticKind(
    "input-too-large", _ERROR, "It is over the limit of {limit:,} MB. To raise the limit, use --max-size."
)
TEXT_TOO_LONG = DiagnosticKind(
    "input-too-long",
    _ERROR,
    "It is neither SGF nor a list of HENs, and too long to search for anything else (over {count:,} characters).",
)
NOT_TEXT = DiagnosticKind(
    "input-not-text", _ERROR, "It is neither SGF nor UTF-8 text, as HEN must be: line {line:,} has the byte {byte}."
)
NO_SUCH_NUMBER = DiagnosticKind(
    "no-such-number",
    _ERROR,
    Plural(
        "There is no number {number}; there is only one.",
        "There is no number {number}; there are only {count:,}.",
    ),
)
NOT_HEN = DiagnosticKind("input-not-hen", _ERROR, "It is {format}; use hen convert to convert it to HEN.")
NOTHING_TO_READ = DiagnosticKind(
    "nothing-to-read", _ERROR, "Nothing to read: specify a HEN text, a file, or - for standard input."
)
NO_MOVES_IN_HEN = DiagnosticKind("no-moves-in-hen", _ERROR, "Positions have no moves; --move is for games.")
MOVE_AND_NODE = DiagnosticKind("move-and-node", _ERROR, "Only one of --move and --node can be given.")
ALL_AND_MOVE = DiagnosticKind("all-and-move", _ERROR, "Only one of --all, --move and --node can be given.")
TWO_TARGETS = DiagnosticKind(
    "two-targets", _ERROR, "Some inputs become SGF and others HEN; choose with -o FILE, or use --json."
)
TWO_FORMATS = DiagnosticKind(
    "two-formats", _ERROR, "Some inputs are games and others positions; transform them one kind at a time."
)
NO_TRANSFORM = DiagnosticKind("no-transform", _ERROR, "Nothing to do: specify a transform, such as --rotate left.")
NO_SHIFT = DiagnosticKind("no-shift", _ERROR, "“{text}” is not a shift by columns and rows, such as 2,-1.")
NO_SIZE = DiagnosticKind("no-size", _ERROR, "“{text}” is not a size from 1x1 to 52x52, such as 13x13.")
GAMES_AS_JSON = DiagnosticKind("games-as-json", _ERROR, "JSON has no games; write them to a file with -o.")
PICTURES_AS_JSON = DiagnosticKind("pictures-as-json", _ERROR, "JSON cannot hold pictures; write them to files with -o.")
FEWER_MOVES = DiagnosticKind(
    "fewer-moves",
    Severity.WARNING,
    "There is no move {move:,}; this is the position after the last one, move {last:,}.",
)
NO_SUCH_MOVE = DiagnosticKind(
    "no-such-move", _ERROR, "There is no move {number:,}; the last one of the game is {last:,}."
)
NO_SUCH_NODE = DiagnosticKind(
    "no-such-node", _ERROR, "There is no node {number:,}; the last one of the game is {last:,}."
)
NO_KANJI = DiagnosticKind(
    "no-kanji", Severity.WARNING, "No font on this computer has kanji numerals: numbers are drawn instead."
)
NO_SUCH_PART = DiagnosticKind("no-such-part", _ERROR, "{part} is not a part of this board, such as A1:{corner}.")
SEVERAL_POSITIONS = DiagnosticKind("several-positions", _ERROR, "It has several positions; use --game to choose one.")
DAMAGED = DiagnosticKind("damaged", Severity.WARNING, "It is damaged, but was searched: {reason}")
NO_INDEX = DiagnosticKind("no-index", _ERROR, "Its index could not be written: {reason}.")
TIMED_OUT = DiagnosticKind(
    "timed-out",
    _ERROR,
    Plural("It did not end within a second.", "It did not end within {count:,} seconds."),
)

NO_NUMBERS = DiagnosticKind(
    "no-numbered-moves", _ERROR, "“{text}” does not tell which moves to number; use none, all, last:10 or 1-50."
)

# Outputs.
NO_PICTURE_NAME = DiagnosticKind("no-picture-name", _ERROR, "{name} is neither a .png, .svg or .pdf file nor a folder.")
SEVERAL_PICTURES = DiagnosticKind(
    "several-pictures",
    _ERROR,
    Plural(
        "There is one picture.",
        "There are {count:,} pictures, which need a folder, or --game to choose one.",
    ),
)
NO_QT = DiagnosticKind(
    "no-qt",
    _ERROR,
    "PySide6, which draws pictures, cannot be used ({reason}). SVG with --letters text does without it.",
)
NO_QT_TO_SEE = DiagnosticKind("no-qt-to-see", _ERROR, "PySide6, which opens pictures, cannot be used ({reason}).")
TERMINAL = DiagnosticKind(
    "picture-at-terminal", _ERROR, "A terminal cannot show pictures; redirect the output, or name a file with -o."
)
TWO_SIZES = DiagnosticKind("two-sizes", _ERROR, "Only one of --cell and --cm can be given.")
PICTURE_TOO_LARGE = DiagnosticKind("picture-pixels", _ERROR, "It would have over 120 million pixels.")
NOT_CARRIED = DiagnosticKind(
    "not-carried", _ERROR, "It cannot carry this position; to write it all the same, use --carry nothing."
)
NO_OUTPUT_NAME = DiagnosticKind("no-output-name", _ERROR, "The name of the output file is empty.")
OUTPUT_IS_INPUT = DiagnosticKind("output-is-input", _ERROR, "The output {path} is the input; choose another name.")
MISLEADING_NAME = DiagnosticKind(
    "misleading-name", _ERROR, "The result is {format}; the name {name} would be misleading."
)
OUTPUT_EXISTS = DiagnosticKind("output-exists", _ERROR, "It already exists; use --force to overwrite it.")
NOT_HELD = DiagnosticKind("not-held", _ERROR, "A {format} file cannot store it.")
OUTPUT_FAILED = DiagnosticKind("output-failed", _ERROR, "The output could not be written: {reason}.")
PROCESS_ENDED = DiagnosticKind(
    "process-ended", _ERROR, "A worker process ended before its work was done; try --jobs 1."
)
INTERRUPTED = DiagnosticKind("interrupted", _ERROR, "Interrupted.")

ALL = kinds_in(vars())
"""The whole table."""
