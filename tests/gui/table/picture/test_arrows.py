"""Arrows and numbers between things on the table."""

from __future__ import annotations

from core.play.playthrough import Playthrough
from core.terms.ids import ObjectId
from gui.layout.geometry import CARD_HEIGHT
from gui.table.picture.arrows import ArrowKind
from gui.table.picture.chips import Chip
from gui.table.picture.table_picture import Album, TablePicture
from tests.support import NICOLE, card, creature, played


def picture_when(playthrough: Playthrough, kind: str) -> TablePicture:
    """Return the table as it rests after the first event of a kind."""
    at = next(number for number, frame in enumerate(playthrough.frames, 1) if frame.event.kind == kind)
    return Album(playthrough, 700, 570).rests(at)


def test_a_block_is_a_line_across_the_middle_and_an_attack_needs_none() -> None:
    combat = played(
        creature("bear", "2/2"),
        creature("ox", "3/3"),
        creature("wall", "0/4", by=NICOLE),
        script=[{"attack": {"bear": "nicole", "ox": "nicole"}}, {"block": {"wall": "ox"}}],
    )
    picture = picture_when(combat, "blockers_declared")
    [arrow] = picture.arrows
    assert (arrow.kind, arrow.source, arrow.target) == (ArrowKind.BLOCK, "wall", "ox")
    assert arrow.start[0] == arrow.end[0]
    assert arrow.start[1] < picture.middle < arrow.end[1]


def test_a_band_is_tied_together() -> None:
    """CR 702.22c: from left to right below the cards, and past one that is not in it."""
    combat = played(
        creature("hero", "1/1 banding"),
        creature("loner", "1/1"),
        creature("bear", "2/2 banding"),
        script=[
            {"attack": {"hero": "nicole", "loner": "nicole", "bear": "nicole"}, "bands": [["bear", "hero"]]}
        ],
    )
    picture = picture_when(combat, "attackers_declared")
    (tie,) = (one for one in picture.arrows if one.kind is ArrowKind.BAND)
    assert (tie.source, tie.target) == ("hero", "bear")
    for member, (x, y) in ((tie.source, tie.start), (tie.target, tie.end)):
        middle_x, middle_y = picture.center_of(member) or (0, 0)
        assert abs(x - middle_x) < 1
        assert y > middle_y + picture.layout.half_size(member)[1]


def test_damage_is_shown_at_who_receives_it() -> None:
    """CR 702.19c: a creature with trample over planeswalkers may assign the rest to the controller."""
    combat = played(
        card("Vaulting Behemoth", "behemoth"),
        card("Orrin, Twice Tested", "orrin", NICOLE),
        script=[{"attack": {"behemoth": "orrin"}}, {"block": {}}],
    )
    picture = picture_when(combat, "combat_damage_assigned")
    shown = {number.way: number for number in picture.numbers}
    assert {way: number.text for way, number in shown.items()} == {
        ("behemoth", "orrin"): "3",
        ("behemoth", "nicole"): "4",
    }
    for (_, recipient), number in ((way, number) for way, number in shown.items() if way is not None):
        x, y = picture.center_of(recipient) or (0, 0)
        half_width, half_height = picture.layout.half_size(recipient)
        assert abs(number.x - x) <= half_width
        assert abs(number.y - y) <= half_height + 34


def test_numbers_do_not_lie_on_each_other() -> None:
    attackers = [creature(f"a{n}", "1/1") for n in range(10)]
    combat = played(*attackers, script=[{"attack": {f"a{n}": "nicole" for n in range(10)}}])
    numbers = picture_when(combat, "combat_damage_assigned").numbers
    assert len(numbers) == 10
    assert all(abs(one.x - other.x) >= 37.9 for one in numbers for other in numbers if one != other)


def test_places_in_the_damage_order_are_written_as_ordinals() -> None:
    chips = [Chip("a", "b", n, 0, 0, is_order=True).text for n in (1, 2, 3, 4, 11, 12, 21)]  # type: ignore[arg-type]
    assert chips == ["1st", "2nd", "3rd", "4th", "11th", "12th", "21st"]


def test_a_block_ends_above_what_is_attached_and_so_does_the_damage() -> None:
    """On the near side attachments stand out toward the middle line; their names are in sight."""
    combat = played(
        creature("bear", "2/2"),
        card("Viridian Longbow", "bow", attached_to="bear"),
        card("Leonin Scimitar", "blade", attached_to="bear"),
        creature("wall", "1/4", by=NICOLE),
        script=[{"attack": {"bear": "nicole"}}, {"block": {"wall": "bear"}}],
    )
    picture = picture_when(combat, "damage_event_began")
    [arrow] = picture.arrows
    outermost = picture.layout.cards[ObjectId("blade")]
    edge = outermost.y - CARD_HEIGHT * outermost.scale / 2
    assert outermost.y < picture.layout.cards[ObjectId("bow")].y
    assert edge - 6 < arrow.end[1] < edge
    [number] = [one for one in picture.numbers if one.way == ("wall", "bear")]
    assert number.y < edge


def test_points_of_an_ability_belong_to_what_has_it() -> None:
    """CR 601.2d, 602.2b: they are announced, and named after the permanent, as an ability has no name."""
    thrower = {"kind": "deal_damage", "amount": 2, "is_divided": True}
    ability = {"kind": "activated", "targets": [{}, {}], "does": [thrower]}
    points = {"nicole": 1, "bear": 1}
    combat = played(
        creature("thrower", "1/1", abilities=[ability]),
        creature("bear", "2/2", by=NICOLE),
        script=[{"activate": {"object": "thrower"}, "targets": ["nicole", "bear"], "division": points}],
        start="beginning_of_combat",
    )
    announced = picture_when(combat, "ability_activated")
    assert {(one.source, one.recipient, one.amount) for one in announced.chips} == {
        ("thrower", "nicole", 1),
        ("thrower", "bear", 1),
    }
    assert "from Thrower" in [one.text for one in announced.tallies]
    assert picture_when(combat, "damage_processed").chips == (), "its damage is dealt"
