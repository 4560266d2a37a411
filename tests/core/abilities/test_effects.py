"""Static abilities as data: what can't be said is refused."""

import pytest
from pydantic import ValidationError

from core.abilities.effects import Grants


@pytest.mark.parametrize("part", ["objects", "for_each"])
def test_power_is_not_compared_in_the_middle_of_the_layers(part: str) -> None:
    parts = {"objects": {"which": "other"}, part: {"power_than_this": "less"}}
    with pytest.raises(ValidationError, match="can't compare power"):
        Grants.model_validate({"kind": "grants", "power": 1, **parts})
