"""Declaring blockers on the table."""

from __future__ import annotations

from core.explain.questions import asked
from core.model.game import Game
from core.rules.combat.block_choice import Blocks, DeclareBlockers
from gui.choices.on_table import OnTable
from gui.choices.question import Question


class BlockOnTable(OnTable[DeclareBlockers, Blocks]):
    """Creatures are dragged onto what they block."""

    accepting = "Declare blockers"

    def question(self, game: Game, choice: DeclareBlockers, answer: Blocks) -> Question:
        """Return how many block."""
        blocks = answer.blocks
        return Question(
            asked(game, choice),
            "Drag a creature away, or press Delete, to take it back."
            if blocks
            else "Drag a creature onto the attacker it blocks; or ↓ and Enter.",
            proceed=f"Block with {len(blocks)}" if blocks else "No block",
        )
