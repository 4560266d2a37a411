"""Exerting: as a creature attacks, for a cost, and what comes of it in the next untap step (CR 701.43)."""

from __future__ import annotations

from core.events.status import Exerted
from core.terms.ids import ObjectId, PlayerId
from tests.support import AMY, NICOLE, creature, life, played

ATTACK = {"attack": {"ox": NICOLE}}
LIFE = "You may exert this creature as it attacks. When you do, you gain 3 life."
GLAD = "Whenever you exert a creature, you gain 1 life."


def test_it_is_asked_for_each_ability_that_allows_it() -> None:
    """CR 508.1g, 607.2h: two such abilities are two costs, each with what triggers as it is paid."""
    ox = creature("ox", "2/2", text=f"{LIFE}\n{LIFE}\n{GLAD}")
    twice = played(ox, script=[ATTACK, {"choose": "yes"}, {"choose": "yes"}])
    once = played(ox, script=[ATTACK, {"choose": "yes"}, {"choose": "no"}])
    assert (life(twice, AMY), life(once, AMY)) == (28, 24)


def test_what_is_not_exerted_is_not() -> None:
    playthrough = played(creature("ox", "2/2", text=LIFE), script=[ATTACK, {"choose": "no"}])
    assert playthrough.game.battlefield[ObjectId("ox")].exerted_by == frozenset()
    assert life(playthrough, AMY) == 20


def test_another_effect_that_untaps_it_does() -> None:
    """CR 701.43a: it is kept tapped in an untap step alone."""
    ox = creature("ox", "2/2", text="You may exert this creature as it attacks. When you do, untap it.")
    playthrough = played(ox, script=[ATTACK, {"choose": "yes"}])
    permanent = playthrough.game.battlefield[ObjectId("ox")]
    assert not permanent.status.tapped
    assert permanent.exerted_by == {AMY}


def test_only_who_exerted_it_does_not_untap_it() -> None:
    """CR 701.43a: it is that player's untap step, and with that it is over (CR 701.43b)."""
    theirs = creature("elk", "2/2", controller=NICOLE, tapped=True, exerted=True)
    playthrough = played(creature("ox", "2/2", tapped=True, exerted=True), theirs, start="untap")
    mine, other = (playthrough.game.battlefield[ObjectId(one)] for one in ("ox", "elk"))
    assert (mine.status.tapped, mine.exerted_by) == (True, frozenset[PlayerId]())
    assert (other.status.tapped, other.exerted_by) == (True, frozenset({NICOLE}))


def test_what_loses_the_ability_can_not_be_exerted() -> None:
    playthrough = played(
        creature("ox", "2/2", text=LIFE),
        {
            "id": "humility",
            "name": "Humility",
            "types": ["enchantment"],
            "text": "All creatures lose all abilities and have base power and toughness 1/1.",
            "controller": NICOLE,
        },
        script=[ATTACK],
    )
    assert not any(isinstance(frame.event, Exerted) for frame in playthrough.frames)
    assert life(playthrough) == 19
