"""Permanents come onto the battlefield: spells that resolve, tokens, cards that return (CR 110, 603.6a)."""

from core.model.permanents import Permanent
from core.model.stack import OnStack
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import FrozenMap, Kinded


class TokensPlanned(Kinded, tag="tokens_planned"):
    """An effect would create tokens: so many, once all that changes their number was applied (CR 701.7a).

    `name` is that of the effect that changed it just now from `before`, empty for what creates them.
    """

    name: str = ""
    token: str
    amount: int
    before: int = 0
    rule: RuleNumber = RuleNumber("701.7a")


class EntryPlanned(Kinded, tag="entry_planned"):
    """A permanent would enter like this; `name` is the effect that made it so just now, if one did.

    `copy_of` is what that effect made it a copy of.
    """

    permanent: Permanent
    name: str = ""
    change: str = ""
    copy_of: ObjectId | None = None
    rule: RuleNumber = RuleNumber("614.12")


class PermanentsEntered(Kinded, tag="permanents_entered"):
    """Permanents entered the battlefield at the same time.

    Attributes:
        attacking: what those that enter attacking attack (CR 508.4).
        defending: the defending player of each of these, `planeswalkers` those that attack a planeswalker.
        blocking: which attacker those that enter blocking block (CR 509.4).
        from_graveyard: cards that are no longer there, by their ids.
        spell: the spell that became a permanent, if one did (CR 608.3a).
    """

    permanents: tuple[Permanent, ...]
    attacking: FrozenMap[ObjectId, RecipientId] = FrozenMap()
    defending: FrozenMap[ObjectId, PlayerId] = FrozenMap()
    planeswalkers: tuple[ObjectId, ...] = ()
    blocking: FrozenMap[ObjectId, ObjectId] = FrozenMap()
    from_graveyard: tuple[ObjectId, ...] = ()
    spell: OnStack | None = None
    rule: RuleNumber
