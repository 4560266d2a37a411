"""Who the defending player is that an ability refers to (CR 508.5)."""

from tests.support import AMY, NICOLE, creature, life, played

SIGIL = {
    "id": "sigil",
    "name": "Sigil",
    "types": ["artifact"],
    "subtypes": ["Equipment"],
    "controller": AMY,
    "attached_to": "bear",
    "abilities": [
        {
            "kind": "activated",
            "does": [{"kind": "lose_life_now", "who": "defending_player", "amount": 3}],
        }
    ],
}


def test_what_is_attached_to_an_attacker_refers_to_whom_it_attacks() -> None:
    playthrough = played(
        creature("bear", "2/2"),
        SIGIL,
        script=[{"attack": {"bear": NICOLE}}, {"activate": {"object": "sigil"}}],
        until="declare_attackers",
    )
    assert life(playthrough) == 17
