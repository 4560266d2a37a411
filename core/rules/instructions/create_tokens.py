"""Tokens are created (CR 111, 701.7a)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.effects.grants import Grants
from core.abilities.filters import Objects
from core.abilities.instructions.create_tokens import CreateTokens
from core.abilities.restrictions import AttacksPlayerIfAble
from core.characteristics.current import characteristics
from core.events.flow import Limit, PlayStopped
from core.model.cards import NAMELESS, Card
from core.model.game import Game
from core.model.permanents import Origin, Status
from core.model.stack import OnStack
from core.model.waiting_effects import EffectId, Waiting
from core.rules.choices.one import ChooseOne
from core.rules.choices.picking import EffectRef
from core.rules.choices.purposes import CreateCopy, WhatTokenAttacks
from core.rules.combat.attackable import attackable
from core.rules.instructions.lasting_effects import begin_effects
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure, ask
from core.rules.triggers.happening import happen
from core.rules.zones.copying import copied
from core.rules.zones.entering import MOST_PERMANENTS, Arrival, arriving, enter, fresh_ids
from core.rules.zones.tokens import number_of_tokens, token_card
from core.terms.called import Called
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import replace

_ATTACKING = RuleNumber("508.4")


@performs(CreateTokens)
def create_tokens(resolution: Resolution, part: CreateTokens) -> Procedure[Game]:
    """Create tokens (CR 111.1, 701.7a): their number first, then how each of them enters (CR 616.1g)."""
    game, player = resolution.game, resolution.item.controller
    card, front = _body(resolution, part)
    if card is None:
        return game
    attacked: tuple[RecipientId | None, ...] = (None,)
    if part.per_opponent:
        attacked = game.opponents(player)
    if part.per_other_opponent:
        others = (one for one in game.opponents(player) if one != resolution.item.defending_player)
        attacked = tuple(others)
    planned: list[RecipientId | None] = []
    for target in attacked:
        if part.is_optional and not (yield from _wants(player, card, target)):
            continue
        game, amount = yield from number_of_tokens(
            game, player, card.name or NAMELESS, resolution.how_much(part.amount)
        )
        permanents = len(game.battlefield) + len(planned) + amount
        if permanents > MOST_PERMANENTS:
            return (yield from happen(game, PlayStopped(limit=Limit.PERMANENTS, permanents=permanents)))
        planned += [target] * amount
    arrivals: list[Arrival] = []
    for target, own in zip(planned, fresh_ids(game, card.name), strict=False):
        permanent = arriving(own, card, player, Origin.TOKEN)
        arrivals.append(
            Arrival(
                replace(permanent, status=Status(tapped=part.tapped), front=front),
                attacking=(yield from _attacked(game, player, card, target)) if part.attacking else None,
                blocking=ObjectId(resolution.one(part.blocking) or "") if part.blocking is not None else None,
            )
        )
    if not arrivals:
        return game
    game = yield from enter(game, tuple(arrivals), RuleNumber("701.7a"))
    if not part.per_opponent:
        return game
    ids = (arrival.permanent.id for arrival in arrivals)
    meant = tuple(_meant_for(resolution.item, one, whom) for one, whom in zip(ids, planned, strict=True))
    return (yield from begin_effects(replace(resolution, game=game), meant))


def _meant_for(item: OnStack, token: ObjectId, opponent: RecipientId | None) -> Waiting:
    """Return that a token has to attack an opponent this turn if able (CR 702.141a)."""
    gains = (AttacksPlayerIfAble(player=PlayerId(opponent or "")),)
    return Waiting(
        id=EffectId(item.id),
        name=item.name,
        controller=item.controller,
        effect=Grants(objects=Objects(), gains=gains),
        subject=token,
        made_by=item.source,
        until="end_of_turn",
    )


def _body(resolution: Resolution, part: CreateTokens) -> tuple[Card | None, Card | None]:
    """Return what tokens are, and their front face if the back face is up (CR 707.8a)."""
    if part.card is not None:
        return resolution.game.named_cards.get(part.card), None
    if part.copy_of is None:
        return (token_card(part.token) if part.token is not None else None), None
    one = resolution.one(part.copy_of)
    known = one is not None and (one in resolution.game.battlefield or one in resolution.game.last_known)
    if not known:
        return None, None
    original = resolution.game.permanent(ObjectId(one or ""))
    if not part.exceptions.differs:
        return original.copiable, original.front
    return copied(original, part.exceptions), None


def _attacked(
    game: Game, player: PlayerId, card: Card, opponent: RecipientId | None
) -> Procedure[RecipientId | None]:
    """Have a player choose what the token attacks as it enters (CR 508.4)."""
    if game.combat is None or player != game.active_player:
        return None
    options = tuple(_attackable(game, player, opponent))
    if len(options) < 2:  # noqa: PLR2004 - nothing to choose
        return options[0] if options else None
    among = tuple(EffectRef(id=EffectId(one), name=Called(game.label(one))) for one in options)
    purpose = WhatTokenAttacks(name=card.name or NAMELESS)
    choice = ChooseOne(player=player, purpose=purpose, among=among, rule=_ATTACKING)
    chosen = (yield from ask(choice)).value
    return next(one for one in options if one == chosen)


def _wants(player: PlayerId, card: Card, opponent: RecipientId | None) -> Procedure[bool]:
    """Have a player choose whether to create a token."""
    among = tuple(EffectRef(id=EffectId(one), name=Called(one)) for one in ("create", "not"))
    purpose = CreateCopy(name=card.name or NAMELESS, opponent=opponent)
    choice = ChooseOne(player=player, purpose=purpose, among=among, rule=RuleNumber("608.2d"))
    return (yield from ask(choice)).value == "create"


def _attackable(game: Game, player: PlayerId, opponent: RecipientId | None) -> Iterator[RecipientId]:
    """Yield what may be attacked; of one opponent just that player and their planeswalkers (CR 702.116a)."""
    for target in attackable(game, player):
        there = game.battlefield.get(ObjectId(target))
        theirs = there is not None and there.controller == opponent
        if (
            opponent is None
            or target == opponent
            or (theirs and characteristics(game, ObjectId(target)).is_planeswalker)
        ):
            yield target
