"""Keywords that stand for other abilities: all can be written, and those that trigger have a rule."""

from __future__ import annotations

from typing import get_args

from core.abilities.card_texts.keyword_meanings import expanded
from core.abilities.card_texts.stack_abilities import Triggered
from core.abilities.keyword_abilities import Shorthand
from core.abilities.keywords import RULE_OF, ShorthandWord
from core.language.phrases import known_phrases, parse


def shorthands() -> dict[str, Shorthand]:
    """Return an ability for each word, as a palette offers it."""
    offered = map(parse, known_phrases())
    return {one.word: one for one in offered if isinstance(one, Shorthand)}


def test_every_keyword_is_offered() -> None:
    assert shorthands().keys() == set(get_args(ShorthandWord))


def test_those_that_trigger_have_the_rule_that_says_so() -> None:
    triggering = {
        word
        for word, ability in shorthands().items()
        if any(isinstance(one, Triggered) for one in expanded((ability,)))
    }
    assert triggering == RULE_OF.keys()
