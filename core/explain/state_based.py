"""Explaining state-based actions: what was looked at, what was found, what was done."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import assert_never

from core.characteristics.current import characteristics
from core.events.state_based import (
    CountersCancelled,
    CountersExceeded,
    Destroyed,
    Finding,
    PlayerLost,
    ProtectorChosen,
    PutIntoGraveyard,
    Rescued,
    StateBasedAction,
    StateBasedActionsChecked,
    StateBasedActionsPerformed,
    StateBasedCondition,
    TokenCeased,
    Unattached,
)
from core.explain.characteristics import why
from core.explain.explaining import explains
from core.explain.explanation import IN_A_SENTENCE, Explanation, names, sentence
from core.language.naming import called
from core.model.game import Game
from core.model.permanents import Origin
from core.rules.damage.measures import lethal_measure
from core.rules.state_based.losing_players import LETHAL_COMMANDER_DAMAGE
from core.rules.zones.destruction import regeneration_shields
from core.terms.counters import MINUS_ONE, PLUS_ONE
from core.terms.ids import ObjectId, PlayerId
from core.terms.rule_numbers import cited
from core.terms.words import clauses, listed, number_of
from core.terms.zones import Zone


@explains(StateBasedActionsChecked)
def checked(before: Game, event: StateBasedActionsChecked, _game: Game) -> Explanation:
    """Explain a check: how much was looked at and which conditions hold."""
    looked = listed(_looked_at(before))
    found = [_finding(before, finding) for finding in event.findings]
    spared = [
        f"{before.label(creature)} would be destroyed but has indestructible (CR 702.12b)"
        for creature in event.spared
    ]
    told = f"State-based actions are checked, looking at {looked} (CR 704.3)"
    if found:
        told += f". Found: {clauses(found)}"
    else:
        told += ". Nothing applies" if not spared else f". Nothing applies: {clauses(spared)}"
    lines = (*found, *spared) if max(len(found), len(spared)) > IN_A_SENTENCE else ()
    return Explanation(sentence(told), tuple(map(sentence, lines)))


@explains(StateBasedActionsPerformed)
def performed(before: Game, event: StateBasedActionsPerformed, _game: Game) -> Explanation:
    """Explain what was done, all of it at once."""
    done = [_action(before, action) for action in event.actions]
    told = (
        "State-based actions are performed, all at once"
        if len(done) > 1
        else "A state-based action is performed"
    )
    lines = tuple(map(sentence, done)) if len(done) > IN_A_SENTENCE else ()
    if any(isinstance(one, Destroyed) and _DESTROYING & set(one.because) for one in event.actions):
        lines += ("What destroys is this check, not the damage and not its source (CR 120.5).",)
    lines += useless_shields(before, (one.object for one in event.actions if isinstance(one, Destroyed)))
    return Explanation(sentence(f"{told} (CR 704.3): {clauses(done)}"), lines)


def _looked_at(game: Game) -> Iterator[str]:
    yield number_of(len(game.players_in_game), "player")
    yield number_of(len(game.battlefield), "permanent")
    if tokens := [card for card in game.cards if card.origin is Origin.TOKEN]:
        yield f"{number_of(len(tokens), 'token')} elsewhere"


def _finding(game: Game, finding: Finding) -> str:
    told = _CONDITIONS[finding.condition](game, finding)
    return f"{told} ({cited(finding.condition.rule)})"


def _life(game: Game, finding: Finding) -> str:
    player = game.players[PlayerId(finding.about[0])]
    return f"{player.name} has {player.life} life"


def _poison(game: Game, finding: Finding) -> str:
    player = game.players[PlayerId(finding.about[0])]
    return f"{player.name} has {player.poison} poison counters"


def _commander_damage(game: Game, finding: Finding) -> str:
    player = game.players[PlayerId(finding.about[0])]
    amount = max(player.commander_damage.values())
    enough = f"{LETHAL_COMMANDER_DAMAGE} is enough"
    return f"{player.name} has been dealt {amount} combat damage by one commander; {enough}"


def _stray_token(game: Game, finding: Finding) -> str:
    card = next(c for c in game.cards if c.id == finding.about[0])
    return f"the token {card.card.name} is not on the battlefield"


def _toughness(game: Game, finding: Finding) -> str:
    creature = ObjectId(finding.about[0])
    told = f"{game.label(creature)} has toughness {characteristics(game, creature).toughness}"
    printed, *changes = why(game, creature, "toughness")
    why_so = "; ".join(change.partition(" (CR")[0] for change in (printed, *changes))
    return f"{told}: {why_so}" if changes else told


def _no_longer_attached(game: Game, finding: Finding) -> str:
    this = ObjectId(finding.about[0])
    to = game.permanent(this).attached_to
    if to is not None and to not in game.battlefield and to not in game.players:
        return f"{game.label(this)} is attached to {game.label(to)}, which is no longer there"
    return f"{game.label(this)} is attached to something it may not be attached to"


def _lethal(game: Game, finding: Finding) -> str:
    creature = ObjectId(finding.about[0])
    damage, what = game.permanent(creature).damage, characteristics(game, creature)
    told = f"{game.label(creature)} has {damage} damage marked"
    if lethal_measure(what).side == "toughness":
        return f"{told} and toughness {what.toughness}"
    return f"{told}, and lethal damage is determined by its power, {what.power}"


def _deathtouch(game: Game, finding: Finding) -> str:
    return f"{game.label(finding.about[0])} was dealt damage by a source with deathtouch since the last check"


def _counter_pairs(game: Game, finding: Finding) -> str:
    counters = game.permanent(ObjectId(finding.about[0])).counters
    plus, minus = (
        number_of(counters[PLUS_ONE], "+1/+1 counter"),
        number_of(counters[MINUS_ONE], "-1/-1 counter"),
    )
    return f"{game.label(finding.about[0])} has {plus} and {minus}"


def _same_legends(game: Game, finding: Finding) -> str:
    controller = game.permanent(ObjectId(finding.about[0])).controller
    legends = listed(names(game, finding.about))
    return f"{game.label(controller)} controls several legends with the same name, {legends}"


def _saying(words: str) -> Callable[[Game, Finding], str]:
    return lambda game, finding: f"{game.label(finding.about[0])} {words}"


_CONDITIONS: dict[StateBasedCondition, Callable[[Game, Finding], str]] = {
    StateBasedCondition.NO_LIFE: _life,
    StateBasedCondition.DREW_FROM_EMPTY: _saying("tried to draw from an empty library"),
    StateBasedCondition.POISONED: _poison,
    StateBasedCondition.COMMANDER_DAMAGE: _commander_damage,
    StateBasedCondition.OFF_BATTLEFIELD: _stray_token,
    StateBasedCondition.NO_TOUGHNESS: _toughness,
    StateBasedCondition.LETHAL_DAMAGE: _lethal,
    StateBasedCondition.DEATHTOUCHED: _deathtouch,
    StateBasedCondition.NO_LOYALTY: _saying("has loyalty 0"),
    StateBasedCondition.LEGEND: _same_legends,
    StateBasedCondition.LEGENDS_OF_ONE_NAME: _saying(
        "is one of several legends of one name, and all of them go"
    ),
    StateBasedCondition.OLDER_WORLD: _saying("is not the newest world permanent"),
    StateBasedCondition.ILLEGAL_AURA: _saying("is an Aura that is not attached to something it may enchant"),
    StateBasedCondition.ILLEGALLY_EQUIPPED: _no_longer_attached,
    StateBasedCondition.ILLEGALLY_ATTACHED: _saying("is attached to something, which it can't be"),
    StateBasedCondition.OPPOSITE_COUNTERS: _counter_pairs,
    StateBasedCondition.TOO_MANY_COUNTERS: _saying("has more counters of a kind than it may have"),
    StateBasedCondition.NO_DEFENSE: _saying("has defense 0"),
    StateBasedCondition.NO_PROTECTOR: _saying("has no player as its protector who may be that"),
    StateBasedCondition.OWN_PROTECTOR: _saying("is a Siege protected by its own controller"),
    StateBasedCondition.OLDER_ROLE: _saying("is a Role, and its controller has a newer one there"),
}


def _action(before: Game, action: StateBasedAction) -> str:
    own = [
        one.rule
        for one in action.because
        if one not in _DESTROYING or isinstance(action, Destroyed | Rescued)
    ]
    besides = [cited(one.rule) for one in action.because if one.rule not in own]
    if isinstance(action, Rescued):
        own += action.rules
    told = f"{_done(before, action)} ({' and '.join(map(cited, own))})"
    return f"{told}; it would also be destroyed ({' and '.join(besides)})" if besides else told


_DESTROYING = frozenset({StateBasedCondition.LETHAL_DAMAGE, StateBasedCondition.DEATHTOUCHED})


def rescue_words(game: Game, rescued: Rescued) -> str:
    """Return what saves a permanent, as `Bear is regenerated instead of destroyed, by Ward`."""
    name = game.label(rescued.object)
    match rescued.how:
        case "regeneration":
            return f"{name} is regenerated instead of destroyed, by {called(rescued.name)}"
        case "shield":
            return f"{name} loses a shield counter instead of being destroyed"
        case "umbra armor":
            broken = f"{called(rescued.name)} is destroyed{_and_goes(rescued.to)}"
            armor = (
                broken if rescued.aura is not None else f"{called(rescued.name)} is indestructible and stays"
            )
            return f"{name} loses all marked damage instead of being destroyed, and {armor}"


def useless_shields(before: Game, destroyed: Iterable[ObjectId]) -> tuple[str, ...]:
    """Return which regeneration shields did not save what was destroyed; nothing else keeps them from it."""
    return tuple(
        sentence(
            f"{called(shield.name)} does not save {before.label(one)},",
            "which can't be regenerated (CR 701.19c)",
        )
        for one in destroyed
        for shield in regeneration_shields(before, one)
    )


def gone_words(to: Zone) -> str:
    """Return where something goes that was on its way to a graveyard."""
    return {
        Zone.GRAVEYARD: "is put into its owner's graveyard",
        Zone.EXILE: "is exiled instead of going to a graveyard",
        Zone.LIBRARY: "is shuffled into its owner's library instead of going to a graveyard",
        Zone.HAND: "returns to its owner's hand instead of going to a graveyard",
    }[to]


def _and_goes(to: Zone) -> str:
    return "" if to is Zone.GRAVEYARD else f", and {gone_words(to)}"


def _done(before: Game, action: StateBasedAction) -> str:
    match action:
        case PlayerLost(player=player):
            return f"{before.label(player)} loses the game"
        case Destroyed(object=object_id, to=to):
            return f"{before.label(object_id)} is destroyed{_and_goes(to)}"
        case Rescued():
            return rescue_words(before, action)
        case PutIntoGraveyard(object=object_id, to=to):
            return f"{before.label(object_id)} {gone_words(to)}"
        case TokenCeased(object=object_id):
            name = next(card.card.name for card in before.cards if card.id == object_id)
            return f"the token {name} ceases to exist"
        case Unattached(object=object_id):
            return f"{before.label(object_id)} becomes unattached"
        case CountersCancelled(object=object_id, amount=amount):
            pairs = number_of(amount, "+1/+1 counter")
            return f"{pairs} and as many -1/-1 counters are removed from {before.label(object_id)}"
        case CountersExceeded(object=object_id, counter=counter, amount=amount):
            surplus = number_of(amount, f"{counter} counter")
            return (
                f"{surplus} too many {'is' if amount == 1 else 'are'} removed from {before.label(object_id)}"
            )
        case ProtectorChosen(object=object_id, protector=protector):
            return f"{listed(names(before, (protector,)))} becomes the protector of {before.label(object_id)}"
        case _:
            assert_never(action)
