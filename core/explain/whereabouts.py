"""Where permanents are as play ends that were elsewhere as it began, or under another player's control."""

from __future__ import annotations

from collections.abc import Iterator

from core.characteristics.current import characteristics
from core.model.game import Game
from core.model.permanents import Permanent
from core.terms.ids import first_incarnation
from core.words.english import board as words


def gone_elsewhere(start: Game, end: Game) -> Iterator[str]:
    """Yield where creatures went that left the battlefield without dying and aren't back.

    So, too, what went from a graveyard to a hand.
    """
    back = set(map(first_incarnation, (*end.battlefield, *end.phased_out)))
    for zone, cards in (("exile", end.exile), ("hand", end.hand), ("library", end.library)):
        there = {first_incarnation(one.id) for one in cards} - back
        went = [
            start.label(one.id)
            for one in start.battlefield.values()
            if first_incarnation(one.id) in there and characteristics(start, one.id).is_creature
        ]
        if zone == "hand":
            went += [one.card.name for one in start.graveyard if first_incarnation(one.id) in there]
        if went:
            yield words.went_elsewhere(went, zone)


def newly_controlled(start: Game, end: Game) -> Iterator[str]:
    """Yield what players control now and did not before: what has changed sides, and what has entered."""
    before = {one.id: one.controller for one in (*start.battlefield.values(), *start.phased_out.values())}
    for player in end.players.values():
        new = [one for one in end.battlefield.values() if one.controller == player.id != before.get(one.id)]
        if changed := [_with_size(end, one) for one in new if one.id in before]:
            yield words.now_controls(player.name, changed)
        if entered := [_with_size(end, one) for one in new if one.id not in before]:
            yield words.entered(player=player.name, names=entered)


def _with_size(game: Game, permanent: Permanent) -> str:
    what, name = characteristics(game, permanent.id), game.label(permanent.id)
    return words.of_size(name, what.power, what.toughness) if what.is_creature else name
