"""What damage an instruction deals, and to whom (CR 608.2, 701.14)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.instructions.damage_and_fights import DealDamage, Fight
from core.characteristics.current import characteristics
from core.characteristics.filtering import speaks_of
from core.events.damage import Damage
from core.events.effects import Fought
from core.model.game import Game
from core.rules.damage.event import deal_damage
from core.rules.instructions.resolution import Scene
from core.rules.procedure import Procedure
from core.rules.triggers.noticing import happen
from core.terms.ids import ObjectId, RecipientId
from core.terms.rule_numbers import RuleNumber


def instructed_damage(scene: Scene, part: DealDamage) -> Iterator[Damage]:
    """Yield the damage that an instruction deals; none if its source is gone from the game."""
    dealer = scene.one(part.by)
    if dealer is None or dealer in scene.game.players:
        return
    source = ObjectId(dealer)
    for recipient, share in _recipients(scene, part, source):
        if share > 0:
            yield Damage(
                source=source,
                recipient=recipient,
                amount=share,
                is_combat=False,
                is_preventable=part.is_preventable,
                excess_to=_excess_to(scene, part, source, recipient),
            )


def _excess_to(
    scene: Scene, part: DealDamage, source: ObjectId, recipient: RecipientId
) -> RecipientId | None:
    """Return where excess damage goes, if an instruction says so and its condition is met (CR 120.4a)."""
    game, keyword = scene.game, part.excess_if
    if part.excess_to is None or recipient in game.players:
        return None
    if keyword is not None and not characteristics(game, source).has(keyword):
        return None
    if part.excess_to == "recipient_controller":
        return game.permanent(ObjectId(recipient)).controller
    return scene.one(part.excess_to)


def fight(scene: Scene, part: Fight) -> Procedure[Game]:
    """Let two creatures fight (CR 701.14).

    CR 701.14a: each deals damage equal to its power to the other. CR 701.14b: if one of them is gone
    or illegal, neither deals damage. CR 701.14d: it is not combat damage.
    """
    game = scene.game
    pair = [scene.one(part.one), scene.one(part.other)]
    ids = [ObjectId(one) for one in pair if one is not None and one in game.battlefield]
    if len(ids) < len(pair) or not all(characteristics(game, one).is_creature for one in ids):
        return game
    one, other = ids
    by_itself = one == other  # CR 701.14c: twice its power, once
    rule = RuleNumber("701.14c" if by_itself else "701.14a")
    game = yield from happen(game, Fought(one=one, other=other, rule=rule))
    powers = {each: characteristics(game, each).power * (2 if by_itself else 1) for each in ids}
    damage = tuple(
        Damage(source=a, recipient=b, amount=powers[a], is_combat=False)
        for a, b in dict.fromkeys(((one, other), (other, one)))
        if powers[a] > 0
    )
    return (yield from deal_damage(game, damage, rule))


def _recipients(scene: Scene, part: DealDamage, source: ObjectId) -> Iterator[tuple[RecipientId, int]]:
    game, item = scene.game, scene.item
    amount = scene.how_much(part.amount, source)
    if part.is_divided:
        yield from ((target, item.division.get(target, 0)) for target in scene.legal if target)
    elif part.each is not None:
        every: tuple[RecipientId, ...] = (*game.players_in_game, *game.battlefield)
        yield from ((one, amount) for one in every if speaks_of(scene.speaker, one, part.each))
    elif part.to == "opponents":
        yield from ((player, amount) for player in game.opponents(item.controller))
    elif (one := scene.one(part.to)) is not None:
        yield one, amount
