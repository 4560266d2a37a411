"""Every sentence passes one place, where another language can take over."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from core.words.pseudo import Pseudo, bracketed, unbracketed_words
from core.words.speaking import said, speak


@said
def greeting(name: str) -> str:
    return f"{name} doesn't block."


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    speak(None)


def test_english_is_spoken_unless_something_else_is() -> None:
    assert greeting("Nicole") == "Nicole doesn't block."


def test_another_language_takes_over_at_once() -> None:
    speak(Pseudo())
    assert greeting("Nicole") == "⟦Nicole⟧ ⟦doesn't⟧ ⟦block⟧."


def test_a_sentence_within_a_sentence_has_brackets_once() -> None:
    assert bracketed("⟦Ox⟧ and Bear") == "⟦Ox⟧ ⟦and⟧ ⟦Bear⟧"


def test_a_rule_is_cited_alike_in_every_language() -> None:
    speak(Pseudo())
    assert greeting("CR 510.1c of July 2024") == "CR 510.1c of July 2024 ⟦doesn't⟧ ⟦block⟧."


def test_words_that_passed_by_are_found() -> None:
    assert unbracketed_words("⟦Ox⟧ attacks, 20 → 17 ⟦life⟧") == ("attacks",)
