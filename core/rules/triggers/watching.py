"""Who watches for what, and what goes on the stack if it happens (CR 603.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from core.abilities.card_texts.card_text import emblem_texts
from core.abilities.card_texts.stack_abilities import Triggered, works_in
from core.abilities.effects.emblem import Emblem
from core.abilities.filters import Recipients
from core.abilities.triggers import When
from core.characteristics.among_permanents import all_characteristics
from core.characteristics.current import characteristics
from core.characteristics.defending import defending_player
from core.characteristics.filtering import holds, is_recipient
from core.characteristics.remembering import of_objects, remembered
from core.events.stack import AbilityTriggered, Together
from core.model.game import Game
from core.model.stack import OnStack, StackObject
from core.model.waiting_effects import EffectId
from core.rules.procedure import Procedure, game_after
from core.terms.called import Aspect, Called
from core.terms.ids import ObjectId, PlayerId, RecipientId, id_on_stack
from core.terms.rule_numbers import RuleNumber
from core.terms.values import Value, replace


class Found(Value, kw_only=False):
    """An ability that triggers; the attributes are those of `AbilityTriggered`."""

    ability: StackObject
    used_up: EffectId | None = None
    looked_back: RuleNumber | None = None
    together: Together | None = None
    limited: Triggered | None = None


def trigger(game: Game, found: Iterable[Found]) -> Procedure[Game]:
    """Let abilities trigger, each with an id of its own; return the game.

    CR 800.4d: those of a player who has left the game would never go on the stack.
    What triggers only so often in a turn does so no more often, even if its object is gone by now.
    """
    gone: list[tuple[ObjectId, Triggered]] = []
    for one in found:
        own = one.ability
        if own.controller not in game.players_in_game:
            continue
        if one.limited is not None:
            if has_triggered(game, own.source, one.limited, gone.count((own.source, one.limited))):
                continue
            if own.source not in game.battlefield:
                gone.append((own.source, one.limited))
        if isinstance(own, OnStack):
            made = game.made + 1
            own = replace(own, id=id_on_stack(own.source, made), made=made)
        triggered = AbilityTriggered(
            ability=own,
            used_up=one.used_up,
            looked_back=one.looked_back,
            together=one.together,
            limited=one.limited,
        )
        game = game_after((yield triggered))
    return game


def has_triggered(game: Game, this: ObjectId, ability: Triggered, besides: int = 0) -> bool:
    """Whether an ability of `this` has triggered as often this turn as it may; `besides`: so often more.

    Each of several such abilities of one object has its own turn.
    """
    if ability.times_each_turn is None:
        return False
    alike = max(1, characteristics(game, this).effects.count(ability))
    return game.permanent(this).activated.count(ability) + besides >= ability.times_each_turn * alike


def is_watched(game: Game, event: str) -> bool:
    """Whether any ability watches for an event, whatever its "if" says."""
    return event in _by_event(game) or event in _in_graveyards(game)


class Watcher(NamedTuple):
    """An ability that watches for an event, the object that has it, and which such events it triggers on."""

    this: ObjectId
    ability: Triggered
    whens: tuple[When, ...]


def watchers(game: Game, event: str) -> Sequence[Watcher]:
    """Return the abilities that watch for an event, whatever their "if" says."""
    return (*_by_event(game).get(event, ()), *_in_graveyards(game).get(event, ()))


def watching(game: Game, event: str, now: Game | None = None) -> Iterator[Watcher]:
    """Yield the abilities that watch for an event, whose "if" is true now (CR 603.4).

    `now` is the game after the event, where abilities look back at the one before it (CR 603.10a).
    """
    for one in watchers(game, event):
        if holds(now or game, one.ability.only_if, game.permanent(one.this).controller, one.this):
            yield one


@of_objects
def _by_event(game: Game) -> Mapping[str, Sequence[Watcher]]:
    """Return every triggered ability of permanents and emblems (CR 113.6p), by what it watches for."""
    of_permanents = (
        (one, ability)
        for one, what in all_characteristics(game)
        for ability in what.effects
        if isinstance(ability, Triggered) and works_in(ability) is None
    )
    of_emblems = (
        (ObjectId(emblem.id), ability)
        for emblem in game.effects
        if isinstance(emblem.effect, Emblem)
        for ability in emblem_texts(emblem.effect)
        if isinstance(ability, Triggered)
    )
    return _listed((*of_permanents, *of_emblems))


@remembered(lambda game: (game.graveyard,))
def _in_graveyards(game: Game) -> Mapping[str, Sequence[Watcher]]:
    """Return every triggered ability that works in a graveyard, by what it watches for (CR 113.6m)."""
    abilities = (
        (card.id, ability)
        for card in game.graveyard
        if card.id in game.last_known
        for ability in card.card.effects
        if isinstance(ability, Triggered) and works_in(ability) == "graveyard"
    )
    return _listed(abilities)


def _listed(abilities: Iterable[tuple[ObjectId, Triggered]]) -> Mapping[str, Sequence[Watcher]]:
    found: dict[str, list[Watcher]] = {}
    for one, ability in abilities:
        for event, whens in _whens_by_event(ability):
            found.setdefault(event, []).append(Watcher(one, ability, whens))
    return found


@lru_cache(maxsize=4096)
def _whens_by_event(ability: Triggered) -> tuple[tuple[str, tuple[When, ...]], ...]:
    """Return what an ability watches for, by the event; asked again after every event of a game."""
    events = dict.fromkeys(when.event for when in ability.whens)
    return tuple((event, tuple(when for when in ability.whens if when.event == event)) for event in events)


def is_about(game: Game, this: ObjectId, which: Recipients, subject: RecipientId) -> bool:
    """Whether an ability of `this` speaks of a player or permanent, as it is or last was."""
    if which.is_anything:
        return True
    if subject not in game.players and subject not in game.battlefield and subject not in game.last_known:
        return False
    return is_recipient(game, subject, which, game.permanent(this).controller, this)


class About(NamedTuple):
    """What an ability has triggered on: `it`, how much, and to whom that happened or who did it, if one."""

    it: RecipientId | None = None
    amount: int = 0
    subject: RecipientId | None = None


def item_of(
    game: Game, this: ObjectId, ability: Triggered, about: About, when: When | None = None
) -> OnStack:
    """Return an ability of `this` as it will go on the stack; its id comes as it triggers.

    `when`: which of the events it watches for has happened; the first if it is not said.
    CR 508.5: the defending player is whom the creature it is about attacks, or else whom `this` does,
    or what it is attached to.
    CR 603.8: a state is what makes it trigger, no "if" that is asked about again.
    """
    permanent = game.permanent(this)
    return OnStack(
        id=this,
        name=Called(permanent.label, Aspect.ABILITY),
        controller=PlayerId(permanent.controller),
        source=this,
        wanted=ability.targets,
        least_targets=ability.least_targets,
        does=ability.does,
        modes=ability.modes,
        least_modes=ability.least_modes,
        most_modes=ability.most_modes,
        unchosen=ability.unchosen,
        amount=about.amount,
        triggered_on=when or ability.when,
        it=about.it,
        only_if=ability.only_if if ability.when.event != "state" else None,
        is_optional=ability.is_optional,
        defending_player=defending_player(game, about.it, about.subject, this),
    )
