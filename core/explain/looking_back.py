"""Explaining what resolves by what is past: its source, a sacrificed creature, what made it trigger."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.instructions.create_tokens import CreateTokens
from core.abilities.instructions.damage_and_fights import DealDamage
from core.abilities.instructions.leaving_and_returning import Move
from core.characteristics.current import characteristics
from core.explain.explanation import label
from core.explain.last_known import MATTER, is_gone
from core.explain.triggers import reason
from core.language.wording import exception_words
from core.model.cards import is_permanent_card
from core.model.game import Game
from core.model.stack import OnStack
from core.words.english import stack as words
from core.words.english.casting import copied_except
from core.words.english.names import called


def outlives_its_source(game: Game, item: OnStack) -> bool:
    """Whether this is an ability of a permanent that is no longer there (CR 113.7a)."""
    was_permanent = not item.is_spell and is_permanent_card(game.permanent(item.source).card)
    return was_permanent and is_gone(game, item.source)


def looked_back(game: Game, item: OnStack) -> Iterator[str]:
    """Yield what something that resolves takes from objects that are gone, or from what made it trigger."""
    if outlives_its_source(game, item):
        yield words.independent_of_source("CR 113.7a")
    does = [part for own in item.one_by_one for part in own.does]
    for part in does:
        if isinstance(part, CreateTokens) and part.copy_of == "this" and part.exceptions.differs:
            told = exception_words(part.exceptions)
            yield copied_except(label(game, item.source), told, "CR 707.9b")
    if game.on_battlefield(item.source) is None and any(isinstance(p, Move) and p.until for p in does):
        yield words.not_exiled_for_a_while(
            label(game, item.source), "CR 610.3b" if item.triggered_on is not None else "CR 610.3a"
        )
    amounts = {one.amount for part in does if isinstance(part, DealDamage) for one in part.one_by_one}
    side = next((one for one in ("power", "toughness") if f"sacrificed_{one}" in amounts), None)
    if side is not None and item.sacrificed is not None:
        what, gone = characteristics(game, item.sacrificed), label(game, item.sacrificed)
        size = what.power if side == "power" else what.toughness
        name = called(item.name)
        yield words.sacrificed_size(gone, side, size, name, max(0, size), "CR 608.2h")
        keywords = [keyword.value for keyword in MATTER if what.has(keyword)]
        yield words.spell_is_the_source(name, gone, keywords, "CR 120.2b")
    if "that_much" in amounts and (why := reason(game, item)):
        yield words.amount_is_fixed(item.amount, why)
