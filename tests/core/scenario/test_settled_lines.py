"""Variations as the board that they share with other lines changes: each one can still be set up."""

from __future__ import annotations

from typing import Any

from core.cards.library import built_in
from core.data.writing import written
from core.language.phrases import ENGLISH
from core.scenario.changes import changed, with_object, with_object_changed, with_player, without
from core.scenario.format import Scenario
from core.scenario.reading import parse_scenario
from core.scenario.saving import scenario_text
from core.scenario.settled_lines import settled
from core.scenario.setup import set_up
from core.scenario.variations import MAIN, line_scenario, lines, with_line
from tests.support import AMY, NICOLE, RAJ, creature, table

BOARD = (creature("elk", "3/3"), creature("bear", "2/2"), creature("wall", "0/4", by=NICOLE))
BOTH = {"name": "Both", "script": [{"attack": {"elk": NICOLE, "bear": NICOLE}}, {"block": {"wall": "bear"}}]}
"""The reported case: Elk attacks in the main line, Bear as well in this one."""


def study(*variations: dict[str, Any], **fields: Any) -> Scenario:
    fields.setdefault("script", [{"attack": {"elk": NICOLE}}])
    return table(*fields.pop("objects", BOARD), variations=list(variations), **fields)


def changed_in_main(document: Scenario, wanted: Scenario) -> Scenario:
    """Return the document in which the main line is another, settled, which must open again as it is."""
    after = settled(document, with_line(document, MAIN, wanted), built_in())
    for line in lines(after):
        set_up(line_scenario(after, line), built_in())
    assert parse_scenario(scenario_text(after)) == after
    return after


def without_in_main(document: Scenario, *ids: str) -> Scenario:
    return changed_in_main(document, without(line_scenario(document, MAIN), ids))


def test_a_variation_says_nothing_of_what_was_taken_off_the_table() -> None:
    after = without_in_main(study(BOTH), "bear")
    assert written(line_scenario(after, (0,)).script, ENGLISH) == [{"attack": {"elk": NICOLE}}, {"block": {}}]


def test_nor_does_one_that_leaves_it_in_turn() -> None:
    inner = {"name": "Double", "after": 1, "script": [{"block": {"wall": "elk"}}, {"choose": "bear"}]}
    after = without_in_main(study({**BOTH, "variations": [inner]}), "bear")
    assert written(line_scenario(after, (0, 0)).script, ENGLISH) == [
        {"attack": {"elk": NICOLE}},
        {"block": {"wall": "elk"}},
    ]


def test_one_that_leaves_a_line_after_what_is_gone_leaves_it_earlier() -> None:
    """The line that it leaves has one entry less: what is chosen of Bear is gone."""
    chosen = {"name": "Chosen", "after": 1, "script": [{"choose": "bear"}, {"choose": "wall"}]}
    inner = {"name": "Other", "after": 2, "script": [{"choose": "elk"}]}
    after = without_in_main(study({**chosen, "variations": [inner]}), "bear")
    scripts = [written(line_scenario(after, line).script, ENGLISH) for line in ((0,), (0, 0))]
    attack = {"attack": {"elk": NICOLE}}
    assert scripts == [[attack, {"choose": "wall"}], [attack, {"choose": "elk"}]]


def test_a_variation_with_a_board_of_its_own_keeps_what_stands_there() -> None:
    own = {"name": "Larger", "battlefield": [*BOARD, creature("ox", "5/5")], "script": BOTH["script"]}
    after = without_in_main(study(own), "bear")
    assert line_scenario(after, (0,)) == line_scenario(study(own), (0,))


def test_notes_expectations_and_effects_of_a_variation_forget_it_too() -> None:
    shield = {
        "name": "Shield",
        "controller": AMY,
        "text": "Prevent the next 3 damage that would be dealt to any target this turn.",
        "protects": "bear",
    }
    one = {
        **BOTH,
        "effects": [shield],
        "notes": [{"text": "Look", "circles": ["bear", "elk"]}],
        "expect": {"damage": {"bear": 0}},
    }
    (after,) = without_in_main(study(one), "bear").variations
    assert (after.effects, after.expect.damage, after.notes[0].circles) == ((), {}, ("elk",))


def test_a_player_goes_from_boards_that_variations_have_of_their_own() -> None:
    players = [{"id": AMY}, {"id": NICOLE}, {"id": RAJ}]
    own = {
        "name": "With Ox",
        "battlefield": [*BOARD, creature("ox", "5/5", by=RAJ)],
        "script": [{"attack": {"elk": RAJ, "bear": NICOLE}}, {"block": {"ox": "elk", "wall": "bear"}}],
    }
    after = without_in_main(study(own, players=players), RAJ)
    line = line_scenario(after, (0,))
    assert [spec.id for spec in line.battlefield] == ["elk", "bear", "wall"]
    assert written(line.script, ENGLISH) == [{"attack": {"bear": NICOLE}}, {"block": {"wall": "bear"}}]


def test_what_a_variation_added_gets_another_id_if_its_own_is_taken() -> None:
    own = {
        "name": "Larger",
        "battlefield": [*BOARD, creature("raj", "5/5")],
        "script": [{"attack": {"raj": NICOLE}}],
    }
    document = study(own)
    main = with_player(line_scenario(document, MAIN), "Raj")
    line = line_scenario(changed_in_main(document, main), (0,))
    assert [player.id for player in line.players] == [AMY, NICOLE, RAJ]
    assert written(line.script, ENGLISH) == [{"attack": {"raj-2": NICOLE}}]


def test_a_variation_that_can_not_take_on_a_change_keeps_the_board_it_had() -> None:
    """CR 506.2: on its own board Elk attacks, which it can't in Nicole's turn."""
    attacking = [creature("elk", "3/3", attacking=NICOLE), *BOARD[1:]]
    document = study({"name": "Under way", "battlefield": attacking, "start": "declare_blockers"})
    main = changed(line_scenario(document, MAIN), active=NICOLE, script=())
    after = changed_in_main(document, main)
    assert (after.active, line_scenario(after, (0,)).active) == (NICOLE, AMY)


def test_cards_of_its_own_do_not_hide_those_that_the_shared_board_needs() -> None:
    moth = {"types": ["creature"], "power": 1, "toughness": 1}
    document = study({"name": "Own", "cards": {"Gnat": moth}, "script": []})
    with_moth = changed(line_scenario(document, MAIN), cards={"Moth": moth})
    (spec,) = table({"id": "moth", "card": "Moth", "controller": AMY}, cards={"Moth": moth}).battlefield
    after = changed_in_main(document, with_object(with_moth, spec))
    assert [spec.id for spec in line_scenario(after, (0,)).battlefield] == ["elk", "bear", "wall"]


def test_a_change_that_takes_nothing_away_is_shared() -> None:
    document = study(BOTH)
    after = changed_in_main(document, with_object_changed(line_scenario(document, MAIN), "bear", power=7))
    assert after.variations == document.variations
