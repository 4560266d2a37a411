"""What is asked and refused as targets are chosen."""

from __future__ import annotations

from core.abilities.filters import Objects, StackObjects
from core.abilities.subjects import TargetSpec
from core.characteristics.current import characteristics
from core.characteristics.player_abilities import givers_to_player
from core.explain.choices.question_words import Told, Violations, named
from core.language.phrases import phrase
from core.language.wording import card_words, filter_words, on_stack_words, recipient_words, with_article
from core.model.game import Game
from core.rules.choices.targets import ChooseTargets, IllegalTargets
from core.rules.targets.legal_targets import CannotBeTarget, SameTargetAgain, WrongNumberOfTargets
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import cited
from core.words.english.choices import target_choice as words
from core.words.english.names import called


def asked(game: Game, choice: ChooseTargets) -> str:
    """Return `Amy chooses a target for Flametongue Kavu's ability`."""
    return words.asked(game.label(choice.player), len(choice.among), choice.fewest, called(choice.ability))


def _illegal(_game: Game, wrong: IllegalTargets) -> Told:
    return Told(
        words.illegal(called(wrong.ability), cited(wrong.rule)), words.choose_legal(wrong.wanted, wrong.least)
    )


def _wrong_number(_game: Game, wrong: WrongNumberOfTargets) -> Told:
    return Told(words.wrong_number(wrong.wanted, len(wrong.about), cited(wrong.rule)), words.in_order())


def _same_again(game: Game, wrong: SameTargetAgain) -> Told:
    return Told(words.same_again(named(game, wrong.target), cited(wrong.rule)), words.choose_another())


def _cannot_be_target(game: Game, wrong: CannotBeTarget) -> Told:
    name, reason = named(game, wrong.target), _why_no_target(game, wrong)
    wanted = _wanted(wrong.wanted)
    told = words.cannot_target(called(wrong.by), name, reason, cited(wrong.rule))
    return Told(told, words.choose_fitting(wanted if wrong.has is None else ""))


def _why_no_target(game: Game, wrong: CannotBeTarget) -> str:
    """Return what keeps something from being the target: what it has, what it is, or what it isn't."""
    target, spec = wrong.target, wrong.wanted
    is_player = target in game.players
    if wrong.has is not None:
        has = phrase(wrong.has)
        if not is_player:
            return words.has_ability(has)
        givers = [called(one) for one in givers_to_player(game, PlayerId(target), wrong.has)]
        return words.player_has_ability(game.label(target), has, givers)
    wanted = _wanted(spec) or words.anything()
    if is_player:
        return words.player_is_not(game.label(target), wanted)
    if spec.on_stack is not None:
        is_spell = target in game.last_known and spec.on_stack.what != "ability"
        return (_mana_value(game, target, spec.on_stack) if is_spell else "") or words.is_not(wanted)
    if spec.in_graveyard is not None:
        is_there = any(card.id == target for card in game.graveyard)
        return words.is_not(wanted) if is_there else words.not_in_graveyard()
    if target not in game.battlefield:
        return words.not_there()
    what, objects = characteristics(game, ObjectId(target)), spec.what.objects
    if objects is not None:
        colors = [one.word for one in objects.not_colors if one in what.colors]
        types = [with_article(one) for one in objects.not_types if one in what.types]
        if colors or types:
            return words.is_of(*colors, *types)
        kind = Objects(types=objects.types, one_of_types=objects.one_of_types)
        if not what.types.issuperset(kind.types) or what.types.isdisjoint(kind.one_of_types or what.types):
            return words.is_not(filter_words(kind))
        if told := _mana_value(game, target, objects):
            return told
    return words.itself() if wrong.is_itself else words.is_not(wanted)


def _mana_value(game: Game, target: RecipientId, wanted: Objects | StackObjects) -> str:
    """Return what mana value something has, if that keeps it from being the target; else nothing."""
    number = characteristics(game, ObjectId(target)).mana_value
    is_less = wanted.mana_value_at_least is not None and number < wanted.mana_value_at_least
    is_more = wanted.mana_value_at_most is not None and number > wanted.mana_value_at_most
    return words.mana_value_is(number) if is_less or is_more else ""


def _wanted(spec: TargetSpec) -> str:
    """Return what may be a target: `a creature`, `a spell`, `a card from a graveyard`; or nothing."""
    if spec.in_graveyard is not None:
        return card_words(spec.in_graveyard)
    return on_stack_words(spec.on_stack) if spec.on_stack is not None else recipient_words(spec.what)


VIOLATIONS: Violations = {
    IllegalTargets: _illegal,
    WrongNumberOfTargets: _wrong_number,
    SameTargetAgain: _same_again,
    CannotBeTarget: _cannot_be_target,
}
