"""Tests of the library page."""
