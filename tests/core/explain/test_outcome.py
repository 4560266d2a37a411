"""What came out, player by player."""

from core.explain.outcome import Topic, refusals, results
from tests.support import AMY, NICOLE, creature, played

ATTACK = {"attack": {"ox": NICOLE}}


def test_life_counters_and_who_is_left() -> None:
    told = results(
        played(
            creature("ox", "3/3 toxic 2"),
            creature("elk", "4/4", by=NICOLE, damage=1),
            script=[ATTACK],
        ).game
    )
    assert told[AMY] == {Topic.LIFE: ("20",), Topic.BATTLEFIELD: ("Ox",)}
    assert told[NICOLE] == {
        Topic.LIFE: ("17",),
        Topic.COUNTERS: ("2 poison counters",),
        Topic.BATTLEFIELD: ("Elk (1 damage)",),
    }


def test_who_died_and_who_lost() -> None:
    ox, elk = creature("ox", "9/9 trample"), creature("elk", "4/4", by=NICOLE)
    players = [{"id": AMY}, {"id": NICOLE, "life": 5}]
    told = results(played(ox, elk, script=[ATTACK, {"block": {"elk": "ox"}}], players=players).game)
    assert told[AMY][Topic.END] == ("won the game",)
    assert told[NICOLE] == {Topic.LIFE: ("0",), Topic.GRAVEYARD: ("Elk",), Topic.END: ("lost the game",)}


def test_a_game_that_nobody_wins_is_drawn() -> None:
    doomed = [{"id": AMY, "life": 0}, {"id": NICOLE, "life": 0}]
    told = results(played(creature("ox", "3/3"), players=doomed).game)
    assert [told[player][Topic.END] for player in (AMY, NICOLE)] == [("the game is a draw",)] * 2


def test_permanents_that_are_alike_are_told_once() -> None:
    bears = [creature(f"bear{n}", "2/2", damage=1 if n == 3 else 0) | {"name": "Bear"} for n in range(4)]
    told = results(played(*bears).game)
    assert told[AMY][Topic.BATTLEFIELD] == ("Bear \N{MULTIPLICATION SIGN}3", "Bear (1 damage)")


def test_an_illegal_answer_is_told_with_its_sentence() -> None:
    refused = played(creature("ox", "3/3", tapped=True), script=[ATTACK])
    assert refusals(refused) == (
        "Illegal: Ox can't attack: it's tapped (CR 508.1a). Choose an untapped creature.",
    )
    assert refusals(played(creature("ox", "3/3"), script=[ATTACK])) == ()
