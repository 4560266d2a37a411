"""The table of what each event triggers: nothing is missing in it."""

from typing import get_args

from core.abilities.triggers import When
from core.events import Event
from core.rules.triggers.trigger_table import TABLE, TRIGGERS_NOTHING, Watched


def test_of_every_event_it_is_said_what_triggers_on_it_if_anything() -> None:
    assert {*TABLE, *TRIGGERS_NOTHING} == set(get_args(Event))


def test_no_event_both_triggers_something_and_nothing() -> None:
    assert TRIGGERS_NOTHING.isdisjoint(TABLE)


def test_whatever_an_ability_can_watch_for_happens_as_some_event_happens() -> None:
    """CR 603.8: but for a state, which is no event."""
    watched = {row.event for rows in TABLE.values() for row in rows if isinstance(row, Watched)}
    assert {*watched, "state"} == set(get_args(When.model_fields["event"].annotation))
