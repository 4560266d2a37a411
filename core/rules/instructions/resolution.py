"""What a resolving spell or ability speaks of: its targets, its controller, amounts (CR 608.2)."""

from __future__ import annotations

from typing import Final, Literal

from core.abilities.amounts import Counted, CountedCards, CountersOn, HowMuch, Measure, Size
from core.abilities.filters import Objects
from core.abilities.subjects import Subjects
from core.characteristics.counting import cards_among, counters_on
from core.characteristics.current import characteristics
from core.characteristics.filtering import speaks_of_object
from core.characteristics.numbers import number_of, size_of
from core.characteristics.speaker import Speaker
from core.model.game import Game
from core.model.stack import OnStack
from core.rules.targets.on_stack import found_on_stack
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import Value
from core.terms.zones import Zone


class Resolution(Value, kw_only=False):
    """One instruction of a spell or ability, at the moment it is carried out.

    Attributes:
        legal: the targets in their order, None for each that has become illegal.
        created: what the instructions before have put onto the battlefield.
        damaged: what they have dealt damage to, players included.
        those: what the last of them was about that spoke of each such permanent.
        life_lost, damage_dealt, excess_dealt: how much of it the instructions before have come to.
        did_anything: whether the one before has changed anything.
    """

    game: Game
    item: OnStack
    legal: tuple[RecipientId | None, ...]
    created: tuple[ObjectId, ...] = ()
    damaged: tuple[RecipientId, ...] = ()
    those: tuple[ObjectId, ...] = ()
    life_lost: int = 0
    damage_dealt: int = 0
    excess_dealt: int = 0
    did_anything: bool = False

    def one(self, subject: Subjects) -> RecipientId | None:
        """Return whom an instruction is about; None if that is an illegal target or nothing."""
        item = self.item
        match subject:
            case "target" | "target_2" | "target_3":
                place = {"target": 0, "target_2": 1, "target_3": 2}[subject]
                return self.legal[place] if place < len(self.legal) else None
            case "this":
                return item.source
            case "you":
                return item.controller
            case "opponents":
                return next(iter(self.game.opponents(item.controller)), None)
            case "targets":
                return next(iter(self.all_legal), None)
            case "it":
                return item.it
            case "its_controller":
                return self._controller(item.it)
            case "target_controller":
                return self._controller(self.legal[0] if self.legal else None)
            case "defending_player":
                return item.defending_player
            case "chosen":
                return item.chosen
            case "bearer":
                return self.game.permanent(item.source).attached_to
            case "created":
                return self.created[0] if self.created else None
            case "damaged":
                return next(iter(self._damaged_creatures()), None)
            case "those":
                return next(iter(self.each(subject, None)), None)

    @property
    def all_legal(self) -> tuple[RecipientId, ...]:
        """All targets that are still legal (CR 608.2b)."""
        return tuple(one for one in self.legal if one is not None)

    def _controller(self, of: RecipientId | None) -> PlayerId | None:
        """Return who controls something, a player for themselves; None if it is known no more."""
        game = self.game
        if of is None or of in game.players:
            return PlayerId(of) if of is not None else None
        on_stack = found_on_stack(game, of)
        if on_stack is not None:
            return on_stack.controller
        is_known = of in game.battlefield or of in game.last_known
        return game.permanent(ObjectId(of)).controller if is_known else None

    def players(self, who: Subjects | Literal["each_player"]) -> tuple[PlayerId, ...]:
        """Return the players an instruction is about, in APNAP order (CR 101.4)."""
        match who:
            case "each_player":
                return self.game.apnap
            case "opponents":
                mine = self.game.opponents(self.item.controller)
                return tuple(player for player in self.game.apnap if player in mine)
            case "targets":
                return tuple(player for player in self.game.apnap if player in self.all_legal)
            case _:
                one = self.one(who)
                return tuple(player for player in self.game.apnap if player == one)

    def each(self, subject: Subjects, each: Objects | None) -> tuple[ObjectId, ...]:
        """Return the permanents an instruction is about."""
        if each is None and subject == "created":
            return tuple(one for one in self.created if one in self.game.battlefield)
        if each is None and subject == "targets":
            return tuple(ObjectId(one) for one in self.all_legal if one in self.game.battlefield)
        if each is None and subject == "damaged":
            return self._damaged_creatures()
        if each is None and subject == "those":
            return tuple(one for one in self.those if one in self.game.battlefield)
        if each is None:
            one = self.one(subject)
            return (ObjectId(one),) if one is not None and one in self.game.battlefield else ()
        return tuple(one for one in self.game.battlefield if speaks_of_object(self.speaker, one, each))

    def each_last_known(self, subject: Subjects) -> tuple[ObjectId, ...]:
        """Return the permanents an instruction is about, also one that has left by now (CR 608.2h)."""
        there = self.each(subject, None)
        one = self.one(subject)
        has_left = subject != "targets" and one is not None and one in self.game.last_known
        return there or ((ObjectId(one),) if has_left and one is not None else ())

    def _damaged_creatures(self) -> tuple[ObjectId, ...]:
        game = self.game
        there = (ObjectId(one) for one in dict.fromkeys(self.damaged) if one in game.battlefield)
        return tuple(one for one in there if characteristics(game, one).is_creature)

    @property
    def speaker(self) -> Speaker:
        """What it is that speaks of objects and players."""
        item = self.item
        return Speaker(
            self.game,
            item.controller,
            item.source,
            defending=item.defending_player,
            it=item.it,
            that_player=self._that_player,
        )

    @property
    def _that_player(self) -> PlayerId | None:
        """Whom the ability triggered on, or the one player among its targets."""
        players = self.game.players
        if self.item.it in players:
            return PlayerId(self.item.it or "")
        targeted = [PlayerId(one) for one in self.item.targets if one in players]
        return targeted[0] if len(targeted) == 1 else None

    def how_much(self, amount: HowMuch, dealer: ObjectId | None = None) -> int:
        """Return an amount, at least 0; `dealer`: whose power "power" is."""
        match amount:
            case "that_much":
                return self.item.amount
            case "x":
                return self.item.x
            case "power":
                return max(0, characteristics(self.game, dealer or self.item.source).power)
            case "sacrificed_power" | "sacrificed_toughness" | "sacrificed_mana_value":
                return max(0, size_of(self.game, self.item.sacrificed, _SACRIFICED[amount]))
            case Counted(of="that_much" | "power" as of):
                return amount.of_number(self.how_much(of, dealer))
            case Counted():
                return amount.of_number(self._number(amount))
            case int():
                return amount

    def _number(self, amount: Counted) -> int:
        """Return how many there are of what is counted, or how large it is."""
        game = self.game
        match amount.of:
            case CountedCards(zone=zone, whose=whose, what=what):
                return cards_among(game, Zone(zone), self.players(whose), what)
            case CountersOn(counter=kind, on=on):
                return counters_on(game, self.one(on), kind)
            case "life_lost_this_way":
                return self.life_lost
            case "damage_dealt_this_way":
                return self.damage_dealt
            case "excess_dealt_this_way":
                return self.excess_dealt
            case Size(side=side, of=of):
                return size_of(game, self.one(of), side)
            case of:
                return number_of(self.speaker, of)


_SACRIFICED: Final[dict[str, Measure]] = {
    "sacrificed_power": "power",
    "sacrificed_toughness": "toughness",
    "sacrificed_mana_value": "mana_value",
}
"""What is asked of what was sacrificed."""
