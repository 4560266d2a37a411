"""From announcing to leaving the stack: who does what to whom, what is passed over, and why."""

import pytest

from core.explain.explain import explain
from tests.core.explain.stories import explanations, lines, sentences, told_moments
from tests.support import AMY, NICOLE, RAJ, card, creature, played

HAMMER, FLING = "the-hammer-does-not-fall", "fling-deals-the-damage-itself"
GONE, DISARMED = "the-pyromancer-is-gone-its-ability-is-not", "disarmed-before-it-died"
HARMS_WAY = "combust-boros-reckoner-and-harm-s-way"


def test_an_illegal_target_is_told_as_resolution_begins_and_why_the_spell_resolves_all_the_same() -> None:
    """CR 608.2b."""
    assert told_moments(HAMMER)[-1] == (
        "Fall of the Hammer resolves (CR 608.1). Hill Giant is still a legal target, so it resolves. But "
        "Grizzly Bears has left the battlefield, so it's an illegal target: nothing is done to it or by it "
        "(CR 608.2b)."
    )


def test_a_spell_resolves_and_then_goes_to_the_graveyard() -> None:
    """CR 608.1, 608.2n."""
    kinds = ("resolution_began", "damage_event_began", "ability_resolved")
    assert sentences("bolt-on-a-bear", *kinds) == [
        "Lightning Bolt resolves (CR 608.1).",
        "Lightning Bolt would deal 3 damage to Grizzly Bears (CR 120.2b).",
        "Lightning Bolt finishes resolving and is put into its owner's graveyard (CR 608.2n).",
    ]


@pytest.mark.parametrize(
    ("name", "had"),
    [(GONE, "with lifelink and deathtouch"), (DISARMED, "without lifelink or deathtouch")],
)
def test_what_is_gone_deals_damage_as_it_last_was(name: str, had: str) -> None:
    """CR 113.7a, 608.2h."""
    assert lines(name, "resolution_began")[-1] == (
        "An ability on the stack no longer needs its source (CR 113.7a)."
    )
    *_, began = explanations(name, "damage_event_began")
    assert began.because == (
        f"Prodigal Pyromancer deals damage as it last existed on the battlefield: {had} (CR 608.2h)."
    )


def test_lifelink_and_toughness_that_something_last_had() -> None:
    told = [one.because for one in explanations(GONE, "damage_event_began", "damage_processed")]
    assert told[-2:] == [
        "Prodigal Pyromancer deals damage as it last existed on the battlefield: "
        "with lifelink and deathtouch (CR 608.2h).",
        "Prodigal Pyromancer's damage, with lifelink: Amy gains 1 life (CR 120.3f).",
    ]
    done = " ".join(sentences(DISARMED, "state_based_actions_performed"))
    assert "has toughness 0 (printed toughness 1; one -1/-1 counter) (CR 704.5f)" in done


def test_a_sacrifice_that_pays_for_a_spell_and_whose_damage_it_is() -> None:
    """CR 601.2h, 608.2h."""
    assert sentences(FLING, "spell_cast", "permanents_left") == [
        "Amy casts Fling, sacrificing Grizzly Bears, targeting Hill Giant (CR 601.2i). The sacrifice is a "
        "cost, paid before anyone can respond (CR 601.2h).",
        "Grizzly Bears is sacrificed to pay for Fling (CR 701.21a).",
    ]
    assert lines(FLING, "resolution_began") == [
        "Grizzly Bears had power 2 when it was sacrificed, so Fling deals 2 (CR 608.2h).",
        "The source of the damage is Fling, not Grizzly Bears: Grizzly Bears' lifelink and deathtouch don't "
        "apply (CR 120.2b).",
    ]


def test_a_target_with_protection_from_something_else_is_legal() -> None:
    """CR 702.16b."""
    assert sentences(HARMS_WAY, "spell_cast")[-1] == (
        "Amy casts Harm's Way, targeting Vulshok Refugee (CR 601.2i). Harm's Way is white, so it can "
        "target Vulshok Refugee in spite of protection from red (CR 702.16b)."
    )


def test_a_trigger_says_what_damage_made_it_trigger() -> None:
    """CR 603.2."""
    charisma = "charisma-against-infect-and-keepers"
    assert sentences(charisma, "ability_triggered") == [
        "Charisma's ability triggers: Plague Ogre dealt 5 damage to Melira's Keepers (CR 603.2)."
    ]
    assert lines(HARMS_WAY, "resolution_began")[-1] == (
        "The amount was set when it triggered: 3, because Boros Reckoner was dealt 3 damage."
    )


@pytest.mark.parametrize(
    ("name", "told"),
    [
        (
            HARMS_WAY,
            "Harm's Way: the next 2 damage Combust would deal to Amy or a permanent Amy controls this turn "
            "is dealt to Vulshok Refugee instead (CR 611.2).",
        ),
        (
            "mending-hands-4-and-1",
            "Mending Hands: the next 4 damage that would be dealt to Pride Guardian this turn is prevented "
            "(CR 611.2).",
        ),
        (
            "worship-has-nothing-to-do",
            "Awe Strike: the next time First Ox would deal damage this turn, that damage is prevented "
            "(CR 611.2). Nicole gains life equal to the damage prevented this way.",
        ),
        (
            "the-angel-of-saint-traft-leaves-at-end-of-combat",
            "Geist of Saint Traft's ability sets up a delayed trigger: at the beginning of the next end of "
            "combat step, exile Angel Token (CR 611.2).",
        ),
        (
            "angel-s-grace-leaves-1-life",
            "Angel's Grace: until end of turn, Nicole can't lose the game and Nicole's opponents can't win "
            "the game (CR 611.2).",
        ),
        (
            "the-target-gains-no-life-this-turn",
            "Ban on Healing's ability: until end of turn, Nicole can't gain life (CR 611.2).",
        ),
        (
            "exile-it-instead",
            "Bottled Spray's ability: until end of turn, if Bear would die, exile it instead (CR 611.2).",
        ),
        (
            "a-player-who-can-t-get-poison-counters",
            "Seal of Purity's ability: until end of turn, Nicole can't have poison counters put on them "
            "(CR 611.2).",
        ),
        ("skullcrack-goes-through-fog", "Skullcrack: until end of turn, players can't gain life (CR 611.2)."),
        ("fog", "Fog: all combat damage that would be dealt this turn is prevented (CR 611.2)."),
    ],
)
def test_what_waits_is_told_with_names(name: str, told: str) -> None:
    assert told in sentences(name, "effect_began")


def test_rules_at_the_end_of_a_sentence_share_their_brackets() -> None:
    """CR 508.4 in the sentence, 701.7a for all of it; and the delayed ability has a name of its own."""
    told = told_moments("the-angel-of-saint-traft-leaves-at-end-of-combat")
    assert (
        "Angel Token (4/4) enters under Amy's control tapped and attacking Nicole (CR 508.4, 701.7a)." in told
    )
    assert any("Geist of Saint Traft's delayed ability triggers (CR 603.2)." in one for one in told)


def test_who_gets_one_of_several_shields_is_settled_as_they_begin() -> None:
    """CR 615.11."""
    shields = "shields-for-each-creature-that-is-there"
    told = [one for one in sentences(shields, "effect_began") if "Chaplain" in one]
    settled = "Who gets a shield is locked in now; later changes don't matter (CR 615.11)."
    assert [one.endswith(settled) for one in told] == [True, True]
    (merged,) = [one for one in told_moments(shields) if settled in one]
    assert merged.endswith(f"The same for Grizzly Bears. {settled}")


def test_a_redirection_without_anywhere_to_go_is_said_to_do_nothing() -> None:
    """CR 614.9."""
    assert sentences("harm-s-way-without-its-target", "damage_dealt")[-1] == (
        "Ox deals 3 damage to Nicole (CR 510.2). "
        "Harm's Way does nothing: Grizzly Bears is no longer there (CR 614.9)."
    )


@pytest.mark.parametrize(
    ("name", "effect", "rule"),
    [
        ("furnace-of-rath-and-a-trampler", "Furnace of Rath", "CR 702.19b"),
        ("trample-against-protection", "Warded Sentry's protection from green", "CR 702.19b"),
        ("mending-hands-changes-nothing-about-lethal", "Mending Hands", "CR 510.1c of July 2024"),
    ],
)
def test_what_will_change_the_damage_does_not_change_what_is_lethal(
    name: str, effect: str, rule: str
) -> None:
    told = sentences(name, "combat_damage_assigned")[0]
    assert told.endswith(f". {effect} doesn't count yet: it changes damage only as it's dealt ({rule}).")


def test_a_permanent_spell_that_resolves_enters_and_what_enters_alike_is_told_together() -> None:
    """CR 608.3a, 701.7a."""
    entered = "permanents_entered"
    assert sentences("the-sentinel-alone-enters-tapped", entered) == [
        "Rusted Sentinel (3/4) resolves and enters under Amy's control tapped (CR 608.3a)."
    ]
    assert sentences("doubled-tokens-enter-with-doubled-counters", entered) == [
        "Phantom Nomad 2 (4/4) and Phantom Nomad 3 (4/4) enter under Amy's control, "
        "each with four +1/+1 counters (CR 701.7a). Phantom Nomad 2 and Phantom Nomad 3 are printed 0/0: "
        "without their counters they would go to the graveyard (CR 704.5f)."
    ]


def test_a_creature_sacrificed_for_its_own_ability_is_a_cost() -> None:
    """CR 602.2b, 601.2h: nobody can respond to a cost."""
    (told,) = sentences("the-fanatic-is-sacrificed-while-it-blocks", "ability_activated")
    assert told == (
        "Nicole activates Mogg Fanatic's ability, sacrificing Mogg Fanatic, targeting Squadron Hawk "
        "(CR 602.2a). The sacrifice is a cost, paid before anyone can respond (CR 602.2b)."
    )
    assert not any("cost" in one for one in sentences("a-healer-in-response", "ability_activated"))


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("essence-of-the-wild-makes-the-sentinel-enter-as-a-copy-of-it", []),
        (
            "a-clone-of-a-phytohydra-that-has-grown",
            ["Counters, damage and effects on the original aren't copied (CR 707.2)."],
        ),
    ],
)
def test_what_is_not_copied_is_told_where_there_is_any(name: str, told: list[str]) -> None:
    assert lines(name, "entry_planned") == told


@pytest.mark.parametrize(
    ("name", "kind", "told"),
    [
        (
            "provoked-to-block",
            "effect_began",
            "Goblin Grappler's ability: Ox must block Goblin Grappler this combat if able (CR 611.2).",
        ),
        (
            "rally-maneuver-with-one-creature",
            "effect_began",
            "Rally Maneuver: Squire gets +2/+0 and gains first strike until end of turn (CR 611.2).",
        ),
        (
            "a-draw-that-was-forgiven",
            "effect_began",
            "Inside Out: Platinum Angel has its power and toughness switched until end of turn (CR 611.2).",
        ),
        (
            "one-regeneration-for-deathtouch-and-lethal-damage",
            "state_based_actions_performed",
            "State-based actions: Drudge Skeletons regenerates instead of being destroyed. "
            "Drudge Skeletons has 3 damage and toughness 1 (CR 704.5g, 701.19a). "
            "Drudge Skeletons was dealt damage by a source with deathtouch (CR 704.5h, 701.19a).",
        ),
        (
            "a-crown-without-a-head-stays-where-it-is",
            "ability_triggered",
            "Practice Crown's ability triggers: Practice Crown was put into a graveyard (CR 603.2). "
            "Practice Crown has left, but this ability looks back to the moment before (CR 603.10a).",
        ),
        (
            "a-sheep-with-a-useless-longbow",
            "effect_began",
            "Ovinize: Llanowar Elves loses all abilities and has base power and toughness 0/1 "
            "until end of turn (CR 611.2).",
        ),
        (
            "armor-that-breaks-and-falls-off-at-once",
            "state_based_actions_performed",
            "State-based actions: Bear loses all damage marked on it instead of being destroyed, "
            "and Practice Umbra is destroyed. Bear has 2 damage and toughness 2 (CR 704.5g, 702.89a).",
        ),
        (
            "both-legends-go",
            "state_based_actions_performed",
            "State-based effects: Zhang Fei, Fierce Warrior 1 and Zhang Fei, Fierce Warrior 2 are put into "
            "their owners' graveyards. Several legends have the same name, so all of them go "
            "(CR 420.5e of May 2009).",
        ),
        (
            "trample-over-a-planeswalker",
            "combat_damage_assigned",
            "Amy assigns Vaulting Behemoth's 7 damage: 2 to Orrin, Twice Tested and 5 to Nicole (CR 510.1). "
            "Orrin, Twice Tested needs 3 (its loyalty, 1 of it from other attackers); "
            "Vaulting Behemoth may assign the rest to its controller (CR 702.19c).",
        ),
    ],
)
def test_a_judge_would_say_it_so(name: str, kind: str, told: str) -> None:
    assert sentences(name, kind)[0] == told


def test_that_a_player_without_creatures_does_not_attack_goes_without_saying() -> None:
    """CR 508.8: but whoever has one decides."""
    assert not any("attack" in one for one in told_moments("both-legends-go")[1:])
    assert not any("attack" in one for one in told_moments("jace-pays-with-his-last-loyalty"))
    assert any("Amy doesn't attack" in one for one in told_moments("a-sheep-with-a-useless-longbow"))


def test_what_is_moved_by_hand_is_told_once_and_a_defeated_siege_by_itself() -> None:
    """CR 310.11b."""
    by_hand = told_moments("trample-over-a-planeswalker-that-is-gone")
    assert [one for one in by_hand if "hand" in one] == [
        "The board is changed: Orrin, Twice Tested goes to the hand."
    ]
    (told,) = (one for one in told_moments("a-siege-is-defeated") if "is exiled" in one)
    assert told == "Siege of Highwall is exiled (CR 400.7). In exile it's a new object."


def test_what_is_now_something_else_is_told_with_an_article() -> None:
    told = told_moments("a-fortress-that-is-neither-in-the-end")
    assert any("Orrin, Half a Fortress is now an artifact." in one for one in told)


def test_a_target_that_phased_out_has_not_left_the_battlefield() -> None:
    """CR 702.26b, 702.26d: it is treated as though it didn't exist, and it doesn't change zones."""
    assert any(
        one == "Lightning Bolt doesn't resolve, because its target is illegal: "
        "Teferi's Honor Guard has phased out (CR 608.2b)."
        for one in told_moments("a-bolt-finds-nobody")
    )


def test_several_cards_are_drawn_in_one_clause() -> None:
    """CR 121.2: one at a time, but nobody says it so."""
    assert "Swift Notes: Amy draws 2 cards (CR 121.1)." in sentences(
        "the-second-card-of-the-turn", "results_happened"
    )


def test_the_check_destroys_and_not_the_damage() -> None:
    """CR 120.5: the headline names who destroys it; it goes without saying that the damage doesn't."""
    assert sentences("bolt-on-a-bear", "state_based_actions_performed") == [
        "State-based actions: Grizzly Bears is destroyed. It has 3 damage and toughness 2 (CR 704.5g)."
    ]
    assert not lines("bolt-on-a-bear", "state_based_actions_performed")


def test_an_attacker_and_a_blocker_with_one_ability_trigger_for_different_reasons() -> None:
    told = sentences("bushido-on-both-sides", "ability_triggered")
    assert told == [
        "Ronin's bushido 2 triggers: Ronin blocks (CR 702.45a).",
        "Samurai's bushido 1 triggers: Samurai becomes blocked (CR 702.45a).",
    ]


def test_before_2009_nothing_is_said_of_lifelink_a_creature_last_had() -> None:
    """CR 410.10d of May 2009: a trigger of what is gone does not look back."""
    told = [one.because for one in explanations("the-fanatic-on-the-stack", "damage_event_began")]
    assert "Mogg Fanatic has left, so it deals damage as it last existed (CR 413.2f of May 2009)." in told


def test_an_ability_is_called_by_its_name_after_it_has_left_the_stack() -> None:
    """CR 608.2b: the second spell to counter it finds it gone."""
    disallow = {"by": NICOLE, "cast": "Disallow", "targets": ["fanatic~2"]}
    playthrough = played(
        card("Mogg Fanatic", "fanatic"),
        script=[{"activate": {"object": "fanatic"}, "targets": [NICOLE]}, disallow, disallow],
        start="beginning_of_combat",
        until="beginning_of_combat",
    )
    (countered,) = [explain(one) for one in playthrough.frames if one.event.kind == "did_not_resolve"]
    assert countered.text == (
        "Disallow doesn't resolve, because its target is illegal: Mogg Fanatic's ability has left the stack "
        "(CR 608.2b)."
    )


def test_an_ability_is_called_by_its_name_after_it_has_left_with_its_player() -> None:
    """CR 800.4a, 608.2b: what was to counter it finds it gone."""
    prayer = {"kind": "activated", "does": [{"kind": "gain_life_now", "amount": 1}]}
    counter = {
        "kind": "activated",
        "targets": [{"on_stack": {"what": "ability"}}],
        "does": [{"kind": "counter"}],
    }
    playthrough = played(
        creature("monk", "1/1", by=RAJ, abilities=[prayer]),
        creature("mage", "1/1", by=NICOLE, abilities=[counter]),
        players=[{"id": player} for player in (AMY, NICOLE, RAJ)],
        script=[
            {"by": RAJ, "activate": {"object": "monk"}},
            {"by": NICOLE, "activate": {"object": "mage"}, "targets": ["monk"]},
            {"by": AMY, "edit": {"player": RAJ, "life": 0}},
        ],
        start="precombat_main",
        until="precombat_main",
    )
    (nothing,) = [explain(one) for one in playthrough.frames if one.event.kind == "did_not_resolve"]
    assert nothing.text == (
        "Mage's ability doesn't resolve, because its target is illegal: Monk's ability has left the stack "
        "(CR 608.2b)."
    )


def test_an_activated_keyword_is_called_by_its_name() -> None:
    ox = creature("ox", "2/2", keywords=["outlast {W}"])
    script = [{"at": "precombat_main", "activate": {"object": "ox"}}]
    playthrough = played(ox, start="precombat_main", script=script)
    assert "Amy activates Ox's outlast." in [explain(frame).headline for frame in playthrough.frames]
