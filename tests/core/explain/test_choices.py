"""Every question, and everything that can be wrong with an answer, has words."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from core.explain import questions, violations
from core.explain.outcome import refusals
from core.rules.announcing.activating_abilities import ActivateBar
from core.rules.announcing.activation_costs import CostBar
from core.rules.announcing.casting_spells import CastBar
from core.rules.choices.choice import Choice
from core.rules.choices.violation import Place, Violation
from core.rules.combat.assignment_legality import RecipientBar, SourceBar
from core.rules.combat.attack_candidates import AttackBar, TargetBar
from core.rules.combat.banding import BandFault
from core.rules.combat.block_candidates import BlockBar
from core.rules.combat.enlisting import EnlistBar
from core.rules.combat.evasion import Evasion
from core.rules.priority_choice import EditBar
from core.words.english.choices import assignment_choice, attack_choice, block_choice, priority_choice
from core.words.english.choices.refusals import unknown_id
from tests.support import AMY, NICOLE, RAJ, creature, played

LONGEST_NAME = 3
"""Words, as in `not a creature`; what is longer is a part of a sentence."""
ROOT = Path(__file__).parents[3]
RULES = [
    ".".join(path.relative_to(ROOT).with_suffix("").parts) for path in (ROOT / "core/rules").rglob("*.py")
]


def kinds_of(base: type[Any]) -> set[type[Any]]:
    """Return the classes of the rules that derive from one."""
    for module in RULES:
        import_module(module.removesuffix(".__init__"))
    return {kind for kind in base.__subclasses__() if kind.__module__.startswith("core.")}


def test_every_question_has_words() -> None:
    assert set(questions.WORDS) == kinds_of(Choice)


def test_everything_wrong_with_an_answer_has_words() -> None:
    assert set(violations.WORDS) == kinds_of(Violation)


@pytest.mark.parametrize("why", AttackBar)
def test_every_reason_not_to_attack_has_words(why: AttackBar) -> None:
    assert attack_choice.cannot_attack("Ox", why, "Amy", "Nicole", "you control a Wall", "", "CR 1.1")


@pytest.mark.parametrize("why", TargetBar)
def test_every_reason_not_to_be_attacked_has_words(why: TargetBar) -> None:
    assert attack_choice.cannot_be_attacked("Ox", "Amy", why, "Nicole", "CR 1.1")


@pytest.mark.parametrize("fault", BandFault)
def test_everything_wrong_with_a_band_has_words(fault: BandFault) -> None:
    assert attack_choice.illegal_band(["Ox", "Bear"], fault, "CR 1.1")


@pytest.mark.parametrize("why", EnlistBar)
def test_every_reason_not_to_be_enlisted_has_words(why: EnlistBar) -> None:
    assert attack_choice.cannot_be_enlisted("Ox", why, "Amy", "CR 1.1")


@pytest.mark.parametrize("why", BlockBar)
def test_every_reason_not_to_block_has_words(why: BlockBar) -> None:
    assert block_choice.cannot_block("Ox", why, "Amy", "Nicole", "you control a Wall", "", "CR 1.1")


@pytest.mark.parametrize("by", Evasion)
def test_every_kind_of_evasion_has_words(by: Evasion) -> None:
    assert block_choice.evaded("Ox", "Bear", by, "", (1, 2), "", "CR 1.1")


@pytest.mark.parametrize("why", RecipientBar)
def test_every_reason_not_to_assign_damage_to_something_has_words(why: RecipientBar) -> None:
    assert assignment_choice.elsewhere("Ox", "Bear", why, "CR 1.1")


@pytest.mark.parametrize("why", SourceBar)
def test_every_reason_to_assign_nothing_has_words(why: SourceBar) -> None:
    assert assignment_choice.assigns_nothing("Ox", why, "CR 1.1", side="power", points=0, divider="")


@pytest.mark.parametrize("why", CastBar)
def test_every_reason_not_to_cast_has_words(why: CastBar) -> None:
    modes = "2 modes, and one is"
    about = {"modes": modes, "cost": "", "only": "", "first": "Shock"}
    assert priority_choice.cannot_cast("Shock", why, "CR 1.1", times=1, **about)


@pytest.mark.parametrize("why", ActivateBar)
def test_every_reason_not_to_activate_has_words(why: ActivateBar) -> None:
    about = {"when": "", "only": "", "by": "", "modes": "", "first": "Shock"}
    assert priority_choice.cannot_activate("Ox", why, "CR 1.1", times=1, **about)


@pytest.mark.parametrize("why", CostBar)
def test_every_cost_that_can_t_be_paid_has_words(why: CostBar) -> None:
    assert priority_choice.cannot_pay("Ox", why, "Amy", "CR 1.1", counters="", cost="")


@pytest.mark.parametrize("why", EditBar)
def test_every_reason_not_to_change_something_has_words_and_a_way_out(why: EditBar) -> None:
    assert priority_choice.cannot_change("Ox", why, "CR 1.1")
    assert priority_choice.change_otherwise(why)


@pytest.mark.parametrize("place", Place)
def test_an_unknown_id_has_words_wherever_it_stands(place: Place) -> None:
    assert unknown_id("baer", place, "CR 1.1").startswith("There is no 'baer' to ")


@pytest.mark.parametrize(
    ("creature", "told"),
    [
        (
            {"name": "Skeletons", "types": ["creature"], "colors": ["B"]},
            "Terror can't target Skeletons: it's black (CR 115.1). Choose a nonartifact, nonblack creature.",
        ),
        (
            {"name": "Golem", "types": ["artifact", "creature"]},
            "Terror can't target Golem: it's an artifact (CR 115.1). "
            "Choose a nonartifact, nonblack creature.",
        ),
        (
            {"name": "Anthem", "types": ["enchantment"]},
            "Terror can't target Anthem: it isn't a creature (CR 115.1). "
            "Choose a nonartifact, nonblack creature.",
        ),
    ],
)
def test_an_illegal_target_says_what_it_is_or_what_it_isn_t(creature: dict[str, Any], told: str) -> None:
    thing = {"id": "it", "controller": NICOLE, "power": 1, "toughness": 1, **creature}
    if "creature" not in creature["types"]:
        del thing["power"], thing["toughness"]
    terror = {"by": AMY, "cast": "Terror", "targets": ["it"]}
    playthrough = played(thing, script=[terror])
    assert playthrough.refused is not None
    assert [str(one) for one in violations.what_is_wrong(playthrough.refused)] == [told]


PACIFISM = {"id": "pacifism", "card": "Pacifism", "controller": AMY, "attached_to": "ox"}
BY_HAND = {"edit": {"object": "ox", "gain": ["can't block"]}}


@pytest.mark.parametrize(
    ("line", "others", "edits", "told"),
    [
        ("3/3", [PACIFISM], [], "Ox can't block because of Pacifism (CR 509.1b)."),
        ("3/3 can't block", [], [], "Ox can't block: its text says so (CR 509.1b)."),
        ("3/3 can't block", [PACIFISM], [], "Ox can't block: its text says so (CR 509.1b)."),
        ("3/3", [], [BY_HAND], "Ox can't block because of a change by hand (CR 509.1b)."),
    ],
)
def test_what_forbids_a_block_is_named(
    line: str, others: list[dict[str, Any]], edits: list[dict[str, Any]], told: str
) -> None:
    board = creature("bear", "2/2"), creature("ox", line, by=NICOLE), *others
    playthrough = played(*board, script=[{"attack": {"bear": NICOLE}}, *edits, {"block": {"ox": "bear"}}])
    assert playthrough.refused is not None
    assert [one.sentence for one in violations.what_is_wrong(playthrough.refused)] == [told]


@pytest.mark.parametrize(
    ("edit", "told"),
    [
        (
            {"object": "ghost", "power": 3},
            "Ghost can't be changed: it's phased out, so it's treated as though it doesn't exist "
            "(CR 702.26b).",
        ),
        (
            {"object": "ox", "controller": RAJ},
            "Raj has left the game and can't control anything (CR 800.4b).",
        ),
    ],
)
def test_what_keeps_something_from_being_changed_by_hand_is_told(edit: dict[str, Any], told: str) -> None:
    playthrough = played(
        creature("ox", "3/3"),
        creature("ghost", "1/1", phased_out=True),
        players=[{"id": one, "name": one.capitalize()} for one in (AMY, NICOLE, RAJ)],
        script=[{"edit": {"player": RAJ, "life": 0}}, {"edit": edit}],
        start="precombat_main",
    )
    assert playthrough.refused is not None
    assert [one.sentence for one in violations.what_is_wrong(playthrough.refused)] == [told]


@pytest.mark.parametrize("folder", ["rules", "play", "model", "events"])
def test_no_sentence_is_made_below_explain(folder: str) -> None:
    paths = (ROOT / "core" / folder).rglob("*.py")
    assert not [
        f"{path.name}: {words}"
        for path in paths
        for words in words_in(ast.parse(path.read_text(encoding="utf-8")))
    ]


def words_in(module: ast.Module) -> Iterator[str]:
    """Yield texts of several words that are neither documentation nor the message of an error."""
    spared = {id(part) for node in ast.walk(module) if is_aside(node) for part in ast.walk(node)}
    for node in ast.walk(module):
        match node:
            case ast.Constant(value=str(words)) if id(node) not in spared:
                if len(words.split()) > LONGEST_NAME:
                    yield words
            case _:
                pass


def is_aside(node: ast.AST) -> bool:
    """Whether this is documentation, or raises an error."""
    return isinstance(node, ast.Raise) or (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    )


def test_a_mana_value_keeps_something_from_being_a_target() -> None:
    """CR 115.1, 202.3: of a creature, and of a spell on the stack."""
    cards = {
        "Ogre": {"types": ["creature"], "mana_cost": "{2}{R}{R}", "power": 3, "toughness": 3},
        "Small Fall": {"types": ["instant"], "text": "Destroy target creature with mana value 3 or less."},
        "Small No": {"types": ["instant"], "text": "Counter target spell with mana value 3 or less."},
    }
    ogre = {"id": "ogre", "card": "Ogre", "controller": "nicole"}
    falls = played(ogre, cards=cards, script=[{"by": "amy", "cast": "Small Fall", "targets": ["ogre"]}])
    script: list[dict[str, Any]] = [
        {"by": "amy", "cast": "Ogre"},
        {"by": "nicole", "cast": "Small No", "targets": ["Ogre"]},
    ]
    denied = played(cards=cards, script=script, start="precombat_main")
    assert "Small Fall can't target Ogre: its mana value is 4 (CR 115.1)." in str(refusals(falls)[0])
    assert "Small No can't target Ogre: its mana value is 4 (CR 115.1)." in str(refusals(denied)[0])
