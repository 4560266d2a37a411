"""What is applied to a damage event is told with what was before, what is after, and whose choice it was."""

from tests.core.explain.stories import sentences, tapes, told_moments

PREVENTED, REPLACED, RESULTS = "damage_prevented", "damage_replaced", "results_replaced"


def test_a_shield_takes_some_of_the_damage_and_a_reflection_doubles_the_life() -> None:
    """CR 120.4 example: the event at each of its moments, in brackets."""
    name = "wither-lifelink-a-shield-and-boon-reflection"
    assert sentences(name, PREVENTED) == [
        "Field Bandages prevents 2 of the 3 damage Withering Cleric would deal to Grizzly Bears (CR 615.7)."
    ]
    assert sentences(name, RESULTS) == ["Boon Reflection: Amy gains 2 life instead of 1 (CR 614.6)."]
    assert list(dict.fromkeys(tapes(name))) == [
        "[3 damage to Grizzly Bears, 2 damage to Withering Cleric]",
        "[1 damage to Grizzly Bears, 2 damage to Withering Cleric]",
        "[Grizzly Bears gets one -1/-1 counter, Amy gains 1 life, 2 damage is marked on Withering Cleric]",
        "[Grizzly Bears gets one -1/-1 counter, Amy gains 2 life, 2 damage is marked on Withering Cleric]",
    ]


def test_an_effect_on_life_comes_after_what_changed_the_damage() -> None:
    """CR 120.4b, 120.4c."""
    after = (
        "Boon Reflection changes a result of the damage, so it applies after Field Bandages, which changed "
        "the damage itself (CR 120.4c)."
    )
    (told,) = (one for one in told_moments("wither-lifelink-a-shield-and-boon-reflection") if after in one)
    assert told.startswith("Boon Reflection: Amy gains 2 life instead of 1")
    assert not any("changes a result" in one for one in told_moments("worship-at-work"))


def test_an_effect_on_what_another_effect_made_says_so() -> None:
    """CR 616.2."""
    first, second = sentences("life-becomes-cards-become-cards-of-the-graveyard", RESULTS)
    assert "CR 616.2" not in first
    assert second.endswith("It couldn't apply before Lifelore did (CR 616.2).")


def test_wither_and_infect_make_counters_of_damage() -> None:
    """CR 120.3b, 120.3d."""
    dealt = "damage_dealt"
    (told,) = sentences("charisma-against-infect-and-keepers", dealt)
    assert "Infect: Plague Ogre's damage to a creature becomes -1/-1 counters (CR 120.3d)." in told
    (told,) = sentences("infect-gives-poison", dealt)
    assert "damage to a player becomes poison counters (CR 120.3b)." in told


def test_a_floor_that_is_not_reached_is_said_not_to_be_applied() -> None:
    """CR 120.4 example: what is gained in the same event counts."""
    name = "worship-has-nothing-to-do"
    assert sentences(name, "damage_event_occurred") == [
        "Nicole: 2 - 5 + 5 = 2 life, all at the same time, never -3 in between "
        "(CR 120.3a, 615.5, 704.3). "
        "Worship isn't applied: Nicole would be at 2 life, not less than 1 (CR 120.4c)."
    ]
    assert list(dict.fromkeys(tapes(name))) == [
        "[10 damage to Nicole]",
        "[5 damage to Nicole, Nicole gains 5 life]",
        "[Nicole loses 5 life, Nicole gains 5 life]",
    ]


def test_a_floor_that_is_reached_is_applied() -> None:
    assert sentences("worship-at-work", RESULTS) == ["Worship: Nicole loses 1 life instead of 10 (CR 614.6)."]
    assert "Worship isn't" not in " ".join(sentences("worship-at-work"))


def test_a_redirection_says_how_much_goes_where_and_protection_that_it_is_in_vain() -> None:
    name = "combust-boros-reckoner-and-harm-s-way"
    assert sentences(name, REPLACED, PREVENTED) == [
        "Harm's Way redirects 2 of the 5 damage Combust would deal to Boros Reckoner: "
        "it's dealt to Vulshok Refugee instead (CR 614.9).",
        "Vulshok Refugee's protection from red can't prevent the 2 damage Combust would deal to it "
        "(CR 702.16e). Combust is red. "
        "Combust says that this damage can't be prevented (CR 615.12).",
    ]
    assert tapes(name)[:2] == [
        "[Combust deals 5 damage to Boros Reckoner]",
        "[Combust deals 3 damage to Boros Reckoner, 2 damage to Vulshok Refugee]",
    ]


def test_counters_that_cant_be_put_are_skipped_and_the_damage_is_still_dealt() -> None:
    """CR 614.17."""
    assert sentences("charisma-against-infect-and-keepers", RESULTS) == [
        "Melira's Keepers can't get counters, so the five -1/-1 counters are skipped (CR 614.17). "
        "The damage still counts as dealt."
    ]


def test_counters_that_no_damage_put_are_skipped_without_a_word_of_damage() -> None:
    """CR 614.17."""
    (skipped,) = sentences("that-creature-gets-no-counters", RESULTS)
    assert skipped.startswith("Because of Seal of Stillness' ability, this can't happen and is skipped: ")
    assert "damage" not in skipped


def test_lifelink_and_wither_are_named_where_life_and_counters_change() -> None:
    assert (
        "Nicole: 3 - 3 + 3 (lifelink) = 3 life"
        in sentences("two-3-3s-against-a-lifelinker", "damage_event_occurred")[0]
    )
    assert sentences("wither-lifelink-a-shield-and-boon-reflection", "damage_event_occurred") == [
        "Grizzly Bears has one -1/-1 counter from wither; Amy: 20 → 22 life from lifelink "
        "(CR 120.3d, 120.3f)."
    ]


def test_what_only_counts_anew_is_told_of_all_damage_at_once() -> None:
    assert sentences("furnace-of-rath-and-a-trampler", REPLACED) == [
        "Furnace of Rath doubles all the damage: 2 → 4 each (CR 614.6)."
    ]


def test_what_happens_instead_of_damage_is_named() -> None:
    assert sentences("a-plant-that-grows-by-what-hits-it", REPLACED) == [
        "Phytohydra: instead of the 3 damage Axe would deal to it, it gets three +1/+1 counters (CR 614.6)."
    ]


def test_prevention_of_all_damage_this_turn_is_not_about_the_next_time() -> None:
    """CR 615.6, not 615.8."""
    assert all("(CR 615.6)" in one for one in sentences("fog", PREVENTED))


def test_the_controller_of_the_source_says_that_a_planeswalker_is_hit_and_nobody_can_respond() -> None:
    """CR 306.8 of July 2009."""
    may = (
        "Lightning Bolt's damage to Amy is noncombat damage and Nicole controls Lightning Bolt, so Nicole "
        "may have it dealt to a planeswalker Amy controls (CR 306.8 of July 2009). "
        "The choice is made as the damage would be dealt, too late for anyone to respond (CR 117.2e)."
    )
    assert sentences("bolt-and-jace-until-2018", REPLACED) == [
        f"Nicole has Lightning Bolt deal its 3 damage to Jace, the Mind Sculptor instead of Amy. {may}"
    ]
    assert sentences("bolt-stays-on-amy", REPLACED) == [
        f"Nicole has Lightning Bolt deal its 3 damage to Amy, not to a planeswalker. {may}"
    ]


def test_what_a_replacement_makes_of_damage_is_no_additional_effect_of_a_prevention() -> None:
    """CR 614.6, 615.5."""
    counters = sentences("a-clone-of-a-phytohydra-that-has-grown", "damage_event_occurred")
    assert counters == ["Phytohydra 2 has three +1/+1 counters (CR 614.6)."]
    (removed,) = sentences("protean-hydra-under-a-banner", "damage_event_occurred")
    assert removed == "Protean Hydra goes from two +1/+1 counters to none (CR 615.5)."


def test_what_is_done_instead_is_told_once() -> None:
    """CR 614.6."""
    assert told_moments("moss-instead-of-a-card") == [
        "Moss Garden replaces “Amy draws a card”: Amy gains 2 life instead (CR 614.6)."
    ]


def test_infect_takes_no_loyalty_counters() -> None:
    """CR 120.3c, 120.3d: of a planeswalker creature only the -1/-1 counters come from infect."""
    (told,) = sentences("infect-against-a-planeswalker-that-fights", "damage_event_occurred")
    assert told == (
        "Marisel, Oath in Bronze: 5 → 3 loyalty counters; "
        "Marisel, Oath in Bronze has two -1/-1 counters from infect (CR 120.3c, 120.3d)."
    )
