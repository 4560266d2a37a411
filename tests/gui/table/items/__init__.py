"""Tests of what is on the table."""
