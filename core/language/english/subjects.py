"""Whom an instruction is about: targets where they are named first, pronouns, the object itself.

What a pronoun stands for is not decided here but by `core.language.english.binding`, once a whole
ability is read; until then it is a `Noun`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from core.abilities.filters import Objects, Recipients
from core.abilities.subjects import TargetSpec
from core.language.english.card_filters import CARD_IN_GRAVEYARD, CARDS_IN_GRAVEYARD
from core.language.english.filters import BEARER, SELF, Filter
from core.language.english.nouns import ONE, ONE_FOE
from core.language.english.on_stack import ON_STACK
from core.language.english.words import number_word, plural
from core.language.kernel.openings import Opening, Openings
from core.language.kernel.phrase import Either, Phrase, Reading, Rewritten, Text, Words, joined
from core.terms.card_types import CardType
from core.terms.values import replace


class Noun(NamedTuple):
    """Whom an instruction is about, as it is said.

    Attributes:
        kind: a `Subject`, or `target` with what it may be as it is named for the first time, or a
            pronoun: `it`, `them`, `that`, `its controller`.
        word: what `that` is said to be: `that creature`.
        target: what the target may be.
        is_another: it is said to be another target.
        is_optional: it need not be chosen: `up to one target creature`.

    Of a target that may not be what an ability triggered on, `word` is what that is called.
    """

    kind: str
    word: str = ""
    target: TargetSpec | None = None
    is_another: bool = False
    is_optional: bool = False


YOU: Final = Noun("you")
SELF_NOUN: Final = Noun("this")
IT: Final = Noun("it")
THEM: Final = Noun("them")
DEALER: Final = Noun("itself")
"""What deals the damage, where it is said to whom that is dealt."""
THOSE_TOKENS: Final = Noun("created")
THAT_TOKEN: Final = Noun("created", "token")

THE_SAME: Final = Noun("the same")
"""Whom the damage is dealt to that other damage takes the place of; it is not said."""

THAT_WORDS: Final = (
    *("creature", "permanent", "planeswalker", "artifact", "enchantment", "land", "battle", "player"),
    *("opponent", "spell", "ability", "spell or ability", "source", "permanent or player", "token", "object"),
    "card",
)
"""What `that` may be followed by."""
_PERMANENTS: Final = frozenset(
    {"creature", "permanent", "planeswalker", "artifact", "enchantment", "land", "battle"}
)

WORDS_FOR_SUBJECTS: Final = (
    (SELF, SELF_NOUN),
    (BEARER, Noun("bearer")),
    ("you", YOU),
    ("it", IT),
    ("them", THEM),
    ("each opponent", Noun("opponents")),
    ("each player", Noun("each_player")),
    ("defending player", Noun("defending_player")),
    ("its controller", Noun("its controller")),
    *(
        (f"that {word}'s controller", Noun("its controller", word))
        for word in THAT_WORDS
        if "player" not in word
    ),
    ("the source's controller", Noun("its controller", "source")),
    *((f"that {word}", Noun("that", word)) for word in THAT_WORDS),
    ("those tokens", THOSE_TOKENS),
    ("the tokens", THOSE_TOKENS),
    ("that token", THAT_TOKEN),
    ("each creature dealt damage this way", Noun("damaged")),
    ("the chosen source", Noun("chosen")),
    ("the first target", Noun("target_1")),
    ("those targets", Noun("those targets")),
    ("the second target", Noun("target_2")),
    ("the third target", Noun("target_3")),
    ("the first target's controller", Noun("target_controller")),
    ("the triggering object", Noun("trigger")),
    ("the triggering object's controller", Noun("trigger_controller")),
)
"""What subjects are called that are no targets named for the first time."""

ANY_TARGET: Final = TargetSpec()
_WHOLE: Final = (
    ("any target", Noun("target", target=ANY_TARGET)),
    ("any other target", Noun("target", target=TargetSpec(other=True))),
    ("another target", Noun("target", target=ANY_TARGET, is_another=True)),
    (
        "target creature or player",
        Noun(
            "target",
            target=TargetSpec(
                what=Recipients(players="any", objects=Objects(types=(CardType.CREATURE,))),
            ),
        ),
    ),
)
_OPTIONAL_WHOLE: Final = (("target", Noun("target", target=ANY_TARGET)),)
_UP_TO_ONE: Final = "up to one "
_LEADS: Final = (("target ", False), ("another target ", True))
_OPTIONAL_LEADS: Final = (("target ", False), ("other target ", True))
_PLAYERS: Final = (("player", "any"), ("opponent", "opponent"))


class Target(Phrase):
    """A target where it is named for the first time: `target creature you control`, `any target`."""

    name = "a target"

    def __init__(self, objects: Phrase = ONE) -> None:
        self._objects = objects

    def read(self, text: Text, at: int) -> Iterator[Reading]:  # noqa: D102 - as the base says
        for noun, end in self._named(text, at, _LEADS):
            yield noun, end
            yield from self._excepted(text, end, noun)
        if text.words.startswith(_UP_TO_ONE, at):
            start = at + len(_UP_TO_ONE)
            for noun, end in self._named(text, start, _OPTIONAL_LEADS):
                optional = noun._replace(is_optional=True)
                yield optional, end
                yield from self._excepted(text, end, optional)

    def _named(self, text: Text, at: int, leads: tuple[tuple[str, bool], ...]) -> Iterator[tuple[Noun, int]]:
        for words, noun in _WHOLE if leads is _LEADS else _OPTIONAL_WHOLE:
            if text.words.startswith(words, at):
                yield noun, at + len(words)
        for lead, is_another in leads:
            if not text.words.startswith(lead, at):
                continue
            start = at + len(lead)
            for word, players in _PLAYERS:
                if text.words.startswith(word, start):
                    end = start + len(word)
                    yield _target(Recipients(players=players), is_another), end  # type: ignore[arg-type]
                    if text.words.startswith(" or ", end):
                        for one, after in text.readings(ONE, end + len(" or ")):
                            yield _target(Recipients(players=players, objects=one), is_another), after  # type: ignore[arg-type]
            for one, end in text.readings(ONE, start):
                yield _target(Recipients(objects=one), is_another), end  # type: ignore[arg-type]
            for one, end in text.readings(CARD_IN_GRAVEYARD, start):
                yield Noun("target", target=TargetSpec(in_graveyard=one), is_another=is_another), end  # type: ignore[arg-type]
            for one, end in text.readings(ON_STACK, start):
                yield Noun("target", target=TargetSpec(on_stack=one), is_another=is_another), end  # type: ignore[arg-type]
        text.stop(at, self.name)

    def _excepted(self, text: Text, at: int, noun: Noun) -> Iterator[Reading]:
        """Yield the target with the exceptions that follow it: `other than ~`, `other than that creature`."""
        spec = noun.target
        assert spec is not None  # noqa: S101 - it is a target
        if text.words.startswith(" other than ~", at) and not spec.other:
            what = spec.what
            if what.objects is not None and what.players is None:
                changed = replace(spec, what=Recipients(objects=replace(what.objects, which="other")))
            else:
                changed = replace(spec, other=True)
            end = at + len(" other than ~")
            yield noun._replace(target=changed), end
            yield from self._excepted_it(text, end, noun._replace(target=changed))
        yield from self._excepted_it(text, at, noun)

    def _excepted_it(self, text: Text, at: int, noun: Noun) -> Iterator[Reading]:
        spec = noun.target
        for word in (
            "that creature",
            "that permanent",
            "that player",
            "that permanent or player",
            "that source",
            "that object",
        ):
            words = f" other than {word}"
            if spec is not None and text.words.startswith(words, at):
                excepted = word.removeprefix("that ")
                yield noun._replace(word=excepted, target=replace(spec, not_it=True)), at + len(words)

    def opens(self) -> Openings:  # noqa: D102 - as the base says
        leads = [*(words for words, _ in (*_WHOLE, *_LEADS)), _UP_TO_ONE]
        return [Opening(lead, self.name) for lead in leads]

    def write(self, value: object) -> str | None:  # noqa: D102 - as the base says
        if not isinstance(value, Noun) or value.target is None:
            return None
        spec = value.target
        excepted = f" other than that {value.word or 'permanent or player'}" if spec.not_it else ""
        spec = replace(spec, not_it=False, another=False)
        before = _UP_TO_ONE if value.is_optional else ""
        for words, noun in _OPTIONAL_WHOLE if value.is_optional else _WHOLE:
            if noun.target == spec and noun.is_another == value.is_another:
                return before + words + excepted
        objects = spec.what.objects
        if objects is not None and objects.which == "other":
            excepted = f" other than ~{excepted}"
            objects = replace(objects, which=None)
        if spec.other:
            excepted = f" other than ~{excepted}"
        leads = _OPTIONAL_LEADS if value.is_optional else _LEADS
        lead = before + next(words for words, is_another in leads if is_another == value.is_another)
        if spec.on_stack is not None:
            words_on_stack = ON_STACK.write(spec.on_stack)
            return None if words_on_stack is None else f"{lead}{words_on_stack}{excepted}"
        if spec.in_graveyard is not None:
            words_of_card = CARD_IN_GRAVEYARD.write(spec.in_graveyard)
            return None if words_of_card is None else f"{lead}{words_of_card}"
        player = next((word for word, players in _PLAYERS if players == spec.what.players), None)
        if spec.what.players is not None and player is None:
            return None
        said = "" if objects is None else self._objects.write(objects)
        if said is None:
            return None
        return f"{lead}{' or '.join(part for part in (player, said) if part)}{excepted}"


def _target(what: Recipients, is_another: bool) -> Noun:  # noqa: FBT001 - as it is said
    return Noun("target", target=TargetSpec(what=what), is_another=is_another)


ONE_SUBJECT: Final = Either(
    "somebody or something",
    Words(
        "somebody or something",
        [row for row in WORDS_FOR_SUBJECTS if row[1].kind not in {"opponents", "each_player"}],
    ),
    Target(),
)
"""As `WHO`, but one and not each of several."""
WHO: Final = Either("somebody or something", Words("somebody or something", WORDS_FOR_SUBJECTS), Target())
"""`target creature`, `that player`, `~`, `you`."""
_PLURALS: Final = (
    *((f"those {plural(word)}", Noun("those", word)) for word in THAT_WORDS if word in _PERMANENTS),
    ("those tokens", THOSE_TOKENS),
    ("the tokens", THOSE_TOKENS),
)
THEY: Final = Words("permanents", [("they", THEM), *_PLURALS])
"""`they`, `those creatures`: each such permanent that was just spoken of, of whom something is said."""
THOSE_SPOKEN_OF: Final = Words("permanents", [("them", THEM), *_PLURALS])
"""The same, to whom something is done: `untap those creatures`."""
FOE: Final = Rewritten(
    WHO, Either("somebody or something", Words("one", WORDS_FOR_SUBJECTS), Target(ONE_FOE))
)
"""As `WHO`, of what a creature fights: `target creature you don't control`."""
SOURCE_OF_CHOICE: Final = Words("a source", [("a source of your choice", Noun("chosen"))])


# -- targets of a division


class Among(NamedTuple):
    """Several targets of one kind, from `least` to `most` of them, with which the same is done.

    Something is divided among them, or done to each. `is_other`: none of them is the object itself.
    `is_any_number`: as many as what is divided is enough for, or none at all.
    """

    target: TargetSpec
    least: int
    most: int
    is_other: bool = False
    is_any_number: bool = False


class _Division(Phrase):
    """What something is divided among: `one, two, or three targets`, `two target creatures`."""

    name = "targets"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        if text.words.startswith(_ANY_NUMBER, at):
            yield from self._of_kind(text, at + len(_ANY_NUMBER), Among(ANY_TARGET, 0, 2, is_any_number=True))
        for least, most, end in self._counts(text, at):
            yield from self._of_kind(text, end, Among(ANY_TARGET, least, most))
        if text.words.startswith("those targets", at):
            yield Noun("those targets"), at + len("those targets")

    def _of_kind(self, text: Text, at: int, among: Among) -> Iterator[Reading]:
        """Yield so many targets of any kind that the words name."""
        noun = "target" if among.most == 1 else "targets"
        if text.words.startswith(f" {noun}", at):
            yield among, at + 1 + len(noun)
        if text.words.startswith(" target ", at):
            phrase = ONE if among.most == 1 else _MANY_TARGETS
            for one, after in text.readings(phrase, at + len(" target ")):
                what = Recipients(objects=one)  # type: ignore[arg-type]  # what a filter reads
                yield among._replace(target=TargetSpec(what=what)), after

    def _counts(self, text: Text, at: int) -> Iterator[tuple[int, int, int]]:
        for most in range(1, MOST_ALIKE + 1):
            for least, words in _so_many(most):
                if text.words.startswith(f"{words} target", at):
                    yield least, most, at + len(words)

    def opens(self) -> Openings:
        numbers = (number_word(one) for one in range(1, MOST_ALIKE + 1))
        return [Opening(words) for words in (*numbers, "up to", _ANY_NUMBER, "those targets")]

    def write(self, value: object) -> str | None:
        if isinstance(value, Noun):
            return "those targets" if value.kind == "those targets" else None
        if not isinstance(value, Among):
            return None
        numbers = next((words for least, words in _so_many(value.most) if least == value.least), None)
        if value.is_any_number:
            numbers = _ANY_NUMBER
        if numbers is None:
            return None
        if value.target == ANY_TARGET:
            return f"{numbers} {'target' if value.most == 1 else 'targets'}"
        what = value.target.what.objects
        if value.target != TargetSpec(what=Recipients(objects=what)):
            return None
        words = (ONE if value.most == 1 else _MANY_TARGETS).write(what)
        return None if words is None else f"{numbers} target {words}"


_ANY_NUMBER: Final = "any number of"


class _Several(Phrase):
    """Several targets, to each of which something is done: `two target creatures`, `up to two target lands`.

    Also what they are called when they are spoken of again: `those creatures`.
    """

    name = "several targets"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        yield from text.readings(_THOSE, at)
        for least, most, end in self._counts(text, at):
            for words, is_other in ((" target ", False), (" other target ", True)):
                if text.words.startswith(words, end):
                    start = end + len(words)
                    for spec, after in self._specs(text, start):
                        yield Among(spec, least, most, is_other), after
            if text.words.startswith(" targets", end):
                yield Among(ANY_TARGET, least, most), end + len(" targets")
        text.stop(at, self.name)

    def _counts(self, text: Text, at: int) -> Iterator[tuple[int, int, int]]:
        for least, most, words in _COUNTS:
            if text.words.startswith(words, at):
                yield least, most, at + len(words) - 1

    def _specs(self, text: Text, at: int) -> Iterator[tuple[TargetSpec, int]]:
        for word, players in _PLAYERS:
            if text.words.startswith(f"{word}s", at):
                yield TargetSpec(what=Recipients(players=players)), at + len(word) + 1  # type: ignore[arg-type]
        for objects, end in text.readings(_MANY_TARGETS, at):
            yield TargetSpec(what=Recipients(objects=objects)), end  # type: ignore[arg-type]
        for cards, end in text.readings(CARDS_IN_GRAVEYARD, at):
            yield TargetSpec(in_graveyard=cards), end  # type: ignore[arg-type]

    def opens(self) -> Openings:
        return (_THOSE, *(Opening(words, self.name) for _, _, words in _COUNTS))

    def write(self, value: object) -> str | None:
        if not isinstance(value, Among):
            return _THOSE.write(value)
        spec, objects = value.target, value.target.what.objects
        if spec.in_graveyard is not None and spec == TargetSpec(in_graveyard=spec.in_graveyard):
            words = CARDS_IN_GRAVEYARD.write(spec.in_graveyard)
        elif objects is not None and spec == TargetSpec(what=Recipients(objects=objects)):
            words = _MANY_TARGETS.write(objects)
        else:
            player = next((word for word, players in _PLAYERS if players == spec.what.players), None)
            words = (
                f"{player}s"
                if player and spec == TargetSpec(what=Recipients(players=spec.what.players))
                else None
            )
        number = next((said for least, said in _so_many(value.most) if least == value.least), None)
        if spec == ANY_TARGET and number is not None and not value.is_other:
            return f"{number} targets"
        if words is None or value.most < 2:  # noqa: PLR2004 - one needs no number
            return None
        other = " other" if value.is_other else ""
        return None if number is None else f"{number}{other} target {words}"


def _so_many(most: int) -> Iterator[tuple[int, str]]:
    """Yield how several targets are counted, the least of them with the words: `up to two`, `one or two`."""
    yield most, number_word(most)
    yield 0, f"up to {number_word(most)}"
    for least in range(1, most):
        yield least, joined([number_word(one) for one in range(least, most + 1)], "or")


_MANY_TARGETS: Final = Filter(many=True, joiner="and/or")
_THOSE: Final = Words(
    "those targets",
    [
        *(
            (f"those {word}s", Noun("targets", word))
            for word in ("creature", "permanent", "land", "artifact", "card")
        ),
        ("those players", Noun("targets", "player")),
        ("those targets", Noun("targets", "permanent or player")),
        ("them", Noun("targets", "them")),
        ("they", Noun("targets", "they")),
    ],
)
MOST_ALIKE: Final = 6
"""As many targets as an instruction is done to each of."""
_COUNTS: Final = tuple(
    (least, most, f"{words} ") for most in range(2, MOST_ALIKE + 1) for least, words in _so_many(most)
)
MOST_TARGETS: Final = 3
"""As many targets as instructions can speak of one by one."""
SEVERAL: Final = _Several()
"""`two target creatures`, `up to three other target lands you control`, `those creatures`."""
DIVISION: Final = _Division()


def named_at_first(value: object) -> object | None:
    """Return several targets where they are named for the first time; None of a pronoun."""
    return value if isinstance(value, Among) else None
