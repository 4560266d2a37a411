"""Spells and abilities on the stack in words: `red instant or sorcery spell that targets a creature`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from string import ascii_uppercase
from typing import Final, get_args

from core.abilities.filters import ColorCount, StackObjects
from core.data.faults import DataError
from core.data.reading import make
from core.language.english.card_filters import SOME_TYPES
from core.language.english.filter_tails import bounds_read, bounds_written
from core.language.english.nouns import RECIPIENT
from core.language.english.words import CARD_TYPE, COLOR, SUBTYPES, SUPERTYPE, Articled
from core.language.kernel.openings import Opening, Openings
from core.language.kernel.phrase import Listed, Mapped, Phrase, Reading, Text, Token, Words
from core.terms.subtypes import SPELL_SUBTYPES

_NOUNS: Final = {
    "spell": ("spell", ()),
    "ability": ("activated or triggered ability", ()),
    "either": ("spell or ability", ("spell, activated ability, or triggered ability",)),
}
_SIDES: Final = {"you": " you control", "opponent": " an opponent controls", None: ""}
_TARGETS: Final = " that targets "
_MANA_VALUE: Final = "mana_value"
_KNOWN: Final = SUBTYPES | SPELL_SUBTYPES
_SUBTYPE: Final = Token(
    "a subtype",
    r"[A-Z][\w'-]*(?: Lord\b)?",
    lambda word: word if word in _KNOWN else None,
    lambda value: value if isinstance(value, str) and value in _KNOWN else None,
    ascii_uppercase,
)
_BEFORE: Final[tuple[tuple[str, Phrase], ...]] = (
    ("color_count", Words("a number of colors", [(one, one) for one in get_args(ColorCount)])),
    ("is_historic", Words("historic", [("historic", True)])),
    ("supertypes", Listed(SUPERTYPE)),
    ("colors", Listed(COLOR, "or")),
    ("not_types", Listed(Words("a card type", [(f"non{word}", one) for word, one in CARD_TYPE.rows]))),
    ("subtypes", Listed(_SUBTYPE, "or")),
    ("types", Listed(CARD_TYPE, "or")),
)
"""What may stand before the noun, in this order, and the field that it is about."""


class _OnStack(Phrase):
    """Spells and abilities on the stack, without an article: `noncreature spell an opponent controls`."""

    name = "a spell or ability"
    _nouns: Mapping[str, tuple[str, tuple[str, ...]]] = _NOUNS
    _rows = _BEFORE

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for fields, start in self._before(text, at, 0):
            for what, (noun, others) in self._nouns.items():
                for words in (noun, *others):
                    if text.words.startswith(words, start):
                        yield from self._after(text, start + len(words), {"what": what, **fields})
        text.stop(at, self.name)

    def _before(self, text: Text, at: int, row: int) -> Iterator[tuple[dict[str, object], int]]:
        """Yield what is said before the noun by the rows from `row` on, and where the noun may begin."""
        yield {}, at
        for number, (field, phrase) in enumerate(self._rows[row:], row):
            for value, end in text.readings(phrase, at):
                if text.words.startswith(" ", end):
                    for more, after in self._before(text, end + 1, number + 1):
                        yield {field: value, **more}, after

    def _after(self, text: Text, at: int, fields: dict[str, object]) -> Iterator[Reading]:
        """Yield what is said with what follows the noun: whose it is, its mana value, what it targets."""
        for side, tail in (*_SIDES.items(), ("opponent", " you don't control")):
            if not text.words.startswith(tail, at):
                continue
            told = {**fields, "controller": side}
            yield from self._aimed(text, at + len(tail), told)
            for bounds, end in bounds_read(_MANA_VALUE, text, at + len(tail)):
                yield from self._aimed(text, end, {**told, **bounds})

    def _aimed(self, text: Text, at: int, told: dict[str, object]) -> Iterator[Reading]:
        """Yield what is said, without what it targets and with that."""
        try:
            yield make(StackObjects, told), at
        except DataError:
            return
        if text.words.startswith(_TARGETS, at):
            for targets, after in text.readings(RECIPIENT, at + len(_TARGETS)):
                try:
                    yield make(StackObjects, {**told, "targets": targets}), after
                except DataError:
                    continue

    def opens(self) -> Openings:
        nouns = [words for noun, others in self._nouns.values() for words in (noun, *others)]
        return (*(phrase for _, phrase in self._rows), *(Opening(noun, self.name) for noun in nouns))

    def write(self, value: object) -> str | None:
        if not isinstance(value, StackObjects):
            return None
        told = [(getattr(value, field), phrase) for field, phrase in self._rows]
        parts = [phrase.write(said) for said, phrase in told if said]
        targets = "" if value.targets is None else RECIPIENT.write(value.targets)
        if None in parts or targets is None:
            return None
        words = " ".join(part for part in (*parts, self._nouns[value.what][0]) if part)
        tail = f"{_SIDES[value.controller]}{bounds_written(_MANA_VALUE, value)}"
        return f"{words}{tail}{_TARGETS}{targets}" if targets else f"{words}{tail}"


class _Spells(_OnStack):
    """Several spells: `instant and sorcery spells`."""

    name = "spells"
    _nouns: Mapping[str, tuple[str, tuple[str, ...]]] = {"spell": ("spells", ())}
    _rows = (*_BEFORE[:-1], ("types", SOME_TYPES))

    def write(self, value: object) -> str | None:
        is_of_spells = isinstance(value, StackObjects) and value.what == "spell"
        return super().write(value) if is_of_spells else None


ON_STACK: Final = _OnStack()
"""`creature spell`, `spell or ability an opponent controls`."""
A_STACK_OBJECT: Final = Articled(ON_STACK)
"""The same with an article."""


def _only_itself(value: object) -> object | None:
    """Return which spells are meant if it is said only what they are themselves."""
    is_spell = isinstance(value, StackObjects) and value.what == "spell"
    return value if is_spell and value.controller is None and value.targets is None else None  # type: ignore[attr-defined]


PLAIN_SPELL: Final = Mapped(ON_STACK, _only_itself, _only_itself)
"""`creature spell`: what was cast, without whose it is and what it targets."""
SPELLS: Final = Mapped(_Spells(), _only_itself, _only_itself)
"""`creature spells`: several of these."""
