"""How permanents are seen to come onto the battlefield, and spells onto the stack."""

from __future__ import annotations

from core.play.playthrough import Playthrough
from core.terms.ids import ObjectId
from core.terms.zones import Zone
from gui.animation.choreography import choreograph
from gui.animation.cues import Enter, Rearrange, Rise, duration
from gui.table.picture.arrows import ArrowKind
from gui.table.picture.table_picture import Album
from tests.support import AMY, NICOLE, card, creature, played

PLAYERS = [{"id": AMY, "name": "Amy", "hand": ["Pacifism", "Shock"]}, {"id": NICOLE, "name": "Nicole"}]
CAT, SPIRIT = ObjectId("Cat Soldier Token"), ObjectId("wolf#3")


def brimaz() -> Playthrough:
    """Return a combat in which a token enters attacking."""
    return played(card("Brimaz, King of Oreskos", "brimaz"), script=[{"attack": {"brimaz": "nicole"}}])


def wolf() -> Playthrough:
    """Return a combat in which a creature dies and returns."""
    return played(
        card("Young Wolf", "wolf"),
        creature("ogre", "4/4", by=NICOLE),
        script=[{"attack": {"wolf": "nicole"}}, {"block": {"ogre": "wolf"}}],
    )


def pacifism() -> Playthrough:
    """Return a main phase in which an Aura is cast out of a hand."""
    return played(
        creature("ox", "3/3", by=NICOLE),
        players=PLAYERS,
        start="precombat_main",
        script=[{"cast": "Pacifism", "by": AMY, "targets": ["ox"]}],
    )


def place(playthrough: Playthrough, kind: str) -> int:
    """Return the number of the first frame of a kind."""
    return next(n for n, frame in enumerate(playthrough.frames) if frame.event.kind == kind)


def album(playthrough: Playthrough) -> Album:
    """Return pictures of it."""
    return Album(playthrough, 700, 570)


def test_a_token_grows_out_of_what_made_it_and_attacks_when_it_is_there() -> None:
    """CR 508.4."""
    combat = brimaz()
    number = place(combat, "permanents_entered")
    cues = choreograph(combat, number)
    assert cues == (Rearrange(), Enter(CAT, beside=ObjectId("brimaz")))
    pictures, whole = album(combat), duration(cues)
    early, late, rest = (pictures.moves(number, t) for t in (1, whole * 0.8, whole))
    maker, end = early.poses[ObjectId("brimaz")], rest.poses[CAT]
    assert abs(early.poses[CAT].x - maker.x) < 5
    assert early.poses[CAT].scale < late.poses[CAT].scale < end.scale
    assert [len(one.facing) for one in (early, late, rest)] == [1, 1, 2]
    assert end == pictures.rests(number + 1).poses[CAT]


def test_backwards_it_goes_the_same_way() -> None:
    combat = brimaz()
    number = place(combat, "permanents_entered")
    pictures = album(combat)
    there = [pictures.moves(number, t).poses[CAT] for t in (100, 300, 500)]
    assert [pictures.moves(number, t).poses[CAT] for t in (500, 300, 100)] == there[::-1]


def test_what_returns_flies_from_the_graveyard_and_stands_in_its_old_place_after_combat() -> None:
    """CR 702.93a."""
    combat = wolf()
    number = place(combat, "permanents_entered")
    assert Enter(SPIRIT, pile=(AMY, Zone.GRAVEYARD)) in choreograph(combat, number)
    pictures = album(combat)
    early, rest = pictures.moves(number, 1), pictures.rests(number + 1)
    pile = rest.layout.piles[AMY, Zone.GRAVEYARD].center
    assert abs(early.poses[SPIRIT].x - pile[0]) < 5
    after = pictures.rests(len(combat.frames))
    assert after.poses[SPIRIT].x == pictures.rests(0).poses[ObjectId("wolf")].x
    assert rest.faces[SPIRIT].counters == (("+1/+1", 1),)


def test_a_spell_rises_from_the_hand_to_the_stack_and_points_at_its_target() -> None:
    main = pacifism()
    number = place(main, "spell_cast")
    assert Rise("amy.hand.1") in choreograph(main, number)
    pictures = album(main)
    early, rest = pictures.moves(number, 1), pictures.rests(number + 1)
    held = pictures.rests(number).layout.hand_cards[ObjectId("amy.hand.1")]
    assert abs(early.waiting[0].box.center[0] - held[0]) < 5
    assert abs(early.waiting[0].box.center[1] - held[1]) < 5
    assert [(one.kind, one.target) for one in rest.arrows] == [(ArrowKind.TARGET, "ox")]
    assert [one.card.name for one in rest.hand] == ["Shock"]


def test_an_aura_flies_from_the_stack_under_what_it_enchants_its_name_in_sight() -> None:
    main = pacifism()
    number = place(main, "permanents_entered")
    pictures = album(main)
    early, rest = pictures.moves(number, 1), pictures.rests(number + 1)
    aura, ox = (rest.poses[ObjectId(one)] for one in ("Pacifism", "ox"))
    assert early.poses[ObjectId("Pacifism")].x < 100
    assert aura.y < ox.y
    assert not rest.waiting


def test_what_enters_as_a_copy_shows_the_copied_face() -> None:
    """CR 616.1c."""
    main = played(
        card("Essence of the Wild", "essence"),
        start="precombat_main",
        until="precombat_main",
        script=[{"by": AMY, "cast": "Rusted Sentinel"}],
    )
    number = place(main, "permanents_entered")
    face = album(main).moves(number, 300).faces[ObjectId("Rusted Sentinel")]
    assert (face.name, face.numbers) == ("Essence of the Wild", "6/6")


def test_what_is_done_later_is_seen_at_what_it_will_be_done_to() -> None:
    """CR 603.7."""
    combat = played(card("Geist of Saint Traft", "geist"), script=[{"attack": {"geist": "nicole"}}])
    number = place(combat, "effect_began")
    rest = album(combat).rests(number + 1)
    [later] = [one for one in rest.waiting if one.is_effect]
    angel = rest.poses[ObjectId("Angel Token")]
    assert later.text == "End of combat step: exile it"
    assert abs(later.box.x - (angel.x - 50 * angel.scale)) < 1


def test_every_effect_lies_on_the_table() -> None:
    prevent = {"kind": "damage", "change": {"kind": "prevent"}}
    effects = [
        {"name": "Healing shield", "controller": AMY, "protects": AMY, "points": 2, "effect": prevent},
        {"name": "Fog", "controller": NICOLE, "effect": prevent},
    ]
    rest = album(played(creature("ox", "3/3"), effects=effects)).rests(0)
    assert {(one.text, one.by) for one in rest.waiting} == {("Healing shield", "2"), ("Fog", "")}
    for one in rest.waiting:
        assert 0 <= one.box.y <= 570 - one.box.height
