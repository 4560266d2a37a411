"""Who died, in a sentence (CR 700.4)."""

from __future__ import annotations

from core.explain.deaths import deaths_words
from tests.support import NICOLE, card, creature, played

ATTACK = {"attack": {"ox": NICOLE}}


def test_who_died_is_told_in_order_and_what_is_alike_once() -> None:
    bears = [card("Grizzly Bears", f"bear{n}", by=NICOLE) for n in range(2)]
    ox = creature("ox", "4/2")
    blocks = {"block": {"bear0": "ox", "bear1": "ox"}}
    frames = played(ox, *bears, script=[ATTACK, blocks]).frames
    assert deaths_words(frames) == "Ox and Grizzly Bears \N{MULTIPLICATION SIGN}2 died."


def test_one_of_several_namesakes_is_told_by_its_own_name() -> None:
    bears = [card("Grizzly Bears", f"bear{n}", by=NICOLE) for n in range(2)]
    blocks = {"block": {"bear1": "ox"}}
    assert deaths_words(played(creature("ox", "4/4"), *bears, script=[ATTACK, blocks]).frames) == (
        "Grizzly Bears 2 died."
    )


def test_who_survives_is_not() -> None:
    wall = creature("wall", "1/4", by=NICOLE)
    frames = played(creature("ox", "1/4"), wall, script=[ATTACK, {"block": {"wall": "ox"}}]).frames
    assert deaths_words(frames) == "No creature died."


def test_a_token_dies_as_well_and_an_aura_does_not() -> None:
    """CR 111.7: a token is in the graveyard for a moment."""
    elk = creature("elk", "1/1", by=NICOLE, token=True)
    aura = card("Holy Strength", "aura", by=NICOLE, attached_to="elk")
    frames = played(creature("ox", "6/6"), elk, aura, script=[ATTACK, {"block": {"elk": "ox"}}]).frames
    assert deaths_words(frames) == "Elk died."
