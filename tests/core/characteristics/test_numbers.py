"""How much there is of what is counted as a spell resolves, or all the time (CR 608.2h, 611.3a)."""

from __future__ import annotations

from typing import Any

import pytest

from core.characteristics.current import characteristics
from core.terms.ids import ObjectId
from tests.support import AMY, NICOLE, RAJ, creature, life, played

OX = ObjectId("ox")
CREATURES = {"types": ["creature"]}
MINE = {"types": ["creature"], "controller": "you"}


def gained(of: Any, *objects: dict[str, Any], **fields: Any) -> int:
    """Return how much life Amy gains by a spell that counts something."""
    targets = fields.pop("targets", [])
    wanted: list[dict[str, Any]] = [{"what": {}} for _ in targets]
    does: list[dict[str, Any]] = [{"kind": "gain_life_now", "amount": {"kind": "counted", "of": of}}]
    does += [{"kind": "lose_life_now", "who": "target", "amount": 1}] if targets else []
    spell = {"types": ["sorcery"], "abilities": [{"kind": "spell", "targets": wanted, "does": does}]}
    players = fields.pop("players", [{"id": AMY}, {"id": NICOLE}])
    script = [{"by": AMY, "cast": "Tally", "targets": targets}]
    playthrough = played(
        *objects, script=script, cards={"Tally": spell}, players=players, start="precombat_main", **fields
    )
    assert playthrough.refused is None
    before: int = next(one.get("life", 20) for one in players if one["id"] == AMY)
    return life(playthrough, AMY) - before


def land(name: str, *subtypes: str, by: str = AMY) -> dict[str, Any]:
    return {"id": name, "name": name, "types": ["land"], "subtypes": [*subtypes], "controller": by}


def test_half_of_my_life() -> None:
    assert gained("life", players=[{"id": AMY, "life": 7}, {"id": NICOLE}]) == 7


def test_how_many_opponents_there_are() -> None:
    assert gained("opponents", players=[{"id": AMY}, {"id": NICOLE}, {"id": RAJ}]) == 2


def test_domain_counts_each_basic_land_type_once_and_of_mine_alone() -> None:
    mine = (
        land("isle", "Island"),
        land("lake", "Island"),
        land("tundra", "Plains", "Island"),
        land("gate", "Gate"),
    )
    assert gained("basic_land_types", *mine, land("wood", "Forest", by=NICOLE)) == 2


def test_the_greatest_power_and_the_total() -> None:
    board = creature("ox", "3/1"), creature("elk", "2/2"), creature("bear", "7/7", by=NICOLE)
    assert gained({"kind": "size_among", "among": MINE}, *board) == 3
    assert gained({"kind": "size_among", "how": "total", "among": MINE}, *board) == 5
    assert gained({"kind": "size_among", "among": MINE}) == 0
    assert (
        gained({"kind": "size_among", "how": "total", "side": "toughness", "among": CREATURES}, *board) == 10
    )


def test_different_powers_count_once() -> None:
    board = creature("ox", "3/1"), creature("elk", "3/2"), creature("bear", "7/7", by=NICOLE)
    assert gained({"kind": "different", "among": CREATURES}, *board) == 2


def test_counters_that_a_player_has() -> None:
    """CR 122.1."""
    players = [{"id": AMY}, {"id": NICOLE, "poison": 4}]
    assert (
        gained(
            {"kind": "counters_on", "on": "target", "counter": "poison"}, players=players, targets=[NICOLE]
        )
        == 4
    )
    assert gained({"kind": "counters_on", "on": "target"}, players=players, targets=[NICOLE]) == 4
    nothing = gained({"kind": "counters_on", "on": "target"}, players=players, targets=[AMY])
    assert nothing == -1  # the life that its target loses


@pytest.mark.parametrize(("whose", "power"), [("you", 1), ("opponents", 3), ("each_player", 4)])
def test_whose_cards_are_counted_all_the_time(whose: str, power: int) -> None:
    """CR 611.3a."""
    cards = {"kind": "cards", "zone": "graveyard", "whose": whose}
    grows = {"kind": "grants", "objects": {"which": "this"}, "power": 1, "for_each": cards}
    graveyards = {AMY: ["Shock"], NICOLE: ["Shock", "Grizzly Bears"], RAJ: ["Shock"]}
    players = [{"id": who, "graveyard": there} for who, there in graveyards.items()]
    playthrough = played(creature("ox", "0/4", abilities=[grows]), players=players)
    assert characteristics(playthrough.start, OX).power == power


@pytest.mark.parametrize("time", ["day", "night", None])
def test_as_long_as_it_is_day_or_night_or_neither(time: str | None) -> None:
    """CR 731.1."""
    powers = {}
    for wanted in ("day", "night", "neither"):
        grows = {"kind": "grants", "objects": {"which": "this"}, "power": 1, "as_long_as": {"time": wanted}}
        playthrough = played(creature("ox", "0/4", abilities=[grows]), time=time)
        powers[wanted] = characteristics(playthrough.start, OX).power
    assert powers == {one: int(one == (time or "neither")) for one in powers}


def test_creatures_that_attack_my_opponents() -> None:
    """CR 508.1b: neither those that attack me nor those that attack an opponent's planeswalker."""
    grows = {"kind": "grants", "objects": {"attacks": "opponent"}, "power": 1}
    walker = {"id": "walker", "name": "Walker", "types": ["planeswalker"], "loyalty": 4, "controller": RAJ}
    board = creature("ox", "0/4", abilities=[grows]), creature("elk", "1/1", by=NICOLE), walker
    more = creature("bear", "1/1", by=NICOLE), creature("cub", "1/1", by=NICOLE)
    attack = {"attack": {"elk": RAJ, "bear": AMY, "cub": "walker"}}
    playthrough = played(
        *board,
        *more,
        players=[{"id": one} for one in (AMY, NICOLE, RAJ)],
        active=NICOLE,
        script=[attack],
        until="declare_attackers",
    )
    assert playthrough.refused is None
    found = {one: characteristics(playthrough.game, ObjectId(one)).power for one in ("elk", "bear", "cub")}
    assert found == {"elk": 2, "bear": 1, "cub": 1}


@pytest.mark.parametrize(("kind", "counters"), [("creature", {"+1/+1": 1}), ("artifact", {})])
def test_nothing_is_larger_than_what_is_no_creature(kind: str, counters: dict[str, int]) -> None:
    """CR 702.100c."""
    mollusk = {"id": "ox", "name": "Mollusk", "types": [kind], "text": "Evolve", "controller": AMY}
    size = {"power": 1, "toughness": 1} if kind == "creature" else {}
    script = [{"by": AMY, "cast": "Grizzly Bears"}]
    playthrough = played({**mollusk, **size}, script=script, start="precombat_main")
    assert playthrough.game.battlefield[OX].counters == counters
