"""Whether an object or player is among those a filter speaks of."""

from typing import Any

import pytest

from core.abilities.filters import Objects, Recipients
from core.characteristics.filtering import is_among, is_recipient
from core.data.reading import read_as
from core.language.wording import all_words, filter_words, source_words
from core.terms.card_types import CardType
from core.terms.colors import Color
from core.terms.ids import ObjectId
from tests.support import AMY, NICOLE, RAJ, creature, played


@pytest.mark.parametrize(
    ("lives", "among"),
    [
        ((20, 20, 7), [AMY, NICOLE]),
        ((1, 2, 3), [RAJ]),
        ((1, -2, 0), [AMY]),
    ],
)
def test_who_has_the_most_life(lives: tuple[int, int, int], among: list[str]) -> None:
    """CR 702.105a: alone or tied, whoever asks."""
    ids = (AMY, NICOLE, RAJ)
    players = [{"id": one, "life": life} for one, life in zip(ids, lives, strict=True)]
    game = played(players=players).frames[0].before
    most = Recipients(players="most_life")
    assert [one for one in ids if is_recipient(game, one, most, AMY, None)] == among


KNIGHT = creature("knight", "2/2", colors=["W"], mana_cost="{1}{W/P}", subtypes=["Human", "Knight"])
KING = creature("king", "4/5", mana_cost="{2/B}{B}{R}{X}", supertypes=["legendary"])
GOLEM = creature("golem", "0/3", types=["artifact", "creature"])
VAULT = {"id": "vault", "name": "Vault", "types": ["artifact"], "controller": AMY}


@pytest.mark.parametrize(
    ("wanted", "words", "among"),
    [
        ({"not_types": ["creature"]}, "a noncreature source", ["vault"]),
        ({"types": ["creature"], "not_types": ["artifact"]}, "a nonartifact creature", ["knight", "king"]),
        ({"not_colors": ["B"], "types": ["creature"]}, "a nonblack creature", ["knight", "golem"]),
        ({"not_subtypes": ["Human"], "types": ["creature"]}, "a non-Human creature", ["king", "golem"]),
        ({"supertypes": ["legendary"], "types": ["creature"]}, "a legendary creature", ["king"]),
        ({"not_supertypes": ["legendary"]}, "a nonlegendary source", ["knight", "golem", "vault"]),
        ({"color_count": "colorless"}, "a colorless source", ["golem", "vault"]),
        ({"color_count": "monocolored"}, "a monocolored source", ["knight"]),
        ({"color_count": "multicolored"}, "a multicolored source", ["king"]),
        ({"name": "Knight", "types": ["creature"]}, "a creature named Knight", ["knight"]),
        (
            {"power_at_most": 2, "types": ["creature"]},
            "a creature with power 2 or less",
            ["knight", "golem"],
        ),
        ({"power_at_least": 2, "power_at_most": 3}, "a permanent with power 2 to 3", ["knight"]),
        ({"toughness_at_least": 3}, "a permanent with toughness 3 or greater", ["king", "golem"]),
        ({"toughness_at_most": 0}, "a permanent with toughness 0 or less", []),
        ({"mana_value_at_most": 2}, "a permanent with mana value 2 or less", ["knight", "golem", "vault"]),
        ({"mana_value_at_least": 3}, "a permanent with mana value 3 or greater", ["king"]),
        ({"mana_value_at_least": 4, "mana_value_at_most": 4}, "a permanent with mana value 4", ["king"]),
    ],
)
def test_what_objects_are_not_and_how_big(wanted: dict[str, Any], words: str, among: list[str]) -> None:
    """CR 105.2, 202.3, 205.4a, 208.3: only creatures have power and toughness, all have a mana value."""
    game = played(KNIGHT, KING, GOLEM, VAULT).start
    objects = read_as(Objects, wanted)
    assert (source_words if words.endswith("source") else filter_words)(objects) == words
    assert [one for one in game.battlefield if is_among(game, one, objects, AMY, None)] == among


def test_many_of_a_name_are_told_in_the_plural() -> None:
    wanted = read_as(Objects, {"types": ["creature"], "name": "Rats", "toughness_at_most": 1})
    assert all_words(wanted) == "creatures named Rats with toughness 1 or less"


def test_an_effect_waits_for_what_makes_it_apply() -> None:
    """CR 613.8a: what is about nonred creatures depends on what makes them white, whichever came first."""
    nonred = {"kind": "grants", "objects": {"types": ["creature"], "not_colors": ["R"]}, "colors": ["G"]}
    white = {"kind": "grants", "objects": {"types": ["creature"]}, "colors": ["W"]}
    older = {"id": "grove", "name": "Grove", "types": ["enchantment"], "controller": AMY}
    newer = {"id": "sky", "name": "Sky", "types": ["enchantment"], "controller": AMY}
    board = ({**older, "abilities": [nonred]}, {**newer, "abilities": [white]})
    game = played(creature("bear", "2/2", colors=["R"]), *board).start
    assert is_among(game, ObjectId("bear"), Objects(colors=(Color.GREEN,)), AMY, None)


@pytest.mark.parametrize(
    ("line", "fits"),
    [
        ({"colors": ["R"]}, True),
        ({}, True),
        ({"colors": ["B"]}, False),
        ({"colors": ["B", "R"]}, False),
        ({"types": ["artifact", "creature"]}, False),
    ],
)
def test_what_something_is_not(line: dict[str, Any], fits: bool) -> None:
    """CR 105.2: what has black among its colors is black."""
    game = played(creature("it", "2/2", **line)).frames[0].before
    terrified = Objects(types=(CardType.CREATURE,), not_types=(CardType.ARTIFACT,), not_colors=(Color.BLACK,))
    assert is_among(game, ObjectId("it"), terrified, NICOLE, None) is fits
