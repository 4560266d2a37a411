"""Tests of what is said of things that do not happen."""
