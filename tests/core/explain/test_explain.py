"""Sentences that name objects, amounts and rules."""

from typing import Any

import pytest

from core.explain.explain import explain
from core.explain.moments import moments
from core.explain.moments import told as told_together
from tests.support import AMY, NICOLE, card, creature, played

OX = creature("ox", "6/6 trample")
BEAR = creature("bear", "2/2", by=NICOLE)


def told(kind: str, *objects: dict[str, Any], **fields: Any) -> list[str]:
    """Return sentence and lines of every frame of a kind."""
    playthrough = played(*objects, **fields)
    explanations = [explain(frame) for frame in playthrough.frames if frame.event.kind == kind]
    return [text for one in explanations for text in (one.text, *one.details)]


ATTACK = {"attack": {"ox": NICOLE}}
BLOCK = {"block": {"bear": "ox"}}


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        ("attackers_declared", "Amy attacks Nicole with Ox (CR 508.1k)."),
        ("blockers_declared", "Nicole blocks Ox with Bear (CR 509.1h)."),
        (
            "combat_damage_assigned",
            "Amy assigns Ox's 6 damage: 2 to Bear and 4 to Nicole (CR 510.1). "
            "Trample: Bear needs 2 (toughness 2), and the rest may go to Nicole (CR 702.19b).",
        ),
        (
            "damage_event_began",
            "Ox would deal 2 damage to Bear and 4 to Nicole; Bear would deal 2 to Ox (CR 510.2).",
        ),
        ("damage_dealt", "Ox deals 2 damage to Bear and 4 to Nicole; Bear deals 2 to Ox (CR 510.2)."),
        (
            "damage_processed",
            "The damage turns into its results: 2 damage is marked on Bear; Nicole loses 4 life; "
            "2 damage is marked on Ox (CR 120.4c).",
        ),
        ("damage_event_occurred", "Nicole: 20 → 16 life (CR 120.3a)."),
        (
            "state_based_actions_performed",
            "State-based actions: Bear is destroyed. It has 2 damage and toughness 2 (CR 704.5g).",
        ),
    ],
)
def test_a_combat_in_sentences(kind: str, sentence: str) -> None:
    assert told(kind, OX, BEAR, script=[ATTACK, BLOCK])[0] == sentence


def test_creatures_that_deal_the_same_are_told_together() -> None:
    objects = (creature("ox", "3/3"), creature("elk", "3/3"))
    script = [{"attack": {"ox": NICOLE, "elk": NICOLE}}]
    assert told("damage_event_began", *objects, script=script) == [
        "Ox and Elk would each deal 3 damage to Nicole (CR 510.2)."
    ]
    assert told("damage_dealt", *objects, script=script) == [
        "Ox and Elk each deal 3 damage to Nicole (CR 510.2)."
    ]


def test_damage_that_several_creatures_assign_is_told_apart_from_their_names() -> None:
    cub = creature("cub", "1/1", by=NICOLE)
    objects = (card("Rhox Maulers", "a"), card("Rhox Maulers", "b"), BEAR, cub)
    script = [{"attack": {"a": NICOLE, "b": NICOLE}}, {"block": {"bear": "a", "cub": "b"}}]
    assert told("combat_damage_assigned", *objects, script=script)[0].startswith(
        "Amy assigns Rhox Maulers 1's 4 damage as 2 to Bear and 2 to Nicole; "
        "Rhox Maulers 2's 4 damage as 1 to Cub and 3 to Nicole (CR 510.1)."
    )


@pytest.mark.parametrize(
    ("era", "below"), [("current", []), ("stack", ["Amy assigns Elk's 3 damage to Nicole."])]
)
def test_what_could_be_assigned_only_one_way_is_told_as_it_is_dealt_unless_that_is_later(
    era: str, below: list[str]
) -> None:
    elk = creature("elk", "3/3")
    script = [{"attack": {"elk": NICOLE, "ox": NICOLE}}, {"block": {"bear": "ox"}}]
    assigned, *others = told("combat_damage_assigned", OX, BEAR, elk, script=script, era=era)
    assert assigned.startswith("Amy assigns Ox's 6 damage: 2 to Bear and 4 to Nicole")
    assert [one for one in others if "Elk" in one] == below


def test_much_damage_at_once_is_told_by_recipient_and_by_source_below() -> None:
    attackers = [creature(f"a{n}", "3/3") for n in range(7)]
    blockers = [creature(f"b{n}", "1/4", by=NICOLE) for n in range(3)]
    script = [
        {"attack": {f"a{n}": NICOLE for n in range(7)}},
        {"block": {f"b{n}": f"a{n}" for n in range(3)}},
    ]
    dealt, *below = told("damage_dealt", *attackers, *blockers, script=script)
    assert dealt.startswith("All damage is dealt at the same time: 3 to B0, 3 to B1, 3 to B2, 12 to Nicole, ")
    assert "A3 deals 3 damage to Nicole." in below
    assert len(below) == 10


def test_one_source_that_hits_many_is_named() -> None:
    creatures = [creature(f"b{n}", "1/4", by=NICOLE) for n in range(8)]
    script = [{"by": AMY, "cast": "Pyroclasm"}]
    dealt = told("damage_dealt", *creatures, script=script, start="precombat_main")
    assert dealt == ["Pyroclasm deals 2 damage each to B0, B1, B2, B3, B4, B5, B6 and B7 (CR 120.4b)."]


def test_two_who_are_dealt_the_same_are_told_one_by_one() -> None:
    creatures = [creature(f"b{n}", "1/4", by=NICOLE) for n in range(2)]
    script = [{"by": AMY, "cast": "Pyroclasm"}]
    dealt = told("damage_dealt", *creatures, script=script, start="precombat_main")
    assert dealt == ["Pyroclasm deals 2 damage to B0 and 2 to B1 (CR 120.4b)."]


def test_who_may_divide_is_told_between_whom() -> None:
    """CR 510.1c."""
    cub = creature("cub", "1/1", by=NICOLE)
    script = [{"attack": {"ox": NICOLE}}, {"block": {"bear": "ox", "cub": "ox"}}]
    ox = creature("ox", "4/4")
    assert told("combat_damage_assigned", ox, BEAR, cub, script=script)[0].endswith(
        "Ox's damage may be divided freely among its blockers (CR 510.1c)."
    )


def test_of_several_tramplers_each_is_named() -> None:
    objects = (OX, creature("elk", "3/3 trample"), BEAR, creature("cub", "1/1", by=NICOLE))
    script = [{"attack": {"ox": NICOLE, "elk": NICOLE}}, {"block": {"bear": "ox", "cub": "elk"}}]
    assert told("combat_damage_assigned", *objects, script=script)[0].endswith(
        "Ox has trample: Bear needs 2 (toughness 2), and the rest may go to Nicole. "
        "Elk has trample: Cub needs 1 (toughness 1), and the rest may go to Nicole (CR 702.19b)."
    )


def test_lethal_damage_is_told_once_where_it_is_alike_and_in_short_where_it_is_not() -> None:
    """CR 704.5g."""
    elk, cub = creature("elk", "3/3"), creature("cub", "3/3", by=NICOLE)
    ox = creature("ox", "4/4")
    script = [{"attack": {"elk": NICOLE, "ox": NICOLE}}, {"block": {"cub": "elk", "bear": "ox"}}]
    destroyed = "state_based_actions_performed"
    assert told(destroyed, elk, cub, script=[{"attack": {"elk": NICOLE}}, {"block": {"cub": "elk"}}]) == [
        "State-based actions: Elk and Cub are destroyed. Each has 3 damage and toughness 3 (CR 704.5g)."
    ]
    assert told(destroyed, elk, ox, cub, BEAR, script=script) == [
        "State-based actions: Elk, Cub and Bear are destroyed. "
        "Elk and Cub each have 3 damage and toughness 3, Bear has 4 damage and toughness 2 (CR 704.5g)."
    ]
    attack = {"attack": {"ox": NICOLE, "elk": NICOLE, "cub": NICOLE}}
    three = [attack, {"block": {"a": "ox", "b": "elk", "c": "cub"}}]
    blockers = [creature(name, size, by=NICOLE) for name, size in (("a", "0/2"), ("b", "0/1"), ("c", "0/2"))]
    cub = creature("cub", "3/3")
    assert told(destroyed, ox, elk, cub, *blockers, script=three)[0].endswith(
        "A has 4 damage and toughness 2, B has 3 and 1, C has 3 and 2 (CR 704.5g)."
    )


def test_who_attacks_whom_is_told_player_by_player() -> None:
    objects = (OX, creature("elk", "1/1"), card("Ilse, the Patient", "ilse", by=NICOLE))
    assert told("attackers_declared", *objects, script=[{"attack": {"ox": NICOLE, "elk": "ilse"}}]) == [
        "Amy attacks Nicole with Ox; Ilse, the Patient with Elk (CR 508.1k)."
    ]


@pytest.mark.parametrize(
    ("ox", "damage", "because"),
    [
        (
            "6/6 trample",
            1,
            "Bear needs 1 (toughness 2, 1 already marked), and the rest may go to Nicole (CR 702.19b).",
        ),
        ("2/6 trample", 0, "Bear needs 2 (toughness 2), and nothing is left for Nicole (CR 702.19b)."),
        (
            "6/6 trample, deathtouch",
            0,
            "1 is enough for Bear (deathtouch, CR 702.2c), and the rest may go to Nicole (CR 702.19b).",
        ),
    ],
)
def test_an_assignment_says_what_lethal_came_of(ox: str, damage: int, because: str) -> None:
    objects = (creature("ox", ox), {**BEAR, "damage": damage})
    sentence = told("combat_damage_assigned", *objects, script=[ATTACK, BLOCK])[0]
    assert sentence.endswith(f"Trample: {because}")


def test_trample_says_that_more_may_go_past_though_none_does() -> None:
    """CR 702.19b: the attacker need not assign it to what it attacks."""
    script = [ATTACK, BLOCK, {"assign": {"ox": {"bear": 6}}}]
    assert told("combat_damage_assigned", OX, BEAR, script=script)[0] == (
        "Amy assigns Ox's 6 damage to Bear (CR 510.1). "
        "Trample: Bear needs 2 (toughness 2), and the rest may go to Nicole (CR 702.19b)."
    )


@pytest.mark.parametrize("keywords", ["trample", "trample, deathtouch"])
def test_damage_from_another_creature_with_deathtouch_is_why_nothing_more_is_needed(keywords: str) -> None:
    """CR 702.2c, 702.19b: what is assigned alongside counts, and any damage from that one is lethal."""
    objects = (
        creature("ox", f"6/6 {keywords}"),
        creature("asp", "1/1 deathtouch"),
        creature("bear", "2/8 can block an additional creature each combat", by=NICOLE),
    )
    script = [{"attack": {"asp": NICOLE, "ox": NICOLE}}, {"block": {"bear": ["asp", "ox"]}}]
    sentence = told("combat_damage_assigned", *objects, script=script)[0]
    assert "Bear needs 0 (toughness 8, 1 assigned by Asp with deathtouch)" in sentence


def test_the_tape_reads_as_judges_write_it() -> None:
    playthrough = played(
        creature("ox", "3/3 wither, lifelink"), creature("bear", "2/4", by=NICOLE), script=[ATTACK, BLOCK]
    )
    tapes = [
        explanation.tape_text
        for explanation in map(explain, playthrough.frames)
        if explanation.tape is not None
    ]
    assert tapes == [
        "[3 damage to Bear, 2 damage to Ox]",
        "[3 damage to Bear, 2 damage to Ox]",
        "[Bear gets three -1/-1 counters, Amy gains 3 life, 2 damage is marked on Ox]",
        "[Bear gets three -1/-1 counters, Amy gains 3 life, 2 damage is marked on Ox]",
    ]


def test_the_second_step_says_who_is_in_it_and_who_is_not() -> None:
    sentences = told(
        "damage_step_began",
        creature("ox", "2/2 double strike"),
        creature("elk", "1/1 first strike"),
        creature("cow", "1/1"),
        script=[{"attack": {"ox": NICOLE, "elk": NICOLE, "cow": NICOLE}}],
    )
    assert sentences == [
        "First combat damage step: only Ox and Elk deal damage now (CR 510.4). "
        "Ox has double strike and Elk has first strike, so there are two combat damage steps.",
        "Combat damage step: now Ox and Cow deal damage. "
        "Ox has double strike, so it deals damage again (CR 702.4b). "
        "Elk already dealt its damage in the first step and doesn't have double strike now (CR 510.4).",
    ]


def test_a_double_striker_with_nothing_left_to_hit_is_not_said_to_deal_damage_again() -> None:
    sentences = told(
        "damage_step_began",
        creature("ox", "2/2 double strike"),
        creature("cow", "1/1", NICOLE),
        script=[{"attack": {"ox": NICOLE}}, {"block": {"cow": "ox"}}],
    )
    assert sentences[1] == (
        "In the second combat damage step, no damage is dealt (CR 510.4). "
        "Ox stays blocked though no creature is blocking it now: it deals no damage (CR 510.1c)."
    )


def test_creatures_that_deal_nothing_say_why() -> None:
    sentences = told(
        "damage_step_began",
        creature("ox", "2/2"),
        creature("elk", "0/1"),
        creature("cow", "1/1"),
        BEAR,
        card("Ilse, the Patient", "ilse", by=NICOLE),
        script=[
            {"attack": {"ox": NICOLE, "elk": NICOLE, "cow": "ilse"}},
            {"block": {"bear": "ox"}},
            {"edit": {"object": "bear", "move": "exile"}, "at": "declare_blockers"},
            {"edit": {"object": "ilse", "move": "exile"}, "at": "declare_blockers"},
        ],
    )
    assert sentences == [
        "No combat damage is dealt. "
        "Ox stays blocked though no creature is blocking it now: it deals no damage (CR 510.1c). "
        "Elk has power 0, so it deals no damage (CR 510.1a). "
        "Cow isn't attacking anything any longer, so it deals no damage (CR 510.1b)."
    ]


INDESTRUCTIBLE = creature("ox", "2/2 indestructible", damage=2)
SPARED = "Ox has lethal damage, but it's indestructible and isn't destroyed (CR 702.12b)."


def test_a_check_says_who_was_spared() -> None:
    sentences = told("state_based_actions_checked", INDESTRUCTIBLE, script=[{"attack": {}}])
    assert sentences[0] == SPARED


def test_checks_of_one_moment_say_so_once() -> None:
    frames = played(INDESTRUCTIBLE, script=[{"attack": {}}]).frames
    (moment,) = moments(frames)
    assert told_together(moment, frames).text.count(SPARED) == 1


def test_same_names_are_told_apart() -> None:
    sentences = told(
        "attackers_declared",
        card("Grizzly Bears", "a"),
        card("Grizzly Bears", "b"),
        script=[{"attack": {"b": NICOLE}}],
    )
    assert sentences[0] == "Amy attacks Nicole with Grizzly Bears 2 (CR 508.1k)."


def test_deathtouch_makes_nothing_lethal_before_2009() -> None:
    """CR 702.2c came in July 2009; what is said of lethal damage goes by the era."""
    snake = creature("ox", "6/6 trample, deathtouch")
    sentences = {
        era: told("combat_damage_assigned", snake, BEAR, script=[ATTACK, BLOCK], era=era)[0]
        for era in ("ordered", "stack")
    }
    assert "1 is enough for Bear (deathtouch, CR 702.2c)" in sentences["ordered"]
    assert "Bear needs 2 (toughness 2)" in sentences["stack"]
