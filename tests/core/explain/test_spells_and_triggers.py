"""From announcing to leaving the stack: who does what to whom, what is passed over, and why."""

import pytest

from core.explain.explain import explain
from tests.core.explain.stories import lines, sentences
from tests.support import AMY, NICOLE, RAJ, card, creature, played

HAMMER, FLING = "the-hammer-does-not-fall", "fling-deals-the-damage-itself"
GONE, DISARMED = "the-pyromancer-is-gone-its-ability-is-not", "disarmed-before-it-died"
HARMS_WAY = "combust-boros-reckoner-and-harm-s-way"


def test_an_illegal_target_is_told_as_resolution_begins_and_why_the_spell_resolves_all_the_same() -> None:
    """CR 608.2b."""
    assert lines(HAMMER, "resolution_began") == [
        "Grizzly Bears has left the battlefield, and is an illegal target now: "
        "nothing is done to it or by it (CR 608.2b).",
        "Hill Giant still is a legal target, so Fall of the Hammer resolves all the same.",
    ]


def test_all_players_pass_before_anything_resolves() -> None:
    """CR 608.1, 608.2n."""
    kinds = ("resolution_began", "damage_event_began", "ability_resolved")
    assert sentences("bolt-on-a-bear", *kinds) == [
        "All players pass in succession: Lightning Bolt resolves (CR 608.1).",
        "Lightning Bolt would deal 3 damage to Grizzly Bears (CR 120.2b).",
        "Lightning Bolt has done all it says and is put into its owner's graveyard (CR 608.2n).",
    ]


@pytest.mark.parametrize(
    ("name", "had"),
    [(GONE, "with lifelink and deathtouch"), (DISARMED, "with neither lifelink nor deathtouch")],
)
def test_what_is_gone_deals_damage_as_it_last_was(name: str, had: str) -> None:
    """CR 113.7a, 608.2h."""
    assert lines(name, "resolution_began")[-1] == (
        "Prodigal Pyromancer is no longer there; its ability needs it no more (CR 113.7a)."
    )
    assert lines(name, "damage_event_began") == [
        f"Prodigal Pyromancer deals it as it last was on the battlefield, {had} (CR 608.2h)."
    ]


def test_lifelink_and_toughness_that_something_last_had() -> None:
    told = lines(GONE, "damage_processed")
    assert told[-1] == (
        "Prodigal Pyromancer's damage, with the lifelink it last had: Amy gains 1 life (CR 120.3f)."
    )
    found = " ".join(sentences(DISARMED, "state_based_actions_checked"))
    assert "has toughness 0: printed toughness 1; one -1/-1 counter: -1/-1 (CR 704.5f)" in found


def test_a_sacrifice_that_pays_for_a_spell_and_whose_damage_it_is() -> None:
    """CR 601.2h, 608.2h."""
    assert sentences(FLING, "spell_cast", "permanents_left") == [
        "Amy casts Fling, sacrificing Grizzly Bears, targeting Hill Giant (CR 601.2i).",
        "Grizzly Bears is sacrificed as a cost of Fling (CR 701.21a).",
    ]
    assert lines(FLING, "resolution_began") == [
        "Grizzly Bears last had power 2, so Fling deals 2 damage (CR 608.2h).",
        "Fling deals it and not Grizzly Bears, whose abilities do not matter (CR 120.2b).",
    ]


def test_a_target_with_protection_from_something_else_is_legal() -> None:
    """CR 702.16b."""
    assert lines(HARMS_WAY, "spell_cast") == [
        "Vulshok Refugee has protection from red, which Harm's Way is not: it is a legal target (CR 702.16b)."
    ]


def test_a_trigger_says_what_damage_made_it_trigger() -> None:
    """CR 603.2."""
    assert sentences("charisma-against-infect-and-keepers", "ability_triggered") == [
        "Charisma's ability triggers, because Blight Agent dealt 5 damage to Melira's Keepers. "
        "It waits for the next time a player would get priority (CR 603.2)."
    ]
    assert lines(HARMS_WAY, "resolution_began")[-1] == (
        "How much it deals is settled already: 3, because 3 damage was dealt to Boros Reckoner."
    )


@pytest.mark.parametrize(
    ("name", "told"),
    [
        (
            HARMS_WAY,
            "Harm's Way: the next 2 damage that Combust would deal to Amy or a permanent they control this "
            "turn is dealt to Vulshok Refugee instead (CR 611.2).",
        ),
        (
            "mending-hands-4-and-1",
            "Mending Hands: the next 4 damage that would be dealt to Pride Guardian this turn is prevented "
            "(CR 611.2).",
        ),
        (
            "worship-has-nothing-to-do",
            "Awe Strike: the next time First Ox would deal damage this turn, it is prevented (CR 611.2). "
            "Nicole gains life equal to the damage prevented this way.",
        ),
        (
            "the-angel-of-saint-traft-leaves-at-end-of-combat",
            "Geist of Saint Traft's ability waits for Angel Token: at the beginning of the next end of "
            "combat step, exile it (CR 611.2).",
        ),
        (
            "angel-s-grace-leaves-1-life",
            "Angel's Grace waits until end of turn: Nicole can't lose the game and Nicole's opponents can't "
            "win the game (CR 611.2).",
        ),
        ("fog", "Fog: all combat damage that would be dealt this turn is prevented (CR 611.2)."),
    ],
)
def test_what_waits_is_told_with_names(name: str, told: str) -> None:
    assert told in sentences(name, "effect_began")


def test_who_gets_one_of_several_shields_is_settled_as_they_begin() -> None:
    """CR 615.11."""
    told = lines("shields-for-each-creature-that-is-there", "effect_began")
    assert told
    assert all("(CR 615.11)" in line for line in told)


def test_a_redirection_without_anywhere_to_go_is_said_to_do_nothing() -> None:
    """CR 614.9."""
    assert "Harm's Way does nothing: Grizzly Bears is no longer there (CR 614.9)." in lines(
        "harm-s-way-without-its-target", "damage_dealt"
    )


@pytest.mark.parametrize(
    ("name", "effect"),
    [
        ("furnace-of-rath-and-a-trampler", "Furnace of Rath"),
        ("mending-hands-changes-nothing-about-lethal", "Mending Hands"),
    ],
)
def test_what_will_change_the_damage_does_not_change_what_is_lethal(name: str, effect: str) -> None:
    """CR 510.1c, 702.19b."""
    told = lines(name, "combat_damage_assigned")[0]
    assert told.endswith(f"{effect} may change how much is dealt, but not what counts as lethal here.")


def test_the_check_destroys_and_not_the_damage() -> None:
    """CR 120.5."""
    assert lines("bolt-on-a-bear", "state_based_actions_performed") == [
        "What destroys is this check, not the damage and not its source (CR 120.5)."
    ]


def test_an_attacker_and_a_blocker_with_one_ability_trigger_for_different_reasons() -> None:
    told = sentences("bushido-on-both-sides", "ability_triggered")
    assert [one.partition(".")[0] for one in told] == [
        "Ronin's ability triggers, because Ronin blocks",
        "Samurai's ability triggers, because Samurai becomes blocked",
    ]


def test_before_2009_nothing_is_said_of_lifelink_a_creature_last_had() -> None:
    """CR 410.10d of May 2009: a trigger of what is gone does not look back."""
    told = lines("the-fanatic-on-the-stack", "damage_event_began")
    assert "Mogg Fanatic deals it as it last was on the battlefield (CR 413.2f of May 2009)." in told


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
    assert "but Disallow does not resolve: Mogg Fanatic's ability has left the stack" in countered.sentence


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
    assert "Mage's ability does not resolve: Monk's ability has left the stack" in nothing.sentence
