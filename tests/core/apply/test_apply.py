"""`apply`: of every event it is said what it changes, if anything."""

import pytest

from core.apply.apply import CHANGES
from core.events.event import Event
from tests.support import every_event


@pytest.mark.parametrize("event", every_event())
def test_of_every_event_it_is_said_what_it_changes_or_that_it_changes_nothing(event: type[Event]) -> None:
    is_changing = event in CHANGES
    told = f"{event.__name__}: enter it in core/apply, or say `changes_game = False`"
    assert is_changing == event.changes_game, told
