"""Changing a scenario: what goes with an object that is taken off the table, what an object keeps."""

from core.cards.library import built_in
from core.scenario.changes import with_abilities, with_object, with_object_changed, without
from core.scenario.entries import AttackSpec
from core.scenario.object_cards import card_of
from tests.support import NICOLE, card, creature, table

ATTACK = {"attack": {"knight": NICOLE, "bear": NICOLE}, "enlist": {"knight": ["ox", "elk"]}}
BOARD = (
    creature("knight", "1/1", keywords=["enlist", "enlist"]),
    *(creature(name, "2/2") for name in ("bear", "ox", "elk")),
)


def _attack_without(*gone: str) -> AttackSpec:
    (entry,) = without(table(*BOARD, script=[ATTACK]), gone).script
    assert isinstance(entry, AttackSpec)
    return entry


def test_an_object_comes_last_or_where_it_is_put() -> None:
    board = table(*BOARD)
    (elf,) = table(creature("elf", "1/1")).battlefield
    names = [
        [one.id for one in with_object(board, elf, place).battlefield if one.id in {"elf", "knight", "bear"}]
        for place in (None, 0, 1)
    ]
    assert names == [["knight", "bear", "elf"], ["elf", "knight", "bear"], ["knight", "elf", "bear"]]


def test_what_is_changed_of_one_object_stays_with_the_others() -> None:
    after = with_object_changed(table(*BOARD), "ox", power=7)
    assert [(one.id, one.power) for one in after.battlefield] == [
        ("knight", 1),
        ("bear", 2),
        ("ox", 7),
        ("elk", 2),
    ]


def test_an_enlisted_creature_is_no_longer_enlisted() -> None:
    assert _attack_without("ox").enlist == {"knight": "elk"}
    assert _attack_without("ox", "elk").enlist == {}


def test_nobody_is_enlisted_by_what_is_gone() -> None:
    assert _attack_without("knight").enlist == {}
    assert _attack_without("bear").enlist == {"knight": ("ox", "elk")}


def test_what_is_written_out_in_full_keeps_its_rules_text_and_its_back_face() -> None:
    back = {"name": "Moth", "types": ["creature"], "power": 1, "toughness": 1, "keywords": ["flying"]}
    before = table(card("Blink Dog", "dog", back=back))
    after = with_abilities(before, built_in(), "dog", ())
    was, now = (card_of(scenario.battlefield[0], built_in()) for scenario in (before, after))
    assert after.battlefield[0].card is None
    assert (now.effects, now.back) == (was.effects, was.back)
    assert not now.keywords


def test_a_question_is_no_longer_about_what_is_gone() -> None:
    several, one = {"dies": ["bear", "ox"]}, {"damage": "bear"}
    left = without(table(*BOARD, question=several), ["bear"]).question
    assert left is not None
    assert left.dies == ("ox",)
    assert without(table(*BOARD, question=one), ["bear"]).question is None
    kept = without(table(*BOARD, question=one), ["ox"]).question
    assert kept is not None
    assert kept.damage == "bear"


def test_a_question_about_counters_goes_with_what_has_them() -> None:
    asks = {"counters": {"bear": "+1/+1"}}
    assert without(table(*BOARD, question=asks), ["bear"]).question is None
