"""Casting spells and activating abilities: what is legal, what is announced, what it costs (CR 601, 602)."""
