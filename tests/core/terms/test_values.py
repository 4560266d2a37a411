"""Values cannot be changed, and a changed copy is made of fields that exist."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.data.reading import read
from core.data.writing import whole, written
from core.events.damage import Damage
from core.events.flow import CombatEnded
from core.terms.ids import ObjectId
from core.terms.values import FrozenMap, replace

maps = st.dictionaries(st.text(max_size=4), st.integers())


@given(maps, maps)
def test_changes_make_a_new_map_and_leave_the_old_one(old: dict[str, int], changes: dict[str, int]) -> None:
    before = FrozenMap(old)
    after = before.with_(changes)
    assert before == old
    assert after == {**old, **changes}


@given(maps)
def test_equal_maps_have_equal_hashes_whatever_their_order(items: dict[str, int]) -> None:
    backwards = FrozenMap(reversed(items.items()))
    assert FrozenMap(items) == backwards
    assert hash(FrozenMap(items)) == hash(backwards)


@given(maps)
def test_a_map_survives_json(items: dict[str, int]) -> None:
    assert read(FrozenMap[str, int], json.loads(json.dumps(written(FrozenMap(items))))) == items


def test_a_map_cannot_be_changed_in_place() -> None:
    frozen = FrozenMap({"a": 1})
    with pytest.raises(TypeError, match="cannot be changed"):
        frozen["a"] = 2
    with pytest.raises(TypeError, match="cannot be changed"):
        frozen.update(b=2)
    assert frozen == {"a": 1}


def test_a_changed_copy_leaves_the_value_as_it_was() -> None:
    damage = Damage(source=ObjectId("bear"), recipient=ObjectId("ox"), amount=2)
    assert replace(damage, amount=5) == Damage(source=ObjectId("bear"), recipient=ObjectId("ox"), amount=5)
    assert damage.amount == 2


def test_a_field_that_is_not_there_cannot_be_replaced() -> None:
    damage = Damage(source=ObjectId("bear"), recipient=ObjectId("ox"), amount=2)
    with pytest.raises(TypeError, match="amout"):
        replace(damage, amout=5)  # type: ignore[call-arg]


@pytest.mark.parametrize("amount", [0, -7])
def test_no_damage_is_no_value(amount: int) -> None:
    """CR 120.8."""
    damage = Damage(source=ObjectId("bear"), recipient=ObjectId("ox"), amount=2)
    with pytest.raises(ValueError, match=r"120\.8"):
        replace(damage, amount=amount)


def test_plain_data_tells_what_kind_of_value_it_is() -> None:
    assert whole(CombatEnded()) == {"kind": "combat_ended", "rule": "511.3"}
