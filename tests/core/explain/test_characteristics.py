"""Why it is as large as it is."""

from __future__ import annotations

from core.explain.characteristics import why_it_is
from core.terms.ids import ObjectId
from tests.support import card, creature, played


def test_counters_equipment_and_an_enchantment_are_told_one_by_one() -> None:
    """CR 613.4c."""
    playthrough = played(
        creature("bear", "2/2", counters={"+1/+1": 1, "flying": 1}),
        card("Leonin Scimitar", "blade", attached_to="bear"),
        card("Practice Banner", "banner"),
    )
    assert why_it_is(playthrough.start, ObjectId("bear")) == (
        "printed 2/2",
        "flying counter: has flying (CR 613.1f)",
        "one +1/+1 counter: +1/+1 (CR 613.4c)",
        "Leonin Scimitar: gets +1/+1 (CR 613.4c)",
        "Practice Banner: gets +1/+1 (CR 613.4c)",
        "so it's 5/5",
    )


def test_what_nothing_changes_is_as_printed() -> None:
    playthrough = played(creature("bear", "2/2"))
    assert why_it_is(playthrough.start, ObjectId("bear")) == ("printed 2/2",)
