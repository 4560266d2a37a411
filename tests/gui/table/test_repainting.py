"""What is drawn anew from moment to moment, and that nothing is left over from the one before."""

from __future__ import annotations

from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from gui.table.items.arrow_item import ArrowItem
from gui.table.items.card_item import CardItem
from gui.table.items.player_item import PileItem, PlateItem
from gui.table.picture.table_picture import Album
from gui.theme import DARK, LIGHT
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import AMY, NICOLE, creature

_COMBAT = (
    creature("bear", "2/2"),
    creature("ox", "3/3"),
    creature("wolf", "2/1 first strike"),
    creature("wall", "0/4", by=NICOLE),
    creature("cub", "1/1", by=NICOLE),
)
_SCRIPT = (
    {"attack": {"bear": "nicole", "ox": "nicole", "wolf": "nicole"}},
    {"block": {"wall": "ox", "cub": "wolf"}},
)


def on_screen(window: MainWindow) -> QImage:
    """Return the pixels of the table as they have been painted, after all that is still to be painted."""
    QApplication.processEvents()
    table = window.table.viewport()
    corner = table.mapTo(window, table.rect().topLeft())
    screen = window.screen().grabWindow(window.winId()).toImage()
    return screen.copy(corner.x(), corner.y(), table.width(), table.height())


def test_a_moment_leaves_nothing_over_from_the_one_before(window: MainWindow, hands: Hands) -> None:
    hands.lay(*_COMBAT, script=_SCRIPT)
    seen = set()
    for number, frame in enumerate(window.session.frames):
        for part in (0.0, 0.3, 0.6, 0.95):
            window.player.scrub(number + part)
            painted = on_screen(window)
            window.table.viewport().update()
            assert painted == on_screen(window), (number, part)
        seen.add(frame.event.kind)
    assert {"attackers_declared", "damage_dealt", "state_based_actions_performed"} <= seen


def test_another_board_leaves_no_player_and_no_pile_over(window: MainWindow, hands: Hands) -> None:
    """Raj's life and graveyard go with him."""
    raj = {"id": "raj", "graveyard": ["Shock"]}
    hands.lay(creature("bear", "2/2"), players=[{"id": AMY}, {"id": NICOLE}, raj])
    hands.lay(creature("bear", "2/2"))
    drawn = window.table.table.items()
    assert {one.face.id for one in drawn if isinstance(one, PlateItem)} == {AMY, NICOLE}
    assert {one.face.owner for one in drawn if isinstance(one, PileItem)} == {AMY, NICOLE}


def test_cards_that_turned_are_sharp_when_they_rest(window: MainWindow, hands: Hands) -> None:
    """On their way they are shown as they were drawn before it."""
    hands.lay(*_COMBAT, script=_SCRIPT)
    number = next(n for n, f in enumerate(window.session.frames) if f.event.kind == "attackers_declared")
    window.player.go_to(number + 1)
    rests = on_screen(window)
    window.player.go_to(number)
    for part in (0.2, 0.7, 0.97):
        window.player.scrub(number + part)
        on_screen(window)
    window.player.go_to(number + 1)
    assert on_screen(window) == rests


def test_a_place_on_the_timeline_looks_the_same_from_both_directions(
    window: MainWindow, hands: Hands
) -> None:
    hands.lay(*_COMBAT, script=_SCRIPT)
    places = range(len(window.session.frames) + 1)
    forwards, backwards = {}, {}
    for place in places:
        window.player.go_to(place)
        forwards[place] = on_screen(window)
    for place in reversed(places):
        window.player.go_to(place)
        backwards[place] = on_screen(window)
    assert [place for place in places if forwards[place] != backwards[place]] == []


def test_another_theme_draws_the_whole_table_anew(window: MainWindow, hands: Hands) -> None:
    hands.lay(*_COMBAT, script=_SCRIPT)
    for theme in (DARK, LIGHT):
        window.table.set_theme(theme)
        painted = on_screen(window)
        window.table.refresh()
        window.table.viewport().update()
        assert painted == on_screen(window)
        assert painted.pixelColor(3, painted.height() - 3) == QColor(theme.table_near)


def test_a_side_that_is_lit_looks_other_than_one_that_is_not(window: MainWindow, hands: Hands) -> None:
    hands.lay(*_COMBAT)
    scene = window.table.table
    dark = on_screen(window)
    scene.light_side(NICOLE)
    lit = on_screen(window)
    scene.light_side(AMY)
    assert lit != dark != on_screen(window) != lit
    scene.light_side(None)
    assert on_screen(window) == dark


def test_a_crowd_that_moves_and_shrinks_leaves_nothing_behind(window: MainWindow, hands: Hands) -> None:
    """The step that begins is named across it meanwhile, and that is painted anew in each frame."""
    window.resize(1632, 918)
    for panel in window.panels:
        window.rooms.show_panel(panel, shown=False)
    names = [f"m{number}" for number in range(30)]
    attack = {"attack": dict.fromkeys(names[:20], NICOLE)}
    others = [creature(f"t{number}", "1/1", by=NICOLE) for number in range(30)]
    hands.lay(*(creature(name, "1/1") for name in names), *others, script=[attack])
    for _ in range(20):
        QApplication.processEvents()
    size = window.table.viewport().size()
    album = Album(window.session.playthrough, size.width(), size.height())
    for t in (*range(0, 450, 15), 2000):
        window.table.table.show_picture(album.moves(0, t))
        for _ in range(3):
            QApplication.processEvents()
    painted = on_screen(window)
    window.table.viewport().update()
    assert painted == on_screen(window)


def test_a_card_that_lunges_passes_over_the_arrow_that_points_at_it(window: MainWindow, hands: Hands) -> None:
    hands.lay(*_COMBAT, script=_SCRIPT)
    number = next(n for n, f in enumerate(window.session.frames) if f.event.kind == "damage_dealt")
    window.player.scrub(number + 0.5)
    items = window.table.table.items()
    arrows = [item for item in items if isinstance(item, ArrowItem)]
    [wolf] = [item for item in items if isinstance(item, CardItem) and item.face.id == "wolf"]
    assert arrows
    assert all(wolf.zValue() > arrow.zValue() for arrow in arrows)
    window.player.go_to(number)
    assert all(wolf.zValue() < arrow.zValue() for arrow in arrows)
