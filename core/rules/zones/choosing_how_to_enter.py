"""What is chosen as a permanent enters: whether with counters, or what is given up for them (CR 614.12a)."""

from __future__ import annotations

from core.abilities.effects.on_entering import EntersEffect
from core.abilities.filters import Objects
from core.characteristics.filtering import is_among
from core.events.causes import ByEntering
from core.model.game import Game
from core.model.permanents import Permanent
from core.model.waiting_effects import EffectId
from core.rules.choices.picking import EffectRef
from core.rules.choices.purposes import EnterWith, WhatIsDevoured
from core.rules.choices.some import ChooseSome
from core.rules.procedure import Procedure, ask
from core.rules.yes_or_no import agrees
from core.rules.zones.leaving_battlefield import leave_battlefield
from core.terms.called import Called
from core.terms.ids import ObjectId
from core.terms.rule_numbers import RuleNumber

CHOSEN = RuleNumber("614.12a")


def how_often_wanted(game: Game, permanent: Permanent, effect: EntersEffect) -> Procedure[tuple[Game, int]]:
    """Return the game, and how often an effect has something enter with its counters: not at all, or more.

    CR 614.12a: what is chosen is chosen before it enters; CR 701.21a: it gives up what it controls.
    """
    if effect.may:
        wanted = EnterWith(name=permanent.label, counters=effect.counters, otherwise=effect.gains_otherwise)
        return game, int((yield from agrees(permanent.controller, wanted, CHOSEN)))
    if effect.devours is None:
        return game, 1
    given = yield from _devoured(game, permanent, effect.devours)
    cause = ByEntering(permanent=permanent.id, name=Called(permanent.label))
    after = (yield from leave_battlefield(game, given, "sacrifice", cause)) if given else game
    return after, len(given)


def _devoured(game: Game, permanent: Permanent, prey: Objects) -> Procedure[tuple[ObjectId, ...]]:
    """Have its controller choose what is sacrificed, by default nothing."""
    you = permanent.controller
    theirs = tuple(
        one.id
        for one in game.battlefield.values()
        if one.controller == you and is_among(game, one.id, prey, you, permanent.id)
    )
    if not theirs:
        return ()
    some = ChooseSome(
        player=you,
        purpose=WhatIsDevoured(name=permanent.label),
        among=tuple(EffectRef(id=EffectId(one), name=Called(game.label(one))) for one in theirs),
        count=len(theirs),
        least=0,
        suggested=0,
        rule=CHOSEN,
    )
    return tuple(map(ObjectId, (yield from ask(some)).targets))
