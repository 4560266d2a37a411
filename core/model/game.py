"""The game: one immutable value that holds everything there is at one moment."""

from functools import cached_property
from typing import Literal, assert_never

from core.model.cards import Card
from core.model.combat import Combat
from core.model.dealt import Hit
from core.model.notes import KnownObjects, Notes
from core.model.permanents import Permanent, ZoneCard
from core.model.players import Player
from core.model.stack import OnStack, StackObject
from core.model.this_turn import Happened
from core.model.waiting_effects import Waiting
from core.terms.eras import Era
from core.terms.ids import ObjectId, PlayerId
from core.terms.steps import Step
from core.terms.turn_steps import TurnStep
from core.terms.values import FrozenMap, Value
from core.terms.zones import Zone


class Game(Value, dict=True, gc=True):
    """Everything at one moment.

    Attributes:
        players: in turn order, those who lost included.
        active_player: whose turn it is.
        step: where in the turn we are; None before the first step of a turn begins.
        time_of_day: whether it is day or night; None as long as it is neither (CR 731.1).
        turn: which turn it is, counted from the one in which play begins.
        battlefield: permanents in the order they entered or phased in; of nothing else do the rules know.
        phased_out: permanents that are treated as though they do not exist (CR 702.26b).
        graveyard, exile, hand: cards in those zones, oldest first, of all owners.
        library: cards of all libraries that are known, each owner's from top to bottom.
        triggered: abilities that have triggered and are not yet on the stack (CR 603.3).
        stack: the last is the top.
        left_stack: abilities that have left the stack while something there was aimed at them, by id.
        effects: those that wait apart from any permanent, such as shields (CR 611).
        dealt_this_turn: which damage was dealt since the turn began, in that order.
        cast_this_turn: the spells that were cast since the turn began, in that order.
        happened_this_turn: what has happened to permanents since the turn began, in that order.
        last_known: permanents as they last existed on the battlefield, by id (CR 608.2h); also of those
            that are phased out.
        named_cards: what tokens are made like, by the names that effects call it.
        made: the clock: how many objects, abilities and effects have begun to exist. Gives each its
            own id and its timestamp (CR 613.7).
        is_over: whether the game has ended (CR 104.1).
    """

    players: FrozenMap[PlayerId, Player]
    active_player: PlayerId
    era: Era = Era.CURRENT
    has_planeswalker_redirection: bool = False
    step: Step | None = None
    time_of_day: Literal["day", "night"] | None = None
    turn: int = 1
    battlefield: FrozenMap[ObjectId, Permanent] = FrozenMap()
    phased_out: FrozenMap[ObjectId, Permanent] = FrozenMap()
    graveyard: tuple[ZoneCard, ...] = ()
    exile: tuple[ZoneCard, ...] = ()
    hand: tuple[ZoneCard, ...] = ()
    library: tuple[ZoneCard, ...] = ()
    combat: Combat | None = None
    triggered: tuple[StackObject, ...] = ()
    stack: tuple[StackObject, ...] = ()
    left_stack: FrozenMap[ObjectId, OnStack] = FrozenMap()
    effects: tuple[Waiting, ...] = ()
    dealt_this_turn: tuple[Hit, ...] = ()
    cast_this_turn: tuple[OnStack, ...] = ()
    happened_this_turn: tuple[Happened, ...] = ()
    last_known: FrozenMap[ObjectId, Permanent] = FrozenMap()
    named_cards: FrozenMap[str, Card] = FrozenMap()
    made: int = 0
    is_over: bool = False

    @cached_property
    def notes(self) -> Notes:
        """What has been worked out from this game so far; a copy with changes begins with none."""
        return Notes(KnownObjects(), {})

    def begin_with(self, notes: Notes) -> None:
        """Let a game that was just made begin with notes: what is still true of it after an event."""
        self.__dict__["notes"] = notes

    @property
    def turn_step(self) -> TurnStep | None:
        """Which step of which turn it is; None before the first step of a turn begins."""
        return TurnStep(self.step, self.turn) if self.step is not None else None

    def permanent(self, object_id: ObjectId) -> Permanent:
        """Return the permanent, as it last existed if it has left the battlefield (CR 608.2h).

        Raises:
            KeyError: no permanent ever had this id.
        """
        found = self.battlefield.get(object_id)
        return found if found is not None else self.last_known[object_id]

    def on_battlefield(self, object_id: ObjectId) -> Permanent | None:
        """Return the permanent, even if it is phased out; None if it is not on the battlefield at all."""
        return self.battlefield.get(object_id) or self.phased_out.get(object_id)

    @property
    def everything(self) -> tuple[Permanent, ...]:
        """Return all permanents, those that are phased out included, in the order of their timestamps."""
        every = (*self.battlefield.values(), *self.phased_out.values())
        return tuple(sorted(every, key=lambda one: one.timestamp)) if self.phased_out else every

    def ability(self, own: str) -> OnStack | None:
        """Return the spell or ability on the stack, or that was a target there, with this id."""
        on_stack = (one for one in self.stack if isinstance(one, OnStack) and one.id == own)
        return next(on_stack, self.left_stack.get(ObjectId(own)))

    def has_on_stack(self, own: ObjectId) -> bool:
        """Whether a spell or ability with this id is on the stack."""
        return any(isinstance(one, OnStack) and one.id == own for one in self.stack)

    def label(self, recipient: PlayerId | ObjectId) -> str:
        """Return the name a reader knows a player, a permanent or a spell by."""
        if recipient in self.players:
            return self.players[PlayerId(recipient)].name
        return self.permanent(ObjectId(recipient)).label

    def knows(self, named: str) -> bool:
        """Whether this is the id of a player, of an object in any zone, or of what a permanent was."""
        return (
            named in self.players
            or named in self.battlefield
            or named in self.last_known
            or named in self.phased_out
            or self.has_on_stack(ObjectId(named))
            or any(card.id == named for card in self.cards)
        )

    def cards_in(self, zone: Zone) -> tuple[ZoneCard, ...]:
        """Return the cards in a zone, of all owners."""
        match zone:
            case Zone.GRAVEYARD:
                return self.graveyard
            case Zone.EXILE:
                return self.exile
            case Zone.HAND:
                return self.hand
            case Zone.LIBRARY:
                return self.library
            case _:
                assert_never(zone)

    @property
    def cards(self) -> tuple[ZoneCard, ...]:
        """Return all that is in a graveyard, in exile, in a hand or in a library that is known."""
        return (*self.graveyard, *self.exile, *self.hand, *self.library)

    @property
    def players_in_game(self) -> tuple[PlayerId, ...]:
        """Return the players who have not lost, in turn order."""
        return tuple([player.id for player in self.players.values() if not player.has_lost])

    @property
    def apnap(self) -> tuple[PlayerId, ...]:
        """Return the players in the game, the active player first, then in turn order (CR 101.4)."""
        order = tuple(self.players)
        start = order.index(self.active_player)
        turn = order[start:] + order[:start]
        return tuple([player for player in turn if not self.players[player].has_lost])

    @property
    def monarch(self) -> PlayerId | None:
        """The player who is the monarch; None if nobody is (CR 725.1)."""
        return next((player.id for player in self.players.values() if player.is_monarch), None)

    def opponents(self, player: PlayerId) -> tuple[PlayerId, ...]:
        """Return the other players in the game, in turn order (CR 102.2)."""
        return tuple(other for other in self.players_in_game if other != player)
