"""A board as the text of another program's file."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from core.model.cards import Card
from core.other_programs.argentum.writing import argentum_text
from core.other_programs.forge.writing import forge_text
from core.other_programs.lost_in_writing import Written
from core.scenario.format import Scenario
from core.scenario.known_cards import known_cards


class Target(StrEnum):
    """A program for which boards are written."""

    FORGE = "forge"
    ARGENTUM = "argentum"

    @property
    def suffix(self) -> str:
        """The ending of its files."""
        return ".pzl" if self is Target.FORGE else ".json"


def exported(
    scenario: Scenario, library: Mapping[str, Card], target: Target, *, by_name: bool = False
) -> Written:
    """Return a scenario as a program reads it, and what that can't hold.

    `by_name`: for Forge, cards that the library doesn't have are written by their names, not as tokens.
    """
    cards = known_cards(scenario, library)
    match target:
        case Target.FORGE:
            return forge_text(scenario, cards, by_name=by_name)
        case Target.ARGENTUM:
            return argentum_text(scenario, cards)
