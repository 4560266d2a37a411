"""Data that isn't what it must be: keys, kinds, words, numbers, JSON."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.speaking import said


@said
def did_you_mean(word: str) -> str:
    """`Did you mean 'flying'?`"""
    return f"Did you mean '{word}'?"


@said
def known(words: Sequence[str]) -> str:
    """`Known: W, U, B, R, G.`"""
    return f"Known: {', '.join(words)}."


@said
def unknown(kind: str, word: str, hint: str) -> str:
    """`unknown card 'Baer'. Did you mean 'Bear'?`"""
    return f"unknown {kind} '{word}'.{f' {hint}' if hint else ''}"


@said
def unknown_symbol(symbol: str, hint: str) -> str:
    """`unknown mana symbol '{U/W}'. Did you mean '{W/U}'?`"""
    return unknown("mana symbol", f"{{{symbol}}}", hint)


@said
def no_mana_cost(given: str, hint: str) -> str:
    """`'2R' is no mana cost, which is symbols in braces, such as {2}{R}. Did you mean '{2}{R}'?`"""
    told = f"'{given}' is no mana cost, which is symbols in braces, such as {{2}}{{R}}."
    return f"{told} {hint}" if hint else told


@said
def too_many_turns(most: int) -> str:
    """The end of an error about a turn that is never reached."""
    return f"No more than {most} turns are played."


@said
def missing(key: str, wanted: str) -> str:
    """`'name' is missing: text.`"""
    return f"'{key}' is missing: {wanted}."


@said
def no_kind(hint: str) -> str:
    """`it needs a 'kind'. Known: static, triggered.`"""
    return f"it needs a 'kind'.{f' {hint}' if hint else ''}"


@said
def not_allowed(given: str, wanted: str) -> str:
    """`"two" isn't allowed here; it must be a whole number.`"""
    return f"{given} isn't allowed here; it must be {wanted}."


@said
def text_such_as(example: str, *, or_null: bool) -> str:
    """`text such as "2/2" or null`."""
    return f"text such as {example}{' or null' if or_null else ''}"


@said
def true_or_false() -> str:
    """`true or false`."""
    return "true or false"


@said
def anything() -> str:
    """`anything`."""
    return "anything"


@said
def map_of(each: str) -> str:
    """`an object that has, for each name, a whole number`."""
    return f"an object that has, for each name, {each}"


@said
def with_kind(kinds: str, *, is_one: bool) -> str:
    """`an object with the 'kind' 'static'`, or one of several."""
    return f"an object with the 'kind' {kinds}" if is_one else f"an object with a 'kind' among {kinds}"


@said
def with_keys(keys: str) -> str:
    """`an object with keys among 'id', 'name'`."""
    return f"an object with keys among {keys}"


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


@said
def text(most: int | None) -> str:
    """`text of at most 100 characters`, or any."""
    return f"text of at most {most:,} characters" if most else "text"


@said
def list_of(least: int, most: int | None, each: str) -> str:
    """`a list with 0 to 8 entries, each entry text`; without bounds or without words for each, shorter."""
    size = f" with {least:,} to {most:,} entries" if most else ""
    return f"a list{size}, each entry {each}" if each else f"a list{size}"


@said
def one_of(parts: Sequence[str]) -> str:
    """`text, true or false or null`."""
    *most, last = tuple(parts) or ("something else",)
    return f"{', '.join(most)} or {last}" if most else last


@said
def too_many_lines(count: int, most: int) -> str:
    """`90 lines of rules text are too many; the limit is 64.`"""
    return f"{count:,} lines of rules text are too many; the limit is {most:,}."


@said
def unshowable(given: str) -> str:
    """`'…' has characters that can't be shown.`"""
    return f"'{given}' has characters that can't be shown."


@said
def no_number_sign(given: str) -> str:
    """`an id can't contain '#': 'ox#2'.`"""
    return f"an id can't contain '#': '{given}'."


@said
def too_deep(depth: int, most: int) -> str:
    """`nested 99 deep; no file needs more than 40.`"""
    return f"nested {depth} deep; no file needs more than {most}."


@said
def json_place(line: int, column: int) -> str:
    """`line 3, column 7`."""
    return f"line {line}, column {column}"


@said
def not_json(why: str) -> str:
    """`not JSON: Expecting value.`, with the reader's own words."""
    return f"not JSON: {why}."


@said
def key_twice(key: str) -> str:
    """`the key 'id' is in the same object twice.`"""
    return f"the key '{key}' is in the same object twice."


@said
def number_too_large(digits: str, most: int) -> str:
    """`the number 99999999… is too large; the limit is 1,000,000.`"""
    return f"the number {digits}… is too large; the limit is {most:,}."


@said
def no_number(name: str) -> str:
    """`NaN isn't a number that a file can hold.`"""
    return f"{name} isn't a number that a file can hold."
