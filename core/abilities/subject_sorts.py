"""Which fields of an instruction hold a subject, and of what sort it is: read off their types."""

from collections.abc import Mapping
from functools import cache
from typing import get_args

from core.abilities.subjects import Sort
from core.data.shapes import Model, fields_of, is_literal, marks_of, members_of, plain


@cache
def subject_sorts(model: Model) -> Mapping[str, Sort]:
    """Return the fields of an instruction that hold a subject, each with the sort of thing it speaks of."""
    found = {}
    for field in fields_of(model):
        for one in members_of(field.shape):
            if is_literal(plain(one)) and "target_2" in get_args(plain(one)):
                marks = (mark for mark in marks_of(one) if isinstance(mark, Sort))
                found[field.name] = next(marks, Sort.PERMANENT)
    return found
