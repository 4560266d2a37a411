"""Abilities that work in a graveyard or a hand (CR 113.6m), scavenge and cycling (CR 702.97a, 702.29a)."""

from typing import Any

import pytest

from core.language.lines import read_line, write_line
from core.play.playthrough import Playthrough
from tests.support import AMY, NICOLE, creature, happened, life, permanent, played, rules_broken

ALL = {"resolve": "all"}
BACK = "{B}: Return this card from your graveyard to the battlefield."


def rat(text: str) -> dict[str, Any]:
    """Return the card that is called Rat."""
    return {"Rat": {"types": ["creature"], "power": 2, "toughness": 1, "text": text}}


def with_rat(text: str, zone: str, *entries: dict[str, Any], **fields: Any) -> Playthrough:
    """Return what comes of Amy's main phase with a Rat in one of her zones."""
    players = [{"id": AMY, zone: ["Rat"]}, {"id": NICOLE}]
    bear = creature("bear", "2/2")
    usual = {"start": "precombat_main", "until": "precombat_main", **fields}
    return played(bear, players=players, cards=rat(text), script=list(entries), **usual)


def use(**fields: Any) -> dict[str, Any]:
    return {"by": AMY, "activate": {"object": "Rat"}, **fields}


def names(playthrough: Playthrough, zone: str) -> list[str]:
    return [one.card.name for one in getattr(playthrough.game, zone)]


def test_an_ability_works_where_it_moves_its_card_out_of() -> None:
    back = with_rat(BACK, "graveyard", use(), ALL)
    assert [one.card.name for one in back.game.battlefield.values()] == ["Bear", "Rat"]
    assert names(back, "graveyard") == []


@pytest.mark.parametrize("zone", ["hand", "battlefield"])
def test_it_does_not_work_elsewhere(zone: str) -> None:
    if zone == "hand":
        playthrough = with_rat(BACK, "hand", use())
    else:
        there = {"id": "Rat", "card": "Rat", "controller": AMY}
        playthrough = played(there, cards=rat(BACK), script=[use()], start="precombat_main")
    assert rules_broken(playthrough) == ["113.6m"]


def test_an_ability_of_a_permanent_does_not_work_in_a_graveyard() -> None:
    playthrough = with_rat(f"{{1}}: You gain 1 life.\n{BACK}", "graveyard", use(), ALL)
    assert life(playthrough, AMY) == 20  # the first that works there is the one that returns it


def test_nobody_else_activates_it() -> None:
    """CR 602.2, 108.4a: the owner of a card is who could control it."""
    playthrough = with_rat(BACK, "graveyard", use(by=NICOLE))
    assert playthrough.unused == (0,)


def test_what_has_left_the_graveyard_does_not_return() -> None:
    """CR 400.7: the ability resolves, and finds its card gone."""
    playthrough = with_rat(BACK, "graveyard", use(), use(), ALL)
    assert len(happened(playthrough, "ability_activated")) == 2
    assert len(playthrough.game.battlefield) == 2


def test_a_card_that_died_has_its_ability_in_the_graveyard() -> None:
    players = [{"id": AMY}, {"id": NICOLE}]
    there = {"id": "rat", "card": "Rat", "controller": AMY}
    script: list[dict[str, Any]] = [{"by": AMY, "cast": "Shock", "targets": ["rat"]}, ALL, use(), ALL]
    playthrough = played(
        there, players=players, cards=rat(BACK), script=script, start="precombat_main", until="precombat_main"
    )
    assert names(playthrough, "graveyard") == ["Shock"]
    assert [one.card.name for one in playthrough.game.battlefield.values()] == ["Rat"]


def test_a_card_exiled_for_a_cost_is_gone_before_anybody_responds() -> None:
    text = "{B}, Exile this card from your graveyard: You gain 3 life."
    playthrough = with_rat(text, "graveyard", use(), use())
    assert playthrough.refused is None
    assert len(happened(playthrough, "ability_activated")) == 1
    assert names(playthrough, "exile") == ["Rat"]


def test_scavenge_counts_the_power_of_the_card() -> None:
    """CR 702.97a."""
    playthrough = with_rat("Scavenge {B}", "graveyard", use(targets=["bear"]), ALL)
    assert permanent(playthrough, "bear").counters == {"+1/+1": 2}


def test_scavenge_waits_for_the_main_phase() -> None:
    playthrough = with_rat(
        "Scavenge {B}", "graveyard", use(targets=["bear"], at="upkeep"), start="upkeep", until="upkeep"
    )
    assert rules_broken(playthrough) == ["602.5d"]


def test_cycling_discards_and_draws() -> None:
    """CR 702.29a."""
    playthrough = with_rat("Cycling {2}", "hand", use(), ALL)
    assert names(playthrough, "graveyard") == ["Rat"]
    assert names(playthrough, "hand") == ["Unknown card"]


def test_when_you_cycle_triggers_from_the_graveyard_and_resolves_first() -> None:
    """CR 702.29c."""
    playthrough = with_rat("Cycling {2}\nWhen you cycle this card, you gain 2 life.", "hand", use(), ALL)
    assert life(playthrough, AMY) == 22
    kinds = [happening["kind"] for happening in happened(playthrough, "life_gained")]
    assert kinds == ["life_gained"]


def test_a_card_that_is_discarded_for_something_else_is_not_cycled() -> None:
    text = "Cycling {2}\nWhen you cycle this card, you gain 2 life."
    players = [{"id": AMY, "hand": ["Rat"]}, {"id": NICOLE}]
    outlet = {**creature("outlet", "1/1"), "text": "Discard a card: Untap this creature."}
    discard = {"by": AMY, "activate": {"object": "outlet"}}
    playthrough = played(
        outlet, players=players, cards=rat(text), script=[discard, ALL], start="precombat_main"
    )
    assert names(playthrough, "graveyard") == ["Rat"]
    assert life(playthrough, AMY) == 20


@pytest.mark.parametrize(
    "line",
    [
        "{2}{B}: Return this card from your graveyard to your hand.",
        "{1}{B}, Discard a card: Return this card from your graveyard to the battlefield tapped.",
        "{2}{G}, Exile this card from your graveyard: Put two +1/+1 counters on target creature. "
        "Activate only as a sorcery.",
        "At the beginning of your upkeep, you may return this card from your graveyard to your hand.",
        "When you cycle this card, target creature can't block this turn.",
        "Cycling {2}",
        "Scavenge {4}{B}",
    ],
)
def test_lines_of_cards_come_back_letter_by_letter(line: str) -> None:
    (one,) = read_line(line)
    assert write_line(one) == line
