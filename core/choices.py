"""What can be asked: the questions the rules put to a player, and the answers.

A choice says who answers and what it is about. What is legal, and a sensible default, is
for the module of `core.rules` that asks; `core.rules.judge` finds it.
"""

from typing import Annotated, Literal

from pydantic import Field, NonNegativeInt, PositiveInt

from core.events.damage import Damage
from core.events.edits import Edit
from core.model.cards import Card
from core.model.combat import Assigned
from core.model.effects import EffectId
from core.terms.frozen import Frozen, FrozenMap
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.steps import Step


class DeclareAttackers(Frozen):
    """Which creatures attack, what do they attack, which are banded together? (CR 508.1)."""

    kind: Literal["declare_attackers"] = "declare_attackers"
    player: PlayerId
    rule: RuleNumber = RuleNumber("508.1")


class DeclareBlockers(Frozen):
    """Which creatures block, and whom? (CR 509.1)."""

    kind: Literal["declare_blockers"] = "declare_blockers"
    player: PlayerId
    rule: RuleNumber = RuleNumber("509.1")


class AnnounceDamageOrder(Frozen):
    """In which order will each of these creatures assign damage to the others? (era `ordered`).

    `among` holds, for each creature, those that are to be put in order; `placed`, the one of them that
    has come later, where the others stay as they were.
    """

    kind: Literal["announce_damage_order"] = "announce_damage_order"
    player: PlayerId
    among: FrozenMap[ObjectId, tuple[ObjectId, ...]]
    placed: ObjectId | None = None
    rule: RuleNumber


class AssignCombatDamage(Frozen):
    """How is each source's combat damage divided? (CR 510.1).

    `sources` are all creatures whose damage this player divides now; `already` is what
    players before them have assigned in this step (CR 510.1e counts it, 802.5).
    """

    kind: Literal["assign_combat_damage"] = "assign_combat_damage"
    player: PlayerId
    step: Step
    sources: tuple[ObjectId, ...]
    already: tuple[Assigned, ...] = ()
    rule: RuleNumber = RuleNumber("510.1")


class ChooseLegend(Frozen):
    """Which of several legendary permanents of one name does the player keep? (CR 704.5j)."""

    kind: Literal["choose_legend"] = "choose_legend"
    player: PlayerId
    among: tuple[ObjectId, ...]
    rule: RuleNumber = RuleNumber("704.5j")


class ChooseProtector(Frozen):
    """Which player becomes the battle's protector? (CR 310.10)."""

    kind: Literal["choose_protector"] = "choose_protector"
    player: PlayerId
    battle: ObjectId
    among: tuple[PlayerId, ...]
    rule: RuleNumber = RuleNumber("310.10")


class EffectRef(Frozen):
    """An effect to choose: its id, and what a reader knows it by."""

    id: EffectId
    name: str


class ChooseReplacement(Frozen):
    """Which of several replacement and prevention effects is applied next? (CR 616.1).

    `affected` is the player or permanent that the event would happen to. `is_indifferent` says that
    all of them make the same of it, so that nobody needs to be asked.
    """

    kind: Literal["choose_replacement"] = "choose_replacement"
    player: PlayerId
    affected: RecipientId
    among: tuple[EffectRef, ...]
    is_indifferent: bool = False
    rule: RuleNumber = RuleNumber("616.1")


class ChooseRecipient(Frozen):
    """Is this noncombat damage dealt to the player, or to a planeswalker of theirs? (an option)."""

    kind: Literal["choose_recipient"] = "choose_recipient"
    player: PlayerId
    source: ObjectId
    among: tuple[RecipientId, ...]
    rule: RuleNumber


class ChooseOne(Frozen):
    """Which one of these? A card, a permanent, a color: `question` says what for, after the player's name."""

    kind: Literal["choose_one"] = "choose_one"
    player: PlayerId
    question: str
    among: tuple[EffectRef, ...]
    rule: RuleNumber


class ChooseSome(Frozen):
    """Which of these, so many of them? Permanents: `question` says what for, after the player's name.

    `among` begins with those it costs least to choose.
    """

    kind: Literal["choose_some"] = "choose_some"
    player: PlayerId
    question: str
    among: tuple[EffectRef, ...]
    count: PositiveInt
    rule: RuleNumber


class SplitShield(Frozen):
    """Which of simultaneous damage does a shield prevent or redirect? (CR 615.7).

    `damage` is all it could be applied to; `points` how much of it.
    """

    kind: Literal["split_shield"] = "split_shield"
    player: PlayerId
    effect: EffectRef
    points: PositiveInt
    damage: tuple[Damage, ...]
    rule: RuleNumber = RuleNumber("615.7")


class OrderTriggers(Frozen):
    """In which order do a player's waiting abilities go on the stack? (CR 603.3b).

    `among` names each by its id, which is what an answer lists, or by the id of its source.
    """

    kind: Literal["order_triggers"] = "order_triggers"
    player: PlayerId
    among: tuple[EffectRef, ...]
    rule: RuleNumber = RuleNumber("603.3b")


class ChooseTargets(Frozen):
    """What are the targets of an ability that goes on the stack? (CR 603.3d).

    `among` holds, for each target, what may be chosen; `another`, which of them are to be none of
    those before (CR 115.3).
    """

    kind: Literal["choose_targets"] = "choose_targets"
    player: PlayerId
    ability: str
    among: tuple[tuple[RecipientId, ...], ...]
    another: tuple[bool, ...] = ()
    rule: RuleNumber = RuleNumber("603.3d")


class Priority(Frozen):
    """What does the player with priority do? (CR 117.3)."""

    kind: Literal["priority"] = "priority"
    player: PlayerId
    rule: RuleNumber = RuleNumber("117.3")


Choice = (
    DeclareAttackers
    | DeclareBlockers
    | AnnounceDamageOrder
    | AssignCombatDamage
    | ChooseLegend
    | ChooseProtector
    | ChooseReplacement
    | ChooseRecipient
    | SplitShield
    | ChooseTargets
    | ChooseOne
    | ChooseSome
    | OrderTriggers
    | Priority
)


class Attacks(Frozen):
    """Who attacks what, the attacking bands, and whom attackers enlist. Answers `DeclareAttackers`."""

    kind: Literal["attacks"] = "attacks"
    attacks: FrozenMap[ObjectId, RecipientId] = FrozenMap()
    bands: tuple[tuple[ObjectId, ...], ...] = ()
    enlists: FrozenMap[ObjectId, tuple[ObjectId, ...]] = FrozenMap()


class Blocks(Frozen):
    """Who blocks whom. Answers `DeclareBlockers`."""

    kind: Literal["blocks"] = "blocks"
    blocks: FrozenMap[ObjectId, tuple[ObjectId, ...]] = FrozenMap()


class Orders(Frozen):
    """Damage assignment orders, first to last. Answers `AnnounceDamageOrder`."""

    kind: Literal["orders"] = "orders"
    orders: FrozenMap[ObjectId, tuple[ObjectId, ...]] = FrozenMap()


class Assignment(Frozen):
    """How many points each source assigns to each recipient. Answers `AssignCombatDamage`."""

    kind: Literal["assignment"] = "assignment"
    points: FrozenMap[ObjectId, FrozenMap[RecipientId, NonNegativeInt]] = FrozenMap()


class Split(Frozen):
    """How much of a shield is used against each source, by recipient. Answers `SplitShield`."""

    kind: Literal["split"] = "split"
    points: FrozenMap[RecipientId, FrozenMap[ObjectId, NonNegativeInt]] = FrozenMap()


class Chosen(Frozen):
    """The id of what is chosen. Answers every choice of one among several."""

    kind: Literal["chosen"] = "chosen"
    value: str


class Action(Frozen):
    """What is done with priority. Answers `Priority`."""


class Pass(Action):
    """The player passes (CR 117.3d)."""

    kind: Literal["pass"] = "pass"


class Cast(Action):
    """The player casts a spell (CR 601.2).

    Attributes:
        mode: the one of a modal spell that is chosen, from 1 on (CR 601.2b).
        division: points for each target, if the spell divides them.
        sacrifice: what is sacrificed as a cost.
        source: the source of damage that will be chosen, by id or by name (CR 609.7a).
    """

    kind: Literal["cast"] = "cast"
    card: Card
    mode: NonNegativeInt = 0
    targets: tuple[RecipientId, ...] = ()
    division: FrozenMap[RecipientId, NonNegativeInt] = FrozenMap()
    x: NonNegativeInt = 0
    sacrifice: ObjectId | None = None
    source: ObjectId | None = None


class Activate(Action):
    """The player activates an ability, by its number from 1 on or its name (CR 602.2).

    Attributes:
        division: points for each target, if the ability divides them.
        source: the source of damage that will be chosen, by id or by name (CR 609.7a).
    """

    kind: Literal["activate"] = "activate"
    object: ObjectId
    ability: int | str = 1
    targets: tuple[RecipientId, ...] = ()
    division: FrozenMap[RecipientId, NonNegativeInt] = FrozenMap()
    x: NonNegativeInt = 0
    source: ObjectId | None = None


class StackOrder(Frozen):
    """Abilities in the order in which they are put on the stack. Answers `OrderTriggers`."""

    kind: Literal["stack_order"] = "stack_order"
    order: tuple[str, ...]


class Targets(Frozen):
    """Targets in the order they are asked for, or several that are chosen.

    Answers `ChooseTargets` and `ChooseSome`.
    """

    kind: Literal["targets"] = "targets"
    targets: tuple[RecipientId, ...]


class EditNow(Action):
    """The person at the table changes something by hand; then the player has priority again."""

    kind: Literal["edit_now"] = "edit_now"
    edit: Edit


Answer = Annotated[
    Attacks
    | Blocks
    | Orders
    | Assignment
    | Split
    | Chosen
    | Targets
    | StackOrder
    | Pass
    | Cast
    | Activate
    | EditNow,
    Field(discriminator="kind"),
]


class Violation(Frozen):
    """Something wrong with an answer.

    Attributes:
        sentence: what is wrong, naming objects and the rule.
        remedy: the way out, a sentence of its own.
    """

    about: tuple[RecipientId, ...]
    rule: RuleNumber
    sentence: str
    remedy: str

    def __str__(self) -> str:
        return f"{self.sentence} {self.remedy}"
