"""Toughness instead of power for the damage assigned, power instead of toughness for what kills."""

from typing import Any

import pytest

from core.events.damage import Damage
from core.explain.explain import explain
from core.explain.violations import what_is_wrong
from core.play.playthrough import Playthrough
from core.rules.damage.excess import excess_damage
from core.rules.damage.lethal import lethal_damage
from core.terms.ids import ObjectId
from tests.support import NICOLE, card, creature, happened, is_there, life, permanent, played, rules_broken

FIGHT: list[dict[str, Any]] = [{"attack": {"ox": NICOLE}}, {"block": {"bear": "ox"}}]
BY_TOUGHNESS = "assigns combat damage equal to its toughness"
BY_POWER = "lethal damage is determined by its power"


def told(playthrough: Playthrough, kind: str) -> str:
    """Return all that is told of the events of a kind, one line each."""
    frames = [explain(frame) for frame in playthrough.frames if frame.event.kind == kind]
    return "\n".join(line for one in frames for line in (one.text, *one.details))


def test_a_wall_under_doran_hits_with_its_toughness() -> None:
    """CR 510.1a, as an effect changes it."""
    playthrough = played(
        card("Doran, the Siege Tower", "doran"), creature("ox", "0/6"), script=[{"attack": {"ox": NICOLE}}]
    )
    assert life(playthrough) == 14
    assert told(playthrough, "combat_damage_assigned") == (
        "Amy assigns Ox's 6 damage to Nicole. Ox is unblocked (CR 510.1b).\n"
        "Because of Doran, the Siege Tower, Ox assigns damage equal to its toughness, 6, not its power "
        "(CR 510.1a)."
    )


def test_a_creature_with_more_power_than_toughness_assigns_less_with_it() -> None:
    playthrough = played(creature("ox", f"5/1 {BY_TOUGHNESS}"), script=[{"attack": {"ox": NICOLE}}])
    assert life(playthrough) == 19


def test_power_stays_what_it_is_for_everything_else() -> None:
    playthrough = played(creature("ox", f"0/6 {BY_TOUGHNESS}"), script=[{"attack": {"ox": NICOLE}}])
    assert life(playthrough) == 14
    assert (happened(playthrough, "combat_damage_assigned")[0]["assigned"][0]["amount"]) == 6


def test_without_power_toughness_is_no_help_to_others() -> None:
    """CR 510.1a: a creature that would assign 0 or less assigns none; the reason names its power."""
    playthrough = played(creature("ox", "0/6"), script=[{"attack": {"ox": NICOLE}}])
    assert life(playthrough) == 20
    assert "Ox has power 0, so it deals no damage (CR 510.1a)" in told(playthrough, "damage_step_began")


def test_an_assignment_of_power_is_refused_where_toughness_counts() -> None:
    script: list[dict[str, Any]] = [
        {"attack": {"ox": NICOLE}},
        {"block": {"b1": "ox", "b2": "ox"}},
        {"assign": {"ox": {"b1": 1, "b2": 1}}},
    ]
    blockers = (creature("b1", "1/1", by=NICOLE), creature("b2", "1/1", by=NICOLE))
    playthrough = played(creature("ox", f"2/5 {BY_TOUGHNESS}"), *blockers, script=script)
    assert rules_broken(playthrough) == ["510.1a"]
    assert playthrough.refused is not None
    assert "exactly 5, its toughness" in what_is_wrong(playthrough.refused)[0].sentence


def test_trample_counts_the_toughness_of_the_attacker() -> None:
    """CR 702.19b."""
    playthrough = played(
        creature("ox", f"1/6 trample, {BY_TOUGHNESS}"), creature("bear", "2/2", by=NICOLE), script=FIGHT
    )
    assert life(playthrough) == 16


@pytest.mark.parametrize(("amount", "dies"), [(6, False), (7, True)])
def test_under_zilortha_power_is_what_must_be_reached(amount: int, dies: bool) -> None:
    """CR 704.5g, as an effect changes it."""
    playthrough = played(
        card("Zilortha, Strength Incarnate", "zilortha", damage=amount), script=[{"attack": {}}]
    )
    assert is_there(playthrough, "zilortha") is not dies
    if dies:
        assert "has 7 damage, and its lethal damage is determined by its power, 7 (CR 704.5g)" in told(
            playthrough, "state_based_actions_performed"
        )


def test_it_speaks_of_the_creatures_of_one_side_only() -> None:
    playthrough = played(
        card("Zilortha, Strength Incarnate", "zilortha"),
        creature("mine", "2/5", damage=2),
        creature("theirs", "2/5", by=NICOLE, damage=2),
        script=[{"attack": {}}],
    )
    assert (is_there(playthrough, "mine"), is_there(playthrough, "theirs")) == (False, True)


@pytest.mark.parametrize(("damage", "dies"), [(0, False), (1, True)])
def test_with_power_0_it_takes_a_point_of_damage_to_die(damage: int, dies: bool) -> None:
    """CR 704.5g asks that damage be marked at all."""
    playthrough = played(creature("ox", f"0/4 {BY_POWER}", damage=damage), script=[{"attack": {}}])
    assert is_there(playthrough, "ox") is not dies


def test_toughness_0_is_no_matter_of_damage() -> None:
    """CR 704.5f."""
    playthrough = played(creature("ox", f"5/0 {BY_POWER}"), script=[{"attack": {}}])
    assert not is_there(playthrough, "ox")


def test_a_trampler_needs_to_assign_as_much_as_power_says() -> None:
    """CR 702.19b, 120.6."""
    bear = creature("bear", f"1/4 {BY_POWER}", by=NICOLE)
    playthrough = played(creature("ox", "5/5 trample"), bear, script=FIGHT)
    assert life(playthrough) == 16
    assert not is_there(playthrough, "bear")
    assert "Trample: Bear needs 1 (power 1)" in told(playthrough, "combat_damage_assigned")
    assert lethal_damage(playthrough.start, ObjectId("bear"), ObjectId("ox"), {}) == 1


@pytest.mark.parametrize(("line", "excess"), [("1/4", 1), (f"1/4 {BY_POWER}", 4), (f"9/4 {BY_POWER}", 0)])
def test_excess_is_counted_beyond_the_same_number(line: str, excess: int) -> None:
    """CR 120.4a, 120.10."""
    game = played(creature("ox", "5/5"), creature("bear", line, by=NICOLE)).start
    dealt = Damage(source=ObjectId("ox"), recipient=ObjectId("bear"), amount=5)
    assert sum(excess_damage(game, [dealt]).values()) == excess


def test_deathtouch_does_not_ask_for_a_number() -> None:
    """CR 702.2b, 702.2c."""
    bear = creature("bear", f"9/9 {BY_POWER}", by=NICOLE)
    playthrough = played(creature("ox", "3/9 deathtouch, trample"), bear, script=FIGHT)
    assert life(playthrough) == 18
    assert not is_there(playthrough, "bear")


def test_the_last_of_zilortha_may_save_or_kill() -> None:
    """CR 704.3: what is marked is compared anew each time."""
    playthrough = played(
        card("Zilortha, Strength Incarnate", "zilortha", damage=6),
        creature("ox", "6/2", damage=3),
        script=[{"attack": {}}, {"edit": {"object": "zilortha", "damage": 7}, "at": "declare_attackers"}],
    )
    assert not is_there(playthrough, "zilortha")
    assert not is_there(playthrough, "ox")
    assert permanent(playthrough, "ox").damage == 3
