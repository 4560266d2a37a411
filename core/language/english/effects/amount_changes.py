"""How much it is instead: `twice that many of those tokens`, `that much life plus 1`, `no damage`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from core.abilities.effects.amount_changes import Add, Bound, Halve, Instead, Multiply
from core.language.english.slots import SLOTS
from core.language.english.words import number_read, number_word
from core.language.kernel.made import made
from core.language.kernel.openings import Opening, Openings
from core.language.kernel.pattern import Patterns
from core.language.kernel.phrase import Phrase, Reading, Text, Token, Words
from core.terms.values import Value

_A_NUMBER: Final = r"(?:[a-z]+|\d{1,6})\b"


def _amount(*, sign: int, in_words: bool) -> Token:
    """Return a phrase for what is added, or with the sign -1 taken off."""

    def read(words: str) -> int | None:
        try:
            number = number_read(words)
        except ValueError:
            return None
        return sign * number

    def write(value: object) -> str | None:
        if not isinstance(value, int) or (value < 0) is not (sign < 0):
            return None
        return number_word(abs(value)) if in_words else str(abs(value))

    return Token("a number", _A_NUMBER, read, write)


SLOTS["more"] = _amount(sign=1, in_words=False)
SLOTS["less"] = _amount(sign=-1, in_words=False)
SLOTS["more in words"] = _amount(sign=1, in_words=True)
SLOTS["less in words"] = _amount(sign=-1, in_words=True)
SLOTS["up or down"] = Words("up or down", [("up", "up"), ("down", "down")])


class Share(NamedTuple):
    """Words for a change, with a place for what is counted; other words that are read."""

    model: type[Value]
    words: str
    fields: dict[str, object]
    also: tuple[str, ...] = ()


def shares(how: str, number: str, in_words: str = "") -> Iterator[Share]:
    """Yield the words for each change; `how` is `many` or `much`, `number` the slot of a number."""
    twice, thrice = f"twice that {how} {{noun}}", f"three times that {how} {{noun}}"
    yield Share(Multiply, twice, {"by": 2})
    yield Share(Multiply, thrice, {"by": 3})
    yield Share(Multiply, f"{{by:several}} times that {how} {{noun}}", {})
    yield Share(Halve, f"half that {how} {{noun}}, rounded {{rounded:up or down}},", {})
    plus = (
        f"that {how} {{noun}} plus {{amount:more{in_words}}}",
        f"that {how} plus {{amount:more{in_words}}} {{noun}}",
    )
    minus = (
        f"that {how} {{noun}} minus {{amount:less{in_words}}}",
        f"that {how} minus {{amount:less{in_words}}} {{noun}}",
    )
    first, second = plus if how == "much" else plus[::-1]
    yield Share(Add, first, {}, (second,))
    yield Share(Add, minus[0], {}, minus[1:])
    least, most = f"at least {{at_least:{number}}}", f"at most {{at_most:{number}}}"
    yield Share(Bound, f"{least} {{noun}}", {})
    yield Share(Bound, f"{most} {{noun}}", {})
    yield Share(Bound, f"{least} and {most} {{noun}}", {})
    yield Share(Instead, "no {noun}", {})


def with_noun(words: str, noun: str) -> str:
    """Return the words with what is counted: `no damage`, but `none of those tokens`."""
    said = words.replace("{noun}", noun)
    return said.replace("no of ", "none of ")


def changed(name: str, every: Sequence[Share], noun: str) -> Phrase:
    """Return a phrase for what something is changed to, of which `noun` is what is counted."""
    phrase = Patterns(name, SLOTS)
    for share in every:
        also = tuple(with_noun(one, noun) for one in share.also)
        phrase.says(share.model, with_noun(share.words, noun), also=also, **share.fields)
    return made(phrase)


SLOTS["so much life"] = changed("how much life", tuple(shares("much", "integer")), "life")
"""`twice that much life`, `half that much life, rounded up,`."""
SLOTS["so many tokens"] = changed(
    "how many tokens", tuple(shares("many", "number", " in words")), "of those tokens"
)
"""`twice that many of those tokens`."""


class Framed(Phrase):
    """Another phrase with words before and behind it, of which the first are written and any are read."""

    def __init__(self, before: Sequence[str], phrase: Phrase, after: Sequence[str]) -> None:
        self.name = phrase.name
        self._before = before
        self._phrase = phrase
        self._after = after

    def read(self, text: Text, at: int) -> Iterator[Reading]:  # noqa: D102 - as the base says
        for before in self._before:
            if not text.words.startswith(before, at):
                text.stop(at, before.strip())
                continue
            for value, end in text.readings(self._phrase, at + len(before)):
                for after in self._after:
                    if text.words.startswith(after, end):
                        yield value, end + len(after)

    def opens(self) -> Openings:  # noqa: D102 - as the base says
        return [Opening(before, before.strip()) if before else self._phrase for before in self._before]

    def write(self, value: object) -> str | None:  # noqa: D102 - as the base says
        words = self._phrase.write(value)
        return None if words is None else f"{self._before[0]}{words}{self._after[0]}"
