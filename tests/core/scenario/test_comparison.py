"""One board under every era, and where play parts."""

from pathlib import Path
from typing import Any

import pytest

from core.cards.library import built_in
from core.play.playthrough import Playthrough
from core.scenario.comparison import Parting, partings, play_eras
from core.scenario.format import Scenario
from core.scenario.reading import read_scenario
from core.scenario.unused_entries import unused_entries
from core.terms.eras import Era
from tests.support import AMY, NICOLE, creature, table

SCENARIOS = Path(__file__).parents[3] / "assets" / "scenarios"
GORGER = "published-examples/gorger-and-order-2-and-3-is-illegal"


def board(name: str) -> Scenario:
    """Return a scenario of the library."""
    return read_scenario(SCENARIOS / f"{name}.scenario.json")


def in_each(scenario: Scenario) -> dict[Era, Playthrough]:
    """Return what comes of a scenario in each era."""
    return dict(play_eras(scenario, built_in()))


def test_a_board_parts_where_the_damage_goes_on_the_stack() -> None:
    played = in_each(board("eras/the-fanatic-on-the-stack"))
    assert partings(played) == {
        Era.ORDERED: None,
        Era.STACK: Parting(
            frame=10,
            one="Squadron Hawk would deal 1 damage to Nicole; Goblin Piker would deal 2 to Mogg Fanatic; "
            "Mogg Fanatic would deal 1 to Goblin Piker (CR 510.2).",
            other="Amy puts the combat damage on the stack (CR 310.1 of May 2009).",
        ),
    }


def test_each_era_may_part_in_a_frame_of_its_own() -> None:
    found = partings(in_each(board(GORGER)))
    assert [parting.frame for parting in found.values() if parting is not None] == [7, 17]


def test_what_differs_may_be_a_reason_under_the_same_sentence() -> None:
    """Before July 2009 deathtouch did not make one point lethal; the points are the same here."""
    found = partings(in_each(board("results-of-damage/excess-damage-from-deathtouch")))[Era.STACK]
    assert found is not None
    assert found.frame == 8
    assert "1 is enough for Enormous Baloth (deathtouch, CR 702.2c)" in found.one
    assert "Enormous Baloth needs 7 (toughness 7)" in found.other


def test_eras_that_refuse_an_answer_for_other_reasons_part_at_the_end() -> None:
    """CR 510.1a, 702.19b: too little in all; and before 2009 deathtouch did not make 1 lethal either."""
    objects = (creature("ox", "3/3 trample, deathtouch"), creature("elk", "2/2", by=NICOLE))
    script: list[dict[str, Any]] = [
        {"attack": {"ox": NICOLE}},
        {"block": {"elk": "ox"}},
        {"assign": {"ox": {"elk": 1, NICOLE: 1}}},
    ]
    played = in_each(table(*objects, script=script))
    found = partings(played)[Era.STACK]
    assert found is not None
    assert found.frame == len(played[Era.STACK].frames) + 1
    assert found.other == (
        "Illegal: Ox can't assign damage to Nicole yet: Elk still needs 1 (CR 702.19b). Assign 1 more to Elk."
    )


def test_a_board_without_combat_parts_nowhere() -> None:
    assert partings(in_each(board("eras/bolt-and-jace-today"))) == {Era.ORDERED: None, Era.STACK: None}


def test_eras_are_played_as_they_are_asked_for() -> None:
    first, _ = next(play_eras(table(creature("ox", "3/3")), built_in()))
    assert first is Era.CURRENT


@pytest.mark.parametrize(
    ("name", "era", "words"),
    [
        (GORGER, Era.CURRENT, ("the damage assignment order",)),
        ("eras/the-fanatic-on-the-stack", Era.ORDERED, ("Mogg Fanatic's ability",)),
        ("eras/the-fanatic-on-the-stack", Era.STACK, ()),
    ],
)
def test_what_an_era_never_asks_for_is_told(name: str, era: Era, words: tuple[str, ...]) -> None:
    scenario = board(name)
    assert unused_entries(scenario, in_each(scenario)[era]) == words


def test_every_kind_of_entry_has_words_when_nobody_asks_for_it() -> None:
    script: list[dict[str, Any]] = [
        {"attack": {"ox": NICOLE}, "by": NICOLE},
        {"block": {"elk": "ox"}},
        {"order": {"ox": ["elk"]}},
        {"assign": {"ox": {"elk": 3}}},
        {"choose": "elk"},
        {"choose": AMY},
        {"replace": "Furnace of Rath"},
        {"shield": {"elk": {"ox": 1}}},
        {"stack_order": ["ox"]},
        {"pass": AMY},
        {"cast": "Shock", "targets": ["elk"]},
        {"activate": {"object": "ox"}},
        {"edit": {"player": AMY, "life": 3}},
    ]
    scenario = table(creature("ox", "3/3"), creature("elk", "2/2", by=NICOLE), script=script)
    [playthrough, *_] = in_each(scenario).values()
    assert unused_entries(scenario, playthrough) == (
        "the attack",
        "the blocks",
        "the damage assignment order",
        "the assignment of combat damage",
        "the choice of Elk",
        "the choice of Amy",
        "which effect applies first",
        "how a shield is split",
        "the order of abilities",
        "passing",
        "casting Shock",
        "Ox's ability",
        "a change by hand",
    )
