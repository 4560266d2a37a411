"""Permanents come onto the battlefield: spells that resolve, tokens, cards that return (CR 110, 603.6a)."""

from core.abilities.ability import Ability
from core.abilities.effects.on_entering import CopyOnEntering
from core.abilities.keywords import Keyword
from core.events.event import Event, WhySilent
from core.model.permanents import Permanent
from core.model.stack import OnStack
from core.terms.called import Called
from core.terms.colors import Color
from core.terms.counters import CounterKind
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import FrozenMap


class TokensPlanned(Event, tag="tokens_planned"):
    """An effect would create tokens: so many, once all that changes their number was applied (CR 701.7a).

    `name` is that of the effect that changed it just now from `before`, None for what creates them.
    """

    changes_game = False
    triggers_nothing = WhySilent.NOT_YET

    name: Called | None = None
    token: str
    amount: int
    before: int = 0
    rule: RuleNumber = RuleNumber("701.7a")


class EntryPlanned(Event, tag="entry_planned"):
    """A permanent would enter like this; `name` is the effect that made it so just now, if one did.

    The rest is what that effect says (CR 614.1c).

    Attributes:
        counters: so many of each kind it enters with.
        copy_rules: how it enters as a copy of `copy_of`, or as itself if nothing is copied.
        under: whose control it enters under, if the effect says so.
        is_declined: its controller did not have it enter so.
        color: the one chosen, and `gains` what it has because of that.
    """

    triggers_nothing = WhySilent.NOT_YET

    permanent: Permanent
    name: Called | None = None
    counters: FrozenMap[CounterKind, int] = FrozenMap()
    copy_rules: CopyOnEntering | None = None
    copy_of: ObjectId | None = None
    under: PlayerId | None = None
    tapped: bool = False
    is_declined: bool = False
    color: Color | None = None
    gains: tuple[Keyword | Ability, ...] = ()
    rule: RuleNumber = RuleNumber("614.12")


class PermanentsEntered(Event, tag="permanents_entered"):
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
