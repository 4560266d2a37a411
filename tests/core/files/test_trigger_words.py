"""The vocabulary says what `it` and `that_much` are for each trigger event, as the rules find them."""

from __future__ import annotations

import ast
import inspect
from collections import defaultdict

import pytest

from core.abilities.triggers import AMOUNT_OF, OF_THE_OTHER
from core.files.trigger_words import NO_SUBJECT, explained, sort_of_it, trigger_events
from core.rules.triggers import finding
from core.rules.triggers.trigger_table import TABLE, Watched

FUNCTIONS = {
    node.name: node
    for node in ast.parse(inspect.getsource(finding)).body
    if isinstance(node, ast.FunctionDef)
}


def occurrences(name: str) -> list[ast.Call]:
    """Return the occurrences that a function of the rules makes, or one that it calls."""
    calls = [one for one in ast.walk(FUNCTIONS[name]) if isinstance(one, ast.Call)]
    names = [(call, call.func.id) for call in calls if isinstance(call.func, ast.Name)]
    inner = [found for _, called in names if called in FUNCTIONS for found in occurrences(called)]
    return [call for call, called in names if called == "Occurrence"] + inner


def occurring() -> dict[str, list[ast.Call]]:
    """Return what the rules tell of each event that is watched for."""
    found: defaultdict[str, list[ast.Call]] = defaultdict(list)
    for row in (row for rows in TABLE.values() for row in rows if isinstance(row, Watched)):
        found[row.event] += occurrences(row.find.__name__)
    return found


EVENTS = occurring()


@pytest.mark.parametrize("event", sorted(EVENTS))
def test_that_much_is_explained_where_the_rules_tell_an_amount(event: str) -> None:
    has_amount = any(word.arg == "amount" for call in EVENTS[event] for word in call.keywords)
    assert has_amount is (event in AMOUNT_OF)
    assert has_amount is ("that_much" in explained(event))


@pytest.mark.parametrize("event", sorted(event for event in EVENTS if EVENTS[event]))
def test_it_is_another_where_the_rules_tell_another(event: str) -> None:
    same = {
        ast.dump(call.args[0]) == ast.dump(word.value)
        for call in EVENTS[event]
        for word in call.keywords
        if word.arg == "it"
    }
    is_another = event in OF_THE_OTHER or sort_of_it(event) == "on_stack"
    assert same == {not is_another}


@pytest.mark.parametrize("event", trigger_events())
def test_every_event_is_explained(event: str) -> None:
    told = explained(event)
    assert "`it`" in told
    assert ("`it` is nothing" in told) is (event in NO_SUBJECT)
