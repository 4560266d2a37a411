"""Damage that is dealt as though its source had wither or infect (CR 120.3b, 120.3d)."""

from __future__ import annotations

from core.abilities.effects.on_damage import DealtAsThough
from core.abilities.keywords import Keyword
from core.characteristics.active_effects import active_effects
from core.characteristics.filtering import is_among, is_recipient
from core.events.damage import Damage
from core.model.game import Game
from core.terms.called import Called


def as_though_it_had(game: Game, damage: Damage, keyword: Keyword) -> Called | None:
    """Return the name of what has damage dealt as though its source had a keyword; None if nothing does."""
    for active, effect in active_effects(game, DealtAsThough):
        if (
            effect.ability is keyword
            and effect.combat in {None, damage.is_combat}
            and is_among(game, damage.source, effect.source, active.you, active.this)
            and is_recipient(game, damage.recipient, effect.recipient, active.you, active.this)
        ):
            return active.name
    return None
