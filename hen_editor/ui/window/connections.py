"""The signal connections of a window."""

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, Qt

from hen_editor.core.diagnostics import Diagnostic
from hen_editor.ui.commands import navigate, variation
from hen_editor.ui.commands.command import translate
from hen_editor.ui.commands.edit import copying, listed_problems, standard
from hen_editor.ui.commands.file import versions
from hen_editor.ui.commands.game import position
from hen_editor.ui.commands.tools import point
from hen_editor.ui.state import End
from hen_editor.ui.window.picture_button import PictureButton
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
    PictureButton(window)
    for menu in window.menus.of_bar():
        menu.aboutToShow.connect(window.finish_typing)  # its text names what Undo reverts
        menu.aboutToShow.connect(window.commands.refresh)


def _connect_document(window: "MainWindow") -> None:
    document, refresh = window.document, window.commands.refresh
    document.opened.connect(partial(window.end, End.DOCUMENT))
    document.opened.connect(window.board.setFocus)
    document.opened.connect(refresh)
    # Queued: that the file was saved is told in the status bar, too, and first.
    document.version_lost.connect(partial(versions.show_lost, window), Qt.ConnectionType.QueuedConnection)
    document.undo_stack.indexChanged.connect(window.commands.refresh_history)
    window.files.writer.saved.connect(window.show_saved)
    window.files.writer.begun.connect(window.show_saving)
    window.files.writer.reload_wanted.connect(window.file_notice.reload)
    window.files.writer.compare_wanted.connect(window.file_notice.compare)
    window.recorder.copied.connect(window.file_notice.show_copied)
    for loader in (window.files.loader, window.files.pasting):
        loader.status_message.connect(window.show_status)
        loader.slow.connect(lambda: window.set_state(window.state._replace(loading=window.files.slow_loading)))


def _connect_board(window: "MainWindow") -> None:
    board, dispatch = window.board, window.dispatch
    window.tool_controller.status_message.connect(window.show_status)
    board.pressed.connect(lambda *press: window.end(End.PRESS))
    board.hovered.connect(window.show_point)
    board.hovered.connect(window.hen_field.light_tokens_of)
    board.stepped.connect(lambda steps: dispatch(lambda: navigate.step(window, steps)))
    board.varied.connect(lambda offset: dispatch(lambda: navigate.vary(window, offset)))
    window.players_bar.clicked.connect(window.commands["game-info"].trigger)
    board.menu_requested.connect(lambda spot, where: dispatch(lambda: point.show_menu(window, spot, where)))
    window.board_cursor.moved.connect(window.commands.refresh)
    window.position_bar.turn_clicked.connect(lambda: dispatch(lambda: position.change_turn(window)))
    window.position_bar.order_clicked.connect(lambda: dispatch(lambda: position.ask_for_order(window)))


def _connect_hen_field(window: "MainWindow") -> None:
    field, document = window.hen_field, window.document

    def explain(left_out: Iterable[Diagnostic]) -> None:
        if reports := [message(problem) for problem in left_out]:
            window.show_status(" ".join(reports))

    field.typed.connect(
        lambda reading, settled: explain(document.type_hen(reading, settled=settled, seen=field.snapshot))
    )
    field.pasted_whole.connect(lambda text: explain(document.type_hen(text, whole=True)))
    field.pasted_other.connect(lambda data: _paste_into_window(window, data))
    field.draft_dropped.connect(document.drop_draft)
    field.layout_requested.connect(lambda multiline: document.lay_out_hen(multiline=multiline))
    field.restore_requested.connect(document.restore_draft)
    field.discard_requested.connect(document.discard_draft)
    field.editing_finished.connect(document.end_burst)
    field.points_lit.connect(window.light)
    copies = {"hen": standard.copy_hen, "address": copying.copy_address}
    field.copy_requested.connect(lambda kind: copies[kind](window))
    field.open_as_new_requested.connect(lambda text: _open_as_new(window, text))
    field.add_as_variation_requested.connect(lambda text: explain(filter(None, [document.add_hen_variation(text)])))
    field.problems_changed.connect(lambda: window.problems.take_text(field.problems))
    field.problems_requested.connect(window.show_problem_list)


def _paste_into_window(window: "MainWindow", data: QMimeData) -> None:
    """Paste what is no HEN into the window, and say so."""
    window.dispatch(lambda: window.take_in(data))
    window.show_status(translate("HenField", "This is not HEN: it was pasted into the window."))


def _connect_game_panel(window: "MainWindow") -> None:
    tree, box, document, dispatch = window.tree, window.comment_box, window.document, window.dispatch
    tree.menu_requested.connect(lambda where: variation.show_menu(window, where))
    tree.variation_dropped.connect(
        lambda node, place: dispatch(lambda: variation.place_variation(window, tree.tree, node, place))
    )
    tree.delete_pressed.connect(window.commands["delete"].trigger)
    tree.node_clicked.connect(lambda node: dispatch(lambda: navigate.go_to_seen(window, tree.tree, node)))
    box.comment_edited.connect(lambda text: document.type_comment(text, seen=box.snapshot))
    box.name_edited.connect(lambda text: document.type_node_name(text, seen=box.snapshot))
    box.editing_finished.connect(document.end_burst)
    box.name_entered.connect(window.board.setFocus)
    box.pointed.connect(lambda point: window.light({point} - {None}))


def _connect_transpositions(window: "MainWindow") -> None:
    window.transpositions.found.connect(lambda found: window.set_state(window.state._replace(same_positions=found)))


def _connect_problems(window: "MainWindow") -> None:
    window.problems.changed.connect(lambda problems: window.set_state(window.state._replace(problems=problems)))
    window.problem_list.activated.connect(lambda problem: listed_problems.go_to_problem(window, problem))
    window.problem_list.room_wanted.connect(window.side_panel.open)
    window.problem_list.fix_requested.connect(lambda problem: window.hen_field.fix(problem.diagnostic))


def _open_as_new(window: "MainWindow", text: str) -> None:
    window.document.drop_draft()
    window.hen_opened.emit(text)
