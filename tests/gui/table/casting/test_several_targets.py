"""Several targets of one kind are clicked one after the other (CR 601.2c)."""

from __future__ import annotations

import pytest

from core.play.playthrough import Asking
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.gui.table.casting.test_casting import entries, to_the_end
from tests.support import NICOLE, creature

ATTACK = [{"attack": {"bear": "nicole"}}]
FOES = tuple(creature(name, "1/1", by=NICOLE) for name in ("cat", "ox", "elf"))


@pytest.mark.parametrize(
    ("clicked", "targets"), [(["cat"], ["ox"]), (["cat", "elf"], ["ox", "elf"]), (["elf"], ["elf", "ox"])]
)
def test_the_targets_of_a_trigger_are_clicked(
    hands: Hands, window: MainWindow, clicked: list[str], targets: list[str]
) -> None:
    """CR 603.3d: two are proposed; a click on one leaves it out, a click on another one puts it in."""
    text = "Whenever this creature attacks, tap up to two target creatures you don't control."
    hands.lay({**creature("bear", "2/2"), "text": text}, *FOES, script=ATTACK)
    window.session.ask(Asking.DECISIONS)
    to_the_end(window)
    assert window.choice_bar.question.title == "Amy chooses up to two targets for Bear's ability"
    for one in clicked:
        hands.click(one)
    assert entries(window)[1]["choose"] == targets


def test_the_targets_of_an_activated_ability_are_clicked(hands: Hands, window: MainWindow) -> None:
    """CR 602.2b."""
    text = "{2}: Two target creatures each get +1/+1 until end of turn."
    hands.lay({**creature("bear", "2/2"), "text": text}, *FOES, script=ATTACK)
    hands.click("bear")
    window.card_menu.fill()
    next(one for one in window.card_menu.actions() if one.text().startswith("Activate: {2}")).trigger()
    assert window.choice_bar.question.title == "Bear's ability: click target 1 of 2"
    hands.click("elf")
    hands.click("bear")
    assert entries(window)[1]["targets"] == ["elf", "bear"]
