"""Effects in words."""

import pytest

from core.abilities.effects.on_entering import CopyOnEntering, EntersEffect
from core.abilities.keywords import Keyword
from core.cards.library import built_in
from core.cards.rendering import rules_text
from core.language.wording import effect_words
from core.terms.counters import PLUS_ONE
from core.terms.values import FrozenMap


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Clone", "You may have this enter as a copy of a creature."),
        ("Essence of the Wild", "Creatures you control enter as a copy of this."),
        (
            "Phyrexian Metamorph",
            "You may have this enter as a copy of an artifact or creature, except it's an artifact in "
            "addition to its other types.",
        ),
        (
            "Permeating Mass",
            "Whenever this deals combat damage to a creature, that one becomes a copy of this.",
        ),
    ],
)
def test_copies(name: str, text: str) -> None:
    assert rules_text(built_in()[name]) == (text,)


def test_counters_are_an_exception_to_copying() -> None:
    copy = CopyOnEntering(counters=FrozenMap({PLUS_ONE: 1}), has=(Keyword.HASTE,))
    told = effect_words(EntersEffect(as_copy=copy))
    assert told.startswith("This enters as a copy of this, except it has haste and it enters with ")
    assert told.endswith(" additional +1/+1 counter.")


def test_another_target() -> None:
    told = "this becomes a copy of another target attacking nonlegendary creature until end of turn."
    assert rules_text(built_in()["Tilonalli's Skinshifter"])[1].endswith(told)
