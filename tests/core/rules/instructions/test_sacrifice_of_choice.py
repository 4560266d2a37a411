"""Sacrificing permanents that players choose."""

from typing import Any

import pytest

from core.events.spells_and_abilities import PermanentsLeft
from core.explain.outcome import refusals
from core.explain.questions import asked
from core.play.playthrough import Asking, Playthrough
from core.rules.choices.some import ChooseSome
from tests.support import AMY, NICOLE, RAJ, creature, happened, is_there, played, rules_broken

THREE = [{"id": player} for player in (AMY, NICOLE, RAJ)]


def _sacrifice(**fields: Any) -> list[dict[str, Any]]:
    """Return the abilities of something that has players sacrifice as it attacks."""
    does = {"kind": "sacrifice_of_choice", **fields}
    return [{"kind": "triggered", "when": {"event": "attacks"}, "does": [does]}]


def test_the_defending_player_is_asked_once_for_all_of_them() -> None:
    asking = Asking.DECISIONS
    playthrough = _attacked("4/4 annihilator 2", "one 1/1", "two 1/1", "three 1/1", asking=asking)
    choice = playthrough.pending
    assert isinstance(choice, ChooseSome)
    assert (choice.player, choice.count, choice.rule) == (NICOLE, 2, "701.21a")
    assert asked(playthrough.game, choice) == "Nicole chooses two permanents to sacrifice"
    assert [ref.id for ref in choice.among] == ["one", "two", "three"]


def _attacked(titan: str, *theirs: str, **fields: Any) -> Playthrough:
    """Return what comes of a titan that attacks Nicole, who has creatures such as `elf 1/1`."""
    owned = (one.split(" ", 1) for one in theirs)
    return played(
        creature("titan", titan),
        *(creature(name, line, by=NICOLE) for name, line in owned),
        *fields.pop("besides", ()),
        script=[{"attack": {"titan": NICOLE}}, *fields.pop("then", ())],
        **fields,
    )


def test_what_is_cheapest_to_lose_is_offered_first() -> None:
    """Lands and tokens, then creatures from the weakest on, then what is no creature."""
    island = {"id": "island", "name": "Island", "types": ["land"], "controller": NICOLE}
    shrine = {"id": "shrine", "name": "Shrine", "types": ["enchantment"], "controller": NICOLE}
    soldier = creature("soldier", "1/1", by=NICOLE, token=True)
    choice = _attacked(
        "4/4 annihilator 2",
        "ox 4/4",
        "elf 1/1",
        "wall 0/5",
        besides=(shrine, soldier, island),
        asking=Asking.DECISIONS,
    ).pending
    assert isinstance(choice, ChooseSome)
    assert [ref.id for ref in choice.among] == ["island", "soldier", "wall", "elf", "ox", "shrine"]


def test_the_same_goes_for_one_alone() -> None:
    playthrough = _attacked("4/4 annihilator 1", "ox 4/4", "elf 1/1")
    assert [is_there(playthrough, one) for one in ("ox", "elf")] == [True, False]


@pytest.mark.parametrize(
    ("chosen", "rules"),
    [
        (["three", "one"], []),
        (["Three", "one"], []),
        ([], ["701.21a"]),
        ("one", ["701.21a"]),
        (["one", "one"], ["701.21a"]),
        (["one", "titan"], ["701.21a"]),
        (["one", "two", "three"], ["701.21a"]),
    ],
)
def test_just_so_many_are_chosen(chosen: str | list[str], rules: list[str]) -> None:
    playthrough = _attacked("4/4 annihilator 2", "one 1/1", "two 1/1", "three 1/1", then=[{"choose": chosen}])
    assert rules_broken(playthrough) == rules
    assert playthrough.unused == ()
    assert is_there(playthrough, "three") is bool(rules)


@pytest.mark.parametrize(
    ("chosen", "told"),
    [
        ([], "Two must be chosen, not none"),
        ("one", "Two must be chosen, each once, and of these only One can be"),
    ],
    ids=["none", "one"],
)
def test_who_chooses_too_few_is_told_how_many(chosen: str | list[str], told: str) -> None:
    refused = _attacked("4/4 annihilator 2", "one 1/1", "two 1/1", "three 1/1", then=[{"choose": chosen}])
    assert refusals(refused) == (f"Illegal: {told} (CR 701.21a). Choose two of One, Two and Three.",)


def test_nothing_is_asked_where_nothing_is_to_be_sacrificed() -> None:
    does = {
        "kind": "sacrifice_of_choice",
        "who": "you",
        "amount": {"kind": "counted", "of": {"kind": "size"}},
    }
    imp = creature(
        "imp", "0/1", abilities=[{"kind": "triggered", "when": {"event": "attacks"}, "does": [does]}]
    )
    playthrough = played(imp, creature("elf", "1/1"), script=[{"attack": {"imp": NICOLE}}])
    assert happened(playthrough, "permanents_left") == []


def test_what_somebody_else_controls_cannot_be_chosen() -> None:
    """CR 701.21a."""
    playthrough = played(
        creature("titan", "4/4 annihilator 1"),
        creature("one", "1/1", by=NICOLE),
        creature("two", "1/1", by=NICOLE),
        script=[{"attack": {"titan": NICOLE}}, {"choose": "titan"}],
    )
    assert rules_broken(playthrough) == []
    assert is_there(playthrough, "titan")
    assert playthrough.unused == (1,)


def test_each_opponent_chooses_and_all_goes_at_once() -> None:
    """CR 608.2e."""
    playthrough = played(
        creature("imp", "1/1", abilities=_sacrifice(what={"types": ["creature"]})),
        creature("one", "1/1", by=NICOLE),
        creature("two", "1/1", by=NICOLE),
        creature("three", "1/1", by=RAJ),
        creature("four", "1/1", by=RAJ),
        script=[{"attack": {"imp": NICOLE}}, {"choose": "two"}, {"choose": "four"}],
        players=THREE,
    )
    assert [is_there(playthrough, one) for one in ("imp", "one", "two", "three", "four")] == [
        True,
        True,
        False,
        True,
        False,
    ]
    left = [frame.event for frame in playthrough.frames if isinstance(frame.event, PermanentsLeft)]
    assert [[one.object for one in event.departures] for event in left] == [["two", "four"]]


def test_only_such_permanents_are_chosen_from() -> None:
    playthrough = played(
        creature("imp", "1/1", abilities=_sacrifice(who="each_player", what={"keyword": "flying"})),
        creature("bird", "1/1 flying", by=NICOLE),
        creature("bear", "2/2", by=NICOLE),
        script=[{"attack": {"imp": NICOLE}}],
    )
    assert not is_there(playthrough, "bird")
    assert is_there(playthrough, "bear")
    assert is_there(playthrough, "imp")
