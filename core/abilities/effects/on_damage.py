"""Effects on damage that would be dealt: prevented, redirected, changed (CR 614, 615)."""

from typing import Literal

from msgspec import field

from core.abilities.effects.additional import Besides, says_prevented
from core.abilities.effects.amount_changes import Add, Bound, Halve, Instead, Multiply
from core.abilities.filters import Objects, Recipients
from core.abilities.keywords import Keyword
from core.abilities.part import Part
from core.data.marks import Positive, RefusedError
from core.terms.counters import CounterKind
from core.words.english.errors import ability_faults as faults


class Prevent(Part):
    """Prevent the damage, or `amount` of it from each source to each recipient (CR 615.1a, 615.10).

    Attributes:
        all_but: all of it but so much, from each source to each recipient.
        per_counter: as much of all of it together as there are such counters on the object with the effect.
        half: half of it, rounded up or down.
    """

    kind: Literal["prevent"] = "prevent"
    amount: Positive | None = None
    all_but: Positive | None = None
    per_counter: CounterKind | None = None
    half: Literal["up", "down"] | None = None

    def __post_init__(self) -> None:
        if sum(share is not None for share in (self.amount, self.all_but, self.per_counter, self.half)) > 1:
            raise RefusedError(faults.prevented_twice())


class Redirect(Part):
    """It is dealt to somebody or something else instead, all of it or `amount` (CR 614.9).

    Attributes:
        to: the object with the effect, its controller, what it is attached to, or the controller of the
            damage's source; a waiting effect may have a recipient of its own, which goes first.
    """

    kind: Literal["redirect"] = "redirect"
    to: Literal["this", "you", "bearer", "source_controller"] = "this"
    amount: Positive | None = None


DamageChange = Prevent | Multiply | Halve | Add | Bound | Redirect | Instead


class DamageEffect(Part):
    """If a `source` would deal damage to a `recipient`, it is changed (CR 614, 615).

    Attributes:
        combat: only combat damage, or only other damage; any if None.
        while_counter: only while the object with the effect has such a counter.
        both_ways: it is about damage that the recipient would deal as much as about what it would be dealt.
        besides: what happens with it; it can use the amount that was prevented or replaced.
        per_source: it speaks of what one source would deal, so `besides` happens for each source.
    """

    kind: Literal["damage"] = "damage"
    source: Objects = Objects()
    recipient: Recipients = Recipients()
    combat: bool | None = None
    while_counter: CounterKind | None = None
    both_ways: bool = False
    change: DamageChange
    besides: tuple[Besides, ...] = ()
    per_source: bool = False

    def __post_init__(self) -> None:
        self._do_something_per_source()
        self._count_what_is_prevented()
        self._prevent_both_ways()

    def _do_something_per_source(self) -> None:
        if self.per_source and not self.besides:
            raise RefusedError(faults.nothing_besides())

    def _count_what_is_prevented(self) -> None:
        if not isinstance(self.change, Prevent) and any(says_prevented(part) for part in self.besides):
            raise RefusedError(faults.nothing_prevented_here())

    def _prevent_both_ways(self) -> None:
        is_of_players = self.recipient.players is not None
        is_more = self.source != Objects() or bool(self.besides) or self.per_source
        if self.both_ways and (self.change != Prevent() or is_of_players or is_more):
            raise RefusedError(faults.both_ways())


class LifeFloor(Part):
    """Damage that would reduce your life total to less than `floor` reduces it to that (CR 120.4 example).

    Attributes:
        while_you_control: only then.
    """

    kind: Literal["life_floor"] = "life_floor"
    floor: Positive = 1
    while_you_control: Objects | None = None


class CantPrevent(Part):
    """Damage from such sources to such recipients can't be prevented (CR 615.12)."""

    kind: Literal["cant_prevent"] = "cant_prevent"
    source: Objects = Objects()
    recipient: Recipients = Recipients()
    combat: bool | None = None


class DealtAsThough(Part):
    """Damage from such sources to such recipients is dealt as though its source had a keyword (CR 120.3)."""

    kind: Literal["dealt_as_though"] = "dealt_as_though"
    source: Objects = Objects()
    recipient: Recipients = Recipients()
    combat: bool | None = None
    ability: Literal[Keyword.WITHER, Keyword.INFECT] = field(name="keyword")


OnDamage = DamageEffect | LifeFloor | CantPrevent | DealtAsThough
