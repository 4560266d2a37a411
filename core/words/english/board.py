"""A board in words, and how play ends on it."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import listed, number_of, possessive, some_of
from core.words.english.sentences import sentence, verb
from core.words.speaking import said


@said
def player(name: str, life: int, counters: Sequence[str]) -> str:
    """`Amy, 20 life`"""
    return f"{name}, {', '.join((f'{life} life', *counters))}"


@said
def gained_this_turn(amount: int) -> str:
    """What came before play."""
    return f"gained {amount} life this turn"


@said
def lost_this_turn(amount: int) -> str:
    """What came before play."""
    return f"lost {amount} life this turn"


@said
def drawn_this_turn(count: int) -> str:
    """What came before play."""
    return f"drew {number_of(count, 'card')} this turn"


@said
def cast_this_turn(spells: Sequence[str]) -> str:
    """`cast Shock this turn`"""
    return f"cast {listed(spells)} this turn"


@said
def time_of_day(time: str) -> str:
    """`It's night.`"""
    return sentence(f"it's {time}")


@said
def monarch() -> str:
    """`the monarch`"""
    return "the monarch"


@said
def cast_last_turn(count: int) -> str:
    """`cast two spells last turn`"""
    return f"cast {number_of(count, 'spell')} last turn"


@said
def gone_this_turn(names: Sequence[str], event: str) -> str:
    """`Grizzly Bears died this turn`"""
    return f"{listed(names)} {'died' if event == 'died' else 'left the battlefield'} this turn"


@said
def happened_this_turn(event: str) -> str:
    """What happened to a permanent before play."""
    return f"{event} this turn"


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


@said
def printed_size(size: str) -> str:
    """`printed 0/0`, of a creature that is of another size now."""
    return f"printed {size}"


@said
def cards_in(zone: str, names: Sequence[str]) -> str:
    """`Graveyard: Grizzly Bears and Shock`"""
    return f"{zone.capitalize()}: {listed(names)}"


@said
def permanent(what: str, state: Sequence[str], rules: Sequence[str]) -> str:
    """`Grizzly Bears 2/2 (tapped, 1 damage): Flying. …`"""
    told = f"{what} ({', '.join(state)})" if state else what
    if not rules:
        return told
    *first, last = rules
    return f"{told}: {' '.join((*map(sentence, first), last))}"


@said
def effects_in_force() -> str:
    """What stands over the effects that are in force as play begins."""
    return "Effects"


@said
def details() -> str:
    """What stands over what no line about a board tells."""
    return "Details"


@said
def set_up_otherwise() -> str:
    """Of a starting board that differs from another in what no line tells."""
    return "other details, such as the order in which permanents entered (CR 613.7)"


@said
def other_starting_board(was: Sequence[str], there: Sequence[str]) -> str:
    """`Other starting board: Angel 4/4 (1 flying counter) instead of Angel 4/4.`"""
    before, now = (" | ".join(one.rstrip(".") for one in lines) for lines in (was, there))
    if not before:
        return f"Other starting board: also {now}."
    return f"Other starting board: {now or 'nothing'} instead of {before}."


@said
def reason(why: str) -> str:
    """`Lost flying because of Humility.`"""
    return sentence(why)


@said
def tapped() -> str:
    """A state of a permanent, as those below."""
    return "tapped"


@said
def face_down(card: str) -> str:
    """`face down, the card is Ox`"""
    return f"face down, the card is {card}"


@said
def summoning_sick() -> str:
    """It came under control this turn."""
    return "summoning sick"


@said
def goaded_by(players: Sequence[str]) -> str:
    """`goaded by Amy`"""
    return f"goaded by {listed(players)}"


@said
def saddled() -> str:
    """Creatures were tapped for it this turn."""
    return "saddled"


@said
def exerted() -> str:
    """It won't untap during the next untap step of who exerted it."""
    return "exerted"


@said
def damaged(points: int) -> str:
    """`2 damage`"""
    return f"{points} damage"


@said
def counters(count: int, kind: str) -> str:
    """`2 +1/+1 counters`"""
    return number_of(count, f"{kind} counter")


@said
def attached_to(name: str) -> str:
    """`on Grizzly Bears`"""
    return f"on {name}"


@said
def protected_by(player: str) -> str:
    """`protected by Nicole`, of a battle."""
    return f"protected by {player}"


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


@said
def has_counters(player: str, counters: Sequence[str]) -> str:
    """`Nicole has 3 poison counters.`"""
    return sentence(f"{player} has {listed(counters)}")


@said
def loses(players: Sequence[str]) -> str:
    """`Nicole loses the game.`"""
    return sentence(f"{listed(players)} {verb(players, 'loses', 'lose')} the game")


@said
def draw() -> str:
    """Nobody wins."""
    return sentence("The game is a draw")


@said
def game_is_a_draw() -> str:
    """What came out for a player, as those below."""
    return "the game is a draw"


@said
def lost_the_game() -> str:
    """A player who lost."""
    return "lost the game"


@said
def won_the_game() -> str:
    """The player who won."""
    return "won the game"


@said
def illegal(why: str) -> str:
    """`Illegal: Ox can't attack: it's tapped.`"""
    return f"Illegal: {why}"


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


@said
def now_controls(player: str, names: Sequence[str]) -> str:
    """`Amy now controls Melira's Keepers (4/4).`"""
    return sentence(f"{player} now controls {some_of(names)}")


@said
def entered(player: str, names: Sequence[str]) -> str:
    """`Voice of All 2 (2/2) entered under Amy's control.`"""
    return sentence(f"{some_of(names)} entered under {possessive(player)} control")


@said
def of_size(name: str, power: int, toughness: int) -> str:
    """`Voice of All 2 (2/2)`, a noun."""
    return f"{name} ({power}/{toughness})"


@said
def life(points: str) -> str:
    """`17 life`"""
    return f"{points} life"


@said
def of_topic(topic: str, what: str) -> str:
    """`graveyard: Bear, Ox`"""
    return f"{topic}: {what}"


@said
def outcome(player: str, parts: Sequence[str]) -> str:
    """`Amy: 17 life; graveyard: Bear`"""
    return f"{player}: {'; '.join(parts)}"


@said
def main_line() -> str:
    """What the line is called that variations leave."""
    return "Main line"


@said
def unnamed_line(number: str) -> str:
    """`Line 2.1`, a variation without a name."""
    return f"Line {number}"


@said
def left_battlefield(name: str) -> str:
    """`Jace is no longer on the battlefield.`"""
    return f"{name} is no longer on the battlefield."


@said
def counters_from_to(name: str, was: int, now: int, kind: str) -> str:
    """`Jace: 3 → 1 loyalty.`"""
    return f"{name}: {was} \N{RIGHTWARDS ARROW} {now} {kind}."


@said
def line_of(name: str, line: str) -> str:
    """A line of a card's text: `Grizzly Bears: Trample`."""
    return f"{name}: {line}"
