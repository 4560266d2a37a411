"""At which moment of priority a change by hand is made, and where it is seen from then on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from core.play.changes_by_hand import moment_of_change, place_after_change
from core.play.playthrough import Asking, Decision, Playthrough
from core.rules.priority_choice import Priority
from core.terms.ids import ObjectId
from core.terms.steps import Step
from tests.support import NICOLE, card, creature, played

ATTACK = {"attack": {"bear": NICOLE}}


def attacked(*more: Mapping[str, Any], asking: Asking = Asking.DECISIONS) -> Playthrough:
    """Return what comes of an attack by a Bear with vigilance, which a Wall could block."""
    wall = creature("wall", "0/4", by=NICOLE)
    return played(creature("bear", "2/2 vigilance"), wall, script=[ATTACK, *more], asking=asking)


def moment(playthrough: Playthrough, place: int) -> Decision:
    """Return the moment of change, which there is."""
    found = moment_of_change(playthrough, place)
    assert found is not None
    return found


def test_where_a_player_has_priority_it_is_there() -> None:
    playthrough = attacked()
    place = next(one.frame for one in playthrough.decisions if isinstance(one.choice, Priority))
    assert moment(playthrough, place).frame == place


def test_where_blocks_are_asked_for_it_is_before_the_step() -> None:
    """CR 117.3a, 509.1: nobody has priority before blockers are declared."""
    playthrough = attacked()
    assert playthrough.pending is not None
    assert moment(playthrough, len(playthrough.frames)).game.step is Step.DECLARE_ATTACKERS


def test_between_damage_and_what_comes_of_it_it_is_after_both() -> None:
    """CR 704.3: state-based actions are checked before a player gets priority."""
    playthrough = attacked({"block": {}}, asking=Asking.NOTHING)
    dealt = next(n for n, f in enumerate(playthrough.frames, 1) if f.event.kind == "damage_dealt")
    assert moment(playthrough, dealt).frame > dealt
    assert moment(playthrough, dealt).game.step is Step.COMBAT_DAMAGE


def test_a_player_who_has_passed_does_not_get_it_back() -> None:
    playthrough = attacked()
    first = moment(playthrough, 1)
    second = moment_of_change(playthrough, first.frame, (first,))
    assert second is not None
    assert (first.choice.player, second.choice.player) == ("amy", "nicole")


def test_there_is_none_once_the_game_is_over() -> None:
    playthrough = played(creature("bear", "20/2"), script=[ATTACK])
    assert playthrough.game.is_over
    assert moment_of_change(playthrough, len(playthrough.frames)) is None


@pytest.mark.parametrize(
    ("was_before", "kind"),
    [(False, "priority"), (True, "declare_blockers")],
    ids=["at the next moment of priority", "where the question waits again"],
)
def test_a_change_is_seen(was_before: bool, kind: str) -> None:
    edit = {"edit": {"object": "bear", "damage": 1}, "at": "declare_attackers"}
    playthrough = attacked(edit)
    place = place_after_change(playthrough, 1, was_before=was_before)
    assert playthrough.game_at(place).battlefield[ObjectId("bear")].damage == 1
    assert kind in {str(one.choice.kind) for one in playthrough.decisions_at(place)}


def test_where_the_change_puts_an_ability_on_the_stack_play_stops_there() -> None:
    """CR 603.3: a triggered ability waits to be put on the stack until a player would get priority."""
    enter = {"edit": {"card": "Kitchen Finks", "controller": NICOLE}, "at": "declare_attackers"}
    playthrough = attacked(enter)
    place = place_after_change(playthrough, 1, was_before=True)
    assert [one.source for one in playthrough.game_at(place).stack] == ["Kitchen Finks"]


def test_it_is_seen_at_the_end_where_nothing_more_is_decided() -> None:
    edit = {"edit": {"player": NICOLE, "life": 0}, "at": "declare_attackers"}
    playthrough = played(card("Grizzly Bears", "bear"), script=[ATTACK, edit])
    assert place_after_change(playthrough, 1, was_before=True) == len(playthrough.frames)
