"""Icons take the palette's colour, at any size."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

import hen_editor.ui
from hen_editor.core.board import BLACK, Color
from hen_editor.core.position import PLAIN_ORDER
from hen_editor.resources import icon_path
from hen_editor.ui.colors import DARK, LIGHT, contrast
from hen_editor.ui.command_table import BY_NAME, COMMANDS
from hen_editor.ui.icons import STONE_ICON, icon, stone_icon
from hen_editor.ui.theme import STONE_COLORS, palette


@pytest.fixture
def application(qapp: QApplication) -> Iterator[QApplication]:
    before = qapp.palette()
    yield qapp
    qapp.setPalette(before)


def inks(image: QImage) -> set[str]:
    """Return the colours of all pixels that are wholly covered."""
    pixels = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return {pixel.name() for pixel in pixels if pixel.alpha() == 255}


@pytest.mark.parametrize("dark", [False, True])
def test_an_icon_is_drawn_in_the_palette_s_colour_even_if_made_before_it(application: QApplication, dark: bool) -> None:
    made = icon("next")
    application.setPalette(palette(DARK if dark else LIGHT))
    colors = application.palette()
    assert inks(made.pixmap(48, 48).toImage()) == {colors.buttonText().color().name()}
    disabled = made.pixmap(QSize(48, 48), QIcon.Mode.Disabled).toImage()
    assert inks(disabled) == {colors.color(colors.ColorGroup.Disabled, colors.ColorRole.ButtonText).name()}


def test_a_disabled_icon_shows_no_black_of_stones(qapp: QApplication) -> None:
    disabled = icon("black-stone").pixmap(QSize(48, 48), QIcon.Mode.Disabled).toImage()
    assert min(QColor(ink).lightness() for ink in inks(disabled)) > 100


def test_an_icon_is_as_sharp_as_the_screen(qapp: QApplication) -> None:
    picture = icon("next").pixmap(QSize(24, 24), 2.0)
    assert picture.size() == QSize(48, 48)
    assert picture.devicePixelRatio() == 2.0


def test_every_icon_that_is_asked_for_is_there() -> None:
    sources = "".join(path.read_text() for path in Path(hen_editor.ui.__file__).parent.rglob("*.py"))
    asked = {command.icon for command in COMMANDS if command.icon} | set(re.findall(r'\bicon\("([a-z0-9-]+)"', sources))
    assert len(asked) > 40
    assert [name for name in sorted(asked) if not icon_path(name).is_file()] == []


def test_an_icon_without_room_is_nothing(qapp: QApplication) -> None:
    assert icon("next").pixmap(QSize(0, 0)).isNull()
    picture = QPixmap(8, 8)
    painter = QPainter(picture)
    icon("next").paint(painter, QRect(0, 0, 0, 4))
    painter.end()


def test_an_icon_is_collected_before_what_holds_it() -> None:
    """As the garbage of a closed window may be; in a process of its own, for this broke the whole program off."""
    script = """
import gc
from PySide6.QtGui import QGuiApplication
from hen_editor.ui.icons import STONE_ICON, icon, stone_icon

class Holder: ...

application = QGuiApplication([])
made = icon("next")  # before its holder: the collector begins with it
holder = Holder()
holder.itself, holder.icon = holder, made
shown = type(made)(made)
del made, holder
gc.collect()
print(shown.pixmap(8, 8).isNull())
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60)
    assert (done.stdout, done.returncode) == ("False\n", 0), done.stderr


def test_a_black_stone_is_filled_and_rimmed_in_the_dark(application: QApplication) -> None:
    application.setPalette(palette(DARK))
    ground = application.palette().window().color()
    for name in ("black-stone", "good-for-black"):
        image = icon(name).pixmap(48, 48).toImage()
        row = [image.pixelColor(x, 24) for x in range(24)]
        assert contrast(row[18 if name == "good-for-black" else 23], ground) > 1.3
        assert max(contrast(pixel, ground) for pixel in row if pixel.alpha() == 255) > 4.5


@pytest.mark.parametrize("color", [color for color in Color if color not in PLAIN_ORDER])
def test_the_tool_of_a_colour_shows_its_stone(color: Color) -> None:
    assert f'fill="{STONE_COLORS[color].name()}"' in icon_path(f"{color.name.lower()}-stone").read_text()
    assert BY_NAME[color.name.lower()].icon == f"{color.name.lower()}-stone"


def test_the_edge_of_a_black_stone_is_seen_in_a_dark_window(qapp: QApplication) -> None:
    picture = QImage(STONE_ICON, QImage.Format.Format_RGB32)
    ground = palette(DARK).window().color()
    picture.fill(ground)
    painter = QPainter(picture)
    painter.drawPixmap(0, 0, stone_icon(BLACK).pixmap(STONE_ICON))
    painter.end()
    middle = STONE_ICON.height() // 2
    row = [picture.pixelColor(column, middle) for column in range(STONE_ICON.width() // 2)]
    assert max(contrast(color, ground) for color in row if color.lightness() > ground.lightness()) >= 3
