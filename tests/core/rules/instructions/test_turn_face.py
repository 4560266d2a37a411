"""Permanents are turned face up and face down, and nothing happens to what can't be (CR 708, 712.16)."""

from __future__ import annotations

from tests.support import AMY, NICOLE, card, creature, happened, played

SPELLS = {
    "Bury": {"types": ["instant"], "text": "Turn target creature face down."},
    "Bare": {"types": ["instant"], "text": "Turn target creature face up."},
    "Mask": {
        "types": ["instant"],
        "text": "Target creature becomes a copy of another target creature until end of turn.",
    },
}


def after(*spells: tuple[str, list[str]], objects: list[dict[str, object]]) -> tuple[list[bool], list[str]]:
    """Return which way permanents were turned, and why nothing was done, as Amy casts spells on targets."""
    script = [{"cast": name, "by": AMY, "targets": targets} for name, targets in spells]
    done = played(*objects, cards=SPELLS, start="precombat_main", script=script)
    turned = [one["face_up"] for one in happened(done, "turned_face")]
    return turned, [f"{one['why']} {one['rule']}" for one in happened(done, "nothing_done")]


def test_a_creature_is_turned_face_down_once() -> None:
    """CR 708.2b."""
    twice = ("Bury", ["ox"]), ("Bury", ["ox"])
    assert after(*twice, objects=[creature("ox", "5/5", by=NICOLE)]) == ([False], ["face_down 708.2b"])


def test_what_is_face_down_is_turned_up_once() -> None:
    hidden = card("Battering Craghorn", "craghorn", face_down=True)
    twice = ("Bare", ["craghorn"]), ("Bare", ["craghorn"])
    assert after(*twice, objects=[hidden]) == ([True], ["face_up 101.3"])


def test_a_double_faced_permanent_stays_face_up() -> None:
    prowler = card("Kessig Prowler", "prowler")
    assert after(("Bury", ["prowler"]), objects=[prowler]) == ([], ["double_faced 712.16"])


def test_the_card_counts_and_not_what_it_is_a_copy_of() -> None:
    """CR 712.16."""
    both = [card("Kessig Prowler", "prowler"), card("Grizzly Bears", "bears")]
    as_prowler = ("Bury", ["bears"]), ("Mask", ["bears", "prowler"])  # the last one cast resolves first
    assert after(*as_prowler, objects=both) == ([False], [])
    as_bears = ("Bury", ["prowler"]), ("Mask", ["prowler", "bears"])
    assert after(*as_bears, objects=both) == ([], ["double_faced 712.16"])
