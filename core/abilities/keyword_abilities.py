"""Keyword abilities with a parameter, and those that stand for other abilities (CR 702)."""

from typing import Literal

from core.abilities.costs import Cost, ManaCost
from core.abilities.filters import Objects
from core.abilities.keywords import NUMBERED, WITH_COST, WITH_MANA, ShorthandWord
from core.abilities.qualities import OfSubtype, OfSupertype, Quality
from core.data.marks import Positive, RefusedError
from core.terms.card_types import CardType, Supertype
from core.terms.values import Value
from core.words.english.errors import ability_faults as faults


class Toxic(Value):
    """Toxic N; the values of several instances add up (CR 702.164)."""

    kind: Literal["toxic"] = "toxic"
    value: Positive


class Protection(Value):
    """Protection from a quality (CR 702.16)."""

    kind: Literal["protection"] = "protection"
    quality: Quality


class HexproofFrom(Value):
    """Hexproof from a quality (CR 702.11d)."""

    kind: Literal["hexproof_from"] = "hexproof_from"
    quality: Quality


class Ward(Value):
    """Ward: what opponents target this with is countered unless they pay (CR 702.21)."""

    kind: Literal["ward"] = "ward"
    pays: Cost


class Kicker(Value):
    """Kicker: who casts the spell may pay this besides, and so kick it (CR 702.33).

    Attributes:
        many: it may be paid any number of times, as multikicker says (CR 702.33c).
    """

    kind: Literal["kicker"] = "kicker"
    pays: Cost
    many: bool = False

    def __post_init__(self) -> None:
        if self.pays.remove_counter is not None:
            raise RefusedError(faults.spell_with_counters())
        if self.many and not self.pays.is_mana_alone:
            raise RefusedError(faults.many_times_mana())


class Landwalk(Value):
    """Can't be blocked while the defending player controls such a land (CR 702.14c).

    All parts that are given must hold of one and the same land.
    """

    kind: Literal["landwalk"] = "landwalk"
    subtype: str | None = None
    supertype: Supertype | None = None
    without: Supertype | None = None
    type: CardType | None = None


class BandsWithOther(Value):
    """Bands with other creatures of a quality (CR 702.22b, 702.22c)."""

    kind: Literal["bands_with_other"] = "bands_with_other"
    quality: OfSubtype | OfSupertype


class Enchant(Value):
    """What an Aura may be attached to: such permanents, or a player, or an opponent (CR 702.5)."""

    kind: Literal["enchant"] = "enchant"
    what: Literal["player", "opponent"] | Objects

    @property
    def noun(self) -> str:
        """What one that it enchants is called after `enchanted`."""
        if isinstance(self.what, str):
            return "player"
        return self.what.types[0] if len(self.what.types) == 1 else "permanent"

    def __post_init__(self) -> None:
        if isinstance(self.what, Objects) and any(getattr(self.what, name) for name in _OF_ITSELF):
            raise RefusedError(faults.enchants_by_more())


_OF_ITSELF = ("which", "power_than_this", "outgrows_this", "dealt_damage_by")
"""What a filter asks with regard to the object itself."""


class Shorthand(Value):
    """A keyword ability that stands for others; `value` is its N, or 1 if it has none.

    Attributes:
        mana: what equipping, outlasting, leveling up, cycling, scavenging, turning it face up, bringing back
            or casting it from a graveyard costs, as it is printed; no mana is counted.
        pays: the whole cost, if it is more than mana.
        to: only such creatures may be equipped by this ability (CR 702.6c).
    """

    kind: Literal["shorthand"] = "shorthand"
    word: ShorthandWord
    value: Positive = 1
    mana: ManaCost = ""
    pays: Cost | None = None
    to: Objects | None = None

    def __post_init__(self) -> None:
        self._equip_what_can_be()
        if self.value != 1 and self.word not in NUMBERED:
            raise RefusedError(faults.keyword_without_number(word=self.word))
        if self.mana and self.word not in WITH_MANA:
            raise RefusedError(faults.keyword_without_cost(word=self.word))

    def _equip_what_can_be(self) -> None:
        """Refuse what the keyword doesn't say: a cost of more than mana, or what may be equipped by it."""
        if self.to is not None and self.word != "equip":
            raise RefusedError(faults.only_of_equip(name="to"))
        if self.pays is not None and self.word not in WITH_COST:
            raise RefusedError(faults.only_of(name="pays", words=", ".join(WITH_COST)))
        if self.pays is not None and (self.mana or self.pays.is_mana_alone or self.pays.remove_counter):
            raise RefusedError(faults.equip_cost())
        if self.to is None:
            return
        types = {*self.to.types, *self.to.one_of_types}
        is_of_creatures = types <= {CardType.CREATURE} and self.to != Objects(types=self.to.types)
        if not is_of_creatures or self.to.controller is not None or self.to.which is not None:
            raise RefusedError(faults.equips_which())
