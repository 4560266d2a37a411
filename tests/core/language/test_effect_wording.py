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
        ("Clone", "You may have this creature enter as a copy of any creature on the battlefield."),
        ("Essence of the Wild", "Creatures you control enter as a copy of this creature."),
        (
            "Phyrexian Metamorph",
            "You may have this creature enter as a copy of any artifact or creature on the battlefield, "
            "except it's an artifact in addition to its other types.",
        ),
        (
            "Permeating Mass",
            "Whenever this creature deals combat damage to a creature, that creature becomes a copy of this "
            "creature.",
        ),
    ],
)
def test_copies(name: str, text: str) -> None:
    assert rules_text(built_in()[name]) == (text,)


def test_counters_are_an_exception_to_copying() -> None:
    copy = CopyOnEntering(counters=FrozenMap({PLUS_ONE: 1}), has=(Keyword.HASTE,))
    told = effect_words(EntersEffect(as_copy=copy))
    assert told.startswith("This permanent enters as a copy of this permanent, except it has haste and ")
    assert told.endswith(" it enters with an additional +1/+1 counter on it.")


def test_another_target() -> None:
    told = "it becomes a copy of another target nonlegendary attacking creature until end of turn."
    assert rules_text(built_in()["Tilonalli's Skinshifter"])[1].endswith(told)
