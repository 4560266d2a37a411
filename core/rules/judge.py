"""Any choice: what is wrong with an answer, the default answer, whether there is anything to decide."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from core.choices import (
    Activate,
    AnnounceDamageOrder,
    Answer,
    AssignCombatDamage,
    Assignment,
    Attacks,
    Blocks,
    Cast,
    Choice,
    ChooseLegend,
    ChooseOne,
    ChooseProtector,
    ChooseRecipient,
    ChooseReplacement,
    ChooseSome,
    ChooseTargets,
    Chosen,
    DeclareAttackers,
    DeclareBlockers,
    EditNow,
    Orders,
    OrderTriggers,
    Pass,
    Priority,
    Split,
    SplitShield,
    StackOrder,
    Targets,
    Violation,
)
from core.events.edits import Edit, ObjectEdit
from core.model.game import Game
from core.rules.combat.assignment import assignment_violations, completed, default_assignment
from core.rules.combat.attack_legality import attack_violations, candidates, default_attacks
from core.rules.combat.block_legality import able_blocks, block_violations, default_blocks
from core.rules.combat.damage_order import default_orders, order_violations
from core.rules.combat.division import divisions
from core.rules.damage.planeswalker_redirection import recipient_violations
from core.rules.damage.shields import default_split, split_violations
from core.rules.replacement import replacement_violations
from core.rules.stack.announcing import activation_violations, cast_violations
from core.rules.stack.sacrificing import default_some, some_violations
from core.rules.stack.targets import chosen_targets_violations, default_targets
from core.rules.state_based.battles import protector_violations
from core.rules.state_based.legends import legend_violations
from core.rules.triggers.order import order_violations as order_of_triggers_violations
from core.terms.rule_numbers import RuleNumber


def violations(game: Game, choice: Choice, answer: Answer) -> tuple[Violation, ...]:
    """Return everything wrong with `answer`, or nothing if it is legal.

    Raises:
        TypeError: the answer is of a kind that does not answer this choice.
    """
    match choice, answer:
        case DeclareAttackers(), Attacks():
            return attack_violations(game, choice, answer)
        case DeclareBlockers(), Blocks():
            return block_violations(game, choice, answer)
        case AnnounceDamageOrder(), Orders():
            return order_violations(game, choice, answer)
        case AssignCombatDamage(), Assignment():
            return assignment_violations(game, choice, completed(game, choice, answer))
        case ChooseLegend(), Chosen(value=value):
            return legend_violations(game, choice, value)
        case ChooseProtector(), Chosen(value=value):
            return protector_violations(game, choice, value)
        case ChooseReplacement(), Chosen(value=value):
            return replacement_violations(game, choice, value)
        case ChooseRecipient(), Chosen(value=value):
            return recipient_violations(choice, value)
        case ChooseOne(), Chosen(value=value):
            return tuple(_one_violations(choice, value))
        case ChooseSome(), Targets():
            return tuple(some_violations(choice, answer))
        case OrderTriggers(), StackOrder():
            return tuple(order_of_triggers_violations(choice, answer))
        case SplitShield(), Split():
            return tuple(split_violations(game, choice, answer))
        case ChooseTargets(), Targets(targets=targets):
            return tuple(chosen_targets_violations(choice, targets))
        case Priority(), Pass():
            return ()
        case Priority(player=player), Cast():
            return tuple(cast_violations(game, player, answer))
        case Priority(player=player), Activate():
            return tuple(activation_violations(game, player, answer))
        case Priority(), EditNow(edit=edit):
            return tuple(_edit_violations(game, choice, edit))
        case _:
            raise TypeError(f"{answer!r} does not answer {choice!r}")


def default(game: Game, choice: Choice) -> Answer:
    """Return a sensible answer without violations."""
    match choice:
        case DeclareAttackers():
            return default_attacks(game, choice)
        case DeclareBlockers():
            return default_blocks(game, choice)
        case AnnounceDamageOrder():
            return default_orders(game, choice)
        case AssignCombatDamage():
            return default_assignment(game, choice)
        case ChooseLegend(among=among):
            return Chosen(value=min(among))
        case ChooseProtector(among=players):
            return Chosen(value=players[0])
        case ChooseReplacement(among=among):
            return Chosen(value=among[0].id)
        case ChooseRecipient(among=recipients):
            return Chosen(value=recipients[0])
        case ChooseOne(among=options):
            return Chosen(value=options[0].id)
        case ChooseSome():
            return default_some(choice)
        case OrderTriggers(among=waiting):
            return StackOrder(order=tuple(ref.id for ref in waiting))
        case SplitShield():
            return default_split(choice)
        case ChooseTargets():
            return default_targets(choice)
        case Priority():
            return Pass()
        case _:
            assert_never(choice)


def is_forced(game: Game, choice: Choice) -> bool:
    """Whether there is nothing to decide: only one answer is legal, or nothing but passing is sensible."""
    match choice:
        case DeclareAttackers(player=player):
            return not candidates(game, player)
        case DeclareBlockers(player=player):
            return not able_blocks(game, player)
        case AnnounceDamageOrder():
            return False
        case AssignCombatDamage(sources=sources):
            return all(division.is_forced for division in divisions(game, sources).values())
        case ChooseLegend(among=legends):
            return len(legends) == 1
        case ChooseProtector(among=players):
            return len(players) == 1
        case ChooseReplacement(is_indifferent=is_indifferent):
            return is_indifferent
        case ChooseOne(among=among):
            return len(among) == 1
        case SplitShield() | ChooseRecipient() | OrderTriggers() | ChooseSome():
            return False
        case ChooseTargets(among=legal):
            return all(len(options) == 1 for options in legal)
        case Priority():
            return True
        case _:
            assert_never(choice)


def _one_violations(choice: ChooseOne, value: str) -> Iterator[Violation]:
    if not any(value in {ref.id, ref.name} for ref in choice.among):
        yield Violation(
            about=(choice.player,),
            rule=choice.rule,
            sentence=f"'{value}' can't be chosen here (CR {choice.rule}).",
            remedy=f"Choose {' or '.join(dict.fromkeys(ref.name for ref in choice.among))}.",
        )


def _edit_violations(game: Game, choice: Priority, edit: Edit) -> Iterator[Violation]:
    subject = edit.object if isinstance(edit, ObjectEdit) else edit.player
    if isinstance(edit, ObjectEdit) and edit.object in game.phased_out:
        yield from _phased_out_violations(game, choice, edit)
        return
    if subject not in (game.battlefield if isinstance(edit, ObjectEdit) else game.players):
        yield _nothing_to_edit(choice, subject)
    bearer = edit.attached_to if isinstance(edit, ObjectEdit) else None
    if bearer is not None and bearer not in game.battlefield and bearer not in game.players:
        yield _nothing_to_edit(choice, bearer)
    if isinstance(edit, ObjectEdit) and edit.controller not in {None, *game.players_in_game}:
        yield Violation(
            about=(choice.player,),
            rule=RuleNumber("800.4b"),
            sentence=f"{game.label(edit.controller or subject)} has left the game and can't get control of "
            "anything (CR 800.4b).",
            remedy="Give it to a player who is still in the game.",
        )


def _phased_out_violations(game: Game, choice: Priority, edit: ObjectEdit) -> Iterator[Violation]:
    if edit != ObjectEdit(object=edit.object, phased_in=True):
        yield Violation(
            about=(choice.player,),
            rule=RuleNumber("702.26b"),
            sentence=f"{game.label(edit.object)} is phased out and treated as though it does not exist "
            "(CR 702.26b).",
            remedy="Have it phase in first.",
        )


def _nothing_to_edit(choice: Priority, subject: str) -> Violation:
    return Violation(
        about=(choice.player,),
        rule=RuleNumber("400.7"),
        sentence=f"'{subject}' is not there now; what has left the battlefield is another object (CR 400.7).",
        remedy="Change it earlier, or change something else.",
    )
