"""Which Python carries the program: the one that runs `run.py`, or another one on PATH.

Any Python may come by here, so this file and `run.py` keep to the syntax of 3.8. Run as a
script, this one says what Python runs it, and exits with 0 if that one fits.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

OLDEST, NEWEST = (3, 11), (3, 15)
SEARCH = ((3, 13), (3, 12), (3, 11), (3, 15), (3, 14))
"""Newest first, but those that have run the whole test suite before the others."""


class Found(NamedTuple):
    """A Python on this machine, and what it says of itself."""

    command: Sequence[str]
    says: str
    fits: bool


def running() -> Found:
    """Return the Python that runs this."""
    version = ".".join(str(part) for part in sys.version_info[:3])
    missing = _missing()
    return Found([sys.executable], f"Python {version} {missing}".rstrip(), not missing)


def hand_over(arguments: Sequence[str]) -> int:
    """Run a script with the first Python on PATH that fits, and say which; return its exit code.

    If none fits, say what was found, what is needed and how to get it, and return 2.
    """
    unfit = [running()]
    for version, command in _candidates():
        found = _ask(version, command)
        if found.fits:
            place = " ".join(command)
            print(f"{unfit[0].says}; going on with {found.says} ({place}).", file=sys.stderr, flush=True)
            return _become([*command, *arguments])
        unfit.append(found)
    print(_none_fits(unfit), file=sys.stderr)
    return 2


def _missing() -> str:
    """Return why the running Python does not fit; nothing if it does."""
    version = sys.version_info[:2]
    if version < OLDEST:
        return "is too old"
    if version > NEWEST:
        return "is too new"
    absent = [name for name in ("venv", "ensurepip") if importlib.util.find_spec(name) is None]
    if absent:
        package = "python{}.{}-venv".format(*version)
        return f"has no {absent[0]} (on Debian and Ubuntu: sudo apt-get install {package})"
    return ""


def _candidates() -> Iterator[tuple[tuple[int, int], list[str]]]:
    """Yield versions and commands that may run them.

    The first of a name on PATH may be a mere shim for a Python that is not there, so all are tried.
    """
    launcher = shutil.which("py") if os.name == "nt" else None
    for version in SEARCH:
        number = "{}.{}".format(*version)
        if launcher:
            yield version, [launcher, f"-{number}"]
        for folder in os.get_exec_path():
            program = shutil.which(f"python{number}", path=folder)
            if program:
                yield version, [program]


def _ask(version: tuple[int, int], command: Sequence[str]) -> Found:
    """Run a candidate, and return what it says; one that is not of this version does not fit."""
    try:
        asked = subprocess.run(  # noqa: S603 - a Python on the user's own PATH
            [*command, str(Path(__file__).resolve())],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
            errors="replace",
            timeout=30,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return Found(command, "does not run", fits=False)
    says = asked.stdout.strip()
    if not says.startswith("Python {}.{}.".format(*version)):
        return Found(command, says or "does not run", fits=False)
    return Found(command, says, asked.returncode == 0)


def _become(command: list[str]) -> int:
    if os.name == "posix":
        os.execv(command[0], command)  # noqa: S606 - the other Python takes the place of this one
    return subprocess.run(command, check=False).returncode  # noqa: S603


def _none_fits(unfit: Sequence[Found]) -> str:
    needed = "Python {}.{} to {}.{}".format(*OLDEST, *NEWEST)
    found = [f"  {' '.join(one.command)}: {one.says}" for one in unfit]
    return "\n".join(
        [
            f"Damage Step needs {needed}. What was found does not fit:",
            *found,
            "Get one, then start again:",
            *_WAYS.get(sys.platform, []),
            "  https://www.python.org/downloads/",
        ]
    )


_WAYS = {
    "linux": [
        "  sudo apt-get install python3-venv    Debian, Ubuntu; if that one is too old, python3.12-venv",
        "  sudo dnf install python3.13          Fedora",
    ],
    "darwin": ["  brew install python@3.13"],
    "win32": ["  winget install Python.Python.3.13"],
}

if __name__ == "__main__":
    print(running().says)
    raise SystemExit(0 if running().fits else 1)
