"""Script entries as a file writes them: `{"attack": {"baloth": "nicole"}}`."""

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import AfterValidator, BeforeValidator, Discriminator, Field, Tag

from core.events.edits import ObjectEdit, PlayerEdit
from core.files import limits
from core.files.fields import (
    Amount,
    ColorWord,
    Flag,
    Name,
    Number,
    Phrase,
    Ref,
    Spec,
    StepWord,
    Text,
    TypeWord,
    ZoneWord,
    fault,
)
from core.files.spelling import did_you_mean
from core.language.phrase_reading import parse
from core.model.cards import Card
from core.rules.choices.actions import Activate, Cast, EditNow, Pass
from core.rules.choices.choice import Answer
from core.rules.choices.picking import Chosen, Targets
from core.rules.choices.shield import Split
from core.rules.choices.trigger_order import StackOrder
from core.rules.combat.assignment_choice import Assignment
from core.rules.combat.attack_choice import Attacks
from core.rules.combat.block_choice import Blocks
from core.rules.combat.damage_order_choice import Orders
from core.terms.counters import CounterKind
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import FrozenMap


class _EntrySpec(Spec):
    """What any entry may say besides: who answers, and in which step."""

    by: Ref | None = None
    at: StepWord | None = None

    @property
    def answerer(self) -> PlayerId | None:
        """Who answers, if that is said."""
        return PlayerId(self.by) if self.by is not None else None

    def answer(self, library: Mapping[str, Card]) -> Answer:
        """Return what it says; spells are cards of `library`."""
        raise NotImplementedError


def _plainly(named: str | tuple[str, ...]) -> str | tuple[str, ...]:
    """Return a list of one as that one, so that there is one way to write it."""
    return named[0] if isinstance(named, tuple) and len(named) == 1 else named


_OneOrMore = Annotated[Ref | tuple[Ref, ...], AfterValidator(_plainly)]


class AttackSpec(_EntrySpec):
    """Attackers and what each attacks; `bands` lists attacking bands.

    `enlist`: attackers and the creature, or list of creatures, that each taps to enlist them.
    """

    attack: FrozenMap[Ref, Ref]
    bands: tuple[tuple[Ref, ...], ...] = ()
    enlist: FrozenMap[Ref, _OneOrMore] = FrozenMap()

    def answer(self, _library: Mapping[str, Card]) -> Attacks:
        """Return the attack."""
        attacks: dict[ObjectId, RecipientId] = {ObjectId(a): ObjectId(t) for a, t in self.attack.items()}
        return Attacks(
            attacks=FrozenMap(attacks),
            bands=tuple(tuple(map(ObjectId, band)) for band in self.bands),
            enlists=_several(self.enlist),
        )


class BlockSpec(_EntrySpec):
    """Blockers and the attacker, or list of attackers, each blocks."""

    block: FrozenMap[Ref, _OneOrMore]

    def answer(self, _library: Mapping[str, Card]) -> Blocks:
        """Return the blocks."""
        return Blocks(blocks=_several(self.block))


class OrderSpec(_EntrySpec):
    """Damage assignment orders (era `ordered`; passed over in any other)."""

    order: FrozenMap[Ref, tuple[Ref, ...]]

    def answer(self, _library: Mapping[str, Card]) -> Orders:
        """Return the orders."""
        return Orders(orders=_several(self.order))


class AssignSpec(_EntrySpec):
    """Combat damage: source, recipient, points. Sources left out get the default."""

    assign: FrozenMap[Ref, FrozenMap[Ref, Amount]]

    def answer(self, _library: Mapping[str, Card]) -> Assignment:
        """Return the assignment."""
        return Assignment(points=FrozenMap((ObjectId(s), _points(part)) for s, part in self.assign.items()))


class ChooseSpec(_EntrySpec):
    """The answer to any other choice: the id of what is chosen, or those of several, targets in order.

    `yes` or `no` where something may be done or not.
    """

    choose: Ref | tuple[Ref, ...]

    @property
    def named(self) -> tuple[str, ...]:
        """All that is chosen."""
        return (self.choose,) if isinstance(self.choose, str) else self.choose

    def answer(self, _library: Mapping[str, Card]) -> Chosen | Targets:
        """Return what is chosen, one or several."""
        if isinstance(self.choose, str):
            return Chosen(value=self.choose)
        return Targets(targets=tuple(map(ObjectId, self.choose)))


class ReplaceSpec(_EntrySpec):
    """Which replacement or prevention effect goes first: its id, or its name."""

    replace: Name

    def answer(self, _library: Mapping[str, Card]) -> Chosen:
        """Return the effect, as one."""
        return Chosen(value=self.replace, is_effect=True)


class ShieldSpec(_EntrySpec):
    """How a shield is split: recipient, source, points."""

    shield: FrozenMap[Ref, FrozenMap[Ref, Amount]]

    def answer(self, _library: Mapping[str, Card]) -> Split:
        """Return the split."""
        parts = ((ObjectId(r), p) for r, p in self.shield.items())
        return Split(
            points=FrozenMap((r, FrozenMap((ObjectId(s), n) for s, n in p.items())) for r, p in parts)
        )


class CastSpec(_EntrySpec):
    """A spell that is cast, by name; mana is not asked for.

    Attributes:
        mode: which of its modes is chosen, from 1 on, if it is modal.
        division: points for each target, if the spell divides them.
        sacrifice: the permanent sacrificed as a cost.
        source: the source of damage that is chosen as it resolves, an id, or the name of a spell; a
            `choose` entry can say it later.
    """

    cast: Name
    mode: Amount = 0
    targets: tuple[Ref, ...] = ()
    division: FrozenMap[Ref, Amount] = FrozenMap()
    x: Amount = 0
    sacrifice: Ref | None = None
    source: Name | None = None

    def answer(self, library: Mapping[str, Card]) -> Cast:
        """Return what is announced."""
        return Cast(
            card=library[self.cast],
            mode=self.mode,
            targets=tuple(map(ObjectId, self.targets)),
            division=_points(self.division),
            x=self.x,
            sacrifice=ObjectId(self.sacrifice) if self.sacrifice else None,
            source=ObjectId(self.source) if self.source else None,
        )


class AbilityOf(Spec):
    """A permanent's activated ability, by its number from 1 on or its name."""

    object: Ref
    ability: Amount | Name = 1


class ActivateSpec(_EntrySpec):
    """An ability that is activated; its controller does it.

    Attributes:
        division: points for each target, if the ability divides them.
        source: the source of damage that is chosen as it resolves, as with `cast`.
    """

    activate: AbilityOf
    targets: tuple[Ref, ...] = ()
    division: FrozenMap[Ref, Amount] = FrozenMap()
    x: Amount = 0
    source: Name | None = None

    def answer(self, _library: Mapping[str, Card]) -> Activate:
        """Return what is announced."""
        return Activate(
            object=ObjectId(self.activate.object),
            ability=self.activate.ability,
            targets=tuple(map(ObjectId, self.targets)),
            division=_points(self.division),
            x=self.x,
            source=ObjectId(self.source) if self.source else None,
        )


class StackOrderSpec(_EntrySpec):
    """Waiting abilities, by their sources, in the order in which they are put on the stack."""

    stack_order: tuple[Name, ...]

    def answer(self, _library: Mapping[str, Card]) -> StackOrder:
        """Return the order."""
        return StackOrder(order=self.stack_order)


class PassSpec(_EntrySpec, populate_by_name=True):
    """The player who passes."""

    pass_: Ref = Field(alias="pass")

    @property
    def answerer(self) -> PlayerId:
        """Who passes."""
        return PlayerId(self.pass_)

    def answer(self, _library: Mapping[str, Card]) -> Pass:
        """Return that the player passes."""
        return Pass()


class EditObjectSpec(Spec):
    """A change made by hand to a permanent. `counters` are added, or removed if negative.

    `phased_in`: false has it phase out, true phase in; while it is phased out nothing else can be changed.
    """

    object: Ref
    controller: Ref | None = None
    tapped: Flag | None = None
    damage: Amount | None = None
    counters: FrozenMap[Annotated[str, Field(max_length=limits.NAME_LENGTH)], Number] = FrozenMap()
    power: Number | None = None
    toughness: Number | None = None
    types: tuple[TypeWord, ...] | None = None
    colors: tuple[ColorWord, ...] | None = None
    attached_to: Ref | None = None
    gain: tuple[Phrase, ...] = ()
    lose: tuple[Phrase, ...] = ()
    remove_from_combat: Flag = False
    phased_in: Flag | None = None
    move: ZoneWord | None = None

    @property
    def as_edit(self) -> ObjectEdit:
        """What is changed."""
        return ObjectEdit(
            object=ObjectId(self.object),
            controller=PlayerId(self.controller) if self.controller is not None else None,
            tapped=self.tapped,
            damage=self.damage,
            counters=_counted(self.counters),
            power=self.power,
            toughness=self.toughness,
            types=frozenset(self.types) if self.types is not None else None,
            colors=frozenset(self.colors) if self.colors is not None else None,
            attached_to=ObjectId(self.attached_to) if self.attached_to is not None else None,
            gain=tuple(map(parse, self.gain)),
            lose=tuple(map(parse, self.lose)),
            remove_from_combat=self.remove_from_combat,
            phased_in=self.phased_in,
            move=self.move,
        )


class EditPlayerSpec(Spec):
    """A change made by hand to a player."""

    player: Ref
    life: Number | None = None
    counters: FrozenMap[Annotated[str, Field(max_length=limits.NAME_LENGTH)], Number] = FrozenMap()

    @property
    def as_edit(self) -> PlayerEdit:
        """What is changed."""
        return PlayerEdit(player=PlayerId(self.player), life=self.life, counters=_counted(self.counters))


def _edited(data: Any) -> str:  # noqa: ANN401 - anything may stand in a file
    is_player = isinstance(data, EditPlayerSpec) or (isinstance(data, Mapping) and "player" in data)
    return "player" if is_player else "object"


class EditSpec(_EntrySpec):
    """The sandbox's own hand, used when a player has priority."""

    edit: Annotated[
        Annotated[EditObjectSpec, Tag("object")] | Annotated[EditPlayerSpec, Tag("player")],
        Discriminator(_edited),
    ]

    def answer(self, _library: Mapping[str, Card]) -> EditNow:
        """Return what is changed."""
        return EditNow(edit=self.edit.as_edit)


class NoteSpec(Spec):
    """Words shown to the viewer."""

    note: Text


def _several(plain: Mapping[str, str | tuple[str, ...]]) -> FrozenMap[ObjectId, tuple[ObjectId, ...]]:
    """Return creatures and those of each, as a file wrote them: one without a list."""
    pairs = ((ObjectId(one), (some,) if isinstance(some, str) else some) for one, some in plain.items())
    return FrozenMap((one, tuple(map(ObjectId, some))) for one, some in pairs)


def _points(part: Mapping[str, int]) -> FrozenMap[RecipientId, int]:
    return FrozenMap((ObjectId(recipient), amount) for recipient, amount in part.items())


def _counted(counters: Mapping[str, int]) -> FrozenMap[CounterKind, int]:
    return FrozenMap((CounterKind(kind), count) for kind, count in counters.items())


_KINDS: dict[str, type[Spec]] = {
    "attack": AttackSpec,
    "block": BlockSpec,
    "order": OrderSpec,
    "assign": AssignSpec,
    "choose": ChooseSpec,
    "replace": ReplaceSpec,
    "shield": ShieldSpec,
    "stack_order": StackOrderSpec,
    "cast": CastSpec,
    "activate": ActivateSpec,
    "pass": PassSpec,
    "edit": EditSpec,
    "note": NoteSpec,
}


def _one_kind(data: Any) -> Any:  # noqa: ANN401 - anything may stand in a file
    """Refuse what is not just one kind of entry, with the nearest kind there is."""
    if isinstance(data, Spec):
        return data
    if not isinstance(data, Mapping):
        raise fault('an entry is an object such as {"attack": {"bear": "nicole"}}.')
    kinds = [key for key in data if key in _KINDS]
    if len(kinds) > 1:
        raise fault(f"an entry answers one question, but this one has {' and '.join(map(repr, kinds))}.")
    if not kinds:
        key = str(next(iter(data), ""))[: limits.NAME_LENGTH]
        raise fault(f"unknown entry '{key}'.{did_you_mean(key, _KINDS)}")
    return data


def _kind(data: Any) -> str:  # noqa: ANN401 - anything may stand in a file
    if isinstance(data, Mapping):
        return next(str(key) for key in data if key in _KINDS)
    return next(kind for kind, model in _KINDS.items() if isinstance(data, model))


_Entry = Annotated[
    Annotated[AttackSpec, Tag("attack")]
    | Annotated[BlockSpec, Tag("block")]
    | Annotated[OrderSpec, Tag("order")]
    | Annotated[AssignSpec, Tag("assign")]
    | Annotated[ChooseSpec, Tag("choose")]
    | Annotated[ReplaceSpec, Tag("replace")]
    | Annotated[ShieldSpec, Tag("shield")]
    | Annotated[StackOrderSpec, Tag("stack_order")]
    | Annotated[CastSpec, Tag("cast")]
    | Annotated[ActivateSpec, Tag("activate")]
    | Annotated[PassSpec, Tag("pass")]
    | Annotated[EditSpec, Tag("edit")]
    | Annotated[NoteSpec, Tag("note")],
    Discriminator(_kind),
]
EntrySpec = Annotated[_Entry, BeforeValidator(_one_kind)]
