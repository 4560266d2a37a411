"""Sacrificing permanents that players choose."""

from typing import Any

from core.choices import ChooseOne
from core.play.playthrough import Asking
from tests.support import AMY, NICOLE, RAJ, creature, is_there, played, rules_broken

THREE = [{"id": player} for player in (AMY, NICOLE, RAJ)]


def _sacrifice(**fields: Any) -> list[dict[str, Any]]:
    """Return the abilities of something that has players sacrifice as it attacks."""
    does = {"kind": "sacrifice_of_choice", **fields}
    return [{"kind": "triggered", "when": {"event": "attacks"}, "does": [does]}]


def test_the_defending_player_is_asked_for_one_after_the_other() -> None:
    playthrough = played(
        creature("titan", "4/4 annihilator 2"),
        *(creature(name, "1/1", by=NICOLE) for name in ("one", "two", "three")),
        script=[{"attack": {"titan": NICOLE}}, {"choose": "two"}],
        asking=Asking.DECISIONS,
    )
    choice = playthrough.pending
    assert isinstance(choice, ChooseOne)
    assert choice.player == NICOLE
    assert choice.question == "chooses a permanent to sacrifice (2 of 2)"
    assert [ref.id for ref in choice.among] == ["one", "three"]


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
    left = [frame.event for frame in playthrough.frames if frame.event.kind == "permanents_left"]
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
