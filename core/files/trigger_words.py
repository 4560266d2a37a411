"""What instructions may call those that a trigger event is about, from the tables that the rules go by."""

from __future__ import annotations

from typing import get_args

from core.abilities.card_texts.meaningless import known_of_triggers
from core.abilities.filters import Objects, Recipients
from core.abilities.triggers import AMOUNT_OF, FIELDS_OF, OF_EITHER, OF_PLAYERS, OF_THE_OTHER, When
from core.data.shapes import fields_of
from core.terms.steps import Step
from core.words.english import trigger_events as words

NO_SUBJECT = frozenset({"state"})
"""Events that are about nobody (CR 603.8)."""


def trigger_events() -> tuple[str, ...]:
    """Return the events that abilities trigger on, as files name them."""
    return get_args(next(field.shape for field in fields_of(When) if field.name == "event"))


def explained(event: str) -> str:
    """Return what an event is, and what `it`, `that_player` and `that_much` are where it is the trigger."""
    parts = [words.happens(event), words.it_is(sort_of_it(event))]
    if event in AMOUNT_OF:
        parts.append(words.that_much_is(AMOUNT_OF[event]))
    if names := sorted(FIELDS_OF[event]):
        parts.append(words.fields(", ".join(f"`{name}`" for name in names)))
    return "; ".join(parts)


def sort_of_it(event: str) -> str:
    """Return what `it` is for an event: a player, something on the stack, `which` or the other one."""
    if event in NO_SUBJECT:
        return "nothing"
    if event in OF_THE_OTHER:
        return "damaged" if event == "deals_damage" else "other"
    if event in OF_EITHER - {"becomes_target"}:
        return "either"
    if event == "time_changes":
        return "player"
    about = known_of_triggers((_example(event),), ()).it
    return "object" if about == "anything" or about is None else about


def _example(event: str) -> When:
    """Return the plainest trigger on an event."""
    of_players = event in OF_PLAYERS or event == "step_begins"
    which = Recipients(players="any") if of_players else Recipients(objects=Objects(which="this"))
    step = Step.UPKEEP if event == "step_begins" else None
    return When(event=event, which=which, step=step, chapters=(1,) if event == "reaches_chapter" else ())  # type: ignore[arg-type]  # one of its events
