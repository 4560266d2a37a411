"""What an object can, can't or must do, in words: `can't block`, `attacks each combat if able`.

Each is said of one object and of several; a card says it of itself: `~ can't block.`
"""

from __future__ import annotations

from typing import Any, Final

from core.abilities.restrictions import (
    AllMustBlock,
    AssignsAsUnblocked,
    AssignsByToughness,
    AtLeastBlockedBy,
    AtMostAttackers,
    AtMostBlockedBy,
    AtMostBlockers,
    AttacksIfAble,
    BlocksAdditional,
    BlocksIfAble,
    BlocksOnlyFlying,
    CantAttack,
    CantAttackAlone,
    CantBeBlocked,
    CantBeBlockedBy,
    CantBeBlockedByPower,
    CantBeCountered,
    CantBeRegenerated,
    CantBlock,
    CantBlockAlone,
    DoesntUntap,
    LethalByPower,
    MustBeBlocked,
)
from core.language.english.slots import SLOTS
from core.language.kernel.pattern import Patterns
from core.language.kernel.phrase import Listed
from core.terms.values import Value

ONE_RULE: Final = Patterns("what it can or can't do", SLOTS)
"""What is said of one object: `attacks each combat if able`."""
MANY_RULES: Final = Patterns("what they can or can't do", SLOTS)
"""What is said of several: `attack each combat if able`."""
RULE_NOW: Final = Patterns("what it can or can't do", SLOTS)
"""What is said of one object for a turn or a combat, of which the time is said: `attacks {time} if able`."""
RULE_NOW_OF_MANY: Final = Patterns("what they can or can't do", SLOTS)


def _says(
    model: type[Value],
    one: str,
    many: str = "",
    *,
    also: tuple[str, ...] = (),
    **fixed: Any,  # noqa: ANN401 - any fields
) -> None:
    ONE_RULE.says(model, one, also=also, **fixed)
    MANY_RULES.says(model, many or one, **fixed)


_says(CantAttack, "can't attack")
_says(CantAttackAlone, "can't attack alone")
_says(
    AttacksIfAble,
    "attacks each combat if able",
    "attack each combat if able",
    also=("attacks each turn if able", "attacks if able"),
)
_says(CantBlock, "can't block")
_says(CantBlockAlone, "can't block alone")
_says(
    BlocksIfAble,
    "blocks each combat if able",
    "block each combat if able",
    also=("blocks each turn if able", "blocks if able"),
)
_says(
    BlocksAdditional,
    "can block an additional creature each combat",
    also=("can block an additional creature",),
    count=1,
)
_says(
    BlocksAdditional,
    "can block {count:several} additional creatures each combat",
    also=("can block {count:several} additional creatures",),
)
_says(
    BlocksAdditional,
    "can block any number of creatures",
    also=("can block any number of creatures each combat",),
    count=None,
)
_says(BlocksOnlyFlying, "can block only creatures with flying")
_says(
    DoesntUntap,
    "doesn't untap during its controller's untap step",
    "don't untap during their controllers' untap steps",
    also=("doesn't untap during your untap step",),
)
_says(CantBeCountered, "can't be countered")
_says(CantBeRegenerated, "can't be regenerated")
_says(CantBeBlocked, "can't be blocked")
_says(CantBeBlockedByPower, "can't be blocked by creatures with power {at_most:integer} or less")
_says(CantBeBlockedByPower, "can't be blocked by creatures with power {at_least:integer} or greater")
_says(
    AtMostBlockedBy,
    "can't be blocked by more than one creature",
    also=("can't be blocked by more than one",),
    count=1,
)
_says(AtMostBlockedBy, "can't be blocked by more than {count:several} creatures")
_says(AtLeastBlockedBy, "can't be blocked except by {count:number} or more creatures")
_says(CantBeBlockedBy, "can't be blocked by {quality:creatures}")
_says(
    MustBeBlocked,
    "must be blocked if able",
    also=("must be blocked each combat if able", "must be blocked each turn if able"),
)
_says(
    AssignsByToughness,
    "assigns combat damage equal to its toughness rather than its power",
    "assign combat damage equal to their toughness rather than their power",
    also=("assigns combat damage equal to its toughness",),
)
_says(
    LethalByPower,
    "has lethal damage dealt to it determined by its power rather than its toughness",
    "have lethal damage dealt to them determined by their power rather than their toughness",
    also=(
        "lethal damage is determined by its power",
        "lethal damage is determined by its power rather than its toughness",
    ),
)
_says(
    AssignsAsUnblocked,
    "may assign its combat damage as though it weren't blocked",
    "may assign their combat damage as though they weren't blocked",
    also=("may assign combat damage as though it weren't blocked",),
)
_says(
    AllMustBlock,
    "is blocked by all creatures able to block it",
    "are blocked by all creatures able to block them",
)
_says(
    AtMostAttackers,
    "keeps all but one creature from attacking each combat",
    "keep all but one creature from attacking each combat",
    count=1,
)
_says(
    AtMostAttackers,
    "keeps all but {count:several} creatures from attacking each combat",
    "keep all but {count:several} creatures from attacking each combat",
)
_says(
    AtMostBlockers,
    "keeps all but one creature from blocking each combat",
    "keep all but one creature from blocking each combat",
    count=1,
)
_says(
    AtMostBlockers,
    "keeps all but {count:several} creatures from blocking each combat",
    "keep all but {count:several} creatures from blocking each combat",
)

SENTENCES: Final = Patterns("a rule of combat", SLOTS)
"""What a card says of itself in a sentence of its own form, without the full stop."""
for _model, _verb in ((AtMostAttackers, "attack"), (AtMostBlockers, "block")):
    for _who, _fixed in (("one creature", {"count": 1}), ("{count:several} creatures", {})):
        _words = f"no more than {_who} can {_verb}"
        SENTENCES.says(_model, f"{_words} each combat", also=(f"{_words} each turn", _words), **_fixed)
SENTENCES.says(AllMustBlock, "all creatures able to block ~ do so")
SENTENCES.says(CantBeCountered, "~ can't be countered")
SENTENCES.says(AssignsAsUnblocked, "you may have ~ assign its combat damage as though it weren't blocked")
SENTENCES.says(DoesntUntap, "~ doesn't untap during your untap step")
SENTENCES.says(LethalByPower, "lethal damage dealt to ~ is determined by its power rather than its toughness")

SLOTS["rules"] = Listed(ONE_RULE)
SLOTS["rules of many"] = Listed(MANY_RULES)
