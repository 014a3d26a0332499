"""View commands of the window: its panes and panels, full screen, the direction of the tree, and the theme."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from hen_editor.ui import settings
from hen_editor.ui.session.command import Command, choosing
from hen_editor.ui.session.menus import PANELS, THEMES, TREE_DIRECTION, VIEW, ChoiceGroup, MenuPlace
from hen_editor.ui.session.palette import PALETTE_WORDS
from hen_editor.ui.session.session import Session
from hen_editor.ui.state import TreeDirection
from hen_editor.ui.theme import Scheme

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDockWidget, QToolBar

    from hen_editor.ui.session.panes import ViewDock


def toggle_full_screen(session: Session) -> None:
    """Toggle full screen, ending a presentation, which fills the screen, too."""
    if not session.end_mode("is_presenting"):
        session.toggle_full_screen()


def go_to_pane(session: Session, offset: int) -> None:
    """Give the focus to the next pane (1) or the previous one (-1), cyclically."""
    panes = session.panes
    each = (
        *(panes.board, panes.hen_field, panes.board_table_dock, panes.move_list_dock),
        *(panes.game_list_dock, panes.comment_box, panes.tree),
    )
    shown = [pane for pane in each if (widget := pane.focusProxy() or pane).isVisible() and widget.isEnabled()]
    focused = session.focused
    places = [place for place, pane in enumerate(shown) if focused and (pane is focused or pane.isAncestorOf(focused))]
    place = (places[0] + offset) % len(shown) if places else 0
    shown[place].setFocus(Qt.FocusReason.TabFocusReason)
    shown[place].activateWindow()  # a floating dock is a window of its own


def toggle_panel(session: Session, panel: "QDockWidget | QToolBar") -> None:
    """Show or hide a panel; during a presentation, which has no panels, end that and show it."""
    is_wanted = panel.isHidden() or session.state.is_presenting
    session.end_mode("is_presenting")
    if panel.isHidden() is is_wanted:
        panel.toggleViewAction().trigger()


def toggle_view(session: Session, dock: "ViewDock") -> None:
    """Show a view in its panel and give it the focus, or hide it."""
    toggle_panel(session, dock)
    if dock.isVisible():
        dock.take_room()
        dock.setFocus(Qt.FocusReason.OtherFocusReason)
        dock.activateWindow()  # a floating dock is a window of its own


def move_palette(session: Session) -> None:
    """Move the tool palette to the other side of the window, and show it."""
    session.end_mode("is_presenting")
    session.panes.tool_palette.change_sides()
    session.panes.tool_palette.show()


def want_words_in_palette(session: Session) -> None:
    """Show words beside the tools where there is room for them, or never; the next window does the same."""
    palette = session.panes.tool_palette
    palette.want_words(wanted=not palette.wants_words)
    settings.keep({PALETTE_WORDS: palette.wants_words})


def arrange_panels(session: Session) -> None:
    """Show or hide the titles of the panels, to drag them by, ending a presentation, which has no panels."""
    session.end_mode("is_presenting")
    session.set_state(session.state._replace(is_arranging=not session.state.is_arranging))


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
        "&Full screen",
        "Fill the screen",
        (MenuPlace(VIEW, 1, 2),),
        toggle_full_screen,
        keys=("Shift+F11",),
        mac_keys=("Ctrl+Meta+F",),  # as `QKeySequence.StandardKey.FullScreen` on macOS
        checked=lambda session: session.is_full_screen,
    ),
    Command(
        "presentation",
        "Pre&sentation",
        "Show only the board, comment and players, larger; Esc: back",
        (MenuPlace(VIEW, 1, 2),),
        lambda session: session.set_state(session.state._replace(is_presenting=not session.state.is_presenting)),
        keys=("F11",),
        mac_keys=("Ctrl+Alt+P",),  # on macOS, F11 shows the desktop
        checked=lambda session: session.state.is_presenting,
    ),
    Command(
        "next-pane",
        "&Next pane",
        "Move the focus to the next pane",
        (MenuPlace(VIEW, 2),),
        lambda session: go_to_pane(session, 1),
        keys=("F6",),
    ),
    Command(
        "previous-pane",
        "Pre&vious pane",
        "Move the focus to the previous pane",
        (MenuPlace(VIEW, 2),),
        lambda session: go_to_pane(session, -1),
        keys=("Shift+F6",),
    ),
)


_tree_direction = choosing(
    TREE_DIRECTION, ChoiceGroup.TREE_DIRECTION, turn_tree, lambda session: session.state.tree_direction
)

_TREE_DIRECTION = (
    _tree_direction(
        TreeDirection.RIGHT,
        "tree-right",
        "To the &right",
        "Show later moves to the right in the tree",
    ),
    _tree_direction(
        TreeDirection.DOWN,
        "tree-down",
        "&Down",
        "Show later moves further down in the tree",
    ),
)


_theme = choosing(THEMES, ChoiceGroup.THEME, choose_theme, lambda session: session.theme.scheme)

_THEMES = (
    _theme(
        Scheme.SYSTEM,
        "system-theme",
        "Follow &system",
        "Use light or dark as set in the system",
    ),
    _theme(
        Scheme.LIGHT,
        "light-theme",
        "&Light",
        "Use the light theme",
    ),
    _theme(
        Scheme.DARK,
        "dark-theme",
        "&Dark",
        "Use the dark theme",
    ),
    _theme(
        Scheme.HIGH_LIGHT,
        "light-contrast-theme",
        "Light, &high contrast",
        "Use the light theme with strong lines and black text",
    ),
    _theme(
        Scheme.HIGH_DARK,
        "dark-contrast-theme",
        "Dark, high &contrast",
        "Use the dark theme with strong lines and white text",
    ),
)


def _panel(name: str, text: str, tip: str, panel: "Callable[[Session], QDockWidget | QToolBar]") -> Command:
    return Command(
        name,
        text,
        tip,
        (MenuPlace(PANELS),),
        lambda session: toggle_panel(session, panel(session)),
        checked=lambda session: not panel(session).isHidden(),
    )


def _view(name: str, text: str, tip: str, key: str, dock: "Callable[[Session], ViewDock]") -> Command:
    return Command(
        name,
        text,
        tip,
        (MenuPlace(PANELS, 1, 1),),
        lambda session: toggle_view(session, dock(session)),
        keys=(key,),
        checked=lambda session: not dock(session).isHidden(),
    )


_PANELS = (
    _panel(
        "game-panel",
        "&Game",
        "Show or hide the tree and the comment",
        lambda session: session.panes.game_dock,
    ),
    _panel(
        "problem-panel",
        "&Problems",
        "Show or hide the list of problems",
        lambda session: session.panes.problem_dock,
    ),
    _panel(
        "game-list-panel",
        "G&ames",
        "Show or hide the list of games",
        lambda session: session.panes.game_list_dock,
    ),
    _view(
        "board-table",
        "&Board as a table",
        "Show the board as a table that screen readers say and arrow keys go over",
        "Ctrl+Alt+B",
        lambda session: session.panes.board_table_dock,
    ),
    _view(
        "move-list",
        "&List of moves",
        "Show the moves of this line as a list that tells of variations",
        "Ctrl+Alt+L",
        lambda session: session.panes.move_list_dock,
    ),
    _panel(
        "tool-palette",
        "&Tools",
        "Show or hide the tool palette",
        lambda session: session.panes.tool_palette,
    ),
    Command(
        "palette-right",
        "Tools at the &right",
        "Put the tool palette at the right of the window, or back to the left",
        (MenuPlace(PANELS, 2),),
        move_palette,
        checked=lambda session: session.panes.tool_palette.is_at_right,
    ),
    Command(
        "palette-words",
        "&Words beside tools",
        "Show words beside the tools where there is room for them",
        (MenuPlace(PANELS, 2),),
        want_words_in_palette,
        checked=lambda session: session.panes.tool_palette.wants_words,
    ),
    Command(
        "arrange-panels",
        "Arran&ge panels",
        "Show titles to drag the panels by; Esc: hide them",
        (MenuPlace(VIEW, 3),),
        arrange_panels,
        checked=lambda session: session.state.is_arranging,
    ),
)


COMMANDS = (*_SCREEN, *_TREE_DIRECTION, *_THEMES, *_PANELS)
