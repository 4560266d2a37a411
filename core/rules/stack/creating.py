"""What comes onto the battlefield: tokens, permanent spells, cards that return (CR 111, 608.3, 701.7a)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.instructions.create_tokens import CreateTokens
from core.abilities.instructions.leaving_and_returning import ReturnToBattlefield
from core.characteristics.current import characteristics
from core.model.cards import NAMELESS, Card
from core.model.effects import EffectId
from core.model.game import Game
from core.model.permanents import Origin, Status
from core.model.stack import OnStack
from core.rules.choices.one import ChooseOne
from core.rules.choices.picking import EffectRef
from core.rules.choices.purposes import CreateCopy, WhatTokenAttacks
from core.rules.combat.attack_legality import attackable
from core.rules.procedure import Procedure, ask
from core.rules.stack.scene import Scene
from core.rules.zones.entering import Arrival, arriving, enter
from core.rules.zones.tokens import number_of_tokens, token_card
from core.terms.called import Called
from core.terms.ids import ObjectId, PlayerId, RecipientId, next_incarnation
from core.terms.rule_numbers import RuleNumber
from core.terms.values import replace

_ATTACKING = RuleNumber("508.4")


def create_tokens(scene: Scene, part: CreateTokens) -> Procedure[Game]:
    """Create tokens (CR 701.7a): their number first, then how each of them enters (CR 616.1g)."""
    game, player = scene.game, scene.item.controller
    card, front = _body(scene, part)
    if card is None:
        return game
    attacked: tuple[RecipientId | None, ...] = (None,)
    if part.per_other_opponent:
        others = (one for one in game.opponents(player) if one != scene.item.defending_player)
        attacked = tuple(others)
    planned: list[RecipientId | None] = []
    for target in attacked:
        if part.is_optional and not (yield from _wants(player, card, target)):
            continue
        game, amount = yield from number_of_tokens(
            game, player, card.name or NAMELESS, scene.how_much(part.amount)
        )
        planned += [target] * amount
    arrivals: list[Arrival] = []
    taken: set[ObjectId] = set()
    for target in planned:
        own = fresh_id(game, card.name, taken)
        taken.add(own)
        permanent = arriving(own, card, player, Origin.TOKEN)
        arrivals.append(
            Arrival(
                replace(permanent, status=Status(tapped=part.tapped), front=front),
                attacking=(yield from _attacked(game, player, card, target)) if part.attacking else None,
                blocking=ObjectId(scene.one(part.blocking) or "") if part.blocking is not None else None,
            )
        )
    if not arrivals:
        return game
    return (yield from enter(game, tuple(arrivals), RuleNumber("701.7a")))


def return_to_battlefield(scene: Scene, part: ReturnToBattlefield) -> Procedure[Game]:
    """Return a card that has just been put into a graveyard, if it is still there (CR 400.7)."""
    game, gone = scene.game, scene.one(part.on)
    there = next((card for card in game.graveyard if card.id == next_incarnation(ObjectId(gone or ""))), None)
    if there is None or there.origin is Origin.TOKEN:
        return game
    permanent = arriving(next_incarnation(there.id), there.card, there.owner, there.origin)
    arrival = Arrival(
        replace(permanent, status=Status(tapped=part.tapped)),
        counters=part.counters,
    )
    return (yield from enter(game, (arrival,), RuleNumber("400.7"), from_graveyard=(there.id,)))


def enter_as_permanent(game: Game, item: OnStack) -> Procedure[Game]:
    """Let a spell become a permanent, an Aura attached to its target (CR 608.3a, 608.3c)."""
    stand_in = game.last_known[item.id]
    own = fresh_id(game, stand_in.card.name, set())
    permanent = arriving(own, stand_in.card, item.controller, Origin.CARD)
    attached_to = item.targets[0] if item.targets else None
    # CR 712.13: the face that was up on the stack is up
    arriving_now = replace(permanent, attached_to=attached_to, owner=stand_in.owner, front=stand_in.front)
    arrival = Arrival(arriving_now)
    rule = RuleNumber("608.3a" if attached_to is None else "608.3c")
    return (yield from enter(game, (arrival,), rule, spell=item))


def fresh_id(game: Game, name: str, taken: set[ObjectId]) -> ObjectId:
    """Return an id by which a script may name what enters: its name, with a number if that was used."""
    used = {*game.players, *game.battlefield, *game.last_known, *taken}
    name = name or NAMELESS
    number, own = 1, ObjectId(name)
    while own in used:
        number += 1
        own = ObjectId(f"{name} {number}")
    return own


def _body(scene: Scene, part: CreateTokens) -> tuple[Card | None, Card | None]:
    """Return what tokens are, and their front face if the back face is up (CR 707.8a)."""
    if part.copy_of is None:
        return (token_card(part.token) if part.token is not None else None), None
    one = scene.one(part.copy_of)
    known = one is not None and (one in scene.game.battlefield or one in scene.game.last_known)
    if not known:
        return None, None
    original = scene.game.permanent(ObjectId(one or ""))
    return original.copiable, original.front


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
