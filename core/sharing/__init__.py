"""Boards as text that travels: share codes, and board lines that people type."""
