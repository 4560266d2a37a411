"""What is happening and why, following the timeline."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QApplication, QLabel, QTextBrowser
from pytestqt.qtbot import QtBot

from core.scenario.reading import read_scenario
from core.teaching.course import built_in, path_of
from core.teaching.progress import Outcome
from gui.panels.tape import TapeView
from gui.settings import Speed
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import NICOLE, creature, table

EXAMPLES = Path(__file__).parents[3] / "assets" / "scenarios"


@pytest.fixture
def combat(hands: Hands) -> Hands:
    """A wither creature blocked by a bear."""
    hands.show(
        table(
            creature("rat", "2/3 wither"),
            creature("bear", "2/2", by=NICOLE),
            title="A rat and a bear",
            description="Counters instead of damage.",
            rules=["702.80a"],
            script=[
                {"attack": {"rat": "nicole"}},
                {"block": {"bear": "rat"}},
            ],
            notes=[{"at": {"after": 2}, "text": "Look at the counters."}],
        ),
        watching=True,
    )
    return hands


def go_to(window: MainWindow, kind: str) -> None:
    """Put the cursor after the first event of a kind."""
    frames = window.session.frames
    window.session.move_to(next(n for n, frame in enumerate(frames, 1) if frame.event.kind == kind))


def text(hands: Hands) -> str:
    """Return what the explanation says."""
    return hands.widget(QTextBrowser, "Explanation").toPlainText()


def test_at_the_start_the_scenario_introduces_itself(combat: Hands, window: MainWindow) -> None:
    window.session.move_to(0)
    assert "Counters instead of damage." in text(combat)
    assert "CR 702.80a" in text(combat)


def heading(window: MainWindow) -> str:
    """Return what stands over the explanation."""
    found = [
        one.text() for one in window.explanation.findChildren(QLabel) if one.objectName() == "panelTitle"
    ]
    return found[0]


@pytest.mark.parametrize(
    "script",
    [
        [],
        [{"assign": {"wurm": {"wall": 2, "ox": 1, "nicole": 3}}}],
    ],
    ids=["open", "illegal"],
)
def test_a_question_stands_under_the_step_in_which_it_is_asked(
    hands: Hands, window: MainWindow, script: list[dict[str, Any]]
) -> None:
    """CR 510.1c: damage is divided in the combat damage step, though blocks were the last to happen."""
    hands.lay(
        creature("wurm", "6/4 trample"),
        creature("wall", "0/4", by=NICOLE),
        creature("ox", "2/2", by=NICOLE),
        script=[{"attack": {"wurm": NICOLE}}, {"block": {"wall": "wurm", "ox": "wurm"}}, *script],
    )
    window.session.move_to(len(window.session.frames))
    assert heading(window).startswith("Combat damage step")
    go_to(window, "blockers_declared")
    assert heading(window).startswith("Declare blockers step")


def test_what_happened_is_told_with_its_rule(combat: Hands, window: MainWindow) -> None:
    go_to(window, "blockers_declared")
    assert "Nicole blocks Rat with Bear." in text(combat)
    assert "CR 509.1h" in text(combat)


def test_while_a_moment_plays_all_of_it_is_told(combat: Hands, window: MainWindow) -> None:
    """Not what each of its frames says by itself: the words would change before they are read."""
    damage = next(one for one in window.session.moments if "damage" in _kind(window, one.main))
    window.session.move_to(damage.first - 1)
    window.player.scrub(damage.first + 0.5)
    assert _kind(window, damage.first + 1) == "damage_event_began" or damage.first + 1 < damage.last
    assert "Rat deals 2 damage to Bear" in text(combat)
    assert "would deal" not in text(combat)
    window.session.move_to(damage.first)
    window.player.stop()
    assert "Rat deals 2 damage to Bear" not in text(combat)


def test_a_moment_is_told_as_soon_as_it_begins_to_play(combat: Hands, window: MainWindow) -> None:
    window.transport.set_speed(Speed.SLOW)
    damage = next(one for one in window.session.moments if "damage" in _kind(window, one.main))
    window.session.move_to(damage.first - 1)
    assert "Rat deals 2 damage to Bear" not in text(combat)
    window.player.step()
    assert "Rat deals 2 damage to Bear" in text(combat)


def test_details_are_folded_until_they_are_asked_for(hands: Hands, window: MainWindow) -> None:
    attack: list[dict[str, Any]] = [{"attack": {"ox": NICOLE, "elk": NICOLE}, "bands": [["ox", "elk"]]}]
    band = creature("ox", "3/3 banding"), creature("elk", "2/2")
    hands.show(table(*band, script=attack), watching=True)
    window.session.move_to(window.session.moments[0].last)
    detail = "Ox and Elk attack as a band"
    assert detail not in text(hands)
    browser = hands.widget(QTextBrowser, "Explanation")
    browser.anchorClicked.emit(QUrl("details:"))
    assert detail in text(hands)
    browser.anchorClicked.emit(QUrl("details:"))
    assert detail not in text(hands)


def test_at_the_end_stands_what_came_out_and_the_lesson(hands: Hands, window: MainWindow) -> None:
    lesson = "An unblocked creature hits the player."
    attack = [{"attack": {"ox": NICOLE}}]
    hands.show(table(creature("ox", "3/3"), script=attack, lesson=lesson), watching=True)
    assert lesson not in text(hands)
    window.session.move_to(len(window.session.frames))
    assert "Nicole: 20 → 17 life; Amy is still at 20." in text(hands)
    assert lesson in text(hands)


def _kind(window: MainWindow, number: int) -> str:
    return window.session.frames[number - 1].event.kind


@pytest.mark.usefixtures("combat")
def test_the_damage_event_is_shown_as_it_is_rewritten(window: MainWindow) -> None:
    go_to(window, "damage_event_occurred")
    assert list(window.explanation.tapes) == [
        ("2 damage to Bear", "2 damage to Rat"),
        ("Bear gets two -1/-1 counters", "2 damage is marked on Rat"),
    ]
    go_to(window, "attackers_declared")
    assert list(window.explanation.tapes) == []


def test_the_end_of_a_moment_still_shows_the_damage_event_in_it(hands: Hands, window: MainWindow) -> None:
    hands.show(table(creature("ox", "3/3"), script=[{"attack": {"ox": NICOLE}}]), watching=True)
    window.session.move_to(len(window.session.frames))
    assert _kind(window, len(window.session.frames)) == "combat_ended"
    assert list(window.explanation.tapes) == [("3 damage to Nicole",), ("Nicole loses 3 life",)]


def test_a_rule_number_opens_what_the_rule_says(combat: Hands, window: MainWindow) -> None:
    go_to(window, "blockers_declared")
    browser = combat.widget(QTextBrowser, "Explanation")
    browser.anchorClicked.emit(QUrl("rule:509.1h"))
    boxes = [label.text() for label in window.findChildren(QLabel) if label.objectName() == "ruleBox"]
    assert boxes[0].startswith("<b>CR 509.1h</b>")
    assert len(boxes[0]) > 60


def example(window: MainWindow, name: str) -> None:
    """Open a scenario of the library."""
    (path,) = EXAMPLES.rglob(f"{name}.scenario.json")
    assert window.documents.open_example(path)


def test_a_trigger_in_the_middle_of_the_damage_event_does_not_hide_what_it_was(window: MainWindow) -> None:
    """CR 603.2: it triggers as the damage is dealt, before the results."""
    example(window, "combust-boros-reckoner-and-harm-s-way")
    go_to(window, "ability_triggered")
    before = [
        ("Combust deals 5 damage to Boros Reckoner",),
        ("Combust deals 3 damage to Boros Reckoner", "2 damage to Vulshok Refugee"),
    ]
    assert list(window.explanation.tapes) == before
    go_to(window, "damage_processed")
    results = ("3 damage is marked on Boros Reckoner", "2 damage is marked on Vulshok Refugee")
    assert list(window.explanation.tapes) == [*before, results]
    go_to(window, "state_based_actions_performed")
    assert list(window.explanation.tapes) == []


def test_what_was_prevented_is_struck_out_once(window: MainWindow) -> None:
    """CR 615.6."""
    example(window, "wither-lifelink-a-shield-and-boon-reflection")
    go_to(window, "damage_prevented")
    assert window.explanation.tapes[-1][-1] == "2 damage to Grizzly Bears prevented"
    go_to(window, "damage_dealt")
    assert len(window.explanation.tapes) == len(set(window.explanation.tapes)) == 2
    assert not any("prevented" in cell for tape in window.explanation.tapes for cell in tape)


def test_a_long_part_of_the_event_takes_two_lines_and_is_not_cut_off(window: MainWindow) -> None:
    example(window, "bolt-and-jace-until-2018")
    (tape,) = window.explanation.findChildren(TapeView)
    go_to(window, "damage_event_began")
    one_line = tape.sizeHint().height()
    go_to(window, "damage_event_occurred")
    assert len(window.explanation.tapes) == 3
    assert tape.sizeHint().height() > 3 * one_line


def test_a_rule_leads_to_its_other_examples(combat: Hands, window: MainWindow) -> None:
    window.learning.library.catalogue.load()
    window.session.move_to(0)
    combat.widget(QTextBrowser, "Explanation").anchorClicked.emit(QUrl("rule:702.80a"))
    box = window.explanation.findChild(QLabel, "ruleBox")
    assert isinstance(box, QLabel)
    assert "Other examples of this rule" in box.text()
    box.linkActivated.emit("examples:702.80a")
    assert window.learning.in_library
    assert window.learning.library.search.text() == "rule:702.80a"
    assert window.learning.library.scenarios.scenarios.listed


def test_an_empty_table_leads_a_newcomer_to_the_first_lesson(window: MainWindow, hands: Hands) -> None:
    assert "New to combat damage? Start with lesson 1" in text(hands)
    hands.widget(QTextBrowser, "Explanation").anchorClicked.emit(QUrl("lesson:"))
    first = window.learning.library.catalogue.course.lessons[0].scenarios[0]
    assert window.session.scenario.title == read_scenario(path_of(first)).title


def test_an_empty_table_leads_on_in_the_lessons(window: MainWindow, hands: Hands) -> None:
    one, other, *later = built_in().lessons
    for key in one.scenarios:
        window.learning.learner.learn(key, Outcome.RIGHT)
    window.learning.open_next()
    window.documents.new()
    assert "New to combat damage?" not in text(hands)
    assert "Go on with lesson 2" in text(hands)
    hands.widget(QTextBrowser, "Explanation").anchorClicked.emit(QUrl("lesson:"))
    assert window.session.scenario.title == read_scenario(path_of(other.scenarios[0])).title
    for lesson in (other, *later):
        for key in lesson.scenarios:
            window.learning.learner.learn(key, Outcome.SHOWN)
    window.documents.new()
    assert "lesson " not in text(hands)


def test_what_was_learned_before_is_known_when_the_window_opens(window: MainWindow, qtbot: QtBot) -> None:
    window.learning.learner.learn(built_in().lessons[0].scenarios[0], Outcome.RIGHT)
    again = window.successor()
    qtbot.waitUntil(
        lambda: "Go on with lesson 1" in again.explanation.findChildren(QTextBrowser)[0].toPlainText()
    )
    again.close()
    again.deleteLater()


def test_what_does_not_happen_is_shown_with_a_mark_and_never_folded(hands: Hands, window: MainWindow) -> None:
    """CR 702.83b."""
    exalted, bear = creature("ox", "2/2 exalted"), creature("bear", "2/2")
    hands.show(table(exalted, bear, script=[{"attack": {"ox": NICOLE, "bear": NICOLE}}]), watching=True)
    go_to(window, "attackers_declared")
    assert "✕ Ox's exalted doesn't trigger: Ox and Bear attack together, so neither attacks alone" in text(
        hands
    )


def test_an_illegal_answer_is_told_where_play_stops(hands: Hands, window: MainWindow) -> None:
    """CR 508.1a."""
    script = [{"attack": {"ox": NICOLE}}]
    hands.show(table(creature("ox", "3/3", tapped=True), script=script), watching=True)
    window.session.move_to(len(window.session.frames))
    assert "Illegal: Ox can't attack: it's tapped (CR 508.1a)." in text(hands)


@pytest.mark.parametrize("scrolls", [False, True])
def test_a_lesson_below_the_edge_is_scrolled_to_until_somebody_scrolls(
    hands: Hands, window: MainWindow, scrolls: bool
) -> None:
    names = [f"ogre-{number}" for number in range(6)]
    hands.show(
        table(
            *(creature(name, "1/1") for name in names),
            *(creature(f"{name}-wall", "2/2", by=NICOLE) for name in names),
            lesson="Ogres are no match for walls. " * 4,
            script=[
                {"attack": dict.fromkeys(names, "nicole")},
                {"block": {f"{one}-wall": one for one in names}},
            ],
        ),
        watching=True,
    )
    window.resize(1024, 700)
    window.session.move_to(len(window.session.frames))
    QApplication.processEvents()
    page = hands.widget(QTextBrowser, "Explanation")
    found = page.document().find("Ogres are no match")
    first = page.cursorRect(found)
    assert page.verticalScrollBar().value() > 0
    assert page.viewport().rect().contains(first)
    if scrolls:
        hands.wheel_over(page.viewport(), 20)
        assert page.verticalScrollBar().value() == 0
        window.resize(1024, 690)
        QApplication.processEvents()
        assert page.verticalScrollBar().value() == 0
