"""Every control in every state and theme: states differ, and the focus is seen whole."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QListWidget,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleOption,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionFrame,
    QStyleOptionSlider,
    QStyleOptionSpinBox,
    QStyleOptionToolButton,
    QTabBar,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from hen_editor.ui.colors import colors_of, contrast
from hen_editor.ui.style.painted import PaintedStyle
from hen_editor.ui.style.roles import (
    Role,
    give_role,
    make_faint,
    show_focus,
)
from hen_editor.ui.theme import Scheme, Theme
from hen_editor.ui.widgets.buttons import text_button

STATE = QStyle.StateFlag
Painting = Callable[[QStyle, QStyleOption, QPainter, QWidget], None]

SCALES = 1.0, 1.25, 2.0, 3.0


def control(element: QStyle.ControlElement) -> Painting:
    return lambda style, option, painter, widget: style.drawControl(element, option, painter, widget)


def compound(element: QStyle.ComplexControl) -> Painting:
    return lambda style, option, painter, widget: style.drawComplexControl(element, option, painter, widget)


def primitive(element: QStyle.PrimitiveElement) -> Painting:
    return lambda style, option, painter, widget: style.drawPrimitive(element, option, painter, widget)


def flat_button() -> QToolButton:
    made = QToolButton()
    made.setAutoRaise(True)
    return made


def cell() -> QToolButton:
    made = QToolButton()
    give_role(made, Role.CELL)
    return made


def verdict() -> QToolButton:
    made = flat_button()
    give_role(made, Role.BAD)
    return made


def primary() -> QPushButton:
    made = QPushButton("Copy")
    give_role(made, Role.PRIMARY)
    return made


def list_view() -> QListWidget:
    made = QListWidget()
    show_focus(made)
    return made


def text_view() -> QPlainTextEdit:
    made = QPlainTextEdit()
    show_focus(made)
    return made


def editable_box() -> QComboBox:
    made = QComboBox()
    made.setEditable(True)
    return made


PUSH = QStyleOptionButton, control(QStyle.ControlElement.CE_PushButton)
TOOL = QStyleOptionToolButton, compound(QStyle.ComplexControl.CC_ToolButton)
CHECK = QStyleOptionButton, control(QStyle.ControlElement.CE_CheckBox)
RADIO = QStyleOptionButton, control(QStyle.ControlElement.CE_RadioButton)
COMBO = QStyleOptionComboBox, compound(QStyle.ComplexControl.CC_ComboBox)
SPIN = QStyleOptionSpinBox, compound(QStyle.ComplexControl.CC_SpinBox)
FIELD = QStyleOptionFrame, primitive(QStyle.PrimitiveElement.PE_PanelLineEdit)
SLIDER = QStyleOptionSlider, compound(QStyle.ComplexControl.CC_Slider)
FRAME = QStyleOptionFrame, control(QStyle.ControlElement.CE_ShapedFrame)

BUTTONS = {
    "push button": (lambda: QPushButton("Text"), *PUSH),
    "primary button": (primary, *PUSH),
    "tool button": (QToolButton, *TOOL),
    "flat button": (flat_button, *TOOL),
    "cell": (cell, *TOOL),
    "verdict": (verdict, *TOOL),
    "check box": (lambda: QCheckBox("Text"), *CHECK),
    "radio button": (lambda: QRadioButton("Text"), *RADIO),
    "combo box": (QComboBox, *COMBO),
}
FIELDS = {
    "field": (QLineEdit, *FIELD),
    "spin box": (QSpinBox, *SPIN),
    "combo box to edit": (editable_box, *COMBO),
    "slider": (lambda: QSlider(Qt.Orientation.Horizontal), *SLIDER),
    "text": (text_view, *FRAME),
}
VIEWS = {"list": (list_view, *FRAME)}
WITH_RING = BUTTONS | FIELDS | VIEWS
WHOLE_RING = WITH_RING.keys() - {"check box", "radio button"}
"""What has the ring around all of itself, not around words alone."""


@pytest.fixture(
    params=[Scheme.LIGHT, Scheme.DARK, Scheme.HIGH_LIGHT, Scheme.HIGH_DARK], ids=lambda scheme: scheme.value
)
def theme(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Theme]:
    before = qapp.palette()
    made = Theme(qapp, request.param)
    yield made
    made.choose(Scheme.SYSTEM)
    made.deleteLater()
    qapp.setPalette(before)


class Sitter:
    """A control that is painted in one state after another."""

    def __init__(self, qtbot: QtBot, name: str, scale: float = 1.0) -> None:
        make, self._kind, self._paint = WITH_RING[name]
        self.widget = make()
        qtbot.addWidget(self.widget)
        self.widget.resize(120, 60 if name in VIEWS or name == "text" else 28)
        self.widget.ensurePolished()
        self._scale = scale

    def painted(self, *added: QStyle.StateFlag, enabled: bool = True) -> QImage:
        option = self._kind()
        self.widget.initStyleOption(option)
        state = option.state | STATE.State_Enabled | STATE.State_Active
        state &= ~(STATE.State_HasFocus | STATE.State_MouseOver)
        for flag in added:
            state |= flag
            if flag is STATE.State_Sunken:
                state &= ~STATE.State_Raised
            if flag == STATE.State_HasFocus:
                state |= STATE.State_KeyboardFocusChange
        option.state = state if enabled else state & ~STATE.State_Enabled
        if isinstance(option, QStyleOptionToolButton) and STATE.State_Sunken in added:
            option.activeSubControls = QStyle.SubControl.SC_ToolButton
        if isinstance(self.widget, QToolButton) and STATE.State_AutoRaise in state and STATE.State_MouseOver in state:
            option.state |= STATE.State_Raised  # as Qt does
        image = QImage(self.widget.size() * self._scale, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(self._scale)
        image.fill(self.widget.palette().window().color())
        painter = QPainter(image)
        self._paint(self.widget.style(), option, painter, self.widget)
        painter.end()
        return image


def extent(image: QImage, color: QColor) -> QRect:
    """Return the smallest rectangle in device pixels with all pixels of a colour."""
    wanted = color.rgb()
    places = [(x, y) for x in range(image.width()) for y in range(image.height()) if image.pixel(x, y) == wanted]
    found = QRect()
    for x, y in places:
        found |= QRect(x, y, 1, 1)
    return found


def test_the_theme_brings_the_style(theme: Theme, qapp: QApplication) -> None:
    assert isinstance(qapp.style(), PaintedStyle)


@pytest.mark.parametrize("name", BUTTONS)
def test_rest_hover_pressed_disabled_and_focus_differ(theme: Theme, qtbot: QtBot, name: str) -> None:
    sitter = Sitter(qtbot, name)
    images = [
        sitter.painted(),
        sitter.painted(STATE.State_MouseOver),
        sitter.painted(STATE.State_MouseOver, STATE.State_Sunken),
        sitter.painted(STATE.State_HasFocus),
        *([] if name in {"flat button", "cell", "verdict"} else [sitter.painted(enabled=False)]),
    ]
    for place, image in enumerate(images):
        assert images.index(image) == place


@pytest.mark.parametrize(
    "name", ["push button", "tool button", "flat button", "cell", "verdict", "check box", "radio button"]
)
def test_what_is_checked_looks_so_in_every_state(theme: Theme, qtbot: QtBot, name: str) -> None:
    sitter = Sitter(qtbot, name)
    for state in ([], [STATE.State_MouseOver], [STATE.State_HasFocus]):
        assert sitter.painted(*state) != sitter.painted(*state, STATE.State_On)
    assert sitter.painted(STATE.State_On, enabled=False) != sitter.painted(enabled=False)


@pytest.mark.parametrize("name", FIELDS)
def test_a_field_that_cannot_be_used_looks_so(theme: Theme, qtbot: QtBot, name: str) -> None:
    sitter = Sitter(qtbot, name)
    assert sitter.painted() != sitter.painted(enabled=False)


@pytest.mark.parametrize("name", WITH_RING)
@pytest.mark.parametrize("scale", SCALES)
def test_the_focus_is_seen_and_nothing_of_it_cut_off(theme: Theme, qtbot: QtBot, name: str, scale: float) -> None:
    sitter = Sitter(qtbot, name, scale)
    colors = colors_of(sitter.widget.palette())
    with_focus, without = sitter.painted(STATE.State_HasFocus), sitter.painted()
    assert with_focus != without
    if name == "primary button":
        return
    ring = extent(with_focus, colors.accent)
    if name in WHOLE_RING:
        inset = QRect(with_focus.rect()).adjusted(2, 2, -2, -2)
        assert ring.contains(inset), (ring, with_focus.rect())
    assert contrast(colors.accent, colors.window) >= 3


def test_the_ring_of_a_primary_button_stands_out_from_it(theme: Theme, qtbot: QtBot) -> None:
    sitter = Sitter(qtbot, "primary button")
    colors = colors_of(sitter.widget.palette())
    middle = [image.pixelColor(60, 3) for image in (sitter.painted(), sitter.painted(STATE.State_HasFocus))]
    assert contrast(*middle) >= 3
    assert contrast(colors.on_accent, colors.accent) >= 4.5


@pytest.mark.parametrize("kind", [QPushButton, QToolButton])
def test_a_primary_button_is_written_on_in_ink_for_the_accent(theme: Theme, qtbot: QtBot, kind: type[QWidget]) -> None:
    button = kind()
    qtbot.addWidget(button)
    button.setText("MMMM")
    button.resize(120, 30)
    give_role(button, Role.PRIMARY)
    button.ensurePolished()
    colors, image = colors_of(button.palette()), button.grab().toImage()
    assert extent(image, colors.accent).isValid()
    assert extent(image, colors.on_accent).isValid()


@pytest.mark.parametrize("role", [Role.GOOD, Role.BAD])
def test_a_verdict_has_its_colour_only_while_it_is_checked(theme: Theme, qtbot: QtBot, role: Role) -> None:
    button = QToolButton(text="Wrong")
    qtbot.addWidget(button)
    give_role(button, role)
    colors = colors_of(button.palette())
    ink = colors.good if role is Role.GOOD else colors.error
    button.setCheckable(True)
    assert extent(button.grab().toImage(), ink).isEmpty()
    button.setChecked(True)
    assert extent(button.grab().toImage(), ink).width() > button.width() // 2


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_a_labelled_tool_button_has_as_much_room_before_its_icon_as_after_its_words(
    theme: Theme, qapp: QApplication, qtbot: QtBot, direction: Qt.LayoutDirection
) -> None:
    qapp.setLayoutDirection(direction)
    button = QToolButton()
    qtbot.addWidget(button)
    button.setText("MMMM")
    picture = QPixmap(16, 16)
    picture.fill(colors_of(button.palette()).ink)
    button.setIcon(picture)
    button.setIconSize(picture.size())
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    button.resize(button.sizeHint())
    image = button.grab().toImage()
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    ink = extent(image, colors_of(button.palette()).ink)
    assert abs(ink.left() - (image.width() - 1 - ink.right())) <= 3


def test_an_icon_that_opens_a_menu_has_no_arrow_beside_it_and_words_have_one(theme: Theme, qtbot: QtBot) -> None:
    differs = []
    for words in ("", "Words"):
        button = QToolButton()
        qtbot.addWidget(button)
        picture = QPixmap(16, 16)
        picture.fill(Qt.GlobalColor.transparent)
        button.setIcon(picture)
        button.setText(words)
        beside = Qt.ToolButtonStyle.ToolButtonTextBesideIcon if words else Qt.ToolButtonStyle.ToolButtonIconOnly
        button.setToolButtonStyle(beside)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.resize(120, 30)
        before = button.grab().toImage()
        button.setMenu(QMenu(button))
        differs.append(button.grab().toImage() != before)
    assert differs == [False, True]


def test_no_tab_cuts_off_the_accents_of_its_words(theme: Theme, qtbot: QtBot) -> None:
    bar = QTabBar()
    bar.addTab("shown")
    bar.addTab("É")
    qtbot.addWidget(bar)
    with_accent = bar.grab().toImage()
    bar.setTabText(1, "E")
    assert bar.grab().toImage() != with_accent


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_the_arrow_for_a_menu_has_room_after_the_words_at_half_their_height(
    theme: Theme, qapp: QApplication, qtbot: QtBot, direction: Qt.LayoutDirection
) -> None:
    qapp.setLayoutDirection(direction)
    parent = QWidget()
    qtbot.addWidget(parent)
    button = text_button("\u2003\u2003", "", parent)  # words without ink
    without = button.sizeHint()
    button.open_menu(QMenu(button))
    button.resize(button.sizeHint())
    image = button.grab().toImage()
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    arrow = extent(image, colors_of(button.palette()).ink)
    assert abs(arrow.top() - (image.height() - 1 - arrow.bottom())) <= 3
    if direction is Qt.LayoutDirection.RightToLeft:
        assert 2 < arrow.left() <= arrow.right() < image.width() - without.width()
    else:
        assert without.width() <= arrow.left() <= arrow.right() < image.width() - 3


def test_between_two_scroll_bars_there_is_only_the_ground(theme: Theme, qtbot: QtBot) -> None:
    view = list_view()
    qtbot.addWidget(view)
    show_focus(view, Role.PANE)
    always = Qt.ScrollBarPolicy.ScrollBarAlwaysOn
    view.setVerticalScrollBarPolicy(always)
    view.setHorizontalScrollBarPolicy(always)
    view.resize(120, 120)
    image, across, up = view.grab().toImage(), view.horizontalScrollBar(), view.verticalScrollBar()
    corner = QRect(across.parentWidget().geometry().right() + 1, up.parentWidget().geometry().bottom() + 1, 12, 12)
    inside = corner.intersected(image.rect().adjusted(0, 0, -3, -3))
    ground = {
        image.pixelColor(x, y).name()
        for x in range(inside.left(), inside.right())
        for y in range(inside.top(), inside.bottom())
    }
    assert not inside.isEmpty()
    assert ground == {colors_of(view.palette()).window.name()}


@pytest.mark.parametrize("enabled", [True, False])
def test_what_a_button_says_is_read_where_it_cannot_be_pressed(theme: Theme, qtbot: QtBot, *, enabled: bool) -> None:
    button = flat_button()
    qtbot.addWidget(button)
    button.setText("MMMM")
    button.resize(120, 30)
    give_role(button, Role.SAYING)
    button.setEnabled(enabled)
    colors, image = colors_of(button.palette()), button.grab().toImage()
    assert extent(image, colors.ink if enabled else colors.faint).isValid()
    assert contrast(colors.faint, colors.window) >= 4.5


def test_faint_text_is_smaller_and_takes_the_second_grey(qtbot: QtBot) -> None:
    from PySide6.QtGui import QPalette
    from PySide6.QtWidgets import QLabel

    label = QLabel("text")
    qtbot.addWidget(label)
    before = label.font().pointSizeF()
    make_faint(label)
    assert label.foregroundRole() is QPalette.ColorRole.PlaceholderText
    assert label.font().pointSizeF() == pytest.approx(0.92 * before, abs=0.1)


def test_a_frame_for_the_focus_takes_two_pixels(qtbot: QtBot) -> None:
    for view in (list_view(), text_view()):
        qtbot.addWidget(view)
        assert view.frameWidth() == 2
