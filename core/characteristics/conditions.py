"""Whether what an ability asks for is true (CR 603.4, 611.3a)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Literal

from core.abilities.amounts import Different
from core.abilities.conditions import Condition, More
from core.abilities.filters import Cards, Objects
from core.characteristics.devotion import devotion
from core.characteristics.party import FULL, party_size
from core.characteristics.speaker import Speaker
from core.characteristics.this_turn import how_much_this_turn
from core.characteristics.totals import how_many_different, size_among
from core.model.characteristics import Characteristics
from core.model.game import Game
from core.model.permanents import HowCast, ZoneCard
from core.terms.ids import ObjectId, PlayerId
from core.terms.zones import Zone


def is_true(
    condition: Condition,
    speaker: Speaker,
    is_one: Callable[[ObjectId, Objects], bool],
    what_is: Callable[[ObjectId], Characteristics],
) -> bool:
    """Whether a condition is true for what speaks.

    `is_one` says whether a permanent fits a filter, `what_is` what one is that fits.
    """
    if condition.turn is not None:
        return (condition.turn == "you") is (speaker.game.active_player == speaker.you)
    if condition.objects is not None:
        wanted = condition.objects
        counted = [one for one in _candidates(wanted, speaker) if is_one(one, wanted)]
        if wanted.controller != "opponent" or wanted.which in {"this", "bearer"}:
            return condition.allows(len(counted))
        of = Counter(speaker.game.permanent(one).controller for one in counted)
        return any(condition.allows(of[player]) for player in speaker.game.opponents(speaker.you))
    if condition.kicked is not None:
        this = speaker.this
        return condition.allows(0 if this is None else speaker.game.permanent(this).kicked)
    if condition.was_cast is not None:
        cast = None if speaker.this is None else speaker.game.permanent(speaker.this).cast
        return condition.allows(cast is not None and _was_cast(cast, condition.was_cast, speaker.you))
    if condition.among is not None:
        among = condition.among
        every = [what_is(one) for one in speaker.game.battlefield if is_one(one, among.among)]
        if isinstance(among, Different):
            return condition.allows(how_many_different(among.what, every))
        return condition.allows(size_among(among.how, among.side, every))
    if condition.devotion is not None:
        return condition.allows(devotion(speaker.game, speaker.you, condition.devotion))
    if condition.party is not None:
        return party_size(speaker.game.battlefield, is_one) == FULL  # CR 700.8c
    if condition.time is not None:
        return (speaker.game.time_of_day or "neither") == condition.time
    if condition.monarch is not None:
        monarch = speaker.game.monarch
        rank = "nobody" if monarch is None else "you" if monarch == speaker.you else "opponent"
        return rank == condition.monarch
    if condition.more is not None:
        return _has_more(condition.more, speaker, is_one)
    if condition.happened is not None:
        # where several players are meant, none of them may have more than at most so much
        return condition.allows(max(how_much_this_turn(speaker, condition.happened), default=0))
    return any(map(condition.allows, _numbers(condition, speaker.game, speaker.you)))


def _was_cast(
    cast: HowCast, asked: Literal["at_all", "from_hand", "from_graveyard", "escaped"], you: PlayerId
) -> bool:
    """Whether you cast an object, and out of that zone (CR 400.7d); whoever did so, whether it escaped."""
    match asked:
        case "escaped":
            return cast.escaped
        case "at_all":
            return cast.player == you
        case "from_hand":
            return cast.player == you and cast.zone is Zone.HAND
        case "from_graveyard":
            return cast.player == you and cast.zone is Zone.GRAVEYARD


def _has_more(more: More, speaker: Speaker, is_one: Callable[[ObjectId, Objects], bool]) -> bool:
    """Whether somebody has more of something than somebody else."""
    game, you, of = speaker.game, speaker.you, more.of
    if of == "life":
        has = {one: game.players[one].life for one in game.players}
    elif isinstance(of, Objects):
        has = dict(Counter(game.battlefield[one].controller for one in game.battlefield if is_one(one, of)))
    else:
        has = dict(Counter(card.owner for card in game.hand))
    mine = has.get(you, 0)
    theirs = [has.get(one, 0) for one in game.opponents(you)]
    if more.who == "opponent":
        return any(number > mine for number in theirs)
    return (all if more.than_each else any)(mine > number for number in theirs)


def _candidates(wanted: Objects, speaker: Speaker) -> Iterable[ObjectId]:
    """Return what may be counted; only what is spoken of by name still is once it has left."""
    game, this = speaker.game, speaker.this
    if wanted.which not in {"this", "bearer"}:
        return game.battlefield
    if this is None:
        return ()
    if wanted.which == "this":
        return (this,)
    bearer = game.permanent(this).attached_to
    return () if bearer is None or bearer in game.players else (ObjectId(bearer),)


def _numbers(condition: Condition, game: Game, you: PlayerId) -> Iterator[int]:
    """Yield how much there is of what is asked for; of each opponent, if it is about opponents."""
    if condition.life is not None:
        yield from (game.players[one].life for one in _side(game, you, condition.life))
    elif condition.poison is not None:
        yield from (game.players[one].poison for one in _side(game, you, condition.poison))
    elif condition.cards is not None:
        yield from (len(cards) for cards in _cards(game, condition.cards, you))
    elif condition.card_types is not None:
        for cards in _cards(game, condition.card_types, you):
            yield len(frozenset[object]().union(*(one.card.types for one in cards)))


def _side(game: Game, you: PlayerId, side: Literal["you", "opponent"]) -> tuple[PlayerId, ...]:
    return (you,) if side == "you" else game.opponents(you)


def _cards(game: Game, wanted: Cards, you: PlayerId) -> Iterator[tuple[ZoneCard, ...]]:
    """Yield the cards that are wanted, of one player after the other."""
    for player in _side(game, you, wanted.whose):
        yield cards_of(game, wanted, player)


def cards_of(game: Game, wanted: Cards, player: PlayerId) -> tuple[ZoneCard, ...]:
    """Return the cards of a player that are wanted, whosever the filter says they are."""
    return tuple(
        one
        for one in game.cards_in(Zone(wanted.zone))
        if one.owner == player
        and one.card.types.issuperset(wanted.types)
        and (not wanted.one_of_types or not one.card.types.isdisjoint(wanted.one_of_types))
    )
