"""Abilities that are given and are no keywords: they belong to whatever has them (CR 109.5, 613.1f)."""

from typing import Any

import pytest

from core.abilities.keywords import Keyword
from core.characteristics.current import characteristics
from core.explain.characteristics import why_it_is
from core.explain.explain import explain
from core.terms.ids import ObjectId
from tests.support import AMY, NICOLE, card, creature, life, played

BEAR = ObjectId("bear")
OX = ObjectId("ox")
LIFE_FOR_DAMAGE = {
    "kind": "triggered",
    "when": {"event": "deals_damage"},
    "does": [{"kind": "gain_life_now", "amount": "that_much"}],
}
OTHERS_FLY = {
    "kind": "grants",
    "objects": {"which": "other", "types": ["creature"], "controller": "you"},
    "power": 1,
    "phrases": ["flying"],
}
SILENCE = {"kind": "grants", "objects": {"types": ["creature"]}, "loses_abilities": True}


def enchantment(id_: str, ability: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """Return an enchantment with one ability."""
    named = {"id": id_, "name": id_.capitalize(), "types": ["enchantment"], "controller": AMY}
    return {**named, "abilities": [ability], **fields}


def aura(id_: str, *given: dict[str, Any], **grants: Any) -> dict[str, Any]:
    """Return an Aura on the bear that gives it abilities."""
    effect = {"kind": "grants", "objects": {"which": "bearer"}, "abilities": given, **grants}
    on_bear = {"subtypes": ["Aura"], "keywords": ["enchant creature"], "attached_to": "bear"}
    return enchantment(id_, effect, **on_bear)


def test_a_given_static_ability_applies_from_its_layer_on() -> None:
    """CR 613.6, 109.5: whoever controls the creature is who controls the others."""
    board = (creature("bear", "2/2", by=NICOLE), creature("ox", "3/3", by=NICOLE), creature("elf", "1/1"))
    game = played(*board, aura("banner", OTHERS_FLY)).start
    ox, elf = characteristics(game, OX), characteristics(game, ObjectId("elf"))
    assert (ox.power, ox.has(Keyword.FLYING)) == (4, True)
    assert (elf.power, elf.has(Keyword.FLYING)) == (1, False)


def test_it_is_as_old_as_what_gave_it() -> None:
    """CR 613.7a: given after the silence, it gives the ox flying; given before, it is lost."""
    board = (creature("bear", "2/2"), creature("ox", "3/3"))
    newer = played(*board, enchantment("hush", SILENCE), aura("banner", OTHERS_FLY)).start
    older = played(*board, aura("banner", OTHERS_FLY), enchantment("hush", SILENCE)).start
    assert characteristics(newer, OX).has(Keyword.FLYING)
    assert not characteristics(older, OX).has(Keyword.FLYING)
    assert characteristics(older, OX).power == 3
    assert characteristics(older, BEAR).effects == ()


def test_two_of_the_same_trigger_twice() -> None:
    board = (creature("bear", "2/2"), aura("leech", LIFE_FOR_DAMAGE), aura("tick", LIFE_FOR_DAMAGE))
    playthrough = played(*board, script=[{"attack": {"bear": NICOLE}}])
    assert (life(playthrough, AMY), life(playthrough, NICOLE)) == (24, 18)


def test_it_triggers_though_its_creature_died_of_the_same_damage() -> None:
    """CR 113.7a: the ability is there on its own, and its controller is who had the creature."""
    board = (creature("bear", "2/2"), creature("ox", "3/3", by=NICOLE), aura("leech", LIFE_FOR_DAMAGE))
    playthrough = played(*board, script=[{"attack": {"bear": NICOLE}}, {"block": {"ox": "bear"}}])
    assert BEAR not in playthrough.game.battlefield
    assert life(playthrough, AMY) == 22
    told = " ".join(explain(frame).text for frame in playthrough.frames)
    assert "Bear's ability triggers: Bear dealt 2 damage to Ox (CR 603.2)." in told


def test_it_lasts_for_the_turn_and_is_told() -> None:
    gift = {"kind": "give", "abilities": [LIFE_FOR_DAMAGE], "phrases": ["trample"]}
    spark = {"kind": "activated", "targets": [{"what": {"objects": {}}}], "does": [gift]}
    playthrough = played(
        creature("bear", "2/2"),
        enchantment("spark", spark),
        script=[{"activate": {"object": "spark"}, "targets": ["bear"]}],
        start="beginning_of_combat",
        until="beginning_of_combat",
    )
    assert why_it_is(playthrough.game, BEAR)[1] == (
        "Spark's ability: has trample and “Whenever this creature deals damage, you gain that much life.” "
        "(CR 613.1f)"
    )


def test_what_it_takes_away_and_gives_at_once() -> None:
    """CR 613.1f: an effect that takes all abilities gives its own afterwards."""
    ping = {"kind": "activated", "tap": True, "targets": [{}], "does": [{"kind": "deal_damage", "amount": 1}]}
    game = played(card("Mogg Fanatic", "bear"), aura("curse", ping, loses_abilities=True)).start
    assert [one.kind for one in characteristics(game, BEAR).effects] == ["activated"]
    told = why_it_is(game, BEAR)
    assert "lost all its abilities because of Curse (CR 613.1f)" in told
    assert "Curse: has “{T}: This creature deals 1 damage to any target.” (CR 613.1f)" in told


@pytest.mark.parametrize(
    ("counters", "expected"),
    [({"+1/+0": 1}, (3, 2)), ({"+0/+1": 2}, (2, 4)), ({"-2/-1": 1}, (0, 1)), ({"spore": 3}, (2, 2))],
)
def test_counters_that_change_only_one_of_the_two(
    counters: dict[str, int], expected: tuple[int, int]
) -> None:
    """CR 122.1a."""
    what = characteristics(played(creature("bear", "2/2", counters=counters)).game, BEAR)
    assert (what.power, what.toughness) == expected


def test_three_that_wait_for_each_other_in_a_circle_go_by_their_timestamps() -> None:
    """CR 613.8b."""
    circle = [("flying", "trample"), ("trample", "haste"), ("haste", "flying")]
    playthrough = played(
        *(creature(has, f"1/1 {has}") for has, _ in circle),
        *(
            enchantment(f"e{place}", {"kind": "grants", "objects": {"keyword": has}, "phrases": [gets]})
            for place, (has, gets) in enumerate(circle)
        ),
    )
    keywords = (Keyword.FLYING, Keyword.TRAMPLE, Keyword.HASTE)
    has = {
        one: [characteristics(playthrough.game, ObjectId(one)).has(keyword) for keyword in keywords]
        for one, _ in circle
    }
    assert has == {
        "flying": [True, True, True],
        "trample": [True, True, True],
        "haste": [True, False, True],
    }
