"""System libraries that Qt needs on Linux: found missing before Qt fails, and installed if we may.

Qt blames `xcb-cursor0` whatever is missing; `ldd` on its plugins tells the truth.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

OFFSCREEN = ("libQt6Widgets.so.6", "plugins/platforms/libqoffscreen.so")
WINDOW = (*OFFSCREEN, "plugins/platforms/libqxcb.so")
VIRTUAL_SCREEN = ("Xvfb", "xdotool")
"""Programs, not libraries: what the tests with a real window need besides."""
SCREEN_READER = (
    "dbus-daemon",
    "/usr/libexec/at-spi-bus-launcher",
    "/usr/lib/python3/dist-packages/gi/__init__.py",
    "/usr/lib/*/girepository-1.0/Atspi-2.0.typelib",
)
"""A program and files: what the tests that read and play through the accessibility bus need besides."""

PACKAGES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "dbus-daemon": "dbus-daemon",
    "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
    "/usr/lib/python3/dist-packages/gi/__init__.py": "python3-gi",
    "/usr/lib/*/girepository-1.0/Atspi-2.0.typelib": "gir1.2-atspi-2.0",
}
"""Debian's and Ubuntu's package for each library, program and file."""


def ensure(qt: Path, needed: tuple[str, ...]) -> bool:
    """Return whether nothing is missing for `needed`, parts of the Qt in `qt` or programs.

    Missing packages are installed when the user is root or agrees to sudo; otherwise the
    exact command is printed.
    """
    if not sys.platform.startswith("linux"):
        return True
    missing = _missing(qt, needed)
    if not missing:
        return True
    packages = sorted({PACKAGES[name] for name in missing if name in PACKAGES})
    unknown = [name for name in missing if name not in PACKAGES]
    if unknown or shutil.which("apt-get") is None:
        print(f"Qt needs system libraries that are missing here: {', '.join(missing)}", file=sys.stderr)
        return False
    install = ["apt-get", "install", "--yes", "--no-install-recommends", *packages]
    if os.geteuid() != 0:
        install = ["sudo", *install]
        if not _agrees(install):
            print(f"Qt needs system libraries. Install them with:\n  {' '.join(install)}", file=sys.stderr)
            return False
    return _install(install) and not _missing(qt, needed)


def _missing(qt: Path, needed: tuple[str, ...]) -> list[str]:
    missing: dict[str, None] = {}
    for part in needed:
        if part in VIRTUAL_SCREEN or part in SCREEN_READER:
            found = any(Path("/").glob(part[1:])) if part.startswith("/") else shutil.which(part)
            if not found:
                missing[part] = None
            continue
        file = qt / part if "/" in part else qt / "Qt" / "lib" / part
        file = file if file.exists() else qt / "Qt" / part
        printed = subprocess.run(["ldd", str(file)], capture_output=True, text=True, check=False)  # noqa: S603, S607
        for line in printed.stdout.splitlines():
            name, arrow, where = line.partition(" => ")
            if arrow and where.startswith("not found"):
                missing[name.strip()] = None
    return list(missing)


def _agrees(command: list[str]) -> bool:
    if shutil.which("sudo") is None or not sys.stdin.isatty():
        return False
    print(f"Qt needs system libraries. This would install them:\n  {' '.join(command)}")
    return input("Run it now? [y/N] ").strip().lower() in {"y", "yes"}


def _install(command: list[str]) -> bool:
    print(f"Installing system libraries: {' '.join(command)}", flush=True)
    update = [*command[: command.index("apt-get") + 1], "update"]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (update, command):
        if subprocess.run(step, env=environment, stdout=subprocess.DEVNULL, check=False).returncode != 0:  # noqa: S603
            print(f"This failed: {' '.join(step)}", file=sys.stderr)
            return False
    return True
