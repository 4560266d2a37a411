"""`explain`: what a frame shows, in a plain sentence with its rules."""

from __future__ import annotations

from core.explain import (
    beginning_phase,
    combat,
    damage,
    damage_changes,
    entering,
    flow,
    libraries,
    phasing,
    spells_and_abilities,
    stack,
    state_based,
    status,
    table,
    triggers,
    waiting_effects,
)
from core.explain.editions import of_its_time
from core.explain.explaining import EXPLAINERS, FOLDING, Fold
from core.explain.explanation import Explanation, citing_once
from core.explain.why_not.why_not import why_not
from core.play.playthrough import Frame
from core.terms.values import replace

EXPLAINING = (
    beginning_phase,
    combat,
    damage,
    damage_changes,
    entering,
    flow,
    libraries,
    phasing,
    spells_and_abilities,
    stack,
    state_based,
    status,
    table,
    triggers,
    waiting_effects,
)
"""The modules that explain events; each enters what it explains as it is loaded."""


def explain(frame: Frame) -> Explanation:
    """Return what happened in a frame and why, with the rules of its era."""
    return of_its_time(explain_today(frame), frame.game.era)


def explain_today(frame: Frame) -> Explanation:
    """Return the same with the numbers rules have today, so that eras can be compared."""
    told = EXPLAINERS[type(frame.event)](frame.before, frame.event, frame.game)
    if (because := citing_once(told.because)) != told.because:
        told = replace(told, because=because)
    not_so = why_not(frame.before, frame.event, frame.game)
    return replace(told, why_not=not_so) if not_so else told


def fold_of(frame: Frame) -> Fold:
    """Return how a frame belongs to a moment of play; quicker than explaining it."""
    fold = FOLDING[type(frame.event)]
    return fold if isinstance(fold, Fold) else fold(frame.before, frame.event, frame.game)
