"""Redirecting noncombat damage from a player to a planeswalker, as it was until 2018 (an option)."""

from __future__ import annotations

from core.abilities.effects.on_damage import DamageEffect, Redirect
from core.characteristics.active_effects import Active
from core.characteristics.current import characteristics
from core.events.damage import Damage
from core.model.game import Game
from core.model.waiting_effects import EffectId, RulesEffect
from core.rules.choices.recipient import ChooseRecipient
from core.rules.procedure import Procedure, ask
from core.terms.called import Aspect, Called
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber

REDIRECTION = RuleNumber("2009-07-08:306.8")
REDIRECTED = DamageEffect(combat=False, change=Redirect())


def redirection_of(game: Game, damage: Damage) -> Active | None:
    """Return the effect that lets an opponent redirect damage; None if nothing lets them.

    CR 306.8 of July 2009: it is one of the effects that the affected player puts in order, one for
    each source.
    """
    if not game.has_planeswalker_redirection or not _planeswalkers(game, damage):
        return None
    own = EffectId(f"planeswalker redirection/{damage.source}")
    you = game.permanent(damage.source).controller
    given = RulesEffect.PLANESWALKER_REDIRECTION
    name = Called("", Aspect.PLANESWALKER_REDIRECTION)
    return Active(own, name, you, REDIRECTED, given_by=given, source=damage.source)


def ask_for_recipient(game: Game, damage: Damage) -> Procedure[RecipientId]:
    """Have the source's controller say who is dealt the damage; nobody can respond any more."""
    choice = ChooseRecipient(
        player=game.permanent(damage.source).controller,
        source=damage.source,
        among=(damage.recipient, *_planeswalkers(game, damage)),
        rule=REDIRECTION,
    )
    return ObjectId((yield from ask(choice)).value)


def _planeswalkers(game: Game, damage: Damage) -> tuple[RecipientId, ...]:
    """Return the planeswalkers that this damage may be dealt to instead."""
    if damage.is_combat or damage.recipient not in game.players:
        return ()
    player = PlayerId(damage.recipient)
    if game.permanent(damage.source).controller == player:
        return ()
    mine = (p.id for p in game.battlefield.values() if p.controller == player)
    return tuple(one for one in mine if characteristics(game, one).is_planeswalker)
