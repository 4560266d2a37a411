"""Phasing (CR 702.26)."""

from typing import Any

from core.characteristics.current import characteristics
from core.explain.explain import explain
from core.explain.outcome import Topic, results
from core.terms.ids import ObjectId
from tests.support import AMY, NICOLE, RAJ, card, creature, happened, life, played

ATTACK = {"attack": {"ox": NICOLE}}
HERE = {"kind": "triggered", "when": {"event": "leaves", "which": {"objects": {}}}}
GAIN = {"kind": "gain_life_now", "amount": 5}


def out(which: str, at: str = "declare_attackers") -> dict[str, Any]:
    return {"edit": {"object": which, "phased_in": False}, "at": at}


def back(which: str, at: str = "declare_blockers") -> dict[str, Any]:
    return {"edit": {"object": which, "phased_in": True}, "at": at}


def test_nothing_triggers_on_leaving_or_entering() -> None:
    """CR 702.26d."""
    watcher = creature("elk", "1/1", abilities=[{**HERE, "does": [GAIN]}])
    entering = {"kind": "triggered", "when": {"event": "enters", "which": {"objects": {}}}, "does": [GAIN]}
    playthrough = played(
        watcher,
        creature("cub", "1/1", abilities=[entering]),
        creature("ox", "3/3"),
        script=[ATTACK, out("ox"), back("ox")],
    )
    assert life(playthrough, AMY) == 20
    assert [e["objects"] for e in happened(playthrough, "phased_in")] == [["ox"]]


def test_its_static_ability_is_not_there_and_comes_back() -> None:
    """CR 702.26b, 702.26c."""
    playthrough = played(
        card("Glorious Anthem", "anthem"),
        creature("ox", "3/3"),
        script=[ATTACK, out("anthem"), back("anthem", at="end_of_combat")],
    )
    assert life(playthrough) == 17
    assert characteristics(playthrough.game, ObjectId("ox")).power == 4


def test_damage_by_what_has_phased_out_is_dealt_as_it_last_was() -> None:
    """CR 113.7a, 608.2h: the ability is on the stack already; its source gives what it last was."""
    playthrough = played(
        card("Prodigal Pyromancer", "tim", keywords=["lifelink"]),
        script=[
            {"activate": {"object": "tim"}, "targets": [NICOLE], "at": "declare_attackers"},
            out("tim"),
        ],
        start="declare_attackers",
    )
    assert (life(playthrough), life(playthrough, AMY)) == (19, 21)


def test_an_effect_for_as_long_as_it_sees_it_ends() -> None:
    """CR 702.26f, 611.2b."""
    steal = {
        "kind": "activated",
        "targets": [{"what": {"objects": {}}}],
        "does": [{"kind": "gain_control", "until": "this_leaves"}],
    }
    playthrough = played(
        creature("elk", "1/1", abilities=[steal]),
        creature("ox", "3/3", by=NICOLE),
        script=[
            {"activate": {"object": "elk"}, "targets": ["ox"], "at": "declare_attackers"},
            out("elk", at="end_of_combat"),
        ],
    )
    assert happened(playthrough, "effects_ended")
    assert playthrough.game.battlefield[ObjectId("ox")].controller == NICOLE


def test_control_that_ends_meanwhile_is_over_when_it_phases_in() -> None:
    """CR 702.26f."""
    steal = {
        "kind": "activated",
        "targets": [{"what": {"objects": {}}}],
        "does": [{"kind": "gain_control", "until": "end_of_combat"}],
    }
    playthrough = played(
        creature("elk", "1/1", abilities=[steal]),
        creature("ox", "3/3", by=NICOLE),
        script=[
            {"activate": {"object": "elk"}, "targets": ["ox"], "at": "declare_attackers"},
            out("ox", at="end_of_combat"),
            back("ox", at="end"),
        ],
        until="end",
    )
    assert playthrough.game.battlefield[ObjectId("ox")].controller == NICOLE


def test_what_lasts_until_end_of_turn_ends_out_there_and_damage_wears_off() -> None:
    """CR 514.2, 702.26f."""
    playthrough = played(
        creature("ox", "3/3", damage=2),
        script=[{"cast": "Giant Growth", "targets": ["ox"], "at": "declare_attackers"}, out("ox")],
        until="cleanup",
    )
    assert playthrough.game.phased_out[ObjectId("ox")].damage == 0
    assert not playthrough.game.effects


def test_an_effect_on_all_does_not_reach_it() -> None:
    """CR 702.26e."""
    pump = {"kind": "give", "each": {"controller": "you"}, "power": 2}
    playthrough = played(
        creature("elk", "1/1", abilities=[{"kind": "activated", "does": [pump]}]),
        creature("ox", "3/3"),
        script=[ATTACK, out("ox"), {"activate": {"object": "elk"}, "at": "declare_blockers"}],
    )
    assert [e["effect"]["subject"] for e in happened(playthrough, "effect_began")] == ["elk"]


def test_what_would_phase_out_twice_phases_out_with_its_bearer() -> None:
    """CR 702.26h."""
    playthrough = played(
        creature("ox", "3/3"),
        card("Bonesplitter", "axe", attached_to="ox"),
        script=[{"cast": "Everything Elsewhere", "at": "declare_attackers"}],
    )
    assert happened(playthrough, "phased_out")[0]["along_with"] == {"axe": "ox"}


def test_an_attachment_alone_phases_in_where_it_was() -> None:
    """CR 702.26i."""
    playthrough = played(
        creature("ox", "3/3"),
        card("Bonesplitter", "axe", attached_to="ox"),
        script=[ATTACK, out("axe"), back("axe")],
    )
    assert life(playthrough) == 15


def test_phased_out_permanents_leave_with_their_owner() -> None:
    """CR 702.26k."""
    players = [{"id": AMY}, {"id": NICOLE, "life": 3}, {"id": RAJ}]
    playthrough = played(
        creature("ox", "3/3"),
        creature("elk", "1/1", by=NICOLE, phased_out=True),
        script=[ATTACK],
        players=players,
    )
    assert happened(playthrough, "player_left")[0]["gone"] == ["elk"]
    assert not playthrough.game.phased_out


def test_what_begins_phased_out_takes_along_what_is_attached_to_it() -> None:
    playthrough = played(
        creature("ox", "3/3", phased_out=True),
        card("Bonesplitter", "axe", attached_to="ox"),
        creature("elk", "1/1"),
        script=[back("ox", at="declare_attackers")],
    )
    assert set(playthrough.start.phased_out) == {"ox", "axe"}
    assert set(playthrough.game.battlefield) == {"ox", "axe", "elk"}


def test_nothing_but_phasing_in_can_be_done_to_it() -> None:
    """CR 702.26b."""
    playthrough = played(
        creature("ox", "3/3"),
        script=[out("ox"), {"edit": {"object": "ox", "tapped": True}, "at": "declare_attackers"}],
    )
    assert playthrough.refused is not None
    assert [v.rule for v in playthrough.refused.violations] == ["702.26b"]


def test_a_legend_that_is_phased_out_is_no_second_one() -> None:
    """CR 704.5j."""
    playthrough = played(
        creature("ox", "3/3", supertypes=["legendary"], phased_out=True),
        creature("bull", "3/3", supertypes=["legendary"]) | {"name": "Ox"},
    )
    assert set(playthrough.game.battlefield) == {"bull"}


def test_the_explanation_tells_who_goes_along_and_who_leaves_combat() -> None:
    playthrough = played(
        creature("ox", "3/3"), card("Bonesplitter", "axe", attached_to="ox"), script=[ATTACK, out("ox")]
    )
    told = explain(next(f for f in playthrough.frames if f.event.kind == "phased_out"))
    assert told.text == (
        "Ox phases out, and Bonesplitter with it (CR 702.26b). The game treats them as though they don't "
        "exist. Ox is removed from combat (CR 506.4)."
    )
    assert told.details == ("Bonesplitter is attached to Ox, so it phases out indirectly (CR 702.26g).",)
    assert results(playthrough.game)[AMY][Topic.PHASED_OUT] == ("Ox", "Bonesplitter")


UNTAP: dict[str, Any] = {"start": "untap", "until": "untap"}
WATCHES: dict[str, Any] = {"which": {"objects": {}}}


def test_phasing_works_in_its_controllers_untap_step_only() -> None:
    """CR 702.26a."""
    drakes = (
        creature("drake", "2/4 phasing"),
        creature("wurm", "1/1 phasing", phased_out=True),
        creature("imp", "1/1 phasing", by=NICOLE),
        creature("crab", "1/1", by=NICOLE, phased_out=True),
    )
    assert set(played(*drakes, **UNTAP).game.phased_out) == {"drake", "crab"}
    assert set(played(*drakes, **UNTAP, active=NICOLE).game.phased_out) == {"wurm", "imp"}


def test_what_has_phasing_and_is_borne_by_what_has_it_goes_along() -> None:
    """CR 702.26h."""
    robe = card("Robe of Stars", "robe", attached_to="drake", keywords=["phasing"])
    playthrough = played(creature("drake", "2/4 phasing"), robe, **UNTAP)
    [event] = happened(playthrough, "phased_out")
    assert (event["objects"], event["along_with"]) == (["drake", "robe"], {"robe": "drake"})


def test_without_its_abilities_it_stays() -> None:
    humbled = {"kind": "grants", "objects": {"types": ["creature"]}, "loses_abilities": True}
    hush = {"id": "hush", "name": "Hush", "types": ["enchantment"], "controller": AMY, "abilities": [humbled]}
    assert not happened(played(creature("drake", "2/4 phasing"), hush, **UNTAP), "phased_out")


def test_abilities_trigger_on_phasing_out_and_in_by_hand_as_well() -> None:
    """CR 702.26d: zone changes do not, these do."""
    gains: list[dict[str, Any]] = [
        {"kind": "triggered", "when": WATCHES | {"event": event}, "does": [GAIN]}
        for event in ("phases_out", "phases_in")
    ]
    watcher = creature("elk", "1/1", abilities=gains)
    playthrough = played(watcher, creature("ox", "3/3"), script=[ATTACK, out("ox"), back("ox")])
    assert life(playthrough, AMY) == 30


def test_what_is_phased_out_sees_nobody_phase_in() -> None:
    """CR 702.26b; what phases in at the same time does."""
    gain = {"kind": "triggered", "when": {"event": "phases_in", **WATCHES}, "does": [GAIN]}
    playthrough = played(
        creature("elk", "1/1", abilities=[gain], phased_out=True),
        creature("ox", "3/3", phased_out=True),
        creature("imp", "1/1", by=NICOLE, abilities=[gain], phased_out=True),
        start="untap",
        until="upkeep",
    )
    assert (life(playthrough, AMY), life(playthrough)) == (30, 20)


def test_the_explanation_says_what_the_untap_step_has_to_do_with_it() -> None:
    playthrough = played(creature("drake", "2/4 phasing"), creature("ox", "3/3", phased_out=True), **UNTAP)
    went, came = (explain(f) for f in playthrough.frames if f.event.kind in {"phased_out", "phased_in"})
    why = "In Amy's untap step, before anything untaps, their permanents with phasing phase out, "
    why += "and at the same time those that are phased out phase in (CR 702.26a)."
    assert went.text.startswith("Drake phases out (CR 502.1).")
    assert came.text.startswith("Ox phases in (CR 502.1).")
    assert (went.details, came.details) == ((why,), (why,))
