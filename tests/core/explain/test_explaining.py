"""Every event is explained, by a function that is about it."""

from __future__ import annotations

from typing import get_args, get_type_hints

import pytest

from core.events.event import Event
from core.explain.explain import EXPLAINING
from core.explain.explaining import EXPLAINERS
from tests.support import every_event


@pytest.mark.parametrize("event", every_event())
def test_every_event_is_explained_by_a_function_that_is_about_it(event: type[Event]) -> None:
    assert event in EXPLAINERS, f"{event.__name__}: explain it in core/explain, with `@explains`"
    explainer = EXPLAINERS[event]
    _, (_, about), *_ = get_type_hints(explainer).items()
    assert event in (get_args(about) or (about,))
    assert explainer.__module__ in {module.__name__ for module in EXPLAINING}
