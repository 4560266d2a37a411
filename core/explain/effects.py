"""Explaining spells and abilities: announced, resolved in vain, and what they do."""

from __future__ import annotations

from core.abilities.change_wording import grant_words
from core.abilities.effects import Controls, Grants, MustBlock
from core.abilities.wording import wording
from core.events.effects import (
    AbilityActivated,
    Countered,
    DestructionReplaced,
    DidNotResolve,
    EffectBegan,
    EffectsEnded,
    Fought,
    MoveReplaced,
    NotCountered,
    PermanentsLeft,
    ResultsHappened,
    SpellCast,
    StatusChanged,
    TargetsChosen,
)
from core.events.results import DamageMarked
from core.explain.damage import result_words
from core.explain.explanation import Explanation, names, sentence
from core.explain.state_based import gone_words, rescue_words
from core.model.game import Game
from core.model.stack import OnStack
from core.rules.conditions import INTERVENING_IF
from core.rules.layers import characteristics
from core.terms.rule_numbers import cited
from core.terms.words import clauses, listed, number_of, possessive, some_of
from core.terms.zones import Zone


def spell_cast(game: Game, event: SpellCast) -> Explanation:
    """Explain that a spell was cast."""
    who = game.label(event.spell.controller)
    return Explanation(
        sentence(f"{who} casts {event.spell.name}{_at(game, event.spell)} ({cited(event.rule)})")
    )


def ability_activated(game: Game, event: AbilityActivated) -> Explanation:
    """Explain that an ability was activated."""
    who = game.label(event.ability.controller)
    told = f"{who} activates {event.ability.name}{_at(game, event.ability)}; it is on the stack"
    return Explanation(sentence(f"{told} ({cited(event.rule)})"))


def did_not_resolve(game: Game, event: DidNotResolve) -> Explanation:
    """Explain that a spell or ability did nothing."""
    if event.rule == INTERVENING_IF:
        told = f'{event.ability.name} does nothing: what it says after "if" is not so any more'
        return Explanation(sentence(f"{told} ({cited(event.rule)})"))
    if not event.ability.targets:
        told = f"Nothing can be the target of {event.ability.name}: it is removed from the stack"
        return Explanation(sentence(f"{told} ({cited(event.rule)})"))
    gone = [_label(game, target) for target in dict.fromkeys(event.ability.targets)]
    be = "is no legal target" if len(gone) == 1 else "are no legal targets"
    told = f"{event.ability.name} does not resolve: {listed(gone)} {be} any more"
    return Explanation(sentence(f"{told} ({cited(event.rule)})"))


def countered(game: Game, event: Countered | NotCountered) -> Explanation:
    """Explain that a spell or ability was countered, or can't be."""
    name = event.ability.name
    if isinstance(event, NotCountered):
        told = f"{name} can't be countered: it stays on the stack"
    elif event.ability.is_spell:
        owner = possessive(game.label(game.permanent(event.ability.id).owner))
        told = f"{name} is countered: it leaves the stack for {owner} {event.to} and does nothing"
    else:
        told = f"{name} is countered: it leaves the stack and does nothing"
    return Explanation(sentence(f"{told} ({cited(event.rule)})"))


def effect_began(game: Game, event: EffectBegan) -> Explanation:
    """Explain an effect that waits from now on."""
    waiting = event.effect
    if isinstance(waiting.effect, Controls):
        told = f"{game.label(waiting.controller)} gains control of {_label(game, waiting.protects)}"
    elif isinstance(waiting.effect, Grants):
        whom = _label(game, waiting.protects) if waiting.protects else "what it speaks of"
        told = f"{waiting.name}: {whom} {grant_words(waiting.effect) or 'gets +0/+0'}"
    elif isinstance(waiting.effect, MustBlock):
        blocker, attacker = _label(game, waiting.protects), _label(game, waiting.from_source)
        told = f"{waiting.name}: {blocker} must block {attacker} if able"
    else:
        about = f" for {_label(game, waiting.protects)}" if waiting.protects else ""
        source = f", from {_label(game, waiting.from_source)}" if waiting.from_source else ""
        share = f" (the next {number_of(waiting.points, 'point')})" if waiting.points else ""
        share = " (the next time)" if waiting.is_next_time else share
        told = f"{waiting.name} waits{about}{source}{share}: {wording(waiting.effect).rstrip('.')}"
    until = {"end_of_combat": " until end of combat", "end_of_turn": " until end of turn", None: ""}[
        waiting.until
    ]
    if waiting.while_there is not None:
        until = f" for as long as {_label(game, waiting.while_there)} remains on the battlefield"
    return Explanation(sentence(f"{told}{until} ({cited(event.rule)})"))


def effects_ended(event: EffectsEnded) -> Explanation:
    """Explain that effects are over because of what has left."""
    told = f"What they depend on has left the battlefield, so this ends: {listed(event.names)}"
    return Explanation(sentence(f"{told} ({cited(event.rule)})"))


def results_happened(game: Game, event: ResultsHappened) -> Explanation:
    """Explain life and counters that changed by an instruction."""
    told = listed(result_words(game, one) for one in event.results)
    return Explanation(sentence(f"{_maker(event)}: {told} ({cited(event.rule)})"))


def _maker(event: ResultsHappened) -> str:
    return next((one.effect for one in event.results if not isinstance(one, DamageMarked)), "")


def status_changed(game: Game, event: StatusChanged) -> Explanation:
    """Explain a change of status, control or attachments."""
    name = game.label(event.object)
    told = []
    if event.tapped is not None:
        told.append(f"{name} becomes {'tapped' if event.tapped else 'untapped'}")
    if event.renowned:
        told.append(f"{name} becomes renowned")
    if event.controller is not None:
        told.append(f"{game.label(event.controller)} gains control of {name}")
    if event.counter_removed is not None:
        told.append(f"{name} loses {number_of(event.count_removed, f'{event.counter_removed} counter')}")
    if event.loyalty is not None:
        told.append(f"{name} pays for its ability: {_loyalty_words(event.loyalty)}")
    if event.attached_to is not None:
        told.append(f"{name} becomes attached to {game.label(event.attached_to)}")
    if event.blocked:
        told.append(f"{name} becomes blocked, though nothing blocks it")
    if event.unattached:
        told.append(f"{some_of(names(game, event.unattached))} no longer attached to {name}")
    return Explanation(sentence(f"{listed(told)} ({cited(event.rule)})"))


def _loyalty_words(change: int) -> str:
    """Return the cost of a loyalty ability in words: `1 loyalty counter is removed`."""
    if not change:
        return "no loyalty counters"
    counters = number_of(abs(change), "loyalty counter")
    return f"{counters} {'more' if change > 0 else 'fewer'}"


def permanents_left(before: Game, event: PermanentsLeft) -> Explanation:
    """Explain that permanents left the battlefield."""
    verb = {
        "destroy": "destroyed",
        "exile": "exiled",
        "sacrifice": "sacrificed",
        "return_to_hand": "returned to the owner's hand",
    }[event.cause]
    gone = names(before, (one.object for one in event.departures))
    be = "is" if len(gone) == 1 else "are"
    elsewhere = [
        f"{before.label(one.object)} {gone_words(one.to)}"
        for one in event.departures
        if event.cause in {"destroy", "sacrifice"} and one.to is not Zone.GRAVEYARD
    ]
    also = f": {listed(elsewhere)}" if elsewhere else ""
    return Explanation(sentence(f"{some_of(gone)} {be} {verb}{also} ({cited(event.rule)})"))


def destruction_replaced(before: Game, event: DestructionReplaced) -> Explanation:
    """Explain what happens instead of destruction."""
    told = [f"{rescue_words(before, one)} ({cited(one.rules[0])})" for one in event.rescued]
    return Explanation(sentence(clauses(told)))


def move_replaced(before: Game, event: MoveReplaced) -> Explanation:
    """Explain that something on its way to a graveyard goes elsewhere."""
    told = f"{event.name}: {before.label(event.object)} {_WILL_GO[event.to]} instead of going to a graveyard"
    return Explanation(sentence(f"{told} ({cited(event.rule)})"))


_WILL_GO = {
    Zone.GRAVEYARD: "goes to its owner's graveyard",
    Zone.EXILE: "will be exiled",
    Zone.LIBRARY: "will be shuffled into its owner's library",
    Zone.HAND: "will return to its owner's hand",
}


def fought(game: Game, event: Fought) -> Explanation:
    """Explain a fight."""
    one, other = event.one, event.other
    power = characteristics(game, one).power
    if one == other:
        told = f"{game.label(one)} fights itself and deals itself twice its power, {2 * power}"
    else:
        powers = f"{power} and {characteristics(game, other).power}"
        told = (
            f"{game.label(one)} and {game.label(other)} fight: each deals damage equal to its power, {powers}"
        )
    return Explanation(sentence(f"{told}. This is no combat damage ({cited(event.rule)}, 701.14d)"))


def targets_chosen(game: Game, event: TargetsChosen) -> Explanation:
    """Explain which targets were chosen for an ability."""
    chosen = listed(_label(game, target) for target in event.targets)
    who = game.label(event.ability.controller)
    return Explanation(sentence(f"{who} chooses {chosen} for {event.ability.name} ({cited(event.rule)})"))


def _at(game: Game, item: OnStack) -> str:
    if not item.targets:
        return ""
    parts = [
        f"{_label(game, target)} ({item.division[target]})"
        if target in item.division
        else _label(game, target)
        for target in item.targets
    ]
    return f", targeting {listed(parts)}"


def _label(game: Game, subject: str | None) -> str:
    known = subject in game.players or subject in game.battlefield or subject in game.last_known
    return game.label(subject) if known and subject is not None else str(subject)  # type: ignore[arg-type]
