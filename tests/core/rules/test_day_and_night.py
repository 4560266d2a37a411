"""Day and night: how they come, and what daybound and nightbound make of them (CR 702.145b, 731.1)."""

from typing import Any

import pytest

from core.abilities.conditions import TimeOfDay
from core.characteristics.current import characteristics
from core.terms.ids import ObjectId
from tests.support import AMY, NICOLE, creature, happened, played

MOON = {
    **creature("wolf", "2/2"),
    "text": "Daybound",
    "back": {"name": "Moonwolf", "types": ["creature"], "power": 4, "toughness": 4, "text": "Nightbound"},
}
SHOCK = {"cast": "Shock", "by": AMY, "targets": [NICOLE]}


def sizes(*script: dict[str, Any], **fields: Any) -> tuple[int, TimeOfDay | None]:
    """Return the power of the wolf, and what time of day it is, as the next untap step is over."""
    whole = {"start": "postcombat_main", "until": "next upkeep", **fields}
    playthrough = played(MOON, script=script, **whole)
    return characteristics(playthrough.game, ObjectId("wolf")).power, playthrough.game.time_of_day


def test_it_begins_with_neither_and_becomes_day_with_daybound() -> None:
    """CR 731.1, 702.145d."""
    playthrough = played(MOON, start="postcombat_main", until="postcombat_main")
    assert playthrough.game.time_of_day == "day"
    assert played(creature("elk", "1/1")).game.time_of_day is None


@pytest.mark.parametrize(
    ("time", "spells", "expected"),
    [("day", 0, (4, "night")), ("day", 1, (2, "day")), ("night", 1, (4, "night")), ("night", 2, (2, "day"))],
)
def test_what_was_cast_the_turn_before_decides(
    time: str, spells: int, expected: tuple[int, TimeOfDay]
) -> None:
    """CR 731.2a, 731.2b."""
    assert sizes(*[SHOCK] * spells, time=time) == expected


def test_only_the_spells_of_the_player_of_that_turn_count() -> None:
    assert sizes({**SHOCK, "by": NICOLE, "targets": [AMY]}, time="day") == (4, "night")


def test_at_night_it_enters_with_its_back_face_up() -> None:
    """CR 702.145b: not that it transforms."""
    cards = {"Wolf": {key: MOON[key] for key in ("types", "power", "toughness", "text", "back")}}
    script = [{"cast": "Wolf", "by": AMY}, {"resolve": "all"}]
    playthrough = played(
        script=script, cards=cards, time="night", start="postcombat_main", until="postcombat_main"
    )
    (wolf,) = playthrough.game.battlefield.values()
    assert wolf.card.name == "Moonwolf"
    assert happened(playthrough, "transformed") == []


def test_nothing_else_transforms_it() -> None:
    """CR 702.145b."""
    turning = {
        **creature("mage", "1/1"),
        "text": "At the beginning of your end step, transform target Wolf you control.",
    }
    wolf = {**MOON, "subtypes": ["Wolf"]}
    playthrough = played(wolf, turning, start="end", until="end", time="day", script=[{"choose": "wolf"}])
    assert characteristics(playthrough.game, ObjectId("wolf")).power == 2


def test_where_only_nightbound_is_there_it_becomes_night() -> None:
    """CR 702.145g."""
    playthrough = played({**MOON, "transformed": True}, start="postcombat_main", until="postcombat_main")
    assert playthrough.game.time_of_day == "night"
