"""What has died or was exiled and is spoken of again is a card where it went (CR 400.7)."""

from typing import Any

import pytest

from core.data.writing import written
from core.explain.outcome import refusals
from core.language.lines import read_line
from core.language.phrases import ENGLISH
from core.play.playthrough import Playthrough
from tests.support import AMY, NICOLE, creature, is_there, played

BEGINNING = {"start": "beginning_of_combat", "until": "beginning_of_combat"}
BOLT_THE_OX = {"by": NICOLE, "cast": "Lightning Bolt", "targets": ["ox"]}
BLINK = "{3}: Exile this creature, then return it to the battlefield under its owner's control."


def saying(line: str) -> list[Any]:
    """Return the abilities that a line says, as a scenario writes them."""
    return [written(one, ENGLISH) for one in read_line(line)]


def after_a_bolt(*objects: dict[str, Any]) -> Playthrough:
    return played(*objects, script=[BOLT_THE_OX], **BEGINNING)


def cards(playthrough: Playthrough, zone: str) -> list[str]:
    return [one.card.name for one in getattr(playthrough.game, zone) if one.card.name == "Ox"]


@pytest.mark.parametrize(
    ("line", "zone"),
    [
        ("When this creature dies, return it to its owner's hand.", "hand"),
        ("When this creature dies, exile it.", "exile"),
        ("When this creature dies, you gain 1 life.", "graveyard"),
    ],
)
def test_its_ability_moves_the_card_of_what_died(line: str, zone: str) -> None:
    """CR 400.7e."""
    playthrough = after_a_bolt(creature("ox", "3/3", abilities=saying(line)))
    assert {one for one in ("graveyard", "exile", "hand") if cards(playthrough, one)} == {zone}


def test_another_s_ability_moves_it_too() -> None:
    watcher = saying("Whenever another creature dies, exile it.")
    playthrough = after_a_bolt(creature("ox", "3/3"), creature("crow", "1/1", by=NICOLE, abilities=watcher))
    assert (cards(playthrough, "exile"), cards(playthrough, "graveyard")) == (["Ox"], [])


def test_what_was_only_to_be_returned_and_died_stays_where_it_is() -> None:
    """CR 400.7: for an ability that did not trigger on it, it is another object."""
    homesick = saying("{1}: Return this creature to its owner's hand.")
    playthrough = played(
        creature("ox", "3/3", abilities=homesick),
        script=[{"by": AMY, "activate": {"object": "ox"}}, BOLT_THE_OX],
        **BEGINNING,
    )
    assert (cards(playthrough, "hand"), cards(playthrough, "graveyard")) == ([], ["Ox"])


def test_what_an_ability_exiles_it_returns() -> None:
    """CR 400.7j: as another object, without the damage it had."""
    playthrough = played(
        creature("ox", "3/3", damage=2, abilities=saying(BLINK)),
        script=[{"by": AMY, "activate": {"object": "ox"}}],
        **BEGINNING,
    )
    (ox,) = playthrough.game.battlefield.values()
    assert (ox.card.name, ox.damage, is_there(playthrough, "ox")) == ("Ox", 0, False)
    assert not cards(playthrough, "exile")


def test_what_died_before_it_was_exiled_does_not_return() -> None:
    playthrough = played(
        creature("ox", "3/3", abilities=saying(BLINK)),
        script=[{"by": AMY, "activate": {"object": "ox"}}, BOLT_THE_OX],
        **BEGINNING,
    )
    assert not playthrough.game.battlefield
    assert cards(playthrough, "graveyard") == ["Ox"]


CALLER = {"text": "{B}: Return target creature card from your graveyard to the battlefield tapped."}


def called(*names: str, target: str, **fields: Any) -> Playthrough:
    """Return what comes of an ability of Amy's that targets a card; the names are those in her graveyard."""
    return played(
        {**creature("caller", "1/1"), **CALLER},
        players=[{"id": AMY, "name": "Amy", "graveyard": names}, {"id": NICOLE, "name": "Nicole"}],
        script=[{"activate": {"object": "caller"}, "targets": [target]}],
        **{**BEGINNING, **fields},
    )


def test_a_target_in_a_graveyard_enters_the_battlefield_as_a_new_object() -> None:
    """CR 115.2, 400.7."""
    playthrough = called("Shock", "Hill Giant", target="amy.graveyard.2")
    [entered] = [one for one in playthrough.game.battlefield.values() if one.card.name == "Hill Giant"]
    assert (entered.id, entered.owner, entered.controller) == ("amy.graveyard.2#2", AMY, AMY)
    assert entered.status.tapped
    assert [one.card.name for one in playthrough.game.graveyard] == ["Shock"]


@pytest.mark.parametrize(
    ("target", "said"),
    [
        (
            "amy.graveyard.1",
            "Illegal: Caller can't target Shock: it isn't a creature card from your graveyard",
        ),
        ("caller", "Illegal: Caller can't target Caller: it isn't in a graveyard"),
    ],
)
def test_nothing_else_is_a_legal_target(target: str, said: str) -> None:
    """CR 115.1."""
    [refusal] = refusals(called("Shock", "Hill Giant", target=target))
    assert refusal.startswith(said)


def test_an_instant_card_does_not_enter_the_battlefield() -> None:
    """CR 304.4."""
    text = "{B}: Return target card from your graveyard to the battlefield."
    board = {**creature("caller", "1/1"), "text": text}
    playthrough = played(
        board,
        players=[{"id": AMY, "name": "Amy", "graveyard": ["Shock"]}, {"id": NICOLE, "name": "Nicole"}],
        script=[{"activate": {"object": "caller"}, "targets": ["amy.graveyard.1"]}],
        **BEGINNING,
    )
    assert [one.card.name for one in playthrough.game.graveyard] == ["Shock"]


LATER = (
    "{3}: Exile target creature. Return that card to the battlefield under its owner's control at the "
    "beginning of the next end step."
)


@pytest.mark.parametrize(("until", "there"), [("end_of_combat", False), ("end", True)])
def test_what_was_exiled_returns_at_the_beginning_of_a_later_step(until: str, there: bool) -> None:
    """CR 603.7, 400.7: as a new object, under its owner's control."""
    script = [{"activate": {"object": "elf"}, "targets": ["ox"]}]
    ox = creature("ox", "2/2", by=NICOLE, owner=AMY, damage=1)
    playthrough = played({**creature("elf", "1/1"), "text": LATER}, ox, script=script, until=until)
    assert not is_there(playthrough, "ox")
    assert is_there(playthrough, "ox#3") is there
    if there:
        assert playthrough.game.permanent("ox#3").controller == AMY  # type: ignore[arg-type]  # an id
