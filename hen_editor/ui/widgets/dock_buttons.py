"""The buttons in the title of a dock, which Qt draws too faint to be seen in the dark."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractButton, QDockWidget

from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.ui.icons import icon

_BUTTONS = {
    "qt_dockwidget_floatbutton": ("float", QT_TRANSLATE_NOOP("DockButtons", "Detach this panel, or dock it again")),
    "qt_dockwidget_closebutton": ("close", QT_TRANSLATE_NOOP("DockButtons", "Close this panel")),
}
"""The icons and tooltips by the names that Qt gives the buttons."""


def keep_dock_icons(dock: QDockWidget) -> None:
    """Show our icons on the buttons of a dock, again whenever it floats or docks: then Qt shows its own."""
    show_dock_icons(dock)
    dock.topLevelChanged.connect(lambda: show_dock_icons(dock))


def show_dock_icons(dock: QDockWidget) -> None:
    """Show our icons and tooltips on the buttons of a dock."""
    for name, (drawn, tip) in _BUTTONS.items():
        button = dock.findChild(QAbstractButton, name)
        if button is not None:
            button.setIcon(icon(drawn))
            button.setToolTip(QCoreApplication.translate("DockButtons", tip))
