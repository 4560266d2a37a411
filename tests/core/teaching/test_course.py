"""The course: its lessons, collections and folders are whole, and a wrong file says where it is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from core.cards.library import built_in as card_library
from core.scenario.playing import play_scenario
from core.scenario.question import answer_of
from core.scenario.reading import read_scenario
from core.teaching.course import SCENARIOS, CourseError, built_in, key_of, path_of, read_course

LESSON = {"title": "Trample", "goal": "Learn it.", "scenarios": ["a/one", "a/two", "a/three"]}
PART = {"title": "The first hour", "level": "beginner", "lessons": [LESSON]}


def test_it_has_an_hour_of_twelve_lessons_another_of_six_and_one_on_the_old_rules() -> None:
    assert [len(part.lessons) for part in built_in().parts] == [12, 6, 1]


def test_every_scenario_that_it_names_is_there() -> None:
    assert not [key for key in built_in().keys if not path_of(key).exists()]


def test_no_scenario_is_in_two_lessons() -> None:
    keys = [key for lesson in built_in().lessons for key in lesson.scenarios]
    assert sorted(set(keys)) == sorted(keys)


def test_every_lesson_says_its_goal_in_a_sentence() -> None:
    assert not [one.title for one in built_in().lessons if not one.goal.endswith(".") or ". " in one.goal]


def test_the_judge_s_questions_are_all_there() -> None:
    [judges] = built_in().collections
    assert len(judges.entries) == 24
    assert len({entry.title for entry in judges.entries}) == 24


def test_variants_of_a_question_say_what_is_different() -> None:
    entries = [entry for one in built_in().collections for entry in one.entries if len(entry.variants) > 1]
    assert entries
    for entry in entries:
        choices = [variant.choice for variant in entry.variants]
        assert all(choices), entry.title
        assert len(set(choices)) == len(choices), entry.title


def test_every_folder_of_scenarios_has_a_title() -> None:
    assert set(built_in().folders.folders) == {path.name for path in SCENARIOS.iterdir() if path.is_dir()}


def test_a_key_leads_to_a_file_and_back() -> None:
    for path in SCENARIOS.glob("first-steps/*"):
        assert path_of(key_of(path)) == path


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"scenarios": ["a/one", "a/two"]}, "1-hour.json, lessons, 1, scenarios: "),
        ({"scenarios": ["one", "a/two", "a/three"]}, "1-hour.json, lessons, 1, scenarios, 1: "),
        ({"gaol": "Learn it."}, "Did you mean 'goal'?"),
    ],
)
def test_a_wrong_lesson_says_where_it_is_wrong(tmp_path: Path, change: dict[str, Any], said: str) -> None:
    write(tmp_path, {**PART, "lessons": [{**LESSON, **change}]})
    with pytest.raises(CourseError) as raised:
        read_course(tmp_path)
    assert said in str(raised.value)


def test_what_is_no_json_says_so(tmp_path: Path) -> None:
    write(tmp_path, PART)
    (tmp_path / "lessons" / "1-hour.json").write_text("{")
    with pytest.raises(CourseError, match=r"1-hour\.json: line 1, column 2: not JSON"):
        read_course(tmp_path)


def test_parts_come_in_the_order_of_their_files(tmp_path: Path) -> None:
    write(tmp_path, PART)
    (tmp_path / "lessons" / "2-more.json").write_text(json.dumps({**PART, "title": "More"}))
    assert [part.title for part in read_course(tmp_path).parts] == ["The first hour", "More"]


def write(assets: Path, part: dict[str, Any]) -> None:
    for folder in ("lessons", "collections", "scenarios"):
        (assets / folder).mkdir()
    (assets / "lessons" / "1-hour.json").write_text(json.dumps(part))
    (assets / "scenarios" / "folders.json").write_text(json.dumps({"folders": {}}))


@pytest.mark.parametrize("key", sorted(set(built_in().keys)))
def test_every_scenario_of_the_course_asks_what_play_answers_and_teaches_something(key: str) -> None:
    scenario = read_scenario(path_of(key))
    assert scenario.question is not None
    assert answer_of(scenario.question, play_scenario(scenario, card_library())) is not None
    assert scenario.question.ask.endswith("?")
    assert scenario.lesson
    assert scenario.description
