"""Tables are painted as they were."""

from __future__ import annotations

import sys

import pytest

from tests.gui.drawn.comparing import held_against
from tests.gui.drawn.tables import folders, table_lines

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems draw text otherwise")


@pytest.mark.parametrize("folder", folders())
def test_a_table_is_painted_as_it_was(folder: str, request: pytest.FixtureRequest) -> None:
    assert not held_against(f"table-{folder}", table_lines(folder), request.config)
