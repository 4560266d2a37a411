"""Tests of the magnifier."""
