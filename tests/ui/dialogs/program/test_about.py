"""The About box."""

import re

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from hen_editor.ui.dialogs.program.about import about_box
from hen_editor.ui.window.main_window import MainWindow


def test_the_specification_and_the_licence_are_links_and_the_text_can_be_selected(window: MainWindow) -> None:
    box = about_box(window)
    links = re.findall('href="([^"]+)"', box.informativeText())
    assert links == ["https://github.com/hemme/hen-spec", "https://opensource.org/license/mit"]
    texts = [shown for shown in box.findChildren(QLabel) if shown.text()]
    assert len(texts) == 2
    for shown in texts:
        assert shown.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse
        assert shown.openExternalLinks()
