"""Explaining the stack: what triggers and goes on it, and what resolves, in part or not at all."""

from __future__ import annotations

from core.abilities.filter_wording import recipient_words
from core.abilities.phrases import phrase
from core.events.effects import DidNotResolve
from core.events.stack import AbilityPutOnStack, AbilityResolved, AbilityTriggered, ResolutionBegan
from core.explain.binding import bound
from core.explain.explanation import Explanation, names, sentence
from core.explain.state_based import gone_words
from core.model.game import Game
from core.model.stack import DamageOnStack, OnStack, StackObject
from core.rules.qualities import protection_against
from core.terms.ids import ObjectId, RecipientId
from core.terms.rule_numbers import cited
from core.terms.words import listed


def triggered(game: Game, event: AbilityTriggered) -> Explanation:
    """Explain why an ability triggered."""
    waits = f"and waits for the next time a player would get priority ({cited(event.rule)})"
    if isinstance(event.ability, OnStack):
        return Explanation(sentence(f"{event.ability.name} triggers{_about(game, event.ability)}", waits))
    siege = game.label(event.ability.source)
    told = f"The last defense counter of {siege} is gone: its defeat ability triggers (CR 310.11b)"
    return Explanation(sentence(told, waits))


def put_on_stack(game: Game, event: AbilityPutOnStack) -> Explanation:
    """Explain that a waiting ability goes on the stack."""
    controller = game.label(event.ability.controller)
    about = _about(game, event.ability) if isinstance(event.ability, OnStack) else ""
    told = f"{controller} puts {_name(game, event.ability)} on the stack{about} ({cited(event.rule)})"
    return Explanation(sentence(told))


def _about(game: Game, ability: OnStack) -> str:
    """Return what a trigger is about, where that is not its own object: ` (Bear, 3 damage)`."""
    it = game.label(ability.it) if ability.it not in {None, ability.source} else ""
    much = str(ability.amount) if ability.amount else ""
    told = ", ".join(part for part in (it, much) if part)
    return f" (about {told})" if told else ""


def resolution_began(game: Game, event: ResolutionBegan) -> Explanation:
    """Explain that the top of the stack resolves, and which of its targets are passed over."""
    name = _name(game, event.ability)
    told = f"All players pass in succession: {name} resolves ({cited(event.rule)})"
    if not isinstance(event.ability, OnStack) or not event.illegal:
        return Explanation(sentence(told))
    illegal = listed(_illegal(game, event.ability, event.illegal))
    still = [one for one in dict.fromkeys(event.ability.targets) if one not in event.illegal]
    be = "is a legal target" if len(still) == 1 else "are legal targets"
    lines = (
        sentence(f"{illegal}, and is an illegal target now: nothing is done to it or by it (CR 608.2b)"),
        sentence(f"{listed(names(game, still))} still {be}, so {name} resolves all the same"),
    )
    return Explanation(sentence(told), lines)


def did_not_resolve(game: Game, event: DidNotResolve) -> Explanation:
    """Explain that a spell or ability did nothing."""
    name = event.ability.name
    if not event.ability.targets:
        told = f"Nothing can be the target of {name}: it is removed from the stack"
        return Explanation(sentence(f"{told} ({cited(event.rule)})"))
    gone = tuple(dict.fromkeys(event.ability.targets))
    why = listed(_illegal(game, event.ability, gone))
    be = "its target is" if len(gone) == 1 else "all its targets are"
    told = f"All players pass in succession, but {name} does not resolve: {why}, so {be} illegal now"
    return Explanation(sentence(f"{told} ({cited(event.rule)})"))


def resolved(game: Game, event: AbilityResolved) -> Explanation:
    """Explain what becomes of what has resolved."""
    name = _name(game, event.ability)
    if isinstance(event.ability, OnStack) and event.ability.is_spell:
        told = f"{name} has done all it says and {gone_words(event.to)}"
    elif isinstance(event.ability, DamageOnStack):
        told = f"{name} has been dealt and leaves the stack"
    else:
        told = f"{name} has done all it says, leaves the stack and is gone"
    return Explanation(sentence(f"{told} ({cited(event.rule)})"))


def _illegal(game: Game, item: OnStack, targets: tuple[RecipientId, ...]) -> list[str]:
    """Return for each target what makes it illegal, as `Bear has left the battlefield`."""
    return [f"{game.label(target)} {_why_illegal(game, item, target)}" for target in targets]


def _why_illegal(game: Game, item: OnStack, target: RecipientId) -> str:
    wanted = bound(game, recipient_words(item.wanted[item.targets.index(target)].what), item.controller)
    not_it = f"is no longer {wanted}" if wanted else "can no longer be dealt damage"
    if target in game.players:
        return not_it if target in game.players_in_game else "has left the game"
    if target not in game.battlefield:
        return "has left the battlefield"
    protection = protection_against(game, ObjectId(target), item.source)
    return f"has {phrase(protection)}" if protection is not None else not_it


def _name(game: Game, item: StackObject) -> str:
    if isinstance(item, DamageOnStack):
        return "the combat damage, as it was assigned,"
    if isinstance(item, OnStack):
        return item.name
    return f"the defeat ability of {game.label(item.source)}"
