"""Abilities that trigger on spells being cast: which spells, whose, in which order (CR 601.2i)."""

from __future__ import annotations

from typing import Any

import pytest

from core.abilities.filters import StackObjects
from core.abilities.triggers import When
from core.data.faults import DataError
from core.data.reading import read_as
from core.language.lines import UnreadableError, read_line
from core.terms.counters import PLUS_ONE
from tests.support import AMY, NICOLE, creature, permanent, played

YOU = {"players": "you"}
GROWS = [{"kind": "put_counters_now", "on": "this", "counter": "+1/+1"}]
BOLT: dict[str, Any] = {"by": AMY, "cast": "Lightning Bolt", "targets": [NICOLE]}


def growth(script: list[dict[str, Any]], **when: object) -> int:
    """Return how many counters something gets in a script that gets one whenever Amy casts such a spell."""
    cast = {"event": "casts_spell", "which": YOU, **when}
    watcher = creature("monk", "1/1", abilities=[{"kind": "triggered", "when": cast, "does": GROWS}])
    return permanent(played(watcher, script=script), "monk").counters.get(PLUS_ONE, 0)


@pytest.mark.parametrize(
    ("spell", "grown"),
    [
        ({"types": ["instant", "sorcery"]}, 1),
        ({"types": ["sorcery"]}, 0),
        ({"colors": ["R", "W"]}, 1),
        ({"color_count": "monocolored"}, 1),
        ({"color_count": "multicolored"}, 0),
        ({"supertypes": ["legendary"]}, 0),
        ({"subtypes": ["Arcane"]}, 0),
        ({"not_types": ["creature"]}, 1),
        ({"targets": {"players": "opponent"}}, 1),
        ({"targets": {"players": "you"}}, 0),
    ],
)
def test_only_such_a_spell_counts(spell: dict[str, object], grown: int) -> None:
    assert growth([BOLT], spell=spell) == grown


def test_the_second_spell_of_its_kind_counts_among_its_kind_alone() -> None:
    bears: dict[str, Any] = {"by": AMY, "cast": "Grizzly Bears"}
    assert growth([BOLT, bears], spell={"types": ["instant"]}, nth=2) == 0
    assert growth([BOLT, BOLT, BOLT], spell={"types": ["instant"]}, nth=2) == 1


@pytest.mark.parametrize(
    "spell",
    [
        StackObjects(),
        StackObjects(what="either", colors=()),
        StackObjects(controller="opponent"),
    ],
)
def test_what_says_nothing_of_a_spell_is_refused(spell: StackObjects) -> None:
    with pytest.raises(DataError, match="leave out"):
        read_as(When, {"event": "casts_spell", "which": YOU, "spell": spell})


def test_nothing_is_done_with_a_spell_that_is_done_with_permanents() -> None:
    with pytest.raises(UnreadableError, match="what is said of a permanent"):
        read_line("Whenever an opponent casts a spell, destroy that spell.")
