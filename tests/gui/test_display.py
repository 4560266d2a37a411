"""Without a screen there is a sentence and an exit code, not Qt's last words."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from gui.command_line.exit_codes import ExitCode

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there always is one")


@pytest.mark.parametrize(
    "display",
    [
        {},
        {"DISPLAY": ":987"},
        {"WAYLAND_DISPLAY": "wayland-none"},
        {"DISPLAY": ":987", "QT_QPA_PLATFORM": "xcb"},
    ],
    ids=["none", "an X server that is not there", "a compositor that is not there", "asked for in vain"],
)
def test_where_there_is_no_screen_a_sentence_says_so(display: dict[str, str]) -> None:
    names = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_SESSION_TYPE"}
    environment = {key: value for key, value in os.environ.items() if key not in names} | display
    done = subprocess.run(
        [sys.executable, "-m", "gui.command_line.main"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == ExitCode.WRONG
    assert done.stderr.startswith("There is no screen to open the window on.")
    assert done.stderr.count("\n") == 1
