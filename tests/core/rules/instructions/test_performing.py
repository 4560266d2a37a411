"""Every instruction is performed by one module."""

from __future__ import annotations

from typing import get_args

from core.abilities.instructions.one_shot import OneShot
from core.rules.instructions.performing import PERFORMERS


def test_every_instruction_is_performed() -> None:
    assert set(get_args(OneShot)) - set(PERFORMERS) == set(), "perform it in core/rules/instructions"
    assert set(PERFORMERS) == set(get_args(OneShot))
