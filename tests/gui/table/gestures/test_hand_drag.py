"""Hands: dragged onto the table to be cast, put there and taken away, counted."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QLineEdit, QListView

from core.data.writing import written
from core.model.stack import OnStack
from core.terms.ids import ObjectId
from core.terms.zones import Zone
from gui.table.gestures.drop_outcome import stack_box
from gui.table.items.card_item import CardItem, Ring, RingItem
from gui.table.items.hand_item import HandItem
from gui.table.payload import Payload
from gui.window.main_window import MainWindow
from gui.window.palette_menu import palette_menu
from tests.gui.hands import Hands
from tests.support import AMY, NICOLE, creature

MAIN: dict[str, Any] = {"start": "precombat_main"}


def players(*hand: str, **fields: Any) -> list[dict[str, Any]]:
    """Return two players, Amy with these cards in hand."""
    return [{"id": AMY, "name": "Amy", "hand": list(hand), **fields}, {"id": NICOLE, "name": "Nicole"}]


def entries(window: MainWindow) -> list[dict[str, object]]:
    """Return the script as a file says it."""
    script = window.session.scenario.script
    return [written(one) for one in script]


def stack_place(hands: Hands) -> QPoint:
    """Return the pixel at the middle of where cards are dropped to be cast."""
    picture = hands.window.table.table.picture
    assert picture is not None
    x, y = stack_box(picture.layout).center
    return QPoint(round(x), round(y))


def to_the_end(window: MainWindow) -> None:
    """Go to the last frame."""
    window.session.move_to(10_000)


def test_a_creature_is_dragged_out_of_the_hand_and_cast(hands: Hands, window: MainWindow) -> None:
    """CR 117.1a, 608.3a: cast in the main phase, it becomes a permanent."""
    hands.lay(creature("ox", "3/3", by=NICOLE), players=players("Grizzly Bears"), **MAIN)
    hands.drag_to("amy.hand.1", stack_place(hands))
    assert entries(window) == [{"by": "amy", "at": "precombat_main", "cast": "Grizzly Bears"}]
    to_the_end(window)
    assert "Grizzly Bears" in window.session.game.battlefield
    assert not window.session.game.hand


def test_it_is_cast_in_the_main_phase_while_nothing_was_decided_since(
    hands: Hands, window: MainWindow
) -> None:
    hands.lay(creature("bear", "2/2"), players=players("Elvish Visionary", "Grizzly Bears"), **MAIN)
    assert "declares attackers" in window.choice_bar.question.title
    hands.hold_at("amy.hand.2", stack_place(hands))
    assert hands.bubble == "Amy casts Grizzly Bears, in the precombat main phase"
    hands.let_go(stack_place(hands))
    assert entries(window)[0]["at"] == "precombat_main"


def test_in_the_middle_of_damage_the_words_say_when_it_is_cast_and_on_what_no_longer(
    hands: Hands, window: MainWindow
) -> None:
    """CR 117.3b: players get priority after damage is dealt and state-based actions are performed."""
    foes = creature("ox", "3/3", by=NICOLE), creature("elk", "1/1", by=NICOLE)
    script: list[dict[str, Any]] = [{"attack": {"bear": NICOLE}}, {"block": {"elk": "bear"}}]
    hands.lay(creature("bear", "2/2"), *foes, players=players("Shock"), script=script)
    kinds = [frame.event.kind for frame in window.session.frames]
    window.player.go_to(kinds.index("damage_event_occurred"))
    hands.hold("amy.hand.1", "ox")
    assert hands.bubble == "Amy casts Shock on Ox, when Amy next has priority"
    QTest.mouseMove(hands.viewport, hands.at("elk"))
    assert hands.bubble == "Elk isn't on the battlefield when Amy has priority (CR 117.1)."
    hands.let_go(hands.at("elk"))
    assert window.message == "Elk isn't on the battlefield when Amy has priority (CR 117.1)."
    assert len(entries(window)) == 2


def test_what_may_not_be_cast_now_says_why(hands: Hands, window: MainWindow) -> None:
    """CR 117.1a."""
    hands.lay(creature("bear", "2/2"), players=players("Grizzly Bears"))
    hands.hold_at("amy.hand.1", stack_place(hands))
    assert "(CR 117.1a)" in hands.bubble
    hands.let_go(stack_place(hands))
    assert "(CR 117.1a)" in window.message
    assert entries(window) == []


def test_an_aura_is_dragged_onto_what_it_enchants(hands: Hands, window: MainWindow) -> None:
    """CR 303.4a, 608.3c."""
    hands.lay(creature("ox", "3/3", by=NICOLE), players=players("Pacifism"), **MAIN)
    hands.drag("amy.hand.1", "ox")
    assert entries(window)[0]["targets"] == ["ox"]
    to_the_end(window)
    assert window.session.game.battlefield[ObjectId("Pacifism")].attached_to == "ox"


def test_an_aura_can_not_enchant_a_player_it_does_not_speak_of(hands: Hands, window: MainWindow) -> None:
    """CR 303.4a."""
    hands.lay(creature("ox", "3/3", by=NICOLE), players=players("Pacifism"), **MAIN)
    hands.drag("amy.hand.1", "nicole")
    assert entries(window) == []
    assert "CR" in window.message


def test_escape_leaves_the_card_in_the_hand(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("ox", "3/3", by=NICOLE), players=players("Grizzly Bears"), **MAIN)
    hands.hold_at("amy.hand.1", stack_place(hands))
    hands.press(Qt.Key.Key_Escape)
    hands.let_go(stack_place(hands))
    assert entries(window) == []


def test_a_card_of_the_palette_is_dropped_on_the_stack(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("ox", "3/3", by=NICOLE), **MAIN)
    hands.drop_data(Payload("card", "Grizzly Bears").to_mime(), stack_place(hands))
    assert entries(window) == [{"by": "amy", "at": "precombat_main", "cast": "Grizzly Bears"}]
    assert len(window.session.scenario.battlefield) == 1


def test_a_card_of_the_palette_is_dropped_into_a_hand_and_a_graveyard(
    hands: Hands, window: MainWindow
) -> None:
    hands.lay(creature("ox", "3/3", by=NICOLE))
    layout = window.table.resting_picture().layout
    for box in (layout.hands[AMY], layout.piles[NICOLE, Zone.GRAVEYARD]):
        place = QPoint(*(round(one) for one in box.center))
        hands.drop_data(Payload("spell", "Shock").to_mime(), place)
    amy, nicole = window.session.scenario.players
    assert (amy.hand, nicole.graveyard) == (("Shock",), ("Shock",))
    window.session.undo_stack.undo()
    assert window.session.scenario.players[1].graveyard == ()


def test_an_aura_of_the_palette_is_set_up_on_what_it_falls_on(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("ox", "3/3", by=NICOLE))
    hands.drop(Payload("card", "Pacifism"), "ox")
    assert window.session.scenario.battlefield[1].attached_to == "ox"


def test_the_keyboard_casts_from_the_palette(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("ox", "3/3", by=NICOLE), **MAIN)
    search = hands.widget(QLineEdit, "Find a card or ability")
    QTest.keyClicks(search, "Grizzly Bears")
    found = hands.widget(QListView, "Palette")
    found.setCurrentIndex(found.model().index(0, 0))
    found.setFocus()
    QTest.keyClick(found, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert entries(window)[0]["cast"] == "Grizzly Bears"


def test_the_menu_of_the_palette_does_what_a_drag_can(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("ox", "3/3", by=NICOLE), **MAIN)
    menu = palette_menu(window, window.session, window.palette_actions, Payload("card", "Grizzly Bears"))
    actions = {action.text().partition("\t")[0]: action for action in menu.actions()}
    actions["Put into Nicole's hand"].trigger()
    assert window.session.scenario.players[1].hand == ("Grizzly Bears",)
    actions["Put on Nicole's side"].trigger()
    assert window.session.scenario.battlefield[1].controller == "nicole"
    actions["Amy casts it"].trigger()
    assert entries(window)[0]["cast"] == "Grizzly Bears"


def test_the_menu_of_a_card_in_hand_casts_it_or_puts_it_down(hands: Hands, window: MainWindow) -> None:
    hands.lay(players=players("Grizzly Bears", "Shock"))
    hands.click("amy.hand.1")
    window.card_menu.fill()
    cast, _, heading, put = window.card_menu.actions()[:4]
    assert heading.text() == "Starting board"
    assert (cast.isEnabled(), "(CR 117.1a)" in cast.text()) == (False, True)
    put.trigger()
    assert window.session.scenario.players[0].hand == ("Shock",)
    assert window.session.scenario.battlefield[0].card == "Grizzly Bears"


def test_delete_takes_a_card_out_of_the_hand(hands: Hands, window: MainWindow) -> None:
    hands.lay(players=players("Grizzly Bears", "Shock"))
    hands.click("amy.hand.2")
    hands.press(Qt.Key.Key_Delete)
    assert window.session.scenario.players[0].hand == ("Grizzly Bears",)


def test_hand_and_library_are_written_in_the_form_of_the_player(hands: Hands, window: MainWindow) -> None:
    hands.lay()
    hands.click(AMY)
    hands.type_into(hands.widget(QLineEdit, "Add a card to the hand"), "grizzly bears")
    assert window.session.scenario.players[0].hand == ("Grizzly Bears",)
    known = next(one for one in window.inspector.findChildren(QCheckBox) if "Library" in one.text())
    known.click()
    hands.type_into(hands.widget(QLineEdit, "Add a card to the library"), "Fog")
    assert window.session.scenario.players[0].library == ("Fog",)
    piles = {pile.zone: pile for pile in window.table.resting_picture().piles if pile.owner == AMY}
    assert piles[Zone.LIBRARY].names == ("Fog",)


def test_the_mouse_on_a_card_in_hand_shows_it_whole(hands: Hands, window: MainWindow) -> None:
    hands.lay(players=players("Grizzly Bears", "Shock"))
    above = window.table.mapToScene(hands.at("amy.hand.1") - QPoint(0, 60))
    assert window.table.table.subject_at(above) is None
    QTest.mouseMove(hands.viewport, hands.at("amy.hand.1"))
    assert window.table.table.subject_at(above) == "amy.hand.1"


def test_the_ring_around_a_card_in_a_hand_is_as_large_as_what_is_seen_of_it(
    hands: Hands, window: MainWindow
) -> None:
    hands.lay(creature("bear", "2/2"), players=players("Shock"), **MAIN)
    window.table.select(window.session.game.hand[0].id)
    held = next(one for one in window.table.table.items() if isinstance(one, HandItem))
    ring = next(one for one in held.childItems() if isinstance(one, RingItem))
    assert ring.isVisible()
    seen, around = held.boundingRect(), ring.boundingRect()
    assert abs(around.width() - seen.width()) < 20
    assert abs(around.height() - seen.height()) < 20


def test_a_card_that_is_let_go_over_its_own_hand_stays_there_and_nothing_is_said(
    hands: Hands, window: MainWindow
) -> None:
    hands.lay(creature("ox", "3/3", by=NICOLE), players=players("Shock", "Shock", "Shock"), **MAIN)
    home = hands.at("amy.hand.3")
    hands.hold("amy.hand.1", "ox")
    assert hands.bubble == "Amy casts Shock on Ox"
    QTest.mouseMove(hands.viewport, home)
    assert hands.bubble == ""
    hands.let_go(home)
    assert (entries(window), window.announcer.casting, window.message) == ([], None, "")


def test_while_a_card_is_held_only_what_it_may_be_cast_on_is_ringed(hands: Hands, window: MainWindow) -> None:
    """CR 601.2c: Terror is cast on creatures that are not black."""
    foes = creature("ox", "3/3", by=NICOLE), creature("rat", "black 1/1", by=NICOLE)
    hands.lay(*foes, players=players("Terror"), **MAIN)
    hands.hold("amy.hand.1", "ox")
    rings = {one: item.ring for one, item in cards(window).items()}
    assert rings == {"ox": Ring.LEGAL, "rat": None}
    QTest.mouseMove(hands.viewport, hands.at("rat"))
    assert "(CR" in hands.bubble
    hands.let_go(hands.at("rat"))
    assert "(CR" in window.message
    assert {item.ring for item in cards(window).values()} == {None}


def cards(window: MainWindow) -> dict[str, CardItem]:
    """Return the cards on the table as they are drawn."""
    return {one.face.id: one for one in window.table.table.items() if isinstance(one, CardItem)}


def test_a_spell_is_dropped_on_the_spell_that_it_counters(hands: Hands, window: MainWindow) -> None:
    """CR 601.2c: a spell on the stack is a target."""
    hand = [{"id": AMY, "name": "Amy", "hand": ["Hill Giant"]}, {"id": NICOLE, "hand": ["Counterspell"]}]
    hands.lay(creature("ox", "3/3"), players=hand, script=[{"cast": "Hill Giant", "by": AMY}], **MAIN)
    cast = [frame.event.kind for frame in window.session.frames].index("spell_cast")
    window.player.go_to(cast + 1)
    giant = window.session.game.stack[-1]
    assert isinstance(giant, OnStack)
    hands.hold("nicole.hand.1", giant.id)
    assert hands.bubble == "nicole casts Counterspell on Hill Giant"
    hands.release(giant.id)
    assert entries(window)[1]["targets"] == ["Hill Giant"]
