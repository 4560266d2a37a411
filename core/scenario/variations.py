"""Lines of play: the main line of a scenario, and the variations that leave it, as chess studies keep them.

A line is named by its way from the main line: `()` is the main line, `(1,)` its second variation, `(1, 0)`
the first that leaves that one. Each function returns another scenario; no line loses what it says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from core.data.references import defined_in, without
from core.files import limits
from core.scenario.changes import changed
from core.scenario.entries import EntrySpec
from core.scenario.format import Scenario, VariationSpec
from core.scenario.notes import Notes, reanchored
from core.terms.values import replace

Line = tuple[int, ...]
MAIN: Line = ()
Script = tuple[EntrySpec, ...]

SET_UP = ("era", "options", "start", "until", "active", "time", "players", "cards", "battlefield", "effects")
"""The fields of a scenario that say how play begins; a variation may say them otherwise."""
_OF_LINE = (*SET_UP, "script", "expect", "notes")

S = TypeVar("S", Scenario, VariationSpec)


def lines(scenario: Scenario) -> Iterator[Line]:
    """Yield every line: the main line, then each variation before those that leave it."""
    yield MAIN
    yield from _below(MAIN, scenario.variations)


def variation_at(scenario: Scenario, line: Line) -> VariationSpec:
    """Return the variation that a line is; the main line is none.

    Raises:
        IndexError: there is no such line.
    """
    first, *rest = line
    found = scenario.variations[first]
    for place in rest:
        found = found.variations[place]
    return found


def line_scenario(scenario: Scenario, line: Line) -> Scenario:
    """Return the scenario that a line plays, whole and without variations.

    What asks and teaches is about the main line alone.

    Raises:
        IndexError: there is no such line.
    """
    here = replace(scenario, variations=()) if scenario.variations else scenario
    within = scenario.variations
    for place in line:
        one = within[place]
        own = {name: getattr(one, name) for name in SET_UP if getattr(one, name) is not None}
        if one.time == "neither":
            own["time"] = None
        script = (*here.script[: one.after], *one.script)
        above, notes = here, one.notes
        here = replace(here, script=script, expect=one.expect, question=None, lesson="", **own)
        if above.notes:
            notes = (*_about(here, above, _shared(above.notes, one.after)), *notes)
        here = replace(here, notes=notes)
        within = one.variations
    return here


def leaves_at(scenario: Scenario, line: Line) -> int:
    """Return how many entries a variation's script has in common with the line it leaves."""
    return variation_at(scenario, line).after


def with_line(scenario: Scenario, line: Line, wanted: Scenario) -> Scenario:
    """Return the scenario in which a line plays what is wanted; all others play what they played before.

    A change of the board goes on to the lines that leave it later and say nothing else about it.
    """
    was = line_scenario(scenario, line)
    if [one.at for one in wanted.notes] == [one.at for one in was.notes]:
        wanted = replace(wanted, notes=reanchored(wanted.notes, was.script, wanted.script))
    if not scenario.variations:
        return wanted
    about_file = {
        name: getattr(wanted, name)
        for name in Scenario.__struct_fields__
        if name not in _OF_LINE and name != "variations" and getattr(wanted, name) != getattr(was, name)
    }
    if not line:
        kept = tuple(_rebased(one, was, wanted.script) for one in scenario.variations)
        own = {name: getattr(wanted, name) for name in _OF_LINE}
        return changed(scenario, variations=kept, **own, **about_file)
    parent = line_scenario(scenario, line[:-1])
    one = variation_at(scenario, line)
    after = min(one.after, common_entries(wanted.script, parent.script))
    own = own_board(wanted, was)
    notes = _own_notes(one, was.notes, wanted.notes, after)
    changed_one = replace(
        one,
        after=after,
        script=wanted.script[after:],
        expect=wanted.expect,
        notes=notes,
        variations=tuple(_rebased(child, was, wanted.script) for child in one.variations),
        **own,
    )
    found = with_variation(scenario, line, changed_one)
    return changed(found, **about_file)


def branched(scenario: Scenario, line: Line, wanted: Scenario, name: str) -> tuple[Scenario, Line]:
    """Return the scenario with one more line, and which it is: `wanted`, which leaves a line somewhere.

    If a line plays this already, it is that one. What leaves a variation before it has begun leaves the
    line that the variation left.
    """
    known = next((one for one in lines(scenario) if _plays_same(line_scenario(scenario, one), wanted)), None)
    if known is not None:
        return scenario, known
    left = line_scenario(scenario, line)
    due = _shared(left.notes, common_entries(wanted.script, left.script))
    line = line[: limits.LINES_DEEP - 1]
    after = common_entries(wanted.script, line_scenario(scenario, line).script)
    while line and after < variation_at(scenario, line).after and not has_own_board(scenario, line):
        line = line[:-1]
    one = _leaving(line_scenario(scenario, line), replace(wanted, notes=due), name)
    one = replace(one, notes=_about(wanted, left, one.notes))
    found = _put_below(scenario, line, (*_owner(scenario, line).variations, one))
    return found, (*line, len(_owner(scenario, line).variations))


def renamed(scenario: Scenario, line: Line, name: str) -> Scenario:
    """Return the scenario in which a variation has another name."""
    return with_variation(scenario, line, replace(variation_at(scenario, line), name=name))


def without_line(scenario: Scenario, line: Line) -> Scenario:
    """Return the scenario without a variation and those that leave it."""
    owner = _owner(scenario, line[:-1])
    left = (one for place, one in enumerate(owner.variations) if place != line[-1])
    return _put_below(scenario, line[:-1], tuple(left))


def promoted(scenario: Scenario, line: Line, name: str) -> Scenario:
    """Return the scenario in which a variation is what it left, and the rest of that one a variation.

    `name` is for what is a variation now. What left the old line later leaves it still. What was asked and
    taught about the old main line is left out, for it speaks of another course of play.
    """
    above = line[:-1]
    owner = _owner(scenario, above)
    one = variation_at(scenario, line)
    old, new = line_scenario(scenario, above), line_scenario(scenario, line)
    others = [child for place, child in enumerate(owner.variations) if place != line[-1]]
    is_other_board = has_own_board(scenario, line)
    stay = [child for child in others if child.after <= one.after and not is_other_board]
    go = [child for child in others if child not in stay]
    demoted = VariationSpec(
        name=name,
        after=one.after,
        script=old.script[one.after :],
        expect=old.expect,
        notes=tuple(note for note in old.notes if note.at.after > one.after),
        variations=tuple(go),
        **own_board(old, new),
    )
    inside = (*stay[: line[-1]], demoted, *stay[line[-1] :], *one.variations)
    if above:
        here = _leaving(line_scenario(scenario, above[:-1]), new, "")
        name_above = variation_at(scenario, above).name
        here = replace(here, name=name_above, expect=one.expect, variations=inside)
        return _no_deeper(with_variation(scenario, above, here))
    fields = {field: getattr(new, field) for field in _OF_LINE}
    return _no_deeper(changed(scenario, variations=inside, question=None, lesson="", **fields))


def has_own_board(scenario: Scenario, line: Line) -> bool:
    """Whether a variation begins with another board than the line it leaves."""
    one = variation_at(scenario, line)
    return any(getattr(one, field) is not None for field in SET_UP)


def own_board(wanted: Scenario, shared: Scenario) -> dict[str, Any]:
    """Return the fields of the board that a variation has of its own, to have the wanted one.

    `shared` is the board of the line that it leaves, which has all that the variation leaves out.
    """
    own = {name: getattr(wanted, name) for name in SET_UP if getattr(wanted, name) != getattr(shared, name)}
    return {name: _SAID.get(name, _as_is)(value, wanted) for name, value in own.items()}


def _as_is(value: object, _: Scenario) -> object:
    return value


_SAID: dict[str, Callable[[Any, Scenario], object]] = {
    "active": lambda active, wanted: active or wanted.players[0].id,
    "time": lambda time, _: time or "neither",
}
"""How a variation says what a scenario says by leaving a field out."""


def with_variation(scenario: Scenario, line: Line, one: VariationSpec) -> Scenario:
    """Return the scenario with another variation in the place of a line."""
    above = line[:-1]
    owner = _owner(scenario, above)
    place = line[-1]
    some = (*owner.variations[:place], one, *owner.variations[place + 1 :])
    return _put_below(scenario, above, some)


def common_entries(script: Script, other: Script) -> int:
    """Return how many entries two scripts begin with alike."""
    pairs = zip(script, other, strict=False)
    return next((n for n, (one, two) in enumerate(pairs) if one != two), min(len(script), len(other)))


def _below(line: Line, variations: tuple[VariationSpec, ...]) -> Iterator[Line]:
    for place, one in enumerate(variations):
        yield (*line, place)
        yield from _below((*line, place), one.variations)


def _owner(scenario: Scenario, line: Line) -> Scenario | VariationSpec:
    """Return what has the variations that leave a line."""
    return variation_at(scenario, line) if line else scenario


def _leaving(here: Scenario, wanted: Scenario, name: str) -> VariationSpec:
    """Return the variation of a line that plays and tells what is wanted."""
    after = common_entries(wanted.script, here.script)
    shared = _shared(here.notes, after)
    notes = tuple(note for note in wanted.notes if note not in shared)
    name = name[: limits.NAME_LENGTH]
    return VariationSpec(
        name=name, after=after, script=wanted.script[after:], notes=notes, **own_board(wanted, here)
    )


def _no_deeper(scenario: Scenario) -> Scenario:
    """Return the scenario with lines that leave too many others in turn leaving one of these earlier."""
    while (deep := next((one for one in lines(scenario) if len(one) > limits.LINES_DEEP), None)) is not None:
        one, wanted = variation_at(scenario, deep), line_scenario(scenario, deep)
        above = deep[:-2]
        moved = _leaving(line_scenario(scenario, above), wanted, one.name or "")
        moved = replace(moved, name=one.name, expect=one.expect, variations=one.variations)
        scenario = without_line(scenario, deep)
        scenario = _put_below(scenario, above, (*_owner(scenario, above).variations, moved))
    return scenario


def _rebased(one: VariationSpec, was: Scenario, now: Script) -> VariationSpec:
    """Return a variation that plays and tells what it did, though the line it leaves has another script."""
    kept = min(one.after, common_entries(was.script, now))
    if kept == one.after:
        return one
    board = {
        name: getattr(one, name) for name in ("players", "battlefield") if getattr(one, name) is not None
    }
    moved = tuple(note for note in _shared(was.notes, one.after) if note.at.after > kept)
    notes = _about(replace(was, **board), was, moved)
    script = (*was.script[kept : one.after], *one.script)
    return replace(one, after=kept, script=script, notes=(*notes, *one.notes))


def _shared(notes: Notes, after: int) -> Notes:
    """Return the notes of a line that one has as well that leaves it after so many entries."""
    return tuple(note for note in notes if note.at.after <= after)


def _own_notes(one: VariationSpec, was: Notes, wanted: Notes, after: int) -> Notes:
    """Return what a variation says itself, to say all that is wanted where it leaves after so many entries.

    `was` is what it said before: first what it shares with the line it leaves, which stays there.
    """
    shared = len(was) - len(one.notes)
    if len(wanted) != len(was):
        return tuple(note for note in wanted if note not in was[:shared])
    before = zip(wanted[:shared], was[:shared], strict=True)
    return (*(now for now, then in before if then.at.after > after), *wanted[shared:])


def _about(here: Scenario, above: Scenario, notes: Notes) -> Notes:
    """Return the notes of a line above without marks on what is there, but not here."""
    if here.players is above.players and here.battlefield is above.battlefield:
        return notes
    things, others = (
        {thing for spec in (*board.players, *board.battlefield) for thing in defined_in(spec)}
        for board in (here, above)
    )
    gone = others - things
    left = (without(note, gone) for note in notes) if gone else notes
    return tuple(note for note in left if note is not None)


def _plays_same(one: Scenario, other: Scenario) -> bool:
    return all(getattr(one, field) == getattr(other, field) for field in (*SET_UP, "script"))


def _put_below(scenario: Scenario, line: Line, some: tuple[VariationSpec, ...]) -> Scenario:
    """Return the scenario in which these variations leave a line."""
    if not line:
        return changed(scenario, variations=some)
    return with_variation(scenario, line, replace(variation_at(scenario, line), variations=some))


def has_other_board(scenario: Scenario, other: Scenario) -> bool:
    """Whether the boards differ, and not only in the order in which things lie."""
    boards = (
        (s.players, s.effects, sorted(s.battlefield, key=lambda spec: spec.id)) for s in (scenario, other)
    )
    return next(boards) != next(boards)
