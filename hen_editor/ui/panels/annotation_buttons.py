"""What is beside the name of a node: the menu of annotations and, in a problem, whether an answer is right or wrong."""

from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtGui import QAction, QIcon, QPainter, QPaintEvent, QPalette, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QWidget

from hen_editor.ui.colors import colors_of
from hen_editor.ui.icons import icon
from hen_editor.ui.style.buttons import VERDICTS
from hen_editor.ui.style.roles import Role, give_role, semibold
from hen_editor.ui.style.shapes import paint_box, paint_line
from hen_editor.ui.widgets.buttons import FlatButton, IconButton

HEIGHT = 32
"""The height of the buttons, in pixels."""

_STYLE = Qt.ToolButtonStyle


class AnnotationButtons(QWidget):
    """A button for the menu of annotations; its icon is that of the node's annotation.

    In a problem, right and wrong answers have buttons of their own, and all are framed as one group.
    """

    def __init__(self, menu: QMenu, right: QAction, wrong: QAction, parent: QWidget) -> None:
        super().__init__(parent)
        self._is_problem = False
        self._judging = [
            self._judging_button(right, self.tr("Right"), Role.GOOD),
            self._judging_button(wrong, self.tr("Wrong"), Role.BAD),
        ]
        self._others = self._menu_button(menu)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for button in self._buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
            row.addWidget(button)
        self.setFixedHeight(HEIGHT)
        self.setMinimumWidth(1)  # the panel may be narrower than the words, which then give way
        self.show_problem(is_problem=False)

    @property
    def _buttons(self) -> list[FlatButton]:
        return [*self._judging, self._others]

    def show_problem(self, *, is_problem: bool) -> None:
        """Show the buttons that a problem has; that of the other annotations is then as small as can be."""
        self._is_problem = is_problem
        words = QCoreApplication.translate("Commands", "Annotate")
        for button in self._judging:
            button.setVisible(is_problem)
        self._others.setToolButtonStyle(_STYLE.ToolButtonTextOnly if is_problem else _STYLE.ToolButtonTextBesideIcon)
        self._others.setText("!?" if is_problem else words)
        self._others.setFont(semibold(self.font()) if is_problem else self.font())
        self._others.setAccessibleName(words)
        self._others.setToolTip(words if is_problem else "")
        self._tint()
        self.update()
        self.updateGeometry()  # at once: else words would be cut until the layout around them is made anew

    def fit(self, room: int) -> None:
        """Leave out the words of the buttons of a problem where they would need more than this width."""
        for wanted in (_STYLE.ToolButtonTextBesideIcon, _STYLE.ToolButtonIconOnly):
            for button in self._judging:
                button.setToolButtonStyle(wanted)
            if sum(button.sizeHint().width() for button in self._judging) <= room:
                break

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._tint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Frame the group, with lines between its buttons where neither has an edge of its own."""
        if not self._is_problem:
            return
        painter, colors = QPainter(self), colors_of(self.palette())
        paint_box(painter, self.rect(), colors.button, colors.line)
        for button, other in pairwise(self._buttons):
            if not (button.isChecked() or other.isChecked()):
                edge = max(button.x(), other.x())
                paint_line(painter, QRect(edge, 0, 1, self.height()), colors.line, across=False)

    def _tint(self) -> None:
        """Let the menu step back where it is alone."""
        colors, palette = colors_of(self.palette()), self.palette()
        palette.setColor(QPalette.ColorRole.ButtonText, colors.ink if self._is_problem else colors.faint)
        self._others.setPalette(palette)

    def _judging_button(self, action: QAction, words: str, role: Role) -> FlatButton:
        """Return a button for an annotation, in words of its own, and in its colour while it is pressed."""
        button = IconButton(self)
        give_role(button, role)
        button.setText(words)
        button.setToolTip(words)
        button.setCheckable(True)
        button.clicked.connect(lambda: action.trigger())
        name = "tick" if role is Role.GOOD else "cross"
        plain, colored = icon(name), icon(name, ink=VERDICTS[role])

        def follow() -> None:
            button.setChecked(action.isChecked())
            button.setEnabled(action.isEnabled())
            button.setIcon(colored if button.isChecked() else plain)

        button.toggled.connect(lambda: self.update())
        action.changed.connect(follow)
        button.clicked.connect(follow)
        follow()
        return button

    def _menu_button(self, menu: QMenu) -> FlatButton:
        button = FlatButton(self)
        button.open_menu(menu)
        room = QPixmap(button.iconSize())  # for the icon, so that nothing moves when there is one
        room.fill(Qt.GlobalColor.transparent)
        none = QIcon(room)

        def show_annotation() -> None:
            checked = next((action for action in menu.actions() if action.isChecked()), None)
            button.setIcon(none if checked is None else checked.icon())

        show_annotation()
        for action in menu.actions():
            action.toggled.connect(show_annotation)
        return button
