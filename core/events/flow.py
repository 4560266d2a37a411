"""Events of the turn itself: steps begin and end, players leave, the game ends."""

from enum import StrEnum
from typing import Literal

from core.events.event import Event, WhySilent
from core.terms.called import Called
from core.terms.ids import ObjectId, PlayerId
from core.terms.rule_numbers import RuleNumber
from core.terms.steps import Step


class StepBegan(Event, tag="step_began"):
    """A step (or phase) of the turn began."""

    step: Step
    rule: RuleNumber


class TurnBegan(Event, tag="turn_began"):
    """The turn before is over, and it is this player's turn now (CR 102.1)."""

    triggers_nothing = WhySilent.UNWATCHED

    player: PlayerId
    rule: RuleNumber = RuleNumber("102.1")


class PermanentsUntapped(Event, tag="permanents_untapped"):
    """In the untap step the active player's tapped permanents untapped, all at the same time (CR 502.3).

    Attributes:
        objects: those that untapped.
        stunned: those that lost a stun counter each instead (CR 122.1d).
        kept: those that what they say, or an effect, keeps tapped.
    """

    objects: tuple[ObjectId, ...]
    stunned: tuple[ObjectId, ...] = ()
    kept: tuple[ObjectId, ...] = ()
    rule: RuleNumber = RuleNumber("502.3")


class StepsSkipped(Event, tag="steps_skipped"):
    """Nobody attacks, so the declare blockers and combat damage steps are skipped (CR 508.8)."""

    changes_game = False
    triggers_nothing = WhySilent.UNWATCHED

    rule: RuleNumber = RuleNumber("508.8")


class DamageStepBegan(Event, tag="damage_step_began"):
    """A combat damage step began; only `dealers` assign damage in it (CR 510.4).

    `struck` are the attackers and blockers with first or double strike, when that is what
    makes this the first of two steps; None in the second step, or if there is only one.
    """

    step: Step
    dealers: tuple[ObjectId, ...]
    struck: tuple[ObjectId, ...] | None = None
    rule: RuleNumber = RuleNumber("510.4")


class CombatEnded(Event, tag="combat_ended"):
    """The end of combat step ended and everything was removed from combat (CR 511.3)."""

    triggers_nothing = WhySilent.UNWATCHED

    rule: RuleNumber = RuleNumber("511.3")


class DamageWoreOff(Event, tag="damage_wore_off"):
    """In the cleanup step all marked damage was removed from `objects` (CR 514.2).

    `no_copies`: what was a copy until end of turn, and is itself again.
    """

    triggers_nothing = WhySilent.UNWATCHED

    objects: tuple[ObjectId, ...]
    no_copies: tuple[ObjectId, ...] = ()
    rule: RuleNumber = RuleNumber("514.2")


class PlayerLeft(Event, tag="player_left"):
    """A player who lost left the game, and with them all they own (CR 800.4a).

    Attributes:
        gone: permanents they own.
        reverted: permanents that were only given to them, each with who controls it again.
        exiled: what else they controlled, each with the new object it becomes (CR 400.7).
    """

    player: PlayerId
    gone: tuple[ObjectId, ...]
    reverted: tuple[tuple[ObjectId, PlayerId], ...] = ()
    exiled: tuple[tuple[ObjectId, ObjectId], ...] = ()
    rule: RuleNumber = RuleNumber("800.4a")


class TimeChanged(Event, tag="time_changed"):
    """It became day, or night (CR 731.1)."""

    time: Literal["day", "night"]
    rule: RuleNumber


class BecameMonarch(Event, tag="became_monarch"):
    """A player became the monarch, and whoever was no longer is (CR 725.3)."""

    player: PlayerId
    rule: RuleNumber = RuleNumber("725.3")


class GameLost(Event, tag="game_lost"):
    """An effect made a player lose the game (CR 104.3e)."""

    triggers_nothing = WhySilent.UNWATCHED

    player: PlayerId
    name: Called
    rule: RuleNumber = RuleNumber("104.3e")


class Ending(StrEnum):
    """How a game ends; the value is the rule."""

    LAST_PLAYER = "104.2a"
    NOBODY_LEFT = "104.4a"
    ENDLESS = "104.4b"


class GameEnded(Event, tag="game_ended"):
    """The game is over: `winner` is the last player in it, or None for a draw."""

    triggers_nothing = WhySilent.OVER

    how: Ending
    winner: PlayerId | None = None

    @property
    def rule(self) -> RuleNumber:
        """The rule by which it is over."""
        return RuleNumber(self.how.value)


class Limit(StrEnum):
    """What there would be too much of if play went on."""

    CHAIN = "chain"  # events without a decision
    EVENTS = "events"  # in all
    PERMANENTS = "permanents"
    ATTACKS_AND_BLOCKS = "attacks_and_blocks"  # to try before it is known which obey the most requirements


class PlayStopped(Event, tag="play_stopped"):
    """There is so much of something that the table stops, though the game is not over.

    CR 732.2a: at a table players shorten this.

    Attributes:
        events: how many there were before.
        permanents: how many there would be.
    """

    changes_game = False
    triggers_nothing = WhySilent.OVER

    events: int = 0
    limit: Limit = Limit.CHAIN
    permanents: int = 0
    rule: RuleNumber = RuleNumber("732.2a")
