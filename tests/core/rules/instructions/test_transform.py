"""Transforming (CR 701.27, 712)."""

from typing import Any

import pytest

from core.characteristics.current import characteristics
from core.explain.explain import explain
from core.model.permanents import Origin
from core.scenario.errors import ScenarioError
from core.terms.ids import ObjectId
from tests.support import AMY, NICOLE, card, creature, happened, played

PROWLER = ObjectId("prowler")
FLIP = {"activate": {"object": "prowler"}, "at": "declare_attackers"}


def flipping(**back: Any) -> dict[str, Any]:
    """Return a 1/1 that can transform into what is given."""
    own = {"kind": "activated", "does": [{"kind": "transform"}]}
    front = creature("prowler", "1/1", abilities=[own])
    return {**front, "back": back} if back else front


def test_it_keeps_counters_damage_and_attachments() -> None:
    """CR 712.18."""
    playthrough = played(
        card("Kessig Prowler", "prowler", counters={"+1/+1": 1}, damage=1),
        card("Bonesplitter", "axe", attached_to="prowler"),
        script=[FLIP],
    )
    permanent = playthrough.game.battlefield[PROWLER]
    assert (permanent.card.name, permanent.as_card.name) == ("Sinuous Predator", "Kessig Prowler")
    assert (permanent.damage, permanent.counters) == (1, {"+1/+1": 1})
    assert characteristics(playthrough.game, PROWLER).power == 7
    told = next(explain(f).text for f in playthrough.frames if f.event.kind == "transformed")
    assert told.startswith("Kessig Prowler transforms into Sinuous Predator (7/5) (CR 701.27a).")


def test_it_leaves_as_its_front_face() -> None:
    """CR 712.8a."""
    away = {"edit": {"object": "prowler", "move": "graveyard"}, "at": "end_of_combat"}
    playthrough = played(card("Kessig Prowler", "prowler"), script=[FLIP, away])
    assert [one.card.name for one in playthrough.game.graveyard] == ["Kessig Prowler"]


def test_what_begins_with_its_back_face_up_turns_to_its_front_face() -> None:
    able = {"kind": "activated", "does": [{"kind": "transform"}]}
    back = {"name": "Moth", "types": ["creature"], "power": 4, "toughness": 4, "abilities": [able]}
    playthrough = played({**flipping(**back), "transformed": True}, script=[FLIP])
    assert playthrough.start.battlefield[PROWLER].card.name == "Moth"
    assert playthrough.game.battlefield[PROWLER].card.name == "Prowler"
    assert playthrough.game.battlefield[PROWLER].other_face == playthrough.start.battlefield[PROWLER].card


@pytest.mark.parametrize("back", [{}, {"name": "Bang", "types": ["instant"]}])
def test_what_has_no_other_permanent_face_does_not_transform(back: dict[str, Any]) -> None:
    """CR 701.27c, 701.27d."""
    assert not happened(played(flipping(**back), script=[FLIP]), "transformed")


def test_an_attacker_that_turns_into_no_creature_leaves_combat() -> None:
    """CR 506.4."""
    shrine = {"name": "Shrine", "types": ["artifact"]}
    script: list[dict[str, Any]] = [{"attack": {"prowler": NICOLE}}, FLIP]
    playthrough = played(flipping(**shrine), script=script)
    assert [one["reason"] for one in happened(playthrough, "removed_from_combat")] == ["not a creature"]


def test_a_token_copy_has_both_faces() -> None:
    """CR 707.8a."""
    copy = {"kind": "create_tokens", "copy_of": "target"}
    maker = creature(
        "elk",
        "1/1",
        abilities=[{"kind": "activated", "targets": [{"what": {"objects": {}}}], "does": [copy]}],
    )
    playthrough = played(
        maker,
        card("Kessig Prowler", "prowler", transformed=True),
        script=[{"activate": {"object": "elk"}, "targets": ["prowler"], "at": "declare_attackers"}],
    )
    token = playthrough.game.battlefield[ObjectId("Sinuous Predator")]
    assert token.origin is Origin.TOKEN
    assert (token.other_face and token.other_face.name) == "Kessig Prowler"
    assert token.controller == AMY


def test_what_has_no_back_face_can_not_begin_with_it_up() -> None:
    with pytest.raises(ScenarioError, match="no back face"):
        played(creature("ox", "3/3", transformed=True))
    with pytest.raises(ScenarioError, match="can't be on the battlefield"):
        played(card("Siege of the Ember Gate", "siege", transformed=True))
