"""What damage turns into (CR 120.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.abilities.keyword_abilities import Toxic
from core.abilities.keywords import Keyword
from core.characteristics.current import characteristics
from core.events.causes import ByDamage
from core.events.damage import Damage
from core.events.results import CountersPut, CountersRemoved, DamageMarked, LifeGained, LifeLost, Result
from core.model.characteristics import Characteristics
from core.model.game import Game
from core.rules.damage.as_though import as_though_it_had
from core.rules.eras import has_damage_on_stack
from core.terms.card_types import CardType
from core.terms.counters import DEFENSE, LOYALTY, MINUS_ONE, POISON, CounterKind
from core.terms.ids import ObjectId, PlayerId
from core.terms.rule_numbers import RuleNumber

_WITHERING = (Keyword.WITHER, Keyword.INFECT)


def results_of(game: Game, damage: Iterable[Damage]) -> tuple[Result, ...]:
    """Return every result of damage dealt simultaneously.

    After what a source does to its last recipient comes the life gained by its lifelink, which is
    one gain for each source, however many recipients it dealt damage to (CR 702.15e, 119.9).
    CR 120.3f, 702.15b: the gain is a result of damage, not a trigger.
    """
    damage = tuple(damage)
    gains: dict[ObjectId, int] = {}
    by_result = not has_damage_on_stack(game.era)  # before July 2009 lifelink was a trigger
    for one in damage:
        if by_result and Keyword.LIFELINK in characteristics(game, one.source).keywords:
            gains[one.source] = gains.get(one.source, 0) + one.amount
    last = {one.source: place for place, one in enumerate(damage) if one.source in gains}
    results: list[Result] = []
    for place, one in enumerate(damage):
        results += _of_one(game, one)
        if last and last.get(one.source) == place:
            gain = gains[one.source]
            controller = game.permanent(one.source).controller
            cause = ByDamage(abilities=(Keyword.LIFELINK,))
            results.append(LifeGained(player=controller, amount=gain, source=one.source, cause=cause))
    return tuple(results)


def _of_one(game: Game, damage: Damage) -> Iterator[Result]:
    if damage.recipient in game.players:
        return _on_player(game, damage, PlayerId(damage.recipient))
    return _on_permanent(game, damage, ObjectId(damage.recipient))


def _on_player(game: Game, damage: Damage, player: PlayerId) -> Iterator[Result]:
    """Yield what damage does to a player.

    CR 120.3a: life is lost. CR 120.3b, 702.90b: with infect, poison counters instead. CR 120.3g: and
    for toxic the sum of its values (CR 702.164b).
    """
    source = characteristics(game, damage.source)
    if source.has(Keyword.INFECT):
        yield _poison(damage, player, damage.amount, ByDamage(abilities=(Keyword.INFECT,)), "120.3b")
    elif (by := as_though_it_had(game, damage, Keyword.INFECT)) is not None:
        cause = ByDamage(abilities=(Keyword.INFECT,), as_though=by)
        yield _poison(damage, player, damage.amount, cause, "120.3b")
    else:
        yield LifeLost(player=player, amount=damage.amount, source=damage.source)
    toxic = source.each(Toxic)
    if toxic and damage.is_combat and source.is_creature:
        poison = sum(ability.value for ability in toxic)
        yield _poison(damage, player, poison, ByDamage(abilities=toxic), "120.3g")


def _on_permanent(game: Game, damage: Damage, recipient: ObjectId) -> Iterator[Result]:
    """Yield a result for each of its types that damage does something to (CR 120.3: "one or more").

    CR 120.3c, 306.8: a planeswalker loses loyalty. CR 120.3h, 310.6: a battle loses defense.
    CR 120.3d, 702.80a, 702.90c: wither and infect put counters on a creature. CR 120.3e: other damage is
    marked.
    """
    source, what = characteristics(game, damage.source), characteristics(game, recipient)
    if CardType.PLANESWALKER in what.types:
        yield _removal(damage, recipient, LOYALTY)
    if CardType.BATTLE in what.types:
        yield _removal(damage, recipient, DEFENSE)
    if CardType.CREATURE not in what.types:
        return
    cause = _withering(game, damage, source)
    if cause is not None:
        yield CountersPut(
            on=recipient,
            counter=MINUS_ONE,
            amount=damage.amount,
            source=damage.source,
            cause=cause,
            rule=RuleNumber("120.3d"),
        )
    else:
        yield DamageMarked(object=recipient, amount=damage.amount, source=damage.source)


def _withering(game: Game, damage: Damage, source: Characteristics) -> ByDamage | None:
    """Return what makes counters of damage to a creature; None if it is marked."""
    if source.keywords and (withering := tuple(one for one in _WITHERING if one in source.keywords)):
        return ByDamage(abilities=withering)
    for keyword in _WITHERING:
        if (by := as_though_it_had(game, damage, keyword)) is not None:
            return ByDamage(abilities=(keyword,), as_though=by)
    return None


def _poison(damage: Damage, player: PlayerId, amount: int, cause: ByDamage, rule: str) -> CountersPut:
    return CountersPut(
        on=player,
        counter=POISON,
        amount=amount,
        source=damage.source,
        cause=cause,
        rule=RuleNumber(rule),
    )


def _removal(damage: Damage, recipient: ObjectId, kind: CounterKind) -> CountersRemoved:
    rule = RuleNumber("120.3c" if kind == LOYALTY else "120.3h")
    return CountersRemoved(
        object=recipient, counter=kind, amount=damage.amount, source=damage.source, rule=rule
    )
