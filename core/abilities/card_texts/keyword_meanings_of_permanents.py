"""What keyword abilities come to that create permanents or give them up (CR 702)."""

from __future__ import annotations

from core.abilities.amounts import Counted, CountersOn
from core.abilities.card_texts.card_text import CardText
from core.abilities.card_texts.stack_abilities import Activated, Triggered
from core.abilities.conditions import Condition
from core.abilities.costs import Cost
from core.abilities.effects.on_entering import EntersEffect
from core.abilities.filters import Objects, Recipients
from core.abilities.instructions.create_tokens import CreateTokens, TokenBody
from core.abilities.instructions.give import Give
from core.abilities.instructions.leaving_and_returning import Later, Move, SacrificeOfChoice
from core.abilities.instructions.one_shot import If, IfDone, IfPaid, OneShot
from core.abilities.instructions.to_permanents import Attach, BecomeSaddled, ChangeCounters
from core.abilities.instructions.to_players import ChangeLife
from core.abilities.keywords import Keyword, ShorthandWord
from core.abilities.subjects import TargetSpec
from core.abilities.this_turn import PlayersThisTurn
from core.abilities.triggers import When
from core.data.reading import make
from core.terms.card_types import CardType
from core.terms.colors import Color
from core.terms.counters import FADE, PLUS_ONE
from core.terms.steps import Step
from core.terms.values import FrozenMap

THIS = Recipients(objects=Objects(which="this"))
"""The object with the ability."""


def with_permanents(word: ShorthandWord, n: int) -> tuple[CardText, ...]:
    """Return what such a keyword stands for; nothing for any other."""
    match word:
        case "exploit":  # CR 702.110a
            return (EXPLOIT,)
        case "modular":  # CR 702.43a
            artifact = Objects(types=(CardType.ARTIFACT, CardType.CREATURE))
            as_many = Counted(of=CountersOn(counter=PLUS_ONE))
            handed_on = ChangeCounters(kind="put_counters_now", on="target", counter=PLUS_ONE, amount=as_many)
            heir = TargetSpec(what=Recipients(objects=artifact))
            return (
                EntersEffect(counters=FrozenMap({PLUS_ONE: n})),
                when("dies", handed_on, target=heir, is_optional=True),
            )
        case "living weapon":  # CR 702.92a
            return (_with_bearer("Phyrexian", "Germ", size=0, color=Color.BLACK),)
        case "job select":  # CR 702.182a
            return (_with_bearer("Hero", size=1),)
        case "for Mirrodin!":  # CR 702.163a
            return (_with_bearer("Rebel", size=2, color=Color.RED),)
        case "mobilize":  # CR 702.181a
            warrior = TokenBody(subtypes=("Warrior",), colors=(Color.RED,), power=1, toughness=1)
            warriors = CreateTokens(amount=n, token=warrior, tapped=True, attacking=True)
            return (when("attacks", warriors, Later(at=Step.END, does="sacrifice")),)
        case "afterlife":  # CR 702.135a
            spirit = TokenBody(
                subtypes=("Spirit",),
                colors=(Color.WHITE, Color.BLACK),
                power=1,
                toughness=1,
                has=(Keyword.FLYING,),
            )
            return (when("dies", CreateTokens(amount=n, token=spirit)),)
        case "firebending":  # CR 702.189a, mana that this table doesn't count
            return (when("attacks"),)
        case "myriad":  # CR 702.116a
            copies = CreateTokens(
                copy_of="this", tapped=True, attacking=True, per_other_opponent=True, is_optional=True
            )
            return (when("attacks", copies, Later(at=Step.END_OF_COMBAT, does="exile")),)
        case "crew":  # CR 702.122a
            crew = Objects(which="other", types=(CardType.CREATURE,), controller="you")
            becomes = Give(on="this", types=(CardType.ARTIFACT, CardType.CREATURE))
            return (Activated(name="crew", pays=Cost(tap=crew, tap_power=n), does=(becomes,)),)
        case "saddle":  # CR 702.171a
            riders = Objects(which="other", types=(CardType.CREATURE,), controller="you")
            cost = Cost(tap=riders, tap_power=n)
            saddled = BecomeSaddled(on="this")
            return (Activated(name="saddle", pays=cost, as_sorcery=True, does=(saddled,)),)
        case "fabricate":  # CR 702.123a
            servo = TokenBody(
                types=(CardType.ARTIFACT, CardType.CREATURE), subtypes=("Servo",), power=1, toughness=1
            )
            grown = ChangeCounters(kind="put_counters_now", on="this", counter=PLUS_ONE, amount=n)
            servos = CreateTokens(amount=n, token=servo)
            return (when("enters", IfDone(action=(grown,), is_optional=True, otherwise=(servos,))),)
        case "fading":  # CR 702.32a
            removed = ChangeCounters(kind="remove_counters_now", on="this", counter=FADE)
            fades = IfDone(action=(removed,), otherwise=(Move(kind="sacrifice", on="this"),))
            upkeep = When(event="step_begins", which=Recipients(players="you"), step=Step.UPKEEP)
            return (EntersEffect(counters=FrozenMap({FADE: n})), Triggered(when=upkeep, does=(fades,)))
        case "bloodthirst":  # CR 702.54a
            hurt = PlayersThisTurn(event="was_dealt_damage", who="opponent")
            return (EntersEffect(counters=FrozenMap({PLUS_ONE: n}), only_if=Condition(happened=hurt)),)
        case "riot":  # CR 702.136a; each instance by itself, CR 702.136b
            one = FrozenMap({PLUS_ONE: 1})
            return (EntersEffect(counters=one, may=True, gains_otherwise=(Keyword.HASTE,)),)
        case "unleash":  # CR 702.98a
            return (EntersEffect(counters=FrozenMap({PLUS_ONE: 1}), may=True),)
        case "devour":  # CR 702.82a
            prey = Objects(types=(CardType.CREATURE,))
            return (EntersEffect(counters=FrozenMap({PLUS_ONE: n}), devours=prey),)
        case "evolve":
            return (_evolving(),)
        case "extort":  # CR 702.101a
            lost = ChangeLife(kind="lose_life_now", who="opponents", amount=1)
            gained = ChangeLife(kind="gain_life_now", who="you", amount=Counted(of="life_lost_this_way"))
            drained = IfPaid(pays=Cost(mana="{W/B}"), does=(lost, gained))
            return (
                Triggered(when=When(event="casts_spell", which=Recipients(players="you")), does=(drained,)),
            )
        case _:
            return ()


def when(
    event: str,
    *does: OneShot,
    only_if: Objects | None = None,
    is_optional: bool = False,
    target: TargetSpec | None = None,
    **about: object,
) -> Triggered:
    """Return a triggered ability; `only_if`: the object itself must be like that (CR 603.4)."""
    when = make(When, {"event": event, "which": THIS, **about})
    targets = () if target is None else (target,)
    condition = Condition(objects=only_if) if only_if is not None else None
    return Triggered(when=when, only_if=condition, is_optional=is_optional, targets=targets, does=does)


def _evolving() -> Triggered:
    """Return what evolves a creature as a larger one enters, if that is still larger (CR 702.100a)."""
    larger = Objects(types=(CardType.CREATURE,), controller="you", outgrows_this=True)
    still = Condition(objects=Objects(which="this", outgrows_this=True))
    grown = ChangeCounters(kind="put_counters_now", on="this", counter=PLUS_ONE)
    return when("enters", If(condition=still, of="it", does=(grown,)), which=Recipients(objects=larger))


def _with_bearer(*subtypes: str, size: int, color: Color | None = None) -> Triggered:
    """Return what has an Equipment enter with a creature that it is attached to."""
    colors = () if color is None else (color,)
    body = TokenBody(subtypes=subtypes, colors=colors, power=size, toughness=size)
    return when("enters", CreateTokens(token=body), Attach(what="this", to="created"))


EXPLOIT = Triggered(
    when=When(event="enters", which=THIS),
    is_optional=True,
    does=(SacrificeOfChoice(who="you", what=Objects(types=(CardType.CREATURE,))),),
)
"""What exploit stands for; written out, because nothing is read while modules are loaded."""
