"""What answers are called where one of several things is chosen."""

import pytest

from core.abilities.keywords import Keyword
from core.explain.choices.purposes import option_words
from core.model.waiting_effects import EffectId
from core.rules.choices.picking import EffectRef
from core.rules.choices.purposes import ChosenAbility
from core.terms.called import Called


@pytest.mark.parametrize(("number", "words"), [("1", "Vigilance"), ("2", "First strike")])
def test_an_ability_that_is_gained_is_called_by_its_name(number: str, words: str) -> None:
    """CR 608.2d."""
    which = ChosenAbility(abilities=(Keyword.VIGILANCE, Keyword.FIRST_STRIKE), name=Called("Bear"))
    option = EffectRef(id=EffectId(number), name=Called("Bear"))
    assert option_words(which, option) == words
