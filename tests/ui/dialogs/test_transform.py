"""The dialog of transforms."""

from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QListWidget, QSpinBox
from pytestqt.qtbot import QtBot

from hen_editor.core import sgf
from hen_editor.core.editing import snapshot
from hen_editor.core.editing.transforming import Extent
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.transform import Transform
from hen_editor.ui.dialogs.transform import TransformDialog
from hen_editor.ui.widgets.plain_text import EmptyNote
from tests.ui.fields import field

GAMES = "(;SZ[9]AB[aa]C[A9 or C3];B[cc]N[b2])(;SZ[9]AB[ba]C[B9])"


def opened(qtbot: QtBot, games: str = GAMES) -> TransformDialog:
    dialog = TransformDialog(snapshot.of_collection(sgf.parse(games).value))
    qtbot.addWidget(dialog)
    return dialog


def listed(qtbot: QtBot, dialog: TransformDialog) -> tuple[list[str], list[str]]:
    """Return what falls off and the names that change, once all has been found."""
    qtbot.waitUntil(lambda: not dialog.is_busy)
    told = field(dialog, "What falls off or stays as it is", QListWidget)
    names = field(dialog, "Names of points that change", QListWidget)
    return texts(told), texts(names)


def texts(box: QListWidget) -> list[str]:
    return [box.item(row).text() for row in range(box.count())]


def test_at_first_nothing_changes(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    assert (dialog.transform(), dialog.extent(), dialog.with_names()) == (Transform(), Extent.GAME, True)
    assert listed(qtbot, dialog) == ([], [])
    assert not any(note.isHidden() for note in dialog.findChildren(EmptyNote))


def test_what_falls_off_and_what_is_renamed_is_shown_before(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    before = field(dialog, "The position afterwards", QLabel).pixmap().toImage()
    field(dialog, "Shift to the right", QSpinBox).setValue(-1)
    assert field(dialog, "The position afterwards", QLabel).pixmap().toImage() != before
    assert all(note.isHidden() for note in dialog.findChildren(EmptyNote))
    told, names = listed(qtbot, dialog)
    assert "What is at A9 falls off the board." in told
    assert names == ["C3 → B3", "b2 → a2"]
    field(dialog, "What", QComboBox).setCurrentIndex(3)
    assert (dialog.extent(), listed(qtbot, dialog)[1]) == (Extent.FILE, ["C3 → B3", "b2 → a2", "B9 → A9"])
    field(dialog, "What", QComboBox).setCurrentIndex(0)
    assert listed(qtbot, dialog)[1] == ["C3 → B3", "b2 → a2"]
    field(dialog, "Change names of points in comments and names", QCheckBox).setChecked(False)
    assert listed(qtbot, dialog)[1] == []


def test_of_one_position_only_the_texts_of_its_own_node_change(qtbot: QtBot) -> None:
    games = sgf.parse("(;SZ[9]AB[ba]C[B9];B[cc]N[C7];W[dd];B[ee])").value
    dialog = TransformDialog(snapshot.at(snapshot.of_collection(games), 0, games.games[0].root))
    qtbot.addWidget(dialog)
    field(dialog, "Shift to the right", QSpinBox).setValue(-1)
    assert listed(qtbot, dialog)[1] == ["B9 → A9", "C7 → B7"]
    field(dialog, "What", QComboBox).setCurrentIndex(0)
    assert listed(qtbot, dialog)[1] == ["B9 → A9"]


def test_only_games_can_be_resized(qtbot: QtBot) -> None:
    dialog = opened(qtbot, "(;SZ[9];B[aa];W[bb];B[cc])")
    field(dialog, "Board size", QCheckBox).setChecked(True)
    field(dialog, "Columns", QSpinBox).setValue(13)
    assert str(dialog.transform().size) == "13x9"
    field(dialog, "What", QComboBox).setCurrentIndex(1)
    assert dialog.transform().size is None
    assert not field(dialog, "Columns", QSpinBox).isEnabled()


def test_symmetry_and_colours_are_chosen(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    field(dialog, "Rotate or mirror", QComboBox).setCurrentIndex(1)
    field(dialog, "Swap colours", QCheckBox).setChecked(True)
    assert dialog.transform() == Transform(Symmetry.ROTATE_LEFT, swaps_colors=True)
