"""The signal connections of a window."""

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, Qt

from hen_editor.core.diagnostics import Diagnostic
from hen_editor.ui.commands import copying, edit, file, navigate, point, position, variations
from hen_editor.ui.commands.command import translate
from hen_editor.ui.state import End
from hen_editor.ui.window.mouse import PictureButton
from hen_editor.ui.window.session import Session
from hen_editor.ui.wording import message

if TYPE_CHECKING:
    from hen_editor.ui.window.main_window import MainWindow


def connect(window: "MainWindow") -> None:
    """Connect the signals of a window's views and document."""
    _connect_document(window)
    _connect_board(window)
    _connect_hen_field(window)
    _connect_game_panel(window)
    _connect_transpositions(window)
    _connect_problems(window)
    PictureButton(window.session)
    _connect_requests(window)
    for menu in window.menus.of_bar():
        menu.aboutToShow.connect(window.finish_typing)  # its text names what Undo reverts
        menu.aboutToShow.connect(window.commands.refresh)


def _connect_requests(window: "MainWindow") -> None:
    session = window.session
    session.paste_wanted.connect(window.paste)
    session.label_wanted.connect(window.ask_for_label)
    window.label_editor.written.connect(window.write_label)
    window.label_editor.given_up.connect(partial(session.end_mode, "label"))
    session.problem_list_wanted.connect(window.show_problem_list)


def _connect_document(window: "MainWindow") -> None:
    session, document, refresh = window.session, window.document, window.commands.refresh
    document.opened.connect(partial(session.end, End.DOCUMENT))
    document.opened.connect(window.board.setFocus)
    document.opened.connect(refresh)
    # Queued: that the file was saved is shown in the status bar, too, and first.
    document.version_lost.connect(partial(file.show_version_lost, session), Qt.ConnectionType.QueuedConnection)
    document.undo_stack.indexChanged.connect(window.commands.refresh_history)
    session.files.writer.saved.connect(window.show_saved)
    session.files.writer.begun.connect(window.show_saving)
    session.files.writer.reload_wanted.connect(window.file_notice.reload)
    session.files.writer.compare_wanted.connect(window.file_notice.compare)
    session.recorder.copied.connect(window.file_notice.show_copied)
    for loader in (session.files.loader, session.files.pasting):
        loader.status_message.connect(session.show_status)
        loader.slow.connect(lambda: session.set_state(session.state._replace(loading=session.files.slow_loading)))


def _connect_board(window: "MainWindow") -> None:
    session, board, dispatch = window.session, window.board, window.session.dispatch
    session.tool_controller.status_message.connect(session.show_status)
    board.pressed.connect(lambda *press: session.end(End.PRESS))
    board.hovered.connect(window.show_point)
    board.hovered.connect(window.hen_field.highlight_tokens_of)
    board.stepped.connect(lambda steps: dispatch(lambda: navigate.step(session, steps)))
    board.varied.connect(lambda offset: dispatch(lambda: navigate.vary(session, offset)))
    window.players_bar.clicked.connect(window.commands["game-info"].trigger)
    board.menu_requested.connect(lambda spot, where: dispatch(lambda: point.show_menu(session, spot, where)))
    session.board_cursor.moved.connect(window.commands.refresh)
    window.position_bar.turn_clicked.connect(lambda: dispatch(lambda: position.change_turn(session)))
    window.position_bar.order_clicked.connect(lambda: dispatch(lambda: position.ask_for_order(session)))


def _connect_hen_field(window: "MainWindow") -> None:
    session, field, document = window.session, window.hen_field, window.document

    def explain(left_out: Iterable[Diagnostic]) -> None:
        if reports := [message(problem) for problem in left_out]:
            session.show_status(" ".join(reports))

    field.typed.connect(lambda typing: explain(session.type_hen(typing)))
    field.caret_moved.connect(session.move_caret)
    field.pasted_whole.connect(lambda text: explain(document.type_hen(text, whole=True)))
    field.pasted_other.connect(lambda data: _paste_into_window(session, data))
    field.draft_dropped.connect(document.drop_draft)
    field.layout_requested.connect(lambda multiline: document.lay_out_hen(multiline=multiline))
    field.restore_requested.connect(document.restore_draft)
    field.discard_requested.connect(document.discard_draft)
    field.editing_finished.connect(document.end_burst)
    copies = {"hen": edit.copy_hen, "address": copying.copy_address}
    field.copy_requested.connect(lambda kind: copies[kind](session))
    field.open_as_new_requested.connect(lambda text: _open_as_new(session, text))
    field.add_as_variation_requested.connect(lambda text: explain(filter(None, [document.add_hen_variation(text)])))
    field.problems_requested.connect(window.show_problem_list)


def _paste_into_window(session: Session, data: QMimeData) -> None:
    """Paste what is not HEN into the window, and show that in the status bar."""
    session.dispatch(lambda: session.paste_wanted.emit(data))
    session.show_status(translate("HenField", "This is not HEN: it was pasted into the window."))


def _connect_game_panel(window: "MainWindow") -> None:
    session, tree, box, document = window.session, window.tree, window.comment_box, window.document
    dispatch = session.dispatch
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


def _connect_transpositions(window: "MainWindow") -> None:
    session = window.session
    window.transpositions.found.connect(lambda found: session.set_state(session.state._replace(same_positions=found)))


def _connect_problems(window: "MainWindow") -> None:
    session = window.session
    window.inspection.found.connect(lambda found: session.set_state(session.state._replace(game_problems=found)))
    window.problem_list.activated.connect(lambda problem: navigate.go_to_problem(session, problem))
    window.problem_list.room_wanted.connect(window.side_panel.open)
    window.problem_list.fix_requested.connect(lambda problem: window.hen_field.fix(problem.diagnostic))


def _open_as_new(session: Session, text: str) -> None:
    session.document.drop_draft()
    session.hen_opened.emit(text)
