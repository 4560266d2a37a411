"""Explaining what happens in libraries."""

from __future__ import annotations

from core.events.libraries import TopArranged
from core.explain.explaining import explains
from core.explain.explanation import Explanation, card_name
from core.model.game import Game
from core.terms.rule_numbers import cited
from core.words.english import libraries as words


@explains(TopArranged)
def top_arranged(before: Game, event: TopArranged, _game: Game) -> Explanation:
    """Explain what a player has done with the cards on top of a library."""
    player, rule = before.label(event.player), cited(event.rule)
    if not event.is_known:
        told = words.looks_at_unknown(player, event.how, event.amount)
        return Explanation(told, rule, words.library_is_not_known())
    top, bottom = ([card_name(before, one) for one in ids] for ids in (event.top, event.bottom))
    if event.how == "order":
        return Explanation(words.changes_order(player, top), rule)
    return Explanation(words.looks_at_top(player, event.how, event.amount, top, bottom), rule)
