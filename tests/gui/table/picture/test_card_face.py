"""What stands on a card: what it is now, not what is printed."""

from __future__ import annotations

import pytest

from core.terms.ids import ObjectId
from gui.table.painting.emblems import badge_sign
from gui.table.picture.badges import Badge
from gui.table.picture.card_face import face_of
from tests.support import AMY, NICOLE, card, creature, played

BEAR = ObjectId("bear")
MUTATION = {
    "id": "mutation",
    "name": "Mutation",
    "types": ["enchantment"],
    "subtypes": ["Aura"],
    "keywords": ["enchant creature"],
    "controller": "amy",
    "attached_to": "bear",
    "abilities": [
        {
            "kind": "grants",
            "objects": {"which": "bearer"},
            "types": ["artifact", "creature"],
            "subtypes": ["Insect"],
            "only_types": True,
            "loses_abilities": True,
            "phrases": ["indestructible", "can't attack"],
        }
    ],
}


def test_lost_and_given_abilities_and_types_are_on_the_card() -> None:
    bear = creature("bear", "2/2 flying, trample", subtypes=["Bear"])
    face = face_of(played(bear, MUTATION).start, BEAR)
    assert face.types == "Artifact Creature \N{EM DASH} Insect"
    assert face.abilities == ("Indestructible", "This creature can't attack.")
    assert "flying" not in face.spoken
    assert "Indestructible" in face.spoken


def test_an_ability_besides_keywords_is_gone_too() -> None:
    pyromancer = card("Prodigal Pyromancer", "bear")
    assert len(face_of(played(pyromancer).start, BEAR).abilities) == 1
    assert face_of(played(pyromancer, MUTATION).start, BEAR).abilities == (
        "Indestructible",
        "This creature can't attack.",
    )


def test_a_given_ability_is_on_the_card_in_words() -> None:
    """CR 613.1f: but what a keyword stands for is not written out."""
    longbow = card("Viridian Longbow", "bow", attached_to="bear")
    game = played(creature("bear", "2/2 exalted"), longbow).start
    assert face_of(game, BEAR).abilities == ("Exalted", "{T}: This creature deals 1 damage to any target.")
    assert face_of(game, ObjectId("bow")).abilities[-1] == "Equip {3}"


@pytest.mark.parametrize(("power", "is_lethal"), [(2, True), (3, False)])
def test_the_ring_around_damage_says_what_is_lethal_to_it(power: int, is_lethal: bool) -> None:
    """CR 704.5g, by power."""
    line = f"{power}/2 lethal damage is determined by its power"
    game = played(creature("bear", line, damage=2)).start
    assert face_of(game, BEAR).is_lethal is is_lethal


def test_what_a_card_states_for_all_does_not_stand_on_it_twice() -> None:
    doran = card("Doran, the Siege Tower", "bear")
    words = ("Each creature assigns combat damage equal to its toughness rather than its power.",)
    game = played(doran, creature("elf", "1/1")).start
    assert face_of(game, BEAR).abilities == words
    assert face_of(game, ObjectId("elf")).abilities == (
        "This creature assigns combat damage equal to its toughness rather than its power.",
    )


def test_badges_are_on_the_card_and_in_words() -> None:
    """CR 302.6, 702.112b, 704.5h."""
    bear = creature("bear", "2/2", summoning_sick=True, renowned=True, commander=True, deathtouched=True)
    face = face_of(played(bear).start, BEAR)
    assert face.badges == (Badge.CAME_THIS_TURN, Badge.COMMANDER, Badge.RENOWNED, Badge.DEATHTOUCHED)
    words = (
        "entered this turn (summoning sick), commander, renowned, dealt damage by a source with deathtouch"
    )
    assert words in face.spoken


def test_a_loyalty_ability_leaves_its_badge_for_the_turn() -> None:
    """CR 606.3."""
    entry = {"activate": {"object": "bear", "ability": 1}, "by": "amy", "targets": ["nicole"]}
    main = played(card("Gideon Jura", "bear"), script=[entry], start="precombat_main")
    assert face_of(main.start, BEAR).badges == ()
    assert face_of(main.game, BEAR).badges == (Badge.LOYALTY_USED,)
    assert {not badge_sign(badge).isEmpty() for badge in Badge} == {True}


def test_a_copy_is_marked_and_what_it_copies_is_not() -> None:
    """CR 707.2: beside each other they would look the same."""
    copied = played(
        creature("ogre", "3/3", by=NICOLE),
        script=[{"by": AMY, "cast": "Clone"}],
        start="precombat_main",
        until="precombat_main",
    )
    faces = [face_of(copied.game, one.id) for one in copied.game.everything]
    assert [(face.name, face.is_copy) for face in faces] == [("Ogre", False), ("Ogre", True)]
