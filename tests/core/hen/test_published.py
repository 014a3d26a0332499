"""The vectors as data are those of the tests, and what their schema says."""

import json

import jsonschema

from hen_editor.core import hen
from hen_editor.resources import HEN_VECTORS
from tests.core.hen.publishing import RULE_OF, RULES, document, rule_of
from tests.core.hen.vectors import VECTORS

CONTENT = json.loads(HEN_VECTORS.read_text(encoding="ascii"))


def test_the_file_is_made_from_the_vectors_of_the_tests() -> None:
    assert HEN_VECTORS.read_text(encoding="ascii") == document()


def test_it_is_what_its_schema_says() -> None:
    schema = json.loads((HEN_VECTORS.parent / CONTENT["$schema"]).read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.Draft202012Validator(schema).validate(CONTENT)


def test_each_rule_has_a_vector_and_each_vector_one_rule() -> None:
    assert {rule_of(path.stem) for path in VECTORS} == {*RULE_OF.values()} == {*RULES}


def test_the_board_of_a_vector_is_that_of_its_canonical_form() -> None:
    for vector in CONTENT["vectors"]:
        position = hen.parse_strict(vector["canonical"])
        board = vector["position"]["board"]
        assert (len(board[0]), len(board)) == (position.size.columns, position.size.rows)
        letters = {point.name(position.size): color.value for point, color in position.stones.items()}
        assert sorted(letters.values()) == sorted("".join(board).replace(".", "")), vector["name"]
