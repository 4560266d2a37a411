"""Abilities that trigger, in words."""

from __future__ import annotations

from core.words.english.row import Sentence

triggers = Sentence("{ability} triggers{reason?: {reason}}")
siege_triggers = Sentence("{siege} has lost its last defense counter, so its defeat ability triggers.")
looks_back = Sentence("{name} has left, but this ability looks back to the moment before ({rule}).")
triggers_from_the_stack = Sentence("{name} is on the stack, where this ability works ({rule}).")
triggers_once = Sentence("This happened {count} times at once, but the ability triggers only once ({rule}).")
