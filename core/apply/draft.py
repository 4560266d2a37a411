"""A game being written: where `apply` collects its changes before they become the next game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

from core.abilities.keywords import KEYWORD_COUNTERS
from core.apply.map_being_written import Written
from core.characteristics.current import characteristics, is_influenced
from core.characteristics.relations import UNRELATED, relations
from core.model.cards import works_elsewhere
from core.model.combat import Combat
from core.model.game import Game
from core.model.permanents import Permanent, ZoneCard, as_permanent
from core.model.stack import OnStack, StackObject
from core.model.this_turn import Happened
from core.model.waiting_effects import Waiting
from core.terms.counters import CounterKind
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import FrozenMap, replace
from core.terms.zones import Zone


class Draft:
    """The changes that one event makes to the game `before`. Only `core.apply` uses it.

    Each map is copied at most once for a whole event, however many of its entries change,
    so that a hundred simultaneous results cost a hundred small steps and not a hundred
    copies of the table.
    """

    def __init__(self, before: Game) -> None:
        self.before = before
        self._changes: dict[str, Any] = {}
        self.players = Written(before.players)
        self.battlefield = Written(before.battlefield)
        self.phased_out = Written(before.phased_out)
        self.last_known = Written(before.last_known)
        self._cards: dict[Zone, list[ZoneCard]] = {}
        self._not_fighting: set[ObjectId] = set()
        self._not_attacked: set[ObjectId] = set()

    def finish(self) -> Game:
        """Return the next game; the one before if nothing has changed."""
        if self._not_fighting or self._not_attacked:
            combat = self.combat
            if combat is not None:
                self.change(combat=combat.without(self._not_fighting, self._not_attacked))
        changes = self._changes
        if self.players.changed is not None:
            changes["players"] = FrozenMap(self.players.changed)
        if self.battlefield.changed is not None:
            changes["battlefield"] = FrozenMap(self.battlefield.changed)
        if self.phased_out.changed is not None:
            changes["phased_out"] = FrozenMap(self.phased_out.changed)
        if self.last_known.changed is not None:
            changes["last_known"] = FrozenMap(self.last_known.changed)
        for zone, cards in self._cards.items() if self._cards else ():
            changes[zone.value] = tuple(cards)  # a game calls its zones what they are called
        return replace(self.before, **changes) if changes else self.before

    def change(self, **changes: Any) -> None:  # noqa: ANN401 - mypy checks them: packaging/replace_plugin.py
        """Set fields of the game itself; its four maps and its zones are written to one by one."""
        self._changes.update(changes)

    @property
    def combat(self) -> Combat | None:
        """The combat as it is by now."""
        combat: Combat | None = self._changes.get("combat", self.before.combat)
        return combat

    @property
    def effects(self) -> tuple[Waiting, ...]:
        """The waiting effects there are by now."""
        effects: tuple[Waiting, ...] = self._changes.get("effects", self.before.effects)
        return effects

    @property
    def stack(self) -> tuple[StackObject, ...]:
        """The stack as it is by now."""
        stack: tuple[StackObject, ...] = self._changes.get("stack", self.before.stack)
        return stack

    @property
    def left_stack(self) -> FrozenMap[ObjectId, OnStack]:
        """What has left the stack and is remembered, by now."""
        left: FrozenMap[ObjectId, OnStack] = self._changes.get("left_stack", self.before.left_stack)
        return left

    def tick(self) -> int:
        """Move the clock on; return a timestamp later than all before (CR 613.7)."""
        made: int = self._changes.get("made", self.before.made) + 1
        self.change(made=made)
        return made

    def change_permanent(self, object_id: ObjectId, **changes: Any) -> None:  # noqa: ANN401 - as in `change`
        """Set fields of a permanent, even if it is phased out; nothing happens if it is not there."""
        if (permanent := self.battlefield.now.get(object_id)) is not None:
            self.battlefield[object_id] = replace(permanent, **changes)
        elif (unseen := self.phased_out.now.get(object_id)) is not None:
            self.phased_out[object_id] = replace(unseen, **changes)

    def tap(self, object_id: ObjectId, *, tapped: bool = True) -> None:
        """Tap a permanent, or untap it, even if it is phased out; nothing happens if it is not there."""
        permanent = self.battlefield.now.get(object_id) or self.phased_out.now.get(object_id)
        if permanent is not None:
            self.change_permanent(object_id, status=replace(permanent.status, tapped=tapped))

    def change_player(self, player_id: PlayerId, **changes: Any) -> None:  # noqa: ANN401 - as in `change`
        """Set fields of a player."""
        self.players[player_id] = replace(self.players.now[player_id], **changes)

    def attach(self, object_id: ObjectId, to: RecipientId) -> None:
        """Attach a permanent to something else than now; it gets a new timestamp (CR 613.7e, 701.3b)."""
        permanent = self.battlefield.now.get(object_id)
        if permanent is not None and permanent.attached_to != to:
            self.change_permanent(object_id, attached_to=to, timestamp=self.tick())

    def add_damage(self, object_id: ObjectId, amount: int) -> None:
        """Mark `amount` more damage on a permanent."""
        permanent = self.battlefield.now.get(object_id)
        if permanent is not None:
            self.battlefield[object_id] = replace(permanent, damage=permanent.damage + amount)

    def add_life(self, player_id: PlayerId, amount: int) -> None:
        """Change a life total by `amount`, which may be negative."""
        self.change_player(player_id, life=self.players.now[player_id].life + amount)

    def add_counters(self, on: PlayerId | ObjectId, kind: CounterKind, amount: int) -> None:
        """Add counters to a player or permanent, or remove them; there are never fewer than none."""
        if on in self.before.players:
            player = self.players.now[PlayerId(on)]
            self.change_player(PlayerId(on), counters=_counted(player.counters, kind, amount))
            return
        permanent = self.battlefield.now.get(ObjectId(on))
        if permanent is None:
            return
        timestamps = permanent.counter_timestamps
        if amount > 0 and kind in KEYWORD_COUNTERS:  # CR 613.7c
            timestamps = timestamps.with_({kind: self.tick()})
        counters = _counted(permanent.counters, kind, amount)
        self.change_permanent(permanent.id, counters=counters, counter_timestamps=timestamps)

    def cards_in(self, zone: Zone) -> Sequence[ZoneCard]:
        """Return the cards that are in a zone by now."""
        cards = self._cards.get(zone)
        return self.before.cards_in(zone) if cards is None else cards

    def put_card(self, card: ZoneCard, zone: Zone) -> None:
        """Put a card into a zone other than the battlefield."""
        if zone not in self._cards:
            self._cards[zone] = list(self.before.cards_in(zone))
        self._cards[zone].append(card)
        if works_elsewhere(card.card):
            self.last_known[card.id] = as_permanent(card)

    def arrange_library(
        self, owner: PlayerId, top: tuple[ObjectId, ...], bottom: tuple[ObjectId, ...]
    ) -> None:
        """Put cards that are in a library on top of it and on the bottom, in this order downward."""
        cards = {card.id: card for card in self.cards_in(Zone.LIBRARY)}
        moved = {*top, *bottom}
        rest = [card for card in cards.values() if card.owner == owner and card.id not in moved]
        others = [card for card in cards.values() if card.owner != owner]
        ordered = (*(cards[one] for one in top), *rest, *(cards[one] for one in bottom))
        self._cards[Zone.LIBRARY] = [*others, *ordered]

    def remove_card(self, card_id: ObjectId) -> None:
        """Take one card (a token, CR 704.5d) out of the zone it is in."""
        self._keep_cards(lambda card: card.id != card_id)

    def remove_cards_of(self, owner: PlayerId) -> None:
        """Take all that `owner` owns out of every zone but the battlefield (CR 800.4a)."""
        self._keep_cards(lambda card: card.owner != owner)

    def move(self, object_id: ObjectId, becomes: ObjectId, to: Zone) -> None:
        """Put a permanent into another zone as a new object (CR 400.7); it leaves combat (CR 506.4)."""
        permanent = self.leave_battlefield(object_id)
        self.remember("died" if to is Zone.GRAVEYARD else "left", object_id)  # CR 700.4
        card = ZoneCard(
            id=becomes,
            card=permanent.as_card,
            owner=permanent.owner,
            origin=permanent.origin,
        )
        self.put_card(card, to)

    def leave_battlefield(self, object_id: ObjectId) -> Permanent:
        """Take a permanent off the battlefield without putting it anywhere; return it as it was."""
        if object_id in self.before.phased_out:  # CR 702.26n: what it last was is known already
            return self.phased_out.pop(object_id)
        permanent = self.battlefield.pop(object_id)
        # CR 704.8: of several things that happen at once, last known information knows none
        was = self.before.battlefield.get(object_id)
        if was is not None and is_influenced(self.before):
            was = replace(was, last=characteristics(self.before, object_id))
        left = was or permanent
        related = relations(self.before, left)
        self.last_known[object_id] = replace(left, as_it_left=related) if related != UNRELATED else left
        self._not_fighting.add(object_id)
        self._not_attacked.add(object_id)
        return permanent

    def remember(
        self,
        event: Literal["died", "left", "attacked"],
        object_id: ObjectId,
        attacked: RecipientId | None = None,
    ) -> None:
        """Remember for the rest of the turn what happens to a permanent, as it was before the event."""
        was = self.before.on_battlefield(object_id)
        if was is None:
            return
        if object_id in self.before.battlefield:
            was = replace(was, last=characteristics(self.before, object_id))
        so_far: tuple[Happened, ...] = self._changes.get("happened_this_turn", self.before.happened_this_turn)
        happened = Happened(event=event, was=was, attacked=attacked)
        self.change(happened_this_turn=(*so_far, happened))

    def stop_fighting(self, object_id: ObjectId) -> None:
        """Make a creature neither attack nor block (CR 506.4)."""
        self._not_fighting.add(object_id)

    def stop_being_attacked(self, object_id: ObjectId) -> None:
        """Make a planeswalker or battle no longer attacked (CR 506.4)."""
        self._not_attacked.add(object_id)

    def _keep_cards(self, stays: Callable[[ZoneCard], bool]) -> None:
        for zone in Zone:
            cards = self.cards_in(zone)
            left = list(filter(stays, cards))
            if len(left) != len(cards):
                self._cards[zone] = left


def _counted(
    counters: FrozenMap[CounterKind, int], kind: CounterKind, amount: int
) -> FrozenMap[CounterKind, int]:
    total = max(0, counters.get(kind, 0) + amount)
    return counters.with_({kind: total}) if total else counters.without(kind)
