"""Replacement and prevention effects that are there and are not applied."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from core.abilities.effects.on_damage import DamageEffect, Prevent
from core.abilities.keyword_abilities import Protection
from core.characteristics.current import characteristics
from core.characteristics.qualities import has_quality
from core.events.damage import DamageDealt, DamageEventOccurred
from core.explain.explanation import label
from core.language.phrases import phrase
from core.language.wording import filter_words, source_words
from core.model.game import Game
from core.rules.damage.near_misses import Missing, near_misses
from core.rules.damage.redirection import idle_redirections
from core.rules.damage.result_effects import idle_floors, unmet_floors
from core.terms.ids import ObjectId
from core.terms.rule_numbers import RuleNumber, cited
from core.words.english import why_not as words
from core.words.english.names import called


def not_applied(_before: Game, event: DamageDealt, game: Game) -> Iterator[str]:
    """Yield what would change this damage but for one part of what it asks for."""
    others: dict[tuple[str, str], dict[str, None]] = {}
    for missed in near_misses(game, event.damage):
        active, effect = missed.about.active, missed.about.effect
        name, source = called(active.name), label(game, missed.damage.source)
        match missed.missing:
            case Missing.COMBAT:
                wanted = bool(effect.combat)
                yield words.not_such_damage(name=name, rule=cited(_rule(effect)), asks_for_combat=wanted)
            case Missing.COUNTERS:
                yield words.no_counter(name, _counter(effect), cited(_rule(effect)))
            case Missing.CHOSEN:
                chosen = label(game, active.waiting.from_source if active.waiting is not None else None)
                others.setdefault((name, chosen), {})[source] = None
            case Missing.QUALITY:
                yield words.not_such_source(name, source, source_words(effect.source), "CR 615.9")
            case _:
                assert_never(missed.missing)
    for (name, chosen), sources in others.items():
        yield words.other_source(name, chosen, list(sources), "CR 609.7a")


def _rule(effect: DamageEffect) -> RuleNumber:
    """Return what makes it watch for damage (CR 614.1, 615.1)."""
    return RuleNumber("615.1" if isinstance(effect.change, Prevent) else "614.1")


def _counter(effect: DamageEffect) -> str:
    """Return the kind of counter it asks for."""
    change = effect.change
    return effect.while_counter or (change.per_counter if isinstance(change, Prevent) else None) or ""


def not_protected(_before: Game, event: DamageDealt, game: Game) -> Iterator[str]:
    """Yield which protection does not speak of the source of damage."""
    for one in event.damage:
        if one.recipient in game.battlefield:
            for protection in characteristics(game, ObjectId(one.recipient)).each(Protection):
                if not has_quality(game, one.source, protection.quality):
                    told = phrase(protection)
                    yield words.not_protected(
                        game.label(one.recipient), told, game.label(one.source), "CR 702.16e"
                    )


def redirected_nowhere(_before: Game, event: DamageDealt, game: Game) -> Iterator[str]:
    """Yield what would redirect damage and does nothing, as there is nothing to deal it to."""
    for one in event.damage:
        for active, to in idle_redirections(game, one):
            yield words.redirects_nowhere(
                name=called(active.name), to=label(game, to), rule="CR 614.9", is_there=to in game.battlefield
            )


def not_needed(before: Game, event: DamageEventOccurred, _game: Game) -> Iterator[str]:
    """Yield what watches the loss of life in this event and finds nothing to change."""
    for active, effect, left in idle_floors(before, event.results):
        yield words.floor_not_needed(
            called(active.name), before.label(active.you), left, effect.floor, "CR 120.4c"
        )


def not_met(before: Game, event: DamageEventOccurred, _game: Game) -> Iterator[str]:
    """Yield what would have kept a player's life total up, had the player what it asks for."""
    for active, wanted in unmet_floors(before, event.results):
        name, who = called(active.name), before.label(active.you)
        yield words.floor_not_met(name, who, filter_words(wanted), "CR 120.4c")
