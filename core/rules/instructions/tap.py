"""Permanents are tapped or untapped (CR 701.26a, 701.26b)."""

from __future__ import annotations

from core.abilities.instructions.to_permanents import Tap, TapOrUntap, Untap
from core.events.causes import instruction_of
from core.events.status import Tapped
from core.model.game import Game
from core.model.waiting_effects import EffectId
from core.rules.choices.one import ChooseOne
from core.rules.choices.picking import EffectRef
from core.rules.choices.purposes import TapOrUntapIt
from core.rules.instructions.performing import perform, performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure, ask
from core.rules.triggers.happening import happen
from core.rules.untapping import untap
from core.terms.called import Called
from core.terms.rule_numbers import RuleNumber


@performs(Tap)
def tap(resolution: Resolution, part: Tap) -> Procedure[Game]:
    """Tap what an instruction is about, all at once, but for what is tapped already (CR 701.26a)."""
    game, cause = resolution.game, instruction_of(resolution.item)
    there = resolution.each(part.on, part.each)
    untapped = tuple(one for one in there if not game.battlefield[one].status.tapped)
    if not untapped:
        return game
    return (yield from happen(game, Tapped(objects=untapped, cause=cause)))


@performs(Untap)
def instructed_untapping(resolution: Resolution, part: Untap) -> Procedure[Game]:
    """Untap what an instruction is about, all of it that is tapped at once (CR 701.26b)."""
    game = resolution.game
    there = resolution.each(part.on, part.each)
    tapped = tuple(one for one in there if game.battlefield[one].status.tapped)
    return (yield from untap(game, tapped, instruction_of(resolution.item)))


@performs(TapOrUntap)
def tap_or_untap(resolution: Resolution, part: TapOrUntap) -> Procedure[Game]:
    """Have the controller choose whether something is tapped or untapped (CR 608.2d)."""
    game, you = resolution.game, resolution.item.controller
    for one in resolution.each(part.on, None):
        permanent = game.battlefield[one]
        is_tapped_first = permanent.controller != you and not permanent.status.tapped
        order = ("tap", "untap") if is_tapped_first else ("untap", "tap")
        among = tuple(EffectRef(id=EffectId(way), name=Called(way)) for way in order)
        purpose = TapOrUntapIt(name=game.label(one))
        choice = ChooseOne(player=you, purpose=purpose, among=among, rule=RuleNumber("608.2d"))
        way = (yield from ask(choice)).value
        changed: Tap | Untap = Tap(on=part.on) if way == "tap" else Untap(on=part.on)
        game = yield from perform(resolution, changed)
    return game
