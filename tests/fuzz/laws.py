"""What must hold of any text at all: the laws that the byte fuzzer tries to break."""

from collections.abc import Callable, Mapping

from hen_editor.core import hen, sgf
from hen_editor.core.convert import node_to_position, position_to_game
from hen_editor.core.diagnostics import Severity
from tests.games import told


def reading(text: str) -> hen.Reading:
    """Tokens stand in order, problems have their place, and all points lie on the board."""
    read = hen.read(text)
    size, end = read.position.size, 0
    for token in read.tokens:
        assert end <= token.start < token.end <= len(text)
        assert all(map(size.holds, token.points))
        end = token.end
    for problem in read.diagnostics:
        assert problem.span is not None
        assert 0 <= problem.span.start < problem.span.end <= len(text)
        assert all(map(size.holds, problem.points))
    return read


def parsing(read: hen.Reading) -> None:
    """A text is parsed to the same position and problems as when its tokens are wanted."""
    parsed = hen.parse(read.text)
    assert parsed.value == read.position
    assert hen.format(parsed.value) == hen.format(read.position)  # with labels and marks in the same order
    assert parsed.diagnostics == read.diagnostics


def writing(read: hen.Reading) -> None:
    """What was read is written so that it reads the same, and without errors."""
    canonical = hen.format(read.position)
    again = hen.parse(canonical)
    assert again.ok
    assert again.value == read.position


def extract_readings(text: str) -> None:
    """What is cut out of a text begins as HEN does, and nothing more is cut out of that."""
    found = hen.extract(text)
    assert found is None or found[0] in "._~%"
    assert found in (None, text) or hen.extract(found) == found


def fixing(read: hen.Reading) -> None:
    """Fixes bring no error, and there is nothing to fix in a fixed text."""
    if any(problem.fix for problem in read.diagnostics):
        fixed = hen.fixed(read.text)
        assert errors(hen.read(fixed)) <= errors(read)
        assert hen.fixed(fixed) == fixed


def errors(read: hen.Reading) -> int:
    """Count the errors."""
    return sum(problem.severity is Severity.ERROR for problem in read.diagnostics)


def fixes(text: str) -> None:
    """The law of fixes alone, which reads a text many times."""
    fixing(hen.read(text))


def game(text: str) -> None:
    """What was read comes back from the SGF file it is written to, with the turn that a last move tells."""
    position = hen.parse(text).value
    data = sgf.format(sgf.Collection.of([position_to_game(position)]))
    (tree,) = sgf.parse(data).value.games
    assert node_to_position(tree, [*tree.main_line()][-1]) == told(position)


def text_laws(text: str) -> None:
    """All the laws of HEN text alone."""
    read = reading(text)
    parsing(read)
    writing(read)
    extract_readings(text)


TARGETS: Mapping[str, Callable[[str], None]] = {"text": text_laws, "fixes": fixes, "game": game}
"""The laws by the name of the fuzzer's target that tries them."""


def text_of(data: bytes) -> str:
    """Return the text that bytes stand for; each string of bytes is a text of its own."""
    return data.decode("utf-8", "surrogateescape")
