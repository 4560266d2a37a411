"""A source that has left deals damage as it last was there; what it lost before that is said (CR 608.2h)."""

from __future__ import annotations

from typing import Any

from tests.core.explain.stories import told_moments
from tests.core.explain.why_not.test_why_not import lines
from tests.support import NICOLE, card, creature, played

PINGER = card("Prodigal Pyromancer", "pinger")
PING: dict[str, Any] = {"by": "amy", "activate": {"object": "pinger"}, "targets": ["bear"]}
SHOCK: dict[str, Any] = {"by": NICOLE, "cast": "Shock", "targets": ["pinger"]}
IN_COMBAT = {"start": "beginning_of_combat", "until": "beginning_of_combat"}
GIVEN: dict[str, Any] = {"edit": {"object": "pinger", "gain": ["lifelink"]}}
TAKEN: dict[str, Any] = {"edit": {"object": "pinger", "lose": ["lifelink"]}}
BEAR = creature("bear", "2/2", by=NICOLE)


def test_what_was_taken_off_is_named() -> None:
    line = (
        "When Prodigal Pyromancer left the battlefield, it no longer had Basilisk Collar, "
        "so no lifelink or deathtouch (CR 608.2h)."
    )
    assert sum(line in told for told in told_moments("disarmed-before-it-died")) == 1


def test_what_it_still_had_as_it_left_is_not_said_to_be_lost() -> None:
    collar = card("Basilisk Collar", "collar", attached_to="pinger")
    assert lines(played(PINGER, collar, BEAR, script=[PING, SHOCK], **IN_COMBAT)) == []


def test_what_it_never_had_is_not_missed() -> None:
    assert lines(played(PINGER, BEAR, script=[PING, SHOCK], **IN_COMBAT)) == []


def test_a_keyword_that_was_lost_by_itself_is_named() -> None:
    told = lines(played(PINGER, BEAR, script=[GIVEN, PING, TAKEN, SHOCK], **IN_COMBAT))
    assert told == ["When Prodigal Pyromancer left the battlefield, it no longer had lifelink (CR 608.2h)."]


def test_what_it_had_again_as_it_left_is_not_lost() -> None:
    script = [GIVEN, TAKEN, PING, GIVEN, SHOCK]
    assert lines(played(PINGER, BEAR, script=script, **IN_COMBAT)) == []


def test_what_is_still_on_it_has_taken_nothing_away() -> None:
    collar = card("Basilisk Collar", "collar", attached_to="pinger")
    told = lines(played(PINGER, collar, BEAR, script=[PING, TAKEN, SHOCK], **IN_COMBAT))
    assert told == ["When Prodigal Pyromancer left the battlefield, it no longer had lifelink (CR 608.2h)."]
