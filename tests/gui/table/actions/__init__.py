"""Answers and edits on the table."""
