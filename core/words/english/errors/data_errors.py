"""Data that isn't what it must be: keys, kinds, words, numbers, JSON."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.row import Clause
from core.words.speaking import said

did_you_mean = Clause("Did you mean '{word}'?")
known = Clause("Known: {words:commas}.")
unknown = Clause("unknown {kind} '{word}'.{hint? {hint}}")


@said
def unknown_symbol(symbol: str, hint: str) -> str:
    """`unknown mana symbol '{U/W}'. Did you mean '{W/U}'?`"""
    return unknown("mana symbol", f"{{{symbol}}}", hint)


no_mana_cost = Clause(
    "'{given}' is no mana cost, which is symbols in braces, such as {{2}}{{R}}.{hint? {hint}}"
)
too_many_turns = Clause("No more than {most} turns are played.")
missing = Clause("'{key}' is missing: {wanted}.")
no_kind = Clause("it needs a 'kind'.{hint? {hint}}")
not_allowed = Clause("{given} isn't allowed here; it must be {wanted}.")
text_such_as = Clause("text such as {example}{or_null? or null}")
true_or_false = Clause("true or false")
anything = Clause("anything")
map_of = Clause("an object that has, for each name, {each}")
with_kind = Clause("an object with {is_one?the 'kind'|a 'kind' among} {kinds}")
with_keys = Clause("an object with keys among {keys}")


@said
def whole_number(least: int | None, most: int | None) -> str:
    """`a whole number from 1 to 99`, or without a bound on one side or on both."""
    if least is None and most is None:
        return "a whole number"
    if most is None:
        return f"a whole number of at least {least:,}"
    return (
        f"a whole number of at most {most:,}"
        if least is None
        else f"a whole number from {least:,} to {most:,}"
    )


text = Clause("{most?text of at most {most:,} characters|text}")
list_of = Clause("a list{most? with {least:,} to {most:,} entries}{each?, each entry {each}}")


@said
def one_of(parts: Sequence[str]) -> str:
    """`text, true or false or null`."""
    *most, last = tuple(parts) or ("something else",)
    return f"{', '.join(most)} or {last}" if most else last


too_many_lines = Clause("{count:,} lines of rules text are too many; the limit is {most:,}.")
unshowable = Clause("'{given}' has characters that can't be shown.")
no_number_sign = Clause("an id can't contain '#': '{given}'.")
too_deep = Clause("nested {depth} deep; no file needs more than {most}.")
json_place = Clause("line {line}, column {column}")
not_json = Clause("not JSON: {why}.")
key_twice = Clause("the key '{key}' is in the same object twice.")
number_too_large = Clause("the number {digits}… is too large; the limit is {most:,}.")
no_number = Clause("{name} isn't a number that a file can hold.")
