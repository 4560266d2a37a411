"""An ability as it stands in a list of `abilities` in a file."""

from __future__ import annotations

from typing import Any

from core.abilities.ability import Ability
from core.abilities.card_texts.card_text import CardText
from core.abilities.keywords import Keyword
from core.data.writing import written
from core.language.phrases import ENGLISH, phrase


def ability_data(ability: Keyword | Ability | CardText) -> Any:  # noqa: ANN401 - any JSON
    """Return what a file says for an ability: a phrase for a keyword or a rule, an object for all else."""
    return written(ability, ENGLISH) if isinstance(ability, CardText) else phrase(ability)
