"""Countering: what may be a target on the stack, and what is left of it."""

from typing import Any

import pytest

from core.play.playthrough import Asking
from core.rules.choices.one import ChooseOne
from core.rules.choices.targets import ChooseTargets
from tests.support import AMY, NICOLE, card, creature, is_there, life, permanent, played, rules_broken

BEGINNING = {"start": "beginning_of_combat", "until": "beginning_of_combat"}
BOLT = {"by": AMY, "cast": "Lightning Bolt", "targets": [NICOLE]}


def test_of_two_spells_of_one_name_the_topmost_is_meant_unless_an_id_is_given() -> None:
    both = [BOLT, {**BOLT, "targets": ["ox"]}]
    top = played(
        creature("ox", "3/5", by=NICOLE),
        script=[*both, {"by": NICOLE, "cast": "Counterspell", "targets": ["Lightning Bolt"]}],
        **BEGINNING,
    )
    assert (life(top), permanent(top, "ox").damage) == (17, 0)
    lower = played(
        creature("ox", "3/5", by=NICOLE),
        script=[*both, {"by": NICOLE, "cast": "Counterspell", "targets": ["Lightning Bolt~1"]}],
        **BEGINNING,
    )
    assert life(lower) == 20


def test_a_spell_that_is_not_on_the_stack_is_no_target() -> None:
    playthrough = played(
        script=[{"by": AMY, "cast": "Counterspell", "targets": ["Lightning Bolt"]}], **BEGINNING
    )
    assert rules_broken(playthrough) == ["115.1"]


def test_a_countered_creature_spell_does_not_enter() -> None:
    playthrough = played(
        script=[
            {"by": AMY, "cast": "Grizzly Bears"},
            {"by": NICOLE, "cast": "Essence Scatter", "targets": ["Grizzly Bears"]},
        ],
        start="precombat_main",
        until="beginning_of_combat",
    )
    assert not is_there(playthrough, "Grizzly Bears")
    assert "Grizzly Bears" in [one.card.name for one in playthrough.game.graveyard]


def test_a_creature_spell_that_can_t_be_countered_enters() -> None:
    """CR 101.2."""
    playthrough = played(
        script=[
            {"by": AMY, "cast": "Great Sable Stag"},
            {"by": NICOLE, "cast": "Essence Scatter", "targets": ["Great Sable Stag"]},
        ],
        start="precombat_main",
        until="beginning_of_combat",
    )
    assert is_there(playthrough, "Great Sable Stag")


def test_an_effect_may_send_a_countered_spell_elsewhere() -> None:
    """CR 614.6: what would go to a graveyard from anywhere is exiled."""
    exile = {"kind": "graveyard", "which": {}, "instead": "exile", "from_anywhere": True}
    playthrough = played(
        creature("void", "1/1", abilities=[exile]),
        script=[BOLT, {"by": NICOLE, "cast": "Counterspell", "targets": ["Lightning Bolt"]}],
        **BEGINNING,
    )
    assert [one.card.name for one in playthrough.game.exile] == ["Lightning Bolt", "Counterspell"]


def test_a_triggered_ability_does_not_target_itself() -> None:
    """CR 115.5."""
    counters = {
        "kind": "triggered",
        "when": {"event": "attacks"},
        "targets": [{"on_stack": {"what": "either"}}],
        "does": [{"kind": "counter"}],
    }
    playthrough = played(creature("imp", "1/1", abilities=[counters]), script=[{"attack": {"imp": NICOLE}}])
    assert not [one for one in playthrough.decisions if isinstance(one.choice, ChooseTargets)]
    assert [frame.event.rule for frame in playthrough.frames if frame.event.kind == "did_not_resolve"] == [
        "603.3d"
    ]


def test_a_chosen_source_may_be_a_spell_that_is_then_countered() -> None:
    """CR 609.7a: what is referred to may be gone already."""
    playthrough = played(
        card("Circle of Protection: Red", "circle", NICOLE),
        script=[
            BOLT,
            {"activate": {"object": "circle"}},
            {"by": NICOLE, "cast": "Counterspell", "targets": ["Lightning Bolt"]},
        ],
        asking=Asking.DECISIONS,
        **BEGINNING,
    )
    assert not isinstance(playthrough.pending, ChooseOne)
    assert life(playthrough) == 20


@pytest.mark.parametrize(("bolt", "rules"), [([{**BOLT, "at": "combat_damage"}], []), ([], ["115.1"])])
def test_combat_damage_on_the_stack_is_no_target_and_not_in_the_way(
    bolt: list[dict[str, Any]], rules: list[str]
) -> None:
    """CR 310.1 of May 2009: it is neither a spell nor an ability."""
    counter = {"by": NICOLE, "at": "combat_damage", "cast": "Counterspell", "targets": ["Lightning Bolt"]}
    playthrough = played(
        creature("ox", "3/5"), script=[{"attack": {"ox": NICOLE}}, *bolt, counter], era="stack"
    )
    assert rules_broken(playthrough) == rules
    assert life(playthrough) == (20 if rules else 17)
