"""Being destroyed, and what can't be regenerated (CR 614.8, 701.19)."""

import pytest

from core.abilities.effects.on_one_object import Regeneration
from core.abilities.instructions.leaving_and_returning import Move
from core.data.marks import RefusedError
from core.play.playthrough import Playthrough
from tests.core.explain.stories import lines, sentences
from tests.support import AMY, NICOLE, card, creature, is_there, permanent, played

BEGINNING = {"start": "beginning_of_combat", "until": "beginning_of_combat"}
REGENERATE = {"activate": {"object": "bones"}}
JACKAL = {"activate": {"object": "jackal"}, "targets": ["bones"]}
AXE = {
    "kind": "activated",
    "tap": True,
    "targets": [{"what": {"objects": {"types": ["creature"]}}}],
    "does": [{"kind": "destroy"}],
}


def shields(playthrough: Playthrough) -> int:
    """Return how many regeneration shields wait."""
    return sum(isinstance(one.effect, Regeneration) for one in playthrough.game.effects)


def test_what_destroys_for_good_uses_no_shield() -> None:
    """CR 701.19c: the ability may be activated all the same; its shield is not used up."""
    playthrough = played(
        card("Drudge Skeletons", "bones", by=NICOLE),
        script=[{"by": AMY, "cast": "Terminate", "targets": ["bones"]}, {"pass": AMY}, REGENERATE],
        **BEGINNING,
    )
    assert not is_there(playthrough, "bones")
    assert shields(playthrough) == 1


def test_what_can_t_be_regenerated_this_turn_is_destroyed_by_any_effect() -> None:
    """CR 701.19c: not only by what said so."""
    playthrough = played(
        card("Hurr Jackal", "jackal"),
        creature("axeman", "2/2", abilities=[AXE]),
        card("Drudge Skeletons", "bones", by=NICOLE),
        script=[{"activate": {"object": "axeman"}, "targets": ["bones"]}, JACKAL, {"pass": AMY}, REGENERATE],
        **BEGINNING,
    )
    assert not is_there(playthrough, "bones")


def test_a_creature_that_says_so_itself_is_not_regenerated() -> None:
    ward = {
        "kind": "activated",
        "does": [{"kind": "make_effect", "on": "this", "effect": {"kind": "regeneration"}}],
    }
    playthrough = played(
        creature("axeman", "2/2", abilities=[AXE]),
        creature("bones", "1/1", by=NICOLE, abilities=[ward], keywords=["can't be regenerated"]),
        script=[{"activate": {"object": "axeman"}, "targets": ["bones"]}, {"pass": AMY}, REGENERATE],
        **BEGINNING,
    )
    assert not is_there(playthrough, "bones")


def test_a_shield_counter_helps_what_can_t_be_regenerated() -> None:
    """CR 122.1c: that is no regeneration, and nobody is asked which of the two."""
    playthrough = played(
        card("Drudge Skeletons", "bones", by=NICOLE, counters={"shield": 1}),
        script=[{"by": AMY, "cast": "Terminate", "targets": ["bones"]}, {"pass": AMY}, REGENERATE],
        **BEGINNING,
    )
    assert is_there(playthrough, "bones")
    assert not permanent(playthrough, "bones").counters
    assert not permanent(playthrough, "bones").status.tapped


def test_the_explanation_says_which_shield_was_of_no_use() -> None:
    useless = (
        "Drudge Skeletons' ability doesn't save Drudge Skeletons, which can't be regenerated (CR 701.19c)."
    )
    assert sentences("terminated-under-a-regeneration-shield", "permanents_left") == [
        f"Drudge Skeletons is destroyed (CR 701.8a). {useless}"
    ]
    assert useless in lines("a-shield-that-is-of-no-use-this-turn", "state_based_actions_performed")


def test_only_what_is_destroyed_can_be_kept_from_regenerating() -> None:
    with pytest.raises(RefusedError, match="only with 'destroy'"):
        Move(kind="exile", is_regenerable=False)
