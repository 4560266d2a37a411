"""What the bar below the table says: a question, and what can be pressed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum, auto

from core.rules.choices.picking import EffectRef
from core.terms.rule_numbers import RuleNumber, cited
from core.terms.values import Value

_MOST_OPTIONS, _MOST_LETTERS, _AROUND = 6, 42, 3
"""So many other answers have a button each, as long as they are short; the rest is in a menu."""
_SHORT = 12
"""With so many letters the main button leaves the other answers all their room."""
_LONG_WORDS = 18
"""From so many letters on an answer is written in two lines."""


class Extra(Enum):
    """A second thing that can be pressed."""

    ATTACK_WITH_ALL = auto()
    LETHAL_FIRST = auto()
    DECIDE = auto()
    ASK = auto()
    PASS = auto()
    PASS_ON = auto()
    TAKE_BACK = auto()
    FROM_START = auto()
    LEAVE_OFF = auto()


LABELS: Mapping[Extra, str] = {
    Extra.ATTACK_WITH_ALL: "Attack with all",
    Extra.LETHAL_FIRST: "All lethal first",
    Extra.DECIDE: "Decide for me from here",
    Extra.ASK: "Defaults decide the rest. Ask me",
    Extra.PASS: "Pass",
    Extra.PASS_ON: "Pass until something happens",
    Extra.TAKE_BACK: "Take back",
    Extra.FROM_START: "Watch again",
    Extra.LEAVE_OFF: "Leave off",
}
"""What stands on the button of each."""
TIPS: Mapping[Extra, str] = {
    Extra.ATTACK_WITH_ALL: "Attack with every creature that may (Shift+A)",
    Extra.LETHAL_FIRST: "Assign all damage anew, lethal damage first (L)",
    Extra.DECIDE: "Answer this and every later question by its default, and see how it goes (Shift+D)",
    Extra.ASK: "What the script leaves open is answered by default. Stop there and ask instead",
    Extra.PASS: "Pass priority to the next player, or let come what comes when all have passed (P)",
    Extra.PASS_ON: "All pass until something goes on the stack, or there is a choice to make (Shift+P)",
    Extra.TAKE_BACK: "Take this answer back, with all that comes after it",
    Extra.FROM_START: "Play again from the table as set up",
    Extra.LEAVE_OFF: "Do not cast or activate it (Esc)",
}
"""What each does, and its key."""


class Option(Value, kw_only=False):
    """An answer to choose.

    Attributes:
        effect: set if it is an effect, of which can be shown what it would make of the event.
        story: what the words stand for, shown while the mouse rests on them; nothing if they say it all.
        is_chosen: whether it is the answer so far.
    """

    value: str
    words: str
    effect: EffectRef | None = None
    story: str = ""
    is_chosen: bool = False


class Number(Value, kw_only=False):
    """A number to be said: how much it is at least, and now."""

    least: int
    now: int


class Question(Value, kw_only=False):
    """What the bar below the table says.

    Attributes:
        title: who decides what; or how things stand.
        hint: how to answer; or the first thing that is wrong, and how many more there are.
        is_wrong: whether `hint` is about something illegal.
        proceed: the label of the main button; empty if there is nothing to proceed with.
        story: what that label stands for; nothing if it says it all.
        extras: what else can be pressed.
        options: answers to choose from.
        more: answers for which there is no room.
        x: what X is, if that is to be said.
    """

    title: str
    hint: str = ""
    is_wrong: bool = False
    proceed: str = ""
    story: str = ""
    extras: tuple[Extra, ...] = ()
    options: tuple[Option, ...] = ()
    more: tuple[Option, ...] = ()
    x: Number | None = None


def either(title: str, default: str, others: Iterable[Option], rule: str, how: str = "") -> Question:
    """Return a question that has one answer of several: the default on the main button, the others beside."""
    shown, more = with_room(others, taken=max(0, len(default) - _SHORT))
    keys = {0: "", 1: ", key 1 the other"}.get(len(shown), f", keys 1 to {len(shown)} the others")
    hint = f"{how}Space takes the marked one{keys} ({cited(RuleNumber(rule))})."
    return Question(title, hint, proceed=default, options=shown, more=more)


def with_room(options: Iterable[Option], taken: int = 0) -> tuple[tuple[Option, ...], tuple[Option, ...]]:
    """Return the answers there is room for beside the question, and the others.

    `taken` is the room that others take, in letters.
    """
    options, letters = tuple(options), taken
    for number, option in enumerate(options):
        long = len(option.words)
        letters += _AROUND + max(6, long if long < _LONG_WORDS else long // 2 + 3)
        if number == _MOST_OPTIONS or letters > _MOST_LETTERS:
            return options[:number], options[number:]
    return options, ()
