"""What is saved is read again as it was: in the encoding of the file, or in UTF-8, or not at all."""

import pytest

from hen_editor.core import Game, sgf


def edited(data: bytes, name: str, value: str) -> Game:
    """Return a game with a property of its root set."""
    return Game.read(data).root.with_property(name, value).game


def test_a_file_of_ascii_becomes_utf_8_if_it_needs_to() -> None:
    data = edited(b"(;SZ[9]C[x])", "PB", "黒").sgf()
    assert data == "(;SZ[9]C[x]PB[黒]CA[UTF-8])".encode()


def test_a_changed_declaration_changes_the_bytes() -> None:
    data = edited(b"(;CA[ISO-8859-1]SZ[9]C[\xa3 5])", "CA", "UTF-8").sgf()
    assert data == "(;CA[UTF-8]SZ[9]C[£ 5])".encode()


@pytest.mark.parametrize(
    ("data", "name", "value", "message"),
    [
        (b"(;CA[ISO-8859-1]C[\xa3])", "PB", "黒", "PB of node 0 of game 0 has “黒”, which the encoding"),
        (b"(;CA[ISO-8859-1]C[\xa3])", "C", "5 €", "C of node 0 of game 0 has “€”"),
        (b"(;CA[ISO-8859-1]C[\xa3])", "CA", "GBK", "read in another encoding"),
        ("(;C[Über])".encode("cp1252"), "PB", "é", "PB of node 0 of game 0 has “é”"),
    ],
)
def test_what_would_be_misread_is_not_written(data: bytes, name: str, value: str, message: str) -> None:
    game = edited(data, name, value)
    with pytest.raises(ValueError, match=message):
        game.sgf()
    converted = game.collection.converted_to_utf8().value
    assert sgf.parse(sgf.saved(converted)).value.games[0].node(0)[name] == ("UTF-8" if name == "CA" else value)


def test_a_euro_that_was_there_stays() -> None:
    assert edited(b"(;CA[ISO-8859-1]C[\x80])", "PB", "x").sgf() == b"(;CA[ISO-8859-1]C[\x80]PB[x])"
