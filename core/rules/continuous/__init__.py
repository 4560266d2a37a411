"""Continuous effects: what they make of objects, layer by layer (CR 611, 613)."""
