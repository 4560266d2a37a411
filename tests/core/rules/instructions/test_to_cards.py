"""Cards in hands and libraries: discarded, milled, looked at, revealed (CR 701.9a, 701.17a, 701.22a)."""

from __future__ import annotations

from typing import Any

import pytest

from core.explain.explain import explain
from core.explain.outcome import refusals
from core.play.playthrough import Playthrough
from core.rules.choices.one import ChooseOne
from core.rules.choices.some import ChooseSome
from tests.support import AMY, NICOLE, asked, creature, happened, permanent, played

KNOWN = ["Forest", "Shock", "Hill Giant"]


def attacked(text: str, *script: dict[str, Any], amy: dict[str, Any], **fields: Any) -> Playthrough:
    """Return what comes of an attack by a creature that says this; `amy`: what is in her zones."""
    ox = {**creature("ox", "2/2"), "text": f"Whenever this creature attacks, {text}"}
    players = [{"id": AMY, "name": "Amy", **amy}, {"id": NICOLE, "name": "Nicole"}]
    return played(ox, script=[{"attack": {"ox": NICOLE}}, *script], players=players, **fields)


def names(playthrough: Playthrough, zone: str) -> list[str]:
    return [card.card.name for card in getattr(playthrough.game, zone) if card.owner == AMY]


def test_a_player_chooses_what_to_discard() -> None:
    """CR 701.9b."""
    playthrough = attacked("discard a card.", {"choose": "amy.hand.2"}, amy={"hand": KNOWN})
    assert names(playthrough, "graveyard") == ["Shock"]


def test_only_such_a_card_may_be_chosen() -> None:
    playthrough = attacked("discard a creature card.", amy={"hand": KNOWN})
    assert names(playthrough, "graveyard") == ["Hill Giant"]


def test_a_whole_hand_is_discarded_at_once() -> None:
    playthrough = attacked("discard your hand.", amy={"hand": KNOWN})
    assert names(playthrough, "hand") == []
    assert [len(one["results"]) for one in happened(playthrough, "results_happened")] == [3]


def test_what_would_go_to_a_graveyard_from_anywhere_goes_elsewhere() -> None:
    """CR 614.6: also what is milled or discarded."""
    effect = {"kind": "graveyard", "instead": "exile", "from_anywhere": True, "which": {}}
    waits = [{"name": "Void", "controller": "nicole", "effect": effect}]
    playthrough = attacked(
        "mill two cards. Discard a card.", amy={"library": KNOWN, "hand": ["Ox"]}, effects=waits
    )
    assert names(playthrough, "exile") == ["Forest", "Shock", "Ox"]
    assert names(playthrough, "graveyard") == []


def test_of_a_library_that_is_not_known_unknown_cards_are_milled() -> None:
    playthrough = attacked("mill two cards.", amy={})
    assert names(playthrough, "graveyard") == ["Unknown card", "Unknown card"]


def test_cards_that_nobody_knows_have_ids_of_their_own() -> None:
    """CR 400.7: a card that was discarded is another object than one that is drawn after it."""
    script = {"choose": "amy.hand.1"}, {"choose": "amy.hand.2"}
    playthrough = attacked(
        "discard a card. Draw a card. Discard a card. Draw a card.", *script, amy={"hand": ["Ox", "Elf"]}
    )
    ids = [card.id for card in playthrough.game.cards]
    assert len(ids) == len(set(ids)) == 4
    assert names(playthrough, "graveyard") == ["Ox", "Elf"]


def test_a_card_that_will_be_drawn_may_be_named() -> None:
    """A file says by its id which unknown card is discarded."""
    playthrough = attacked("draw two cards, then discard a card.", {"choose": "amy.hand.2"}, amy={})
    assert [card.id for card in playthrough.game.hand] == ["amy.hand.1"]


@pytest.mark.parametrize(
    ("bottom", "library"),
    [
        ([], ["Forest", "Shock", "Hill Giant"]),
        (["amy.library.2"], ["Forest", "Hill Giant", "Shock"]),
        (["amy.library.2", "amy.library.1"], ["Hill Giant", "Shock", "Forest"]),
    ],
)
def test_any_of_the_cards_go_on_the_bottom(bottom: list[str], library: list[str]) -> None:
    """CR 701.22a: in any order."""
    playthrough = attacked("scry 2.", {"choose": bottom}, amy={"library": KNOWN})
    assert names(playthrough, "library") == library


def test_those_that_stay_are_put_back_in_any_order() -> None:
    """CR 701.22a."""
    script: tuple[dict[str, Any], ...] = ({"choose": []}, {"choose": ["amy.library.2", "amy.library.1"]})
    playthrough = attacked("scry 2.", *script, amy={"library": KNOWN})
    assert names(playthrough, "library") == ["Shock", "Forest", "Hill Giant"]
    told = [explain(one).headline for one in playthrough.frames if one.event.kind == "top_arranged"]
    assert told == [
        "Amy scries 2: Forest and Shock stay on top.",
        "Amy puts Shock and Forest back on top in this order.",
    ]


def test_nobody_moves_what_the_table_does_not_know() -> None:
    playthrough = attacked("scry 2.", amy={})
    [arranged] = [frame for frame in playthrough.frames if frame.event.kind == "top_arranged"]
    assert "doesn't know the cards" in explain(arranged).text


def test_only_what_is_on_top_may_be_chosen() -> None:
    playthrough = attacked("surveil 2.", {"choose": ["amy.library.3"]}, amy={"library": KNOWN})
    _, choice = asked(ChooseSome, playthrough)
    assert [ref.id for ref in choice.among] == ["amy.library.1", "amy.library.2"]
    assert refusals(playthrough) or names(playthrough, "library") == KNOWN


def test_a_player_is_asked_about_a_card_that_the_table_does_not_know() -> None:
    """CR 701.44a."""
    playthrough = attacked("it explores.", {"choose": "yes"}, amy={})
    _, choice = asked(ChooseOne, playthrough)
    assert choice.purpose.__class__.__name__ == "IsLand"
    assert names(playthrough, "hand") == ["Unknown card"]
    assert not permanent(playthrough, "ox").counters


def test_an_empty_library_still_gives_a_counter() -> None:
    """CR 701.44b: what can't be revealed is no land card."""
    playthrough = attacked("it explores.", amy={"library": []})
    assert permanent(playthrough, "ox").counters == {"+1/+1": 1}


@pytest.mark.parametrize(
    ("chosen", "count"), [(["amy.hand.1", "amy.hand.2"], 1), (["amy.hand.2", "amy.hand.3"], 2)]
)
def test_there_is_a_counter_for_each_card_that_is_no_land_card(chosen: list[str], count: int) -> None:
    """CR 701.50d."""
    playthrough = attacked(
        "it connives 2.", {"choose": chosen}, amy={"hand": KNOWN, "library": ["Ox", "Elf"]}
    )
    assert permanent(playthrough, "ox").counters == {"+1/+1": count}
