"""Objects are changed for a while (CR 611.2)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.ability import abilities_among, rules_among
from core.abilities.effects.grants import Grants, as_grants
from core.abilities.filters import Objects
from core.abilities.instructions.give import Give
from core.model.game import Game
from core.model.waiting_effects import EffectId, Waiting
from core.rules.instructions.chosen_as_it_is_done import settled
from core.rules.instructions.counting import how_often
from core.rules.instructions.lasting_effects import affected, begin_effects, is_open
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.terms.values import replace


@performs(Give)
def give(resolution: Resolution, part: Give) -> Procedure[Game]:
    """Let what changes objects begin, for each that it is about; return the game."""
    part = yield from settled(resolution, part)
    return (yield from begin_effects(resolution, _given(resolution, part)))


def _given(resolution: Resolution, part: Give) -> Iterator[Waiting]:
    """Yield what objects are given: to those there are now, or what is said of all such to whatever there is.

    CR 611.2c: only what objects are is fixed to some; what they can, can't and must do is not.
    """
    item = resolution.item
    lasting = Waiting(
        id=EffectId(item.id),
        name=item.name,
        controller=item.controller,
        effect=Grants(objects=Objects()),
        made_by=item.source,
        defending_player=item.defending_player,
        until=part.until,
    )
    own, rules = split_rules(part)
    if rules is None or as_grants(own) != lasting.effect:
        effect = as_grants(own, how_often(resolution, part.times))
        for one in affected(resolution, own):
            yield replace(lasting, effect=effect, subject=one)
    if rules is not None:
        yield replace(lasting, effect=rules)


def split_rules(part: Give) -> tuple[Give, Grants | None]:
    """Return what is fixed to some objects, and a rule about all such if there is one (CR 611.2c)."""
    gains, loses = rules_among(part.gains), rules_among(part.loses)
    if part.each is None or part.shares_color_with or not is_open(part.each) or not (gains or loses):
        return part, None
    rest = replace(part, gains=abilities_among(part.gains), loses=abilities_among(part.loses))
    return rest, Grants(objects=part.each, gains=gains, loses=loses)
