"""Which recipients a creature's combat damage may go to, who divides it, and what comes first.

Every rule about where combat damage goes comes down to *tiers*. Points may reach a tier only
once every recipient in the tiers before it is assigned enough: lethal damage for a creature,
its loyalty for a planeswalker. Within a tier they are divided freely. A planeswalker that
blocks its own attacker stands in two tiers.

- no trample (CR 510.1c, 510.1d): one tier, the creatures fought;
- damage assignment order (before November 2024): a tier for each creature, in order;
- trample (CR 702.19b): then a tier for what is attacked;
- trample over planeswalkers (CR 702.19c): then a tier for the planeswalker's controller;
- what may assign as though it weren't blocked: those tiers, or else just those for what is attacked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import Literal

from core.abilities.restrictions import AssignsAsUnblocked
from core.characteristics.among_permanents import each_ability
from core.characteristics.current import characteristics
from core.characteristics.remembering import remembered
from core.model.combat import Attacker, Blocker, Blocking, Combat
from core.model.game import Game
from core.rules.combat.banding import divider_by_banding, divider_of_blocker_by_banding
from core.rules.combat.trample import reaches_what_it_attacks, tiers_beyond_blockers
from core.rules.damage.measures import damage_measure
from core.rules.eras import has_damage_order
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import Value, replace


class Division(Value):
    """What one creature assigns: `points`, divided by `divider` among `tiers`.

    Attributes:
        side: whether the points are its power or its toughness.
        fought: how many of the tiers, the first ones, are creatures it fights.
        unblocked: the tiers that all of it may go to instead, as though it weren't blocked.
        by_banding: whether banding gave the division to the other side (CR 702.22j, 702.22k).
        is_as_unblocked: whether it is blocked and these are the tiers as though it weren't.
    """

    source: ObjectId
    divider: PlayerId
    points: int
    tiers: tuple[tuple[RecipientId, ...], ...]
    fought: int
    side: Literal["power", "toughness"] = "power"
    unblocked: tuple[tuple[RecipientId, ...], ...] = ()
    by_banding: bool = False
    is_as_unblocked: bool = False

    @property
    def recipients(self) -> tuple[RecipientId, ...]:
        """Return everything that points may go to, first tier first."""
        if len(self.tiers) == 1 and not self.unblocked:
            return self.tiers[0]
        tiers = (*self.tiers, *self.unblocked)
        return tuple(dict.fromkeys(chain.from_iterable(tiers)))

    @property
    def is_forced(self) -> bool:
        """Whether there is only one way to divide."""
        return len(self.recipients) == 1

    @property
    def as_unblocked(self) -> Division:
        """The division among what is attacked, if there is that choice; else itself."""
        if not self.unblocked:
            return self
        return replace(self, tiers=self.unblocked, fought=0, unblocked=(), is_as_unblocked=True)

    def as_assigned(self, points: Mapping[RecipientId, int]) -> Division:
        """Return the division that an assignment is one of: it says by itself whether as though unblocked."""
        if not self.unblocked:
            return self
        beyond = {recipient for tier in self.unblocked for recipient in tier}
        if beyond.issuperset(recipient for recipient, amount in points.items() if amount):
            return self.as_unblocked
        return replace(self, unblocked=())


def divisions(game: Game, dealers: Iterable[ObjectId]) -> dict[ObjectId, Division]:
    """Return the division of each creature in `dealers` that assigns any combat damage now.

    CR 510.1a: power 0 or less assigns none. CR 510.1b: nor does what attacks nothing. CR 510.1c: nor
    what is blocked with nothing left blocking it. CR 510.1d: nor what blocks nothing any more.
    """
    every = _divisions_so_far(game)
    found: dict[ObjectId, Division] = {}
    for dealer in dealers:
        if dealer not in every:
            every[dealer] = _division(game, dealer)
        division = every[dealer]
        if division is not None:
            found[dealer] = division
    return found


@remembered(lambda game: (game.combat, game.players, game.active_player, game.era))
def _divisions_so_far(game: Game) -> dict[ObjectId, Division | None]:  # noqa: ARG001 - filled as it is asked
    return {}


def _division(game: Game, dealer: ObjectId) -> Division | None:
    combat = game.combat or Combat()
    if dealer in combat.attackers:
        division = _of_attacker(game, combat.attackers[dealer])
    elif dealer in combat.blockers:
        division = _of_blocker(game, combat.blockers[dealer])
    else:
        return None
    return division if division.points > 0 and division.tiers else None


def _of_attacker(game: Game, attacker: Attacker) -> Division:
    """Return the division of an attacker's damage, which banding gives to the defending player."""
    banded = divider_by_banding(game, attacker)
    tiers = fought = _creature_tiers(game, attacker.blocked_by, by_banding=banded is not None)
    if banded is None and reaches_what_it_attacks(game, attacker):
        tiers = (*tiers, *tiers_beyond_blockers(game, attacker))
    measure = damage_measure(characteristics(game, attacker.id))
    division = Division(
        source=attacker.id,
        divider=banded or game.battlefield[attacker.id].controller,
        points=measure.points,
        tiers=tiers,
        fought=len(fought),
        side=measure.side,
        by_banding=banded is not None,
    )
    return _with_choice(game, attacker, division)


def _with_choice(game: Game, attacker: Attacker, division: Division) -> Division:
    """Return the division of a blocked creature that may assign as though it weren't, with that choice.

    With nothing left blocking it that is all it can do. Where banding gives the division among
    blockers to the other side, its controller has chosen before, or is taken to want it.
    """
    is_blocked = attacker.blocking is Blocking.BLOCKED
    if not is_blocked or not characteristics(game, attacker.id).each(AssignsAsUnblocked):
        return division
    unblocked = tuple(tiers_beyond_blockers(game, attacker))
    with_choice = replace(division, unblocked=unblocked)
    if not division.by_banding and division.fought:
        return with_choice
    wants = game.combat is None or game.combat.as_unblocked.get(attacker.id, True)
    if division.fought and not wants:
        return division
    controller = game.battlefield[attacker.id].controller
    return replace(with_choice.as_unblocked, divider=controller, by_banding=False) if unblocked else division


def left_to_the_others(game: Game, dealers: Iterable[ObjectId]) -> Iterator[ObjectId]:
    """Yield the attackers whose controller chooses first whether they assign as though they weren't blocked.

    CR 702.22j: if they don't, the defending player divides their damage among the blockers.
    """
    attackers = game.combat.attackers if game.combat is not None else {}
    able = {one for one, _ in each_ability(game, AssignsAsUnblocked)}
    for attacker in (attackers[dealer] for dealer in dealers if dealer in attackers and dealer in able):
        if (
            attacker.blocking is Blocking.BLOCKED
            and damage_measure(characteristics(game, attacker.id)).points > 0
            and any(tiers_beyond_blockers(game, attacker))
            and divider_by_banding(game, attacker) is not None
        ):
            yield attacker.id


def _of_blocker(game: Game, blocker: Blocker) -> Division:
    """Return the division of a blocker's damage; banding gives it to the active player (CR 702.22k)."""
    banded = divider_of_blocker_by_banding(game, blocker)
    tiers = _creature_tiers(game, blocker.blocks, by_banding=banded is not None)
    measure = damage_measure(characteristics(game, blocker.id))
    return Division(
        source=blocker.id,
        divider=banded or game.battlefield[blocker.id].controller,
        points=measure.points,
        tiers=tiers,
        fought=len(tiers),
        side=measure.side,
        by_banding=banded is not None,
    )


def _creature_tiers(
    game: Game, creatures: tuple[ObjectId, ...], *, by_banding: bool
) -> tuple[tuple[RecipientId, ...], ...]:
    """Return the tiers of creatures fought: one, divided freely (CR 510.1c, 510.1d), if there is no order.

    CR 510.1c of July 2024, CR 510.1d of July 2024: in damage assignment order, each by itself.
    """
    if has_damage_order(game.era) and not by_banding:
        return tuple((creature,) for creature in creatures)
    return (creatures,) if creatures else ()
