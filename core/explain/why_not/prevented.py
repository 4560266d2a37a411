"""Damage that is prevented is not dealt: what would have come of it does not (CR 615.6, 603.2g)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.effects.on_damage import DamageEffect, Redirect
from core.abilities.keyword_abilities import Toxic
from core.abilities.keywords import Keyword
from core.characteristics.active_effects import active_effects
from core.characteristics.current import characteristics
from core.events.damage import Damage, DamagePrevented
from core.explain.stack_names import stack_name
from core.language.phrases import phrase
from core.model.game import Game
from core.rules.damage.as_though import as_though_it_had
from core.rules.triggers.near_misses import would_trigger
from core.rules.triggers.occurrences import Occurrence
from core.rules.triggers.watching import About, item_of
from core.terms.ids import ObjectId
from core.words.english import why_not as words


def nothing_comes_of(_before: Game, event: DamagePrevented, game: Game) -> Iterator[str]:
    """Yield the keywords of sources that now deal no damage at all, if they would have done anything."""
    left = {one.source for one in event.remaining}
    found: dict[str, list[str]] = {}
    for one in event.prevented:
        if one.source not in left:
            keywords = found.setdefault(game.label(one.source), [])
            keywords += [keyword for keyword in _keywords(game, one) if keyword not in keywords]
    useless = [(name, keywords) for name, keywords in found.items() if keywords]
    if useless:
        yield words.nothing_comes_of(useless, "CR 615.6")


def _keywords(game: Game, one: Damage) -> Iterator[str]:
    """Yield the keywords that would have made something of such damage (CR 120.3)."""
    source = characteristics(game, one.source)
    is_player = one.recipient in game.players
    is_permanent = one.recipient in game.battlefield
    is_creature = is_permanent and characteristics(game, ObjectId(one.recipient)).is_creature
    if source.has(Keyword.LIFELINK):
        yield Keyword.LIFELINK.value
    if (is_player or is_creature) and _is_dealt_with(game, one, Keyword.INFECT):
        yield Keyword.INFECT.value
    if is_creature and _is_dealt_with(game, one, Keyword.WITHER):
        yield Keyword.WITHER.value
    if is_creature and source.has(Keyword.DEATHTOUCH):
        yield Keyword.DEATHTOUCH.value
    if is_player and one.is_combat:
        yield from map(phrase, source.each(Toxic))


def _is_dealt_with(game: Game, one: Damage, keyword: Keyword) -> bool:
    """Whether damage would be that of a keyword of its source, or as though it had that."""
    has_it = characteristics(game, one.source).has(keyword)
    return has_it or as_though_it_had(game, one, keyword) is not None


def nothing_triggers(_before: Game, event: DamagePrevented, game: Game) -> Iterator[str]:
    """Yield the abilities that would have triggered on damage that is now not dealt (CR 603.2g)."""
    sources = {one.source for one in event.remaining}
    recipients = {one.recipient for one in event.remaining}
    is_settled = not event.remaining or not _redirects(game)
    for one in event.prevented:
        if one.source not in sources:
            deals = Occurrence(
                one.source, it=one.recipient, to=one.recipient, amount=one.amount, is_combat=one.is_combat
            )
            if abilities := _abilities(game, "deals_damage", deals):
                yield words.deals_nothing(game.label(one.source), abilities, "CR 603.2g")
        if one.recipient not in recipients and is_settled:
            is_dealt = Occurrence(one.recipient, it=one.recipient, amount=one.amount, is_combat=one.is_combat)
            if abilities := _abilities(game, "is_dealt_damage", is_dealt):
                yield words.is_dealt_nothing(game.label(one.recipient), abilities, "CR 603.2g")


def _redirects(game: Game) -> bool:
    """Whether anything might still lead other damage there."""
    return any(isinstance(effect.change, Redirect) for _, effect in active_effects(game, DamageEffect))


def _abilities(game: Game, event: str, one: Occurrence) -> list[str]:
    found = would_trigger(game, event, one)
    return [stack_name(game, item_of(game, this, ability, About(one.it))) for this, ability in found]
