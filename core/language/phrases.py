"""Abilities as players write them: `toxic 1`, `protection from red`, `can't be blocked`.

`parse` and `phrase` are each other's inverse. They are a part of the grammar of rules text that is
small enough for the start of the program; it is loaded when the first phrase is no plain keyword.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from functools import lru_cache
from itertools import chain
from typing import Final, get_args

from core.abilities.ability import Ability, split_abilities
from core.abilities.chosen_color import ChosenColorAbility, OfChosenColor
from core.abilities.keywords import NUMBERED, WITH_MANA, Keyword, ShorthandWord
from core.abilities.phrased import Phrasebook
from core.words.english.errors.data_errors import did_you_mean, unknown

_OF_CHOSEN_COLOR: Final[dict[ChosenColorAbility, str]] = {
    "protection": "protection from {color}",
    "hexproof_from": "hexproof from {color}",
    "cant_be_blocked_by": "can't be blocked by {color} creatures",
}
"""How abilities are written that are about a color which is yet to be chosen."""
_TELLING: Final = 3
"""Letters that say what is meant, if something begins with them."""
_KEYWORDS: Final = {keyword.value: keyword for keyword in Keyword}


class UnknownPhraseError(ValueError):
    """No ability reads like this; `nearest` is the known phrase most like it, or None."""

    def __init__(self, text: str, nearest: str | None) -> None:
        super().__init__(unknown("keyword", text, did_you_mean(nearest) if nearest else ""))
        self.text = text
        self.nearest = nearest


@lru_cache(maxsize=4096)
def phrase(ability: Keyword | Ability) -> str:
    """Return the words for `ability`, lower case, without a full stop.

    Raises:
        ValueError: it speaks of a subtype that does not exist.
    """
    if isinstance(ability, Keyword):
        return ability.value
    from core.language.english.single import write_ability  # noqa: PLC0415 - built when it is needed

    words = write_ability(ability)
    if words is None:
        raise ValueError(f"no phrase says {ability!r}")
    return words


def phrase_of_chosen_color(ability: Keyword | Ability | OfChosenColor) -> str:
    """Return the words for `ability`, with `{color}` for a color that is yet to be chosen."""
    return _OF_CHOSEN_COLOR[ability.ability] if isinstance(ability, OfChosenColor) else phrase(ability)


@lru_cache(maxsize=4096)
def parse(text: str) -> Keyword | Ability:
    """Return the ability that `text` writes; case and blanks around it do not matter.

    Raises:
        UnknownPhraseError: no ability reads like this.
    """
    said = _plain(text)
    keyword = _KEYWORDS.get(said.lower())
    if keyword is not None:
        return keyword
    from core.language.english.single import read_ability  # noqa: PLC0415 - built when it is needed

    ability = read_ability(said)
    if ability is None:
        raise UnknownPhraseError(text[:80], _nearest(said))
    return ability


def parse_of_chosen_color(text: str) -> Keyword | Ability | OfChosenColor:
    """Return the ability that `text` writes; `{color}` in it is a color that is yet to be chosen.

    Raises:
        UnknownPhraseError: no ability reads like this.
    """
    said = _plain(text).lower()
    for ability, words in _OF_CHOSEN_COLOR.items():
        if said in {words, words.removesuffix(" creatures")}:
            return OfChosenColor(ability=ability)
    return parse(text)


def read_abilities(phrases: Iterable[str]) -> tuple[frozenset[Keyword], tuple[Ability, ...]]:
    """Return the keywords and the other abilities that phrases write."""
    return split_abilities(map(parse, phrases))


def known_phrases() -> tuple[str, ...]:
    """Return one phrase for every ability there is: the plain keywords first, which are the commonest."""
    others = map(_example, get_args(ShorthandWord))
    return (*sorted(_KEYWORDS), *sorted(others, key=str.casefold), *_EXAMPLES)


ENGLISH: Final = Phrasebook(
    read=parse, read_of_chosen_color=parse_of_chosen_color, write=phrase_of_chosen_color
)
"""The phrases of files, by which abilities are read and written."""


def _plain(text: str) -> str:
    return " ".join(text.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").split()).rstrip(".")


def _nearest(said: str) -> str | None:
    """Return the known phrase that is most like what was said; None if there is none."""
    from core.language.english.single import near_quality  # noqa: PLC0415 - built when it is needed

    of_quality = near_quality(said)
    if of_quality is not None:
        return of_quality
    begun = (one for one in known_phrases() if len(said) >= _TELLING and one.startswith(said.lower()))
    near = get_close_matches(said.lower(), known_phrases(), n=1, cutoff=0.5)
    return next(chain(begun, near), None)


def _example(word: ShorthandWord) -> str:
    """Return a keyword with a number or a cost where it has one: `bushido 1`, `equip {2}`."""
    if word in NUMBERED:
        return f"{word} 1"
    return f"{word} {{2}}" if word in WITH_MANA else word


_EXAMPLES: Final = (
    "toxic 1",
    "flashback\N{EM DASH}sacrifice a Mountain",
    "escape\N{EM DASH}{2}{R}, exile three other cards from your graveyard",
    "equip",
    "hexproof from black",
    "ward {2}",
    "ward\N{EM DASH}pay 3 life",
    "ward\N{EM DASH}sacrifice a creature",
    "kicker {2}",
    "multikicker {1}",
    "kicker\N{EM DASH}sacrifice a creature",
    "protection from red",
    "protection from artifacts",
    "protection from everything",
    "plainswalk",
    "islandwalk",
    "swampwalk",
    "mountainwalk",
    "forestwalk",
    "nonbasic landwalk",
    "bands with other legendary creatures",
    "enchant creature",
    "enchant creature you control",
    "enchant opponent",
    "can't attack",
    "can't attack unless you control an Island",
    "can't attack alone",
    "keeps creatures from attacking you",
    "can attack as though it didn't have defender",
    "attacks each combat if able",
    "is goaded",
    "no more than one creature can attack each combat",
    "can't block",
    "can't block unless you control an Island",
    "can't block creatures with power 2 or less",
    "can't block alone",
    "blocks each combat if able",
    "no more than one creature can block each combat",
    "can block an additional creature each combat",
    "can block two additional creatures each combat",
    "can block any number of creatures",
    "can block only creatures with flying",
    "doesn't untap during its controller's untap step",
    "can't be countered",
    "can't be regenerated",
    "can't be blocked",
    "can't be blocked by Walls",
    "can't be blocked by creatures with power 2 or less",
    "can't be blocked by creatures with flying",
    "can't be blocked except by creatures with flying or reach",
    "can't have its activated abilities activated",
    "can't be blocked by more than one creature",
    "can't be blocked except by three or more creatures",
    "must be blocked if able",
    "must be blocked by a Wall if able",
    "must be blocked by two or more creatures if able",
    "all creatures able to block this creature do so",
    "all Walls able to block this creature do so",
    "assigns combat damage equal to its toughness rather than its power",
    "has lethal damage dealt to it determined by its power rather than its toughness",
    "may assign its combat damage as though it weren't blocked",
)
