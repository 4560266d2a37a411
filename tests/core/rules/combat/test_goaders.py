"""Goad: who has to attack, and whom (CR 701.15)."""

from __future__ import annotations

import pytest

from core.events.status import BecameGoaded
from core.terms.ids import ObjectId
from tests.support import AMY, NICOLE, creature, played, rules_broken

RAJ = "raj"
PLAYERS = [{"id": AMY}, {"id": NICOLE}, {"id": RAJ}]
JACE = {"id": "jace", "name": "Jace", "types": ["planeswalker"], "loyalty": 3, "controller": RAJ}


@pytest.mark.parametrize(
    ("goaded_by", "attack", "is_legal"),
    [
        ([NICOLE], {}, False),
        ([NICOLE], {"ox": NICOLE}, False),
        ([NICOLE], {"ox": RAJ}, True),
        ([NICOLE], {"ox": "jace"}, False),
        ([NICOLE, RAJ], {"ox": NICOLE}, True),
        ([NICOLE, RAJ], {"ox": RAJ}, True),
        ([NICOLE, RAJ], {"ox": "jace"}, False),
        ([AMY], {"ox": NICOLE}, True),
    ],
)
def test_whom_a_goaded_creature_attacks(goaded_by: list[str], attack: dict[str, str], is_legal: bool) -> None:
    """CR 701.15b, 701.15c: each goad is two requirements; a planeswalker is no player."""
    ox = creature("ox", "3/3", goaded_by=goaded_by)
    playthrough = played(ox, JACE, players=PLAYERS, script=[{"attack": attack}])
    assert rules_broken(playthrough) == ([] if is_legal else ["508.1d"])


def test_goading_again_has_no_effect() -> None:
    """CR 701.15d."""
    herald = creature("herald", "1/1", controller=NICOLE, text="{0}: Goad target creature.")
    goad = {"at": "beginning_of_combat", "by": NICOLE, "activate": {"object": "herald"}, "targets": ["ox"]}
    playthrough = played(
        creature("ox", "3/3"),
        herald,
        start="beginning_of_combat",
        players=PLAYERS,
        script=[goad, {"resolve": "all"}, goad, {"resolve": "all"}, {"attack": {"ox": RAJ}}],
    )
    assert len([frame for frame in playthrough.frames if isinstance(frame.event, BecameGoaded)]) == 1
    assert playthrough.game.battlefield[ObjectId("ox")].goaded_by == (NICOLE,)


def test_it_ends_as_the_turn_of_who_goaded_begins() -> None:
    """CR 701.15a."""
    ox = creature("ox", "3/3", goaded_by=[AMY, NICOLE])
    playthrough = played(ox, start="untap", players=PLAYERS, script=[{"attack": {"ox": RAJ}}])
    assert playthrough.game.battlefield[ObjectId("ox")].goaded_by == (NICOLE,)


def test_it_is_a_mark_that_no_effect_takes_away() -> None:
    """CR 701.15b: it is no ability."""
    humility = {
        "id": "humility",
        "name": "Humility",
        "types": ["enchantment"],
        "text": "All creatures lose all abilities and have base power and toughness 1/1.",
        "controller": NICOLE,
    }
    ox = creature("ox", "3/3", goaded_by=[NICOLE])
    playthrough = played(ox, humility, players=PLAYERS, script=[{"attack": {}}])
    assert rules_broken(playthrough) == ["508.1d"]
