"""What `run.py` does once a Python that fits runs it: start the program, test it, measure it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import environment
import system_libraries


def main(arguments: list[str]) -> int:
    """Do what the arguments say; return the exit code."""
    match arguments:
        case ["test", "--regold", *why]:
            python = environment.prepare(development=True)
            os.chdir(environment.ROOT)
            return _run([python, "-m", "tests.golden.changes", *why])
        case ["fuzz", *rest]:
            python, here = environment.prepare(development=True), str(Path.cwd())
            os.chdir(environment.ROOT)
            if "--gestures" in rest:
                gestures = [word for word in rest if word != "--gestures"]
                return _run([python, "-m", "tests.gui.fuzz", *gestures], offscreen=True)
            return _run([python, "-m", "tests.core.fuzz", "--out", here, *rest])
        case ["test", *rest]:
            return _test(rest)
        case ["bench", *rest]:
            python = environment.prepare(development=True)
            system_libraries.ensure(environment.qt_folder(python), system_libraries.OFFSCREEN)
            return _run([python, str(environment.HERE / "bench.py"), *rest], offscreen=True)
        case ["pictures"]:
            python = environment.prepare(development=True)
            system_libraries.ensure(environment.qt_folder(python), system_libraries.OFFSCREEN)
            where = {"PYTHONPATH": str(environment.ROOT)}
            return _run([python, str(environment.HERE / "pictures.py")], offscreen=True, more=where)
        case _:
            return _start(arguments)


def _start(arguments: list[str]) -> int:
    python = environment.prepare(development=False)
    opens_window = not arguments or Path(arguments[0]).exists()
    if opens_window and not _has_display():
        print(_NO_DISPLAY, file=sys.stderr)
        return 2
    if opens_window and not system_libraries.ensure(environment.qt_folder(python), system_libraries.WINDOW):
        return 2
    if arguments[:1] in (["render"], ["export"]):
        system_libraries.ensure(environment.qt_folder(python), system_libraries.OFFSCREEN)
    return _run([python, "-m", "gui.command_line.main", *arguments], replace=True)


def _test(rest: list[str]) -> int:
    python = environment.prepare(development=True)
    qt = environment.qt_folder(python)
    screen = (*system_libraries.VIRTUAL_SCREEN, *system_libraries.SCREEN_READER)
    system_libraries.ensure(qt, (*system_libraries.WINDOW, *screen))
    os.chdir(environment.ROOT)
    checks = [
        ["ruff", "format", "--check", "."],
        ["ruff", "check", "."],
        ["mypy"],
        ["pytest", "--numprocesses=auto", *rest],
    ]
    failed = [" ".join(check) for check in checks if _run([python, "-m", *check], offscreen=True, show=True)]
    print(f"\nfailed: {'; '.join(failed)}" if failed else "\nall checks passed")
    return 1 if failed else 0


def _run(
    command: list[str],
    *,
    offscreen: bool = False,
    show: bool = False,
    replace: bool = False,
    more: Mapping[str, str] | None = None,
) -> int:
    if show:
        print(f"\n$ {' '.join(command[2:])}", flush=True)
    if replace and os.name == "posix":
        os.execv(command[0], command)  # noqa: S606 - the program takes the place of this script
    changes = {**({"QT_QPA_PLATFORM": "offscreen"} if offscreen else {}), **(more or {})}
    return subprocess.run(command, env={**os.environ, **changes}, check=False).returncode  # noqa: S603


def _has_display() -> bool:
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


_NO_DISPLAY = """\
There is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set).
Without one you can still run:
  python3 packaging/run.py test                     the whole test suite
  python3 packaging/run.py resolve FILE             play a scenario and print it, explained"""
