"""In the pseudo-language every word that a command prints is in brackets, but for what a file says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from core.scenario.reading import read_scenario
from core.words.pseudo import unbracketed_words
from core.words.speaking import speak
from gui.command_line.main import main

SCENARIOS = Path(__file__).parents[3] / "assets" / "scenarios"
PRINTED = sorted(SCENARIOS.rglob("*.scenario.json"))[::20]
SYNTAX = re.compile(
    r"\{[^}]*\}|--?[a-z]+(-[a-z]+)*\b|\b[A-Z]+(x[A-Z]+)?\b|damagestep( [a-z]+\b)?|^    [a-z]+(?=  )"
)
"""What is typed: options and their values, what stands for an argument, commands."""
COMMANDS = ["window", "resolve", "check", "schema", "vocabulary", "cards", "read", "rule", "render"]
COMMANDS += ["share", "import", "export"]


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    speak(None)


def left_english(told: str, *texts: str) -> list[tuple[str, ...]]:
    """Return the words that are in no brackets, line by line, without those that are the file's."""
    for text in sorted(filter(None, texts), key=len, reverse=True):
        told = told.replace(text, "")
    return [words for line in told.splitlines() if (words := unbracketed_words(line))]


@pytest.mark.parametrize("form", ["text", "markdown"])
@pytest.mark.parametrize("path", PRINTED, ids=lambda path: path.name.partition(".")[0])
def test_resolve(path: Path, form: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(["--language", "pseudo", "resolve", str(path), "--format", form])
    scenario = read_scenario(path)
    notes = [note.text for note in scenario.notes]
    out = capsys.readouterr().out
    assert "⟦How⟧ ⟦it⟧ ⟦ends⟧" in out
    assert left_english(out, scenario.title, scenario.description, *notes) == []


def test_eras_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    file = SCENARIOS / "assigning-damage" / "trample-through-a-wounded-blocker.scenario.json"
    main(["--language", "pseudo", "resolve", str(file), "--era", "all"])
    out = capsys.readouterr().out
    assert "⟦life⟧" in out
    names = re.compile(r"\b(current|ordered|stack)\b")
    assert left_english(names.sub("", out), read_scenario(file).title) == []


def test_vocabulary(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--language", "pseudo", "vocabulary"])
    meanings = re.findall(r"^ {4}\w+\*?: ([^{}]+?)\.\s+\[", capsys.readouterr().out, re.MULTILINE)
    assert "⟦whom⟧ ⟦or⟧ ⟦what⟧ ⟦the⟧ ⟦damage⟧ ⟦would⟧ ⟦be⟧ ⟦dealt⟧ ⟦to⟧" in meanings
    assert [left for one in meanings if (left := unbracketed_words(one))] == []


def test_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = tmp_path / "wrong.scenario.json"
    text = PRINTED[0].read_text(encoding="utf-8")
    wrong.write_text(re.sub(r'"expect": \{', '"expect": {"life": {"amy": 99}, ', text), encoding="utf-8")
    nothing = tmp_path / "nothing.scenario.json"
    nothing.write_text("{}", encoding="utf-8")
    main(["--language", "pseudo", "check", str(tmp_path)])
    told = capsys.readouterr()
    assert "⟦different⟧" in told.out
    said = (told.out + told.err).replace(f"{tmp_path}/", "")
    assert left_english(said, wrong.name, nothing.name, "format:") == []


def test_cards(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--language", "pseudo", "cards"])
    out = capsys.readouterr().out
    assert "⟦First⟧ ⟦strike⟧" in out
    assert left_english(out) == []


@pytest.mark.parametrize("number", ["702.19b", "510", "509.2 of July 2024", "999.9", "trample"])
def test_rule(number: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(["--language", "pseudo", "rule", number])
    told = capsys.readouterr()
    assert left_english(told.out + told.err) == []


@pytest.mark.parametrize("given", [["--help"], *([command, "--help"] for command in COMMANDS), ["resolve"]])
def test_help(given: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--language", "pseudo", *given])
    told = capsys.readouterr()
    said = "\n".join(SYNTAX.sub("", line) for line in (told.out + told.err).splitlines())
    assert "⟦usage⟧:" in said
    assert left_english(said) == []
