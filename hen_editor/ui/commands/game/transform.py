"""Commands that transform this game: rotate and mirror it, swap its colours."""

from collections.abc import Generator

from hen_editor.core.editing.transforming import Extent, transforming
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.transform import Transform
from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.ui.commands.command import Command, is_go, translate
from hen_editor.ui.commands.places import TRANSFORM, Place
from hen_editor.ui.dialogs.progress import completed
from hen_editor.ui.state import End
from hen_editor.ui.widgets.transient import run
from hen_editor.ui.window.session import Session
from hen_editor.ui.wording import SYMMETRIES, message


def transform(
    session: Session, wanted: Transform, text: str, extent: Extent = Extent.GAME, *, with_names: bool = True
) -> None:
    """Transform this game, or what else is meant, with its progress, and show what stays as it is.

    text: that of the undo step. with_names: change the names of points in comments and names too.
    """
    before = session.document.snapshot

    def work() -> Generator[float, None, None]:
        made = yield from transforming(before, wanted, extent, with_names=with_names)
        if session.document.snapshot is before:  # a file may be reloaded meanwhile
            session.end(End.TRANSFORM)
            yield from session.document.editing(made.value, text)
            if made.diagnostics:
                session.show_status(message(made.diagnostics[0]))
            elif made.value == before:
                session.show_status(translate("Commands", "This leaves the game as it is."))

    completed(work(), translate("Commands", "Transforming..."), session.window)


def ask_for_transform(session: Session) -> None:
    """Ask for a transform, and what to transform."""
    from hen_editor.ui.dialogs.game.transform import TransformDialog

    dialog = TransformDialog(session.document.snapshot, session.window)
    if run(dialog):
        text = translate("Commands", "Transform")
        transform(session, dialog.transform(), text, dialog.extent(), with_names=dialog.with_names())


def _transform(wanted: Transform, name: str, text: str, tip: str, section: int) -> Command:
    return Command(
        name,
        text,
        tip,
        (Place(TRANSFORM, section),),
        lambda session: transform(session, wanted, translate("Commands", text).replace("&", "")),
        enabled=is_go,
        edits=True,
    )


COMMANDS = (
    _transform(
        Transform(Symmetry.ROTATE_LEFT),
        "rotate-left",
        SYMMETRIES[Symmetry.ROTATE_LEFT],
        QT_TRANSLATE_NOOP("Commands", "Rotate this game by 90° to the left, with everything that names a point"),
        1,
    ),
    _transform(
        Transform(Symmetry.ROTATE_RIGHT),
        "rotate-right",
        SYMMETRIES[Symmetry.ROTATE_RIGHT],
        QT_TRANSLATE_NOOP("Commands", "Rotate this game by 90° to the right, with everything that names a point"),
        1,
    ),
    _transform(
        Transform(Symmetry.ROTATE_180),
        "rotate-180",
        SYMMETRIES[Symmetry.ROTATE_180],
        QT_TRANSLATE_NOOP("Commands", "Turn this game upside down, with everything that names a point"),
        1,
    ),
    _transform(
        Transform(Symmetry.MIRROR_LEFT_RIGHT),
        "mirror-left-right",
        SYMMETRIES[Symmetry.MIRROR_LEFT_RIGHT],
        QT_TRANSLATE_NOOP("Commands", "Exchange left and right in this game"),
        2,
    ),
    _transform(
        Transform(Symmetry.MIRROR_TOP_BOTTOM),
        "mirror-top-bottom",
        SYMMETRIES[Symmetry.MIRROR_TOP_BOTTOM],
        QT_TRANSLATE_NOOP("Commands", "Exchange top and bottom in this game"),
        2,
    ),
    _transform(
        Transform(Symmetry.MIRROR_DIAGONAL),
        "mirror-diagonal",
        SYMMETRIES[Symmetry.MIRROR_DIAGONAL],
        QT_TRANSLATE_NOOP("Commands", "Exchange the upper right and the lower left in this game"),
        2,
    ),
    _transform(
        Transform(Symmetry.MIRROR_ANTIDIAGONAL),
        "mirror-antidiagonal",
        SYMMETRIES[Symmetry.MIRROR_ANTIDIAGONAL],
        QT_TRANSLATE_NOOP("Commands", "Exchange the upper left and the lower right in this game"),
        2,
    ),
    _transform(
        Transform(swaps_colors=True),
        "swap-colors",
        QT_TRANSLATE_NOOP("Commands", "&Swap colours"),
        QT_TRANSLATE_NOOP("Commands", "Make black white and white black in this game, players and result included"),
        3,
    ),
    Command(
        "transform",
        QT_TRANSLATE_NOOP("Commands", "&Transform..."),
        QT_TRANSLATE_NOOP("Commands", "Rotate, mirror, shift or resize this position, variation, game, or all games"),
        (Place(TRANSFORM, 4),),
        ask_for_transform,
        enabled=is_go,
        edits=True,
    ),
)
