"""The legend rule (CR 704.5j)."""

from __future__ import annotations

from collections.abc import Iterator

from core.characteristics.current import characteristics
from core.events.state_based import PutIntoGraveyard, StateBasedCondition
from core.model.game import Game
from core.rules.choices.legend import ChooseLegend
from core.rules.eras import has_damage_on_stack
from core.rules.state_based.candidates import looked_at
from core.rules.state_based.condition import Condition
from core.terms.ids import ObjectId, PlayerId, next_incarnation


def legend_rule(game: Game) -> Iterator[Condition]:
    """Yield a condition for each name that a player controls several legendary permanents of (CR 704.5j)."""
    if has_damage_on_stack(game.era):
        yield from old_legend_rule(game)
        return
    groups: dict[tuple[PlayerId, str], list[ObjectId]] = {}
    for legend in looked_at(game).legends:
        if name := characteristics(game, legend).name:
            groups.setdefault((game.battlefield[legend].controller, name), []).append(legend)
    for (player, _), group in groups.items():
        if len(group) > 1:
            among = tuple(group)
            yield Condition(
                kind=StateBasedCondition.LEGEND,
                about=among,
                leads_to=ChooseLegend(player=player, among=among),
            )


def old_legend_rule(game: Game) -> Iterator[Condition]:
    """Yield a condition for each of several legends of one name, whosever they are (before July 2013).

    CR 420.5e of May 2009: all of them go.
    """
    groups: dict[str, list[ObjectId]] = {}
    for legend in looked_at(game).legends:
        if name := characteristics(game, legend).name:
            groups.setdefault(name, []).append(legend)
    for group in groups.values():
        for legend in group if len(group) > 1 else ():
            gone = PutIntoGraveyard(
                object=legend,
                becomes=next_incarnation(legend),
                because=(StateBasedCondition.LEGENDS_OF_ONE_NAME,),
            )
            yield Condition(kind=StateBasedCondition.LEGENDS_OF_ONE_NAME, about=(legend,), leads_to=gone)


def losing_legends(choice: ChooseLegend, kept: str) -> Iterator[PutIntoGraveyard]:
    """Yield what happens to all but the permanent that is kept."""
    for legend in choice.among:
        if legend != kept:
            yield PutIntoGraveyard(
                object=legend, becomes=next_incarnation(legend), because=(StateBasedCondition.LEGEND,)
            )
