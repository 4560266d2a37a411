"""Declaring blockers on the table."""

from __future__ import annotations

from core.explain.questions import asked
from core.model.game import Game
from core.rules.combat.block_choice import Blocks, DeclareBlockers
from gui.choices.on_table import OnTable
from gui.choices.question import Question
from gui.translation import QT_TR_NOOP, tr


class BlockOnTable(OnTable[DeclareBlockers, Blocks]):
    """Creatures are dragged onto what they block."""

    accepting = QT_TR_NOOP("Declare blockers")

    def question(self, game: Game, choice: DeclareBlockers, answer: Blocks) -> Question:
        """Return how many block."""
        blocks = answer.blocks
        return Question(
            asked(game, choice),
            tr("To take a blocker back, drag it away or press Delete.")
            if blocks
            else tr("Drag a creature onto the attacker it blocks; or press ↓ and Enter."),
            proceed=tr("Block with {count}", None, len(blocks)).format(count=len(blocks))
            if blocks
            else tr("Don't block"),
        )
