"""What is asked, and what the answer is called: a row among all answers."""

from __future__ import annotations

from typing import Any

import pytest

from core.explain.answers import answer_words
from core.explain.questions import asked
from core.play.playthrough import Playthrough
from tests.core.explain.stories import playthrough_of
from tests.support import AMY, NICOLE, RAJ, creature, played


def answered(playthrough: Playthrough) -> list[tuple[str, str]]:
    """Return every question of a playthrough but who acts next, each with what its answer is called."""
    return [
        (asked(one.game, one.choice), answer_words(one.game, one.choice, one.answer))
        for one in playthrough.decisions
        if one.answer is not None and one.choice.kind != "priority"
    ]


@pytest.mark.parametrize(
    ("scenario", "question", "answer"),
    [
        (
            "one-attack-however-many-attackers",
            "Amy: in which order are these put on the stack?",
            "Road Marshal, then Road Drummer",
        ),
        (
            "a-mode-then-a-target-as-it-enters",
            "Amy chooses a mode for Fork Sage's ability",
            "Target creature gets -3/-3 until end of turn",
        ),
        (
            "an-attack-trigger-with-both-modes",
            "Amy chooses one or more modes for Marshal's ability",
            "It deals 1 damage to target creature an opponent controls; it gets +2/+0 until end of turn",
        ),
        ("a-ward-of-life", "Amy may pay 3 life, or else Lightning Bolt is countered", "Pay 3 life"),
        ("a-target-once-it-is-paid", "Amy may pay {1} for Captain's ability", "Pay {1}"),
        (
            "paid-for-with-a-servant",
            "Amy may sacrifice another creature for Lord's ability",
            "Sacrifice another creature",
        ),
        (
            "thorns-before-a-band-of-blockers",
            "Amy may have Thorn Elemental assign its damage as though it weren't blocked",
            "No",
        ),
        (
            "exerted-for-lifelink",
            "Amy may exert Initiate as it attacks: it won't untap during Amy's next untap step",
            "Yes",
        ),
        (
            "a-siege-comes-back-as-an-angel",
            "Amy may cast Serra Faithkeeper transformed without paying its mana cost",
            "Yes",
        ),
        ("myriad-attacks-everybody", "Amy may create a copy of Warchief Giant for Raj", "Create it"),
        ("nobody-has-to-use-myriad", "Amy may create a copy of Warchief Giant for Raj", "Don't create it"),
        (
            "life-becomes-cards-become-cards-of-the-graveyard",
            "Amy chooses a card to return to their hand",
            "Grizzly Bears",
        ),
        (
            "riot-for-haste",
            "Amy may have Gate Breaker enter with a +1/+1 counter; otherwise it has haste",
            "No",
        ),
        ("tapped-or-untapped-as-you-like", "Amy chooses whether Guard is tapped or untapped", "Tap it"),
        (
            "proliferate-weakens-a-blocker",
            "Amy chooses which permanents and players get another counter of each kind they have",
            "Cub and Guard",
        ),
        (
            "populate-copies-what-was-created",
            "Amy chooses the creature token to copy",
            "Centaur Token",
        ),
        (
            "scrying-before-a-card-is-drawn",
            "Amy scries: which cards go on the bottom of the library, if any?",
            "Forest",
        ),
        (
            "a-library-that-the-table-does-not-know",
            "Scout's ability: is Amy's card a land card? The table doesn't know it",
            "No",
        ),
        (
            "a-borrowed-giant-attacks-and-is-exiled",
            "Amy chooses a target for Bone Piper's ability",
            "Hill Giant",
        ),
        ("legend-rule-after-combat", "Nicole keeps one of these", "Zhang Fei, Fierce Warrior 2"),
        (
            "bolt-and-jace-until-2018",
            "Nicole: who or what does Lightning Bolt deal its damage to?",
            "Jace, the Mind Sculptor",
        ),
        (
            "a-snake-put-before-the-others",
            "Amy places Snake Token in the damage assignment order",
            "Giant: Snake Token, then Guardian, then Elf",
        ),
        (
            "a-blocker-divides-between-two-attackers",
            "Amy assigns combat damage",
            "Grizzly Bears 1: 2 to Foriysian Brigade; Grizzly Bears 2: 2 to Foriysian Brigade",
        ),
        (
            "a-shield-is-split-over-two-attackers",
            "Nicole chooses which damage Healing shield is used for",
            "To Nicole: 3 from Cleric, 1 from Ox",
        ),
    ],
)
def test_a_question_of_the_library_and_its_answer(scenario: str, question: str, answer: str) -> None:
    assert (question, answer) in answered(playthrough_of(scenario))


def test_cards_that_stay_on_top_are_put_in_an_order() -> None:
    """CR 701.22a: none goes on the bottom, so all three are put back in some order."""
    owl = creature("owl", "1/1", text="Whenever this creature attacks, scry 3.")
    amy = {"id": AMY, "name": "Amy", "library": ["Forest", "Hill Giant", "Shock"]}
    nicole = {"id": NICOLE, "name": "Nicole"}
    told = answered(played(owl, players=[amy, nicole], script=[{"attack": {"owl": NICOLE}}]))
    assert told[1:3] == [
        ("Amy scries: which cards go on the bottom of the library, if any?", "None"),
        (
            "Amy chooses the order of the cards that stay on top, the top card first",
            "Forest, then Hill Giant, then Shock",
        ),
    ]


def test_whoever_creates_an_attacking_token_chooses_what_it_attacks() -> None:
    """CR 508.4."""
    goblin = "a 1/1 red Goblin creature token that's tapped and attacking"
    rider = creature("rider", "2/2", text=f"Whenever this creature attacks, create {goblin}.")
    three = [{"id": one, "name": one.capitalize()} for one in (AMY, NICOLE, RAJ)]
    told = answered(played(rider, players=three, script=[{"attack": {"rider": NICOLE}}]))
    assert ("Amy chooses what Goblin Token attacks", "Nicole") in told


def test_a_creature_with_several_abilities_tells_them_apart_in_their_order() -> None:
    """CR 603.3b: what each of them does stands after the name."""
    text = (
        "Whenever this creature attacks, you gain 1 life.\n"
        "Whenever this creature attacks, each opponent loses 2 life."
    )
    script: list[dict[str, Any]] = [{"attack": {"ox": NICOLE}}, {"stack_order": ["ox/2", "ox/1"]}]
    told = answered(played(creature("ox", "2/2", text=text), script=script))
    order = "Ox: each opponent loses 2 life, then Ox: you gain 1 life"
    assert told[1] == ("Amy: in which order are these put on the stack?", order)
