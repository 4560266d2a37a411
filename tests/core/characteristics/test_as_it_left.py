"""A source that has left is what it was as it left, in combat and with what it bore (CR 113.7a, 608.2h)."""

from __future__ import annotations

from typing import Any

import pytest

from core.play.playthrough import Playthrough
from tests.support import AMY, NICOLE, creature, life, played

REVENGE = "When this creature dies, it deals 3 damage to each opponent."
BY = {
    "attacking": {"is_attacking": True},
    "not attacking": {"is_attacking": False},
    "blocking": {"is_blocking": True},
    "not blocking": {"is_blocking": False},
    "blocked": {"is_blocked": True},
    "unblocked": {"is_blocked": False},
    "attacking or blocking": {"is_fighting": True},
    "attacking you": {"attacks": "you"},
    "attacking alone": {"attacks_alone": True},
    "enchanted": {"is_enchanted": True},
    "not enchanted": {"is_enchanted": False},
    "equipped": {"is_equipped": True},
    "modified": {"is_modified": True},
    "unmodified": {"is_modified": False},
    "tapped": {"is_tapped": True},
}


def fog(kind: str, of: str) -> dict[str, Any]:
    """Return an effect that prevents all damage that sources of a kind would deal."""
    effect = {"kind": "damage", "source": BY[kind], "change": {"kind": "prevent"}, "combat": False}
    return {"name": "Fog", "controller": of, "effect": effect}


def dying_attacker(kind: str, *others: dict[str, Any], **fields: Any) -> Playthrough:
    """Return how Imp attacks, is blocked, dies and would deal damage to Nicole."""
    attack = {"attack": {"imp": NICOLE, **{other["id"]: NICOLE for other in others if "attacks" in other}}}
    return played(
        creature("imp", "1/1", text=REVENGE, **fields),
        creature("wall", "2/4", by=NICOLE),
        *({key: value for key, value in other.items() if key != "attacks"} for other in others),
        script=[attack, {"block": {"wall": "imp"}}],
        effects=[fog(kind, NICOLE)],
    )


@pytest.mark.parametrize(
    ("kind", "prevented"),
    [
        ("attacking", True),
        ("not attacking", False),
        ("blocking", False),
        ("not blocking", True),
        ("blocked", True),
        ("unblocked", False),
        ("attacking or blocking", True),
        ("attacking you", True),
        ("attacking alone", True),
        ("enchanted", False),
        ("not enchanted", True),
        ("equipped", False),
        ("unmodified", True),
        ("tapped", True),
    ],
)
def test_what_died_attacking_was_an_attacking_creature(kind: str, prevented: bool) -> None:
    assert life(dying_attacker(kind)) == (20 if prevented else 17)


def test_it_did_not_attack_alone_if_another_attacked() -> None:
    ox = {**creature("ox", "0/1"), "attacks": True}
    assert life(dying_attacker("attacking alone", ox)) == 17


@pytest.mark.parametrize(
    ("kind", "prevented"), [("blocking", True), ("attacking", False), ("blocked", False)]
)
def test_what_died_blocking_was_a_blocking_creature(kind: str, prevented: bool) -> None:
    playthrough = played(
        creature("ox", "3/3"),
        creature("imp", "1/1", by=NICOLE, text=REVENGE),
        script=[{"attack": {"ox": NICOLE}}, {"block": {"imp": "ox"}}],
        effects=[fog(kind, AMY)],
    )
    assert life(playthrough, AMY) == (20 if prevented else 17)


@pytest.mark.parametrize(
    ("subtype", "controller", "kinds"),
    [
        ("Aura", AMY, {"enchanted", "modified"}),
        ("Aura", NICOLE, {"enchanted", "unmodified"}),
        ("Equipment", NICOLE, {"equipped", "modified", "not enchanted"}),
    ],
)
def test_it_was_enchanted_equipped_and_modified(subtype: str, controller: str, kinds: set[str]) -> None:
    """CR 700.9: an Aura of another player modifies nothing."""
    borne = {
        "id": "thing",
        "name": "Thing",
        "types": ["enchantment" if subtype == "Aura" else "artifact"],
        "subtypes": [subtype],
        "controller": controller,
        "attached_to": "imp",
        **({"keywords": ["enchant creature"]} if subtype == "Aura" else {}),
    }
    for kind in ("enchanted", "not enchanted", "equipped", "modified", "unmodified"):
        assert life(dying_attacker(kind, borne)) == (20 if kind in kinds else 17), kind


def test_it_still_attacked_whom_it_attacked_after_combat_has_moved_on() -> None:
    """It is sacrificed by hand while its ability of attacking waits on the stack."""
    ability = "Whenever this creature attacks, it deals 3 damage to each opponent."
    playthrough = played(
        creature("imp", "1/1", text=ability),
        script=[{"attack": {"imp": NICOLE}}, {"edit": {"object": "imp", "move": "exile"}}],
        effects=[fog("attacking you", NICOLE)],
    )
    assert life(playthrough) == 20
