"""What `that player` controls: of the player an ability triggered on, or of the one who is a target."""

from __future__ import annotations

from tests.support import AMY, NICOLE, RAJ, creature, permanent, played


def test_a_spell_speaks_of_what_its_target_controls() -> None:
    storm = {
        "types": ["sorcery"],
        "abilities": [
            {
                "kind": "spell",
                "targets": [{"what": {"players": "any"}}],
                "does": [
                    {"kind": "deal_damage", "amount": 1},
                    {
                        "kind": "deal_damage",
                        "amount": 1,
                        "each": {"objects": {"types": ["creature"], "controller": "that_player"}},
                    },
                ],
            }
        ],
    }
    playthrough = played(
        creature("ox", "3/3"),
        creature("wall", "0/4", by=NICOLE),
        creature("elk", "3/3", by=RAJ),
        players=[{"id": one} for one in (AMY, NICOLE, RAJ)],
        start="precombat_main",
        cards={"Storm": storm},
        script=[{"cast": "Storm", "by": AMY, "targets": [NICOLE]}],
    )
    assert [permanent(playthrough, one).damage for one in ("ox", "wall", "elk")] == [0, 1, 0]
