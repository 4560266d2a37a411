"""From a rule number to the code that implements it."""

import re
from pathlib import Path

import pytest

from core.explain.rule_code import Place, places, rules_cited
from core.terms.rule_numbers import RuleNumber

ROOT = Path(__file__).parents[3]
SOURCES = {
    path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
    for folder in ("core", "gui", "tests")
    for path in sorted((ROOT / folder).rglob("*.py"))
}
_NUMBER = r"\b[1-9]\d\d\.[1-9]\d*[a-z]?"
_RANGE = re.compile(
    rf"{_NUMBER} ?[-\u2013\u2014/] ?(?:\d|[a-z]\b)"  # 613.7-8, 704.5w-x
    rf"|{_NUMBER} to \d"
    rf"|{_NUMBER}(?:, | and | or )(?:[b-z]\b|a[,;:.)])"  # 702.22f, h
    r"|\bCR \d{3} ?[-\u2013\u2014/] ?\d"  # CR 506-511
)


@pytest.mark.parametrize(
    "words",
    [
        "(CR 613.7-8)",
        "704.5w\u2013x",
        "CR 702.22f, h:",
        "601.2b to 601.2d",
        "CR 506-511",
        "120.3a, 120.3b and g",
    ],
)
def test_a_range_is_told_from_single_numbers(words: str) -> None:
    assert _RANGE.search(words)


def test_every_citation_is_one_number() -> None:
    """A range hides its inner numbers from whoever searches for one of them."""
    read = {**SOURCES, "README.md": (ROOT / "README.md").read_text(encoding="utf-8")}
    own = Path(__file__).relative_to(ROOT).as_posix()
    found = [
        f"{path}:{number} {line.strip()}"
        for path, text in read.items()
        if path != own
        for number, line in enumerate(text.splitlines(), 1)
        if _RANGE.search(line)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("rule", "name"),
    [
        ("510.1e", "assignment_violations"),
        ("615.7", "Taken.points"),
        ("616.1", "choose_effect"),
        ("702.19b", "lethal_damage"),
        ("702.22j", "divider_by_banding"),
        ("704.5j", "legend_rule"),
        ("613.8", "next_effect"),
        ("120.4b", "change_damage"),
        ("508.1d", "requirement_violations"),
        ("506.4", "keep_combat_true"),
        ("603.2c", "Once"),
        ("608.2b", "resolve"),
        ("701.14", "fight"),
        ("707", "copied"),
        ("310.8", "possible_protectors"),
        ("120.3d", "_on_permanent"),
        ("120.4", "deal_damage"),
        ("120.4a", "move_excess"),
        ("302.6", "_reasons_not_to_attack"),
        ("509.1c", "requirement_violations"),
        ("509.1h", "_declare_blockers"),
        ("510.4", "combat_damage_steps"),
        ("603.3b", "put_triggers_on_stack"),
        ("613.8a", "_awaited"),
        ("615.12", "unpreventable"),
        ("111.1", "create_tokens"),
        ("509.1a", "_reasons_not_to_block"),
        ("509.4", "enter"),
        ("702.2b", "_deathtouched"),
        ("714.2d", "final_chapter"),
        ("702.15e", "results_of"),
        ("702.16e", "guarding"),
        ("704.5g", "_reasons_to_destroy"),
        ("704.5x", "_why_a_new_protector"),
        ("2024-07-30:509.2", "announce_damage_order"),
        ("2009-05-01:420.5e", "old_legend_rule"),
    ],
)
def test_the_first_place_is_the_one_that_decides(rule: str, name: str) -> None:
    first = places(RuleNumber(rule), SOURCES)[0]
    assert first.path.startswith(("core/rules/", "core/characteristics/"))
    assert first.name == name


def found(text: str, rule: str = "510.1c", path: str = "core/rules/a.py") -> list[tuple[int, str, str]]:
    return [(place.line, place.name, place.about) for place in places(RuleNumber(rule), {path: text})]


def test_where_a_rule_is_decided_comes_before_where_it_is_told_shown_and_tested() -> None:
    paths = [
        *("tests/t.py", "gui/g.py", "core/words/w.py", "core/explain/e.py", "core/model/m.py"),
        *("core/apply/a.py", "core/rules/r.py"),
    ]
    sources = dict.fromkeys(paths, '"""Nothing."""\n\ndef one(): ...  # CR 510.1c\n')
    assert [place.path for place in places(RuleNumber("510.1c"), sources)] == paths[::-1]


def test_what_is_about_the_rule_comes_before_what_mentions_it() -> None:
    text = '''"""Words (CR 510.1c)."""

RULE = "510.1c"

def mentions():
    return "510.1c"

def cites_more():
    """Do (CR 510.1c, 510.1d)."""

def further_down():
    """Do.

    CR 510.1c: freely.
    """

def decides():
    """Do (CR 510.1c)."""
'''
    names = ["decides", "cites_more", "further_down", "mentions", "RULE", "a"]
    assert [name for _, name, _ in found(text)] == names


def test_a_module_about_the_rule_comes_before_a_definition_elsewhere() -> None:
    sources = {
        "core/rules/a.py": '"""Words."""\n\ndef elsewhere():\n    """Do (CR 510.1c)."""\n',
        "core/rules/b.py": '"""Words (CR 510.1c)."""\n\ndef here():\n    return 1  # CR 510.1c\n',
    }
    assert [place.name for place in places(RuleNumber("510.1c"), sources)] == ["here", "elsewhere", "b"]


def test_what_cites_in_its_body_alone_is_shown_there() -> None:
    text = '''def one():
    """Return one."""
    two = 2
    return two - 1  # CR 510.1c
'''
    assert found(text) == [(4, "one", "Return one.")]


def test_a_citation_belongs_to_the_innermost_definition() -> None:
    text = '''"""Words."""

class Keyword:
    """Words."""

    TRAMPLE = 1  # CR 510.1c
    OTHER = 2
    """How many (CR 510.1c)."""

    # CR 510.1c
    @property
    def rule(self):
        return 1
'''
    assert found(text) == [
        (12, "Keyword.rule", "# CR 510.1c"),
        (6, "Keyword.TRAMPLE", "TRAMPLE = 1  # CR 510.1c"),
        (7, "Keyword.OTHER", "How many (CR 510.1c)."),
    ]


def test_editions_and_sections_are_told_apart() -> None:
    text = '"""Words (CR 510, 511.2, 512)."""\n\ndef old():\n    """Do (CR 510.1c of July 2024)."""\n'
    assert found(text) == []
    assert [name for _, name, _ in found(text, "2024-07-30:510.1c")] == ["old"]
    assert rules_cited(text) == {"510", "511.2", "512", "2024-07-30:510.1c"}
    assert rules_cited('RuleNumber("2024-07-30:509.2")') == {"2024-07-30:509.2"}
    assert rules_cited("width = 150.0 + 160.05, CR 5100") == set()


def test_a_place_is_printed_as_editors_read_it() -> None:
    place = Place("core/rules/a.py", 45, "may_divide", "Whether it may.")
    assert str(place) == "core/rules/a.py:45 may_divide \u2014 Whether it may."
