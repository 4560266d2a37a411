"""What enters as a copy: what may be chosen, what is copied, and in which order (CR 707, 616.1)."""

from __future__ import annotations

from typing import Any

from core.abilities.keyword_abilities import Protection
from core.abilities.qualities import OfColor
from core.characteristics.current import characteristics
from core.explain.characteristics import why
from core.explain.choices.purposes import option_words
from core.explain.explain import explain
from core.play.playthrough import Asking, Playthrough
from core.rules.choices.one import ChooseOne
from core.terms.card_types import CardType
from core.terms.colors import Color
from core.terms.ids import ObjectId
from tests.support import AMY, NICOLE, asked, card, creature, happened, is_there, permanent, played

MAIN: dict[str, Any] = {"start": "precombat_main", "until": "precombat_main"}


def cast(name: str) -> dict[str, Any]:
    """Return the entry by which Amy casts a card."""
    return {"by": AMY, "cast": name}


def cloned(*objects: dict[str, Any], name: str = "Clone", **fields: Any) -> Playthrough:
    """Return what comes of it if Amy casts a Clone, or another card, in a main phase."""
    script = [cast(name), *fields.pop("script", [])]
    return played(*objects, script=script, **{**MAIN, **fields})


def options(playthrough: Playthrough) -> list[str]:
    """Return the names of what may be chosen, the default first."""
    _, choice = asked(ChooseOne, playthrough)
    assert isinstance(choice, ChooseOne)
    return [option_words(choice.purpose, ref) for ref in choice.among]


def test_the_strongest_creature_of_opponents_comes_first() -> None:
    playthrough = cloned(
        creature("mine", "9/9"),
        creature("bear", "2/2", by=NICOLE),
        creature("giant", "4/4", by=NICOLE),
        asking=Asking.DECISIONS,
    )
    assert options(playthrough) == ["Giant", "Copy nothing", "Bear", "Mine"]
    assert playthrough.pending is not None
    assert playthrough.pending.player == AMY


def test_power_that_is_not_copied_does_not_count_for_the_default() -> None:
    playthrough = cloned(
        creature("bear", "2/2", by=NICOLE, counters={"+1/+1": 5}), creature("ogre", "3/3", by=NICOLE)
    )
    assert options(playthrough)[0] == "Ogre"
    assert permanent(playthrough, "Clone").card.name == "Ogre"


def test_without_a_creature_nothing_is_asked() -> None:
    """CR 704.5f: a 0/0 is put into the graveyard."""
    playthrough = cloned(card("Glorious Anthem", "anthem", NICOLE))
    assert not any(isinstance(one.choice, ChooseOne) for one in playthrough.decisions)
    assert not is_there(playthrough, "Clone")


def test_a_creature_with_protection_may_be_copied() -> None:
    """CR 115.10: it is no target."""
    playthrough = cloned(creature("knight", "2/2 shroud, protection from blue", by=NICOLE))
    assert permanent(playthrough, "Clone").card.name == "Knight"


def test_another_clone_that_copies_nothing_is_wanted_last() -> None:
    """CR 707.5: as its copy, the new one asks once more."""
    anthem = card("Glorious Anthem", "anthem")
    playthrough = cloned(anthem, card("Clone", "first"))
    assert options(playthrough) == ["Copy nothing", "Clone"]
    again = cloned(anthem, card("Clone", "first"), script=[{"choose": "first"}, {"choose": "first"}])
    assert again.refused is None
    assert [one["copy_of"] for one in happened(again, "entry_planned")] == [None, "first", "first", None]


def test_what_effects_and_damage_did_to_the_original_is_not_copied() -> None:
    """CR 707.2."""
    playthrough = cloned(
        creature("bear", "2/2", by=NICOLE, damage=1, tapped=True, counters={"flying": 1}),
        creature("lord", "1/1", by=NICOLE),
        script=[{"choose": "bear"}],
    )
    clone = permanent(playthrough, "Clone")
    assert (clone.damage, clone.status.tapped, dict(clone.counters)) == (0, False, {})
    assert clone.card == permanent(playthrough, "bear").card


def test_a_face_down_creature_is_copied_as_what_it_is() -> None:
    """CR 708.2a: a 2/2 without a name, and the copy lies face up."""
    playthrough = cloned(card("Enormous Baloth", "morph", NICOLE, face_down=True))
    what = characteristics(playthrough.game, ObjectId("Clone"))
    assert (what.name, what.power, what.toughness) == ("", 2, 2)
    assert not permanent(playthrough, "Clone").status.face_down


def test_an_artifact_that_is_no_creature_may_be_copied_by_a_metamorph() -> None:
    playthrough = cloned(card("Bonesplitter", "axe", NICOLE), name="Phyrexian Metamorph")
    what = characteristics(playthrough.game, ObjectId("Phyrexian Metamorph"))
    assert what.name == "Bonesplitter"
    assert what.types == {CardType.ARTIFACT}


def test_just_what_the_text_speaks_of_may_be_copied() -> None:
    """Deceptive Frostkite: a creature its controller controls with power 4 or greater."""
    playthrough = cloned(
        creature("small", "3/3"),
        creature("large", "4/4"),
        creature("theirs", "5/5", by=NICOLE),
        name="Deceptive Frostkite",
    )
    assert options(playthrough) == ["Large", "Copy nothing"]


def test_it_is_explained_where_it_enters() -> None:
    playthrough = cloned(creature("bear", "2/2", by=NICOLE, counters={"+1/+1": 1}))
    frames = [frame for frame in playthrough.frames if frame.event.kind == "entry_planned"]
    told = explain(frames[-1])
    assert told.text == "Clone will enter as a copy of Bear (CR 707.5)."
    assert "707.2" in told.rules


def mask(**how: Any) -> dict[str, Any]:
    """Return an artifact of Amy's that makes a target creature a copy of another one until end of turn."""
    creatures = {"what": {"objects": {"types": ["creature"]}}}
    does = {"kind": "become_copy", "on": "target", "of": "target_2", "until": "end_of_turn", **how}
    ability = {"kind": "activated", "targets": [creatures, {**creatures, "another": True}], "does": [does]}
    return {"id": "mask", "name": "Mask", "types": ["artifact"], "abilities": [ability], "controller": AMY}


def put_on(wearer: str, original: str, **fields: Any) -> dict[str, Any]:
    """Return the entry by which Amy uses the mask."""
    return {"by": AMY, "activate": {"object": "mask"}, "targets": [wearer, original], **fields}


def test_what_becomes_a_copy_has_not_entered() -> None:
    """CR 707.4."""
    playthrough = played(
        mask(),
        card("Soul Warden", "warden"),
        creature("bear", "2/2", counters={"+1/+1": 1}),
        card("Kitchen Finks", "finks"),
        script=[put_on("bear", "finks")],
        **MAIN,
    )
    assert happened(playthrough, "ability_triggered") == []
    what = characteristics(playthrough.game, ObjectId("bear"))
    assert (what.name, what.power, what.toughness) == ("Kitchen Finks", 4, 3)


def test_it_is_itself_again_in_the_cleanup_step_and_wherever_it_goes() -> None:
    """CR 514.2, 400.7."""
    objects = mask(), creature("bear", "2/2"), creature("ox", "4/4")
    cleaned = played(*objects, script=[put_on("bear", "ox")], start="precombat_main", until="cleanup")
    bear = permanent(cleaned, "bear")
    assert (bear.card.name, bear.label, bear.printed, bear.beneath) == ("Bear", "Bear", None, None)
    gone = played(
        *objects, script=[put_on("bear", "ox"), {"edit": {"object": "bear", "move": "graveyard"}}], **MAIN
    )
    assert [one.card.name for one in gone.game.graveyard] == ["Bear"]


def test_without_a_duration_it_stays_a_copy() -> None:
    playthrough = played(
        mask(until=None),
        creature("bear", "2/2"),
        creature("ox", "4/4"),
        script=[put_on("bear", "ox")],
        start="precombat_main",
        until="cleanup",
    )
    assert permanent(playthrough, "bear").label == "Ox 2"
    assert permanent(playthrough, "bear").as_card.name == "Bear"


def test_a_color_that_was_chosen_is_not_kept_as_a_copy_but_is_after_it() -> None:
    """CR 707.6."""
    script = [cast("Voice of All"), {"choose": "red"}, put_on("Voice of All", "ox")]
    during = played(mask(), creature("ox", "4/4"), script=script, **MAIN)
    assert permanent(during, "Voice of All").chosen == ()
    after = played(mask(), creature("ox", "4/4"), script=script, start="precombat_main", until="cleanup")
    assert permanent(after, "Voice of All").chosen == (Protection(quality=OfColor(color=Color.RED)),)


def test_a_copy_that_is_no_creature_leaves_combat() -> None:
    """CR 506.4."""
    gideon = card("Gideon Jura", "gideon")
    playthrough = played(
        mask(),
        creature("bear", "2/2"),
        gideon,
        script=[
            {"by": AMY, "activate": {"object": "gideon", "ability": 3}},
            {"attack": {"bear": NICOLE}},
            put_on("bear", "gideon", at="declare_attackers"),
        ],
        start="precombat_main",
        until="combat_damage",
    )
    assert [one["reason"] for one in happened(playthrough, "removed_from_combat")] == ["not a creature"]


def test_the_exceptions_of_an_instruction_are_part_of_the_copy() -> None:
    """CR 707.9a, 707.9b."""
    playthrough = played(
        mask(exceptions={"subtypes": ["Spirit"], "phrases": ["flying"]}),
        creature("bear", "2/2"),
        creature("ox", "4/4"),
        script=[put_on("bear", "ox"), {"pass": AMY}, cast("Clone"), {"choose": "bear"}],
        **MAIN,
    )
    copy = permanent(playthrough, "Clone").card
    assert (copy.name, copy.subtypes, sorted(copy.keywords)) == ("Ox", ("Spirit",), ["flying"])


def test_becoming_a_copy_is_explained() -> None:
    playthrough = played(
        mask(),
        creature("bear", "2/2"),
        creature("ox", "4/4"),
        script=[put_on("bear", "ox")],
        start="precombat_main",
        until="cleanup",
    )
    became = next(frame for frame in playthrough.frames if frame.event.kind == "became_copy")
    assert explain(became).headline == (
        "Bear becomes a copy of Ox (4/4) and is now called Ox 2 until end of turn."
    )
    wore_off = next(frame for frame in playthrough.frames if frame.event.kind == "damage_wore_off")
    assert explain(wore_off).text == "Bear is no longer a copy (CR 514.2)."
    assert why(became.game, ObjectId("bear"), "power") == ("copied power 4",)
