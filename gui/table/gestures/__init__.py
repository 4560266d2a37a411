"""Drags on the table: what each means, and what letting go does."""
