"""How cards and signs are drawn."""
