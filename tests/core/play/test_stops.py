"""Where playing may stop for priority."""

from __future__ import annotations

from core.play.playthrough import Asking, Playthrough
from core.play.stops import holders, next_happening, next_priority, next_to_hold
from tests.support import AMY, NICOLE, RAJ, card, creature, played

ATTACK = {"attack": {"bear": NICOLE}}
BEAR, OX = creature("bear", "2/2"), creature("ox", "3/3", by=NICOLE)
SQUIRES = card("Practice Squire", "first"), card("Practice Squire", "second")
BOLT = {"cast": "Lightning Bolt", "by": AMY, "targets": ["ox"]}


def names_at(playthrough: Playthrough, place: int) -> list[str]:
    """Return who has priority after so many frames, in order."""
    return [decision.choice.player for decision in holders(playthrough, place)]


def stack_at(playthrough: Playthrough, place: int) -> int:
    """Return how much is on the stack after so many frames."""
    return len(playthrough.game_at(place).stack)


def test_each_player_has_priority_in_turn_before_a_step_ends() -> None:
    """CR 117.3d, 117.4."""
    playthrough = played(BEAR, OX, script=[ATTACK])
    place = next_priority(playthrough, 0)
    assert names_at(playthrough, place) == [AMY, NICOLE]
    first, second = holders(playthrough, place)
    assert next_to_hold(playthrough, first) == NICOLE
    assert next_to_hold(playthrough, second) is None


def test_with_three_players_priority_goes_round() -> None:
    seats = [{"id": AMY, "name": "Amy"}, {"id": NICOLE, "name": "Nicole"}, {"id": RAJ, "name": "Raj"}]
    playthrough = played(BEAR, players=seats, script=[ATTACK])
    assert names_at(playthrough, next_priority(playthrough, 0)) == [AMY, NICOLE, RAJ]


def test_who_acts_or_passes_by_the_script_is_not_asked_again() -> None:
    answer = {"cast": "Shock", "by": NICOLE, "targets": ["bear"]}
    playthrough = played(BEAR, OX, script=[ATTACK, BOLT, {"pass": AMY}, answer])
    asked = [d for d in playthrough.decisions if d.choice.kind == "priority" and len(d.game.stack) == 1]
    assert [d.choice.player for d in asked[:2]] == [AMY, NICOLE]
    assert names_at(playthrough, asked[0].frame) == []


def test_in_a_plain_combat_nothing_happens_before_the_end() -> None:
    playthrough = played(BEAR, OX, script=[ATTACK, {"block": {"ox": "bear"}}])
    assert next_happening(playthrough, 0) == len(playthrough.frames)


def test_a_choice_nobody_has_made_is_something_that_happens() -> None:
    for asking in Asking:
        playthrough = played(BEAR, OX, script=[ATTACK], asking=asking)
        [block] = [d.frame for d in playthrough.decisions if d.choice.kind == "declare_blockers"]
        assert next_happening(playthrough, 0) == block


def test_what_goes_on_the_stack_can_be_answered_before_it_resolves() -> None:
    playthrough = played(BEAR, OX, script=[ATTACK, BOLT])
    place = next_happening(playthrough, 0)
    assert (stack_at(playthrough, place), names_at(playthrough, place)) == (1, [AMY, NICOLE])


def test_what_was_on_the_stack_before_resolves_without_another_stop() -> None:
    """Two abilities trigger at once: one stop for both."""
    ordered = {"stack_order": ["first", "second"]}
    playthrough = played(BEAR, OX, *SQUIRES, script=[ATTACK, ordered, {"block": {}}])
    place = next_happening(playthrough, 0)
    assert stack_at(playthrough, place) == 2
    assert stack_at(playthrough, next_priority(playthrough, place)) == 1
    assert next_happening(playthrough, place) == len(playthrough.frames)


def test_combat_damage_on_the_stack_is_something_to_answer() -> None:
    """CR 310.4 of May 2009."""
    playthrough = played(BEAR, script=[ATTACK], era="stack")
    assert stack_at(playthrough, next_happening(playthrough, 0)) == 1
