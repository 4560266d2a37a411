"""Every command takes a board in every form, and says in a sentence what is wrong with it."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from core.sharing.share_code import share_code
from gui.command_line.main import main
from tests.support import NICOLE, creature, table

LINE = "Amy 20: Grizzly Bears; Nicole 20: Hill Giant. Grizzly Bears attacks Nicole."
CROWD = table(*(creature(f"creature-{number}", "2/2", by=NICOLE) for number in range(40)))
UNKNOWN = """{"format": "damage-step/1", "players": [{"id": "amy"}, {"id": "nicole"}],
"battlefield": [{"id": "it", "card": "Grizly Bears", "controller": "amy"}]}"""
MISPLACED = UNKNOWN.replace('"card": "Grizly Bears"', '"card": "Grizzly Bears", "attached_to": "ox"')


@pytest.fixture
def standard_input(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    given = io.StringIO(LINE)
    monkeypatch.setattr("sys.stdin", given)
    return given


@pytest.mark.parametrize("given", [LINE, share_code(CROWD)])
def test_a_line_and_a_share_code_are_checked(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A share code of 255 characters and more is no name of a file."""
    assert main(["check", given]) == 0
    assert capsys.readouterr().out == "1 scenario: 1 as expected, 0 different, 0 invalid\n"


@pytest.mark.usefixtures("standard_input")
def test_standard_input_is_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "-"]) == 0
    assert capsys.readouterr().out == "1 scenario: 1 as expected, 0 different, 0 invalid\n"


@pytest.mark.parametrize(
    "command",
    [
        ["export", "--to", "forge"],
        ["export", "--to", "argentum"],
        ["share"],
        ["share", "--line"],
        ["resolve"],
        ["check"],
    ],
)
@pytest.mark.parametrize(
    ("content", "why"),
    [
        (UNKNOWN, "unknown card 'Grizly Bears'. Did you mean 'Grizzly Bears'?"),
        (MISPLACED, "attached_to: unknown player or object 'ox'"),
    ],
)
def test_no_command_takes_a_board_that_can_not_be_played(
    command: list[str], content: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "board.scenario.json"
    file.write_text(content)
    assert main([*command, str(file)]) == 2
    assert why in capsys.readouterr().err


def test_all_that_is_wrong_is_told_if_it_is_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "board.scenario.json"
    wrong = ",".join(f'{{"choose": "nobody{number}"}}' for number in range(20))
    file.write_text(UNKNOWN.replace("Grizly", "Grizzly")[:-1] + f', "script": [{wrong}]}}')
    main(["check", str(file)])
    assert "… and 12 more" in capsys.readouterr().err
    main(["check", "--all", str(file)])
    assert "nobody19" in capsys.readouterr().err
