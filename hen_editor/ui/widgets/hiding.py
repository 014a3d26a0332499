"""Hiding widgets for a while, each for several reasons at once."""

from PySide6.QtWidgets import QWidget


class Hiding:
    """Hides widgets until no reason is left to; one that is hidden for any other reason is left alone."""

    def __init__(self) -> None:
        self._reasons: dict[QWidget, set[object]] = {}

    def hide(self, widget: QWidget, reason: object) -> None:
        """Hide a widget for a reason."""
        if widget in self._reasons or not widget.isHidden():
            self._reasons.setdefault(widget, set()).add(reason)
            widget.hide()

    def show(self, widget: QWidget, reason: object) -> None:
        """Show a widget again, unless it is hidden for another reason, too."""
        reasons = self._reasons.get(widget, set())
        if reason in reasons:
            reasons.remove(reason)
            if not reasons:
                del self._reasons[widget]
                widget.show()
