"""What goes on the stack: what spells do, activated and triggered abilities (CR 112, 602, 603)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal

from core.abilities.card_texts.if_kicked import IfKicked
from core.abilities.card_texts.meaningless import Known, fault_in, known_of_triggers
from core.abilities.card_texts.modes import Mode, fault_in_modes
from core.abilities.conditions import Condition
from core.abilities.costs import Cost, ManaCost
from core.abilities.filters import Objects
from core.abilities.instructions.leaving_and_returning import EnterAttacking, Move, ReturnToBattlefield
from core.abilities.instructions.one_shot import IfDone, OneShot, WhenYouDo
from core.abilities.instructions.to_players import AddMana
from core.abilities.part import Part
from core.abilities.parts_of import parts_of
from core.abilities.span import Span
from core.abilities.subjects import TargetSpec
from core.abilities.triggers import When
from core.data.marks import NonNegative, Positive, RefusedError
from core.terms.counters import CounterKind
from core.terms.steps import Step
from core.terms.values import replace
from core.words.english.errors import ability_faults as faults


class Spell(Part):
    """What an instant or sorcery does as it resolves; of a permanent card, only its costs and limits.

    Attributes:
        least_targets: at least so many of the targets are chosen, the first ones, or none at all (CR 601.2c);
            all if it is not said.
        modes: one of them is chosen as it is cast, and says instead what it targets and does (CR 601.2b).
        least_modes, most_modes: so many of its modes are chosen, each once; they are followed in their
            order (CR 700.2d, 608.2c).
        pays: what it costs besides its mana cost (CR 118.8); mana in it is not counted here.
        within: it can be cast only in these steps (CR 601.3).
        only_if: it can be cast only while this is true (CR 601.3).
        if_kicked: what it does if it was kicked.
    """

    kind: Literal["spell"] = "spell"
    targets: tuple[TargetSpec, ...] = ()
    least_targets: NonNegative | None = None
    modes: tuple[Mode, ...] = ()
    least_modes: Positive = 1
    most_modes: Positive = 1
    does: tuple[OneShot, ...] = ()
    pays: Cost | None = None
    within: Span | None = None
    only_if: Condition | None = None
    if_kicked: IfKicked | None = None

    @classmethod
    def check_written(cls, given: Mapping[str, object]) -> None:
        """Check that a file says what it does, even if that is nothing.

        Raises:
            RefusedError: it does not say so.
        """
        if not given.get("modes") and "does" not in given:
            raise RefusedError(faults.spell_without_effect())

    def must_be_written(self) -> tuple[str, ...]:
        """Return that a file says what it does, unless its modes do."""
        return () if self.modes else ("does",)

    @property
    def is_of_any_card(self) -> bool:
        """Whether it only says what it costs or when it may be cast, as any card may (CR 118.8, 601.3)."""
        is_said = (self.pays or self.within or self.only_if) is not None
        return is_said and not (self.modes or self.does or self.targets or self.if_kicked)

    @property
    def does_one_thing(self) -> bool:
        """Whether it costs nothing besides and does the same whether it was kicked or not."""
        return self.pays is None and self.if_kicked is None

    def __post_init__(self) -> None:
        _refuse(_fault_in_cost(self.pays))
        self._say_once_what_it_does()
        self._mean_something()

    def _say_once_what_it_does(self) -> None:
        if self.modes and (self.does or self.targets):
            raise RefusedError(faults.spell_with_modes())
        _refuse(fault_in_modes(self.modes, self.least_modes, self.most_modes))
        if self.if_kicked is not None and (self.modes or self.least_targets is not None):
            raise RefusedError(faults.kicked_with_modes())

    def _mean_something(self) -> None:
        for one in self.modes or (self,):
            known = Known(one.targets, has_x=True, has_sacrifice=_gives_one(self.pays))
            _refuse(fault_in(one.does, known))
        if self.if_kicked is not None:
            for is_kicked in (False, True):
                once = self.as_kicked(is_kicked=is_kicked)
                known = Known(once.targets, has_x=True, has_sacrifice=_gives_one(self.pays))
                _refuse(fault_in(once.does, known))

    def as_kicked(self, *, is_kicked: bool) -> "Spell":
        """Return what it is once it is known whether it is kicked, as that is announced (CR 601.2b)."""
        part = self.if_kicked
        if part is None:
            return self
        if not is_kicked:
            return replace(self, if_kicked=None, does=(*self.does, *part.afterwards))
        before = () if part.instead else self.does
        does = (*before, *part.does, *part.afterwards)
        return replace(self, if_kicked=None, targets=(*self.targets, *part.targets), does=does)


class Activated(Part):
    """An activated ability: costs that are more than mana, targets, what it does (CR 602).

    Attributes:
        mana: what it costs besides, as it is printed; this table counts no mana.
        untap: the object itself is untapped as a cost, as the untap symbol says (CR 107.6).
        exert: the object itself is exerted as a cost (CR 701.43a).
        leaves: the object itself is exiled as a cost, or returned to its owner's hand; or, as a card, exiled
            from the graveyard or discarded: then the ability works only there (CR 113.6m).
        remove_counter, remove_count: the kind of counter and how many of them are removed.
        pays: what is paid besides: life, cards, other permanents that are tapped, sacrificed or returned.
        loyalty: a loyalty ability: how many loyalty counters are put on it, or removed if negative; only
            in one's own main phase, the stack empty, once a turn for each permanent (CR 606.3).
        as_sorcery: only in one's own main phase, the stack empty (CR 602.5d).
        during: only in that step of one's own turn.
        within: only in these steps, of anybody's turn.
        only_if: only while this is true (CR 602.5).
        times_each_turn: no more often than that in one turn (CR 602.5b).
        once: only once, as long as its object is the same one.
        least_targets: at least so many of the targets are chosen, as with a spell.
        modes, least_modes, most_modes: modes, chosen as it is activated, as with a spell (CR 602.2b).
    """

    kind: Literal["activated"] = "activated"
    name: str = ""
    mana: ManaCost = ""
    tap: bool = False
    untap: bool = False
    exert: bool = False
    sacrifice_this: bool = False
    leaves: Literal["exile", "return_to_hand", "exile_from_graveyard", "discard"] | None = None
    remove_counter: CounterKind | None = None
    remove_count: Positive = 1
    pays: Cost | None = None
    loyalty: int | None = None
    as_sorcery: bool = False
    during: Step | None = None
    within: Span | None = None
    only_if: Condition | None = None
    times_each_turn: Positive | None = None
    once: bool = False
    targets: tuple[TargetSpec, ...] = ()
    least_targets: NonNegative | None = None
    modes: tuple[Mode, ...] = ()
    least_modes: Positive = 1
    most_modes: Positive = 1
    does: tuple[OneShot, ...] = ()

    @classmethod
    def check_written(cls, given: Mapping[str, object]) -> None:
        """Check that a file says what it does, even if that is nothing.

        Raises:
            RefusedError: it does not say so.
        """
        if not given.get("modes") and "does" not in given:
            raise RefusedError(faults.activated_without_effect())

    def must_be_written(self) -> tuple[str, ...]:
        """Return that a file says what it does, unless its modes do."""
        return () if self.modes else ("does",)

    def __post_init__(self) -> None:
        self._cost_what_it_says()
        self._mean_something()
        limits = KEYWORD_LIMITS.get(self.name, {})
        if any(getattr(self, field) != limit for field, limit in limits.items()):
            _refuse(faults.keyword_says_more(name=self.name, fields=", ".join(sorted(limits))))

    def _cost_what_it_says(self) -> None:
        others = (
            *(self.mana, self.tap, self.untap, self.exert, self.sacrifice_this),
            *(self.leaves, self.remove_counter, self.pays),
        )
        if (self.tap and self.untap) or (self.sacrifice_this and self.leaves):
            _refuse(faults.costs_both())
        if self.loyalty is not None and any(others):
            _refuse(faults.more_than_loyalty())
        if self.remove_counter is None and self.remove_count != 1:
            _refuse(faults.removes_which_counters())
        if self.mana == "{0}":
            _refuse(faults.costs_nothing())
        if self.pays is not None and (self.pays.mana or self.pays.remove_counter):
            _refuse(faults.mana_in_pays())
        _refuse(_fault_in_whose(self.pays))
        as_permanent = (*(self.tap, self.untap, self.exert, self.sacrifice_this), self.remove_counter)
        is_limited = self.once or self.times_each_turn is not None or self.loyalty is not None
        if works_in(self) is not None and (any(as_permanent) or is_limited):
            _refuse(faults.card_costs_as_permanent())

    def _mean_something(self) -> None:
        if self.modes and (self.does or self.targets):
            _refuse(faults.ability_with_modes())
        _refuse(fault_in_modes(self.modes, self.least_modes, self.most_modes))
        for one in self.modes or (self,):
            known = Known(
                one.targets,
                has_x="{X}" in self.mana,
                has_sacrifice=_gives_one(self.pays),
                has_returned=self.returns_one,
            )
            _refuse(fault_in(one.does, known))

    @property
    def returns_one(self) -> bool:
        """Whether it costs returning one permanent to its owner's hand."""
        pays = self.pays
        return pays is not None and pays.return_to_hand is not None and pays.return_count == 1


@lru_cache(maxsize=4096)
def is_mana_ability(ability: Activated) -> bool:
    """Return whether an ability can add mana, targets nothing and is no loyalty ability (CR 605.1a)."""
    targets = (*ability.targets, *(one for mode in ability.modes for one in mode.targets))
    does = (*ability.does, *(part for mode in ability.modes for part in mode.does))
    adds = any(isinstance(part, AddMana) for part in parts_of(does))
    return adds and not targets and ability.loyalty is None


_OUT_OF: Mapping[str | None, Literal["graveyard", "hand"]] = {
    "exile_from_graveyard": "graveyard",
    "discard": "hand",
}
CYCLING = "cycling"
"""The name of the ability by which a card is cycled (CR 702.29a)."""
_ATTACKED = Condition(objects=Objects(which="this", attacked_this_turn=True))
KEYWORD_LIMITS: Mapping[str, Mapping[str, object]] = {
    "Boast": {"only_if": _ATTACKED, "times_each_turn": 1},
    "Exhaust": {"once": True},
    "Power-up": {"once": True},
}
"""Keywords that stand before an ability as a name does: when it may be activated.

CR 702.142a: boast. CR 702.177a: exhaust.
"""


class Triggered(Part):
    """A triggered ability (CR 603).

    Attributes:
        or_when: what else makes it trigger; what fits several of these at once makes it trigger only once (CR
            603.2c).
        only_if: it triggers only if this is true, and does nothing if it is not true any more (CR 603.4); or,
            for the event `state`, what makes it trigger and is not asked about again (CR 603.8).
        times_each_turn: it triggers no more often than that in one turn.
        is_optional: as it resolves, its controller may do all of it or nothing (CR 603.5).
        least_targets: at least so many of the targets are chosen, as with a spell.
        modes: one of them is chosen as it is put on the stack, and says what it targets and does (CR 603.3c).
        least_modes, most_modes: so many of them are chosen, each once; they are followed in their order (CR
            700.2d, 608.2c).
        unchosen: only modes that weren't chosen for it before, this turn or as long as its object is the same
            one.
    """

    kind: Literal["triggered"] = "triggered"
    when: When
    or_when: tuple[When, ...] = ()
    only_if: Condition | None = None
    times_each_turn: Positive | None = None
    is_optional: bool = False
    targets: tuple[TargetSpec, ...] = ()
    least_targets: NonNegative | None = None
    modes: tuple[Mode, ...] = ()
    least_modes: Positive = 1
    most_modes: Positive = 1
    unchosen: Literal["this_turn", "ever"] | None = None
    does: tuple[OneShot, ...] = ()

    @classmethod
    def check_written(cls, given: Mapping[str, object]) -> None:
        """Check that a file says what it does, even if that is nothing.

        Raises:
            RefusedError: it does not say so.
        """
        if not given.get("modes") and "does" not in given:
            raise RefusedError(faults.trigger_without_effect())

    def must_be_written(self) -> tuple[str, ...]:
        """Return that a file says what it does, unless its modes do."""
        return () if self.modes else ("does",)

    def __post_init__(self) -> None:
        if self.modes and (self.does or self.targets or self.is_optional):
            _refuse(faults.ability_with_modes())
        if self.is_optional and any(isinstance(part, IfDone) for part in self.does):
            _refuse(faults.optional_if_done())
        if _is_all_optional(self.does):
            _refuse(faults.all_optional())
        if self.modes and self.when.event == "state":
            _refuse(faults.state_with_modes())
        if self.or_when and "state" in {one.event for one in self.whens}:
            _refuse(faults.state_or_when())
        if len(set(self.whens)) < len(self.whens):
            _refuse(faults.same_twice())
        _refuse(fault_in_modes(self.modes, self.least_modes, self.most_modes))
        if self.unchosen is not None and not self.modes:
            _refuse(faults.unchosen_without_modes())
        for one in self.modes or (self,):
            _refuse(fault_in(one.does, known_of_triggers(self.whens, one.targets)))

    @property
    def whens(self) -> tuple[When, ...]:
        """Everything that makes it trigger."""
        return (self.when, *self.or_when)


def _is_all_optional(does: tuple[OneShot, ...]) -> bool:
    """Whether all that is done may be done or not, but for what triggers when it is."""
    first, rest = does[:1], does[1:]
    is_first = any(isinstance(part, IfDone) and part.is_all_optional for part in first)
    return is_first and all(isinstance(part, WhenYouDo) for part in rest)


def _gives_one(pays: Cost | None) -> bool:
    """Whether just one permanent is sacrificed, of which the instructions can speak."""
    return pays is not None and pays.sacrifice is not None and pays.sacrifice_count == 1


def _fault_in_whose(pays: Cost | None) -> str | None:
    """Return that a cost asks for the object itself, which is no choice of a player."""
    given = (pays.tap, pays.sacrifice, pays.return_to_hand) if pays is not None else ()
    is_itself = any(wanted is not None and wanted.which in {"this", "bearer"} for wanted in given)
    return faults.pays_itself() if is_itself else None


def _fault_in_cost(pays: Cost | None) -> str | None:
    """Return what no spell can cost besides: it has no counters, and is no permanent that could leave."""
    if pays is not None and pays.remove_counter is not None:
        return faults.spell_with_counters()
    return _fault_in_whose(pays)


def _refuse(fault: str | None) -> None:
    if fault is not None:
        raise RefusedError(fault)


def says_x(does: tuple[OneShot, ...]) -> bool:
    """Return whether instructions speak of X, so that it is announced (CR 601.2b)."""
    return any(
        getattr(part, name) == "x"
        for part in parts_of(does)
        for name in part.__struct_fields__
        if name != "name"
    )


@lru_cache(maxsize=4096)
def works_in(ability: Activated | Triggered) -> Literal["graveyard", "hand"] | None:
    """Return the zone out of which an ability moves its object, and so the only one it works in (CR 113.6m).

    None is the battlefield. What triggers as its object leaves the battlefield looks back (CR 603.10a).
    """
    if isinstance(ability, Activated) and ability.leaves in _OUT_OF:
        return _OUT_OF[ability.leaves]
    if isinstance(ability, Triggered) and any(_is_about_itself_leaving(when) for when in ability.whens):
        return None
    does = (*ability.does, *(mode.does for mode in ability.modes))
    if any(isinstance(part, EnterAttacking) for part in parts_of(does)):
        return "hand"
    moves = (part for part in parts_of(does) if isinstance(part, Move | ReturnToBattlefield))
    return "graveyard" if any(part.from_graveyard for part in moves) else None


def speaks_as_card(ability: Activated | Triggered) -> bool:
    """Whether an ability works where its object is a card off the battlefield (CR 113.6m, 702.29c)."""
    whens = ability.whens if isinstance(ability, Triggered) else ()
    return works_in(ability) is not None or any(when.event == "is_cycled" for when in whens)


def _is_about_itself_leaving(when: When) -> bool:
    return when.which.objects == Objects(which="this") and when.event in {"dies", "leaves", "is_sacrificed"}
