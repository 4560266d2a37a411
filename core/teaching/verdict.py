"""What is said when play has ended: whether the prediction was right, what it is, and the lesson."""

from __future__ import annotations

from core.explain.violations import what_is_wrong
from core.play.playthrough import Playthrough
from core.scenario.question import Answered, QuestionSpec, answer_of
from core.teaching.moment import moment_of
from core.teaching.progress import Outcome
from core.teaching.question_words import Naming, predicted, told
from core.terms.ids import ObjectId, PlayerId
from core.terms.values import Value, replace


class Verdict(Value):
    """A prediction beside what happened.

    Attributes:
        answer: what it is, as a sentence.
        why: if it is illegal, the reason, as a sentence; else empty.
        said: what was predicted, as a sentence; empty if that is the same, or nothing was.
        moment: after how many frames the answer stands; None if nothing came that could change it.
    """

    outcome: Outcome
    answer: str
    why: str = ""
    said: str = ""
    moment: int | None = None


def verdict(question: QuestionSpec, playthrough: Playthrough, said: Answered | None) -> Verdict:
    """Return the verdict on a prediction; `said` is None if the answer is only to be shown."""
    answer, name = answer_of(question, playthrough), naming(playthrough)
    outcome = Outcome.SHOWN if said is None else Outcome.RIGHT if said == answer else Outcome.WRONG
    refused = playthrough.refused if question.legal else None
    return Verdict(
        outcome=outcome,
        answer=told(question, answer, name),
        why=what_is_wrong(refused)[0].sentence if refused is not None else "",
        said=predicted(question, said, name) if said is not None and outcome is Outcome.WRONG else "",
        moment=moment_of(_missed(question, answer, said), playthrough),
    )


def _missed(question: QuestionSpec, answer: Answered | None, said: Answered | None) -> QuestionSpec:
    """Return the question about that alone which was predicted otherwise, where several are asked about."""
    if question.dies and isinstance(answer, frozenset) and isinstance(said, frozenset) and said != answer:
        return replace(question, dies=tuple(one for one in question.dies if one in answer ^ said))
    return question


def naming(playthrough: Playthrough) -> Naming:
    """Return what readers know players and objects by, those that enter during play too."""

    def name(named: str) -> str:
        for game in (playthrough.start, playthrough.game):
            if named in game.players:
                return game.players[PlayerId(named)].name
            if game.knows(named) and not any(card.id == named for card in game.cards):
                return game.label(ObjectId(named))
        return named

    return name
