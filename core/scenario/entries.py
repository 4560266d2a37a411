"""Script entries as a file writes them: `{"attack": {"baloth": "nicole"}}`."""

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import AfterValidator, BeforeValidator, Discriminator, Field, Tag

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
from core.terms.values import FrozenMap


class _EntrySpec(Spec):
    """What any entry may say besides: who answers, and in which step."""

    by: Ref | None = None
    at: StepWord | None = None


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


class BlockSpec(_EntrySpec):
    """Blockers and the attacker, or list of attackers, each blocks."""

    block: FrozenMap[Ref, _OneOrMore]


class OrderSpec(_EntrySpec):
    """Damage assignment orders (era `ordered`; passed over in any other)."""

    order: FrozenMap[Ref, tuple[Ref, ...]]


class AssignSpec(_EntrySpec):
    """Combat damage: source, recipient, points. Sources left out get the default."""

    assign: FrozenMap[Ref, FrozenMap[Ref, Amount]]


class ChooseSpec(_EntrySpec):
    """The answer to any other choice: the id of what is chosen, or those of several, targets in order.

    `yes` or `no` where something may be done or not.
    """

    choose: Ref | tuple[Ref, ...]

    @property
    def named(self) -> tuple[str, ...]:
        """All that is chosen."""
        return (self.choose,) if isinstance(self.choose, str) else self.choose


class ReplaceSpec(_EntrySpec):
    """Which replacement or prevention effect goes first: its id, or its name."""

    replace: Name


class ShieldSpec(_EntrySpec):
    """How a shield is split: recipient, source, points."""

    shield: FrozenMap[Ref, FrozenMap[Ref, Amount]]


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


class StackOrderSpec(_EntrySpec):
    """Waiting abilities, by their sources, in the order in which they are put on the stack."""

    stack_order: tuple[Name, ...]


class PassSpec(_EntrySpec, populate_by_name=True):
    """The player who passes."""

    pass_: Ref = Field(alias="pass")


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


class EditPlayerSpec(Spec):
    """A change made by hand to a player."""

    player: Ref
    life: Number | None = None
    counters: FrozenMap[Annotated[str, Field(max_length=limits.NAME_LENGTH)], Number] = FrozenMap()


def _edited(data: Any) -> str:  # noqa: ANN401 - anything may stand in a file
    is_player = isinstance(data, EditPlayerSpec) or (isinstance(data, Mapping) and "player" in data)
    return "player" if is_player else "object"


class EditSpec(_EntrySpec):
    """The sandbox's own hand, used when a player has priority."""

    edit: Annotated[
        Annotated[EditObjectSpec, Tag("object")] | Annotated[EditPlayerSpec, Tag("player")],
        Discriminator(_edited),
    ]


class NoteSpec(Spec):
    """Words shown to the viewer."""

    note: Text


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
