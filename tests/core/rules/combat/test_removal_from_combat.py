"""Removal from combat (CR 506.4)."""

from typing import Any

import pytest

from tests.support import AMY, NICOLE, RAJ, card, creature, happened, life, permanent, played


def edit(at: str, **changes: Any) -> dict[str, Any]:
    return {"edit": changes, "at": at}


def test_an_attacker_that_changes_controller_is_removed() -> None:
    playthrough = played(
        creature("ox", "3/3"),
        script=[{"attack": {"ox": NICOLE}}, edit("declare_attackers", object="ox", controller=NICOLE)],
    )
    assert [event["reason"] for event in happened(playthrough, "removed_from_combat")] == ["controller"]
    assert life(playthrough) == 20


def test_a_creature_that_becomes_a_battle_is_removed() -> None:
    playthrough = played(
        creature("ox", "3/3", counters={"defense": 2}),
        script=[
            {"attack": {"ox": NICOLE}},
            edit("declare_attackers", object="ox", types=["creature", "battle"]),
        ],
    )
    assert [event["reason"] for event in happened(playthrough, "removed_from_combat")] == ["became a battle"]


def test_a_planeswalker_that_blocks_and_is_attacked_keeps_the_other_role() -> None:
    """CR 506.4d."""
    playthrough = played(
        creature("ox", "3/3"),
        creature("elk", "2/2"),
        card("Marisel, Oath in Bronze", "marisel", by=NICOLE),
        script=[
            {"attack": {"ox": "marisel", "elk": NICOLE}},
            {"block": {"marisel": "elk"}},
            edit("declare_blockers", object="marisel", types=["creature"]),
        ],
    )
    assert [event["role"] for event in happened(playthrough, "removed_from_combat")] == ["attacked"]
    assert permanent(playthrough, "marisel").damage == 2
    assert permanent(playthrough, "marisel").counters == {"loyalty": 5}


def test_tapping_does_not_stop_damage() -> None:
    """CR 506.4b."""
    playthrough = played(
        creature("ox", "3/3 vigilance"),
        creature("bear", "2/2", by=NICOLE),
        script=[
            {"attack": {"ox": NICOLE}},
            {"block": {"bear": "ox"}},
            edit("declare_blockers", object="bear", tapped=True),
        ],
    )
    assert permanent(playthrough, "ox").damage == 2


def test_removed_by_an_effect_it_stays_on_the_battlefield() -> None:
    playthrough = played(
        creature("ox", "3/3"),
        script=[{"attack": {"ox": NICOLE}}, edit("declare_attackers", object="ox", remove_from_combat=True)],
    )
    assert "ox" in playthrough.game.battlefield
    assert life(playthrough) == 20


def test_leaving_a_band() -> None:
    """CR 702.22f, 702.22h: a creature that left the band is not blocked with it."""
    playthrough = played(
        creature("hero", "1/1 banding"),
        creature("ox", "3/3"),
        creature("bear", "2/2", by=NICOLE),
        script=[
            {"attack": {"hero": NICOLE, "ox": NICOLE}, "bands": [["hero", "ox"]]},
            edit("declare_attackers", object="hero", move="hand"),
            {"block": {"bear": "ox"}},
        ],
    )
    (declared,) = happened(playthrough, "blockers_declared")
    assert declared["blocked"] == ["ox"]


def test_those_who_are_left_of_a_band_stay_one() -> None:
    """CR 702.22f, 702.22h: who blocks one of them blocks them all."""
    playthrough = played(
        creature("hero", "1/1 banding"),
        creature("squire", "1/1 banding"),
        creature("ox", "3/3"),
        creature("bear", "2/2", by=NICOLE),
        script=[
            {
                "attack": {"hero": NICOLE, "squire": NICOLE, "ox": NICOLE},
                "bands": [["hero", "squire", "ox"]],
            },
            edit("declare_attackers", object="hero", move="hand"),
            {"block": {"bear": "ox"}},
        ],
    )
    (declared,) = happened(playthrough, "blockers_declared")
    assert sorted(declared["blocked"]) == ["ox", "squire"]


def test_a_battle_defended_by_a_third_player_is_blocked_by_that_player_only() -> None:
    """CR 310.8c, 310.8d, 508.5."""
    players = [{"id": AMY}, {"id": NICOLE}, {"id": RAJ}]
    board = [
        creature("ox", "3/3"),
        card("Siege of Highwall", "siege", protector=RAJ),
        creature("bear", "2/2", by=NICOLE),
        creature("imp", "1/1", by=RAJ),
    ]
    attack = {"attack": {"ox": "siege"}}
    by_raj = played(*board, script=[attack, {"block": {"imp": "ox"}}], players=players)
    assert by_raj.refused is None
    by_nicole = played(*board, script=[attack, {"block": {"bear": "ox"}, "by": RAJ}], players=players)
    assert by_nicole.refused is not None


def test_what_was_a_creature_by_an_effect_that_is_gone_is_removed() -> None:
    """CR 506.4: the land stops being a creature with the permanent that made it one."""
    waker = creature(
        "waker",
        "1/1",
        abilities=[
            {
                "kind": "grants",
                "objects": {"types": ["land"]},
                "types": ["creature"],
                "base_power": 3,
                "base_toughness": 3,
            }
        ],
    )
    land = {"id": "land", "name": "Land", "types": ["land"], "controller": AMY}
    playthrough = played(
        waker,
        land,
        creature("archer", "1/1 first strike", by=NICOLE),
        script=[{"attack": {"waker": NICOLE, "land": NICOLE}}, {"block": {"archer": "waker"}}],
    )
    assert [event["object"] for event in happened(playthrough, "removed_from_combat")] == ["land"]
    assert life(playthrough) == 20


@pytest.mark.parametrize(
    ("types", "protector", "rules"),
    [
        (["planeswalker"], NICOLE, []),
        (["planeswalker"], RAJ, ["506.4e"]),
        (["battle"], RAJ, []),
        (["artifact"], NICOLE, ["506.4e"]),
        (["planeswalker", "battle", "creature"], NICOLE, []),
    ],
)
def test_what_was_planeswalker_and_battle(types: list[str], protector: str, rules: list[str]) -> None:
    """CR 506.4e."""
    fort = {
        "id": "fort",
        "name": "Fort",
        "types": ["planeswalker", "battle"],
        "controller": NICOLE,
        "protector": protector,
        "counters": {"loyalty": 3, "defense": 3},
    }
    fields = {"power": 1, "toughness": 9} if "creature" in types else {}
    playthrough = played(
        creature("ox", "1/1"),
        fort,
        script=[{"attack": {"ox": "fort"}}, edit("declare_attackers", object="fort", types=types, **fields)],
        players=[{"id": AMY}, {"id": NICOLE}, {"id": RAJ}],
    )
    assert playthrough.refused is None
    assert [event["rule"] for event in happened(playthrough, "removed_from_combat")] == rules
