"""Values of the library: all can be pickled, for other processes, and copied."""

import copy
import pickle
from enum import Enum
from importlib import import_module

import pytest

from hen_editor import diagrams, pasting, recognition, render
from hen_editor.core import Color, Game, GameNode, Move, Point, hen, sgf, transform
from hen_editor.core.diagnostics import NotationError, Parsed
from hen_editor.core.hen import codes
from hen_editor.core.sgf import Collection, GameTree, Place, Unencodable
from hen_editor.core.symmetry import Symmetry
from hen_editor.diagrams import DIALECTS, DiagramArrow, DiagramLine
from hen_editor.drawing import pictures
from hen_editor.drawing.pictures import CarriedGame, Contents
from hen_editor.drawing.request import PictureRequest, PictureSize
from hen_editor.engine import Analysis, CandidateMove, EngineError, EngineSpec, FirstMoves, SearchLimits
from hen_editor.engine.codes import NO_COUNT
from hen_editor.pasting import Pasted
from hen_editor.recognition import Certainty, Recognised
from hen_editor.styles import STYLES
from hen_editor.teaching.counting import Count
from tests.test_public import MODULES, public

NO_VALUES = {"Choices", "Engine", "EngineThread"}
"""A type of arguments, and what has a process or a thread."""

EDITS = 2_000

TEXT = "(;SZ[9]PB[Shusaku]KM[6,5]XX[y];B[ee]C[E5 is the centre.](;W[ec])(;W[gc]TR[aa:cc])"
DIAGRAM = "$$Bc9 Alive?\n$$ | . O 1 O .\n$$ | X X . . .\n$$ +----------"
POSITION = hen.parse_strict(".9x9_5EbFwGr_1A~1.C3-a.D3-SQ.E5b.J9.w")
POINT, OTHER = Point(2, 3), Point(4, 5)
ARROWS = DiagramArrow(POINT, OTHER), DiagramLine(POINT, OTHER)
TURNED = transform.Transform(Symmetry.ROTATE_LEFT, dx=1)
COUNT = Count(hen.parse_strict(".9x9_5Eb").stones)
ANALYSIS = Analysis((CandidateMove(POINT, 100, 0.5, line=(POINT, None)),), Color.BLACK, 100)


def edited(game: Game) -> Game:
    for number in range(EDITS):
        game = game.root.with_property("C", f"Comment {number}").game
    return game


GAME = edited(Game.read(TEXT))
NODE, TREE, FILE = GAME.root.children[0], GAME.tree, GAME.collection

VALUES: dict[str, tuple[object, ...]] = {
    "positions": (POSITION, POSITION.stones, POSITION.size, POINT, Move(Color.BLACK, None), COUNT),
    "HEN": (hen.read(".9x9_5Gb_4Iw"), *hen.tokens("_5Gb"), hen.validate(".2x1_1wb_1b"), hen.holdable(POSITION)),
    "problems": (POSITION.why_illegal("E5"), NotationError(hen.parse("_19I").diagnostics), EngineError(NO_COUNT.at())),
    "games": (GAME, Game.new(), NODE, GAME.headers, *GAME.positions(), FILE, TREE, NODE.properties),
    "files": (sgf.parse(f"{TEXT}) (;B[aa]").value, sgf.parse("(;C[é])".encode()), Unencodable(0, 1, "星"), Place(0, 1)),
    "SGF": (sgf.property_type("B"), sgf.estimate(TEXT.encode()), *sgf.encoding_candidates(b"(;C[\xb3])")),
    "moves": (*TREE.moves_ignoring_annotations(TREE.walk()),),
    "diagrams": (diagrams.parse(DIAGRAM), diagrams.explained(DIAGRAM), *ARROWS, *DIALECTS.values()),
    "engines": (
        ANALYSIS,
        FirstMoves(0, ANALYSIS, frozenset([POINT])),
        SearchLimits(9),
        EngineSpec("Go", "go", {"a": "b"}),
    ),
    "transforms": (TURNED, TURNED.on(POSITION.size), *transform.names_in_game(TREE, TURNED)),
    "pasted": (pasting.recognise(DIAGRAM), pasting.recognise(TEXT), pasting.recognise("1. D4 Q16 2. Q4 D16 3. C3")),
    "pictures": (render.svg(POSITION), pictures.read("SVG", render.svg(POSITION).encode()), CarriedGame(TEXT)),
    "requests": (PictureRequest(STYLES["wood"]), PictureSize(), Contents(".9x9", "Corner"), dict(STYLES)),
    "recognised": (
        Recognised(POSITION, Certainty.SURE, ((0, 0), (9, 0), (9, 9), (0, 9)), 9, 9, diagnostics=(NO_COUNT.at(),)),
        recognition.WHOLE,
    ),
}

CLASSES = {
    found
    for module in MODULES
    for name in public(module)
    if isinstance(found := getattr(import_module(module), name), type)
}
ENUMS = {found for found in CLASSES if issubclass(found, Enum)}


def meaning(value: object) -> object:
    """Return what is equal if two values are; a game, a file or an error is equal only to itself, so what is in it."""
    match value:
        case Game(collection, index):
            return meaning(collection), index
        case GameNode(game, node):
            return meaning(game), node
        case Collection():
            return sgf.saved(value), [*map(meaning, value.games)]
        case GameTree():
            return [(value.node(node), value.children(node)) for node in value.walk()], value.size
        case Exception():
            return type(value), str(value), vars(value)
        case Parsed(found, diagnostics):
            return type(value), meaning(found), diagnostics
        case Pasted():
            return [meaning(getattr(value, name)) for name in Pasted.__slots__]
        case tuple():
            return type(value), [*map(meaning, value)]
    return value


def copies(value: object) -> list[object]:
    """Return a value pickled by all protocols, and copied."""
    pickled = [pickle.dumps(value, protocol) for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1)]
    return [*map(pickle.loads, pickled), copy.copy(value), copy.deepcopy(value)]


@pytest.mark.parametrize("name", VALUES)
def test_a_value_is_equal_once_it_was_pickled_or_copied(name: str) -> None:
    for value in VALUES[name]:
        for again in copies(value):
            assert type(again) is type(value)
            assert meaning(again) == meaning(value)


def test_a_member_of_an_enum_is_itself_once_it_was_pickled_or_copied() -> None:
    for member in (member for kind in ENUMS for member in kind):
        assert all(again is member for again in copies(member))


def test_there_is_an_example_of_every_public_class() -> None:
    def classes(value: object) -> set[type]:
        names = getattr(value, "__match_args__", ()) if type(value) in CLASSES else ()
        parts = value if isinstance(value, tuple) and not names else [getattr(value, name) for name in names]
        return {type(value)}.union(*(classes(part) for part in parts if type(part) in {*CLASSES, tuple}))

    assert {kind.__name__ for kind in CLASSES - ENUMS - classes(tuple(VALUES.values()))} == NO_VALUES


def test_a_kind_of_problem_is_found_by_comparison_once_it_was_pickled_or_copied() -> None:
    [problem] = hen.parse("_19Ib").diagnostics
    for again in copies(problem):
        assert again.kind == codes.COLUMN_I
        assert {again.kind: 1}[codes.COLUMN_I]
        assert again.kind != codes.WRONG_CASE


def test_a_game_is_edited_on_once_it_was_pickled_or_copied() -> None:
    for again in copies(NODE):
        child = again.with_child({"W": POINT})
        assert child.id not in TREE
        assert len(child.game.tree) == len(TREE) + 1


def test_what_is_read_only_stays_so() -> None:
    for again in copies(NODE.properties):
        with pytest.raises(TypeError):
            again.raw["B"] = ("aa",)
