"""The About box."""

from PySide6.QtCore import QCoreApplication, Qt, qVersion
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMessageBox, QWidget

from hen_editor import __version__
from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.resources import application_icon_path
from hen_editor.ui.dialogs.messages import message_box

_LINKS = (
    (QT_TRANSLATE_NOOP("AboutBox", "The HEN specification"), "https://github.com/hemme/hen-spec"),
    (QT_TRANSLATE_NOOP("AboutBox", "The MIT licence"), "https://opensource.org/license/mit"),
)


def about_box(parent: QWidget) -> QMessageBox:
    """Return the message box; the caller opens it."""
    box = message_box(parent, "")
    box.setWindowTitle(QCoreApplication.translate("AboutBox", "About HEN Editor"))
    box.setIconPixmap(QIcon(str(application_icon_path())).pixmap(96, 96, QIcon.Mode.Normal))
    box.setTextFormat(Qt.TextFormat.RichText)
    what = QCoreApplication.translate("AboutBox", "An editor for Go positions in HEN and games in SGF.")
    box.setText(f"<h3>HEN Editor {__version__}</h3><p>{what}</p>")
    about = QCoreApplication.translate(
        "AboutBox",
        "HEN (Hemme Notation) is one line of text for one Go position. Free software under the MIT licence.",
    )
    links = [f'<a href="{address}">{QCoreApplication.translate("AboutBox", words)}</a>' for words, address in _LINKS]
    box.setInformativeText(f"<p>{about}</p><p>{'<br>'.join(links)}</p><p>Qt {qVersion()}</p>")
    box.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
    box.addButton(QMessageBox.StandardButton.Ok)
    return box
