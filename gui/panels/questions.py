"""The question at the cursor in words: who decides what, what is wrong so far, what can be pressed."""

from __future__ import annotations

from core.explain.ending import departures
from core.explain.explanation import label
from core.explain.questions import asked
from core.language.mode_labels import mode_words
from core.language.wording import paying_words
from core.play.playthrough import Asking, Decision
from core.play.stops import next_to_hold
from core.rules.combat.attack_choice import Attacks, DeclareAttackers
from core.terms.rule_numbers import cited
from core.terms.steps import Step
from core.terms.values import replace
from gui.choices.asking import decision_question
from gui.choices.chosen_here import chosen_here
from gui.choices.question import Extra, Number, Option, Question, either, with_room
from gui.panels.telling import place_of, step_shown
from gui.session import Session
from gui.table.casting.announcer import (
    AS_PRINTED,
    BESTOWED,
    DO_NOT_KICK,
    FACE_DOWN,
    KICK,
    MODE_IDS,
    WAY_IDS,
)
from gui.table.casting.casting import Casting, fitting_modes, may_be_kicked, pickable
from gui.table.picture.stack_lane import stack_name
from gui.translation import listed, term, tr

_MOST_HINTS = 2
"""There is room for so many sentences about what can be said."""
_FEW = 2
"""Of more players the line about how it ended says just names and numbers."""


def picking(session: Session, casting: Casting) -> Question:
    """Return what the bar says while something is picked for a spell or ability, or said about it."""
    if casting.modes:
        return _modes(session, casting)
    if casting.is_complete:
        return _announcing(session, casting)
    first, *others = (Option(one, label(casting.decision.game, one)) for one in pickable(session, casting))
    picked = either(casting.asks, first.words, others, casting.rule)
    return replace(picked, extras=(Extra.LEAVE_OFF,))


def _modes(session: Session, casting: Casting) -> Question:
    """Return what the bar says while modes are to be chosen."""
    words = mode_words(casting.modes, casting.name)
    options = [
        Option(
            MODE_IDS[number - 1],
            words[number - 1].label,
            story=words[number - 1].sentence,
            is_chosen=number in casting.chosen,
        )
        for number in fitting_modes(session, casting)
    ]
    if casting.has_enough_modes:
        shown, more = with_room(options)
        hint = tr("Click one to add it or leave it out ({rule}).").format(rule=cited(casting.rule))
        go_on = tr("Go on with these")
        return Question(
            casting.asks, hint, proceed=go_on, extras=(Extra.LEAVE_OFF,), options=shown, more=more
        )
    first, *others = sorted(options, key=lambda option: option.is_chosen)
    picked = either(casting.asks, first.words, others, casting.rule)
    return replace(picked, story=first.story, extras=(Extra.LEAVE_OFF,))


def _announcing(session: Session, casting: Casting) -> Question:
    """Return what the bar says when all that is needed is picked: more targets, a division, X."""
    game, dealt = casting.decision.game, sum(casting.points.values())
    shares = listed(
        tr("{count} to {target}").format(count=n, target=label(game, target))
        for target, n in casting.points.items()
    )
    rest = pickable(session, casting) if casting.has_room else ()
    begins = tr("X starts at lethal damage") if casting.targets else tr("Enter X")
    told = [
        tr("Its kicker is an additional cost (CR 702.33a).") if casting.kickers else "",
        f"{begins} (CR 601.2b)." if casting.says_x else "",
        tr("Click a number to add 1, right-click to take 1 away (CR 601.2d).") if casting.is_divided else "",
        tr("Click to add another target (CR 601.2c).") if rest else "",
    ]
    hint = " ".join([one for one in told if one][:_MOST_HINTS])
    others = (*_kicks(session, casting), *_ways(casting), *(Option(one, label(game, one)) for one in rest))
    shown, more = with_room(others) if not casting.says_x else ((), others)
    if casting.says_x and not casting.points:
        title = tr("{name}: what is X?")
    elif dealt:
        title = tr("{name}: {damage} damage, {shares}")
    elif casting.kickers and not rest:
        title = tr("{name}: kick it?") if not casting.kicked else tr("{name}, kicked: ready?")
    else:
        more_words = tr("{name}: more targets?") if casting.targets else tr("{name}: a target, or none?")
        title = more_words if rest else tr("{name}: ready?")
    return Question(
        title.format(name=casting.name, damage=dealt, shares=shares),
        hint,
        proceed=casting.verb,
        extras=(Extra.LEAVE_OFF,),
        options=shown,
        more=more,
        x=Number(casting.least_x, casting.x) if casting.says_x else None,
    )


def _kicks(session: Session, casting: Casting) -> tuple[Option, ...]:
    """Return what can be clicked to kick a spell, or not to."""
    if not casting.kickers:
        return ()
    cost = paying_words(casting.kickers[min(casting.kicked, len(casting.kickers) - 1)].pays)
    words = tr("Kick it again: {cost}") if casting.kicked else tr("Kick it: {cost}")
    more = (Option(KICK, words.format(cost=cost)),) if may_be_kicked(session, casting) else ()
    return (*more, *((Option(DO_NOT_KICK, tr("Don't kick it")),) if casting.kicked else ()))


def _ways(casting: Casting) -> tuple[Option, ...]:
    """Return what can be clicked to cast a spell in another way, or for its mana cost after all."""
    words = {
        FACE_DOWN: tr("Cast it face down"),
        BESTOWED: tr("Cast it bestowed"),
        AS_PRINTED: tr("Cast it as printed"),
    }
    others = (one for one, way in WAY_IDS.items() if way != casting.way and way in {None, *casting.ways})
    return tuple(Option(one, words[one]) for one in others) if casting.ways else ()


def question(session: Session) -> Question:
    """Return what the bar says where the cursor stands."""
    here = _here(session)
    return replace(here, extras=(*here.extras, *way_of_deciding(session)))


def way_of_deciding(session: Session) -> tuple[Extra, ...]:
    """Return what says that defaults answer what nobody decides; nothing where it is asked."""
    return (Extra.ASK,) if session.asking is Asking.NOTHING else ()


def _here(session: Session) -> Question:
    decision = session.decision
    if decision is not None:
        return decision_question(decision)
    if session.holder is not None:
        return _held(session, session.holder)
    if session.cursor < len(session.frames):
        return Question(
            _position(session),
            tr("Press Space to play, → for the next step, ← for the previous one"),
            proceed=tr("Play"),
            extras=(Extra.CHOOSE_AGAIN,) if chosen_here(session) is not None else (),
        )
    last = session.playthrough.decisions[-1] if session.playthrough.decisions else None
    if session.playthrough.refused is not None and last is not None:
        return decision_question(last)
    if not session.frames:
        return Question(_outcome(session))
    more = () if session.game.is_over else (Extra.NEXT_COMBAT,)
    how = tr("No creature attacked. To attack, go back with Home, then drag a creature onto a player.")
    hint = how if _could_have_attacked(session) else " ".join(departures(session.playthrough))
    return Question(_outcome(session), hint, extras=(Extra.FROM_START, *more))


def _could_have_attacked(session: Session) -> bool:
    """Whether nobody attacked in what was played, though a creature could have."""
    asked = [one for one in session.playthrough.decisions if isinstance(one.choice, DeclareAttackers)]
    return bool(asked) and all(
        isinstance(one.answer, Attacks) and not one.answer.attacks and not one.choice.is_forced(one.game)
        for one in asked
    )


def _held(session: Session, holder: Decision) -> Question:
    """Return what the bar says about a moment of priority."""
    game = holder.game
    following = next_to_hold(session.playthrough, holder)
    if following is not None:
        then = tr("Pass to {player}, or respond (CR 117.3d).").format(player=game.label(following))
    elif game.stack:
        then = tr("Pass to let {what} resolve, or respond (CR 117.4).").format(
            what=stack_name(game, game.stack[-1])
        )
    else:
        then = tr("Pass to end the turn step, or do something first (CR 117.4).")
    stops = session.stops_at_priority
    return Question(
        asked(game, holder.choice),
        then,
        proceed=tr("Pass") if stops else tr("Play"),
        extras=(Extra.PASS_ON,) if stops else (Extra.PASS, Extra.PASS_ON),
    )


def _position(session: Session) -> str:
    if not session.cursor:
        return tr("Starting board")
    step = step_shown(session, session.cursor)
    return " · ".join((*([step] if step else []), place_of(session, session.cursor)))


def _outcome(session: Session) -> str:
    game = session.game
    if game.is_over:
        left = game.players_in_game
        return (
            tr("{player} wins the game").format(player=game.label(left[0]))
            if left
            else tr("The game is a draw")
        )
    if not session.frames:
        return tr("Put creatures on the table")
    players = game.players.values()
    if len(players) > _FEW:
        lives = ", ".join(f"{player.name} {player.life}" for player in players)
        lives = tr("{lives} life").format(lives=lives)
    else:
        lives = ", ".join(
            tr("{player} {life} life").format(player=player.name, life=player.life) for player in players
        )
    step = game.step
    is_early = step is not None and Step.BEGINNING_OF_COMBAT.comes_after(step)
    if step is not None and is_early:
        return tr("The {turn_step} is over: {lives}").format(turn_step=term(step.words), lives=lives)
    return tr("Combat is over: {lives}").format(lives=lives)
