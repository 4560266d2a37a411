"""From script entries to the answers they stand for, and back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import assert_never

from core.abilities.ability import Ability
from core.abilities.keywords import Keyword
from core.choices import (
    Activate,
    Answer,
    Assignment,
    Attacks,
    Blocks,
    Cast,
    Chosen,
    EditNow,
    Orders,
    Pass,
    Split,
    StackOrder,
    Targets,
)
from core.events.edits import Edit, ObjectEdit, PlayerEdit
from core.language.phrase_reading import parse
from core.model.cards import Card
from core.play.script import Entry, Note, Script, Scripted
from core.rules.triggers.order import named_by_source
from core.scenario.entries import (
    ActivateSpec,
    AssignSpec,
    AttackSpec,
    BlockSpec,
    CastSpec,
    ChooseSpec,
    EditObjectSpec,
    EditPlayerSpec,
    EditSpec,
    EntrySpec,
    NoteSpec,
    OrderSpec,
    PassSpec,
    ReplaceSpec,
    ShieldSpec,
    StackOrderSpec,
)
from core.terms.counters import CounterKind
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import FrozenMap


def to_script(entries: Iterable[EntrySpec], library: Mapping[str, Card]) -> Script:
    """Return the script that a scenario's entries write; spells are cards of `library`."""
    return tuple(_entry(entry, library) for entry in entries)


def to_entry(answer: Answer, by: PlayerId | None = None, *, is_replacement: bool = False) -> EntrySpec:
    """Return how a file writes an answer; `is_replacement`: what is chosen is an effect."""
    match answer:
        case Attacks(attacks=attacks, bands=bands, enlists=enlists):
            return AttackSpec(attack=FrozenMap(attacks.items()), bands=bands, enlist=_plain(enlists))
        case Blocks(blocks=blocks):
            return BlockSpec(block=_plain(blocks), by=by)
        case Orders(orders=orders):
            return OrderSpec(order=FrozenMap(orders.items()))
        case Assignment(points=points):
            return AssignSpec(assign=FrozenMap((s, FrozenMap(p.items())) for s, p in points.items()), by=by)
        case Chosen(value=value):
            return ReplaceSpec(replace=value) if is_replacement else ChooseSpec(choose=value)
        case Split(points=points):
            return ShieldSpec(shield=FrozenMap((r, FrozenMap(p.items())) for r, p in points.items()), by=by)
        case StackOrder(order=order):
            return StackOrderSpec(stack_order=named_by_source(order), by=by)
        case Targets(targets=targets):
            return ChooseSpec(choose=targets[0] if len(targets) == 1 else targets, by=by)
        case Pass():
            return PassSpec(pass_=by or "")
        case EditNow() | Cast() | Activate():
            raise TypeError("what is done with priority is written as the entry it came from")
        case _:
            assert_never(answer)


def _entry(spec: EntrySpec, library: Mapping[str, Card]) -> Entry:
    match spec:
        case NoteSpec(note=note):
            return Note(text=note)
        case PassSpec(pass_=player):
            return Scripted(answer=Pass(), by=PlayerId(player), at=spec.at)
        case CastSpec():
            by = PlayerId(spec.by) if spec.by is not None else None
            answer = Cast(
                card=library[spec.cast],
                mode=spec.mode,
                targets=tuple(map(ObjectId, spec.targets)),
                division=_points(spec.division),
                x=spec.x,
                sacrifice=ObjectId(spec.sacrifice) if spec.sacrifice else None,
                source=ObjectId(spec.source) if spec.source else None,
            )
            return Scripted(answer=answer, by=by, at=spec.at)
        case ActivateSpec(activate=which):
            by = PlayerId(spec.by) if spec.by is not None else None
            done = Activate(
                object=ObjectId(which.object),
                ability=which.ability,
                targets=tuple(map(ObjectId, spec.targets)),
                division=_points(spec.division),
                x=spec.x,
                source=ObjectId(spec.source) if spec.source else None,
            )
            return Scripted(answer=done, by=by, at=spec.at)
        case _:
            by = PlayerId(spec.by) if spec.by is not None else None
            is_replacement = isinstance(spec, ReplaceSpec)
            return Scripted(answer=_answer(spec), by=by, at=spec.at, is_replacement=is_replacement)


def _answer(
    spec: AttackSpec
    | BlockSpec
    | OrderSpec
    | AssignSpec
    | ChooseSpec
    | ReplaceSpec
    | ShieldSpec
    | StackOrderSpec
    | EditSpec,
) -> Attacks | Blocks | Orders | Assignment | Split | Chosen | Targets | StackOrder | EditNow:
    match spec:
        case AttackSpec(attack=attack, bands=bands, enlist=enlist):
            attacks: dict[ObjectId, RecipientId] = {ObjectId(a): ObjectId(t) for a, t in attack.items()}
            return Attacks(
                attacks=FrozenMap(attacks),
                bands=tuple(tuple(map(ObjectId, band)) for band in bands),
                enlists=_several(enlist),
            )
        case BlockSpec(block=block):
            return Blocks(blocks=_several(block))
        case OrderSpec(order=order):
            return Orders(orders=FrozenMap((ObjectId(c), tuple(map(ObjectId, o))) for c, o in order.items()))
        case AssignSpec(assign=assign):
            return Assignment(points=FrozenMap((ObjectId(s), _points(part)) for s, part in assign.items()))
        case ChooseSpec(choose=value):
            return (
                Chosen(value=value)
                if isinstance(value, str)
                else Targets(targets=tuple(map(ObjectId, value)))
            )
        case ReplaceSpec(replace=value):
            return Chosen(value=value)
        case StackOrderSpec(stack_order=order):
            return StackOrder(order=order)
        case ShieldSpec(shield=shield):
            parts = ((ObjectId(r), p) for r, p in shield.items())
            return Split(
                points=FrozenMap((r, FrozenMap((ObjectId(s), n) for s, n in p.items())) for r, p in parts)
            )
        case EditSpec(edit=edit):
            return EditNow(edit=_edit(edit))
        case _:
            assert_never(spec)


def _plain(several: Mapping[ObjectId, tuple[ObjectId, ...]]) -> FrozenMap[str, str | tuple[str, ...]]:
    """Return creatures and those of each as a file writes them: one without a list."""
    return FrozenMap((one, some[0] if len(some) == 1 else some) for one, some in several.items())


def _several(plain: Mapping[str, str | tuple[str, ...]]) -> FrozenMap[ObjectId, tuple[ObjectId, ...]]:
    """Return creatures and those of each, as a file wrote them."""
    pairs = ((ObjectId(one), (some,) if isinstance(some, str) else some) for one, some in plain.items())
    return FrozenMap((one, tuple(map(ObjectId, some))) for one, some in pairs)


def _points(part: Mapping[str, int]) -> FrozenMap[RecipientId, int]:
    return FrozenMap((ObjectId(recipient), amount) for recipient, amount in part.items())


def _edit(spec: EditObjectSpec | EditPlayerSpec) -> Edit:
    counters = FrozenMap((CounterKind(kind), count) for kind, count in spec.counters.items())
    if isinstance(spec, EditPlayerSpec):
        return PlayerEdit(player=PlayerId(spec.player), life=spec.life, counters=counters)
    return ObjectEdit(
        object=ObjectId(spec.object),
        controller=PlayerId(spec.controller) if spec.controller is not None else None,
        tapped=spec.tapped,
        damage=spec.damage,
        counters=counters,
        power=spec.power,
        toughness=spec.toughness,
        types=frozenset(spec.types) if spec.types is not None else None,
        colors=frozenset(spec.colors) if spec.colors is not None else None,
        attached_to=ObjectId(spec.attached_to) if spec.attached_to is not None else None,
        gain=tuple(_parsed(spec.gain)),
        lose=tuple(_parsed(spec.lose)),
        remove_from_combat=spec.remove_from_combat,
        phased_in=spec.phased_in,
        move=spec.move,
    )


def _parsed(phrases: Iterable[str]) -> Iterator[Keyword | Ability]:
    return map(parse, phrases)
