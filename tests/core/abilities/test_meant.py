"""What means nothing where it stands is refused, with what would mean it."""

import pytest

from core.abilities.card_texts.card_text import CardText
from core.abilities.filters import Objects
from core.data.faults import DataError
from core.data.reading import read, read_as

CREATURE = {"what": {"objects": {"types": ["creature"]}}}
PLAYER = {"what": {"players": "any"}}
SPELL: dict[str, object] = {"on_stack": {}}
GAINING = {"event": "gains_life", "which": {"players": "you"}}


def activated(*does: object, **fields: object) -> dict[str, object]:
    return {"kind": "activated", "does": does, **fields}


def triggered(event: str, *does: object, **fields: object) -> dict[str, object]:
    return {"kind": "triggered", "when": {"event": event}, "does": does, **fields}


@pytest.mark.parametrize(
    ("ability", "why"),
    [
        (activated({"kind": "tap"}), "'target' is the first target, but 'targets' has none"),
        (
            activated({"kind": "fight"}, targets=[CREATURE]),
            "'target_2' is the second target, but 'targets' has 1.",
        ),
        (
            activated({"kind": "tap"}, targets=[CREATURE, CREATURE]),
            "second target is announced, but no instruction says 'target_2'",
        ),
        (
            activated({"kind": "untap", "on": "this"}, {"kind": "tap", "on": "it"}),
            "'it' is what a trigger was about; 'this' is",
        ),
        (activated({"kind": "destroy"}, targets=[PLAYER]), "'destroy' is about objects, but 'on', 'target'"),
        (activated({"kind": "give", "on": "you", "power": 1}), "'on', 'you', is a player"),
        (activated({"kind": "draw_now", "who": "this"}), "'who', 'this', is an object"),
        (
            activated({"kind": "deal_damage", "amount": 1, "to": "you", "by": "you"}),
            "'by', 'you', is a player",
        ),
        (
            activated({"kind": "deal_damage", "amount": 1, "to": "you", "by": "target"}, targets=[SPELL]),
            "'deal_damage' is about permanents, but 'by', 'target', is on the stack",
        ),
        (
            activated({"kind": "put_counters_now", "counter": "+1/+1"}, targets=[SPELL]),
            "'put_counters_now' is about permanents, but 'on', 'target', is on the stack",
        ),
        (activated({"kind": "attach", "to": "this", "what": "you"}), "'what', 'you', is a player"),
        (activated({"kind": "counter"}, targets=[CREATURE]), "'counter' is about spells and abilities"),
        (activated({"kind": "copy_spell"}, targets=[CREATURE]), "'copy_spell' is about spells and abilities"),
        (activated({"kind": "lose_game", "who": "target"}, targets=[CREATURE]), "is about players"),
        (
            {**triggered("gains_life", {"kind": "tap", "on": "it"}), "when": GAINING},
            "'tap' is about objects, but 'on', 'it'",
        ),
        (
            triggered("attacks", {"kind": "deal_damage", "amount": "x", "to": "it"}),
            "no player announces X: for a triggered ability, 'that_much'",
        ),
        (activated({"kind": "gain_life_now", "amount": "that_much"}), "can say 'x'"),
        (activated({"kind": "gain_life_now", "amount": "sacrificed_power"}), "its 'pays' says so"),
        (
            activated({"kind": "destroy", "on": "this", "each": {"types": ["artifact"]}}),
            "said once: by 'on' or by 'each'",
        ),
        (
            activated({"kind": "deal_damage", "amount": 1, "to": "you", "each": {"players": "any"}}),
            "to whom is said once",
        ),
        (activated({"kind": "give", "on": "this", "shares_color_with": "this"}), "which of 'each'"),
        (activated({"kind": "deal_damage", "amount": 1, "to": "you", "excess_if": "trample"}), "says where"),
        (
            activated(
                {"kind": "tap", "on": "this"},
                {"kind": "when_you_do", "targets": [CREATURE], "does": [{"kind": "tap", "on": "this"}]},
            ),
            "first target is announced",
        ),
        (
            {
                "kind": "spell",
                "modes": [{"name": "a", "does": [{"kind": "lose_game"}]}],
                "targets": [CREATURE],
            },
            "said in each of them",
        ),
        (
            activated({"kind": "gain_life_now", "amount": {"kind": "counted", "of": "power"}}),
            "just as much is said by 'power' alone",
        ),
        (
            activated({"kind": "deal_damage", "amount": 1, "to": "opponents"}),
            '"opponents" isn\'t allowed here',
        ),
        (
            {
                "kind": "triggered",
                "when": {"event": "becomes_target", "by": {"what": "either"}},
                "does": [{"kind": "untap", "on": "this"}],
            },
            "any spell or ability: leave it out",
        ),
    ],
)
def test_what_means_nothing_is_refused_with_what_would(ability: dict[str, object], why: str) -> None:
    with pytest.raises(DataError, match=why):
        read(CardText, ability)


@pytest.mark.parametrize(
    "ability",
    [
        activated(
            {"kind": "deal_damage", "amount": "x", "is_divided": True}, targets=[{}, {}, {}], mana="{X}"
        ),
        activated({"kind": "lose_life_now", "who": "target_controller", "amount": 1}, targets=[CREATURE]),
        triggered("attacks", {"kind": "deal_damage", "amount": 1, "each": {"players": "opponent"}}),
        triggered("deals_damage", {"kind": "lose_life_now", "who": "it", "amount": "that_much"}),
        activated({"kind": "attach", "to": "you"}),
        activated({"kind": "put_counters_now", "on": "you", "counter": "energy"}),
    ],
)
def test_what_means_something_is_read(ability: dict[str, object]) -> None:
    assert read(CardText, ability)


def test_one_type_is_said_by_types() -> None:
    with pytest.raises(DataError, match="one type is said by 'types'"):
        read_as(Objects, {"one_of_types": ["creature"]})


THEIRS = {"types": ["creature"], "controller": "that_player"}


@pytest.mark.parametrize(
    ("targets", "is_meant"), [([PLAYER], True), ([], False), ([PLAYER, PLAYER], False), ([CREATURE], False)]
)
def test_that_player_is_the_one_player_who_is_a_target(targets: list[object], is_meant: bool) -> None:
    does: list[dict[str, object]] = [{"kind": "deal_damage", "amount": 1, "each": {"objects": THEIRS}}]
    does += [
        {"kind": "deal_damage", "amount": 1, "to": name} for name in ("target", "target_2")[: len(targets)]
    ]
    spell = {"kind": "spell", "targets": targets, "does": does}
    if is_meant:
        assert read(CardText, spell)
    else:
        with pytest.raises(DataError, match="'that_player' is who a trigger was about"):
            read(CardText, spell)
