"""Sentences about the stack: each thing that can be said is said."""

from typing import get_args

import pytest

from core.events.spells_and_abilities import WhyNothing
from core.words.english.stack import nothing_done


@pytest.mark.parametrize("why", get_args(WhyNothing))
def test_each_reason_for_doing_nothing_has_words(why: str) -> None:
    told = nothing_done("Frog's ability", "Frog", why)
    assert told.startswith("Frog's ability does nothing: Frog ")
