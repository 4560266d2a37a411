"""What words of an ability may stand for: what it triggers on, its targets, the object itself."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from msgspec import Struct, field

from core.abilities.conditions import Condition
from core.abilities.filters import Objects, Recipients, StackObjects
from core.abilities.subject_sorts import subject_sorts
from core.abilities.subjects import TargetSpec
from core.abilities.triggers import OF_THE_OTHER, When
from core.language.english.nouns import ATTACHED, THIS
from core.language.english.subjects import THAT_WORDS, Noun
from core.terms.values import Value, replace

TARGETS: Final = ("target", "target_2", "target_3")


class UnclearError(ValueError):
    """It is not clear what a word stands for; says which word."""


class ChooseTargets(Value):
    """Targets that are named before anything is done with them: `choose target creature and any target`.

    No instruction of an ability, but a sentence of its text. `least`: so many of them at least.
    """

    targets: tuple[Noun, ...]
    least: int | None = None


class InsteadOf(Value):
    """What is done, and what is done instead if a condition is true: an `If`, said the other way round.

    No instruction of an ability, but two sentences of its text.
    """

    condition: Condition
    of: Noun | str = "this"
    does: tuple[object, ...]
    otherwise: tuple[object, ...]


# -- what a word may be said of


def is_of_itself(when: When) -> bool:
    """Return whether an ability triggers on what the object itself does or what is done to it."""
    return when.which == Recipients(objects=THIS) and when.event not in _PLAYERS


def words_for(what: Recipients) -> tuple[str, ...]:
    """Return what one of such recipients can be called after `that`, best first."""
    if what.is_anything or (what.players is not None and what.objects is not None):
        return ("permanent or player",)
    if what.objects is None:
        return ("player", "opponent") if what.players == "opponent" else ("player",)
    return words_for_objects(what.objects)


def words_for_objects(wanted: Objects) -> tuple[str, ...]:
    """Return what each of such objects can be called after `that`, best first."""
    kinds = [one.value for one in wanted.types]
    is_creature = bool(
        wanted.asks_for_size
        or wanted.is_attacking
        or wanted.is_blocking
        or wanted.is_fighting
        or wanted.attacks
        or wanted.attacks_alone
        or wanted.is_blocked is not None
    )
    if is_creature and "creature" not in kinds:
        kinds.append("creature")
    if wanted.subtypes and not kinds:
        kinds = ["creature", *kinds]
    kinds.sort(key=lambda kind: kind != "creature")
    known = [kind for kind in kinds if kind in THAT_WORDS]
    return (*known, "permanent", *(["token"] if wanted.is_token else []))


def _words_on_stack(wanted: StackObjects | None) -> tuple[str, ...]:
    if wanted is None or wanted.what == "either":
        return ("spell or ability",)
    return ("spell",) if wanted.what == "spell" else ("ability",)


def words_for_target(spec: TargetSpec) -> tuple[str, ...]:
    """Return what a target can be called after `that`, best first."""
    if spec.in_graveyard is not None:
        return ("card",)
    return _words_on_stack(spec.on_stack) if spec.on_stack is not None else words_for(spec.what)


_PLAYERS: Final = frozenset(
    {
        *("step_begins", "gains_life", "loses_life", "casts_spell"),
        *("draws_card", "discards_card", "cycles_card", "becomes_monarch"),
    }
)
_FOES: Final = frozenset({"blocks_creature", "becomes_blocked_by", "enlists", "exploits"})


class Scope(Struct):
    """What words may stand for at one place of an ability.

    Attributes:
        is_own: `it` may be the object with the ability.
        of_trigger: what the ability triggered on may be called after `that`; nothing if there is none.
        is_it: what it triggered on may be called `it`.
        targets: the targets named so far; `least`: how many of them are chosen at least.
        calls_itself_it: the object itself is called `it` where that is clear; if not, only where it
            deals damage.
        is_named_anew: the object itself is called by its name, because something else was spoken of after it.
        names_itself: the object itself was named before, in an instruction.
        is_of_spell: it is what a spell does, whose sentences stand by themselves.
        is_of_trigger: a trigger condition stands before it, behind which "if" would say when it triggers.
        has_created: tokens were created before, of which `it` may be one.
        has_player: what it triggered on has a player, as who cast it, who may be called `that player`.
        is_group: the targets are several that are spoken of together: `those creatures`.
        is_divided: something was divided among the targets, which may be spoken of so after that.
        exiled: what the instruction before has exiled, which is `that card` from then on.
        spoken_of: the target or token that the instruction before was about, and nothing else.
        group: what each of those is called that the last instruction was about, if it was about each such.
    """

    is_own: bool = False
    of_trigger: tuple[str, ...] = ()
    is_it: bool = False
    targets: list[TargetSpec] = field(default_factory=list)
    least: int | None = None
    has_created: bool = False
    calls_itself_it: bool = True
    is_named_anew: bool = False
    names_itself: bool = False
    has_player: bool = False
    is_group: bool = False
    is_divided: bool = False
    exiled: str | None = None
    spoken_of: str | None = None
    group: tuple[str, ...] = ()
    is_of_spell: bool = False
    is_of_trigger: bool = False

    @classmethod
    def of(
        cls,
        when: When | None,
        only_if: Condition | None = None,
        *,
        is_cost: bool = False,
        calls_itself_it: bool = True,
    ) -> Scope:
        """Return what words may stand for as the instructions of an ability begin.

        `is_cost`: its cost speaks of the object itself.
        """
        asked = only_if.objects if only_if is not None else None
        asks_itself = asked is not None and asked.which == "this"
        if when is None:
            return cls(is_own=is_cost, calls_itself_it=calls_itself_it)
        is_numbered = when.event == "reaches_chapter"  # no condition stands there, but a number
        asks_others = False
        if only_if is not None and not asks_itself:
            asks_others = not only_if.is_of_casting and only_if.at_most != 0  # of something that is there
        is_named_anew = is_numbered or asks_others or when.along_with is not None
        scope = cls._of_when(when, asks_itself=asks_itself)
        return replace(scope, is_of_trigger=not is_numbered, is_named_anew=is_named_anew)

    @classmethod
    def _of_when(cls, when: When, *, asks_itself: bool) -> Scope:
        is_own = (
            when.which == Recipients(objects=THIS) and when.event not in _PLAYERS and when.event != "state"
        )
        if when.event == "state":
            return cls(is_own=asks_itself)
        if when.at_least is not None:
            is_one = when.event == "deals_damage" and not when.to.is_anything
            return cls(is_own=asks_itself, of_trigger=words_for(when.to) if is_one else ())
        if when.event == "casts_spell":
            spell = when.spell or StackObjects()
            is_aimed_at = spell.targets == Recipients(objects=THIS)
            return cls(
                is_own=asks_itself or is_aimed_at,
                of_trigger=_words_on_stack(spell),
                has_player=True,
                calls_itself_it=not is_aimed_at,
            )
        if when.event in _PLAYERS:
            return cls(is_own=asks_itself, of_trigger=("player",))
        if when.event == "becomes_target":
            return cls(is_own=is_own, of_trigger=_words_on_stack(when.by))
        if when.event in _FOES:
            return cls(is_own=is_own, of_trigger=("creature", "permanent"))
        if when.event == "deals_damage":
            # damage to you alone: "that player" would be who controls the source, which nothing here says
            is_to_you = when.to == Recipients(players="you")
            return cls(is_own=is_own, of_trigger=() if is_to_you else words_for(when.to))
        if is_own:
            return cls(is_own=True)
        words = (
            ("creature", "permanent") if when.which == Recipients(objects=ATTACHED) else words_for(when.which)
        )
        if when.event == "dies":
            words = (*words, "card")
        is_theirs = when.which.objects is not None and when.which.objects.controller == "opponent"
        return cls(
            is_own=asks_itself,
            of_trigger=words,
            is_it=words != ("player",),
            has_player=is_theirs or when.event == "is_sacrificed",
        )

    @classmethod
    def of_any(cls, whens: tuple[When, ...], only_if: Condition | None = None) -> Scope:
        """Return what words may stand for whichever of several events it is that an ability triggers on.

        Where the object itself is named beside others to which the same may happen, each of them is
        `that creature`.
        """
        scopes = [cls.of(when, only_if) for when in whens]
        about = {when.event in OF_THE_OTHER for when in whens}
        own = {when.event for when in whens if is_of_itself(when)}
        if about == {False} and own == {when.event for when in whens if not is_of_itself(when)}:
            scopes = [scope for when, scope in zip(whens, scopes, strict=True) if not is_of_itself(when)]
        first, *others = scopes
        if all(one == first for one in others):
            return first
        words = tuple(word for word in first.of_trigger if all(word in one.of_trigger for one in others))
        return cls(
            is_own=all(one.is_own for one in scopes),
            of_trigger=words if len(about) == 1 else (),
            is_it=len(about) == 1 and all(one.is_it for one in scopes),
            calls_itself_it=all(one.calls_itself_it for one in scopes),
            is_named_anew=any(one.is_named_anew for one in scopes),
            is_of_trigger=True,
            has_player=all(one.has_player for one in scopes),
        )

    @property
    def is_beside_another(self) -> bool:
        """Whether the ability triggered on something else besides, which `it` might be taken for."""
        return (
            self.is_own
            and bool(self.of_trigger)
            and not {"player", "permanent or player"} & {*self.of_trigger}
        )

    def copy(self) -> Scope:
        """Return a scope that knows the same and may be changed by itself."""
        return replace(self, targets=list(self.targets))

    def meanings(self, noun: Noun) -> list[str]:
        """Return every subject that a pronoun may stand for here."""
        if noun.kind == "it":
            if self.spoken_of is not None:
                return [self.spoken_of]
            own = ["this"] if self.is_own else []
            tokens = ["created"] if self.has_created else []
            return [*own, *(["it"] if self.is_it else []), *self._targets(None), *tokens]
        if noun.kind == "them":
            created = ["created"] if self.has_created and not self.group else []
            return [*self._players(), *created, *(["those"] if self.group else [])]
        if noun.kind == "those":
            return ["those"] if noun.word in self.group else []
        if noun.kind == "that" and noun.word == "card" and self.exiled is not None:
            return [self.exiled]
        if noun.kind == "that":
            of_trigger = ["it"] if noun.word in self.of_trigger else []
            player = ["its_controller"] if self.has_player and noun.word == "player" else []
            return [*of_trigger, *player, *self._targets(noun.word)]
        its = [*(["it"] if self._controlled(noun.word, self.of_trigger) else [])]
        its += [
            TARGETS[place]
            for place, spec in enumerate(self.targets if not self.is_divided else ())
            if self._controlled(noun.word, words_for_target(spec))
        ]
        return [
            "its_controller" if one == "it" else "target_controller" if one == "target" else "" for one in its
        ]

    def _players(self) -> list[str]:
        """Return every subject that is one player, whom `them` may stand for."""
        of_trigger = ["it"] if self.of_trigger and self.of_trigger[0] in {"player", "opponent"} else []
        return [*of_trigger, *(["its_controller"] if self.has_player else []), *self._targets("player")]

    def asked(self, noun: Noun, *, is_named: bool) -> list[str]:
        """Return every subject that a noun may stand for where an amount asks it for something: `its power`.

        `is_named`: the object itself stands in the same instruction by its name, and may be `it` too.
        """
        if noun.kind not in {"it", "that", "its controller"}:
            known = FIXED_MEANING.get(noun.kind, noun.kind)
            return [known]
        meanings = list(dict.fromkeys(self.meanings(noun)))
        may_be_itself = is_named or (not meanings and self.names_itself)
        if noun.kind == "it" and may_be_itself and "this" not in meanings:
            meanings.append("this")
        return meanings

    def _controlled(self, word: str, words: tuple[str, ...]) -> bool:
        """Whether what can be called by these words has a controller and may be meant."""
        return (
            bool(words)
            and words[0] not in {"player", "permanent or player", "card"}
            and (not word or word in words)
        )

    def _targets(self, word: str | None) -> list[str]:
        """Return the targets that can be called so; None is `it`, which no player is."""
        if self.is_group or self.is_divided:
            return []
        return [
            TARGETS[place]
            for place, spec in enumerate(self.targets)
            if (words_for_target(spec)[0] != "player" if word is None else word in words_for_target(spec))
        ]


MOST_AMONG_X: Final = 20
"""As many targets as X may be divided among."""


def any_number(parts: Mapping[str, object]) -> int:
    """Return how many targets there may be of a division among any number: at least 1 is for each."""
    amount = parts.get("amount", parts.get("points"))
    return amount if isinstance(amount, int) else MOST_AMONG_X


def after_prevention(scope: Scope, source: object) -> Scope:
    """Return what words may stand for where an effect goes on right after it has prevented damage.

    Its targets are the same; `source`: what the source of the damage is, which is spoken of as that.
    """
    words = words_for_objects(source) if isinstance(source, Objects) and source != Objects() else ()
    kinds = tuple(word for word in words if word != "permanent")
    return replace(scope, of_trigger=(*kinds, "source", "object"), is_it=False, spoken_of=None)


FIXED_MEANING: Final = {
    "target_1": "target",
    "trigger": "it",
    "trigger_controller": "its_controller",
    "those targets": "target",
}
"""What nouns that are no pronouns stand for, if that has another name."""
AMOUNTS: Final = ("amount", "times", "points")
"""The fields of instructions that hold an amount."""


def is_for_each(who: object) -> bool:
    """Whether each of several players is asked, so that `that player` is who is asked."""
    return (who.kind if isinstance(who, Noun) else who) in {"each_player", "opponents"}


def is_about_something(scope: Scope) -> bool:
    """Whether an ability triggered on something that words can stand for."""
    return bool(scope.of_trigger) or scope.is_own


@cache
def subject_fields(model: type[Value]) -> tuple[str, ...]:
    """Return the fields of an instruction that hold a subject, in the order in which targets are counted."""
    found = subject_sorts(model)
    return tuple(sorted(found, key=lambda name: _FIRST.index(name) if name in _FIRST else len(_FIRST)))


_FIRST: Final = ("by", "one", "what", "who", "on", "from_source", "copy_of", "blocking")
