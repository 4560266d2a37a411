"""Lines that mean nothing clear are refused, with what could stand there; others are clear after all."""

from __future__ import annotations

import pytest

from core.abilities.card_texts.stack_abilities import Activated, Spell, Triggered
from core.abilities.conditions import Condition
from core.abilities.filters import Objects, Recipients
from core.abilities.instructions.damage_and_fights import DealDamage
from core.abilities.instructions.one_shot import If
from core.abilities.subjects import TargetSpec
from core.language.lines import UnreadableError, read_line, write_line
from core.language.speaker import Speaker
from core.terms.card_types import CardType
from core.terms.values import replace

CREATURE = Speaker("this creature", "enchanted creature")


def test_a_refusal_says_where_reading_stopped_and_what_could_stand_there() -> None:
    with pytest.raises(UnreadableError) as refused:
        read_line("Whenever this creature deals combat damage to a plaier, draw a card.")
    error = refused.value
    assert error.stopped.written[error.stopped.place :].startswith("plaier")
    assert "a permanent" in error.stopped.wanted


def test_what_is_refused_of_what_follows_an_exertion_is_shown_in_its_place() -> None:
    with pytest.raises(UnreadableError) as refused:
        read_line("You may exert this creature as it attacks. When you do, frobnicate it.", CREATURE)
    assert refused.value.stopped.line[refused.value.stopped.at :] == "frobnicate it."


def test_a_word_that_may_stand_for_two_things_is_refused() -> None:
    """`it` may be the creature that attacks or the one that is dealt damage."""
    with pytest.raises(UnreadableError, match="not clear what 'it' stands for"):
        read_line(
            "When this creature enters, it deals 1 damage to target creature. Put a +1/+1 counter on it."
        )


@pytest.mark.parametrize(
    ("line", "who"),
    [
        ("When this creature enters, tap target creature. Put a stun counter on it.", "target"),
        ("Whenever this creature attacks, target creature gets +1/+0 until end of turn. Untap it.", "target"),
        ("When this creature enters, create a 0/0 green Ooze creature token. Untap it.", "created"),
    ],
)
def test_it_is_what_was_spoken_of_just_before(line: str, who: str) -> None:
    """The object itself is named anew where something else was spoken of."""
    (ability,) = read_line(line)
    assert isinstance(ability, Triggered)
    assert ability.does[1].on == who  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("line", "by"),
    [
        ("Bolt deals 3 damage to target creature. It deals 5 damage instead if you control an Elf.", "this"),
        (
            "Bolt deals 3 damage to target creature. If it's blue, it deals 5 damage to it instead.",
            "this",
        ),
        (
            "Target creature you control deals 1 damage to you. If it's blue, it deals 2 damage instead.",
            "target",
        ),
    ],
)
def test_what_deals_more_damage_instead_is_what_would_deal_less(line: str, by: str) -> None:
    """Not the creature that was named last: damage instead has the source of the damage it replaces."""
    speaker = Speaker("Bolt", names=("Bolt",))
    (spell,) = read_line(line, speaker)
    assert isinstance(spell, Spell)
    (instead,) = spell.does
    assert isinstance(instead, If)
    assert [one.by for one in (*instead.does, *instead.otherwise)] == [by, by]  # type: ignore[union-attr]
    assert read_line(write_line(spell, speaker), speaker) == (spell,)


@pytest.mark.parametrize(
    ("line", "on"),
    [
        (
            "At the beginning of your end step, create a 1/1 white Cat creature token. If this creature has "
            "a +1/+1 counter on it, transform it.",
            "this",
        ),
        (
            "Whenever a creature you control enters, you gain 1 life. If this enchantment isn't a creature, "
            "put a +1/+1 counter on it.",
            "this",
        ),
        (
            "Whenever another creature you control attacks, you gain 1 life. If that creature is a Cat, put "
            "a +1/+1 counter on it.",
            "it",
        ),
    ],
)
def test_it_is_what_a_condition_has_just_asked_about(line: str, on: str) -> None:
    """Not a token that was created before, nor what the ability triggered on."""
    (ability,) = read_line(line)
    assert isinstance(ability, Triggered)
    condition = ability.does[-1]
    assert isinstance(condition, If)
    assert condition.does[0].on == on  # type: ignore[union-attr]
    assert read_line(write_line(ability, CREATURE)) == (ability,)


def test_what_can_only_be_attached_to_itself_is_refused() -> None:
    """Both the Equipment that returned and the token before were put onto the battlefield."""
    with pytest.raises(UnreadableError, match="what is attached to what"):
        read_line(
            "Whenever this creature attacks, create a 1/1 red Elf creature token. When you do, return target "
            "Equipment card from your graveyard to the battlefield, then attach it to that token."
        )


@pytest.mark.parametrize(
    "line",
    [
        "Whenever an Elf you control enters, put a +1/+1 counter on it for each other Elf you control.",
        "{1}: Put a +1/+1 counter on target Elf for each other Elf that entered the battlefield under your "
        "control this turn.",
    ],
)
def test_others_than_what_something_is_done_to_are_not_counted(line: str) -> None:
    """They would be counted beside the object with the ability instead."""
    with pytest.raises(UnreadableError, match="other than something else than the object itself"):
        read_line(line)


def test_each_of_two_targets_that_need_not_be_chosen_is_refused() -> None:
    """Only the last targets can be left out: the second could not be chosen alone."""
    line = "Untap up to one target creature and put a stun counter on up to one target land."
    with pytest.raises(UnreadableError, match="may be left out by itself"):
        read_line(line)
    words = "Choose zero or more of target creature and target land. Tap that creature, then untap that land."
    (spell,) = read_line(words)
    assert isinstance(spell, Spell)
    assert spell.least_targets == 0
    assert write_line(spell, CREATURE) == words


@pytest.mark.parametrize(
    "what", ["artifact, enchantment, or creature with flying", "artifact or creature with power 4 or greater"]
)
def test_what_is_said_of_the_last_of_several_types_is_not_said_of_all(what: str) -> None:
    """A filter would ask for an artifact with flying, too."""
    with pytest.raises(UnreadableError):
        read_line(f"Destroy target {what}.")


def test_damage_of_another_source_is_not_dealt_instead() -> None:
    """Where the sources differ, each says who deals its damage."""
    does = (DealDamage(amount=5, by="target"),)
    elf = Condition(objects=Objects(controller="you", subtypes=("Elf",)))
    creature = TargetSpec(what=Recipients(objects=Objects(types=(CardType.CREATURE,))))
    spell = Spell(
        targets=(creature,), does=(If(condition=elf, does=does, otherwise=(DealDamage(amount=3),)),)
    )
    words = write_line(spell, CREATURE)
    assert "instead" not in words
    assert read_line(words, CREATURE) == (spell,)


def test_what_is_gone_is_not_spoken_of_again() -> None:
    with pytest.raises(UnreadableError, match="not clear what 'it' stands for"):
        read_line("When this creature enters, destroy target artifact. Untap it.")


def test_a_token_may_be_what_it_stands_for() -> None:
    """Beside its own name the creature is not called `it`; elsewhere it might be either."""
    (ability,) = read_line(
        "When this creature enters, create a 1/1 white Cat creature token, then attach this creature to it."
    )
    assert isinstance(ability, Triggered)
    assert (ability.does[1].what, ability.does[1].to) == ("this", "created")  # type: ignore[union-attr]
    with pytest.raises(UnreadableError, match="not clear what 'it' stands for"):
        read_line("When this creature enters, create two 1/1 white Soldier creature tokens. Untap it.")


def test_sources_may_be_called_so_after_their_type() -> None:
    sources = read_line("Prevent all damage that would be dealt to this creature by artifact sources.")
    assert sources == read_line("Prevent all damage that would be dealt to this creature by artifacts.")


def test_another_word_makes_it_clear() -> None:
    (ability,) = read_line(
        "Whenever this creature attacks, tap target creature. Put a +1/+1 counter on that creature."
    )
    assert isinstance(ability, Triggered)
    assert ability.does[1].on == "target"  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "line",
    [
        "Destroy target player.",
        "Target creature draws a card.",
        "Destroy target attacking, nonblack creature.",
        "Protection from Eldrazi Scions",
        "Whenever this creature attacks, you gain 2 life if you feel lucky.",
        "This creature deals 3 damage to any target unless you are happy.",
        "Create a Junk token.",
        "When this creature enters, enchanted creature deals 2 damage to any other target.",
        "Whenever a creature dealt damage by enchanted creature this turn dies, put a +1/+1 counter on that "
        "creature.",
        "When this creature dies, return it to its owner's hand at the beginning of the next end step.",
        "When this creature enters, sacrifice it unless you return an enchantment to its owner's hand.",
        "Enchanted creature can't attack unless you control an Island.",
        "This creature has trample as long as its power is 4 or greater.",
        "As long as you control an artifact and an opponent has a hat, this creature gets +1/+1.",
        "As long as this creature is equipped, it has lifelink. Otherwise, it has reach.",
        "When this creature enters, you may tap target creature. You gain 1 life.",
        "Whenever this creature attacks, you may sacrifice a creature. If you do, untap it. Draw a card.",
        "",
        "?" * 3000,
    ],
)
def test_what_is_not_wholly_understood_is_refused(line: str) -> None:
    """Nothing is left over and nothing is guessed: a word too much, and nothing is read."""
    with pytest.raises(UnreadableError):
        read_line(line, CREATURE)


@pytest.mark.parametrize("keyword", ["Exhaust", "Power-up"])
def test_a_keyword_that_says_only_once_stands_before_costs_alone(keyword: str) -> None:
    """CR 702.177a: it is no name of a triggered ability, and what it says is not said again."""
    with pytest.raises(UnreadableError):
        read_line(f"{keyword} — Whenever this creature attacks, you gain 2 life.", CREATURE)
    with pytest.raises(UnreadableError):
        read_line(f"{keyword} — {{3}}: You gain 2 life. Activate only once.", CREATURE)
    line = f"{keyword} — {{3}}: You gain 2 life."
    (once,) = read_line(line, CREATURE)
    assert isinstance(once, Activated)
    assert once.once
    assert write_line(once, CREATURE) == line
    with pytest.raises(ValueError, match="is activated as that keyword says"):
        replace(once, once=False)


@pytest.mark.parametrize("keyword", ["Forecast", "Max speed", "Solved", "Visit"])
def test_a_keyword_before_an_ability_is_no_name(keyword: str) -> None:
    """It says more than the ability does: only from a hand, only on a certain turn (CR 702.57a)."""
    with pytest.raises(UnreadableError, match="the keyword before the costs"):
        read_line(f"{keyword} — {{3}}: You gain 2 life.", CREATURE)
    with pytest.raises(UnreadableError):
        read_line(f"{keyword} — Whenever this creature attacks, you gain 2 life.", CREATURE)
    named = read_line("Boastful Cry — {3}: You gain 2 life.", CREATURE)[0]
    assert isinstance(named, Activated)
    with pytest.raises(ValueError, match="no sentence says"):
        write_line(replace(named, name=keyword), CREATURE)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (
            "This creature deals X damage to each opponent, where X is the number of artifacts you control. "
            "You gain X life.",
            "it says what X is for one sentence, and another speaks of X too.",
        ),
        ("{T}: You gain X life.", "together they are no ability"),
    ],
)
def test_an_x_that_nobody_says_is_refused(line: str, why: str) -> None:
    with pytest.raises(UnreadableError, match=why):
        read_line(line, CREATURE)


@pytest.mark.parametrize(
    "line",
    [
        "You draw X cards and you lose X life, where X is the number of cards in your hand.",
        "You gain X life. ~ deals X damage to any target, where X is the number of Elves you control.",
    ],
)
def test_an_x_that_is_not_the_same_for_both_is_refused(line: str) -> None:
    """What the first instruction does would change what the second counts; or its X is not the one said."""
    with pytest.raises(UnreadableError):
        read_line(line, CREATURE)


def test_the_name_of_a_card_in_quotation_marks_is_no_name_of_who_says_it() -> None:
    torch = Speaker("this Equipment", "equipped creature", ("Bright Torch",))
    with pytest.raises(UnreadableError):
        read_line(
            'Equipped creature has "{T}, Sacrifice Bright Torch: You gain 1 life."',
            torch,
        )


def test_what_no_sentence_says_back_is_refused() -> None:
    """Else it could be put on the table and not be shown there."""
    copied = "if you do, copy that spell. you may choose new targets for the copy."
    with pytest.raises(UnreadableError, match="no sentence of the program says them together"):
        read_line(f"Whenever you cast an instant or sorcery spell, you may pay {{1}}. {copied}", CREATURE)


@pytest.mark.parametrize("line", ["Target creature gets +1/+1.", "Target creature can't block."])
def test_what_becomes_nothing_is_not_so_for_good(line: str) -> None:
    """CR 611.2a: an effect may have no end, but cards say so only of keywords, types and colors."""
    with pytest.raises(UnreadableError):
        read_line(line, CREATURE)


def test_one_creature_dealt_damage_this_way_is_each_such() -> None:
    dealt = "This creature deals 1 damage to any target."
    (each,) = read_line(f"{dealt} Each creature dealt damage this way can't block this turn.", CREATURE)
    for words in ("A creature", "Creatures"):
        (one,) = read_line(f"{dealt} {words} dealt damage this way can't block this turn.", CREATURE)
        assert one == each


def test_other_than_that_creature_needs_a_creature_the_trigger_is_about() -> None:
    """Of what becomes a target the program keeps the spell, not the creature: refused, not misread."""
    with pytest.raises(UnreadableError, match="not clear what 'that creature' stands for"):
        read_line(
            "Whenever a creature you control becomes the target of a spell an opponent controls, put a +1/+1 "
            "counter on target creature you control other than that creature."
        )
    line = "Whenever a creature dies, destroy target creature other than that creature."
    assert write_line(read_line(line)[0]) == line
