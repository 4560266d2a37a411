"""What a rule governs of all that can be written here: keywords, and words of files with their sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from string import ascii_lowercase

from core.abilities.card_texts.card_text import CardText
from core.abilities.effects.in_force import Effect
from core.data.shapes import Model, kinds_of
from core.explain.rule_index import rule_index
from core.files.descriptions import summary_of
from core.files.example_sentences import sentence_for
from core.files.vocabulary import example_of, models_within
from core.language.phrases import known_phrases
from core.terms.rule_numbers import RuleNumber
from core.terms.values import Value

_RULE = re.compile(r"\b[1-9]\d\d(?:\.[1-9]\d*[a-z]?)?\b")
_NAMED = ("701", "702")
"""The sections whose rules are each about one keyword, with its name at the beginning."""


class Governed(Value):
    """A word of files that a rule governs.

    Attributes:
        kind: what a file calls it.
        told: a sentence that is read as it; what it is, if no sentence is.
        is_sentence: whether it is such a sentence.
    """

    kind: str
    told: str
    is_sentence: bool


def keywords_of(rule: RuleNumber) -> tuple[str, ...]:
    """Return the keywords that a rule, or the one it is a part of, is about: `toxic 1` for 702.164."""
    return _keywords_by_rule().get(RuleNumber(rule.rstrip(ascii_lowercase)), ())


def words_of(rule: RuleNumber) -> tuple[Governed, ...]:
    """Return the words of files that a rule, one of its parts or a section governs, as they cite it."""
    return tuple(_governed(model) for model in _models_by_rule().get(rule, ()))


@cache
def _keywords_by_rule() -> dict[RuleNumber, tuple[str, ...]]:
    """Return the keywords by the rules that begin with their names."""
    found: dict[RuleNumber, tuple[str, ...]] = {}
    for rule, text in rule_index().items():
        above = RuleNumber(rule.rstrip(ascii_lowercase))
        if above.partition(".")[0] in _NAMED:
            name = _first_word(text)
            called = (one for one in known_phrases() if _first_word(one) == name)
            found[above] = tuple(dict.fromkeys((*found.get(above, ()), *called)))
    return found


def _first_word(text: str) -> str:
    """Return what a keyword is known by; the walks are all one (CR 702.14), and `for` alone is none."""
    word = re.split(r"(?<!^for)[^a-z']", text.casefold(), maxsplit=1)[0]
    return "landwalk" if word.endswith("walk") else word


@cache
def _models_by_rule() -> dict[RuleNumber, tuple[Model, ...]]:
    """Return, for each rule and section, the models whose summaries cite it or a part of it."""
    found: dict[RuleNumber, tuple[Model, ...]] = {}
    for model in models_within(CardText, Effect):
        if kinds_of(model):
            for rule in dict.fromkeys(_cited(model)):
                found[rule] = (*found.get(rule, ()), model)
    return found


def _cited(model: Model) -> Iterator[RuleNumber]:
    for number in _RULE.findall(summary_of(model).partition("(CR ")[2]):
        yield RuleNumber(number)
        above = number.rstrip(ascii_lowercase)
        yield RuleNumber(above)
        yield RuleNumber(above.partition(".")[0])


@cache
def _governed(model: Model) -> Governed:
    sentence = sentence_for(example_of(model))
    told = sentence or summary_of(model)
    return Governed(kind=kinds_of(model)[0], told=told, is_sentence=bool(sentence))
