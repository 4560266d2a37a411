"""References: found, renamed and removed wherever the types of a file say that they stand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from core.data.marks import Refers
from core.data.references import Named, defined_in, references_in, renamed, without
from core.data.shapes import Shape, fields_of, is_map, is_model, is_tuple, marks_of, members_of, plain
from core.data.writing import written
from core.files.fields import OBJECT, PLAYER, Id, RefersLater
from core.language.phrases import ENGLISH
from core.scenario.entries import EntrySpec, key_of
from core.scenario.format import Scenario
from core.scenario.places_in_files import place_of
from core.scenario.reading import read_scenario
from tests.support import AMY, NICOLE, RAJ, creature, table

SHIELD = "The next time a source of your choice would deal damage to you this turn, prevent that damage."
EVERYWHERE = table(
    creature("bear", "2/2", attacking=NICOLE),
    creature("wall", "0/4", by=NICOLE, blocking=["bear"]),
    creature("ox", "3/3"),
    {"id": "sword", "name": "Sword", "types": ["artifact"], "controller": AMY, "attached_to": "bear"},
    players=[
        {"id": AMY, "commander_damage": {"bear": 3}},
        {"id": NICOLE, "this_turn": {"died": ["Grizzly Bears"]}},
        {"id": RAJ},
    ],
    effects=[{"name": "Shield", "controller": NICOLE, "text": SHIELD, "from_source": "bear"}],
    question={"dies": ["bear", "wall"]},
    script=[
        {"assign": {"bear": {"wall": 2}}},
        {"choose": ["bear", "yes"]},
        {"cast": "Shock", "by": AMY, "targets": ["bear#2"]},
        {"cast": "Fireball", "by": AMY, "targets": ["ox", "wall"], "division": {"ox": 1, "wall": 1}, "x": 2},
        {"stack_order": ["bear/2", "bear/1"]},
        {"edit": {"object": "sword", "attached_to": "bear"}},
    ],
    expect={
        "damage": {"wall": 2},
        "graveyard": {AMY: ["bear"]},
        "at": {"combat_damage": {"lost": [NICOLE]}},
    },
    notes=[{"text": "Look", "circles": ["bear"], "arrows": [["bear", "wall"], ["ox", "wall"]]}],
    variations=[{"name": "Other", "script": [{"block": {"wall": ["bear", "ox"]}}]}],
)


def texts(scenario: Scenario) -> list[str]:
    """Return all that a scenario refers to."""
    return [reference.text for reference in references_in(scenario)]


def test_each_reference_is_found_with_its_place() -> None:
    places = {
        place_of(reference.path, EVERYWHERE)
        for reference in references_in(EVERYWHERE)
        if any(own == "bear" for own, _ in reference.mark.ids_in(reference.text))
    }
    assert places == {
        "players, player 1 (amy), commander_damage",
        "battlefield, object 2 (wall), blocking",
        "battlefield, object 4 (sword), attached_to",
        "effects, effect 1, from_source",
        "question, dies",
        "script, entry 1, assign",
        "script, entry 2, choose",
        "script, entry 3, targets",
        "script, entry 5, stack_order",
        "script, entry 6, edit, attached_to",
        "expect, graveyard",
        "notes, note 1, circles",
        "notes, note 1, arrows",
        "variations, item 1, script, entry 1, block",
    }


def test_all_that_has_an_id_is_known_by_its_sort() -> None:
    assert defined_in(EVERYWHERE)[:4] == (
        Named(PLAYER, AMY),
        Named(PLAYER, NICOLE),
        Named(PLAYER, RAJ),
        Named(OBJECT, "bear"),
    )


def test_another_id_is_used_everywhere() -> None:
    other = renamed(EVERYWHERE, {Named(OBJECT, "bear"): "grizzly", Named(PLAYER, AMY): "alice"})
    assert not {"bear", "bear#2", "bear/2", AMY} & set(texts(other))
    assert len(texts(other)) == len(texts(EVERYWHERE))
    assert {"grizzly", "grizzly#2", "grizzly/2", "alice"} <= set(texts(other))
    back = renamed(other, {Named(OBJECT, "grizzly"): "bear", Named(PLAYER, "alice"): AMY})
    assert back == EVERYWHERE


def test_ids_are_exchanged_at_once() -> None:
    other = renamed(EVERYWHERE, {Named(OBJECT, "ox"): "wall", Named(OBJECT, "wall"): "ox"})
    assert [spec.id for spec in other.battlefield] == ["bear", "ox", "wall", "sword"]


def test_what_refers_to_what_is_gone_goes_as_far_as_it_must() -> None:
    left = without(EVERYWHERE, [Named(OBJECT, "bear")])
    assert left is not None
    wall, _, sword = left.battlefield
    assert (wall.blocking, sword.attached_to, left.effects) == ((), None, ())
    assert left.players[0].commander_damage == {}
    assert written(left.script, ENGLISH) == [
        {"cast": "Fireball", "by": AMY, "targets": ["ox", "wall"], "division": {"ox": 1, "wall": 1}, "x": 2}
    ]
    assert left.question is not None
    assert left.question.dies == ("wall",)
    assert (left.notes[0].circles, left.notes[0].arrows) == ((), (("ox", "wall"),))
    assert written(left.variations[0].script, ENGLISH) == [{"block": {"wall": "ox"}}]
    assert not [text for text in texts(left) if text.startswith("bear")]


def test_a_player_takes_along_all_that_can_not_be_without_them() -> None:
    """Wall is Nicole's, so it goes, and so does the spell that was divided among it and Ox."""
    left = without(EVERYWHERE, [Named(PLAYER, NICOLE)])
    assert left is not None
    assert not {NICOLE, "wall"} & set(texts(left))
    assert [spec.id for spec in left.battlefield] == ["bear", "ox", "sword"]
    assert [key_of(entry) for entry in left.script] == ["choose", "cast", "stack_order", "edit"]


def test_nothing_is_left_of_what_is_itself_gone() -> None:
    assert without(EVERYWHERE.battlefield[0], [Named(OBJECT, "bear")]) is None


def test_what_refers_to_nothing_gone_is_the_very_same() -> None:
    assert without(EVERYWHERE, [Named(OBJECT, "elk")]) is EVERYWHERE
    assert renamed(EVERYWHERE, {Named(OBJECT, "elk"): "moose"}) is EVERYWHERE


def _shapes(shape: Shape, seen: set[Any]) -> Iterator[tuple[str, Shape]]:
    """Yield each field of a file that may hold text, under the name of its model."""
    for member in map(plain, members_of(shape)):
        inner = () if is_model(member) else getattr(member, "__args__", ())
        for one in inner if is_tuple(member) or is_map(member) else ():
            yield from _shapes(one, seen)
        if is_model(member) and member not in seen:
            seen.add(member)
            for field in fields_of(member):
                yield f"{member.__name__}.{field.name}", field.shape
                yield from _shapes(field.shape, seen)


def _holds_bare_ids(shape: Shape) -> bool:
    """Whether ids may stand there of which nothing says what they refer to."""
    own = set(map(id, marks_of(Id)))
    marks = list(marks_of(shape))
    if any(id(mark) in own for mark in marks) and not any(isinstance(mark, Refers) for mark in marks):
        return True
    kind = plain(shape)
    inner = getattr(kind, "__args__", ()) if not is_model(kind) else ()
    return any(_holds_bare_ids(one) for one in inner if one is not Ellipsis)


def test_every_field_with_an_id_says_whether_it_defines_it_or_refers_to_it() -> None:
    bare = {name for name, shape in _shapes(Scenario, set()) if _holds_bare_ids(shape)}
    assert bare == {"PlayerSpec.id", "ObjectSpec.id", "EffectSpec.id"}


@pytest.mark.parametrize("kind", [one for one in members_of(EntrySpec) if one.__name__ != "ResolveSpec"])
def test_every_entry_of_a_script_may_refer_to_something(kind: Any) -> None:
    marks = [mark for _, shape in _shapes(kind, set()) for mark in _all_marks(shape)]
    assert any(isinstance(mark, RefersLater) for mark in marks)


def _all_marks(shape: Shape) -> Iterator[object]:
    yield from marks_of(shape)
    for one in getattr(plain(shape), "__args__", ()):
        yield from _all_marks(one)


@pytest.mark.parametrize(
    "file", sorted(Path("assets/scenarios").rglob("*.scenario.json"))[::40], ids=lambda f: f.stem
)
def test_ids_can_be_changed_in_any_file(file: Path) -> None:
    """Every id gets another and its own back: the scenario is as it was."""
    scenario = read_scenario(file)
    names = {thing: f"{thing.id}-x" for thing in defined_in(scenario)}
    other = renamed(scenario, names)
    assert {thing.id for thing in defined_in(other)} == set(names.values())
    assert renamed(other, {Named(thing.sort, new): thing.id for thing, new in names.items()}) == scenario
