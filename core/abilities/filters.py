"""Filters: which objects and players an effect speaks of, seen from the object that has it.

"You" is the controller of that object or effect. Everything that is given must hold.
"""

from typing import Annotated, Literal

from msgspec import Meta

from core.abilities.keywords import Keyword, ShorthandWord
from core.data.marks import NonNegative, Positive, RefusedError, Then
from core.terms.card_types import CardType, Supertype
from core.terms.colors import Color
from core.terms.counters import CounterKind
from core.terms.values import FrozenMap, Value
from core.words.english.errors import ability_faults as faults

Side = Literal["you", "opponent", "defending_player", "that_player"]
"""The defending player is whom the object attacks, or the creature that it is attached to or that a trigger
was about; or whom that attacked before it left combat (CR 508.5). That player is who a triggered ability is
about, such as the player who was dealt damage."""


ColorCount = Literal["colorless", "monocolored", "multicolored"]


def _several(types: tuple[CardType, ...]) -> tuple[CardType, ...]:
    if len(types) == 1:
        raise RefusedError(faults.one_type(type=types[0]))
    return types


class Objects(Value):
    """Objects that have all of what is named; an empty filter is any object.

    Attributes:
        which: the object itself, what it is attached to, or any but itself.
        controller: whose they are.
        colors: at least one of these.
        types: all of these.
        one_of_types: at least one of these, which are two or more.
        subtypes: at least one of these.
        not_colors, not_types, not_subtypes, not_supertypes: none of these.
        color_count: of no color, of exactly one, or of two or more.
        supertypes: all of these.
        name: what they are called.
        keyword: that they have.
        lacks: an ability, such as `flying` or `flanking`, that they do not have.
        power_at_least, power_at_most, toughness_at_least, toughness_at_most: creatures that have so much.
        mana_value_at_least, mana_value_at_most: objects with such a mana value (CR 202.3).
        power_than_this: more power than the object itself has, or less.
        outgrows_this: creatures with more power or more toughness than the object itself, if it is one.
        counters: as many counters of each kind, or more.
        lacks_counter: none of this kind.
        counters_at_most: no more of each kind than that.
        is_token: whether it is a token.
        toughness_than_power: more toughness than power, less, or just as much.
        attached_to: it is attached to the object itself, or to what that is attached to.
        started_untapped: whether it was untapped as the turn began.
        attacked_this_turn: whether it was declared as an attacker this turn (CR 508.1).
        entered_this_turn: whether it entered the battlefield this turn.
        dealt_damage_by: it was dealt damage this turn: by the object itself, by what that is attached to, or
            by anything.
        is_attacking, is_blocking, is_blocked, is_tapped, is_renowned, is_saddled: as they are now; only
            attackers are blocked or unblocked.
        is_fighting: whether they attack or block.
        attacks: they attack you; or you or a planeswalker you control; or an opponent of yours (CR 508.1b).
            What attacks a planeswalker doesn't attack its controller.
        attacks_alone: they attack, and nothing else does (CR 506.5).
        in_combat_with: they block that one or are blocked by it, or did as it left the battlefield; with
            `is_blocking` only those that block it, with `is_blocked` only those that it blocks.
        has_counters: whether there is any counter on it.
        is_monstrous: whether it has become monstrous (CR 701.37b).
        is_face_down: whether it is face down (CR 110.5).
        is_modified: whether it has a counter, or is equipped, or enchanted by an Aura that its controller
            controls (CR 700.9).
        is_historic: whether it is legendary, an artifact or a Saga (CR 700.6).
        is_enchanted, is_equipped: whether an Aura, or an Equipment, is attached to it (CR 303.4, 301.5).
    """

    which: Literal["this", "bearer", "other"] | None = None
    controller: Side | None = None
    colors: tuple[Color, ...] = ()
    types: tuple[CardType, ...] = ()
    one_of_types: Annotated[tuple[CardType, ...], Then(_several)] = ()
    subtypes: tuple[str, ...] = ()
    keyword: Keyword | None = None
    lacks: Keyword | ShorthandWord | None = None
    not_colors: tuple[Color, ...] = ()
    not_types: tuple[CardType, ...] = ()
    not_subtypes: tuple[str, ...] = ()
    not_supertypes: tuple[Supertype, ...] = ()
    color_count: ColorCount | None = None
    supertypes: tuple[Supertype, ...] = ()
    name: Annotated[str, Meta(min_length=1)] | None = None
    power_at_least: int | None = None
    power_at_most: int | None = None
    toughness_at_least: int | None = None
    toughness_at_most: int | None = None
    mana_value_at_least: NonNegative | None = None
    mana_value_at_most: NonNegative | None = None
    power_than_this: Literal["greater", "less"] | None = None
    outgrows_this: Literal[True] | None = None
    counters: FrozenMap[CounterKind, Positive] = FrozenMap()
    lacks_counter: CounterKind | None = None
    counters_at_most: FrozenMap[CounterKind, Positive] = FrozenMap()
    is_token: bool | None = None
    is_attacking: bool | None = None
    is_blocking: bool | None = None
    is_fighting: Literal[True] | None = None
    attacks: Literal["you", "you_or_planeswalker", "opponent"] | None = None
    attacks_alone: Literal[True] | None = None
    in_combat_with: Literal["this", "bearer", "it"] | None = None
    is_blocked: bool | None = None
    is_tapped: bool | None = None
    is_renowned: bool | None = None
    is_saddled: bool | None = None
    is_monstrous: bool | None = None
    is_face_down: bool | None = None
    has_counters: bool | None = None
    is_modified: bool | None = None
    is_historic: bool | None = None
    is_enchanted: bool | None = None
    is_equipped: bool | None = None
    started_untapped: bool | None = None
    toughness_than_power: Literal["greater", "less", "equal"] | None = None
    attached_to: Literal["this", "bearer"] | None = None
    attacked_this_turn: bool | None = None
    entered_this_turn: bool | None = None
    dealt_damage_by: Literal["this", "bearer", "anything"] | None = None

    @property
    def asks_for_size(self) -> bool:
        """Whether power or toughness is asked for, which only creatures have (CR 208.3)."""
        bounds = (self.power_at_least, self.power_at_most, self.toughness_at_least, self.toughness_at_most)
        return any(bound is not None for bound in (*bounds, self.toughness_than_power))

    @property
    def asks_only_what_is_printed(self) -> bool:
        """Whether it asks for nothing but what a card has in any zone (CR 109.3)."""
        return all(name in _PRINTED or getattr(self, name) == usual for name, usual in _USUAL)


_USUAL = tuple(zip(Objects.__struct_fields__, Objects.__struct_defaults__, strict=True))
"""What each field is if a filter does not ask for it."""
_PRINTED = frozenset(
    {
        *("colors", "types", "one_of_types", "subtypes", "supertypes", "color_count", "name"),
        *("not_colors", "not_types", "not_subtypes", "not_supertypes", "keyword", "lacks"),
        *("is_historic", "mana_value_at_least", "mana_value_at_most"),
        *("power_at_least", "power_at_most", "toughness_at_least", "toughness_at_most"),
    }
)


class Cards(Value):
    """Cards in a zone of a player that have all of what is named.

    Attributes:
        zone: the graveyard or the hand.
        whose: yours, or an opponent's.
        types: all of these.
        one_of_types: at least one of these, which are two or more.
        is_other: not the card itself of whose cost this is.
    """

    zone: Literal["graveyard", "hand"]
    whose: Literal["you", "opponent"] = "you"
    types: tuple[CardType, ...] = ()
    one_of_types: Annotated[tuple[CardType, ...], Then(_several)] = ()
    is_other: bool = False


class GraveyardCards(Value):
    """Cards in graveyards that may be targets (CR 115.2, 404.1).

    Attributes:
        whose: whose graveyard they are in.
        what: only cards that are like this.
    """

    whose: Literal["you", "opponent", "any"] = "any"
    what: Objects = Objects()

    def __post_init__(self) -> None:
        if not self.what.asks_only_what_is_printed:
            raise RefusedError(faults.cards_nobody_controls())


class Recipients(Value):
    """Who or what damage would be dealt to: players of a side, or objects; anything by default.

    `most_life` are the player with the most life, or those who are tied for it; `bearer` is the player
    that the object is attached to, `bearer_controller` who controls what it is attached to.
    """

    players: Literal["you", "opponent", "any", "most_life", "bearer", "bearer_controller"] | None = None
    objects: Objects | None = None

    @property
    def is_anything(self) -> bool:
        """Whether nothing at all is left out."""
        return self.players is None and self.objects is None


class StackObjects(Value):
    """Spells and abilities on the stack that have all of what is named.

    Attributes:
        what: spells, abilities that were activated or have triggered, or either.
        controller: whose they are.
        types, subtypes, colors: at least one of these, as a spell.
        supertypes: all of these.
        not_types: none of these.
        color_count: of no color, of exactly one, or of two or more.
        mana_value_at_least, mana_value_at_most: spells with such a mana value (CR 202.3).
        is_historic: whether it is legendary, an artifact or a Saga (CR 700.6).
        targets: at least one of the targets is one of these (CR 115.9b).
    """

    what: Literal["spell", "ability", "either"] = "spell"
    controller: Literal["you", "opponent"] | None = None
    types: tuple[CardType, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[Supertype, ...] = ()
    not_types: tuple[CardType, ...] = ()
    colors: tuple[Color, ...] = ()
    color_count: ColorCount | None = None
    mana_value_at_least: NonNegative | None = None
    mana_value_at_most: NonNegative | None = None
    is_historic: Literal[True] | None = None
    targets: Recipients | None = None

    def __post_init__(self) -> None:
        if self.targets is not None and self.targets.is_anything:
            raise RefusedError(faults.targets_of_nobody())


def _that_says_something(by: StackObjects | None) -> StackObjects | None:
    if by is not None and by == StackObjects(what="either"):
        raise RefusedError(faults.any_spell_or_ability())
    return by


CertainStackObjects = Annotated[StackObjects, Then(_that_says_something)]
"""Some spells and abilities, and not just any."""
