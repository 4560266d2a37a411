"""What the bar below the table says: a question, and what can be pressed."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, auto

from core.rules.choices.picking import EffectRef
from core.terms.rule_numbers import RuleNumber, cited
from core.terms.values import Value
from gui.translation import tr

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
    CHOOSE_AGAIN = auto()
    ANSWERS = auto()
    DECIDE = auto()
    ASK = auto()
    PASS = auto()
    PASS_ON = auto()
    TAKE_BACK = auto()
    FROM_START = auto()
    NEXT_COMBAT = auto()
    LEAVE_OFF = auto()


def extra_label(extra: Extra) -> str:
    """Return what stands on its button."""
    match extra:
        case Extra.ATTACK_WITH_ALL:
            return tr("Attack with all")
        case Extra.LETHAL_FIRST:
            return tr("Lethal damage first")
        case Extra.CHOOSE_AGAIN:
            return tr("Choose otherwise…")
        case Extra.ANSWERS:
            return tr("All answers…")
        case Extra.DECIDE:
            return tr("Decide for me from here")
        case Extra.ASK:
            return tr("Deciding automatically. Ask me instead")
        case Extra.PASS:
            return tr("Pass")
        case Extra.PASS_ON:
            return tr("Pass until something happens")
        case Extra.TAKE_BACK:
            return tr("Undo", "a decision")
        case Extra.FROM_START:
            return tr("Replay")
        case Extra.NEXT_COMBAT:
            return tr("Play on to the next combat")
        case Extra.LEAVE_OFF:
            return tr("Cancel")


def extra_tip(extra: Extra) -> str:
    """Return what it does, and its key."""
    match extra:
        case Extra.ATTACK_WITH_ALL:
            return with_key(tr("Attack with every creature that can"), "Shift+A")
        case Extra.LETHAL_FIRST:
            return with_key(tr("Reassign all damage, lethal damage first"), "L")
        case Extra.CHOOSE_AGAIN:
            return with_key(tr("Go to the choice that was made here; the line with it is kept"), "O")
        case Extra.ANSWERS:
            return with_key(tr("Every legal answer, and what comes of it"), "Ctrl+Shift+A")
        case Extra.DECIDE:
            return with_key(tr("Use the default for this and all later decisions"), "Shift+D")
        case Extra.ASK:
            return tr("Pause for my decision wherever the scenario doesn't say")
        case Extra.PASS:
            return with_key(
                tr("Pass priority to the next player, or resolve / move on if everyone has passed"), "P"
            )
        case Extra.PASS_ON:
            return with_key(
                tr("Everyone passes until something goes on the stack or a decision comes up"), "Shift+P"
            )
        case Extra.TAKE_BACK:
            return tr("Undo this decision and everything after it")
        case Extra.FROM_START:
            return tr("Play again from the starting board")
        case Extra.NEXT_COMBAT:
            return with_key(tr("Play the rest of the turn, and on until the next combat is over"), "Shift+N")
        case Extra.LEAVE_OFF:
            return with_key(tr("Don't cast or activate it"), "Esc")


def with_key(words: str, key: str) -> str:
    """Return a tool tip with the key that does the same."""
    return f"{words} ({key})"


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
    match len(shown):
        case 0:
            keys = tr("Press Space to confirm ({rule}).")
        case 1:
            keys = tr("Press Space for the marked one, 1 for the other ({rule}).")
        case _:
            keys = tr("Press Space for the marked one, 1 to {last} for the others ({rule}).")
    keys = keys.format(last=len(shown), rule=cited(RuleNumber(rule)))
    return Question(title, f"{how} {keys}".strip(), proceed=default, options=shown, more=more)


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
