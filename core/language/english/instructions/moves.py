"""Instructions by which something leaves a zone or returns: destroyed, sacrificed, countered."""

from __future__ import annotations

from typing import Final

from core.abilities.filters import GraveyardCards
from core.abilities.instructions.copying_spells import CopySpell
from core.abilities.instructions.leaving_and_returning import (
    Counter,
    EnterAttacking,
    Later,
    Move,
    ReturnOfChoice,
    ReturnToBattlefield,
)
from core.abilities.instructions.to_permanents import PhaseOut
from core.language.english.instructions.clauses import INSTRUCTIONS
from core.language.english.slots import SLOTS
from core.language.english.subjects import IT, SELF_NOUN, SEVERAL, WHO, Among, Noun, Target
from core.language.kernel.pattern import maybe
from core.language.kernel.phrase import Mapped, Words
from core.terms.steps import Step

says = INSTRUCTIONS.says


def _of_yours(noun: object) -> object | None:
    """Return a target that is a card in your graveyard; None if it is anything else."""
    card = _named_card(noun)
    return noun if card is not None and card.whose == "you" else None


def _of_another(noun: object) -> object | None:
    """Return a target that is a card in a graveyard, perhaps of somebody else."""
    card = _named_card(noun)
    return noun if card is not None and card.whose != "you" else None


def _named_card(noun: object) -> GraveyardCards | None:
    """Return which cards in graveyards may be the target, or several targets, that are named."""
    target = noun.target if isinstance(noun, Noun | Among) else None
    return None if target is None else target.in_graveyard


def _itself(noun: object) -> object | None:
    return noun if noun in {IT, SELF_NOUN} else None


SLOTS["the card itself"] = Mapped(WHO, _itself, _itself)
SLOTS["card of yours"] = Mapped(Target(), _of_yours, _of_yours)
SLOTS["card of another"] = Mapped(Target(), _of_another, _of_another)
SLOTS["several cards of yours"] = Mapped(SEVERAL, _of_yours, _of_yours)
SLOTS["several cards of another"] = Mapped(SEVERAL, _of_another, _of_another)

says(
    Move,
    "destroy {on}",
    maybe(". it can't be regenerated", is_regenerable=False),
    kind="destroy",
)
says(
    Move,
    "destroy {each:all}",
    maybe(". they can't be regenerated", is_regenerable=False),
    kind="destroy",
)
says(EnterAttacking, "put ~ onto the battlefield from your hand tapped and attacking")
says(Move, "destroy {on:several targets}", kind="destroy")
says(Move, "exile {on:several targets}", kind="exile")
for _whom in ("{on}", "{on:several targets}", "{each:all}"):
    _while = f"exile {_whom} until ~ leaves the battlefield"
    says(Move, _while, kind="exile", until="this_leaves")
says(Move, "return {on:several cards of yours} to your hand", kind="return_to_hand")
says(
    Move,
    "return {on:several targets} to their owners' hands",
    also=("return {on:several targets} to their owner's hand",),
    kind="return_to_hand",
)
for _kind in ("exile", "sacrifice"):
    says(Move, f"{_kind} {{on}}", kind=_kind)
    says(Move, f"{_kind} {{each:all}}", kind=_kind)
says(Move, "return {on:card of yours} to your hand", kind="return_to_hand")
says(Move, "return {on} to its owner's hand", kind="return_to_hand")
says(
    Move,
    "return {on:the card itself} from your graveyard to your hand",
    kind="return_to_hand",
    from_graveyard=True,
)
says(Move, "return {each:all} to their owners' hands", kind="return_to_hand")

says(ReturnOfChoice, "return {what:a permanent} to its owner's hand", amount=1)
says(ReturnOfChoice, "return {amount:many} {what:plural} to their owner's hand")

says(PhaseOut, "{on} phases out")
says(PhaseOut, "{on:several targets} phase out")
says(PhaseOut, "{each:all who} phase out")

says(Counter, "counter {on}")
for _times, _count, _copies in (("", 1, "copy"), (" twice", 2, "copies"), (" three times", 3, "copies")):
    _new = f"you may choose new targets for the {_copies}"
    says(CopySpell, f"copy {{on}}{_times}", times=_count, new_targets=False)
    says(
        CopySpell,
        f"copy {{on}}{_times}. {_new}",
        also=(f"copy {{on}}{_times} and {_new}",),
        times=_count,
    )
_BEFORE_IT: Final = "copy {on} for each other spell cast before it this turn"
says(CopySpell, _BEFORE_IT, times="cast_before", new_targets=False)
says(CopySpell, f"{_BEFORE_IT}. you may choose new targets for the copies", times="cast_before")

_WITH_COUNTERS: Final = " with {counters:some counters} on it"
for _tapped, _is_tapped in (("", False), (" tapped", True)):
    for _counters in ("", _WITH_COUNTERS):
        says(
            ReturnToBattlefield,
            f"return {{on:the card itself}} from your graveyard to the battlefield{_tapped}{_counters}",
            tapped=_is_tapped,
            from_graveyard=True,
        )
        says(
            ReturnToBattlefield,
            f"return {{on:several cards of yours}} to the battlefield{_tapped}",
            tapped=_is_tapped,
            under="you",
        )
        says(
            ReturnToBattlefield,
            f"return {{on:card of yours}} to the battlefield{_tapped}{_counters}",
            also=(f"put {{on:card of yours}} onto the battlefield{_tapped}{_counters}",),
            tapped=_is_tapped,
            under="you",
        )
        says(
            ReturnToBattlefield,
            f"put {{on:card of another}} onto the battlefield{_tapped} under your control{_counters}",
            tapped=_is_tapped,
            under="you",
        )
        for _whose, _under in (("its owner's", "owner"), ("your", "you")):
            says(
                ReturnToBattlefield,
                f"return {{on}} to the battlefield{_tapped} under {_whose} control{_counters}",
                tapped=_is_tapped,
                under=_under,
            )

STEP_NAMES = (
    (Step.UNTAP, "untap step"),
    (Step.UPKEEP, "upkeep"),
    (Step.DRAW, "draw step"),
    (Step.PRECOMBAT_MAIN, "first main phase"),
    (Step.BEGINNING_OF_COMBAT, "combat"),
    (Step.DECLARE_ATTACKERS, "declare attackers step"),
    (Step.DECLARE_BLOCKERS, "declare blockers step"),
    (Step.FIRST_STRIKE_DAMAGE, "first combat damage step"),
    (Step.COMBAT_DAMAGE, "combat damage step"),
    (Step.END_OF_COMBAT, "end of combat step"),
    (Step.POSTCOMBAT_MAIN, "second main phase"),
    (Step.END, "end step"),
    (Step.CLEANUP, "cleanup step"),
)
"""What abilities call each step."""
SLOTS["step"] = Words("a step", [(name, step) for step, name in STEP_NAMES])

for _does, _words in (
    ("destroy", "destroy {on}"),
    ("exile", "exile {on}"),
    ("sacrifice", "sacrifice {on}"),
    ("return_to_hand", "return {on} to its owner's hand"),
    ("return_to_battlefield", "return {on} to the battlefield under its owner's control"),
):
    says(
        Later,
        f"{_words} at end of combat",
        at=Step.END_OF_COMBAT,
        does=_does,
    )
    says(
        Later,
        f"{_words} at the beginning of the next {{at:step}}",
        also=(f"at the beginning of the next {{at:step}}, {_words}",),
        does=_does,
    )
