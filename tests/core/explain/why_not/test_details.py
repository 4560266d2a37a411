"""What decides whether a line is said of something that does not happen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.core.explain.stories import told_why_not
from tests.core.explain.why_not.test_why_not import ATTACK, lines
from tests.support import AMY, NICOLE, card, creature, played

BLOCK: list[dict[str, Any]] = [*ATTACK, {"block": {"bear": "ox"}}]


@pytest.mark.parametrize(
    ("scenario", "line"),
    [
        (
            "training-beside-an-equal",
            "Gryff Rider's training doesn't trigger: no creature with greater power attacks with Gryff Rider "
            "(CR 702.149a).",
        ),
        (
            "rasputin-was-tapped",
            "Rasputin Dreamweaver's ability doesn't trigger: "
            "“Rasputin Dreamweaver started the turn untapped” isn't true (CR 603.4).",
        ),
        (
            "a-fight-is-no-combat",
            "Brawler's ability doesn't trigger: "
            "it needs combat damage, and this is noncombat damage (CR 603.2).",
        ),
        (
            "the-wolf-had-a-counter",
            "Young Wolf's undying doesn't trigger: Young Wolf had a +1/+1 counter on it (CR 702.93a).",
        ),
        (
            "infect-against-a-planeswalker",
            "Tel-Jilad Fallen's infect does nothing to Ilse, the Patient: "
            "it changes only damage to creatures and players (CR 702.90c).",
        ),
        (
            "a-chosen-source-that-is-red-no-more",
            "Circle of Protection: Red's ability isn't applied: Red Raider isn't a red source (CR 615.9).",
        ),
        (
            "a-circle-against-what-is-not-red",
            "Circle of Protection: Red's ability isn't applied: "
            "Goblin Piker was chosen as the source, not Grizzly Bears (CR 609.7a).",
        ),
        (
            "the-bolt-that-was-chosen",
            "Harm's Way isn't applied: another Lightning Bolt was chosen as the source (CR 609.7a).",
        ),
        (
            "undergrowth-champion-without-counters",
            "Undergrowth Champion's effect isn't applied: it has no +1/+1 counters (CR 615.1).",
        ),
        (
            "the-voice-comes-back-and-chooses-anew",
            "Voice of All's protection from black doesn't stop damage from Red Imp (CR 702.16e).",
        ),
        (
            "harm-s-way-without-its-target",
            "Harm's Way does nothing: Grizzly Bears is no longer there (CR 614.9).",
        ),
    ],
)
def test_the_part_that_is_missing_is_named(scenario: str, line: str) -> None:
    assert line in [told for _, told in told_why_not(scenario)]


def test_an_ability_that_triggers_on_another_part_of_the_event_is_not_missed() -> None:
    """CR 603.2: only one of two attackers has a companion with greater power."""
    script = [{"attack": {"ox": NICOLE, "elf": NICOLE}}]
    assert lines(played(creature("ox", "1/1 training"), creature("elf", "2/2"), script=script)) == []


def test_a_fog_asks_for_combat_damage() -> None:
    """CR 615.1: Fog resolves first, the Bolt's damage is none of its business; the Ox's is."""
    bolt, fog = {"by": "amy", "cast": "Lightning Bolt", "targets": [NICOLE]}, {"by": NICOLE, "cast": "Fog"}
    told = lines(played(creature("ox", "2/2"), script=[*ATTACK, bolt, fog]))
    assert told == ["Fog isn't applied: this isn't combat damage (CR 615.1)."]


def test_those_that_had_struck_or_would_not_strike_are_not_said_to_be_gone_too_soon() -> None:
    """CR 510.4: Elf struck first as well; a 0/2 deals no damage in any step."""
    elf = played(
        creature("ox", "2/2 first strike"), creature("bear", "2/2 first strike", by=NICOLE), script=BLOCK
    )
    wall = played(creature("ox", "2/2 first strike"), creature("bear", "0/2", by=NICOLE), script=BLOCK)
    assert [*lines(elf), *lines(wall)] == []


def test_what_dies_after_regular_damage_has_struck() -> None:
    assert lines(played(creature("ox", "2/2"), creature("bear", "2/2", by=NICOLE), script=BLOCK)) == []


def test_deathtouch_makes_no_difference_where_damage_is_lethal_anyway() -> None:
    both = played(creature("ox", "2/2 deathtouch"), creature("bear", "2/2", by=NICOLE), script=BLOCK)
    assert lines(both) == ["Bear had lethal damage anyway, so deathtouch made no difference (CR 704.5g)."]
    needed = played(creature("ox", "1/3 deathtouch"), creature("bear", "2/2", by=NICOLE), script=BLOCK)
    assert lines(needed) == []


def test_deathtouch_gained_before_the_damage_is_in_time() -> None:
    gains = {"edit": {"object": "ox", "gain": ["deathtouch"]}}
    told = played(creature("ox", "1/3"), creature("bear", "2/2", by=NICOLE), script=[*BLOCK, gains])
    assert lines(told) == []


def test_toxic_counts_where_some_of_the_damage_is_dealt_to_a_player() -> None:
    """CR 120.3g."""
    told = played(creature("ox", "3/3 trample, toxic 1"), creature("bear", "1/1", by=NICOLE), script=BLOCK)
    assert lines(told) == []


def test_lifelink_is_not_idle_while_some_damage_is_dealt() -> None:
    """CR 615.6: a shield of 1 against 3 damage."""
    partly = played(
        creature("ox", "3/3 lifelink"),
        creature("bear", "2/2 absorb 1", by=NICOLE),
        script=BLOCK,
    )
    wholly = played(
        creature("ox", "1/3 lifelink"),
        creature("bear", "2/2 absorb 1", by=NICOLE),
        script=BLOCK,
    )
    assert lines(partly) == []
    assert lines(wholly) == ["Prevented damage isn't dealt, so nothing comes of Ox's lifelink (CR 615.6)."]


@pytest.mark.parametrize(
    ("keyword", "recipient"), [("infect", "bear"), ("infect", NICOLE), ("wither", "bear")]
)
def test_damage_dealt_as_though_with_a_keyword_loses_it_when_prevented(keyword: str, recipient: str) -> None:
    """CR 615.6: nothing is left for an effect of the table either."""
    text = f"All damage is dealt as though its source had {keyword}."
    banner = {"id": "banner", "name": "Banner", "types": ["artifact"], "text": text, "controller": AMY}
    fog = {"Mist": {"types": ["instant"], "text": "Prevent all combat damage that would be dealt this turn."}}
    blocks = {"bear": "ox"} if recipient == "bear" else {}
    board = played(
        creature("ox", "3/3"),
        creature("bear", "2/2", by=NICOLE),
        banner,
        cards=fog,
        script=[
            {"attack": {"ox": NICOLE}},
            {"block": blocks},
            {"at": "declare_blockers", "cast": "Mist", "by": NICOLE},
        ],
    )
    assert f"{keyword} (CR 615.6)" in " ".join(lines(board))


def test_a_floor_with_a_creature_is_met() -> None:
    """CR 120.4c: Worship is applied, so that it is not is not said."""
    worship = card("Worship", "worship", NICOLE)
    players = [{"id": "amy", "name": "Amy"}, {"id": NICOLE, "name": "Nicole", "life": 2}]
    kept = played(
        creature("ox", "5/5"), creature("bear", "2/2", by=NICOLE), worship, script=ATTACK, players=players
    )
    assert lines(kept) == []
    lost = played(creature("ox", "5/5"), worship, script=ATTACK, players=players)
    assert lines(lost) == ["Worship isn't applied: Nicole doesn't control a creature (CR 120.4c)."]
    unharmed = played(creature("ox", "1/1"), worship, script=ATTACK, players=players)
    assert lines(unharmed) == []


def test_who_dies_in_the_second_step_has_struck() -> None:
    """CR 510.4: Elf makes two steps of it; Ox and Bear trade in the second."""
    script: list[dict[str, Any]] = [{"attack": {"ox": NICOLE, "elf": NICOLE}}, {"block": {"bear": "ox"}}]
    elf, bear = creature("elf", "1/1 first strike"), creature("bear", "2/2", by=NICOLE)
    assert lines(played(creature("ox", "2/2"), elf, bear, script=script)) == []


def test_who_had_deathtouch_all_along_is_not_too_late() -> None:
    """CR 702.12b: the damage with deathtouch destroys nothing that is indestructible."""
    wall = creature("bear", "0/4 indestructible", by=NICOLE)
    later = {"at": "first_strike_damage", "edit": {"object": "ox", "gain": ["lifelink"]}}
    ox = creature("ox", "1/1 deathtouch, first strike")
    assert lines(played(ox, wall, script=[*BLOCK, later])) == []


def test_damage_that_is_dealt_has_something_to_increase() -> None:
    """CR 120.8."""
    furnace = card("Furnace of Rath", "furnace")
    assert lines(played(creature("ox", "2/2"), furnace, script=ATTACK)) == []


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            "Whenever this creature and at least two other creatures attack",
            "fewer than 2 other creatures attack",
        ),
        ("Whenever this creature attacks along with a creature", "no other creature attacks"),
        ("Whenever this creature attacks along with a Goblin", "no other such creature attacks"),
    ],
)
def test_an_ability_that_asks_for_company_says_that_there_is_too_little(text: str, why: str) -> None:
    ox = creature("ox", "2/2", text=f"{text}, you gain 2 life.")
    told = lines(played(ox, script=ATTACK))
    assert told == [f"Ox's ability doesn't trigger: {why} (CR 603.2)."]


def test_a_blocker_that_asks_for_company() -> None:
    bear = creature(
        "bear", "2/2", by=NICOLE, text="Whenever this creature blocks along with a creature, you gain 2 life."
    )
    told = lines(played(creature("ox", "2/4"), bear, script=BLOCK))
    assert told == ["Bear's ability doesn't trigger: no other creature blocks (CR 603.2)."]


def test_what_triggers_on_dealing_damage_does_not_if_all_of_it_is_prevented() -> None:
    """CR 603.2g: what doesn't happen triggers nothing."""
    ox = creature("ox", "3/3", text="Whenever this creature deals damage, you gain that much life.")
    told = lines(played(ox, script=[*ATTACK, {"by": NICOLE, "cast": "Fog"}]))
    assert told == ["Ox deals no damage, so Ox's ability doesn't trigger (CR 603.2g)."]


def test_what_adds_to_damage_adds_nothing_to_none() -> None:
    """CR 120.8."""
    text = "If a source you control would deal damage, it deals that much damage plus 1 instead."
    field = {"id": "field", "name": "Field", "types": ["enchantment"], "controller": "amy", "text": text}
    told = lines(played(creature("ox", "0/3"), field, script=ATTACK))
    assert told == ["Ox deals no damage, so Field has nothing to increase (CR 120.8)."]
