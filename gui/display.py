"""Whether there is a screen: Qt ends the program if it finds none."""

from __future__ import annotations

import ctypes
import os
import sys
from pathlib import Path

_ON_A_SCREEN = frozenset({"xcb", "wayland", "wayland-egl"})
"""Platforms of Qt that need a display server; others, such as `offscreen`, need none."""


def has_display() -> bool:
    """Whether a window can be opened here; False only if it is certain that none can be."""
    if sys.platform != "linux":
        return True
    wanted = os.environ.get("QT_QPA_PLATFORM", "")
    if any(one.partition(":")[0] not in _ON_A_SCREEN for one in wanted.split(";") if one):
        return True
    return _has_wayland() or _has_x()


def _has_wayland() -> bool:
    name = os.environ.get("WAYLAND_DISPLAY", "")
    return bool(name) and Path(os.environ.get("XDG_RUNTIME_DIR", ""), name).exists()


def _has_x() -> bool:
    """Whether an X server answers, asked with the library that Qt asks with."""
    if not os.environ.get("DISPLAY"):
        return False
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # what is missing then, Qt says
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    answers = not xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return answers
