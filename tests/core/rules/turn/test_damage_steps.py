"""The combat damage steps: who strikes when (CR 510.4), and what damage becomes (CR 120.3)."""

import pytest

from tests.support import AMY, NICOLE, card, creature, happened, is_there, life, permanent, played

ATTACK = {"attack": {"knight": NICOLE}}
BLOCK = {"block": {"bear": "knight"}}


def test_first_striker_is_not_hit_back() -> None:
    """CR 510.4, 704.5g: a creature destroyed after the first step deals nothing in the second."""
    playthrough = played(
        creature("knight", "3/1 first strike"), creature("bear", "3/3", by=NICOLE), script=[ATTACK, BLOCK]
    )
    assert (is_there(playthrough, "bear"), permanent(playthrough, "knight").damage) == (False, 0)


@pytest.mark.parametrize(("words", "steps"), [("", 1), ("first strike", 2), ("double strike", 2)])
def test_a_second_step_only_if_it_is_due(words: str, steps: int) -> None:
    playthrough = played(creature("knight", f"2/2 {words}"), script=[ATTACK])
    assert len(happened(playthrough, "damage_step_began")) == steps


def test_a_blocker_with_first_strike_makes_two_steps() -> None:
    playthrough = played(
        creature("knight", "2/2"), creature("bear", "2/2 first strike", by=NICOLE), script=[ATTACK, BLOCK]
    )
    assert [event["dealers"] for event in happened(playthrough, "damage_step_began")] == [["bear"], []]
    assert is_there(playthrough, "bear")


@pytest.mark.parametrize(
    ("start", "edit", "damage"),
    [
        ("3/3", {"gain": ["first strike"]}, 3),  # CR 702.7c
        ("3/3 first strike", {"lose": ["first strike"]}, 3),  # CR 702.7c
        ("3/3 double strike", {"lose": ["double strike"]}, 3),  # CR 702.4c
        ("3/3 first strike", {"gain": ["double strike"]}, 6),  # CR 702.4d
        ("3/3", {"gain": ["double strike"]}, 3),  # had neither as the first step began
        ("3/3 double strike", {}, 6),
        ("0/3 first strike", {"power": 3}, 0),  # among those of the first step, CR 510.4
    ],
)
def test_abilities_gained_and_lost_between_the_steps(
    start: str, edit: dict[str, object], damage: int
) -> None:
    playthrough = played(
        creature("knight", start),
        creature("drummer", "0/1 first strike"),
        script=[
            {"attack": {"knight": NICOLE, "drummer": NICOLE}},
            {"edit": {"object": "knight", "tapped": True, **edit}, "at": "first_strike_damage"},
        ],
    )
    assert life(playthrough) == 20 - damage


def test_damage_of_both_players_is_one_event() -> None:
    """CR 510.2, 120.4d."""
    playthrough = played(
        creature("knight", "2/2"), creature("bear", "2/2", by=NICOLE), script=[ATTACK, BLOCK]
    )
    assert len(happened(playthrough, "damage_event_occurred")) == 1
    assert not is_there(playthrough, "knight")
    assert not is_there(playthrough, "bear")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("", {"life": 17, "poison": 0}),
        ("infect", {"life": 20, "poison": 3}),
        ("wither", {"life": 17, "poison": 0}),
        ("toxic 1", {"life": 17, "poison": 1}),
        ("toxic 1, toxic 2", {"life": 17, "poison": 3}),
        ("infect, toxic 2", {"life": 20, "poison": 5}),
        ("double strike, toxic 2", {"life": 14, "poison": 4}),
    ],
)
def test_damage_to_a_player(words: str, expected: dict[str, int]) -> None:
    """CR 120.3a, 120.3b, 120.3g."""
    player = played(creature("knight", f"3/3 {words}"), script=[ATTACK]).game.players[NICOLE]
    assert {"life": player.life, "poison": player.poison} == expected


@pytest.mark.parametrize("words", ["wither", "infect", "wither, infect"])
def test_counters_instead_of_marked_damage(words: str) -> None:
    """CR 120.3d: and only once."""
    playthrough = played(
        creature("knight", f"2/9 {words}"), creature("bear", "0/5", by=NICOLE), script=[ATTACK, BLOCK]
    )
    bear = permanent(playthrough, "bear")
    assert (bear.damage, bear.counters) == (0, {"-1/-1": 2})


def test_lifelink_gains_once_for_each_source() -> None:
    """CR 702.15e, 119.9."""
    playthrough = played(
        creature("knight", "3/3 lifelink"),
        creature("page", "1/1 lifelink"),
        creature("b1", "0/1", by=NICOLE),
        creature("b2", "0/1", by=NICOLE),
        script=[
            {"attack": {"knight": NICOLE, "page": NICOLE}},
            {"block": {"b1": "knight", "b2": "knight"}},
        ],
    )
    gains = [(gain["source"], gain["amount"]) for gain in happened(playthrough, "life_gained")]
    assert gains[: len(gains) // 2] == [("knight", 3), ("page", 1)]
    assert life(playthrough, AMY) == 24


def test_protection_prevents_and_nothing_else_happens() -> None:
    """CR 702.16e: prevented damage was assigned, but is not dealt: no lifelink either."""
    playthrough = played(
        creature("knight", "3/3 lifelink", colors=["R"]),
        creature("bear", "2/2 protection from red", by=NICOLE),
        script=[ATTACK, BLOCK],
    )
    prevented = happened(playthrough, "damage_prevented")
    assert [(event["by"], event["prevented"][0]["amount"]) for event in prevented] == [("bear/protection", 3)]
    assert life(playthrough, AMY) == 20
    assert permanent(playthrough, "bear").damage == 0


def test_when_all_damage_is_prevented_none_is_dealt() -> None:
    playthrough = played(
        creature("knight", "3/3", colors=["R"]),
        creature("bear", "0/2 protection from red", by=NICOLE),
        script=[ATTACK, BLOCK],
    )
    assert happened(playthrough, "damage_dealt") == []
    assert happened(playthrough, "damage_event_occurred") == []


@pytest.mark.parametrize(
    ("attacker", "blocker", "excess"),
    [
        ("9/9", {"line": "0/3"}, 6),
        ("9/9", {"line": "0/3", "damage": 1}, 7),
        ("9/9 deathtouch", {"line": "0/3"}, 8),
        ("3/3", {"line": "0/3"}, 0),
        ("3/3 wither", {"line": "0/2"}, 1),
    ],
)
def test_excess_damage_dealt_to_a_creature(attacker: str, blocker: dict[str, object], excess: int) -> None:
    """CR 120.10."""
    bear = creature("bear", str(blocker["line"]), by=NICOLE, damage=blocker.get("damage", 0))
    playthrough = played(creature("knight", attacker), bear, script=[ATTACK, BLOCK])
    (event,) = happened(playthrough, "damage_event_occurred")
    assert event["excess"] == ({"bear": excess} if excess else {})


def test_a_permanent_of_several_types_gets_every_result() -> None:
    """CR 120.3, 120.10: loyalty removed and damage marked; the greatest excess counts."""
    playthrough = played(
        creature("knight", "6/6"),
        card("Marisel, Oath in Bronze", "marisel", by=NICOLE, toughness=9, counters={"loyalty": 4}),
        script=[{"attack": {"knight": "marisel"}}],
    )
    (event,) = happened(playthrough, "damage_event_occurred")
    assert [result["kind"] for result in event["results"]] == ["counters_removed", "damage_marked"]
    assert event["excess"] == {"marisel": 2}


def test_commander_damage_is_counted_by_commander() -> None:
    """CR 903.10a."""
    playthrough = played(
        creature("general", "7/7", commander=True),
        creature("twin", "7/7", commander=True),
        script=[{"attack": {"general": NICOLE, "twin": NICOLE}}],
        players=[{"id": AMY}, {"id": NICOLE, "life": 40, "commander_damage": {"general": 13}}],
    )
    assert playthrough.game.players[NICOLE].commander_damage == {"general": 20, "twin": 7}
    assert not playthrough.game.is_over
