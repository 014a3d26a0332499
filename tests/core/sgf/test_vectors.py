"""The vectors of SGF: what must survive, each line of the contract with its tree, board and problems."""

from hen_editor.core import sgf
from hen_editor.core.sgf import codes
from hen_editor.core.sgf.writing.layout import Arrangement, Chunks
from tests.core.sgf.vectors import Vector, all_problems, drawn_board, drawn_problems, drawn_tree, read_vectors
from tests.each import for_each

VECTORS = read_vectors()
SHOWN_IN_OTHER_TESTS = {codes.REPLACED.code, codes.BROKEN_TEXT.code}


@for_each(VECTORS, str)
def test_a_vector_is_read_as_its_tree(vector: Vector) -> None:
    assert drawn_tree(sgf.parse(vector.data).value) == vector.parts["tree"]


@for_each(VECTORS, str)
def test_a_vector_has_its_problems(vector: Vector) -> None:
    parsed = sgf.parse(vector.data)

    assert drawn_problems(parsed.value.text, all_problems(parsed)) == vector.parts["problems"]


@for_each(VECTORS, str)
def test_a_vector_leads_to_its_board(vector: Vector) -> None:
    if "board" in vector.parts:
        assert drawn_board(sgf.parse(vector.data).value) == vector.parts["board"]


@for_each(VECTORS, str)
def test_a_vector_is_written_back_as_it_was(vector: Vector) -> None:
    collection = sgf.parse(vector.data).value

    assert sgf.format(collection) == vector.file


@for_each(VECTORS, str)
def test_a_game_that_is_put_together_node_by_node_has_the_text_it_was_read_from(vector: Vector) -> None:
    collection = sgf.parse(vector.data).value
    last = len(collection.games) - 1
    for index, tree in enumerate(collection.games):
        chunks = Arrangement(tree, Chunks(), is_last=index == last).chunks()
        text = "".join(chunk.text or collection.text[chunk.start : chunk.end] for chunk in chunks)
        assert (text == collection.text[tree.span.start : tree.span.end]) == ("rearranged" not in vector.options)


def test_every_problem_that_can_be_reported_is_shown_in_a_vector() -> None:
    shown = {line.split()[0] for vector in VECTORS for line in vector.parts["problems"].splitlines()}

    assert shown | SHOWN_IN_OTHER_TESTS == {kind.code for kind in codes.ALL}


def test_every_vector_of_go_is_drawn() -> None:
    assert sorted(vector.claim for vector in VECTORS if "board" not in vector.parts) == [
        "syntax: a game that is not Go",
        "syntax: an empty file",
        "syntax: no node between the brackets",
        "syntax: not SGF at all",
    ]
