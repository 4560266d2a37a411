"""What is asked and refused as a player with priority acts."""

from __future__ import annotations

from core.abilities.restrictions import CantActivate
from core.explain.choices.forbidding import forbidden_by
from core.explain.choices.question_words import Told, Violations, named
from core.language.speaker import Speaker
from core.language.wording import condition_words, paying_words, span_words
from core.model.game import Game
from core.rules.announcing.activating_abilities import ActivateBar, CannotActivate, NotControlled
from core.rules.announcing.activation_costs import CannotPay
from core.rules.announcing.announced_division import DividedTwice, WrongDivision
from core.rules.announcing.announced_x import NoX
from core.rules.announcing.casting_spells import CannotCast
from core.rules.priority_choice import CannotEdit, EditBar, Priority
from core.terms.rule_numbers import cited
from core.words.english.choices import priority_choice as words
from core.words.english.choices.refusals import something_else


def asked(game: Game, choice: Priority) -> str:
    """Return `Amy has priority`."""
    return words.asked(game.label(choice.player))


def _cannot_cast(game: Game, wrong: CannotCast) -> Told:
    pay = paying_words(wrong.cost, "", Speaker(itself=wrong.card)) if wrong.cost is not None else ""
    cost = (
        words.cannot_afford(player=named(game, wrong.about[0]), pay=pay, keyword=wrong.keyword) if pay else ""
    )
    told = words.cannot_cast(
        wrong.card,
        wrong.why,
        cited(wrong.rule),
        modes=_which_modes(wrong),
        cost=cost,
        times=wrong.times,
        only=_only_when(wrong, Speaker(itself=wrong.card)),
        first=game.label(wrong.split_second) if wrong.split_second is not None else "",
    )
    return Told(told, words.cast_another_way(wrong.why))


def _only_when(wrong: CannotCast | CannotActivate, speaker: Speaker) -> str:
    """Return when it could be done: `during combat`, `if you've been attacked this turn`."""
    if wrong.within is not None:
        return span_words(wrong.within)
    return words.only_if(condition_words(wrong.only_if, speaker)) if wrong.only_if is not None else ""


def _which_modes(wrong: CannotCast | CannotActivate) -> str:
    """Return how many modes there are, and how many of them are chosen."""
    return words.which_modes(wrong.modes, wrong.least, wrong.most)


def _not_controlled(game: Game, wrong: NotControlled) -> Told:
    player = named(game, wrong.about[0])
    told = words.not_controlled(name=named(game, wrong.object), player=player, rule=cited(wrong.rule))
    return Told(told, words.choose_own(player))


def _cannot_activate(game: Game, wrong: CannotActivate) -> Told:
    name = game.label(wrong.object)
    told = words.cannot_activate(
        name,
        wrong.why,
        cited(wrong.rule),
        when=wrong.step.as_a_time if wrong.step is not None else "",
        only=_only_when(wrong, Speaker(itself=name)),
        times=wrong.times,
        modes=_which_modes(wrong),
        by=forbidden_by(game, wrong.object, CantActivate) if wrong.why is ActivateBar.FORBIDDEN else "",
        first=game.label(wrong.split_second) if wrong.split_second is not None else "",
    )
    return Told(told, something_else())


def _cannot_pay(game: Game, wrong: CannotPay) -> Told:
    name = game.label(wrong.object)
    told = words.cannot_pay(
        name,
        wrong.why,
        game.label(wrong.about[0]),
        cited(wrong.rule),
        counters=words.counters(wrong.count, wrong.counter),
        cost=paying_words(wrong.cost, "", Speaker(itself=name)) if wrong.cost is not None else "",
    )
    return Told(told, something_else())


def _divided_twice(_game: Game, wrong: DividedTwice) -> Told:
    return Told(words.divided_twice(cited(wrong.rule)), words.name_once())


def _wrong_division(_game: Game, wrong: WrongDivision) -> Told:
    return Told(words.wrong_division(wrong.total, cited(wrong.rule)), words.divide())


def _no_x(_game: Game, wrong: NoX) -> Told:
    return Told(words.no_x(cited(wrong.rule)), words.leave_out_x())


def _cannot_edit(game: Game, wrong: CannotEdit) -> Told:
    name = wrong.subject if wrong.why is EditBar.NOT_THERE else named(game, wrong.subject)
    return Told(words.cannot_change(name, wrong.why, cited(wrong.rule)), words.change_otherwise(wrong.why))


VIOLATIONS: Violations = {
    CannotCast: _cannot_cast,
    NotControlled: _not_controlled,
    CannotActivate: _cannot_activate,
    CannotPay: _cannot_pay,
    DividedTwice: _divided_twice,
    WrongDivision: _wrong_division,
    NoX: _no_x,
    CannotEdit: _cannot_edit,
}
