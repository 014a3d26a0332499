"""What Qt needs of a Linux system: libraries that its packages for Python lack, and a display.

It knows nothing but Python: `dev.py` asks it before anything is installed, and the program where Qt does not start.
"""

import ctypes
import importlib.util
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""The Debian and Ubuntu package of each system library required by Qt in PySide6-Essentials."""

ARCH_PACKAGES = (
    "libglvnd fontconfig dbus glib2 wayland libxkbcommon-x11 "
    "xcb-util-cursor xcb-util-image xcb-util-keysyms xcb-util-renderutil xcb-util-wm"
)


def why_qt_does_not_start(environment: Mapping[str, str]) -> str | None:
    """Return what Qt, once it has failed to start, lacks on this system; None if that is not known."""
    package = importlib.util.find_spec("PySide6")
    if not sys.platform.startswith("linux") or package is None or package.origin is None:
        return None
    missing = missing_libraries(qt_files(Path(package.origin).parents[1], platform_plugin(environment)))
    return explanation(missing) if missing else why_no_display(environment)


def why_no_display(environment: Mapping[str, str]) -> str | None:
    """Return why no window can be shown, or None if it can."""
    if not sys.platform.startswith("linux") or environment.get("QT_QPA_PLATFORM"):
        return None
    if environment.get("WAYLAND_DISPLAY"):
        return None
    display = environment.get("DISPLAY")
    if not display:
        return "There is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)."
    return None if display_answers(display) else f"The display {display} does not respond."


def display_answers(display: str) -> bool:
    """Return whether an X server responds; Qt aborts otherwise."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # Qt cannot start either; the check of the libraries reports why.
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(display.encode(), None))
    answers: bool = xcb.xcb_connection_has_error(connection) == 0
    xcb.xcb_disconnect(connection)
    return answers


def platform_plugin(environment: Mapping[str, str]) -> str:
    """Return the Qt platform that the editor will start on."""
    chosen = environment.get("QT_QPA_PLATFORM", "").split(";")[0].split(":")[0]
    return chosen or ("xcb" if environment.get("DISPLAY") else "wayland")


def qt_files(packages: Path, platform: str) -> list[Path]:
    """Return the Qt libraries that the editor loads, including its platform plugin.

    packages: the folder of packages in which PySide6 is installed.
    """
    qt = packages / "PySide6" / "Qt"
    names = ("Gui", "Widgets", "Svg", "PrintSupport", "DBus", "Network")
    libraries = [qt / "lib" / f"libQt6{name}.so.6" for name in names]
    plugin = qt / "plugins" / "platforms" / f"libq{platform}.so"
    return [path for path in (*libraries, plugin) if path.exists()]


def missing_libraries(files: Sequence[Path]) -> list[str]:
    """Return the names of the libraries that `files` require and the system lacks."""
    ldd = shutil.which("ldd")
    if ldd is None:
        return [name for name in LIBRARIES if not loads(name)]
    listing = subprocess.run([ldd, *map(str, files)], capture_output=True, text=True, check=False).stdout
    return sorted({line.split()[0] for line in listing.splitlines() if line.endswith("=> not found")})


def loads(library: str) -> bool:
    """Return whether the system's loader finds a library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def packages_of(libraries: Sequence[str]) -> list[str]:
    """Return the Debian and Ubuntu packages of `libraries`, as far as they are known."""
    return sorted({LIBRARIES[name] for name in libraries if name in LIBRARIES})


def explanation(missing: Sequence[str]) -> str:
    """Return which libraries are `missing`, and the command of this system's package manager that installs them."""
    return f"Qt needs system libraries that are not installed: {', '.join(missing)}.\n{how_to_install(missing)}"


def how_to_install(missing: Sequence[str]) -> str:
    """Return the command of this system's package manager that installs the `missing` libraries."""
    if shutil.which("apt-get"):
        packages = packages_of(missing)
        unknown = [name for name in missing if name not in LIBRARIES]
        tail = f"\nFind the package of {', '.join(unknown)} with: apt-file search NAME" if unknown else ""
        return f"Install them with:\n    sudo apt-get install {' '.join(packages)}{tail}"
    if shutil.which("dnf"):
        return "Install them with:\n    sudo dnf install " + " ".join(f"'{name}()(64bit)'" for name in missing)
    if shutil.which("pacman"):
        return f"Install them with:\n    sudo pacman -S --needed {ARCH_PACKAGES}"
    return "Install the packages of your system that contain them."
