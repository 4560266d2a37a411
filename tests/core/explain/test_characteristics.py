"""Why it is as large as it is."""

from __future__ import annotations

from core.explain.characteristics import why_it_is
from core.terms.ids import ObjectId
from tests.core.explain.stories import playthrough_of
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
        "one +1/+1 counter (CR 613.4c)",
        "Leonin Scimitar: gets +1/+1 (CR 613.4c)",
        "Practice Banner: gets +1/+1 (CR 613.4c)",
        "so it's 5/5",
    )


def test_what_decides_the_order_is_told_with_its_rule() -> None:
    """CR 613.7: an ability given after all were lost is there, and one given before is not."""
    after, before = (
        why_it_is(playthrough_of(name).game, ObjectId(one))
        for name, one in (
            ("a-flying-counter-after-humility", "bears"),
            ("a-sheep-with-a-useless-longbow", "elves"),
        )
    )
    assert "flying counter: has flying (CR 613.1f), newer than Humility (CR 613.7)" in after
    assert (
        "lost all its abilities because of Ovinize (CR 613.1f), newer than Viridian Longbow (CR 613.7)"
        in before
    )


def test_what_nothing_changes_is_as_printed() -> None:
    playthrough = played(creature("bear", "2/2"))
    assert why_it_is(playthrough.start, ObjectId("bear")) == ("printed 2/2",)


def test_others_are_lost_only_where_some_are_named_or_kept() -> None:
    """CR 613.1f."""
    text = "{T}: Elf deals 1 damage to any target."
    elf, humility = creature("elf", "1/1", text=text), card("Humility", "humility")
    for object_, told in (
        (elf, "lost all its abilities because of Humility (CR 613.1f)"),
        ({**elf, "keywords": ["reach"]}, "lost reach and its other ability because of Humility (CR 613.1f)"),
    ):
        assert told in why_it_is(played(object_, humility).start, ObjectId("elf"))
