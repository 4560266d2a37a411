"""Forge's game states and puzzles (`.pzl`): lines of `key=value`."""
