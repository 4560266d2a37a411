"""Effects on where things go instead of the graveyard (CR 614.6)."""

from __future__ import annotations

from tests.support import AMY, NICOLE, creature, played


def test_an_effect_on_one_creature_lets_others_die() -> None:
    exile = {
        "name": "Exile",
        "controller": AMY,
        "effect": {"kind": "graveyard", "which": {"types": ["creature"]}, "instead": "exile"},
        "protects": "bear",
    }
    playthrough = played(
        creature("ox", "4/4"),
        creature("giant", "4/4"),
        creature("bear", "2/2", by=NICOLE),
        creature("elk", "2/2", by=NICOLE),
        script=[{"attack": {"ox": NICOLE, "giant": NICOLE}}, {"block": {"bear": "ox", "elk": "giant"}}],
        effects=[exile],
    )
    assert [one.card.name for one in playthrough.game.exile] == ["Bear"]
    assert [one.card.name for one in playthrough.game.graveyard] == ["Elk"]
