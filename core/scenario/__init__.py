"""Scenario files: a board, what the players decide, and what comes out."""
