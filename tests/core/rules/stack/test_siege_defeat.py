"""A Siege is defeated, and what becomes of it (CR 310.11b)."""

from typing import Any

from core.explain.explain import explain
from core.explain.questions import asked as words_of
from core.model.stack import OnStack
from core.play.playthrough import Asking, Playthrough
from core.rules.choices.one import ChooseOne
from core.rules.choices.targets import ChooseTargets
from core.terms.ids import ObjectId
from tests.support import AMY, NICOLE, asked, card, creature, happened, life, played

GAIN = {"kind": "gain_life_now", "amount": 5}


def defeated(siege: str, *others: dict[str, Any], **fields: Any) -> Playthrough:
    """Return what comes of a Siege that Amy's Ox defeats."""
    there = card(siege, "siege", protector=NICOLE, counters={"defense": 1})
    script = [{"attack": {"ox": "siege"}}, *fields.pop("script", [])]
    return played(creature("ox", "3/3"), there, *others, script=script, **fields)


def test_whether_to_cast_it_is_asked_of_its_controller() -> None:
    playthrough = defeated("Siege of the Salt Marsh", asking=Asking.DECISIONS, script=[])
    choice = playthrough.pending
    assert isinstance(choice, ChooseOne)
    assert choice.player == AMY
    assert choice.rule == "310.11b"
    assert (
        words_of(playthrough.game, choice)
        == "Amy may cast Marsh Colossus transformed without paying its mana cost"
    )


def test_the_spell_lies_above_the_ability_that_goes_on_resolving() -> None:
    """CR 608.2g."""
    playthrough = defeated("Siege of the Salt Marsh")
    kinds = [frame.event.kind for frame in playthrough.frames]
    cast, resolved = kinds.index("spell_cast"), kinds.index("ability_resolved")
    assert resolved == cast + 1
    assert [one.kind for one in playthrough.frames[cast].game.stack] == ["siege_defeated", "on_stack"]
    stack = playthrough.frames[resolved].game.stack
    assert [one.name.name for one in stack if isinstance(one, OnStack)] == ["Marsh Colossus"]


def test_it_enters_with_its_back_face_up_and_goes_on_as_its_front_face() -> None:
    """CR 712.13, 712.8a."""
    away = {"edit": {"object": "Marsh Colossus", "move": "hand"}, "at": "end_of_combat"}
    playthrough = defeated("Siege of the Salt Marsh", script=[away])
    entered = next(f for f in playthrough.frames if f.event.kind == "permanents_entered").game
    colossus = entered.battlefield[ObjectId("Marsh Colossus")]
    assert (colossus.card.name, colossus.as_card.name) == ("Marsh Colossus", "Siege of the Salt Marsh")
    assert not colossus.card.defense
    assert [one.card.name for one in playthrough.game.hand] == ["Siege of the Salt Marsh"]


def test_a_target_is_chosen_as_it_is_cast() -> None:
    """CR 601.2c."""
    playthrough = defeated(
        "Siege of the Ember Gate", creature("cub", "1/1", by=NICOLE), script=[{"choose": ["cub"]}]
    )
    _, choice = asked(ChooseTargets, playthrough)
    assert isinstance(choice, ChooseTargets)
    assert choice.rule == "601.2c"
    assert "cub" not in playthrough.game.battlefield


def test_without_a_target_it_can_not_be_cast() -> None:
    """CR 601.2c, 712.11c."""
    siege = {
        **card("Siege of the Ford", "siege", protector=NICOLE, counters={"defense": 1}),
        "back": {
            "name": "Felling",
            "types": ["sorcery"],
            "abilities": [
                {
                    "kind": "spell",
                    "targets": [{"what": {"objects": {"types": ["land"]}}}],
                    "does": [{"kind": "destroy"}],
                }
            ],
        },
    }
    playthrough = played(creature("ox", "3/3"), siege, script=[{"attack": {"ox": "siege"}}])
    assert not any(isinstance(one.choice, ChooseOne) for one in playthrough.decisions)
    assert [one.card.name for one in playthrough.game.exile] == ["Siege of the Ford"]


def test_an_aura_on_the_back_is_attached_to_its_target() -> None:
    siege = {
        **card("Siege of the Ford", "siege", protector=NICOLE, counters={"defense": 1}),
        "back": {
            "name": "Vines",
            "types": ["enchantment"],
            "subtypes": ["Aura"],
            "keywords": ["enchant creature"],
        },
    }
    cub = creature("cub", "1/1", by=NICOLE)
    script: list[dict[str, Any]] = [{"attack": {"ox": "siege"}}, {"choose": "yes"}, {"choose": ["cub"]}]
    playthrough = played(creature("ox", "3/3"), siege, cub, script=script)
    assert playthrough.game.battlefield[ObjectId("Vines")].attached_to == "cub"


def test_a_token_that_was_exiled_can_not_be_cast() -> None:
    siege = card("Siege of the Salt Marsh", "siege", protector=NICOLE, counters={"defense": 1}, token=True)
    playthrough = played(creature("ox", "3/3"), siege, script=[{"attack": {"ox": "siege"}}])
    assert not happened(playthrough, "spell_cast")


def test_leaving_and_casting_are_noticed() -> None:
    leaves = {"kind": "triggered", "when": {"event": "leaves", "which": {"objects": {}}}, "does": [GAIN]}
    watcher = creature("elk", "1/1", abilities=[leaves])
    assert life(defeated("Siege of the Ford", watcher), AMY) == 25
    monk = creature("monk", "1/1 prowess")
    assert happened(defeated("Siege of the Ember Gate", monk), "effect_began")
    assert not happened(defeated("Siege of the Salt Marsh", monk), "effect_began")


def test_a_creature_spell_is_nothing_to_prowess() -> None:
    monk = creature("monk", "1/1 prowess")
    playthrough = played(
        monk,
        script=[{"cast": "Grizzly Bears", "at": "precombat_main"}],
        start="precombat_main",
        until="precombat_main",
    )
    assert happened(playthrough, "spell_cast")
    assert not happened(playthrough, "ability_triggered")


def test_the_explanation_tells_what_is_cast_and_of_what_it_is_the_back() -> None:
    playthrough = defeated("Siege of the Salt Marsh")
    told = [explain(frame).text for frame in playthrough.frames]
    assert (
        "Amy casts Marsh Colossus, the back face of Siege of the Salt Marsh, without paying its mana cost "
        "(CR 608.2g). The Siege's ability allows it while it resolves (CR 310.11b)." in told
    )
    assert any("as the back face of Siege of the Salt Marsh" in one for one in told)
