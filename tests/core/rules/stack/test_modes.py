"""The mode of a triggered ability is chosen as it is put on the stack (CR 603.3c)."""

from __future__ import annotations

from typing import Any

import pytest

from core.abilities.card_texts.stack_abilities import Spell, Triggered
from core.data.faults import DataError
from core.data.reading import read_as
from core.explain.choices.purposes import option_words
from core.explain.explain import explain
from core.explain.outcome import refusals
from core.play.playthrough import Asking, Playthrough
from core.rules.choices.one import ChooseOne
from tests.support import AMY, NICOLE, asked, creature, happened, life, played

GAIN = {"does": [{"kind": "gain_life_now", "amount": 3}]}
DRAIN = {"name": "Drain", "does": [{"kind": "lose_life_now", "who": "it", "amount": 5}]}
BREAK = {
    "targets": [{"what": {"objects": {"types": ["artifact"]}}}],
    "does": [{"kind": "destroy"}],
}
SHARED = {
    "targets": [{}, {"another": True}],
    "does": [{"kind": "deal_damage", "amount": 2, "is_divided": True}],
}
HITS = {"event": "deals_damage", "to": {"players": "any"}, "combat": True}


def attacker(*modes: dict[str, Any], when: dict[str, Any]) -> dict[str, Any]:
    ability = {"kind": "triggered", "when": when, "modes": list(modes)}
    return creature("ox", "2/2", abilities=[ability])


ATTACK = {"attack": {"ox": NICOLE}}


def test_the_mode_that_is_chosen_is_the_one_that_happens() -> None:
    ox = attacker(GAIN, DRAIN, when=HITS)
    playthrough = played(ox, script=[ATTACK, {"choose": "2"}])
    assert (life(playthrough, AMY), life(playthrough, NICOLE)) == (20, 13)
    [chosen] = [frame for frame in playthrough.frames if frame.event.kind == "mode_chosen"]
    assert explain(chosen).text == "Amy chooses “Drain” for Ox's ability (CR 603.3c)."


def test_the_first_is_chosen_unless_something_else_is_said() -> None:
    assert life(played(attacker(GAIN, DRAIN, when=HITS), script=[ATTACK]), AMY) == 23


def test_what_has_nothing_to_aim_at_is_not_offered() -> None:
    ox = attacker(BREAK, GAIN, DRAIN, when=HITS)
    game, choice = asked(ChooseOne, played(ox, script=[ATTACK], asking=Asking.DECISIONS))
    words = [option_words(choice.purpose, option) for option in choice.among]
    assert words == ["You gain 3 life", "Drain"]
    assert game.stack


def test_without_any_mode_the_ability_is_gone() -> None:
    playthrough = played(attacker(BREAK, BREAK, when=HITS), script=[ATTACK])
    assert [one["why"] for one in happened(playthrough, "did_not_resolve")] == ["603.3c"]


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({}, "says what it 'does'"),
        ({"modes": [GAIN, DRAIN], **GAIN}, "said in each of them"),
        ({"modes": [GAIN, GAIN], "is_optional": True}, "said in each of them"),
        ({"modes": [GAIN, GAIN], "when": {"event": "state"}}, "has no 'modes'"),
        ({"modes": [GAIN, {"does": [{"kind": "destroy"}]}]}, "'targets' has none"),
    ],
)
def test_what_means_nothing_is_refused(fields: dict[str, Any], why: str) -> None:
    with pytest.raises(DataError, match=why):
        read_as(Triggered, {"kind": "triggered", "when": HITS, **fields})


BOTH = {"least_modes": 1, "most_modes": 2}


def several(*modes: dict[str, Any], **numbers: int) -> dict[str, Any]:
    ability = {"kind": "triggered", "when": HITS, "modes": list(modes), **numbers}
    return creature("ox", "2/2", abilities=[ability])


def test_several_modes_are_followed_in_their_order() -> None:
    """CR 608.2c: not in the order in which they were chosen."""
    playthrough = played(several(GAIN, DRAIN, **BOTH), script=[ATTACK, {"choose": ["2", "1"]}])
    assert (life(playthrough, AMY), life(playthrough, NICOLE)) == (23, 13)
    [chosen] = [frame for frame in playthrough.frames if frame.event.kind == "mode_chosen"]
    assert explain(chosen).text == ("Amy chooses “You gain 3 life” and “Drain” for Ox's ability (CR 603.3c).")
    kinds = [one["kind"] for one in happened(playthrough, "results_happened") for one in one["results"]]
    assert kinds == ["life_gained", "life_lost"]


def test_one_of_both_may_be_chosen() -> None:
    playthrough = played(several(GAIN, DRAIN, **BOTH), script=[ATTACK, {"choose": ["2"]}])
    assert (life(playthrough, AMY), life(playthrough, NICOLE)) == (20, 13)


def test_too_many_or_the_same_twice_are_refused() -> None:
    """CR 700.2d."""
    ox = several(GAIN, DRAIN, GAIN, **BOTH)
    for chosen in (["1", "2", "3"], ["1", "1"]):
        [refusal] = refusals(played(ox, script=[ATTACK, {"choose": chosen}]))
        assert refusal == (
            "Illegal: One or two must be chosen, each once (CR 603.3c). "
            "Choose one or two of “You gain 3 life”, “Drain” and “You gain 3 life”."
        )


def test_two_modes_are_not_chosen_where_only_one_can_be() -> None:
    playthrough = played(several(BREAK, GAIN, least_modes=2, most_modes=2), script=[ATTACK])
    assert [one["why"] for one in happened(playthrough, "did_not_resolve")] == ["603.3c"]
    assert life(playthrough, AMY) == 20


def test_each_mode_has_targets_of_its_own() -> None:
    """CR 601.2c: the same creature may be the target of both."""
    shrink = {"targets": [{"what": {"objects": {"types": ["creature"]}}}], "does": [SHRINK]}
    grow = {"targets": [{"what": {"objects": {"types": ["creature"]}}}], "does": [GROW]}
    playthrough = played(
        several(shrink, grow, least_modes=2, most_modes=2),
        creature("elf", "1/1", NICOLE),
        script=[ATTACK, {"block": {}}, {"choose": "elf"}, {"choose": "elf"}],
    )
    assert [one["targets"] for one in happened(playthrough, "targets_chosen")] == [["elf", "elf"]]
    assert "elf" in playthrough.game.battlefield


SHRINK = {"kind": "give", "power": -1, "toughness": -1}
GROW = {"kind": "put_counters_now", "counter": "+1/+1"}


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"modes": [GAIN, GAIN], "least_modes": 2}, "no more than 'most_modes'"),
        ({"modes": [GAIN, GAIN], "most_modes": 3}, "there are that many 'modes'"),
        ({**GAIN, "most_modes": 2}, "none are chosen"),
    ],
)
def test_numbers_of_modes_that_do_not_fit_are_refused(fields: dict[str, Any], why: str) -> None:
    with pytest.raises(DataError, match=why):
        read_as(Triggered, {"kind": "triggered", "when": HITS, **fields})


def test_what_varies_in_one_of_several_modes_is_refused() -> None:
    """It would not be clear which target is whose."""
    modes = [GAIN, {**BREAK, "least_targets": 1}]
    with pytest.raises(DataError, match="a fixed number of targets"):
        read_as(Spell, {"kind": "spell", "modes": modes, "most_modes": 2})


def test_another_target_is_other_than_those_of_its_own_mode() -> None:
    """CR 601.2c, 700.2c: a target of one mode may be `another target` of the next."""
    any_creature = {"what": {"objects": {"types": ["creature"]}}}
    tap = {"targets": [any_creature], "does": [{"kind": "tap"}]}
    fight = {
        "targets": [any_creature, {**any_creature, "another": True}],
        "does": [{"kind": "fight", "one": "target", "other": "target_2"}],
    }
    ability = {"kind": "activated", "mana": "{1}", "modes": [tap, fight], "least_modes": 2, "most_modes": 2}
    board = (
        creature("ox", "2/2", abilities=[ability]),
        creature("elf", "1/1", NICOLE),
        creature("bear", "2/2"),
    )
    fought = {"activate": {"object": "ox"}, "targets": ["elf", "bear", "elf"]}
    assert happened(played(*board, script=[{"attack": {"ox": NICOLE}}, fought]), "fought")
    itself = {**fought, "targets": ["elf", "bear", "bear"]}
    assert refusals(played(*board, script=[{"attack": {"ox": NICOLE}}, itself]))


TWO_MODES = "\n• You gain 3 life.\n• Each opponent loses 1 life."


def pact(which: str) -> dict[str, Any]:
    text = f"Whenever a creature you control attacks, choose one that hasn't been chosen{which} \N{EM DASH}"
    return {
        "id": "pact",
        "name": "Pact",
        "types": ["enchantment"],
        "text": text + TWO_MODES,
        "controller": AMY,
    }


def chosen(playthrough: Playthrough) -> list[int]:
    """Return which modes were chosen, by their numbers."""
    return [event["number"] for event in happened(playthrough, "mode_chosen")]


@pytest.mark.parametrize("which", ["", " this turn"])
def test_a_mode_that_was_chosen_is_not_chosen_again(which: str) -> None:
    script: list[dict[str, Any]] = [{"attack": {"ant": NICOLE, "bee": NICOLE}}, {"choose": "2"}]
    playthrough = played(pact(which), creature("ant", "1/1"), creature("bee", "1/1"), script=script)
    assert chosen(playthrough) == [2, 1]
    assert life(playthrough, AMY) == 23


@pytest.mark.parametrize(("which", "both"), [("", [2, 1]), (" this turn", [2, 2])])
def test_what_was_chosen_this_turn_may_be_chosen_next_turn(which: str, both: list[int]) -> None:
    script: list[dict[str, Any]] = [
        {"attack": {"ant": NICOLE}},
        {"choose": "2"},
        {"attack": {}, "by": NICOLE},
        {"attack": {"ant": NICOLE}, "by": AMY},
        {"choose": "2"},
    ]
    playthrough = played(pact(which), creature("ant", "1/1"), script=script, until="turn 3 end_of_combat")
    assert chosen(playthrough) == both


def test_two_of_these_abilities_have_modes_of_their_own() -> None:
    script: list[dict[str, Any]] = [{"attack": {"ant": NICOLE}}, {"choose": "2"}, {"choose": "2"}]
    again = {**pact(""), "id": "again", "name": "Another Pact"}
    playthrough = played(pact(""), again, creature("ant", "1/1"), script=script)
    assert chosen(playthrough) == [2, 2]


def test_only_modes_can_be_unchosen() -> None:
    with pytest.raises(DataError, match="'unchosen' is said of 'modes'"):
        read_as(Triggered, {"when": HITS, "unchosen": "ever", **GAIN})
