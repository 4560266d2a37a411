"""The virtual environment: made once, and again only when what it must hold changes."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
ENVIRONMENT = ROOT / ".venv"

OLDEST, TOO_NEW = (3, 11), (3, 14)
UNSUPPORTED = (
    f"Damage Step needs Python 3.11, 3.12 or 3.13; this is {sys.version.split()[0]}.\n"
    "Start it with another one, for example: python3.12 packaging/run.py"
)


def python_is_supported() -> bool:
    """Whether the running Python can carry the program."""
    return OLDEST <= sys.version_info < TOO_NEW


def prepare(*, development: bool) -> str:
    """Return the path of the environment's Python, after installing what is missing.

    With `development` also what tests, checks and benchmarks need. Exits with a message if
    installing fails.
    """
    python = _python()
    stamp = ENVIRONMENT / "damage-step-installed"
    wanted = {"program", "development"} if development else {"program"}
    state = _state()
    if python.exists() and stamp.exists():
        recorded, *installed = stamp.read_text(encoding="utf-8").split()
        if recorded == state and wanted <= set(installed):
            return str(python)
        if recorded == state:
            wanted |= set(installed)
    print("Setting up Damage Step in .venv (once; takes a minute) …", flush=True)
    if not python.exists() or not stamp.exists():
        _make()
    extras = "[dev]" if "development" in wanted else ""
    command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    command += ["--editable", f"{ROOT}{extras}"]
    if subprocess.run(command, check=False).returncode != 0:  # noqa: S603 - our own pip
        print(
            f"Installing failed. Is there a network? The command was:\n  {' '.join(command)}", file=sys.stderr
        )
        raise SystemExit(2)
    _compile(python)
    stamp.write_text(" ".join([state, *sorted(wanted)]), encoding="utf-8")
    return str(python)


def _compile(python: Path) -> None:
    """Compile the program's modules now, so that its first start is as quick as the others."""
    command = [str(python), "-m", "compileall", "-q", str(ROOT / "core"), str(ROOT / "gui")]
    subprocess.run(command, check=False)  # noqa: S603 - our own Python


def _make() -> None:
    """Make the environment anew; one that is left over from an interrupted start may lack anything."""
    try:
        venv.create(ENVIRONMENT, with_pip=True, clear=ENVIRONMENT.exists())
    except subprocess.CalledProcessError:
        print(
            "Python cannot make a virtual environment here. On Debian and Ubuntu, install what it needs:\n"
            "  sudo apt-get install python3-venv",
            file=sys.stderr,
        )
        raise SystemExit(2) from None


def qt_folder(python: str) -> Path:
    """Return the folder of PySide6 in the environment of `python`."""
    packages = Path(python).parents[1]
    found = [*packages.glob("lib/python*/site-packages/PySide6"), *packages.glob("Lib/site-packages/PySide6")]
    return found[0]


def _python() -> Path:
    return ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _state() -> str:
    """Return a mark that changes when the installation must be made anew."""
    about = (ROOT / "pyproject.toml").read_bytes() + sys.version.encode() + str(ROOT).encode()
    return hashlib.sha256(about).hexdigest()[:16]
