"""What is asked and refused as attackers are declared, with bands and enlisting."""

from __future__ import annotations

from core.abilities.restrictions import CantAttack
from core.explain.choices.costs_to_attack_and_block import cannot_pay
from core.explain.choices.forbidding import forbidden_by
from core.explain.choices.question_words import Told, Violations, controller_of, present
from core.explain.given import ATTACK_REQUIREMENTS, and_from_whom
from core.explain.not_as_printed import no_creature
from core.language.speaker import Speaker
from core.language.wording import all_words, condition_words, filter_words
from core.model.game import Game
from core.rules.combat.attack_candidates import AttackBar, CannotAttack, CannotBeAttacked, KeptOff
from core.rules.combat.attack_choice import DeclareAttackers
from core.rules.combat.attack_legality import AttacksAlone, TooManyAttackers
from core.rules.combat.attack_requirements import AttackDisobeys
from core.rules.combat.banding import IllegalBand
from core.rules.combat.costs_to_attack_and_block import CannotPayToFight
from core.rules.combat.enlisting import (
    CannotBeEnlisted,
    EnlistedTwice,
    EnlistsTooMany,
    EnlistsUnattacking,
)
from core.rules.combat.goaders import goaders
from core.terms.rule_numbers import cited
from core.words.english.choices import attack_choice as words


def asked(game: Game, choice: DeclareAttackers) -> str:
    """Return `Amy declares attackers`."""
    return words.asked(game.label(choice.player))


def _cannot_attack(game: Game, wrong: CannotAttack) -> Told:
    name, player = present(game, wrong.creature), game.label(wrong.player)
    unless = condition_words(wrong.unless, Speaker(itself=name)) if wrong.unless is not None else ""
    controller = controller_of(game, wrong.creature)
    by = forbidden_by(game, wrong.creature, CantAttack) if wrong.why is AttackBar.EFFECT else ""
    if wrong.why is AttackBar.NO_CREATURE:
        by = no_creature(game, wrong.creature)
    told = words.cannot_attack(name, wrong.why, player, controller, unless, by, cited(wrong.rule))
    return Told(told, words.attack_without_it(wrong.why, player))


def _cannot_be_attacked(game: Game, wrong: CannotBeAttacked) -> Told:
    defending = game.label(wrong.defending) if wrong.defending is not None else ""
    target, player = present(game, wrong.target), game.label(wrong.player)
    told = words.cannot_be_attacked(target, player, wrong.why, defending, cited(wrong.rule))
    return Told(told, words.attack_another())


def _kept_off(game: Game, wrong: KeptOff) -> Told:
    those = all_words(wrong.attackers)
    name, target = present(game, wrong.creature), game.label(wrong.target)
    told = words.kept_off(name, target, game.label(wrong.source), those, cited(wrong.rule))
    return Told(told, words.attack_elsewhere())


def _too_many(game: Game, wrong: TooManyAttackers) -> Told:
    told = words.too_many(wrong.count, game.label(wrong.source), wrong.limit, cited(wrong.rule))
    return Told(told, words.take_out(wrong.count - wrong.limit))


def _alone(game: Game, wrong: AttacksAlone) -> Told:
    name = game.label(wrong.creature)
    such = filter_words(wrong.such, Speaker(itself=name)) if wrong.such is not None else ""
    return Told(
        words.alone(name, wrong.others, such, cited(wrong.rule)),
        words.not_alone(others=wrong.others, such=such),
    )


def _disobeys(game: Game, wrong: AttackDisobeys) -> Told:
    told = words.disobeys(wrong.obeyed, wrong.possible, cited(wrong.rule))
    attacks = [(game.label(one), game.label(target)) for one, target in wrong.example.items()]
    goaded = [
        (game.label(one), [game.label(player) for player in goaders(game, one)]) for one in wrong.goaded
    ]
    if goaded:
        told = words.disobeys_goad(goaded, cited(wrong.rule))
        told = and_from_whom(told, game, wrong.goaded, ATTACK_REQUIREMENTS)
        return Told(told, words.for_example(attacks))
    if wrong.meant:
        return Told(told, words.for_example(attacks))
    return Told(told, words.attack_with([game.label(one) for one in wrong.about]))


def _illegal_band(game: Game, wrong: IllegalBand) -> Told:
    names = [present(game, member) for member in dict.fromkeys(wrong.about)]
    return Told(words.illegal_band(names, wrong.fault, cited(wrong.rule)), words.change_band())


def _cannot_be_enlisted(game: Game, wrong: CannotBeEnlisted) -> Told:
    name, player = present(game, wrong.creature), game.label(wrong.player)
    return Told(words.cannot_be_enlisted(name, wrong.why, player, cited(wrong.rule)), words.enlist_another())


def _unattacking(game: Game, wrong: EnlistsUnattacking) -> Told:
    told = words.enlists_unattacking(present(game, wrong.creature), cited(wrong.rule))
    return Told(told, words.attack_with_it())


def _enlists_too_many(game: Game, wrong: EnlistsTooMany) -> Told:
    told = words.enlists_too_many(present(game, wrong.attacker), wrong.most, cited(wrong.rule))
    return Told(told, words.enlist_fewer())


def _enlisted_twice(game: Game, wrong: EnlistedTwice) -> Told:
    return Told(words.enlisted_twice(game.label(wrong.creature), cited(wrong.rule)), words.enlist_once())


VIOLATIONS: Violations = {
    CannotAttack: _cannot_attack,
    CannotBeAttacked: _cannot_be_attacked,
    KeptOff: _kept_off,
    TooManyAttackers: _too_many,
    AttacksAlone: _alone,
    AttackDisobeys: _disobeys,
    IllegalBand: _illegal_band,
    CannotBeEnlisted: _cannot_be_enlisted,
    EnlistsUnattacking: _unattacking,
    EnlistsTooMany: _enlists_too_many,
    EnlistedTwice: _enlisted_twice,
    CannotPayToFight: cannot_pay,
}
