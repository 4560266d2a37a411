"""Creatures that can't attack the controller of a permanent (CR 508.1c)."""

from __future__ import annotations

from typing import Any

import pytest

from core.language.lines import UnreadableError, read_line, write_line
from tests.support import AMY, NICOLE, creature, played, rules_broken

RAJ = "raj"
PLAYERS = [{"id": AMY}, {"id": NICOLE}, {"id": RAJ}]
JACE = {"id": "jace", "name": "Jace", "types": ["planeswalker"], "loyalty": 3, "controller": NICOLE}


def web(text: str, by: str = NICOLE) -> dict[str, Any]:
    return {"id": "web", "name": "Web", "types": ["enchantment"], "text": text, "controller": by}


@pytest.mark.parametrize(
    ("text", "target", "is_kept_off"),
    [
        ("Creatures can't attack you.", NICOLE, True),
        ("Creatures can't attack you.", RAJ, False),
        ("Creatures can't attack you.", "jace", False),
        ("Creatures can't attack you or planeswalkers you control.", "jace", True),
        ("Creatures with power 3 or less can't attack you.", NICOLE, True),
        ("Creatures with flying can't attack you.", NICOLE, False),
    ],
)
def test_it_is_about_attacks_on_its_controller(text: str, target: str, *, is_kept_off: bool) -> None:
    script = [{"attack": {"bear": target}}]
    playthrough = played(creature("bear", "2/2"), web(text), JACE, script=script, players=PLAYERS)
    assert bool(rules_broken(playthrough)) is is_kept_off


def test_whoever_controls_it_is_kept_safe() -> None:
    script = [{"attack": {"bear": NICOLE}}]
    mine = web("Creatures can't attack you.", AMY)
    assert not rules_broken(played(creature("bear", "2/2"), mine, script=script))


@pytest.mark.parametrize(
    "line", ["Creatures can't attack you.", "Black creatures can't attack you or planeswalkers you control."]
)
def test_the_sentence_comes_back(line: str) -> None:
    (rule,) = read_line(line)
    assert write_line(rule) == line


def test_whose_creatures_it_is_is_not_said() -> None:
    with pytest.raises(UnreadableError):
        read_line("Creatures you control can't attack you.")
