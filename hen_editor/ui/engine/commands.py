"""The commands of the shelf."""

from functools import partial

from hen_editor.core.board import BLACK, WHITE, Color
from hen_editor.ui.commands.preferences import ask_for_preferences
from hen_editor.ui.engine.controller import EFFORT, FIGURES, OWNERSHIP, PAGE, EngineController
from hen_editor.ui.engine.uses import EngineUses
from hen_editor.ui.session.command import Command, choosing, has_points, is_go
from hen_editor.ui.session.menus import (
    AT_CURSOR,
    BOARD_MENU,
    EFFORTS,
    ENGINE,
    NEW,
    SPEAK,
    ChoiceGroup,
    KeyScope,
    MenuPlace,
)
from hen_editor.ui.session.session import Session
from hen_editor.ui.settings import keep
from hen_editor.ui.state import AnalysisMode, CandidateFigures, EngineEffort


def _uses(session: Session) -> EngineUses:
    assert isinstance(session.engine, EngineUses)
    return session.engine


def _engine(session: Session) -> EngineController:
    return _uses(session).controller


def is_analysing(session: Session) -> bool:
    """Return whether an engine is beside the board."""
    return session.state.analysis.is_on


def _is_candidate(session: Session) -> bool:
    """Return whether the cursor is on a move that the engine names."""
    return session.panes.board.cursor_point in session.panes.board.analysis.discs


def _say(session: Session) -> None:
    session.show_status("")  # so that the same answer is announced again
    session.show_status(_engine(session).words())


def _set(session: Session, mode: AnalysisMode) -> None:
    keep({FIGURES: mode.figures.value, OWNERSHIP: mode.shows_ownership, EFFORT: mode.effort.value})
    session.set_state(session.state._replace(analysis=mode))


def toggle_ownership(session: Session) -> None:
    """Show whose points are, or do not."""
    mode = session.state.analysis
    _set(session, mode._replace(shows_ownership=not mode.shows_ownership))


def choose_figures(session: Session, figures: CandidateFigures) -> None:
    """Choose the figures of the moves that an engine names."""
    _set(session, session.state.analysis._replace(figures=figures))


_figures = choosing(
    ENGINE, ChoiceGroup.FIGURES, choose_figures, lambda session: session.state.analysis.figures, section=4
)


def choose_effort(session: Session, effort: EngineEffort) -> None:
    """Choose how much engines think about a move."""
    _set(session, session.state.analysis._replace(effort=effort))


_effort = choosing(EFFORTS, ChoiceGroup.EFFORT, choose_effort, lambda session: session.state.analysis.effort)


def _is_analysed(session: Session) -> bool:
    return _uses(session).game.is_known


def _plays(color: Color, session: Session) -> bool:
    return _uses(session).player.color is color


_PLAY = (
    Command(
        "new-engine-game",
        "&Game against the engine...",
        "Start a game against an engine: its size, handicap and strength",
        (MenuPlace(NEW, 2),),
        lambda session: _uses(session).player.begin_game(),
    ),
    Command(
        "engine-plays-black",
        "Engine plays Blac&k",
        "Let the engine make Black's moves from here on, or no longer",
        (MenuPlace(ENGINE, 2),),
        lambda session: _uses(session).player.toggle(BLACK),
        enabled=is_go,
        checked=partial(_plays, BLACK),
        edits=True,
    ),
    Command(
        "engine-plays-white",
        "Engine plays Wh&ite",
        "Let the engine make White's moves from here on, or no longer",
        (MenuPlace(ENGINE, 2),),
        lambda session: _uses(session).player.toggle(WHITE),
        enabled=is_go,
        checked=partial(_plays, WHITE),
        edits=True,
    ),
)

_EFFORTS = (
    _effort(EngineEffort.LEAST, "effort-least", "V&ery little: 1 visit, or level 1", "Let engines play their weakest"),
    _effort(EngineEffort.LITTLE, "effort-little", "&Little: 20 visits, or level 4", "Let engines think a little"),
    _effort(EngineEffort.MEDIUM, "effort-medium", "&Medium: 100 visits, or level 7", "Let engines think for seconds"),
    _effort(EngineEffort.MUCH, "effort-much", "M&uch: 1,000 visits, or level 10", "Let engines play their strongest"),
)

_GAME = (
    Command(
        "analyse-game",
        "Analyse &game",
        "Let the engine judge each move of the main line: the score, and mistakes",
        (MenuPlace(ENGINE, 3),),
        lambda session: _uses(session).game.analyse(),
        enabled=is_go,
    ),
    Command(
        "next-mistake",
        "&Next mistake",
        "Go to the next move that lost more than two points",
        (MenuPlace(ENGINE, 3),),
        lambda session: _uses(session).game.go_to_mistake(1),
        keys=("F9",),
        enabled=_is_analysed,
    ),
    Command(
        "previous-mistake",
        "Pre&vious mistake",
        "Go to the previous move that lost more than two points",
        (MenuPlace(ENGINE, 3),),
        lambda session: _uses(session).game.go_to_mistake(-1),
        keys=("Shift+F9",),
        enabled=_is_analysed,
    ),
    Command(
        "write-analysis",
        "Write &results into the game",
        "Write the scores into the game (V), and the best lines at mistakes as variations",
        (MenuPlace(ENGINE, 3),),
        lambda session: _uses(session).game.write(),
        enabled=_is_analysed,
        edits=True,
    ),
)

COMMANDS = (
    *_PLAY,
    *_EFFORTS,
    *_GAME,
    Command(
        "analyse",
        "&Analyse",
        "Let an engine show good moves and who leads, or end it",
        (MenuPlace(ENGINE),),
        lambda session: _engine(session).toggle(),
        keys=("Ctrl+Alt+A",),
        checked=is_analysing,
    ),
    Command(
        "play-best",
        "Play &best move",
        "Play the move the engine prefers",
        (MenuPlace(ENGINE),),
        lambda session: _engine(session).play_best(),
        keys=("Ctrl+Alt+Return",),
        enabled=is_analysing,
        edits=True,
    ),
    Command(
        "add-line",
        "Add best &line",
        "Add the engine's best line as a variation",
        (MenuPlace(ENGINE),),
        lambda session: _engine(session).add_line(),
        enabled=is_analysing,
        edits=True,
    ),
    Command(
        "add-line-here",
        "A&dd engine's line",
        "Add the engine's line from the cursor as a variation",
        (MenuPlace(AT_CURSOR, 1), MenuPlace(BOARD_MENU, 1, 2)),
        lambda session: _engine(session).add_line(session.panes.board.cursor_point),
        scope=KeyScope.BOARD,
        visible=_is_candidate,
        edits=True,
    ),
    _figures(CandidateFigures.POINTS_LOST, "figures-points", "&Points lost", "Show how many points each move loses"),
    _figures(CandidateFigures.WIN_RATE, "figures-win-rate", "&Win rate", "Show how likely the player wins with a move"),
    Command(
        "ownership",
        "Show &ownership",
        "Show whose each point is likely to be",
        (MenuPlace(ENGINE, 4),),
        toggle_ownership,
        keys=("Ctrl+Alt+O",),
        checked=lambda session: session.state.analysis.shows_ownership,
    ),
    Command(
        "engines",
        "&Engines...",
        "Add, remove and test engines",
        (MenuPlace(ENGINE, 6),),
        lambda session: ask_for_preferences(session, PAGE),
    ),
    Command(
        "speak-analysis",
        "&Engine",
        "Say what the engine thinks: its best move, and who leads",
        (MenuPlace(SPEAK, 2, 1),),
        _say,
        keys=("Shift+E",),
        scope=KeyScope.BOARD_AND_TREE,
        enabled=lambda session: is_analysing(session) and has_points(session),
    ),
)
