"""Sagas that have come to the end of their story (CR 714.4, 704.5s)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.card_texts.stack_abilities import Triggered
from core.characteristics.current import characteristics
from core.events.state_based import StateBasedCondition
from core.model.characteristics import Characteristics
from core.model.game import Game
from core.model.stack import OnStack
from core.rules.state_based.candidates import looked_at
from core.rules.state_based.condition import Condition, to_graveyard
from core.terms.counters import LORE
from core.terms.ids import ObjectId


def finished_sagas(game: Game) -> Iterator[Condition]:
    """Yield a condition for each Saga whose controller sacrifices it.

    CR 714.4: it has as many lore counters as its final chapter number, and no chapter ability of it
    waits or is on the stack. CR 714.2d: without chapter abilities it stays.
    """
    for saga in looked_at(game).sagas:
        last = final_chapter(characteristics(game, saga))
        lore = game.battlefield[saga].counters.get(LORE, 0)
        if 0 < last <= lore and not _has_chapter_pending(game, saga):
            yield to_graveyard(saga, StateBasedCondition.LAST_CHAPTER)


def final_chapter(what: Characteristics) -> int:
    """Return a Saga's greatest chapter number; 0 if it has no chapter abilities (CR 714.2d)."""
    abilities = (one for one in what.effects if isinstance(one, Triggered))
    return max((number for one in abilities for when in one.whens for number in when.chapters), default=0)


def _has_chapter_pending(game: Game, saga: ObjectId) -> bool:
    return any(
        isinstance(one, OnStack)
        and one.source == saga
        and one.triggered_on is not None
        and one.triggered_on.event == "reaches_chapter"
        for one in (*game.triggered, *game.stack)
    )
