"""Script entries as a file writes them: `{"attack": {"baloth": "nicole"}}`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta

from core.data.marks import FALLS_WHOLE, AtLeast, RefusedError, Then, ToldBy
from core.data.spelling import hint
from core.files import limits
from core.files.fields import OBJECT, PLAYER, Amount, NameOrRef, Ref, RefersLater, Spec, plain_text
from core.model.cards import Card
from core.rules.choices.picking import ANSWERS, Chosen, Targets
from core.rules.choices.shield import Split
from core.rules.choices.trigger_order import StackOrder
from core.rules.combat.assignment_choice import Assignment
from core.rules.combat.attack_choice import Attacks
from core.rules.combat.block_choice import Blocks
from core.rules.combat.damage_order_choice import Orders
from core.scenario.action_entries import ActivateSpec, CastSpec, EditSpec, PassSpec
from core.scenario.answer_entry import AnswerSpec, points_of
from core.terms.colors import Color
from core.terms.ids import ObjectId, RecipientId
from core.terms.values import FrozenMap, replace
from core.words.english.errors import data_errors
from core.words.english.errors import scenario_errors as words


def _plainly(named: str | tuple[str, ...]) -> str | tuple[str, ...]:
    """Return a list of one as that one, so that there is one way to write it."""
    return named[0] if isinstance(named, tuple) and len(named) == 1 else named


_OneOrMore = Annotated[Ref | tuple[Ref, ...], AtLeast(1), Then(_plainly)]


class AttackSpec(AnswerSpec):
    """Attackers and what each attacks; `bands` lists attacking bands.

    Attributes:
        enlist: attackers and the creature, or list of creatures, that each taps to enlist them.
    """

    attack: FrozenMap[Ref, Ref]
    bands: tuple[Annotated[tuple[Ref, ...], AtLeast(2)], ...] = ()
    enlist: FrozenMap[Ref, _OneOrMore] = FrozenMap()

    def tidied(self) -> AttackSpec:
        """Return the attack without bands and enlisted creatures of those that don't attack."""
        bands = (tuple(own for own in band if own in self.attack) for band in self.bands)
        enlist = {own: some for own, some in self.enlist.items() if own in self.attack}
        together = tuple(band for band in bands if len(band) > 1)
        return replace(self, bands=together, enlist=FrozenMap(enlist))

    def answer(self, _library: Mapping[str, Card]) -> Attacks:
        """Return the attack."""
        attacks: dict[ObjectId, RecipientId] = {ObjectId(a): ObjectId(t) for a, t in self.attack.items()}
        return Attacks(
            attacks=FrozenMap(attacks),
            bands=tuple(tuple(map(ObjectId, band)) for band in self.bands),
            enlists=_several(self.enlist),
        )


class BlockSpec(AnswerSpec):
    """Blockers and the attacker, or list of attackers, each blocks."""

    block: FrozenMap[Ref, _OneOrMore]

    def answer(self, _library: Mapping[str, Card]) -> Blocks:
        """Return the blocks."""
        return Blocks(blocks=_several(self.block))


class OrderSpec(AnswerSpec):
    """Damage assignment orders (era `ordered`; passed over in any other)."""

    order: Annotated[FrozenMap[Ref, Annotated[tuple[Ref, ...], AtLeast(2)]], AtLeast(1)]

    def answer(self, _library: Mapping[str, Card]) -> Orders:
        """Return the orders."""
        return Orders(orders=_several(self.order))


class AssignSpec(AnswerSpec):
    """Combat damage: source, recipient, points. Sources left out get the default."""

    assign: Annotated[FrozenMap[Ref, Annotated[FrozenMap[Ref, Amount], FALLS_WHOLE]], AtLeast(1)]

    def answer(self, _library: Mapping[str, Card]) -> Assignment:
        """Return the assignment."""
        return Assignment(points=FrozenMap((ObjectId(s), points_of(part)) for s, part in self.assign.items()))


_WORDS = frozenset({*(color.word for color in Color), *ANSWERS, "create", "not", "tap", "untap"})
"""What may be chosen that is neither an object, a player nor a card."""
_MODE = re.compile(r"[1-9]\d?")
"""The number of a mode, which may be chosen as well."""


def _is_word(text: str) -> bool:
    return text in _WORDS or _MODE.fullmatch(text) is not None


_ChosenText = Annotated[
    str,
    Meta(min_length=1, max_length=64),
    Then(plain_text),
    RefersLater(PLAYER, OBJECT, is_other=_is_word),
]


class ChooseSpec(AnswerSpec):
    """The answer to any other choice: the id of what is chosen, or those of several, targets in order.

    `yes` or `no` where something may be done or not.
    """

    choose: Annotated[_ChosenText | tuple[_ChosenText, ...], FALLS_WHOLE]

    @property
    def named(self) -> tuple[str, ...]:
        """All that is chosen."""
        return (self.choose,) if isinstance(self.choose, str) else self.choose

    def answer(self, _library: Mapping[str, Card]) -> Chosen | Targets:
        """Return what is chosen, one or several."""
        if isinstance(self.choose, str):
            return Chosen(value=self.choose)
        return Targets(targets=tuple(map(ObjectId, self.choose)))


class ReplaceSpec(AnswerSpec):
    """Which replacement or prevention effect goes first: its id, or its name."""

    replace: NameOrRef

    def answer(self, _library: Mapping[str, Card]) -> Chosen:
        """Return the effect, as one."""
        return Chosen(value=self.replace, is_effect=True)


class ShieldSpec(AnswerSpec):
    """How a shield is split: recipient, source, points."""

    shield: Annotated[FrozenMap[Ref, Annotated[FrozenMap[Ref, Amount], AtLeast(1)]], AtLeast(1)]

    def answer(self, _library: Mapping[str, Card]) -> Split:
        """Return the split."""
        parts = ((ObjectId(r), p) for r, p in self.shield.items())
        return Split(
            points=FrozenMap((r, FrozenMap((ObjectId(s), n) for s, n in p.items())) for r, p in parts)
        )


class StackOrderSpec(AnswerSpec):
    """Waiting abilities, by their sources, in the order in which they are put on the stack."""

    stack_order: Annotated[tuple[NameOrRef, ...], FALLS_WHOLE]

    def answer(self, _library: Mapping[str, Card]) -> StackOrder:
        """Return the order."""
        return StackOrder(order=self.stack_order)


class ResolveSpec(Spec):
    """Everything on the stack resolves before what follows: until then all players pass.

    Attributes:
        resolve: how much of the stack resolves, which is all of it.
    """

    resolve: Literal["all"]


def _several(plain: Mapping[str, str | tuple[str, ...]]) -> FrozenMap[ObjectId, tuple[ObjectId, ...]]:
    """Return creatures and those of each, as a file wrote them: one without a list."""
    pairs = ((ObjectId(one), (some,) if isinstance(some, str) else some) for one, some in plain.items())
    return FrozenMap((one, tuple(map(ObjectId, some))) for one, some in pairs)


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
    "resolve": ResolveSpec,
}


def key_of(entry: Spec) -> str:
    """Return the key that an entry is written with: `attack`."""
    return next(key for key, kind in _KINDS.items() if isinstance(entry, kind))


def _kind(given: object) -> type[Spec]:
    """Return which entry is meant; refuse what is not just one kind of entry, with the nearest there is."""
    if not isinstance(given, Mapping):
        raise RefusedError(words.entry_is_object())
    kinds = [key for key in given if key in _KINDS]
    if len(kinds) > 1:
        raise RefusedError(words.entry_of_two_kinds([repr(one) for one in kinds]))
    if not kinds:
        key = str(next(iter(given), ""))[: limits.NAME_LENGTH]
        raise RefusedError(data_errors.unknown("entry", key, hint(key, _KINDS)))
    return _KINDS[kinds[0]]


EntrySpec = Annotated[
    AttackSpec
    | BlockSpec
    | OrderSpec
    | AssignSpec
    | ChooseSpec
    | ReplaceSpec
    | ShieldSpec
    | StackOrderSpec
    | CastSpec
    | ActivateSpec
    | PassSpec
    | EditSpec
    | ResolveSpec,
    ToldBy(_kind),
]
