"""Arrows and numbers between things on the table."""

from __future__ import annotations

from core.play.playthrough import Playthrough
from gui.table.picture.arrows import ArrowKind
from gui.table.picture.chips import Chip
from gui.table.picture.table_picture import Album, TablePicture
from tests.support import NICOLE, card, creature, played


def picture_when(playthrough: Playthrough, kind: str) -> TablePicture:
    """Return the table as it rests after the first event of a kind."""
    at = next(number for number, frame in enumerate(playthrough.frames, 1) if frame.event.kind == kind)
    return Album(playthrough, 700, 570).rests(at)


def test_an_attack_and_a_block_each_have_an_arrow() -> None:
    combat = played(
        creature("bear", "2/2"),
        creature("ox", "3/3"),
        creature("wall", "0/4", by=NICOLE),
        script=[{"attack": {"bear": "nicole", "ox": "nicole"}}, {"block": {"wall": "ox"}}],
    )
    arrows = picture_when(combat, "blockers_declared").arrows
    assert {(arrow.kind, arrow.source, arrow.target, arrow.is_spent) for arrow in arrows} == {
        (ArrowKind.ATTACK, "bear", "nicole", False),
        (ArrowKind.ATTACK, "ox", "nicole", True),
        (ArrowKind.BLOCK, "wall", "ox", False),
    }


def test_a_band_is_tied_together() -> None:
    """CR 702.22c: from left to right, and past one that is not in it."""
    combat = played(
        creature("hero", "1/1 banding"),
        creature("loner", "1/1"),
        creature("bear", "2/2 banding"),
        script=[
            {"attack": {"hero": "nicole", "loner": "nicole", "bear": "nicole"}, "bands": [["bear", "hero"]]}
        ],
    )
    arrows = picture_when(combat, "attackers_declared").arrows
    assert [(one.source, one.target) for one in arrows if one.kind is ArrowKind.BAND] == [("hero", "bear")]


def test_damage_that_goes_past_what_is_attacked_has_an_arrow_too() -> None:
    """CR 702.19c: a creature with trample over planeswalkers may assign the rest to the controller."""
    combat = played(
        card("Vaulting Behemoth", "behemoth"),
        card("Orrin, Twice Tested", "orrin", NICOLE),
        script=[{"attack": {"behemoth": "orrin"}}, {"block": {}}],
    )
    picture = picture_when(combat, "combat_damage_assigned")
    assert {(chip.recipient, chip.amount) for chip in picture.chips} == {("orrin", 3), ("nicole", 4)}
    assert [arrow.target for arrow in picture.arrows if arrow.kind is ArrowKind.SPILL] == ["nicole"]


def test_numbers_do_not_lie_on_each_other() -> None:
    attackers = [creature(f"a{n}", "1/1") for n in range(10)]
    combat = played(*attackers, script=[{"attack": {f"a{n}": "nicole" for n in range(10)}}])
    chips = picture_when(combat, "combat_damage_assigned").chips
    assert len(chips) == 10
    places = {(round(chip.x), round(chip.y)) for chip in chips}
    assert len(places) == 10
    assert all(
        abs(one.x - other.x) >= 37.9 or abs(one.y - other.y) >= 30
        for one in chips
        for other in chips
        if one != other
    )


def test_places_in_the_damage_order_are_written_as_ordinals() -> None:
    chips = [Chip("a", "b", n, 0, 0, is_order=True).text for n in (1, 2, 3, 4, 11, 12, 21)]  # type: ignore[arg-type]
    assert chips == ["1st", "2nd", "3rd", "4th", "11th", "12th", "21st"]
