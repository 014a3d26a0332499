"""The buttons in the title of a dock, which Qt draws too faint to be seen in the dark."""

from PySide6.QtWidgets import QAbstractButton, QDockWidget

from hen_editor.ui.icons import icon

_ICONS = {"qt_dockwidget_floatbutton": "float", "qt_dockwidget_closebutton": "close"}
"""The icons by the names that Qt gives the buttons."""


def keep_dock_icons(dock: QDockWidget) -> None:
    """Show our icons on the buttons of a dock, again whenever it floats or docks: then Qt shows its own."""
    show_dock_icons(dock)
    dock.topLevelChanged.connect(lambda: show_dock_icons(dock))


def show_dock_icons(dock: QDockWidget) -> None:
    """Show our icons on the buttons of a dock."""
    for name, drawn in _ICONS.items():
        button = dock.findChild(QAbstractButton, name)
        if button is not None:
            button.setIcon(icon(drawn))
