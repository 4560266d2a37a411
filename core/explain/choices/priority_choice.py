"""Words for what is done with priority."""

from __future__ import annotations

from core.explain.choices.question_words import Told, Violations, named, refused
from core.language.speaker import Speaker
from core.language.wording import condition_words, paying_words
from core.model.game import Game
from core.rules.announcing.activating_abilities import ActivateBar, CannotActivate, NotControlled
from core.rules.announcing.activation_costs import CannotPay, CostBar
from core.rules.announcing.announced_targets import DividedTwice, WrongDivision
from core.rules.announcing.casting_spells import CannotCast, CastBar
from core.rules.priority_choice import CannotEdit, EditBar, Priority
from core.terms.words import number_of, number_word

_SOMETHING_ELSE = "Do something else."


def _cannot_cast(_game: Game, wrong: CannotCast) -> Told:
    return refused(_why_not_cast(wrong), wrong.rule, _SOMETHING_ELSE)


def _why_not_cast(wrong: CannotCast) -> str:
    match wrong.why:
        case CastBar.NO_SPELL:
            return f"{wrong.card} is no spell that this table knows how to cast"
        case CastBar.NOT_NOW:
            return f"{wrong.card} can only be cast in one's own main phase, the stack empty"
        case CastBar.NO_MODE:
            return f"one of the {wrong.modes} modes of {wrong.card} is chosen as it is cast"
        case CastBar.NOTHING_SACRIFICED:
            return f"{wrong.card} needs something to sacrifice as a cost"


def _not_controlled(_game: Game, wrong: NotControlled) -> Told:
    reason = f"{wrong.object} is not a permanent this player controls"
    return refused(reason, wrong.rule, _SOMETHING_ELSE)


def _cannot_activate(game: Game, wrong: CannotActivate) -> Told:
    return refused(_why_not_activate(game, wrong), wrong.rule, _SOMETHING_ELSE)


def _why_not_activate(game: Game, wrong: CannotActivate) -> str:
    name = game.label(wrong.object)
    match wrong.why:
        case ActivateBar.NO_SUCH_ABILITY:
            return f"{name} has no such activated ability"
        case ActivateBar.FORBIDDEN:
            return f"activated abilities of {name} can't be activated: an ability or effect says so"
        case ActivateBar.NOT_NOW:
            return f"{name}'s ability can only be activated in one's own main phase, the stack empty"
        case ActivateBar.OTHER_STEP:
            when = wrong.step.as_a_time if wrong.step is not None else "turn"
            return f"{name}'s ability can only be activated in one's own {when}"
        case ActivateBar.AFTER_ATTACKERS:
            return f"{name}'s ability can only be activated before attackers are declared"
        case ActivateBar.CONDITION:
            asked = wrong.only_if and condition_words(wrong.only_if, Speaker(itself=name))
            return f"{name}'s ability can only be activated if {asked}"
        case ActivateBar.TOO_OFTEN:
            often = {1: "once", 2: "twice"}.get(wrong.times, f"{number_word(wrong.times)} times")
            return f"{name}'s ability can be activated only {often} each turn"


def _cannot_pay(game: Game, wrong: CannotPay) -> Told:
    return refused(_why_not_pay(game, wrong), wrong.rule, _SOMETHING_ELSE)


def _why_not_pay(game: Game, wrong: CannotPay) -> str:
    name = game.label(wrong.object)
    match wrong.why:
        case CostBar.TAPPED:
            return f"{name} is tapped already"
        case CostBar.SUMMONING_SICK:
            return f"{name} came under {game.label(wrong.about[0])}'s control this turn"
        case CostBar.TOO_FEW_COUNTERS:
            return f"{name} has not {number_of(wrong.count, f'{wrong.counter} counter')} to remove"
        case CostBar.LOYALTY_USED:
            return f"a loyalty ability of {name} has been activated this turn"
        case CostBar.NO_LOYALTY_COUNTERS:
            return f"no loyalty counters can be put on {name}"
        case CostBar.COST:
            assert wrong.cost is not None  # noqa: S101 - that is what can't be paid
            what = paying_words(wrong.cost, "", Speaker(itself=name))
            return f"{game.label(wrong.about[0])} can't pay for {name}'s ability: {what}"


def _divided_twice(_game: Game, wrong: DividedTwice) -> Told:
    reason = "The same target can't be chosen twice for what is divided"
    return refused(reason, wrong.rule, "Name each target once, and give it all its points.")


def _wrong_division(_game: Game, wrong: WrongDivision) -> Told:
    reason = f"{wrong.total} damage is divided among all targets, at least 1 to each"
    return refused(reason, wrong.rule, "Say how much each target gets.")


def _cannot_edit(game: Game, wrong: CannotEdit) -> Told:
    match wrong.why:
        case EditBar.NOT_THERE:
            reason = f"'{wrong.subject}' is not there now; what has left the battlefield is another object"
            return refused(reason, wrong.rule, "Change it earlier, or change something else.")
        case EditBar.HAS_LEFT:
            reason = f"{named(game, wrong.subject)} has left the game and can't get control of anything"
            return refused(reason, wrong.rule, "Give it to a player who is still in the game.")
        case EditBar.PHASED_OUT:
            name = game.label(wrong.subject)
            reason = f"{name} is phased out and treated as though it does not exist"
            return refused(reason, wrong.rule, "Have it phase in first.")


def asked(game: Game, choice: Priority) -> str:
    """Return `Amy has priority`."""
    return f"{game.label(choice.player)} has priority"


VIOLATIONS: Violations = {
    CannotCast: _cannot_cast,
    NotControlled: _not_controlled,
    CannotActivate: _cannot_activate,
    CannotPay: _cannot_pay,
    DividedTwice: _divided_twice,
    WrongDivision: _wrong_division,
    CannotEdit: _cannot_edit,
}
