"""Names of objects, and of what they have several of."""

from __future__ import annotations

import pytest

from core.terms.ids import with_place


@pytest.mark.parametrize(
    ("named", "parts"),
    [
        ("hero", ("hero", "")),
        ("hero/2", ("hero", "2")),
        ("Ward // Tower", ("Ward // Tower", "")),
        ("Ward // Tower/2", ("Ward // Tower", "2")),
        ("/2", ("/2", "")),
    ],
)
def test_a_place_is_a_number_after_the_last_slash(named: str, parts: tuple[str, str]) -> None:
    assert with_place(named) == parts
