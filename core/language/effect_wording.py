"""Effects in words: the rules text of everything that `effects` can say, made from its parts."""

from __future__ import annotations

from typing import assert_never

from core.abilities.effects.additional import (
    Amount,
    Besides,
    Draw,
    GainLife,
    LoseLife,
    PutCounters,
    Regrow,
    RemoveCounters,
    What,
    Who,
)
from core.abilities.effects.amount_changes import Add, AmountChange, Bound, Halve, Instead, Multiply
from core.abilities.effects.event_effect import EventEffect
from core.abilities.effects.on_cards import DrawEffect, GraveyardEffect
from core.abilities.effects.on_damage import (
    CantPrevent,
    DamageChange,
    DamageEffect,
    LifeFloor,
    Prevent,
    Redirect,
)
from core.abilities.effects.on_entering import CopyExceptions, CopyOnEntering, EntersEffect, TokensEffect
from core.abilities.effects.on_life_and_counters import CounterLimit, CountersEffect, LifeEffect
from core.abilities.effects.on_one_object import Controls, Delayed, Ending, MustBlock, Regeneration
from core.abilities.effects.on_players import CantLose, PlayerHas
from core.abilities.filters import Objects, Recipients
from core.language.filter_wording import all_words, an, filter_words, recipient_words
from core.language.phrases import phrase, phrase_of_chosen_color
from core.terms.words import listed, number_of

Plain = EventEffect | CounterLimit | Controls | Delayed | Regeneration | MustBlock
_TIMES = {2: "twice", 3: "three times", 4: "four times"}


def plain_effect(effect: Plain) -> str:
    """Return an effect that gives nothing to objects as a sentence of rules text."""
    match effect:
        case DamageEffect():
            return _damage(effect)
        case LifeEffect():
            return _life(effect)
        case LifeFloor(floor=floor, while_you_control=wanted):
            only = f"while you control {filter_words(wanted)}, " if wanted is not None else ""
            told = f"damage that would bring your life total below {floor} brings it to {floor} instead"
            return sentence(f"{only}{told}")
        case CountersEffect():
            return _counters(effect)
        case CounterLimit(counter=counter, at_most=most):
            return f"This can't have more than {number_of(most, f'{counter} counter')} on it."
        case GraveyardEffect():
            return _graveyard(effect)
        case DrawEffect(who=who, besides=parts):
            would = f"if {_A_PLAYER[who]} would draw a card, it does not happen"
            return sentence(would, *(_besides(part) for part in parts))
        case EntersEffect():
            return _enters(effect)
        case TokensEffect(who=who, change=change):
            would = f"if an effect would create tokens under {_WHOSE[who]} control"
            return sentence(f"{would}, it creates {_amount_change(change).replace('much', 'many')} instead")
        case Controls():
            return "Its controller controls it."
        case Delayed(at=at, does=does):
            return f"At the beginning of the next {at.as_a_time}, {ending_words(does, 'it')}."
        case CantLose():
            return "You can't lose the game, and your opponents can't win it."
        case PlayerHas(who=who, ability=ability):
            return sentence(f"{_PLAYERS[who]} have {phrase(ability)}")
        case Regeneration():
            return "The next time it would be destroyed, it is regenerated instead."
        case MustBlock():
            return "It blocks that creature if able."
        case CantPrevent(source=source, recipient=recipient, combat=combat):
            told = f"{_damage_word(combat)}{_from(source)}{_to(recipient)} can't be prevented"
            return sentence(told)
        case _:
            assert_never(effect)


def _damage(effect: DamageEffect) -> str:
    while_ = f"while this has a {effect.while_counter} counter, " if effect.while_counter else ""
    source = "a source" if effect.source == Objects() else filter_words(effect.source)
    would = f"if {source} would deal {_damage_word(effect.combat)}{_to(effect.recipient)}"
    done = _change(effect.change)
    each = "for each source, " if effect.per_source else ""
    return sentence(f"{while_}{would}, {done}", *(f"{each}{_besides(part)}" for part in effect.besides))


def _change(change: DamageChange) -> str:
    match change:
        case Prevent(per_counter=counter) if counter is not None:
            return f"prevent 1 of that damage for each {counter} counter on this"
        case Prevent(half=rounded) if rounded is not None:
            return f"prevent half that damage, rounded {rounded}"
        case Prevent(amount=None):
            return "prevent that damage"
        case Prevent(amount=amount):
            return f"prevent {amount} of that damage"
        case Redirect(to=to, amount=amount):
            where = {
                "this": "this",
                "you": "you",
                "bearer": "what this is attached to",
                "source_controller": "that source's controller",
            }[to]
            share = "it is dealt" if amount is None else f"{amount} of it is dealt"
            return f"{share} to {where} instead"
        case Instead():
            return "it is not dealt"
        case Multiply() | Halve() | Add() | Bound():
            return f"it deals {_amount_change(change)} instead"
        case _:
            assert_never(change)


def _amount_change(change: AmountChange) -> str:
    match change:
        case Multiply(by=by):
            return f"{_TIMES.get(by, f'{by} times')} that much"
        case Halve(rounded=rounded):
            return f"half that much, rounded {rounded},"
        case Add(amount=amount):
            return f"that much {'plus' if amount > 0 else 'minus'} {abs(amount)}"
        case Bound(at_least=least, at_most=most):
            parts = [f"at least {least}" if least else "", f"at most {most}" if most else ""]
            return " and ".join(part for part in parts if part)
        case Instead():
            return "nothing"
        case _:
            assert_never(change)


def _life(effect: LifeEffect) -> str:
    who = _A_PLAYER[effect.who]
    if effect.change is None:
        return sentence(f"{_PLAYERS[effect.who]} can't {effect.event} life")
    would = f"if {who} would {effect.event} life"
    if isinstance(effect.change, Instead):
        return sentence(f"{would}, it does not happen", *(_besides(part) for part in effect.besides))
    return sentence(
        f"{would}, it is {_amount_change(effect.change)} instead",
        *(_besides(part) for part in effect.besides),
    )


def ending_words(does: Ending, what: str) -> str:
    """Return how a permanent is made to leave, as `return it to its owner's hand`."""
    return {
        "destroy": f"destroy {what}",
        "exile": f"exile {what}",
        "sacrifice": f"sacrifice {what}",
        "return_to_hand": f"return {what} to its owner's hand",
    }[does]


_PLAYERS = {"you": "you", "opponent": "your opponents", "any": "players"}
_A_PLAYER = {"you": "you", "opponent": "an opponent", "any": "a player"}


_WHOSE = {"you": "your", "opponent": "an opponent's", "any": "a player's"}


def _enters(effect: EntersEffect) -> str:
    parts = ["under your control instead"] if effect.under_your_control else []
    parts += ["tapped"] if effect.tapped else []
    parts += [f"with {number_of(count, f'{kind} counter')}" for kind, count in effect.counters.items()]
    copy = effect.as_copy
    parts += [_copy_words(copy)] if copy is not None else []
    what = all_words(effect.which)
    enter = "enters" if effect.which.which == "this" else "enter"
    if copy is not None and copy.is_chosen:
        what, enter = f"you may have {what[:1].lower()}{what[1:]}", "enter"
    enters = f"{what} {enter} {listed(parts)}" if parts else ""
    colored = ", ".join(map(phrase_of_chosen_color, effect.gains)).replace("{color}", "the chosen color")
    chosen = f"as this enters, choose a color; it has {colored}" if effect.chooses_color else ""
    return sentence(*(part for part in (enters, chosen) if part))


def _copy_words(copy: CopyOnEntering) -> str:
    exceptions = [exception_words(copy)] if exception_words(copy) else []
    more = [number_of(count, f"additional {kind} counter") for kind, count in copy.counters.items()]
    exceptions += [f"it enters with {listed(more)}"] if more else []
    words = f"as a copy of {filter_words(copy.of)}"
    return f"{words}, except {listed(exceptions)}" if exceptions else words


def exception_words(copy: CopyExceptions) -> str:
    """Return what a copy is or has besides: `it's an artifact in addition to its other types`; or nothing."""
    kinds = " ".join((*copy.subtypes, *copy.types))
    also = f"it's {an(kinds)} {kinds} in addition to its other types" if kinds else ""
    has = f"it has {listed(map(phrase, copy.has))}" if copy.has else ""
    return " and ".join(part for part in (also, has) if part)


def _graveyard(effect: GraveyardEffect) -> str:
    where = {
        "exile": "exile it instead",
        "library": "shuffle it into its owner's library instead",
        "hand": "return it to its owner's hand instead",
    }[effect.instead]
    what = "a card or token" if effect.which == Objects() else filter_words(effect.which)
    source = " from anywhere" if effect.from_anywhere else " from the battlefield"
    return sentence(f"if {what} would be put into a graveyard{source}, {where}")


def _counters(effect: CountersEffect) -> str:
    kind = f"{effect.counter} counters" if effect.counter else "counters"
    if effect.change is None:
        return sentence(f"{kind} can't be put{_on(effect.on)}")
    by = "an effect would put " if effect.by_effect else ""
    would = f"{by}{kind}{_on(effect.on)}" if by else f"{kind} would be put{_on(effect.on)}"
    return sentence(f"if {would}, it is {_amount_change(effect.change)} instead")


def _besides(part: Besides) -> str:
    match part:
        case GainLife(who=who, amount=amount):
            return f"{_who(who)} {'gain' if who == 'you' else 'gains'} {_how_much(amount)}"
        case LoseLife(who=who, amount=amount):
            return f"{_who(who)} {'lose' if who == 'you' else 'loses'} {_how_much(amount)}"
        case PutCounters(on=on, counter=counter, amount=amount):
            return f"put {_how_many(amount, counter)} on {_what(on)}"
        case Draw(who=who, amount=amount):
            many = number_of(amount, "card") if isinstance(amount, int) else "that many cards"
            return f"{_who(who)} {'draw' if who == 'you' else 'draws'} {many}"
        case Regrow(who=who):
            hand = "your" if who == "you" else "their"
            verb = "return" if who == "you" else "returns"
            return f"{_who(who)} {verb} a card of {hand} choice from {hand} graveyard to {hand} hand"
        case RemoveCounters(on=on, counter=counter, amount=amount):
            return f"remove {_how_many(amount, counter)} from {_what(on)}"
        case _:
            assert_never(part)


def _how_much(amount: Amount) -> str:
    told = {"that_much": "that much life", "prevented": "as much life as was prevented"}
    return f"{amount} life" if isinstance(amount, int) else told[amount]


def _how_many(amount: Amount, counter: str) -> str:
    if not isinstance(amount, int):
        many = "that many" if amount == "that_much" else "for each damage prevented that many"
        return f"{many} {counter} counters"
    return f"a {counter} counter" if amount == 1 else number_of(amount, f"{counter} counter")


def _who(who: Who) -> str:
    return {
        "you": "you",
        "source_controller": "that source's controller",
        "recipient": "that player",
        "recipient_controller": "the controller of what it would be dealt to",
    }[who]


def _what(what: What) -> str:
    return {"this": "this", "recipient": "what it would be dealt to", "source": "that source"}[what]


def _damage_word(combat: bool | None) -> str:  # noqa: FBT001 - as the effect has it
    return {None: "damage", True: "combat damage", False: "noncombat damage"}[combat]


def _from(source: Objects) -> str:
    return "" if source == Objects() else f" from {filter_words(source)}"


def _to(recipient: Recipients) -> str:
    return "" if recipient.is_anything else f" to {recipient_words(recipient)}"


def _on(recipient: Recipients) -> str:
    return "" if recipient.is_anything else f" on {recipient_words(recipient)}"


def sentence(*parts: str) -> str:
    """Return clauses as sentences; one that ends with a quoted sentence has its full stop already."""
    capital = (f"{part[:1].upper()}{part[1:]}" for part in parts)
    return " ".join(part if part.endswith(".”") else f"{part}." for part in capital)


def besides_words(effect: DamageEffect) -> tuple[str, ...]:
    """Return what happens besides, each as a clause: `you gain that much life`."""
    return tuple(map(_besides, effect.besides))


def amount_words(change: AmountChange) -> str:
    """Return how much it is instead: `twice that much`."""
    return _amount_change(change)
