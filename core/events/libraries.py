"""What happens in libraries."""

from typing import Literal

from core.events.event import Event, WhySilent
from core.terms.ids import ObjectId, PlayerId
from core.terms.rule_numbers import RuleNumber


class TopArranged(Event, tag="top_arranged"):
    """A player looked at so many cards on top of a library, and put back those that stay there.

    Attributes:
        how: by scrying or by surveilling; or it is just their order that is changed after that.
        top: those that stay on top, in this order.
        bottom: those that go on the bottom, in this order.
        is_known: whether the table knows what is in the library.
    """

    triggers_nothing = WhySilent.UNWATCHED

    player: PlayerId
    how: Literal["scry", "surveil", "order"]
    amount: int
    top: tuple[ObjectId, ...] = ()
    bottom: tuple[ObjectId, ...] = ()
    is_known: bool = True
    rule: RuleNumber
