"""The virtual environment: made once, and again only when what it must hold changes."""

from __future__ import annotations

import hashlib
import os
import platform
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
ENVIRONMENT = ROOT / ".venv"
_STAMP = ENVIRONMENT / "damage-step-installed"


def prepare(*, development: bool) -> str:
    """Return the path of the environment's Python, after installing what is missing.

    With `development` also what tests, checks and benchmarks need. Exits with a message if
    installing fails.
    """
    python = _python()
    wanted = {"program", "development"} if development else {"program"}
    if wanted <= installed():
        return str(python)
    wanted |= installed()
    print("Setting up Damage Step in .venv (once; takes a minute) …", flush=True)
    if not _is_usable():
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
    _STAMP.write_text(" ".join([_state(), *sorted(wanted)]), encoding="utf-8")
    return str(python)


def installed() -> set[str]:
    """Return what the environment holds, "program" and "development"; nothing if it must be set up anew."""
    if not _is_usable():
        return set()
    recorded, *installed = _STAMP.read_text(encoding="utf-8").split()
    return set(installed) if recorded == _state() else set()


def _compile(python: Path) -> None:
    """Compile the program's modules now, so that its first start is as quick as the others."""
    command = [str(python), "-m", "compileall", "-q", str(ROOT / "core"), str(ROOT / "gui")]
    subprocess.run(command, check=False)  # noqa: S603 - our own Python


def _is_usable() -> bool:
    """Whether the environment was set up to its end, and by this version of Python."""
    if not (_python().exists() and _STAMP.exists()):
        return False
    made = (ENVIRONMENT / "pyvenv.cfg").read_text(encoding="utf-8")
    return f"version = {platform.python_version()}\n" in made


def _make() -> None:
    """Make the environment anew; one of another Python or an interrupted start may lack anything.

    A link to an environment elsewhere gives way to one of our own: others may be using that one.
    """
    if ENVIRONMENT.is_symlink():
        ENVIRONMENT.unlink()
    try:
        venv.create(ENVIRONMENT, with_pip=True, clear=ENVIRONMENT.exists())
    except subprocess.CalledProcessError as error:
        print(f"Python cannot make a virtual environment in {ENVIRONMENT}: {error}", file=sys.stderr)
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
