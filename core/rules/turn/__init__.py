"""The turn, step by step (CR 500)."""
