"""Declaring attackers on the table."""

from __future__ import annotations

from core.explain.choices.costs_to_attack_and_block import price
from core.explain.questions import asked
from core.model.game import Game
from core.rules.combat.attack_candidates import candidates
from core.rules.combat.attack_choice import Attacks, DeclareAttackers
from core.rules.combat.costs_to_attack_and_block import costs_of_attack
from core.rules.combat.enlisting import enlist_capacity
from core.terms.ids import ObjectId
from gui.choices.on_table import OnTable
from gui.choices.question import Extra, Question
from gui.translation import QT_TR_NOOP, tr


class AttackOnTable(OnTable[DeclareAttackers, Attacks]):
    """Creatures are dragged onto what they attack."""

    accepting = QT_TR_NOOP("Declare attackers")

    def question(self, game: Game, choice: DeclareAttackers, answer: Attacks) -> Question:
        """Return how many attack, and what else can be done."""
        count = len(answer.attacks)
        enlisting = next((one for one in answer.attacks if enlist_capacity(game, one)), None)
        return Question(
            asked(game, choice),
            _hint(game, enlisting)
            if count
            else tr("Drag creatures onto a player, planeswalker or battle; or press ↓ and Enter."),
            proceed=_proceed(game, choice, answer),
            extras=(Extra.ATTACK_WITH_ALL,) if count < len(candidates(game, choice.player)) else (),
        )


def _proceed(game: Game, choice: DeclareAttackers, answer: Attacks) -> str:
    """Return what the button says: how many attack, and what that costs (CR 508.1h)."""
    count = len(answer.attacks)
    if not count:
        return tr("Don't attack")
    attack = tr("Attack with {count}", None, count).format(count=count)
    cost = price(game, choice.player, costs_of_attack(game, answer.attacks))
    return tr("{attack} and {pay}").format(attack=attack, pay=cost) if cost else attack


def _hint(game: Game, enlisting: ObjectId | None) -> str:
    taking_back = tr("To take an attacker back, drag it away or press Delete.")
    if enlisting is None:
        return taking_back
    name = game.label(enlisting)
    enlist = tr("To enlist a creature that isn't attacking, drag it onto {attacker}.").format(attacker=name)
    return f"{taking_back} {enlist}"
