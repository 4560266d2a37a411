"""A game being written: where `apply` collects its changes before they become the next game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, assert_never

from msgspec.structs import asdict

from core.abilities.keywords import KEYWORD_COUNTERS
from core.characteristics.current import characteristics, is_influenced
from core.events.damage import Damage
from core.events.effects import BecameCopy
from core.events.results import (
    CardDrawn,
    CardReturned,
    CountersPut,
    CountersRemoved,
    DamageMarked,
    LifeGained,
    LifeLost,
    Result,
    TopExiled,
)
from core.events.state_based import Rescued
from core.model.cards import Card
from core.model.combat import Blocking
from core.model.game import Game
from core.model.permanents import Beneath, Permanent, ZoneCard
from core.terms.counters import SHIELD, CounterKind
from core.terms.ids import ObjectId, PlayerId, RecipientId, first_incarnation, next_incarnation
from core.terms.values import FrozenMap, replace
from core.terms.zones import Zone


class Draft:
    """The changes that one event makes to `game`. Only `apply` uses it.

    Each map is copied at most once for a whole event, however many of its entries change,
    so that a hundred simultaneous results cost a hundred small steps and not a hundred
    copies of the table.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self._maps: dict[str, dict[Any, Any]] = {}
        self._changes: dict[str, Any] = {}
        self._not_fighting: set[ObjectId] = set()
        self._not_attacked: set[ObjectId] = set()

    def finish(self) -> Game:
        """Return the next game."""
        combat = self._current("combat")
        if combat is not None and (self._not_fighting or self._not_attacked):
            self._changes["combat"] = combat.without(self._not_fighting, self._not_attacked)
        changes = self._changes | {name: FrozenMap(items) for name, items in self._maps.items()}
        if not changes:
            return self._game
        return replace(self._game, **changes)

    def change(self, **changes: object) -> None:
        """Set fields of the game itself."""
        self._changes.update(changes)

    def tick(self) -> int:
        """Move the clock on; return a timestamp later than all before (CR 613.7)."""
        self._changes["made"] = made = self._current("made") + 1
        return int(made)

    def attach(self, object_id: ObjectId, to: RecipientId) -> None:
        """Attach a permanent to something else than now; it gets a new timestamp (CR 613.7e, 701.3b)."""
        if object_id in self._map("battlefield") and self._map("battlefield")[object_id].attached_to != to:
            self.change_permanent(object_id, attached_to=to, timestamp=self.tick())

    def change_permanent(self, object_id: ObjectId, **changes: object) -> None:
        """Set fields of a permanent, even if it is phased out; nothing happens if it is not there."""
        battlefield = self._map("battlefield")
        if object_id in battlefield:
            battlefield[object_id] = replace(battlefield[object_id], **changes)
        elif object_id in self._game.phased_out:
            phased_out = self._map("phased_out")
            phased_out[object_id] = replace(phased_out[object_id], **changes)

    def change_player(self, player_id: PlayerId, **changes: object) -> None:
        """Set fields of a player."""
        players = self._map("players")
        players[player_id] = replace(players[player_id], **changes)

    def add_damage(self, object_id: ObjectId, amount: int) -> None:
        """Mark `amount` more damage on a permanent."""
        permanent = self._map("battlefield").get(object_id)
        if permanent:
            self.change_permanent(object_id, damage=permanent.damage + amount)

    def add_life(self, player_id: PlayerId, amount: int) -> None:
        """Change a life total by `amount`, which may be negative."""
        self.change_player(player_id, life=self._map("players")[player_id].life + amount)

    def add_counters(self, on: PlayerId | ObjectId, kind: CounterKind, amount: int) -> None:
        """Add counters to a player or permanent, or remove them; there are never fewer than none."""
        if on in self._game.players:
            player = self._map("players")[on]
            self.change_player(PlayerId(on), counters=_counted(player.counters, kind, amount))
        elif permanent := self._map("battlefield").get(on):
            changes: dict[str, object] = {"counters": _counted(permanent.counters, kind, amount)}
            if amount > 0 and kind in KEYWORD_COUNTERS:  # CR 613.7c
                changes["counter_timestamps"] = permanent.counter_timestamps.with_({kind: self.tick()})
            self.change_permanent(ObjectId(on), **changes)

    def let_happen(self, result: Result) -> None:
        """Carry out one result of damage or of an effect."""
        match result:
            case LifeLost(player=player, amount=amount):
                self.add_life(player, -amount)
            case LifeGained(player=player, amount=amount):
                self.add_life(player, amount)
            case CountersPut(on=on, counter=counter, amount=amount):
                self.add_counters(on, counter, amount)
            case CountersRemoved(object=object_id, counter=counter, amount=amount):
                self.add_counters(object_id, counter, -amount)
            case DamageMarked(object=object_id, amount=amount):
                self.add_damage(object_id, amount)
            case CardDrawn(player=player):
                self.draw_card(player)
            case CardReturned(card=card):
                self.move_card(card, Zone.HAND)
            case TopExiled(player=player):
                self.exile_top(player)
            case _:
                assert_never(result)

    def draw_card(self, player_id: PlayerId) -> None:
        """Put the top card of a library into its owner's hand (CR 121.1); an unknown one if none is known.

        CR 704.5b: the player who draws from a library that is known to be empty will lose.
        """
        if not self._move_top(player_id, Zone.HAND):
            self.change_player(player_id, drew_from_empty=True)

    def exile_top(self, player_id: PlayerId) -> None:
        """Exile the top card of a library; an unknown one if none is known."""
        self._move_top(player_id, Zone.EXILE)

    def _move_top(self, player_id: PlayerId, to: Zone) -> bool:
        """Move the top card of a library; return whether there was any."""
        top = next((card for card in self._current("library") if card.owner == player_id), None)
        if top is not None:
            self.move_card(top.id, to)
        elif self._map("players")[player_id].has_known_library:
            return False
        else:
            number = sum(card.owner == player_id for card in self._current(to.value)) + 1
            unknown = Card(name="Unknown card", types=frozenset())
            own = ObjectId(f"{player_id}.{to.value}.{number}")
            self.put_card(ZoneCard(id=own, card=unknown, owner=player_id), to)
        return True

    def move_card(self, card_id: ObjectId, to: Zone) -> None:
        """Put a card from one zone that is not the battlefield into another, as a new object (CR 400.7)."""
        card = next(card for zone in Zone for card in self._current(zone.value) if card.id == card_id)
        self.remove_card(card_id)
        self.put_card(replace(card, id=next_incarnation(card_id)), to)

    def put_card(self, card: ZoneCard, zone: Zone) -> None:
        """Put a card into a zone other than the battlefield."""
        self._changes[zone.value] = (*self._current(zone.value), card)

    def rescue(self, rescued: Rescued) -> None:
        """Let something happen to a permanent instead of destruction (CR 122.1c, 701.19a, 702.89a)."""
        match rescued.how:
            case "shield":
                self.add_counters(rescued.object, SHIELD, -1)
            case "regeneration":
                self.change_permanent(rescued.object, damage=0, tapped=True, deathtouched=False)
                self.stop_fighting(rescued.object)
                effects = self._current("effects")
                self._changes["effects"] = tuple(effect for effect in effects if effect.id != rescued.by)
            case "umbra armor":
                self.change_permanent(rescued.object, damage=0, deathtouched=False)
                if rescued.aura is not None and rescued.becomes is not None:
                    self.move(rescued.aura, rescued.becomes, rescued.to)

    def enter(self, permanent: Permanent) -> None:
        """Put a permanent onto the battlefield (CR 613.7d)."""
        self._map("battlefield")[permanent.id] = replace(permanent, timestamp=self.tick())

    def transform(self, object_id: ObjectId) -> None:
        """Turn a permanent over: its other face is up, and it gets a new timestamp (CR 613.7g)."""
        was, now = self._map("battlefield")[object_id], self.tick()
        up = was.other_face or was.card
        front = was.card if was.front is None else None
        self.change_permanent(object_id, card=up, front=front, timestamp=now, transformed_at=now)

    def become_copy(self, event: BecameCopy) -> None:
        """Make a permanent a copy, for good or until `stop_copying`; it is no new object (CR 707.4)."""
        was = self._map("battlefield")[event.object]
        beneath = was.beneath or Beneath.of(was) if event.until is not None else None
        changes = {"card": event.card, "front": None, "printed": was.as_card, "chosen": ()}
        self.change_permanent(event.object, **changes, number=event.number, beneath=beneath)

    def stop_copying(self, permanent: Permanent) -> None:
        """Make a permanent again what it was before it became a copy for a while."""
        if permanent.beneath is not None:
            self.change_permanent(permanent.id, **asdict(permanent.beneath), beneath=None)

    def phase_out(self, object_id: ObjectId, bearer: ObjectId | None) -> None:
        """Have a permanent phase out, directly or along with its bearer; it leaves combat (CR 702.26b)."""
        gone = self._leave(object_id)
        self._map("phased_out")[object_id] = replace(gone, phased_out_with=bearer)

    def phase_in(self, object_id: ObjectId, *, stays_attached: bool) -> None:
        """Have a permanent phase in; it is no new object and gets no new timestamp (CR 702.26d)."""
        back = self._map("phased_out").pop(object_id)
        bearer = back.attached_to if stays_attached else None
        self._map("battlefield")[object_id] = replace(back, phased_out_with=None, attached_to=bearer)

    def remember(self, stand_in: Permanent) -> None:
        """Keep what a spell is, or what is about to enter, where it can be asked for."""
        self._map("last_known")[stand_in.id] = stand_in

    def follow(self, spell: ObjectId, permanent: ObjectId) -> None:
        """Have effects on damage from a spell go on about the permanent it became (CR 400.7c)."""
        self._changes["effects"] = tuple(
            replace(one, from_source=permanent) if one.from_source == spell else one
            for one in self._current("effects")
        )

    def become_blocked(self, object_id: ObjectId) -> None:
        """Make an attacker blocked (CR 509.1h)."""
        combat = self._current("combat")
        attacker = replace(combat.attackers[object_id], blocking=Blocking.BLOCKED)
        attackers = combat.attackers.with_({object_id: attacker})
        self._changes["combat"] = replace(combat, attackers=attackers)

    def become_unblocked(self, object_id: ObjectId) -> None:
        """Make an attacker unblocked: nothing blocks it any more (CR 509.1h)."""
        combat = self._current("combat")
        changes = {"blocking": Blocking.UNBLOCKED, "blocked_by": ()}
        attackers = combat.attackers.with_({object_id: replace(combat.attackers[object_id], **changes)})
        blockers = FrozenMap((one.id, one.after_removing({object_id})) for one in combat.blockers.values())
        self._changes["combat"] = replace(combat, attackers=attackers, blockers=blockers)

    def move(self, object_id: ObjectId, becomes: ObjectId, to: Zone) -> None:
        """Put a permanent into another zone as a new object (CR 400.7); it leaves combat (CR 506.4)."""
        permanent = self._leave(object_id)
        card = ZoneCard(
            id=becomes,
            card=permanent.as_card,
            owner=permanent.owner,
            is_token=permanent.is_token,
            is_commander=permanent.is_commander,
        )
        self._changes[to.value] = (*self._current(to.value), card)

    def remove_from_game(self, object_id: ObjectId) -> None:
        """Take a permanent off the battlefield without putting it anywhere (CR 800.4a)."""
        self._leave(object_id)

    def remove_card(self, card_id: ObjectId) -> None:
        """Take one card (a token, CR 704.5d) out of the zone it is in."""
        self._keep_cards(lambda card: card.id != card_id)

    def remove_cards_of(self, owner: PlayerId) -> None:
        """Take all that `owner` owns out of every zone but the battlefield (CR 800.4a)."""
        self._keep_cards(lambda card: card.owner != owner)

    def add_commander_damage(self, damage: Damage) -> None:
        """Count combat damage that a commander dealt to a player (CR 903.10a)."""
        player = self._map("players")[damage.recipient]
        commander = first_incarnation(damage.source)
        total = player.commander_damage.get(commander, 0) + damage.amount
        self.change_player(player.id, commander_damage=player.commander_damage.with_({commander: total}))

    def stop_fighting(self, object_id: ObjectId) -> None:
        """Make a creature neither attack nor block (CR 506.4)."""
        self._not_fighting.add(object_id)

    def stop_being_attacked(self, object_id: ObjectId) -> None:
        """Make a planeswalker or battle no longer attacked (CR 506.4)."""
        self._not_attacked.add(object_id)

    def _keep_cards(self, stays: Callable[[ZoneCard], bool]) -> None:
        for zone in Zone:
            cards = self._current(zone.value)
            left = tuple(filter(stays, cards))
            if len(left) != len(cards):
                self._changes[zone.value] = left

    def _leave(self, object_id: ObjectId) -> Permanent:
        if object_id in self._game.phased_out:  # CR 702.26n: what it last was is known already
            unseen: Permanent = self._map("phased_out").pop(object_id)
            return unseen
        permanent: Permanent = self._map("battlefield").pop(object_id)
        # CR 704.8: of several things that happen at once, last known information knows none
        was = self._game.battlefield.get(object_id, permanent)
        if object_id in self._game.battlefield and is_influenced(self._game):
            was = replace(was, last=characteristics(self._game, object_id))
        self._map("last_known")[object_id] = was
        self.stop_fighting(object_id)
        self.stop_being_attacked(object_id)
        return permanent

    def _map(self, name: str) -> dict[Any, Any]:
        if name not in self._maps:
            self._maps[name] = dict(getattr(self._game, name))
        return self._maps[name]

    def _current(self, name: str) -> Any:  # noqa: ANN401 - as varied as the game's fields
        return self._changes.get(name, getattr(self._game, name))


def _counted(
    counters: FrozenMap[CounterKind, int], kind: CounterKind, amount: int
) -> FrozenMap[CounterKind, int]:
    total = max(0, counters.get(kind, 0) + amount)
    return counters.with_({kind: total}) if total else counters.without(kind)
