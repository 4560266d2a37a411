"""Permanents come onto the battlefield: spells that resolve, tokens, cards that return (CR 110, 603.6a)."""

from typing import Literal

from pydantic import NonNegativeInt

from core.model.permanents import Permanent
from core.model.stack import OnStack
from core.terms.frozen import Frozen, FrozenMap
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber


class TokensPlanned(Frozen):
    """An effect would create tokens: so many, once all that changes their number was applied (CR 701.7a).

    `name` is that of the effect that changed it just now from `before`, empty for what creates them.
    """

    kind: Literal["tokens_planned"] = "tokens_planned"
    name: str = ""
    token: str
    amount: NonNegativeInt
    before: NonNegativeInt = 0
    rule: RuleNumber = RuleNumber("701.7a")


class EntryPlanned(Frozen):
    """A permanent would enter like this; `name` is the effect that made it so just now, if one did.

    `copy_of` is what that effect made it a copy of.
    """

    kind: Literal["entry_planned"] = "entry_planned"
    permanent: Permanent
    name: str = ""
    change: str = ""
    copy_of: ObjectId | None = None
    rule: RuleNumber = RuleNumber("614.12")


class PermanentsEntered(Frozen):
    """Permanents entered the battlefield at the same time.

    Attributes:
        attacking: what those that enter attacking attack (CR 508.4).
        defending: the defending player of each of these, `planeswalkers` those that attack a planeswalker.
        blocking: which attacker those that enter blocking block (CR 509.4).
        from_graveyard: cards that are no longer there, by their ids.
        spell: the spell that became a permanent, if one did (CR 608.3a).
    """

    kind: Literal["permanents_entered"] = "permanents_entered"
    permanents: tuple[Permanent, ...]
    attacking: FrozenMap[ObjectId, RecipientId] = FrozenMap()
    defending: FrozenMap[ObjectId, PlayerId] = FrozenMap()
    planeswalkers: tuple[ObjectId, ...] = ()
    blocking: FrozenMap[ObjectId, ObjectId] = FrozenMap()
    from_graveyard: tuple[ObjectId, ...] = ()
    spell: OnStack | None = None
    rule: RuleNumber
