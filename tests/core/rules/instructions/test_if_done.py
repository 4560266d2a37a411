"""What can't be done in full is not begun, nor asked for (CR 118.3, 118.12)."""

from __future__ import annotations

from typing import Any

import pytest

from core.play.playthrough import Asking, Playthrough
from tests.support import AMY, NICOLE, RAJ, creature, happened, is_there, life, played

BEARS, SHOCK = "Grizzly Bears", "Shock"
LAND = {"id": "isle", "name": "Isle", "types": ["land"], "controller": AMY}


def after(text: str, *objects: dict[str, Any], targets: tuple[str, ...] = (), **fields: Any) -> Playthrough:
    """Return what comes of Amy's sorcery, where what may be done is done if it can be."""
    script = [{"by": AMY, "cast": "Rite", "targets": [*targets]}, *fields.pop("then", [{"choose": "yes"}])]
    cards = {"Rite": {"types": ["sorcery"], "text": text}}
    return played(*objects, script=script, cards=cards, start="precombat_main", **fields)


def is_done(playthrough: Playthrough) -> bool:
    """Whether she gained the 3 life that doing it is worth."""
    assert playthrough.refused is None
    return life(playthrough, AMY) == 23


def hand(*cards: str) -> list[dict[str, Any]]:
    """Return the players, of whom Amy has these cards in hand."""
    return [{"id": AMY, "hand": [*cards]}, {"id": NICOLE}]


@pytest.mark.parametrize("may", ["Return", "You may return"])
def test_a_land_is_returned_if_there_is_one(may: str) -> None:
    text = f"{may} a land you control to its owner's hand. If you do, you gain 3 life."
    playthrough = after(text, LAND, then=[{"choose": "yes"}] if "may" in may else [])
    assert is_done(playthrough)
    assert not is_there(playthrough, "isle")
    assert not is_done(after(text, {**LAND, "controller": NICOLE}, then=[]))


def test_one_land_is_not_two() -> None:
    text = "Return two lands you control to their owner's hand. If you do, you gain 3 life."
    playthrough = after(text, LAND, then=[])
    assert is_there(playthrough, "isle")
    assert not is_done(playthrough)
    assert is_done(after(text, LAND, {**LAND, "id": "lake"}, then=[]))


@pytest.mark.parametrize(
    ("what", "cards", "done"),
    [
        ("a card", [SHOCK], True),
        ("a card", [], False),
        ("two cards", [SHOCK], False),
        ("two cards", [SHOCK, BEARS], True),
        ("a creature card", [SHOCK], False),
        ("a creature card", [BEARS], True),
    ],
)
def test_who_has_too_few_such_cards_discards_none(what: str, cards: list[str], done: bool) -> None:
    must = after(f"Discard {what}. If you do, you gain 3 life.", players=hand(*cards), then=[])
    may = after(f"You may discard {what}. If you do, you gain 3 life.", players=hand(*cards))
    for playthrough in (must, may):
        assert is_done(playthrough) is done
        assert len(playthrough.game.hand) == (0 if done else len(cards))


def test_a_hand_of_no_cards_is_discarded_all_the_same() -> None:
    """CR 118.5: what asks for nothing can be paid."""
    playthrough = after("Discard your hand. If you do, you gain 3 life.", then=[])
    assert is_done(playthrough)
    assert not happened(playthrough, "action_not_done")


def test_discarding_x_cards_is_done_with_an_x_of_nothing() -> None:
    """CR 118.5."""
    none_or_more = {"amount": {"kind": "counted", "of": {"types": ["artifact"]}}, "kind": "discard_now"}
    part = {"kind": "if_done", "action": [none_or_more], "does": [{"kind": "gain_life_now", "amount": 3}]}
    card = {"types": ["sorcery"], "abilities": [{"kind": "spell", "does": [part]}]}
    script = [{"by": AMY, "cast": "Rite"}]
    assert is_done(played(script=script, cards={"Rite": card}, start="precombat_main"))


@pytest.mark.parametrize(("does", "was"), [("Tap", False), ("Untap", True)])
def test_only_what_is_not_so_yet_is_tapped_or_untapped(does: str, was: bool) -> None:
    """CR 701.26a, 701.26b."""
    text = f"{does} target creature. If you do, you gain 3 life."
    ox = creature("ox", "2/2", by=NICOLE)
    assert is_done(after(text, {**ox, "tapped": was}, targets=("ox",), then=[]))
    assert not is_done(after(text, {**ox, "tapped": not was}, targets=("ox",), then=[]))


def test_what_cannot_be_destroyed_was_not() -> None:
    """CR 702.12b."""
    text = "Destroy target creature. If you do, you gain 3 life."
    keeps = after(text, creature("ox", "2/2 indestructible", by=NICOLE), targets=("ox",), then=[])
    assert not is_done(keeps)
    assert len(happened(keeps, "action_not_done")) == 1
    assert is_done(after(text, creature("ox", "2/2", by=NICOLE), targets=("ox",), then=[]))


def test_nobody_is_asked_to_untap_what_is_untapped() -> None:
    """CR 608.2d."""
    text = "You may untap target creature. If you do, you gain 3 life."
    ox = creature("ox", "2/2")
    idle = after(text, ox, targets=("ox",), then=[], asking=Asking.DECISIONS, until="precombat_main")
    assert idle.pending is None
    assert not is_done(idle)
    assert is_done(after(text, {**ox, "tapped": True}, targets=("ox",)))


@pytest.mark.parametrize("players", [(AMY, NICOLE), (AMY, NICOLE, RAJ)])
def test_what_has_its_controller_lose_has_no_sequel(players: tuple[str, ...]) -> None:
    """CR 104.3e, 800.4a: the spell leaves the game with them."""
    part = {"kind": "if_done", "action": [{"kind": "lose_game", "who": "you"}]}
    does = {**part, "does": [{"kind": "lose_life_now", "who": "opponents", "amount": 3}]}
    card = {"types": ["sorcery"], "abilities": [{"kind": "spell", "does": [does]}]}
    script = [{"by": AMY, "cast": "Rite"}]
    playthrough = played(
        script=script, cards={"Rite": card}, start="precombat_main", players=[{"id": one} for one in players]
    )
    assert playthrough.game.players[AMY].has_lost
    assert life(playthrough) == 20
