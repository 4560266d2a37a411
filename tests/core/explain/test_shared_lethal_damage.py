"""Lethal damage to which several creatures assign their part is one sum, said once (CR 510.1c, 702.19b)."""

from __future__ import annotations

from core.explain.outcome import refusals
from tests.core.explain.stories import playthrough_of, sentences

ASSIGNED = "combat_damage_assigned"


def test_in_damage_assignment_order() -> None:
    """CR 510.1c of July 2024."""
    attackers, blockers = sentences("baloth-and-boars-share-the-brigade", ASSIGNED)
    assert attackers.partition("Goblin Piker. ")[2] == (
        "Lethal damage in order: "
        "Trained Armodon needs 1 (toughness 3, 2 already marked), then Foriysian Brigade gets its share "
        "before Silverback Ape gets any. "
        "Foriysian Brigade needs 4 in all (toughness 4): 1 from Enormous Baloth and 3 from Durkwood Boars "
        "(CR 510.1c of July 2024)."
    )
    assert blockers == (
        "Nicole assigns Foriysian Brigade's 2 damage to Enormous Baloth. Enormous Baloth is first "
        "in the damage assignment order of Foriysian Brigade (CR 510.1d of July 2024)."
    )


def test_too_little_from_several_is_one_refusal() -> None:
    """CR 510.1c of July 2024: it is the sum that is too little, and either may add to it."""
    playthrough = playthrough_of("baloth-and-boars-give-the-brigade-too-little")
    assert refusals(playthrough) == (
        "Illegal: Enormous Baloth can't assign damage to Silverback Ape yet, nor Durkwood Boars to Goblin "
        "Piker: Foriysian Brigade needs 4, and together they assign it only 3 (CR 510.1c of July 2024). "
        "Assign 1 more to Foriysian Brigade, from Enormous Baloth or Durkwood Boars.",
    )


def test_before_anything_tramples_over() -> None:
    """CR 702.19b."""
    told, _ = sentences("two-attackers-share-a-blocker-before-trample", ASSIGNED)
    assert told.endswith(
        "Trample: Gate Sergeant gets its share, and the rest may go to Nicole. "
        "Gate Sergeant needs 2 in all (toughness 2): 1 from Drill Recruit and 1 from Charging Ox "
        "(CR 702.19b)."
    )


def test_with_deathtouch_there_is_no_sum() -> None:
    """CR 702.2c: any damage by such a source is enough."""
    told, _ = sentences("another-creature-s-deathtouch-helps-the-trampler", ASSIGNED)
    assert "Broad Gatekeeper needs 0 (toughness 6, 1 assigned by Deadly Recluse with deathtouch)" in told
    assert "in all" not in told
