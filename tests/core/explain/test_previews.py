"""What each of several effects would make of the damage."""

from __future__ import annotations

from typing import Any

from core.explain.previews import Preview, preview
from core.play.playthrough import Asking
from core.rules.choices.replacement import ChooseReplacement
from core.words.english.names import called
from tests.core.explain.stories import playthrough_of
from tests.support import AMY, NICOLE, card, creature, played

FURNACE = card("Furnace of Rath", "furnace")
OX, ELK = creature("ox", "3/3"), creature("elk", "2/2")


def shield(change: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """Return an effect that protects Nicole."""
    effect = {"kind": "damage", "change": change}
    return {
        "id": "shield",
        "name": "Shield",
        "controller": NICOLE,
        "protects": NICOLE,
        "effect": effect,
    } | fields


def previews(*objects: dict[str, Any], **fields: Any) -> dict[str, Preview]:
    """Return what is shown of each effect, where the first choice among them is asked."""
    playthrough = played(*objects, asking=Asking.DECISIONS, **fields)
    decision = playthrough.decisions[-1]
    assert isinstance(decision.choice, ChooseReplacement)
    return {called(ref.name): preview(playthrough, decision, ref) for ref in decision.choice.among}


def test_either_order_of_a_doubling_and_a_shield() -> None:
    """CR 616.1."""
    script = [{"attack": {"ox": NICOLE}}]
    found = previews(OX, FURNACE, script=script, effects=[shield({"kind": "prevent"}, points=2)])
    assert found["Furnace of Rath"].words == "3 → 6 → 4 damage to Nicole"
    assert found["Shield"].words == "3 → 1 → 2 damage to Nicole"
    assert found["Furnace of Rath"].story.splitlines() == [
        "[6 damage to Nicole]",
        "[4 damage to Nicole]",
        "[Nicole loses 4 life]",
    ]
    assert found["Shield"].story.splitlines()[-1] == "[Nicole loses 2 life]"


def test_what_is_prevented_altogether_is_said_to_be() -> None:
    script = [{"attack": {"ox": NICOLE}}]
    found = previews(OX, FURNACE, script=script, effects=[shield({"kind": "prevent"})])
    assert found["Shield"].words == "prevents the 3 damage"
    assert found["Shield"].story == "[nothing]"


def test_other_parts_of_the_event_stand_in_the_whole_story() -> None:
    script = [{"attack": {"ox": NICOLE, "elk": NICOLE}}, {"block": {"wall": "elk"}}]
    wall = creature("wall", "0/4", by=NICOLE)
    found = previews(OX, ELK, wall, FURNACE, script=script, effects=[shield({"kind": "prevent"}, points=2)])
    assert found["Furnace of Rath"].words == "3 → 6 → 4 damage to Nicole"
    assert found["Furnace of Rath"].tapes[0][1].text == "2 damage to Wall"


def test_protection_is_called_by_what_it_is_from_and_says_how_much_it_prevents() -> None:
    """CR 616.1, 702.16e: the damage of another attacker is no part of what is asked about."""
    ox = creature("ox", "2/2", colors=["red"])
    knight = creature("knight", "2/2 protection from red", by=NICOLE)
    script = [{"attack": {"ox": NICOLE, "elk": NICOLE}}, {"block": {"knight": "ox"}}]
    found = previews(ox, ELK, knight, FURNACE, script=script)
    assert found["Knight"].told == "Knight's protection from red: prevents the 2 damage"
    assert found["Furnace of Rath"].told == "Furnace of Rath: 2 → 4 → 0 damage to Knight"


def test_damage_that_goes_elsewhere_is_shown_there() -> None:
    """CR 614.9."""
    script = [{"attack": {"ox": NICOLE}}]
    redirects = shield({"kind": "redirect", "to": "source_controller"})
    found = previews(OX, FURNACE, script=script, effects=[redirects])
    assert found["Shield"].words == "3 → 6 damage to Amy"


def test_effects_on_what_damage_turns_into_are_shown_as_results() -> None:
    """CR 120.4c: which comes first of one life more and twice as much."""
    more = {"kind": "life", "event": "gain", "change": {"kind": "add", "amount": 1}}
    twice = {"kind": "life", "event": "gain", "change": {"kind": "multiply", "by": 2}}
    keeper = creature("keeper", "2/2 lifelink", abilities=[more])
    other = creature("other", "1/1", abilities=[twice])
    found = previews(keeper, other, script=[{"attack": {"keeper": NICOLE}}])
    assert {name: one.words for name, one in found.items()} == {
        "Keeper": f"2 → 3 → 6: {AMY.capitalize()} gains 6 life",
        "Other": f"2 → 4 → 5: {AMY.capitalize()} gains 5 life",
    }


def test_the_amounts_end_with_what_is_dealt() -> None:
    """CR 616.1: after the choice the remaining effects apply as well; only then is damage dealt."""
    script = [{"attack": {"ox": NICOLE}}]
    more = {**FURNACE, "id": "other"}
    found = previews(OX, FURNACE, more, script=script, effects=[shield({"kind": "prevent"}, points=2)])
    ends = {name: seen.words.rpartition(" → ")[2] for name, seen in found.items()}
    for name, seen in found.items():
        lost = next(cell.text for cell in seen.tapes[-1])
        assert ends[name].split()[0] == lost.split()[2], f"{name}: {seen.words}, but {lost}"


def test_an_effect_on_another_event_says_what_happens() -> None:
    """CR 616.1, 701.19a: no damage is asked about; a creature would be destroyed."""
    playthrough = playthrough_of("umbra-armor-or-regeneration")
    (choice, decision) = next(
        (one.choice, one) for one in playthrough.decisions if isinstance(one.choice, ChooseReplacement)
    )
    found = {called(ref.name): preview(playthrough, decision, ref).words for ref in choice.among}
    assert found["Ward of Bones"].startswith("Bear regenerates instead of being destroyed")
    assert "Bear Mantle is destroyed" in found["Bear Mantle"]
