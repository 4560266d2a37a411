"""Words for the choice of targets."""

from __future__ import annotations

from core.explain.choices.question_words import Told, Violations, named, refused
from core.language.naming import called
from core.language.phrases import phrase
from core.model.game import Game
from core.rules.choices.targets import ChooseTargets, IllegalTargets
from core.rules.targets.legal_targets import CannotBeTarget, SameTargetAgain, WrongNumberOfTargets


def _illegal(_game: Game, wrong: IllegalTargets) -> Told:
    reason = f"These are no legal targets of {called(wrong.ability)}"
    return refused(reason, wrong.rule, "Choose one for each, of those that may be targeted.")


def _wrong_number(_game: Game, wrong: WrongNumberOfTargets) -> Told:
    reason = f"{wrong.wanted} targets are needed, not {len(wrong.about)}"
    return refused(reason, wrong.rule, "Name each target once, in the order of the text.")


def _same_again(_game: Game, wrong: SameTargetAgain) -> Told:
    reason = "Another target is needed here, not the same once more"
    return refused(reason, wrong.rule, "Choose something else.")


def _cannot_be_target(game: Game, wrong: CannotBeTarget) -> Told:
    name = named(game, wrong.target)
    has = f"{name} has {phrase(wrong.has)} and" if wrong.has is not None else name
    remedy = "Choose something that fits and may be targeted."
    return refused(f"{has} can't be the target here", wrong.rule, remedy)


def asked(game: Game, choice: ChooseTargets) -> str:
    """Return `Amy chooses a target for Flametongue Kavu's ability`."""
    what = "a target" if len(choice.among) == 1 else f"{len(choice.among)} targets"
    return f"{game.label(choice.player)} chooses {what} for {called(choice.ability)}"


VIOLATIONS: Violations = {
    IllegalTargets: _illegal,
    WrongNumberOfTargets: _wrong_number,
    SameTargetAgain: _same_again,
    CannotBeTarget: _cannot_be_target,
}
