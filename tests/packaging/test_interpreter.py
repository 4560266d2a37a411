"""Which Python carries the program, on machines with old ones, new ones and broken ones."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.test_run import PACKAGING, is_installed

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the Pythons of these tests are shell scripts")

Run = subprocess.CompletedProcess[str]


def a_python(folder: Path, name: str, says: str, *, fits: bool = True) -> None:
    """Put a program on PATH that says it is some Python, and tells what it is asked to run."""
    script = f"""#!/bin/sh
case "$1" in
  */interpreter.py) echo "{says}"; exit {0 if fits else 1};;
esac
echo "{says} runs $*"; exit 7
"""
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(script, encoding="utf-8")
    (folder / name).chmod(0o755)


def started_by(
    version: tuple[int, int, int], *path: Path, lacking: str = "", arguments: str = "cards"
) -> Run:
    """Return what `run.py` prints when a Python of a version starts it, with these folders on PATH."""
    code = (
        f"import sys; sys.path.insert(0, {str(PACKAGING)!r}); sys.version_info = {version}\n"
        f"sys.modules.update(dict.fromkeys({lacking.split()}))\n"  # None: cannot be imported
        f"sys.argv[1:] = {arguments.split()}\n"
        "import run; sys.exit(run.main())"
    )
    environment = {**os.environ, "PATH": os.pathsep.join(str(folder) for folder in path)}
    return subprocess.run(
        [sys.executable, "-c", code],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


@pytest.mark.parametrize(("version", "reason"), [((3, 10, 13), "too old"), ((3, 16, 0), "too new")])
def test_another_python_takes_over(tmp_path: Path, version: tuple[int, int, int], reason: str) -> None:
    a_python(tmp_path, "python3.12", "Python 3.12.9")
    run = started_by(version, tmp_path, arguments="resolve bears.json")
    number = ".".join(map(str, version))
    place = tmp_path / "python3.12"
    assert run.stderr == f"Python {number} is {reason}; going on with Python 3.12.9 ({place}).\n"
    assert run.stdout == f"Python 3.12.9 runs {PACKAGING / 'run.py'} resolve bears.json\n"
    assert run.returncode == 7


@pytest.mark.skipif(not is_installed(), reason="run.py has not made .venv for this Python")
def test_a_real_python_takes_over_and_starts_the_program(tmp_path: Path) -> None:
    name = "python{}.{}".format(*sys.version_info)
    (tmp_path / name).write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n', encoding="utf-8")
    (tmp_path / name).chmod(0o755)
    run = started_by((3, 10, 13), tmp_path)
    assert "going on with Python" in run.stderr
    assert "Grizzly Bears" in run.stdout
    assert run.returncode == 0


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 15, 2)])
def test_the_oldest_and_the_newest_that_fit_need_no_other(version: tuple[int, int, int]) -> None:
    code = (
        f"import sys; sys.version_info = {version}\n"
        "import interpreter; print(interpreter.running().fits, interpreter.running().says)"
    )
    environment = {**os.environ, "PYTHONPATH": str(PACKAGING)}
    printed = subprocess.check_output([sys.executable, "-c", code], env=environment, text=True)
    assert printed == "True Python {}.{}.{}\n".format(*version)


def test_the_newest_python_that_has_run_the_tests_is_preferred(tmp_path: Path) -> None:
    for minor in range(11, 17):
        a_python(tmp_path, f"python3.{minor}", f"Python 3.{minor}.1")
    assert "going on with Python 3.13.1" in started_by((3, 10, 0), tmp_path).stderr


def test_a_python_that_has_not_is_better_than_none(tmp_path: Path) -> None:
    a_python(tmp_path, "python3.15", "Python 3.15.0")
    assert "going on with Python 3.15.0" in started_by((3, 10, 0), tmp_path).stderr


def test_what_does_not_run_or_is_another_version_than_its_name_says_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "python3.13").write_text("#!/no/such/interpreter\n", encoding="utf-8")
    (tmp_path / "python3.13").chmod(0o755)
    a_python(tmp_path, "python3.12", "Python 3.9.18")
    a_python(tmp_path, "python3.11", "")
    a_python(tmp_path, "python3.14", "Python 3.14.2")
    assert "going on with Python 3.14.2" in started_by((3, 10, 0), tmp_path).stderr


def test_a_shim_for_a_python_that_is_not_there_does_not_hide_one_that_is(tmp_path: Path) -> None:
    """Such as pyenv puts first on PATH, one for each Python that it could run."""
    a_python(tmp_path / "shims", "python3.12", "", fits=False)
    a_python(tmp_path / "bin", "python3.12", "Python 3.12.9")
    run = started_by((3, 10, 0), tmp_path / "shims", tmp_path / "bin")
    assert f"going on with Python 3.12.9 ({tmp_path / 'bin' / 'python3.12'})" in run.stderr


@pytest.mark.parametrize("lacking", ["venv", "ensurepip"])
def test_a_python_that_cannot_make_environments_gives_way_to_one_that_can(
    tmp_path: Path, lacking: str
) -> None:
    a_python(tmp_path, "python3.13", "Python 3.13.2 has no ensurepip", fits=False)
    a_python(tmp_path, "python3.11", "Python 3.11.2")
    run = started_by((3, 12, 3), tmp_path, lacking=lacking)
    assert f"Python 3.12.3 has no {lacking} " in run.stderr
    assert "going on with Python 3.11.2" in run.stderr


def test_when_none_fits_it_says_what_was_found_what_is_needed_and_how_to_get_it(tmp_path: Path) -> None:
    a_python(tmp_path, "python3.13", "", fits=False)
    a_python(tmp_path, "python3.12", "Python 3.12.3 has no ensurepip", fits=False)
    run = started_by((3, 10, 13), tmp_path)
    assert run.returncode == 2
    assert run.stdout == ""
    assert "needs Python 3.11 to 3.15" in run.stderr
    assert f"{sys.executable}: Python 3.10.13 is too old" in run.stderr
    assert f"{tmp_path / 'python3.13'}: does not run" in run.stderr
    assert f"{tmp_path / 'python3.12'}: Python 3.12.3 has no ensurepip" in run.stderr
    assert "https://www.python.org/downloads/" in run.stderr


def test_without_ensurepip_the_package_that_has_it_is_named(tmp_path: Path) -> None:
    run = started_by((3, 14, 1), tmp_path, lacking="ensurepip")
    assert run.returncode == 2
    assert "sudo apt-get install python3.14-venv" in run.stderr


@pytest.mark.parametrize("file", ["run.py", "interpreter.py"])
def test_what_runs_before_the_check_has_the_syntax_of_an_old_python(file: str) -> None:
    ast.parse((PACKAGING / file).read_text(encoding="utf-8"), feature_version=(3, 8))


def old_pythons() -> list[str]:
    """Return the Pythons 3.7 to 3.10 of this machine, on PATH or installed by pyenv."""
    names = [f"python3.{minor}" for minor in range(7, 11)]
    by_pyenv = [str(folder) for folder in Path.home().glob(".pyenv/versions/*/bin")]
    found = [shutil.which(name, path=folder) for name in names for folder in [*by_pyenv, *os.get_exec_path()]]
    works = [
        one
        for one in found
        if one and subprocess.run([one, "-V"], check=False, capture_output=True).returncode == 0
    ]
    return sorted({str(Path(one).resolve()) for one in works})


@pytest.mark.parametrize("python", old_pythons())
def test_a_real_old_python_hands_over(tmp_path: Path, python: str) -> None:
    a_python(tmp_path, "python3.12", "Python 3.12.9")
    command = [python, str(PACKAGING / "run.py"), "cards"]
    run = subprocess.run(command, env={"PATH": str(tmp_path)}, capture_output=True, text=True, check=False)
    assert "is too old; going on with Python 3.12.9" in run.stderr
    assert run.stdout == f"Python 3.12.9 runs {PACKAGING / 'run.py'} cards\n"
