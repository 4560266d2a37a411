"""Explaining state-based actions: what was found, and what was done about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Literal, TypeGuard, assert_never

from core.abilities.restrictions import LethalByPower
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
from core.explain.characteristics import why_in_short
from core.explain.explaining import Fold, explains
from core.explain.explanation import IN_A_SENTENCE, Explanation, names
from core.explain.given import given_rules
from core.explain.not_as_printed import changed_side
from core.model.game import Game
from core.rules.damage.measures import lethal_measure
from core.rules.state_based.losing_players import LETHAL_COMMANDER_DAMAGE
from core.rules.zones.destruction import regeneration_of
from core.terms.counters import MINUS_ONE, PLUS_ONE
from core.terms.ids import ObjectId, PlayerId
from core.terms.rule_numbers import cited
from core.terms.zones import Zone
from core.words.english import state_based as words
from core.words.english.names import called

_TIDIED_UP = frozenset(
    {
        StateBasedCondition.OFF_BATTLEFIELD,
        StateBasedCondition.ILLEGALLY_EQUIPPED,
        StateBasedCondition.ILLEGALLY_ATTACHED,
    }
)
"""What is found only because of what has just happened: a token is gone, something comes off."""


def _is_told_with_what_is_done(_before: Game, event: StateBasedActionsChecked, _game: Game) -> Fold:
    if event.findings:
        return Fold.LAST if all(one.condition in _TIDIED_UP for one in event.findings) else Fold.NEXT
    return Fold.ADDS if event.spared else Fold.LAST


@explains(StateBasedActionsChecked, fold=_is_told_with_what_is_done)
def checked(before: Game, event: StateBasedActionsChecked, _game: Game) -> Explanation:
    """Explain a check: which conditions hold, and what is spared."""
    spared = (words.spared(names(before, event.spared), "CR 702.12b"),) if event.spared else ()
    if not event.findings:
        return Explanation(*spared) if spared else Explanation(words.nothing_found(), "CR 704.3")
    found = [_CONDITIONS[one.condition](before, one) for one in event.findings]
    return Explanation(words.found(found), "CR 704.3", "", spared)


def _is_tidying_up(_before: Game, event: StateBasedActionsPerformed, _game: Game) -> Fold:
    """That a token which has left is gone for good goes without saying; what comes off is told besides."""
    if all(isinstance(one, TokenCeased) for one in event.actions):
        return Fold.LAST
    return Fold.ADDS if all(isinstance(one, Unattached | TokenCeased) for one in event.actions) else Fold.OWN


@explains(StateBasedActionsPerformed, fold=_is_tidying_up)
def performed(before: Game, event: StateBasedActionsPerformed, _game: Game) -> Explanation:
    """Explain what was done, all of it at once, and why."""
    if all(isinstance(one, Unattached) and _is_left_behind(before, one.object) for one in event.actions):
        left = [before.label(one.object) for one in event.actions if isinstance(one, Unattached)]
        return Explanation(words.stays_behind(left), "CR 704.5n")
    done = words.performed(
        [before.label(one.player) for one in event.actions if isinstance(one, PlayerLost)],
        [before.label(one.object) for one in event.actions if isinstance(one, Destroyed) and _dies(one)],
        [
            before.label(one.object)
            for one in event.actions
            if isinstance(one, PutIntoGraveyard) and _dies(one) and not _is_sacrificed(one)
        ],
        [told for one in event.actions if (told := _done(before, one))],
    )
    lethal = list(_lethal_ones(before, event))
    why_so = [pair for one in event.actions for pair in _why(before, one)]
    details = [words.because([pair]) for pair in why_so] if len(why_so) > IN_A_SENTENCE else []
    for creature, side in _measures(before, event):
        details += changed_side(before, creature, side)
        details += given_rules(before, creature, (LethalByPower,))
    details += useless_shields(before, (one.object for one in event.actions if isinstance(one, Destroyed)))
    if lethal:
        rule = "CR 704.5g"
        if len({(damage, toughness) for _, damage, toughness in lethal}) > words.MANY:
            details += [words.because([(words.lethal([one]), rule)]) for one in lethal]
        why_so.insert(0, (words.lethal(lethal, is_all=len(lethal) == len(event.actions)), rule))
    only = _only_one(before, event)
    return Explanation(done, "" if why_so else "CR 704.3", words.because(why_so, only), tuple(details))


def _only_one(before: Game, event: StateBasedActionsPerformed) -> str:
    """Return the name of the one permanent that the headline is about; empty if that names others."""
    if any(isinstance(one, Rescued) for one in event.actions):
        return ""
    objects = dict.fromkeys(None if isinstance(one, PlayerLost) else one.object for one in event.actions)
    (only, *others) = objects
    return before.label(only) if only is not None and not others and only in before.battlefield else ""


def _lethal_ones(before: Game, event: StateBasedActionsPerformed) -> Iterator[tuple[str, int, int]]:
    """Yield what is destroyed for damage that its toughness says is lethal: name, damage, toughness."""
    for one in event.actions:
        if _has_too_much_damage(one, before):
            what = characteristics(before, one.object)
            yield before.label(one.object), before.permanent(one.object).damage, what.toughness


def _has_too_much_damage(action: StateBasedAction, before: Game) -> TypeGuard[Destroyed]:
    """Whether something is destroyed for damage, and its toughness says how much is lethal."""
    if not isinstance(action, Destroyed) or StateBasedCondition.LETHAL_DAMAGE not in action.because:
        return False
    return lethal_measure(characteristics(before, action.object)).side == "toughness"


def _measures(
    before: Game, event: StateBasedActionsPerformed
) -> Iterator[tuple[ObjectId, Literal["power", "toughness"]]]:
    """Yield what was destroyed for lethal damage, with the side that said how much is lethal."""
    for one in event.actions:
        if isinstance(one, Destroyed) and StateBasedCondition.LETHAL_DAMAGE in one.because:
            yield one.object, lethal_measure(characteristics(before, one.object)).side


def _dies(action: Destroyed | PutIntoGraveyard) -> bool:
    return action.to is Zone.GRAVEYARD


def _is_sacrificed(action: PutIntoGraveyard) -> bool:
    return StateBasedCondition.LAST_CHAPTER in action.because


def _why(before: Game, action: StateBasedAction) -> Iterator[tuple[str, str]]:
    """Yield the conditions that an action answers, each with its rule."""
    about = action.player if isinstance(action, PlayerLost) else action.object
    for condition in action.because:
        if condition in _TOLD_BY_THE_ACTION:
            continue
        if condition is StateBasedCondition.LETHAL_DAMAGE and _has_too_much_damage(action, before):
            continue
        rules = [cited(condition.rule)]
        if isinstance(action, Rescued):
            rules += [rule.removeprefix("CR ") for rule in map(cited, action.rules)]
        yield _CONDITIONS[condition](before, Finding(condition=condition, about=(about,))), ", ".join(rules)


_TOLD_BY_THE_ACTION = frozenset({StateBasedCondition.OFF_BATTLEFIELD})


def _life(game: Game, finding: Finding) -> str:
    player = game.players[PlayerId(finding.about[0])]
    return words.no_life(player.name, player.life)


def _poison(game: Game, finding: Finding) -> str:
    player = game.players[PlayerId(finding.about[0])]
    return words.poisoned(player.name, player.poison)


def _commander_damage(game: Game, finding: Finding) -> str:
    player = game.players[PlayerId(finding.about[0])]
    amount = max(player.commander_damage.values())
    return words.commander_damage(player.name, amount, LETHAL_COMMANDER_DAMAGE)


def _stray_token(game: Game, finding: Finding) -> str:
    card = next(c for c in game.cards if c.id == finding.about[0])
    return words.stray_token(card.card.name)


def _toughness(game: Game, finding: Finding) -> str:
    creature = ObjectId(finding.about[0])
    why_so = why_in_short(game, creature, "toughness")
    return words.toughness(game.label(creature), characteristics(game, creature).toughness, why_so)


def _is_left_behind(game: Game, attached: ObjectId) -> bool:
    """Whether what something was attached to is gone."""
    to = game.permanent(attached).attached_to
    return to is not None and to not in game.battlefield and to not in game.players


def _no_longer_attached(game: Game, finding: Finding) -> str:
    this = ObjectId(finding.about[0])
    to = game.permanent(this).attached_to
    if to is not None and _is_left_behind(game, this):
        return words.attached_to_nothing(game.label(this), game.label(to))
    return words.illegally_attached(game.label(this))


def _lethal(game: Game, finding: Finding) -> str:
    creature = ObjectId(finding.about[0])
    name, damage = game.label(creature), game.permanent(creature).damage
    what = characteristics(game, creature)
    if lethal_measure(what).side == "power":
        return words.lethal_by_power(name, damage, what.power)
    return words.lethal([(name, damage, what.toughness)])


def _counter_pairs(game: Game, finding: Finding) -> str:
    counters = game.permanent(ObjectId(finding.about[0])).counters
    name = game.label(finding.about[0])
    return words.counter_pairs(name, counters.get(PLUS_ONE, 0), counters.get(MINUS_ONE, 0))


def _same_legends(game: Game, finding: Finding) -> str:
    legend = game.permanent(ObjectId(finding.about[0]))
    alike = [
        one.id
        for one in game.battlefield.values()
        if one.controller == legend.controller and one.card.name == legend.card.name
    ]
    return words.same_legends(game.label(legend.controller), names(game, alike))


def _named(tell: Callable[[str], str]) -> Callable[[Game, Finding], str]:
    return lambda game, finding: tell(game.label(finding.about[0]))


_CONDITIONS: dict[StateBasedCondition, Callable[[Game, Finding], str]] = {
    StateBasedCondition.NO_LIFE: _life,
    StateBasedCondition.DREW_FROM_EMPTY: _named(words.drew_from_empty),
    StateBasedCondition.POISONED: _poison,
    StateBasedCondition.COMMANDER_DAMAGE: _commander_damage,
    StateBasedCondition.OFF_BATTLEFIELD: _stray_token,
    StateBasedCondition.NO_TOUGHNESS: _toughness,
    StateBasedCondition.LETHAL_DAMAGE: _lethal,
    StateBasedCondition.DEATHTOUCHED: _named(words.deathtouched),
    StateBasedCondition.NO_LOYALTY: _named(words.no_loyalty),
    StateBasedCondition.LEGEND: _same_legends,
    StateBasedCondition.LEGENDS_OF_ONE_NAME: lambda _, __: words.legends_of_one_name(),
    StateBasedCondition.OLDER_WORLD: _named(words.older_world),
    StateBasedCondition.ILLEGAL_AURA: _named(words.illegal_aura),
    StateBasedCondition.NO_LONGER_BESTOWED: _named(words.no_longer_bestowed),
    StateBasedCondition.ILLEGALLY_EQUIPPED: _no_longer_attached,
    StateBasedCondition.ILLEGALLY_ATTACHED: _named(words.illegally_attached),
    StateBasedCondition.OPPOSITE_COUNTERS: _counter_pairs,
    StateBasedCondition.TOO_MANY_COUNTERS: _named(words.too_many_counters),
    StateBasedCondition.LAST_CHAPTER: _named(words.last_chapter),
    StateBasedCondition.NO_DEFENSE: _named(words.no_defense),
    StateBasedCondition.NO_PROTECTOR: _named(words.no_protector),
    StateBasedCondition.OWN_PROTECTOR: _named(words.own_protector),
    StateBasedCondition.OLDER_ROLE: _named(words.older_role),
}


def rescue_words(game: Game, rescued: Rescued) -> str:
    """Return what saves a permanent, as `Bear is regenerated instead of destroyed, by Ward`."""
    name = game.label(rescued.object)
    match rescued.how:
        case "regeneration":
            return words.regenerated(name, called(rescued.name))
        case "shield":
            return words.shield_counter_lost(name)
        case "umbra armor":
            where = "" if rescued.to is Zone.GRAVEYARD else gone_words(rescued.to)
            return words.umbra_armor(
                name=name, aura=called(rescued.name), where=where, stays=rescued.aura is None
            )


def useless_shields(before: Game, destroyed: Iterable[ObjectId]) -> tuple[str, ...]:
    """Return which regeneration shields did not save what was destroyed; nothing else keeps them from it."""
    return tuple(
        words.useless_shield(called(shield.name), before.label(one), "CR 701.19c")
        for one in destroyed
        for shield in regeneration_of(before, one)
    )


def gone_words(to: Zone) -> str:
    """Return where something goes that was on its way to a graveyard."""
    return {
        Zone.GRAVEYARD: words.into_graveyard,
        Zone.EXILE: words.exiled_instead,
        Zone.LIBRARY: words.shuffled_instead,
        Zone.HAND: words.returned_instead,
    }[to]()


def _moved_words(to: Zone) -> str:
    """Return where something is put that is destroyed, and does not go to a graveyard."""
    return {
        Zone.EXILE: words.and_exiled,
        Zone.LIBRARY: words.and_shuffled,
        Zone.HAND: words.and_returned,
    }[to]()


def _done(before: Game, action: StateBasedAction) -> str:
    """Return what an action does, in a clause; empty where all of its kind are told together."""
    match action:
        case PlayerLost():
            return ""
        case Destroyed(object=object_id, to=to):
            return (
                "" if _dies(action) else words.destroyed_and_goes(before.label(object_id), _moved_words(to))
            )
        case Rescued():
            return rescue_words(before, action)
        case PutIntoGraveyard(object=object_id, to=to):
            name = before.label(object_id)
            if not _dies(action):
                return words.goes(name, gone_words(to))
            who = before.label(before.permanent(object_id).controller)
            return words.sacrifices(who, name) if _is_sacrificed(action) else ""
        case TokenCeased(object=object_id):
            return words.token_ceases(next(one.card.name for one in before.cards if one.id == object_id))
        case Unattached(object=object_id):
            return words.unattached(before.label(object_id))
        case CountersCancelled(object=object_id, amount=amount):
            return words.counters_cancelled(name=before.label(object_id), pairs=amount)
        case CountersExceeded(object=object_id, counter=counter, amount=amount):
            return words.surplus_removed(name=before.label(object_id), amount=amount, kind=counter)
        case ProtectorChosen(object=object_id, protector=protector):
            return words.becomes_protector(before.label(protector), before.label(object_id))
        case _:
            assert_never(action)
