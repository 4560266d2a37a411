"""From one turn to the next (CR 102.1, 500.4, 514, 800.4k)."""

from typing import Any

import pytest

from core.data.faults import DataError
from core.play.playthrough import Playthrough
from core.terms.ids import ObjectId
from tests.support import AMY, NICOLE, RAJ, creature, happened, life, played

SEATS = [{"id": AMY, "name": "Amy"}, {"id": NICOLE, "name": "Nicole"}, {"id": RAJ, "name": "Raj"}]
MAIN = "precombat_main"
ALL = {"resolve": "all"}


def turns(playthrough: Playthrough) -> list[str]:
    """Return whose turns began during play, in order."""
    return [event["player"] for event in happened(playthrough, "turn_began")]


def spell(text: str) -> dict[str, Any]:
    """Return a sorcery's card, called Spell."""
    return {"Spell": {"types": ["sorcery"], "colors": ["U"], "text": text}}


def cast(target: str) -> dict[str, Any]:
    return {"by": AMY, "cast": "Spell", "targets": [target]}


def lasting(text: str, until: str) -> Playthrough:
    """Return what comes of a spell on Nicole's ox."""
    ox = creature("ox", "2/4", NICOLE)
    return played(ox, script=[cast("ox"), ALL], cards=spell(text), start=MAIN, until=until)


def size(playthrough: Playthrough, turn_step: str) -> int:
    """Return the ox's bonus effects as a step of a turn ends: how many there are."""
    last = [frame.game for frame in playthrough.frames if frame.game.turn_step == turn_step][-1]
    return len(last.effects)


def test_the_turn_passes_from_player_to_player() -> None:
    assert turns(played(players=SEATS, until="turn 5 upkeep")) == [NICOLE, RAJ, AMY, NICOLE]


def test_play_ends_with_the_step_of_the_turn_that_is_asked_for() -> None:
    last = played(until="next declare_attackers").game
    assert (last.turn_step, last.active_player) == ("next declare_attackers", NICOLE)


def test_a_player_who_has_lost_takes_no_turn() -> None:
    """CR 800.4k."""
    ox = creature("ox", "2/4")
    seats = [SEATS[0], {**SEATS[1], "life": 1}, SEATS[2]]
    assert turns(played(ox, players=seats, script=[{"attack": {"ox": NICOLE}}], until="next upkeep")) == [RAJ]


def test_until_your_next_turn_is_until_that_turn_begins() -> None:
    """CR 500.4."""
    playthrough = lasting("Target creature gets -1/-0 until your next turn.", "turn 3 untap")
    assert size(playthrough, "next cleanup") == 1
    assert size(playthrough, "turn 3 untap") == 0


def test_until_the_end_of_your_next_turn_is_through_its_cleanup() -> None:
    """CR 514.2."""
    playthrough = lasting("Target creature gets -1/-0 until the end of your next turn.", "turn 4 untap")
    assert size(playthrough, "next cleanup") == 1
    assert size(playthrough, "turn 3 end") == 1
    assert size(playthrough, "turn 3 cleanup") == 0


def test_an_effect_of_a_player_who_has_left_ends_as_their_turn_would_have_begun() -> None:
    """CR 800.4m."""
    seats = [SEATS[0], {**SEATS[1], "life": 1}, SEATS[2]]
    text = "Target creature gets -1/-0 until your next turn."
    script = [{**cast("ox"), "by": NICOLE}, ALL, {"attack": {"ox": NICOLE}}]
    cards = {"Spell": {"types": ["instant"], "colors": ["U"], "text": text}}
    playthrough = played(
        creature("ox", "2/4"), players=seats, script=script, cards=cards, start=MAIN, until="next untap"
    )
    assert turns(playthrough) == [RAJ]
    assert size(playthrough, "cleanup") == 1
    assert size(playthrough, "next untap") == 0


def test_the_next_untap_step_that_counts_is_that_of_its_controller() -> None:
    """CR 502.3, 500.5."""
    text = "Tap target creature. It doesn't untap during its controller's next untap step."
    seats = [SEATS[0], SEATS[2], SEATS[1]]
    playthrough = played(
        creature("ox", "2/4", NICOLE),
        players=seats,
        script=[cast("ox"), ALL],
        cards=spell(text),
        start=MAIN,
        until="turn 6 upkeep",
    )
    tapped = {
        str(frame.game.turn_step): frame.game.permanent(ObjectId("ox")).status.tapped
        for frame in playthrough.frames
    }
    assert tapped["next upkeep"]
    assert tapped["turn 3 upkeep"]
    assert not tapped["turn 6 upkeep"]
    assert size(playthrough, "next cleanup") == 1
    assert size(playthrough, "turn 3 upkeep") == 0


def test_nobody_keeps_more_than_seven_cards() -> None:
    """CR 514.1: the active player chooses what to discard."""
    players = [{"id": AMY, "hand": ["Shock", *["Forest"] * 8]}, {"id": NICOLE, "hand": ["Forest"] * 9}]
    playthrough = played(players=players, script=[{"choose": ["Forest", "Shock"]}], until="cleanup")
    kept = [card for card in playthrough.game.hand if card.owner == AMY]
    assert [card.card.name for card in kept] == ["Forest"] * 7
    assert len(playthrough.game.hand) == 7 + 9


def test_what_a_loyalty_ability_was_used_for_is_forgotten_with_the_turn() -> None:
    """CR 606.3."""
    walker = {
        "id": "walker",
        "name": "Walker",
        "types": ["planeswalker"],
        "loyalty": 3,
        "controller": AMY,
        "text": "+1: You gain 1 life.",
    }
    use = {"by": AMY, "activate": {"object": "walker"}}
    again = {**use, "at": "turn 3 precombat_main"}
    assert life(played(walker, script=[use, ALL, again], start=MAIN, until="turn 3 combat"), AMY) == 22


def test_a_turn_beyond_the_last_is_refused() -> None:
    with pytest.raises(DataError, match="No more than 20 turns are played"):
        played(until="turn 21 combat")
