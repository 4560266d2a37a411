"""Whether what more depends on can be done at all (CR 118.3, 608.2d)."""

from __future__ import annotations

from core.abilities.filters import Objects
from core.abilities.instructions.leaving_and_returning import Move, ReturnOfChoice, SacrificeOfChoice
from core.abilities.instructions.one_shot import OneShot
from core.abilities.instructions.to_cards import Discard
from core.abilities.instructions.to_permanents import ChangeCounters, GainControl, Tap, Transform, Untap
from core.characteristics.counting import is_card_like
from core.characteristics.filtering import speaks_of_object
from core.rules.instructions.resolution import Resolution
from core.terms.ids import PlayerId


def is_feasible(resolution: Resolution, part: OneShot) -> bool:
    """Whether all of an instruction can be done: as many as it says are there.

    Of what is not asked here it shows only as it is done.
    """
    game = resolution.game
    match part:
        case SacrificeOfChoice():
            wanted = resolution.how_much(part.amount)
            players = resolution.players(part.who)
            return all(_count(resolution, player, part.what) >= wanted for player in players)
        case ReturnOfChoice():
            found = sum(speaks_of_object(resolution.speaker, one, part.what) for one in game.battlefield)
            return found >= resolution.how_much(part.amount)
        case Discard(amount=amount):
            wanted = 0 if amount is None else resolution.how_much(amount)
            return all(_cards(resolution, one, part.what) >= wanted for one in resolution.players(part.who))
        case ChangeCounters():
            there = resolution.each(part.on, part.each)
            if part.kind == "put_counters_now":
                return bool(there or resolution.players(part.on))
            wanted = resolution.how_much(part.amount)
            return any(game.permanent(one).counters.get(part.counter, 0) >= wanted for one in there)
        case Move(kind="sacrifice" | "destroy"):
            there = resolution.each(part.on, part.each)
            you = resolution.item.controller
            return any(part.kind == "destroy" or game.permanent(one).controller == you for one in there)
        case Tap() | Untap():
            is_tapped = isinstance(part, Untap)
            there = resolution.each(part.on, part.each)
            return any(game.permanent(one).status.tapped is is_tapped for one in there)
        case Transform() | GainControl():
            return bool(resolution.each(part.on, None))
        case _:
            return True


def asks_for_nothing(resolution: Resolution, part: OneShot) -> bool:
    """Whether an instruction has a player give up no card, permanent or counter at all (CR 118.5)."""
    match part:
        case Discard(amount=None):
            return all(not _cards(resolution, one, part.what) for one in resolution.players(part.who))
        case SacrificeOfChoice() | ReturnOfChoice() | Discard() | ChangeCounters(kind="remove_counters_now"):
            return part.amount is not None and resolution.how_much(part.amount) == 0
        case _:
            return False


def _count(resolution: Resolution, player: PlayerId, what: Objects) -> int:
    """Return how many such permanents a player controls."""
    game, speaker = resolution.game, resolution.speaker
    return sum(
        one.controller == player and speaks_of_object(speaker, one.id, what)
        for one in game.battlefield.values()
    )


def _cards(resolution: Resolution, player: PlayerId, what: Objects) -> int:
    """Return how many such cards a player has in hand."""
    game = resolution.game
    return sum(card.owner == player and is_card_like(game, card, what) for card in game.hand)
