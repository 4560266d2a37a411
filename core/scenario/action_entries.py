"""Script entries for what players do with priority: `{"cast": "Shock", "targets": ["bear"]}`."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, field

from core.data.marks import FALLS_WHOLE, ToldBy
from core.events.edits import CardEdit, ObjectEdit, PlayerEdit
from core.files import limits
from core.files.fields import (
    Amount,
    ColorWord,
    Name,
    NameOrRef,
    Number,
    Phrase,
    Ref,
    Spec,
    TypeWord,
    ZoneWord,
)
from core.language.phrases import parse
from core.model.cards import Card
from core.rules.choices.actions import Activate, Cast, EditNow, Pass, Way
from core.scenario.answer_entry import AnswerSpec, points_of
from core.terms.counters import CounterKind
from core.terms.ids import ObjectId, PlayerId
from core.terms.values import FrozenMap


class CastSpec(AnswerSpec):
    """A spell that is cast, by name; mana is not asked for.

    Attributes:
        mode: which of its modes is chosen, from 1 on, if it is modal.
        modes: which of them are chosen, if they are several.
        division: points for each target, if the spell divides them.
        sacrifice: the permanent sacrificed as a cost; a `choose` entry can say it later.
        kicked: how often its kicker is paid.
        way: how else it is cast than for its mana cost: `face_down`, as morph and disguise allow, or
            `bestow`.
        source: the source of damage that is chosen as it resolves, an id, or the name of a spell; a
            `choose` entry can say it later.
        from_: the graveyard, if the card is cast out of it, as flashback allows.
    """

    cast: Name
    mode: Amount = 0
    modes: tuple[Amount, ...] = ()
    targets: Annotated[tuple[Ref, ...], FALLS_WHOLE] = ()
    division: Annotated[FrozenMap[Ref, Amount], FALLS_WHOLE] = FrozenMap()
    x: Amount = 0
    sacrifice: Annotated[Ref | None, FALLS_WHOLE] = None
    kicked: Amount = 0
    way: Way | None = None
    source: Annotated[NameOrRef | None, FALLS_WHOLE] = None
    from_: Literal["graveyard"] | None = field(default=None, name="from")

    def answer(self, library: Mapping[str, Card]) -> Cast:
        """Return what is announced."""
        return Cast(
            card=library[self.cast],
            modes=_numbers(self.mode, self.modes),
            targets=tuple(map(ObjectId, self.targets)),
            division=points_of(self.division),
            x=self.x,
            sacrifice=ObjectId(self.sacrifice) if self.sacrifice else None,
            kicked=self.kicked,
            way=self.way,
            source=ObjectId(self.source) if self.source else None,
            from_graveyard=self.from_ is not None,
        )


def _numbers(mode: int, modes: tuple[int, ...]) -> tuple[int, ...]:
    """Return the modes that are chosen, by their numbers, however they are said."""
    return modes or ((mode,) if mode else ())


class AbilityOf(Spec):
    """A permanent's activated ability, by its number from 1 on or its name."""

    object: Ref
    ability: Amount | Name = 1


class ActivateSpec(AnswerSpec):
    """An ability that is activated; its controller does it.

    Attributes:
        mode: which of its modes is chosen, as with `cast`.
        modes: which of them are chosen, if they are several.
        division: points for each target, if the ability divides them.
        source: the source of damage that is chosen as it resolves, as with `cast`.
    """

    activate: AbilityOf
    mode: Amount = 0
    modes: tuple[Amount, ...] = ()
    targets: Annotated[tuple[Ref, ...], FALLS_WHOLE] = ()
    division: Annotated[FrozenMap[Ref, Amount], FALLS_WHOLE] = FrozenMap()
    x: Amount = 0
    source: Annotated[NameOrRef | None, FALLS_WHOLE] = None

    def answer(self, _library: Mapping[str, Card]) -> Activate:
        """Return what is announced."""
        return Activate(
            object=ObjectId(self.activate.object),
            ability=self.activate.ability,
            modes=_numbers(self.mode, self.modes),
            targets=tuple(map(ObjectId, self.targets)),
            division=points_of(self.division),
            x=self.x,
            source=ObjectId(self.source) if self.source else None,
        )


class PassSpec(AnswerSpec):
    """The player who passes."""

    pass_: Ref = field(name="pass")

    @property
    def answerer(self) -> PlayerId:
        """Who passes."""
        return PlayerId(self.pass_)

    def answer(self, _library: Mapping[str, Card]) -> Pass:
        """Return that the player passes."""
        return Pass()


class EditObjectSpec(Spec):
    """A change made by hand to a permanent. `counters` are added, or removed if negative.

    Attributes:
        phased_in: false has it phase out, true phase in; while it is phased out nothing else can be changed.
    """

    object: Ref
    controller: Annotated[Ref | None, FALLS_WHOLE] = None
    tapped: bool | None = None
    damage: Amount | None = None
    counters: FrozenMap[Annotated[str, Meta(max_length=limits.NAME_LENGTH)], Number] = FrozenMap()
    power: Number | None = None
    toughness: Number | None = None
    types: tuple[TypeWord, ...] | None = None
    colors: tuple[ColorWord, ...] | None = None
    attached_to: Annotated[Ref | None, FALLS_WHOLE] = None
    gain: tuple[Phrase, ...] = ()
    lose: tuple[Phrase, ...] = ()
    remove_from_combat: bool = False
    phased_in: bool | None = None
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
    counters: FrozenMap[Annotated[str, Meta(max_length=limits.NAME_LENGTH)], Number] = FrozenMap()

    @property
    def as_edit(self) -> PlayerEdit:
        """What is changed."""
        return PlayerEdit(player=PlayerId(self.player), life=self.life, counters=_counted(self.counters))


class EditCardSpec(Spec):
    """A permanent put onto the battlefield by hand: a card by its name, or a token like it.

    Attributes:
        card: its name, in the library or among the cards of the file.
        token: whether it is a token.
        attached_to: what an Aura, Equipment or Fortification enters attached to.
    """

    card: Name
    controller: Ref
    token: bool = False
    tapped: bool = False
    attached_to: Annotated[Ref | None, FALLS_WHOLE] = None

    def as_edit(self, library: Mapping[str, Card]) -> CardEdit:
        """Return what is put there; its card is one of `library`."""
        return CardEdit(
            card=library[self.card],
            controller=PlayerId(self.controller),
            is_token=self.token,
            tapped=self.tapped,
            attached_to=ObjectId(self.attached_to) if self.attached_to is not None else None,
        )


def _edited(given: object) -> type[Spec]:
    """Return what is edited: that of whose key a file writes."""
    if isinstance(given, Mapping):
        return next((model for key, model in _EDITS.items() if key in given), EditObjectSpec)
    return EditObjectSpec


_EDITS: dict[str, type[Spec]] = {"object": EditObjectSpec, "player": EditPlayerSpec, "card": EditCardSpec}


class EditSpec(AnswerSpec):
    """The sandbox's own hand, used when a player has priority."""

    edit: Annotated[EditObjectSpec | EditPlayerSpec | EditCardSpec, ToldBy(_edited)]

    def answer(self, library: Mapping[str, Card]) -> EditNow:
        """Return what is changed."""
        if isinstance(self.edit, EditCardSpec):
            return EditNow(edit=self.edit.as_edit(library))
        return EditNow(edit=self.edit.as_edit)


def _counted(counters: Mapping[str, int]) -> FrozenMap[CounterKind, int]:
    return FrozenMap((CounterKind(kind), count) for kind, count in counters.items())
