"""A card finds its way on from a graveyard: exiled, or returned to its owner's hand (CR 115.2, 400.7e)."""

from __future__ import annotations

from core.abilities.instructions.leaving_and_returning import Move
from core.abilities.subjects import Subject
from core.events.causes import instruction_of
from core.events.results import CardGivenUp, CardReturned
from core.events.spells_and_abilities import ResultsHappened
from core.model.game import Game
from core.model.permanents import ZoneCard
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.targets.in_graveyards import found_in_graveyard
from core.rules.triggers.noticing import happen
from core.terms.ids import ObjectId, next_incarnation
from core.terms.rule_numbers import RuleNumber
from core.terms.zones import Zone

_PUTS_AWAY = frozenset({"dies", "is_sacrificed"})


def card_in_graveyard(resolution: Resolution, on: Subject) -> ZoneCard | None:
    """Return the card in a graveyard that an instruction is about, if it is still there.

    It is a target, or the permanent that it was has died. CR 400.7e: only what the ability triggered on;
    anything else that died meanwhile is another object.
    """
    item, gone = resolution.item, resolution.one(on)
    if (target := found_in_graveyard(resolution.game, gone)) is not None:
        return target
    if (
        gone is None
        or gone != item.it
        or item.triggered_on is None
        or item.triggered_on.event not in _PUTS_AWAY
    ):
        return None
    return found_in_graveyard(resolution.game, next_incarnation(ObjectId(gone)))


def move_on(resolution: Resolution, part: Move, card: ZoneCard) -> Procedure[Game]:
    """Let a card in a graveyard be exiled or returned to its owner's hand; it can't be destroyed again."""
    source, cause = resolution.item.source, instruction_of(resolution.item)
    result: CardGivenUp | CardReturned
    match part.kind:
        case "exile":
            result = CardGivenUp(
                player=card.owner,
                card=card.id,
                name=card.card.name,
                to=Zone.EXILE,
                how="exile",
                source=source,
                cause=cause,
                rule=RuleNumber("701.13a"),
            )
        case "return_to_hand":
            result = CardReturned(
                player=card.owner, card=card.id, name=card.card.name, source=source, cause=cause
            )
        case _:
            return resolution.game
    return (yield from happen(resolution.game, ResultsHappened(results=(result,), rule=result.rule)))
