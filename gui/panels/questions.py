"""The question at the cursor in words: who decides what, what is wrong so far, what can be pressed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto

from core.explain.violations import what_is_wrong
from core.model.effects import EffectId
from core.model.game import Game
from core.play.playthrough import Decision
from core.play.stops import next_to_hold
from core.rules.choices.legend import ChooseLegend
from core.rules.choices.one import ChooseOne
from core.rules.choices.picking import Chosen, EffectRef, Targets
from core.rules.choices.protector import ChooseProtector
from core.rules.choices.recipient import ChooseRecipient
from core.rules.choices.replacement import ChooseReplacement
from core.rules.choices.shield import SplitShield
from core.rules.choices.some import ChooseSome
from core.rules.choices.targets import ChooseTargets
from core.rules.choices.trigger_order import OrderTriggers, StackOrder, ordered
from core.rules.combat.assignment_choice import AssignCombatDamage
from core.rules.combat.attack_choice import Attacks, DeclareAttackers
from core.rules.combat.attack_legality import candidates
from core.rules.combat.block_choice import Blocks, DeclareBlockers
from core.rules.combat.damage_order_choice import AnnounceDamageOrder
from core.rules.combat.division import divisions
from core.rules.combat.enlisting import enlist_capacity
from core.terms.ids import ObjectId, PlayerId
from core.terms.rule_numbers import RuleNumber, cited
from core.terms.steps import Step
from core.terms.words import listed, number_of
from gui.session import Session
from gui.table.casting.announcer import MODE_IDS
from gui.table.casting.casting import Casting, fitting_modes, pickable
from gui.table.picture.stack_lane import stack_name

_MOST_OPTIONS, _MOST_LETTERS, _AROUND = 6, 42, 3
"""So many other answers have a button each, as long as they are short; the rest is in a menu."""
_SHORT = 12
"""With so many letters the main button leaves the other answers all their room."""
_LONG_WORDS = 18
"""From so many letters on an answer is written in two lines."""
_MOST_NAMED = 2
"""Of so many things chosen together the main button says the names; of more, how many."""
_MOST_HINTS = 2
"""There is room for so many sentences about what can be said."""
_MOST_EFFECTS = 4
"""So many competing effects have a button each; of more, all but this many less one are in a menu."""


class Extra(Enum):
    """A second thing that can be pressed."""

    ATTACK_WITH_ALL = auto()
    LETHAL_FIRST = auto()
    DECIDE = auto()
    PASS = auto()
    PASS_ON = auto()
    TAKE_BACK = auto()
    FROM_START = auto()
    LEAVE_OFF = auto()


LABELS: Mapping[Extra, str] = {
    Extra.ATTACK_WITH_ALL: "Attack with all",
    Extra.LETHAL_FIRST: "All lethal first",
    Extra.DECIDE: "Decide for me from here",
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
    Extra.PASS: "Pass priority to the next player, or let come what comes when all have passed (P)",
    Extra.PASS_ON: "All pass until something goes on the stack, or there is a choice to make (Shift+P)",
    Extra.TAKE_BACK: "Take this answer back, with all that comes after it",
    Extra.FROM_START: "Play again from the table as set up",
    Extra.LEAVE_OFF: "Do not cast or activate it (Esc)",
}
"""What each does, and its key."""


@dataclass(frozen=True, slots=True)
class Option:
    """An answer to choose.

    Attributes:
        effect: set if it is an effect, of which can be shown what it would make of the event.
        is_chosen: whether it is the answer so far.
    """

    value: str
    words: str
    effect: EffectRef | None = None
    is_chosen: bool = False


@dataclass(frozen=True, slots=True)
class Number:
    """A number to be said: how much it is at least, and now."""

    least: int
    now: int


@dataclass(frozen=True, slots=True)
class Question:
    """What the bar below the table says.

    Attributes:
        title: who decides what; or how things stand.
        hint: how to answer; or the first thing that is wrong, and how many more there are.
        is_wrong: whether `hint` is about something illegal.
        proceed: the label of the main button; empty if there is nothing to proceed with.
        extras: what else can be pressed.
        options: answers to choose from.
        more: answers for which there is no room.
        x: what X is, if that is to be said.
    """

    title: str
    hint: str = ""
    is_wrong: bool = False
    proceed: str = ""
    extras: tuple[Extra, ...] = ()
    options: tuple[Option, ...] = ()
    more: tuple[Option, ...] = ()
    x: Number | None = None


def picking(session: Session, casting: Casting) -> Question:
    """Return what the bar says while something is picked for a spell or ability, or said about it."""
    if casting.modes:
        return _modes(session, casting)
    if casting.is_complete:
        return _announcing(session, casting)
    first, *others = (Option(one, casting.decision.game.label(one)) for one in pickable(session, casting))
    asked = _either(casting.asks, first.words, others, casting.rule)
    return replace(asked, extras=(Extra.LEAVE_OFF,))


def _modes(session: Session, casting: Casting) -> Question:
    """Return what the bar says while a mode is to be chosen."""
    may = fitting_modes(session, casting)
    first, *others = (Option(MODE_IDS[number - 1], casting.modes[number - 1].name) for number in may)
    asked = _either(casting.asks, first.words, others, casting.rule)
    return replace(asked, extras=(Extra.LEAVE_OFF,))


def _announcing(session: Session, casting: Casting) -> Question:
    """Return what the bar says when all that is needed is picked: more targets, a division, X."""
    label, dealt = casting.decision.game.label, sum(casting.points.values())
    shares = listed(f"{n} to {label(target)}" for target, n in casting.points.items())
    rest = pickable(session, casting) if casting.has_room else ()
    begins = "X begins at what is lethal" if casting.targets else "Type what X is"
    told = [
        f"{begins} (CR 601.2b)." if casting.says_x else "",
        "Click a number for one more, right click for one less (CR 601.2d)." if casting.is_divided else "",
        "Another target is added by a click (CR 601.2c)." if rest else "",
    ]
    hint = " ".join([one for one in told if one][:_MOST_HINTS])
    others = tuple(Option(one, label(one)) for one in rest)
    shown, more = _with_room(others) if not casting.says_x else ((), others)
    return Question(
        f"{casting.name}: {f'{dealt} damage, {shares}' if dealt else 'is that all?'}"
        if casting.points or not casting.says_x
        else f"{casting.name}: how much is X?",
        hint,
        proceed=casting.verb,
        extras=(Extra.LEAVE_OFF,),
        options=shown,
        more=more,
        x=Number(casting.least_x, casting.x) if casting.says_x else None,
    )


def question(session: Session) -> Question:
    """Return what the bar says where the cursor stands."""
    decision = session.decision
    if decision is not None:
        return _asked(decision)
    if session.holder is not None:
        return _held(session, session.holder)
    if session.cursor < len(session.frames):
        return Question(_position(session), "Space plays, → and ← step", proceed="Play")
    last = session.playthrough.decisions[-1] if session.playthrough.decisions else None
    if session.playthrough.refused is not None and last is not None:
        return _asked(last)
    return Question(_outcome(session), "", extras=(Extra.FROM_START,) if session.frames else ())


def _held(session: Session, holder: Decision) -> Question:
    """Return what the bar says about a moment of priority."""
    game = holder.game
    following = next_to_hold(session.playthrough, holder)
    if following is not None:
        then = f"Pass on to {game.label(following)}, or respond (CR 117.3d)."
    elif game.stack:
        then = f"Pass, and {stack_name(game, game.stack[-1])} resolves; or respond (CR 117.4)."
    else:
        then = "Pass, and the step ends; or do something first (CR 117.4)."
    stops = session.stops_at_priority
    return Question(
        f"{game.label(holder.choice.player)} has priority",
        then,
        proceed="Pass" if stops else "Play",
        extras=(Extra.PASS_ON,) if stops else (Extra.PASS, Extra.PASS_ON),
    )


def _effects(choice: ChooseReplacement, chosen: str | None) -> tuple[tuple[Option, ...], tuple[Option, ...]]:
    """Return the effects to choose from, as far as there is room, and the others."""
    every = tuple(Option(ref.id, ref.name, ref, is_chosen=ref.id == chosen) for ref in choice.among)
    if len(every) <= _MOST_EFFECTS:
        return every, ()
    kept = every[: _MOST_EFFECTS - 1]
    if not any(option.is_chosen for option in kept):
        kept = (*kept[:-1], *(option for option in every if option.is_chosen))
    return kept, tuple(option for option in every if option not in kept)


def _asked(decision: Decision) -> Question:
    asked = _words(decision)
    if decision.violations:
        first, *more = what_is_wrong(decision)
        wrong = f"{first} (And {number_of(len(more), 'thing')} more.)" if more else str(first)
        extras = (*asked.extras, Extra.TAKE_BACK)
        return Question(asked.title, wrong, is_wrong=True, extras=extras)
    if decision.answer is None:
        return replace(asked, extras=(*asked.extras, Extra.DECIDE))
    return asked


def _attack_hint(game: Game, enlisting: ObjectId | None) -> str:
    also = f" Drag one that stays onto {game.label(enlisting)} to enlist it." if enlisting else ""
    return f"Drag a creature away, or press Delete, to take it back.{also}"


def _words(decision: Decision) -> Question:
    game = decision.game
    name = game.label(decision.choice.player)
    answer = decision.answer or decision.choice.default(game)
    match decision.choice, answer:
        case DeclareAttackers(player=player), Attacks(attacks=attacks):
            count = len(attacks)
            able = len(candidates(game, player))
            enlisting = next((a for a in attacks if enlist_capacity(game, a)), None)
            return Question(
                f"{name} declares attackers",
                _attack_hint(game, enlisting)
                if count
                else "Drag creatures onto a player, planeswalker or battle.",
                proceed=f"Attack with {count}" if count else "No attack",
                extras=(Extra.ATTACK_WITH_ALL,) if count < able else (),
            )
        case DeclareBlockers(), Blocks(blocks=blocks):
            return Question(
                f"{name} declares blockers",
                "Drag a creature away, or press Delete, to take it back."
                if blocks
                else "Drag a creature onto the attacker it blocks.",
                proceed=f"Block with {len(blocks)}" if blocks else "No block",
            )
        case AssignCombatDamage(sources=sources), _:
            return Question(
                f"{name} divides combat damage",
                _division_hint(game, sources),
                proceed="Assign damage",
                extras=(Extra.LETHAL_FIRST,),
            )
        case AnnounceDamageOrder(placed=placed), _:
            return _ordering(game, name, placed)
        case ChooseLegend(among=legends), Chosen(value=value):
            kept = game.label(ObjectId(value))
            others = (Option(one, f"Keep {game.label(one)}") for one in legends if one != value)
            return _either(f"{name} keeps one of these", f"Keep {kept}", others, "704.5j", "Click it; ")
        case ChooseProtector(battle=battle, among=among), Chosen(value=value):
            title, chosen = f"{name} chooses who protects {game.label(battle)}", game.label(PlayerId(value))
            rest = (Option(one, game.label(one)) for one in among if one != value)
            return _either(title, chosen, rest, "310.11a", "Click a player; ")
        case ChooseReplacement(affected=affected) as choice, Chosen(value=value):
            shown, more = _effects(choice, choice.named_effect(value))
            return Question(
                f"{name}: which effect goes first?",
                f"Affects {game.label(affected)} (CR 616.1).",
                options=shown,
                more=more,
            )
        case OrderTriggers(among=waiting), StackOrder(order=order):
            up = [(ref.id, ref.name) for ref in ordered(waiting, order)]
            stacked = ", then ".join(of for _, of in up)
            last = (Option(own, f"{of} last") for own, of in up[:-1])
            shown, more = _with_room(last)
            return Question(
                f"{name}: in which order do these go on the stack?",
                f"{stacked}. The last resolves first (CR 603.3b).",
                proceed="In this order",
                options=shown,
                more=more,
            )
        case ChooseOne(question=question, among=options, rule=rule), Chosen(value=value):
            names = {ref.id: ref.name for ref in options}
            found = (Option(ref.id, ref.name) for ref in options if value not in {ref.id, ref.name})
            return _either(f"{name} {question}", names.get(EffectId(value), value), found, rule)
        case ChooseSome() as some, Targets(targets=targets):
            return _several(name, some, some.chosen(targets))
        case ChooseRecipient(source=source, among=recipients), Chosen(value=value):
            shown, more = _with_room(Option(one, game.label(one)) for one in recipients if one != value)
            return Question(
                f"{name}: to whom does {game.label(source)} deal its damage?",
                "Click the player or a planeswalker of theirs (CR 306.8 of July 2009).",
                proceed=game.label(ObjectId(value)),
                options=shown,
                more=more,
            )
        case SplitShield(effect=effect, points=points), _:
            return Question(
                f"{name} says which damage {effect.name} stops",
                f"{points} points. Click a number for one more, right click for one less (CR 615.7).",
                proceed="Use the shield",
            )
        case ChooseTargets(ability=ability, among=among, rule=rule), Targets(targets=targets):
            legal = dict.fromkeys(one for every in among for one in every if one not in targets)
            what = "a target" if len(among) == 1 else f"{len(among)} targets"
            chosen, rest = listed(map(game.label, targets)), (Option(one, game.label(one)) for one in legal)
            return _either(f"{name} chooses {what} for {ability}", chosen, rest, rule, "Click it; ")
        case _:
            return Question(f"{name} decides", number_of(1, "question"), proceed="Go on")


def _ordering(game: Game, name: str, placed: ObjectId | None) -> Question:
    """Return the question for damage assignment orders; `placed` is what has come later."""
    title, one, then = f"{name} announces damage assignment order", "that creature", ""
    if placed is not None:
        one = game.label(placed)
        title, then = f"{name} places {one} in the damage assignment order", "The others stay as they are. "
    hint = f"Click a place to move {one} one up. {then}Lethal damage is needed before the next."
    return Question(title, hint, proceed="Announce order")


def _several(name: str, choice: ChooseSome, taken: tuple[EffectRef, ...]) -> Question:
    """Return a question for several things: those chosen so far on the main button, the others beside."""
    shown, more = _with_room(Option(ref.id, ref.name) for ref in choice.among if ref not in taken)
    these = f"These {choice.count}" if len(taken) > _MOST_NAMED else listed(ref.name for ref in taken)
    hint = f"Click another instead. Space takes these ({cited(choice.rule)})."
    return Question(f"{name} {choice.question}", hint, proceed=these, options=shown, more=more)


def _either(title: str, default: str, others: Iterable[Option], rule: str, how: str = "") -> Question:
    """Return a question that has one answer of several: the default on the main button, the others beside."""
    shown, more = _with_room(others, taken=max(0, len(default) - _SHORT))
    keys = {0: "", 1: ", key 1 the other"}.get(len(shown), f", keys 1 to {len(shown)} the others")
    hint = f"{how}Space takes the marked one{keys} ({cited(RuleNumber(rule))})."
    return Question(title, hint, proceed=default, options=shown, more=more)


def _with_room(options: Iterable[Option], taken: int = 0) -> tuple[tuple[Option, ...], tuple[Option, ...]]:
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


def _division_hint(game: Game, sources: Iterable[ObjectId]) -> str:
    free = [one.source for one in divisions(game, sources).values() if one.unblocked]
    if free:
        what = listed(game.label(source) for source in free)
        return f"Click a number for one more. {what} may assign as though not blocked: all of it, or none."
    return "Click a number for one more, right click for one less; or turn the wheel."


def _position(session: Session) -> str:
    step = session.game.step
    where = step.words.capitalize() if session.cursor and step else "The table as set up"
    return f"{where} · frame {session.cursor} of {len(session.frames)}"


def _outcome(session: Session) -> str:
    game = session.game
    if game.is_over:
        left = game.players_in_game
        return f"{game.label(left[0])} wins the game" if left else "The game is a draw"
    if not session.frames:
        return "Put creatures on the table"
    lives = ", ".join(f"{player.name} {player.life} life" for player in game.players.values())
    step = game.step
    is_early = step is not None and Step.BEGINNING_OF_COMBAT.comes_after(step)
    what = f"The {step.words}" if step is not None and is_early else "Combat"
    return f"{what} is over: {lives}"
