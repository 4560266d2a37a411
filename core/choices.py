"""What can be asked: the questions the rules put to a player, and the answers.

A choice says who answers and what it is about. What is legal, and a sensible default, is
for the module of `core.rules` that asks; `core.rules.judge` finds it.
"""

from core.events.damage import Damage
from core.events.edits import Edit
from core.model.cards import Card
from core.model.combat import Assigned
from core.model.effects import EffectId
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.steps import Step
from core.terms.values import FrozenMap, Kinded, Value


class DeclareAttackers(Kinded, tag="declare_attackers"):
    """Which creatures attack, what do they attack, which are banded together? (CR 508.1)."""

    player: PlayerId
    rule: RuleNumber = RuleNumber("508.1")


class DeclareBlockers(Kinded, tag="declare_blockers"):
    """Which creatures block, and whom? (CR 509.1)."""

    player: PlayerId
    rule: RuleNumber = RuleNumber("509.1")


class AnnounceDamageOrder(Kinded, tag="announce_damage_order"):
    """In which order will each of these creatures assign damage to the others? (era `ordered`).

    `among` holds, for each creature, those that are to be put in order; `placed`, the one of them that
    has come later, where the others stay as they were.
    """

    player: PlayerId
    among: FrozenMap[ObjectId, tuple[ObjectId, ...]]
    placed: ObjectId | None = None
    rule: RuleNumber


class AssignCombatDamage(Kinded, tag="assign_combat_damage"):
    """How is each source's combat damage divided? (CR 510.1).

    `sources` are all creatures whose damage this player divides now; `already` is what
    players before them have assigned in this step (CR 510.1e counts it, 802.5).
    """

    player: PlayerId
    step: Step
    sources: tuple[ObjectId, ...]
    already: tuple[Assigned, ...] = ()
    rule: RuleNumber = RuleNumber("510.1")


class ChooseLegend(Kinded, tag="choose_legend"):
    """Which of several legendary permanents of one name does the player keep? (CR 704.5j)."""

    player: PlayerId
    among: tuple[ObjectId, ...]
    rule: RuleNumber = RuleNumber("704.5j")


class ChooseProtector(Kinded, tag="choose_protector"):
    """Which player becomes the battle's protector? (CR 310.10)."""

    player: PlayerId
    battle: ObjectId
    among: tuple[PlayerId, ...]
    rule: RuleNumber = RuleNumber("310.10")


class EffectRef(Value):
    """An effect to choose: its id, and what a reader knows it by."""

    id: EffectId
    name: str


class ChooseReplacement(Kinded, tag="choose_replacement"):
    """Which of several replacement and prevention effects is applied next? (CR 616.1).

    `affected` is the player or permanent that the event would happen to. `is_indifferent` says that
    all of them make the same of it, so that nobody needs to be asked.
    """

    player: PlayerId
    affected: RecipientId
    among: tuple[EffectRef, ...]
    is_indifferent: bool = False
    rule: RuleNumber = RuleNumber("616.1")


class ChooseRecipient(Kinded, tag="choose_recipient"):
    """Is this noncombat damage dealt to the player, or to a planeswalker of theirs? (an option)."""

    player: PlayerId
    source: ObjectId
    among: tuple[RecipientId, ...]
    rule: RuleNumber


class ChooseOne(Kinded, tag="choose_one"):
    """Which one of these? A card, a permanent, a color: `question` says what for, after the player's name."""

    player: PlayerId
    question: str
    among: tuple[EffectRef, ...]
    rule: RuleNumber


class ChooseSome(Kinded, tag="choose_some"):
    """Which of these, so many of them? Permanents: `question` says what for, after the player's name.

    `among` begins with those it costs least to choose.
    """

    player: PlayerId
    question: str
    among: tuple[EffectRef, ...]
    count: int
    rule: RuleNumber


class SplitShield(Kinded, tag="split_shield"):
    """Which of simultaneous damage does a shield prevent or redirect? (CR 615.7).

    `damage` is all it could be applied to; `points` how much of it.
    """

    player: PlayerId
    effect: EffectRef
    points: int
    damage: tuple[Damage, ...]
    rule: RuleNumber = RuleNumber("615.7")


class OrderTriggers(Kinded, tag="order_triggers"):
    """In which order do a player's waiting abilities go on the stack? (CR 603.3b).

    `among` names each by its id, which is what an answer lists, or by the id of its source.
    """

    player: PlayerId
    among: tuple[EffectRef, ...]
    rule: RuleNumber = RuleNumber("603.3b")


class ChooseTargets(Kinded, tag="choose_targets"):
    """What are the targets of an ability that goes on the stack? (CR 603.3d).

    `among` holds, for each target, what may be chosen; `another`, which of them are to be none of
    those before (CR 115.3).
    """

    player: PlayerId
    ability: str
    among: tuple[tuple[RecipientId, ...], ...]
    another: tuple[bool, ...] = ()
    rule: RuleNumber = RuleNumber("603.3d")


class Priority(Kinded, tag="priority"):
    """What does the player with priority do? (CR 117.3)."""

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


class Attacks(Kinded, tag="attacks"):
    """Who attacks what, the attacking bands, and whom attackers enlist. Answers `DeclareAttackers`."""

    attacks: FrozenMap[ObjectId, RecipientId] = FrozenMap()
    bands: tuple[tuple[ObjectId, ...], ...] = ()
    enlists: FrozenMap[ObjectId, tuple[ObjectId, ...]] = FrozenMap()


class Blocks(Kinded, tag="blocks"):
    """Who blocks whom. Answers `DeclareBlockers`."""

    blocks: FrozenMap[ObjectId, tuple[ObjectId, ...]] = FrozenMap()


class Orders(Kinded, tag="orders"):
    """Damage assignment orders, first to last. Answers `AnnounceDamageOrder`."""

    orders: FrozenMap[ObjectId, tuple[ObjectId, ...]] = FrozenMap()


class Assignment(Kinded, tag="assignment"):
    """How many points each source assigns to each recipient. Answers `AssignCombatDamage`."""

    points: FrozenMap[ObjectId, FrozenMap[RecipientId, int]] = FrozenMap()


class Split(Kinded, tag="split"):
    """How much of a shield is used against each source, by recipient. Answers `SplitShield`."""

    points: FrozenMap[RecipientId, FrozenMap[ObjectId, int]] = FrozenMap()


class Chosen(Kinded, tag="chosen"):
    """The id of what is chosen. Answers every choice of one among several."""

    value: str


class Action(Value):
    """What is done with priority. Answers `Priority`."""


class Pass(Action, tag="pass"):
    """The player passes (CR 117.3d)."""


class Cast(Action, tag="cast"):
    """The player casts a spell (CR 601.2).

    Attributes:
        mode: the one of a modal spell that is chosen, from 1 on (CR 601.2b).
        division: points for each target, if the spell divides them.
        sacrifice: what is sacrificed as a cost.
        source: the source of damage that will be chosen, by id or by name (CR 609.7a).
    """

    card: Card
    mode: int = 0
    targets: tuple[RecipientId, ...] = ()
    division: FrozenMap[RecipientId, int] = FrozenMap()
    x: int = 0
    sacrifice: ObjectId | None = None
    source: ObjectId | None = None


class Activate(Action, tag="activate"):
    """The player activates an ability, by its number from 1 on or its name (CR 602.2).

    Attributes:
        division: points for each target, if the ability divides them.
        source: the source of damage that will be chosen, by id or by name (CR 609.7a).
    """

    object: ObjectId
    ability: int | str = 1
    targets: tuple[RecipientId, ...] = ()
    division: FrozenMap[RecipientId, int] = FrozenMap()
    x: int = 0
    source: ObjectId | None = None


class StackOrder(Kinded, tag="stack_order"):
    """Abilities in the order in which they are put on the stack. Answers `OrderTriggers`."""

    order: tuple[str, ...]


class Targets(Kinded, tag="targets"):
    """Targets in the order they are asked for, or several that are chosen.

    Answers `ChooseTargets` and `ChooseSome`.
    """

    targets: tuple[RecipientId, ...]


class EditNow(Action, tag="edit_now"):
    """The person at the table changes something by hand; then the player has priority again."""

    edit: Edit


Answer = (
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
    | EditNow
)


class Violation(Value):
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
