"""Words for declaring blockers."""

from __future__ import annotations

from core.explain.choices.question_words import Told, Violations, present, refused
from core.language.phrases import phrase
from core.language.speaker import Speaker
from core.language.wording import condition_words
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
from core.rules.combat.evasion import Evaded, Evasion
from core.terms.words import listed, number_of, possessive


def _cannot_block(game: Game, wrong: CannotBlock) -> Told:
    return refused(_why_not_block(game, wrong), wrong.rule, "Leave it out of the block.")


def _why_not_block(game: Game, wrong: CannotBlock) -> str:
    name = present(game, wrong.creature)
    match wrong.why:
        case BlockBar.NOT_THERE:
            return f"{wrong.creature} is not on the battlefield"
        case BlockBar.NO_CREATURE:
            return f"{name} is not a creature, and only creatures block"
        case BlockBar.NOT_CONTROLLED:
            whose = possessive(game.label(game.battlefield[wrong.creature].controller))
            return f"{name} is {whose}, and one blocks with one's own"
        case BlockBar.BATTLE:
            return f"{name} is also a battle, and battles can't block"
        case BlockBar.TAPPED:
            return f"{name} is tapped"
        case BlockBar.EFFECT:
            return f"{name} can't block: an ability or effect says so"
        case BlockBar.UNLESS:
            asked = wrong.unless and condition_words(wrong.unless, Speaker(itself=name))
            return f"{name} can't block unless {asked}"


def _not_attacking(game: Game, wrong: NotAttackingPlayer) -> Told:
    name, player = present(game, wrong.attacker), game.label(wrong.player)
    reason = f"{name} is not attacking {player}, their planeswalkers or battles they protect"
    return refused(reason, wrong.rule, "Block one that is.")


def _evaded(game: Game, wrong: Evaded) -> Told:
    return refused(_how_evaded(game, wrong), wrong.rule, "Choose another blocker or another attacker.")


def _how_evaded(game: Game, wrong: Evaded) -> str:
    blocker, attacker = game.label(wrong.blocker), game.label(wrong.attacker)
    has = phrase(wrong.ability) if wrong.ability is not None else ""
    power, other = wrong.powers
    match wrong.by:
        case Evasion.FLYING:
            return f"{attacker} has flying, and {blocker} has neither flying nor reach"
        case Evasion.SHADOW:
            return f"{attacker} has shadow, and {blocker} has not"
        case Evasion.HORSEMANSHIP:
            return f"{attacker} has horsemanship, and {blocker} has not"
        case Evasion.SKULK:
            return f"{attacker} has skulk, and {blocker} has greater power ({power} against {other})"
        case Evasion.FEAR:
            return f"{attacker} has fear, and {blocker} is neither an artifact nor black"
        case Evasion.INTIMIDATE:
            neither = "neither an artifact nor shares a color with it"
            return f"{attacker} has intimidate, and {blocker} is {neither}"
        case Evasion.BLOCKS_ONLY_SHADOW:
            return f"{blocker} has shadow and can block only creatures with shadow"
        case Evasion.PROTECTION:
            return f"{attacker} has {has}, and that keeps {blocker} from blocking it"
        case Evasion.LANDWALK:
            owner = game.label(game.permanent(wrong.blocker).controller)
            land = game.label(wrong.land) if wrong.land is not None else "such a land"
            return f"{attacker} has {has}, and {owner} controls {land}"
        case Evasion.UNBLOCKABLE:
            return f"{attacker} can't be blocked"
        case Evasion.QUALITY:
            return f"{attacker} {has}, and {blocker} is one of them"
        case Evasion.POWER:
            return f"{attacker} {has}, and {blocker} has power {power}"
        case Evasion.THOSE:
            return f"{attacker} {has}, and {blocker} is one of them"
        case Evasion.EXCEPT:
            return f"{attacker} {has}, and {blocker} is none of them"
        case Evasion.NOT_THOSE:
            return f"{blocker} {has}, and {attacker} is one of them"
        case Evasion.BLOCKS_ONLY_FLYING:
            return f"{blocker} can block only creatures with flying, and {attacker} has none"


def _twice(game: Game, wrong: BlocksTwice) -> Told:
    reason = f"{game.label(wrong.creature)} would block the same attacker twice"
    return refused(reason, wrong.rule, "Once is enough.")


def _blocks_too_many(game: Game, wrong: BlocksTooMany) -> Told:
    names = listed(present(game, one) for one in wrong.attackers)
    reason = f"{game.label(wrong.creature)} would block {names} but may block only {wrong.capacity}"
    return refused(reason, wrong.rule, "Let it block fewer attackers.")


def _too_few(game: Game, wrong: TooFewBlockers) -> Told:
    why = "has menace" if wrong.by_menace else f"can't be blocked except by {wrong.least} or more"
    reason = f"{game.label(wrong.attacker)} {why}, but {number_of(wrong.count, 'creature')} would block it"
    return refused(reason, wrong.rule, f"Block it with {wrong.least} or more, or not at all.")


def _too_many_of_one(game: Game, wrong: TooManyBlockersOfOne) -> Told:
    by = number_of(wrong.count, "creature")
    reason = (
        f"{game.label(wrong.attacker)} can't be blocked by more than {wrong.most}, but {by} would block it"
    )
    return refused(reason, wrong.rule, f"Block it with {wrong.most} at the most.")


def _alone(game: Game, wrong: BlocksAlone) -> Told:
    reason = f"{game.label(wrong.creature)} can't block alone"
    return refused(reason, wrong.rule, "Block with another creature too, or leave it out.")


def _too_many(game: Game, wrong: TooManyBlockers) -> Told:
    many = number_of(wrong.count, "creature")
    reason = f"{many} would block, but {game.label(wrong.source)} allows only {wrong.limit}"
    return refused(reason, wrong.rule, "Block with fewer creatures.")


def _disobeys(game: Game, wrong: BlockDisobeys) -> Told:
    reason = (
        f"This block obeys {wrong.obeyed} of the requirements to block, but {wrong.possible} can be obeyed "
        "without disobeying a restriction"
    )
    blocks = "; ".join(
        f"{game.label(creature)} blocks {listed(map(game.label, attackers))}"
        for creature, attackers in wrong.example.items()
    )
    return refused(reason, wrong.rule, f"For example: {blocks}.")


def asked(game: Game, choice: DeclareBlockers) -> str:
    """Return `Nicole declares blockers`."""
    return f"{game.label(choice.player)} declares blockers"


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
}
