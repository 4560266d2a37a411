"""Starting from a bare clone: what is said when something is missing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGING = Path(__file__).parents[2] / "packaging"


def started(*arguments: str, **changes: str) -> subprocess.CompletedProcess[str]:
    """Return what `run.py` prints and how it exits, with these changes to the environment."""
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    environment = {name: value for name, value in os.environ.items() if name not in hidden} | changes
    command = [sys.executable, str(PACKAGING / "run.py"), *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=120)


def is_installed() -> bool:
    """Whether `run.py` has set up `.venv` for this Python; if not, starting it would install."""
    code = "import environment, sys; sys.exit('program' not in environment.installed())"
    changes = {**os.environ, "PYTHONPATH": str(PACKAGING)}
    return subprocess.run([sys.executable, "-c", code], env=changes, check=False).returncode == 0


needs_installed = pytest.mark.skipif(not is_installed(), reason="run.py has not made .venv for this Python")


@needs_installed
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux may be without a display")
def test_without_a_display_it_says_what_can_be_done_instead() -> None:
    run = started()
    assert run.returncode == 2
    assert "no display" in run.stderr
    assert "run.py test" in run.stderr
    assert "run.py resolve FILE" in run.stderr


@needs_installed
def test_commands_are_passed_on_with_their_exit_code() -> None:
    run = started("check", "no-such-folder")
    assert run.returncode == 2
    assert "no-such-folder" in run.stderr


@needs_installed
def test_no_command_needs_a_display() -> None:
    run = started("cards")
    assert run.returncode == 0
    assert "Grizzly Bears" in run.stdout


def test_every_library_qt_needs_here_is_known_by_its_package() -> None:
    code = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "import system_libraries as s\n"
        "names = {n for n in s.PACKAGES if not n.startswith('lib')}\n"
        "assert names == {*s.VIRTUAL_SCREEN, *s.SCREEN_READER}, names"
    )
    run = subprocess.run(
        [sys.executable, "-c", code, str(PACKAGING)], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
