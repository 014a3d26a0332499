"""Transpositions, found in a thread."""

import time

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from hen_editor.core.board import Point
from hen_editor.core.game.search import SamePositions
from hen_editor.core.progress import Progress
from hen_editor.core.sgf import GameTree
from hen_editor.document import files, game_watch
from hen_editor.document.document import Document
from hen_editor.document.game_watch import Transpositions

TWICE = "(;SZ[9](;B[aa];W[bb];B[cc])(;B[cc];W[bb];B[aa]))"


@pytest.fixture
def document(owner: QObject) -> Document:
    return Document(owner)


@pytest.fixture
def reported(document: Document, monkeypatch: pytest.MonkeyPatch) -> list[SamePositions]:
    """What is found from now on, without a pause before."""
    monkeypatch.setattr(game_watch, "DELAY_MS", 1)
    reported: list[SamePositions] = []
    looking = Transpositions(document, document)
    looking.found.connect(reported.append)
    return reported


def finish(qtbot: QtBot, document: Document) -> None:
    [looking] = document.findChildren(Transpositions)
    qtbot.waitUntil(lambda: not looking.is_working, timeout=20_000)


def test_those_of_an_opened_game_are_found(qtbot: QtBot, document: Document, reported: list[SamePositions]) -> None:
    document.begin(files.of_text(TWICE))
    finish(qtbot, document)
    assert reported == [{3: (3, 6), 6: (3, 6)}]


def test_navigation_searches_nothing(qtbot: QtBot, document: Document, reported: list[SamePositions]) -> None:
    document.begin(files.of_text(TWICE))
    finish(qtbot, document)
    document.go(3)
    [looking] = document.findChildren(Transpositions)
    assert not looking.is_working


def test_they_are_found_anew_after_an_edit(qtbot: QtBot, document: Document, reported: list[SamePositions]) -> None:
    document.begin(files.of_text("(;SZ[9](;B[aa];W[bb];B[cc])(;B[cc];W[bb]))"))
    finish(qtbot, document)
    assert reported[-1] == {}
    document.go(5)
    document.play(Point(0, 0))
    finish(qtbot, document)
    [group] = {*reported[-1].values()}
    assert group == (3, document.snapshot.node)


def test_only_one_watch_examines_a_game_at_a_time(
    qtbot: QtBot, document: Document, reported: list[SamePositions], monkeypatch: pytest.MonkeyPatch
) -> None:
    at_work, most = [], []

    def search(tree: GameTree, progress: Progress) -> SamePositions:
        at_work.append(tree)
        most.append(len(at_work))
        time.sleep(0.05)
        at_work.pop()
        return {}

    monkeypatch.setattr(game_watch, "same_positions", search)
    second = Transpositions(Document(document), document.parent())
    document.begin(files.of_text(TWICE))
    finish(qtbot, document)
    qtbot.waitUntil(lambda: not second.is_working)
    assert most == [1, 1]
