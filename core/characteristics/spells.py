"""What instant and sorcery spells are: as printed, and as effects on spells make them (CR 611.3a, 613.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from core.abilities.ability import Ability
from core.abilities.card_texts.card_text import emblem_texts
from core.abilities.effects.emblem import Emblem
from core.abilities.effects.grants import Grants
from core.abilities.filters import Objects
from core.abilities.keywords import Keyword
from core.characteristics.change import changed
from core.characteristics.conditions import is_true
from core.characteristics.copiable_values import copiable, finished
from core.characteristics.layer import Layer, layers_of
from core.characteristics.matching import fits
from core.characteristics.speaker import Speaker
from core.model.characteristics import Characteristics
from core.model.game import Game
from core.model.permanents import Permanent
from core.terms.called import Called
from core.terms.card_types import SPELL_TYPES
from core.terms.ids import ObjectId


def is_instant_or_sorcery(one: Permanent) -> bool:
    """Whether something is a spell that never becomes a permanent (CR 304.4, 307.4)."""
    return not SPELL_TYPES.isdisjoint(one.card.types)


def speaks_of_spells(wanted: Objects) -> bool:
    """Whether a filter is about instants and sorceries, which are on the stack and nowhere else."""
    return not SPELL_TYPES.isdisjoint((*wanted.types, *wanted.one_of_types))


def worked_out_spell(
    game: Game, spell: Permanent, board: Iterable[tuple[ObjectId, Characteristics]]
) -> Characteristics:
    """Return what a spell is now; `board` is what the permanents are, whose abilities may change spells.

    CR 611.3b: only what is still there gives it anything. CR 613.6: what reaches it as the first part of
    an effect applies goes on doing so.
    """
    what = copiable(spell)
    effects = sorted(_on_spells(game, board), key=lambda one: one.timestamp)
    begun: set[int] = set()
    for layer in _LAYERS:
        for number, one in enumerate(effects):
            if layer not in layers_of(one.grants, is_own=False):
                continue
            if number in begun or fits(one.grants.objects, spell, what, one.speaker):
                begun.add(number)
                what = changed(what, one.grants, layer, 1)
    return finished(what)


_LAYERS = (Layer.TYPE, Layer.COLOR, Layer.ABILITY, Layer.RULES)
"""Those in which something can happen to what has no power and no toughness."""


def givers_to_spell(
    game: Game,
    spell: Permanent,
    board: Iterable[tuple[ObjectId, Characteristics]],
    ability: Keyword | Ability,
) -> Iterator[Called]:
    """Yield what gives an instant or sorcery an ability; nothing for anything else."""
    if spell.last is None and is_instant_or_sorcery(spell):
        what = copiable(spell)
        for one in _on_spells(game, board):
            if ability in one.grants.gains and fits(one.grants.objects, spell, what, one.speaker):
                yield one.name


class _OnSpells(NamedTuple):
    """An effect on spells that is in force, and what speaks in it."""

    timestamp: int
    grants: Grants
    speaker: Speaker
    name: Called


def _on_spells(game: Game, board: Iterable[tuple[ObjectId, Characteristics]]) -> Iterator[_OnSpells]:
    """Yield the effects on spells that are in force."""
    known = dict(board)
    for own, what in known.items():
        permanent = game.battlefield[own]
        for effect in what.effects:
            if isinstance(effect, Grants) and speaks_of_spells(effect.objects):
                speaker = Speaker(game, permanent.controller, own)
                if _applies(effect, speaker, known):
                    yield _OnSpells(permanent.timestamp, effect, speaker, Called(permanent.label))
    for waiting in game.effects:
        said = emblem_texts(waiting.effect) if isinstance(waiting.effect, Emblem) else (waiting.effect,)
        for grants in said:
            if isinstance(grants, Grants) and speaks_of_spells(grants.objects):
                made_by, defending = waiting.made_by, waiting.defending_player
                speaker = Speaker(game, waiting.controller, made_by, defending=defending)
                if _applies(grants, speaker, known):
                    yield _OnSpells(waiting.timestamp, grants, speaker, waiting.name)


def _applies(effect: Grants, speaker: Speaker, known: Mapping[ObjectId, Characteristics]) -> bool:
    """Whether the condition of an effect is true (CR 611.3a); `known` is what the permanents are."""
    if effect.as_long_as is None:
        return True
    there = speaker.game.battlefield
    return is_true(
        effect.as_long_as,
        speaker,
        lambda one, wanted: one in known and fits(wanted, there[one], known[one], speaker),
        known.__getitem__,
    )
