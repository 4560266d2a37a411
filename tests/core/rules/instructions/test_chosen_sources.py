"""A source of damage of a player's choice."""

from core.explain.questions import asked
from core.play.playthrough import Asking
from core.rules.choices.one import ChooseOne
from tests.support import NICOLE, card, creature, life, played

CIRCLE = card("Circle of Protection: Red", "circle", NICOLE)
ACTIVATED = {"activate": {"object": "circle"}}


def test_the_source_is_asked_for_as_the_ability_resolves() -> None:
    """CR 609.7a: what attacks that player is offered first."""
    playthrough = played(
        card("Goblin Piker", "home"),
        card("Goblin Piker", "goblin"),
        creature("bear", "2/2"),
        CIRCLE,
        script=[{"attack": {"goblin": NICOLE}}, ACTIVATED],
        asking=Asking.DECISIONS,
    )
    choice = playthrough.pending
    assert isinstance(choice, ChooseOne)
    assert choice.player == NICOLE
    words = "Nicole chooses a red source for Circle of Protection: Red's ability"
    assert asked(playthrough.game, choice) == words
    assert [ref.id for ref in choice.among] == ["goblin", "home"]


def test_spells_and_what_abilities_on_the_stack_speak_of_are_offered() -> None:
    """CR 609.7a: even if it is gone, as the Fanatic that was sacrificed."""
    playthrough = played(
        card("Mogg Fanatic", "fanatic"),
        CIRCLE,
        start="beginning_of_combat",
        script=[
            {"cast": "Shock", "targets": [NICOLE]},
            {"activate": {"object": "fanatic"}, "targets": [NICOLE]},
            ACTIVATED,
        ],
        asking=Asking.DECISIONS,
    )
    choice = playthrough.pending
    assert isinstance(choice, ChooseOne)
    assert [ref.name.name for ref in choice.among] == ["Mogg Fanatic", "Shock"]


def test_without_anything_to_choose_no_effect_begins() -> None:
    playthrough = played(creature("bear", "2/2"), CIRCLE, script=[{"attack": {"bear": NICOLE}}, ACTIVATED])
    assert playthrough.game.effects == ()
    assert not [frame for frame in playthrough.frames if frame.event.kind == "effect_began"]
    assert life(playthrough) == 18


def test_what_is_no_legal_source_is_not_taken_from_the_script() -> None:
    playthrough = played(
        card("Goblin Piker", "goblin"),
        creature("bear", "2/2"),
        CIRCLE,
        script=[{"attack": {"goblin": NICOLE}}, {**ACTIVATED, "source": "bear"}],
    )
    assert life(playthrough) == 20


def test_what_has_damage_on_the_stack_is_a_source_though_it_is_gone() -> None:
    """CR 609.7a; 310.1 of May 2009."""
    playthrough = played(
        card("Goblin Piker", "goblin"),
        CIRCLE,
        script=[
            {"attack": {"goblin": NICOLE}},
            {"by": "amy", "edit": {"object": "goblin", "move": "exile"}, "at": "combat_damage"},
            {**ACTIVATED, "at": "combat_damage"},
        ],
        era="stack",
    )
    assert playthrough.unused == ()
    assert life(playthrough) == 20
