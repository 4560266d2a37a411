"""What a replacement or prevention effect makes happen besides, or instead (CR 614.6, 615.5)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, assert_never

from core.abilities.effects import (
    Besides,
    Draw,
    GainLife,
    LoseLife,
    PutCounters,
    Regrow,
    RemoveCounters,
    What,
    Who,
)
from core.choices import ChooseOne, Chosen, EffectRef
from core.events.results import (
    CardDrawn,
    CardReturned,
    CountersPut,
    CountersRemoved,
    LifeGained,
    LifeLost,
    Result,
)
from core.model.effects import EffectId
from core.model.game import Game
from core.rules.active import Active
from core.rules.procedure import Procedure, ask
from core.rules.replacement import affected_player
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber

_RULE = RuleNumber("615.5")


@dataclass(frozen=True, slots=True)
class Applied:
    """An application of an effect to what would happen to `recipient`.

    `met` is how much of it, from which source, the effect was applied to; `taken` what it took away.
    The source is None where there is none, as for the card drawn in the draw step.
    """

    active: Active
    recipient: RecipientId
    taken: tuple[tuple[ObjectId | None, int], ...]
    met: tuple[tuple[ObjectId | None, int], ...]

    @property
    def sources(self) -> tuple[ObjectId | None, ...]:
        """The sources, each once."""
        return tuple(dict.fromkeys(source for source, _ in self.met))

    def amount(self, which: Literal["that_much", "prevented"], source: ObjectId | None = None) -> int:
        """Return how much it was, of all or of what one source would have done."""
        counted = self.met if which == "that_much" else self.taken
        return sum(amount for one, amount in counted if source in {None, one})


def besides(
    game: Game, parts: tuple[Besides, ...], applied: Applied, *, per_source: bool = False
) -> Procedure[tuple[Result, ...]]:
    """Return what happens with an application of an effect.

    What speaks of the source happens for each of them, as everything does if the effect is about
    each source's damage (`per_source`); else it happens once.
    """
    results: tuple[Result, ...] = ()
    for part in parts:
        each = per_source or _is_about_source(part)
        for met in applied.sources if each else applied.sources[:1]:
            if met is None and _is_about_source(part):
                continue
            source = met or applied.active.made_by
            if isinstance(part, Regrow):
                results += yield from _regrow(game, part, applied, source, results)
            else:
                results += tuple(_results(game, part, applied, source, each=each))
    return results


def _results(
    game: Game, part: Besides, applied: Applied, source: ObjectId, *, each: bool
) -> Iterator[Result]:
    active = applied.active
    amount = part.amount if not isinstance(part, Regrow) else 1
    if not isinstance(amount, int):
        amount = applied.amount(amount, source if each else None)
    if amount == 0:
        return
    this, name = active.this or source, active.name
    match part:
        case GainLife() | LoseLife() | Draw() | Regrow():
            player = _who(game, active, part.who, applied.recipient, source)
            if isinstance(part, GainLife):
                yield LifeGained(player=player, amount=amount, source=this, effect=name, rule=_RULE)
            elif isinstance(part, LoseLife):
                yield LifeLost(player=player, amount=amount, source=this, effect=name, rule=_RULE)
            else:
                yield from (CardDrawn(player=player, source=this, effect=name) for _ in range(amount))
        case PutCounters(on=what, counter=kind):
            on = _what(active, what, applied.recipient, source)
            if on is not None:
                yield CountersPut(on=on, counter=kind, amount=amount, source=this, effect=name, rule=_RULE)
        case RemoveCounters(on=what, counter=kind):
            there = game.battlefield.get(ObjectId(_what(active, what, applied.recipient, source) or ""))
            if there is not None and there.counters.get(kind):
                most = min(amount, there.counters[kind])
                yield CountersRemoved(
                    object=there.id, counter=kind, amount=most, source=this, effect=name, rule=_RULE
                )
        case _:
            assert_never(part)


def _regrow(
    game: Game, part: Regrow, applied: Applied, source: ObjectId, already: tuple[Result, ...]
) -> Procedure[tuple[Result, ...]]:
    """Have a player choose a card of their graveyard; nothing happens if there is none (CR 615.6)."""
    player = _who(game, applied.active, part.who, applied.recipient, source)
    taken = {one.card for one in already if isinstance(one, CardReturned)}
    cards = {card.id: card for card in game.graveyard if card.owner == player and card.id not in taken}
    if not cards:
        return ()
    choice = ChooseOne(
        player=player,
        question="chooses a card to return to the hand",
        among=tuple(EffectRef(id=EffectId(own), name=card.card.name) for own, card in cards.items()),
        rule=RuleNumber("608.2d"),
    )
    chosen = (yield from ask(choice, Chosen)).value
    card = next(card for own, card in cards.items() if chosen in {own, card.card.name})
    this = applied.active.this or source
    name = applied.active.name
    return (CardReturned(player=player, card=card.id, name=card.card.name, source=this, effect=name),)


def _is_about_source(part: Besides) -> bool:
    match part:
        case GainLife(who=who) | LoseLife(who=who) | Draw(who=who) | Regrow(who=who):
            return who == "source_controller"
        case PutCounters(on=on) | RemoveCounters(on=on):
            return on == "source"


def _who(game: Game, active: Active, who: Who, recipient: RecipientId, source: ObjectId) -> PlayerId:
    match who:
        case "you":
            return active.you
        case "source_controller":
            return game.permanent(source).controller
        case "recipient" | "recipient_controller":
            return affected_player(game, recipient)


def _what(active: Active, what: What, recipient: RecipientId, source: ObjectId) -> RecipientId | None:
    match what:
        case "this":
            return active.this
        case "recipient":
            return recipient
        case "source":
            return source
