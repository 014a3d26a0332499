"""The connections between the signals of a window, its document, its session and its controllers."""

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from hen_editor.core import hen
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.editing import hen_text, nodes
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game.navigate import NextMoves
from hen_editor.pasting.actions import PastePreview
from hen_editor.ui.clipboard import ClipboardContents
from hen_editor.ui.commands import file, navigate, point, position, variations, view
from hen_editor.ui.problems import ListedProblem
from hen_editor.ui.session.command import translate
from hen_editor.ui.session.session import Session
from hen_editor.ui.sound import play_stone
from hen_editor.ui.state import End
from hen_editor.ui.window.controllers import Controllers
from hen_editor.ui.window.mouse import PictureButton
from hen_editor.ui.wording import message

if TYPE_CHECKING:
    from hen_editor.ui.window.main_window import MainWindow


def wire(window: "MainWindow") -> None:
    """Create what the first paint does not need, and connect the signals of a window."""
    window.controllers = Controllers(window, window.session, window.menus)
    _connect(window)


# Connections.


def _connect(window: "MainWindow") -> None:
    _connect_document(window)
    _connect_board(window)
    _connect_hen_field(window)
    _connect_game_panel(window)
    _connect_transpositions(window)
    _connect_problems(window)
    PictureButton(window.session)
    _connect_requests(window)
    for menu in window.menus.of_bar():
        menu.aboutToShow.connect(window.finish_typing)  # first: the text of Undo names what it reverts
        menu.aboutToShow.connect(window.commands.refresh)


def _connect_requests(window: "MainWindow") -> None:
    session = window.session
    session.paste, session.look_at = window.paste, window.look_at
    label_editor = window.controllers.label_editor
    label_editor.typed.connect(partial(point.type_label, session))
    label_editor.written.connect(partial(point.write_label, session))
    label_editor.given_up.connect(partial(point.give_up_label, session))


def _connect_document(window: "MainWindow") -> None:
    session, document, refresh = window.session, window.document, window.commands.refresh
    document.opened.connect(partial(session.end, End.DOCUMENT))
    document.opened.connect(window.board.setFocus)
    document.opened.connect(refresh)
    # Queued: it must come after the message in the status bar that the file was saved.
    document.version_lost.connect(partial(file.show_version_lost, session), Qt.ConnectionType.QueuedConnection)
    document.undo_stack.indexChanged.connect(window.commands.refresh_history)
    session.files.opening.picture_read.connect(partial(window.look_at, is_opened=True))
    session.files.opening.found.connect(window.offer_found)
    if session.refuse_file is not None:
        session.files.opening.reader.refuse = session.refuse_file
    session.files.writer.saved.connect(window.show_saved)
    session.files.writer.begun.connect(window.show_saving)
    session.files.writer.reload_wanted.connect(window.controllers.file_notice.reload)
    session.files.writer.compare_wanted.connect(window.controllers.file_notice.compare)
    session.recorder.copied.connect(window.controllers.file_notice.show_copied)
    session.files.others_chosen.connect(session.files_opened)
    for messages in (session.files.opening.status_message, session.files.adding.status_message):
        messages.connect(session.show_status)
    for reader in session.files.readers:
        reader.slow.connect(lambda: session.set_state(session.state._replace(loading=session.files.slow_loading)))


def _connect_board(window: "MainWindow") -> None:
    session, board, dispatch = window.session, window.board, window.session.dispatch
    session.tool_controller.status_message.connect(session.show_status)
    session.tool_controller.refused.connect(window.bubble.say)
    session.document.opened.connect(window.bubble.hide)
    window.tool_palette.cells.entered.connect(board.setFocus)
    board.pressed.connect(lambda *press: session.end(End.PRESS))
    board.hovered.connect(window.show_point)
    board.stone_came.connect(play_stone)
    board.hovered.connect(window.hen_field.highlight_tokens_of)
    board.stepped.connect(lambda steps: dispatch(lambda: navigate.step(session, steps)))
    board.varied.connect(lambda offset: dispatch(lambda: navigate.vary(session, offset)))
    board.menu_requested.connect(lambda spot, where: dispatch(lambda: point.show_menu(session, spot, where)))
    session.board_cursor.moved.connect(window.commands.refresh)
    window.player_cards.info_wanted.connect(window.commands["game-info"].trigger)
    window.player_cards.mover_chosen.connect(lambda color: dispatch(lambda: position.give_turn(session, color)))
    window.player_cards.order_clicked.connect(lambda: dispatch(lambda: position.ask_for_order(session)))


def _preview_fix(session: Session, text: str | None) -> None:
    """Preview a fix of the HEN on the board, while its button is pointed at; None ends the preview."""
    if session.panes.is_paste_offered:
        return
    session.end_mode("preview")
    now = session.document.snapshot
    fixed = None if text is None else hen_text.typed(now, text)
    if fixed is not None and fixed.hen_text.draft is None:
        # At this node, even if the fix would go to another one of its size: the comment may be being written.
        is_here = fixed.node_key == now.node_key or fixed.position.size != now.position.size
        shown = fixed if is_here else now._replace(position=fixed.position)
        session.set_state(session.state._replace(preview=PastePreview(shown)))


def _connect_hen_field(window: "MainWindow") -> None:
    session, field, document = window.session, window.hen_field, window.document

    def explain(left_out: Iterable[Diagnostic]) -> None:
        if reports := [message(problem) for problem in left_out]:
            session.show_status(" ".join(reports))

    def paste_whole(text: str) -> None:
        if len(document.snapshot.collection.games) == 1:
            explain(document.type_hen(text, whole=True))
        else:  # a problem would be lost by a reflex: ask
            session.dispatch(lambda: session.paste(ClipboardContents(text)))

    field.typed.connect(lambda typing: explain(session.type_hen(typing)))
    field.caret_moved.connect(session.move_caret)
    field.pasted_whole.connect(paste_whole)
    field.pasted_other.connect(lambda contents: _paste_into_window(session, contents))
    field.fix_pointed.connect(partial(_preview_fix, session))
    field.draft_dropped.connect(document.drop_draft)
    document.saving_begun.connect(lambda *_: field.keep_typed())
    field.layout_requested.connect(lambda multiline: document.lay_out_hen(multiline=multiline))
    field.restore_requested.connect(document.restore_draft)
    field.discard_requested.connect(document.discard_draft)
    field.editing_finished.connect(document.end_burst)
    field.done.connect(window.board.setFocus)
    field.new_game_requested.connect(partial(_add_as_game, session))
    field.open_as_new_requested.connect(lambda text: _open_as_new(session, text))
    field.add_as_variation_requested.connect(lambda text: explain(filter(None, [document.add_hen_variation(text)])))
    field.problems_requested.connect(session.show_problem_list)
    field.variations_requested.connect(partial(view.show_next_moves, session, NextMoves.CHILDREN))


def _paste_into_window(session: Session, contents: ClipboardContents) -> None:
    """Paste what is not HEN into the window; say so if it is opened at once, since no strip does."""
    is_opened = session.is_free and bool(contents.text)
    session.dispatch(lambda: session.paste(contents))
    if is_opened and session.state.preview is None:
        session.show_status(translate("HenField", "This is not HEN: it was pasted into the window."))


def _connect_game_panel(window: "MainWindow") -> None:
    session, tree, box, document = window.session, window.tree, window.comment_box, window.document
    dispatch = session.dispatch
    slider = window.navigation.slider
    slider.node_wanted.connect(lambda seen, node: dispatch(lambda: navigate.go_to_seen(session, seen, node)))
    slider.stepped.connect(lambda steps: dispatch(lambda: navigate.step(session, steps)))
    slider.varied.connect(lambda offset: dispatch(lambda: navigate.vary(session, offset)))
    tree.menu_requested.connect(lambda where: variations.show_menu(session, where))
    tree.variation_dropped.connect(
        lambda node, place: dispatch(lambda: variations.place_variation(session, tree.tree, node, place))
    )
    tree.delete_pressed.connect(window.commands["delete"].trigger)
    tree.node_clicked.connect(lambda node: dispatch(lambda: navigate.go_to_seen(session, tree.tree, node)))
    box.comment_edited.connect(lambda text: document.type_comment(text, seen=box.snapshot))
    box.name_edited.connect(lambda text: document.type_node_name(text, seen=box.snapshot))
    box.editing_finished.connect(document.end_burst)
    box.name_entered.connect(window.board.setFocus)
    box.pointed.connect(lambda point: session.highlight({point} - {None}))
    box.files_pasted.connect(lambda contents: dispatch(lambda: session.paste(contents)))


def _connect_transpositions(window: "MainWindow") -> None:
    session = window.session
    window.controllers.transpositions.found.connect(
        lambda found: session.set_state(session.state._replace(same_positions=found))
    )


def _fix(window: "MainWindow", problem: ListedProblem) -> None:
    """Fix a problem of the HEN, or of the game shown."""
    if problem.diagnostic.node is None:
        window.hen_field.fix(problem.diagnostic)
    elif problem.tree is not None and problem.tree.is_state_of(window.document.snapshot.tree):
        after = nodes.with_fix(window.document.snapshot, problem.diagnostic)
        window.document.edit(after, translate("Commands", "Fix problem"))


def _connect_problems(window: "MainWindow") -> None:
    session = window.session
    window.controllers.inspection.found.connect(
        lambda found: session.set_state(session.state._replace(game_problems=found))
    )
    window.problem_list.activated.connect(lambda problem: navigate.go_to_problem(session, problem))
    window.problem_count.clicked.connect(window.problem_dock.toggle)
    window.problem_list.fix_requested.connect(partial(_fix, window))


def _add_as_game(session: Session, text: str, before: Snapshot) -> None:
    """Add a HEN as a game after this one, which becomes again what it was before the HEN was typed."""
    session.document.drop_draft(before)
    session.document.add_game(hen.parse(text).value, session.document.snapshot.game + 1)
    session.panes.board.setFocus()


def _open_as_new(session: Session, text: str) -> None:
    session.document.drop_draft()
    session.hen_opened.emit(text)
