"""`why_not`: what does not happen with an event although a person might expect it, a line each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from core.events.combat import AttackersDeclared, BlockersDeclared
from core.events.damage import DamageDealt, DamageEventOccurred, DamagePrevented
from core.events.edits import Edited
from core.events.event import Event
from core.events.flow import DamageStepBegan
from core.events.spells_and_abilities import EffectBegan, PermanentsLeft
from core.events.state_based import StateBasedActionsPerformed
from core.explain.why_not import (
    deathtouch,
    gone_too_soon,
    keywords,
    no_damage,
    prevented,
    replacements,
    requirements,
    staying,
    too_late,
    triggers,
)
from core.model.game import Game

Teller = Callable[[Game, Any, Game], Iterator[str]]
"""Yields what does not happen: takes the game before, the event, and the game after it."""


def why_not(before: Game, event: Event, game: Game) -> tuple[str, ...]:
    """Return what does not happen with an event, and why: mostly nothing is to be said."""
    told = [*triggers.not_triggered(before, event, game)]
    for tell in _TELLERS.get(type(event), ()):
        told += tell(before, event, game)
    return tuple(dict.fromkeys(told))


_TELLERS: Mapping[type[Event], tuple[Teller, ...]] = {
    AttackersDeclared: (requirements.not_made_to_attack,),
    BlockersDeclared: (requirements.not_made_to_block,),
    DamageStepBegan: (no_damage.nothing_to_change, no_damage.nothing_triggers),
    DamagePrevented: (prevented.nothing_comes_of, prevented.nothing_triggers),
    DamageDealt: (
        keywords.toxic,
        keywords.wither_and_infect,
        replacements.not_applied,
        replacements.not_protected,
        replacements.redirected_nowhere,
    ),
    DamageEventOccurred: (replacements.not_needed, replacements.not_met, staying.does_not_lose),
    StateBasedActionsPerformed: (gone_too_soon.never_struck, deathtouch.not_needed),
    PermanentsLeft: (gone_too_soon.never_struck,),
    Edited: (deathtouch.too_late,),
    EffectBegan: (deathtouch.too_late, too_late.cant_undo),
}
"""What each event may be asked, besides which abilities it did not trigger."""
