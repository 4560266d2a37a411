"""What spells and abilities do: they are announced, do not resolve, begin effects, change things."""

from enum import StrEnum
from typing import Literal

from core.abilities.card_texts.chosen_modes import targets_in
from core.abilities.card_texts.modes import Mode
from core.abilities.card_texts.stack_abilities import Activated
from core.abilities.conditions import Condition
from core.abilities.costs import Cost
from core.abilities.instructions.one_shot import OneShot
from core.abilities.instructions.to_players import AddMana
from core.events.causes import Cause
from core.events.event import Event, WhySilent
from core.events.results import Result
from core.events.state_based import Rescued
from core.model.cards import Card
from core.model.permanents import Permanent
from core.model.stack import OnStack
from core.model.waiting_effects import EffectId, Waiting
from core.terms.called import Called
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import FrozenMap, Value, replace
from core.terms.zones import Zone


class SpellCast(Event, tag="spell_cast"):
    """A player cast a spell; it is on the stack now (CR 601.2i).

    `as_object` is what it is as a source of damage; `from_hand` and `from_graveyard` the card that is no
    longer there;
    `transformed` the exiled card of a double-faced spell that is cast with its back face up (CR 712.8c).
    """

    spell: OnStack
    as_object: Permanent
    from_hand: ObjectId | None = None
    from_graveyard: ObjectId | None = None
    transformed: ObjectId | None = None
    rule: RuleNumber = RuleNumber("601.2i")


class CeasedToBeBestowed(Event, tag="ceased_to_be_bestowed"):
    """A bestowed Aura spell has no legal target as it resolves: it is a creature spell now (CR 702.103e)."""

    triggers_nothing = WhySilent.UNWATCHED

    spell: OnStack
    rule: RuleNumber = RuleNumber("702.103e")


class BecameCast(Event, tag="became_cast"):
    """What a spell cost besides mana is paid, so it has become cast (CR 601.2i).

    A spell that costs nothing more is cast at once: `SpellCast` says it all.
    """

    changes_game = False

    spell: OnStack
    rule: RuleNumber = RuleNumber("601.2i")


class SpellCopied(Event, tag="spell_copied"):
    """A copy of a spell was put onto the stack; it was not cast (CR 707.10).

    `as_object` is what the copy is as a source of damage; `of` the spell it is a copy of.
    """

    spell: OnStack
    as_object: Permanent
    of: ObjectId
    rule: RuleNumber = RuleNumber("707.10")


class AbilityActivated(Event, tag="ability_activated"):
    """A player activated an ability; it is on the stack now (CR 602.2a).

    `limited`: the ability as its object has it, if it may not be activated as often as one likes (CR 602.5b).
    """

    ability: OnStack
    limited: Activated | None = None
    rule: RuleNumber = RuleNumber("602.2a")


class ManaAbilityActivated(Event, tag="mana_ability_activated"):
    """A player activated a mana ability, which doesn't go on the stack (CR 605.3b).

    `limited`: the ability as its object has it, if it may not be activated as often as one likes.
    """

    triggers_nothing = WhySilent.UNWATCHED

    ability: OnStack
    limited: Activated | None = None
    rule: RuleNumber = RuleNumber("605.3b")


class ManaAdded(Event, tag="mana_added"):
    """A player added mana, which this table doesn't count (CR 106.4)."""

    changes_game = False
    triggers_nothing = WhySilent.UNWATCHED

    player: PlayerId
    ability: OnStack
    added: AddMana
    amount: int
    rule: RuleNumber = RuleNumber("106.4")


class WhyNot(StrEnum):
    """Why a spell or ability leaves the stack without doing anything; the value is the rule."""

    ILLEGAL_TARGETS = "608.2b"
    CONDITION = "603.4"
    NOTHING_TO_TARGET = "603.3d"
    NO_MODE = "603.3c"


class DidNotResolve(Event, tag="did_not_resolve"):
    """A spell or ability left the stack without doing anything, because of `why`.

    `to` is where the card of a spell goes.
    """

    triggers_nothing = WhySilent.UNWATCHED

    ability: OnStack
    why: WhyNot = WhyNot.ILLEGAL_TARGETS
    to: Zone = Zone.GRAVEYARD

    @property
    def rule(self) -> RuleNumber:
        """The rule by which it does nothing."""
        return RuleNumber(self.why.value)


class Countered(Event, tag="countered"):
    """A spell or ability was countered: it left the stack and does nothing (CR 701.6a).

    `to` is where the card of a spell goes.
    """

    triggers_nothing = WhySilent.UNWATCHED

    ability: OnStack
    to: Zone = Zone.GRAVEYARD
    rule: RuleNumber = RuleNumber("701.6a")


class NotCountered(Event, tag="not_countered"):
    """A spell would have been countered, but it can't be (CR 101.2)."""

    changes_game = False
    triggers_nothing = WhySilent.UNWATCHED

    ability: OnStack
    rule: RuleNumber = RuleNumber("101.2")


class MayPayAnswered(Event, tag="may_pay_answered"):
    """A player paid, did not want to pay or could not pay what they might pay for something (CR 118.12)."""

    changes_game = False
    triggers_nothing = WhySilent.UNWATCHED

    player: PlayerId
    ability: OnStack
    cost: Cost
    answer: Literal["paid", "refused", "impossible"] = "paid"
    rule: RuleNumber = RuleNumber("118.12")


class ActionNotDone(Event, tag="action_not_done"):
    """What more depends on was not done: a player did not want to, or it couldn't be done (CR 118.12)."""

    changes_game = False
    triggers_nothing = WhySilent.UNWATCHED

    ability: OnStack
    is_refused: bool = False
    rule: RuleNumber = RuleNumber("118.12")


WhyNothing = Literal[
    "has_counter", "monstrous", "no_creature", "no_token", "double_faced", "face_down", "face_up"
]
"""Why an instruction found nothing to do."""


class NothingDone(Event, tag="nothing_done"):
    """An instruction found nothing to do, and why (CR 101.3, 701.36b, 701.39a, 701.46a, 708.2b, 712.16).

    `object`: what it would have been done to, if that is known.
    """

    changes_game = False
    triggers_nothing = WhySilent.UNWATCHED

    ability: OnStack
    why: WhyNothing
    object: ObjectId | None = None
    rule: RuleNumber


class Otherwise(Value):
    """What is done if a cost is not paid: instructions; `countered` is what they counter, if that is all."""

    does: tuple[OneShot, ...]
    countered: RecipientId | None = None


class CostAnswered(Event, tag="cost_answered"):
    """A player paid, did not want to pay or could not pay a cost that something was done unless (CR 118.12a).

    `otherwise`: what is done if it is not paid.
    """

    changes_game = False
    triggers_nothing = WhySilent.UNWATCHED

    player: PlayerId
    ability: OnStack
    cost: Cost
    otherwise: Otherwise
    answer: Literal["paid", "refused", "impossible"] = "paid"
    rule: RuleNumber = RuleNumber("118.12a")


class ConditionLookedAt(Event, tag="condition_looked_at"):
    """An ability looked whether something is true, to know which of its instructions to follow (CR 608.2c).

    `of`: whom the condition is about where it speaks of `this`; None if that is an illegal target.
    """

    changes_game = False
    triggers_nothing = WhySilent.UNWATCHED

    ability: OnStack
    condition: Condition
    of: RecipientId | None
    is_true: bool
    rule: RuleNumber = RuleNumber("608.2c")


class EffectBegan(Event, tag="effect_began"):
    """An effect began to wait, or to last (CR 611.2)."""

    triggers_nothing = WhySilent.UNWATCHED

    effect: Waiting
    rule: RuleNumber = RuleNumber("611.2")


class EffectsEnded(Event, tag="effects_ended"):
    """Effects ended because what they depended on has left (CR 611.2b)."""

    triggers_nothing = WhySilent.UNWATCHED

    effects: tuple[EffectId, ...]
    names: tuple[Called, ...]
    rule: RuleNumber = RuleNumber("611.2b")


class ResultsHappened(Event, tag="results_happened"):
    """Life or counters changed by the instruction of a spell or ability."""

    results: tuple[Result, ...]
    rule: RuleNumber


class Transformed(Event, tag="transformed"):
    """A double-faced permanent was turned over; `into` names the face that is up now (CR 701.27a)."""

    triggers_nothing = WhySilent.UNWATCHED

    object: ObjectId
    into: str
    rule: RuleNumber = RuleNumber("701.27a")


class TurnedFace(Event, tag="turned_face"):
    """A permanent was turned face up, or face down (CR 708.2a, 708.8).

    Attributes:
        face_up: whether it is face up now.
        player: who turned it, as a special action or as a spell or ability said.
        number: which of several permanents that are called like it now it is, 0 if it is the only one.
    """

    object: ObjectId
    face_up: bool
    player: PlayerId
    number: int = 0
    rule: RuleNumber


class BecameCopy(Event, tag="became_copy"):
    """A permanent became a copy of another one (CR 707.4).

    Attributes:
        of: what it is a copy of; `card` what it is as that copy.
        number: which of several permanents with this name it is, 0 if it is the only one.
        until: for good if None.
    """

    triggers_nothing = WhySilent.UNWATCHED

    object: ObjectId
    of: ObjectId
    card: Card
    number: int = 0
    until: Literal["end_of_turn"] | None = None
    rule: RuleNumber = RuleNumber("707.4")


class Departure(Value):
    """A permanent that leaves the battlefield, the new object it becomes, and where (CR 400.7)."""

    object: ObjectId
    becomes: ObjectId
    to: Zone


class PermanentsLeft(Event, tag="permanents_left"):
    """Permanents left the battlefield together."""

    departures: tuple[Departure, ...]
    how: Literal["destroy", "exile", "sacrifice", "return_to_hand"]
    cause: Cause
    rule: RuleNumber


class DestructionReplaced(Event, tag="destruction_replaced"):
    """Permanents that an effect would destroy were not destroyed (CR 614.8)."""

    rescued: tuple[Rescued, ...]
    rule: RuleNumber = RuleNumber("614.8")


class MoveReplaced(Event, tag="move_replaced"):
    """What would go to a graveyard, or where it is `meant` to go, goes elsewhere by an effect (CR 614.6)."""

    changes_game = False
    triggers_nothing = WhySilent.NOT_YET

    by: EffectId
    name: Called
    object: ObjectId
    to: Zone
    meant: Zone = Zone.GRAVEYARD
    rule: RuleNumber = RuleNumber("614.6")


class Fought(Event, tag="fought"):
    """Two creatures fight: each deals damage equal to its power to the other (CR 701.14a)."""

    changes_game = False
    triggers_nothing = WhySilent.UNWATCHED

    one: ObjectId
    other: ObjectId
    rule: RuleNumber = RuleNumber("701.14a")


class PreventionFollowed(Event, tag="prevention_followed"):
    """An effect has prevented damage, and does now what it does because of that (CR 615.5).

    `source`: what would have dealt the damage, if that is one object.
    """

    changes_game = False
    triggers_nothing = WhySilent.UNWATCHED

    by: EffectId
    name: Called
    amount: int
    source: ObjectId | None = None
    rule: RuleNumber = RuleNumber("615.5")


class TargetsChosen(Event, tag="targets_chosen"):
    """Targets were chosen for an ability on the stack (CR 603.3d)."""

    ability: OnStack
    targets: tuple[RecipientId, ...]
    rule: RuleNumber = RuleNumber("603.3d")

    @property
    def chosen(self) -> OnStack:
        """The ability with its targets."""
        wanted = self.ability.wanted[: len(self.targets)]
        return replace(self.ability, targets=self.targets, wanted=wanted)


class PointsDivided(Event, tag="points_divided"):
    """Points were divided among the targets of an ability that goes on the stack (CR 601.2d)."""

    triggers_nothing = WhySilent.ON_STACK

    ability: OnStack
    division: FrozenMap[RecipientId, int]
    rule: RuleNumber = RuleNumber("601.2d")


class ModeChosen(Event, tag="mode_chosen"):
    """A mode, by its number from 1 on, was chosen for an ability on the stack (CR 603.3c, 700.2b).

    `besides`: the numbers of the other modes that were chosen with it.
    """

    triggers_nothing = WhySilent.ON_STACK

    ability: OnStack
    number: int
    besides: tuple[int, ...] = ()
    rule: RuleNumber = RuleNumber("603.3c")

    @property
    def modes(self) -> tuple[Mode, ...]:
        """The modes that were chosen, in their order."""
        return tuple(self.ability.modes[number - 1] for number in sorted((self.number, *self.besides)))

    @property
    def chosen(self) -> OnStack:
        """The ability with what it targets and does in that mode, or in those modes."""
        if self.besides:
            return replace(self.ability, parts=self.modes, wanted=targets_in(self.modes), does=())
        (mode,) = self.modes
        name = mode.name or str(self.number)
        chosen = replace(self.ability, mode=name, wanted=mode.targets, does=mode.does)
        return replace(chosen, least_targets=mode.least_targets)
