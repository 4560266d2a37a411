"""`damagestep import` and `damagestep export`, and other programs' files wherever a scenario may be given."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from core.scenario.reading import parse_scenario
from core.words.pseudo import unbracketed_words
from core.words.speaking import speak
from gui.command_line.main import main
from tests.gui.command_line.test_main import write
from tests.support import NICOLE, card, creature, table

PUZZLE = (
    "activephase=COMBAT_DECLARE_ATTACKERS\nailife=3\n"
    "humanbattlefield=Grizzly Bears|Attacking|Monstrous:2;Cave Troll|Attacking\n"
)
GROUPS = "[a]\nbattlefield:Human:Forest:1\n[b]\nbattlefield:Human:Hill Giant:2\n"


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    speak(None)


@pytest.fixture
def puzzle(tmp_path: Path) -> Path:
    """A puzzle of Forge with an unknown card."""
    path = tmp_path / "two attackers.pzl"
    path.write_text(PUZZLE, encoding="utf-8")
    return path


def test_import_prints_a_scenario_and_says_what_is_lost(
    puzzle: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["import", str(puzzle)]) == 0
    told = capsys.readouterr()
    board = parse_scenario(told.out)
    assert board.title == "two attackers"
    assert [spec.id for spec in board.battlefield] == ["grizzly-bears", "cave-troll"]
    assert told.err.splitlines() == [
        "not carried over: Grizzly Bears: that it is monstrous.",
        "Cave Troll isn't known here. It stands as “1/1”, without abilities.",
        'To say what it is: --as "Cave Troll=2/2 flying"',
    ]


def test_import_takes_descriptions_and_a_file_of_cards(
    puzzle: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.scenario.json"
    assert main(["import", str(puzzle), "--as", "cave troll=4/4 trample", "--out", str(out)]) == 0
    assert parse_scenario(out.read_text(encoding="utf-8")).battlefield[1].power == 4
    cards = tmp_path / "mine.json"
    troll = {"name": "Cave Troll", "type_line": "Creature — Troll", "power": "6", "toughness": "6"}
    cards.write_text(json.dumps([troll]), encoding="utf-8")
    capsys.readouterr()
    assert main(["import", str(puzzle), "--cards", str(cards)]) == 0
    told = capsys.readouterr()
    assert parse_scenario(told.out).cards["Cave Troll"].power == 6
    assert "known" not in told.err


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (["--as", "Cave Troll"], "'Cave Troll' can't be read. Write a name and what it is"),
        (["--as", "Cave Troll=big"], "Cave Troll: write a size and abilities, or a card type"),
        (["--cards", "nowhere.json"], "nowhere.json"),
        (["--out", "/nowhere/at/all.scenario.json"], "/nowhere/at/all.scenario.json"),
    ],
)
def test_import_refuses_what_it_cannot_do(
    puzzle: Path, more: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["import", str(puzzle), *more]) == 2
    assert told in capsys.readouterr().err


def test_import_asks_for_a_group_and_takes_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(GROUPS))
    assert main(["import", "-"]) == 2
    assert "this file has 2 groups: a and b. Choose one: damagestep import" in capsys.readouterr().err
    monkeypatch.setattr("sys.stdin", io.StringIO(GROUPS))
    assert main(["import", "-", "--group", "b"]) == 0
    assert len(parse_scenario(capsys.readouterr().out).battlefield) == 2


def test_import_refuses_other_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path, table())
    assert main(["import", str(path)]) == 2
    assert "this isn't a Forge game state or puzzle" in capsys.readouterr().err


def test_other_commands_take_such_a_file_in_place_of_a_scenario(
    puzzle: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["resolve", str(puzzle), "--brief"]) == 0
    told = capsys.readouterr()
    assert "AI: 3 → 0 life" in told.out
    assert "that it is monstrous" in told.err


def test_export_writes_for_both_programs_and_a_link_comes_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    board = write(
        tmp_path, table(card("Grizzly Bears", "bear", damage=1), creature("wall", "0/4", by=NICOLE))
    )
    out = tmp_path / "board.pzl"
    assert main(["export", str(board), "--to", "forge", "--out", str(out)]) == 0
    assert "humanbattlefield=Grizzly Bears|Damage:1\n" in out.read_text(encoding="utf-8")
    assert "not in this copy: Wall: it isn't a card of the library" in capsys.readouterr().err
    assert main(["export", str(board), "--to", "forge", "--by-name"]) == 0
    assert "aibattlefield=Wall\n" in capsys.readouterr().out
    assert main(["export", str(board), "--to", "argentum", "--link"]) == 0
    told = capsys.readouterr()
    assert told.err == "not in this copy: Grizzly Bears: the damage marked on it.\n"
    assert main(["import", f"https://example.org/play{told.out.strip()}"]) == 0
    assert [spec.id for spec in parse_scenario(capsys.readouterr().out).battlefield] == [
        "grizzly-bears",
        "wall",
    ]
    assert main(["export", str(board), "--to", "forge", "--link"]) == 2


@pytest.mark.parametrize("command", ["import", "export"])
def test_the_help_and_what_is_lost_are_said_in_the_language_spoken(
    command: str, puzzle: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    more = ["--to", "argentum"] if command == "export" else []
    main(["--language", "pseudo", command, str(puzzle), *more])
    said = capsys.readouterr().err
    assert "⟦monstrous⟧" in said
    assert [words for line in said.splitlines() if (words := unbracketed_words(line))] == []
