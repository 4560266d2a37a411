"""Where there would be too much of something, play stops and says why (CR 732.2a)."""

from __future__ import annotations

from typing import Any

import pytest

from core.explain.explain import explain
from core.explain.explanation import Explanation
from core.play.driving import MOST_EVENTS
from core.play.playthrough import Asking, Playthrough
from core.rules.combat.block_requirements import BlockDisobeys
from core.rules.zones.entering import MOST_PERMANENTS
from tests.support import NICOLE, creature, happened, played

SOLDIER = {"subtypes": ["Soldier"], "power": 1, "toughness": 1}
ATTACK = {"attack": {"lord": NICOLE}}


def lord(amount: object) -> dict[str, Any]:
    """Return a creature that creates this many tokens as it attacks."""
    creates = {"kind": "create_tokens", "token": SOLDIER, "amount": amount}
    when = {"kind": "triggered", "when": {"event": "attacks"}, "does": [creates]}
    return creature("lord", "1/1", abilities=[when])


def stop(playthrough: Playthrough) -> tuple[dict[str, Any], Explanation]:
    """Return the event that stops play, and what is said about it."""
    (event,) = happened(playthrough, "play_stopped")
    return event, explain(playthrough.frames[-1])


@pytest.mark.parametrize("asking", Asking)
def test_a_million_tokens_are_not_created(asking: Asking) -> None:
    playthrough = played(lord(1_000_000), script=[ATTACK, {"resolve": "all"}], asking=asking)
    event, said = stop(playthrough)
    assert event["permanents"] == 1_000_001
    assert said.headline == (
        "Play stops here: there would be 1,000,001 permanents on the battlefield, more than 3,000."
    )
    assert "Make the number of tokens smaller." in said.because
    assert not happened(playthrough, "permanents_entered")


def test_as_many_tokens_as_there_is_room_for_are_created() -> None:
    playthrough = played(lord(MOST_PERMANENTS - 1), script=[ATTACK])
    assert not happened(playthrough, "play_stopped")
    assert len(playthrough.game.battlefield) == MOST_PERMANENTS


def soul_warden(number: int) -> dict[str, Any]:
    """Return an object that triggers for each creature that enters."""
    gains = {"kind": "gain_life_now", "amount": 1}
    enters = {"event": "enters", "which": {"objects": {"types": ["creature"]}}}
    ability = {"kind": "triggered", "when": enters, "does": [gains]}
    return creature(f"warden{number}", "1/1", by=NICOLE, abilities=[ability])


def test_a_playthrough_has_no_more_events_than_may_be() -> None:
    playthrough = played(lord(1_000), *map(soul_warden, range(10)), script=[ATTACK])
    event, said = stop(playthrough)
    assert len(playthrough.frames) == event["events"] + 1 < MOST_EVENTS
    assert event["limit"] == "events"
    assert (
        said.headline == f"Play stops here, after {event['events']:,} events: to go on would take too long."
    )
    assert said.because.startswith("Let the board end at an earlier step")


def test_forty_attackers_with_menace_that_must_be_blocked() -> None:
    """CR 509.1c: 41 creatures can block 20 of them; a block of 19 is refused."""
    attackers = [
        creature(f"lure{number}", "1/1 menace", text="This creature must be blocked if able.")
        for number in range(40)
    ]
    blockers = [creature(f"wall{number}", "0/4", by=NICOLE) for number in range(41)]
    attack = {"attack": {f"lure{number}": NICOLE for number in range(40)}}
    playthrough = played(*attackers, *blockers, script=[attack])
    (declared,) = happened(playthrough, "blockers_declared")
    assert len(declared["blocks"]) == 40
    pairs = {f"wall{number}": [f"lure{number // 2}"] for number in range(38)}
    refused = played(*attackers, *blockers, script=[attack, {"block": pairs}]).refused
    assert refused is not None
    (violation,) = refused.violations
    assert isinstance(violation, BlockDisobeys)
    assert (violation.rule, violation.obeyed, violation.possible) == ("509.1c", 19, 20)
