"""Explaining what resolves: all of it, a part of it, or nothing."""

from __future__ import annotations

from collections.abc import Iterator

from core.events.spells_and_abilities import (
    ActionNotDone,
    ConditionLookedAt,
    CostAnswered,
    DidNotResolve,
    MayPayAnswered,
    WhyNot,
)
from core.events.stack import AbilityResolved, ResolutionBegan
from core.explain.binding import bound
from core.explain.choices.purposes import otherwise_words
from core.explain.explaining import Fold, explains
from core.explain.explanation import Explanation, label, names
from core.explain.looking_back import looked_back
from core.explain.stack_names import stack_name
from core.explain.state_based import gone_words
from core.language.phrases import phrase
from core.language.speaker import Speaker
from core.language.wording import condition_words, paying_words, recipient_words
from core.model.game import Game
from core.model.stack import OnStack
from core.rules.targets.protected import forbidden
from core.rules.targets.targeting import targeting
from core.terms.ids import RecipientId
from core.terms.rule_numbers import RuleNumber, cited
from core.terms.zones import Zone
from core.words.english import stack as words
from core.words.english.names import called


def _is_told_with_what_it_does(_before: Game, event: ResolutionBegan, _game: Game) -> Fold:
    return Fold.OWN if event.illegal else Fold.NEXT


@explains(ResolutionBegan, fold=_is_told_with_what_it_does)
def resolution_began(_before: Game, event: ResolutionBegan, game: Game) -> Explanation:
    """Explain that the top of the stack resolves, and which of its targets are passed over."""
    told = words.resolves(stack_name(game, event.ability))
    if not isinstance(event.ability, OnStack):
        return Explanation(told, cited(event.rule))
    because = tuple(_passed_over(game, event.ability, event.illegal))
    details = tuple(looked_back(game, event.ability))
    return Explanation(told, cited(event.rule), " ".join(because), details)


def _passed_over(game: Game, item: OnStack, targets: tuple[RecipientId, ...]) -> Iterator[str]:
    """Yield which targets have become illegal, and that there are others."""
    if targets:
        still = names(game, (one for one in dict.fromkeys(item.targets) if one not in targets))
        yield words.passes_over(illegal=_illegal(game, item, targets), legal=still, rule="CR 608.2b")


@explains(DidNotResolve)
def did_not_resolve(_before: Game, event: DidNotResolve, game: Game) -> Explanation:
    """Explain that a spell or ability did nothing."""
    name, rule = stack_name(game, event.ability), cited(event.rule)
    match event.why:
        case WhyNot.CONDITION:
            return Explanation(words.condition_failed(name), rule)
        case WhyNot.NOTHING_TO_TARGET:
            return Explanation(words.nothing_to_target(name), rule)
        case WhyNot.NO_MODE:
            if event.ability.unchosen is not None:
                return Explanation(words.no_mode_left(name), rule)
            return Explanation(words.no_mode(name=name, least=event.ability.least_modes), rule)
        case WhyNot.ILLEGAL_TARGETS:
            pass
    gone = tuple(dict.fromkeys(event.ability.targets))
    why = _illegal(game, event.ability, gone)
    return Explanation(words.does_not_resolve(name=name, why=why, is_only_target=len(gone) == 1), rule)


@explains(CostAnswered)
def cost_answered(_before: Game, event: CostAnswered, game: Game) -> Explanation:
    """Explain what a player did about a cost that keeps something from being done."""
    itself = Speaker(itself=label(game, event.ability.source))
    who, pay, rule = game.label(event.player), paying_words(event.cost, "", itself), cited(event.rule)
    otherwise = otherwise_words(game, event.ability, event.otherwise)
    if event.answer == "paid":
        pays = paying_words(event.cost, "s", itself)
        details = (words.mana_is_not_tracked(),) if event.cost.mana else ()
        told = words.pays(who, pays, called(event.ability.name))
        return Explanation(told, rule, words.if_not_paid(otherwise), details)
    if event.answer == "refused":
        return Explanation(words.does_not_pay(who, pay, otherwise), rule)
    return Explanation(words.cannot_pay(player=who, pay=pay, otherwise=otherwise, rule="CR 118.3"), rule)


@explains(MayPayAnswered)
def may_pay_answered(_before: Game, event: MayPayAnswered, game: Game) -> Explanation:
    """Explain whether a player paid what they might pay."""
    itself = Speaker(itself=label(game, event.ability.source))
    who, name = game.label(event.player), called(event.ability.name)
    if event.answer == "paid":
        details = (words.mana_is_not_tracked(),) if event.cost.mana else ()
        told = words.pays(who, paying_words(event.cost, "s", itself), name)
        return Explanation(told, cited(event.rule), "", details)
    pay = paying_words(event.cost, "", itself)
    if event.answer == "refused":
        return Explanation(words.chooses_not_to_pay(who, pay, name), cited(event.rule))
    return Explanation(words.cannot_pay_for(who, pay, name, "CR 118.3"), cited(event.rule))


@explains(ActionNotDone)
def action_not_done(_before: Game, event: ActionNotDone, game: Game) -> Explanation:
    """Explain that what more depends on was not done."""
    name = stack_name(game, event.ability)
    who = game.label(event.ability.controller)
    told = words.chooses_not_to_do(who, name) if event.is_refused else words.cannot_be_done(name)
    return Explanation(told, cited(event.rule))


@explains(ConditionLookedAt)
def condition_looked_at(_before: Game, event: ConditionLookedAt, game: Game) -> Explanation:
    """Explain which of its instructions an ability goes on with."""
    name, rule = stack_name(game, event.ability), cited(event.rule)
    if event.of is None:
        return Explanation(words.not_to_be_known(name), cited(RuleNumber("608.2b")))
    told = condition_words(event.condition, Speaker(itself=label(game, event.of)))
    told = bound(game, told, event.ability.controller)
    return Explanation(words.looked_at(name, told, is_true=event.is_true), rule)


def _is_worth_a_moment(_before: Game, event: AbilityResolved, _game: Game) -> Fold:
    if event.is_declined:
        return Fold.OWN
    return Fold.LAST if event.to is Zone.GRAVEYARD or not _is_spell(event) else Fold.ADDS


@explains(AbilityResolved, fold=_is_worth_a_moment)
def resolved(_before: Game, event: AbilityResolved, game: Game) -> Explanation:
    """Explain what becomes of what has resolved."""
    name, rule = stack_name(game, event.ability), cited(event.rule)
    if event.is_declined:
        return Explanation(words.declined(game.label(event.ability.controller), name), rule)
    if _is_spell(event):
        return Explanation(words.finishes_and_goes(name, gone_words(event.to)), rule)
    return Explanation(words.finishes(name), rule)


def _is_spell(event: AbilityResolved) -> bool:
    return isinstance(event.ability, OnStack) and event.ability.is_spell


def _illegal(game: Game, item: OnStack, targets: tuple[RecipientId, ...]) -> list[str]:
    """Return for each target what makes it illegal, as `Bear has left the battlefield`."""
    return [words.target_is(label(game, target), _why_illegal(game, item, target)) for target in targets]


def _why_illegal(game: Game, item: OnStack, target: RecipientId) -> str:
    spec, itself = item.wanted[item.targets.index(target)], Speaker(itself=label(game, item.source))
    if target in game.players and target not in game.players_in_game:
        return words.has_left_the_game()
    if target not in game.players and target not in game.battlefield:
        if target in game.phased_out:
            return words.has_phased_out()
        is_card = spec.in_graveyard is not None
        return words.has_left_graveyard() if is_card else words.has_left(on_stack=spec.on_stack is not None)
    found = forbidden(game, target, targeting(item))
    if found is not None:
        return words.has_ability(phrase(found.has))
    return words.no_longer_what_was_wanted(bound(game, recipient_words(spec.what, itself), item.controller))
