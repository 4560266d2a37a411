"""Effects that wait as play begins: what their text says besides is played as well."""

from __future__ import annotations

from typing import Any

import pytest

from core.data.faults import DataError
from core.play.playthrough import Playthrough
from tests.support import AMY, NICOLE, creature, happened, life, played

NEXT_TIME = "The next time a source of your choice would deal damage to you this turn, prevent that damage."
NEXT_THREE = "Prevent the next 3 damage that would be dealt to you this turn."


def attacked(text: str, **effect: Any) -> Playthrough:
    """Return Ox's attack on Nicole, for whom an effect waits."""
    one = {"name": "Deflection", "controller": NICOLE, "text": text, **effect}
    return played(creature("ox", "5/5 red"), script=[{"attack": {"ox": NICOLE}}], effects=[one])


def test_what_is_done_if_damage_is_prevented_is_done() -> None:
    """CR 615.5: right afterwards the spell that made the effect deals damage."""
    also = " If damage is prevented this way, this spell deals that much damage to that source's controller."
    playthrough = attacked(NEXT_TIME + also, from_source="ox")
    assert (life(playthrough, AMY), life(playthrough)) == (15, 20)
    (dealt,) = happened(playthrough, "damage_dealt")
    assert [part["source"] for part in dealt["damage"]] == ["Deflection"]


def test_it_is_done_only_for_such_sources() -> None:
    also = " If damage from a black source is prevented this way, you gain that much life."
    assert life(attacked(NEXT_TIME + also, from_source="ox")) == 20
    also = " If damage from a red source is prevented this way, you gain that much life."
    assert life(attacked(NEXT_TIME + also, from_source="ox")) == 25


def test_it_speaks_of_as_much_as_was_prevented() -> None:
    also = " If damage is prevented this way, this spell deals that much damage to that source's controller."
    playthrough = attacked(NEXT_THREE + also)
    assert (life(playthrough, AMY), life(playthrough)) == (17, 18)


def test_a_spell_with_the_name_of_a_card_is_that_card() -> None:
    """CR 609.7a: Amy's protection from red prevents what a red spell would deal."""
    also = " If damage is prevented this way, this spell deals that much damage to that source's controller."
    one = {"name": "Lightning Bolt", "controller": NICOLE, "text": NEXT_TIME + also, "from_source": "ox"}
    rune = {"name": "Rune", "types": ["artifact"], "controller": AMY, "id": "rune"}
    prevent = {"kind": "damage", "source": {"colors": ["R"]}, "change": {"kind": "prevent"}}
    playthrough = played(
        creature("ox", "5/5 green"),
        {**rune, "abilities": [{**prevent, "recipient": {"players": "you"}}]},
        script=[{"attack": {"ox": NICOLE}}],
        effects=[one],
    )
    assert (life(playthrough, AMY), life(playthrough)) == (20, 20)


def test_a_target_that_the_file_does_not_name_is_asked_for() -> None:
    also = " If damage is prevented this way, this spell deals that much damage to any other target."
    text = "Prevent the next 3 damage that would be dealt to any target this turn." + also
    with pytest.raises(DataError, match="can mention only targets and you"):
        attacked(text, protects=NICOLE)
