"""Following the instructions of a spell or ability, one after the other (CR 608.2c)."""

from __future__ import annotations

from core.abilities.filters import Objects
from core.abilities.instructions.one_shot import MakeEffect, OneShot
from core.model.game import Game
from core.rules.combat.removal_from_combat import keep_combat_true
from core.rules.instructions.chosen_sources import choose_source
from core.rules.instructions.dealt_so_far import DealtSoFar, adding_up
from core.rules.instructions.performing import perform
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.zones.exiled_for_a_while import return_from_exile
from core.terms.ids import ObjectId
from core.terms.values import replace


def follow(
    resolution: Resolution, does: tuple[OneShot, ...], *, did_anything: bool = False
) -> Procedure[Game]:
    """Follow instructions in their order, for as long as what says them is there (CR 608.2c).

    An effect that does something later does all of it, though what made it has left the stack long ago.

    `did_anything`: whether something has been done before the first of them, on which it may depend.
    """
    return (yield from followed(resolution, does, did_anything=did_anything)).game


def followed(
    resolution: Resolution, does: tuple[OneShot, ...], *, did_anything: bool = False
) -> Procedure[Resolution]:
    """Follow instructions as `follow` does; return what others after them can speak of."""
    now = replace(resolution, did_anything=did_anything)
    is_resolving = now.game.has_on_stack(now.item.id)
    for part in does:
        if isinstance(part, MakeEffect) and part.from_source == "chosen":
            now = replace(now, item=(yield from choose_source(now.game, now.item, part)))
        before = now.game
        those = _spoken_of(now, part)
        dealt = DealtSoFar(now.damage_dealt, now.excess_dealt)
        game = yield from adding_up(perform(now, part), dealt)
        game = yield from return_from_exile((yield from keep_combat_true(before, game)))
        hits = game.dealt_this_turn[len(before.dealt_this_turn) :]
        now = replace(
            now,
            game=game,
            did_anything=game is not before,
            created=(*now.created, *(one for one in game.battlefield if before.on_battlefield(one) is None)),
            damaged=(*now.damaged, *(hit.recipient for hit in hits)),
            those=those,
            life_lost=now.life_lost + _lost(before, game),
            damage_dealt=dealt.damage,
            excess_dealt=dealt.excess,
        )
        if game.is_over or (is_resolving and not game.has_on_stack(now.item.id)):
            break
    return now


def _lost(before: Game, after: Game) -> int:
    """Return how much life players have lost between two moments of a turn."""
    return sum(
        player.lost_this_turn - before.players[one].lost_this_turn for one, player in after.players.items()
    )


def _spoken_of(now: Resolution, part: OneShot) -> tuple[ObjectId, ...]:
    """Return which permanents `those` are after an instruction: each such permanent, if it spoke of them."""
    each = getattr(part, "each", None)
    return now.each("those", each) if isinstance(each, Objects) else now.those
