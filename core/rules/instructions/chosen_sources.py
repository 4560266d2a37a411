"""A source of damage of a player's choice: what may be chosen, and when (CR 609.7a)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.effects.emblem import Emblem
from core.abilities.effects.on_damage import DamageEffect
from core.abilities.filters import Objects
from core.abilities.instructions.one_shot import MakeEffect
from core.characteristics.filtering import is_among
from core.model.game import Game
from core.model.stack import DamageOnStack, OnStack
from core.model.waiting_effects import EffectId
from core.rules.choices.one import ChooseOne
from core.rules.choices.picking import EffectRef
from core.rules.choices.purposes import SourceOfDamage
from core.rules.procedure import Procedure, ask
from core.terms.called import Called
from core.terms.ids import ObjectId, PlayerId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import replace

_CHOSEN = RuleNumber("609.7a")


def possible_sources(game: Game, wanted: Objects, you: PlayerId, this: ObjectId) -> tuple[ObjectId, ...]:
    """Return what may be chosen as a source of damage, what threatens `you` most first.

    CR 120.7, 609.7a: permanents, spells, emblems, and whatever an object on the stack or an effect that
    waits refers to, even if that is gone. The spell or ability `this` itself comes last.
    """
    fitting = [one for one in dict.fromkeys(_known(game)) if is_among(game, one, wanted, you, this)]
    attackers = game.combat.attackers if game.combat is not None else {}

    def threat(one: ObjectId) -> tuple[bool, bool, bool]:
        on_table = one in game.battlefield
        return one == this, game.permanent(one).controller == you, on_table and one not in attackers

    return tuple(sorted(fitting, key=threat))


def choose_source(game: Game, item: OnStack, part: MakeEffect) -> Procedure[OnStack]:
    """Return `item` with the source that its controller chooses as the effect is made.

    What was said beforehand stands, if it may be chosen.
    """
    wanted = part.effect.source if isinstance(part.effect, DamageEffect) else Objects()
    options = possible_sources(game, wanted, item.controller, item.source)
    if item.chosen in options or not options:
        return replace(item, chosen=item.chosen if options else None)
    choice = ChooseOne(
        player=item.controller,
        purpose=SourceOfDamage(wanted=wanted, ability=item.name),
        among=tuple(EffectRef(id=EffectId(one), name=Called(game.label(one))) for one in options),
        rule=_CHOSEN,
    )
    return replace(item, chosen=ObjectId((yield from ask(choice)).value))


def _known(game: Game) -> Iterator[ObjectId]:
    """Yield permanents and all that is referred to, the top of the stack first."""
    for item in reversed(game.stack):
        if isinstance(item, DamageOnStack):
            yield from (one.source for one in item.assigned)
            continue
        yield item.source
        if isinstance(item, OnStack):
            yield from (ObjectId(one) for one in item.targets if one in game.last_known)
    yield from game.battlefield
    yield from (one.from_source for one in game.effects if one.from_source is not None)
    yield from (ObjectId(one.id) for one in game.effects if isinstance(one.effect, Emblem))
