"""Cards that are cast from a graveyard: flashback, jump-start, retrace, escape (CR 601.3, 702)."""

from typing import Any

import pytest

from core.play.playthrough import Playthrough
from core.terms.ids import ObjectId
from tests.support import AMY, NICOLE, creature, happened, life, played, rules_broken

ALL = {"resolve": "all"}
GHOUL = ObjectId("Ghoul")
BOLT: dict[str, Any] = {"types": ["instant"], "colors": ["R"]}
DAMAGE = "~ deals 2 damage to any target."


def spell(*keywords: str, text: str = DAMAGE) -> dict[str, Any]:
    """Return the card that is called Spark."""
    return {"Spark": {**BOLT, "text": text, "keywords": list(keywords)}}


def ghoul(text: str) -> dict[str, Any]:
    """Return the card that is called Ghoul."""
    return {
        "Ghoul": {"types": ["creature"], "subtypes": ["Zombie"], "power": 2, "toughness": 2, "text": text}
    }


def in_main_phase(cards: dict[str, Any], *script: dict[str, Any], **zones: Any) -> Playthrough:
    """Return what comes of Amy's main phase with cards in her zones; Nicole has a Bear."""
    bear = creature("bear", "2/2", controller=NICOLE)
    players = [{"id": AMY, **zones}, {"id": NICOLE}]
    return played(
        bear,
        players=players,
        cards=cards,
        script=list(script),
        start="precombat_main",
        until="precombat_main",
    )


def cast(name: str, *targets: str, **fields: Any) -> dict[str, Any]:
    """Return that Amy casts a card from her graveyard."""
    return {"by": AMY, "cast": name, "from": "graveyard", "targets": list(targets), **fields}


def names(playthrough: Playthrough, zone: str) -> list[str]:
    return [one.card.name for one in getattr(playthrough.game, zone)]


def test_flashback_exiles_the_card_as_it_leaves_the_stack() -> None:
    playthrough = in_main_phase(spell("flashback {R}"), cast("Spark", NICOLE), ALL, graveyard=["Spark"])
    assert life(playthrough, NICOLE) == 18
    assert (names(playthrough, "graveyard"), names(playthrough, "exile")) == ([], ["Spark"])


def test_flashback_exiles_what_is_countered_too() -> None:
    """CR 702.34a: any time it would leave the stack."""
    cards = {**spell("flashback {R}"), "No": {"types": ["instant"], "text": "Counter target spell."}}
    counter = {"by": NICOLE, "cast": "No", "targets": ["Spark"]}
    playthrough = in_main_phase(cards, cast("Spark", NICOLE), counter, ALL, graveyard=["Spark"])
    assert (life(playthrough, NICOLE), names(playthrough, "exile")) == (20, ["Spark"])


def test_cast_from_hand_it_goes_to_the_graveyard() -> None:
    from_hand = {"by": AMY, "cast": "Spark", "targets": [NICOLE]}
    playthrough = in_main_phase(spell("flashback {R}"), from_hand, ALL, hand=["Spark"])
    assert (names(playthrough, "graveyard"), names(playthrough, "exile")) == (["Spark"], [])


def test_what_does_not_allow_it_is_not_cast_from_a_graveyard() -> None:
    playthrough = in_main_phase(spell(), cast("Spark", NICOLE), graveyard=["Spark"])
    assert rules_broken(playthrough) == ["601.3"]


def test_it_is_not_cast_from_a_graveyard_that_it_is_not_in() -> None:
    playthrough = in_main_phase(spell("flashback {R}"), cast("Spark", NICOLE), hand=["Spark"])
    assert rules_broken(playthrough) == ["601.2a"]


def test_a_sorcery_waits_for_the_main_phase() -> None:
    """CR 307.1: permission to cast it says nothing of when."""
    cards = {"Spark": {**spell("flashback {R}")["Spark"], "types": ["sorcery"]}}
    ox = creature("ox", "2/2")
    players = [{"id": AMY, "graveyard": ["Spark"]}, {"id": NICOLE}]
    script = [{"attack": {"ox": NICOLE}}, cast("Spark", NICOLE, at="declare_attackers")]
    assert rules_broken(played(ox, players=players, cards=cards, script=script)) == ["117.1a"]


@pytest.mark.parametrize(("life_total", "broken"), [(3, []), (2, ["601.2h"])])
def test_flashback_may_cost_life(life_total: int, broken: list[str]) -> None:
    costly = spell("flashback\N{EM DASH}{R}, pay 3 life")
    playthrough = in_main_phase(costly, cast("Spark", NICOLE), ALL, graveyard=["Spark"], life=life_total)
    assert rules_broken(playthrough) == broken
    assert life(playthrough, AMY) == (2 if broken else 0)


def test_jump_start_discards_a_card_and_exiles() -> None:
    zones = {"graveyard": ["Spark"], "hand": ["Shock"]}
    playthrough = in_main_phase(spell("jump-start"), cast("Spark", NICOLE), ALL, **zones)
    assert (names(playthrough, "hand"), names(playthrough, "exile")) == ([], ["Spark"])
    assert names(playthrough, "graveyard") == ["Shock"]


def test_jump_start_needs_a_card_to_discard() -> None:
    playthrough = in_main_phase(spell("jump-start"), cast("Spark", NICOLE), graveyard=["Spark"])
    assert rules_broken(playthrough) == ["601.2h"]


def test_retrace_discards_a_land_card_and_exiles_nothing() -> None:
    """CR 702.81a: it goes back to the graveyard, and so can be cast again."""
    zones = {"graveyard": ["Spark"], "hand": ["Mountain", "Mountain", "Shock"]}
    twice = (cast("Spark", NICOLE), ALL, cast("Spark", NICOLE), ALL)
    playthrough = in_main_phase(spell("retrace"), *twice, **zones)
    assert life(playthrough, NICOLE) == 16
    assert (names(playthrough, "hand"), names(playthrough, "exile")) == (["Shock"], [])


ESCAPE = "Escape\N{EM DASH}{1}{B}, Exile two other cards from your graveyard."


def test_escape_exiles_other_cards_and_comes_back_with_counters() -> None:
    giant = ghoul(f"{ESCAPE}\nThis creature escapes with two +1/+1 counters on it.")
    playthrough = in_main_phase(giant, cast("Ghoul"), ALL, graveyard=["Ghoul", "Shock", "Shock"])
    assert playthrough.game.battlefield[GHOUL].counters == {"+1/+1": 2}
    assert names(playthrough, "exile") == ["Shock", "Shock"]


def test_what_did_not_escape_has_no_counters() -> None:
    giant = ghoul(f"{ESCAPE}\nThis creature escapes with two +1/+1 counters on it.")
    playthrough = in_main_phase(giant, {"by": AMY, "cast": "Ghoul"}, ALL, hand=["Ghoul"])
    assert playthrough.game.battlefield[GHOUL].counters == {}


def test_a_card_does_not_pay_for_its_own_escape() -> None:
    """CR 601.2a: it is on the stack by then."""
    playthrough = in_main_phase(ghoul(ESCAPE), cast("Ghoul"), graveyard=["Ghoul", "Shock"])
    assert rules_broken(playthrough) == ["601.2h"]


def test_a_copy_of_a_spell_was_not_cast_with_flashback() -> None:
    """CR 707.10: it isn't cast, so nothing is said of it; it ceases to exist."""
    cards = {
        **spell("flashback {R}"),
        "Twin": {"types": ["instant"], "text": "Copy target instant or sorcery spell."},
    }
    twin = {"by": AMY, "cast": "Twin", "targets": ["Spark"]}
    playthrough = in_main_phase(cards, cast("Spark", NICOLE), twin, ALL, graveyard=["Spark"])
    assert (life(playthrough, NICOLE), names(playthrough, "exile")) == (16, ["Spark"])
    assert len(happened(playthrough, "move_replaced")) == 1


@pytest.mark.parametrize(("kind", "broken"), [("Zombie", []), ("Elf", ["601.3"])])
def test_permission_on_a_condition(kind: str, broken: list[str]) -> None:
    crawler = ghoul("You may cast this card from your graveyard as long as you control a Zombie.")
    friend = creature("friend", "1/1", subtypes=[kind])
    players = [{"id": AMY, "graveyard": ["Ghoul"]}, {"id": NICOLE}]
    main = {"start": "precombat_main", "until": "precombat_main"}
    playthrough = played(friend, players=players, cards=crawler, script=[cast("Ghoul"), ALL], **main)
    assert rules_broken(playthrough) == broken
    assert (GHOUL in playthrough.game.battlefield) is (not broken)


@pytest.mark.parametrize(
    ("condition", "zone", "draws"),
    [
        ("you cast it from your hand", "hand", True),
        ("you cast it from your hand", "graveyard", False),
        ("you cast it from your graveyard", "graveyard", True),
        ("you cast it", "graveyard", True),
        ("it escaped", "graveyard", True),
        ("it escaped", "hand", False),
    ],
)
def test_an_ability_asks_how_its_object_was_cast(condition: str, zone: str, draws: bool) -> None:
    """CR 400.7d: what was a spell is known of the permanent."""
    asking = ghoul(f"{ESCAPE}\nWhen this creature enters, if {condition}, you gain 1 life.")
    script = cast("Ghoul") if zone == "graveyard" else {"by": AMY, "cast": "Ghoul"}
    zones = {"graveyard": ["Shock", "Shock"], "hand": []}
    zones[zone] = ["Ghoul", *zones[zone]]
    playthrough = in_main_phase(asking, script, ALL, **zones)
    assert life(playthrough, AMY) == 20 + draws


@pytest.mark.parametrize(("zone", "stays"), [("graveyard", True), ("hand", False)])
def test_it_is_sacrificed_unless_it_escaped(zone: str, stays: bool) -> None:
    titan = ghoul(f"{ESCAPE}\nWhen this creature enters, sacrifice it unless it escaped.")
    script = cast("Ghoul") if zone == "graveyard" else {"by": AMY, "cast": "Ghoul"}
    zones = {"graveyard": ["Shock", "Shock"], "hand": []}
    zones[zone] = ["Ghoul", *zones[zone]]
    playthrough = in_main_phase(titan, script, ALL, **zones)
    assert (GHOUL in playthrough.game.battlefield) is stays


WATCH: dict[str, Any] = {
    "Watch": {
        "types": ["creature"],
        "power": 1,
        "toughness": 1,
        "keywords": ["disturb {U}"],
        "back": {
            "name": "Specter",
            "types": ["creature"],
            "power": 2,
            "toughness": 3,
            "text": "Flying\nIf this creature would be put into a graveyard from anywhere, exile it instead.",
        },
    },
    "No": {"types": ["instant"], "text": "Counter target spell."},
    "Pyre": {"types": ["instant"], "text": "Destroy target creature."},
}


def test_disturb_casts_the_back_face() -> None:
    """CR 712.8c: it is just that on the stack, and CR 712.13 as a permanent."""
    playthrough = in_main_phase(WATCH, cast("Watch"), ALL, graveyard=["Watch"])
    specter = playthrough.game.battlefield[ObjectId("Specter")]
    assert (specter.card.name, specter.as_card.name) == ("Specter", "Watch")


@pytest.mark.parametrize("answer", ["No", "Pyre"])
def test_what_is_exiled_from_anywhere_is_so_from_the_stack_too(answer: str) -> None:
    """CR 113.6b."""
    against = {"by": NICOLE, "cast": answer, "targets": ["Specter"]}
    script = (cast("Watch"), against, ALL) if answer == "No" else (cast("Watch"), ALL, against, ALL)
    playthrough = in_main_phase(WATCH, *script, graveyard=["Watch"])
    assert names(playthrough, "exile") == ["Watch"]
    assert names(playthrough, "graveyard") == [answer]


def test_what_is_exiled_from_anywhere_is_so_as_it_is_discarded() -> None:
    """CR 113.6b, 701.9a."""
    cards = {
        "Wisp": {
            "types": ["creature"],
            "power": 1,
            "toughness": 1,
            "text": "If this creature would be put into a graveyard from anywhere, exile it instead.",
        },
        **spell("jump-start"),
    }
    playthrough = in_main_phase(cards, cast("Spark", NICOLE), ALL, graveyard=["Spark"], hand=["Wisp"])
    assert names(playthrough, "exile") == ["Wisp", "Spark"]
