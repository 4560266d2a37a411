"""Effects on damage in words: prevented, redirected, doubled (CR 614, 615)."""

from __future__ import annotations

from typing import Final

from core.abilities.effects.amount_changes import Add, Bound, Halve, Instead, Multiply
from core.abilities.effects.on_damage import (
    CantPrevent,
    DamageEffect,
    DealtAsThough,
    LifeFloor,
    Prevent,
    Redirect,
)
from core.abilities.filters import Recipients
from core.abilities.keywords import Keyword
from core.language.english.effects import additional, sides_of_damage
from core.language.english.effects.amount_changes import Framed, Share, changed
from core.language.english.effects.clauses import EFFECTS, Fixed
from core.language.english.nouns import THIS
from core.language.english.slots import SLOTS
from core.language.kernel.made import made
from core.language.kernel.pattern import Patterns, maybe
from core.language.kernel.phrase import Either, Mapped, Words

NEEDS: Final = (additional, sides_of_damage)
"""Modules whose slots stand in these sentences."""

# -- what is done with it

_PREVENTED: Final = Patterns("what is prevented", SLOTS)
_PREVENTED.says(Prevent, "prevent that damage")
_PREVENTED.says(Prevent, "prevent {amount:integer} of that damage")
_PREVENTED.says(Prevent, "prevent all but {all_but:integer} of that damage")
_PREVENTED.says(Prevent, "prevent half that damage, rounded {half:up or down}")
_PREVENTED.says(Prevent, "prevent 1 of that damage for each {per_counter:counter} counter on ~")
SLOTS["prevented"] = made(_PREVENTED)
"""`prevent 1 of that damage`."""

SLOTS["place"] = Words(
    "where the damage goes",
    [
        ("~", "this"),
        ("you", "you"),
        ("§", "bearer"),
        ("that source's controller", "source_controller"),
        ("the source's controller", "source_controller"),
    ],
)
_REDIRECTED: Final = Patterns("where the damage goes", SLOTS)
_REDIRECTED.says(
    Redirect,
    "that damage is dealt to {to:place} instead",
    also=("it deals that damage to {to:place} instead", "the source deals that damage to {to:place} instead"),
)
_REDIRECTED.says(Redirect, "{amount:integer} of that damage is dealt to {to:place} instead")
SLOTS["redirected"] = made(_REDIRECTED)
"""`2 of that damage is dealt to ~ instead`."""


def _to_its_source(change: object) -> object | None:
    return change if isinstance(change, Redirect) and change.to == "source_controller" else None


SLOTS["redirected to its source"] = Mapped(SLOTS["redirected"], _to_its_source, _to_its_source)
_PLACES: Final = Patterns("where the damage goes", SLOTS)
_PLACES.says(Redirect, "{to:place}")
SLOTS["place of all"] = made(_PLACES)

_SHARES: Final = (
    Share(Multiply, "double that damage", {"by": 2}, ("twice that damage", "twice that much damage")),
    Share(Multiply, "triple that damage", {"by": 3}, ("three times that much damage",)),
    Share(Multiply, "{by:several} times that damage", {}, ("{by:several} times that much damage",)),
    Share(Halve, "half that damage, rounded {rounded:up or down},", {}),
    Share(Add, "that much damage plus {amount:more}", {}),
    Share(Add, "that much damage minus {amount:less}", {}),
    Share(Bound, "at least {at_least:integer} damage", {}),
    Share(Bound, "at most {at_most:integer} damage", {}),
    Share(Bound, "at least {at_least:integer} and at most {at_most:integer} damage", {}),
)
_NONE: Final = Share(Instead, "no damage", {})
_ANY: Final = changed("how much damage", (*_SHARES, _NONE), "damage")
SLOTS["so much damage"] = _ANY
"""`double that damage`."""
_BESIDES: Final = changed("how much damage", _SHARES, "damage")
_TO_THEM: Final = (
    *(f" to that {one}" for one in ("permanent or player", "player or permanent", "creature or player")),
    *(f" to that {one}" for one in ("player", "creature", "permanent")),
    *(" to it", " to them"),
)
_DEALS: Final = ("it deals ", "that source deals ", "the source deals ")
_INSTEAD: Final = (" instead", *(f"{to} instead" for to in _TO_THEM))
_PASSIVE: Final = Framed(("",), _BESIDES, (" is dealt instead",))
for _name, _amount in (
    ("by one source", Framed(_DEALS, _ANY, _INSTEAD)),
    ("by one source besides", Framed(_DEALS, _BESIDES, _INSTEAD)),
    ("by all sources", _PASSIVE),
):
    SLOTS[f"changed {_name}"] = Either(
        "what is done with it", SLOTS["prevented"], SLOTS["redirected"], _amount
    )
    SLOTS[f"replaced {_name}"] = Either("what is done with it", SLOTS["redirected to its source"], _amount)

SLOTS["as many times"] = Words("how often", [("double", Multiply(by=2)), ("triple", Multiply(by=3))])

# -- static effects

_WHILE: Final = maybe("as long as ~ has {while_counter:a_counter} on it, ")
_TO: Final = maybe(" to {recipient:recipients}")
_BY: Final = maybe(" by {source:sources}")
says = EFFECTS.says

says(
    DamageEffect,
    _WHILE,
    "prevent all {combat:damage} that would be dealt",
    _TO,
    _BY,
    change=Prevent(),
)
_BOTH_WAYS: Final = Fixed(change=Prevent(), both_ways=True)
_TO_AND_BY: Final = "prevent all {combat:damage} that would be dealt to and dealt by "
says(DamageEffect, _WHILE, f"{_TO_AND_BY}{{recipient:recipients}}", **_BOTH_WAYS)
says(DamageEffect, _WHILE, f"{_TO_AND_BY}anything", recipient=Recipients(), **_BOTH_WAYS)
says(
    DamageEffect,
    _WHILE,
    "all {combat:damage} that would be dealt",
    _TO,
    _BY,
    " is dealt to {change:place of all} instead",
)
_DEALT: Final = "if {combat:damage} would be dealt to"
_IF: Final = "if {source:a_source} would deal {combat:damage} to {recipient:recipient}, "
says(
    DamageEffect,
    _WHILE,
    f"{_IF}{{change:changed by one source}}",
    also=(
        "if {source:a_source} would deal {combat:damage}, {change:changed by one source}",
        f"{_DEALT} {{recipient:recipient}}, {{change:changed by all sources}}",
        f"{_DEALT} {{recipient:recipient}} by {{source:a_source}}, {{change:changed by all sources}}",
        "prevent all {combat:damage} {source:a_source} would deal",
        "prevent all {combat:damage} that {source:a_source} would deal",
        "prevent all {combat:damage} {source:a_source} would deal to {recipient:recipients}",
        "{change:as many times} all {combat:damage} {source:itself} would deal",
        "{change:as many times} all {combat:damage} that {source:sources} would deal",
    ),
)

# -- those that do something besides

_ITSELF: Final = Recipients(objects=THIS)
_BY_ONE: Final = maybe(" by {source:a_source}")
_CHANGED: Final = ", {change:changed by all sources}{besides:besides"
_INSTEAD_OF_IT: Final = ", {besides:besides"
for _then, _fixed in (
    (_CHANGED, Fixed()),
    (_INSTEAD_OF_IT, Fixed(change=Instead())),
):
    _end = " instead}" if _fixed else "}"
    says(
        DamageEffect,
        f"{_DEALT} ~",
        _BY_ONE,
        f" while it has {{while_counter:a_counter}} on it{_then}{_end}",
        also=(f"{_DEALT} ~ while it has {{while_counter:a_counter}} on it{_then} to itself{_end}",),
        recipient=_ITSELF,
        **_fixed,
    )
    says(DamageEffect, f"{_DEALT} ~{_then} to itself{_end}", recipient=_ITSELF, **_fixed)
    says(DamageEffect, _WHILE, f"{_DEALT} {{recipient:recipient}}", _BY_ONE, f"{_then}{_end}", **_fixed)
says(
    DamageEffect,
    _WHILE,
    f"{_IF}{{change:changed by one source besides}}{{besides:besides}}",
    per_source=True,
)
says(DamageEffect, _WHILE, f"{_IF}{{besides:besides instead}}", change=Instead(), per_source=True)

# -- what can't be prevented, and how low one's life total can come

says(CantPrevent, "{combat:damage} can't be prevented")
for _to, _by in ((_TO.words, ""), ("", _BY.words), (_TO.words, _BY.words)):
    says(CantPrevent, f"{{combat:damage}} that would be dealt{_to}{_by} can't be prevented")
SLOTS["as though it had"] = Words("a keyword", [("wither", Keyword.WITHER), ("infect", Keyword.INFECT)])
says(
    DealtAsThough,
    "all {combat:damage}",
    maybe(" dealt by {source:sources}"),
    " is dealt",
    _TO,
    " as though its source had {ability:as though it had}",
)
says(
    LifeFloor,
    maybe("if you control {while_you_control:a}, "),
    "damage that would reduce your life total to less than {floor:integer} ",
    "reduces it to {floor:integer} instead",
)
