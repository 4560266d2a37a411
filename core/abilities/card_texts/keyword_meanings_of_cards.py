"""What keyword abilities come to that work in a hand or a graveyard, or on the stack (CR 113.6k, 113.6m)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from core.abilities.amounts import Counted, Size
from core.abilities.card_texts.cast_from_graveyard import CastFromGraveyard
from core.abilities.card_texts.stack_abilities import CYCLING, Activated, Triggered
from core.abilities.costs import Cost, ManaCost
from core.abilities.effects.on_cards import GraveyardEffect
from core.abilities.effects.on_entering import CopyExceptions
from core.abilities.filters import Cards, Objects, Recipients
from core.abilities.instructions.copying_spells import CopySpell
from core.abilities.instructions.create_tokens import CreateTokens
from core.abilities.instructions.give import Give
from core.abilities.instructions.leaving_and_returning import EnterAttacking, Later, ReturnToBattlefield
from core.abilities.instructions.one_shot import MakeEffect, OneShot
from core.abilities.instructions.to_permanents import ChangeCounters
from core.abilities.instructions.to_players import DrawNow
from core.abilities.keywords import Keyword
from core.abilities.subjects import TargetSpec
from core.abilities.triggers import When
from core.terms.card_types import CardType
from core.terms.colors import Color
from core.terms.counters import PLUS_ONE
from core.terms.values import replace

OfCards = Activated | Triggered | CastFromGraveyard


def _from_graveyard(
    word: str,
    mana: ManaCost,
    pays: Cost | None,
    *,
    leaves: Literal["exile_from_graveyard"] | None,
    does: tuple[OneShot, ...],
) -> Activated:
    """Return an ability that works in a graveyard, and is activated only as a sorcery (CR 113.6m)."""
    if pays is not None:
        mana, pays = pays.mana, replace(pays, mana="")
    return Activated(name=word, mana=mana, pays=pays, leaves=leaves, as_sorcery=True, does=does)


_UNEARTHED: Final = (
    ReturnToBattlefield(on="this", from_graveyard=True),
    Give(on="created", gains=(Keyword.HASTE,), until=None),
    Later(does="exile"),
    MakeEffect(on="created", effect=GraveyardEffect(leaving=True, instead="exile"), until=None),
)
_EMBALMED: Final = CopyExceptions(colors=(Color.WHITE,), without_mana_cost=True, subtypes=("Zombie",))
_ETERNALIZED: Final = CopyExceptions(
    colors=(Color.BLACK,), power=4, toughness=4, without_mana_cost=True, subtypes=("Zombie",)
)
_AS_TOKENS: Final[Mapping[str, tuple[OneShot, ...]]] = {
    "embalm": (CreateTokens(copy_of="this", exceptions=_EMBALMED),),
    "eternalize": (CreateTokens(copy_of="this", exceptions=_ETERNALIZED),),
    "encore": (
        CreateTokens(copy_of="this", per_opponent=True),
        Give(on="created", gains=(Keyword.HASTE,), until=None),
        Later(does="sacrifice"),
    ),
}
"""What becomes of a card that is exiled from a graveyard (CR 702.128a, 702.129a, 702.141a)."""


def of_cards(word: str, mana: ManaCost, pays: Cost | None) -> tuple[OfCards, ...]:
    """Return what a keyword ability of a card stands for; nothing if it is none of these.

    `pays`: the whole cost, if it is more than mana.
    """
    match word:
        case "flashback" | "escape" | "disturb":  # CR 702.34a, 702.138a, 702.146a
            cost = pays or (Cost(mana=mana) if mana else None)
            return (CastFromGraveyard(keyword=word, instead=cost),)
        case "jump-start":  # CR 702.133a
            card = Cost(discard=Cards(zone="hand"))
            return (CastFromGraveyard(keyword=word, besides=card),)
        case "retrace":  # CR 702.81a
            land = Cost(discard=Cards(zone="hand", types=(CardType.LAND,)))
            return (CastFromGraveyard(keyword=word, besides=land),)
        case "cycling":  # CR 702.29a
            return (Activated(name=CYCLING, mana=mana, leaves="discard", does=(DrawNow(),)),)
        case "scavenge":  # CR 702.97a
            creature = TargetSpec(what=Recipients(objects=Objects(types=(CardType.CREATURE,))))
            power = Counted(of=Size(of="this"))
            grown = ChangeCounters(kind="put_counters_now", on="target", counter=PLUS_ONE, amount=power)
            return (
                Activated(
                    name="scavenge",
                    mana=mana,
                    leaves="exile_from_graveyard",
                    as_sorcery=True,
                    targets=(creature,),
                    does=(grown,),
                ),
            )
        case "unearth":  # CR 702.84a
            return (_from_graveyard(word, mana, pays, leaves=None, does=_UNEARTHED),)
        case "embalm" | "eternalize" | "encore":
            return (_from_graveyard(word, mana, pays, leaves="exile_from_graveyard", does=_AS_TOKENS[word]),)
        case "storm":  # CR 702.40a
            copied = CopySpell(on="it", times="cast_before")
            return (Triggered(when=When(event="is_cast"), does=(copied,)),)
        case "ninjutsu":  # CR 702.49a
            unblocked = Objects(
                types=(CardType.CREATURE,), is_attacking=True, is_blocked=False, controller="you"
            )
            returned = Cost(return_to_hand=unblocked)
            return (Activated(name="ninjutsu", mana=mana, pays=returned, does=(EnterAttacking(),)),)
        case _:
            return ()
