"""From frames to cues: what moves, for how long, and what comes after what."""

from __future__ import annotations

from itertools import pairwise

import pytest

from core.events.event import Event
from core.play.playthrough import Playthrough
from core.terms.ids import ObjectId
from gui.animation.choreography import choreograph, resting_cues
from gui.animation.cues import (
    Apply,
    Arrive,
    Become,
    Caption,
    Check,
    Cue,
    Hold,
    Leave,
    Look,
    Rearrange,
    Sign,
    Sink,
    Strike,
    duration,
)
from tests.support import NICOLE, creature, played

LONGEST_MS = 1200


@pytest.fixture(scope="module")
def combat() -> Playthrough:
    """A first striker and a lifelinker against two blockers, one of which dies in each step."""
    return played(
        creature("knight", "3/3 first strike"),
        creature("cleric", "2/2 lifelink"),
        creature("bear", "2/2", by=NICOLE),
        creature("cub", "2/2", by=NICOLE),
        script=[
            {"attack": {"knight": "nicole", "cleric": "nicole"}},
            {"block": {"bear": "knight", "cub": "cleric"}},
        ],
    )


def cues_of(playthrough: Playthrough, kind: str) -> list[tuple[Cue, ...]]:
    """Return the cues of every frame with an event of a kind."""
    return [
        choreograph(playthrough, n) for n, frame in enumerate(playthrough.frames) if frame.event.kind == kind
    ]


def test_damage_dealt_at_once_flies_at_once(combat: Playthrough) -> None:
    """CR 510.2."""
    [first, second] = cues_of(combat, "damage_dealt")
    assert [cue.source for cue in first if isinstance(cue, Strike)] == ["knight"]
    flights = [cue for cue in second if isinstance(cue, Strike)]
    assert sorted(cue.source for cue in flights) == ["cleric", "cub"]
    assert len({cue.ms for cue in flights}) == 1


def test_damage_becomes_its_results_and_they_sink_in(combat: Playthrough) -> None:
    """CR 120.3f: a life gained is one of the results."""
    [_, second] = cues_of(combat, "damage_processed")
    [_, sunk] = cues_of(combat, "damage_event_occurred")
    became = sorted((cue.at, cue.text) for cue in second if isinstance(cue, Become))
    assert [at for at, _ in became] == ["amy", "cleric", "cub"]
    assert sorted((cue.at, cue.text) for cue in sunk if isinstance(cue, Sink)) == became


def test_a_check_runs_over_everything_and_stays_on_what_it_found(combat: Playthrough) -> None:
    """CR 704.3."""
    checks = [
        cue
        for cues in cues_of(combat, "state_based_actions_checked")
        for cue in cues
        if isinstance(cue, Check)
    ]
    found = [cue for cue in checks if cue.signs]
    assert [cue.signs for cue in found] == [
        (("bear", Sign.FOUND),),
        (("cleric", Sign.FOUND), ("cub", Sign.FOUND)),
    ]
    assert {"amy", "nicole", "knight", "bear"} <= set(checks[0].everything)


def test_the_destroyed_leave_together(combat: Playthrough) -> None:
    """CR 704.3: state-based actions are performed simultaneously."""
    [_, second] = cues_of(combat, "state_based_actions_performed")
    assert {cue.who for cue in second if isinstance(cue, Leave)} == {"cleric", "cub"}


def test_the_two_damage_steps_are_announced_differently(combat: Playthrough) -> None:
    """CR 510.4."""
    captions = [
        cue.text for cues in cues_of(combat, "damage_step_began") for cue in cues if isinstance(cue, Caption)
    ]
    assert captions == ["First combat damage step", "Combat damage step"]


def test_where_there_is_one_damage_step_it_has_its_plain_name() -> None:
    """CR 510.4."""
    playthrough = played(creature("bear", "2/2"), script=[{"attack": {"bear": NICOLE}}])
    assert cues_of(playthrough, "damage_step_began") == [(Caption("Combat damage step"),)]


def test_all_that_untaps_turns_at_once_while_a_stun_counter_sinks_away() -> None:
    """CR 502.3, 122.1d."""
    playthrough = played(
        creature("bear", "2/2", tapped=True),
        creature("ox", "3/3", tapped=True, counters={"stun": 1}),
        start="untap",
        until="untap",
    )
    [cues] = cues_of(playthrough, "permanents_untapped")
    lost = Sink("\N{MINUS SIGN}1 stun", Look.COUNTER_REMOVED, ObjectId("ox"), 0, 1)
    assert cues == (Rearrange(), lost)


def test_every_frame_moves_for_a_moment_and_no_longer(combat: Playthrough) -> None:
    for number, frame in enumerate(combat.frames):
        assert 0 < duration(choreograph(combat, number)) <= LONGEST_MS, frame.event.kind


def test_the_table_rests_as_the_last_frame_ends(combat: Playthrough) -> None:
    assert resting_cues(combat, 0) == ()
    assert resting_cues(combat, 3) == choreograph(combat, 2)


def test_attack_comes_before_damage_and_damage_before_results(combat: Playthrough) -> None:
    order = [
        "attackers_declared",
        "blockers_declared",
        "damage_event_began",
        "damage_dealt",
        "damage_event_occurred",
    ]
    places = [first_place(combat.frames[0:], kind) for kind in order]
    assert all(earlier < later for earlier, later in pairwise(places))


def first_place(frames: tuple[object, ...], kind: str) -> int:
    """Return where the first event of a kind is."""
    events: list[Event] = [frame.event for frame in frames]  # type: ignore[attr-defined]
    return next(number for number, event in enumerate(events) if event.kind == kind)


def test_damage_redirected_to_where_some_is_already_ends_in_one_number() -> None:
    """CR 614.9: two of Goat's points go to Nicole instead of Wall, and two go to her anyway."""
    combat = played(
        creature("goat", "4/4 trample"),
        creature("wall", "0/2", by=NICOLE),
        script=[
            {"attack": {"goat": "nicole"}},
            {"block": {"wall": "goat"}},
            {"assign": {"goat": {"wall": 2, "nicole": 2}}},
        ],
        effects=[
            {
                "id": "detour",
                "name": "Detour",
                "controller": "nicole",
                "effect": {"kind": "damage", "change": {"kind": "redirect"}},
                "protects": "wall",
                "redirect_to": "nicole",
            }
        ],
    )
    [cues] = cues_of(combat, "damage_replaced")
    held = [cue for cue in cues if isinstance(cue, Hold)]
    assert sorted((cue.was, cue.text, cue.at, cue.target) for cue in held) == [
        ("2", "4", "nicole", "nicole"),
        ("2", "4", "wall", "nicole"),
    ]


def test_what_changes_damage_is_ringed_while_it_does() -> None:
    """CR 614.6, 615.6: a shield that prevents some of it, then what doubles the rest."""
    playthrough = played(
        creature("baloth", "7/7"),
        {"id": "furnace", "card": "Furnace of Rath", "controller": "amy"},
        {"id": "valkmira", "card": "Valkmira, Protector's Shield", "controller": NICOLE},
        script=[{"attack": {"baloth": NICOLE}}],
    )
    [prevented], [doubled] = cues_of(playthrough, "damage_prevented"), cues_of(playthrough, "damage_replaced")
    assert [cue.who for cue in prevented if isinstance(cue, Apply)] == ["valkmira"]
    assert [cue.who for cue in doubled if isinstance(cue, Apply)] == ["furnace"]


def test_damage_turns_into_what_it_becomes_where_it_lies(combat: Playthrough) -> None:
    """CR 120.3f: a life gained appears elsewhere."""
    [_, second] = cues_of(combat, "damage_processed")
    assert {cue.at: cue.was_damage for cue in second if isinstance(cue, Become)} == {
        "amy": False,
        "cleric": True,
        "cub": True,
    }


def test_in_a_film_divided_damage_comes_from_its_source() -> None:
    """CR 510.1c: in the window it is seen before, where somebody divides it."""
    playthrough = played(
        creature("wurm", "6/4 trample"),
        creature("bear", "2/2", by=NICOLE),
        script=[
            {"attack": {"wurm": NICOLE}},
            {"block": {"bear": "wurm"}},
            {"assign": {"wurm": {"bear": 2, "nicole": 4}}},
        ],
    )
    number = next(n for n, one in enumerate(playthrough.frames) if one.event.kind == "combat_damage_assigned")
    assert all(isinstance(cue, Hold) for cue in choreograph(playthrough, number))
    film = choreograph(playthrough, number, plans_are_seen=False)
    assert [(cue.text, cue.target) for cue in film if isinstance(cue, Arrive)] == [
        ("2", "bear"),
        ("4", NICOLE),
    ]
