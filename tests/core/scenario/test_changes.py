"""Changing a scenario: what goes with an object that is taken off the table."""

from core.scenario.changes import without
from core.scenario.entries import AttackSpec
from tests.support import NICOLE, creature, table

ATTACK = {"attack": {"knight": NICOLE, "bear": NICOLE}, "enlist": {"knight": ["ox", "elk"]}}
BOARD = (
    creature("knight", "1/1", keywords=["enlist", "enlist"]),
    *(creature(name, "2/2") for name in ("bear", "ox", "elk")),
)


def _attack_without(*gone: str) -> AttackSpec:
    (entry,) = without(table(*BOARD, script=[ATTACK]), gone).script
    assert isinstance(entry, AttackSpec)
    return entry


def test_an_enlisted_creature_is_no_longer_enlisted() -> None:
    assert _attack_without("ox").enlist == {"knight": "elk"}
    assert _attack_without("ox", "elk").enlist == {}


def test_nobody_is_enlisted_by_what_is_gone() -> None:
    assert _attack_without("knight").enlist == {}
    assert _attack_without("bear").enlist == {"knight": ("ox", "elk")}
