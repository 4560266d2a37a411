"""Declaring blockers on the table."""

from __future__ import annotations

from core.explain.choices.costs_to_attack_and_block import price
from core.explain.questions import asked
from core.model.game import Game
from core.rules.combat.block_choice import Blocks, DeclareBlockers
from core.rules.combat.costs_to_attack_and_block import costs_of_block
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
            proceed=_proceed(game, choice, answer),
        )


def _proceed(game: Game, choice: DeclareBlockers, answer: Blocks) -> str:
    """Return what the button says: how many block, and what that costs (CR 509.1d)."""
    count = len(answer.blocks)
    if not count:
        return tr("Don't block")
    block = tr("Block with {count}", None, count).format(count=count)
    cost = price(game, choice.player, costs_of_block(game, answer.blocks))
    return tr("{block} and {pay}").format(block=block, pay=cost) if cost else block
