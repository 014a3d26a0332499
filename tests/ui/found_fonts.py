"""What the program finds the fonts of the system to have, whatever the machine has that runs the tests."""

import pytest

from hen_editor.drawing.painter import texts
from hen_editor.ui import translation
from hen_editor.ui.dialogs import picture


def fonts_have_cjk(patch: pytest.MonkeyPatch, *, has: bool) -> None:
    """Have the program find that the fonts of the system have, or lack, the characters of Chinese and its like."""
    for module in (texts, picture):
        patch.setattr(module, "has_kanji_numerals", lambda: has)
    patch.setattr(translation, "has_glyphs", lambda text: has or text.isascii())
