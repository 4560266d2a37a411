"""Which creatures block, and whom (CR 509.1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import ClassVar

from core.model.game import Game
from core.rules.choices.choice import Answer, Choice
from core.rules.choices.listing import each_with_one
from core.rules.choices.violation import Violation
from core.rules.combat.block_candidates import able_blocks, block_capacity
from core.rules.combat.block_legality import block_violations
from core.rules.combat.block_requirements import is_best_known, most_obedient_blocks
from core.rules.combat.costs_to_attack_and_block import costs_of_block, unpayable
from core.terms.ids import ObjectId, PlayerId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import FrozenMap


class Blocks(Answer, tag="blocks"):
    """Who blocks whom. Answers `DeclareBlockers`."""

    blocks: FrozenMap[ObjectId, tuple[ObjectId, ...]] = FrozenMap()


class DeclareBlockers(Choice[Blocks], tag="declare_blockers"):
    """Which creatures block, and whom? (CR 509.1)."""

    answered_by: ClassVar[type[Answer]] = Blocks

    player: PlayerId
    rule: RuleNumber = RuleNumber("509.1")

    def wrong_with(self, game: Game, answer: Blocks) -> Iterator[Violation]:
        """Yield everything wrong with one player's declaration of blockers (CR 509.1)."""
        yield from block_violations(game, self.player, answer.blocks)
        owed = costs_of_block(game, answer.blocks)
        yield from unpayable(game, self.player, "block", owed, frozenset())

    def default(self, game: Game) -> Blocks:
        """Return the block with the fewest creatures that obeys as many requirements as possible."""
        return Blocks(blocks=most_obedient_blocks(game, self.player))

    def is_too_hard(self, game: Game) -> bool:
        """Whether the search for the most obedient blocks ends before it is over (CR 509.1c)."""
        return not is_best_known(game, self.player)

    def is_forced(self, game: Game) -> bool:
        """Whether no creature can block."""
        return not able_blocks(game, self.player)

    def answers(self, game: Game) -> Iterator[Blocks]:
        """Yield each way to block; of those that one creature blocks, each selection that it may block."""
        able = able_blocks(game, self.player)
        every = {one: tuple(_selections(block_capacity(game, one), those)) for one, those in able.items()}
        for chosen in each_with_one(every):
            yield Blocks(blocks=FrozenMap((one, those) for one, those in chosen.items() if those))

    def written(self, answer: Blocks, by: PlayerId | None) -> Mapping[str, object]:
        """Return `{"block": {"wall": ["bear"]}}`."""
        return {"block": dict(answer.blocks), "by": by}

    def is_meant(self, game: Game, answer: Answer, by: PlayerId | None) -> bool:
        """Whether a creature of this player blocks, or it can only be this player's answer."""
        if not self.takes(answer):
            return False
        there = (game.battlefield[blocker] for blocker in answer.blocks if blocker in game.battlefield)
        one_defender = len(game.opponents(game.active_player)) == 1
        meant = any(permanent.controller == self.player for permanent in there)
        return meant or one_defender or not answer.blocks or by is not None


def _selections(capacity: int | None, attackers: tuple[ObjectId, ...]) -> Iterator[tuple[ObjectId, ...]]:
    """Yield what a creature may block, nothing first; `capacity` is how many at once, None any number."""
    most = len(attackers) if capacity is None else min(capacity, len(attackers))
    for count in range(most + 1):
        yield from combinations(attackers, count)
