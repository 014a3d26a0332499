"""The commands of the shelf."""

from hen_editor.ui.commands.preferences import ask_for_preferences
from hen_editor.ui.engine.controller import FIGURES, OWNERSHIP, PAGE
from hen_editor.ui.session.command import Command, choosing, has_points
from hen_editor.ui.session.menus import AT_CURSOR, BOARD_MENU, ENGINE, SPEAK, ChoiceGroup, KeyScope, MenuPlace
from hen_editor.ui.session.session import Session
from hen_editor.ui.settings import keep
from hen_editor.ui.state import CandidateFigures


def is_analysing(session: Session) -> bool:
    """Return whether an engine is beside the board."""
    return session.state.analysis.is_on


def _is_candidate(session: Session) -> bool:
    """Return whether the cursor is on a move that the engine names."""
    return session.panes.board.cursor_point in session.panes.board.analysis.discs


def _say(session: Session) -> None:
    session.show_status("")  # so that the same answer is announced again
    session.show_status(session.engine.words())


def toggle_ownership(session: Session) -> None:
    """Show whose points are, or do not."""
    mode = session.state.analysis
    mode = mode._replace(shows_ownership=not mode.shows_ownership)
    keep({OWNERSHIP: mode.shows_ownership})
    session.set_state(session.state._replace(analysis=mode))


def choose_figures(session: Session, figures: CandidateFigures) -> None:
    """Choose the figures of the moves that an engine names."""
    keep({FIGURES: figures.value})
    session.set_state(session.state._replace(analysis=session.state.analysis._replace(figures=figures)))


_figures = choosing(
    ENGINE, ChoiceGroup.FIGURES, choose_figures, lambda session: session.state.analysis.figures, section=2
)

COMMANDS = (
    Command(
        "analyse",
        "&Analyse",
        "Let an engine show good moves and who leads, or end it",
        (MenuPlace(ENGINE),),
        lambda session: session.engine.toggle(),
        keys=("Ctrl+Alt+A",),
        checked=is_analysing,
    ),
    Command(
        "play-best",
        "Play &best move",
        "Play the move the engine prefers",
        (MenuPlace(ENGINE),),
        lambda session: session.engine.play_best(),
        keys=("Ctrl+Alt+Return",),
        enabled=is_analysing,
        edits=True,
    ),
    Command(
        "add-line",
        "Add best &line",
        "Add the engine's best line as a variation",
        (MenuPlace(ENGINE),),
        lambda session: session.engine.add_line(),
        enabled=is_analysing,
        edits=True,
    ),
    Command(
        "add-line-here",
        "A&dd engine's line",
        "Add the engine's line from the cursor as a variation",
        (MenuPlace(AT_CURSOR, 1), MenuPlace(BOARD_MENU, 1, 2)),
        lambda session: session.engine.add_line(session.panes.board.cursor_point),
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
        (MenuPlace(ENGINE, 3),),
        toggle_ownership,
        keys=("Ctrl+Alt+O",),
        checked=lambda session: session.state.analysis.shows_ownership,
    ),
    Command(
        "engines",
        "&Engines...",
        "Add, remove and test engines",
        (MenuPlace(ENGINE, 4),),
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
