"""The dialog for choosing an encoding, with previews."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QFrame,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from hen_editor.core.sgf import EncodingCandidate, EncodingReason
from hen_editor.ui.widgets.buttons import width_before_words
from hen_editor.ui.widgets.fields import OkCancelButtons
from hen_editor.ui.widgets.plain_text import ElidedLabel, label

_SIZE = 560, 480


class EncodingDialog(QDialog):
    """Shows the encodings a file may be in, the current one first, each with a preview of names and a comment.

    why: why the current encoding was chosen.
    """

    def __init__(
        self, candidates: Sequence[EncodingCandidate], why: EncodingReason, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Reopen with encoding"))
        self._codecs = [candidate.codec for candidate in candidates]
        self._choice = QButtonGroup(self)
        reason = QCoreApplication.translate("EncodingReason", why.value)
        words = self.tr("The file was read as {encoding}. {why}").format(encoding=candidates[0].title, why=reason)
        explanation = label(words, self)
        explanation.setWordWrap(True)
        buttons = OkCancelButtons(self)
        self._ok = buttons.ok
        self._ok.setText(self.tr("&Reopen"))
        column = QVBoxLayout(self)
        column.addWidget(explanation)
        column.addWidget(self._list(candidates))
        column.addWidget(buttons)
        self._choice.idToggled.connect(self._enable)
        self._choice.button(0).setChecked(True)
        self._choice.button(0).setFocus()
        self.resize(*_SIZE)

    def codec(self) -> str:
        """Return the Python name of the selected encoding."""
        return self._codecs[self._choice.checkedId()]

    def _list(self, candidates: Sequence[EncodingCandidate]) -> QScrollArea:
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        for place, candidate in enumerate(candidates):
            words = candidate.title if candidate.fits else self.tr("{encoding} (does not fit the whole file)")
            button = QRadioButton(words.format(encoding=candidate.title), inside)
            self._choice.addButton(button, place)
            column.addWidget(button)
            for text in (" \u2013 ".join(candidate.names), candidate.comment):
                if text:
                    preview = ElidedLabel(inside)
                    preview.setContentsMargins(width_before_words(button), 0, 0, 0)
                    preview.setText(" ".join(text.split()))
                    column.addWidget(preview)
            column.addSpacing(8)
        column.addStretch(1)
        area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.StyledPanel)
        area.setWidgetResizable(True)
        area.setWidget(inside)
        return area

    def _enable(self) -> None:
        self._ok.setEnabled(self._choice.checkedId() > 0)  # the first is the current one
