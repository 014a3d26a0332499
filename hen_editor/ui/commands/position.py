"""Commands on the position: pass, player to move, order of play, numbers, and where edits go."""

from hen_editor.core.board import Color
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.editing import paint
from hen_editor.core.editing.snapshot import Scope
from hen_editor.core.game.line import moves_in_variation
from hen_editor.core.position import color_after
from hen_editor.ui.session.command import Command, is_go, translate
from hen_editor.ui.session.menus import GAME, MORE_TOOLS, SCOPES, STEP_BUTTONS, ChoiceGroup, KeyScope, MenuPlace
from hen_editor.ui.session.session import Session
from hen_editor.ui.widgets.transient import run
from hen_editor.ui.wording import message


def pass_turn(session: Session) -> None:
    """Pass, or answer the problem being solved with a pass."""
    if session.state.is_solving:
        session.tools.solve.tried(None)
    else:
        session.document.play(None)


def change_turn(session: Session) -> None:
    """Give the turn to the next colour."""
    position = session.document.snapshot.position
    give_turn(session, color_after(position.mover, position.order))


def give_turn(session: Session, color: Color) -> None:
    """Let a colour move next."""
    refused = session.document.set_turn(color)
    _show_first(session, () if refused is None else (refused,))


def ask_for_order(session: Session) -> None:
    """Ask for the order in which colours play."""
    position = session.document.snapshot.position
    if not paint.can_keep(position.size, Color.RED):
        words = translate("Commands", "On boards with more than 25 columns only Black and White can play.")
        session.show_status(words)
        return
    from hen_editor.ui.dialogs.setup import OrderOfPlayDialog

    dialog = OrderOfPlayDialog(position.order, session.dialog_parent)
    if run(dialog):
        session.document.set_order(dialog.order())


def numbers_to_moves(session: Session) -> None:
    """Play the numbered stones as moves, in order."""
    _show_first(session, session.document.numbers_to_moves())


def moves_to_numbers(session: Session) -> None:
    """Ask how many of the last moves to number, and number their stones."""
    snapshot = session.document.snapshot
    played = max(1, snapshot.move_number)
    from hen_editor.ui.dialogs.messages import ask_for_number

    title = translate("Commands", "Number the last moves")
    question = translate("Commands", "How many of the last moves to number:")
    suggested = min(moves_in_variation(snapshot.tree, snapshot.node) or 10, played)
    count = ask_for_number(session.dialog_parent, title, question, suggested, played)
    if count is not None:
        _show_first(session, session.document.moves_to_numbers(count))


def _show_first(session: Session, refused: tuple[Diagnostic, ...]) -> None:
    for problem in refused[:1]:
        session.show_status(message(problem))
        session.highlight(problem.points)


def choose_scope(session: Session, scope: Scope) -> None:
    """Choose where edits go, and say so in the status bar: the palette shows it only with some tools."""
    session.document.choose_scope(scope)
    session.show_status(session.panes.scope_chooser.words)


def _scope(scope: Scope, name: str, text: str, tip: str, key: str) -> Command:
    return Command(
        name,
        text,
        tip,
        (MenuPlace(SCOPES),),
        lambda session: choose_scope(session, scope),
        keys=(key,),
        enabled=is_go,
        checked=lambda session: session.document.snapshot.scope is scope,
        visible=lambda session: scope in session.document.snapshot.scopes,
        choice=ChoiceGroup.SCOPE,
    )


SCOPE_COMMANDS = {
    Scope.HERE: _scope(
        Scope.HERE,
        "scope-here",
        "&This node",
        "Put stones into this node",
        "Ctrl+Shift+H",
    ),
    Scope.NEW_CHILD: _scope(
        Scope.NEW_CHILD,
        "scope-new-child",
        "New node &after",
        "Put stones into a new node after this one",
        "Ctrl+Shift+N",
    ),
    Scope.BEFORE: _scope(
        Scope.BEFORE,
        "scope-before",
        "New node &before",
        "Put stones into a new node before this one, and replay what follows",
        "Ctrl+Shift+B",
    ),
}
"""The commands that choose where edits go."""

COMMANDS = (
    *SCOPE_COMMANDS.values(),
    Command(
        "pass",
        "P&ass",
        "Pass instead of playing a stone",
        (MenuPlace(GAME, 1), MenuPlace(STEP_BUTTONS, 2)),
        pass_turn,
        keys=("P",),
        scope=KeyScope.BOARD_AND_TREE,
        enabled=is_go,
    ),
    Command(
        "turn",
        "&Switch player to move",
        "Give the turn to the other player",
        (MenuPlace(GAME, 1),),
        change_turn,
        keys=("T",),
        scope=KeyScope.BOARD_AND_TREE,
        icon="side-to-move",
        enabled=is_go,
        edits=True,
    ),
    Command(
        "order",
        "&Order of play...",
        "Set which colours play, and in which order",
        (MenuPlace(GAME, 1), MenuPlace(MORE_TOOLS, 2, 1)),
        ask_for_order,
        icon="add",
        enabled=is_go,
        edits=True,
    ),
    Command(
        "numbers-to-moves",
        "Play n&umbered stones as moves",
        "Play the numbered stones as moves, in order",
        (MenuPlace(GAME, 2),),
        numbers_to_moves,
        enabled=is_go,
        edits=True,
    ),
    Command(
        "moves-to-numbers",
        "Num&ber the last moves...",
        "Write numbers on the stones of the last moves",
        (MenuPlace(GAME, 2),),
        moves_to_numbers,
        enabled=is_go,
        edits=True,
    ),
)
