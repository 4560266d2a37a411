"""Entries of a script, and the questions they answer."""

from tests.support import NICOLE, creature, life, permanent, played

PINGS = {
    "kind": "triggered",
    "when": {"event": "attacks"},
    "targets": [{}],
    "does": [{"kind": "deal_damage", "amount": 1}],
}


def test_an_entry_waits_for_a_question_that_is_one() -> None:
    """Only the elk can be taught, so nobody is asked; Nicole is the target of the other ability."""
    playthrough = played(
        creature("mentor", "3/3 mentor"),
        creature("elk", "2/2"),
        creature("imp", "3/3", abilities=[PINGS]),
        script=[{"attack": {"mentor": NICOLE, "elk": NICOLE, "imp": NICOLE}}, {"choose": NICOLE}],
    )
    assert permanent(playthrough, "elk").counters == {"+1/+1": 1}
    assert life(playthrough) == 20 - 9 - 1
    assert playthrough.unused == ()
