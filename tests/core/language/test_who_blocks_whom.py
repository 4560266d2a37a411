"""Filters that say whom creatures block or are blocked by; `it` is settled by the whole line."""

from __future__ import annotations

import pytest

from core.abilities.card_texts.stack_abilities import Triggered
from core.abilities.filters import Objects
from core.language.lines import UnreadableError, read_line, write_line
from core.language.speaker import Speaker
from core.terms.values import Value

CREATURE = Speaker("this creature", "enchanted creature")


def opposed(value: object) -> list[tuple[str, bool | None, bool | None]]:
    """Return whom objects in what a line says oppose, and whether they block that or are blocked by it."""
    if isinstance(value, Objects):
        one = value.in_combat_with
        return [] if one is None else [(one, value.is_blocking, value.is_blocked)]
    if isinstance(value, tuple):
        return [found for part in value for found in opposed(part)]
    if isinstance(value, Value):
        return [found for name in value.__struct_fields__ for found in opposed(getattr(value, name))]
    return []


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("{R}: This creature deals 1 damage to target creature blocking it.", ("this", True, None)),
        ("{R}: This creature deals 1 damage to target creature it's blocking.", ("this", None, True)),
        ("When this creature dies, destroy all creatures blocking or blocked by it.", ("this", None, None)),
        ("At end of combat, exile all creatures blocked by this creature.", ("this", None, True)),
        ("Creatures blocking this creature have lifelink.", ("this", True, None)),
        (
            "Prevent all damage that would be dealt to this creature by creatures it's blocking.",
            ("this", None, True),
        ),
        (
            "Whenever enchanted creature becomes blocked, it deals 2 damage to each creature blocking it.",
            ("it", True, None),
        ),
        (
            "Whenever a creature you control becomes blocked, put a +1/+1 counter on it for each creature "
            "blocking it.",
            ("it", True, None),
        ),
        ("Destroy all creatures blocking enchanted creature.", ("bearer", True, None)),
    ],
)
def test_it_is_settled_by_the_line(line: str, what: tuple[str, bool | None, bool | None]) -> None:
    (text,) = read_line(line, CREATURE)
    assert opposed(text) == [what]
    assert write_line(text, CREATURE) == line


@pytest.mark.parametrize(
    "line",
    [
        "Target creature gets +1/+1 until end of turn for each creature blocking it.",
        "Creatures blocking it have flying and enchanted creature has flying.",
        "Whenever this creature blocks a creature, destroy each creature blocking it.",
        "Enchanted creature gets +1/+1 for each creature blocking it.",
    ],
)
def test_where_it_may_be_several_the_line_is_refused(line: str) -> None:
    with pytest.raises(UnreadableError):
        read_line(line, CREATURE)


@pytest.mark.parametrize(
    "line",
    [
        "Whenever a source you control deals damage to an opponent, draw a card.",
        "Whenever a source deals damage to this creature, you gain 1 life.",
        "Whenever a red source an opponent controls deals noncombat damage to you, you gain 1 life.",
    ],
)
def test_a_source_deals_damage(line: str) -> None:
    """CR 120.7."""
    (text,) = read_line(line, CREATURE)
    assert isinstance(text, Triggered)
    assert write_line(text, CREATURE) == line
