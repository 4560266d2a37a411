"""What the rules prevent: damage to what has protection or a shield counter (CR 702.16e, 122.1c)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.effects.additional import RemoveCounters
from core.abilities.effects.on_damage import DamageEffect, Prevent
from core.abilities.filters import Objects, Recipients
from core.abilities.keyword_abilities import Protection
from core.characteristics.active_effects import Active
from core.characteristics.current import characteristics
from core.characteristics.player_abilities import player_protection
from core.events.damage import Damage
from core.model.game import Game
from core.model.permanents import Permanent
from core.model.waiting_effects import EffectId, RulesEffect
from core.rules.damage.about_damage import AboutDamage, about_damage
from core.terms.called import Aspect, Called
from core.terms.counters import SHIELD
from core.terms.ids import ObjectId, PlayerId

_THIS = Recipients(objects=Objects(which="this"))
_PREVENT = Prevent()

_SHIELDED = DamageEffect(
    recipient=_THIS,
    change=_PREVENT,
    besides=(RemoveCounters(counter=SHIELD, amount=1),),
)
"""What the rules make of shield counters, however many there are (CR 122.1c)."""

_PROTECTED = DamageEffect(recipient=_THIS, change=_PREVENT)
_PROTECTED_PLAYER = DamageEffect(recipient=Recipients(players="you"), change=_PREVENT)


def guarding(game: Game, damage: Damage) -> Iterator[AboutDamage]:
    """Yield the prevention by protection and shield counters of what would be dealt damage (CR 702.16e)."""
    if damage.recipient in game.players:
        player = PlayerId(damage.recipient)
        if (protection := player_protection(game, player, damage.source)) is not None:
            own, name = EffectId(f"{player}/protection"), Called(game.label(player))
            given = RulesEffect.PROTECTION
            active = Active(own, name, player, _PROTECTED_PLAYER, given_by=given, protection=protection)
            yield about_damage(active, _PROTECTED_PLAYER)
    if damage.recipient in game.battlefield:
        permanent = game.battlefield[ObjectId(damage.recipient)]
        if characteristics(game, permanent.id).abilities or permanent.counters:
            yield from _guarding_permanent(game, permanent)


def _guarding_permanent(game: Game, permanent: Permanent) -> Iterator[AboutDamage]:
    you = permanent.controller
    for number, ability in enumerate(characteristics(game, permanent.id).each(Protection), start=1):
        own = EffectId(f"{permanent.id}/protection" + (f" {number}" if number > 1 else ""))
        name, given = Called(permanent.label), RulesEffect.PROTECTION
        active = Active(own, name, you, _PROTECTED, permanent.id, given_by=given, protection=ability)
        yield about_damage(active, _PROTECTED)
    if permanent.counters.get(SHIELD):
        own = EffectId(f"{permanent.id}/shield")
        name, given = Called(permanent.label, Aspect.SHIELD_COUNTER), RulesEffect.SHIELD_COUNTER
        active = Active(own, name, you, _SHIELDED, permanent.id, given_by=given)
        yield about_damage(active, _SHIELDED)
