"""What is reported of a fault: the board, versions and the traceback; nobody's name."""

from __future__ import annotations

import getpass
import platform
import re
from pathlib import Path

import PySide6
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication

from core.scenario.saving import scenario_text
from gui import __version__
from gui.faults.watch import Fault
from gui.session import Session


def report(fault: Fault, session: Session) -> str:
    """Return the report of a fault, as text."""
    parts = (versions(), fault.traceback, _place(session))
    return "\n\n".join((*map(without_names, parts), _board(session)))


def versions() -> str:
    """Return which versions of what are running."""
    parts = (
        f"Damage Step {__version__}",
        f"Python {platform.python_version()}",
        f"PySide {PySide6.__version__}",
        f"Qt {qVersion()} ({QGuiApplication.platformName()})",
        f"{platform.system()} {platform.release()} {platform.machine()}",
    )
    return ", ".join(parts)


def without_names(text: str) -> str:
    """Return a text in which the home folder is `~`, and folders with the name of the user are `(user)`."""
    home = str(Path.home())
    if len(home) > 1:
        text = re.sub(rf"{re.escape(home)}(?![\w-])", "~", text)
    return re.sub(rf"(?<=[/\\]){re.escape(_user())}(?=[/\\])", "(user)", text)


def _user() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):  # nobody is logged in, as in a container
        return "user"


def _place(session: Session) -> str:
    return f"Line {session.line}, after {session.cursor} of {len(session.frames)} frames."


def _board(session: Session) -> str:
    try:
        return scenario_text(session.document)
    except Exception as error:  # noqa: BLE001 - it may be the board that is at fault
        return f"The board can't be written: {type(error).__name__}: {error}"
