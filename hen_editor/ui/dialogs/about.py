"""The About box."""

from PySide6.QtCore import QCoreApplication, Qt, qVersion
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMessageBox, QWidget

from hen_editor import __version__
from hen_editor.resources import application_icon_path
from hen_editor.ui.dialogs.messages import message_box


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
    box.setInformativeText(f"<p>{about}</p><p>Qt {qVersion()}</p>")
    return box
