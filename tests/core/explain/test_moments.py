"""Moments: what is told together, and that nothing is told twice or lost."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.cards.library import built_in
from core.explain.explain import explain, fold_of
from core.explain.explaining import Fold
from core.explain.moments import Moment, end_before, moment_of, moments, next_end, told
from core.play.playthrough import Asking, Playthrough
from core.scenario.playing import play_scenario
from core.scenario.reading import read_scenario
from tests.support import NICOLE, card, creature, played

SCENARIOS = sorted((Path(__file__).parents[3] / "assets" / "scenarios").rglob("*.scenario.json"))
ATTACK: list[dict[str, Any]] = [{"attack": {"ox": NICOLE}}]


def texts(playthrough: Playthrough) -> list[str]:
    return [told(one, playthrough.frames).text for one in moments(playthrough.frames)]


def example(name: str) -> Playthrough:
    (path,) = (path for path in SCENARIOS if path.name == f"{name}.scenario.json")
    return play_scenario(read_scenario(path), built_in())


def test_a_trade_is_four_moments() -> None:
    trade = played(
        creature("ox", "2/2"), creature("bear", "2/2", by=NICOLE), script=[*ATTACK, {"block": {"bear": "ox"}}]
    )
    assert texts(trade) == [
        "Amy attacks Nicole with Ox (CR 508.1k).",
        "Nicole blocks Ox with Bear (CR 509.1h).",
        "Ox deals 2 damage to Bear; Bear deals 2 to Ox (CR 510.2).",
        "State-based actions: Ox and Bear are destroyed. Each has 2 damage and toughness 2 (CR 704.5g).",
    ]


def test_an_assignment_with_a_choice_is_a_moment_of_its_own() -> None:
    blockers = (creature("bear", "2/2", by=NICOLE), creature("elf", "1/1", by=NICOLE))
    blocks = {"block": {"bear": "ox", "elf": "ox"}}
    told_here = texts(played(creature("ox", "3/3"), *blockers, script=[*ATTACK, blocks]))
    assert told_here[2].startswith("Amy assigns Ox's 3 damage: ")


def test_what_triggers_is_told_with_what_made_it_trigger() -> None:
    """CR 603.2, 702.83b."""
    attack = texts(played(creature("ox", "2/2 exalted"), script=ATTACK))[0]
    assert attack.startswith(
        "Amy attacks Nicole with Ox (CR 508.1k). Ox's exalted triggers: Ox attacks alone"
    )
    assert "CR 702.83b" in attack


def test_what_triggers_as_a_step_begins_is_told_before_what_it_does() -> None:
    """CR 603.3: the ability triggers, and only then goes on the stack and resolves."""
    upkeep = texts(example("a-third-spore-in-the-upkeep"))
    place = upkeep.index("Spore Flower's ability triggers: the upkeep step begins (CR 603.2).")
    assert upkeep[place + 1].startswith("Spore Flower's ability: Spore Flower gets 1 spore counter")


def test_what_waits_for_an_answer_is_told_as_far_as_it_has_come() -> None:
    """CR 616.1: the damage would be dealt, and Nicole is asked which effect applies first."""
    effects = (card("Furnace of Rath", "furnace"), card("Valkmira, Protector's Shield", "shield", by=NICOLE))
    asked = played(creature("ox", "3/3"), *effects, script=[*ATTACK, {"block": {}}], asking=Asking.DECISIONS)
    assert asked.pending is not None
    assert texts(asked)[-1] == "Ox would deal 3 damage to Nicole (CR 510.2)."


def test_who_deals_no_damage_is_told_where_nobody_does() -> None:
    """CR 510.1c."""
    last = texts(example("the-fanatic-is-sacrificed-while-it-blocks"))[-1]
    assert (
        "Goblin Piker stays blocked though no creature is blocking it now: it deals no damage (CR 510.1c)."
        in last
    )


def test_shields_of_one_ability_are_told_together() -> None:
    """CR 615.11."""
    found = texts(example("the-apothecary-s-shields-do-not-follow-colors"))
    (began,) = (one for one in found if "would be dealt to Captain" in one)
    assert began.endswith(
        "The same for Wojek Apothecary and Squire. Which creatures share a color with Captain (white) "
        "is settled now; later changes don't matter (CR 615.11)."
    )
    (prevented,) = (one for one in found if "prevents the 1 damage" in one)
    assert prevented.count("prevents") == 1
    assert "The same for " in prevented


def test_damage_of_a_source_that_has_left_says_why_and_says_it_once() -> None:
    """CR 113.7a, 608.2h."""
    frames = example("the-pyromancer-is-gone-its-ability-is-not").frames
    (here,) = (one for one in map(partial(told, frames=frames), moments(frames)) if "21 life" in one.because)
    assert here.headline == "Prodigal Pyromancer, which has left, deals 1 damage to Grizzly Bears."
    assert here.because.startswith(
        "An ability on the stack no longer needs its source (CR 113.7a). Prodigal Pyromancer deals damage as "
        "it last existed on the battlefield: with lifelink and deathtouch (CR 608.2h)."
    )
    assert not [line for line in here.details if line in here.because]


def test_a_spell_whose_ability_resolves_was_never_there_to_leave() -> None:
    """CR 113.7a."""
    found = texts(example("new-way-forward"))
    assert any("New Way Forward deals 2 damage" in one for one in found)
    assert not any("New Way Forward has left" in one for one in found)


def test_damage_of_a_spell_says_that_the_sacrificed_creature_is_not_its_source() -> None:
    """CR 608.2h, 120.2b."""
    dealt = texts(example("fling-deals-the-damage-itself"))[-1]
    assert "Grizzly Bears had power 2 when it was sacrificed, so Fling deals 2 (CR 608.2h)." in dealt
    assert "Grizzly Bears' lifelink and deathtouch don't apply (CR 120.2b)." in dealt


def test_what_stays_behind_is_told_in_a_sentence() -> None:
    """CR 704.5n."""
    cast = texts(example("fling-deals-the-damage-itself"))[0]
    assert cast.endswith("Basilisk Collar stays on the battlefield, unattached (CR 704.5n).")


def test_a_copy_that_does_not_enter_tapped_is_told_why() -> None:
    """CR 616.1c."""
    found = texts(example("essence-of-the-wild-makes-the-sentinel-enter-as-a-copy-of-it"))
    (copied,) = (one for one in found if "as a copy of" in one)
    assert copied.endswith(
        "The copy effect has to be applied first. As a copy, it no longer says that it enters tapped "
        "(CR 616.1c)."
    )
    assert "as Essence of the Wild 2 (6/6) and untapped" in found[-1]


def test_a_color_is_chosen_for_each_token_by_its_controller() -> None:
    """CR 614.12a."""
    found = texts(example("voices-of-all-twice-over"))
    assert [one for one in found if one.startswith("Amy chooses")] == [
        f"Amy chooses {color} for a Voice of All token, which will enter with protection from {color} "
        "(CR 614.12a)."
        for color in ("red", "black")
    ]


def test_a_permanent_that_loses_its_equipment_says_what_it_is_without_it() -> None:
    """CR 701.3d."""
    (taken,) = (one for one in texts(example("disarmed-before-it-died")) if "unattaches" in one)
    assert taken == (
        "Disarm unattaches Basilisk Collar and Leonin Scimitar from Prodigal Pyromancer (CR 701.3d). "
        "Prodigal Pyromancer is now 0/0, without deathtouch or lifelink."
    )


@pytest.mark.parametrize(
    ("name", "needs"),
    [
        (
            "gorger-and-order-3-and-2",
            "Lethal damage in order: Pride Guardian needs 3 (toughness 3) before Llanowar Elves gets any",
        ),
        (
            "giant-growth-on-a-blocker",
            "Pride Guardian needs 6 (toughness 6) before Llanowar Elves gets any, "
            "and Vastwood Gorger has only 5",
        ),
        (
            "gorger-and-order-all-5-to-the-first",
            "Pride Guardian is first in order and may be assigned more than lethal damage",
        ),
    ],
)
def test_what_has_to_be_lethal_before_the_next_in_order_gets_any(name: str, needs: str) -> None:
    """CR 510.1c of July 2024."""
    (assigned,) = (one for one in texts(example(name)) if one.startswith("Amy assigns"))
    assert f" {needs} (CR 510.1c of July 2024)." in assigned


@pytest.mark.parametrize("path", SCENARIOS[::7], ids=lambda path: path.name.partition(".")[0])
def test_every_frame_belongs_to_one_moment_and_what_it_adds_is_told(path: Path) -> None:
    playthrough = play_scenario(read_scenario(path), built_in())
    frames, found = playthrough.frames, moments(playthrough.frames)
    assert [number for one in found for number in range(one.first, one.last + 1)] == list(
        range(1, len(frames) + 1)
    )
    for one in found:
        here = told(one, frames)
        assert here.headline == explain(frames[one.main - 1]).headline
        details = [line for frame in frames[one.first - 1 : one.last] for line in explain(frame).details]
        assert set(here.details) <= set(details)
        assert not [line for line in details if line not in here.details and line not in here.because]
        others = [
            frame for n, frame in enumerate(frames[one.first - 1 : one.last], one.first) if n != one.main
        ]
        assert not [frame for frame in others if fold_of(frame) is Fold.OWN and not _is_alike(frame)]


def _is_alike(frame: Any) -> bool:
    return frame.event.kind in {"damage_prevented", "effect_began"}


@given(st.lists(st.integers(1, 4), max_size=6), st.integers(0, 25))
def test_from_any_place_the_ends_lead_on_and_back(lengths: list[int], place: int) -> None:
    found, at = [], 0
    for length in lengths:
        found.append(Moment(at + 1, at + 1, at + length))
        at += length
    ahead, behind = next_end(found, place), end_before(found, place)
    assert ahead is None if place >= at else ahead is not None and ahead > place
    assert behind <= max(0, place - 1)
    assert moment_of(found, place) is None or found[moment_of(found, place) or 0].first <= place
