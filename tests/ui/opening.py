"""Files opened in a window."""

from pathlib import Path

from hen_editor.ui.window.main_window import MainWindow


def open_file(window: MainWindow, path: Path, content: str | bytes) -> Path:
    """Write a file and open it; return its path."""
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    assert window.session.files.open_path(path)
    return path
