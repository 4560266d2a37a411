"""The virtual environment is made anew when another Python starts the program."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.test_run import PACKAGING


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone whose `.venv` was set up by the Python that runs this."""
    shutil.copytree(PACKAGING, tmp_path / "packaging")
    (tmp_path / "pyproject.toml").touch()
    said_by(tmp_path, "venv.create(environment.ENVIRONMENT)")
    said_by(tmp_path, "environment._STAMP.write_text(environment._state() + ' program')")
    return tmp_path


def said_by(clone: Path, code: str, **changes: str) -> str:
    """Return what a line prints in a clone that has no network."""
    environment = {**os.environ, "PYTHONPATH": str(clone / "packaging"), "PIP_NO_INDEX": "1", **changes}
    command = [sys.executable, "-c", f"import environment, venv; {code}"]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False).stdout


def made_by_another_python(clone: Path) -> None:
    """Let the environment be of a Python that is older than this one."""
    file = clone / ".venv" / "pyvenv.cfg"
    version = "{}.{}.{}".format(*sys.version_info)
    about = file.read_text(encoding="utf-8")
    assert version in about
    file.write_text(about.replace(version, "3.10.2"), encoding="utf-8")


def test_an_environment_of_this_python_is_used_as_it_is(clone: Path) -> None:
    assert said_by(clone, "print(environment.prepare(development=False))") == f"{clone}/.venv/bin/python\n"


def test_one_of_another_python_holds_nothing(clone: Path) -> None:
    assert said_by(clone, "print(environment.installed())") == "{'program'}\n"
    made_by_another_python(clone)
    assert said_by(clone, "print(environment.installed())") == "set()\n"


def test_one_of_another_python_is_made_anew(clone: Path) -> None:
    left_over = clone / ".venv" / "lib" / "left-over"
    left_over.touch()
    made_by_another_python(clone)
    assert "Setting up" in said_by(clone, "environment.prepare(development=False)")
    assert not left_over.exists()
    assert "3.10.2" not in (clone / ".venv" / "pyvenv.cfg").read_text(encoding="utf-8")


def test_an_environment_elsewhere_that_is_linked_here_is_left_alone(clone: Path, tmp_path: Path) -> None:
    made_by_another_python(clone)
    elsewhere = (clone / ".venv").rename(tmp_path / "elsewhere")
    (clone / ".venv").symlink_to(elsewhere)
    said_by(clone, "environment.prepare(development=False)")
    assert (elsewhere / "damage-step-installed").exists()
    assert not (clone / ".venv").is_symlink()
