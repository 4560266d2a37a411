"""Words for dividing combat damage."""

from __future__ import annotations

from core.explain.choices.question_words import Told, Violations, either, present, refused
from core.model.game import Game
from core.rules.combat.assignment_choice import AssignCombatDamage
from core.rules.combat.assignment_legality import (
    AssignsElsewhere,
    AssignsNothing,
    MixesWithUnblocked,
    RecipientBar,
    SkipsLethal,
    SourceBar,
    WrongTotal,
)
from core.terms.words import number_of


def _mixes(game: Game, wrong: MixesWithUnblocked) -> Told:
    by, there = game.label(wrong.source), " and ".join(present(game, one) for one in wrong.beyond)
    reason = (
        f"{by} may assign its damage as though it weren't blocked, but then all of it goes to {there} "
        "and none to its blockers"
    )
    return refused(reason, wrong.rule, f"Give all {number_of(wrong.points, 'point')} to {there}, or none.")


_WHY_NOT_THERE = {
    RecipientBar.BLOCKS: "it assigns its damage to the creatures it is blocking",
    RecipientBar.UNBLOCKED: "it is not blocked and assigns its damage to what it attacks",
    RecipientBar.BLOCKED: "it assigns its damage to the creatures blocking it",
    RecipientBar.BANDING: "because of banding its damage is divided among the creatures blocking it",
    RecipientBar.NO_TRAMPLE: "it is blocked and has no trample",
    RecipientBar.BEHIND_PLANESWALKER: "trample does not carry from a planeswalker to its controller",
    RecipientBar.NOT_ATTACKED: "trample carries only to what it attacks",
}


def _elsewhere(game: Game, wrong: AssignsElsewhere) -> Told:
    by, name = game.label(wrong.source), present(game, wrong.recipient)
    reason = f"{by} can't assign damage to {name}: {_WHY_NOT_THERE[wrong.why]}"
    those = f"{'that' if wrong.amount == 1 else 'those'} {number_of(wrong.amount, 'point')}"
    there = either(present(game, recipient) for recipient in wrong.recipients)
    return refused(reason, wrong.rule, f"Give {those} to {there}.")


def _wrong_total(game: Game, wrong: WrongTotal) -> Told:
    exactly = f"exactly its {wrong.side}, {wrong.points}"
    missing = wrong.points - wrong.total
    reason = f"{game.label(wrong.source)} assigns {wrong.total} in all, but assigns {exactly}"
    remedy = f"Assign {missing} more." if missing > 0 else f"Take {-missing} back."
    return refused(reason, wrong.rule, remedy)


def _skips(game: Game, wrong: SkipsLethal) -> Told:
    name, later = present(game, wrong.recipient), " and ".join(present(game, one) for one in wrong.later)
    by = game.label(wrong.source)
    reason = f"{by} assigns damage to {later} but {name} still needs {wrong.missing}"
    return refused(reason, wrong.rule, f"Give {wrong.missing} more to {name}.")


def _assigns_nothing(game: Game, wrong: AssignsNothing) -> Told:
    name = game.label(wrong.source) if wrong.source in game.battlefield else wrong.source
    reason = f"{name} can't be given combat damage to assign here: {_why_nothing(game, wrong)}"
    return refused(reason, wrong.rule, "Leave it out of the assignment.")


def _why_nothing(game: Game, wrong: AssignsNothing) -> str:
    match wrong.why:
        case SourceBar.NOT_FIGHTING:
            return "it is neither attacking nor blocking"
        case SourceBar.NO_POINTS:
            return f"its {wrong.side} is {wrong.points}"
        case SourceBar.BLOCKS_NOTHING:
            return "it is not blocking anything any more"
        case SourceBar.NOTHING_BLOCKS:
            return "nothing blocks it any more"
        case SourceBar.ATTACKS_NOTHING:
            return "it attacks nothing any more"
        case SourceBar.ANOTHER_DIVIDES:
            who = game.label(wrong.divider) if wrong.divider is not None else "another player"
            return f"{who} divides its damage"
        case SourceBar.ALREADY:
            return "its damage has been divided already"
        case SourceBar.ANOTHER_STEP:
            return "it does not assign damage now, but in another part of combat"


def asked(game: Game, choice: AssignCombatDamage) -> str:
    """Return `Amy divides combat damage`."""
    return f"{game.label(choice.player)} divides combat damage"


VIOLATIONS: Violations = {
    MixesWithUnblocked: _mixes,
    AssignsElsewhere: _elsewhere,
    WrongTotal: _wrong_total,
    SkipsLethal: _skips,
    AssignsNothing: _assigns_nothing,
}
