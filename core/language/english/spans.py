"""When spells may be cast and abilities activated, in words: `only during combat` (CR 601.3, 602.5)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Final

from core.abilities.conditions import Condition
from core.abilities.span import Span
from core.abilities.this_turn import PlayersThisTurn
from core.language.english.slots import SLOTS
from core.language.kernel.phrase import Words
from core.language.kernel.together import Row
from core.terms.steps import Step

_COMBAT: Final = Span(first=Step.BEGINNING_OF_COMBAT, last=Step.END_OF_COMBAT)
_BEFORE_ATTACKERS: Final = Span(last=Step.BEGINNING_OF_COMBAT)
_ATTACKERS: Final = Span(first=Step.DECLARE_ATTACKERS, last=Step.DECLARE_ATTACKERS)
_OF_COMBAT: Final = {
    "declare attackers step": _ATTACKERS,
    "declare blockers step": Span(first=Step.DECLARE_BLOCKERS, last=Step.DECLARE_BLOCKERS),
    "combat damage step": Span(first=Step.FIRST_STRIKE_DAMAGE, last=Step.COMBAT_DAMAGE),
    "end of combat step": Span(first=Step.END_OF_COMBAT, last=Step.END_OF_COMBAT),
}
"""The steps of combat as they are called here; there may be two in which damage is dealt (CR 510.4)."""
_NAMED: Final = {
    "during combat": _COMBAT,
    "before attackers are declared": _BEFORE_ATTACKERS,
    "before blockers are declared": Span(last=Step.DECLARE_ATTACKERS),
    "before the combat damage step": Span(last=Step.DECLARE_BLOCKERS),
    "before the end of combat step": Span(last=Step.COMBAT_DAMAGE),
    "after combat": Span(first=Step.POSTCOMBAT_MAIN),
    "during combat before blockers are declared": Span(
        first=Step.BEGINNING_OF_COMBAT, last=Step.DECLARE_ATTACKERS
    ),
    "during combat after blockers are declared": Span(first=Step.DECLARE_BLOCKERS, last=Step.END_OF_COMBAT),
    **{f"during the {name}": span for name, span in _OF_COMBAT.items()},
}
"""The parts of the turn that have words of their own."""


def _spans() -> Iterator[tuple[str, Span]]:
    """Yield every part of the turn with its words; the whole turn is none."""
    yield from _NAMED.items()
    named = frozenset(_NAMED.values())
    for first, last in combinations_with_replacement(Step, 2):
        if (first, last) == (Step.UNTAP, Step.CLEANUP) or Span(first=first, last=last) in named:
            continue
        # "the combat damage step" is both of them
        begins = "last combat damage step" if first is Step.COMBAT_DAMAGE else first.words
        words = f"during the {begins}" if first is last else f"from the {begins} to the {last.words}"
        yield words, Span(first=first, last=last)


SPAN: Final = Words("a part of the turn", tuple(_spans()))
"""`during combat`, `before blockers are declared`."""
SLOTS["span"] = SPAN

_ATTACKED: Final = Condition(happened=PlayersThisTurn(event="was_attacked"))
_TURNS: Final = (("your", Condition(turn="you")), ("an opponent's", Condition(turn="other")))
LIMITS: Final[tuple[Row, ...]] = (
    (
        "only during the declare attackers step and only if you've been attacked this step",
        {"within": _ATTACKERS, "only_if": _ATTACKED},
    ),
    *(
        (
            f"only during {whose} turn, before attackers are declared",
            {"within": _BEFORE_ATTACKERS, "only_if": turn},
        )
        for whose, turn in _TURNS
    ),
    ("only during combat on an opponent's turn", {"within": _COMBAT, "only_if": Condition(turn="other")}),
    *((f"only during {whose} turn", {"only_if": turn}) for whose, turn in _TURNS),
    "only {within:span}",
    "only if {only_if:condition}",
)
"""What both spells and abilities say of when they may be used."""
OF_SPELLS: Final[tuple[Row, ...]] = (
    *(
        (f"only during your {name}", {"within": span, "only_if": Condition(turn="you")})
        for name, span in _OF_COMBAT.items()
    ),
    *LIMITS,
)
"""What spells say of it."""
