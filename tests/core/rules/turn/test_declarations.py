"""What is declared: attackers and blockers (CR 508.1, 509.1)."""

from tests.support import NICOLE, creature, happened, played


def test_a_creature_that_blocks_nothing_does_not_block() -> None:
    playthrough = played(
        creature("ox", "5/5"),
        creature("elf", "1/1", by=NICOLE),
        creature("guard", "0/4", by=NICOLE),
        script=[{"attack": {"ox": NICOLE}}, {"block": {"elf": [], "guard": "ox"}}],
    )
    (declared,) = happened(playthrough, "blockers_declared")
    assert declared["blocks"] == {"guard": ["ox"]}
