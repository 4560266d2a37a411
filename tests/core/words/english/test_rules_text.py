"""Rules text about a game that is under way has names for "you" and the opponent."""

import pytest

from core.words.english.rules_text import bound


@pytest.mark.parametrize(
    ("words", "opponent", "told"),
    [
        ("a source an opponent controls", "Nicole", "a source Nicole controls"),
        ("a source an opponent controls", "", "a source an opponent of Amy controls"),
        ("you or a permanent you control", "Nicole", "Amy or a permanent Amy controls"),
        ("You gain 2 life", "Nicole", "Amy gains 2 life"),
        ("your creatures", "Nicole", "Amy's creatures"),
    ],
)
def test_you_and_the_opponent_have_their_names(words: str, opponent: str, told: str) -> None:
    assert str(bound(words, "Amy", opponent)) == told
