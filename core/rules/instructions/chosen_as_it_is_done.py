"""What a player chooses as an instruction is followed: a color, one of several abilities (CR 608.2d)."""

from __future__ import annotations

from core.abilities.chosen_color import OfChosenColor
from core.abilities.instructions.give import Give
from core.characteristics.current import characteristics
from core.model.game import Game
from core.model.waiting_effects import EffectId
from core.rules.choices.one import ChooseOne
from core.rules.choices.picking import EffectRef
from core.rules.choices.purposes import ChosenAbility, ChosenColor
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure, ask
from core.terms.called import Called
from core.terms.colors import Color
from core.terms.ids import PlayerId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import replace

_RULE = RuleNumber("608.2d")


def settled(resolution: Resolution, part: Give) -> Procedure[Give]:
    """Return what objects are given once it is chosen what that is; the same if nothing is to be chosen."""
    game, item = resolution.game, resolution.item
    if part.one_of:
        among = tuple(
            EffectRef(id=EffectId(str(number)), name=Called(item.name.name))
            for number in range(1, len(part.one_of) + 1)
        )
        which = ChosenAbility(abilities=part.one_of, name=item.name)
        choice = ChooseOne(player=item.controller, purpose=which, among=among, rule=_RULE)
        chosen = part.one_of[int((yield from ask(choice)).value) - 1]
        return replace(part, one_of=(), gains=(*part.gains, chosen))
    if part.of_chosen_color is None:
        return part
    among = tuple(
        EffectRef(id=EffectId(one.word), name=Called(one.word)) for one in _likely(game, item.controller)
    )
    purpose = ChosenColor(name=game.label(item.source))
    choice = ChooseOne(player=item.controller, purpose=purpose, among=among, rule=_RULE)
    word = (yield from ask(choice)).value
    color = next(one for one in Color if one.word == word)
    if part.of_chosen_color == "color":
        return replace(part, of_chosen_color=None, colors=(color,))
    ability = OfChosenColor(ability=part.of_chosen_color).about(color)
    return replace(part, of_chosen_color=None, gains=(*part.gains, ability))


def _likely(game: Game, you: PlayerId) -> list[Color]:
    """Return the colors, that of most creatures of opponents first."""
    theirs = [
        what
        for one in game.battlefield.values()
        if one.controller != you and (what := characteristics(game, one.id)).is_creature
    ]
    return sorted(Color, key=lambda color: -sum(color in what.colors for what in theirs))
