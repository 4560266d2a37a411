"""Redirecting noncombat damage from a player to a planeswalker, as it was until 2018 (an option)."""

from __future__ import annotations

from core.choices import ChooseRecipient, Chosen, Violation
from core.events.damage import Damage, DamageReplaced
from core.model.effects import EffectId
from core.model.game import Game
from core.rules.layers import characteristics
from core.rules.procedure import Procedure, ask, happen
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber, cited

REDIRECTION = RuleNumber("2009-07-08:306.8")


def redirect_to_planeswalkers(
    game: Game, damage: tuple[Damage, ...]
) -> Procedure[tuple[Game, tuple[Damage, ...]]]:
    """Let sources' controllers redirect noncombat damage that their sources would deal to opponents.

    It is asked as the damage would be dealt: nobody can respond any more (CR 306.8 of July 2009).
    """
    if not game.has_planeswalker_redirection:
        return game, damage
    for one in damage:
        among = _planeswalkers(game, one)
        if not among:
            continue
        by = game.permanent(one.source).controller
        choice = ChooseRecipient(
            player=by, source=one.source, among=(one.recipient, *among), rule=REDIRECTION
        )
        chosen = (yield from ask(choice, Chosen)).value
        if chosen != one.recipient:
            moved = one.model_copy(update={"recipient": ObjectId(chosen)})
            damage = tuple(moved if other is one else other for other in damage)
            game = yield from happen(
                DamageReplaced(
                    by=EffectId("planeswalker redirection"),
                    name="Planeswalker redirection",
                    changed=(one,),
                    into=(moved,),
                    remaining=damage,
                    rule=REDIRECTION,
                )
            )
    return game, damage


def recipient_violations(choice: ChooseRecipient, value: str) -> tuple[Violation, ...]:
    """Return what is wrong with the recipient chosen."""
    if value in choice.among:
        return ()
    return (
        Violation(
            about=choice.among,
            rule=choice.rule,
            sentence=f"'{value}' is neither the player nor a planeswalker of theirs ({cited(choice.rule)}).",
            remedy=f"Choose {' or '.join(choice.among)}.",
        ),
    )


def _planeswalkers(game: Game, damage: Damage) -> tuple[RecipientId, ...]:
    """Return the planeswalkers that this damage may be dealt to instead."""
    if damage.is_combat or damage.recipient not in game.players:
        return ()
    player = PlayerId(damage.recipient)
    if game.permanent(damage.source).controller == player:
        return ()
    mine = (p.id for p in game.battlefield.values() if p.controller == player)
    return tuple(one for one in mine if characteristics(game, one).is_planeswalker)
