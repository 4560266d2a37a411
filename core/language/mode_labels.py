"""The modes of a spell as answers: a short label for each, and the sentence that it stands for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from core.abilities.card_texts.modes import Mode
from core.language.speaker import Speaker
from core.language.wording import instruction_words, with_article
from core.words.english.cards import rules_line

_MOST_LETTERS: Final = 30
"""A label has no more letters, unless it takes more to tell the modes apart."""
_MOST_PARTS: Final = 2


class ModeWords(NamedTuple):
    """What a mode is called on a button, and all that it says."""

    label: str
    sentence: str


def mode_words(modes: Sequence[Mode], spell: str) -> tuple[ModeWords, ...]:
    """Return each mode of a spell in words: its name, or as short as it is clear and like no other.

    `3 damage`, `Destroy an artifact`, `Double strike`; where two would be called the same, `3 damage to a
    creature` and `3 damage to a player`.
    """
    sentences = [
        _capital(instruction_words(one.does, one.targets, speaker=Speaker(itself=spell))) for one in modes
    ]
    plain = [_plain(one, spell) for one in sentences]
    for labels in ([_short(one) for one in plain], [_cut(one) for one in plain], plain):
        if len(set(labels)) == len(labels):
            break
    named = [mode.name or label for mode, label in zip(modes, labels, strict=True)]
    return tuple(map(ModeWords, map(rules_line, named), map(rules_line, sentences)))


def _plain(sentence: str, spell: str) -> str:
    """Return a sentence without what goes without saying: who deals the damage, that targets are targets."""
    words = sentence.removeprefix(f"{spell} deals ")
    words = re.sub(_TARGETS, _indefinite, words)
    return _capital(re.sub(_TIME, "", words))


_TARGETS: Final = (
    r"\b(?<!any )(?<!any other )((?:another|two|three|up to \w+|one or two|any number of) )?"
    r"[Tt]arget (\w[\w-]*)"
)
_TIME: Final = r"(?:(?:^|(?<=\. ))[Uu]ntil end of turn, | (?:until end of turn|this turn|this combat)\b)"


def _indefinite(target: re.Match[str]) -> str:
    """Return "target Wolf" as "a Wolf", and "two target Wolves" as "two Wolves"."""
    return target[1] + target[2] if target[1] else with_article(target[2])


def _short(sentence: str) -> str:
    """Return the least that tells what is done: of damage how much, of what is given what."""
    first, *more = re.split(_BETWEEN, sentence)
    parts = [_capital(_clause(one)) for one in (first, *(one for one in more if not one.startswith("If ")))]
    shown = parts[:_MOST_PARTS]
    words = ", ".join([shown[0], *(one[:1].lower() + one[1:] for one in shown[1:])])
    return _cut(f"{words} …" if len(parts) > len(shown) else words)


_BETWEEN: Final = r"\. (?:Then )?|, then | and (?=you )"


def _clause(words: str) -> str:
    for pattern, short in _SHORTER:
        match = re.match(pattern, words)
        if match is not None:
            return match.expand(short)
    return words


_SHORTER: Final = (
    (r"Prevent the next (X|\d+) (?:combat )?damage .*", r"Prevent \1 damage"),
    (r"(Prevent all (?:combat )?damage) .*", r"\1"),
    (r"(Return .*) to (?:its owner's|their owners') hands?$", r"\1 to hand"),
    (
        r"(Create \w+ )(?:tapped )?(\S+/\S+ )[^A-Z]*([A-Z][\w' -]*? )(?:[a-z]+ )*?(tokens?)\b.*",
        r"\1\2\3\4",
    ),
    (r"[^.“]* fights (.*)$", r"Fight \1"),
    (r"(?:.* deals? )?(X|\d+) damage(?: divided as you choose)? (?:to|among) .*", r"\1 damage"),
    (r"[^.“]* (?:gets?) ([+-][^ ]+)$", r"\1"),
    (r"[^.“]* (?:gets?) ([+-][^ ]+),? and gains? (.*)$", r"\1 and \2"),
    (r"(?!You )[^.“]* gains? (?!control |\w+ life)([^“]*)$", r"\1"),
    (r"[^.“]* (can't .*)$", r"\1"),
    (r"[Yy]ou (draw|gain|lose) (.*)$", r"\1 \2"),
)
"""What is done, as long as anybody would say it, and how it is told in short."""


def _cut(words: str) -> str:
    """Return words that are short enough to stand on a button, cut behind a word if need be."""
    if len(words) <= _MOST_LETTERS:
        return words
    places = [place for place, letter in enumerate(words) if letter == " " and place < _MOST_LETTERS]
    return f"{re.sub(_LOOSE_END, '', words[: places[-1]])} …" if places else words


_LOOSE_END: Final = (
    r"(?:,|;|\b (?:a|an|and|or|of|to|with|without|you|the|for|that|if|its?|power|toughness))+$"
)
"""What can't stand before the dots."""


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
