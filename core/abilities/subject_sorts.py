"""Which fields of an instruction hold a subject, and of what sort it is: read off their types."""

from collections.abc import Mapping
from functools import cache
from inspect import get_annotations
from typing import get_args

from core.abilities.subjects import Sort
from core.data.shapes import Model, is_literal, marks_of, members_of, plain


@cache
def subject_sorts(model: Model) -> Mapping[str, Sort]:
    """Return the fields of an instruction that hold a subject, each with the sort of thing it speaks of.

    What a type refers to by its name alone is not looked up, so that this is quick as keywords are loaded.
    """
    found = {}
    for base in reversed(model.__mro__):
        for name, shape in get_annotations(base).items():
            for one in members_of(shape):
                if is_literal(plain(one)) and "target_2" in get_args(plain(one)):
                    marks = (mark for mark in marks_of(one) if isinstance(mark, Sort))
                    found[name] = next(marks, Sort.PERMANENT)
    return found
