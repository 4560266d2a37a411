"""Words for declaring attackers, with bands and enlisting."""

from __future__ import annotations

from core.explain.choices.question_words import Told, Violations, present, refused
from core.language.speaker import Speaker
from core.language.wording import condition_words
from core.model.game import Game
from core.rules.combat.attack_choice import DeclareAttackers
from core.rules.combat.attack_legality import (
    AttackBar,
    AttackDisobeys,
    AttacksAlone,
    CannotAttack,
    CannotBeAttacked,
    TargetBar,
    TooManyAttackers,
)
from core.rules.combat.banding import BandFault, IllegalBand
from core.rules.combat.enlisting import (
    CannotBeEnlisted,
    EnlistBar,
    EnlistedTwice,
    EnlistsTooMany,
    EnlistsUnattacking,
)
from core.terms.words import listed, number_of, possessive


def _cannot_attack(game: Game, wrong: CannotAttack) -> Told:
    return refused(_why_not_attack(game, wrong), wrong.rule, "Leave it out of the attack.")


def _why_not_attack(game: Game, wrong: CannotAttack) -> str:
    name = present(game, wrong.creature)
    match wrong.why:
        case AttackBar.NOT_THERE:
            return f"{wrong.creature} is not on the battlefield"
        case AttackBar.NO_CREATURE:
            return f"{name} is not a creature, and only creatures attack"
        case AttackBar.NOT_CONTROLLED:
            whose = possessive(game.label(game.battlefield[wrong.creature].controller))
            return f"{name} is {whose}, and one attacks with one's own"
        case AttackBar.BATTLE:
            return f"{name} is also a battle, and battles can't attack"
        case AttackBar.TAPPED:
            return f"{name} is tapped"
        case AttackBar.SUMMONING_SICK:
            return f"{name} came under {game.label(wrong.player)}'s control this turn and has no haste"
        case AttackBar.DEFENDER:
            return f"{name} has defender"
        case AttackBar.EFFECT:
            return f"{name} can't attack: an ability or effect says so"
        case AttackBar.UNLESS:
            asked = wrong.unless and condition_words(wrong.unless, Speaker(itself=name))
            return f"{name} can't attack unless {asked}"


def _cannot_be_attacked(game: Game, wrong: CannotBeAttacked) -> Told:
    by = f" by {game.label(wrong.player)}" if wrong.why is not TargetBar.NOT_ATTACKABLE else ""
    remedy = "Attack an opponent, a planeswalker of theirs or a battle they protect."
    return refused(f"{_why_not_attacked(game, wrong)}, so it can't be attacked{by}", wrong.rule, remedy)


def _why_not_attacked(game: Game, wrong: CannotBeAttacked) -> str:
    name, player = present(game, wrong.target), game.label(wrong.player)
    match wrong.why:
        case TargetBar.NOT_ATTACKABLE:
            return f"{name} is not a player, a planeswalker or a battle"
        case TargetBar.SELF:
            return f"{name} is the attacking player"
        case TargetBar.HAS_LEFT:
            return f"{game.label(wrong.defending or wrong.player)} has left the game"
        case TargetBar.PROTECTOR:
            return f"{player} is the protector of {name}"
        case TargetBar.CONTROLLED:
            return f"{player} controls {name}"


def _too_many(game: Game, wrong: TooManyAttackers) -> Told:
    many, source = number_of(wrong.count, "creature"), game.label(wrong.source)
    less = number_of(wrong.count - wrong.limit, "creature")
    reason = f"{many} would attack, but {source} allows no more than {wrong.limit}"
    return refused(reason, wrong.rule, f"Take {less} out of the attack.")


def _alone(game: Game, wrong: AttacksAlone) -> Told:
    sentence = f"{game.label(wrong.creature)} can't attack alone (CR {wrong.rule}, 506.5)."
    return Told(sentence, "Attack with another creature too, or leave it out.")


def _disobeys(game: Game, wrong: AttackDisobeys) -> Told:
    reason = (
        f"This attack obeys {wrong.obeyed} of the requirements to attack, but {wrong.possible} can be obeyed "
        "without disobeying a restriction"
    )
    return refused(reason, wrong.rule, f"Attack with {listed(map(game.label, wrong.about))}.")


def _illegal_band(game: Game, wrong: IllegalBand) -> Told:
    names = listed(present(game, member) for member in wrong.about)
    return refused(
        _why_no_band(names, wrong.fault), wrong.rule, "Change the band or declare them without it."
    )


def _why_no_band(names: str, fault: BandFault) -> str:
    match fault:
        case BandFault.NOT_ATTACKING:
            return f"{names} would be in a band but does not attack"
        case BandFault.IN_TWO_BANDS:
            return f"{names} would be in two bands"
        case BandFault.TWICE_IN_ONE:
            return f"{names}: nobody is in a band twice"
        case BandFault.DIFFERENT_TARGETS:
            return f"{names} attack different things, so they can't be a band"
        case BandFault.NO_BANDING:
            return (
                f"{names} can't be a band: all but one of its members need banding, "
                "or one needs to band with others of a quality that all of them have"
            )


def _cannot_be_enlisted(game: Game, wrong: CannotBeEnlisted) -> Told:
    reason = f"{_why_not_enlisted(game, wrong)}, so it can't be enlisted"
    return refused(reason, wrong.rule, "Enlist another creature, or none.")


def _why_not_enlisted(game: Game, wrong: CannotBeEnlisted) -> str:
    name, player = present(game, wrong.creature), game.label(wrong.player)
    match wrong.why:
        case EnlistBar.NOT_THERE:
            return f"{wrong.creature} is not on the battlefield"
        case EnlistBar.NO_CREATURE:
            return f"{name} is not a creature"
        case EnlistBar.NOT_CONTROLLED:
            return f"{player} does not control {name}"
        case EnlistBar.ATTACKS:
            return f"{name} attacks itself"
        case EnlistBar.TAPPED:
            return f"{name} is tapped"
        case EnlistBar.SUMMONING_SICK:
            return f"{name} came under {player}'s control this turn and has no haste"


def _unattacking(game: Game, wrong: EnlistsUnattacking) -> Told:
    reason = f"{present(game, wrong.creature)} does not attack, so it enlists nothing"
    return refused(reason, wrong.rule, "Attack with it.")


def _enlists_too_many(game: Game, wrong: EnlistsTooMany) -> Told:
    many = number_of(wrong.most, "creature") if wrong.most else "nothing"
    reason = f"{present(game, wrong.attacker)} can enlist {many}"
    return refused(reason, wrong.rule, "Enlist fewer creatures.")


def _enlisted_twice(game: Game, wrong: EnlistedTwice) -> Told:
    reason = f"{game.label(wrong.creature)} would be enlisted more than once, but taps only once"
    return refused(reason, wrong.rule, "Enlist it once.")


def asked(game: Game, choice: DeclareAttackers) -> str:
    """Return `Amy declares attackers`."""
    return f"{game.label(choice.player)} declares attackers"


VIOLATIONS: Violations = {
    CannotAttack: _cannot_attack,
    CannotBeAttacked: _cannot_be_attacked,
    TooManyAttackers: _too_many,
    AttacksAlone: _alone,
    AttackDisobeys: _disobeys,
    IllegalBand: _illegal_band,
    CannotBeEnlisted: _cannot_be_enlisted,
    EnlistsUnattacking: _unattacking,
    EnlistsTooMany: _enlists_too_many,
    EnlistedTwice: _enlisted_twice,
}
