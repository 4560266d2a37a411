"""Tests of how cards are drawn."""
