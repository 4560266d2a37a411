"""A position typed in one line."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.cards.library import built_in
from core.data.writing import written
from core.language.phrases import ENGLISH
from core.scenario.outcome import outcome_of
from core.scenario.playing import play_scenario
from core.sharing.board_line.reading import is_board_line, scenario_of_line
from core.sharing.board_line.splitting import BoardLineError

TABLE = "Amy 20: Grizzly Bears, Hill Giant; Nicole 12: Wall of Air."


def objects(line: str) -> dict[str, dict[str, object]]:
    """Return the permanents that a line writes, by id, without who controls them."""
    specs = (written(spec, ENGLISH) for spec in scenario_of_line(line, built_in()).battlefield)
    return {spec.pop("id"): {key: one for key, one in spec.items() if key != "controller"} for spec in specs}


def script(line: str) -> list[object]:
    """Return the decisions that a line writes, as a file holds them."""
    return [written(entry, ENGLISH) for entry in scenario_of_line(line, built_in()).script]


def test_a_line_is_a_board_that_plays() -> None:
    line = (
        "Amy 20: Grizzly Bears, 4/4 flying “Drake”, 2x 1/1 Soldier tapped; Nicole 12: Wall of Air, "
        "Furnace of Rath. Amy attacks Drake -> Nicole, Grizzly Bears -> Nicole; Wall of Air blocks Drake."
    )
    assert is_board_line(line)
    playthrough = play_scenario(scenario_of_line(line, built_in()), built_in())
    assert playthrough.refused is None
    assert outcome_of(playthrough.game).life == {"amy": 20, "nicole": 8}


def test_permanents_are_cards_by_name_or_written_out() -> None:
    found = objects(
        'Amy: grizzly bears, Gisela, Blade of Goldnight, 3/3 red trample and first strike "Ox", '
        'artifact creature 2/2 Golem, legendary red enchantment Aura "Robe" '
        '[Enchanted creature gets +1/+1. | Enchanted creature has flying.] (on Ox); Nicole: "Hill Giant".'
    )
    assert found == {
        "grizzly-bears": {"card": "Grizzly Bears"},
        "gisela-blade-of-goldnight": {"card": "Gisela, Blade of Goldnight"},
        "ox": {
            "name": "Ox",
            "types": ["creature"],
            "colors": ["R"],
            "power": 3,
            "toughness": 3,
            "keywords": ["trample", "first strike"],
        },
        "golem": {
            "name": "Golem",
            "types": ["artifact", "creature"],
            "subtypes": ["Golem"],
            "power": 2,
            "toughness": 2,
        },
        "robe": {
            "name": "Robe",
            "types": ["enchantment"],
            "subtypes": ["Aura"],
            "supertypes": ["legendary"],
            "colors": ["R"],
            "text": "Enchanted creature gets +1/+1.\nEnchanted creature has flying.",
            "attached_to": "ox",
        },
        "hill-giant": {"card": "Hill Giant"},
    }


def test_states_are_said_after_a_permanent() -> None:
    found = objects(
        "Amy: Grizzly Bears tapped summoning sick (2 damage, 1 +1/+1 counter, owned by Nicole), "
        "Hill Giant token (face down, dealt damage by deathtouch); Nicole: Wall of Air (phased out)."
    )
    assert found == {
        "grizzly-bears": {
            "card": "Grizzly Bears",
            "tapped": True,
            "summoning_sick": True,
            "damage": 2,
            "counters": {"+1/+1": 1},
            "owner": "nicole",
        },
        "hill-giant": {"card": "Hill Giant", "token": True, "face_down": True, "deathtouched": True},
        "wall-of-air": {"card": "Wall of Air", "phased_out": True},
    }


def test_players_have_life_counters_and_cards() -> None:
    scenario = scenario_of_line(
        "Amy 7 (3 poison, 2 energy): ; Nicole: ; Amy's hand: 2x Shock, Giant Growth; "
        "Nicole's graveyard: Grizzly Bears; Nicole's library: no cards; Era: ordered; "
        "From: untap; Until: end; Turn: Nicole; Title: A late game.",
        built_in(),
    )
    amy, nicole = scenario.players
    assert (amy.life, amy.poison, dict(amy.counters)) == (7, 3, {"energy": 2})
    assert amy.hand == ("Shock", "Shock", "Giant Growth")
    assert (nicole.life, nicole.graveyard, nicole.library) == (20, ("Grizzly Bears",), ())
    assert (scenario.era, scenario.start, scenario.until) == ("ordered", "untap", "end")
    assert (scenario.active, scenario.title) == ("nicole", "A late game")


def test_what_happened_earlier_is_said_of_a_player() -> None:
    line = (
        "Amy 20 (3 poison, 2 energy, gained 3 life, lost 1 life, drew 2 cards, cast shock, "
        "Grizzly Bears died, Hill Giant left, cast Shock):; "
        "Nicole 9 (2 spells last turn, 4 damage from Hill Giant): Hill Giant."
    )
    amy, nicole = (written(one, ENGLISH) for one in scenario_of_line(line, built_in()).players)
    assert amy["this_turn"] == {
        "gained_life": 3,
        "lost_life": 1,
        "drew": 2,
        "cast": ["Shock", "Shock"],
        "died": ["Grizzly Bears"],
        "left": ["Hill Giant"],
    }
    assert (amy["poison"], amy["counters"]) == (3, {"energy": 2})
    assert (nicole["spells_last_turn"], nicole["commander_damage"]) == (2, {"hill-giant": 4})


def test_several_of_one_name_are_numbered_in_their_order() -> None:
    line = "Amy: 2x Grizzly Bears; Nicole: Wall of Air. Grizzly Bears 2 attacks Nicole."
    assert script(line) == [{"attack": {"grizzly-bears-2": "nicole"}}]
    with pytest.raises(BoardLineError, match=r"there are 2 called Grizzly Bears\. Write Grizzly Bears 1 to"):
        script(line.replace("Bears 2 attacks", "Bears attacks"))


def test_attacks_and_blocks_said_one_after_another_are_declared_together() -> None:
    attack = {"attack": {"grizzly-bears": "nicole", "hill-giant": "nicole"}}
    for said in (
        "Amy attacks with Grizzly Bears and Hill Giant",
        "Amy attacks Grizzly Bears and Hill Giant -> Nicole",
        "Amy attacks Grizzly Bears -> Nicole, Hill Giant -> Nicole",
        "Grizzly Bears attacks Nicole; Hill Giant attacks Nicole",
    ):
        assert script(f"{TABLE} {said}; Wall of Air blocks Hill Giant.") == [
            attack,
            {"block": {"wall-of-air": "hill-giant"}},
        ]
    assert script(f"{TABLE} No one attacks.") == [{"attack": {}}]


def test_what_attackers_and_blockers_assign_are_two_decisions() -> None:
    said = (
        "Grizzly Bears assigns 2 to Wall of Air; Hill Giant assigns 1 to Wall of Air, 2 to Nicole; "
        "Wall of Air assigns 1 to Grizzly Bears."
    )
    assert script(f"{TABLE} {said}") == [
        {"assign": {"grizzly-bears": {"wall-of-air": 2}, "hill-giant": {"wall-of-air": 1, "nicole": 2}}},
        {"assign": {"wall-of-air": {"grizzly-bears": 1}}},
    ]


def test_spells_and_abilities() -> None:
    said = (
        "Amy casts Shock on Wall of Air; Amy casts Fireball on Grizzly Bears and Nicole "
        "(X = 3, 2 to Nicole, 1 to Grizzly Bears) during declare blockers; "
        "Nicole activates Wall of Air (ability 2); Nicole passes; "
        "The stack resolves; Nicole chooses Hill Giant; Apply Shock first; Hill Giant gains flying and haste."
    )
    table = "Amy: Grizzly Bears, Hill Giant; Nicole: Wall of Air"
    cards = {**built_in(), "Fireball": built_in()["Shock"]}
    read = scenario_of_line(f"{table}. {said}", cards)
    assert read.start == "precombat_main"
    assert [written(entry, ENGLISH) for entry in read.script] == [
        {"cast": "Shock", "by": "amy", "targets": ["wall-of-air"]},
        {
            "cast": "Shock",
            "by": "amy",
            "targets": ["grizzly-bears", "nicole"],
            "x": 3,
            "division": {"nicole": 2, "grizzly-bears": 1},
            "at": "declare_blockers",
        },
        {"activate": {"object": "wall-of-air", "ability": 2}, "by": "nicole"},
        {"pass": "nicole"},
        {"resolve": "all"},
        {"choose": "hill-giant", "by": "nicole"},
        {"replace": "Shock"},
        {"edit": {"object": "hill-giant", "gain": ["flying", "haste"]}},
    ]


def test_changes_by_hand() -> None:
    said = (
        "Hill Giant gains flying and haste; Hill Giant loses flying; Hill Giant becomes 0/5 blue artifact "
        "creature; Wall of Air becomes colorless; Nicole gains control of Hill Giant; "
        "Hill Giant gets 2 +1/+1 counters; Hill Giant loses 1 +1/+1 counter; "
        "Grizzly Bears moves to graveyard; Wall of Air phases out; "
        "Wall of Air taps; Wall of Air untaps; Bonesplitter attaches to Hill Giant; "
        "Hill Giant leaves combat; Amy puts Grizzly Bears (tapped, token) during combat damage; "
        "Nicole puts Bonesplitter (on Wall of Air)."
    )
    giant = {"object": "hill-giant"}
    assert script(f"Amy: Grizzly Bears, Hill Giant, Bonesplitter; Nicole: Wall of Air. {said}") == [
        {"edit": {**giant, "gain": ["flying", "haste"]}},
        {"edit": {**giant, "lose": ["flying"]}},
        {"edit": {**giant, "power": 0, "toughness": 5, "types": ["artifact", "creature"], "colors": ["U"]}},
        {"edit": {"object": "wall-of-air", "colors": []}},
        {"edit": {**giant, "controller": "nicole"}},
        {"edit": {**giant, "counters": {"+1/+1": 2}}},
        {"edit": {**giant, "counters": {"+1/+1": -1}}},
        {"edit": {"object": "grizzly-bears", "move": "graveyard"}},
        {"edit": {"object": "wall-of-air", "phased_in": False}},
        {"edit": {"object": "wall-of-air", "tapped": True}},
        {"edit": {"object": "wall-of-air", "tapped": False}},
        {"edit": {"object": "bonesplitter", "attached_to": "hill-giant"}},
        {"edit": {**giant, "remove_from_combat": True}},
        {
            "edit": {"card": "Grizzly Bears", "controller": "amy", "token": True, "tapped": True},
            "at": "combat_damage",
        },
        {"edit": {"card": "Bonesplitter", "controller": "nicole", "attached_to": "wall-of-air"}},
    ]


def test_bands_enlisting_orders_and_shields() -> None:
    said = (
        "Amy attacks Grizzly Bears + Hill Giant -> Nicole, Ox -> Nicole (enlisting Bonesplitter); "
        "Ox orders Wall of Air, Elk; Nicole prevents 2 from Ox to Nicole, 1 from Hill Giant to Elk; "
        "Prevent 1 from Ox to Elk; Amy stacks Ox/2, Ox/1; Stack Ox, Elk; "
        "Amy casts Shock on Elk (source Ox); Activate Ox (ability Equip) on Elk."
    ).replace(" on Elk.", ".")
    table = 'Amy: Grizzly Bears, Hill Giant, 3/3 "Ox", Bonesplitter; Nicole: Wall of Air, 3/3 "Elk"'
    assert script(f"{table}. {said}") == [
        {
            "attack": {"grizzly-bears": "nicole", "hill-giant": "nicole", "ox": "nicole"},
            "bands": [["grizzly-bears", "hill-giant"]],
            "enlist": {"ox": "bonesplitter"},
        },
        {"order": {"ox": ["wall-of-air", "elk"]}},
        {"by": "nicole", "shield": {"nicole": {"ox": 2}, "elk": {"hill-giant": 1}}},
        {"shield": {"elk": {"ox": 1}}},
        {"by": "amy", "stack_order": ["ox/2", "ox/1"]},
        {"stack_order": ["ox", "elk"]},
        {"by": "amy", "cast": "Shock", "targets": ["elk"], "source": "ox"},
        {"activate": {"object": "ox", "ability": "Equip"}},
    ]


def test_cards_can_be_defined_and_hide_others_of_their_name() -> None:
    line = (
        'Amy: Moth, Grizzly Bears; Nicole:; Amy\'s hand: Notes; Cards: 1/1 white Insect flying "Moth", '
        'instant "Notes" [Draw a card.], 9/9 "Grizzly Bears", planeswalker "Nia" (3 loyalty).'
    )
    board = scenario_of_line(line, built_in())
    game = play_scenario(board, built_in()).start
    assert [one.card.power for one in game.battlefield.values()] == [1, 9]
    assert board.players[0].hand == ("Notes",)
    assert board.cards["Nia"].loyalty == 3


def test_what_enters_during_play_goes_by_its_name_then() -> None:
    table = "Amy: ; Nicole: Grizzly Bears; Amy's hand: Hill Giant"
    assert script(f"{table}. Amy casts Hill Giant; The stack resolves; Amy casts Shock on Hill Giant.") == [
        {"cast": "Hill Giant", "by": "amy"},
        {"resolve": "all"},
        {"cast": "Shock", "by": "amy", "targets": ["Hill Giant"]},
    ]
    assert script(f"{table}. Soldier Token 2 blocks Grizzly Bears.") == [
        {"block": {"Soldier Token 2": "grizzly-bears"}}
    ]


def test_effects_in_force() -> None:
    text = "Prevent the next 3 damage that would be dealt to any target this turn."
    [effect] = scenario_of_line(
        f"{TABLE[:-1]}; Effects: Shield by Nicole [{text}] (protects Wall of Air).", built_in()
    ).effects
    assert (effect.name, effect.controller, effect.protects, effect.text) == (
        "Shield",
        "nicole",
        "wall-of-air",
        text,
    )


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("", "A board line names two players"),
        ("Amy 20: Grizzly Bears.", "A board line names two players"),
        ("Amy: Grizly Bears; Nicole:", "In “Grizly Bears”: there is no card called 'Grizly Bears'. Did you"),
        ("Amy: Grizly Bears; Nicole:", "Did you mean 'Grizzly Bears'?"),
        ('Amy: 2/2 flyng "Ox"; Nicole:', "Unknown keyword 'flyng'. Did you mean 'flying'?"),
        ("Amy: Shock; Nicole:", "Shock is a spell, so it can't be on the battlefield. Put it in a hand"),
        ("Amy: Grizzly Bears (2 damge); Nicole:", "unknown state '2 damge'. Did you mean '2 damage'?"),
        ("Amy: Grizzly Bears (2 damage; Nicole:", "( is opened here and never closed."),
        ("Amy: Grizzly Bears (on Ox); Nicole:", "In “Amy: Grizzly Bears (on Ox)”: unknown name 'Ox'."),
        (f"{TABLE} Amy atacks Wall of Air.", "In “Amy atacks Wall of Air”: it doesn't say"),
        (f"{TABLE} Amy laughs.", "In “Amy laughs”: it says neither"),
        (f"{TABLE} Amy attacks Hil Giant -> Nicole.", "unknown name 'Hil Giant'. Did you mean 'Hill Giant'?"),
        (f"{TABLE} Amy attacks Grizzly Bears.", "say who goes against whom"),
        (f"{TABLE} Grizzly Bears assigns all to Nicole.", "say how much goes where"),
        (f"{TABLE} Amy casts Shok on Wall of Air.", "no card called 'Shok'. Did you mean 'Shock'?"),
        (f"{TABLE} Amy casts Shock on Wall of Air during lunch.", "unknown step 'lunch'."),
        (f"{TABLE} Hill Giant passes.", "'Hill Giant' isn't a player. Players: Amy and Nicole."),
        (f"{TABLE} Amy passes quickly.", "nothing more was expected here: 'quickly'."),
        (f"{TABLE} Raj's hand: Shock.", "unknown name 'Raj'."),
        (f"{TABLE} Era: middle.", "unknown era 'middle'."),
        (f"{TABLE} Amy attacks Ox -> Nicole.", "unknown name 'Ox'."),
        (f"{TABLE} Amy attacks Elvish Mystic -> Nicole.", "unknown name 'Elvish Mystic'."),
        (f"{TABLE} Hill Giant becomes large.", "a change can be: Drake gains flying"),
        (f"{TABLE} Hill Giant moves to Mars.", "a change can be: Drake gains flying"),
        (f"{TABLE} Hill Giant gains control of Wall of Air.", "'Hill Giant' isn't a player."),
        (f"{TABLE} Amy puts Grizly Bears.", "Did you mean 'Grizzly Bears'?"),
        (f"{TABLE} Amy puts Grizzly Bears (flying).", "a change can be: Drake gains flying"),
        (f"{TABLE} Hill Giant orders.", "say in which order: Drake orders Wall of Air, Grizzly Bears"),
        (
            f"{TABLE} Nicole prevents all.",
            "say how much is prevented: Nicole prevents 3 from Drake",
        ),
        (f'{TABLE} Cards: 1/1 "Moth" tapped.', "write a card as: 1/1 white flying"),
        (f"{TABLE} Cards: Grizzly Bears.", "there is no card called 'Grizzly Bears'."),
    ],
)
def test_what_cannot_be_read_says_where_and_what_would_be_right(line: str, fault: str) -> None:
    with pytest.raises(BoardLineError) as error:
        scenario_of_line(line, built_in())
    assert fault in str(error.value)


WORDS = st.sampled_from(
    (
        *("Amy", "Nicole", "Hill Giant", "Wall of Air", "Shock", "Soldier Token", "->", "+", ",", ";", "("),
        *("attacks", "orders", "becomes", "gains", "control of", "loses", "gets", "moves", "to", "graveyard"),
        *("phases", "out", "puts", "stacks", "prevents", "3 from", "2 +1/+1 counters", "4/4", "red", "taps"),
        *("Cards:", '"Moth"', "flying", "[Draw a card.]", "(enlisting Hill Giant)", "leaves", "combat", ")"),
    )
)


@given(st.lists(WORDS, max_size=10))
def test_any_words_are_read_or_refused_in_words(said: list[str]) -> None:
    with suppress(BoardLineError):
        scenario_of_line(f"{TABLE} {' '.join(said)}.", built_in())


@given(st.text(alphabet="Amy 20:;,.()[]\"x->2/flying attacks casts on Bear's hand", max_size=120))
def test_any_text_is_read_or_refused_in_words(text: str) -> None:
    with suppress(BoardLineError):
        scenario_of_line(f"Amy 20: {text}; Nicole 20: {text}. {text}", built_in())


def test_a_message_is_no_board_line() -> None:
    assert not is_board_line("Note: this is only a message. It has a colon.")
    assert not is_board_line('{"format": "damage-step/1"}')
    assert not is_board_line("")


JACE = "Amy: Grizzly Bears, Hill Giant; Nicole: Jace, the Mind Sculptor, Wall of Air. "


@pytest.mark.parametrize(
    "attacks",
    [
        "Grizzly Bears -> Jace, the Mind Sculptor, Hill Giant -> Nicole",
        "Grizzly Bears -> Jace, Hill Giant -> Nicole",
        "Hill Giant -> Nicole, Grizzly Bears -> Jace, the Mind Sculptor",
    ],
)
def test_a_name_with_commas_may_stand_among_others_or_be_begun(attacks: str) -> None:
    assert script(f"{JACE}Amy attacks {attacks}.") == [
        {"attack": {"grizzly-bears": "jace-the-mind-sculptor", "hill-giant": "nicole"}}
    ]


def test_points_go_to_what_has_commas_in_its_name() -> None:
    line = 'Amy: 5/5 trample over planeswalkers "Ox"; Nicole: Jace, the Mind Sculptor. Ox attacks Jace. '
    assert script(f"{line}Ox assigns 3 to Jace, the Mind Sculptor, 2 to Nicole.")[1] == {
        "assign": {"ox": {"jace-the-mind-sculptor": 3, "nicole": 2}}
    }


def test_a_beginning_that_several_names_have_stands_for_none() -> None:
    line = "Amy: Wall of Air, Wall of Shields; Nicole: Hill Giant. Nicole attacks Hill Giant -> Amy. "
    with pytest.raises(BoardLineError, match="unknown name 'Wall'"):
        script(f"{line}Amy blocks Wall -> Hill Giant.")


def test_abilities_of_a_creature_may_stand_between_commas() -> None:
    found = objects(
        'Amy: 6/6 double strike, trample, lifelink "Hydra", Hill Giant, 1/1 Elf, vigilance (tapped); '
        'Nicole: 2/2 flying "Drake", Wall of Air.'
    )
    assert list(found) == ["hydra", "hill-giant", "elf", "drake", "wall-of-air"]
    assert found["hydra"]["keywords"] == ["double strike", "trample", "lifelink"]
    assert (found["elf"]["keywords"], found["elf"]["tapped"]) == (["vigilance"], True)


def test_a_creature_that_has_its_name_already_has_all_its_abilities() -> None:
    with pytest.raises(BoardLineError, match="In “lifelink”"):
        objects('Amy: 2/2 flying "Drake", lifelink; Nicole: Wall of Air.')


FIGHT = 'Amy 20: 4/4 flying "Angel", 2/2 "Captain"; Nicole 20: 5/5 reach "Knight", 1/1 "Elf". '


@pytest.mark.parametrize(
    ("said", "attack"),
    [
        ("Amy attacks Angel, Captain -> Nicole", {"angel": "nicole", "captain": "nicole"}),
        ("Amy attacks Angel and Captain -> Nicole", {"angel": "nicole", "captain": "nicole"}),
        ("Amy attacks Nicole with Angel and Captain", {"angel": "nicole", "captain": "nicole"}),
        ("Amy attacks with Angel, Captain -> Nicole", {"angel": "nicole", "captain": "nicole"}),
        ("Amy attacks with Angel and Captain", {"angel": "nicole", "captain": "nicole"}),
        ("Angel and Captain attack", {"angel": "nicole", "captain": "nicole"}),
        ("Angel attacks", {"angel": "nicole"}),
    ],
)
def test_an_attack_in_the_word_orders_that_people_use(said: str, attack: dict[str, str]) -> None:
    assert script(f"{FIGHT}{said}.") == [{"attack": attack}]


@pytest.mark.parametrize(
    ("said", "block"),
    [
        ("Nicole blocks Angel with Knight", {"knight": "angel"}),
        ("Nicole blocks Angel with Knight and Elf", {"knight": "angel", "elf": "angel"}),
        ("Nicole blocks Angel with Knight, Captain with Elf", {"knight": "angel", "elf": "captain"}),
        ("Nicole blocks Knight -> Angel", {"knight": "angel"}),
        ("Knight and Elf block Angel", {"knight": "angel", "elf": "angel"}),
    ],
)
def test_a_block_in_the_word_orders_that_people_use(said: str, block: dict[str, str]) -> None:
    assert script(f"{FIGHT}Amy attacks Angel, Captain -> Nicole. {said}.")[1:] == [{"block": block}]


def test_a_block_of_the_only_attacker_need_not_name_it() -> None:
    for said in ("Nicole blocks with Knight", "Knight blocks"):
        assert script(f"{FIGHT}Angel attacks; {said}.")[1:] == [{"block": {"knight": "angel"}}]


def test_a_player_may_have_nothing_on_the_battlefield() -> None:
    line = "Amy 20; Nicole 12 (3 poison): Wall of Air; Raj 7 life."
    assert is_board_line(line)
    players = scenario_of_line(line, built_in()).players
    assert [(one.id, one.life) for one in players] == [("amy", 20), ("nicole", 12), ("raj", 7)]


def test_a_text_with_a_number_is_no_board_line() -> None:
    for text in ("Buy 20; sell 12.", "boards 3; notes: none", "Amy 20; Nicole 12."):
        assert is_board_line(text) == (text.startswith("boards"))
