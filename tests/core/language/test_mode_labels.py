"""Modes as answers: a short label that tells them apart, and the sentence behind it."""

from __future__ import annotations

import pytest

from core.abilities.card_texts.stack_abilities import Spell
from core.language.lines import read_line
from core.language.mode_labels import ModeWords, mode_words
from core.language.speaker import Speaker


def said(*modes: str) -> tuple[ModeWords, ...]:
    lines = "".join(f"\n\N{BULLET} {one}" for one in modes)
    (spell,) = read_line(f"Choose one \N{EM DASH}{lines}", Speaker("Quick Wit", names=("Quick Wit",)))
    assert isinstance(spell, Spell)
    return mode_words(spell.modes, "Quick Wit")


@pytest.mark.parametrize(
    ("sentence", "label"),
    [
        ("Quick Wit deals 3 damage to target creature.", "3 damage"),
        ("Destroy target artifact.", "Destroy an artifact"),
        ("Target creature gains double strike until end of turn.", "Double strike"),
        ("Creatures you control get +2/+2 and gain vigilance until end of turn.", "+2/+2 and vigilance"),
        ("Creatures without flying can't block this turn.", "Can't block"),
        ("You gain 4 life.", "Gain 4 life"),
        ("Return target creature to its owner's hand.", "Return a creature to hand"),
        ("Create two 1/1 white Soldier creature tokens.", "Create two 1/1 Soldier tokens"),
        ("Prevent the next 5 damage that would be dealt to any target this turn.", "Prevent 5 damage"),
        ("Destroy target creature with power 4 or greater.", "Destroy a creature \N{HORIZONTAL ELLIPSIS}"),
        ("Target creature you control fights target creature you don't control.", "Fight a creature"),
        ("Quick Wit deals 2 damage to any target. You gain 2 life.", "2 damage, gain 2 life"),
        (
            "Quick Wit deals 2 damage to target Elf. If that creature would die this turn, exile it instead.",
            "2 damage",
        ),
        ("Wild Guess \N{EM DASH} Destroy target land.", "Wild Guess"),
    ],
)
def test_a_mode_is_called_by_what_it_does(sentence: str, label: str) -> None:
    words, _ = said(sentence, "Counter target spell.")
    assert words.label.startswith(label)
    assert len(words.label) <= 35


def test_the_sentence_is_whole() -> None:
    words, _ = said("Destroy target creature with power 4 or greater.", "Counter target spell.")
    assert words.sentence == "Destroy target creature with power 4 or greater"


def test_modes_that_would_be_called_the_same_are_told_apart() -> None:
    one, other = said(
        "Quick Wit deals 3 damage to target creature.", "Quick Wit deals 3 damage to target player."
    )
    assert (one.label, other.label) == ("3 damage to a creature", "3 damage to a player")
