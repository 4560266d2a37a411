"""CR 104.4b, 732.4: a loop of mandatory actions is a draw, and what only takes long is none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from core.explain.explain import explain
from core.play.playthrough import Asking, Playthrough
from tests.support import AMY, NICOLE, creature, happened, is_there, life, permanent, played

YOU_GAIN = {"event": "gains_life", "which": {"players": "you"}}
THIS_GETS_COUNTERS = {"event": "gets_counters"}
THIS_IS_DEALT_DAMAGE = {"event": "is_dealt_damage"}
ANOTHER_ENTERS = {"event": "enters", "which": {"objects": {"types": ["creature"]}}}
YOUR_END_STEP = {"event": "step_begins", "step": "end", "which": {"players": "you"}}
THIS_DIES = {"event": "dies"}

GAIN_1 = {"kind": "gain_life_now", "amount": 1}
GROW = {"kind": "put_counters_now", "on": "this", "counter": "+1/+1"}
PUMP = {"kind": "give", "on": "this", "power": 1, "toughness": 1}
RETURN = {"kind": "return_to_battlefield", "on": "this"}
MAKE_SOLDIER = {"kind": "create_tokens", "token": {"subtypes": ["Soldier"], "power": 1, "toughness": 1}}

MANY = [{"id": AMY}, {"id": NICOLE, "life": 10_000}]


def when(event: dict[str, Any], *does: dict[str, Any], **more: object) -> dict[str, Any]:
    """Return a triggered ability."""
    return {"kind": "triggered", "when": event, "does": list(does), **more}


def enchantment(name: str, *abilities: dict[str, Any], by: str = AMY) -> dict[str, Any]:
    """Return an enchantment with these abilities."""
    return {
        "id": name,
        "name": name,
        "types": ["enchantment"],
        "controller": by,
        "abilities": list(abilities),
    }


def attacked(*others: dict[str, Any], phrase: str = " lifelink", **fields: Any) -> Playthrough:
    """Return what comes of it when a cleric attacks, most often one with lifelink."""
    script = [{"attack": {"cleric": NICOLE}}]
    return played(creature("cleric", f"1/1{phrase}"), *others, script=script, **fields)


def ending(playthrough: Playthrough) -> str:
    """Return the kind of the last event."""
    return playthrough.frames[-1].event.kind


DRAIN = enchantment(
    "drain", when(YOU_GAIN, {"kind": "lose_life_now", "amount": 1, "who": "opponents"}, GAIN_1)
)

LOOPS = {
    "life": [enchantment("echo", when(YOU_GAIN, GAIN_1))],
    "more and more life": [
        enchantment("echo", when(YOU_GAIN, {"kind": "gain_life_now", "amount": "that_much"})),
        enchantment("choir", when(YOU_GAIN, {"kind": "gain_life_now", "amount": 2})),
    ],
    "life and counters": [
        creature("hero", "1/1", abilities=[when(YOU_GAIN, GROW), when(THIS_GETS_COUNTERS, GAIN_1)])
    ],
    "two permanents": [
        creature("hero", "1/1", abilities=[when(YOU_GAIN, GROW)]),
        enchantment("choir", when({**THIS_GETS_COUNTERS, "which": {"objects": {}}}, GAIN_1)),
    ],
    "life and effects until end of turn": [
        creature("hero", "1/1", abilities=[when(YOU_GAIN, PUMP, GAIN_1)]),
    ],
    "damage": [
        creature(
            "ox",
            "1/3 indestructible",
            abilities=[
                when(YOU_GAIN, {"kind": "deal_damage", "amount": 1, "to": "this"}),
                when(THIS_IS_DEALT_DAMAGE, {"kind": "deal_damage", "amount": 1, "to": "this"}),
            ],
        )
    ],
    "tokens": [
        enchantment("call", when(YOU_GAIN, MAKE_SOLDIER), when(ANOTHER_ENTERS, MAKE_SOLDIER)),
    ],
    "more and more tokens": [
        enchantment("call", when(YOU_GAIN, MAKE_SOLDIER), when(ANOTHER_ENTERS, MAKE_SOLDIER)),
        enchantment("call 2", when(ANOTHER_ENTERS, MAKE_SOLDIER)),
    ],
    "tokens that make tokens": [
        creature(
            "swarm",
            "1/1",
            abilities=[
                when(YOU_GAIN, {"kind": "create_tokens", "copy_of": "this"}),
                when(ANOTHER_ENTERS, {"kind": "create_tokens", "copy_of": "this"}),
            ],
        ),
    ],
    "a state": [
        enchantment("oath", when({"event": "state"}, GAIN_1, only_if={"objects": {"types": ["creature"]}}))
    ],
}


@pytest.mark.parametrize("name", LOOPS)
def test_a_loop_that_nobody_can_stop_is_a_draw_and_told_soon(name: str) -> None:
    """CR 104.4b."""
    playthrough = attacked(*LOOPS[name])
    assert len(playthrough.frames) < 200
    assert ending(playthrough) == "game_ended"
    assert "CR 104.4b" in explain(playthrough.frames[-1]).text


def test_what_dies_and_comes_back_for_ever_is_a_draw() -> None:
    """CR 104.4b: each time it is another object with another id (CR 400.7)."""
    phoenix = creature("phoenix", "0/0", abilities=[when(THIS_DIES, RETURN)])
    playthrough = played(phoenix, start="declare_attackers")
    assert ending(playthrough) == "game_ended"


def test_a_cleanup_step_that_always_needs_another_is_a_draw() -> None:
    """CR 104.4b, 514.3a: each cleanup step takes away what the one before gave."""
    pump_it = {"kind": "give", "on": "created", "power": 1, "toughness": 1}
    phoenix = creature("phoenix", "0/0", abilities=[when(THIS_DIES, RETURN, pump_it)])
    playthrough = played(phoenix, start="end", until="cleanup")
    assert ending(playthrough) == "game_ended"
    assert playthrough.game.step == "cleanup"


def test_what_triggers_while_it_is_put_on_the_stack_for_ever_is_a_draw() -> None:
    """CR 104.4b: nobody gets priority in this loop (CR 117.5)."""
    damage = {"kind": "deal_damage", "amount": 1}
    target = {"what": {"objects": {"types": ["creature"]}}}
    spirit = creature(
        "cleric",
        "1/1",
        abilities=[
            when({"event": "attacks"}, damage, targets=[target]),
            when({"event": "becomes_target"}, damage, targets=[target]),
        ],
    )
    playthrough = played(spirit, script=[{"attack": {"cleric": NICOLE}}])
    assert ending(playthrough) == "game_ended"


def test_a_loop_that_somebody_could_stop_is_no_draw_but_play_stops() -> None:
    """CR 104.4b: a loop with an optional action does not make the game a draw."""
    playthrough = attacked(enchantment("echo", when(YOU_GAIN, GAIN_1, is_optional=True)))
    assert ending(playthrough) == "play_stopped"
    assert not playthrough.game.is_over


def test_who_is_asked_each_time_around_may_go_on() -> None:
    """A script that says so often enough is played to its end: it stops there, not before."""
    echo = enchantment("echo", when(YOU_GAIN, GAIN_1, is_optional=True))
    often: list[dict[str, Any]] = [{"choose": "yes"}] * 60
    script: list[dict[str, Any]] = [{"attack": {"cleric": NICOLE}}, *often]
    playthrough = played(creature("cleric", "1/1 lifelink"), echo, script=script, asking=Asking.DECISIONS)
    assert playthrough.pending is not None
    assert life(playthrough, AMY) == 20 + 1 + len(often)


def test_a_script_that_ends_in_a_loop_stops_when_it_is_told_to_be_one() -> None:
    """CR 104.4b: what a script says on the way is part of the loop, once the script is over."""
    echo = enchantment("echo", when(YOU_GAIN, GAIN_1, is_optional=True))
    attack: dict[str, Any] = {"attack": {"cleric": NICOLE}}
    yes: dict[str, Any] = {"choose": "yes"}
    lives = [
        life(played(creature("cleric", "1/1 lifelink"), echo, script=[attack, *[yes] * times]), AMY)
        for times in (0, 3, 40)
    ]
    assert lives[0] == lives[1] < 20 + 1 + 40 == lives[2]


def test_a_draw_is_a_draw_whoever_says_in_which_order_abilities_trigger() -> None:
    """CR 104.4b: the order of abilities is no way out of a loop, even if players are asked for it."""
    echoes = [enchantment("echo", when(YOU_GAIN, GAIN_1)), enchantment("mirror", when(YOU_GAIN, GAIN_1))]
    order: dict[str, Any] = {"stack_order": ["echo", "mirror"]}
    script: list[dict[str, Any]] = [{"attack": {"cleric": NICOLE}}, *[order] * 100]
    cleric = creature("cleric", "1/1 lifelink")
    playthrough = played(cleric, *echoes, script=script, asking=Asking.DECISIONS)
    assert ending(playthrough) == "game_ended"


@pytest.mark.parametrize("count", [250, 300, 1000])
def test_however_many_abilities_trigger_at_once_all_resolve(count: int) -> None:
    """CR 603.3: putting what waits on the stack is no loop."""
    choirs = [enchantment(f"choir {n}", when(YOUR_END_STEP, GAIN_1)) for n in range(count)]
    playthrough = played(*choirs, start="end", until="end")
    assert life(playthrough, AMY) == 20 + count
    assert not playthrough.game.is_over


def test_sixteen_sources_of_lifelink_trigger_sixteen_abilities_each() -> None:
    """CR 119.9: 256 abilities at once."""
    clerics = [creature(f"c{n}", "1/1 lifelink") for n in range(16)]
    heroes = [creature(f"h{n}", "1/1", abilities=[when(YOU_GAIN, GROW)]) for n in range(16)]
    attack = {f"c{n}": NICOLE for n in range(16)}
    playthrough = played(*clerics, *heroes, script=[{"attack": attack}])
    assert all(permanent(playthrough, f"h{n}").counters == {"+1/+1": 16} for n in range(16))
    assert not playthrough.game.is_over


def test_three_hundred_exalted_creatures() -> None:
    """CR 702.83a."""
    others = [creature(f"o{n}", "1/1 exalted") for n in range(299)]
    playthrough = attacked(*others, phrase=" exalted", players=MANY)
    assert life(playthrough) == 10_000 - 301


ENDS: dict[str, tuple[list[dict[str, Any]], Callable[[Playthrough], bool]]] = {
    "life runs out": (
        [
            DRAIN,
        ],
        lambda end: end.game.players[NICOLE].has_lost,
    ),
    "damage kills": (
        [
            creature(
                "ox",
                "1/200",
                abilities=[
                    when(YOU_GAIN, {"kind": "deal_damage", "amount": 1, "to": "this"}),
                    when(THIS_IS_DEALT_DAMAGE, {"kind": "deal_damage", "amount": 1, "to": "this"}),
                ],
            )
        ],
        lambda end: not is_there(end, "ox"),
    ),
    "toughness runs out": (
        [creature("ox", "0/100", abilities=[when(YOU_GAIN, {**PUMP, "power": 0, "toughness": -1}, GAIN_1)])],
        lambda end: not is_there(end, "ox"),
    ),
    "counters of both kinds": (
        [
            creature(
                "ox",
                "0/60",
                abilities=[when(YOU_GAIN, {**GROW, "counter": "-1/-1"}, GAIN_1)],
            )
        ],
        lambda end: not is_there(end, "ox"),
    ),
    "there are enough of them": (
        [
            enchantment(
                "call",
                when(YOU_GAIN, MAKE_SOLDIER),
                when(
                    ANOTHER_ENTERS,
                    MAKE_SOLDIER,
                    only_if={"objects": {"subtypes": ["Soldier"]}, "at_least": 0, "at_most": 40},
                ),
            )
        ],
        lambda end: len(end.game.battlefield) == 2 + 41,
    ),
}


@pytest.mark.parametrize("name", ENDS)
def test_what_comes_to_an_end_after_long_is_no_loop(name: str) -> None:
    """CR 104.4b: there is no way to stop a loop; here there is one, some day."""
    others, has_ended = ENDS[name]
    playthrough = attacked(*others)
    assert has_ended(playthrough)
    assert not happened(playthrough, "play_stopped")
    assert all(end["how"] != "104.4b" for end in happened(playthrough, "game_ended"))


LONG_CHAINS: dict[str, list[dict[str, Any]]] = {
    "life": [DRAIN],
    "life, by ten at a time": [{**DRAIN, "id": f"drain {n}"} for n in range(10)],
    "life beside a hundred creatures": [DRAIN, *(creature(f"o{n}", "1/1") for n in range(100))],
    "tokens": [
        enchantment(
            "call",
            when(YOU_GAIN, MAKE_SOLDIER, {"kind": "lose_life_now", "amount": 1, "who": "opponents"}),
            when(ANOTHER_ENTERS, GAIN_1),
        )
    ],
    "toughness": [
        creature("ox", "0/5000", abilities=[when(YOU_GAIN, {**PUMP, "power": 0, "toughness": -1}, GAIN_1)])
    ],
}

MOST_FRAMES = {"tokens": 2_500, "toughness": 2_000}
"""Where each frame is more work than the one before."""


@pytest.mark.parametrize("name", LONG_CHAINS)
def test_play_stops_soon_where_it_would_take_too_long_to_come_to_the_end(name: str) -> None:
    """CR 732.2a: at a table players shorten this."""
    players = [{"id": AMY}, {"id": NICOLE, "life": 1_000_000}]
    playthrough = attacked(*LONG_CHAINS[name], players=players)
    assert len(playthrough.frames) < MOST_FRAMES.get(name, 12_000)
    assert ending(playthrough) == "play_stopped"


def test_three_hundred_that_trigger_each_other_are_a_draw() -> None:
    """CR 104.4b: it takes five thousand events until it is certain."""
    echoes = [enchantment(f"echo {n}", when(YOU_GAIN, GAIN_1)) for n in range(300)]
    assert ending(attacked(*echoes)) == "game_ended"


def test_a_loop_at_a_table_where_a_player_cannot_lose_is_a_draw() -> None:
    """CR 104.4b, 704.5a: what would end it does not."""
    angel = enchantment("angel", {"kind": "cant_lose"}, by=NICOLE)
    playthrough = attacked(DRAIN, angel)
    assert ending(playthrough) == "game_ended"
    assert not playthrough.game.players[NICOLE].has_lost


def test_a_state_that_triggers_again_and_again_without_a_target_is_a_draw() -> None:
    """CR 603.8, 603.3d, 104.4b: nobody ever gets priority in it."""
    state = {
        "kind": "triggered",
        "when": {"event": "state"},
        "only_if": {"objects": {"which": "this"}},
        "targets": [{"what": {"objects": {"types": ["planeswalker"]}}}],
        "does": [{"kind": "destroy", "on": "target"}],
    }
    playthrough = attacked(enchantment("warden", state))
    assert ending(playthrough) == "game_ended"
    assert len(playthrough.frames) < 200


def guard(points: int) -> dict[str, Any]:
    """Return a card that prevents the next damage to a creature, which strikes back for 1 each time."""
    strikes_back = {"kind": "deal_damage", "amount": 1, "by": "target", "to": "it"}
    shield = {
        "kind": "make_effect",
        "effect": {"kind": "damage", "change": {"kind": "prevent"}},
        "on": "target",
        "points": points,
        "if_prevented": [{"does": [strikes_back]}],
    }
    targets = [{"what": {"objects": {"types": ["creature"]}}}]
    return {"types": ["instant"], "abilities": [{"kind": "spell", "targets": targets, "does": [shield]}]}


def test_damage_that_goes_to_and_fro_until_a_shield_is_used_up_is_no_draw() -> None:
    """CR 104.4b, 615.7: each strikes back up to nine times, and then 1 point is left to deal."""
    playthrough = played(
        creature("cleric", "1/9"),
        creature("ox", "0/9", by=NICOLE),
        cards={"Guard": guard(8), "Ward": guard(30)},
        start="precombat_main",
        script=[
            {"by": AMY, "cast": "Guard", "targets": ["cleric"]},
            {"by": NICOLE, "cast": "Ward", "targets": ["ox"]},
            {"resolve": "all"},
            {"attack": {"cleric": NICOLE}},
            {"block": {"ox": "cleric"}},
        ],
    )
    kinds = [frame.event.kind for frame in playthrough.frames]
    assert (kinds.count("prevention_followed"), kinds[-1]) == (17, "combat_ended")
    assert permanent(playthrough, "cleric").damage == 1
