"""What holds for all tests."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from hypothesis import settings

# how long an example takes depends on what else the machine does; the bench measures
settings.register_profile("no deadline", deadline=None)
settings.load_profile("no deadline")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let what is painted be written down anew."""
    parser.addoption("--redraw", action="store_true", help="write down what tests/gui/drawn paints")


@pytest.fixture(scope="module", autouse=True)
def _what_was_read_stays() -> Iterator[None]:
    """Have the garbage collector pass over what the modules before have read and kept.

    Else each full collection looks at a gigabyte of cards and boards again, and takes a second.
    """
    yield
    gc.collect()
    gc.freeze()
