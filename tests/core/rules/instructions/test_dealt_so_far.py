"""How much damage, and how much excess damage, is dealt this way (CR 608.2h, 120.10)."""

from __future__ import annotations

import pytest

from tests.support import AMY, NICOLE, creature, life, played

GAIN = "You gain life equal to the damage dealt this way."
GAIN_EXCESS = "You gain life equal to the amount of excess damage dealt this way."


def gained(text: str, *targets: str) -> int:
    """Return how much life Amy gains by such an ability, beside Nicole's 2/4 with 1 damage and her 1/1."""
    imp = creature("imp", "3/3", text=f"{{T}}: {text}")
    others = (creature("ox", "2/4", by=NICOLE, damage=1), creature("elf", "1/1", by=NICOLE))
    script = [{"by": AMY, "activate": {"object": "imp"}, "targets": list(targets)}]
    return life(played(imp, *others, script=script), AMY) - 20


@pytest.mark.parametrize(
    ("text", "targets", "amount"),
    [
        (f"This creature deals 5 damage to target creature. {GAIN}", ["ox"], 5),
        (f"This creature deals 5 damage to target creature. {GAIN_EXCESS}", ["ox"], 2),
        (f"This creature deals 3 damage to target creature. {GAIN_EXCESS}", ["ox"], 0),
        (f"This creature deals 2 damage to target creature. {GAIN_EXCESS}", ["elf"], 1),
        (f"This creature deals 2 damage to any target. {GAIN}", [NICOLE], 2),
        (f"This creature deals 1 damage to each other creature. {GAIN}", [], 2),
    ],
)
def test_all_that_the_instructions_before_have_dealt_counts(
    text: str, targets: list[str], amount: int
) -> None:
    assert gained(text, *targets) == amount


def test_damage_that_was_prevented_was_not_dealt() -> None:
    """CR 615.1a: of 5 damage 3 is prevented."""
    text = f"Prevent the next 3 damage that would be dealt to target creature this turn. {GAIN}"
    dealt = "Prevent the next 3 damage that would be dealt to target creature this turn. "
    assert gained(f"{dealt}This creature deals 5 damage to that creature. {GAIN}", "ox") == 2
    assert gained(text, "ox") == 0


def test_damage_of_another_spell_does_not_count() -> None:
    twice = creature("imp", "3/3", text=f"{{0}}: This creature deals 1 damage to target creature. {GAIN}")
    act = {"by": AMY, "activate": {"object": "imp"}, "targets": ["ox"]}
    playthrough = played(twice, creature("ox", "2/4", by=NICOLE), script=[act, act, {"resolve": "all"}])
    assert life(playthrough, AMY) == 22
