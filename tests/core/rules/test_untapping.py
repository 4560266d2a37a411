"""Untapping (CR 502.3, 701.26b)."""

from typing import Any

from core.apply.apply import apply
from core.cards.library import built_in
from core.cards.rendering import rules_text
from core.events.flow import PermanentsUntapped
from core.terms.counters import STUN
from core.terms.ids import ObjectId
from tests.support import AMY, NICOLE, card, creature, happened, permanent, played

STAYS = "doesn't untap during its controller's untap step"
UNTAP: dict[str, Any] = {"start": "untap", "until": "untap"}


def tapped(name: str, line: str = "2/2", by: str = AMY, **fields: Any) -> dict[str, Any]:
    """Return a tapped creature."""
    return creature(name, line, by, tapped=True, **fields)


def test_only_the_active_player_untaps_and_all_at_once() -> None:
    playthrough = played(
        tapped("ox"), tapped("elk"), tapped("cub", by=NICOLE), active=NICOLE, start="untap", until="upkeep"
    )
    assert [e["objects"] for e in happened(playthrough, "permanents_untapped")] == [["cub"]]
    assert permanent(playthrough, "ox").status.tapped


def test_with_nothing_tapped_there_is_nothing_to_tell() -> None:
    assert not happened(played(creature("ox", "3/3"), **UNTAP), "permanents_untapped")


def test_a_land_untaps_too() -> None:
    playthrough = played(card("Forest", "wood", tapped=True), **UNTAP)
    assert not permanent(playthrough, "wood").status.tapped


def test_stun_counters_go_one_at_a_time() -> None:
    """CR 122.1d."""
    playthrough = played(tapped("ox", counters={"stun": 2}), tapped("elk", counters={"stun": 1}), **UNTAP)
    assert [permanent(playthrough, one).counters.get(STUN, 0) for one in ("ox", "elk")] == [1, 0]
    assert permanent(playthrough, "elk").status.tapped


def test_a_stun_counter_stays_on_what_is_untapped() -> None:
    """CR 122.1d: it would not become untapped."""
    playthrough = played(creature("ox", "3/3", counters={"stun": 1}), **UNTAP)
    assert permanent(playthrough, "ox").counters == {STUN: 1}


def test_what_an_effect_keeps_tapped_stays_so_without_its_abilities() -> None:
    """CR 613.11: that it doesn't untap is no ability of the bearer."""
    humbled = {"kind": "grants", "objects": {"types": ["creature"]}, "loses_abilities": True}
    playthrough = played(
        tapped("ox"),
        tapped("titan", f"7/7 {STAYS}"),
        card("Vulshok Gauntlets", "gauntlets", attached_to="ox"),
        {"id": "hush", "name": "Hush", "types": ["enchantment"], "controller": AMY, "abilities": [humbled]},
        **UNTAP,
    )
    assert [(e["objects"], e["kept"]) for e in happened(playthrough, "permanents_untapped")] == [
        (["titan"], ["ox"])
    ]


def test_an_instruction_untaps_it_all_the_same() -> None:
    wisps = {"at": "upkeep", "cast": "Cerulean Wisps", "targets": ["titan"]}
    playthrough = played(tapped("titan", f"7/7 {STAYS}"), script=[wisps], start="untap", until="upkeep")
    assert not permanent(playthrough, "titan").status.tapped


def test_what_phases_in_untaps_and_what_phases_out_does_not() -> None:
    """CR 502.1, 502.3: phasing comes first."""
    playthrough = played(tapped("ox", phased_out=True), tapped("elk", "1/1 phasing"), **UNTAP)
    assert not permanent(playthrough, "ox").status.tapped
    assert playthrough.game.phased_out[ObjectId("elk")].status.tapped


def test_the_event_alone_makes_the_game_after_it() -> None:
    before = played(tapped("ox"), tapped("elk", counters={"stun": 1})).start
    event = PermanentsUntapped(objects=(ObjectId("ox"),), stunned=(ObjectId("elk"),))
    after = apply(before, event)
    assert [one.status.tapped for one in after.battlefield.values()] == [False, True]
    assert not after.battlefield[ObjectId("elk")].counters.get(STUN)


def test_it_is_said_on_cards() -> None:
    library = built_in()
    assert rules_text(library["Deep-Slumber Titan"])[1] == (
        "This creature doesn't untap during your untap step."
    )
    assert rules_text(library["Vulshok Gauntlets"])[0] == f"Equipped creature gets +4/+2 and {STAYS}."
