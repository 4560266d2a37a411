"""What keyword abilities come to that work in a hand or a graveyard, or on the stack (CR 113.6k, 113.6m)."""

from __future__ import annotations

from core.abilities.amounts import Counted, Size
from core.abilities.card_texts.cast_from_graveyard import CastFromGraveyard
from core.abilities.card_texts.stack_abilities import CYCLING, Activated, Triggered
from core.abilities.costs import Cost, ManaCost
from core.abilities.filters import Cards, Objects, Recipients
from core.abilities.instructions.copying_spells import CopySpell
from core.abilities.instructions.leaving_and_returning import EnterAttacking
from core.abilities.instructions.to_permanents import ChangeCounters
from core.abilities.instructions.to_players import DrawNow
from core.abilities.subjects import TargetSpec
from core.abilities.triggers import When
from core.terms.card_types import CardType
from core.terms.counters import PLUS_ONE

OfCards = Activated | Triggered | CastFromGraveyard


def of_cards(word: str, mana: ManaCost, pays: Cost | None) -> tuple[OfCards, ...]:
    """Return what a keyword ability of a card stands for; nothing if it is none of these.

    `pays`: the whole cost, if it is more than mana.
    """
    match word:
        case "flashback" | "escape":  # CR 702.34a, 702.138a
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
