"""Explaining what resolves: all of it, a part of it, or nothing."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.instructions.damage_and_fights import DealDamage
from core.characteristics.current import characteristics
from core.events.spells_and_abilities import CostAnswered, DidNotResolve, WhyNot
from core.events.stack import AbilityResolved, ResolutionBegan
from core.explain.binding import bound
from core.explain.choices.purposes import otherwise_words
from core.explain.explaining import explains
from core.explain.explanation import Explanation, label, names, sentence
from core.explain.last_known import has_left
from core.explain.state_based import gone_words
from core.explain.triggers import reason, stack_name
from core.language.naming import called
from core.language.phrases import phrase
from core.language.speaker import Speaker
from core.language.wording import paying_words, recipient_words
from core.model.game import Game
from core.model.stack import DamageOnStack, OnStack
from core.rules.targets.protected import forbidden
from core.rules.targets.targeting import targeting
from core.terms.ids import RecipientId
from core.terms.rule_numbers import cited
from core.terms.words import listed


@explains(ResolutionBegan)
def resolution_began(_before: Game, event: ResolutionBegan, game: Game) -> Explanation:
    """Explain that the top of the stack resolves, and which of its targets are passed over."""
    name = stack_name(game, event.ability)
    told = f"All players pass in succession: {name} resolves ({cited(event.rule)})"
    if not isinstance(event.ability, OnStack):
        return Explanation(sentence(told))
    lines = (*_passed_over(game, event.ability, event.illegal), *_looked_back(game, event.ability))
    return Explanation(sentence(told), tuple(map(sentence, lines)))


def _passed_over(game: Game, item: OnStack, targets: tuple[RecipientId, ...]) -> Iterator[str]:
    """Yield which targets have become illegal, and that there are others."""
    if not targets:
        return
    illegal = listed(_illegal(game, item, targets))
    still = [one for one in dict.fromkeys(item.targets) if one not in targets]
    be = "is a legal target" if len(still) == 1 else "are legal targets"
    yield f"{illegal}, and is an illegal target now: nothing is done to it or by it (CR 608.2b)"
    yield f"{listed(names(game, still))} still {be}, so {called(item.name)} resolves all the same"


def _looked_back(game: Game, item: OnStack) -> Iterator[str]:
    """Yield what is taken from objects that are gone, or from what made the ability trigger."""
    if not item.is_spell and has_left(game, item.source):
        yield f"{label(game, item.source)} is no longer there; its ability needs it no more (CR 113.7a)"
    amounts = {part.amount for part in item.does if isinstance(part, DealDamage)}
    side = next((one for one in ("power", "toughness") if f"sacrificed_{one}" in amounts), None)
    if side is not None and item.sacrificed is not None:
        what, gone = characteristics(game, item.sacrificed), label(game, item.sacrificed)
        size = what.power if side == "power" else what.toughness
        name = called(item.name)
        yield f"{gone} last had {side} {size}, so {name} deals {max(0, size)} damage (CR 608.2h)"
        yield f"{name} deals it and not {gone}, whose abilities do not matter (CR 120.2b)"
    if "that_much" in amounts and (why := reason(game, item)):
        yield f"How much it deals is settled already: {item.amount}, because {why}"


@explains(DidNotResolve)
def did_not_resolve(_before: Game, event: DidNotResolve, game: Game) -> Explanation:
    """Explain that a spell or ability did nothing."""
    name = called(event.ability.name)
    if event.why is WhyNot.CONDITION:
        told = f'{name} does nothing: what it says after "if" is not so any more'
        return Explanation(sentence(f"{told} ({cited(event.rule)})"))
    if event.why is WhyNot.NOTHING_TO_TARGET:
        told = f"Nothing can be the target of {name}: it is removed from the stack"
        return Explanation(sentence(f"{told} ({cited(event.rule)})"))
    if event.why is WhyNot.NO_MODE:
        told = f"Nothing can be the target of any mode of {name}: it is removed from the stack"
        return Explanation(sentence(f"{told} ({cited(event.rule)})"))
    gone = tuple(dict.fromkeys(event.ability.targets))
    why = listed(_illegal(game, event.ability, gone))
    be = "its target is" if len(gone) == 1 else "all its targets are"
    told = f"All players pass in succession, but {name} does not resolve: {why}, so {be} illegal now"
    return Explanation(sentence(f"{told} ({cited(event.rule)})"))


@explains(CostAnswered)
def cost_answered(_before: Game, event: CostAnswered, game: Game) -> Explanation:
    """Explain what a player did about a cost that keeps something from being done."""
    itself = Speaker(itself=label(game, event.ability.source))
    who, pay = game.label(event.player), paying_words(event.cost, "", itself)
    otherwise = otherwise_words(game, event.ability, event.otherwise)
    if event.answer == "paid":
        lines = [f"Otherwise, {otherwise}"]
        if event.cost.mana:
            lines.append("This table counts no mana: whoever is to pay it may say that they do")
        pays = paying_words(event.cost, "s", itself)
        told = f"{who} {pays} for {called(event.ability.name)} ({cited(event.rule)})"
        return Explanation(sentence(told), tuple(map(sentence, lines)))
    words = f"does not {pay}" if event.answer == "refused" else f"can't {pay} (CR 118.3)"
    return Explanation(sentence(f"{who} {words}, so {otherwise} ({cited(event.rule)})"))


@explains(AbilityResolved)
def resolved(_before: Game, event: AbilityResolved, game: Game) -> Explanation:
    """Explain what becomes of what has resolved."""
    name = stack_name(game, event.ability)
    if event.is_declined:
        who = game.label(event.ability.controller)
        told = f"{who} does not want {name} to do anything, and it leaves the stack"
    elif isinstance(event.ability, OnStack) and event.ability.is_spell:
        told = f"{name} has done all it says and {gone_words(event.to)}"
    elif isinstance(event.ability, DamageOnStack):
        told = f"{name} has been dealt and leaves the stack"
    else:
        told = f"{name} has done all it says, leaves the stack and is gone"
    return Explanation(sentence(f"{told} ({cited(event.rule)})"))


def _illegal(game: Game, item: OnStack, targets: tuple[RecipientId, ...]) -> list[str]:
    """Return for each target what makes it illegal, as `Bear has left the battlefield`."""
    return [f"{label(game, target)} {_why_illegal(game, item, target)}" for target in targets]


def _why_illegal(game: Game, item: OnStack, target: RecipientId) -> str:
    spec, itself = item.wanted[item.targets.index(target)], Speaker(itself=label(game, item.source))
    wanted = bound(game, recipient_words(spec.what, itself), item.controller)
    not_it = f"is no longer {wanted}" if wanted else "can no longer be dealt damage"
    if target in game.players and target not in game.players_in_game:
        return "has left the game"
    if target not in game.players and target not in game.battlefield:
        return f"has left the {'battlefield' if spec.on_stack is None else 'stack'}"
    found = forbidden(game, target, targeting(item))
    return f"has {phrase(found.has)}" if found is not None else not_it
