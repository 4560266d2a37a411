"""The table of what each event triggers: nothing is missing in it."""

import pytest

from core.abilities.triggers import When
from core.data.shapes import keys_of, words_of
from core.events.event import Event
from core.rules.triggers.trigger_table import TABLE, Watched
from tests.support import every_event


@pytest.mark.parametrize("event", every_event())
def test_of_every_event_it_is_said_what_triggers_on_it_or_why_nothing_does(event: type[Event]) -> None:
    is_watched = event in TABLE
    told = f"{event.__name__}: enter it in trigger_table.py, or say in `triggers_nothing` why nothing does"
    assert is_watched == (event.triggers_nothing is None), told


def test_whatever_an_ability_can_watch_for_happens_as_some_event_happens() -> None:
    """CR 603.8: but for a state, which is no event; CR 113.6k: what is cast watches from the stack.

    CR 702.29c: what is cycled triggers from where it is then.
    """
    watched = {row.event for rows in TABLE.values() for row in rows if isinstance(row, Watched)}
    assert {*watched, "state", "is_cast", "is_cycled"} == set(words_of(keys_of(When)["event"].shape))
