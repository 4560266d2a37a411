"""What an object can, can't or must do, in words: `can't block`, `attacks each combat if able`.

Each is said of one object and of several; a card says it of itself: `~ can't block.`
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from core.abilities.conditions import Condition
from core.abilities.filters import Objects
from core.abilities.keywords import Keyword
from core.abilities.restrictions import (
    AllMustBlock,
    AssignsAsUnblocked,
    AssignsByToughness,
    AtLeastBlockedBy,
    AtMostAttackers,
    AtMostBlockedBy,
    AtMostBlockers,
    AttacksIfAble,
    AttacksPlayerIfAble,
    BlocksAdditional,
    BlocksIfAble,
    BlocksOnlyFlying,
    CantActivate,
    CantAttack,
    CantAttackAlone,
    CantAttackYou,
    CantBeBlocked,
    CantBeBlockedBy,
    CantBeBlockedByPower,
    CantBeBlockedByThose,
    CantBeBlockedExcept,
    CantBeCountered,
    CantBeRegenerated,
    CantBlock,
    CantBlockAlone,
    CantBlockThose,
    DoesntUntap,
    Goaded,
    IgnoresDefender,
    LethalByPower,
    MustBeBlocked,
)
from core.data.marks import RefusedError
from core.language.english.conditions import CONDITION, CONDITION_OF_IT
from core.language.english.nouns import MANY, A
from core.language.english.slots import SLOTS
from core.language.kernel.pattern import Patterns
from core.language.kernel.phrase import Listed, Mapped, Phrase, Reading, Text, Words
from core.terms.card_types import CardType
from core.terms.values import Value, replace


class _ThatFails(Phrase):
    """A condition that must not be true; its value is that it is not: `you control an untapped land`."""

    name = "a condition"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for value, end in text.readings(CONDITION, at):
            assert isinstance(value, Condition)  # noqa: S101 - what the phrase reads
            failed = _failed(value)
            if failed is not None:
                yield failed, end

    def write(self, value: object) -> str | None:
        failed = _failed(value) if isinstance(value, Condition) else None
        return None if failed is None else CONDITION.write(failed)


def _failed(one: Condition) -> Condition | None:
    """Return what is true if a condition is not; None if no condition says so, as of one opponent."""
    whose = [part.whose for part in (one.cards, one.card_types) if part is not None]
    of_opponents = one.objects is not None and one.objects.controller == "opponent"
    if of_opponents or "opponent" in {*whose, one.life, one.poison}:
        return None
    if (one.monarch or one.time) is not None:
        return None
    if one.turn is not None:
        return replace(one, turn="other" if one.turn == "you" else "you")
    if one.at_most is None and one.at_least > 0:
        return replace(one, at_least=0, at_most=one.at_least - 1)
    if one.at_least == 0 and one.at_most is not None:
        return replace(one, at_least=one.at_most + 1, at_most=None)
    return None


def _valid(model: type[Value], field: str) -> Callable[[object], object | None]:
    """Return what lets through the values that may stand in a field of a model."""

    def check(value: object) -> object | None:
        try:
            model(**{field: value})
        except RefusedError:
            return None
        return value

    return check


class _Sorts(Phrase):
    """Creatures of one sort, or of either of two: `Walls`, `creatures with flying or reach`."""

    name = "creatures"
    _some = Mapped(MANY, _valid(CantBlockThose, "attackers"), _valid(CantBlockThose, "attackers"))

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for one, end in text.readings(self._some, at):
            yield (one,), end
            assert isinstance(one, Objects)  # noqa: S101 - what a filter reads
            for between in (" and/or ", " or "):
                if text.words.startswith(between, end):
                    for other, after in text.readings(self._some, end + len(between)):
                        yield (one, other), after
            if one.keyword is not None and text.words.startswith(" or ", end):
                for keyword, after in text.readings(_A_KEYWORD, end + len(" or ")):
                    yield (one, replace(one, keyword=Keyword(str(keyword)))), after

    def write(self, value: object) -> str | None:
        assert isinstance(value, tuple)  # noqa: S101 - sorts of creatures
        written = [self._some.write(one) for one in value]
        if any(one is None for one in written):
            return None
        if len(value) > 1 and value[0].keyword and value[1] == replace(value[0], keyword=value[1].keyword):
            return None if value[1].keyword is None else f"{written[0]} or {value[1].keyword}"
        return " and/or ".join(one for one in written if one is not None)


_A_KEYWORD: Final = Words("a keyword", [(one.value, one) for one in Keyword])
SLOTS.update(
    {
        "condition of it": Mapped(
            CONDITION_OF_IT,
            lambda value: value if isinstance(value, Condition) and _is_of_this(value) else None,
            lambda value: value,
        ),
        "condition that fails": _ThatFails(),
        "such creatures": Mapped(MANY, *(_valid(CantBlockThose, "attackers"),) * 2),
        "other creatures": Mapped(MANY, *(_valid(CantBeBlockedByThose, "blockers"),) * 2),
        "sorts of creatures": _Sorts(),
        "such a creature": Mapped(A, *(_valid(MustBeBlocked, "blockers"),) * 2),
        "creatures of that sort": Mapped(MANY, *(_valid(MustBeBlocked, "blockers"),) * 2),
    }
)
ONE_RULE: Final = Patterns("what it can or can't do", SLOTS)
"""What is said of one object: `attacks each combat if able`."""
MANY_RULES: Final = Patterns("what they can or can't do", SLOTS)
"""What is said of several: `attack each combat if able`."""
RULE_NOW: Final = Patterns("what it can or can't do", SLOTS)
"""What is said of one object for a turn or a combat, of which the time is said: `attacks {time} if able`."""
RULE_NOW_OF_MANY: Final = Patterns("what they can or can't do", SLOTS)


def _is_of_this(condition: Condition) -> bool:
    return condition.objects is not None and condition.objects.which == "this"


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
ONE_RULE.says(CantAttack, "can't attack unless {unless:condition of it}")
ONE_RULE.says(
    CantAttack,
    "can't attack unless {unless:condition}",
    also=("can't attack if {unless:condition that fails}",),
)
_says(
    IgnoresDefender,
    "can attack as though it didn't have defender",
    "can attack as though they didn't have defender",
)
for _alone, _what in ((CantAttackAlone, "attack"), (CantBlockAlone, "block")):
    _says(_alone, f"can't {_what} alone", others=1, such=None)
    _says(_alone, f"can't {_what} unless at least {{others:several}} other creatures {_what}", such=None)
    _says(
        _alone,
        f"can't {_what} unless a creature with greater power also {_what}s",
        others=1,
        such=Objects(types=(CardType.CREATURE,), power_than_this="greater"),
    )
    _says(_alone, f"can't {_what} unless {{such:such a creature}} also {_what}s", others=1)
_says(
    AttacksIfAble,
    "attacks each combat if able",
    "attack each combat if able",
    also=("attacks each turn if able", "attacks if able"),
)
_says(
    AttacksPlayerIfAble,
    "attacks {player:player name} each combat if able",
    "attack {player:player name} each combat if able",
)
_says(Goaded, "is goaded", "are goaded")
_says(Goaded, "is goaded by {by:player name}", "are goaded by {by:player name}")
_says(CantBlock, "can't block")
ONE_RULE.says(CantBlock, "can't block unless {unless:condition of it}")
ONE_RULE.says(
    CantBlock,
    "can't block unless {unless:condition}",
    also=("can't block if {unless:condition that fails}",),
)
for _cant, _what in ((CantAttack, "attack"), (CantBlock, "block")):
    _says(
        _cant,
        f"can't {_what} unless its controller {{pays:pays}}",
        f"can't {_what} unless their controller {{pays:pays}}",
    )
_says(CantBlockThose, "can't block {attackers:such creatures}")
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
_says(CantBeBlockedByThose, "can't be blocked by {blockers:other creatures}")
_says(CantBeBlockedExcept, "can't be blocked except by {blockers:sorts of creatures}")
_says(
    CantActivate,
    "can't have its activated abilities activated",
    "can't have their activated abilities activated",
)
for _by, _fixed in (
    ("", {"blockers": None, "at_least": 1}),
    (" by {blockers:such a creature}", {"at_least": 1}),
    (" by {at_least:several} or more creatures", {"blockers": None}),
    (" by {at_least:several} or more {blockers:creatures of that sort}", {}),
):
    _says(
        MustBeBlocked,
        f"must be blocked{_by} if able",
        also=tuple(
            f"must be blocked{_each} if able"
            for _each in (f" each combat{_by}", f" each turn{_by}", f"{_by} each combat", f"{_by} each turn")
        ),
        **_fixed,
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
    blockers=None,
)
_says(
    AllMustBlock,
    "is blocked by all {blockers:creatures of that sort} able to block it",
    "are blocked by all {blockers:creatures of that sort} able to block them",
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

_AND_PLANESWALKERS: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("", {}),
    (" or planeswalkers you control", {"planeswalkers": True}),
)
for _or, _whose in _AND_PLANESWALKERS:
    _from = f"{{attackers:such creatures}} from attacking you{_or}"
    _says(CantAttackYou, f"keeps {_from}", f"keep {_from}", **_whose)
    _unless = f"{_from} unless their controller {{pays:pays}} for each of them"
    _says(CantAttackYou, f"keeps {_unless}", f"keep {_unless}", **_whose)

SENTENCES: Final = Patterns("a rule of combat", SLOTS)
"""What a card says of itself in a sentence of its own form, without the full stop."""
for _model, _verb in ((AtMostAttackers, "attack"), (AtMostBlockers, "block")):
    for _who, _fixed in (("one creature", {"count": 1}), ("{count:several} creatures", {})):
        _words = f"no more than {_who} can {_verb}"
        SENTENCES.says(_model, f"{_words} each combat", also=(f"{_words} each turn", _words), **_fixed)
for _or, _whose in _AND_PLANESWALKERS:
    _kept = f"{{attackers:such creatures}} can't attack you{_or}"
    SENTENCES.says(CantAttackYou, _kept, **_whose)
    _prices = [
        f"{_kept} unless their controller {{pays:pays}} for each {_those}"
        for _those in ("creature they control that's attacking you", "of those creatures")
    ]
    _usual, _other = reversed(_prices) if _or else _prices
    SENTENCES.says(CantAttackYou, _usual, also=(_other,), **_whose)
for _cant, _what in ((CantAttack, "attack"), (CantBlock, "block")):
    SENTENCES.says(_cant, f"~ can't {_what} unless you {{pays:pay}}")
SENTENCES.says(AllMustBlock, "all creatures able to block ~ do so", blockers=None)
SENTENCES.says(AllMustBlock, "all {blockers:creatures of that sort} able to block ~ do so")
for _than in ("less", "greater"):
    SENTENCES.says(
        CantBeBlockedByThose,
        f"creatures with power {_than} than ~'s power can't block it",
        blockers=Objects(types=(CardType.CREATURE,), power_than_this=_than),
    )
SENTENCES.says(CantActivate, "~'s activated abilities can't be activated")
SENTENCES.says(CantBeCountered, "~ can't be countered")
SENTENCES.says(AssignsAsUnblocked, "you may have ~ assign its combat damage as though it weren't blocked")
SENTENCES.says(DoesntUntap, "~ doesn't untap during your untap step")
SENTENCES.says(LethalByPower, "lethal damage dealt to ~ is determined by its power rather than its toughness")

SLOTS["rules"] = Listed(ONE_RULE)
SLOTS["rules of many"] = Listed(MANY_RULES)
