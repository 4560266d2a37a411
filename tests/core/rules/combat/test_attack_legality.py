"""Who can attack what, as long as something is true (CR 508.1c, 508.1d)."""

from __future__ import annotations

from typing import Any

import pytest

from core.explain.violations import what_is_wrong
from tests.support import AMY, NICOLE, RAJ, card, creature, played, rules_broken

THREE = [{"id": AMY}, {"id": NICOLE}, {"id": RAJ}]
ISLAND = "can't attack unless defending player controls an Island"


def serpent(*phrases: str, **fields: Any) -> dict[str, Any]:
    return creature("serpent", "5/5", keywords=phrases, **fields)


@pytest.mark.parametrize(("attacked", "rules"), [(RAJ, []), (NICOLE, ["508.1c"])])
def test_the_defending_player_is_whom_it_would_attack(attacked: str, rules: list[str]) -> None:
    """CR 508.5."""
    script = [{"attack": {"serpent": attacked}}]
    island = card("Island", "island", by=RAJ)
    assert rules_broken(played(serpent(ISLAND), island, players=THREE, script=script)) == rules


def test_what_must_attack_attacks_where_it_can() -> None:
    """CR 508.1d: by default it attacks Raj; with no Island anywhere it need not attack."""
    must = serpent(ISLAND, "attacks each combat if able")
    playthrough = played(must, card("Island", "island", by=RAJ), players=THREE)
    assert playthrough.game.players[RAJ].life == 15
    assert rules_broken(played(must, players=THREE, script=[{"attack": {}}])) == []


@pytest.mark.parametrize(("lands", "rules"), [([], ["508.1c"]), ([card("Island", "island")], [])])
def test_what_its_own_controller_needs(lands: list[dict[str, Any]], rules: list[str]) -> None:
    playthrough = played(
        serpent("can't attack unless you control an Island"),
        *lands,
        script=[{"attack": {"serpent": NICOLE}}],
    )
    assert rules_broken(playthrough) == rules


def test_why_it_cannot() -> None:
    playthrough = played(serpent(ISLAND), script=[{"attack": {"serpent": NICOLE}}])
    assert playthrough.refused is not None
    (wrong,) = what_is_wrong(playthrough.refused)
    assert wrong.sentence.startswith("Serpent can't attack unless defending player controls an Island")


def test_as_though_it_had_no_defender() -> None:
    """CR 609.4: only that; tapped it stays at home."""
    script = [{"attack": {"serpent": NICOLE}}]
    freed = ("defender", "can attack as though it didn't have defender")
    assert rules_broken(played(serpent("defender"), script=script)) == ["702.3b"]
    assert rules_broken(played(serpent(*freed), script=script)) == []
    assert rules_broken(played(serpent(*freed, tapped=True), script=script)) == ["508.1a"]
