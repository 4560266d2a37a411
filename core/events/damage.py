"""The damage event, from its start to the moment it occurs (CR 120.4).

These are moments of one and the same event. Only the last changes the game.
"""

from typing import Literal

from pydantic import NonNegativeInt, PositiveInt

from core.abilities.vocabulary import Protection
from core.events.results import Result
from core.model.dealt import Hit
from core.model.effects import EffectId
from core.terms.frozen import Frozen, FrozenMap
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber


class Damage(Frozen):
    """Damage from one source to one recipient. Zero damage is no damage (CR 120.8).

    `excess_to`: to whom or what excess damage is dealt instead (CR 120.4a), until it is.
    """

    source: ObjectId
    recipient: RecipientId
    amount: PositiveInt
    is_combat: bool = True
    is_preventable: bool = True
    excess_to: RecipientId | None = None


class DamageEventBegan(Frozen):
    """Damage would be dealt, all of it simultaneously: how the event starts out (CR 120.4)."""

    kind: Literal["damage_event_began"] = "damage_event_began"
    damage: tuple[Damage, ...]
    rule: RuleNumber = RuleNumber("510.2")


class Preferred(Frozen):
    """Who chose to apply an effect before others that could have been applied as well (CR 616.1).

    `over` are the names of the others.
    """

    player: PlayerId
    over: tuple[str, ...]


class ExcessMoved(Frozen):
    """Excess damage will be dealt to another instead: `changed` became `into` (CR 120.4a).

    `remaining` is all that would be dealt now.
    """

    kind: Literal["excess_moved"] = "excess_moved"
    changed: tuple[Damage, ...]
    into: tuple[Damage, ...]
    remaining: tuple[Damage, ...]
    rule: RuleNumber = RuleNumber("120.4a")


class DamagePrevented(Frozen):
    """A prevention effect was applied: `prevented` will not be dealt, `remaining` still would be.

    Attributes:
        by: the id of the effect: its permanent's, or its own.
        name: what a reader knows it by.
        ability: the protection it is, if it is one.
        unpreventable: damage it was applied to in vain (CR 615.12).
        besides: what happens with it (CR 615.5).
        before: what already was to happen besides.
        preferred: who chose this effect to be applied before others, if anybody had to.
        split_by: who said what the points of a shield are used for, if anybody had to (CR 615.7).
        left: how much more the shield prevents; None if it does not count.
        is_used_up: whether the effect is gone now.
    """

    kind: Literal["damage_prevented"] = "damage_prevented"
    by: EffectId
    name: str
    ability: Protection | None = None
    prevented: tuple[Damage, ...]
    unpreventable: tuple[Damage, ...] = ()
    remaining: tuple[Damage, ...]
    besides: tuple[Result, ...] = ()
    before: tuple[Result, ...] = ()
    preferred: Preferred | None = None
    split_by: PlayerId | None = None
    left: NonNegativeInt | None = None
    is_used_up: bool = False
    rule: RuleNumber = RuleNumber("615.6")


class DamageReplaced(Frozen):
    """A replacement effect was applied: `changed` became `into`; `remaining` is all that would be dealt.

    The other attributes are those of `DamagePrevented`.
    """

    kind: Literal["damage_replaced"] = "damage_replaced"
    by: EffectId
    name: str
    changed: tuple[Damage, ...]
    into: tuple[Damage, ...]
    remaining: tuple[Damage, ...]
    besides: tuple[Result, ...] = ()
    before: tuple[Result, ...] = ()
    preferred: Preferred | None = None
    split_by: PlayerId | None = None
    left: NonNegativeInt | None = None
    is_used_up: bool = False
    rule: RuleNumber = RuleNumber("614.6")


class ResultsReplaced(Frozen):
    """A replacement effect was applied to results, or made some impossible (CR 120.4c, 614.17).

    `changed` became `into`; `results` are all that will happen. `preferred` is as for damage.
    """

    kind: Literal["results_replaced"] = "results_replaced"
    by: EffectId
    name: str
    changed: tuple[Result, ...]
    into: tuple[Result, ...]
    results: tuple[Result, ...]
    preferred: Preferred | None = None
    rule: RuleNumber = RuleNumber("120.4c")


class DamageDealt(Frozen):
    """The amounts are final: this damage is dealt (CR 120.4b).

    `besides` is what happens with it, by effects that were applied (CR 615.5).
    """

    kind: Literal["damage_dealt"] = "damage_dealt"
    damage: tuple[Damage, ...]
    besides: tuple[Result, ...] = ()
    rule: RuleNumber = RuleNumber("120.4b")


class DamageProcessed(Frozen):
    """The damage dealt was processed into its results (CR 120.4c)."""

    kind: Literal["damage_processed"] = "damage_processed"
    results: tuple[Result, ...]
    rule: RuleNumber = RuleNumber("120.4c")


class DamageEventOccurred(Frozen):
    """All results happened at once (CR 120.4d).

    Attributes:
        deathtouched: creatures dealt damage by a source with deathtouch (CR 704.5h).
        commander_damage: combat damage that commanders dealt to players, as (first incarnation
            of the commander, player, amount) (CR 903.10a).
        excess: excess damage dealt, by permanent, where there was any (CR 120.10).
        hits: what dealt damage to whom, whatever it came to.
    """

    kind: Literal["damage_event_occurred"] = "damage_event_occurred"
    results: tuple[Result, ...]
    deathtouched: tuple[ObjectId, ...] = ()
    commander_damage: tuple[Damage, ...] = ()
    excess: FrozenMap[ObjectId, PositiveInt] = FrozenMap()
    hits: tuple[Hit, ...] = ()
    rule: RuleNumber = RuleNumber("120.4d")
