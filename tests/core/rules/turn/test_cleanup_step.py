"""Cleanup steps in which players get priority, because something triggered (CR 514.3a)."""

from __future__ import annotations

from typing import Any

from core.cards.library import built_in
from core.play.playthrough import Asking, Playthrough
from core.scenario.changes import changed
from core.scenario.playing import play_instead, play_scenario
from tests.support import AMY, NICOLE, creature, happened, is_there, life, permanent, played, table

SPAN: dict[str, Any] = {"start": "end", "until": "cleanup"}
SEVEN = ["Grizzly Bears"] * 7


def amy(*cards: str) -> list[dict[str, Any]]:
    """Return the players; Amy has eight cards or more, so she discards in her cleanup step."""
    return [{"id": AMY, "hand": [*SEVEN, *cards]}, {"id": NICOLE}]


def whenever_amy_discards(does: str) -> dict[str, Any]:
    return creature("imp", "1/1", text=f"Whenever you discard a card, {does}")


def cleanups(playthrough: Playthrough) -> int:
    """Return how many cleanup steps there were."""
    return [event["step"] for event in happened(playthrough, "step_began")].count("cleanup")


def test_another_cleanup_step_follows_the_one_with_priority() -> None:
    imp = whenever_amy_discards("each opponent loses 1 life.")
    playthrough = played(imp, players=amy("Shock"), **SPAN)
    assert (life(playthrough), cleanups(playthrough)) == (19, 2)
    assert cleanups(played(imp, players=amy(), **SPAN)) == 1


def test_what_wears_off_lasts_through_what_is_done_before_the_next_one() -> None:
    """CR 514.2: damage dealt with priority in a cleanup step is removed in the next."""
    imp = whenever_amy_discards("this creature deals 1 damage to target creature.")
    ox = creature("ox", "1/2", by=NICOLE)
    bolt = {"by": AMY, "cast": "Shock", "targets": ["ox"]}
    once = played(imp, ox, players=amy("Shock"), script=[{"choose": ["ox"]}], **SPAN)
    assert permanent(once, "ox").damage == 0
    assert cleanups(once) == 2
    assert (
        is_there(played(imp, ox, players=amy("Shock"), script=[{"choose": ["imp"]}, bolt], **SPAN), "ox")
        is False
    )


def test_a_game_that_ends_in_it_has_no_other_cleanup_step() -> None:
    imp = whenever_amy_discards("each opponent loses 20 life.")
    playthrough = played(imp, players=amy("Shock"), **SPAN)
    assert playthrough.game.is_over
    assert cleanups(playthrough) == 1


def test_what_is_done_in_it_can_be_changed_without_playing_the_turn_again() -> None:
    """Play goes on from where somebody has priority, and the other cleanup step follows."""
    imp = whenever_amy_discards("each opponent loses 1 life.")
    shock = {"by": AMY, "cast": "Shock", "targets": [NICOLE], "at": "cleanup"}
    for life_of_nicole in (20, 5, 3):
        players = [*amy("Shock")[:1], {"id": NICOLE, "life": life_of_nicole}]
        twice = table(imp, players=players, script=[shock, shock], **SPAN)
        once, never = changed(twice, script=twice.script[:1]), changed(twice, script=())
        for before, now in ((twice, once), (once, twice), (once, never), (never, once)):
            earlier = play_scenario(before, built_in())
            again = play_instead(now, built_in(), Asking.NOTHING, before, earlier)
            assert again == play_scenario(now, built_in())
