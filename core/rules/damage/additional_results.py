"""What a replacement or prevention effect makes happen besides, or instead (CR 614.6, 615.5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, assert_never

from core.abilities.effects.additional import (
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
from core.characteristics.active_effects import Active
from core.events.causes import ByEffect
from core.events.results import (
    CardDrawn,
    CardReturned,
    CountersPut,
    CountersRemoved,
    LifeGained,
    LifeLost,
    Result,
)
from core.model.game import Game
from core.model.waiting_effects import EffectId
from core.rules.choices.one import ChooseOne
from core.rules.choices.picking import EffectRef
from core.rules.choices.purposes import ReturnCard
from core.rules.procedure import Procedure, ask
from core.rules.replacement_order import affected_player
from core.terms.called import Called
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import Value

_RULE = RuleNumber("615.5")


Share = tuple[RecipientId, ObjectId | None, int]
"""How much from a source to a recipient; no source where there is none, as for the card of the draw step."""


class Applied(Value, kw_only=False):
    """An application of an effect to what would happen to one recipient, or to several at once.

    `met` is how much, to and from whom, the effect was applied to; `taken` what it took away.
    """

    active: Active
    taken: tuple[Share, ...]
    met: tuple[Share, ...]

    @property
    def recipient(self) -> RecipientId:
        """Whom it is about, or the first of them."""
        return self.met[0][0]

    @property
    def source(self) -> ObjectId:
        """What it comes from, or the first of several; what made the effect where it comes from nothing."""
        return self.met[0][1] or self.active.made_by

    def amount(self, which: Literal["that_much", "prevented"]) -> int:
        """Return how much it was in all."""
        return sum(amount for _, _, amount in (self.met if which == "that_much" else self.taken))

    def split(self, *, by_recipient: bool, by_source: bool) -> Iterator[Applied]:
        """Yield it as a whole, or what each recipient and each source has to do with it by themselves."""

        def side(share: Share) -> tuple[RecipientId | None, ObjectId | None]:
            recipient, source, _ = share
            return recipient if by_recipient else None, source if by_source else None

        for one in dict.fromkeys(map(side, self.met)):
            taken = tuple(share for share in self.taken if side(share) == one)
            yield Applied(self.active, taken, tuple(share for share in self.met if side(share) == one))


def besides(
    game: Game, parts: tuple[Besides, ...], applied: Applied, *, per_source: bool = False
) -> Procedure[tuple[Result, ...]]:
    """Return what happens with an application of an effect (CR 615.5).

    What speaks of the recipient, or of the source, happens for each of them; everything happens for
    each source if the effect is about each source's damage (`per_source`); else it happens once.
    """
    results: tuple[Result, ...] = ()
    for part in parts:
        subject = part.on if isinstance(part, PutCounters | RemoveCounters) else part.who
        by_recipient = subject in {"recipient", "recipient_controller"}
        is_about_source = subject in {"source", "source_controller"}
        for one in applied.split(by_recipient=by_recipient, by_source=per_source or is_about_source):
            if is_about_source and one.met[0][1] is None:
                continue
            if isinstance(part, Regrow):
                results += yield from _regrow(game, part, one, results)
            else:
                results += tuple(_results(game, part, one))
    return results


def _results(
    game: Game, part: GainLife | LoseLife | Draw | PutCounters | RemoveCounters, applied: Applied
) -> Iterator[Result]:
    active, source = applied.active, applied.source
    amount = part.amount if isinstance(part.amount, int) else applied.amount(part.amount)
    if amount == 0:
        return
    this, cause = active.this or source, _cause(active)
    match part:
        case GainLife() | LoseLife() | Draw():
            player = _who(game, active, part.who, applied.recipient, source)
            if isinstance(part, GainLife):
                yield LifeGained(player=player, amount=amount, source=this, cause=cause, rule=_RULE)
            elif isinstance(part, LoseLife):
                yield LifeLost(player=player, amount=amount, source=this, cause=cause, rule=_RULE)
            else:
                yield from (CardDrawn(player=player, source=this, cause=cause) for _ in range(amount))
        case PutCounters(on=what, counter=kind):
            on = _what(active, what, applied.recipient, source)
            if on is not None:
                yield CountersPut(on=on, counter=kind, amount=amount, source=this, cause=cause, rule=_RULE)
        case RemoveCounters(on=what, counter=kind):
            there = game.battlefield.get(ObjectId(_what(active, what, applied.recipient, source) or ""))
            if there is not None and there.counters.get(kind):
                most = min(amount, there.counters[kind])
                yield CountersRemoved(
                    object=there.id, counter=kind, amount=most, source=this, cause=cause, rule=_RULE
                )
        case _:
            assert_never(part)


def _regrow(
    game: Game, part: Regrow, applied: Applied, already: tuple[Result, ...]
) -> Procedure[tuple[Result, ...]]:
    """Have a player choose a card of their graveyard; nothing happens if there is none (CR 615.6)."""
    source = applied.source
    player = _who(game, applied.active, part.who, applied.recipient, source)
    taken = {one.card for one in already if isinstance(one, CardReturned)}
    cards = {card.id: card for card in game.graveyard if card.owner == player and card.id not in taken}
    if not cards:
        return ()
    choice = ChooseOne(
        player=player,
        purpose=ReturnCard(),
        among=tuple(EffectRef(id=EffectId(own), name=Called(card.card.name)) for own, card in cards.items()),
        rule=RuleNumber("608.2d"),
    )
    chosen = (yield from ask(choice)).value
    card = cards[ObjectId(chosen)]
    this = applied.active.this or source
    cause = _cause(applied.active)
    return (CardReturned(player=player, card=card.id, name=card.card.name, source=this, cause=cause),)


def _cause(active: Active) -> ByEffect:
    return ByEffect(effect=active.id, name=active.name)


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
