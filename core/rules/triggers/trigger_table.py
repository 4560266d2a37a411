"""What every event triggers, in one table; whoever adds an event says here what triggers on it (CR 603.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from enum import Enum, auto
from typing import Any, Generic, TypeVar

from core.events.combat import (
    AttackersDeclared,
    BlockersDeclared,
)
from core.events.damage import (
    DamageDealt,
    DamageEventOccurred,
    DamagePrevented,
)
from core.events.edits import Edited
from core.events.entering import PermanentsEntered
from core.events.event import Event
from core.events.flow import (
    BecameMonarch,
    DamageStepBegan,
    PermanentsUntapped,
    PlayerLeft,
    StepBegan,
    TimeChanged,
)
from core.events.phasing import PhasedIn, PhasedOut
from core.events.spells_and_abilities import (
    AbilityActivated,
    BecameCast,
    DestructionReplaced,
    PermanentsLeft,
    ResultsHappened,
    SpellCast,
    SpellCopied,
    TargetsChosen,
    TurnedFace,
)
from core.events.stack import Moved
from core.events.state_based import StateBasedActionsPerformed
from core.events.status import (
    BecameBlocked,
    BecameMonstrous,
    CountersSpent,
    Exerted,
    LoyaltyPaid,
    Tapped,
    Untapped,
)
from core.model.game import Game
from core.rules.triggers import delayed, finding, monarchy, of_the_rules
from core.rules.triggers.occurrences import Occurrence
from core.rules.triggers.watching import Found
from core.terms.rule_numbers import RuleNumber
from core.terms.values import Value

E = TypeVar("E", bound=Event)


class Once(Enum):
    """For which of the things that happen at once an ability triggers just once (CR 603.2c)."""

    EACH = auto()  # for each of them
    SUBJECT = auto()  # for all that happen to one, or that one does
    PAIR = auto()  # the same, but for each of those to whom it is done if the ability names them
    ALL = auto()  # for all of them together


class Watched(Value, Generic[E], kw_only=False):
    """A trigger event that may occur as an event happens: who watches for it triggers.

    Attributes:
        event: what abilities that watch for it name it (`When.event`).
        find: yields what occurred, from the game before, the event and the game after it.
        rule: the rule that says what an occurrence is, and for how many of them it triggers once.
        once: for how many that is.
        looks_back: the rule by which it is the game before whose abilities trigger; else the game after.
    """

    event: str
    find: Callable[[Game, E, Game], Iterator[Occurrence]]
    rule: RuleNumber
    once: Once = Once.EACH
    looks_back: RuleNumber | None = None


class Own(Value, Generic[E], kw_only=False):
    """Abilities that trigger although nothing on the battlefield watches: `find` yields them by `rule`."""

    find: Callable[[Game, E, Game], Iterator[Found]]
    rule: RuleNumber


Row = Watched[E] | Own[E]


def _watched(
    event: str,
    find: Callable[[Game, E, Game], Iterator[Occurrence]],
    rule: str,
    once: Once = Once.EACH,
    looks_back: str | None = None,
) -> Watched[E]:
    return Watched(event, find, RuleNumber(rule), once, RuleNumber(looks_back) if looks_back else None)


def _own(find: Callable[[Game, E, Game], Iterator[Found]], rule: str) -> Own[E]:
    return Own(find, RuleNumber(rule))


_STEP = (
    _watched("step_begins", finding.beginnings, "603.2b"),
    _own(delayed.delayed, "603.7b"),
    _own(monarchy.end_step_of_monarch, "725.2"),
)
_CHAPTERS = _watched("reaches_chapter", finding.chapters, "714.2b")
_SIEGE = _own(of_the_rules.sieges_defeated, "310.11b")
_LEFT = (
    _watched("leaves", finding.departures, "603.6c", looks_back="603.10a"),
    _watched("dies", finding.deaths, "700.4", looks_back="603.10a"),
)
_TAPPED = _watched("becomes_tapped", finding.tappings, "603.2e")
_UNTAPPED = _watched("becomes_untapped", finding.untappings, "603.2e")
_RESULTS = (
    _watched("draws_card", finding.cards_drawn, "121.2"),
    _own(of_the_rules.cycled_itself, "702.29c"),
    _watched("cycles_card", finding.cards_cycled, "702.29c"),
    _watched("discards_card", finding.cards_discarded, "702.29d"),
    _watched("gains_life", finding.life_gained, "119.9"),
    _watched("loses_life", finding.life_lost, "603.2c", Once.SUBJECT),
    _watched("gets_counters", finding.counters_put, "603.2c", Once.SUBJECT),
    _CHAPTERS,
    _SIEGE,
)
_TARGETED = _watched("becomes_target", finding.targets, "601.2c")
_CAST = _watched("casts_spell", finding.spells, "601.2i")
_CAST_ITSELF = _own(of_the_rules.cast_itself, "113.6k")
_BLOCKED = _watched("becomes_blocked", finding.blocked, "509.3c")
_BLOCKED_BY = _watched("becomes_blocked_by", finding.blocked_by, "509.3d")

TABLE: Mapping[type[Any], tuple[Row[Any], ...]] = {
    StepBegan: _STEP,
    DamageStepBegan: _STEP,
    AttackersDeclared: (
        _watched("attacks", finding.attacks, "508.3a"),
        _own(of_the_rules.enlisting, "702.154d"),
        _watched("enlists", finding.enlistings, "702.154d"),
        _TAPPED,
    ),
    BlockersDeclared: (
        _watched("blocks", finding.blocks, "509.3a"),
        _BLOCKED,
        _BLOCKED_BY,
        _watched("blocks_creature", finding.blockings, "509.3b"),
        _watched("attacks_unblocked", finding.unblocked, "509.3g"),
    ),
    DamagePrevented: (
        _own(of_the_rules.prevented_this_way, "615.13"),
        _watched("damage_is_prevented", finding.damage_prevented, "615.13", Once.ALL),
    ),
    DamageDealt: (
        _own(of_the_rules.old_keywords, "120.4b"),
        _own(monarchy.damage_to_monarch, "725.2"),
        _watched("deals_damage", finding.damage_by, "603.2c", Once.PAIR),
        _watched("is_dealt_damage", finding.damage_to, "603.2c", Once.SUBJECT),
    ),
    DamageEventOccurred: (_watched("is_dealt_excess", finding.excess, "120.10"), *_RESULTS),
    ResultsHappened: _RESULTS,
    LoyaltyPaid: (_watched("gets_counters", finding.loyalty_paid, "606.4"), _SIEGE),
    BecameBlocked: (_BLOCKED,),
    CountersSpent: (_SIEGE,),
    Exerted: (
        _own(of_the_rules.exerting, "607.2h"),
        _watched("exerts", finding.exertions, "701.43a"),
    ),
    PermanentsEntered: (
        _watched("enters", finding.entries, "603.6a"),
        _watched("gets_counters", finding.counters_entered_with, "122.6", Once.SUBJECT),
        _CHAPTERS,
        _BLOCKED,
        _BLOCKED_BY,
    ),
    StateBasedActionsPerformed: (
        _SIEGE,
        *_LEFT,
        _watched("is_sacrificed", finding.sacrifices_by_rule, "714.4", looks_back="603.10a"),
        _TAPPED,
    ),
    PermanentsLeft: (
        *_LEFT,
        _watched("is_sacrificed", finding.sacrifices, "701.21a", looks_back="603.10a"),
        _watched("exploits", finding.exploits, "702.110b", looks_back="603.10a"),
    ),
    DestructionReplaced: (*_LEFT, _TAPPED),
    BecameMonstrous: (_watched("becomes_monstrous", finding.monstrosities, "701.37b"),),
    TimeChanged: (_watched("time_changes", finding.times_changed, "731.1a"),),
    BecameMonarch: (_watched("becomes_monarch", finding.coronations, "725.3"),),
    TurnedFace: (_watched("is_turned_face_up", finding.turnings_up, "708.8"),),
    Tapped: (_TAPPED,),
    Untapped: (_UNTAPPED,),
    PermanentsUntapped: (_UNTAPPED,),
    Moved: _LEFT,
    PlayerLeft: _LEFT,
    PhasedOut: (_watched("phases_out", finding.phasings_out, "702.26b", looks_back="603.10b"),),
    PhasedIn: (_watched("phases_in", finding.phasings_in, "702.26c"),),
    SpellCast: (_TARGETED, _CAST_ITSELF, _CAST),
    BecameCast: (_CAST_ITSELF, _CAST),
    SpellCopied: (_TARGETED, _watched("casts_spell", finding.copied_spells, "707.10")),
    AbilityActivated: (_TARGETED,),
    TargetsChosen: (_TARGETED,),
    Edited: (
        _watched("gains_life", finding.life_gained_by_hand, "119.5"),
        _watched("loses_life", finding.life_lost_by_hand, "119.5"),
        _watched("gets_counters", finding.counters_put_by_hand, "603.2c", Once.SUBJECT),
        _CHAPTERS,
        _TAPPED,
        _UNTAPPED,
        _SIEGE,
    ),
}
"""For each event what triggers on it, in the order in which it does; others say why nothing does."""
