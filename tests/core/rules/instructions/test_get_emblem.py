"""Emblems: whose they are, what works in the command zone, and what they can say (CR 114)."""

from typing import Any

import pytest

from core.abilities.effects.emblem import Emblem
from core.abilities.filters import Objects
from core.characteristics.current import characteristics
from core.language.lines import UnreadableError, read_line
from core.rules.instructions.chosen_sources import possible_sources
from core.terms.ids import ObjectId
from tests.support import AMY, NICOLE, creature, played, rules_broken

HYMN = "You get an emblem with “Creatures you control get +1/+1.”"
HERALD = {
    "id": "herald",
    "name": "Herald",
    "types": ["planeswalker"],
    "colors": ["R"],
    "loyalty": 8,
    "controller": AMY,
}


SPEAKS: list[dict[str, Any]] = [{"activate": {"object": "herald", "ability": 1}}, {"resolve": "all"}]


def test_each_emblem_adds_its_own_and_only_for_its_owner() -> None:
    """CR 114.2: whoever gets it controls it."""
    playthrough = played(
        creature("cub", "2/2"),
        creature("ox", "2/2", by=NICOLE),
        effects=[
            {"name": "First", "controller": AMY, "text": HYMN},
            {"name": "Second", "controller": AMY, "text": HYMN},
            {"name": "Third", "controller": NICOLE, "text": HYMN},
        ],
        script=[],
    )
    sizes = [characteristics(playthrough.game, ObjectId(one)).power for one in ("cub", "ox")]
    assert sizes == [4, 3]


def test_each_opponent_gets_one_and_is_you_on_it() -> None:
    playthrough = played(
        {**HERALD, "text": "+2: Each opponent gets an emblem with “You have hexproof.”"},
        start="precombat_main",
        until="precombat_main",
        script=SPEAKS,
    )
    (emblem,) = playthrough.game.effects
    assert isinstance(emblem.effect, Emblem)
    assert emblem.controller == NICOLE


def test_hexproof_of_an_emblem_stops_a_spell() -> None:
    """CR 702.11c: the player who has it can't be the target of what opponents control."""
    playthrough = played(
        creature("cub", "2/2"),
        effects=[
            {
                "name": "Veil Emblem",
                "controller": NICOLE,
                "text": "You get an emblem with “You have hexproof.”",
            }
        ],
        script=[{"cast": "Shock", "by": AMY, "targets": [NICOLE], "at": "beginning_of_combat"}],
        start="beginning_of_combat",
    )
    assert rules_broken(playthrough) == ["702.11c"]


def test_an_emblem_may_be_the_chosen_source() -> None:
    """CR 609.7a: an object in the command zone is a source that can be chosen."""
    playthrough = played(
        creature("cub", "2/2"), effects=[{"name": "Hymn Emblem", "controller": AMY, "text": HYMN}]
    )
    sources = possible_sources(playthrough.game, Objects(), NICOLE, ObjectId("Hymn Emblem"))
    assert sources == ("cub", "Hymn Emblem")


@pytest.mark.parametrize(
    "line",
    [
        "You get an emblem with “This creature can't be blocked.”",
        "You get an emblem with “Enchanted creature gets +1/+1.”",
        "You get an emblem with “Draw a card.”",
        "You get an emblem with “Whenever this creature attacks, draw a card.”",
    ],
)
def test_what_only_a_permanent_or_a_spell_can_say_is_refused(line: str) -> None:
    with pytest.raises(UnreadableError):
        read_line(line)


def test_the_emblem_of_who_leaves_goes_with_them() -> None:
    """CR 800.4a: a player who leaves takes along what they own."""
    playthrough = played(
        creature("ox", "9/9"),
        players=[{"id": AMY}, {"id": NICOLE, "life": 5}, {"id": "sarah"}],
        effects=[{"name": "Hymn Emblem", "controller": NICOLE, "text": HYMN}],
        script=[{"attack": {"ox": NICOLE}}],
    )
    assert playthrough.game.effects == ()
