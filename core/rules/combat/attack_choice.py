"""Which creatures attack what, in which bands, and whom they enlist (CR 508.1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from core.model.game import Game
from core.rules.choices.choice import Answer, Choice
from core.rules.choices.listing import each_with_one
from core.rules.choices.violation import Violation
from core.rules.combat.attack_candidates import candidates
from core.rules.combat.attack_legality import attack_violations
from core.rules.combat.attack_requirements import is_best_known, most_obedient_attacks
from core.rules.combat.attackable import attackable
from core.rules.combat.banding import band_violations
from core.rules.combat.costs_to_attack_and_block import costs_of_attack, tapping, unpayable
from core.rules.combat.enlisting import enlist_violations
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import FrozenMap


class Attacks(Answer, tag="attacks"):
    """Who attacks what, the attacking bands, and whom attackers enlist. Answers `DeclareAttackers`."""

    attacks: FrozenMap[ObjectId, RecipientId] = FrozenMap()
    bands: tuple[tuple[ObjectId, ...], ...] = ()
    enlists: FrozenMap[ObjectId, tuple[ObjectId, ...]] = FrozenMap()


class DeclareAttackers(Choice[Attacks], tag="declare_attackers"):
    """Which creatures attack, what do they attack, which are banded together? (CR 508.1)."""

    answered_by: ClassVar[type[Answer]] = Attacks

    player: PlayerId
    rule: RuleNumber = RuleNumber("508.1")

    def wrong_with(self, game: Game, answer: Attacks) -> Iterator[Violation]:
        """Yield everything wrong with a declaration of attackers.

        CR 508.1e: bands. CR 508.1g: optional costs. CR 508.1j: other costs. What each attacks:
        `attack_legality`.
        """
        yield from attack_violations(game, self.player, answer.attacks)
        yield from band_violations(game, answer.attacks, answer.bands)
        yield from enlist_violations(game, self.player, answer.attacks, answer.enlists)
        owed = costs_of_attack(game, answer.attacks)
        yield from unpayable(game, self.player, "attack", owed, tapping(game, answer.attacks))

    def default(self, game: Game) -> Attacks:
        """Return the attack with the fewest creatures that obeys as many requirements as possible."""
        return Attacks(attacks=most_obedient_attacks(game, self.player))

    def is_too_hard(self, game: Game) -> bool:
        """Whether the search for the most obedient attacks ends before it is over (CR 508.1d)."""
        return not is_best_known(game, self.player)

    def is_forced(self, game: Game) -> bool:
        """Whether no creature can attack."""
        return not candidates(game, self.player)

    def answers(self, game: Game) -> Iterator[Attacks]:
        """Yield each way to attack, without bands and enlisting, which are more than a list can hold."""
        there = attackable(game, self.player)
        every = dict.fromkeys(candidates(game, self.player), (None, *there))
        for chosen in each_with_one(every):
            attacks = FrozenMap((one, target) for one, target in chosen.items() if target is not None)
            yield Attacks(attacks=attacks)

    def written(self, answer: Attacks, _by: PlayerId | None) -> Mapping[str, object]:
        """Return `{"attack": {"bear": "nicole"}}`, with bands and what is enlisted."""
        return {"attack": dict(answer.attacks), "bands": answer.bands, "enlist": dict(answer.enlists)}
