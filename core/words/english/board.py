"""A board in words, and how play ends on it."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import listed, some_of
from core.words.english.row import Clause, Sentence
from core.words.english.sentences import sentence, verb
from core.words.speaking import said


@said
def player(name: str, life: int, counters: Sequence[str]) -> str:
    """`Amy, 20 life`"""
    return f"{name}, {', '.join((f'{life} life', *counters))}"


# What came before play.
gained_this_turn = Clause("gained {amount} life this turn")
# What came before play.
lost_this_turn = Clause("lost {amount} life this turn")
# What came before play.
drawn_this_turn = Clause("drew {count:card} this turn")
cast_this_turn = Clause("cast {spells:and} this turn")
time_of_day = Sentence("It's {time}")
monarch = Clause("the monarch")
cast_last_turn = Clause("cast {count:spell} last turn")


@said
def gone_this_turn(names: Sequence[str], event: str) -> str:
    """`Grizzly Bears died this turn`"""
    return f"{listed(names)} {'died' if event == 'died' else 'left the battlefield'} this turn"


# What happened to a permanent before play.
happened_this_turn = Clause("{event} this turn")


@said
def called_and_so(
    name: str,
    size: str,
    type_line: str,
    colors: Sequence[str] | None,
    subtypes: Sequence[str] = (),
    mana_cost: str = "",
) -> str:
    """`Grizzly Bears 2/2`, or `Grizzly Bears 2/2, {1}{G}, green, Bear` where all that matters."""
    told = [f"{name} {size or type_line}", *([mana_cost] if mana_cost else [])]
    if colors is not None:
        told.append(listed(colors) if colors else "colorless")
    if size and subtypes:
        told.append(" ".join(subtypes))
    return ", ".join(told)


printed_size = Clause("printed {size}")
cards_in = Clause("{zone:capital}: {names:and}")


@said
def permanent(what: str, state: Sequence[str], rules: Sequence[str]) -> str:
    """`Grizzly Bears 2/2 (tapped, 1 damage): Flying. …`"""
    told = f"{what} ({', '.join(state)})" if state else what
    if not rules:
        return told
    *first, last = rules
    return f"{told}: {' '.join((*map(sentence, first), last))}"


# What stands over the effects that are in force as play begins.
effects_in_force = Clause("Effects")
# What stands over what no line about a board tells.
details = Clause("Details")
set_up_otherwise = Clause("other details, such as the order in which permanents entered (CR 613.7)")


@said
def other_starting_board(was: Sequence[str], there: Sequence[str]) -> str:
    """`Other starting board: Angel 4/4 (1 flying counter) instead of Angel 4/4.`"""
    before, now = (" | ".join(one.rstrip(".") for one in lines) for lines in (was, there))
    if not before:
        return f"Other starting board: also {now}."
    return f"Other starting board: {now or 'nothing'} instead of {before}."


reason = Sentence("{why}")
# A state of a permanent, as those below.
tapped = Clause("tapped")
face_down = Clause("face down, the card is {card}")
# It came under control this turn.
summoning_sick = Clause("summoning sick")
goaded_by = Clause("goaded by {players:and}")
# Creatures were tapped for it this turn.
saddled = Clause("saddled")
# It won't untap during the next untap step of who exerted it.
exerted = Clause("exerted")
damaged = Clause("{points} damage")
counters = Clause("{count:{kind} counter}")
attached_to = Clause("on {name}")
protected_by = Clause("protected by {player}")


@said
def life_totals(players: Sequence[tuple[str, int, int]]) -> str:
    """`Nicole: 20 → 17 life; Amy is still at 20.`: names with life before and after."""
    told = [f"{name}: {was} → {now} life" for name, was, now in players if was != now]
    same: dict[int, list[str]] = {}
    for name, was, now in players:
        if was == now:
            same.setdefault(now, []).append(name)
    for life_, names in same.items():
        told.append(f"{listed(names)} {verb(names, 'is', 'are')} still at {life_}{'' if told else ' life'}")
    return sentence("; ".join(told))


has_counters = Sentence("{player} has {counters:and}")
loses = Sentence("{players:and} {players|loses|lose} the game.")
# Nobody wins.
draw = Sentence("The game is a draw.")
# What came out for a player, as those below.
game_is_a_draw = Clause("the game is a draw")
# A player who lost.
lost_the_game = Clause("lost the game")
# The player who won.
won_the_game = Clause("won the game")
illegal = Clause("Illegal: {why}")


@said
def topic(name: str) -> str:
    """`phased out`, what a part of the outcome is about."""
    return name.replace("_", " ")


@said
def died(names: Sequence[tuple[str, int]]) -> str:
    """`Ox and two Grizzly Bears died.`"""
    if not names:
        return sentence("No creature died")
    told = (f"{name} \N{MULTIPLICATION SIGN}{count}" if count > 1 else name for name, count in names)
    return sentence(f"{some_of(told)} died")


@said
def survive(damaged: Sequence[tuple[str, Sequence[str]]]) -> str:
    """`Ox survives with 4 damage, Bear and Elk with 1 damage.`: names with damage and counters."""
    alike: dict[str, list[str]] = {}
    for name, state in damaged:
        alike.setdefault(listed(state), []).append(name)
    (state_, names), *others = alike.items()
    told = [f"{some_of(names)} {verb(names, 'survives', 'survive')} with {state_}"]
    return sentence(", ".join((*told, *(f"{some_of(names)} with {state_}" for state_, names in others))))


@said
def went_elsewhere(names: Sequence[str], zone: str) -> str:
    """`Ox was exiled.`, of creatures that left the battlefield and did not die."""
    where = {
        "exile": "exiled",
        "hand": verb(names, "returned to its owner's hand", "returned to their owners' hands"),
        "library": verb(names, "put into its owner's library", "put into their owners' libraries"),
    }[zone]
    return sentence(f"{some_of(names)} {verb(names, 'was', 'were')} {where}")


now_controls = Sentence("{player} now controls {names:some}")
entered = Sentence("{names:some} entered under {player's} control.")
of_size = Clause("{name} ({power}/{toughness})")
life = Clause("{points} life")
of_topic = Clause("{topic}: {what}")
outcome = Clause("{player}: {parts:semicolons}")
# What the line is called that variations leave.
main_line = Clause("Main line")
unnamed_line = Clause("Line {number}")
left_battlefield = Clause("{name} is no longer on the battlefield.")
counters_from_to = Clause("{name}: {was} → {now} {kind}.")
# A line of a card's text: `Grizzly Bears: Trample`.
line_of = Clause("{name}: {line}")
