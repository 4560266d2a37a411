"""What each field of a file means, in words: from the docstring of its model, or as the field always means.

A docstring says it in its section `Attributes:` or, within its text, as a field in backticks and a
colon. A field that many models have with one meaning is described once, in `_EVERYWHERE`.
"""

from __future__ import annotations

import inspect
import re
from functools import cache

from core.data.shapes import Model, keys_of

_SECTION = re.compile(r"\n\s*Attributes:\n(.*)\Z", re.DOTALL)
_ENTRY = re.compile(
    r"^(?P<names>\w+(?:, \w+)*): (?P<text>.*?)(?=^\w+(?:, \w+)*: |\n\n|\Z)", re.DOTALL | re.MULTILINE
)
_INLINE = re.compile(
    r"(?P<names>`\w+`(?:(?:, | and )`\w+`)*): (?P<text>.*?)"
    r"(?=[.;,]?\s+`\w+`(?:, `\w+`)*:|\n\n|\.\s+[A-Z]|\Z)",
    re.DOTALL,
)

_EVERYWHERE = {
    "abilities": "what it can do besides `keywords`, each written as data",
    "ability": "which of its abilities, by number from 1 on or by name",
    "activate": "whose ability it is, and which",
    "active": "the player whose turn it is; the first one by default",
    "amount": "how much, or how many",
    "another": "none of the targets before it",
    "assign": "for each source how many points it assigns to whom",
    "at": "the step in which, or at the beginning of which, it happens",
    "at_least": "so many, or so much, or more",
    "at_most": "so many, or so much, and no more",
    "attached_to": "what it is attached to, by id",
    "attack": "each attacker and what it attacks",
    "attacking": "what it attacks, or whether",
    "back": "the back face",
    "bands": "the attacking bands",
    "battlefield": "the permanents; where something is expected, by player, names or ids that must be there",
    "besides": "what happens with it, or in its place",
    "block": "each blocker and the attacker, or list of attackers, that it blocks",
    "blocking": "what it blocks",
    "by": "who does it",
    "card": "the name of a card",
    "cards": "cards that the file defines, by name",
    "cast": "the name of the card",
    "change": "how it is changed; without it, it can't happen",
    "choose": "the answer: what is chosen, or `yes` or `no`",
    "colors": "its colors, of W, U, B, R and G",
    "combat": "only combat damage, or with false only other damage",
    "commander": "whether it is a commander",
    "commander_damage": "what each commander has dealt to the player so far",
    "controller": "the player who controls it",
    "count": "how many",
    "counter": "the kind of counter",
    "counters": "how many counters of each kind",
    "damage": "marked damage, in points",
    "deathtouched": "whether a source with deathtouch has dealt it damage",
    "defense": "the defense of a battle",
    "description": "what there is to see, in a sentence or more, without giving away how it ends",
    "does": "what is done",
    "draw": "whether the game ends in a draw",
    "each": "all that it is done to, instead of `on` or `to`",
    "edit": "what is changed by hand",
    "effect": "what the effect does",
    "effects": "effects that already wait when play begins",
    "era": "by which rules it is played: those of today, or older ones",
    "event": "what happens",
    "events": "events that must occur in this order; each is a part of one",
    "excess_if": "only if what deals the damage has this keyword",
    "exile": "names of cards in exile, by player",
    "expect": "what must come out; only what is named is compared",
    "face_down": "whether it is face down",
    "floor": "the life total below which damage does not go",
    "format": "the version of the format, always the same",
    "gain": "abilities it gains, as phrases",
    "graveyard": "names of cards in the graveyard; where something is expected, by player",
    "hand": "names of cards in hand; where something is expected, by player",
    "id": "the name by which the file speaks of it; no two things have the same",
    "illegal": "the rule by which the last answer is refused",
    "is_divided": "whether it is divided among all targets as announced",
    "is_optional": "whether its controller may choose that it is not done",
    "is_preventable": "whether it can be prevented",
    "keyword": "a keyword that is had",
    "keywords": "its abilities that are phrases, such as `flying` or `protection from red`",
    "kind": "what it is",
    "least_targets": "at least so many of the targets are chosen, the first ones",
    "library": "names of cards in the library, from top to bottom; where something is expected, by player",
    "life": "life in points",
    "lose": "abilities it loses, as phrases",
    "lost": "the players who have lost",
    "loyalty": "the loyalty of a planeswalker",
    "mana": "whether mana is counted; it never is",
    "move": "the zone it is put into",
    "name": "what it is called",
    "next_time": "it is about the next time only",
    "note": "what is shown to the viewer",
    "object": "the object, by id",
    "objects": "the objects it is about",
    "of": "what is counted, or what is copied",
    "on": "what it is done to",
    "one": "the one creature",
    "only_types": "whether `types` and `subtypes` take the place of what it was",
    "options": "switches beside the era",
    "order": "each creature and those it fights, in the order in which they are assigned damage",
    "other": "the other creature",
    "owner": "the player who owns it; its controller by default",
    "pass": "the player who passes",
    "pays": "what has to be paid",
    "phased_out": "whether it is phased out, or what must be, by player",
    "phrases": "abilities as phrases, such as `flying`",
    "player": "the player, by id",
    "players": "the players it is about",
    "points": "it is about the next so many points of damage",
    "poison": "poison counters",
    "power": "its power, or how much power is added",
    "power_toughness": "power and toughness by id, such as `2/2`",
    "protector": "the player who protects a battle",
    "recipient": "whom or what the damage would be dealt to",
    "remove_from_combat": "whether it leaves combat",
    "renowned": "whether it is renowned",
    "replace": "the effect that is applied first, by id or name",
    "rounded": "how half of an odd number is rounded",
    "rules": "the numbers of the rules it is about",
    "sacrifice": "what is sacrificed as a cost",
    "sacrifice_this": "whether the object itself is sacrificed as a cost",
    "script": "what the players decide, in order",
    "shield": "for each recipient how much of the shield goes to which source",
    "source": "what the damage would be dealt by",
    "stack_order": "the sources of the abilities in the order in which they are put on the stack",
    "start": "the first step that is played",
    "subtypes": "its subtypes, written as on the card",
    "summoning_sick": "whether it came under its controller's control this turn",
    "supertypes": "its supertypes",
    "tags": "words by which it is found",
    "tap": "what is tapped as a cost, or whether it is tapped itself",
    "tapped": "whether it is tapped",
    "targets": "what the targets may be, in the order in which they are announced",
    "text": "the abilities in sentences, one for each",
    "times": "what power and toughness are multiplied by",
    "title": "what the scenario is called",
    "to": "whom or what it is done to",
    "token": "whether it is a token, or what the token is",
    "toughness": "its toughness, or how much toughness is added",
    "transformed": "whether the back face is up",
    "types": "its card types",
    "until": "when it ends by itself; never, if it is null",
    "what": "what it may be",
    "when": "what makes it trigger",
    "who": "the players it is about",
    "won": "the players who have won",
    "x": "the X that is announced",
}


def docstring_of(model: Model) -> str:
    """Return all that a model says of itself."""
    return inspect.getdoc(model) or ""


def summary_of(model: Model) -> str:
    """Return what a model is, in one line."""
    return _one_line(docstring_of(model).partition("\n\n")[0])


def meaning_of(model: Model, key: str) -> str:
    """Return what a key of a model means; empty if nothing says so."""
    field = keys_of(model)[key]
    for name in (key, field.name):
        if said := _said(model).get(name):
            return said
    if key.startswith("not_"):
        return f"as `{key.removeprefix('not_')}`, but what must not be so"
    return _EVERYWHERE.get(key, "")


@cache
def _said(model: Model) -> dict[str, str]:
    """Return what the docstrings of a model, and of those it is derived from, say of fields."""
    found: dict[str, str] = {}
    for one in model.__mro__:
        if one.__doc__ and one.__module__.startswith("core."):
            for name, text in _of_docstring(inspect.cleandoc(one.__doc__)).items():
                found.setdefault(name, text)
    return found


def _of_docstring(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    if section := _SECTION.search(text):
        entries = inspect.cleandoc("\n" + section[1])
        for entry in _ENTRY.finditer(entries):
            for name in entry["names"].split(", "):
                found[name] = _one_line(entry["text"])
        text = f"{text[: section.start()]}\n\n{entries}"
    for entry in _INLINE.finditer(text):
        for name in re.findall(r"`(\w+)`", entry["names"]):
            found.setdefault(name, _one_line(entry["text"]))
    return found


def _one_line(text: str) -> str:
    return " ".join(text.split()).rstrip(".;")
