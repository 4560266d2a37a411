"""Why a God is a creature or isn't, and which costs a board tells."""

from __future__ import annotations

from core.explain.characteristics import why_it_is
from core.explain.outcome import refusals
from core.scenario.board import sides
from core.terms.ids import ObjectId
from tests.support import NICOLE, creature, played

GOD = creature("god", "5/5", types=["enchantment", "creature"], mana_cost="{3}{R}")
TEXT = "As long as your devotion to red is less than three, this permanent isn't a creature."


def test_it_is_said_how_much_devotion_there_is() -> None:
    game = played({**GOD, "text": TEXT}, creature("imp", "1/1", mana_cost="{R}")).start
    assert why_it_is(game, ObjectId("god")) == (
        "printed 5/5",
        "God: isn't a creature as long as your devotion to red is less than three (it's 2, CR 700.5) "
        "(CR 613.1d)",
    )


def test_costs_are_told_where_something_asks_for_them() -> None:
    imp = creature("imp", "1/1", mana_cost="{R}")
    asks = creature("judge", "1/1", text="Creatures with mana value 1 or less can't block.")
    told = [line.splitlines()[0] for _, lines in sides(played(imp, asks).start) for line in lines]
    assert told[0] == "Imp 1/1, {R}"
    assert next(lines for _, lines in sides(played(imp).start)) == ("Imp 1/1",)


def test_a_god_that_is_no_creature_is_refused_with_its_reason() -> None:
    """CR 506.3, 700.5: as an attacker and as a blocker."""
    because = "it isn't a creature as long as your devotion to red is less than three (it's 1, CR 700.5)"
    attack = played({**GOD, "text": TEXT}, script=[{"attack": {"god": "nicole"}}])
    assert f"God can't attack: {because} (CR 506.3)." in str(refusals(attack)[0])
    block = [{"attack": {"ox": "nicole"}}, {"block": {"god": "ox"}}]
    blocked = played({**GOD, "text": TEXT, "controller": NICOLE}, creature("ox", "2/2"), script=block)
    assert f"God can't block: {because} (CR 506.3)." in str(refusals(blocked)[0])
