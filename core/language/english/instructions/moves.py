"""Instructions by which something leaves a zone or returns: destroyed, sacrificed, countered."""

from __future__ import annotations

from core.abilities.instructions.leaving_and_returning import Counter, Later, Move, ReturnToBattlefield
from core.abilities.instructions.to_permanents import PhaseOut
from core.language.english.instructions.clauses import INSTRUCTIONS
from core.language.english.slots import SLOTS
from core.language.kernel.pattern import maybe
from core.language.kernel.phrase import Words
from core.terms.steps import Step

says = INSTRUCTIONS.says

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
for _kind in ("exile", "sacrifice"):
    says(Move, f"{_kind} {{on}}", kind=_kind)
    says(Move, f"{_kind} {{each:all}}", kind=_kind)
says(Move, "return {on} to its owner's hand", kind="return_to_hand")
says(Move, "return {each:all} to their owners' hands", kind="return_to_hand")

says(PhaseOut, "{on} phases out")
says(PhaseOut, "{each:all who} phase out")

says(Counter, "counter {on}")

says(ReturnToBattlefield, "return {on} to the battlefield under its owner's control")
says(ReturnToBattlefield, "return {on} to the battlefield tapped under its owner's control", tapped=True)
says(
    ReturnToBattlefield,
    "return {on} to the battlefield under its owner's control with {counters:some counters} on it",
)
says(
    ReturnToBattlefield,
    "return {on} to the battlefield tapped under its owner's control with {counters:some counters} on it",
    tapped=True,
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
