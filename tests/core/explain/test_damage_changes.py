"""What is applied to a damage event is told with what was before, what is after, and whose choice it was."""

from core.explain.explain import explain
from tests.core.explain.stories import lines, sentences, tapes
from tests.support import NICOLE, card, creature, played

PREVENTED, REPLACED, RESULTS = "damage_prevented", "damage_replaced", "results_replaced"


def test_a_shield_takes_some_of_the_damage_and_a_reflection_doubles_the_life() -> None:
    """CR 120.4 example: the event at each of its moments, in brackets."""
    name = "wither-lifelink-a-shield-and-boon-reflection"
    assert sentences(name, PREVENTED) == [
        "Healing shield prevents 2 of the 3 damage that Withering Cleric would deal to Grizzly Bears "
        "(CR 615.7); it is used up."
    ]
    assert sentences(name, RESULTS) == ["Boon Reflection: Amy gains 2 life instead of 1 (CR 614.6)."]
    assert list(dict.fromkeys(tapes(name))) == [
        "[3 damage to Grizzly Bears, 2 damage to Withering Cleric]",
        "[1 damage to Grizzly Bears, 2 damage to Withering Cleric]",
        "[one -1/-1 counter on Grizzly Bears, Amy gains 1 life, 2 marked on Withering Cleric]",
        "[one -1/-1 counter on Grizzly Bears, Amy gains 2 life, 2 marked on Withering Cleric]",
    ]


def test_a_floor_that_is_not_reached_is_said_not_to_be_applied() -> None:
    """CR 120.4 example: what is gained in the same event counts."""
    name = "worship-has-nothing-to-do"
    assert sentences(name, "damage_event_occurred") == [
        "Worship is not applied: all this would leave Nicole at 2 life, not below 1 (CR 120.4c). "
        "It happens: Nicole loses 5 life and gains 5, and stays at 2 (CR 120.4d)."
    ]
    assert list(dict.fromkeys(tapes(name))) == [
        "[10 damage to Nicole]",
        "[5 damage to Nicole, Nicole gains 5 life]",
        "[Nicole loses 5 life, Nicole gains 5 life]",
    ]


def test_a_floor_that_is_reached_is_applied() -> None:
    assert sentences("worship-at-work", RESULTS) == ["Worship: Nicole loses 1 life instead of 10 (CR 614.6)."]
    assert "Worship is not" not in " ".join(sentences("worship-at-work"))


def test_a_redirection_says_how_much_goes_where_and_protection_that_it_is_in_vain() -> None:
    name = "combust-boros-reckoner-and-harm-s-way"
    assert sentences(name, REPLACED, PREVENTED) == [
        "Harm's Way: 2 of the 5 damage that Combust would deal to Boros Reckoner is dealt to Vulshok Refugee "
        "instead (CR 614.9); it is used up.",
        "Vulshok Refugee's protection from red is applied, but the 2 damage that Combust would deal to "
        "Vulshok Refugee can't be prevented (CR 702.16e, 615.12).",
    ]
    assert tapes(name)[:2] == [
        "[Combust deals 5 damage to Boros Reckoner]",
        "[Combust deals 3 damage to Boros Reckoner, 2 damage to Vulshok Refugee]",
    ]


def test_what_only_counts_anew_is_told_of_all_damage_at_once() -> None:
    assert sentences("furnace-of-rath-and-a-trampler", REPLACED) == [
        "Furnace of Rath doubles Two-Headed Giant of Foriys' and Grizzly Bears' damage: 2 to Grizzly Bears "
        "becomes 4; 2 to Nicole becomes 4; 2 to Two-Headed Giant of Foriys becomes 4 (CR 614.6)."
    ]


def test_what_happens_instead_of_damage_is_named() -> None:
    assert sentences("a-plant-that-grows-by-what-hits-it", REPLACED) == [
        "Phytohydra: instead of the 3 damage that Axe would deal to Phytohydra, "
        "three +1/+1 counters on Phytohydra (CR 614.6)."
    ]


def test_prevention_of_all_damage_this_turn_is_not_about_the_next_time() -> None:
    """CR 615.6, not 615.8."""
    assert all("(CR 615.6)" in one for one in sentences("fog", PREVENTED))


def test_the_controller_of_the_source_says_that_a_planeswalker_is_hit_and_nobody_can_respond() -> None:
    """CR 306.8 of July 2009."""
    assert sentences("bolt-and-jace-until-2018", REPLACED) == [
        "Nicole has Lightning Bolt deal its 3 damage to Jace, the Mind Sculptor instead of Amy "
        "(CR 306.8 of July 2009)."
    ]
    assert "nobody can respond (CR 117.2e)" in lines("bolt-and-jace-until-2018", REPLACED)[0]
    assert sentences("bolt-stays-on-amy", REPLACED) == [
        "Nicole could have Lightning Bolt deal its 3 damage to a planeswalker instead, but leaves it to Amy "
        "(CR 306.8 of July 2009)."
    ]


def test_a_choice_among_effects_says_who_made_it_and_what_else_there_was() -> None:
    """CR 616.1."""
    shield = {"kind": "damage", "change": {"kind": "prevent"}}
    playthrough = played(
        creature("ox", "3/3"),
        card("Furnace of Rath", "furnace"),
        script=[{"attack": {"ox": NICOLE}}, {"replace": "furnace"}],
        effects=[{"name": "Shield", "controller": NICOLE, "protects": NICOLE, "points": 2, "effect": shield}],
    )
    told = [explain(frame).lines for frame in playthrough.frames if frame.event.kind == REPLACED]
    assert told == [
        (
            "Furnace of Rath and Shield could each be applied next; Nicole, who is affected, "
            "chose Furnace of Rath (CR 616.1).",
        )
    ]
