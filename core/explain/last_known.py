"""Explaining damage from what is no longer there: it is dealt by the object as it last was (CR 608.2h)."""

from __future__ import annotations

from core.abilities.effects.emblem import Emblem
from core.abilities.keywords import Keyword
from core.characteristics.current import characteristics
from core.model.game import Game
from core.model.monarchy import MONARCH
from core.model.stack import OnStack
from core.rules.eras import has_damage_on_stack
from core.terms.ids import ObjectId
from core.words.english import damage as words

MATTER = (Keyword.LIFELINK, Keyword.DEATHTOUCH, Keyword.WITHER, Keyword.INFECT)
"""The keywords of a source that make a difference to its damage."""


def is_gone(game: Game, source: ObjectId) -> bool:
    """Whether a source of damage is no longer where it was: on the battlefield, or a card elsewhere."""
    is_spell = any(isinstance(one, OnStack) and one.is_spell and one.id == source for one in game.stack)
    is_card = any(card.id == source for card in (*game.graveyard, *game.hand))
    is_emblem = any(one.made_by == source and isinstance(one.effect, Emblem) for one in game.effects)
    is_somewhere = is_spell or is_card or is_emblem or source == MONARCH
    return source not in game.battlefield and not is_somewhere


def last_known_words(game: Game, source: ObjectId) -> str:
    """Return how a source that has left deals damage: with what it had as it left (CR 608.2h)."""
    if has_damage_on_stack(game.era):  # before July 2009 these were triggers, which do not look back
        return words.last_known_size(game.label(source), "CR 608.2h")
    what = characteristics(game, source)
    has = [keyword.value for keyword in MATTER if what.has(keyword)]
    return words.last_known(game.label(source), has, "CR 608.2h")
