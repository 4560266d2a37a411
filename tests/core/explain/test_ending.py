"""How play ended: life totals in one sentence, the dead, and who survives with what."""

from typing import Any

from core.explain.ending import departures, ending
from tests.core.explain.stories import playthrough_of
from tests.support import AMY, NICOLE, card, creature, played

OX = creature("ox", "3/3")
ATTACK = {"attack": {"ox": NICOLE}}


def ended(*objects: dict[str, Any], script: list[dict[str, Any]]) -> list[str]:
    return list(ending(played(*objects, script=script)))


def test_life_totals_are_one_sentence_and_without_a_fight_nobody_asks_who_died() -> None:
    assert ended(OX, script=[]) == ["Amy and Nicole are still at 20 life."]
    assert ended(OX, script=[ATTACK]) == ["Nicole: 20 → 17 life; Amy is still at 20."]


def test_survivors_of_a_fight_are_one_sentence() -> None:
    blockers = [creature(f"b{n}", "0/6", by=NICOLE) for n in range(3)]
    script: list[dict[str, Any]] = [ATTACK, {"block": dict.fromkeys(("b0", "b1", "b2"), "ox")}]
    script += [{"assign": {"ox": {"b0": 1, "b1": 1, "b2": 1}}}]
    assert ended(OX, *blockers, script=script) == [
        "No creature died.",
        "B0, B1 and B2 survive with 1 damage.",
    ]
    elk = creature("elk", "2/9", by=NICOLE)
    assert ended(OX, elk, script=[ATTACK, {"block": {"elk": "ox"}}]) == [
        "No creature died.",
        "Ox survives with 2 damage, Elk with 3 damage.",
    ]


def test_a_fight_whose_damage_is_all_prevented_has_no_dead() -> None:
    fog = {"name": "Fog", "controller": AMY, "effect": {"kind": "damage", "change": {"kind": "prevent"}}}
    bear = creature("bear", "2/2", by=NICOLE)
    playthrough = played(OX, bear, script=[ATTACK, {"block": {"bear": "ox"}}], effects=[fog])
    assert "No creature died." in ending(playthrough)


def test_old_damage_is_no_news_and_after_an_illegal_answer_nobody_asks_who_died() -> None:
    elk = creature("elk", "2/9", by=NICOLE, damage=1)
    assert ended(OX, elk, script=[ATTACK]) == ["Nicole: 20 → 17 life; Amy is still at 20."]
    trampler = creature("ox", "3/3 trample")
    illegal = {"assign": {"ox": {"elk": 2}}}
    assert ended(trampler, elk, script=[ATTACK, {"block": {"elk": "ox"}}, illegal]) == []


def test_a_life_total_that_damage_would_have_changed_is_told() -> None:
    """CR 615.1."""
    fog = {"name": "Fog", "controller": AMY, "effect": {"kind": "damage", "change": {"kind": "prevent"}}}
    assert list(ending(played(OX, script=[ATTACK], effects=[fog]))) == [
        "Amy and Nicole are still at 20 life."
    ]


def test_what_phases_out_or_is_returned_to_hand_makes_nobody_ask_who_died() -> None:
    assert list(ending(playthrough_of("out-and-in-at-the-same-time"))) == [
        "Amy and Nicole are still at 20 life."
    ]
    told = list(ending(playthrough_of("jace-pays-with-his-last-loyalty")))
    assert told == [
        "Jace, the Mind Sculptor is no longer on the battlefield.",
        "Ox was returned to its owner's hand.",
    ]


WALKER = card("Jace, the Mind Sculptor", "jace", by=NICOLE)


def test_what_became_of_a_planeswalker_is_told() -> None:
    told = list(ending(playthrough_of("bolt-and-jace-today")))
    assert told == ["Jace, the Mind Sculptor is no longer on the battlefield."]
    told = list(ending(played(WALKER, creature("bear", "2/2"), script=[{"attack": {"bear": "jace"}}])))
    assert told == ["Jace, the Mind Sculptor: 3 \N{RIGHTWARDS ARROW} 1 loyalty."]


def test_where_creatures_are_that_left_without_dying_and_what_is_controlled_now() -> None:
    """CR 700.4: only what goes to a graveyard dies."""
    assert "Rooted Giant was exiled." in ending(playthrough_of("exiled-not-shuffled-away"))
    assert "Rooted Giant was put into its owner's library." in ending(
        playthrough_of("shuffled-away-not-exiled")
    )
    assert list(ending(playthrough_of("charisma-against-infect-and-keepers")))[-1] == (
        "Amy now controls Melira's Keepers (4/4)."
    )
    assert list(ending(playthrough_of("doubled-tokens-enter-with-doubled-counters"))) == [
        "Phantom Nomad 2 (4/4) and Phantom Nomad 3 (4/4) entered under Amy's control."
    ]


def test_a_creature_that_was_exiled_instead_is_all_that_is_told() -> None:
    """Nobody asks who died where what would have died went elsewhere."""
    told = list(ending(playthrough_of("exiled-not-shuffled-away")))
    assert told == ["Rooted Giant was exiled.", "Axeman survives with 3 damage."]


def test_a_card_that_went_from_a_graveyard_to_a_hand_is_told() -> None:
    told = list(ending(playthrough_of("life-becomes-cards-become-cards-of-the-graveyard")))
    assert "Grizzly Bears was returned to its owner's hand." in told


def test_what_entered_meanwhile_survives_with_its_damage() -> None:
    told = list(ending(playthrough_of("the-apothecary-s-shields-do-not-follow-colors")))
    assert any("Hound and Late Recruit survive with 1 damage" in one for one in told)


def test_a_creature_that_got_counters_of_damage_survives_with_them() -> None:
    """CR 120.3d."""
    assert list(ending(playthrough_of("wither-lifelink-a-shield-and-boon-reflection")))[-1] == (
        "Withering Cleric survives with 2 damage, Grizzly Bears with one -1/-1 counter."
    )


def test_a_planeswalker_that_is_gone_is_told_of_and_that_no_creature_died_is_not() -> None:
    """CR 306.9."""
    jace = card("Jace, the Mind Sculptor", "jace", by=NICOLE)
    ox = creature("ox", "7/7")
    bear = creature("bear", "2/2", by=NICOLE)
    gone = "Jace, the Mind Sculptor is no longer on the battlefield."
    attack = {"attack": {"ox": "jace", "elk": NICOLE}}
    elk = creature("elk", "2/2")
    assert list(departures(played(ox, elk, bear, jace, script=[attack]))) == [gone]
    both = played(ox, elk, bear, jace, script=[attack, {"block": {"bear": "elk"}}])
    assert list(departures(both)) == ["Elk and Bear died.", gone]
    assert list(departures(played(ox, bear, jace, script=[{"attack": {"ox": NICOLE}}]))) == [
        "No creature died."
    ]
