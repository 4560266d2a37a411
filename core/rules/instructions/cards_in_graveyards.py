"""A card finds its way on from a graveyard: exiled, or returned to its owner's hand (CR 115.2, 400.7e)."""

from __future__ import annotations

from core.abilities.instructions.leaving_and_returning import Move
from core.abilities.subjects import Subjects
from core.events.causes import instruction_of
from core.events.results import CardGivenUp, CardReturned, Result
from core.events.spells_and_abilities import ResultsHappened
from core.model.game import Game
from core.model.permanents import ZoneCard
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.targets.in_graveyards import found_in_graveyard
from core.rules.triggers.happening import happen
from core.terms.ids import ObjectId, next_incarnation
from core.terms.rule_numbers import RuleNumber
from core.terms.zones import Zone

_PUTS_AWAY = frozenset({"dies", "is_sacrificed"})


def cards_in_graveyards(resolution: Resolution, on: Subjects) -> tuple[ZoneCard, ...]:
    """Return the cards in graveyards that an instruction is about, as far as they are still there.

    They are targets, or the permanent that a card was has died. CR 400.7e: only what the ability
    triggered on; anything else that died meanwhile is another object.
    """
    game, item = resolution.game, resolution.item
    if on == "targets":
        there = (found_in_graveyard(game, one) for one in resolution.all_legal)
        return tuple(card for card in there if card is not None)
    gone = resolution.one(on)
    found = found_in_graveyard(game, gone)
    is_dead = item.triggered_on is not None and item.triggered_on.event in _PUTS_AWAY
    if found is None and is_dead and gone is not None and gone == item.it:
        found = found_in_graveyard(game, next_incarnation(ObjectId(gone)))
    return () if found is None else (found,)


def move_on(resolution: Resolution, part: Move, cards: tuple[ZoneCard, ...]) -> Procedure[Game]:
    """Let cards in graveyards be exiled or returned to their owners' hands, all at the same time."""
    results = tuple(_moved(resolution, part, card) for card in cards)
    return (yield from happen(resolution.game, ResultsHappened(results=results, rule=results[0].rule)))


def _moved(resolution: Resolution, part: Move, card: ZoneCard) -> Result:
    source, cause = resolution.item.source, instruction_of(resolution.item)
    if part.kind == "return_to_hand":
        return CardReturned(player=card.owner, card=card.id, name=card.card.name, source=source, cause=cause)
    return CardGivenUp(
        player=card.owner,
        card=card.id,
        name=card.card.name,
        to=Zone.EXILE,
        how="exile",
        source=source,
        cause=cause,
        rule=RuleNumber("701.13a"),
    )
