"""Entering the battlefield, as effects change it (CR 614.12, 616.1)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from itertools import count as whole_numbers

from msgspec import field

from core.abilities.amounts import Counted
from core.abilities.chosen_color import OfChosenColor
from core.abilities.effects.on_entering import EntersEffect
from core.abilities.keyword_abilities import Shorthand
from core.characteristics.active_effects import Active, active_effects
from core.characteristics.current import characteristics
from core.characteristics.filtering import holds, is_among
from core.characteristics.numbers import number_of
from core.characteristics.speaker import Speaker
from core.events.causes import ByEntering
from core.events.entering import EntryPlanned, PermanentsEntered
from core.events.results import CountersPut
from core.model.cards import NAMELESS, Card
from core.model.game import Game
from core.model.permanents import Origin, Permanent
from core.model.stack import OnStack
from core.model.waiting_effects import EffectId
from core.rules.choices.one import ChooseOne
from core.rules.choices.picking import EffectRef
from core.rules.choices.purposes import ChosenColor
from core.rules.combat.attackable import defender, is_planeswalker
from core.rules.combat.damage_order import place_in_damage_order
from core.rules.damage.result_effects import change_results
from core.rules.procedure import Procedure, ask
from core.rules.replacement_order import choose_effect, first_on_entering
from core.rules.triggers.happening import happen
from core.rules.zones.choosing_how_to_enter import CHOSEN, how_often_wanted
from core.rules.zones.copying import copied, original_of
from core.rules.zones.enchanting import enchanting
from core.terms.called import Called
from core.terms.card_types import CardType
from core.terms.colors import Color
from core.terms.counters import DEFENSE, LORE, LOYALTY, CounterKind
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.subtypes import SAGA
from core.terms.values import FrozenMap, Value, replace

MOST_PERMANENTS = 3_000
"""Tokens that would make it more on the battlefield aren't created: play stops (a file may have 2,000)."""


class Arrival(Value, kw_only=False):
    """A permanent that is about to enter, and what it attacks or blocks as it does."""

    permanent: Permanent
    attacking: RecipientId | None = None
    blocking: ObjectId | None = None
    counters: FrozenMap[CounterKind, int] = field(default_factory=FrozenMap)


def fresh_id(game: Game, name: str) -> ObjectId:
    """Return an id by which a script may name what enters: its name, with a number if that was used."""
    return next(fresh_ids(game, name))


def fresh_ids(game: Game, name: str) -> Iterator[ObjectId]:
    """Yield such ids for all of this name that enter at the same time, as many as are asked for."""
    used = {*game.players, *game.battlefield, *game.last_known}
    name = name or NAMELESS
    numbered = (ObjectId(f"{name} {number}") for number in whole_numbers(2))
    return (own for own in chain([ObjectId(name)], numbered) if own not in used)


def arriving(object_id: ObjectId, card: Card, player: PlayerId, origin: Origin) -> Permanent:
    """Return a permanent as it would enter under a player's control (CR 110.2)."""
    return Permanent(
        id=object_id,
        card=card,
        owner=player,
        controller=player,
        entered_under=player,
        origin=origin,
        summoning_sick=True,
    )


def enter(
    game: Game,
    arrivals: tuple[Arrival, ...],
    rule: RuleNumber,
    *,
    from_graveyard: tuple[ObjectId, ...] = (),
    spell: OnStack | None = None,
) -> Procedure[Game]:
    """Let permanents enter the battlefield at the same time; return the game, in which they are.

    CR 303.4g: an Aura that is no spell stays where it is if there is nothing for it to enchant.
    CR 509.4: what enters blocking was never declared as a blocker.
    """
    settled: list[Permanent] = []
    for arrival in _as_night_is(game, arrivals):
        game, entering = yield from _as_it_enters(game, arrival, spell)
        permanent = entering if spell is not None else (yield from enchanting(game, entering))
        if permanent is None:
            continue
        settled.append(replace(permanent, number=_number(game, permanent, settled)))
    if not settled:
        return game
    blocking = FrozenMap(
        (one.permanent.id, one.blocking)
        for one in arrivals
        if one.blocking is not None and _may_block(game, one.permanent, one.blocking)
    )
    attacking = FrozenMap(
        (one.permanent.id, one.attacking)
        for one in arrivals
        if one.attacking is not None and _may_attack(game, one.permanent, one.attacking)
    )
    game = yield from happen(
        game,
        PermanentsEntered(
            permanents=tuple(settled),
            attacking=attacking,
            defending=FrozenMap(
                (one, defender(game, target) or game.active_player) for one, target in attacking.items()
            ),
            planeswalkers=tuple(one for one, target in attacking.items() if is_planeswalker(game, target)),
            blocking=blocking,
            from_graveyard=from_graveyard,
            spell=spell,
            rule=rule,
        ),
    )
    return (yield from place_in_damage_order(game, blocking))


def _as_it_enters(game: Game, arrival: Arrival, spell: OnStack | None) -> Procedure[tuple[Game, Permanent]]:
    """Apply what changes how one permanent enters; each effect once. `spell`: what it was on the stack.

    CR 707.5: what it has as a copy applies too, as if nothing of its own had been applied before.
    """
    permanent = arrival.permanent
    counters = dict(arrival.counters)
    of_copy: FrozenMap[CounterKind, int] = FrozenMap()
    applied: set[EffectId] = set()
    own: set[EffectId] = set()
    x, caster = (spell.x, spell.controller) if spell is not None else (0, None)
    if counters or any(_of_its_type(permanent.card)) or any(_watching(game, permanent, caster)):
        game = yield from happen(game, EntryPlanned(permanent=permanent))
    while found := [one for one in _watching(game, permanent, caster) if one[0].id not in applied | own]:
        first = first_on_entering(found)
        active = (yield from choose_effect(game, permanent.id, first)) if len(first) > 1 else first[0]
        effect = next(effect for one, effect in found if one.id == active.id)
        (own if active.this == permanent.id else applied).add(active.id)
        original = yield from original_of(game, permanent, active, effect)
        game, times = yield from how_often_wanted(game, permanent, effect)
        more = _counters(_with_arriving(game, permanent), active, effect, x)
        more = FrozenMap((kind, count * times) for kind, count in more.items() if times)
        if effect.may and not times:
            planned = _declined(permanent, active, effect)
        else:
            planned = yield from _changed(game, permanent, active, effect, original)
        planned = replace(planned, counters=more)
        permanent = planned.permanent
        if effect.as_copy is not None and original is not None:
            own.clear()
            of_copy = effect.as_copy.counters  # CR 707.9e: in the place of those of a copy before
        for kind, count in more.items():
            counters[kind] = counters.get(kind, 0) + count
        game = yield from happen(game, planned)
    for kind, count in (*of_copy.items(), *_of_its_type(permanent.card)):
        counters[kind] = counters.get(kind, 0) + count
    if not counters:
        return game, permanent
    return (yield from _with_counters(game, permanent, counters))


def _with_arriving(game: Game, permanent: Permanent) -> Game:
    """Return the game in which something is known that is not on the battlefield yet."""
    return replace(game, last_known=game.last_known.with_({permanent.id: permanent}))


def _counters(game: Game, active: Active, effect: EntersEffect, x: int) -> FrozenMap[CounterKind, int]:
    """Return how many counters of each kind an effect has something enter with (CR 107.3m, 122.6)."""
    match effect.times:
        case None:
            return effect.counters
        case "x":
            times = x
        case Counted(of=of):
            times = effect.times.of_number(number_of(Speaker(game, active.you, active.this), of))
    return FrozenMap((kind, count * times) for kind, count in effect.counters.items() if times)


def _rule(effect: EntersEffect) -> RuleNumber:
    """Return the rule that says when an effect on entering is applied."""
    if effect.under_your_control:
        return RuleNumber("616.1b")
    if effect.as_copy is not None:
        own = "707.9" if effect.as_copy.differs else "707.5"
        return RuleNumber(own if effect.as_copy.is_chosen else "616.1c")
    is_chosen = effect.chooses_color or effect.may or effect.devours is not None
    return CHOSEN if is_chosen else RuleNumber("614.1c")


def _as_night_is(game: Game, arrivals: tuple[Arrival, ...]) -> tuple[Arrival, ...]:
    """Return what enters; at night what is daybound enters with its back face up (CR 702.145b)."""
    if game.time_of_day != "night":
        return arrivals
    return tuple(replace(one, permanent=_at_night(one.permanent)) for one in arrivals)


def _at_night(permanent: Permanent) -> Permanent:
    card = permanent.card
    is_bound = any(isinstance(one, Shorthand) and one.word == "daybound" for one in card.abilities)
    if not is_bound or card.back is None or permanent.front is not None or permanent.status.face_down:
        return permanent
    return replace(permanent, card=card.back, front=card)


def _number(game: Game, permanent: Permanent, beside: list[Permanent]) -> int:
    """Return which of those with its name it will be, 0 if it is the only one."""
    name = permanent.shared_name
    alike = sum(one.shared_name == name for one in (*game.everything, *beside))
    return alike + 1 if alike else 0


def _watching(
    game: Game, permanent: Permanent, caster: PlayerId | None
) -> Iterator[tuple[Active, EntersEffect]]:
    """Yield what changes how a permanent enters: others' effects, and its own about itself alone.

    CR 614.12: it counts as it would be on the battlefield. `caster`: who cast the spell that it was.
    """
    permanent = permanent if caster is None else permanent.as_cast_by(caster)
    there = replace(game, battlefield=game.battlefield.with_({permanent.id: permanent}))
    seen = _with_arriving(game, permanent)
    for active, effect in active_effects(game, EntersEffect):
        others = effect.which.which != "this"
        is_meant = others and is_among(there, permanent.id, effect.which, active.you, active.this)
        if is_meant and (active.this is None or holds(game, effect.only_if, active.you, active.this)):
            yield active, effect
    for number, text in enumerate(characteristics(there, permanent.id).effects, start=1):
        if not isinstance(text, EntersEffect) or text.which.which != "this":
            continue
        if holds(seen, text.only_if, permanent.controller, permanent.id):
            own = EffectId(f"{permanent.id}/enters {number}")
            yield Active(own, Called(permanent.label), permanent.controller, text, permanent.id), text


def _declined(permanent: Permanent, active: Active, effect: EntersEffect) -> EntryPlanned:
    """Return how a permanent enters whose controller does not have it enter with counters."""
    gains = effect.gains_otherwise
    return EntryPlanned(
        permanent=replace(permanent, chosen=(*permanent.chosen, *gains)),
        name=active.name,
        is_declined=True,
        gains=gains,
        rule=_rule(effect),
    )


def _changed(
    game: Game,
    permanent: Permanent,
    active: Active,
    effect: EntersEffect,
    original: ObjectId | None,
) -> Procedure[EntryPlanned]:
    """Return how a permanent enters as one effect makes it enter."""
    planned = EntryPlanned(
        permanent=permanent,
        name=active.name,
        copy_rules=effect.as_copy,
        copy_of=original,
        under=active.you if effect.under_your_control else None,
        tapped=effect.tapped,
        rule=_rule(effect),
    )
    if effect.as_copy is not None and original is not None:
        card = copied(game.permanent(original), effect.as_copy)
        permanent = replace(permanent, card=card, front=None, printed=permanent.as_card)
    if effect.under_your_control:
        permanent = replace(permanent, controller=active.you, entered_under=active.you)
    if effect.tapped:
        permanent = replace(permanent, status=replace(permanent.status, tapped=True))
    if effect.gains and not effect.chooses_color:
        gains = tuple(one for one in effect.gains if not isinstance(one, OfChosenColor))
        planned = replace(planned, gains=gains)
        permanent = replace(permanent, chosen=(*permanent.chosen, *gains))
    if effect.chooses_color:
        options = tuple(EffectRef(id=EffectId(color.word), name=Called(color.word)) for color in Color)
        choice = ChooseOne(
            player=permanent.controller,
            purpose=ChosenColor(name=permanent.label),
            among=options,
            rule=RuleNumber("614.12a"),
        )
        chosen = (yield from ask(choice)).value
        color = next(one for one in Color if one.word == chosen)
        gains = tuple(one.about(color) if isinstance(one, OfChosenColor) else one for one in effect.gains)
        planned = replace(planned, color=color, gains=gains)
        permanent = replace(permanent, chosen=(*permanent.chosen, *gains))
    return replace(planned, permanent=permanent)


def _of_its_type(card: Card) -> Iterator[tuple[CounterKind, int]]:
    """Yield the counters that planeswalkers, battles and Sagas enter with (CR 306.5b, 310.4b, 714.3a)."""
    if CardType.PLANESWALKER in card.types and card.loyalty:
        yield LOYALTY, card.loyalty
    if CardType.BATTLE in card.types and card.defense:
        yield DEFENSE, card.defense
    if SAGA in card.subtypes:
        yield LORE, 1


def _with_counters(
    game: Game, permanent: Permanent, counters: dict[CounterKind, int]
) -> Procedure[tuple[Game, Permanent]]:
    """Return the permanent with counters, as effects on counters change their number (CR 122.6)."""
    results = tuple(
        CountersPut(
            on=permanent.id,
            counter=kind,
            amount=count,
            source=permanent.id,
            cause=ByEntering(permanent=permanent.id, name=Called(permanent.label)),
            rule=RuleNumber("122.6"),
        )
        for kind, count in counters.items()
    )
    game, changed = yield from change_results(game, results)
    put: dict[CounterKind, int] = {}
    for one in changed:
        if isinstance(one, CountersPut):
            put[one.counter] = put.get(one.counter, 0) + one.amount
    return game, replace(permanent, counters=FrozenMap(put))


def _may_fight(permanent: Permanent) -> bool:
    """Whether what enters may attack or block at all: a creature that is no battle (CR 506.3a, 506.3f)."""
    return CardType.CREATURE in permanent.card.types and CardType.BATTLE not in permanent.card.types


def _may_attack(game: Game, permanent: Permanent, target: RecipientId) -> bool:
    """Whether what enters attacking is attacking (CR 508.4a)."""
    return (
        game.combat is not None
        and _may_fight(permanent)
        and permanent.controller == game.active_player
        and defender(game, target) in game.opponents(game.active_player)
    )


def _may_block(game: Game, permanent: Permanent, attacker: ObjectId) -> bool:
    """Whether what enters blocking is blocking (CR 509.4a)."""
    attacking = game.combat.attackers.get(attacker) if game.combat is not None else None
    return (
        attacking is not None and _may_fight(permanent) and attacking.defending_player == permanent.controller
    )
