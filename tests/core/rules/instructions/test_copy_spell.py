"""Copies of spells (CR 707.10), and storm (CR 702.40a)."""

from typing import Any

import pytest

from core.language.lines import read_line, write_line
from core.play.playthrough import Playthrough
from tests.support import AMY, NICOLE, creature, happened, is_there, life, permanent, played, rules_broken

ALL = {"resolve": "all"}
CARDS: dict[str, dict[str, Any]] = {
    "Twin": {
        "types": ["instant"],
        "text": "Copy target spell. You may choose new targets for the copy.",
    },
    "Echo": {"types": ["instant"], "text": "Copy target spell."},
    "Gale": {"types": ["instant"], "text": "Gale deals 1 damage to any target.\nStorm"},
    "Split": {
        "types": ["instant"],
        "text": "Split deals 3 damage divided as you choose among one, two, or three targets.",
    },
}
OX = creature("ox", "2/4", NICOLE)


def cast(card: str, *targets: str, **fields: Any) -> dict[str, Any]:
    return {"by": AMY, "cast": card, "targets": list(targets), **fields}


def main_phase(*entries: dict[str, Any], objects: tuple[dict[str, Any], ...] = (OX,)) -> Playthrough:
    return played(*objects, script=list(entries), cards=CARDS, start="precombat_main", until="precombat_main")


def test_a_copy_has_the_targets_of_the_spell() -> None:
    assert life(main_phase(cast("Shock", NICOLE), cast("Echo", "Shock"), ALL)) == 16


def test_new_targets_are_for_the_copy_alone() -> None:
    """CR 707.10c."""
    playthrough = main_phase(cast("Shock", NICOLE), cast("Twin", "Shock"), {"choose": "ox"}, ALL)
    assert life(playthrough) == 18
    assert permanent(playthrough, "ox").damage == 2


def test_a_new_target_must_be_legal() -> None:
    guarded = {**OX, "keywords": ["hexproof"]}
    playthrough = main_phase(
        cast("Shock", NICOLE), cast("Twin", "Shock"), {"choose": "ox"}, ALL, objects=(guarded,)
    )
    assert rules_broken(playthrough) == ["707.10c"]


def test_a_copy_leaves_no_card_behind() -> None:
    """CR 704.5e."""
    playthrough = main_phase(cast("Shock", NICOLE), cast("Echo", "Shock"), ALL)
    assert [one.card.name for one in playthrough.game.graveyard] == ["Echo", "Shock"]


def test_damage_stays_divided_among_the_new_targets() -> None:
    split = cast("Split", "ox", NICOLE, division={"ox": 1, NICOLE: 2})
    playthrough = main_phase(split, cast("Twin", "Split"), {"choose": ["ox", AMY]}, ALL)
    assert (life(playthrough), life(playthrough, AMY)) == (18, 18)


def test_a_copied_permanent_spell_becomes_a_token() -> None:
    """CR 707.10f."""
    playthrough = main_phase(cast("Grizzly Bears"), cast("Echo", "Grizzly Bears"), ALL)
    origins = [one.origin for one in playthrough.game.battlefield.values() if one.card.name != "Ox"]
    assert origins == ["token", "card"]


@pytest.mark.parametrize("before", [0, 1, 3])
def test_storm_counts_the_spells_before_it(before: int) -> None:
    """CR 702.40a."""
    shocks = [entry for _ in range(before) for entry in (cast("Shock", AMY), ALL)]
    playthrough = main_phase(*shocks, cast("Gale", NICOLE), ALL)
    assert life(playthrough) == 20 - 1 - before
    assert len(happened(playthrough, "spell_copied")) == before


def test_a_spell_without_targets_is_copied_without_a_question() -> None:
    playthrough = main_phase(cast("Grizzly Bears"), cast("Twin", "Grizzly Bears"), ALL)
    assert is_there(playthrough, "ox")
    assert playthrough.refused is None


@pytest.mark.parametrize(
    "line",
    [
        "Copy target instant or sorcery spell. You may choose new targets for the copy.",
        "{2}{U}: Copy target instant or sorcery spell you control. You may choose new targets for the copy.",
        "Whenever you cast an instant or sorcery spell, copy that spell. "
        "You may choose new targets for the copy.",
        "Whenever you cast an instant or sorcery spell, you may copy that spell. "
        "You may choose new targets for the copy.",
        "Copy target instant or sorcery spell twice. You may choose new targets for the copies.",
        "Storm",
    ],
)
def test_lines_of_cards_come_back_letter_by_letter(line: str) -> None:
    (one,) = read_line(line)
    assert write_line(one) == line
