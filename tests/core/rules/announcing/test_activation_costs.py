"""Costs of abilities, and how often and when they may be activated."""

from typing import Any

import pytest

from core.characteristics.current import characteristics
from core.explain.explain import explain
from core.explain.questions import asked as question
from core.explain.violations import what_is_wrong
from core.play.playthrough import Asking
from core.rules.choices.one import ChooseOne
from core.terms.ids import ObjectId
from tests.support import AMY, NICOLE, card, creature, is_there, life, permanent, played, rules_broken

MAIN = {"start": "precombat_main", "until": "beginning_of_combat"}
UP: dict[str, Any] = {"activate": {"object": "jace", "ability": 1}, "targets": [NICOLE]}
JACE = card("Jace, the Mind Sculptor", "jace")


def test_loyalty_counters_are_put_on_as_a_cost() -> None:
    """CR 606.4."""
    playthrough = played(JACE, script=[UP], **MAIN)
    assert permanent(playthrough, "jace").counters == {"loyalty": 5}


@pytest.mark.parametrize(("ability", "gained"), [(1, 2), (2, 0)])
def test_counters_that_are_put_on_as_a_cost_trigger_what_watches_for_counters(
    ability: int, gained: int
) -> None:
    """CR 606.4: those of +2 do; nothing is put on for -1."""
    choir = {
        "id": "choir",
        "name": "Choir",
        "types": ["enchantment"],
        "controller": AMY,
        "abilities": [
            {
                "kind": "triggered",
                "when": {"event": "gets_counters", "which": {"objects": {"types": ["planeswalker"]}}},
                "does": [{"kind": "gain_life_now", "amount": "that_much"}],
            }
        ],
    }
    target = {1: NICOLE, 2: "bear"}[ability]
    script = [{"activate": {"object": "jace", "ability": ability}, "targets": [target]}]
    playthrough = played(JACE, choir, creature("bear", "2/2", by=NICOLE), script=script, **MAIN)
    assert rules_broken(playthrough) == []
    assert life(playthrough, AMY) == 20 + gained


def test_each_planeswalker_has_its_own_ability_each_turn() -> None:
    """CR 606.3."""
    gideon = {"activate": {"object": "gideon", "ability": 3}}
    settled: list[dict[str, Any]] = [UP, {"pass": AMY}, {"pass": NICOLE}]
    playthrough = played(JACE, card("Gideon Jura", "gideon"), script=[*settled, gideon], **MAIN)
    assert rules_broken(playthrough) == []
    assert rules_broken(played(JACE, script=[*settled, UP], **MAIN)) == ["606.3"]


def test_the_ability_of_a_permanent_given_away_stays_used() -> None:
    """CR 606.3: by whoever activated it."""
    given = {"by": AMY, "edit": {"object": "jace", "controller": NICOLE}}
    back = {"by": AMY, "edit": {"object": "jace", "controller": AMY}}
    settled: list[dict[str, Any]] = [UP, {"pass": AMY}, {"pass": NICOLE}]
    assert rules_broken(played(JACE, script=[*settled, given, back, UP], **MAIN)) == ["606.3"]


def test_not_with_something_on_the_stack() -> None:
    bolt = {"by": AMY, "cast": "Lightning Bolt", "targets": [NICOLE]}
    assert rules_broken(played(JACE, script=[bolt, UP], **MAIN)) == ["606.3"]


def test_it_enters_a_combat_as_a_creature_that_is_a_planeswalker_still() -> None:
    playthrough = played(
        card("Gideon Jura", "gideon"),
        creature("ox", "2/2", by=NICOLE),
        script=[{"activate": {"object": "gideon", "ability": 3}}, {"attack": {"gideon": NICOLE}}],
        start="precombat_main",
    )
    assert playthrough.game.players[NICOLE].life == 14


# -- what a player chooses to pay with


def ogre(**ability: Any) -> dict[str, Any]:
    """Return a 3/3 with an ability that gives it +1/+0."""
    does = [{"kind": "give", "on": "this", "power": 1}]
    return creature("ogre", "3/3", abilities=[{"kind": "activated", "does": does, **ability}])


def power(playthrough: Any) -> int:
    return characteristics(playthrough.game, ObjectId("ogre")).power


USE: dict[str, Any] = {"activate": {"object": "ogre"}}
SETTLED: list[dict[str, Any]] = [{"pass": AMY}, {"pass": NICOLE}]
CREATURE = {"types": ["creature"]}


def test_what_is_sacrificed_is_chosen_as_the_cost_is_paid() -> None:
    """CR 601.2h, 602.2b: it is gone before anybody can respond."""
    eats = ogre(pays={"sacrifice": {"which": "other", "types": ["creature"]}})
    board = (eats, creature("elf", "1/1"), creature("ox", "2/2"))
    playthrough = played(*board, script=[USE, {"choose": "ox"}], **MAIN)
    assert (is_there(playthrough, "elf"), is_there(playthrough, "ox"), power(playthrough)) == (True, False, 4)
    left = next(frame for frame in playthrough.frames if frame.event.kind == "permanents_left")
    assert len(left.before.stack) == 1
    told = next(frame for frame in playthrough.frames if frame.event.kind == "ability_activated")
    assert explain(told).text.startswith("Amy activates Ogre's ability, sacrificing Ox")


def test_the_power_of_what_was_sacrificed() -> None:
    does = [{"kind": "deal_damage", "amount": "sacrificed_power"}]
    ability = {"kind": "activated", "pays": {"sacrifice": CREATURE}, "targets": [{}], "does": does}
    flinger = creature("ogre", "3/3", abilities=[ability])
    script = [{**USE, "targets": [NICOLE]}, {"choose": "ox"}]
    assert life(played(flinger, creature("ox", "5/5"), script=script, **MAIN)) == 15


@pytest.mark.parametrize(
    ("pays", "others", "rules"),
    [
        ({"sacrifice": {"which": "other", "types": ["creature"]}}, [], ["118.3"]),
        ({"sacrifice": CREATURE, "sacrifice_count": 2}, [], ["118.3"]),
        ({"sacrifice": CREATURE, "sacrifice_count": 2}, [creature("elf", "1/1")], []),
        ({"tap": CREATURE, "tap_count": 2}, [creature("elf", "1/1", tapped=True)], ["118.3"]),
        ({"tap": CREATURE, "tap_count": 2}, [creature("elf", "1/1", summoning_sick=True)], []),
        ({"life": 21}, [], ["118.3"]),
        ({"life": 20}, [], []),
        ({"discard": {"zone": "hand"}}, [], ["118.3"]),
        ({"exile": {"zone": "graveyard"}}, [], ["118.3"]),
        ({"return_to_hand": {"types": ["land"]}}, [], ["118.3"]),
        ({"return_to_hand": {"types": ["land"]}}, [card("Forest", "forest")], []),
    ],
)
def test_a_cost_must_be_paid_in_full(pays: dict[str, Any], others: list[Any], rules: list[str]) -> None:
    assert rules_broken(played(ogre(pays=pays), *others, script=[USE], **MAIN)) == rules


def test_what_is_tapped_for_its_own_ability_is_not_tapped_again() -> None:
    """CR 118.3: it would have to be untapped."""
    both = ogre(tap=True, pays={"tap": CREATURE})
    assert rules_broken(played(both, script=[USE], **MAIN)) == ["118.3"]
    assert rules_broken(played(both, creature("elf", "1/1"), script=[USE], **MAIN)) == []


def test_cards_are_discarded_and_exiled() -> None:
    """CR 701.9a, 701.13a."""
    players = [
        {"id": AMY, "hand": ["Grizzly Bears", "Lightning Bolt"], "graveyard": ["Soul Warden"]},
        {"id": NICOLE},
    ]
    pays = {"discard": {"zone": "hand", "types": ["instant"]}, "exile": {"zone": "graveyard"}}
    game = played(ogre(pays=pays), players=players, script=[USE, {"choose": "amy.graveyard.1"}], **MAIN).game
    assert [one.card.name for one in game.hand] == ["Grizzly Bears"]
    assert len(game.graveyard) == len(game.exile) == 1


def test_the_card_is_chosen_and_an_effect_may_send_it_elsewhere() -> None:
    """CR 614.6."""
    players = [{"id": AMY, "hand": ["Grizzly Bears", "Lightning Bolt"]}, {"id": NICOLE}]
    void = {
        "id": "void",
        "name": "Void",
        "types": ["enchantment"],
        "controller": NICOLE,
        "abilities": [{"kind": "graveyard", "which": {}, "from_anywhere": True, "instead": "exile"}],
    }
    discards = ogre(pays={"discard": {"zone": "hand"}})
    waiting = played(discards, void, players=players, script=[USE], asking=Asking.DECISIONS, **MAIN)
    game, choice = waiting.game, waiting.pending
    assert isinstance(choice, ChooseOne)
    assert question(game, choice) == "amy chooses a card to discard"
    playthrough = played(
        discards, void, players=players, script=[USE, {"choose": choice.among[1].id}], **MAIN
    )
    assert [one.card.name for one in playthrough.game.exile] == ["Lightning Bolt"]
    frame = next(one for one in playthrough.frames if one.event.kind == "results_happened")
    assert "discards Lightning Bolt, which goes to exile instead" in explain(frame).text


# -- when, and how often


@pytest.mark.parametrize(("times", "rules"), [(1, ["602.5b"]), (2, [])])
def test_no_more_often_than_it_says(times: int, rules: list[str]) -> None:
    script = [USE, *SETTLED, USE]
    assert rules_broken(played(ogre(times_each_turn=times), script=script, **MAIN)) == rules


def test_each_of_two_such_abilities_has_its_own_turn() -> None:
    """CR 602.5b."""
    one = ogre(times_each_turn=1)
    two = {**one, "abilities": one["abilities"] * 2}
    assert rules_broken(played(two, script=[USE, *SETTLED, USE], **MAIN)) == []
    assert rules_broken(played(two, script=[USE, *SETTLED, USE, *SETTLED, USE], **MAIN)) == ["602.5b"]


@pytest.mark.parametrize(
    ("ability", "fields", "rules"),
    [
        ({"only_if": {"turn": "you"}}, {}, []),
        ({"only_if": {"turn": "other"}}, {}, ["602.5"]),
        ({"only_if": {"objects": {"which": "this", "is_tapped": True}}}, {}, ["602.5"]),
        ({"within": {"last": "beginning_of_combat"}}, {}, []),
        (
            {"within": {"last": "beginning_of_combat"}},
            {"start": "declare_attackers", "until": "end"},
            ["602.5"],
        ),
    ],
)
def test_only_when_it_says(ability: dict[str, Any], fields: dict[str, Any], rules: list[str]) -> None:
    first = [{"attack": {"elf": NICOLE}}] if fields else []
    playthrough = played(ogre(**ability), creature("elf", "1/1"), script=[*first, USE], **{**MAIN, **fields})
    assert rules_broken(playthrough) == rules


def test_why_it_may_not_be_activated() -> None:
    told = []
    for ability in (
        {"only_if": {"objects": {"which": "this", "is_tapped": True}}},
        {"pays": {"life": 30}},
        {"times_each_turn": 1},
    ):
        playthrough = played(ogre(**ability), script=[USE, *SETTLED, USE], **MAIN)
        assert playthrough.refused is not None
        told += [one.sentence for one in what_is_wrong(playthrough.refused)]
    assert told == [
        "Ogre's ability can be activated only if Ogre is tapped (CR 602.5).",
        "Amy can't pay the cost of Ogre's ability: pay 30 life (CR 118.3).",
        "Ogre's ability can be activated only once each turn (CR 602.5b).",
    ]


@pytest.mark.parametrize(
    ("fields", "rules"),
    [
        ({"tapped": True}, []),
        ({}, ["107.6"]),
        ({"tapped": True, "summoning_sick": True}, ["302.6"]),
        ({"tapped": True, "summoning_sick": True, "keywords": ["haste"]}, []),
    ],
)
def test_the_untap_symbol(fields: dict[str, Any], rules: list[str]) -> None:
    """CR 107.6, 302.6."""
    one = creature("imp", "1/1", text="{Q}: You gain 1 life.", **fields)
    playthrough = played(one, script=[{"activate": {"object": "imp"}}], **MAIN)
    assert rules_broken(playthrough) == rules
    assert permanent(playthrough, "imp").status.tapped is (rules == ["302.6"])


def test_a_stun_counter_pays_for_the_untap_symbol() -> None:
    """CR 118.11, 122.1d: the cost is paid though what it does is replaced."""
    one = creature("imp", "1/1", text="{Q}: You gain 1 life.", tapped=True, counters={"stun": 1})
    playthrough = played(one, script=[{"activate": {"object": "imp"}}, {"resolve": "all"}], **MAIN)
    assert life(playthrough, AMY) == 21
    assert permanent(playthrough, "imp").status.tapped
    assert not permanent(playthrough, "imp").counters


@pytest.mark.parametrize(
    ("cost", "zone"), [("Exile this creature", "exile"), ("Return this creature to its owner's hand", "hand")]
)
def test_an_object_leaves_as_its_own_cost(cost: str, zone: str) -> None:
    one = creature("imp", "1/1", text=f"{cost}: You gain 1 life.")
    playthrough = played(one, script=[{"activate": {"object": "imp"}}, {"resolve": "all"}], **MAIN)
    assert [card.card.name for card in getattr(playthrough.game, zone)] == ["Imp"]
    assert life(playthrough, AMY) == 21
