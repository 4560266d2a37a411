"""What keyword abilities come to that work in a hand or a graveyard, or on the stack (CR 113.6k, 113.6m)."""

from __future__ import annotations

from core.abilities.amounts import Counted, Size
from core.abilities.card_texts.stack_abilities import CYCLING, Activated, Triggered
from core.abilities.costs import Cost, ManaCost
from core.abilities.filters import Objects, Recipients
from core.abilities.instructions.copying_spells import CopySpell
from core.abilities.instructions.leaving_and_returning import EnterAttacking
from core.abilities.instructions.to_permanents import ChangeCounters
from core.abilities.instructions.to_players import DrawNow
from core.abilities.subjects import TargetSpec
from core.abilities.triggers import When
from core.terms.card_types import CardType
from core.terms.counters import PLUS_ONE


def of_cards(word: str, mana: ManaCost) -> tuple[Activated | Triggered, ...]:
    """Return what a keyword ability of a card stands for; nothing if it is none of these."""
    match word:
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
