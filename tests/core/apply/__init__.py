"""Tests of `core.apply`."""
