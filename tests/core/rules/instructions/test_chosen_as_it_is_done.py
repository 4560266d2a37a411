"""What is chosen as an instruction is followed: colors, abilities, what returns, and what is paid."""

from __future__ import annotations

from core.explain.choices.purposes import option_words
from core.explain.explain import explain
from core.explain.questions import asked as asked_in_words
from core.play.playthrough import Asking
from core.rules.choices.one import ChooseOne
from tests.support import AMY, NICOLE, asked, creature, happened, is_there, life, permanent, played

ATTACK = {"attack": {"ox": NICOLE}}
SACRIFICE = "you may sacrifice another creature. If you do, you gain 3 life. If you don't, you lose 3 life."


def attacker(does: str) -> dict[str, object]:
    return {**creature("ox", "2/5"), "text": f"Whenever this creature attacks, {does}"}


def test_the_color_of_most_foes_comes_first() -> None:
    """CR 608.2d."""
    board = (
        attacker("it gains protection from the color of your choice until end of turn."),
        creature("elf", "1/1", NICOLE, colors=["G"]),
        creature("imp", "1/1", NICOLE, colors=["B"]),
        creature("rat", "1/1", NICOLE, colors=["B"]),
    )
    game, choice = asked(ChooseOne, played(*board, script=[ATTACK], asking=Asking.DECISIONS))
    assert choice.default(game).value == "black"
    assert asked_in_words(game, choice) == "Amy chooses a color for Ox"


def test_it_becomes_the_color_of_choice_and_no_other() -> None:
    board = {**attacker("it becomes the color of your choice until end of turn."), "colors": ["R"]}
    playthrough = played(board, script=[ATTACK, {"choose": "blue"}])
    [began] = happened(playthrough, "effect_began")
    assert began["effect"]["effect"]["colors"] == ["U"]


def test_each_ability_is_offered_by_its_name() -> None:
    board = attacker("it gains your choice of flying or ward {2} until end of turn.")
    game, choice = asked(ChooseOne, played(board, script=[ATTACK], asking=Asking.DECISIONS))
    assert [option_words(choice.purpose, one) for one in choice.among] == ["Flying", "Ward {2}"]
    assert asked_in_words(game, choice) == "Amy chooses which ability Ox's ability gives"


def test_nobody_is_asked_what_returns_where_there_is_one() -> None:
    playthrough = played(
        attacker("return another creature you control to its owner's hand."),
        creature("elf", "1/1"),
        script=[ATTACK],
    )
    assert not is_there(playthrough, "elf")
    assert is_there(playthrough, "ox")


def test_who_pays_is_done_a_favor() -> None:
    """CR 118.12."""
    board = attacker(SACRIFICE), creature("elf", "1/1")
    playthrough = played(*board, script=[ATTACK, {"choose": "yes"}])
    assert (life(playthrough, AMY), is_there(playthrough, "elf")) == (23, False)
    [frame] = [one for one in playthrough.frames if one.event.kind == "may_pay_answered"]
    assert (
        explain(frame).text == "Amy sacrifices another creature of their choice for Ox's ability (CR 118.12)."
    )


def test_who_does_not_pay_is_done_the_other() -> None:
    board = attacker(SACRIFICE), creature("elf", "1/1")
    playthrough = played(*board, script=[ATTACK, {"choose": "no"}])
    assert (life(playthrough, AMY), is_there(playthrough, "elf")) == (17, True)
    [frame] = [one for one in playthrough.frames if one.event.kind == "may_pay_answered"]
    assert (
        explain(frame).text == "Amy chooses not to sacrifice another creature for Ox's ability (CR 118.12)."
    )


def test_who_cannot_pay_is_not_asked() -> None:
    """CR 118.3."""
    playthrough = played(attacker(SACRIFICE), script=[ATTACK, {"block": {}}], asking=Asking.DECISIONS)
    assert life(playthrough, AMY) == 17
    [frame] = [one for one in playthrough.frames if one.event.kind == "may_pay_answered"]
    assert "can't sacrifice another creature" in explain(frame).text


def test_another_player_may_pay() -> None:
    text = (
        "Whenever this creature deals combat damage to a player, that player may pay 2 life. If they don't, "
    )
    board = {**creature("ox", "2/2"), "text": f"{text}draw a card."}
    declined = played(board, script=[ATTACK, {"block": {}}, {"choose": "no"}])
    paid = played(board, script=[ATTACK, {"block": {}}, {"choose": "yes"}])
    assert (life(declined), len(happened(declined, "results_happened"))) == (18, 1)
    assert life(paid) == 16


def test_what_triggers_when_you_do_is_not_there_if_you_do_not() -> None:
    """CR 603.12."""
    board = attacker("you may pay {1}. When you do, destroy target creature."), creature("elf", "1/1")
    paid = played(*board, script=[ATTACK, {"choose": "yes"}, {"choose": ["elf"]}])
    declined = played(*board, script=[ATTACK, {"choose": "no"}])
    assert (is_there(paid, "elf"), is_there(declined, "elf")) == (False, True)


def test_tapped_or_untapped() -> None:
    board = attacker("you may tap or untap target creature."), creature("elf", "1/1", tapped=True)
    targeted = {"choose": ["elf"]}
    untapped = played(*board, script=[ATTACK, targeted, {"choose": "yes"}, {"choose": "untap"}])
    tapped = played(*board, script=[ATTACK, targeted, {"choose": "yes"}, {"choose": "tap"}])
    assert not permanent(untapped, "elf").status.tapped
    assert permanent(tapped, "elf").status.tapped
