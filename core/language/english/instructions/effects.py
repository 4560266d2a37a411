"""Instructions by which effects begin to wait: shields, replacements, prohibitions (CR 614.4, 615.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, get_args

from core.abilities.effects.amount_changes import Instead
from core.abilities.effects.event_effect import EventEffect
from core.abilities.effects.on_cards import DrawEffect, GraveyardEffect
from core.abilities.effects.on_damage import CantPrevent, DamageEffect, Prevent, Redirect
from core.abilities.effects.on_destruction import DestructionEffect
from core.abilities.effects.on_life_and_counters import CountersEffect, LifeEffect
from core.abilities.effects.on_one_object import MustBlock, Regeneration
from core.abilities.effects.on_players import CantLose, PlayerHas
from core.abilities.filters import Objects
from core.abilities.instructions.one_shot import IfPrevented, MakeEffect, WhenPrevented
from core.data.reading import make
from core.language.english.effects.clauses import AMONG_INSTRUCTIONS, Fixed
from core.language.english.effects.every_effect import EFFECTS
from core.language.english.effects.others import WHERE_INSTEAD
from core.language.english.instructions.clauses import INSTRUCTIONS
from core.language.english.nouns import THIS, A
from core.language.english.shields import SHIELDS, Shield
from core.language.english.slots import SLOTS
from core.language.english.subjects import SELF_NOUN, WHO, YOU, Noun
from core.language.kernel.made import made
from core.language.kernel.pattern import Maybe, Patterns, maybe
from core.language.kernel.phrase import Either, Forward, Mapped, Phrase, Reading, Text, Words

says = INSTRUCTIONS.says


def _not_itself(value: object) -> object | None:
    return value if isinstance(value, Objects) and value.which not in {"this", "bearer"} else None


def _not_self(noun: object) -> object | None:
    """Return what an instruction is about but the object itself, of which a static ability says the same."""
    return None if noun == SELF_NOUN else noun


def _player(noun: object) -> object | None:
    """Return whom an instruction is about if that is a player in so many words."""
    if not isinstance(noun, Noun):
        return None
    what = noun.target.what if noun.target is not None else None
    is_target = what is not None and what.players is not None and what.objects is None
    is_said = noun.kind in _PLAYERS or (noun.kind == "that" and noun.word in {"player", "opponent"})
    return noun if is_target or is_said else None


_PLAYERS: Final = {
    *("you", "opponents", "each_player", "defending_player"),
    *("its controller", "target_controller", "trigger_controller"),
}


def _other_player(noun: object) -> object | None:
    return None if noun == YOU else _player(noun)


SLOTS["a player"] = Mapped(WHO, _player, _player)
SLOTS["another player"] = Mapped(WHO, _other_player, _other_player)
_SHARING: Final = "each other {each:filter} that shares a color with {shares_color_with:who}"

# -- those that are fixed to somebody or something

for _whom in ("{on}", "{each:each}", _SHARING):
    says(MakeEffect, f"regenerate {_whom}", effect=Regeneration())
    says(
        MakeEffect,
        f"{_whom} blocks {{from_source}} {{until:now}} if able",
        effect=MustBlock(),
    )
says(MakeEffect, "{each:all} block {from_source} {until:now} if able", effect=MustBlock())
_LURED: Final = Patterns("what must block", SLOTS)
_LURED.says(MustBlock, "{blockers:all}")
SLOTS["lured"] = made(_LURED)
says(MakeEffect, "{effect:lured} able to block {from_source} {until:now} do so")

_HAS: Final = Patterns("an ability", SLOTS)
_HAS.says(PlayerHas, "{ability:keyword}")
SLOTS["ability of a player"] = made(_HAS)
says(MakeEffect, "you gain {effect:ability of a player} {until:until}", on=YOU)
says(
    MakeEffect,
    "enchanted player gains {effect:ability of a player} {until:until}",
    also=("the player ~ is attached to gains {effect:ability of a player} {until:until}",),
    on=Noun("bearer"),
)
says(MakeEffect, "{on:a player} gains {effect:ability of a player} {until:until}")

_ABOUT: Final[tuple[tuple[str, Fixed], ...]] = (
    ("a creature dealt damage this way", {"on": Noun("damaged")}),
    ("{on}", {}),
    ("{each:any such}", {}),
    (_SHARING, {}),
)
SLOTS["any such"] = Mapped(A, _not_itself, _not_itself)
for _instead, _words, _others in WHERE_INSTEAD:
    for _when, _anywhere in (
        ("die {until:now}", False),
        ("be put into a graveyard from anywhere {until:now}", True),
    ):
        for _whom, _fixed in _ABOUT:
            says(
                MakeEffect,
                f"if {_whom} would {_when}, {_words}",
                also=tuple(f"if {_whom} would {_when}, {one}" for one in _others),
                effect=GraveyardEffect(from_anywhere=_anywhere, instead=_instead),
                **_fixed,
            )

SLOTS["what else leaves"] = Mapped(WHO, _not_self, _not_self)
says(
    MakeEffect,
    "if {on:what else leaves} would leave the battlefield, exile it instead of putting it anywhere else",
    effect=GraveyardEffect(leaving=True, instead="exile"),
    until=None,
)
for _whom, _fixed in _ABOUT:
    says(
        MakeEffect,
        f"if {_whom} would be destroyed {{until:now}}, regenerate it",
        effect=DestructionEffect(),
        **_fixed,
    )

_KEPT_OFF: Final = Patterns("counters", SLOTS)
_KEPT_OFF.says(CountersEffect, "{counter:counters}")
SLOTS["counters kept off"] = made(_KEPT_OFF)
says(MakeEffect, "{effect:counters kept off} can't be put on {on} {until:now}")


def _not_you(noun: object) -> object | None:
    """Return who can't gain life; that you can't is an effect on yourself and so on nobody else."""
    return None if noun == YOU else noun


SLOTS["somebody else"] = Mapped(WHO, _not_you, _not_you)
for _event in ("gain", "lose"):
    _prohibition = make(LifeEffect, {"event": _event})
    says(MakeEffect, f"{{on:somebody else}} can't {_event} life {{until:now}}", effect=_prohibition)

# -- those that say themselves whom they are about

_OTHERS: Final = tuple(
    one for one in get_args(EventEffect) if one not in {DamageEffect, LifeEffect, DrawEffect}
)


def _forbids(effect: object) -> object | None:
    """Return an effect by which something can't happen, which is said to be so `this turn`."""
    match effect:
        case CantPrevent() | CantLose():
            return effect
        case LifeEffect() | CountersEffect() if effect.forbids:
            return effect
        case _:
            return None


def _general(effect: object) -> object | None:
    is_one = isinstance(effect, GraveyardEffect | DestructionEffect) and effect.which == THIS
    return None if is_one else effect


_FORBIDDING: Final = made(EFFECTS, CantPrevent, CantLose, LifeEffect, CountersEffect)
SLOTS["prohibition"] = Mapped(_FORBIDDING, _forbids, _forbids)
SLOTS["other effect"] = Mapped(
    Either("an effect", made(EFFECTS, *_OTHERS), made(AMONG_INSTRUCTIONS), SLOTS["prohibition"]),
    _general,
    _general,
)
says(MakeEffect, "{effect:prohibition} {until:now}")
says(MakeEffect, "{until:until}, {effect:other effect}")

# -- shields

PREVENTED_ABILITY: Final = Forward("what happens whenever damage is prevented")
"""The instructions of an ability that triggers as damage is prevented, and its targets: `targets`, `does`."""
PREVENTED_ABILITY.fields = ("targets", "does")
SLOTS["done as it is prevented"] = PREVENTED_ABILITY
for _slot, _when, _other in (("when", "whenever", "when"), ("when once", "when", "whenever")):
    _triggered = Patterns("what happens whenever damage is prevented", SLOTS)
    for _from in ("", " from {source:a_source}"):
        _is_prevented = f"damage{_from} is prevented this way, {{*:done as it is prevented}}"
        _triggered.says(WhenPrevented, f". {_when} {_is_prevented}", also=(f". {_other} {_is_prevented}",))
    SLOTS[f"{_slot} prevented"] = _triggered
"""`. whenever damage is prevented this way, draw a card`; of the next time only, `. when`."""


class _Afterwards(Phrase):
    """What is done right after damage is prevented: `. if damage is prevented this way, ~ deals that much …`.

    Of damage from certain sources, a sentence for each sort: `. if damage from a red source is prevented`.
    """

    name = "what happens if damage is prevented"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for one, end in text.readings(_IF_PREVENTED, at):
            yield (one,), end
            for others, after in self.read(text, end):
                yield (one, *others), after  # type: ignore[misc]  # a tuple

    def write(self, value: object) -> str | None:
        if not isinstance(value, tuple) or not value:
            return None
        words = [_IF_PREVENTED.write(one) for one in value]
        return None if None in words else "".join(filter(None, words))


_IF_PREVENTED: Final = Patterns("what happens if damage is prevented", SLOTS)
for _from in ("", " from {source:a_source}"):
    _IF_PREVENTED.says(IfPrevented, f". if damage{_from} is prevented this way, {{does:one sentence}}")
SLOTS["if prevented"] = _Afterwards()
says(MakeEffect, "{*:an effect on damage}")


def _permanent(noun: object) -> object | None:
    """Return a target that is named here and is no spell."""
    target = noun.target if isinstance(noun, Noun) and noun.kind == "target" else None
    return noun if target is not None and target.on_stack is None else None


SLOTS["target that deals"] = Mapped(SLOTS["certain source"], _permanent, _permanent)
_shield = SHIELDS.says
_AFTER: Final = (
    maybe("{besides:besides prevention}"),
    maybe("{if_prevented:if prevented}"),
    maybe("{when_prevented:when prevented}"),
)
_ELSE: Final = maybe("{besides:besides replacement}")
_TO_ALL: Final = (
    "",
    " to {on}",
    " to {each:all who}",
    f" to {_SHARING}",
    " to {recipient:all with players}",
)
_TO_ONE: Final = ("", " to {on}", " to {each:each}", f" to {_SHARING}", " to {recipient:one of several}")
_TO_SEVERAL: Final = " to {recipient:several together}"
"""Whom damage is dealt to of which so many points count together."""
_BY: Final = " by {from_source/source:dealing}"
_BY_ALL: Final = " by {from_source/source:all dealing}"
_SHARE_OF_REDIRECTED: Final = Patterns("a number", SLOTS)
_SHARE_OF_REDIRECTED.says(Redirect, "{amount:integer}")
SLOTS["redirected amount"] = made(_SHARE_OF_REDIRECTED)
_THERE: Final[tuple[tuple[str, Fixed], ...]] = (
    ("{redirect_to:another place}", {"change": Redirect()}),
    ("that source's controller", {"change": Redirect(to="source_controller")}),
)

for _to in _TO_ALL:
    _all = f"all {{combat:damage}} {{from_source:certain source}} would deal{_to} {{until:now}}"
    _that = _all.replace("} {from", "} that {from")
    _dealt = f"all {{combat:damage}} that would be dealt{_to} {{until:now}}"
    _by_target = _dealt.replace(" {until", " by {from_source:target that deals} {until")
    _shield(Shield, f"prevent {_by_target}", *_AFTER, change=Prevent())
    _shield(Shield, f"prevent {_all}", *_AFTER, also=(f"prevent {_that}",), change=Prevent())
    _chosen = f"{{from_source/source:source of choice}} would deal{_to} {{until:now}}"
    _of_choice = (f"prevent all {{combat:damage}} that {_chosen}",)
    _shield(Shield, f"prevent all {{combat:damage}} {_chosen}", *_AFTER, also=_of_choice, change=Prevent())
    for _by in ("", _BY_ALL):
        _before = _dealt.replace(" {until", f"{_by} {{until")
        _others = (f"prevent {_before}",) if _by else ()
        _shield(Shield, f"prevent {_dealt}{_by}", *_AFTER, also=_others, change=Prevent())
    for _there, _fixed in _THERE:
        for _words in (_that, _dealt, f"{_dealt}{_BY_ALL}"):
            _shield(Shield, f"{_words} is dealt to {_there} instead", _ELSE, **_fixed)
    if _to:
        _shield(
            Shield, f"prevent all {{combat:damage}} that would be dealt {{until:now}}{_to}", change=Prevent()
        )


_shield(
    Shield,
    "prevent all {combat:damage} that would be dealt {until:now} to {on:several targets}",
    *_AFTER,
    also=("prevent all {combat:damage} that would be dealt to {on:several targets} {until:now}",),
    change=Prevent(),
)
for _whom in ("{on}", "{each:all who}"):
    _shield(
        Shield,
        f"prevent all {{combat:damage}} that would be dealt to and dealt by {_whom} {{until:now}}",
        also=(
            f"prevent all {{combat:damage}} that would be dealt {{until:now}} to and dealt by {_whom}",
            f"prevent all {{combat:damage}} that would be dealt to and by {_whom} {{until:now}}",
        ),
        change=Prevent(),
        both_ways=True,
    )


def _besides(words: Maybe, besides: str) -> tuple[str | Maybe, ...]:
    """Return the words for what happens besides, if there `may` or `must` be anything."""
    if besides == "may":
        return (words,)
    return (words.words,) if besides == "must" else ()


def _ends(form: str, besides: str, lead: str, fixed: Fixed) -> None:
    """Add what a sentence that begins with `lead` goes on with; it `may` or `must` have something besides."""
    prevented, replaced = _besides(_AFTER[0], besides), _besides(_ELSE, besides)
    after = maybe("{when_prevented:when once prevented}") if "next_time" in fixed else _AFTER[2]
    _shield(Shield, f"{lead}{{change:prevented}}", *prevented, _AFTER[1], after, **fixed)
    if besides != "must":
        _shield(Shield, f"{lead}{{change:replaced {form}}}", **fixed)
    if besides:
        kept = form if form == "by all sources" else f"{form} besides"
        _shield(Shield, f"{lead}{{change:replaced {kept}}}{_ELSE.words}", **fixed)
        _shield(Shield, f"{lead}{{besides:besides replacement instead}}", change=Instead(), **fixed)
    there = "{redirect_to:another place} instead"
    _shield(Shield, f"{lead}that damage is dealt to {there}", *replaced, change=Redirect(), **fixed)
    _shield(
        Shield, f"{lead}{{change:redirected amount}} of that damage is dealt to {there}", *replaced, **fixed
    )


_DIVIDED: Final = "prevent the next {points:points} {combat:damage} that would be dealt {until:now}"
_WHERE_X: Final = ", where X is {points:equal}"
SLOTS["points"] = Either("a number", SLOTS["integer"], Words("X", [("X", "x")]))
_shield(
    Shield,
    f"{_DIVIDED} to {{on:targets of a division}}, divided as you choose",
    *_AFTER,
    change=Prevent(),
    is_divided=True,
)
for _to in (_TO_SEVERAL, *_TO_ONE):
    for _by in ("", _BY):
        _next = f"the next {{points:points}} {{combat:damage}} that would be dealt{_to} {{until:now}}{_by}"
        _chosen = f"{{from_source/source:source of choice}} would deal{_to} {{until:now}}"
        _shield(Shield, f"prevent {_next}", *_AFTER, change=Prevent())
        _shield(
            Shield, f"prevent {_next.replace('{points:points}', 'X')}{_WHERE_X}", *_AFTER, change=Prevent()
        )
        if _to and not _by:
            _shield(Shield, f"{_DIVIDED}{_to}", *_AFTER, change=Prevent())
        if _by:
            _at_choice = f"prevent the next {{points:points}} {{combat:damage}} that {_chosen}"
            _shield(Shield, _at_choice, *_AFTER, change=Prevent())
    for _there, _fixed in _THERE:
        for _source in ("would be dealt", "{from_source/source:dealing} would deal"):
            _next = f"the next {{points:points}} {{combat:damage}} that {_source}{_to} {{until:now}}"
            _shield(Shield, f"{_next} is dealt to {_there} instead", _ELSE, **_fixed)
            _counted = f"{_next.replace('{points:points}', 'X')} is dealt to {_there} instead{_WHERE_X}"
            _shield(Shield, _counted, _ELSE, **_fixed)
    if _to == _TO_SEVERAL:
        continue
    _one = "{from_source/source:dealing} would deal {combat:damage}"
    _ends("by one source", "may", f"the next time {_one}{_to} {{until:now}}, ", Fixed(next_time=True))
    _ends("by one source", "", f"{{until:until}}, if {_one}{_to}, ", Fixed())
    _ends("by one source", "", f"if {_one}{_to} {{until:now}}, ", Fixed())
    _ends("by one source", "must", f"{{until:until}}, if {_one}{_to}, ", Fixed(per_source=True))
    for _by in ("", _BY):
        _dealt = f"if {{combat:damage}} would be dealt{_to}"
        _ends("by all sources", "must", f"{{until:until}}, {_dealt}{_by}, ", {})
        _ends("by all sources", "must", f"{_dealt} {{until:now}}{_by}, ", {})
