"""The layers in which effects are applied (CR 613.1, 613.4), and what comes after them (CR 613.11)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from core.abilities.ability import abilities_among, rules_among
from core.abilities.effects.grants import Grants
from core.terms.rule_numbers import RuleNumber


class Layer(StrEnum):
    """A layer or sublayer in which this table has effects, in their order; the value is its rule.

    Layer 1 is where an object starts from, layer 2 is settled by who controls what. After the last
    come the rules that effects change: what an object can, can't and must do.
    """

    TYPE = "613.1d"
    COLOR = "613.1e"
    ABILITY = "613.1f"
    DEFINING = "613.4a"
    SETTING = "613.4b"
    CHANGING = "613.4c"
    SWITCHING = "613.4d"
    RULES = "613.11"

    @property
    def rule(self) -> RuleNumber:
        """The rule that describes it."""
        return RuleNumber(self.value)

    @property
    def is_about_size(self) -> bool:
        """Whether it is a part of layer 7."""
        return self in _SIZES


def layers_of(grants: Grants, *, is_own: bool) -> Iterator[Layer]:
    """Yield the layers that an effect has a part in; `is_own`: the object it is on has it by itself."""
    if grants.types or grants.subtypes or grants.loses_type is not None:
        yield Layer.TYPE
    if grants.colors is not None:
        yield Layer.COLOR
    if grants.abilities or abilities_among(grants.gains) or grants.loses or grants.loses_abilities:
        yield Layer.ABILITY
    base = grants.base_power is not None or grants.base_toughness is not None
    if grants.defines and is_own:
        yield Layer.DEFINING
    else:
        if base:
            yield Layer.SETTING
        if grants.power or grants.toughness:
            yield Layer.CHANGING
    if grants.switches:
        yield Layer.SWITCHING
    if rules_among((*grants.gains, *grants.loses)):
        yield Layer.RULES


_SIZES = frozenset({Layer.DEFINING, Layer.SETTING, Layer.CHANGING, Layer.SWITCHING})
