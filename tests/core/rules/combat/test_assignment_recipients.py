"""Assigning combat damage as though the creature weren't blocked (CR 510.1b, 510.1c)."""

from typing import Any

import pytest

from core.explain.explain import explain
from core.rules.combat.assignment_recipients import divisions
from core.terms.ids import ObjectId
from tests.support import NICOLE, card, creature, happened, is_there, life, permanent, played, rules_broken

THORNS = "may assign combat damage as though it weren't blocked"
OX = ObjectId("ox")


def combat(
    *more: dict[str, Any],
    ox: str = f"7/7 {THORNS}",
    bear: str = "2/2",
    assign: dict[str, int] | None = None,
    **fields: Any,
) -> Any:
    script: list[dict[str, Any]] = [{"attack": {"ox": fields.pop("at", NICOLE)}}, {"block": {"bear": "ox"}}]
    script += [{"assign": {"ox": assign}}] if assign else []
    return played(
        creature("ox", ox), creature("bear", bear, by=NICOLE), *more, script=script + fields.pop("then", [])
    )


def test_it_need_not_heed_the_blocker() -> None:
    playthrough = combat(assign={NICOLE: 7})
    assert rules_broken(playthrough) == []
    assert life(playthrough) == 13
    assert permanent(playthrough, "bear").damage == 0
    assert permanent(playthrough, "ox").damage == 2


def test_left_to_itself_it_goes_past() -> None:
    assert life(combat()) == 13


def test_its_controller_may_have_it_hit_the_blocker() -> None:
    playthrough = combat(assign={"bear": 7})
    assert rules_broken(playthrough) == []
    assert (life(playthrough), is_there(playthrough, "bear")) == (20, False)


@pytest.mark.parametrize("share", [1, 5])
def test_it_is_all_or_nothing(share: int) -> None:
    """CR 510.1b: as though it weren't blocked, none can go to a blocker."""
    playthrough = combat(assign={"bear": 7 - share, NICOLE: share})
    assert rules_broken(playthrough) == ["510.1c"]


def test_with_trample_it_may_also_trample() -> None:
    """CR 702.19b: then blockers need lethal damage first."""
    both = f"7/7 trample, {THORNS}"
    assert rules_broken(combat(ox=both, assign={"bear": 2, NICOLE: 5})) == []
    assert rules_broken(combat(ox=both, assign={NICOLE: 7})) == []
    assert rules_broken(combat(ox=both, assign={"bear": 1, NICOLE: 6})) == ["702.19b"]


def test_with_no_blocker_left_it_still_deals_damage() -> None:
    """CR 510.1c would have it assign none."""
    away = [{"at": "declare_blockers", "edit": {"object": "bear", "move": "exile"}}]
    assert life(combat(then=away)) == 13
    assert life(combat(ox="7/7", then=away)) == 20


def test_it_goes_to_the_planeswalker_it_attacks_and_nowhere_else() -> None:
    """CR 510.1b."""
    ilse = card("Ilse, the Patient", "ilse", by=NICOLE)
    playthrough = combat(ilse, at="ilse", assign={"ilse": 7})
    assert rules_broken(playthrough) == []
    assert life(playthrough) == 20
    assert rules_broken(combat(ilse, at="ilse", assign={NICOLE: 7})) == ["510.1c"]


def test_if_what_it_attacks_is_gone_only_the_blocker_is_left() -> None:
    """CR 506.4c, 510.1b: as though not blocked, it would assign none."""
    ilse = card("Ilse, the Patient", "ilse", by=NICOLE)
    playthrough = combat(
        ilse, at="ilse", then=[{"at": "declare_blockers", "edit": {"object": "ilse", "move": "exile"}}]
    )
    assert (life(playthrough), is_there(playthrough, "bear")) == (20, False)


def test_the_reason_is_told() -> None:
    told = [explain(one).text for one in combat().frames if one.event.kind == "combat_damage_assigned"]
    assert told[0] == (
        "Amy assigns Ox's 7 damage to Nicole. "
        "Ox may assign its damage as though it weren't blocked (CR 510.1b)."
    )


def test_its_controller_assigns_even_if_it_is_blocked_by_a_band() -> None:
    """CR 702.22j gives the defending player the division among blockers, not the choice to pass them."""
    playthrough = combat(bear="2/2 banding")
    damage_step = next(
        frame.before for frame in playthrough.frames if frame.event.kind == "combat_damage_assigned"
    )
    assert divisions(damage_step, [OX])[OX].divider == "amy"
    assert life(playthrough) == 13


def test_its_controller_may_leave_the_damage_to_a_band_that_blocks_it() -> None:
    """CR 702.22j: then the defending player divides it."""
    away = combat(bear="2/2 banding", then=[{"choose": "no"}])
    (chosen,) = happened(away, "as_unblocked_chosen")
    assert (chosen["player"], chosen["is_wanted"]) == ("amy", False)
    assert (life(away), is_there(away, "bear")) == (20, False)
    assigned = [one["player"] for one in happened(away, "combat_damage_assigned")]
    assert assigned == ["nicole"]


def test_with_double_strike_it_is_chosen_in_each_step() -> None:
    ox = f"3/9 double strike, {THORNS}"
    playthrough = combat(ox=ox, bear="2/9 banding", then=[{"choose": "no"}, {"choose": "yes"}])
    assert [one["is_wanted"] for one in happened(playthrough, "as_unblocked_chosen")] == [False, True]
    assert (life(playthrough), permanent(playthrough, "bear").damage) == (17, 3)


def test_nobody_is_asked_where_no_band_blocks() -> None:
    assert happened(combat(), "as_unblocked_chosen") == []
