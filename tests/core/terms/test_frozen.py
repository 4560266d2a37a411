"""Frozen maps: values like any other."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from core.terms.frozen import FrozenMap

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
    adapter = TypeAdapter(FrozenMap[str, int])
    assert adapter.validate_json(adapter.dump_json(FrozenMap(items))) == items


def test_a_map_cannot_be_changed_in_place() -> None:
    frozen = FrozenMap({"a": 1})
    with pytest.raises(TypeError, match="cannot be changed"):
        frozen["a"] = 2
    with pytest.raises(TypeError, match="cannot be changed"):
        frozen.update(b=2)
    assert frozen == {"a": 1}
