"""Spells and abilities: announced, resolved, what their instructions do (CR 601, 602, 608)."""
