"""Filters in words: whom an effect speaks of."""

from __future__ import annotations

import re

from core.abilities.conditions import Condition
from core.abilities.filters import Objects, Recipients, StackObjects
from core.terms.values import replace


def filter_words(wanted: Objects | None) -> str:
    """Return what a filter lets through, as `a red creature you control`; nothing for no filter."""
    if wanted is None:
        return ""
    if wanted.which == "this":
        return "this"
    if wanted.which == "bearer":
        return "what this is attached to"
    words = _words(wanted)
    article = "another" if wanted.which == "other" else an(words)
    return f"{article} {words}"


def recipient_words(wanted: Recipients) -> str:
    """Return whom a filter lets through, as `you or a creature you control`."""
    players = {
        "you": "you",
        "opponent": "an opponent",
        "any": "a player",
        "most_life": "the player with the most life or tied for it",
        "bearer": "the player this is attached to",
        None: "",
    }[wanted.players]
    objects = filter_words(wanted.objects)
    return " or ".join(part for part in (players, objects) if part)


def stack_words(wanted: StackObjects) -> str:
    """Return what may be on the stack, as `noncreature spell an opponent controls`."""
    what = {"spell": "spell", "ability": "activated or triggered ability", "either": "spell or ability"}
    colors = " or ".join(color.word for color in wanted.colors)
    kinds = " or ".join(wanted.types)
    without = " ".join(f"non{card_type}" for card_type in wanted.not_types)
    whose = {"you": "you control", "opponent": "an opponent controls", None: ""}[wanted.controller]
    return " ".join(part for part in (colors, without, kinds, what[wanted.what], whose) if part)


def all_words(wanted: Objects) -> str:
    """Return all that a filter lets through, as `other creatures you control`, or `This`."""
    if wanted.which in {"this", "bearer"}:
        return f"{filter_words(wanted)[:1].upper()}{filter_words(wanted)[1:]}"
    if wanted == Objects():
        return "all permanents"
    head, _, tail = _words(wanted).partition(" you control")
    other = "other " if wanted.which == "other" else ""
    return f"{other}{_plural(head)}{' you control' if wanted.controller == 'you' else ''}{tail}"


def each_words(wanted: Objects) -> str:
    """Return one of many that a filter lets through, without an article: `other creature you control`."""
    return f"other {_words(wanted)}" if wanted.which == "other" else _words(wanted)


def condition_words(condition: Condition) -> str:
    """Return what must be true: `this is not renowned`, `there are 3 or more creatures you control`."""
    wanted, least, most = condition.objects, condition.at_least, condition.at_most
    if wanted.which == "this":
        if wanted == Objects(which="this", started_untapped=True):
            return f"this {'did not start' if most == 0 else 'started'} the turn untapped"
        be = "is not" if most == 0 else "is"
        return f"this {be} {_being_words(replace(wanted, which=None))}"
    many = all_words(wanted)
    if most is None:
        return f"there is {filter_words(wanted)}" if least == 1 else f"there are {least} or more {many}"
    return f"there are no {many}" if most == 0 else f"there are {least} to {most} {many}"


def _being_words(wanted: Objects) -> str:
    """Return what something is if a filter lets it through: `not renowned`, or `a red creature`."""
    states = {"attacking": wanted.is_attacking, "blocking": wanted.is_blocking}
    states |= {"tapped": wanted.is_tapped, "renowned": wanted.is_renowned}
    if wanted != Objects.model_validate({f"is_{state}": is_so for state, is_so in states.items()}):
        return filter_words(wanted)
    told = ((state, is_so) for state, is_so in states.items() if is_so is not None)
    return " and ".join(state if is_so else f"not {state}" for state, is_so in told)


def an(words: str) -> str:
    """Return the article that goes before some words: `a` or `an`."""
    return "an" if words[:1].lower() in "aeiou" else "a"


def _plural(head: str) -> str:
    """Return the words with their noun in the plural; what they say of it may stand behind it."""
    noun = _SAID_BEHIND.split(head, maxsplit=1)[0]
    return f"{noun}s{head.removeprefix(noun)}"


_SAID_BEHIND = re.compile(r" (?=named |with(?:out)? |that |dealt |an opponent |defending player )")


def _words(wanted: Objects) -> str:
    state = [
        "attacking" if wanted.is_attacking else "",
        {True: "blocked", False: "unblocked", None: ""}[wanted.is_blocked],
        "blocking" if wanted.is_blocking else "",
        {True: "tapped", False: "untapped", None: ""}[wanted.is_tapped],
        "renowned" if wanted.is_renowned else "",
    ]
    colors = " or ".join(color.word for color in wanted.colors)
    either = " or ".join(wanted.one_of_types)
    noun = " ".join(part for part in (*wanted.subtypes, *wanted.types, either) if part) or _noun(wanted)
    noun = {True: f"{noun} token", False: f"nontoken {noun}", None: noun}[wanted.is_token]
    without, count = ", ".join(_without(wanted)), wanted.color_count or ""
    front = " ".join(part for part in (*state, without, count, colors, *wanted.supertypes, noun) if part)
    name = f" named {wanted.name}" if wanted.name is not None else ""
    keyword = f" with {wanted.keyword}" if wanted.keyword else ""
    lacks = f" without {wanted.lacks}" if wanted.lacks else ""
    power = _bounds("power", wanted.power_at_least, wanted.power_at_most)
    power += _bounds("toughness", wanted.toughness_at_least, wanted.toughness_at_most)
    counters = "".join(
        f" with {count} or more {kind} counters" if count > 1 else f" with a {kind} counter"
        for kind, count in wanted.counters.items()
    )
    counters += f" without {wanted.lacks_counter} counters" if wanted.lacks_counter else ""
    if wanted.power_than_this is not None:
        power += f" with power {wanted.power_than_this} than that of this"
    unknown = " that isn't renowned" if wanted.is_renowned is False else ""
    history = {True: " that started the turn untapped", False: " that started the turn tapped", None: ""}
    unknown += history[wanted.started_untapped]
    unknown += _HIT[wanted.dealt_damage_by] if wanted.dealt_damage_by is not None else ""
    whose = {
        "you": " you control",
        "opponent": " an opponent controls",
        "defending_player": " defending player controls",
        None: "",
    }[wanted.controller]
    return f"{front}{name}{keyword}{lacks}{power}{counters}{unknown}{whose}"


def _without(wanted: Objects) -> list[str]:
    """Return what objects are not, each as one word: `nonartifact`, `nonblack`, `non-Human`."""
    colors = (color.word for color in wanted.not_colors)
    plain = (*wanted.not_supertypes, *wanted.not_types, *colors)
    return [f"non{word}" for word in plain] + [f"non-{subtype}" for subtype in wanted.not_subtypes]


def _bounds(side: str, least: int | None, most: int | None) -> str:
    """Return how much power or toughness there is: ` with power 2 or less`, ` with power 1 to 3`."""
    if least is not None and most is not None:
        return f" with {side} {least if least == most else f'{least} to {most}'}"
    if least is not None:
        return f" with {side} {least} or greater"
    return f" with {side} {most} or less" if most is not None else ""


_HIT = {
    "this": " that this dealt damage to this turn",
    "bearer": " dealt damage by what this is attached to this turn",
    "anything": " dealt damage this turn",
}


def _noun(wanted: Objects) -> str:
    """Return what to call objects of no particular type."""
    if wanted.is_attacking or wanted.is_blocking or wanted.asks_for_size:
        return "creature"
    states = (wanted.is_tapped, wanted.is_renowned, wanted.dealt_damage_by)
    is_permanent = wanted.controller or any(state is not None for state in states)
    return "permanent" if is_permanent else "source"
