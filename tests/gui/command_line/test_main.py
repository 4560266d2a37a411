"""The `damagestep` command."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from core.scenario.format import Scenario
from core.scenario.saving import scenario_text
from core.words.speaking import speak
from gui.command_line.main import main
from tests.support import NICOLE, creature, table

SCENARIOS = Path(__file__).parents[3] / "assets" / "scenarios"
TRAMPLE = SCENARIOS / "assigning-damage" / "trample-through-a-wounded-blocker.scenario.json"


def write(folder: Path, scenario: Scenario, name: str = "board.scenario.json") -> Path:
    path = folder / name
    path.write_text(scenario_text(scenario), encoding="utf-8")
    return path


def test_resolve_prints_what_happens_and_how_it_ends(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["resolve", str(TRAMPLE)]) == 0
    out = capsys.readouterr().out
    assert "Amy assigns Colossal Dreadmaw's 6 damage: 1 to Trained Armodon and 5 to Nicole (CR 510.1)." in out
    assert "Trained Armodon needs 1 (toughness 3, 2 already marked)" in out
    assert "  Nicole, 20 life\n    Trained Armodon 3/3 (2 damage)" in out
    assert "  Nicole: 20 → 15 life; Amy is still at 20.\n  Trained Armodon died." in out


def test_resolve_says_once_by_which_rules_and_what_is_in_force(capsys: pytest.CaptureFixture[str]) -> None:
    file = SCENARIOS / "published-examples" / "gorger-and-order-3-and-2.scenario.json"
    assert main(["resolve", str(file), "--format", "markdown"]) == 0
    assert "\n\nDamage assignment order (2009" in capsys.readouterr().out
    shield = SCENARIOS / "eras" / "a-shield-before-the-redirection.scenario.json"
    assert main(["resolve", str(shield), "--format", "markdown"]) == 0
    told = capsys.readouterr().out
    assert "\n\n*Rules of 2009 to 2018, with planeswalker redirection.* " in told
    assert "\n- Healing shield: the next 2 damage that would be dealt to Amy is prevented.\n" in told


@pytest.mark.parametrize("form", ["text", "markdown", "json"])
def test_resolve_names_the_lines_that_are_not_played(
    form: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = "Flying\nWhen this creature enters, look at your library."
    board = table(creature("owl", "1/1", text=text))
    file = tmp_path / "owl.scenario.json"
    file.write_text(scenario_text(board), encoding="utf-8")
    assert main(["resolve", str(file), "--format", form]) == 0
    assert "Owl: When this creature enters, look at your library." in capsys.readouterr().out


def test_resolve_leaves_the_details_out_if_it_is_to_be_brief(capsys: pytest.CaptureFixture[str]) -> None:
    file = SCENARIOS / "attacking" / "a-band-attacks-together.scenario.json"
    detail = "attack as a band (CR 702.22c)"
    assert main(["resolve", str(file)]) == 0
    assert detail in capsys.readouterr().out
    assert main(["resolve", str(file), "--brief"]) == 0
    assert detail not in capsys.readouterr().out


def test_resolve_prints_the_variants_of_a_question_from_where_they_part(
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = SCENARIOS / "published-examples" / "gorger-and-order-3-and-2.scenario.json"
    for form in ("text", "markdown"):
        assert main(["resolve", str(file), "--variations", "--format", form]) == 0
        out = capsys.readouterr().out
        assert out.count("Nicole blocks Vastwood Gorger") == 1
        assert "Variant: 4 and 1" in out
        assert "Steps 1 to 4: as in “3 and 2”." in out
    assert main(["resolve", str(file)]) == 0
    assert "Variant" not in capsys.readouterr().out


def test_resolve_prints_every_frame_where_that_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["resolve", str(TRAMPLE), "--every-frame"]) == 0
    out = capsys.readouterr().out
    assert "    1  The declare attackers step begins (CR 508.1)." in out
    assert "State-based actions: nothing to do (CR 704.3)." in out


def test_resolve_prints_json_that_holds_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["resolve", str(TRAMPLE), "--format", "json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [frame["frame"] for frame in data["frames"]] == list(range(1, len(data["frames"]) + 1))
    assert data["outcome"]["life"] == {"amy": 20, "nicole": 15}
    assert data["differences"] == []


def test_resolve_prints_markdown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["resolve", str(TRAMPLE), "--format", "markdown"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("# Trample over a blocker with damage marked on it")
    assert "\n## Combat damage step\n" in out


def test_markdown_tells_moments_and_leaves_out_what_changes_nothing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = SCENARIOS / "spells-and-abilities" / "fling-deals-the-damage-itself.scenario.json"
    assert main(["resolve", str(file), "--format", "markdown"]) == 0
    out = capsys.readouterr().out
    assert "1. **Amy casts Fling, sacrificing Grizzly Bears, targeting Hill Giant.** (CR 601.2i)" in out
    assert "nothing to do" not in out
    assert "## How it ends" in out


def test_markdown_shows_what_the_spells_say_and_notes_where_they_belong(
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = SCENARIOS / "spells-and-abilities" / "daunting-defender-and-pyroclasm.scenario.json"
    assert main(["resolve", str(file), "--format", "markdown"]) == 0
    out = capsys.readouterr().out
    spells = out.index("- **Spells that will be cast**\n  - Pyroclasm Sorcery: Pyroclasm deals 2 damage")
    assert spells < out.index("1. **Amy casts Pyroclasm.**")
    note = out.index("   > Rival Cleric is a Cleric, but Amy controls it.")
    assert out.index("2. **Daunting Defender prevents") < note < out.index("3. **Pyroclasm deals")


def test_resolve_shows_notes_at_their_moments_with_what_they_mark(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = {"text": "Who attacks?", "pause": True}
    second = {"at": {"after": 1}, "text": "Amy does.", "circles": ["ox"], "arrows": [["ox", "nicole"]]}
    file = write(
        tmp_path, table(creature("ox", "3/3"), script=[{"attack": {"ox": NICOLE}}], notes=[first, second])
    )
    assert main(["resolve", str(file)]) == 0
    out = capsys.readouterr().out
    assert out.index("Ox 3/3") < out.index("  “Who attacks?”") < out.index("1  Amy attacks Nicole with Ox")
    assert out.index("1  Amy attacks Nicole with Ox") < out.index(
        "       “Amy does. (Marked: Ox, Ox → Nicole)”"
    )
    assert main(["resolve", str(file), "--format", "json"]) == 0
    data = json.loads(capsys.readouterr().out)
    told = [(one["text"], one["after_frame"], one["pause"]) for one in data["notes"]]
    assert told == [("Who attacks?", 0, True), ("Amy does.", data["moments"][0]["last"], False)]
    assert data["notes"][1]["arrows"] == [["ox", "nicole"]]


def test_resolve_plays_under_another_era(capsys: pytest.CaptureFixture[str]) -> None:
    file = SCENARIOS / "published-examples" / "free-division-4-and-0.scenario.json"
    assert main(["resolve", str(file), "--era", "ordered"]) == 0
    out = capsys.readouterr().out
    assert "(damage assignment order)" in out
    assert "Illegal: Ranger can't assign damage to Vampire yet: Hunter still needs 1" in out


def test_resolve_says_what_differs_and_exits_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, table(creature("ox", "3/3"), expect={"life": {"nicole": 1}}))
    assert main(["resolve", str(file)]) == 1
    assert "not as expected: life of nicole: expected 1, got 20" in capsys.readouterr().out


def test_check_passes_a_folder_of_the_library_and_what_has_variations(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """That each main line comes out as expected is tested scenario by scenario."""
    folder, every = SCENARIOS / "first-steps", SCENARIOS.rglob("*.scenario.json")
    varied = [str(path) for path in every if '"variations"' in path.read_text(encoding="utf-8")]
    count = len(varied) + len(list(folder.glob("*.scenario.json")))
    assert main(["check", str(folder), *varied]) == 0
    [line] = capsys.readouterr().out.splitlines()
    assert line.startswith(f"{count} scenarios")
    assert line.endswith(f": {count} as expected, 0 different, 0 invalid")


def test_check_counts_and_exits_by_what_it_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path, table(creature("ox", "3/3"), expect={"life": {NICOLE: 1}}), "a.scenario.json")
    write(tmp_path, table(creature("ox", "3/3"), expect={"life": {NICOLE: 20}}), "b.scenario.json")
    assert main(["check", str(tmp_path)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{tmp_path / 'a.scenario.json'}: life of nicole: expected 1, got 20",
        "2 scenarios: 1 as expected, 1 different, 0 invalid",
    ]
    (tmp_path / "c.scenario.json").write_text("{", encoding="utf-8")
    assert main(["check", str(tmp_path)]) == 2
    assert "c.scenario.json, line 1" in capsys.readouterr().err


def test_check_plays_each_variation_as_it_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    variation = {"name": "Attack", "script": [{"attack": {"ox": NICOLE}}], "expect": {"life": {NICOLE: 17}}}
    ox = creature("ox", "3/3")
    path = write(tmp_path, table(ox, expect={"life": {NICOLE: 20}}, variations=[variation]))
    assert main(["check", str(path)]) == 0
    write(tmp_path, table(ox, variations=[{**variation, "expect": {"life": {NICOLE: 20}}}]))
    capsys.readouterr()
    assert main(["check", str(path)]) == 1
    assert "life of nicole: expected 20, got 17" in capsys.readouterr().out


def test_a_folder_without_scenarios_is_a_wrong_request(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", str(tmp_path)]) == 2
    assert "no *.scenario.json file" in capsys.readouterr().err


def test_schema_accepts_what_the_reader_accepts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema"]) == 0
    schema = json.loads(capsys.readouterr().out)
    assert schema["properties"].keys() >= {"players", "battlefield", "script", "expect", "era"}


def test_vocabulary_prints_every_kind_with_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["vocabulary"]) == 0
    out = capsys.readouterr().out
    assert "\ndeal_damage\n" in out
    assert "\nput_counters_now, remove_counters_now\n" in out
    assert 'Example: {"kind": "gain_life_now", "amount": 2}' in out


def test_cards_prints_characteristics_and_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards"]) == 0
    assert "Serra Angel  Creature — Angel  4/4\n    Flying, vigilance\n" in capsys.readouterr().out
    assert main(["cards", "--json"]) == 0
    cards = {card["name"]: card for card in json.loads(capsys.readouterr().out)}
    assert cards["Vaulting Behemoth"]["text"] == ["Trample over planeswalkers"]
    assert cards["Vaulting Behemoth"]["invented"]


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    out = capsys.readouterr().out
    assert all(
        command in out
        for command in ("resolve", "check", "schema", "vocabulary", "cards", "rule", "render", "exit codes")
    )


def test_a_misspelt_command_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["reslove", "board.scenario.json"]) == 2
    assert capsys.readouterr().err == "unknown command 'reslove'. Did you mean 'resolve'?\n"


def test_a_wrong_option_exits_2(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["resolve", str(TRAMPLE), "--era", "modern"])
    assert ended.value.code == 2
    assert "stack" in capsys.readouterr().err


def test_all_eras_are_set_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    file = SCENARIOS / "eras" / "loxodon-warhammer-as-it-was.scenario.json"
    assert main(["resolve", str(file), "--era", "all"]) == 0
    out = capsys.readouterr().out
    assert "Nicole: 0 life" in out
    assert "Nicole: 5 life" in out
    assert "current and ordered don't differ." in out
    assert "current and stack first differ at frame 10:" in out


def test_a_sentence_is_printed_as_data_and_as_it_is_written(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["read", "When this creature dies, you gain 2 life."]) == 0
    sentence, data = capsys.readouterr().out.splitlines()
    assert sentence == "When this creature dies, you gain 2 life."
    assert json.loads(data)["when"] == {"event": "dies"}


def test_a_sentence_that_cannot_be_read_says_where_and_what_is_like_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["read", "Creatures you controll get +1/+1."]) == 2
    said = capsys.readouterr().err
    assert "Creatures [here]you controll get +1/+1." in said
    assert "Creatures you control get +1/+1." in said


def test_a_file_of_cards_is_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "cards.jsonl"
    path.write_text('{"name": "Bird of Practice", "type": "Creature", "text": "Flying"}\n', encoding="utf-8")
    assert main(["cards", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["read"] == 1
    assert main(["cards", str(tmp_path / "nothing.json")]) == 2


@pytest.fixture
def _english_afterwards() -> Iterator[None]:
    yield
    speak(None)


@pytest.mark.usefixtures("_english_afterwards")
@pytest.mark.parametrize("given", [["--language", "pseudo", "resolve"], ["resolve", "--language", "pseudo"]])
def test_a_language_is_asked_for_anywhere(given: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*given, str(TRAMPLE)]) == 0
    assert "⟦Amy⟧ ⟦attacks⟧ ⟦Nicole⟧" in capsys.readouterr().out


def test_variants_of_a_question_are_called_by_their_names(capsys: pytest.CaptureFixture[str]) -> None:
    """What is told `as in “In response”` has a heading that says so."""
    file = SCENARIOS / "replacement-and-prevention" / "a-healer-in-response.scenario.json"
    for form, heading in (("markdown", "**Variant: In response**"), ("text", "Variant: In response")):
        assert main(["resolve", str(file), "--variations", "--format", form]) == 0
        out = capsys.readouterr().out
        assert out.index(heading) < out.index("Variant: Too late")
    assert main(["resolve", str(file)]) == 0
    assert "Variant:" not in capsys.readouterr().out
