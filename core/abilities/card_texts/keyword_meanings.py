"""What a keyword stands for: the parts that everything is composed of (CR 702)."""

from __future__ import annotations

from functools import cache, lru_cache

from core.abilities.ability import Ability
from core.abilities.card_texts.card_text import CardText
from core.abilities.card_texts.keyword_meanings_of_cards import of_cards
from core.abilities.card_texts.keyword_meanings_of_permanents import THIS, when, with_permanents
from core.abilities.card_texts.stack_abilities import Activated, Triggered
from core.abilities.conditions import Condition
from core.abilities.costs import ManaCost
from core.abilities.effects.on_damage import DamageEffect, Prevent
from core.abilities.effects.on_one_object import MustBlock
from core.abilities.filters import Objects, Recipients, StackObjects
from core.abilities.instructions.give import Give
from core.abilities.instructions.leaving_and_returning import (
    Counter,
    ReturnToBattlefield,
    SacrificeOfChoice,
)
from core.abilities.instructions.one_shot import MakeEffect, Unless
from core.abilities.instructions.to_permanents import (
    Attach,
    BecomeRenowned,
    ChangeCounters,
    TurnFace,
    Untap,
)
from core.abilities.instructions.to_players import ChangeLife, ExileTop
from core.abilities.keyword_abilities import Shorthand, Ward
from core.abilities.keywords import TURN_FACE_UP
from core.abilities.restrictions import CantBlock
from core.abilities.subjects import TargetSpec
from core.abilities.triggers import When
from core.terms.card_types import CardType
from core.terms.counters import LEVEL, MINUS_ONE, PLUS_ONE, POISON, CounterKind
from core.terms.values import FrozenMap, replace

_PLAYERS = Recipients(players="any")


_ELSEWHERE = frozenset({"morph", "megamorph", "disguise", "bestow", "daybound", "nightbound"})
"""Ways to cast a card, in `rules.announcing.spells`, and what goes by `rules.day_and_night`."""
SHORTHAND = (Shorthand, Ward)
"""The keyword abilities that stand for others."""


@cache
def enlisted() -> Triggered:
    """Return what happens when a creature enlists another one (CR 702.154a)."""
    return Triggered(when=When(event="enlists"), does=(Give(on="this", power=1, times="power_of_it"),))


@lru_cache(maxsize=4096)
def expanded(abilities: tuple[Ability, ...]) -> tuple[CardText, ...]:
    """Return what the shorthand among abilities stands for; each instance counts (CR 702, "multiple")."""
    return tuple(text for one in abilities if isinstance(one, SHORTHAND) for text in _meaning(one))


@lru_cache(maxsize=4096)
def implied(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Return the rules that shorthand among abilities says an object obeys, each once.

    CR 702.98a: what is unleashed can't block as long as it has a +1/+1 counter.
    """
    is_unleashed = any(isinstance(one, Shorthand) and one.word == "unleash" for one in abilities)
    without = Condition(objects=Objects(which="this", lacks_counter=PLUS_ONE))
    return (CantBlock(unless=without),) if is_unleashed else ()


def _meaning(ability: Shorthand | Ward) -> tuple[CardText, ...]:
    if isinstance(ability, Ward):  # CR 702.21a
        by = StackObjects(what="either", controller="opponent")
        countered = Unless(who="its_controller", pays=ability.pays, does=(Counter(on="it"),))
        return (when("becomes_target", countered, by=by),)
    n = ability.value
    match ability.word:
        case "exalted":  # CR 702.83a
            mine = Recipients(objects=Objects(types=(CardType.CREATURE,), controller="you"))
            return (when("attacks", Give(on="it", power=1, toughness=1), which=mine, alone=True),)
        case "bushido":  # CR 702.45a
            pumped = Give(on="this", power=n, toughness=n)
            return (when("blocks", pumped), when("becomes_blocked", pumped))
        case "flanking":  # CR 702.25a
            plain = Recipients(objects=Objects(types=(CardType.CREATURE,), lacks="flanking"))
            return (when("becomes_blocked_by", Give(on="it", power=-1, toughness=-1), to=plain),)
        case "rampage":  # CR 702.23a
            return (when("becomes_blocked", Give(on="this", power=n, toughness=n, times="beyond_first")),)
        case "battle cry":  # CR 702.91a
            others = Objects(which="other", is_attacking=True)
            return (when("attacks", Give(each=others, power=1)),)
        case "afflict":  # CR 702.130a
            loss = ChangeLife(kind="lose_life_now", who="defending_player", amount=n)
            return (when("becomes_blocked", loss),)
        case "frenzy":  # CR 702.68a
            return (when("attacks_unblocked", Give(on="this", power=n)),)
        case "poisonous":  # CR 702.70a
            poison = ChangeCounters(kind="put_counters_now", on="it", counter=POISON, amount=n)
            return (when("deals_damage", poison, to=_PLAYERS, combat=True),)
        case "annihilator":  # CR 702.86a
            return (when("attacks", SacrificeOfChoice(who="defending_player", amount=n)),)
        case "dethrone":  # CR 702.105a
            return (when("attacks", _grown(), to=Recipients(players="most_life")),)
        case "training":  # CR 702.149a
            greater = Objects(types=(CardType.CREATURE,), power_than_this="greater")
            return (when("attacks", _grown(), along_with=greater),)
        case "mentor":  # CR 702.134a
            weaker = Objects(types=(CardType.CREATURE,), is_attacking=True, power_than_this="less")
            student = TargetSpec(what=Recipients(objects=weaker))
            taught = ChangeCounters(kind="put_counters_now", on="target", counter=PLUS_ONE)
            return (when("attacks", taught, target=student),)
        case "provoke":  # CR 702.39a
            theirs = Objects(types=(CardType.CREATURE,), controller="defending_player")
            must = MakeEffect(effect=MustBlock(), on="target", from_source="this", until="end_of_combat")
            provoked = TargetSpec(what=Recipients(objects=theirs))
            untap = Untap(on="target")
            return (when("attacks", must, untap, target=provoked, is_optional=True),)
        case "renown":  # CR 702.112a
            more = ChangeCounters(kind="put_counters_now", on="this", counter=PLUS_ONE, amount=n)
            known = BecomeRenowned(on="this")
            unknown = Objects(which="this", is_renowned=False)
            return (when("deals_damage", more, known, to=_PLAYERS, combat=True, only_if=unknown),)
        case "melee":  # CR 702.121a
            return (when("attacks", Give(on="this", power=1, toughness=1, times="opponents_attacked")),)
        case "absorb":  # CR 702.64a, 702.64b
            return (DamageEffect(recipient=THIS, change=Prevent(amount=n)),)
        case "enlist":  # CR 702.154b, a cost to attack, linked to `enlisted`: see rules.combat.enlisting
            return ()
        case "umbra armor":  # CR 702.89a, a replacement of destruction: see rules.zones.destruction
            return ()
        case word if word in _ELSEWHERE:
            return ()
        case "persist":  # CR 702.79a
            return (_returns(MINUS_ONE),)
        case "undying":  # CR 702.93a
            return (_returns(PLUS_ONE),)
        case "ingest":  # CR 702.115a
            return (when("deals_damage", ExileTop(who="it"), to=_PLAYERS, combat=True),)
        case "equip":
            return (_equip(ability),)
        case "outlast" | "level up":
            return (_growing(ability.word, _mana(ability)),)
        case "prowess":  # CR 702.108a
            you = Recipients(players="you")
            spell = StackObjects(not_types=(CardType.CREATURE,))
            return (when("casts_spell", Give(on="this", power=1, toughness=1), which=you, spell=spell),)
        case _:
            return of_cards(ability.word, _mana(ability), ability.pays) or with_permanents(ability.word, n)


@lru_cache(maxsize=4096)
def face_up_actions(abilities: tuple[Ability, ...]) -> tuple[Activated, ...]:
    """Return the ways in which what has such abilities can be turned face up (CR 702.37e, 702.168d).

    They are special actions (CR 116.2b), and written as abilities that cost what they do.
    CR 702.37b: by megamorph it gets a +1/+1 counter as it is turned face up.
    """
    ways = (one for one in abilities if isinstance(one, Shorthand) and one.word in TURN_FACE_UP)
    return tuple(map(_face_up_action, ways))


def _face_up_action(ability: Shorthand) -> Activated:
    pays, up = ability.pays, TurnFace(kind="turn_face_up")
    return Activated(
        name=ability.word,
        mana=_mana(ability) if pays is None else pays.mana,
        pays=None if pays is None else replace(pays, mana=""),
        does=(up, _grown()) if ability.word == "megamorph" else (up,),
    )


def _mana(ability: Shorthand) -> str:
    """Return the mana that an ability costs; nothing for {0}, which is paid by doing nothing (CR 118.5)."""
    return "" if ability.mana == "{0}" else ability.mana


def _equip(ability: Shorthand) -> Activated:
    """Return the ability to attach an Equipment (CR 702.6a), to creatures of a quality alone (CR 702.6c).

    CR 702.6d: an Equipment may have several such abilities.
    """
    wanted = ability.to or Objects()
    types = tuple(dict.fromkeys((*wanted.types, CardType.CREATURE)))
    bearer = Recipients(objects=replace(wanted, types=types, controller="you"))
    pays = ability.pays
    return Activated(
        name="equip",
        mana=_mana(ability) if pays is None else pays.mana,
        pays=None if pays is None else replace(pays, mana=""),
        as_sorcery=True,
        targets=(TargetSpec(what=bearer),),
        does=(Attach(),),
    )


def _growing(word: str, mana: ManaCost) -> Activated:
    """Return an ability to put a counter on the object itself (CR 702.107a, 702.87a)."""
    if word == "outlast":
        return Activated(name=word, mana=mana, tap=True, as_sorcery=True, does=(_grown(),))
    leveled = ChangeCounters(kind="put_counters_now", on="this", counter=LEVEL)
    return Activated(name=word, mana=mana, as_sorcery=True, does=(leveled,))


def _grown() -> ChangeCounters:
    """Return that the object itself gets a +1/+1 counter."""
    return ChangeCounters(kind="put_counters_now", on="this", counter=PLUS_ONE)


def _returns(counter: CounterKind) -> Triggered:
    """Return what brings a permanent that died back with a counter, unless it had such a counter."""
    returning = ReturnToBattlefield(on="this", counters=FrozenMap({counter: 1}))
    return when("dies", returning, only_if=Objects(which="this", lacks_counter=counter))
