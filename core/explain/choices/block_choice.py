"""What is asked and refused as blockers are declared."""

from __future__ import annotations

from itertools import chain

from core.abilities.keyword_abilities import Protection
from core.abilities.qualities import OfColor
from core.abilities.restrictions import CantBlock
from core.explain.choices.costs_to_attack_and_block import cannot_pay
from core.explain.choices.forbidding import forbidden_by
from core.explain.choices.question_words import Told, Violations, controller_of, present
from core.explain.given import BLOCK_RULES, and_from_whom
from core.explain.not_as_printed import no_creature
from core.language.phrases import phrase
from core.language.speaker import Speaker
from core.language.wording import condition_words, filter_words
from core.model.game import Game
from core.rules.combat.block_candidates import BlockBar, CannotBlock, NotAttackingPlayer
from core.rules.combat.block_choice import DeclareBlockers
from core.rules.combat.block_legality import (
    BlocksAlone,
    BlocksTooMany,
    BlocksTwice,
    TooFewBlockers,
    TooManyBlockers,
    TooManyBlockersOfOne,
)
from core.rules.combat.block_requirements import BlockDisobeys
from core.rules.combat.costs_to_attack_and_block import CannotPayToFight
from core.rules.combat.evasion import Evaded, Evasion
from core.terms.rule_numbers import cited
from core.words.english.choices import block_choice as words


def asked(game: Game, choice: DeclareBlockers) -> str:
    """Return `Nicole declares blockers`."""
    return words.asked(game.label(choice.player))


def _cannot_block(game: Game, wrong: CannotBlock) -> Told:
    name, player = present(game, wrong.creature), game.label(wrong.player)
    unless = condition_words(wrong.unless, Speaker(itself=name)) if wrong.unless is not None else ""
    controller = controller_of(game, wrong.creature)
    by = forbidden_by(game, wrong.creature, CantBlock) if wrong.why is BlockBar.EFFECT else ""
    if wrong.why is BlockBar.NO_CREATURE:
        by = no_creature(game, wrong.creature)
    told = words.cannot_block(name, wrong.why, player, controller, unless, by, cited(wrong.rule))
    return Told(told, words.block_without_it(wrong.why, player))


def _not_attacking(game: Game, wrong: NotAttackingPlayer) -> Told:
    told = words.not_attacking(
        attacker=present(game, wrong.attacker), player=game.label(wrong.player), rule=cited(wrong.rule)
    )
    return Told(told, words.block_an_attacker())


def _evaded(game: Game, wrong: Evaded) -> Told:
    blocker, attacker = game.label(wrong.blocker), game.label(wrong.attacker)
    ability = phrase(wrong.ability) if wrong.ability is not None else ""
    because = ""
    if wrong.by is Evasion.LANDWALK:
        walked = game.label(wrong.land) if wrong.land is not None else ""
        because = words.controls_land(controller_of(game, wrong.blocker), walked)
    elif isinstance(wrong.ability, Protection) and isinstance(wrong.ability.quality, OfColor):
        because = words.is_of_color(blocker, wrong.ability.quality.color.word)
    told = words.evaded(blocker, attacker, wrong.by, ability, wrong.powers, because, cited(wrong.rule))
    told = and_from_whom(told, game, [wrong.attacker], BLOCK_RULES)
    return Told(told, words.choose_another(can_be_blocked=wrong.by is not Evasion.UNBLOCKABLE))


def _twice(game: Game, wrong: BlocksTwice) -> Told:
    return Told(words.twice(game.label(wrong.creature), cited(wrong.rule)), words.once())


def _blocks_too_many(game: Game, wrong: BlocksTooMany) -> Told:
    attackers = [present(game, one) for one in wrong.attackers]
    told = words.blocks_too_many(game.label(wrong.creature), attackers, wrong.capacity, cited(wrong.rule))
    return Told(told, words.block_fewer_attackers())


def _too_few(game: Game, wrong: TooFewBlockers) -> Told:
    attacker, rule = game.label(wrong.attacker), cited(wrong.rule)
    told = words.too_few(attacker, wrong.count, wrong.least, rule, by_menace=wrong.by_menace)
    return Told(told, words.block_with_more(wrong.least))


def _too_many_of_one(game: Game, wrong: TooManyBlockersOfOne) -> Told:
    told = words.too_many_of_one(
        attacker=game.label(wrong.attacker), count=wrong.count, most=wrong.most, rule=cited(wrong.rule)
    )
    return Told(told, words.block_with_at_most(wrong.most))


def _alone(game: Game, wrong: BlocksAlone) -> Told:
    name = game.label(wrong.creature)
    such = filter_words(wrong.such, Speaker(itself=name)) if wrong.such is not None else ""
    return Told(
        words.alone(name, wrong.others, such, cited(wrong.rule)),
        words.not_alone(others=wrong.others, such=such),
    )


def _too_many(game: Game, wrong: TooManyBlockers) -> Told:
    told = words.too_many(wrong.count, game.label(wrong.source), wrong.limit, cited(wrong.rule))
    return Told(told, words.block_with_fewer())


def _disobeys(game: Game, wrong: BlockDisobeys) -> Told:
    blocks = [(game.label(one), [game.label(of) for of in those]) for one, those in wrong.example.items()]
    told = words.disobeys(wrong.obeyed, wrong.possible, cited(wrong.rule))
    attackers = dict.fromkeys(chain.from_iterable(wrong.example.values()))
    return Told(and_from_whom(told, game, attackers, BLOCK_RULES), words.for_example(blocks))


VIOLATIONS: Violations = {
    CannotBlock: _cannot_block,
    NotAttackingPlayer: _not_attacking,
    Evaded: _evaded,
    BlocksTwice: _twice,
    BlocksTooMany: _blocks_too_many,
    TooFewBlockers: _too_few,
    TooManyBlockersOfOne: _too_many_of_one,
    BlocksAlone: _alone,
    TooManyBlockers: _too_many,
    BlockDisobeys: _disobeys,
    CannotPayToFight: cannot_pay,
}
