"""Whatever letters the output takes, a command prints what it has to, and never fails for them."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from core.scenario.saving import scenario_text
from gui.command_line.main import main
from tests.support import NICOLE, creature, table

ACCENTED = table(
    {**creature("drake", "2/2 flying"), "name": "Sévérine → Ægir"},
    title="Many letters: é, →, 水, 🜂",
    script=[{"attack": {"drake": NICOLE}}],
    notes=[{"text": "“Quoted” — and more …"}],
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "board.scenario.json"
    path.write_text(scenario_text(ACCENTED), encoding="utf-8")
    return path


def printed(monkeypatch: pytest.MonkeyPatch, encoding: str, *arguments: str) -> str:
    """Return what a command prints where the output has an encoding, errors among it."""
    out = io.TextIOWrapper(io.BytesIO(), encoding)
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stderr", out)
    main(arguments)
    out.flush()
    assert isinstance(out.buffer, io.BytesIO)
    return out.buffer.getvalue().decode(encoding)


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
@pytest.mark.parametrize("form", ["text", "markdown"])
def test_text_is_written_in_the_letters_there_are(
    file: Path, form: str, encoding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = printed(monkeypatch, encoding, "resolve", str(file), "--format", form)
    ascii_only = encoding == "ascii"
    assert ("Severine" if ascii_only else "Sévérine") in out
    assert ('"Quoted" - and more ...' if ascii_only else "“Quoted” — and more …") in out
    assert r"\u6c34, \U0001f702" in out


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_json_stays_the_same_data(file: Path, encoding: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written = printed(monkeypatch, encoding, "resolve", str(file), "--format", "json")
    assert json.loads(written) == json.loads(
        printed(monkeypatch, "utf-8", "resolve", str(file), "--format", "json")
    )
    assert json.loads(written)["title"] == ACCENTED.title


@pytest.mark.parametrize(
    "command",
    [
        ["answers", "FILE"],
        ["check", "FILE"],
        ["share", "FILE"],
        ["share", "FILE", "--line"],
        ["export", "FILE", "--to", "forge"],
        ["export", "FILE", "--to", "argentum"],
        ["resolve", "FILE", "--era", "all"],
        ["cards", "--json"],
        ["vocabulary"],
        ["schema"],
        ["read", "Créatures have flying."],
        ["rule", "702.19b"],
        ["resolve", "Amy 20: 2/2 “Ægir”"],
        ["resolve", "/no/such/水.json"],
    ],
    ids=" ".join,
)
def test_no_command_fails_for_a_letter(
    command: list[str], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert printed(monkeypatch, "ascii", *(str(file) if part == "FILE" else part for part in command))


@pytest.mark.parametrize("form", ["text", "markdown", "json"])
@pytest.mark.parametrize(
    "environment",
    [
        {"PYTHONIOENCODING": "ascii"},
        {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"},
    ],
    ids=str,
)
def test_the_program_prints_in_any_environment(environment: dict[str, str], form: str, file: Path) -> None:
    done = resolve("-", form, environment, file.read_bytes())
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"rine" in done.stdout


def test_bytes_that_are_no_letters_are_refused_in_a_sentence() -> None:
    done = resolve("-", "text", {"LC_ALL": "C.UTF-8"}, b'Amy 20: 2/2 "\xff"; Nicole 20: 1/1.')
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr


def resolve(
    given: str, form: str, environment: dict[str, str], text: bytes
) -> subprocess.CompletedProcess[bytes]:
    """Run `damagestep resolve` as a program of its own."""
    inherited = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "LC_"))}
    command = [sys.executable, "-m", "gui.command_line.main", "resolve", given, "--format", form]
    return subprocess.run(command, env=inherited | environment, input=text, capture_output=True, check=False)
