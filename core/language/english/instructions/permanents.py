"""Instructions about permanents that stay: counters, status, control, attachments, copies, changes."""

from __future__ import annotations

from typing import Final

from core.abilities.instructions.give import Give
from core.abilities.instructions.in_combat import BecomeBlocked, BecomeUnblocked, RemoveFromCombat
from core.abilities.instructions.to_permanents import (
    Attach,
    BecomeCopy,
    BecomeRenowned,
    BecomeSaddled,
    ChangeCounters,
    GainControl,
    Goad,
    Tap,
    TapOrUntap,
    Transform,
    TurnFace,
    UnattachAll,
    Untap,
)
from core.abilities.restrictions import (
    AttacksIfAble,
    BlocksAdditional,
    BlocksIfAble,
    CantActivate,
    CantAttack,
    CantAttackAlone,
    CantBeBlocked,
    CantBeBlockedBy,
    CantBeBlockedByPower,
    CantBeBlockedByThose,
    CantBeBlockedExcept,
    CantBeRegenerated,
    CantBlock,
    CantBlockAlone,
    CantBlockThose,
    DoesntUntap,
    IgnoresDefender,
    MustBeBlocked,
)
from core.data.marks import RefusedError
from core.language.english.instructions.clauses import INSTRUCTIONS
from core.language.english.instructions.rules_now import AndNow
from core.language.english.nouns import EACH
from core.language.english.possessive import Possessive
from core.language.english.rules import MANY_RULES, ONE_RULE
from core.language.english.slots import SLOTS
from core.language.english.subjects import WHO, YOU, Noun
from core.language.kernel.pattern import Patterns
from core.language.kernel.phrase import Mapped, Phrase, Words
from core.language.kernel.said import meant, spoken
from core.terms.values import Value

says = INSTRUCTIONS.says

# -- counters

says(ChangeCounters, "you get {counter:a_counter}", kind="put_counters_now", amount=1, on=YOU)
says(ChangeCounters, "you get {amount:many} {counter:counter} counters", kind="put_counters_now", on=YOU)
says(ChangeCounters, "{on:another player} gets {counter:a_counter}", kind="put_counters_now", amount=1)
says(
    ChangeCounters,
    "{on:another player} gets {amount:many} {counter:counter} counters",
    kind="put_counters_now",
)
for _kind, _verb, _where in (("put_counters_now", "put", "on"), ("remove_counters_now", "remove", "from")):
    for _whom in ("each of {on:those again}", "{on}", "each of {on:several targets}", "{each:each}"):
        _number = "a number of {counter:counter} counters"
        says(ChangeCounters, f"{_verb} {{counter:a_counter}} {_where} {_whom}", kind=_kind, amount=1)
        says(
            ChangeCounters,
            f"{_verb} {{amount:many}} {{counter:counter}} counters {_where} {_whom}",
            kind=_kind,
        )
        says(
            ChangeCounters,
            f"{_verb} {{counter:a_counter}} {_where} {_whom} for each {{amount:each of those}}",
            kind=_kind,
        )
        says(
            ChangeCounters,
            f"{_verb} X {{counter:counter}} counters {_where} {_whom}, where X is {{amount:equal}}",
            also=(
                f"{_verb} {_number} equal to {{amount:equal}} {_where} {_whom}",
                f"{_verb} {_number} {_where} {_whom} equal to {{amount:equal}}",
            ),
            kind=_kind,
        )

# -- status

for _model, _verb in ((Tap, "tap"), (Untap, "untap")):
    says(_model, f"{_verb} {{on:those again}}")
    says(_model, f"{_verb} {{on}}")
    says(_model, f"{_verb} {{on:several targets}}")
    says(_model, f"{_verb} {{each:all}}", also=(f"{_verb} {{each:each}}",))
says(Goad, "goad {on:those again}")
says(Goad, "goad {on}")
says(Goad, "goad {on:several targets}")
says(Goad, "goad {each:each}", also=("goad {each:all}",))
says(TapOrUntap, "tap or untap {on}")
says(RemoveFromCombat, "remove {on} from combat")
says(RemoveFromCombat, "remove {on:several targets} from combat")
says(BecomeRenowned, "{on} becomes renowned")
says(BecomeSaddled, "{on} becomes saddled until end of turn")
says(BecomeBlocked, "{on} becomes blocked")
says(BecomeUnblocked, "{on} becomes unblocked")
says(UnattachAll, "unattach everything from {on}")
says(
    UnattachAll,
    "unattach {attachments:all} from {on}",
    also=("unattach all {attachments:plural} from {on}",),
)
says(Transform, "transform {on}")
says(TurnFace, "turn {on} face up", kind="turn_face_up")
says(TurnFace, "turn {on} face down", kind="turn_face_down")

# -- control, attachments, copies

says(GainControl, "gain control of {on}", also=("you gain control of {on}",))
says(GainControl, "gain control of {on:several targets}", also=("you gain control of {on:several targets}",))
says(
    GainControl,
    "gain control of {on:several targets} {until:until}",
    also=("you gain control of {on:several targets} {until:until}",),
)
says(GainControl, "gain control of {on} {until:until}", also=("you gain control of {on} {until:until}",))
says(
    GainControl,
    "gain control of {on} for as long as ~ remains on the battlefield",
    also=("you gain control of {on} for as long as ~ remains on the battlefield",),
    until="this_leaves",
)
says(Attach, "attach {what:who} to {to}")
for _until in ("", " until end of turn"):
    _fixed = {"until": "end_of_turn"} if _until else {}
    says(BecomeCopy, f"{{on}} becomes a copy of {{of}}{_until}", **_fixed)
    says(BecomeCopy, f"{{on}} becomes a copy of {{of}}{_until}, except {{exceptions:exceptions}}", **_fixed)

# -- changes for a while

_NOW = (
    ((CantBlock(),), "can't block {until:now}", "can't block {until:now}"),
    ((CantAttack(),), "can't attack {until:now}", "can't attack {until:now}"),
    ((CantAttack(), CantBlock()), "can't attack or block {until:now}", "can't attack or block {until:now}"),
    ((CantBeBlocked(),), "can't be blocked {until:now}", "can't be blocked {until:now}"),
    ((CantBeRegenerated(),), "can't be regenerated {until:now}", "can't be regenerated {until:now}"),
    ((BlocksAdditional(count=1),), *("can block an additional creature {until:now}",) * 2),
    ((BlocksAdditional(),), *("can block any number of creatures {until:now}",) * 2),
    ((CantAttackAlone(),), "can't attack alone {until:now}", "can't attack alone {until:now}"),
    ((CantBlockAlone(),), "can't block alone {until:now}", "can't block alone {until:now}"),
    ((AttacksIfAble(),), "attacks {until:now} if able", "attack {until:now} if able"),
    ((BlocksIfAble(),), "blocks {until:now} if able", "block {until:now} if able"),
    (
        (IgnoresDefender(),),
        "can attack {until:now} as though it didn't have defender",
        "can attack {until:now} as though they didn't have defender",
    ),
    ((MustBeBlocked(),), "must be blocked {until:now} if able", "must be blocked {until:now} if able"),
)
for _whom in ("{on}", "{on:several targets}", "{each:each}"):
    says(  # CR 701.35a
        Give,
        f"detain {_whom}",
        also=("detain {each:all}",),
        gains=(CantAttack(), CantBlock(), CantActivate()),
        until="your_next_turn",
    )
_NEXT_UNTAP: Final = "untap during {whose} controller's next untap step"
for _whom, _words in (
    ("{on}", f"doesn't {_NEXT_UNTAP.format(whose='its')}"),
    ("{on:they}", f"don't {_NEXT_UNTAP.format(whose='their')}"),
    ("{on:several targets}", f"don't {_NEXT_UNTAP.format(whose='their')}"),
):
    says(
        Give,
        f"{_whom} {_words}",
        also=(f"{_whom} {_words}".replace("controller's", "controllers'") + "s",)
        if "their" in _words
        else (),
        gains=(DoesntUntap(),),
        until="untap_step",
    )
_OF_BLOCKS = (CantBlockThose, CantBeBlockedBy, CantBeBlockedByPower, CantBeBlockedByThose)


def _one_gained(*models: type[Value]) -> tuple[Phrase, Phrase]:
    """Return what reads one rule of these as all that is given: said of one object, and of several."""

    def read(value: object) -> object | None:
        try:
            rule = meant(value)
        except RefusedError:
            return None
        return (rule,) if isinstance(rule, models) else None

    def write(value: object) -> object | None:
        one = value[0] if isinstance(value, tuple) and len(value) == 1 else None
        return spoken(one) if isinstance(one, models) else None

    return Mapped(ONE_RULE, read, write), Mapped(MANY_RULES, read, write)


def _blocked_except(value: object) -> object | None:
    return (CantBeBlockedExcept(blockers=value),) if isinstance(value, tuple) else None


def _of_blocked_except(value: object) -> object | None:
    one = value[0] if isinstance(value, tuple) and len(value) == 1 else None
    return one.blockers if isinstance(one, CantBeBlockedExcept) else None


SLOTS["blocks of one"], SLOTS["blocks of many"] = _one_gained(*_OF_BLOCKS)
SLOTS["except by"] = Mapped(SLOTS["sorts of creatures"], _blocked_except, _of_blocked_except)
_RULES_NOW = {one: Patterns("what it can or can't do", SLOTS) for one in ("one", "many")}
_BLOCKS: Final = (
    ("{on:they}", "many"),
    ("{on}", "one"),
    ("{on:several targets}", "many"),
    ("{each:those}", "many"),
)
for _whom, _end in _BLOCKS:
    for _words in (
        f"{{gains:blocks of {_end}}} {{until:now}}",
        "can't be blocked {until:now} except by {gains:except by}",
    ):
        says(Give, f"{_whom} {_words}")
        _RULES_NOW[_end].says(Give, _words)
_DAMAGED: Final = Noun("damaged")
for _gains, _one, _many in _NOW:
    says(Give, f"{{on:they}} {_many}", gains=_gains)
    says(Give, f"{{on}} {_one}", gains=_gains)
    says(Give, f"{{on:several targets}} {_many}", gains=_gains)
    _each = "{each:those}" if _many.startswith("can't") else "{each:all who}"
    says(Give, f"{_each} {_many}", gains=_gains)
    says(Give, f"a creature dealt damage this way {_one}", gains=_gains, on=_DAMAGED)
    says(Give, f"creatures dealt damage this way {_many}", gains=_gains, on=_DAMAGED)
    _RULES_NOW["one"].says(Give, _one, gains=_gains)
    _RULES_NOW["many"].says(Give, _many, gains=_gains)


def _with_quoted(become: Phrase) -> Phrase:
    """Return what objects become if there are sentences in it, so that the time is said before them."""
    place = become.fields.index("abilities")

    def quoting(value: object) -> object | None:
        return value if isinstance(value, tuple) and value[place] else None

    return Mapped(become, quoting, quoting)


_SIZE: Final = " power and toughness"
SLOTS["whose size"] = Possessive(WHO, _SIZE)
SLOTS["the size of each"] = Possessive(EACH, _SIZE)
for _whose in ("{on:whose size}", "{each:the size of each}"):
    says(Give, f"switch {_whose}{_SIZE} {{until:until}}", switches=True)
_BECOMING: Final = (
    ("{on:they}", "become many"),
    ("{on}", "become one"),
    ("{on:several named} each", "become many"),
    ("{on:several targets}", "become many"),
    ("{each:all who}", "become many"),
)
for _whom, _become in _BECOMING:
    SLOTS[f"{_become} with a sentence"] = _with_quoted(SLOTS[_become])
    says(Give, f"{{until:until}}, {_whom} {{*:{_become} with a sentence}}")
    SLOTS[f"{_become} and now"] = AndNow(SLOTS[_become], _RULES_NOW[_become.split()[-1]])
    says(Give, f"{_whom} {{*:{_become} and now}}")
    _others = [f"{{until:until}}, {_whom} {{*:{_become}}}"]
    if _become == "become many":
        _others += ["{each:each} {*:become one} {until:until}", "{each:each} {*:become one and now}"]
        _others += ["{until:until}, {each:each} {*:become one}"]
    says(Give, f"{_whom} {{*:{_become}}} {{until:until}}", also=_others)
says(
    Give,
    "each other {each:filter} that shares a color with {shares_color_with:who} {*:become one} {until:until}",
)
for _whom, _s in (("{on}", "s"), ("{each:all who}", "")):
    says(
        Give,
        f"{_whom} gain{_s} protection from the color of your choice {{until:until}}",
        also=tuple(
            f"choose a color. {_whom} gain{_s} protection from {_color} {{until:until}}"
            for _color in ("the chosen color", "that color")
        ),
        of_chosen_color="protection",
    )
says(Give, "{on:they} gain {gains:keywords}", until=None)  # CR 611.2a: no end is said
says(Give, "{on} gains {gains:keywords}", until=None)


def _for_good(become: Phrase) -> Phrase:
    """Return what reads what objects become if nothing says how long, which is for good (CR 611.2a)."""

    def check(value: object) -> object | None:
        assert isinstance(value, tuple)  # noqa: S101 - its fields
        fields = dict(zip(become.fields, value, strict=True))
        is_said = fields.get("types") or fields.get("subtypes") or fields.get("colors") is not None
        return value if is_said else None

    return Mapped(become, check, check)


for _whom, _become in _BECOMING:
    SLOTS[f"{_become} for good"] = _for_good(SLOTS[_become])
    says(Give, f"{_whom} {{*:{_become} for good}}", until=None)
_BY_X: Final = (
    "{on} {*:become by X one}",
    "{on:several named} each {*:become by X many}",
    "{on:several targets} {*:become by X many}",
    "{each:all who} {*:become by X many}",
)
for _by_x in _BY_X:
    _first = f"{{until:until}}, {_by_x}"
    says(Give, f"{_by_x} {{until:until}}", also=(_first,), times="x")
for _subject, _gets in (("{on}", "gets"), ("{each:all who}", "get")):
    says(
        Give,
        f"{_subject} {_gets} {{power/toughness:change}} {{until:until}} for each {{times:each fighting}}",
    )
for _by_x in _BY_X:
    _by_that = _by_x.replace("by X", "by that X")
    says(
        Give,
        f"{_by_that} {{until:until}}, where X is {{times:equal}}",
        also=(f"{{until:until}}, {_by_that}, where X is {{times:equal}}",),
    )
for _subject, _gets in (("{on}", "gets"), ("{each:all who}", "get")):
    _changes = f"{_subject} {_gets} {{power/toughness:change}}"
    says(
        Give,
        f"{_changes} {{until:until}} for each {{times:each of those}}",
        also=(
            f"{_changes} for each {{times:each of those}} {{until:until}}",
            f"{{until:until}}, {_changes} for each {{times:each of those}}",
        ),
    )
SLOTS["times"] = Words(
    "how often",
    [
        ("for each creature blocking it beyond the first", "beyond_first"),
        ("for each opponent you attacked with a creature this combat", "opponents_attacked"),
        ("for each point of that creature's power", "power_of_it"),
    ],
)
says(Give, "{on} gets {power/toughness:change} {until:until} {times:times}")
says(Give, "{each:all who} get {power/toughness:change} {until:until} {times:times}")
says(
    Give,
    "each other {each:filter} that shares a color with {shares_color_with:who} "
    "gets {power/toughness:change} {until:until} {times:times}",
)
