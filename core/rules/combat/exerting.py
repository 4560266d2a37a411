"""Exerting a creature as it attacks: an optional cost to attack (CR 508.1g, 701.43a, 701.43d)."""

from __future__ import annotations

from core.abilities.card_texts.may_exert import MayExert
from core.characteristics.current import characteristics
from core.events.status import Exerted
from core.model.game import Game
from core.rules.choices.purposes import ExertIt
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen
from core.rules.yes_or_no import agrees
from core.terms.ids import ObjectId, PlayerId
from core.terms.rule_numbers import RuleNumber


def exert_attackers(game: Game, player: PlayerId, attackers: tuple[ObjectId, ...]) -> Procedure[Game]:
    """Ask for each attacker that may be exerted as it attacks whether it is, and do it (CR 701.43d).

    Nobody can do anything in between, so it is asked once it is clear who attacks.
    """
    for attacker in attackers:
        for ability in characteristics(game, attacker).effects:
            if not isinstance(ability, MayExert):
                continue
            if (yield from agrees(player, ExertIt(attacker=attacker), RuleNumber("508.1g"))):
                game = yield from happen(game, Exerted(object=attacker, player=player, by=ability))
    return game
