"""Small words for sentences."""

from __future__ import annotations

from collections.abc import Iterable


def listed(names: Iterable[str]) -> str:
    """Return `A`, `A and B` or `A, B and C`; `nothing` if there are no names."""
    *most, last = tuple(names) or ("nothing",)
    return f"{', '.join(most)} and {last}" if most else last


def finished(text: str) -> str:
    """Return a text as a sentence, with a capital and a full stop."""
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith(('.', '!', '?', '…', '.”')) else '.'}"


def either(names: Iterable[str]) -> str:
    """Return `A`, `A or B`, `A, B or C`."""
    *most, last = tuple(names) or ("nothing",)
    return f"{', '.join(most)} or {last}" if most else last


def some_of(names: Iterable[str], most: int = 6) -> str:
    """Return the names listed; beyond `most` of them, `A, B, C and 9 more`."""
    names = tuple(names)
    if len(names) <= most:
        return listed(names)
    return listed((*names[: most - 1], f"{len(names) - most + 1} more"))


def shares(parts: Iterable[tuple[int, str]]) -> str:
    """Return `2 to Bear and 3 to Nicole`."""
    return listed(f"{amount} to {to}" for amount, to in parts)


def clauses(parts: Iterable[str], most: int = 6) -> str:
    """Return whole clauses in a row: `A; B; C`; beyond `most` of them, `A; B; and 9 more`."""
    parts = tuple(parts)
    if len(parts) <= most:
        return "; ".join(parts) or "nothing"
    return "; ".join((*parts[: most - 1], f"and {len(parts) - most + 1} more"))


def with_article(noun: str) -> str:
    """Return `an artifact`, `a creature`."""
    return f"{'an' if noun[:1].lower() in {*'aeiou'} else 'a'} {noun}"


ORDINALS = ("first", "second", "third")


_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def number_word(count: int) -> str:
    """Return a count in words, as `three`; beyond ten in figures."""
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)


def number_of(count: int, singular: str) -> str:
    """Return `1 creature`, `3 creatures`: the singular takes a plain s.

    What begins with a sign is counted in words, `one +1/+1 counter`, lest the numbers run together.
    """
    number = number_word(count) if singular[0] in "+-" else str(count)
    return f"{number} {singular}{'' if count == 1 else 's'}"


def ability_name(name: str) -> str:
    """Return what an ability of something is called: `Mogg Fanatic's ability`."""
    return f"{possessive(name)} ability"


def possessive(name: str) -> str:
    """Return `Amy's`, `Boars'`."""
    return f"{name}'" if name.endswith("s") else f"{name}'s"
