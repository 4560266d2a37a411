"""The beginning phase: untap, upkeep and draw steps (CR 501, 502, 503, 504)."""

from typing import Any

import pytest

from core.play.playthrough import Playthrough
from core.rules.priority_choice import Priority
from core.terms.counters import CounterKind
from core.terms.steps import Step
from tests.support import AMY, NICOLE, RAJ, card, creature, happened, life, permanent, played, rules_broken

GAIN = {"kind": "gain_life_now", "amount": 1}
SEATS = [{"id": AMY, "name": "Amy"}, {"id": NICOLE, "name": "Nicole"}, {"id": RAJ, "name": "Raj"}]


def steps(playthrough: Playthrough) -> list[str]:
    """Return the steps that began, in order."""
    return [event["step"] for event in happened(playthrough, "step_began")]


def at_beginning(step: str, whose: str = "you", *does: dict[str, Any]) -> dict[str, Any]:
    """Return an ability that triggers as a step begins; a life for its controller by default."""
    when = {"event": "step_begins", "which": {"players": whose}, "step": step}
    return {"kind": "triggered", "when": when, "does": list(does or (GAIN,))}


def test_a_turn_goes_from_untap_to_cleanup() -> None:
    """CR 500.1, 501.1, 508.8."""
    assert steps(played(start="untap", until="cleanup")) == [
        "untap",
        "upkeep",
        "draw",
        "precombat_main",
        "beginning_of_combat",
        "declare_attackers",
        "end_of_combat",
        "postcombat_main",
        "end",
        "cleanup",
    ]


def test_where_play_starts_is_as_it_was_unless_it_is_said() -> None:
    assert steps(played())[0] == "declare_attackers"
    assert steps(played(start="draw", until="draw")) == ["draw"]


def test_nobody_has_priority_in_the_untap_step() -> None:
    """CR 502.4: what a script says for it finds no question."""
    bolt = {"at": "untap", "cast": "Lightning Bolt", "targets": [NICOLE]}
    playthrough = played(creature("ox", "3/3", tapped=True), script=[bolt], start="untap", until="upkeep")
    asked = {
        decision.game.step for decision in playthrough.decisions if isinstance(decision.choice, Priority)
    }
    assert asked == {Step.UPKEEP}
    assert playthrough.unused == (0,)


def test_instants_can_be_cast_in_the_upkeep_but_no_creatures() -> None:
    """CR 503.1, 302.1."""
    bolt = {"at": "upkeep", "cast": "Lightning Bolt", "targets": [NICOLE]}
    assert life(played(script=[bolt], start="upkeep", until="upkeep")) == 17
    bears = {"at": "upkeep", "cast": "Grizzly Bears"}
    assert rules_broken(played(script=[bears], start="upkeep", until="upkeep")) == ["117.1a"]


def test_each_upkeep_and_that_of_an_opponent() -> None:
    playthrough = played(
        creature("elk", "1/1", by=NICOLE, abilities=[at_beginning("upkeep", "any")]),
        creature("cub", "1/1", by=NICOLE, abilities=[at_beginning("upkeep", "opponent")]),
        creature("ox", "3/3", by=NICOLE, abilities=[at_beginning("upkeep", "you")]),
        start="untap",
        until="upkeep",
    )
    assert life(playthrough) == 22


def test_no_trigger_of_a_step_before_the_one_that_play_starts_in() -> None:
    elk = creature("elk", "1/1", abilities=[at_beginning("upkeep"), at_beginning("draw")])
    assert life(played(elk, start="draw", until="draw"), AMY) == 21


def test_what_is_to_happen_in_the_next_upkeep_does() -> None:
    """CR 603.7."""
    later = {
        "name": "Doom",
        "controller": AMY,
        "effect": {"kind": "delayed", "at": "upkeep", "does": "destroy"},
    }
    playthrough = played(
        creature("ox", "3/3"), effects=[{**later, "protects": "ox"}], start="untap", until="upkeep"
    )
    assert [e["how"] for e in happened(playthrough, "permanents_left")] == ["destroy"]


@pytest.mark.parametrize(("library", "hand"), [(["Shock"], "Shock"), (None, "Unknown card")])
def test_the_active_player_draws_one_card(library: list[str] | None, hand: str) -> None:
    """CR 504.1."""
    players = [{"id": AMY, "library": library} if library else {"id": AMY}, {"id": NICOLE}]
    playthrough = played(players=players, start="draw", until="draw")
    assert [(card.owner, card.card.name) for card in playthrough.game.hand] == [(AMY, hand)]
    assert not playthrough.game.is_over


def test_nobody_draws_for_a_player_who_has_lost_in_the_upkeep() -> None:
    """CR 800.4j."""
    dies = creature("elk", "1/1", abilities=[at_beginning("upkeep", "you", {"kind": "lose_game"})])
    playthrough = played(dies, players=SEATS, start="upkeep", until="draw")
    assert steps(playthrough) == ["upkeep", "draw"]
    assert not happened(playthrough, "card_drawn")


def test_a_draw_without_a_source_is_replaced_all_the_same() -> None:
    """CR 614.11."""
    instead = {"kind": "draw", "besides": [{"kind": "gain_life", "amount": 2}]}
    waiting = {"name": "Moss", "controller": AMY, "effect": instead}
    playthrough = played(effects=[waiting], start="draw", until="draw")
    assert life(playthrough, AMY) == 22
    assert not playthrough.game.hand


def test_what_came_last_turn_may_attack_in_this_one() -> None:
    """CR 302.6: only what the active player controls."""
    playthrough = played(
        creature("ox", "3/3", summoning_sick=True),
        creature("elk", "1/1", summoning_sick=True, phased_out=True),
        creature("cub", "1/1", by=NICOLE, summoning_sick=True),
        start="untap",
        until="untap",
    )
    sick = {one.id for one in playthrough.game.everything if one.summoning_sick}
    assert sick == {"cub"}


def test_play_that_starts_in_the_upkeep_takes_the_board_as_it_is() -> None:
    ox = creature("ox", "3/3", summoning_sick=True, tapped=True)
    playthrough = played(ox, start="upkeep", until="draw")
    assert permanent(playthrough, "ox").status.tapped
    assert permanent(playthrough, "ox").summoning_sick


@pytest.mark.parametrize(
    ("start", "tapped", "dreams"),
    [("untap", False, 4), ("untap", True, 3), ("upkeep", False, 4), ("upkeep", True, 3)],
)
def test_how_the_turn_was_started_is_remembered(start: str, tapped: bool, dreams: int) -> None:
    rasputin = card("Rasputin Dreamweaver", "rasputin", tapped=tapped, counters={"dream": 3})
    playthrough = played(rasputin, start=start, until="upkeep")
    assert permanent(playthrough, "rasputin").counters == {CounterKind("dream"): dreams}


def test_what_entered_this_turn_did_not_start_it() -> None:
    gain = [{"kind": "enters", "counters": {"dream": 1}}]
    grown = at_beginning("end") | {"only_if": {"objects": {"which": "this", "started_untapped": True}}}
    token = {"kind": "create_tokens", "copy_of": "this"}
    elk = creature("elk", "1/1", abilities=[*gain, grown, at_beginning("upkeep", "you", token)])
    playthrough = played(elk, start="untap", until="end")
    assert len(playthrough.game.battlefield) == 2
    assert life(playthrough, AMY) == 21


def test_a_counter_that_is_not_there_is_not_removed() -> None:
    """CR 122.1: Lichenthrope without -1/-1 counters."""
    playthrough = played(card("Lichenthrope", "lichen"), start="upkeep", until="upkeep")
    assert happened(playthrough, "ability_resolved")
    assert not happened(playthrough, "results_happened")


def test_poison_counters_are_removed_from_a_player() -> None:
    cure = {"kind": "remove_counters_now", "on": "you", "counter": "poison", "amount": 2}
    players = [{"id": AMY, "poison": 3}, {"id": NICOLE}]
    elk = creature("elk", "1/1", abilities=[at_beginning("upkeep", "you", cure)])
    playthrough = played(elk, players=players, start="upkeep", until="upkeep")
    assert playthrough.game.players[AMY].poison == 1


def test_an_ability_for_ones_own_upkeep_is_not_for_that_of_others() -> None:
    """CR 602.5."""
    hydra = card("Rock Hydra", "hydra", by=NICOLE, counters={"+1/+1": 1})
    grow = {"at": "upkeep", "by": NICOLE, "activate": {"object": "hydra", "ability": 2}}
    assert rules_broken(played(hydra, script=[grow], start="upkeep")) == ["602.5"]
