"""Triggered abilities: what makes them trigger, and how they go on the stack (CR 603)."""
