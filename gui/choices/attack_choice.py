"""Declaring attackers on the table."""

from __future__ import annotations

from core.explain.questions import asked
from core.model.game import Game
from core.rules.combat.attack_choice import Attacks, DeclareAttackers
from core.rules.combat.attack_legality import candidates
from core.rules.combat.enlisting import enlist_capacity
from core.terms.ids import ObjectId
from gui.choices.on_table import OnTable
from gui.choices.question import Extra, Question


class AttackOnTable(OnTable[DeclareAttackers, Attacks]):
    """Creatures are dragged onto what they attack."""

    accepting = "Declare attackers"

    def question(self, game: Game, choice: DeclareAttackers, answer: Attacks) -> Question:
        """Return how many attack, and what else can be done."""
        count = len(answer.attacks)
        enlisting = next((one for one in answer.attacks if enlist_capacity(game, one)), None)
        return Question(
            asked(game, choice),
            _hint(game, enlisting)
            if count
            else "Drag creatures onto a player, planeswalker or battle; or ↓ and Enter.",
            proceed=f"Attack with {count}" if count else "No attack",
            extras=(Extra.ATTACK_WITH_ALL,) if count < len(candidates(game, choice.player)) else (),
        )


def _hint(game: Game, enlisting: ObjectId | None) -> str:
    also = f" Drag one that stays onto {game.label(enlisting)} to enlist it." if enlisting else ""
    return f"Drag a creature away, or press Delete, to take it back.{also}"
