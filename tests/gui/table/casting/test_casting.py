"""Spells and abilities by hand, and the questions they raise."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLineEdit, QPushButton

from core.data.writing import written
from core.model.stack import OnStack
from core.terms.ids import ObjectId
from gui.choices.question import Extra
from gui.table.payload import Payload
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import AMY, NICOLE, card, creature

ATTACK = [{"attack": {"bear": "nicole"}}]
SHIELD = {
    "id": "shield",
    "name": "Healing shield",
    "controller": NICOLE,
    "protects": NICOLE,
    "points": 2,
    "effect": {"kind": "damage", "change": {"kind": "prevent"}},
}


def entries(window: MainWindow) -> list[dict[str, object]]:
    """Return the script as a file says it."""
    script = window.session.scenario.script
    return [written(one) for one in script]


def top_of_stack(window: MainWindow) -> str:
    """Return the id of what is on top of the stack."""
    top = window.session.game.stack[-1]
    assert isinstance(top, OnStack)
    return top.id


def to_the_end(window: MainWindow) -> None:
    """Go to the last frame."""
    window.session.move_to(10_000)


def test_a_spell_is_dropped_on_its_target(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), creature("ox", "3/3", by=NICOLE), script=ATTACK)
    hands.drop(Payload("spell", "Lightning Bolt"), "ox")
    assert entries(window)[1] == {
        "cast": "Lightning Bolt",
        "by": "amy",
        "at": "declare_attackers",
        "targets": ["ox"],
    }
    to_the_end(window)
    assert "ox" not in window.session.game.battlefield


def test_the_stack_is_seen_while_something_is_on_it(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), creature("ox", "3/3", by=NICOLE), script=ATTACK)
    hands.drop(Payload("spell", "Lightning Bolt"), "ox")
    frames = window.session.frames
    window.session.move_to(next(n for n, f in enumerate(frames, 1) if f.event.kind == "spell_cast"))
    picture = window.table.table.picture
    assert picture is not None
    assert [(one.text, one.is_top) for one in picture.waiting] == [("Lightning Bolt", True)]


def test_two_targets_are_clicked_one_after_the_other(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), creature("ox", "3/3", by=NICOLE), script=ATTACK)
    hands.drop(Payload("spell", "Fall of the Hammer"), "bear")
    assert window.choice_bar.question.title == "Fall of the Hammer: click target 2 of 2"
    hands.click("ox")
    assert entries(window)[1]["targets"] == ["bear", "ox"]


def test_a_target_is_picked_with_the_keyboard(hands: Hands, window: MainWindow) -> None:
    """CR 601.2c: the question stands below the table, its rule with it."""
    foes = creature("ox", "3/3", by=NICOLE), creature("elk", "3/3", by=NICOLE)
    hands.lay(creature("bear", "2/2"), *foes, script=ATTACK)
    hands.type_into(hands.widget(QLineEdit, "Find a card or ability"), "fall of the hammer")
    asked = window.choice_bar.question
    assert (asked.proceed, asked.hint) == ("Bear", "Press Space to confirm (CR 601.2c).")
    window.table.setFocus()
    hands.press(Qt.Key.Key_Space)
    hands.press(Qt.Key.Key_1)
    assert entries(window)[1]["targets"] == ["bear", "elk"]


def test_what_has_no_target_is_not_begun(hands: Hands, window: MainWindow) -> None:
    """CR 601.2c."""
    hands.lay(script=[])
    hands.lay(creature("bear", "2/2 shroud"), script=ATTACK)
    hands.type_into(hands.widget(QLineEdit, "Find a card or ability"), "fall of the hammer")
    assert "nothing to choose" in window.message
    assert window.announcer.casting is None


def test_leave_off_is_a_button_too(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), creature("ox", "3/3", by=NICOLE), script=ATTACK)
    hands.drop(Payload("spell", "Fall of the Hammer"), "bear")
    hands.widget(QPushButton, "Cancel").click()
    assert window.announcer.casting is None
    assert Extra.LEAVE_OFF not in window.choice_bar.question.extras


def test_escape_leaves_a_spell_off(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), creature("ox", "3/3", by=NICOLE), script=ATTACK)
    hands.drop(Payload("spell", "Fall of the Hammer"), "bear")
    hands.press(Qt.Key.Key_Escape)
    hands.click("ox")
    assert entries(window) == [{"attack": {"bear": "nicole"}}]
    assert window.table.selected == "ox"


def test_what_may_not_be_a_target_is_refused(hands: Hands, window: MainWindow) -> None:
    """CR 702.16b."""
    hands.lay(creature("bear", "2/2"), creature("ox", "3/3 protection from red", by=NICOLE), script=ATTACK)
    hands.drop(Payload("spell", "Shock"), "ox")
    assert entries(window) == [{"attack": {"bear": "nicole"}}]
    assert "Shock can't target Ox: it has protection from red (CR 702.16b)" in window.message


def test_a_spell_without_targets_is_cast_at_once_from_the_palette(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), script=ATTACK)
    hands.type_into(hands.widget(QLineEdit, "Find a card or ability"), "fog")
    assert entries(window)[1]["cast"] == "Fog"
    to_the_end(window)
    assert window.session.game.players[NICOLE].life == 20


def test_an_ability_is_activated_from_the_card_menu(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), card("Mogg Fanatic", "fanatic", NICOLE), script=ATTACK)
    hands.click("fanatic")
    window.card_menu.fill()
    action = next(a for a in window.card_menu.actions() if a.text().startswith("Activate: Sacrifice "))
    action.trigger()
    hands.click("bear")
    assert entries(window)[1]["activate"] == {"object": "fanatic"}
    to_the_end(window)
    assert window.session.game.graveyard[0].card.name == "Mogg Fanatic"


def test_who_crews_a_vehicle_is_clicked(hands: Hands, window: MainWindow) -> None:
    """CR 702.122a: creatures with enough power in all."""
    crew = creature("elf", "1/1"), creature("ox", "3/3"), creature("elk", "4/4")
    hands.lay(card("Demolition Stomper", "ship"), *crew, start="precombat_main")
    hands.click("ship")
    window.card_menu.fill()
    next(a for a in window.card_menu.actions() if a.text().startswith("Activate")).trigger()
    to_the_end(window)
    assert window.choice_bar.question.title == "Amy chooses creatures with total power 5 or greater to tap"
    hands.click("ox")
    hands.click("elf")
    hands.press(Qt.Key.Key_Space)
    to_the_end(window)
    tapped = [own for own, one in window.session.game.battlefield.items() if one.status.tapped]
    assert sorted(tapped) == ["elf", "elk"]


def test_an_ability_that_was_given_is_activated_from_the_card_menu(hands: Hands, window: MainWindow) -> None:
    """CR 602.2, 613.1f: by the controller of what has it, on that object."""
    bow = card("Viridian Longbow", "bow", NICOLE, attached_to="fanatic")
    fanatic = card("Mogg Fanatic", "fanatic", NICOLE)
    hands.lay(creature("bear", "1/1"), creature("ox", "3/3"), fanatic, bow, script=ATTACK)
    hands.click("fanatic")
    window.card_menu.fill()
    action = next(a for a in window.card_menu.actions() if a.text().startswith("Activate: {T}:"))
    action.trigger()
    hands.click("bear")
    assert entries(window)[1]["activate"] == {"object": "fanatic", "ability": 2}
    to_the_end(window)
    game = window.session.game
    assert [one.card.name for one in game.graveyard] == ["Bear"]
    assert game.battlefield[ObjectId("fanatic")].status.tapped


def test_which_effect_goes_first_is_chosen_below_the_table(hands: Hands, window: MainWindow) -> None:
    """CR 616.1: the affected player chooses."""
    hands.lay(
        creature("ox", "3/3"),
        card("Furnace of Rath", "furnace"),
        script=[{"attack": {"ox": "nicole"}}],
        effects=[SHIELD],
    )
    to_the_end(window)
    assert "which effect applies first" in window.choice_bar.question.title
    hands.widget(QPushButton, "Furnace of Rath: 3 → 6 → 4 damage to Nicole").click()
    assert entries(window)[1] == {"replace": "furnace"}
    to_the_end(window)
    assert window.session.game.players[NICOLE].life == 16


def test_a_shield_is_split_by_clicking_numbers(hands: Hands, window: MainWindow) -> None:
    """CR 615.7."""
    hands.lay(
        creature("ox", "3/3"),
        creature("elk", "3/3"),
        script=[{"attack": {"ox": "nicole", "elk": "nicole"}}],
        effects=[SHIELD],
    )
    to_the_end(window)
    first, other = sorted(hands.chips, key=lambda chip: -chip.amount)
    assert (first.amount, other.amount) == (2, 0)
    hands.click_chip(other.source, other.recipient)
    assert [chip.amount for chip in hands.chips] == [1, 1]
    assert entries(window)[1] == {"shield": {"nicole": {"elk": 1, "ox": 1}}}
    hands.press(Qt.Key.Key_Space)
    to_the_end(window)
    assert window.session.game.players[NICOLE].life == 16


def test_the_target_of_a_trigger_is_clicked(hands: Hands, window: MainWindow) -> None:
    """CR 603.3d."""
    hands.lay(
        creature("ox", "2/2"),
        card("Boros Reckoner", "reckoner", NICOLE),
        script=[{"attack": {"ox": "nicole"}}, {"block": {"reckoner": "ox"}}],
    )
    to_the_end(window)
    assert "chooses a target" in window.choice_bar.question.title
    hands.click(AMY)
    to_the_end(window)
    assert window.session.game.players[AMY].life == 18


def test_shields_are_seen_beside_what_they_protect(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("ox", "2/2"), effects=[SHIELD])
    picture = window.table.table.picture
    assert picture is not None
    assert [(one.text, one.by, one.is_effect) for one in picture.waiting] == [("Healing shield", "2", True)]


def test_a_spell_on_the_stack_is_clicked_as_a_target(hands: Hands, window: MainWindow) -> None:
    """CR 701.6a."""
    bolt = {"by": "amy", "cast": "Lightning Bolt", "targets": ["ox"]}
    hands.lay(creature("bear", "2/2"), creature("ox", "3/3", by=NICOLE), script=[*ATTACK, bolt])
    frames = window.session.frames
    window.session.move_to(next(n for n, f in enumerate(frames, 1) if f.event.kind == "spell_cast"))
    hands.drop(Payload("spell", "Counterspell"), "bear")
    assert "Counterspell can't target Bear: it isn't a spell" in window.message
    hands.drop_data(Payload("spell", "Counterspell").to_mime(), QPoint(window.table.width() - 120, 220))
    assert window.announcer.casting is not None
    assert window.announcer.casting.asks == "Counterspell: click a target"
    hands.click("bear")
    assert window.message.startswith("Counterspell can't target Bear: it isn't a spell")
    assert "Counterspell: click a target, or press Esc" in window.message
    hands.click(top_of_stack(window))
    assert entries(window)[2]["targets"] == ["Lightning Bolt"]
    to_the_end(window)
    assert "ox" in window.session.game.battlefield


def test_a_counterspell_is_dropped_on_the_spell(hands: Hands, window: MainWindow) -> None:
    bolt = {"by": "amy", "cast": "Lightning Bolt", "targets": ["ox"]}
    hands.lay(creature("bear", "2/2"), creature("ox", "3/3", by=NICOLE), script=[*ATTACK, bolt])
    frames = window.session.frames
    window.session.move_to(next(n for n, f in enumerate(frames, 1) if f.event.kind == "spell_cast"))
    hands.drop(Payload("spell", "Counterspell"), top_of_stack(window))
    assert entries(window)[2]["targets"] == ["Lightning Bolt"]


def test_an_ability_on_the_stack_is_clicked_as_a_target(hands: Hands, window: MainWindow) -> None:
    hands.lay(
        creature("bear", "2/2"),
        card("Mogg Fanatic", "fanatic"),
        script=[*ATTACK, {"activate": {"object": "fanatic"}, "targets": ["nicole"]}],
    )
    frames = window.session.frames
    window.session.move_to(next(n for n, f in enumerate(frames, 1) if f.event.kind == "ability_activated"))
    hands.drop(Payload("spell", "Disallow"), top_of_stack(window))
    assert entries(window)[2]["targets"] == ["fanatic"]
    to_the_end(window)
    assert window.session.game.players[NICOLE].life == 18


def test_a_loyalty_ability_is_activated_from_the_card_menu(hands: Hands, window: MainWindow) -> None:
    """CR 606.3: in the main phase; a second one that turn is refused."""
    hands.lay(
        card("Gideon Jura", "gideon"),
        creature("ox", "3/3", by=NICOLE, tapped=True),
        start="precombat_main",
        until="beginning_of_combat",
    )
    hands.click("gideon")
    window.card_menu.fill()
    words = [a.text() for a in window.card_menu.actions() if a.text().startswith("Activate: ")]
    assert [one.removeprefix("Activate: ").partition(":")[0] for one in words] == [
        "+2",
        "\N{MINUS SIGN}2",
        "0",
    ]
    next(a for a in window.card_menu.actions() if a.text() == words[1]).trigger()
    hands.click("ox")
    assert entries(window)[0]["activate"] == {"object": "gideon", "ability": 2}
    to_the_end(window)
    assert "ox" not in window.session.game.battlefield
    assert window.session.game.battlefield[ObjectId("gideon")].counters == {"loyalty": 4}


def test_what_dies_before_its_controller_has_priority_again_offers_no_ability(
    hands: Hands, window: MainWindow
) -> None:
    """At the beginning of the damage step it is still there, and it is gone when there is priority next."""
    pump = {"kind": "activated", "does": [{"kind": "gain_life_now", "amount": 1}]}
    imp = creature("imp", "1/1", abilities=[pump])
    script = [{"attack": {"imp": "nicole"}}, {"block": {"ox": "imp"}}]
    hands.lay(imp, creature("ox", "3/3", by=NICOLE), script=script)
    kinds = [frame.event.kind for frame in window.session.frames]
    window.session.move_to(kinds.index("blockers_declared"))
    assert any(words.startswith("Activate") for words in menu_of(hands, "imp"))
    window.session.move_to(kinds.index("damage_event_occurred"))
    assert "imp" in window.session.game.battlefield
    assert not any(words.startswith("Activate") for words in menu_of(hands, "imp"))


def menu_of(hands: Hands, subject: str) -> list[str]:
    """Return the entries of the menu of a card."""
    hands.click(subject)
    hands.window.card_menu.fill()
    return [action.text() for action in hands.window.card_menu.actions()]
