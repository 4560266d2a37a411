"""Random boards of a file's cards: what the players do there is legal, and what must always hold holds."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from core.scenario.format import Scenario
from tests.core import fuzz
from tests.core.properties import check
from tests.core.random_cards import CardPool, play_cards_at_random, random_board_of_cards

_DASH, _POINT = "\N{EM DASH}", "\N{BULLET}"
_WAYS = (
    f"Choose one {_DASH}\n"
    f"{_POINT} Target creature gets +2/+2 until end of turn.\n"
    f"{_POINT} Destroy target creature."
)
_SPARKS = "Sparks deals 3 damage divided as you choose among one, two, or three targets."
CARDS = (
    ("Ember Cub", f"Creature {_DASH} Cat", "{R}: This creature gets +1/+0 until end of turn."),
    ("Old Wall", f"Creature {_DASH} Wall", "Defender\n{T}: This creature deals 1 damage to any target."),
    ("Light Blade", f"Artifact {_DASH} Equipment", "Equipped creature gets +1/+1.\nEquip {0}"),
    ("Spark", "Instant", "Spark deals 2 damage to any target."),
    ("Two Ways", "Instant", _WAYS),
    ("Sparks", "Sorcery", _SPARKS),
    ("Holy Robe", f"Enchantment {_DASH} Aura", "Enchant creature\nEnchanted creature has lifelink."),
    ("Riddle", "Sorcery", "Destroy target creature that dreams."),
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a file of printed cards, one of which can't be read."""
    lines = [
        {"name": name, "type_line": kinds, "oracle_text": text, "power": "2", "toughness": "3"}
        for name, kinds, text in CARDS
    ]
    path = tmp_path / "cards.jsonl"
    path.write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    return path


def played(file: Path, count: int) -> Counter[str]:
    """Play so many boards; return how often the players did something of each kind."""
    pool, done = CardPool(file), Counter[str]()
    for number in range(count):
        random = Random(number)
        scenario, playthrough = play_cards_at_random(random, random_board_of_cards(random, pool))
        check(scenario, playthrough)
        assert playthrough.refused is None
        assert not playthrough.unused
        done.update(type(entry).__name__ for entry in scenario.script)
    return done


def test_players_cast_activate_attack_and_block(file: Path) -> None:
    done = played(file, 25)
    for kind in ("CastSpec", "ActivateSpec", "AttackSpec", "BlockSpec"):
        assert done[kind] >= 5, kind


def test_only_cards_that_are_read_whole_are_drawn(file: Path) -> None:
    pool, random = CardPool(file), Random(1)
    drawn = {pool.draw(random)[0] for _ in range(100)}
    assert drawn == {name for name, *_ in CARDS} - {"Riddle"}


def test_a_number_makes_the_same_board_again(file: Path) -> None:
    def board() -> Scenario:
        return random_board_of_cards(Random(5), CardPool(file))

    assert board() == board()


def test_a_run_with_a_file_of_cards(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["3", "--seed", "7", "--cards", str(file)]) == 0
    assert capsys.readouterr().out.endswith("No fault.\n")
