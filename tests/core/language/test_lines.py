"""Lines of rules text: what is read is written again as the same line."""

from __future__ import annotations

from random import Random

import pytest

from core.abilities.amounts import Counted, Size
from core.abilities.card_texts.stack_abilities import Activated, Spell, Triggered
from core.abilities.conditions import Condition
from core.abilities.effects.grants import Grants
from core.abilities.filters import Objects, Recipients
from core.abilities.instructions.create_tokens import CreateTokens, TokenBody
from core.abilities.instructions.damage_and_fights import DealDamage, Fight
from core.abilities.instructions.leaving_and_returning import Move
from core.abilities.instructions.to_permanents import ChangeCounters
from core.abilities.instructions.to_players import ChangeLife
from core.abilities.keywords import Keyword
from core.abilities.restrictions import CantBlock
from core.abilities.subjects import TargetSpec
from core.abilities.triggers import When
from core.data.faults import DataError
from core.language.lines import UnreadableError, in_plain_words, read_line, write_line
from core.language.speaker import Speaker
from core.terms.card_types import CardType
from core.terms.counters import PLUS_ONE
from tests.core.language.sentences import SENTENCES
from tests.core.random_parts import random_text

CREATURE = Speaker("this creature", "enchanted creature")


@pytest.mark.parametrize("line", SENTENCES)
def test_a_line_that_is_read_is_written_again(line: str) -> None:
    assert [write_line(one, CREATURE) for one in read_line(line, CREATURE)] == [line]


@pytest.mark.parametrize("line", SENTENCES)
def test_what_is_written_is_read_as_the_same_data(line: str) -> None:
    for one in read_line(line, CREATURE):
        assert read_line(write_line(one, CREATURE), CREATURE) == (one,)


def test_a_trigger_is_its_event_and_what_is_done() -> None:
    (ability,) = read_line(
        "Whenever this creature deals combat damage to a player, put a +1/+1 counter on it."
    )
    assert ability == Triggered(
        when=When(event="deals_damage", to=Recipients(players="any"), combat=True),
        does=(ChangeCounters(kind="put_counters_now", on="this", counter=PLUS_ONE),),
    )


def test_any_other_target_is_none_of_those_before_or_not_the_object_itself() -> None:
    line = "Tap target creature. This creature deals 2 damage to any other target."
    (spell,) = read_line(line, CREATURE)
    assert isinstance(spell, Spell)
    assert spell.targets[1] == TargetSpec(another=True)
    assert write_line(spell, CREATURE) == line
    (entering,) = read_line("When this creature enters, it deals 2 damage to any other target.", CREATURE)
    assert isinstance(entering, Triggered)
    assert entering.targets == (TargetSpec(other=True),)


@pytest.mark.parametrize(
    "line",
    [
        "This creature deals 3 damage to target creature. Other creatures can't attack this turn.",
        "Enchanted creature gets +1/+1 for each other creature you control.",
        "Whenever enchanted creature deals damage to a creature, this creature deals 2 damage to each other "
        "creature.",
    ],
)
def test_what_is_other_than_something_else_is_refused(line: str) -> None:
    with pytest.raises(UnreadableError, match="'other' is other than something else"):
        read_line(line, CREATURE)


def test_what_is_other_than_the_object_itself_is_read() -> None:
    (counting,) = read_line("Enchanted creature gets +2/+2 for each other enchantment on the battlefield.")
    assert isinstance(counting, Grants)
    assert counting.for_each == Objects(which="other", types=(CardType.ENCHANTMENT,))
    quoted = 'Enchanted creature has "Other creatures you control have haste."'
    assert read_line(quoted, CREATURE)


def test_a_target_is_named_once_and_meant_again() -> None:
    (ability,) = read_line("Tap target creature. Put a +1/+1 counter on it.")
    assert isinstance(ability, Spell)
    assert ability.targets == (TargetSpec(what=Recipients(objects=Objects(types=(CardType.CREATURE,)))),)
    assert [one.on for one in ability.does] == ["target", "target"]  # type: ignore[union-attr]


def test_what_a_static_ability_gives() -> None:
    (ability,) = read_line("Other Elves you control have vigilance and can't block.")
    wanted = Objects(which="other", controller="you", subtypes=("Elf",))
    assert ability == Grants(objects=wanted, gains=(Keyword.VIGILANCE, CantBlock()))


def test_mana_is_shown_and_kept() -> None:
    (ability,) = read_line("{1}{R}, {T}: This creature deals 1 damage to any target.")
    assert isinstance(ability, Activated)
    assert (ability.mana, ability.tap) == ("{1}{R}", True)


def test_names_reminders_and_old_wordings_do_not_matter() -> None:
    mogg = Speaker("this creature", names=("Mogg Fanatic",))
    line = "Sacrifice Mogg Fanatic: Mogg Fanatic deals 1 damage to any target. (Even to itself.)"
    assert read_line(line, mogg) == read_line("Sacrifice this creature: It deals 1 damage to any target.")
    old = "When this creature is put into a graveyard from the battlefield, you gain 1 life."
    assert read_line(old) == read_line("When this creature dies, you gain 1 life.")
    assert read_line(
        "Landfall — Whenever a land enters the battlefield under your control, you gain 1 life."
    ) == (read_line("Whenever a land you control enters, you gain 1 life."))


@pytest.mark.parametrize(
    ("line", "same"),
    [
        (
            "This creature has menace as long as an opponent has a poison counter.",
            "This creature has menace as long as an opponent has one or more poison counters.",
        ),
        (
            "Whenever a creature attacks, tap the triggering object.",
            "Whenever a creature attacks, tap that creature.",
        ),
        ("Gain 2 life.", "You gain 2 life."),
        ("All creatures on the battlefield get +1/+1.", "All creatures get +1/+1."),
        ("Destroy all creatures on the battlefield.", "Destroy all creatures."),
        (
            "All damage that would be dealt to the player this creature is attached to "
            "is dealt to this creature instead.",
            "All damage that would be dealt to enchanted player is dealt to this creature instead.",
        ),
    ],
)
def test_one_thing_has_several_names(line: str, same: str) -> None:
    assert read_line(line, CREATURE) == read_line(same, CREATURE)


def test_whose_turn_it_is_may_be_the_condition_of_a_trigger() -> None:
    (ability,) = read_line("Whenever this creature attacks, if it's your turn, you gain 1 life.", CREATURE)
    assert isinstance(ability, Triggered)
    assert ability.only_if == Condition(turn="you")


def test_the_name_of_a_quoted_ability_stays_as_it_is_written() -> None:
    (grants,) = read_line("Creatures you control have “Horn of Plenty — {T}: You gain 1 life.”")
    assert isinstance(grants, Grants)
    (ability,) = grants.abilities
    assert isinstance(ability, Activated)
    assert ability.name == "Horn of Plenty"


def test_targets_are_chosen_first_where_an_amount_asks_one_before_anything_is_done_to_it() -> None:
    spell = Spell(
        targets=(TargetSpec(), TargetSpec()),
        does=(
            ChangeLife(kind="gain_life_now", amount=Counted(of=Size(of="target_2"))),
            Fight(one="target", other="target_2"),
        ),
    )
    line = write_line(spell)
    assert line.startswith("Choose any target and any target.")
    assert read_line(line) == (spell,)


@pytest.mark.parametrize(
    "spell",
    [
        Spell(does=(CreateTokens(token=TokenBody(name="bear", types=(CardType.CREATURE,))),)),
        Spell(targets=(TargetSpec(),), least_targets=1, does=(DealDamage(amount=3, is_divided=True),)),
    ],
)
def test_what_would_be_read_as_something_else_is_not_written(spell: Spell) -> None:
    with pytest.raises(ValueError, match="no sentence says"):
        write_line(spell)


# -- whatever can be written


@pytest.mark.slow
def test_whatever_is_written_is_read_as_the_same_data() -> None:
    """Random abilities out of the vocabulary's own types; those without words are counted."""
    random = Random(1)
    written = 0
    for _ in range(600):
        try:
            ability = random_text(random)
        except DataError:
            continue  # parts that do not go together
        try:
            line = write_line(ability, CREATURE)
        except ValueError:
            continue
        try:
            assert read_line(line, CREATURE) == (ability,), line
        except UnreadableError as error:
            pytest.fail(f"{line}: {error}")
        written += 1
    assert written > 200


def test_what_is_destroyed_for_good() -> None:
    (spell,) = read_line("Destroy all creatures. They can't be regenerated.")
    assert isinstance(spell, Spell)
    assert spell.does == (
        Move(kind="destroy", each=Objects(types=(CardType.CREATURE,)), is_regenerable=False),
    )


def test_x_is_said_once_for_two_instructions() -> None:
    (ability,) = read_line(
        "You draw X cards and you lose X life, where X is the number of Swamps you control."
    )
    assert isinstance(ability, Spell)
    draw, lose = ability.does
    assert draw.amount == lose.amount == Counted(of=Objects(controller="you", subtypes=("Swamp",)))  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("first", "subjects"),
    [
        ("put a +1/+1 counter on this creature", ["this", "this"]),
        ("tap this creature", ["this", "this"]),
        ("tap it", ["it", "it"]),
    ],
)
def test_it_is_the_object_itself_where_that_was_just_named(first: str, subjects: list[str]) -> None:
    line = f"Whenever another creature enters, {first}. It gains flying until end of turn."
    (ability,) = read_line(line, CREATURE)
    assert isinstance(ability, Triggered)
    assert [one.on for one in ability.does] == subjects  # type: ignore[union-attr]


def test_what_sacrifices_itself_deals_the_damage_that_it_deals() -> None:
    line = "When another creature enters, sacrifice this creature and it deals 3 damage to any target."
    (ability,) = read_line(line, CREATURE)
    assert isinstance(ability, Triggered)
    assert isinstance(ability.does[1], DealDamage)
    assert ability.does[1].by == "this"


def test_an_object_s_name_is_read_as_the_object_only_where_it_stands_by_itself() -> None:
    said = in_plain_words("Ember gets +1/+1 and Ember's foe, but no Embermage.", Speaker(names=("Ember",)))
    assert said == "~ gets +1/+1 and ~'s foe, but no Embermage."
