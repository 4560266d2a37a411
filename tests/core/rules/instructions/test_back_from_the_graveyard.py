"""Creatures that come back by their own ability: unearth, embalm, eternalize, encore (CR 702)."""

from typing import Any

import pytest

from core.characteristics.current import characteristics
from core.play.playthrough import Playthrough
from core.terms.colors import Color
from core.terms.ids import ObjectId
from tests.support import AMY, NICOLE, RAJ, creature, life, played, rules_broken

ALL = {"resolve": "all"}


def with_brute(
    text: str, *script: dict[str, Any], others: tuple[str, ...] = (NICOLE,), **fields: Any
) -> Playthrough:
    """Return what comes of Amy's turn: a Brute (3/2, red Ogre) is in her graveyard, opponents have Bears."""
    brute = {"types": ["creature"], "subtypes": ["Ogre"], "colors": ["R"], "power": 3, "toughness": 2}
    players = [{"id": AMY, "graveyard": ["Brute"]}, *({"id": one} for one in others)]
    bears = [creature(f"bear-{one}", "2/2", controller=one) for one in others]
    cards = {"Brute": {**brute, "text": text}, **fields.pop("cards", {})}
    usual = {"start": "precombat_main", "until": "cleanup", **fields}
    return played(*bears, players=players, cards=cards, script=list(script), **usual)


def back() -> dict[str, Any]:
    return {"by": AMY, "activate": {"object": "Brute"}}


def brutes(playthrough: Playthrough) -> list[ObjectId]:
    return [one.id for one in playthrough.game.battlefield.values() if one.card.name == "Brute"]


def names(playthrough: Playthrough, zone: str) -> list[str]:
    return [one.card.name for one in getattr(playthrough.game, zone)]


UNEARTHED = "amy.graveyard.1#2"


def test_what_is_unearthed_attacks_at_once_and_is_exiled_in_the_end_step() -> None:
    playthrough = with_brute("Unearth {R}", back(), ALL, {"attack": {UNEARTHED: NICOLE}})
    assert life(playthrough, NICOLE) == 17
    assert (brutes(playthrough), names(playthrough, "exile")) == ([], ["Brute"])


def test_what_is_unearthed_is_exiled_instead_of_dying() -> None:
    block = {"block": {f"bear-{NICOLE}": UNEARTHED}}
    playthrough = with_brute(
        "Unearth {R}", back(), ALL, {"attack": {UNEARTHED: NICOLE}}, block, until="end_of_combat"
    )
    assert (names(playthrough, "exile"), names(playthrough, "graveyard")) == (["Brute"], ["Bear-nicole"])


def test_what_is_unearthed_is_exiled_instead_of_returning_to_hand() -> None:
    """CR 702.84a: wherever it would be put."""
    cards = {"Gust": {"types": ["instant"], "text": "Return target creature to its owner's hand."}}
    gust = {"by": NICOLE, "cast": "Gust", "targets": [UNEARTHED]}
    playthrough = with_brute("Unearth {R}", back(), ALL, gust, ALL, cards=cards, until="precombat_main")
    assert (names(playthrough, "exile"), names(playthrough, "hand")) == (["Brute"], [])


@pytest.mark.parametrize("keyword", ["Unearth", "Embalm", "Eternalize", "Encore"])
def test_only_as_a_sorcery(keyword: str) -> None:
    playthrough = with_brute(f"{keyword} {{R}}", {**back(), "at": "upkeep"}, start="upkeep")
    assert rules_broken(playthrough) == ["602.5d"]


def test_embalm_creates_a_white_zombie_as_well() -> None:
    playthrough = with_brute("Embalm {R}", back(), ALL)
    (token,) = brutes(playthrough)
    what = characteristics(playthrough.game, token)
    assert (what.colors, what.power, what.toughness) == (frozenset({Color.WHITE}), 3, 2)
    assert set(what.subtypes) == {"Ogre", "Zombie"}
    assert names(playthrough, "exile") == ["Brute"]


def test_eternalize_creates_a_black_one_of_four_and_four() -> None:
    playthrough = with_brute("Eternalize {R}", back(), ALL)
    (token,) = brutes(playthrough)
    what = characteristics(playthrough.game, token)
    assert (what.colors, what.power, what.toughness) == (frozenset({Color.BLACK}), 4, 4)


def test_eternalize_may_cost_a_card_besides() -> None:
    playthrough = with_brute("Eternalize\N{EM DASH}{R}, Discard a card.", back())
    assert rules_broken(playthrough) == ["118.3"]


def test_encore_makes_one_token_for_each_opponent() -> None:
    attack = {"attack": {"Brute": NICOLE, "Brute 2": RAJ}}
    playthrough = with_brute("Encore {R}", back(), ALL, attack, others=(NICOLE, RAJ))
    assert (life(playthrough, NICOLE), life(playthrough, RAJ)) == (17, 17)
    assert brutes(playthrough) == []


@pytest.mark.parametrize(
    "attack", [{}, {"Brute": RAJ, "Brute 2": NICOLE}, {"Brute": NICOLE, "Brute 2": NICOLE}]
)
def test_an_encored_token_attacks_its_opponent_if_able(attack: dict[str, str]) -> None:
    """CR 702.141a, 508.1d."""
    playthrough = with_brute("Encore {R}", back(), ALL, {"attack": attack}, others=(NICOLE, RAJ))
    assert rules_broken(playthrough) == ["508.1d"]
