"""The damage event, from its start to the moment it occurs (CR 120.4).

These are moments of one and the same event. Only the last changes the game.
"""

from core.abilities.effects.on_damage import DamageChange
from core.abilities.keyword_abilities import Protection
from core.events.event import Event, WhySilent
from core.events.results import Result
from core.model.dealt import Hit
from core.model.waiting_effects import EffectId, RulesEffect
from core.terms.called import Called
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import FrozenMap, Value


class Damage(Value):
    """Damage from one source to one recipient. Zero damage is no damage (CR 120.8).

    `excess_to`: to whom or what excess damage is dealt instead (CR 120.4a), until it is.
    """

    source: ObjectId
    recipient: RecipientId
    amount: int
    is_combat: bool = True
    is_preventable: bool = True
    excess_to: RecipientId | None = None

    def __post_init__(self) -> None:
        if self.amount < 1:
            raise ValueError(f"{self.amount} damage from {self.source} is no damage (CR 120.8)")


class DamageEventBegan(Event, tag="damage_event_began"):
    """Damage would be dealt, all of it simultaneously: how the event starts out (CR 120.4)."""

    changes_game = False
    triggers_nothing = WhySilent.NOT_YET

    damage: tuple[Damage, ...]
    rule: RuleNumber = RuleNumber("510.2")


class Preferred(Value):
    """Who chose to apply an effect before others that could have been applied as well (CR 616.1).

    `over` are the names of the others.
    """

    player: PlayerId
    over: tuple[Called, ...]


class ExcessMoved(Event, tag="excess_moved"):
    """Excess damage will be dealt to another instead: `changed` became `into` (CR 120.4a).

    `remaining` is all that would be dealt now.
    """

    changes_game = False
    triggers_nothing = WhySilent.NOT_YET

    changed: tuple[Damage, ...]
    into: tuple[Damage, ...]
    remaining: tuple[Damage, ...]
    rule: RuleNumber = RuleNumber("120.4a")


class DamagePrevented(Event, tag="damage_prevented"):
    """A prevention effect was applied: `prevented` will not be dealt, `remaining` still would be.

    Attributes:
        by: the id of the effect: its permanent's, or its own.
        this: the object it is an ability of; None if it waits by itself.
        name: what a reader knows it by.
        given_by: what the rules make it of, if they do; `ability` is the protection it is, if it is one.
        unpreventable: damage it was applied to in vain (CR 615.12).
        besides: what happens with it (CR 615.5).
        before: what already was to happen besides.
        preferred: who chose this effect to be applied before others, if anybody had to.
        split_by: who said what the points of a shield are used for, if anybody had to (CR 615.7).
        left: how much more the shield prevents; None if it does not count.
        is_used_up: whether the effect is gone now.
    """

    by: EffectId
    name: Called
    given_by: RulesEffect | None = None
    this: ObjectId | None = None
    ability: Protection | None = None
    prevented: tuple[Damage, ...]
    unpreventable: tuple[Damage, ...] = ()
    remaining: tuple[Damage, ...]
    besides: tuple[Result, ...] = ()
    before: tuple[Result, ...] = ()
    preferred: Preferred | None = None
    split_by: PlayerId | None = None
    left: int | None = None
    is_used_up: bool = False
    rule: RuleNumber = RuleNumber("615.6")


class DamageReplaced(Event, tag="damage_replaced"):
    """A replacement effect was applied: `changed` became `into`; `remaining` is all that would be dealt.

    `change` is what it does to damage. The other attributes are those of `DamagePrevented`.
    """

    triggers_nothing = WhySilent.NOT_YET

    by: EffectId
    name: Called
    given_by: RulesEffect | None = None
    change: DamageChange
    changed: tuple[Damage, ...]
    into: tuple[Damage, ...]
    remaining: tuple[Damage, ...]
    besides: tuple[Result, ...] = ()
    before: tuple[Result, ...] = ()
    preferred: Preferred | None = None
    split_by: PlayerId | None = None
    left: int | None = None
    is_used_up: bool = False
    rule: RuleNumber = RuleNumber("614.6")


class ResultsReplaced(Event, tag="results_replaced"):
    """A replacement effect was applied to results, or made some impossible (CR 120.4c, 614.17).

    `changed` became `into`; `results` are all that will happen. `preferred` is as for damage.
    `is_impossible`: the effect says that they can't happen.
    """

    changes_game = False
    triggers_nothing = WhySilent.NOT_YET

    by: EffectId
    name: Called
    changed: tuple[Result, ...]
    into: tuple[Result, ...]
    results: tuple[Result, ...]
    is_impossible: bool = False
    preferred: Preferred | None = None
    rule: RuleNumber = RuleNumber("120.4c")


class DamageDealt(Event, tag="damage_dealt"):
    """The amounts are final: this damage is dealt (CR 120.4b).

    `besides` is what happens with it, by effects that were applied (CR 615.5).
    """

    changes_game = False

    damage: tuple[Damage, ...]
    besides: tuple[Result, ...] = ()
    rule: RuleNumber = RuleNumber("120.4b")


class DamageProcessed(Event, tag="damage_processed"):
    """The damage dealt was processed into its results (CR 120.4c)."""

    changes_game = False
    triggers_nothing = WhySilent.NOT_YET

    results: tuple[Result, ...]
    rule: RuleNumber = RuleNumber("120.4c")


class DamageEventOccurred(Event, tag="damage_event_occurred"):
    """All results happened at once (CR 120.4d).

    Attributes:
        deathtouched: creatures dealt damage by a source with deathtouch (CR 704.5h).
        commander_damage: combat damage that commanders dealt to players, as (first incarnation
            of the commander, player, amount) (CR 903.10a).
        excess: excess damage dealt, by permanent, where there was any (CR 120.10).
        hits: what dealt damage to whom, whatever it came to.
    """

    results: tuple[Result, ...]
    deathtouched: tuple[ObjectId, ...] = ()
    commander_damage: tuple[Damage, ...] = ()
    excess: FrozenMap[ObjectId, int] = FrozenMap()
    hits: tuple[Hit, ...] = ()
    rule: RuleNumber = RuleNumber("120.4d")
