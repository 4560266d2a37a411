"""`apply`: of every event it is said what it changes, if anything."""

from typing import get_args

from core.apply.apply import CHANGES, CHANGES_NOTHING
from core.events import Event


def test_of_every_event_it_is_said_what_it_changes_if_anything() -> None:
    assert {*CHANGES, *CHANGES_NOTHING} == set(get_args(Event))


def test_no_event_both_changes_something_and_nothing() -> None:
    assert CHANGES_NOTHING.isdisjoint(CHANGES)
