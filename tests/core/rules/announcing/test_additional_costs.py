"""What a spell costs besides its mana cost, and kicker (CR 601.2f, 702.33)."""

from __future__ import annotations

from typing import Any

import pytest

from core.abilities.card_texts.if_kicked import IfKicked
from core.abilities.card_texts.stack_abilities import Spell
from core.abilities.instructions.damage_and_fights import DealDamage
from core.abilities.subjects import TargetSpec
from core.characteristics.current import characteristics
from core.data.marks import RefusedError
from core.language.lines import UnreadableError, read_line, write_line
from core.language.speaker import Speaker
from core.terms.ids import ObjectId
from tests.support import (
    AMY,
    NICOLE,
    card,
    creature,
    happened,
    is_there,
    life,
    permanent,
    played,
    rules_broken,
)

MAIN: dict[str, Any] = {"start": "precombat_main", "until": "precombat_main"}
ALL: dict[str, Any] = {"resolve": "all"}


def spell(text: str, name: str = "Toll", **more: Any) -> dict[str, Any]:
    """Return the field of a scenario that defines a sorcery with that text."""
    return {"cards": {name: {"types": ["sorcery"], "text": text}}, **MAIN, **more}


def hand(*cards: str) -> list[dict[str, Any]]:
    """Return two players of whom the first has these cards in hand."""
    return [{"id": AMY, "name": "Amy", "hand": list(cards)}, {"id": NICOLE, "name": "Nicole"}]


def test_life_is_paid_as_the_spell_is_cast() -> None:
    """CR 118.3b: before anybody can respond."""
    toll = spell("As an additional cost to cast this spell, pay 3 life.\nYou gain 1 life.")
    playthrough = played(script=[{"by": AMY, "cast": "Toll"}, ALL], **toll)
    assert life(playthrough, AMY) == 18
    kinds = [frame.event.kind for frame in playthrough.frames]
    assert kinds.index("results_happened") < kinds.index("resolution_began")


def test_what_can_t_be_paid_keeps_a_spell_from_being_cast() -> None:
    """CR 601.2h."""
    toll = spell(
        "As an additional cost to cast this spell, return a land you control to its owner's hand.\n"
        "You gain 1 life."
    )
    assert rules_broken(played(script=[{"by": AMY, "cast": "Toll"}], **toll)) == ["601.2h"]


def test_a_spell_can_t_be_discarded_for_its_own_cost() -> None:
    """CR 601.2a: its card is on the stack by then."""
    toll = spell("As an additional cost to cast this spell, discard a card.\nYou gain 1 life.")
    script = [{"by": AMY, "cast": "Toll"}, ALL]
    assert rules_broken(played(script=script, players=hand("Toll"), **toll)) == ["601.2h"]
    assert rules_broken(played(script=script, players=hand("Toll", "Shock"), **toll)) == []


def test_a_sacrifice_that_is_not_named_is_asked_for() -> None:
    """CR 601.2h: the cheapest creature is the default."""
    bears = creature("ox", "3/3"), creature("elf", "1/1")
    fling = {"by": AMY, "cast": "Fling", "targets": [NICOLE]}
    assert life(played(*bears, script=[fling, ALL], **MAIN)) == 19
    chosen = played(*bears, script=[fling, {"choose": "ox"}, ALL], **MAIN)
    assert life(chosen) == 17
    assert not is_there(chosen, "ox")


def test_two_permanents_are_sacrificed_at_once() -> None:
    toll = spell("As an additional cost to cast this spell, sacrifice two creatures.\nYou gain 1 life.")
    bears = [creature(one, "1/1") for one in ("a", "b", "c")]
    playthrough = played(*bears, script=[{"by": AMY, "cast": "Toll"}, {"choose": ["a", "c"]}, ALL], **toll)
    (left,) = happened(playthrough, "permanents_left")
    assert [one["object"] for one in left["departures"]] == ["a", "c"]


def test_a_spell_is_cast_only_once_its_costs_are_paid() -> None:
    """CR 601.2i: what is discarded for it is gone by the time abilities trigger on it."""
    watch = {
        "kind": "triggered",
        "when": {"event": "casts_spell", "which": {"players": "you"}},
        "does": [{"kind": "gain_life_now", "amount": 1}],
    }
    toll = spell("As an additional cost to cast this spell, pay 3 life.\nDraw a card.")
    playthrough = played(
        creature("owl", "1/1", abilities=[watch]), script=[{"by": AMY, "cast": "Toll"}], **toll
    )
    kinds = [frame.event.kind for frame in playthrough.frames]
    assert kinds.index("results_happened") < kinds.index("ability_triggered")


def test_a_permanent_spell_costs_more_too() -> None:
    ghoul = {"types": ["creature"], "power": 5, "toughness": 5}
    text = "As an additional cost to cast this spell, sacrifice a creature."
    script = [{"by": AMY, "cast": "Ghoul", "sacrifice": "elf"}, ALL]
    playthrough = played(
        creature("elf", "1/1"), script=script, cards={"Ghoul": {**ghoul, "text": text}}, **MAIN
    )
    assert is_there(playthrough, "Ghoul")
    assert not is_there(playthrough, "elf")


@pytest.mark.parametrize(("kicked", "counters"), [(0, 0), (1, 1)])
def test_a_kicked_creature_enters_with_a_counter(kicked: int, counters: int) -> None:
    """CR 702.33d."""
    script = [{"by": AMY, "cast": "Ardent Soldier", "kicked": kicked}, ALL]
    soldier = permanent(played(script=script, **MAIN), "Ardent Soldier")
    assert soldier.counters.get("+1/+1", 0) == counters  # type: ignore[call-overload]  # a kind of counters


def test_kicker_is_paid_once_and_multikicker_any_number_of_times() -> None:
    """CR 702.33a, 702.33c."""
    twice = [{"by": AMY, "cast": "Ardent Soldier", "kicked": 2}]
    assert rules_broken(played(script=twice, **MAIN)) == ["702.33a"]
    often = [{"by": AMY, "cast": "Quag Vampires", "kicked": 4}, ALL]
    assert characteristics(played(script=often, **MAIN).game, ObjectId("Quag Vampires")).power == 5


def test_what_has_no_kicker_can_t_be_kicked() -> None:
    shock = [{"by": AMY, "cast": "Shock", "targets": [NICOLE], "kicked": 1}]
    assert rules_broken(played(script=shock, **MAIN)) == ["702.33a"]


def test_a_copy_of_a_kicked_creature_was_not_kicked() -> None:
    """CR 707.2: whether something was kicked is not copied."""
    text = "{T}: Create a token that's a copy of target creature you control."
    maker = {"id": "maker", "name": "Maker", "types": ["artifact"], "controller": AMY, "text": text}
    script = [
        {"by": AMY, "cast": "Duskwalker", "kicked": 1},
        ALL,
        {"activate": {"object": "maker"}, "targets": ["Duskwalker"]},
        ALL,
    ]
    playthrough = played(maker, script=script, **MAIN)
    assert characteristics(playthrough.game, ObjectId("Duskwalker")).power == 3
    assert characteristics(playthrough.game, ObjectId("Duskwalker 2")).power == 1


def test_it_is_the_object_itself_that_was_kicked() -> None:
    """What another creature was is not known here, so the line is refused."""
    with pytest.raises(UnreadableError):
        read_line("Whenever another creature enters, if it was kicked, you gain 1 life.")


def test_a_sacrifice_for_a_kicker_is_told() -> None:
    ghoul = {"types": ["creature"], "power": 2, "toughness": 2, "text": "Kicker—Sacrifice a creature."}
    script = [{"by": AMY, "cast": "Ghoul", "kicked": 1}]
    none = played(script=script, cards={"Ghoul": ghoul}, **MAIN)
    assert rules_broken(none) == ["601.2h"]
    one = played(card("Grizzly Bears", "bear"), script=script, cards={"Ghoul": ghoul}, **MAIN)
    assert not is_there(one, "bear")


@pytest.mark.parametrize(("kicked", "left"), [(0, 18), (1, 16)])
def test_a_kicked_spell_does_something_else_instead(kicked: int, left: int) -> None:
    """CR 702.33d."""
    burst = {"by": AMY, "cast": "Burst Lightning", "targets": [NICOLE], "kicked": kicked}
    assert life(played(script=[burst, ALL], **MAIN)) == left


def test_a_target_that_a_spell_has_only_if_kicked() -> None:
    """CR 702.33g."""
    foes = creature("ox", "3/3", by=NICOLE), creature("elf", "1/1", by=NICOLE)
    jilt = {"by": AMY, "cast": "Jilt", "targets": ["ox"]}
    assert rules_broken(played(*foes, script=[jilt, ALL], **MAIN)) == []
    assert rules_broken(played(*foes, script=[{**jilt, "kicked": 1}], **MAIN)) == ["601.2c"]
    both = played(*foes, script=[{**jilt, "targets": ["ox", "elf"], "kicked": 1}, ALL], **MAIN)
    assert not is_there(both, "ox")
    assert not is_there(both, "elf")
    assert rules_broken(played(*foes, script=[{**jilt, "targets": ["ox", "elf"]}], **MAIN)) == ["601.2c"]


@pytest.mark.parametrize("between", [" ", "\n"])
@pytest.mark.parametrize(("kicked", "foe", "mine"), [(0, 20, 23), (1, 18, 23)])
def test_a_condition_governs_its_own_sentence(between: str, kicked: int, foe: int, mine: int) -> None:
    """CR 702.33e, 608.2c: what follows is done whether the spell was kicked or not."""
    text = (
        f"Kicker {{2}}\nTap target creature. If this spell was kicked, each opponent loses 2 life.{between}"
    )
    scold = spell(f"{text}You gain 3 life.", "Scold")
    script = [{"by": AMY, "cast": "Scold", "targets": ["ox"], "kicked": kicked}, ALL]
    playthrough = played(creature("ox", "3/3", by=NICOLE), script=script, **scold)
    assert rules_broken(playthrough) == []
    assert (life(playthrough), life(playthrough, AMY)) == (foe, mine)


@pytest.mark.parametrize(
    "text",
    [
        "Tap target creature. If this spell was kicked, create a 1/1 white Elf creature token. Destroy it.",
        "Tap target creature. If this spell was kicked, untap target land. Its controller loses 2 life.",
        "Tap target creature. You gain 2 life. If this spell was kicked, you gain 4 life instead.",
    ],
)
def test_a_sentence_that_may_speak_of_what_was_done_only_if_kicked_is_refused(text: str) -> None:
    with pytest.raises(UnreadableError, match="not clear"):
        read_line(text)


DEALS = (DealDamage(amount=1),)
SPELL = Speaker(itself="this spell", names=("Jilt",))


@pytest.mark.parametrize(
    "line",
    [
        "Jilt deals 2 damage to any target. If this spell was kicked, it deals 4 damage instead.",
        "Target creature gets +2/+2 until end of turn. If this spell was kicked, that creature gets +5/+5 "
        "until end of turn instead.",
        "Return target creature to its owner's hand. If this spell was kicked, it deals 2 damage to another "
        "target creature.",
        "Jilt deals 4 damage to target creature. If this spell was kicked, you gain 4 life.",
    ],
)
def test_what_a_kicked_spell_does_is_read_and_written(line: str) -> None:
    (told,) = read_line(line, SPELL)
    assert isinstance(told, Spell)
    assert told.if_kicked is not None
    assert read_line(write_line(told, SPELL), SPELL) == (told,)


def test_it_may_be_the_kicked_spell_or_its_target() -> None:
    """Where `it` may be either, the line is refused; where something deals damage, it is the spell."""
    with pytest.raises(UnreadableError):
        read_line(
            "Target creature gets +2/+2 until end of turn. If this spell was kicked, it gains trample until "
            "end of turn.",
            SPELL,
        )
    (told,) = read_line("Tap target creature. If this spell was kicked, it deals 2 damage to you.", SPELL)
    assert isinstance(told, Spell)
    assert told.if_kicked is not None
    assert told.if_kicked.does == (DealDamage(amount=2, to="you"),)


def test_modes_and_what_is_done_if_kicked_do_not_go_together() -> None:
    with pytest.raises(RefusedError, match="without 'modes'"):
        Spell(
            least_targets=0,
            targets=(TargetSpec(),),
            does=(DealDamage(amount=1),),
            if_kicked=IfKicked(does=()),
        )
