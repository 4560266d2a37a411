"""Sentences that name objects, amounts and rules."""

from typing import Any

import pytest

from core.explain.explain import explain
from tests.support import NICOLE, card, creature, played

OX = creature("ox", "6/6 trample")
BEAR = creature("bear", "2/2", by=NICOLE)


def told(kind: str, *objects: dict[str, Any], **fields: Any) -> list[str]:
    """Return sentence and lines of every frame of a kind."""
    playthrough = played(*objects, **fields)
    explanations = [explain(frame) for frame in playthrough.frames if frame.event.kind == kind]
    return [text for one in explanations for text in (one.sentence, *one.lines)]


ATTACK = {"attack": {"ox": NICOLE}}
BLOCK = {"block": {"bear": "ox"}}


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        ("attackers_declared", "Amy declares attackers: Ox attacks Nicole (CR 508.1k)."),
        (
            "blockers_declared",
            "Nicole declares blockers: Bear blocks Ox; Ox becomes blocked (CR 509.1h).",
        ),
        ("combat_damage_assigned", "Amy assigns combat damage: Ox: 2 to Bear and 4 to Nicole (CR 510.1)."),
        (
            "damage_event_began",
            "8 damage would be dealt, all at the same time: 2 to Bear, 4 to Nicole and 2 to Ox (CR 510.2).",
        ),
        (
            "damage_dealt",
            "The damage is dealt: Ox deals 2 to Bear and 4 to Nicole; Bear deals 2 to Ox (CR 120.4b).",
        ),
        (
            "damage_event_occurred",
            "All of it happens at once: Bear has 2 damage marked; Nicole goes from 20 to 16 life; "
            "Ox has 2 damage marked (CR 120.4d).",
        ),
        (
            "state_based_actions_performed",
            "A state-based action is performed (CR 704.3): Bear is destroyed (CR 704.5g).",
        ),
    ],
)
def test_a_combat_in_sentences(kind: str, sentence: str) -> None:
    assert told(kind, OX, BEAR, script=[ATTACK, BLOCK])[0] == sentence


def test_an_assignment_says_what_lethal_came_of() -> None:
    objects = (creature("ox", "6/6 trample, deathtouch"), {**BEAR, "damage": 1})
    assert told("combat_damage_assigned", *objects, script=[ATTACK, BLOCK])[1] == (
        "Ox (power 6) assigns 1 to Bear and 5 to Nicole: trample lets through what is more than lethal; "
        "Bear's lethal damage is 1 (toughness 2, 1 already marked, deathtouch makes 1 enough, CR 702.2c) "
        "(CR 702.19b)."
    )


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
        "[three -1/-1 counters on Bear, Amy gains 3 life, 2 marked on Ox]",
        "[three -1/-1 counters on Bear, Amy gains 3 life, 2 marked on Ox]",
    ]


def test_the_second_step_says_who_is_in_it_and_who_is_not() -> None:
    lines = told(
        "damage_step_began",
        creature("ox", "2/2 double strike"),
        creature("elk", "1/1 first strike"),
        creature("cow", "1/1"),
        script=[{"attack": {"ox": NICOLE, "elk": NICOLE, "cow": NICOLE}}],
    )
    assert lines == [
        "All players pass with the stack empty (CR 500.2). "
        "Ox has double strike and Elk has first strike, so there are two combat damage steps. "
        "In the first only Ox and Elk may assign damage (CR 510.4).",
        "All players pass with the stack empty (CR 500.2). "
        "The second combat damage step begins. Now Ox and Cow may assign damage (CR 510.4).",
        "Ox has double strike and may assign damage again (CR 702.4b).",
        "Elk was among those of the first step and has no double strike: not again (CR 510.4).",
    ]


def test_creatures_that_assign_nothing_say_why() -> None:
    lines = told(
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
    assert lines[1:] == [
        "Ox stays blocked, but nothing blocks it any more: no combat damage (CR 510.1c).",
        "Elk has power 0 and assigns no combat damage, so it deals none (CR 510.1a, 120.8).",
        "Cow is not attacking anything any more: no combat damage (CR 510.1b).",
    ]


def test_a_check_says_what_it_looked_at_and_who_was_spared() -> None:
    sentences = told(
        "state_based_actions_checked",
        creature("ox", "2/2 indestructible", damage=2),
        script=[{"attack": {}}],
    )
    assert sentences[0] == (
        "State-based actions are checked, looking at 2 players and 1 permanent (CR 704.3). "
        "Nothing applies: Ox would be destroyed but has indestructible (CR 702.12b)."
    )


def test_same_names_are_told_apart() -> None:
    sentences = told(
        "attackers_declared",
        card("Grizzly Bears", "a"),
        card("Grizzly Bears", "b"),
        script=[{"attack": {"b": NICOLE}}],
    )
    assert sentences[0] == "Amy declares attackers: Grizzly Bears 2 attacks Nicole (CR 508.1k)."


def test_deathtouch_makes_nothing_lethal_before_2009() -> None:
    """CR 702.2c came in July 2009; what is said of lethal damage goes by the era."""
    snake = creature("ox", "6/6 trample, deathtouch")
    lines = {
        era: told("combat_damage_assigned", snake, BEAR, script=[ATTACK, BLOCK], era=era)[1]
        for era in ("ordered", "stack")
    }
    assert "lethal damage is 1 (toughness 2, deathtouch makes 1 enough, CR 702.2c)" in lines["ordered"]
    assert "lethal damage is 2 (toughness 2)" in lines["stack"]
