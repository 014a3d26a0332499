"""View commands of the window and its panes: full screen, focus, panels, theme, and the direction of the tree."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.ui import settings
from hen_editor.ui.commands.command import Choice, Command, choosing
from hen_editor.ui.commands.places import PANELS, THEMES, TREE_DIRECTION, VIEW, Place
from hen_editor.ui.state import TreeDirection
from hen_editor.ui.theme import Scheme
from hen_editor.ui.window.session import Session

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDockWidget, QToolBar


def toggle_full_screen(session: Session) -> None:
    """Toggle full screen; a presentation, which fills it, too, is left."""
    if session.end_mode("is_presenting"):
        return
    if session.window.isFullScreen():
        session.window.showNormal()
    else:
        session.window.showFullScreen()


def go_to_pane(session: Session, offset: int) -> None:
    """Give the focus to the next pane (1) or the previous one (-1), cyclically."""
    panes = (session.window.board, session.window.hen_field, session.window.tree, session.window.comment_box)
    shown = [pane for pane in panes if pane.isVisible()]
    focused = session.window.focused
    places = [place for place, pane in enumerate(shown) if focused and (pane is focused or pane.isAncestorOf(focused))]
    place = (places[0] + offset) % len(shown) if places else 0
    shown[place].setFocus(Qt.FocusReason.TabFocusReason)
    shown[place].activateWindow()  # which is another one while a dock floats


def toggle_panel(session: Session, panel: "QDockWidget | QToolBar") -> None:
    """Show or hide a panel; a presentation, which has none, ends and has it shown."""
    is_wanted = panel.isHidden() or session.state.is_presenting
    session.end_mode("is_presenting")
    if panel.isHidden() is is_wanted:
        panel.toggleViewAction().trigger()


def choose_theme(session: Session, scheme: Scheme) -> None:
    """Set the theme of all windows, in later sessions too."""
    session.theme.choose(scheme)
    settings.keep({"theme": scheme.value})


def turn_tree(session: Session, direction: TreeDirection) -> None:
    """Set where the game goes on in the tree, in later sessions too."""
    session.set_state(session.state._replace(tree_direction=direction))
    settings.keep({settings.TREE_DIRECTION: direction.value})


_SCREEN = (
    Command(
        "full-screen",
        QT_TRANSLATE_NOOP("Commands", "&Full screen"),
        QT_TRANSLATE_NOOP("Commands", "Fill the screen"),
        (Place(VIEW, 1, 2),),
        toggle_full_screen,
        keys=("Shift+F11",),
        checked=lambda session: session.window.isFullScreen(),
    ),
    Command(
        "presentation",
        QT_TRANSLATE_NOOP("Commands", "Pre&sentation"),
        QT_TRANSLATE_NOOP("Commands", "Show board, comment and players alone, larger; Esc: back"),
        (Place(VIEW, 1, 2),),
        lambda session: session.set_state(session.state._replace(is_presenting=not session.state.is_presenting)),
        keys=("F11",),
        checked=lambda session: session.state.is_presenting,
    ),
    Command(
        "next-pane",
        QT_TRANSLATE_NOOP("Commands", "&Next pane"),
        QT_TRANSLATE_NOOP("Commands", "Move the focus to the next pane"),
        (Place(VIEW, 2),),
        lambda session: go_to_pane(session, 1),
        keys=("F6",),
    ),
    Command(
        "previous-pane",
        QT_TRANSLATE_NOOP("Commands", "Pre&vious pane"),
        QT_TRANSLATE_NOOP("Commands", "Move the focus to the previous pane"),
        (Place(VIEW, 2),),
        lambda session: go_to_pane(session, -1),
        keys=("Shift+F6",),
    ),
)


_tree_direction = choosing(
    TREE_DIRECTION, Choice.TREE_DIRECTION, turn_tree, lambda session: session.state.tree_direction
)

_TREE_DIRECTION = (
    _tree_direction(
        TreeDirection.RIGHT,
        "tree-right",
        QT_TRANSLATE_NOOP("Commands", "To the &right"),
        QT_TRANSLATE_NOOP("Commands", "Show later moves to the right in the tree"),
    ),
    _tree_direction(
        TreeDirection.DOWN,
        "tree-down",
        QT_TRANSLATE_NOOP("Commands", "&Down"),
        QT_TRANSLATE_NOOP("Commands", "Show later moves further down in the tree"),
    ),
)


_theme = choosing(THEMES, Choice.THEME, choose_theme, lambda session: session.theme.scheme)

_THEMES = (
    _theme(
        Scheme.SYSTEM,
        "system-theme",
        QT_TRANSLATE_NOOP("Commands", "Follow &system"),
        QT_TRANSLATE_NOOP("Commands", "Use light or dark as set in the system"),
    ),
    _theme(
        Scheme.LIGHT,
        "light-theme",
        QT_TRANSLATE_NOOP("Commands", "&Light"),
        QT_TRANSLATE_NOOP("Commands", "Use the light theme"),
    ),
    _theme(
        Scheme.DARK,
        "dark-theme",
        QT_TRANSLATE_NOOP("Commands", "&Dark"),
        QT_TRANSLATE_NOOP("Commands", "Use the dark theme"),
    ),
)

_PANELS = (
    Command(
        "game-panel",
        QT_TRANSLATE_NOOP("Commands", "&Game"),
        QT_TRANSLATE_NOOP("Commands", "Show or hide the tree and the comment"),
        (Place(PANELS),),
        lambda session: toggle_panel(session, session.window.game_dock),
        checked=lambda session: not session.window.game_dock.isHidden(),
    ),
    Command(
        "problem-panel",
        QT_TRANSLATE_NOOP("Commands", "&Problems"),
        QT_TRANSLATE_NOOP("Commands", "Show or hide the list of problems"),
        (Place(PANELS),),
        lambda session: toggle_panel(session, session.window.problem_dock),
        checked=lambda session: not session.window.problem_dock.isHidden(),
    ),
    Command(
        "game-list-panel",
        QT_TRANSLATE_NOOP("Commands", "G&ames"),
        QT_TRANSLATE_NOOP("Commands", "Show or hide the list of games"),
        (Place(PANELS),),
        lambda session: toggle_panel(session, session.window.game_list_dock),
        checked=lambda session: not session.window.game_list_dock.isHidden(),
    ),
    Command(
        "toolbar",
        QT_TRANSLATE_NOOP("Commands", "&Toolbar"),
        QT_TRANSLATE_NOOP("Commands", "Show or hide the toolbar"),
        (Place(PANELS),),
        lambda session: toggle_panel(session, session.window.tool_bar),
        checked=lambda session: not session.window.tool_bar.isHidden(),
    ),
)


COMMANDS = (*_SCREEN, *_TREE_DIRECTION, *_THEMES, *_PANELS)
