"""Keyword actions: proliferate, bolster, adapt, amass, populate (CR 701)."""

from __future__ import annotations

from core.explain.explain import explain
from core.explain.questions import asked as asked_in_words
from core.play.playthrough import Asking
from core.rules.choices.one import ChooseOne
from core.rules.choices.some import ChooseSome
from tests.support import NICOLE, asked, creature, happened, permanent, played

ATTACK = {"attack": {"ox": NICOLE}}
GROWN = {"+1/+1": 1}


def attacker(does: str, size: str = "2/5") -> dict[str, object]:
    return {**creature("ox", size), "text": f"Whenever this creature attacks, {does}"}


def test_bolster_goes_to_the_least_toughness_without_a_question() -> None:
    """CR 701.39a."""
    playthrough = played(attacker("bolster 2."), creature("elf", "1/1"), script=[ATTACK])
    assert permanent(playthrough, "elf").counters == {"+1/+1": 2}
    assert permanent(playthrough, "ox").counters == {}


def test_a_tie_for_the_least_toughness_is_asked() -> None:
    board = attacker("bolster 1."), creature("elf", "1/1"), creature("imp", "2/1")
    game, choice = asked(ChooseOne, played(*board, script=[ATTACK], asking=Asking.DECISIONS))
    assert [ref.id for ref in choice.among] == ["imp", "elf"]
    assert asked_in_words(game, choice) == "Amy chooses the creature that gets the counters"


def test_bolster_without_a_creature_says_so() -> None:
    bell = {"id": "bell", "name": "Bell", "types": ["artifact"], "controller": "amy"}
    bell["text"] = "{1}: Bolster 1."
    playthrough = played(
        bell, creature("elf", "1/1", NICOLE), script=[{"activate": {"object": "bell"}}, {"attack": {}}]
    )
    [frame] = [one for one in playthrough.frames if one.event.kind == "nothing_done"]
    assert explain(frame).text == "Bell's ability does nothing: Amy controls no creature (CR 701.39a)."


def test_what_has_a_counter_adapts_no_more() -> None:
    """CR 701.46a."""
    playthrough = played({**attacker("adapt 2."), "counters": GROWN}, script=[ATTACK])
    assert permanent(playthrough, "ox").counters == GROWN
    [frame] = [one for one in playthrough.frames if one.event.kind == "nothing_done"]
    assert "already has a +1/+1 counter on it" in explain(frame).text


def test_what_has_another_counter_adapts() -> None:
    playthrough = played({**attacker("adapt 2."), "counters": {"-1/-1": 1}}, script=[ATTACK])
    assert permanent(playthrough, "ox").counters == GROWN  # one of each is gone (CR 704.5q)


def test_proliferate_suggests_what_helps() -> None:
    """CR 701.34a: any number may be chosen; one's own, and poison for opponents."""
    board = (
        {**attacker("proliferate."), "counters": GROWN},
        creature("bug", "2/2", counters={"-1/-1": 1}),
        creature("foe", "2/2", NICOLE, counters={"+1/+1": 1}),
        creature("ape", "4/4", NICOLE, counters={"-1/-1": 1}),
    )
    players = [{"id": "amy"}, {"id": "nicole", "poison": 1}]
    game, choice = asked(
        ChooseSome, played(*board, script=[ATTACK], players=players, asking=Asking.DECISIONS)
    )
    assert set(choice.default(game).targets) == {"ox", "ape", "nicole"}
    assert {ref.id for ref in choice.among} == {"ox", "bug", "foe", "ape", "nicole"}


def test_nobody_need_be_chosen_to_proliferate() -> None:
    board = {**attacker("proliferate."), "counters": GROWN}
    playthrough = played(board, script=[ATTACK, {"choose": []}])
    assert permanent(playthrough, "ox").counters == GROWN


def test_one_of_each_kind_is_given() -> None:
    counters = {"+1/+1": 2, "shield": 1}
    playthrough = played({**attacker("proliferate."), "counters": counters}, script=[ATTACK])
    assert permanent(playthrough, "ox").counters == {"+1/+1": 3, "shield": 2}


def test_an_army_is_created_once() -> None:
    """CR 701.47a."""
    playthrough = played(attacker("amass Orcs 1."), creature("ork", "1/1"), script=[ATTACK])
    assert permanent(playthrough, "Orc Army Token").counters == GROWN
    assert len(happened(playthrough, "tokens_planned")) == 1


def test_an_army_of_another_kind_joins() -> None:
    army = creature("army", "0/0", subtypes=["Zombie", "Army"], counters=GROWN)
    playthrough = played(attacker("amass Orcs 1."), army, script=[ATTACK])
    assert permanent(playthrough, "army").counters == {"+1/+1": 2}
    assert happened(playthrough, "tokens_planned") == []
    [began] = happened(playthrough, "effect_began")
    assert began["effect"]["effect"]["subtypes"] == ["Orc"]


def test_without_a_creature_token_nothing_is_copied() -> None:
    """CR 701.36b."""
    playthrough = played(attacker("populate."), creature("elf", "1/1"), script=[ATTACK])
    assert happened(playthrough, "tokens_planned") == []
    [frame] = [one for one in playthrough.frames if one.event.kind == "nothing_done"]
    assert "controls no creature token" in explain(frame).text


def test_a_copy_of_the_token_of_choice() -> None:
    tokens = creature("soldier", "1/1", token=True), creature("beast", "3/3", token=True)
    playthrough = played(attacker("populate."), *tokens, script=[ATTACK, {"choose": "soldier"}])
    [entered] = happened(playthrough, "permanents_entered")
    assert entered["permanents"][0]["card"]["power"] == 1
